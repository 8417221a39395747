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

## Różnice

label-known-top-of-the-mythos-deck = znany wierzch talii Mitów
label-known-bottom-of-the-mythos-deck = znany spód talii Mitów
label-mythos-card-being-resolved = rozpatrywana karta Mitów
label-known-top-of-the-discovery-deck = znany wierzch talii Odkryć
label-known-bottom-of-the-discovery-deck = znany spód talii Odkryć
label-discovery-card-being-drawn = dobierana karta Odkryć
label-pile-of-insanity-cards-put-aside = odłożone karty Niepoczytalności
label-set-of-reverse-sides-still-face-down = zakryte odwrotne strony
label-active-player-asked-for-no-more-offers-of-cards = aktywny gracz nie chce dalszych pytań o karty
label-elder-one-advances-at-this-end-of-turn-in-any-case = na koniec tej tury Przedwieczny i tak postępuje
label-ritual-is-disrupted = Rytuał przerwany
label-actions-paid-for-in-this-turn = opłacone akcje w tej turze
label-trades-refused-in-this-turn = odrzucone wymiany w tej turze
label-number-of-the-next-figure = numer następnej figurki
label-elder-one-s-space-on-the-track = pole Przedwiecznego na torze
label-elder-one-s-stage = Stadium Przedwiecznego
label-roll-s-standard-dice = kości standardowe rzutu
label-roll-s-bonus-dice = kości dodatkowe rzutu
label-roll-s-successes = sukcesy rzutu
label-roll-s-elder-signs = Znaki Starszych Bogów w rzucie
label-roll-s-tentacles = macki rzutu
label-wounds-that-the-roll-dealt-to-its-owner = Obrażenia zadane rzucającemu
label-sanity = Poczytalność
label-number-of-bonus-dice = liczba kości dodatkowych
label-substitutes-for-fire-tokens = zamienniki żetonów Ognia
label-card-kept-by-the-insanity = karta zachowana przez Niepoczytalność
label-investigator-that-is-named = wskazany Badacz
label-starting-player = pierwszy gracz
label-active-player = aktywny gracz
label-dice = kości
label-third-phase = trzecia faza
label-enemies-that-have-attacked = Wrogowie, którzy już atakowali
label-targets-of-the-roll = cele rzutu
label-killed-by-the-roll = pokonani tym rzutem
label-end-of-the-game = koniec gry
label-not-over = gra trwa
label-alive = żyje
label-dead = nie żyje
label-used = użyte
label-none = brak
label-nothing = nic
label-nowhere = nigdzie
label-nobody = nikt
label-somebody = ktoś
label-on-the-board = na planszy
label-off-the-board = poza planszą
label-investigate = Przeszukaj
label-fight = Walcz
