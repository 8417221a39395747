# Українська: те, що інструменти кажуть про Final Girl.

## Статистика

label-victims-killed-by = Хто вбивав жертв
label-victims-saved = Врятовані жертви
label-action-cards-played = Розіграні карти дій
label-action-cards-bought = Куплені карти дій
label-terror-cards-drawn = Узяті карти терору
label-items-gained = Здобуті предмети
label-items-used = Використані предмети
label-victims-dead = Мертві жертви
label-action-cards-in-hand = Карти дій на руці
label-a-minion = посіпака

## Кубики

label-horror-rolls = кидки жаху
label-successes = успіхи
label-partial-successes = часткові успіхи

## Відмінності

label-her-hand = її рука
label-set-of-terror-cards-nobody-has-seen = карти терору, яких ніхто не бачив
label-known-top-of-the-terror-deck = відомий верх колоди терору
label-known-bottom-of-the-terror-deck = відомий низ колоди терору
label-row-of-terror-cards-being-resolved = карти терору, які виконують
label-row-of-terror-cards-that-stay = карти терору, що лишаються
label-set-of-items-nobody-has-seen = предмети, яких ніхто не бачив
label-set-of-items-removed-from-the-game = предмети, вилучені з гри
label-what-is-found-in-the-search = знайдене під час пошуку
label-set-of-finales-nobody-has-seen = фінали, яких ніхто не бачив
label-set-of-dark-powers-nobody-has-seen = темні сили, яких ніхто не бачив
label-row-of-dark-powers-in-play = темні сили у грі
label-row-of-texts-in-play = тексти у грі
label-set-of-final-health-tokens-nobody-has-seen = жетони останнього подиху, яких ніхто не бачив
label-dead-victims-area = мертві жертви
label-set-of-saved-victims = врятовані жертви
label-set-of-covered-victim-spaces = зайняті поля жертв
label-set-of-texts-used-in-this-phase = тексти, використані цієї фази
label-her-card-is-flipped = її карту перевернуто
label-action-phase-ends-after-the-current-action = фаза дій закінчується після поточної дії
label-next-action-phase-is-skipped = наступну фазу дій пропущено
label-partial-successes-are-successes-until-the-phase-ends = часткові успіхи є успіхами до кінця фази
label-ordinary-victims-in-the-supply = звичайні жертви в запасі
label-victims-killed-in-this-turn = жертви, вбиті цього ходу
label-victims-killed-in-this-killer-phase = жертви, вбиті цієї фази вбивці
label-victims-killed-by-this-killer-action = жертви, вбиті цією дією вбивці
label-victims-saved-in-this-action-phase = жертви, врятовані цієї фази дій
label-dice-stored-for-the-next-horror-roll = кубики, відкладені на наступний кидок жаху
label-number-of-the-next-minion = номер наступного посіпаки
label-time-stored-for-the-next-action-phase = час, відкладений на наступну фазу дій
label-unknown-cards-in-the-terror-deck = невідомі карти в колоді терору
label-space-to-begin-on = початкове поле
label-unknown-cards = невідомі карти
label-uses-left = використання, що лишилися
label-special-victims = особливі жертви
label-setup-card = карта підготовки
label-end-of-the-game = кінець гри
label-not-over = гра триває
label-facedown = долілиць
label-red = червоне
label-none = немає
label-no-space = жодне поле
label-nowhere = ніде
label-no-items = без предметів
label-tokens = жетони
label-face-up-top = відкритий верх
label-known-bottom = відомий низ
label-red-end = червоний кінець
label-black = чорний
label-white = білий
label-blank = порожній
label-plain = звичайна
label-orange = помаранчева
label-blue = синя
