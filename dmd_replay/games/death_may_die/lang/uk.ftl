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
