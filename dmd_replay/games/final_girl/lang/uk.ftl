# Українська: те, що інструменти кажуть про Final Girl.

## Статистика

label-victims-killed-by = Хто вбивав жертв
label-victims-saved = Врятовані жертви
label-action-cards-played = Зіграні карти дій
label-action-cards-bought = Куплені карти дій
label-terror-cards-drawn = Витягнуті карти терору
label-items-gained = Здобуті предмети
label-items-used = Використані предмети
label-victims-dead = Мертві жертви
label-action-cards-in-hand = Карти дій на руці
label-a-minion = посіпака

## Кубики

label-horror-rolls = кидки жаху
label-successes = успіхи
label-partial-successes = часткові успіхи
