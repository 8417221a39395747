# Final Girl po polsku.
#
# Nazwy odmieniają się przez przypadki: .gen (kogo? czego?), .dat (komu? czemu?), .acc (kogo? co?),
# .ins (z kim? z czym?), .loc (o kim? o czym?). $heroine to bohaterka, $slayer to morderca.

## Wspólne cząstki

because = { ANY($src) ->
        [no] {""}
       *[yes] {" "}(„{ $src }”)
    }
time-n = { $n ->
        [one] { $n } punkt czasu
        [few] { $n } punkty czasu
       *[many] { $n } punktów czasu
    }
health-n = { $n ->
        [one] { $n } punkt zdrowia
        [few] { $n } punkty zdrowia
       *[many] { $n } punktów zdrowia
    }
damage-n = { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
damage-of = { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }
uses-n = { $uses ->
        [0] {""}
        [one] {" "}({ $uses } użycie)
        [few] {" "}({ $uses } użycia)
       *[many] {" "}({ $uses } użyć)
    }
with-victims = { ANY($along) ->
        [yes] {" "}i prowadzi ze sobą: { ACC($along) }
       *[no] {""}
    }
price = { $cost ->
        [0] za darmo
        [one] za { $cost } punkt czasu
        [few] za { $cost } punkty czasu
       *[many] za { $cost } punktów czasu
    }
seat-player = gracz
    .gen = gracza
    .dat = graczowi
    .acc = gracza
    .ins = graczem
    .loc = graczu

victim = { $colour ->
        [plain] ofiara
        [white] biała ofiara
        [orange] pomarańczowa ofiara
       *[blue] niebieska ofiara
    }
    .gen = { $colour ->
        [plain] ofiary
        [white] białej ofiary
        [orange] pomarańczowej ofiary
       *[blue] niebieskiej ofiary
    }
    .dat = { $colour ->
        [plain] ofierze
        [white] białej ofierze
        [orange] pomarańczowej ofierze
       *[blue] niebieskiej ofierze
    }
    .acc = { $colour ->
        [plain] ofiarę
        [white] białą ofiarę
        [orange] pomarańczową ofiarę
       *[blue] niebieską ofiarę
    }
    .ins = { $colour ->
        [plain] ofiarą
        [white] białą ofiarą
        [orange] pomarańczową ofiarą
       *[blue] niebieską ofiarą
    }
victims = { $n ->
        [one] { $n } ofiara
        [few] { $n } ofiary
       *[many] { $n } ofiar
    }
    .acc = { $n ->
        [one] { $n } ofiarę
        [few] { $n } ofiary
       *[many] { $n } ofiar
    }
colour = { $colour ->
        [plain] zwykła
        [white] biała
        [orange] pomarańczowa
       *[blue] niebieska
    }
    .gen = { $colour ->
        [plain] zwykłej
        [white] białej
        [orange] pomarańczowej
       *[blue] niebieskiej
    }
enemy-minion = { $place ->
        [0] {""}
        [1] pierwszy{" "}
        [2] drugi{" "}
        [3] trzeci{" "}
        [4] czwarty{" "}
       *[other] { $place }.{" "}
    }sługus „{ $kind }” na polu „{ $space }”
    .gen = { $place ->
        [0] {""}
        [1] pierwszego{" "}
        [2] drugiego{" "}
        [3] trzeciego{" "}
        [4] czwartego{" "}
       *[other] { $place }.{" "}
    }sługusa „{ $kind }” na polu „{ $space }”
    .acc = { $place ->
        [0] {""}
        [1] pierwszego{" "}
        [2] drugiego{" "}
        [3] trzeciego{" "}
        [4] czwartego{" "}
       *[other] { $place }.{" "}
    }sługusa „{ $kind }” na polu „{ $space }”
enemy-gone = sługus
    .gen = sługusa
    .acc = sługusa
copies = { $card } (×{ $n })
blank = pusty
own-card = karta { GEN($girl) }
ultimate = ostateczna zdolność
    .gen = ostatecznej zdolności
health-token = { $n ->
        [0] brak zdrowia
        [one] { $n } punkt zdrowia
        [few] { $n } punkty zdrowia
       *[many] { $n } punktów zdrowia
    }
die = kość pokazująca { $face }
    .acc = kość pokazującą { $face }
    .gen = kości pokazującej { $face }
die-gone = kość
    .gen = kości
dice = kości pokazujące { $faces }
    .gen = kości pokazujących { $faces }
dice-all = wszystkie kości
    .gen = wszystkich kości
dice-gone = kości

## Karty akcji

event-card-played = { $heroine } zagrywa kartę „{ $card }”
event-cards-discarded = { $heroine } odrzuca { COUNT($cards) ->
        [one] kartę „{ $cards }”
       *[other] karty: { $cards }
    }{ $timed ->
        [yes] {" "}za czas
       *[no] { because }
    }
event-card-taken = { $heroine } bierze z rynku kartę „{ $card }”
event-line-chosen = { $heroine } wybiera { $line ->
        [0] pierwszy
       *[other] drugi
    } wiersz
event-used = { $heroine } używa { KIND($source) ->
        [ultimate] ostatecznej zdolności
       *[other] karty „{ $source }”
    }
event-card-bought = { $heroine } kupuje kartę „{ $card }” { price }
event-tableau-refilled = odrzucone karty akcji wracają na rynek

command-play = { $heroine } zagrywa kartę „{ $card }”
command-discard = { $heroine } odrzuca kartę „{ $card }”{ $timed ->
        [yes] {" "}za 1 punkt czasu
       *[no] {""}
    }
command-use = { $heroine } używa { KIND($source) ->
        [ultimate] ostatecznej zdolności
       *[other] karty „{ $source }”
    }
command-choose-line = { $heroine } wybiera { $line ->
        [0] pierwszy
       *[other] drugi
    } wiersz{ ANY($does) ->
        [yes] : { $does }
       *[no] {""}
    }
command-take-card = { $heroine } bierze z rynku kartę „{ $card }”
command-buy = { $heroine } kupuje kartę „{ $card }” { price }

choice-acting = działać; { $time ->
        [one] pozostał { $time } punkt czasu
        [few] pozostały { $time } punkty czasu
       *[many] pozostało { $time } punktów czasu
    }
choice-hand-limit = odrzucić kartę akcji: na ręce jest { $n }, a może być najwyżej { $most }
choice-taking-card = wziąć z rynku kartę akcji o koszcie najwyżej { $cost }{ because }
choice-choosing-line = wybrać jeden z dwóch wierszy karty „{ $card }”
choice-planning-phase = kupować karty akcji; { $time ->
        [-1] czas jest na czerwonym polu
        [one] pozostał { $time } punkt czasu
        [few] pozostały { $time } punkty czasu
       *[many] pozostało { $time } punktów czasu
    }; na ręce jest { $n } z { $most } kart

## Ataki bohaterki

event-attack-aimed = { $heroine } atakuje { $target ->
        [killer] { ACC($slayer) }
       *[minions] sługusów na polu „{ $space }”
    }{ with-weapon }
with-weapon = { ANY($weapon) ->
        [yes] {" "}(broń: „{ $weapon }”)
       *[no] {""}
    }
event-attack-over = {""}
event-damage-raised = { ANY($src) ->
        [yes] „{ $src }”
       *[no] modyfikator
    } dodaje { damage-n }
command-aim = { $heroine } atakuje { $target ->
        [killer] { ACC($slayer) }
       *[minions] sługusów na polu „{ $space }”
    }
command-wield = { $heroine } uderza, używając broni „{ $weapon }”
command-divide = { $heroine } dzieli obrażenia: { $shares }
choice-aiming = wybrać cel karty „{ $card }”
choice-aiming-shot = wybrać cel broni „{ $weapon }”
choice-striking = dodać broń do { $n ->
        [one] { $n } obrażenia
       *[other] { $n } obrażeń
    }
choice-after-damage = zrobić to, na co po zadaniu obrażeń pozwala „{ $weapon }”
choice-dividing-minors = podzielić { damage-n } między karty: { $cards }
choice-dividing-minions = podzielić { damage-n } między sługusów na polu „{ $space }”

## Wydarzenia i żetony na mapie

event-event-drawn = następuje wydarzenie „{ $drawn }”
event-event-discarded = wydarzenie „{ $card }” zostaje odrzucone
event-token-placed = na pole „{ $space }” trafia żeton ({ $token }){ because }
event-token-removed = z pola „{ $space }” znika żeton ({ $token })
choice-drawing-event = wpisać wydarzenie

## Wybory i odpowiedzi

command-choose-space = { $seat } wybiera pole „{ $space }”
command-choose-card = { $heroine } wybiera kartę „{ $card }”
command-choose = { $heroine } wybiera: { $option }
command-answer = { $about ->
        [question] { $yes ->
            [yes] { $heroine } postanawia { $does }
           *[no] { $heroine } postanawia { FORM($does, "no") }
        }
       *[plain] { $yes ->
            [yes] { $heroine } odpowiada „tak”
           *[no] { $heroine } odpowiada „nie”
        }
    }
choice-choosing = wybrać jedną z możliwości{ because }
question-offering = skorzystać z możliwości{ ANY($does) ->
        [yes] : { $does }
       *[no] {""}
    }{ because }
    .no = nie korzystać z możliwości{ ANY($does) ->
        [yes] : { $does }
       *[no] {""}
    }{ because }
choice-throwing-die = wpisać wynik rzutu{ because }
choice-picking-space = wybrać { $n ->
        [one] pole
        [few] { $n } pola, jedno po drugim
       *[many] { $n } pól, jedno po drugim
    }{ because }
choice-picking-minor = wybrać, która pomniejsza mroczna moc zostanie odrzucona{ because }
choice-looking-at-terror = wpisać kartę terroru, którą ogląda
question-keeping-terror = odłożyć kartę terroru „{ $card }” na spód
    .no = nie odkładać karty terroru „{ $card }” na spód
choice-dropping-items = wpisać wierzchnią kartę talii przedmiotów{ of-deck }
of-deck = { ANY($deck) ->
        [yes] {" "}(„{ $deck }”)
       *[no] {""}
    }
choice-turning-item = wpisać kartę odkrytą w talii przedmiotów „{ $deck }”
choice-surveying = wybrać następną talię przedmiotów{ because }
question-offering-removal = usunąć { ANY($cards) ->
        [yes] kartę „{ $cards }”
       *[no] kartę
    } z talii przedmiotów „{ $deck }”
    .no = nie usuwać karty z talii przedmiotów „{ $deck }”

## Zdrowie

event-health-recovered = { $who } odzyskuje { health-n }{ because }
event-health-lost = { $n ->
        [0] { $who } traci resztę zdrowia i sięga po żeton ostatniego tchnienia
       *[other] { $who } traci { health-n }{ $token ->
            [yes] {" "}i sięga po żeton ostatniego tchnienia
           *[no] {""}
        }
    }{ because }
event-token-revealed = żeton ostatniego tchnienia { GEN($who) } pokazuje: { $shows }
event-token-lost = { $who } traci biały żeton ostatniego tchnienia
event-revived = { $who } wraca do życia; ma { health-n }
choice-revealing-token = wpisać, co pokazuje żeton ostatniego tchnienia { $side ->
        [girl] { GEN($heroine) }
       *[killer] { GEN($slayer) }
    }

## Przedmioty

event-items-arranged = { $heroine } { ANY($held) ->
        [yes] trzyma w dłoniach: { $held }
       *[no] niczego nie trzyma w dłoniach
    }
event-use-spent = „{ $card }”: { $left ->
        [0] nie ma już użyć
        [one] pozostało { $left } użycie
        [few] pozostały { $left } użycia
       *[many] pozostało { $left } użyć
    }
event-item-discarded = przedmiot „{ $card }” zostaje odrzucony
command-hold = { $heroine } { ANY($held) ->
        [yes] bierze w dłonie: { $held }
       *[no] niczego nie bierze w dłonie
    }
choice-arranging = rozłożyć swoje przedmioty

## Morderca

event-finale-revealed = zostaje odkryte zakończenie „{ $drawn }”
event-dark-power-revealed = zostaje odkryta { $another ->
        [yes] kolejna mroczna moc
       *[no] mroczna moc
    } „{ $drawn }”
event-terror-drawn = zostaje dobrana karta terroru „{ $drawn }”
event-terror-discarded = karta terroru „{ $card }” zostaje odrzucona
event-terror-dropped = karta terroru „{ $drawn }” zostaje odrzucona bez skutku
event-terror-ordered = po tej karcie terroru przyjdzie następna
event-terror-seen = { $heroine } ogląda kartę terroru „{ $drawn }” i { $bottom ->
        [yes] odkłada ją na spód
       *[no] zostawia ją na wierzchu
    }
event-terror-stays = karta terroru „{ $card }” zostaje w grze
event-minor-placed = pojawia się pomniejsza mroczna moc „{ $card }” ({ $health ->
        [one] { $health } punkt zdrowia
        [few] { $health } punkty zdrowia
       *[many] { $health } punktów zdrowia
    })
event-minor-wounded = „{ $card }” traci { health-n }
event-minor-discarded = pomniejsza mroczna moc „{ $card }” znika
event-killer-acts = { $quarry ->
        [none] { $minion } działa
        [girl] { $minion } ściga { ACC($heroine) }
        [victims] { $minion } ściga ofiary na polu „{ $space }”
        [special] { ACC($minion) } wabi ofiara specjalna na polu „{ $space }”
       *[lure] { ACC($minion) } coś wabi na pole „{ $space }”
    }
event-killer-moved = { $slayer } idzie na pole „{ $to }”
event-killer-placed = { $slayer } pojawia się na polu „{ $to }”{ because }
event-attack-began = { $minion } atakuje { ACC($heroine) }: { damage-of }
event-attack-reduced = { ANY($src) ->
        [yes] „{ $src }”
       *[no] reakcja
    } zmniejsza atak o { damage-n }{ $left ->
        [-1] {""}
       *[other] ; pozostaje { $left }
    }
event-attack-ended = {""}
choice-reacting = { ANY($who) ->
        [yes] odpowiedzieć na atak ({ $who }, { damage-of })
       *[no] zareagować
    }
choice-escaping = umknąć, zanim { $slayer } zaatakuje
choice-choosing-target = wybrać cel { GEN($who) }
choice-choosing-route = wybrać drogę { GEN($who) }
choice-revealing-power = wpisać { $another ->
        [yes] kolejną mroczną moc
       *[no] mroczną moc
    }
choice-revealing-finale = wpisać zakończenie
choice-drawing-terror = wpisać kartę terroru
choice-dropping-terror = wpisać kartę terroru, która zostaje odrzucona

## Sługusy

event-minion-placed = na polu „{ $space }” pojawia się sługus „{ $kind }”
event-minion-moved = { $minion } idzie na pole „{ $to }”
event-minion-wounded = { $minion } traci { health-n }
event-minion-killed = { $minion } ginie

## Ruch

event-girl-moved = { $heroine } idzie na pole „{ $to }”{ with-victims }
event-girl-placed = { $heroine } trafia na pole „{ $to }”{ with-victims }{ because }
event-victims-moved = { ANY($who) ->
        [yes] { $n ->
            [one] { $who } idzie
            [few] { $who } idą
           *[many] { $who } idzie
        }
       *[no] nikt nie idzie
    } z pola „{ $origin }” na pole „{ $to }”{ because }
command-step = { $heroine } idzie na pole „{ $to }”{ with-victims }
choice-moving = { $steps ->
        [0] ratować ofiary na polu „{ $space }”
        [one] iść dalej (pozostał { $steps } krok){ because }
        [few] iść dalej (pozostały { $steps } kroki){ because }
       *[many] iść dalej (pozostało { $steps } kroków){ because }
    }
choice-jumping = wybrać, dokąd się przenosi{ because }

## Rzuty

event-horror-dice-rolled = { $heroine } wykonuje rzut horroru („{ $source }”): { $drawn }
event-die-converted = { $heroine } odrzuca karty: { $cards }; { $die } to teraz sukces
event-dice-rerolled = przerzut: { $dice }; wynik: { $drawn }{ because }
event-roll-ended = { $row ->
        [fail] rzut jest nieudany
       *[other] { $successes ->
            [one] rzut daje { $successes } sukces
            [few] rzut daje { $successes } sukcesy
           *[many] rzut daje { $successes } sukcesów
        }
    }
event-dice-stored = następny rzut horroru ma o { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[many] { $n } kości
    } więcej{ because }
event-partials-granted = 3 i 4 są sukcesami { $phase ->
        [yes] do końca fazy akcji
       *[no] w następnym rzucie horroru
    }{ because }
event-die-thrown = kość pokazuje { $drawn }{ because }
command-convert = { $heroine } odrzuca karty ({ $cards }), aby { $die } była sukcesem
command-reroll = { $heroine } przerzuca: { ACC($dice) } („{ $source }”)
command-done = { $what ->
        [dice] { $heroine } zostawia kości bez zmian
        [weapon] { $heroine } nie używa broni
        [after] { $heroine } na tym poprzestaje
        [damage] { $heroine } przyjmuje resztę obrażeń
        [escape] { $heroine } zostaje tam, gdzie jest
       *[plain] { $heroine } kończy
    }
choice-throwing-horror = wpisać wynik rzutu horroru („{ $source }”)
choice-roll-window = zmienić wynik rzutu ({ $faces }; „{ $source }”)
choice-throwing-again = wpisać nowy wynik: { $dice }

## Ratowanie ofiar

event-victim-saved = { $heroine } ratuje { ACC($colour) }{ $place ->
        [0] {""}
       *[other] , która zakrywa { $place }. pole ofiary
    }{ $recycled ->
        [yes] , która wraca do zasobów
       *[no] {""}
    }
event-card-flipped = karta { GEN($heroine) } zostaje odwrócona: ostateczna zdolność jest aktywna{ $recycled ->
        [0] {""}
        [one] ; { $recycled } ofiara wraca do zasobów
        [few] ; { $recycled } ofiary wracają do zasobów
       *[many] ; { $recycled } ofiar wraca do zasobów
    }
event-reward-taken = { $heroine } odbiera nagrodę { $place ->
        [0] za kolejne ofiary
       *[other] z { $place }. pola ofiary
    }
command-save = { $heroine } ratuje { ACC($colour) }{ $place ->
        [0] {""}
       *[other] , która zakrywa { $place }. pole ofiary
    }{ ANY($does) ->
        [yes] : { $does }
       *[no] {""}
    }
command-take-reward = { $heroine } odbiera nagrodę { $place ->
        [0] za kolejne ofiary
       *[other] z { $place }. pola ofiary
    }{ ANY($does) ->
        [yes] : { $does }
       *[no] {""}
    }
choice-rewarding = odebrać jedną z nagród ({ $n })

## Talie przedmiotów i przeszukania

event-item-turned-up = talia przedmiotów „{ $deck }” pokazuje kartę „{ $drawn }”
event-item-drawn = { $heroine } znajduje przedmiot „{ $drawn }” (talia „{ $deck }”)
event-item-put-back = karta „{ $card }” wraca { $top ->
        [yes] odkryta na wierzch
       *[no] zakryta na spód
    } talii przedmiotów „{ $deck }”
event-item-gained = { $heroine } zatrzymuje przedmiot „{ $card }”{ uses-n }
event-item-taken = { $heroine } zdobywa przedmiot „{ $drawn }”{ uses-n } z talii „{ $deck }”
event-deck-item-discarded = karta „{ $drawn }” z talii przedmiotów „{ $deck }” zostaje { $removed ->
        [yes] usunięta z gry
       *[no] odrzucona
    }
command-keep = { $heroine } zatrzymuje przedmiot „{ $card }”
command-put-back = { $heroine } odkłada kartę „{ $card }” { $end ->
        [top] odkrytą na wierzch
       *[bottom] zakrytą na spód
    } talii
choice-turning-up-item = wpisać kartę odkrytą w talii przedmiotów „{ $deck }”
choice-drawing-item = wpisać kartę dobraną z talii przedmiotów „{ $deck }”
choice-taking-item = wpisać kartę zdobytą z talii przedmiotów „{ $deck }”
choice-keeping = zatrzymać jedną ze znalezionych kart: { $cards }
choice-putting-back = odłożyć karty ({ $cards }) do talii przedmiotów „{ $deck }”

## Przygotowanie

event-setup-card-drawn = karta przygotowania to „{ $drawn }”: { $heroine } zaczyna na polu „{ $girl }”{ ANY($killer) ->
        [yes] , { $slayer } na polu „{ $killer }”
       *[no] {""}
    }
choice-drawing-setup-card = wpisać kartę przygotowania

## Tory

event-time-moved = czas { $way ->
        [rises] rośnie
       *[falls] maleje
    } o { $by } do { $now ->
        [-1] czerwonego pola
       *[other] { $now }
    }{ $timed ->
        [yes] {""}
       *[no] { because }
    }
event-time-set = { $ends ->
        [full] na ręce jest { $n } kart i nic więcej nie można kupić;{" "}
        [dear] żadnej z pozostałych kart nie można kupić;{" "}
       *[free] {""}
    }czas zostaje ustawiony na { $time ->
        [-1] czerwone pole
       *[other] { $time }
    }
event-next-time-set = następna faza akcji zacznie się z { $time ->
        [one] { $time } punktem czasu
       *[other] { $time } punktami czasu
    }{ because }
event-skip-set = następna faza akcji zostanie pominięta
event-horror-moved = poziom horroru { $way ->
        [rises] rośnie
       *[falls] spada
    } do { $end ->
        [green] zielonego końca
        [red] czerwonego końca
       *[no] { $now }
    }{ because }
event-bloodlust-rose = żądza krwi rośnie do { $row }. poziomu{ $known ->
        [yes] : atak { $attack }, ruch { $move }
       *[no] {""}
    }
event-bloodlust-at-top = żądza krwi sięga szczytu: następuje ostateczny efekt { GEN($slayer) }

## Tury i koniec gry

event-turn-began = zaczyna się tura { $turn }
phase-name = { $phase ->
        [setup] przygotowania
        [action] akcji
        [planning] planowania
        [killer] mordercy
        [panic] paniki
        [upkeep] utrzymania
       *[other] końca gry
    }
event-phase-began = zaczyna się faza { phase-name }
event-action-phase-skipped = { $heroine } nie ma w tej turze fazy akcji: po poprzedniej czas spadł poniżej 0
event-phase-ending = { $red ->
        [yes] czas jest na czerwonym polu: potem kończy się faza akcji
       *[no] potem kończy się faza akcji
    }
event-phase-cut = faza { phase-name } natychmiast się kończy{ because }
event-step-skipped = { $reason ->
        [no-target] nie ma celu
        [nobody-in-reach] nikogo nie ma w zasięgu
        [no-victim] nie ma ofiary
        [deck-empty] { $deck ->
            [event-deck] talia wydarzeń jest pusta
            [deck-of-dark-powers] nie ma już mrocznych mocy
            [terror-deck] talia terroru jest pusta
           *[item-deck] talia przedmiotów jest pusta
        }
        [not-in-tableau] tej karty nie ma na rynku
        [on-red] z czerwonego pola czas nie może wzrosnąć
        [at-maximum] nie można zyskać nic więcej
        [nowhere] nie ma dokąd iść
        [pool-empty] w zasobach nie ma już ofiar
        [no-token] w zasobach nie ma już sługusów
       *[other] warunek nie jest spełniony
    }{ because }
event-game-ended = { $outcome ->
        [loss] { $who } ginie: gra przegrana
       *[win] { ANY($who) ->
            [yes] { $who } ginie
           *[no] ginie ostatni z nich
        }: gra wygrana
    }
command-stop = { $what ->
        [move] { $heroine } nie idzie dalej
        [buy] { $heroine } niczego więcej nie kupuje
        [phase] { $heroine } kończy fazę akcji
       *[plain] { $heroine } kończy
    }

## Ofiary

event-victims-placed = na pole „{ $space }” { $n ->
        [0] nie trafia żadna ofiara
        [one] trafia { $n } ofiara
        [few] trafiają { $n } ofiary
       *[many] trafia { $n } ofiar
    }{ because }
event-victim-killed = { ANY($who) ->
        [yes] { KIND($who) ->
            [killer] { $who } zabija
            [enemy] { $who } zabija
            [minion] sługus „{ $who }” zabija
           *[other] „{ $who }” zabija
        } { ACC($colour) } na polu „{ $space }”
       *[no] { $colour } na polu „{ $space }” ginie
    }
event-victim-marked = na polu „{ $space }” jest teraz { $colour } („{ $event }”)
event-victim-panicked = { $colour } na polu „{ $space }” panikuje, wyrzuca { $drawn } i { $stays ->
        [yes] zostaje
       *[no] ucieka na pole „{ $to }”
    }
event-girl-panicked = { $heroine } panikuje, wyrzuca { $drawn } i { $stays ->
        [yes] zostaje
       *[no] ucieka na pole „{ $to }”
    }
command-choose-victim = { $seat } wybiera { ACC($colour) } na polu „{ $space }”
choice-choosing-victim = wybrać, która ofiara na polu „{ $space }” ginie
choice-choosing-panic = wybrać, która ofiara panikuje jako następna
choice-rolling-panic = wpisać wynik rzutu paniki: { $colour } na polu „{ $space }”
choice-rolling-girl-panic = wpisać wynik rzutu paniki: { $heroine }
choice-marking = wybrać, gdzie jest { $colour } („{ $event }”)
choice-choosing-way = wybrać drogę ofiar na polu „{ $space }”{ because }
choice-choosing-stepper = wybrać, która ofiara robi krok{ because }

## Rodzaje decyzji

decision-action = akcja
decision-after-damage = efekt po obrażeniach
decision-aim = cel ataku
decision-arrange-items = układ przedmiotów
decision-buy = zakup karty akcji
decision-divide-damage = podział obrażeń
decision-escape = umknięcie
decision-hand-limit = limit kart na ręce
decision-jump = przeniesienie
decision-keep-item = zatrzymanie przedmiotu
decision-line = wiersz karty
decision-mark-victim = wskazanie ofiary
decision-minor = pomniejsza mroczna moc
decision-move = ruch
decision-offer = skorzystanie z możliwości
decision-option = wybór
decision-panic = panika
decision-put-back = odłożenie kart
decision-react = reakcja
decision-reward = nagroda
decision-roll = rzut horroru
decision-route = droga wroga
decision-space = pole
decision-take-card = karta z rynku
decision-target = cel wroga
decision-victim = ofiara
decision-victim-step = krok ofiary
decision-victim-way = droga ofiar
decision-weapon = broń

## Stan gry i wynik

side = { $health ->
        [0] nie żyje
       *[other] zdrowie { $health } z { $most } (żeton ostatniego tchnienia: { $token ->
            [black] czarny
            [white] biały
           *[none] brak
        }, znaczniki: { $markers }), pole „{ $space }”
    }
victims-now = na mapie: { $left }, martwe: { $dead }, uratowane: { $saved } ({ $flipped ->
        [yes] karta odwrócona
       *[no] zakryte pola karty: { $spaces }
    })
tracks = czas: { $time ->
        [-1] czerwone pole
       *[other] { $time }
    }, horror: { $end ->
        [green] zielony koniec
        [red] czerwony koniec
       *[no] { $horror }
    }, żądza krwi: { $bloodlust }
terror-left = pozostałe karty: { $n }; zakończenie: { ANY($finale) ->
        [yes] „{ $finale }”
       *[no] zakryte
    }
items-carried = { ANY($cards) ->
        [yes] { $cards }
       *[no] nic
    }
verdict = { $outcome ->
        [win] { $girl } wygrywa w turze { $turn }.
        [loss] { $girl } ginie w turze { $turn }.
       *[open] Gra toczy się dalej, tura { $turn }.
    }

cost-card = { $n ->
        [one] { $n } karta akcji
        [few] { $n } karty akcji
       *[many] { $n } kart akcji
    }
cost-time = { time-n }
cost-step = { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
cost-use = { $n ->
        [one] { $n } znacznik użycia
        [few] { $n } znaczniki użycia
       *[many] { $n } znaczników użycia
    }
cost-item = { $n ->
        [one] { $n } przedmiot
        [few] { $n } przedmioty
       *[many] { $n } przedmiotów
    }

## Bohaterki, mordercy, sługusy

girl-ines = Ines
girl-nora = Nora
    .gen = Nory
    .dat = Norze
    .acc = Norę
    .ins = Norą
    .loc = Norze
girl-tilda = Tilda
    .gen = Tildy
    .dat = Tildzie
    .acc = Tildę
    .ins = Tildą
    .loc = Tildzie
killer-the-butcher = Rzeźnik
    .gen = Rzeźnika
    .dat = Rzeźnikowi
    .acc = Rzeźnika
    .ins = Rzeźnikiem
    .loc = Rzeźniku
killer-the-beekeeper = Pszczelarz
    .gen = Pszczelarza
    .dat = Pszczelarzowi
    .acc = Pszczelarza
    .ins = Pszczelarzem
    .loc = Pszczelarzu
minion-swarm = Rój

## Odmowy: dlaczego czegoś nie można

refusal-not-in-reach = tak nie można zaatakować żadnego takiego wroga: atakuje się na własnym polu albo trzymaną bronią dokładnie w jej zasięgu
refusal-weapon-not-usable = „{ $weapon }” nie może zmienić tego ataku: broń musi być trzymana, mieć ten zasięg i pasować do karty akcji
refusal-not-in-hand = karty „{ $card }” nie ma na ręce
refusal-reaction-card = „{ $card }” to karta reakcji: zagrywa się ją tylko w odpowiedzi na atak na bohaterkę
refusal-roll-card = kartę „{ $card }” zagrywa się po rzucie horroru, gdy można zmieniać wynik
refusal-no-search-space = kartę „{ $card }” zagrywa się na polu przeszukania, a „{ $space }” nim nie jest
refusal-no-enemy-in-reach = „{ $card }” to atak, a żadnego wroga nie ma w zasięgu: nie ma go na polu „{ $space }” i nie sięga go żadna trzymana broń pasująca do tej karty
refusal-rewards-first = zanim zagra się następną kartę akcji, odbiera się należne nagrody
refusal-wrong-division = obrażenia ({ $damage }) dzieli się między tych, którzy mają zdrowie { $health }: trzeba rozdzielić wszystkie, a nikt nie dostaje więcej, niż ma zdrowia
refusal-no-such-route = „{ $space }” nie jest następnym krokiem najkrótszej drogi; możliwe: { $allowed }
refusal-time-on-red = czas jest poniżej 0: nie można odrzucić karty za czas, a po tej akcji kończy się faza akcji
refusal-only-in-action-phase = karty odrzuca się za czas tylko w fazie akcji
refusal-card-not-to-take = nie można wziąć karty „{ $card }”: musi być na rynku i kosztować najwyżej { $cost }
refusal-not-hers = tekst „{ $source }” nie należy do bohaterki ani teraz nie działa
refusal-in-backpack = „{ $source }” jest w plecaku; przedmiotu z symbolami dłoni używa się, gdy jest trzymany
refusal-nothing-to-use = tekstu „{ $source }” nie używa się w menu akcji; działa tam, gdzie sam tak mówi
refusal-used-in-this-phase = tekstu „{ $source }” użyto już w tej fazie akcji, a wolno tylko raz
refusal-no-time-to-use = „{ $source }” kosztuje { cost-n }, a pozostało { $time }; zapłata nie może obniżyć czasu poniżej 0
cost-n = { $cost ->
        [one] { $cost } punkt czasu
        [few] { $cost } punkty czasu
       *[other] { $cost } punktów czasu
    }
refusal-not-usable-now = „{ $source }” nic teraz nie da
refusal-too-many-hands = bohaterka ma { $hands ->
        [one] { $hands } dłoń
        [few] { $hands } dłonie
       *[other] { $hands } dłoni
    } i nie utrzyma tych przedmiotów naraz: { $cards }
refusal-no-such-target = wróg zmierza do najbliższego celu, a z równie bliskich do największej grupy ofiar; remisują: { $allowed }
refusal-no-lure = morderca zmierza tam, gdzie coś go wabi: { $allowed }
refusal-no-steps-left = nie ma już kroków tego ruchu
refusal-not-adjacent = pole „{ $space }” nie sąsiaduje z polem „{ $here }”; sąsiednie: { $allowed }
refusal-not-to-be-reached = na pole „{ $space }” nie można się tak dostać; możliwe: { $allowed }
refusal-no-such-followers = na pole „{ $space }” nie może pójść tyle ofiar: na polu „{ $here }” zwykłych jest { $number }, w jednym kroku idzie najwyżej { $limit }, a na pole mordercy żadna
refusal-not-panicking = na polu „{ $space }” żadna { $colour } ofiara nie musi już panikować
refusal-not-in-tableau = karty „{ $card }” nie ma na rynku; karty zagrane i odrzucone wracają po zakończeniu planowania
refusal-too-little-time = „{ $card }” kosztuje { cost-n }, a pozostało { $time }; zakup nie może obniżyć czasu poniżej 0
refusal-hand-full = na ręce { $number ->
        [one] jest { $number } karta
        [few] są { $number } karty
       *[other] jest { $number } kart
    }; przy { $limit } nic więcej nie można kupić
refusal-no-reaction = „{ $card }” nie jest kartą reakcji: tylko one są odpowiedzią na atak na bohaterkę
refusal-no-defence = „{ $source }” nie pomaga przeciw temu atakowi
refusal-no-such-die = ten rzut ma { $number ->
        [one] { $number } kość
        [few] { $number } kości
       *[other] { $number } kości
    }, liczone od 0; takiej kości nie ma
refusal-no-partial-success = kość pokazująca { $face } zostaje, jaka jest; zamienić można tylko 3 lub 4, które nie są jeszcze sukcesem
refusal-two-cards-to-convert = za zamianę płaci się dwiema kartami akcji z ręki, a nie ma tam obu naraz: „{ $first }” i „{ $second }”
refusal-no-such-reroll = „{ $source }” nie może teraz przerzucić tych kości
refusal-no-exit = ofiary ratuje się, stojąc na polu wyjścia, a „{ $space }” nim nie jest
refusal-not-in-action-phase = ofiary ratuje się tylko w fazie akcji
refusal-no-such-victim = na polu „{ $space }” nie ma { GEN($colour) } ofiary
refusal-not-the-last = { $colour } ofiara może zostać uratowana tylko jako ostatnia na mapie
refusal-victim-space-covered = uratowana ofiara zakrywa jedno wolne pole ofiary na karcie, a { $slot } takim nie jest; wolne: { $free }
refusal-card-flipped = karta bohaterki jest odwrócona: uratowana ofiara nie zakrywa już pola
refusal-no-such-reward = nie ma takiej nagrody do odebrania
refusal-not-found = karty „{ $card }” nie znaleziono w tym przeszukaniu
refusal-not-to-be-special = na polu „{ $space }” ta ofiara nie może stać; możliwe: { $allowed }
refusal-no-such-way = „{ $space }” nie leży na żadnej najkrótszej drodze tych ofiar; możliwe: { $allowed }
refusal-not-to-step = na polu „{ $space }” żadna { $colour } ofiara nie może być tą, która robi krok
refusal-not-there-to-die = ginie ofiara z pola „{ $here }”; { $colour } ofiara z pola „{ $space }” nie może nią być

## Na ekranie: tory, znaczniki, talie, to, co nadchodzi

label-final-girl = bohaterka
label-minion = sługus
label-exit = wyjście
label-search = przeszukanie
label-token = żeton
label-linked = Połączenie
label-board = plansza
label-item = przedmiot
label-location = lokacja
label-event = wydarzenie
label-in-hands = w dłoniach
label-in-backpack = w plecaku
label-items-found = Znalezione przedmioty
label-free = wolne
label-covered = zajęte
label-face-down = zakryta
label-face-up = odkryta
label-stays-in-play = zostaje w grze
label-converted = zamieniona
label-partial-success = częściowy sukces
label-win = wygrana
label-loss = przegrana
label-the-next-action-phase-is-skipped = następna faza akcji zostanie pominięta
label-the-action-phase-ends-after-this-action = faza akcji kończy się po tej akcji
pattern-the-next-action-phase-starts-with-n-time = czas na początku następnej fazy akcji: { $n }
pattern-who-started-on-space = pole początkowe: { $space }
pattern-on-top-of-the-terror-deck-lies-card = na wierzchu talii terroru leży „{ $card }”
pattern-at-the-bottom-of-the-terror-deck-lies-card = na spodzie talii terroru leży „{ $card }”
pattern-n-victim-killed-in-this-turn = ofiary zabite w tej turze: { $n }
pattern-n-victims-killed-in-this-turn = ofiary zabite w tej turze: { $n }
label-the-game-is-over = gra się skończyła
label-turn = Tura
label-phase = Faza
label-time = czas
label-horror = Horror
label-bloodlust = Żądza krwi
label-health = Zdrowie
label-final-health-token = żeton ostatniego tchnienia
label-setup = przygotowanie
label-action = akcja
label-planning = planowanie
label-killer = morderca
label-panic = panika
label-upkeep = utrzymanie
label-over = koniec gry
label-the-action-phase-ends = koniec fazy akcji
label-the-dark-power-is-revealed = zostaje odkryta mroczna moc
label-hand = Karty na ręce
label-tableau = Rynek kart akcji
label-events-in-play = Wydarzenia w grze
label-minions = Sługusy
label-victims = Ofiary
label-tracks = tory
label-terror = terror
label-items = przedmioty
label-terror-deck = talia terroru
label-terror-discard-pile = odrzucone karty terroru
label-terror-card-at-work = rozpatrywana karta terroru
label-event-deck = talia wydarzeń
label-event-discard-pile = odrzucone wydarzenia
label-item-discard-pile = odrzucone przedmioty
label-action-discard-pile = odrzucone karty akcji
pattern-item-deck-of-space = talia przedmiotów „{ $space }”
pattern-item-card-of-space = karta przedmiotu z talii „{ $space }”
label-terror-card = karta terroru
label-event-card = karta wydarzenia
label-finale = zakończenie
label-dark-power = mroczna moc
label-victim-space = pole ofiary { $number }
label-each-victim-saved-after-the-flip = każda ofiara uratowana po odwróceniu karty
pattern-ultimate-ability-of-who = ostateczna zdolność: { $who }
label-victim = ofiara
label-white-victim = biała ofiara
label-orange-victim = pomarańczowa ofiara
label-blue-victim = niebieska ofiara
label-victim-in-the-supply = ofiara w zasobach
pattern-dead-victim = martwa { $victim }
pattern-saved-victim = uratowana { $victim }
label-exit-space = pole wyjścia
label-search-space = pole przeszukania
label-water = woda
label-attack = atak
label-movement = ruch
label-success = sukces
label-copy = egzemplarz
label-use-marker = znacznik użycia
label-health-marker = znacznik zdrowia
label-reward-pending = nagroda do odebrania
label-black-final-health-token-unseen = czarny żeton ostatniego tchnienia, zakryty
label-white-final-health-token = biały żeton ostatniego tchnienia
label-more-dice-in-the-next-horror-roll = więcej kości w następnym rzucie horroru
label-partial-successes-are-successes-in-the-next-horror-roll = częściowe sukcesy są sukcesami w następnym rzucie horroru
label-partial-successes-are-successes-in-this-phase = częściowe sukcesy są sukcesami w tej fazie
pattern-token-token = żeton ({ $token })
pattern-one-other = { $one }; { $other }
pattern-panic-numbers-from-space = panika { $numbers } z pola „{ $space }”
pattern-minion-at-space = { $minion } na polu „{ $space }”
    .acc = { ACC($minion) } na polu „{ $space }”
pattern-first-minion-at-space = pierwszy { $minion } na polu „{ $space }”
    .acc = pierwszego { ACC($minion) } na polu „{ $space }”
pattern-second-minion-at-space = drugi { $minion } na polu „{ $space }”
    .acc = drugiego { ACC($minion) } na polu „{ $space }”
pattern-third-minion-at-space = trzeci { $minion } na polu „{ $space }”
    .acc = trzeciego { ACC($minion) } na polu „{ $space }”
label-die = { $number } kość
label-dice = { $number ->
        [one] { $number } kość
        [few] { $number } kości
       *[many] { $number } kości
    }
pattern-horror-roll-card = rzut horroru: „{ $card }”
pattern-girl-against-killer-location = { $girl } przeciw: { $killer } – { $location }
pattern-girl-against-killer = { $girl } przeciw: { $killer }
label-the-first-turn-begins = zaczyna się pierwsza tura
label-the-next-turn-begins = zaczyna się następna tura
pattern-time-is-set-to-n = czas zostaje ustawiony na { $n }
label-the-planning-phase-begins = zaczyna się faza planowania
label-the-killer-phase-begins = zaczyna się faza mordercy
label-the-panic-phase-begins = zaczyna się faza paniki
label-the-upkeep-phase-begins = zaczyna się faza utrzymania
label-the-action-phase-begins = zaczyna się faza akcji
pattern-who-goes-on-with-the-action-phase = { $who } działa dalej w fazie akcji
pattern-who-takes-pending-rewards = { $who } odbiera należne nagrody
pattern-who-may-go-n-step = { $who } może zrobić { $n } krok
pattern-who-may-go-n-steps = { $who } może zrobić { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
pattern-who-gains-card = { $who } zdobywa „{ $card }”
pattern-who-acts = { $who } działa
pattern-who-moves = { $who } rusza się
pattern-who-attacks = { $who } atakuje
pattern-who-attacks-whom = { $who } atakuje { ACC($whom) }
pattern-who-panics = { $who } panikuje
pattern-who-loses-n-health-to-enemy = { $who } traci { health-n } ({ $enemy })
label-discarded-action-cards-go-back-to-the-tableau = odrzucone karty akcji wracają na rynek
label-a-terror-card-is-drawn = zostaje dobrana karta terroru
label-the-next-terror-card-is-drawn = zostaje dobrana następna karta terroru
label-an-event-is-drawn = zostaje dobrane wydarzenie
label-the-finale-is-revealed = zostaje odkryte zakończenie
label-a-dark-power-is-revealed = zostaje odkryta mroczna moc
label-a-horror-roll-is-made = rzut horroru
label-the-successes-of-the-roll-are-counted = sukcesy rzutu zostają policzone
label-what-follows-the-death-of-a-victim = skutki śmierci ofiary
label-victims-beside-an-enemy-panic-if-a-victim-was-killed-in-this-turn = ofiary obok wroga panikują, jeśli w tej turze zginęła ofiara
label-the-upkeep-phase-is-carried-out = rozpatrzenie fazy utrzymania
pattern-the-upkeep-effect-of-source = efekt w fazie utrzymania: „{ $source }”
label-the-first-event-is-drawn = zostaje dobrane pierwsze wydarzenie
label-the-setup-card-is-drawn = zostaje dobrana karta przygotowania
pattern-panic-of-victim-at-space = panika: { $victim } na polu „{ $space }”
pattern-card-is-discarded = karta „{ $card }” zostaje odrzucona

## Karty akcji

action-walk = Chód
action-focus = Skupienie
action-weak-attack = Słaby atak
action-short-rest = Krótki odpoczynek
action-close-call = O mały włos
action-search = Przeszukanie
action-sprint = Bieg
action-guard = Obrona
action-distraction = Odwrócenie uwagi
action-improvise = Improwizacja
action-planning = Planowanie
action-retaliate = Zemsta
action-furious-strike = Wściekłe uderzenie
action-long-rest = Długi odpoczynek
action-critical-blow = Decydujący cios

## Lokacje, pola, żetony

location-the-camp = Obóz
location-the-glassworks = Huta szkła
token-cold = zimno
token-tunnel = tunel
token-boat = łódź
token-rockets = rakiety
token-snare = sidła
token-melt = stopione szkło
token-lift = winda
token-oil = olej
space-north-west-woods = Północno-zachodni las
space-cabins = Domki
space-north-road = Droga północna
space-entrance = Wejście
space-north-woods = Północny las
space-shed = Szopa
space-east-road = Droga wschodnia
space-swamp = Bagno
space-south-east-exit = Wyjście południowo-wschodnie
space-dock = Pomost
space-lake = Jezioro
space-cliff = Klif
space-lookout = Punkt widokowy
space-south-road = Droga południowa
space-firepit = Ognisko
space-lake-cabin = Domek nad jeziorem
space-courts = Boiska
space-south-west-exit = Wyjście południowo-zachodnie
space-gatehouse = Portiernia
space-yard = Dziedziniec
space-office = Biuro
space-pattern-loft = Modelarnia
space-packing-room = Pakownia
space-loading-ramp = Rampa
space-cutting-room = Szlifiernia
space-furnace-hall = Hala pieców
space-batch-house = Zestawiarnia
space-cullet-heap = Hałda stłuczki
space-coal-store = Skład węgla
space-boiler-house = Kotłownia
space-chimney = Komin
space-canal = Kanał
space-lock = Śluza
space-towpath = Ścieżka nad kanałem
space-orchard = Sad
space-workers-row = Domy robotnicze
space-canteen = Stołówka
space-chapel = Kaplica

## Pszczelarz

card-swarming-season = Pora rójki
card-the-last-flight = Ostatni lot
card-smoked-out = Wykurzenie
card-a-nest-in-the-fallen = Gniazdo w poległych
card-stinging-cloud = Żądląca chmura
card-wax-armour = Woskowy pancerz
card-the-queen = Królowa
card-the-hive-stirs = Ul się budzi
card-slow-smoke = Powolny dym
card-the-scent-of-fear = Woń strachu
card-honey-trail = Miodowy ślad
card-stings = Żądła
card-harvest = Miodobranie
card-the-swarm-alone = Sam rój
card-the-queen-s-call = Zew królowej
card-out-of-the-hedge = Zza żywopłotu
card-royal-jelly = Mleczko pszczele
card-thick-veil = Gęsta siatka
card-quick-wings = Szybkie skrzydła

## Rzeźnik

card-two-faces = Dwie twarze
card-boiling-over = Wrzenie
card-no-way-out = Bez wyjścia
card-wide-swing = Szeroki zamach
card-follow-through = Za ciosem
card-fresh-breath = Świeży oddech
card-endless-rage = Niekończąca się furia
card-doubling-back = Zawrócenie
card-long-strides = Wielkie kroki
card-closing-in = Coraz bliżej
card-out-of-nowhere = Znikąd
card-run-down = Dogoniona
card-frenzy = Szał
card-after-you = Za tobą
card-a-taste-for-it = Zasmakowanie
card-a-deep-breath = Głęboki oddech
card-heavy-hand = Ciężka ręka
card-long-legs = Długie nogi

## Obóz

card-all-over-the-place = Wszędzie po trochu
card-two-teams = Dwie drużyny
card-a-quiet-hour = Cisza poobiednia
card-by-the-water = Nad wodą
card-round-the-fire = Wokół ogniska
card-a-shout-close-by = Krzyk w pobliżu
card-late-arrivals = Spóźnialscy
card-something-useful = Coś przydatnego
card-screams = Krzyki
card-the-wrong-way = Nie w tę stronę
card-headless = Na oślep
card-struck-by-lightning = Jak rażeni piorunem
card-under-the-bed = Pod łóżkiem
card-sweetheart = Ukochany
card-best-friend = Najlepsza przyjaciółka
card-an-old-debt = Stary dług
card-clinging = Uczepiony
card-dawdlers = Maruderzy
card-inseparable = Nierozłączni
card-the-second-bus = Drugi autobus
card-cold-water = Zimna woda
card-an-old-tunnel = Stary tunel
card-sleepwalker = Lunatyk
card-bat = Kij bejsbolowy
card-whistle = Gwizdek
card-cola = Cola
card-tin-lid = Blaszana pokrywka
card-knife = Nóż
card-boat-keys = Kluczyki do łodzi
card-bow = Łuk
card-rockets = Rakiety
card-odd-dice = Dziwne kości
card-tablets = Tabletki
card-axe = Siekiera
card-bandages = Bandaże
card-charm = Talizman
card-revolver = Rewolwer
card-snare = Sidła
card-hand-lamp = Latarka
card-trail-map = Mapa szlaków
card-spray = Spray

## Huta szkła

card-end-of-the-shift = Koniec zmiany
card-a-guided-tour = Wycieczka z przewodnikiem
card-sunday = Niedziela
card-night-work = Nocna praca
card-the-strike = Strajk
card-a-fresh-crew = Świeża załoga
card-stragglers = Zapóźnieni
card-on-the-tool-rack = Na stojaku z narzędziami
card-shattering = Brzęk tłuczonego szkła
card-towards-the-glow = Ku łunie
card-stampede = Ucieczka w popłochu
card-a-burst-pipe = Pęknięta rura
card-someone-in-the-loft = Ktoś na strychu
card-the-foreman = Brygadzista
card-the-apprentice = Uczeń
card-the-owner-s-child = Dziecko właściciela
card-the-night-shift = Nocna zmiana
card-molten-floor = Roztopiona podłoga
card-the-goods-lift = Winda towarowa
card-black-smoke = Czarny dym
card-roll-call = Apel
card-a-cold-draught = Zimny przeciąg
card-the-lights-go-out = Gasną światła
card-tongs = Szczypce
card-shard = Odłamek szkła
card-blowpipe = Piszczel szklarski
card-sling = Proca
card-hot-tea = Gorąca herbata
card-hooter = Syrena
card-gloves = Rękawice
card-key-ring = Pęk kluczy
card-oil-can = Olejarka
card-marble = Szklana kulka
card-ledger = Księga rachunkowa
card-salve = Maść
card-floor-plan = Plan hali
card-smoke-pot = Świeca dymna

## Bronie bohaterek

card-old-sword = Stary miecz
card-crossbow = Kusza
card-boathook = Bosak
