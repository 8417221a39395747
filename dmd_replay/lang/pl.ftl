# Polski: to, co narzędzia mówią od siebie. Angielskie zdania są w english.py.

## Strona gry

page-skip = Do stołu
page-no-script = Ta strona opowiada grę własnym skryptem, a tu skryptom nie wolno działać.
page-made = Zrobiono programem dmd-replay { $version }.
page-alone = Wszystko, co widać, jest na tej stronie; o nic nie pyta sieci.
page-close = Zamknij
page-go-to-step = Przejdź do kroku { $n }
page-verdict = tutaj: { $verdict }
page-seed = { $name }: ziarno { $seed }
page-no-seed = { $name }: bez ziarna, kości i karty wpisywano ręcznie

page-timeline = Oś czasu
page-step = Krok
page-turn = Tura
page-round = Runda
page-mark = Znacznik
page-first-step = Pierwszy krok
page-last-step = Ostatni krok
page-step-before = Poprzedni krok
page-next-step = Następny krok
page-turn-before = Poprzednia tura
page-next-turn = Następna tura
page-round-before = Poprzednia runda
page-next-round = Następna runda
page-mark-before = Poprzedni znacznik
page-next-mark = Następny znacznik
page-play = Odtwarzaj
page-pause = Pauza
page-speed = Kroki na sekundę
page-a-second = { $n } na sekundę
page-find = Szukaj
page-find-what = Krok, tura 3, runda 2, znacznik albo słowa
page-find-short = krok albo słowa
page-find-step = krok
page-find-turn = tura
page-find-round = runda
page-nothing-found = Nic nie znaleziono.
page-where = Krok { $n } z { $last } · runda { $round } · tura { $turn }
page-where-short = krok { $n }, runda { $round }, tura { $turn }
page-moment = runda { $round }, tura { $turn }
page-undone = później cofnięte
page-keys = Klawisze
page-key-space = Spacja
page-key-does-step = krok wstecz, krok dalej
page-key-does-turn = o turę
page-key-does-round = o rundę
page-key-does-mark = następny znacznik, poprzedni znacznik
page-key-does-end = pierwszy i ostatni krok
page-key-does-play = odtwarzanie i pauza
page-key-does-find = szukanie kroku albo słów
page-key-does-help = ta pomoc
page-links = Odnośniki: { $links }. Kliknięcie wartości mówi, skąd się wzięła.

page-table = Stół
page-numbers = Liczby
page-tracks = Tory gry
page-on-map = Na mapie
page-map = Mapa
page-map-scrolls = Mapa, można przewijać
page-no-map = Ta gra nie rysuje mapy.
page-more-where-opened = * więcej po otwarciu miejsca
page-nothing = nic
page-nothing-here = Nic tu nie ma.
page-not-there = brak
page-there = jest
page-differs = różnica
page-of = z { $n }
page-value-of = { $value } z { $highest }
page-track = { $name }: { $value } z { $highest }
page-track-step = { $name }: { $value }
page-level = poziom
page-level-of = { $name }: poziom
page-state-of = { $name }: stan
page-number-of = { $name }: liczba
page-place-of = { $name }: miejsce
page-on-place = { $name } ({ $place })
page-health-of = { $name }: { $health }
page-a-card = karta
page-active = teraz gra
page-on = miejsce:
page-face-down = zakryte
page-face-up = odkryte: { $n }
page-dice = Kości: { $name }
page-die = kość: { $kind }
page-passage-one-way = W jedną stronę

page-account = Przebieg
page-set-up = Gra zostaje przygotowana.
page-not-shown = Decyzja, której się nie pokazuje.
page-something = coś, czego się nie pokazuje
page-note = Notatka
page-more-marks = dalsze znaczniki i notatki: { $n }
page-then-asked = Następne pytanie:

page-why = { $what }: { $value }; dlaczego?
page-why-differs = { $what }: { $value }, w drugiej grze { $there }; dlaczego?
page-after-step = Po kroku { $n }:
page-at-start = Na początku: { $value }. Najnowsza zmiana jest pierwsza.
page-never-changed = Nigdy się nie zmieniło: jest tak, jak przygotowano grę.
page-step-number = Krok { $n }
page-decided = Decyzja:
page-changes-before = wcześniejsze zmiany: { $n }
page-no-rule = Na tej stronie nie ma takiej zasady.
page-next-of-rule = Przejdź do następnego zdarzenia, które się na niej opiera

page-chart = { $name } w kolejnych rundach; liczby są w tabeli poniżej
page-chart-table = { $name } na koniec każdej rundy
page-chart-region = { $name } według rund
page-over = ponad { $n }%
page-under = poniżej { $n }%
page-luck = Szczęście
page-luck-table = Szczęście w kościach
page-luck-says = Co pokazały kości i jak prawdopodobne jest, że tyle kości pokaże aż tyle albo tylko tyle. Szanse są dokładne dla kości rzuconych raz; kto przerzuca złe wyniki, ten rzuca więcej razy.
page-who = Kto
page-rolls = Rzuty
page-symbol = Symbol
page-thrown = Kości
page-shown = Wypadło
page-average = Średnio
page-chance = Szansa
page-or-more = { $chance } na { $n } lub więcej
page-or-fewer = { $chance } na { $n } lub mniej

## Nad grą

box-diverges = Zapis rozchodzi się z zasadami
box-where = Gdzie
box-record = rekord { $record }, zdarzenie { $event }: { $field }
box-recorded = Zapisano
box-these-rules = Te zasady
box-as-now = { $name }, rozegrane tymi zasadami
box-two-games = Dwie gry
box-not-compared = Nie da się ich porównać
box-no-step-differs = Żaden krok się nie różni
box-steps = { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
box-where-they-part = Gdzie się rozchodzą
box-they-part = Rozchodzą się
box-part-setup = przed przygotowaniem, runda { $round }: { $what }
box-part-step = w kroku { $step }, runda { $round }: { $what }
box-in-it = W nim
box-after = Po tym kroku
box-nothing = nic
box-report = Zgłoszenie
box-mark = Znacznik
box-said = Co powiedziano
box-verdict-there = Werdykt u zgłaszającego
box-not-known = nie wiadomo
box-signature = Sygnatura
box-expected = Oczekiwano
box-actual = Jest
box-nothing-said = nic nie powiedziano

## Karty

cards-find = Słowa na karcie
cards-find-short = słowa na karcie
cards-kind = Rodzaj karty
cards-all-kinds = wszystkie rodzaje
cards-count = { $n } z { $all }

## Statystyka

stats-title = { $title }: { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[many] { $n } gier
    }
stats-won = Jak często wygrywa się gry
stats-won-says = Odsetek wygranych wśród zakończonych gier, z granicami 95-procentowego przedziału ufności.
stats-all = Wszystkie gry
stats-of = Podział
stats-games = Gry
stats-ended = Zakończone
stats-wins = Wygrane
stats-rate = Odsetek
stats-between = od { $low } do { $high }%
stats-rounds = Rundy
stats-turns = Tury
stats-commands = Polecenia
stats-by-rounds = Według rund
stats-by-rounds-says = Średnia na koniec każdej rundy z gier, które do niej doszły; ich liczba stoi w nawiasie.
stats-curve = { $name } według rund; liczby są poniżej
stats-what = Co
stats-times = Razy
stats-in-games = W grach
stats-more = … i jeszcze { $n }; najrzadsze: { $least }
stats-each-round = { $name } na koniec każdej rundy: { $means }

## Obrazy

picture-more = i jeszcze { $n }
picture-pile = zakryte: { $n }
picture-pile-open = zakryte: { $n }, odkryte: { $open }

## Różnice dwóch zapisów

diff-positions = B po kroku { $b }, mierzone według A po kroku { $a }:
diff-positions-same = A po kroku { $a } i B po kroku { $b } są takie same.
diff-same = Zapisy są takie same: { $commands ->
        [one] { $commands } polecenie
        [few] { $commands } polecenia
       *[many] { $commands } poleceń
    }, { $events ->
        [one] { $events } zdarzenie
        [few] { $events } zdarzenia
       *[many] { $events } zdarzeń
    }.
diff-measured = B, mierzone według A:
diff-header = Z czym grano albo co zanotowano:
diff-marks = Znaczniki:
diff-setup-same = Przygotowanie ({ $events ->
        [one] { $events } zdarzenie
        [few] { $events } zdarzenia
       *[many] { $events } zdarzeń
    }) jest takie samo.
diff-steps-same = Przygotowanie i początek ({ $commands ->
        [one] { $commands } polecenie
        [few] { $commands } polecenia
       *[many] { $commands } poleceń
    }, { $events ->
        [one] { $events } zdarzenie
        [few] { $events } zdarzenia
       *[many] { $events } zdarzeń
    }) są takie same.
diff-last = Ostatnie polecenia w tej części:
diff-frames = W { $n ->
        [one] { $n } kroku
       *[other] { $n } krokach
    } różnią się tylko ramki; zdarzenia są te same.
diff-no-step = Żaden krok się nie różni.
diff-after = Po tym kroku:
diff-end = Na końcu obu:
diff-part-setup = Rozchodzą się przed przygotowaniem: { $what }.
diff-part-step = Rozchodzą się w kroku { $step } (runda { $round }, tura { $turn }): { $what }.
diff-what-state = położenie nie jest takie samo
diff-what-command = wydano inne polecenie
diff-what-event = zdarzenie { $n } jest inne
diff-what-undo = idą dalej od innych kroków
diff-what-end = jeden z nich się kończy
diff-side = { $name }: { $says }
diff-nothing = nic
diff-goes-on-from = idzie dalej od kroku { $n }
diff-the-setup = przygotowanie
diff-ends-with = { $name }: { $commands ->
        [one] { $commands } polecenie
        [few] { $commands } polecenia
       *[many] { $commands } poleceń
    }, { $events ->
        [one] { $events } zdarzenie
        [few] { $events } zdarzenia
       *[many] { $events } zdarzeń
    }; wynik: { $outcome }.
diff-does-not-end = { $name }: { $commands ->
        [one] { $commands } polecenie
        [few] { $commands } polecenia
       *[many] { $commands } poleceń
    }, { $events ->
        [one] { $events } zdarzenie
        [few] { $events } zdarzenia
       *[many] { $events } zdarzeń
    }; gra się nie kończy.
diff-change = { $path }: { $new } zamiast { $old }
diff-more = … i jeszcze { $n } (--json ma wszystkie)
diff-inner = ({ $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
       *[many] { $n } miejsc
    } w tym, co jest w toku, i w losach: --json je ma)

## Dlaczego jest tak, jak jest

explain-is = Po kroku { $step } { $path } to { $value }.
explain-is-not = Po kroku { $step } nie ma { $path }.
explain-never = Nigdy się nie zmieniło: jest tak, jak przygotowano grę.
explain-was-not = Na początku tego nie było.
explain-was = Na początku było { $value }.
explain-earlier = Zmieniało się już wcześniej i wróciło do tego (--all opowiada i o tym).
explain-cause = Krok { $step }, runda { $round }, tura { $turn }: { $says }
explain-change = { $path }: { $old } -> { $new }
explain-decided = Pytanie ({ $kind }) do: { $who }. Odpowiedź: { $says } [{ $command }]
explain-forced = Potem: { $says }
explain-text = Z tekstu: { $name }.

## Jeden krok gry i co wtedy można zrobić

read-where = Krok { $n } z { $last }, runda { $round }, tura { $turn }
read-where-undone = Krok { $n } z { $last }, runda { $round }, tura { $turn }, później cofnięty
read-mark = znacznik { $name }
read-stands = Stan gry:
read-after = Po kroku { $n }: { $asks }
read-over = Gra się skończyła.
read-over-after = Po kroku { $n } gra jest skończona.
read-refused = teraz nie { $command }: { $why }

## Wartości

value-nothing = nic
value-yes = tak
value-no = nie

## Różnice dwóch położeń

difference-is = { $what }: { $new } zamiast { $old }
difference-holds = zachodzi: { $what }
difference-holds-not = nie zachodzi: { $what }
difference-there = { $what }: jest
difference-gone = { $what }: nie ma
difference-more = { $what }: dochodzi { $new }
difference-less = { $what }: brakuje { $old }
difference-more-and-less = { $what }: dochodzi { $new }, brakuje { $old }
difference-order = { $what }: inna kolejność
