# Polski: to, co narzędzia mówią o Death May Die.

## Statystyka

label-fallen = Polegli
label-fallen-by = Przez co polegli
label-actions = Akcje
label-discovery-cards-used = Użyte karty Odkryć
label-discovery-cards-claimed = Pozyskane karty Odkryć
label-mythos-cards-drawn = Dobrane karty Mitów
label-enemies-killed = Pokonani Wrogowie
label-skills-raised = Rozwinięte Umiejętności
label-fire-tokens = Żetony Ognia
label-investigators = Badacze
label-party = Drużyna
label-own-dice = własne kości
label-the-rules = zasady

## Kości

label-own-rolls = własne rzuty
label-rolls-that-hurt = rzuty, które ranią
