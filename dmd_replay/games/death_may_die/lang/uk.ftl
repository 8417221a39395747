# Українська: те, що інструменти кажуть про Death May Die.

## Статистика

label-fallen = Полеглі
label-fallen-by = Від чого полягли
label-actions = Дії
label-discovery-cards-used = Використані карти знахідок
label-discovery-cards-claimed = Здобуті карти знахідок
label-mythos-cards-drawn = Узяті карти міфу
label-enemies-killed = Убиті вороги
label-skills-raised = Підвищені вміння
label-fire-tokens = Жетони вогню
label-investigators = Дослідники
label-party = Загін
label-own-dice = власні кубики
label-the-rules = правила

## Кубики

label-own-rolls = власні кидки
label-rolls-that-hurt = кидки, що ранять

## Відмінності

label-known-top-of-the-mythos-deck = відомий верх колоди міфу
label-known-bottom-of-the-mythos-deck = відомий низ колоди міфу
label-mythos-card-being-resolved = карта міфу, яку виконують
label-known-top-of-the-discovery-deck = відомий верх колоди знахідок
label-known-bottom-of-the-discovery-deck = відомий низ колоди знахідок
label-discovery-card-being-drawn = карта знахідки, яку беруть
label-pile-of-insanity-cards-put-aside = відкладені карти божевілля
label-set-of-reverse-sides-still-face-down = закриті зворотні боки
label-active-player-asked-for-no-more-offers-of-cards = активний гравець не хоче більше питань про карти
label-elder-one-advances-at-this-end-of-turn-in-any-case = наприкінці цього ходу Прадавній просувається за будь-яких умов
label-ritual-is-disrupted = ритуал перервано
label-actions-paid-for-in-this-turn = оплачені дії цього ходу
label-trades-refused-in-this-turn = відхилені обміни цього ходу
label-number-of-the-next-figure = номер наступної фігурки
label-elder-one-s-space-on-the-track = зона Прадавнього на треку
label-elder-one-s-stage = втілення Прадавнього
label-roll-s-standard-dice = базові кубики кидка
label-roll-s-bonus-dice = бонусні кубики кидка
label-roll-s-successes = успіхи кидка
label-roll-s-elder-signs = знаки Прадавніх у кидку
label-roll-s-tentacles = щупальця кидка
label-wounds-that-the-roll-dealt-to-its-owner = рани, яких кидок завдав тому, хто кидав
label-sanity = глузд
label-number-of-bonus-dice = кількість бонусних кубиків
label-substitutes-for-fire-tokens = замінники жетонів вогню
label-card-kept-by-the-insanity = карта, яку утримує божевілля
label-investigator-that-is-named = названий дослідник
label-starting-player = перший гравець
label-active-player = активний гравець
label-dice = кубики
label-third-phase = третя фаза
label-enemies-that-have-attacked = вороги, що вже атакували
label-targets-of-the-roll = цілі кидка
label-killed-by-the-roll = убиті цим кидком
label-end-of-the-game = кінець гри
label-not-over = гра триває
label-alive = у грі
label-dead = загибель
label-used = використано
label-none = немає
label-nothing = нічого
label-nowhere = ніде
label-nobody = ніхто
label-somebody = хтось
label-on-the-board = на мапі
label-off-the-board = поза мапою
label-investigate = дослідити
label-fight = битися
