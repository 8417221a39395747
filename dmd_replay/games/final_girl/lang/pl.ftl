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

## Różnice

label-her-hand = jej ręka
label-set-of-terror-cards-nobody-has-seen = karty terroru, których nikt nie widział
label-known-top-of-the-terror-deck = znany wierzch talii terroru
label-known-bottom-of-the-terror-deck = znany spód talii terroru
label-row-of-terror-cards-being-resolved = rozpatrywane karty terroru
label-row-of-terror-cards-that-stay = karty terroru, które zostają
label-set-of-items-nobody-has-seen = przedmioty, których nikt nie widział
label-set-of-items-removed-from-the-game = przedmioty usunięte z gry
label-what-is-found-in-the-search = znalezione w przeszukaniu
label-set-of-finales-nobody-has-seen = zakończenia, których nikt nie widział
label-set-of-dark-powers-nobody-has-seen = mroczne moce, których nikt nie widział
label-row-of-dark-powers-in-play = mroczne moce w grze
label-row-of-texts-in-play = teksty w grze
label-set-of-final-health-tokens-nobody-has-seen = żetony ostatniego tchnienia, których nikt nie widział
label-dead-victims-area = martwe ofiary
label-set-of-saved-victims = uratowane ofiary
label-set-of-covered-victim-spaces = zajęte pola ofiar
label-set-of-texts-used-in-this-phase = teksty użyte w tej fazie
label-her-card-is-flipped = jej karta jest odwrócona
label-action-phase-ends-after-the-current-action = faza akcji kończy się po obecnej akcji
label-next-action-phase-is-skipped = następna faza akcji zostaje pominięta
label-partial-successes-are-successes-until-the-phase-ends = częściowe sukcesy są sukcesami do końca fazy
label-ordinary-victims-in-the-supply = zwykłe ofiary w zasobach
label-victims-killed-in-this-turn = ofiary zabite w tej turze
label-victims-killed-in-this-killer-phase = ofiary zabite w tej fazie mordercy
label-victims-killed-by-this-killer-action = ofiary zabite tą akcją mordercy
label-victims-saved-in-this-action-phase = ofiary uratowane w tej fazie akcji
label-dice-stored-for-the-next-horror-roll = kości odłożone na następny rzut horroru
label-number-of-the-next-minion = numer następnego sługusa
label-time-stored-for-the-next-action-phase = czas odłożony na następną fazę akcji
label-unknown-cards-in-the-terror-deck = nieznane karty w talii terroru
label-space-to-begin-on = pole początkowe
label-unknown-cards = nieznane karty
label-uses-left = pozostałe użycia
label-special-victims = ofiary specjalne
label-setup-card = karta przygotowania
label-end-of-the-game = koniec gry
label-not-over = gra trwa
label-facedown = zakryta
label-red = czerwone
label-none = brak
label-no-space = żadne pole
label-nowhere = nigdzie
label-no-items = brak przedmiotów
label-tokens = żetony
label-face-up-top = odkryty wierzch
label-known-bottom = znany spód
label-red-end = czerwony koniec
label-black = czarny
label-white = biały
label-blank = pusty
label-plain = zwykła
label-orange = pomarańczowa
label-blue = niebieska
