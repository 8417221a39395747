# Polski: to, co narzędzia mówią o Final Girl.

## Statystyka

label-victims-killed-by = Kto zabijał ofiary
label-victims-saved = Uratowane ofiary
label-action-cards-played = Zagrane karty akcji
label-action-cards-bought = Kupione karty akcji
label-terror-cards-drawn = Dobrane karty terroru
label-items-gained = Zdobyte przedmioty
label-items-used = Użyte przedmioty
label-victims-dead = Martwe ofiary
label-action-cards-in-hand = Karty akcji na ręce
label-a-minion = sługus

## Kości

label-horror-rolls = rzuty horroru
label-successes = sukcesy
label-partial-successes = częściowe sukcesy
