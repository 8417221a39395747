# Українська: те, що інструменти кажуть про Death May Die.

## Статистика

label-fallen = Полеглі
label-fallen-by = Від чого полягли
label-actions = Дії
label-discovery-cards-used = Використані карти Знахідок
label-discovery-cards-claimed = Здобуті карти Знахідок
label-mythos-cards-drawn = Витягнуті карти Міфу
label-enemies-killed = Вбиті Вороги
label-skills-raised = Підвищені Вміння
label-fire-tokens = Жетони Вогню
label-investigators = Дослідники
label-party = Загін
label-own-dice = власні кубики
label-the-rules = правила

## Кубики

label-own-rolls = власні кидки
label-rolls-that-hurt = кидки, що ранять

## Відмінності

label-known-top-of-the-mythos-deck = відомий верх колоди Міфу
label-known-bottom-of-the-mythos-deck = відомий низ колоди Міфу
label-mythos-card-being-resolved = карта Міфу, що розігрується
label-known-top-of-the-discovery-deck = відомий верх колоди Знахідок
label-known-bottom-of-the-discovery-deck = відомий низ колоди Знахідок
label-discovery-card-being-drawn = карта Знахідок, що витягується
label-pile-of-insanity-cards-put-aside = відкладені карти Божевілля
label-set-of-reverse-sides-still-face-down = зворотні боки долілиць
label-active-player-asked-for-no-more-offers-of-cards = активний гравець не хоче більше питань про карти
label-elder-one-advances-at-this-end-of-turn-in-any-case = наприкінці цього ходу Прадавній просувається в будь-якому разі
label-ritual-is-disrupted = Ритуал перервано
label-actions-paid-for-in-this-turn = оплачені дії цього ходу
label-trades-refused-in-this-turn = відхилені обміни цього ходу
label-number-of-the-next-figure = номер наступної фігурки
label-elder-one-s-space-on-the-track = поділка Прадавнього на шкалі
label-elder-one-s-stage = Втілення Прадавнього
label-roll-s-standard-dice = базові кубики кидка
label-roll-s-bonus-dice = бонусні кубики кидка
label-roll-s-successes = успіхи кидка
label-roll-s-elder-signs = Знаки Прадавніх у кидку
label-roll-s-tentacles = щупальця кидка
label-wounds-that-the-roll-dealt-to-its-owner = рани, яких кидок завдав тому, хто кидав
label-sanity = Глузд
label-number-of-bonus-dice = кількість бонусних кубиків
label-substitutes-for-fire-tokens = замінники жетонів Вогню
label-card-kept-by-the-insanity = карта, яку тримає Божевілля
label-investigator-that-is-named = вказаний Дослідник
label-starting-player = перший гравець
label-active-player = активний гравець
label-dice = кубики
label-third-phase = третя фаза
label-enemies-that-have-attacked = Вороги, що вже атакували
label-targets-of-the-roll = цілі кидка
label-killed-by-the-roll = вбиті цим кидком
label-end-of-the-game = кінець гри
label-not-over = гра триває
label-alive = живий стан
label-dead = загибель
label-used = використано
label-none = немає
label-nothing = нічого
label-nowhere = ніде
label-nobody = ніхто
label-somebody = хтось
label-on-the-board = на полі
label-off-the-board = поза полем
label-investigate = Пошук
label-fight = Бій
