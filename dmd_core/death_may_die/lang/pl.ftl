# Cthulhu: Death May Die po polsku. Terminy jak w polskiej instrukcji.
#
# Nazwy odmieniają się przez przypadki: .gen (kogo? czego?), .dat (komu? czemu?), .acc (kogo? co?),
# .ins (z kim? z czym?), .loc (o kim? o czym?). Bez formy używana jest forma podstawowa.

## Wspólne cząstki

# Tekst, dzięki któremu coś się dzieje.
thanks = { KIND($src) ->
        [nothing] {""}
        [skill] {" "}dzięki Umiejętności „{ $src }”
        [card] {" "}dzięki karcie „{ $src }”
        [action] {" "}dzięki akcji „{ $src }”
        [investigator] {" "}dzięki { DAT($src) }
       *[other] {" "}(„{ $src }”)
    }
# Tekst, z którego wynika pytanie.
because = { ANY($src) ->
        [no] {""}
       *[yes] {" "}(„{ $src }”)
    }
for-free = { ANY($free) ->
        [no] {""}
       *[yes] {" "}za darmo („{ $free }”)
    }
reroll-cost = { ANY($pay) ->
        [no] za 1 punkt Stresu
       *[yes] za darmo („{ $pay }”)
    }
wounds-n = { $n ->
        [one] { $n } Obrażenie
        [few] { $n } Obrażenia
       *[many] { $n } Obrażeń
    }
stress-n = { $n ->
        [one] { $n } punkt Stresu
        [few] { $n } punkty Stresu
       *[many] { $n } punktów Stresu
    }
sanity-n = { $n ->
        [one] { $n } punkt Poczytalności
        [few] { $n } punkty Poczytalności
       *[many] { $n } punktów Poczytalności
    }
fire-n = { $n ->
        [one] { $n } żeton Ognia
        [few] { $n } żetony Ognia
       *[many] { $n } żetonów Ognia
    }
# Obrażenia, które nie mają już skutku.
lost-wounds = { $lost ->
        [0] {""}
        [one] ; { $lost } nadmiarowe Obrażenie przepada
        [few] ; { $lost } nadmiarowe Obrażenia przepadają
       *[many] ; { $lost } nadmiarowych Obrażeń przepada
    }

# Wyliczenia z liczbą.
successes = { $n ->
        [one] { $n } sukces
        [few] { $n } sukcesy
       *[many] { $n } sukcesów
    }
    .bare = { successes-bare }
    .bare-acc = { successes-bare }
successes-bare = { $n ->
        [1] sukces
        [few] { $n } sukcesy
       *[other] { $n } sukcesów
    }
elder-signs = { $n ->
        [one] { $n } Znak Starszych Bogów
        [few] { $n } Znaki Starszych Bogów
       *[many] { $n } Znaków Starszych Bogów
    }
    .bare = { elder-signs-bare }
    .bare-acc = { elder-signs-bare }
    .with = { $n ->
        [1] ze Znakiem Starszych Bogów
       *[other] z { $n } Znakami Starszych Bogów
    }
elder-signs-bare = { $n ->
        [1] Znak Starszych Bogów
        [few] { $n } Znaki Starszych Bogów
       *[other] { $n } Znaków Starszych Bogów
    }
tentacles = { $n ->
        [one] { $n } macka
        [few] { $n } macki
       *[many] { $n } macek
    }
    .acc = { $n ->
        [one] { $n } mackę
        [few] { $n } macki
       *[many] { $n } macek
    }
    .bare = { $n ->
        [1] macka
        [few] { $n } macki
       *[other] { $n } macek
    }
    .bare-acc = { $n ->
        [1] mackę
        [few] { $n } macki
       *[other] { $n } macek
    }
    .with = { $n ->
        [1] z macką
       *[other] z { $n } mackami
    }
standard-dice = { $n ->
        [one] { $n } kość standardowa
        [few] { $n } kości standardowe
       *[many] { $n } kości standardowych
    }
    .ins = { $n ->
        [1] 1 kością standardową
       *[other] { $n } kośćmi standardowymi
    }
    .loc = { $n ->
        [1] 1 kości standardowej
       *[other] { $n } kościach standardowych
    }
bonus-dice = { $n ->
        [one] { $n } kość dodatkowa
        [few] { $n } kości dodatkowe
       *[many] { $n } kości dodatkowych
    }
    .ins = { $n ->
        [1] 1 kością dodatkową
       *[other] { $n } kośćmi dodatkowymi
    }
    .loc = { $n ->
        [1] 1 kości dodatkowej
       *[other] { $n } kościach dodatkowych
    }
stress = { stress-n }
wounds = { wounds-n }
fire-tokens = { fire-n }
fire-substitutes = { $n ->
        [one] { $n } żeton Obrażeń zamiast Ognia
        [few] { $n } żetony Obrażeń zamiast Ognia
       *[many] { $n } żetonów Obrażeń zamiast Ognia
    }

## Akcje

event-action-taken = { $seat } wykonuje akcję „{ $action }”{ for-free }
event-investigators-moved = { $seats } { $placed ->
        [yes] { COUNT($seats) ->
            [one] trafia
           *[other] trafiają
        }
       *[no] { COUNT($seats) ->
            [one] idzie
           *[other] idą
        }
    } na { ACC($to) }
event-enemies-evaded = { $seat } wymyka się i zostawia w tyle { ACC($figures) }
event-enemies-followed = { $n ->
        [one] { $figures } podąża
       *[other] { $figures } podążają
    } za Badaczami na { ACC($to) }
event-traded = Wymiana: { $moves }
move = karta „{ $card }” od { GEN($giver) } dla { GEN($receiver) }
event-trade-refused = { $seat } odrzuca Wymianę
event-trade-withdrawn = { $seat } wycofuje propozycję Wymiany
event-healed = { $seat } { ANY($points) ->
        [yes] leczy { $points }
       *[no] niczego nie leczy
    }

command-run = { $seat } biegnie{ for-free }
command-attack = { $seat } atakuje{ for-free }
command-rest = { $seat } odpoczywa{ for-free }
command-trade = { $seat } rozpoczyna Wymianę
command-episode-action-on = { $seat } wykonuje akcję „{ $action }”{ ANY($object) ->
        [yes] {" "}({ $object })
       *[no] {""}
    }
command-stand-up = { $seat } wstaje za 1 punkt Stresu
command-step = { $seat } idzie na { ACC($to) }
command-take-along = { $seat } zabiera ze sobą { ACC($who) }
command-sneak = { $seat } wymyka się { DAT($figure) }
command-heal-points = { $seat } postanawia { ANY($points) ->
        [yes] uleczyć { $points }
       *[no] niczego nie leczyć
    }{ ANY($whose) ->
        [yes] {" "}u { GEN($whose) }
       *[no] {""}
    }
command-give = { $seat } wkłada do Wymiany kartę „{ $card }” dla { GEN($to) }
command-propose = { $seat } proponuje Wymianę
command-cancel = { $seat } wycofuje propozycję Wymiany

choice-actions = wykonać akcję
choice-running = wybrać, dokąd biec; { $left ->
        [one] pozostał { $left } krok
        [few] pozostały { $left } kroki
       *[many] pozostało { $left } kroków
    }
choice-taking-along = zabrać ze sobą Badacza na { ACC($to) }
question-consenting = pójść z { INS($active) } na { ACC($to) }
    .no = nie iść z { INS($active) } na { ACC($to) }
choice-sneaking = wymknąć się Wrogom w drodze na { ACC($to) }
choice-trading = { $drafted ->
        [yes] dołożyć coś do Wymiany, zaproponować ją albo wycofać
       *[no] ułożyć Wymianę
    }
question-trade-consent = przyjąć Wymianę: { $moves }
    .no = nie przyjmować Wymiany: { $moves }
choice-resting = wybrać, ile Stresu i ile Obrażeń uleczyć
choice-mix-healing = wybrać, jak uleczyć { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } Stresu lub Obrażeń{ ANY($whose) ->
        [yes] {" "}u { GEN($whose) }
       *[no] {""}
    }

## Odpowiedzi i wybory

command-done = { $seat } na tym poprzestaje
command-answer = { $about ->
        [question] { $yes ->
            [yes] { $seat } postanawia { $does }
           *[no] { $seat } postanawia { FORM($does, "no") }
        }
        [tally] { $yes ->
            [yes] { $seat } { $n ->
                [0] zmienia wynik
               *[other] dodaje do wyniku { successes }
            }
           *[no] { $seat } zostawia wynik bez zmian
        }
       *[plain] { $yes ->
            [yes] { $seat } odpowiada „tak”
           *[no] { $seat } odpowiada „nie”
        }
    }
command-number = { $about ->
        [does] { $seat } postanawia { $does }
        [tally] { $seat } dodaje do wyniku { $n ->
            [one] { $n } sukces
            [few] { $n } sukcesy
           *[many] { $n } sukcesów
        }
       *[plain] { $seat } podaje liczbę { $n }
    }
command-choose-investigator = { $seat } { $own ->
        [yes] wybiera siebie
       *[no] wybiera { ACC($who) }
    }
command-choose-option = { $seat } wybiera: { $option }
command-order = { $seat } rozpatruje teraz: { ANY($source) ->
        [yes] „{ $source }”
       *[no] zasady gry
    }
choice-picking = { $enemy ->
        [moves] wybrać, który Wróg się porusza
        [goes] wybrać, który Wróg trafi na { ACC($at) }
       *[no] { ANY($thing) ->
            [yes] wybrać, gdzie trafi { $thing }{ ANY($at) ->
                    [yes] {" "}z { GEN($at) }
                   *[no] {""}
                }
           *[no] wybrać { ANY($what) ->
                    [yes] { $what }
                   *[no] jedną z możliwości
                }
        }
    }{ because }{ ANY($text) ->
        [yes] : { $text }
       *[no] {""}
    }
pick-space = Pole
pick-enemy = Wroga
pick-investigator = Badacza
pick-card = kartę
choice-choosing = wybrać jedną z możliwości{ because }
choice-serving-next = wybrać, gdzie trafi następny { ANY($enemy) ->
        [yes] Wróg: { $enemy }
       *[no] żeton Ognia
    }{ because }
choice-ordering = wybrać tekst, który zostanie rozpatrzony jako następny

## Odkrycia

event-discovery-drawn = { $seat } dobiera kartę Odkryć „{ $drawn }”
event-discovery-claimed = { $seat } pozyskuje { KIND($half) ->
        [half] { ACC($half) }
       *[other] kartę „{ $half }”
    }
event-discovery-discarded = karta „{ $card }” zostaje odrzucona
event-discovery-reshuffled = stos odrzuconych kart Odkryć staje się nową talią
event-card-used = { $seat } używa karty „{ $card }”
event-card-discarded = { $seat } odrzuca kartę „{ $card }”
event-card-taken = { $seat } zabiera { DAT($owner) } kartę „{ $card }”
half = { $side ->
        [left] lewa
       *[right] prawa
    } połowa{ of-card }
    .acc = { $side ->
        [left] lewą
       *[right] prawą
    } połowę{ of-card }
of-card = { ANY($card) ->
        [yes] {" "}karty „{ $card }”
       *[no] {""}
    }

command-use-card = { $seat } używa karty „{ $card }”
command-choose-card = { $seat } wybiera kartę „{ $card }”
command-claim = { $seat } pozyskuje { KIND($half) ->
        [half] { ACC($half) }
       *[other] kartę „{ $half }”
    }
command-decline = { $seat } niczego nie pozyskuje

choice-claiming = wybrać, co pozyskać z karty „{ $card }”
choice-choosing-excluded = wybrać, którą z kart odrzucić: { $cards }
choice-discarding = wybrać kartę do odrzucenia{ because }
question-keeping = zachować kartę „{ $card }” za { $wounds ->
        [one] { $wounds } Obrażenie
        [few] { $wounds } Obrażenia
       *[many] { $wounds } Obrażeń
    }
    .no = nie zachowywać karty „{ $card }”
choice-taking = { $taken ->
        [0] wybrać kartę, którą zabierze
       *[other] zabrać następną kartę
    }{ because }
choice-giving-card = wybrać kartę do oddania{ because }
choice-giving-to = wybrać, kto dostanie kartę „{ $card }”{ because }
choice-drawing-discovery = wpisać kartę Odkryć, którą dobiera { $seat }

## Przedwieczny i Rytuał

event-elder-one-advanced = { $elder } postępuje na { $position }. pole toru Przywołania
event-advance-hastened = { $elder } postąpi na koniec tej tury
event-stage-revealed = { $what } zostaje odkryte
event-elder-one-summoned = { $kind } zostaje przywołany na { ACC($space) }
event-stage-defeated = { $what } zostaje pokonane{ $dropped ->
        [0] {""}
        [one] ; { $dropped } nadmiarowe Obrażenie przepada
        [few] ; { $dropped } nadmiarowe Obrażenia przepadają
       *[many] ; { $dropped } nadmiarowych Obrażeń przepada
    }
event-ritual-disrupted = Rytuał zostaje przerwany
stage = { $stage ->
        [4] Ostateczne Stadium
       *[other] { $stage }. Stadium
    } Przedwiecznego { GEN($elder) }
    .gen = { $stage ->
        [4] Ostatecznego Stadium
       *[other] { $stage }. Stadium
    } Przedwiecznego { GEN($elder) }

## Wrogowie

event-enemy-summoned = na { LOC($space) } zostaje przywołany { $kind }
event-enemy-moved = { $figure } { $placed ->
        [yes] trafia
       *[no] przechodzi
    } na { ACC($to) }
event-enemy-wounded = { $figure } otrzymuje { wounds-n }{ lost-wounds }
event-enemy-killed = { $figure } ginie

figure = { $place ->
        [0] {""}
       *[other] { ordinal }{" "}
    }{ FORM($kind, $form) }{ $wounds ->
        [-1] {""}
        [0] {" "}bez Obrażeń
        [1] {" "}z 1 Obrażeniem
       *[other] {" "}z { $wounds } Obrażeniami
    }{ ANY($space) ->
        [yes] {" "}na { LOC($space) }
       *[no] {""}
    }
ordinal = { $form ->
        [gen] { ordinal-gen }
        [acc] { GENDER($kind) ->
            [thing] { ordinal-nom }
           *[other] { ordinal-gen }
        }
        [dat] { ordinal-dat }
        [ins] { ordinal-ins }
        [loc] { ordinal-ins }
       *[nom] { ordinal-nom }
    }
ordinal-nom = { $place ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
        [4] czwarty
        [5] piąty
        [6] szósty
        [7] siódmy
        [8] ósmy
        [9] dziewiąty
        [10] dziesiąty
       *[other] { $place }.
    }
ordinal-gen = { $place ->
        [1] pierwszego
        [2] drugiego
        [3] trzeciego
        [4] czwartego
        [5] piątego
        [6] szóstego
        [7] siódmego
        [8] ósmego
        [9] dziewiątego
        [10] dziesiątego
       *[other] { $place }.
    }
ordinal-dat = { $place ->
        [1] pierwszemu
        [2] drugiemu
        [3] trzeciemu
        [4] czwartemu
        [5] piątemu
        [6] szóstemu
        [7] siódmemu
        [8] ósmemu
        [9] dziewiątemu
        [10] dziesiątemu
       *[other] { $place }.
    }
ordinal-ins = { $place ->
        [1] pierwszym
        [2] drugim
        [3] trzecim
        [4] czwartym
        [5] piątym
        [6] szóstym
        [7] siódmym
        [8] ósmym
        [9] dziewiątym
        [10] dziesiątym
       *[other] { $place }.
    }
figures-all = { $form ->
        [gen] { all-gen } { FORM($kind, "all-gen") }
        [dat] { all-dat } { FORM($kind, "all-dat") }
        [acc] { GENDER($kind) ->
            [person] { all-gen } { FORM($kind, "all-gen") }
           *[other] { all-nom } { FORM($kind, "all") }
        }
        [ins] { all-ins } { FORM($kind, "all-ins") }
        [loc] { all-gen } { FORM($kind, "all-loc") }
       *[nom] { all-nom } { FORM($kind, "all") }
    }{ ANY($space) ->
        [yes] {" "}na { LOC($space) }
       *[no] {""}
    }
all-nom = { GENDER($kind) ->
        [person] { $n ->
            [2] obaj
           *[other] wszyscy
        }
       *[other] { $n ->
            [2] oba
           *[other] wszystkie
        }
    }
all-gen = { $n ->
        [2] obu
       *[other] wszystkich
    }
all-dat = { $n ->
        [2] obu
       *[other] wszystkim
    }
all-ins = { $n ->
        [2] oboma
       *[other] wszystkimi
    }
figures-at = { FORM($figures, $form) } na { LOC($space) }
figure-gone = Wróg, którego nie ma na planszy
    .gen = Wroga, którego nie ma na planszy
    .dat = Wrogowi, którego nie ma na planszy
    .acc = Wroga, którego nie ma na planszy
    .ins = Wrogiem, którego nie ma na planszy
    .loc = Wrogu, którego nie ma na planszy
enemies = { $n ->
        [one] 1 { $kind }
        [few] { $n } { FORM($kind, "few") }
       *[many] { $n } { FORM($kind, "all-gen") }
    }

command-choose-figure = { $seat } wybiera { ACC($figure) }{ ANY($at) ->
        [yes] {" "}na { LOC($at) }
       *[no] {""}
    }
command-attacker = { $seat } wskazuje, że teraz atakuje { $figure }{ ANY($at) ->
        [yes] {" "}na { LOC($at) }
       *[no] {""}
    }
choice-choosing-attacker = wybrać Wroga, który zaatakuje jako następny

## Ogień

event-fire-taken = { $seat } staje w ogniu: { $tokens }
event-fire-placed = na { ACC($space) } { $n ->
        [0] nie trafia żaden żeton Ognia
        [one] trafia { $n } żeton Ognia
        [few] trafiają { $n } żetony Ognia
       *[many] trafia { $n } żetonów Ognia
    }{ $lost ->
        [0] {""}
       *[other] ; w puli brakuje jeszcze { $lost }
    }
event-fire-removed = z { GEN($space) } { $n ->
        [one] znika { $n } żeton Ognia
        [few] znikają { $n } żetony Ognia
       *[many] znika { $n } żetonów Ognia
    }
event-fire-discarded = { $seat } już nie płonie

## Obrażenia, Stres, Poczytalność

event-wounds-taken = { ANY($companions) ->
        [yes] { ANY($own) ->
            [yes] { own-wounds }, { $companions }
           *[no] { $companions }
        }
       *[no] { own-wounds }
    }{ lost-wounds }
own-wounds = { $seat } otrzymuje { $own ->
        [one] { $own } Obrażenie
        [few] { $own } Obrażenia
       *[many] { $own } Obrażeń
    }
companion-wounds = Towarzysz „{ $card }” otrzymuje { wounds-n } zamiast { GEN($seat) }
event-wounds-reduced = { $seat } otrzymuje o { wounds-n } mniej{ thanks }
event-wounds-deflected = { $figure } otrzymuje { wounds-n } zamiast { GEN($seat) }
event-stress-taken = { $seat } otrzymuje { stress-n }{ $lost ->
        [0] {""}
        [one] ; { $lost } kolejny już się nie mieści
        [few] ; { $lost } kolejne już się nie mieszczą
       *[many] ; { $lost } kolejnych już się nie mieści
    }
event-companion-lost = { $seat } traci Towarzysza: „{ $card }”
event-death-averted = { ANY($src) ->
        [yes] „{ $src }”
       *[no] tekst karty
    } przywraca { ACC($seat) } do gry z pełnym zdrowiem
event-investigator-eliminated = { $mad ->
        [yes] { ACC($seat) } pochłania szaleństwo
       *[no] { $seat } ginie
    }
event-tokens-changed = { $what ->
        [down] { $way ->
            [on] { $seat } kładzie się na ziemi
           *[off] { $seat } wstaje
        }
        [insanity-wound] { $way ->
            [on] na kartę Niepoczytalności { GEN($seat) } { wound-tokens.on }
           *[off] z karty Niepoczytalności { GEN($seat) } { wound-tokens.off }
        }
       *[token] { $way ->
            [on] na planszę { GEN($seat) } trafia { times }{ $token }
           *[off] z planszy { GEN($seat) } znika { times }{ $token }
        }
    }
# Ile razy; o jednym się tego nie mówi.
times = { $n ->
        [1] {""}
       *[other] { $n }×{" "}
    }
wound-tokens =
    .on = { $n ->
        [one] trafia { $n } żeton Obrażeń
        [few] trafiają { $n } żetony Obrażeń
       *[many] trafia { $n } żetonów Obrażeń
    }
    .off = { $n ->
        [one] znika { $n } żeton Obrażeń
        [few] znikają { $n } żetony Obrażeń
       *[many] znika { $n } żetonów Obrażeń
    }

command-assign = { $seat } { $n ->
        [0] nie kładzie żadnych Obrażeń
        [one] kładzie { $n } Obrażenie
        [few] kładzie { $n } Obrażenia
       *[many] kładzie { $n } Obrażeń
    } na { ANY($card) ->
        [yes] karcie „{ $card }”
       *[no] Towarzyszu
    }
choice-assigning = położyć najwyżej { $room ->
        [one] { $room } Obrażenie
        [few] { $room } Obrażenia
       *[many] { $room } Obrażeń
    } na karcie „{ $card }”
question-reducing = { $what ->
        [sanity] stracić o { sanity-n } mniej{ thanks }
       *[wounds] otrzymać o { wounds-n } mniej{ thanks }
    }
    .no = { $what ->
        [sanity] nie zmniejszać straty Poczytalności
       *[wounds] nie zmniejszać liczby Obrażeń
    }
choice-deflecting = przekazać Wrogowi { $n ->
        [0] Obrażenia
        [one] { $n } Obrażenie
        [few] { $n } Obrażenia
       *[many] { $n } Obrażeń
    }{ thanks }

event-sanity-lost = { $seat } traci { sanity-n }{ $dropped ->
        [0] {""}
        [one] ; { $dropped } kolejny nie ma skutku
        [few] ; { $dropped } kolejne nie mają skutku
       *[many] ; { $dropped } kolejnych nie ma skutku
    }
event-sanity-loss-reduced = { $seat } traci o { sanity-n } mniej{ thanks }
event-threshold-reached = { $seat } dociera do Progu Niepoczytalności na polu { $position }
event-insanity-activated = aktywuje się Niepoczytalność { GEN($seat) }{ ANY($src) ->
        [yes] : „{ $src }”
       *[no] {""}
    }
event-skill-levelled = { $seat } rozwija Umiejętność „{ $skill }”{ to-level }
to-level = { $level ->
        [0] {""}
       *[other] {" "}do { $level }. poziomu
    }
event-bonus-die-gained = { $seat } zyskuje kość dodatkową do końca gry
event-level-up-skipped = { $seat } nie ma już Umiejętności, którą można rozwinąć
command-level-up = { $seat } rozwija Umiejętność „{ $skill }”{ to-level }
choice-levelling-up = wybrać Umiejętność, którą rozwinie

## Mapa

event-token-placed = na { ACC($space) } trafia { $token }
event-token-moved = { $token } przechodzi z { GEN($space) } na { ACC($to) }
event-token-removed = z { GEN($space) } znika { $token }
event-hidden-turned = zakryty żeton zostaje odwrócony – „{ $drawn }”
event-hidden-returned = żeton „{ $back }” zostaje wmieszany między zakryte żetony
event-object-wounded = { $object } otrzymuje { wounds-n }{ lost-wounds }
event-object-mended = { wounds-n } { $n ->
        [one] znika
        [few] znikają
       *[many] znika
    } z { GEN($object) }
event-object-destroyed = { $object } ulega zniszczeniu
event-object-turned = { $object }: żeton zostaje odwrócony – „{ $drawn }”
object-on = { $kind } na { LOC($space) }
    .gen = { GEN($kind) } na { LOC($space) }
    .acc = { ACC($kind) } na { LOC($space) }
command-choose-space = { $seat } wybiera { ACC($space) }
choice-turning-object = wpisać odwrotną stronę żetonu: { $object }
choice-turning-hidden = wpisać odwrotną stronę zakrytego żetonu

## Mity

event-mythos-drawn = { $seat } dobiera kartę Mitów „{ $drawn }”
event-mythos-put-under = karta „{ $card }” trafia na spód talii Mitów
event-mythos-cancelled = karta „{ $card }” zostaje anulowana{ thanks }
event-mythos-discarded = karta „{ $card }” zostaje odrzucona
event-mythos-kept = Niepoczytalność { GEN($seat) } zatrzymuje kartę „{ $card }”
event-kept-mythos-resolved = Niepoczytalność { GEN($seat) } rozpatruje kartę „{ $card }”
event-mythos-reshuffled = stos odrzuconych kart Mitów wraca do talii
question-offering-two = obejrzeć dwie karty Mitów i wybrać jedną{ thanks }
    .no = nie oglądać dwóch kart Mitów
question-replacing-mythos = odłożyć kartę „{ $card }” na spód talii i dobrać inną{ thanks }
    .no = nie odkładać karty „{ $card }” na spód talii
choice-choosing-mythos = wybrać kartę Mitów do rozpatrzenia
question-cancelling-mythos = anulować kartę „{ $card }” za { $wounds ->
        [one] { $wounds } Obrażenie
        [few] { $wounds } Obrażenia
       *[many] { $wounds } Obrażeń
    }{ thanks }
    .no = nie anulować karty „{ $card }”
choice-drawing-mythos = wpisać kartę Mitów, którą dobiera { $seat }

## Ataki i rzuty

event-attack-declared = { $seat } atakuje { ACC($targets) }
event-enemy-attack-declared = { $figure } atakuje { ACC($seat) }
event-attack-redirected = { $to } przejmuje atak na { ACC($seat) }
event-roll-started = { $owner } { ANY($dice) ->
        [yes] rzuca { INS($dice) }
       *[no] nie ma czym rzucić
    }{ $kind ->
        [attack] : atak na { ACC($targets) }
        [enemy] : atakuje { $attacker }
        [fire] : Ogień!
        [against] {" "}przeciw { KIND($src) ->
            [card] karcie „{ $src }”
           *[other] „{ $src }”
        }
       *[plain] { ANY($action) ->
            [yes] : akcja „{ $action }”
           *[no] { because }
        }
    }
event-dice-rolled = wynik rzutu: { ANY($drawn) ->
        [yes] { $drawn }
       *[no] nic
    }
event-die-rerolled = { $die } zostaje przerzucona { reroll-cost }; wynik: { $drawn }
event-roll-tallied = razem: { ANY($symbols) ->
        [yes] { $symbols }
       *[no] żadnych symboli
    }
event-tally-changed = { KIND($src) ->
        [nothing] tekst karty
        [enemy] { $src }
       *[other] „{ $src }”
    }: { ANY($more) ->
        [yes] { ANY($less) ->
            [yes] dodaje do wyniku { ACC($more) }, odejmuje { ACC($less) }
           *[no] dodaje do wyniku { ACC($more) }
        }
       *[no] { ANY($less) ->
            [yes] odejmuje od wyniku { ACC($less) }
           *[no] nie zmienia wyniku
        }
    }
event-roll-applied = {""}
event-roll-ended = {""}
face = { ANY($first) ->
        [no] pusta ścianka
       *[yes] { FORM($first, "bare") }{ ANY($rest) ->
            [yes] {" "}{ FORM($rest, "with") }
           *[no] {""}
        }
    }
    .acc = { ANY($first) ->
        [no] pustą ściankę
       *[yes] { FORM($first, "bare-acc") }{ ANY($rest) ->
            [yes] {" "}{ FORM($rest, "with") }
           *[no] {""}
        }
    }
die = { $sort ->
        [standard] kość standardowa
        [bonus] kość dodatkowa
       *[any] kość
    } pokazująca { ACC($face) }
    .acc = { $sort ->
        [standard] kość standardową
        [bonus] kość dodatkową
       *[any] kość
    } pokazującą { ACC($face) }
    .gen = { $sort ->
        [standard] kości standardowej pokazującej
        [bonus] kości dodatkowej pokazującej
       *[any] kości pokazującej
    } { ACC($face) }
die-gone = kość
    .gen = kości

command-target = { $seat } bierze na cel { ACC($figure) }{ ANY($at) ->
        [yes] {" "}na { LOC($at) }
       *[no] {""}
    }
command-reroll = { $seat } przerzuca { ACC($die) } { reroll-cost }
command-bonus-dice-used = { $seat } { $n ->
        [0] nie rzuca kośćmi dodatkowymi
        [1] rzuca 1 kością dodatkową
       *[other] rzuca { $n } kośćmi dodatkowymi
    }
command-convert = { $seat } { $symbol ->
        [any] { $n ->
            [0] nie zamienia symboli
            [one] zamienia { $n } symbol
            [few] zamienia { $n } symbole
           *[many] zamienia { $n } symboli
        }
       *[other] { $n ->
            [0] zostawia { $symbol ->
                [elder-sign] Znaki Starszych Bogów
               *[other] macki
            } bez zmian
           *[other] liczy { ACC($counted) } jako { worth }{ against }
        }
    }{ ANY($text) ->
        [yes] {" "}(„{ $text }”)
       *[no] {""}
    }
worth = { ANY($worth) ->
        [yes] { ACC($worth) }
       *[no] nic
    }
against = { ANY($against) ->
        [yes] {" "}przeciw { DAT($against) }
       *[no] {""}
    }
command-split = { $seat } { $n ->
        [0] nie przydziela
       *[other] przydziela
    } { ANY($target) ->
        [yes] { DAT($target) }
       *[no] temu celowi
    } { $n ->
        [0] żadnych sukcesów
        [one] { $n } sukces
        [few] { $n } sukcesy
       *[many] { $n } sukcesów
    }

choice-targeting = { ANY($chosen) ->
        [yes] wybrać następny cel oprócz { GEN($chosen) }
       *[no] wybrać cel
    }
question-redirecting = przejąć atak, który wykonuje { $figure } na { ACC($active) }
    .no = nie przejmować ataku na { ACC($active) }
choice-choosing-dice = wybrać, iloma kośćmi dodatkowymi rzucić
choice-rerolling = przerzucić kość
choice-converting = { $symbol ->
        [any] zmienić wynik
       *[other] { $adds ->
            [yes] dodać do wyniku { worth }
           *[no] liczyć { $symbol ->
                [elder-sign] każdy Znak Starszych Bogów
               *[other] każdą mackę
            } jako { worth }
        }
    }{ against }{ thanks }
choice-splitting = przydzielić sukcesy { ANY($target) ->
        [yes] { DAT($target) }
       *[no] temu celowi
    }
question-adding-wounds = dodać { $extra ->
        [one] { $extra } Obrażenie
        [few] { $extra } Obrażenia
       *[many] { $extra } Obrażeń
    }{ thanks }
    .no = nie dodawać Obrażeń
choice-throwing-dice = wpisać, co wypadło na { ANY($dice) ->
        [yes] { LOC($dice) }
       *[no] kościach
    }
choice-throwing-die = wpisać wynik przerzutu: { $die }

## Przygotowanie

event-insanity-dealt = { $seat } otrzymuje kartę Niepoczytalności „{ $drawn }”
event-investigator-named = { $seat } wskazuje { ACC($named) }
event-starting-player-chosen = { $seat } rozpoczyna grę
choice-naming-other = wskazać innego Badacza{ ANY($insanity) ->
        [yes] {" "}(„{ $insanity }”)
       *[no] {""}
    }
choice-dealing-insanity = wpisać kartę Niepoczytalności, którą otrzymuje { $seat }
choice-choosing-starter = wpisać, kto rozpoczyna grę

## Tury i koniec gry

event-branch-chosen = faza 3: { $seat } { $branch ->
        [investigate] przeszukuje
        [fight] walczy
       *[other] nie przeszukuje i nie walczy
    }
event-turn-started = runda { $round }: zaczyna się tura { GEN($seat) }
event-turn-ended = tura { GEN($seat) } dobiega końca
event-quiet-asked = { $seat } nie użyje już kart do końca tury
event-game-ended = koniec gry: { $outcome ->
        [win] Badacze wygrywają
       *[loss] Badacze przegrywają
    }
event-step-skipped = pominięto: { $reason ->
        [no-figure] { ANY($space) ->
            [yes] w puli nie ma figurki, która trafiłaby na { ACC($space) }
           *[no] w puli nie ma figurki
        }
        [no-fire] w puli nie ma żetonu Ognia
        [tokens-out] nie ma już żetonów
        [no-target] nie ma niczego, czego by to dotyczyło
        [no-path] nie prowadzi tam żadna ścieżka
        [no-card] nie ma karty do dobrania
        [already-there] { ANY($space) ->
            [yes] już znajduje się na { LOC($space) }
           *[no] już się tam znajduje
        }
        [false-condition] warunek nie jest spełniony
        [invulnerable] Przedwiecznemu nie można zadać Obrażeń
        [nothing-to-heal] { $seat } nie ma czego leczyć
        [no-stress-room] tor Stresu { GEN($seat) } jest zapełniony
        [eliminated] Badacz jest wyeliminowany
        [not-payable] { $seat } nie ma czym zapłacić za żadną z możliwości
       *[cancelled] efekt został anulowany
    }{ because }

command-pass = { $seat } pasuje
command-quiet = { $seat } pasuje; do końca tury gra nie zapyta już o karty
choice-window = użyć karty

## Badacze

investigator-adam = Adam
    .gen = Adama
    .dat = Adamowi
    .acc = Adama
    .ins = Adamem
    .loc = Adamie
investigator-ahmed = Ahmed
    .gen = Ahmeda
    .dat = Ahmedowi
    .acc = Ahmeda
    .ins = Ahmedem
    .loc = Ahmedzie
investigator-borden = Borden
investigator-elizabeth = Elizabeth
investigator-fatima = Fatima
    .gen = Fatimy
    .dat = Fatimie
    .acc = Fatimę
    .ins = Fatimą
    .loc = Fatimie
investigator-ian = Ian
    .gen = Iana
    .dat = Ianowi
    .acc = Iana
    .ins = Ianem
    .loc = Ianie
investigator-morgan = Morgan
    .gen = Morgana
    .dat = Morganowi
    .acc = Morgana
    .ins = Morganem
    .loc = Morganie
investigator-rasputin = Rasputin
    .gen = Rasputina
    .dat = Rasputinowi
    .acc = Rasputina
    .ins = Rasputinem
    .loc = Rasputinie
investigator-sister-beth = Siostra Beth
    .gen = Siostry Beth
    .dat = Siostrze Beth
    .acc = Siostrę Beth
    .ins = Siostrą Beth
    .loc = Siostrze Beth
investigator-the-kid = Dzieciak
    .gen = Dzieciaka
    .dat = Dzieciakowi
    .acc = Dzieciaka
    .ins = Dzieciakiem
    .loc = Dzieciaku

## Wrogowie i Przedwieczni
# .gender: person (Kultyści, obaj), thing (biernik jak mianownik), other.
# .few: przy liczbach 2-4; .all i dalsze: liczba mnoga.

enemy-cultist = Kultysta
    .gender = person
    .gen = Kultysty
    .dat = Kultyście
    .acc = Kultystę
    .ins = Kultystą
    .loc = Kultyście
    .few = Kultystów
    .all = Kultyści
    .all-gen = Kultystów
    .all-dat = Kultystom
    .all-ins = Kultystami
    .all-loc = Kultystach
enemy-fire-vampire = Wampir Ognia
    .gender = other
    .gen = Wampira Ognia
    .dat = Wampirowi Ognia
    .acc = Wampira Ognia
    .ins = Wampirem Ognia
    .loc = Wampirze Ognia
    .few = Wampiry Ognia
    .all = Wampiry Ognia
    .all-gen = Wampirów Ognia
    .all-dat = Wampirom Ognia
    .all-ins = Wampirami Ognia
    .all-loc = Wampirach Ognia
enemy-byakhee = Byakhee
    .gender = other
enemy-star-spawn = Gwiezdny Pomiot
    .gender = thing
    .gen = Gwiezdnego Pomiotu
    .dat = Gwiezdnemu Pomiotowi
    .acc = Gwiezdny Pomiot
    .ins = Gwiezdnym Pomiotem
    .loc = Gwiezdnym Pomiocie
    .few = Gwiezdne Pomioty
    .all = Gwiezdne Pomioty
    .all-gen = Gwiezdnych Pomiotów
    .all-dat = Gwiezdnym Pomiotom
    .all-ins = Gwiezdnymi Pomiotami
    .all-loc = Gwiezdnych Pomiotach
elder-cthulhu = Cthulhu
enemy-disciple-of-hastur = Uczeń Hastura
    .gender = person
    .gen = Ucznia Hastura
    .dat = Uczniowi Hastura
    .acc = Ucznia Hastura
    .ins = Uczniem Hastura
    .loc = Uczniu Hastura
    .few = Uczniów Hastura
    .all = Uczniowie Hastura
    .all-gen = Uczniów Hastura
    .all-dat = Uczniom Hastura
    .all-ins = Uczniami Hastura
    .all-loc = Uczniach Hastura
enemy-ghoul = Ghul
    .gender = other
    .gen = Ghula
    .dat = Ghulowi
    .acc = Ghula
    .ins = Ghulem
    .loc = Ghulu
    .few = Ghule
    .all = Ghule
    .all-gen = Ghuli
    .all-dat = Ghulom
    .all-ins = Ghulami
    .all-loc = Ghulach
enemy-chthonian = Chthonianin
    .gender = person
    .gen = Chthonianina
    .dat = Chthonianinowi
    .acc = Chthonianina
    .ins = Chthonianinem
    .loc = Chthonianinie
    .few = Chthonian
    .all = Chthonianie
    .all-gen = Chthonian
    .all-dat = Chthonianom
    .all-ins = Chthonianami
    .all-loc = Chthonianach
enemy-deep-one = Mieszkaniec Głębin
    .gender = person
    .gen = Mieszkańca Głębin
    .dat = Mieszkańcowi Głębin
    .acc = Mieszkańca Głębin
    .ins = Mieszkańcem Głębin
    .loc = Mieszkańcu Głębin
    .few = Mieszkańców Głębin
    .all = Mieszkańcy Głębin
    .all-gen = Mieszkańców Głębin
    .all-dat = Mieszkańcom Głębin
    .all-ins = Mieszkańcami Głębin
    .all-loc = Mieszkańcach Głębin
enemy-hunting-horror = Skrzydlaty Łowca
    .gender = person
    .gen = Skrzydlatego Łowcy
    .dat = Skrzydlatemu Łowcy
    .acc = Skrzydlatego Łowcę
    .ins = Skrzydlatym Łowcą
    .loc = Skrzydlatym Łowcy
    .few = Skrzydlatych Łowców
    .all = Skrzydlaci Łowcy
    .all-gen = Skrzydlatych Łowców
    .all-dat = Skrzydlatym Łowcom
    .all-ins = Skrzydlatymi Łowcami
    .all-loc = Skrzydlatych Łowcach
enemy-shoggoth = Shoggoth
    .gender = other
    .gen = Shoggotha
    .dat = Shoggothowi
    .acc = Shoggotha
    .ins = Shoggothem
    .loc = Shoggocie
    .few = Shoggothy
    .all = Shoggothy
    .all-gen = Shoggothów
    .all-dat = Shoggothom
    .all-ins = Shoggothami
    .all-loc = Shoggothach
elder-hastur = Hastur
    .gen = Hastura
    .dat = Hasturowi
    .acc = Hastura
    .ins = Hasturem
    .loc = Hasturze

## Pola, obiekty, żetony

space-space = Pole { $number }
    .gen = Pola { $number }
    .dat = Polu { $number }
    .acc = Pole { $number }
    .ins = Polem { $number }
    .loc = Polu { $number }
object-laboratory = Laboratorium
token-r-lyeh = żeton R’lyeh
episode-blasphemous-alchemy = Bluźniercza alchemia

## Akcje

action-run = Bieg
action-attack = Atak
action-rest = Odpoczynek
action-trade = Wymiana
action-destroy-equipment = Zniszcz Wyposażenie
action-extinguish-fire = Gaszenie Ognia
rules-stress = Stres
rules-rules = zasady gry
rules-stand-up = wstawanie

## Umiejętności

skill-fueled-by-madness = Siła Szaleństwa
skill-gate-manipulation = Władza nad Bramami
skill-healing-prayer = Uzdrawiająca Modlitwa
skill-high-strung = Kłębek Nerwów
skill-lucky = Farciara
skill-protector = Obrońca
skill-read-the-omens = Czytanie Znaków
skill-savage = Dzikość
skill-unkillable = Nieśmiertelność
skill-vengeance-obsession = Żądny Zemsty
skill-arcane-mastery = Mistrzostwo Tajemne
skill-brawling = Waleczność
skill-marksman = Strzelec
skill-stealth = Nieuchwytność
skill-swiftness = Szybkość
skill-toughness = Wytrzymałość

## Karty Niepoczytalności

card-masochism = Masochizm
card-fear-of-crowds = Lęk przed Tłumem
card-kleptomania = Kleptomania
card-hypochondria = Hipochondria
card-pyromania = Piromania
card-catatonia = Katatonia
card-codependency = Współuzależnienie
card-paranoia = Paranoja
card-obsessive-disorder = Obsesja
card-recurring-trauma = Powracająca Trauma
card-psychotic-outbreaks = Wybuchy Psychozy
card-short-term-memory-loss = Utrata Pamięci Krótkotrwałej

## Karty Mitów

card-star-spawn = Gwiezdny Pomiot!
card-crawling-chaos = Pełzający Chaos
card-r-lyeh-awakens = R’lyeh się budzi
card-r-lyeh-unleashed = R’lyeh uwolnione!
card-the-thing-that-should-not-be = Coś, co nie powinno istnieć
card-the-sleeper-awakens = Śniący się budzi!
card-astral-promise = Gwiezdna obietnica
card-fire-vampire = Wampir Ognia!
card-byakhee = Byakhee!
card-chaos-in-the-labs = Chaos w laboratoriach!
card-conflagration = Pożoga
card-lab-accident = Wypadek w laboratorium!
card-students-go-mad = Studenci wpadają w szał!
card-monsters-in-the-labs = Potwory w laboratoriach!

## Karty Odkryć

card-assistant-janitor = Pomocnik Dozorcy
card-bleach = Wybielacz
card-jerome-the-assistant-janitor = Jerome, Pomocnik Dozorcy
card-janitor = Dozorca
card-ammonia = Amoniak
card-ralph-the-janitor = Ralph, Dozorca
card-monkey-paw = Małpia Łapka
card-desk = Biurko
card-whiskey-bottle = Butelka Whisky
card-medical-supplies = Środki Medyczne
card-medicine = Lekarstwo
card-locked-cabinet = Zamknięta Szafka
card-amulet-of-n-gahal = Amulet N’Gahala
card-spirit-of-n-gahal = Duch N’Gahala
card-feral-student = Zdziczały Student
card-guilty-conscience = Nieczyste Sumienie
card-margot = Margot
card-cages = Klatki
card-one-handed-lab-monkey = Jednoręka Małpa Laboratoryjna
card-furious-student = Rozwścieczony Student
card-pistol = Pistolet
card-chester = Chester
card-up-to-no-good = Złe Zamiary
card-beaker = Zlewka
card-charles = Charles
card-clutter = Bałagan
card-good-boy = Dobry Piesek
card-rex-the-dog = Pies Rex
card-fire-equipment = Sprzęt Gaśniczy
card-fire-extinguisher = Gaśnica
card-fire-axe = Topór Strażacki
card-lab-books = Dzienniki Laboratoryjne
card-lab-notes = Notatki Laboratoryjne
card-professor = Profesor
card-warren-gates = Warren Gates

# Odwrotne strony Laboratoriów
card-safe-collapse = Bezpieczne zawalenie!
card-inferno = Piekło!
card-major-explosion = Wielki wybuch!

# Karty Mitów Hastura
card-the-sign-is-seen = Znak został ujrzany
card-tattered-procession = Obdarty pochód
card-masked-herald = Zamaskowany Herold
card-the-congregation = Zgromadzenie
card-the-second-act = Akt drugi
card-black-stars = Czarne gwiazdy
card-song-of-the-hyades = Pieśń Hiad
card-no-mask = Bez maski

# Księgi szaleństwa: karty
card-scrabbling-claws = Skrobiące pazury
card-something-follows = Coś idzie za wami
card-the-walls-move = Ściany się poruszają
card-late-worshippers = Spóźnieni wyznawcy
card-feeding-time = Pora karmienia
card-words-behind-the-eyes = Słowa za oczami
card-dead-men-whisper = Martwi szepczą
card-lights-out = Światła gasną
card-sigil-of-dust = Pieczęć Pyłu
card-sigil-of-salt = Pieczęć Soli
card-sigil-of-ash = Pieczęć Popiołu
card-sigil-of-bone = Pieczęć Kości
card-laudanum = Laudanum
card-it-still-breathes = To wciąż oddycha
card-smugglers-crate = Skrzynia Przemytników
card-tommy-gun = Pistolet Maszynowy
card-harlan-the-smuggler = Harlan, Przemytnik
card-powder-keg = Beczka Prochu
card-unstable-grenade = Niestabilny Granat
card-grave-fever = Gorączka Grobowa
card-field-hospital = Szpital Polowy
card-medical-kit = Apteczka
card-adele-the-nurse = Adele, Pielęgniarka
card-heap-of-skulls = Stos Czaszek
card-bone-charm = Kościany Amulet
card-chained-scholar = Skuty Uczony
card-scholar-s-notes = Zapiski Uczonego
card-ignatius = Ignatius
card-offering-bowl = Misa Ofiarna
card-fresh-grave = Świeży Grób
card-gravedigger-s-spade = Łopata Grabarza
card-barnaby-the-gravedigger = Barnaby, Grabarz
card-locked-reliquary = Zamknięty Relikwiarz
card-wax-rubbing = Woskowy Odcisk
card-stray-hound = Bezpański Ogar
card-grey-hound = Szary Ogar
card-lamp-room = Lampiarnia
card-lamp-oil = Oliwa do Lamp
card-silas-the-lamplighter = Silas, Latarnik
card-tin-of-matches = Puszka Zapałek
card-matches = Zapałki
card-hip-flask = Piersiówka
card-collapsed-stair = Zawalone Schody
card-climbing-rope = Lina Wspinaczkowa
card-whispering-skull = Szepcząca Czaszka
card-deserter = Dezerter
card-trench-knife = Nóż Okopowy
card-otto-the-deserter = Otto, Dezerter
card-hermit-s-cell = Cela Pustelnika
card-bitter-tonic = Gorzki Tonik
card-hermit = Pustelnik

# Danse Macabre: karty
card-masks-on = Maski na twarze!
card-change-partners = Zmiana partnerów
card-from-the-lake = Z głębi jeziora
card-wet-footprints = Mokre ślady
card-wings-in-the-dark = Skrzydła w mroku
card-the-orchestra-plays-on = Orkiestra gra dalej
card-spiked-punch = Zaprawiony poncz
card-midnight-strikes = Wybija północ
card-sorcerer = Czarnoksiężnik
card-frightened-guest = Przestraszony Gość
card-grateful-guest = Wdzięczny Gość
card-screaming-guest = Krzyczący Gość
card-duellist-s-case = Futerał Pojedynkowicza
card-hand-cannon = Ręczna Armata
card-scandal = Skandal
card-menagerie = Menażeria
card-gorilla = Goryl
card-aviary = Ptaszarnia
card-peacock = Paw
card-suit-of-armour = Zbroja Rycerska
card-breastplate = Napierśnik
card-guest-book = Księga Gości
card-guest-list = Lista Gości
card-beatrix-the-gossip = Beatrix, Plotkara
card-kitchen-knives = Noże Kuchenne
card-carving-knife = Nóż do Mięsa
card-the-cook = Kucharz
card-champagne = Szampan
card-smelling-salts = Sole Trzeźwiące
card-fireworks = Fajerwerki
card-rockets = Rakiety
card-the-footman = Lokaj
card-cigar-box = Pudełko Cygar
card-lighter = Zapalniczka
card-cigars = Cygara
card-dance-card = Karnet Balowy
card-forged-invitation = Podrobione Zaproszenie
card-patent-shoes = Lakierki
card-dancing-shoes = Buty do Tańca
card-fortune-teller = Wróżka
card-retired-major = Emerytowany Major
card-the-major = Major
card-chaperone = Przyzwoitka
card-hat-pin = Szpilka do Kapelusza
card-aunt-maud = Ciotka Maud

# Prastare bożki: karty
card-night-watch = Nocna straż
card-back-to-the-plinth = Z powrotem na cokół
card-through-the-wall = Przez ścianę
card-alarm-bell = Dzwonek alarmowy
card-the-idol-weeps = Bożek płacze
card-closing-time = Pora zamknięcia
card-something-in-the-crate = Coś w skrzyni
card-trustees-orders = Rozkazy zarządu
card-jewel-case = Szkatułka na Klejnoty
card-pearl-tiara = Perłowa Tiara
card-stone-dreams = Kamienne Sny
card-watchman-s-desk = Biurko Stróża
card-amos-the-watchman = Amos, Stróż
card-hunting-trophies = Trofea Myśliwskie
card-shotgun = Strzelba
card-armoury = Zbrojownia
card-sabre = Szabla
card-lena-the-fencer = Lena, Szermierka
card-kennel = Psiarnia
card-watchdog = Pies Stróżujący
card-conservator-s-bench = Warsztat Konserwatorki
card-solvent = Rozpuszczalnik
card-edith-the-conservator = Edith, Konserwatorka
card-acid-bath = Kąpiel Kwasowa
card-acid = Kwas
card-rubber-gloves = Gumowe Rękawice
card-first-aid-box = Skrzynka Pierwszej Pomocy
card-bandages = Bandaże
card-staff-kitchen = Kuchnia Służbowa
card-cooking-brandy = Brandy do Gotowania
card-mrs-pole-the-cook = Pani Pole, Kucharka
card-trolley = Wózek
card-porter-s-trolley = Wózek Bagażowego
card-false-papers = Fałszywe Papiery
card-trustee-s-letter = List Członka Zarządu
card-piers-the-forger = Piers, Fałszerz
card-loose-floorboard = Obluzowana Deska
card-lucky-coin = Szczęśliwa Moneta
card-school-party = Szkolna Wycieczka
card-tilda = Tilda
card-whispering-mask = Szepcząca Maska
card-night-telegram = Nocny Telegram
card-telegram = Telegram

# Przeklęty przypływ: karty
card-spring-tide = Przypływ syzygijny
card-out-of-the-surf = Z przyboju
card-old-grudge = Dawna uraza
card-dragged-under = Wciągnięci pod wodę
card-the-ground-shakes = Ziemia drży
card-fog-bells = Dzwony we mgle
card-homesick = Tęsknota za domem
card-wedding-below = Podmorskie wesele
card-harpoon-rack = Stojak na Harpuny
card-harpoon = Harpun
card-josiah-the-whaler = Josiah, Wielorybnik
card-gutting-table = Stół do Patroszenia
card-gutting-knife = Nóż do Patroszenia
card-salt-in-the-blood = Sól we Krwi
card-doctor-s-bag = Torba Lekarska
card-sutures = Szwy
card-rum-barrel = Beczka Rumu
card-rum = Rum
card-whale-oil = Tran Wielorybi
card-oil-can = Bańka Tranu
card-the-lamp-keeper = Latarnik
card-flare-box = Skrzynka Flar
card-flares = Flary
card-oilskin = Sztormiak
card-family-bible = Biblia Rodzinna
card-prudence-allen = Prudence Allen
card-gold-casket = Szkatuła Złota
card-sea-gold = Morskie Złoto
card-young-obed-marsh = Młody Obed Marsh
card-fast-dory = Szybka Łódź
card-dory = Łódź
card-ship-s-cat = Kot Okrętowy
card-carved-tooth = Rzeźbiony Kieł
card-scrimshaw = Rzeźba w Kości
card-tide-table = Tablica Pływów
card-drowned-sailor = Utopiony Marynarz
card-fishwives = Rybaczki
card-martha = Martha
card-customs-launch = Łódź Celników
card-bosun-s-whistle = Gwizdek Bosmana
card-the-ensign = Chorąży

# Niewysłowiona godzina: karty
card-moon-rise = Wschód księżyca
card-cloud-bank = Ławica chmur
card-pack-of-ghouls = Sfora ghuli
card-pale-light = Blade światło
card-dark-of-the-moon = Nów
card-slipping-glass = Zsuwające się szkło
card-the-astronomer-s-whisper = Szept astronomki
card-things-in-the-lens = Coś w soczewce
card-silver-tray = Srebrna Taca
card-silver-dagger = Srebrny Sztylet
card-ottilie-the-maid = Ottilie, Pokojówka
card-iron-chest = Żelazna Skrzynia
card-black-dagger = Czarny Sztylet
card-moon-sickness = Choroba Księżycowa
card-tool-rack = Stojak na Narzędzia
card-crowbar = Łom
card-gregor-the-grinder = Gregor, Szlifierz
card-rope-and-pulley = Lina i Bloczek
card-pulley = Bloczek
card-almanac = Almanach
card-almanac-page = Strona Almanachu
card-isidora-the-astronomer = Isidora, Astronomka
card-storm-lantern = Lampa Sztormowa
card-leather-gloves = Skórzane Rękawice
card-bottle-rack = Stojak na Butelki
card-port-wine = Porto
card-bandage-drawer = Szuflada z Bandażami
card-gun-room = Pokój Myśliwski
card-hunting-rifle = Sztucer Myśliwski
card-the-colonel = Pułkownik
card-dark-room = Ciemnia
card-fixer = Utrwalacz
card-chemist-s-shelf = Półka Chemika
card-developer = Wywoływacz
card-paul-the-assistant = Paul, Asystent
card-owl-cage = Klatka Sowy
card-snowy-owl = Sowa Śnieżna
card-sleeping-porter = Śpiący Odźwierny
card-the-porter = Odźwierny
card-cracked-lens = Pęknięta Soczewka
card-star-chart = Mapa Gwiazd

# Scenariusze, akcje i żetony
token-yellow-sign = żeton Żółtego Znaku
token-body = żeton Zwłok
token-tome = żeton Księgi
token-case-of-dust = żeton Gabloty Pyłu
token-case-of-salt = żeton Gabloty Soli
token-case-of-ash = żeton Gabloty Popiołu
token-case-of-bone = żeton Gabloty Kości
token-sigil-of-dust = żeton Pieczęci Pyłu
token-sigil-of-salt = żeton Pieczęci Soli
token-sigil-of-ash = żeton Pieczęci Popiołu
token-sigil-of-bone = żeton Pieczęci Kości
token-guest = żeton Gościa
token-sorcerer = żeton Czarnoksiężnika
token-idol = żeton Bożka
token-guard = żeton Strażnika
token-allen-elder = żeton Starszego Allenów
token-marsh-elder = żeton Starszego Marshów
token-lamp = żeton Lampy
token-lunar-mirror = żeton Księżycowego Zwierciadła
token-shadow = żeton Cienia
token-new-moon = żeton Nowiu
token-half-moon = żeton Półksiężyca
token-full-moon = żeton Pełni
token-moonbeam = żeton Promienia Księżyca
episode-tomes-of-madness = Księgi szaleństwa
episode-danse-macabre = Danse Macabre
episode-eldritch-idols = Prastare bożki
episode-accursed-tide = Przeklęty przypływ
episode-unspeakable-hour = Niewysłowiona godzina
action-search-a-body = Przeszukaj Zwłoki
action-open-a-case = Otwórz Gablotę
action-interrogate = Przesłuchaj
action-usher = Wyprowadź
action-distract-guards = Odwróć Uwagę Strażników
action-handle-an-idol = Zajmij się Bożkiem
action-light-the-lamp = Zapal Lampę
action-lead-an-elder = Prowadź Starszego
action-push-a-mirror = Przesuń Zwierciadło
action-set-the-instruments = Ustaw Przyrządy

# Pola, które mają nazwy
space-stairwell = Klatka schodowa
    .gen = Pola „Klatka schodowa”
    .dat = Polu „Klatka schodowa”
    .acc = Pole „Klatka schodowa”
    .ins = Polem „Klatka schodowa”
    .loc = Polu „Klatka schodowa”
space-antechamber = Przedsionek krypty
    .gen = Pola „Przedsionek krypty”
    .dat = Polu „Przedsionek krypty”
    .acc = Pole „Przedsionek krypty”
    .ins = Polem „Przedsionek krypty”
    .loc = Polu „Przedsionek krypty”
space-north-tunnel = Tunel północny
    .gen = Pola „Tunel północny”
    .dat = Polu „Tunel północny”
    .acc = Pole „Tunel północny”
    .ins = Polem „Tunel północny”
    .loc = Polu „Tunel północny”
space-chapel-of-dust = Kaplica Pyłu
    .gen = Pola „Kaplica Pyłu”
    .dat = Polu „Kaplica Pyłu”
    .acc = Pole „Kaplica Pyłu”
    .ins = Polem „Kaplica Pyłu”
    .loc = Polu „Kaplica Pyłu”
space-ossuary = Ossuarium
    .gen = Pola „Ossuarium”
    .dat = Polu „Ossuarium”
    .acc = Pole „Ossuarium”
    .ins = Polem „Ossuarium”
    .loc = Polu „Ossuarium”
space-crossing = Skrzyżowanie
    .gen = Pola „Skrzyżowanie”
    .dat = Polu „Skrzyżowanie”
    .acc = Pole „Skrzyżowanie”
    .ins = Polem „Skrzyżowanie”
    .loc = Polu „Skrzyżowanie”
space-flooded-walk = Zalane przejście
    .gen = Pola „Zalane przejście”
    .dat = Polu „Zalane przejście”
    .acc = Pole „Zalane przejście”
    .ins = Polem „Zalane przejście”
    .loc = Polu „Zalane przejście”
space-salt-vault = Skarbiec soli
    .gen = Pola „Skarbiec soli”
    .dat = Polu „Skarbiec soli”
    .acc = Pole „Skarbiec soli”
    .ins = Polem „Skarbiec soli”
    .loc = Polu „Skarbiec soli”
space-choir = Chór
    .gen = Pola „Chór”
    .dat = Polu „Chór”
    .acc = Pole „Chór”
    .ins = Polem „Chór”
    .loc = Polu „Chór”
space-hall-of-niches = Sala nisz
    .gen = Pola „Sala nisz”
    .dat = Polu „Sala nisz”
    .acc = Pole „Sala nisz”
    .ins = Polem „Sala nisz”
    .loc = Polu „Sala nisz”
space-ash-pit = Dół popiołu
    .gen = Pola „Dół popiołu”
    .dat = Polu „Dół popiołu”
    .acc = Pole „Dół popiołu”
    .ins = Polem „Dół popiołu”
    .loc = Polu „Dół popiołu”
space-undercroft = Podziemie
    .gen = Pola „Podziemie”
    .dat = Polu „Podziemie”
    .acc = Pole „Podziemie”
    .ins = Polem „Podziemie”
    .loc = Polu „Podziemie”
space-bone-gallery = Galeria kości
    .gen = Pola „Galeria kości”
    .dat = Polu „Galeria kości”
    .acc = Pole „Galeria kości”
    .ins = Polem „Galeria kości”
    .loc = Polu „Galeria kości”
space-dig = Wykop
    .gen = Pola „Wykop”
    .dat = Polu „Wykop”
    .acc = Pole „Wykop”
    .ins = Polem „Wykop”
    .loc = Polu „Wykop”
space-black-shaft = Czarny szyb
    .gen = Pola „Czarny szyb”
    .dat = Polu „Czarny szyb”
    .acc = Pole „Czarny szyb”
    .ins = Polem „Czarny szyb”
    .loc = Polu „Czarny szyb”
space-porch = Ganek
    .gen = Pola „Ganek”
    .dat = Polu „Ganek”
    .acc = Pole „Ganek”
    .ins = Polem „Ganek”
    .loc = Polu „Ganek”
space-vestibule = Westybul
    .gen = Pola „Westybul”
    .dat = Polu „Westybul”
    .acc = Pole „Westybul”
    .ins = Polem „Westybul”
    .loc = Polu „Westybul”
space-card-room = Pokój karciany
    .gen = Pola „Pokój karciany”
    .dat = Polu „Pokój karciany”
    .acc = Pole „Pokój karciany”
    .ins = Polem „Pokój karciany”
    .loc = Polu „Pokój karciany”
space-dining-room = Jadalnia
    .gen = Pola „Jadalnia”
    .dat = Polu „Jadalnia”
    .acc = Pole „Jadalnia”
    .ins = Polem „Jadalnia”
    .loc = Polu „Jadalnia”
space-servants-stair = Schody dla służby
    .gen = Pola „Schody dla służby”
    .dat = Polu „Schody dla służby”
    .acc = Pole „Schody dla służby”
    .ins = Polem „Schody dla służby”
    .loc = Polu „Schody dla służby”
space-music-room = Pokój muzyczny
    .gen = Pola „Pokój muzyczny”
    .dat = Polu „Pokój muzyczny”
    .acc = Pole „Pokój muzyczny”
    .ins = Polem „Pokój muzyczny”
    .loc = Polu „Pokój muzyczny”
space-ball-room = Sala balowa
    .gen = Pola „Sala balowa”
    .dat = Polu „Sala balowa”
    .acc = Pole „Sala balowa”
    .ins = Polem „Sala balowa”
    .loc = Polu „Sala balowa”
space-smoking-room = Palarnia
    .gen = Pola „Palarnia”
    .dat = Polu „Palarnia”
    .acc = Pole „Palarnia”
    .ins = Polem „Palarnia”
    .loc = Polu „Palarnia”
space-wine-cellar = Piwnica z winem
    .gen = Pola „Piwnica z winem”
    .dat = Polu „Piwnica z winem”
    .acc = Pole „Piwnica z winem”
    .ins = Polem „Piwnica z winem”
    .loc = Polu „Piwnica z winem”
space-nursery = Pokój dziecięcy
    .gen = Pola „Pokój dziecięcy”
    .dat = Polu „Pokój dziecięcy”
    .acc = Pole „Pokój dziecięcy”
    .ins = Polem „Pokój dziecięcy”
    .loc = Polu „Pokój dziecięcy”
space-winter-garden = Ogród zimowy
    .gen = Pola „Ogród zimowy”
    .dat = Polu „Ogród zimowy”
    .acc = Pole „Ogród zimowy”
    .ins = Polem „Ogród zimowy”
    .loc = Polu „Ogród zimowy”
space-terrace = Taras
    .gen = Pola „Taras”
    .dat = Polu „Taras”
    .acc = Pole „Taras”
    .ins = Polem „Taras”
    .loc = Polu „Taras”
space-hedge-maze = Labirynt z żywopłotu
    .gen = Pola „Labirynt z żywopłotu”
    .dat = Polu „Labirynt z żywopłotu”
    .acc = Pole „Labirynt z żywopłotu”
    .ins = Polem „Labirynt z żywopłotu”
    .loc = Polu „Labirynt z żywopłotu”
space-boat-house = Hangar na łodzie
    .gen = Pola „Hangar na łodzie”
    .dat = Polu „Hangar na łodzie”
    .acc = Pole „Hangar na łodzie”
    .ins = Polem „Hangar na łodzie”
    .loc = Polu „Hangar na łodzie”
space-foyer = Foyer
    .gen = Pola „Foyer”
    .dat = Polu „Foyer”
    .acc = Pole „Foyer”
    .ins = Polem „Foyer”
    .loc = Polu „Foyer”
space-cloak-room = Szatnia
    .gen = Pola „Szatnia”
    .dat = Polu „Szatnia”
    .acc = Pole „Szatnia”
    .ins = Polem „Szatnia”
    .loc = Polu „Szatnia”
space-guard-room = Wartownia
    .gen = Pola „Wartownia”
    .dat = Polu „Wartownia”
    .acc = Pole „Wartownia”
    .ins = Polem „Wartownia”
    .loc = Polu „Wartownia”
space-sculpture-court = Dziedziniec rzeźb
    .gen = Pola „Dziedziniec rzeźb”
    .dat = Polu „Dziedziniec rzeźb”
    .acc = Pole „Dziedziniec rzeźb”
    .ins = Polem „Dziedziniec rzeźb”
    .loc = Polu „Dziedziniec rzeźb”
space-long-gallery = Długa galeria
    .gen = Pola „Długa galeria”
    .dat = Polu „Długa galeria”
    .acc = Pole „Długa galeria”
    .ins = Polem „Długa galeria”
    .loc = Polu „Długa galeria”
space-egyptian-hall = Sala egipska
    .gen = Pola „Sala egipska”
    .dat = Polu „Sala egipska”
    .acc = Pole „Sala egipska”
    .ins = Polem „Sala egipska”
    .loc = Polu „Sala egipska”
space-east-door = Drzwi wschodnie
    .gen = Pola „Drzwi wschodnie”
    .dat = Polu „Drzwi wschodnie”
    .acc = Pole „Drzwi wschodnie”
    .ins = Polem „Drzwi wschodnie”
    .loc = Polu „Drzwi wschodnie”
space-island-room = Pokój wyspiarski
    .gen = Pola „Pokój wyspiarski”
    .dat = Polu „Pokój wyspiarski”
    .acc = Pole „Pokój wyspiarski”
    .ins = Polem „Pokój wyspiarski”
    .loc = Polu „Pokój wyspiarski”
space-hall-of-whales = Sala wielorybów
    .gen = Pola „Sala wielorybów”
    .dat = Polu „Sala wielorybów”
    .acc = Pole „Sala wielorybów”
    .ins = Polem „Sala wielorybów”
    .loc = Polu „Sala wielorybów”
space-archive = Archiwum
    .gen = Pola „Archiwum”
    .dat = Polu „Archiwum”
    .acc = Pole „Archiwum”
    .ins = Polem „Archiwum”
    .loc = Polu „Archiwum”
space-reading-room = Czytelnia
    .gen = Pola „Czytelnia”
    .dat = Polu „Czytelnia”
    .acc = Pole „Czytelnia”
    .ins = Polem „Czytelnia”
    .loc = Polu „Czytelnia”
space-glass-house = Szklarnia
    .gen = Pola „Szklarnia”
    .dat = Polu „Szklarnia”
    .acc = Pole „Szklarnia”
    .ins = Polem „Szklarnia”
    .loc = Polu „Szklarnia”
space-loading-dock = Rampa
    .gen = Pola „Rampa”
    .dat = Polu „Rampa”
    .acc = Pole „Rampa”
    .ins = Polem „Rampa”
    .loc = Polu „Rampa”
space-store-room = Magazyn
    .gen = Pola „Magazyn”
    .dat = Polu „Magazyn”
    .acc = Pole „Magazyn”
    .ins = Polem „Magazyn”
    .loc = Polu „Magazyn”
space-cellar-hatch = Właz do piwnicy
    .gen = Pola „Właz do piwnicy”
    .dat = Polu „Właz do piwnicy”
    .acc = Pole „Właz do piwnicy”
    .ins = Polem „Właz do piwnicy”
    .loc = Polu „Właz do piwnicy”
space-fish-square = Plac rybny
    .gen = Pola „Plac rybny”
    .dat = Polu „Plac rybny”
    .acc = Pole „Plac rybny”
    .ins = Polem „Plac rybny”
    .loc = Polu „Plac rybny”
space-rope-lane = Zaułek powroźników
    .gen = Pola „Zaułek powroźników”
    .dat = Polu „Zaułek powroźników”
    .acc = Pole „Zaułek powroźników”
    .ins = Polem „Zaułek powroźników”
    .loc = Polu „Zaułek powroźników”
space-allen-house = Dom Allenów
    .gen = Pola „Dom Allenów”
    .dat = Polu „Dom Allenów”
    .acc = Pole „Dom Allenów”
    .ins = Polem „Dom Allenów”
    .loc = Polu „Dom Allenów”
space-seamen-s-chapel = Kaplica marynarzy
    .gen = Pola „Kaplica marynarzy”
    .dat = Polu „Kaplica marynarzy”
    .acc = Pole „Kaplica marynarzy”
    .ins = Polem „Kaplica marynarzy”
    .loc = Polu „Kaplica marynarzy”
space-net-loft = Strych z sieciami
    .gen = Pola „Strych z sieciami”
    .dat = Polu „Strych z sieciami”
    .acc = Pole „Strych z sieciami”
    .ins = Polem „Strych z sieciami”
    .loc = Polu „Strych z sieciami”
space-tavern = Tawerna
    .gen = Pola „Tawerna”
    .dat = Polu „Tawerna”
    .acc = Pole „Tawerna”
    .ins = Polem „Tawerna”
    .loc = Polu „Tawerna”
space-marsh-house = Dom Marshów
    .gen = Pola „Dom Marshów”
    .dat = Polu „Dom Marshów”
    .acc = Pole „Dom Marshów”
    .ins = Polem „Dom Marshów”
    .loc = Polu „Dom Marshów”
space-cannery = Wytwórnia konserw
    .gen = Pola „Wytwórnia konserw”
    .dat = Polu „Wytwórnia konserw”
    .acc = Pole „Wytwórnia konserw”
    .ins = Polem „Wytwórnia konserw”
    .loc = Polu „Wytwórnia konserw”
space-boat-yard = Szkutnia
    .gen = Pola „Szkutnia”
    .dat = Polu „Szkutnia”
    .acc = Pole „Szkutnia”
    .ins = Polem „Szkutnia”
    .loc = Polu „Szkutnia”
space-pier = Molo
    .gen = Pola „Molo”
    .dat = Polu „Molo”
    .acc = Pole „Molo”
    .ins = Polem „Molo”
    .loc = Polu „Molo”
space-shingle = Kamienista plaża
    .gen = Pola „Kamienista plaża”
    .dat = Polu „Kamienista plaża”
    .acc = Pole „Kamienista plaża”
    .ins = Polem „Kamienista plaża”
    .loc = Polu „Kamienista plaża”
space-causeway = Grobla
    .gen = Pola „Grobla”
    .dat = Polu „Grobla”
    .acc = Pole „Grobla”
    .ins = Polem „Grobla”
    .loc = Polu „Grobla”
space-cliff-path = Ścieżka klifowa
    .gen = Pola „Ścieżka klifowa”
    .dat = Polu „Ścieżka klifowa”
    .acc = Pole „Ścieżka klifowa”
    .ins = Polem „Ścieżka klifowa”
    .loc = Polu „Ścieżka klifowa”
space-lighthouse = Latarnia morska
    .gen = Pola „Latarnia morska”
    .dat = Polu „Latarnia morska”
    .acc = Pole „Latarnia morska”
    .ins = Polem „Latarnia morska”
    .loc = Polu „Latarnia morska”
space-black-reef = Czarna rafa
    .gen = Pola „Czarna rafa”
    .dat = Polu „Czarna rafa”
    .acc = Pole „Czarna rafa”
    .ins = Polem „Czarna rafa”
    .loc = Polu „Czarna rafa”
space-gate-lodge = Stróżówka
    .gen = Pola „Stróżówka”
    .dat = Polu „Stróżówka”
    .acc = Pole „Stróżówka”
    .ins = Polem „Stróżówka”
    .loc = Polu „Stróżówka”
space-drive = Podjazd
    .gen = Pola „Podjazd”
    .dat = Polu „Podjazd”
    .acc = Pole „Podjazd”
    .ins = Polem „Podjazd”
    .loc = Polu „Podjazd”
space-rose-garden = Ogród różany
    .gen = Pola „Ogród różany”
    .dat = Polu „Ogród różany”
    .acc = Pole „Ogród różany”
    .ins = Polem „Ogród różany”
    .loc = Polu „Ogród różany”
space-great-hall = Wielka sala
    .gen = Pola „Wielka sala”
    .dat = Polu „Wielka sala”
    .acc = Pole „Wielka sala”
    .ins = Polem „Wielka sala”
    .loc = Polu „Wielka sala”
space-library = Biblioteka
    .gen = Pola „Biblioteka”
    .dat = Polu „Biblioteka”
    .acc = Pole „Biblioteka”
    .ins = Polem „Biblioteka”
    .loc = Polu „Biblioteka”
space-kitchen = Kuchnia
    .gen = Pola „Kuchnia”
    .dat = Polu „Kuchnia”
    .acc = Pole „Kuchnia”
    .ins = Polem „Kuchnia”
    .loc = Polu „Kuchnia”
space-grinding-workshop = Szlifiernia
    .gen = Pola „Szlifiernia”
    .dat = Polu „Szlifiernia”
    .acc = Pole „Szlifiernia”
    .ins = Polem „Szlifiernia”
    .loc = Polu „Szlifiernia”
space-mirror-store = Skład zwierciadeł
    .gen = Pola „Skład zwierciadeł”
    .dat = Polu „Skład zwierciadeł”
    .acc = Pole „Skład zwierciadeł”
    .ins = Polem „Skład zwierciadeł”
    .loc = Polu „Skład zwierciadeł”
space-gallery = Galeria
    .gen = Pola „Galeria”
    .dat = Polu „Galeria”
    .acc = Pole „Galeria”
    .ins = Polem „Galeria”
    .loc = Polu „Galeria”
space-orrery = Planetarium
    .gen = Pola „Planetarium”
    .dat = Polu „Planetarium”
    .acc = Pole „Planetarium”
    .ins = Polem „Planetarium”
    .loc = Polu „Planetarium”
space-dome-walk = Obejście kopuły
    .gen = Pola „Obejście kopuły”
    .dat = Polu „Obejście kopuły”
    .acc = Pole „Obejście kopuły”
    .ins = Polem „Obejście kopuły”
    .loc = Polu „Obejście kopuły”
space-telescope-room = Sala teleskopu
    .gen = Pola „Sala teleskopu”
    .dat = Polu „Sala teleskopu”
    .acc = Pole „Sala teleskopu”
    .ins = Polem „Sala teleskopu”
    .loc = Polu „Sala teleskopu”

## Odmowy: dlaczego czegoś nie można

refusal-no-action-left = wszystkie akcje tej tury ({ $allowed }) zostały wykonane; pozostaje darmowa akcja albo pas
refusal-not-safe = ta akcja wymaga Bezpiecznego Pola, a na { LOC($space) } są Wrogowie: { $enemies }
refusal-episode-not-safe = { refusal-not-safe }
refusal-no-target = w zasięgu ataku z { GEN($space) } nie ma Wroga, którego można zaatakować
refusal-elder-one-only = w zasięgu ataku z { GEN($space) } jest tylko Przedwieczny, a nie może on być celem, dopóki Rytuał nie zostanie przerwany
refusal-no-object = na { LOC($space) } nie ma niezniszczonego obiektu, na którym wykonuje się tę akcję
refusal-not-this-object = tę akcję wykonuje się tylko na niezniszczonym obiekcie na { LOC($space) }, a { $object } do takich nie należy
refusal-no-object-needed = akcję „{ $action }” wykonuje się na własnym Polu, nie na obiekcie
refusal-no-such-action = Scenariusz nie ma takiej akcji; ma: { $known }
refusal-no-free-action = „{ $source }” nie daje { DAT($seat) } teraz takiej darmowej akcji albo została ona w tej turze już wykorzystana
refusal-no-fire = na { LOC($space) } nie ma Ognia, a zgodnie z rozstrzygnięciem zasad nie można wtedy wykonać tej akcji
refusal-action-not-now = akcji „{ $action }” nie można teraz wykonać na { LOC($space) }: nie zachodzi to, czego wymaga jej tekst
refusal-down = { $seat } leży i może tylko odpocząć albo wstać
refusal-no-way = żadne Pole nie sąsiaduje z { INS($space) }

refusal-no-legal-target = { $figure } to Przedwieczny, który nie może być celem, dopóki Rytuał nie zostanie przerwany
refusal-no-such-enemy = celem może być tylko Wróg na planszy, a tego na niej nie ma
refusal-named-already = { $figure } jest już celem tego ataku; każdy cel wskazuje się raz
refusal-out-of-reach = { $figure } jest poza zasięgiem; { $seat } atakuje z { GEN($space) }
refusal-too-near = { $figure } jest na tym samym Polu co { $seat }, a ten darmowy atak dotyczy innego Pola
refusal-one-elsewhere = { $figure } nie znajduje się na { LOC($space) }; gdy celów jest kilka, stoją na Polu atakującego
refusal-passed-over = kolej na { ACC($figure) } już minęła: kilka celów wskazuje się w tej kolejności, w jakiej trafiły na planszę
refusal-no-target-yet = Atak wymaga celu, zanim rzuci się kośćmi

refusal-not-down = { $seat } nie leży
refusal-no-stress-room = wstanie kosztuje 1 punkt Stresu, a tor Stresu { GEN($seat) } jest zapełniony ({ $maximum }); najpierw trzeba odpocząć
refusal-card-not-held = { $seat } nie ma karty „{ $card }”; karty używa jej właściciel
refusal-card-without-use = karta „{ $card }” nie ma niczego, czego używa się na życzenie; działa, gdy mówi tak jej tekst
refusal-card-without-partner = karty „{ $card }” używa się razem z inną kartą, której { $seat } nie ma

refusal-attacked-already = { $figure } ma już za sobą atak w tej fazie; każdy Wróg atakuje raz
refusal-attacker-elsewhere = { $figure } nie znajduje się na { LOC($space) }, a tylko stamtąd można teraz atakować { ACC($seat) }
refusal-attacker-not-able = { $figure } nie może atakować: nie ma kości ani żadnego innego efektu ataku
refusal-attacker-gone = tego Wroga nie ma na planszy, więc nikogo nie atakuje

refusal-not-payable = „{ $half }” kosztuje { $stress ->
        [one] { $stress } punkt
        [few] { $stress } punkty
       *[many] { $stress } punktów
    } Stresu, a miejsca jest tylko na { $room }; cenę płaci się w całości
refusal-no-such-half = karta „{ $card }” nie ma { $side ->
        [left] lewej
       *[right] prawej
    } połowy, którą można pozyskać
refusal-must-choose = { $seat } musi wybrać jedną z możliwości karty „{ $card }”, za które można zapłacić
refusal-option-not-fulfilled = karta „{ $card }” daje tę możliwość tylko temu, kto spełnia jej warunek; { $seat } go nie spełnia
refusal-no-such-option = na karcie „{ $card }” nie ma takiej możliwości

refusal-stress-full = przerzut kosztuje 1 punkt Stresu, a tor Stresu { GEN($seat) } jest zapełniony ({ $maximum }); można użyć darmowego przerzutu albo poprzestać na tym wyniku
refusal-no-such-die = przerzuca się jedną z kości tego rzutu (jest ich { $dice }), a takiej wśród nich nie ma
refusal-no-free-reroll = „{ $source }” nie daje { DAT($seat) } darmowego przerzutu w tym rzucie albo został on już wykorzystany
refusal-target-too-late = kości są już rzucone: cele wskazuje się wcześniej i się ich nie zmienia

refusal-heals-too-much = leczy się w sumie najwyżej { points-n } (Stresu do { $stress }, Obrażeń do { $wounds })
points-n = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
refusal-text-heals-too-much = „{ $source }” leczy u { GEN($who) } w sumie najwyżej { points-n } (Stresu do { $stress }, Obrażeń do { $wounds })
refusal-heals-nothing = wybrano, że „{ $source }” leczy { ACC($who) }, więc trzeba uleczyć co najmniej 1 punkt

refusal-not-adjacent = z { GEN($space) } idzie się tylko na sąsiednie Pole; możliwe: { $allowed }
refusal-no-step-yet = Bieg to co najmniej jedno Pole, a { $seat } nie ma jeszcze za sobą żadnego kroku
refusal-no-card-in-run = kart używa się między dwoma krokami Biegu, nie przed pierwszym
refusal-no-cards-in-run = rozstrzygnięcie zasad pozwala używać kart tylko między akcjami, nie między dwoma krokami Biegu

refusal-skill-of-companion = „{ $skill }” nie jest Umiejętnością z planszy { GEN($seat) }: daje ją Towarzysz i nie można jej rozwinąć
refusal-skill-not-own = { $seat } nie ma Umiejętności „{ $skill }”; rozwija się jedną z trzech własnych
refusal-skill-at-top = { $seat } ma już Umiejętność „{ $skill }” na poziomie { $top }, najwyższym z możliwych

refusal-nobody-here = na { LOC($space) } nie ma nikogo innego do Wymiany
refusal-nothing-to-trade = nikt na { LOC($space) } nie ma karty, którą można wymienić; Stanów nie wymienia się nigdy
refusal-trade-refused = Wymianę odrzucono w tej turze już { $n ->
        [one] { $n } raz
       *[other] { $n } razy
    }; więcej się jej nie proponuje
refusal-trade-withdrawn = Wymianę układano i wycofywano w tej turze już { $n ->
        [one] { $n } raz
       *[other] { $n } razy
    }; więcej się jej nie proponuje
refusal-card-not-here = { $owner } ma kartę „{ $card }”, ale nie znajduje się na { LOC($space) }; wymieniają się tylko Badacze na jednym Polu
refusal-card-of-nobody = nikt na { LOC($space) } nie ma karty „{ $card }”, którą mógłby oddać
refusal-condition-not-traded = karta „{ $card }” to Stan { GEN($owner) }, a Stanów nigdy się nie wymienia
refusal-card-not-traded = tekst karty „{ $card }” zabrania ją wymieniać; zostaje u { GEN($owner) }
refusal-already-drafted = karta „{ $card }” w tej Wymianie przechodzi już od { GEN($giver) } do { GEN($to) }; aby to zmienić, trzeba wycofać propozycję i zacząć od nowa
refusal-receiver-elsewhere = { $to } nie znajduje się na { LOC($space) }; wymieniają się tylko Badacze na jednym Polu
refusal-already-theirs = kartę „{ $card }” ma już { $to }
refusal-nothing-drafted = nikt jeszcze nie oddaje karty, a Wymiana obejmuje co najmniej jedną

## Na ekranie: tory, znaczniki, talie

label-round = Runda
label-turn = Tura
label-summoning = Tor Przywołania
label-summoning-symbols = Symbole Przywołania
label-laboratory-tokens-destroyed = Zniszczone Laboratoria
label-sanity-lost = Utracona Poczytalność
label-stress = Stres
label-wounds = Obrażenia
label-actions-taken = Wykonane akcje
label-threshold = Próg Niepoczytalności
label-threshold-with-a-bonus-die = Próg Niepoczytalności z kością dodatkową
label-skull = pole z czaszką
label-cthulhu-is-summoned = Cthulhu zostaje przywołany
label-cthulhu-advances = Cthulhu postępuje
label-the-game-is-lost = gra przegrana
label-the-ritual-is-disrupted = Rytuał zostaje przerwany

label-fire-token = żeton Ognia
label-on-fire = płonie
label-lying-down = leży
label-eliminated = poza grą
label-destroyed = zniszczone
label-wound = Obrażenie
label-wound-token = żeton Obrażeń
label-bonus-die-from-thresholds = kość dodatkowa z Progów Niepoczytalności
label-threshold-to-work-off = nierozpatrzony Próg Niepoczytalności
label-level-from-a-companion = poziom od Towarzysza
label-used-in-this-turn = użyte w tej turze
label-used-in-this-game = użyte w tej grze
label-has-attacked-in-this-turn = już po ataku w tej turze
label-cannot-be-hurt-until-the-ritual-is-disrupted = nie można zadać Obrażeń, dopóki Rytuał nie zostanie przerwany
label-blue-gate = Niebieska Brama
label-red-gate = Czerwona Brama
label-yellow-gate = Żółta Brama
label-stairs = Schody
label-tunnel = Tunel
label-cthulhu-s-stage = { $number }. Stadium Przedwiecznego Cthulhu
label-cthulhu-s-final-stage = Ostateczne Stadium Przedwiecznego Cthulhu
label-enemies = Wrogowie
label-r-lyeh-token = żeton R’lyeh
label-hastur-is-summoned = Hastur zostaje przywołany
label-hastur-advances = Hastur postępuje
label-hastur-s-stage = { $number }. Stadium Przedwiecznego Hastura
label-hastur-s-final-stage = Ostateczne Stadium Przedwiecznego Hastura
label-counted-for-the-ritual = Postęp Rytuału
label-ground-floor = Parter
label-upper-floor = Piętro
label-reverse-sides-of-face-down-tokens = odwrotne strony zakrytych żetonów
label-yellow-sign-token = { token-yellow-sign }
label-body-token = { token-body }
label-tome-token = { token-tome }
label-case-of-dust-token = { token-case-of-dust }
label-case-of-salt-token = { token-case-of-salt }
label-case-of-ash-token = { token-case-of-ash }
label-case-of-bone-token = { token-case-of-bone }
label-sigil-of-dust-token = { token-sigil-of-dust }
label-sigil-of-salt-token = { token-sigil-of-salt }
label-sigil-of-ash-token = { token-sigil-of-ash }
label-sigil-of-bone-token = { token-sigil-of-bone }
label-guest-token = { token-guest }
label-sorcerer-token = { token-sorcerer }
label-idol-token = { token-idol }
label-guard-token = { token-guard }
label-allen-elder-token = { token-allen-elder }
label-marsh-elder-token = { token-marsh-elder }
label-lamp-token = { token-lamp }
label-lunar-mirror-token = { token-lunar-mirror }
label-shadow-token = { token-shadow }
label-new-moon-token = { token-new-moon }
label-half-moon-token = { token-half-moon }
label-full-moon-token = { token-full-moon }
label-moonbeam-token = { token-moonbeam }

label-elder-one = Przedwieczny
label-enemy = Wróg
label-investigator = Badacz
label-object = obiekt
label-fire = Ogień
label-gate = Brama
label-token = żeton
label-standard = standardowa
label-bonus = dodatkowa
label-track = tor
label-episode = Scenariusz
label-skill = Umiejętność
label-insanity = Niepoczytalność
label-action = akcja
label-die = kość
label-discovery = Odkrycie
label-stage = Stadium
label-back = odwrotna strona
label-mythos = Mity
label-map = mapa
label-current = obecne
label-face-down = zakryta
label-kept = zachowana
label-past = minione
label-win = wygrana
label-loss = przegrana
pattern-figure-with-n-wound-on-space = { $figure } ({ wounds-n }) na { LOC($space) }
pattern-figure-with-n-wounds-on-space = { $figure } ({ wounds-n }) na { LOC($space) }
pattern-unwounded-figure-on-space = { $figure } (bez Obrażeń) na { LOC($space) }
pattern-first-figure-on-space = { $figure } nr 1 na { LOC($space) }
pattern-second-figure-on-space = { $figure } nr 2 na { LOC($space) }
pattern-third-figure-on-space = { $figure } nr 3 na { LOC($space) }
pattern-fourth-figure-on-space = { $figure } nr 4 na { LOC($space) }
pattern-fifth-figure-on-space = { $figure } nr 5 na { LOC($space) }
pattern-sixth-figure-on-space = { $figure } nr 6 na { LOC($space) }
pattern-who-is-the-starting-player = { $who } rozpoczyna grę
pattern-episode-n = Scenariusz { $n }
pattern-episode-actions-names = akcje Scenariusza: { $names }
pattern-monsters-names = Potwory: { $names }
pattern-tokens-names = żetony: { $names }
pattern-face-down-tokens-names = zakryte żetony: { $names }
pattern-mythos-cards-names = karty Mitów: { $names }
pattern-discovery-cards-names = karty Odkryć: { $names }
pattern-reverse-sides-names = odwrotne strony: { $names }
pattern-what-n = { $what } ({ $n })
pattern-health-n-a-destroyed-one-is-turned-over = punkty życia: { $n }; po zniszczeniu żeton się odwraca
pattern-the-ritual-is-disrupted-when-n-laboratory-tokens-are-destroyed = Rytuał zostaje przerwany, gdy zniszczonych Laboratoriów jest { $n }
pattern-card-names-who = karta „{ $card }” wskazuje: { $who }
label-mythos-deck = talia Mitów
label-mythos-discard-pile = stos odrzuconych kart Mitów
label-mythos-card-at-work = rozpatrywana karta Mitów
label-discovery-deck = talia Odkryć
label-discovery-discard-pile = stos odrzuconych kart Odkryć
label-discovery-card-at-work = rozpatrywana karta Odkryć
label-reverse-sides-of-laboratory-tokens = odwrotne strony Laboratoriów

label-attack = atak
label-roll = rzut
label-attack-of-an-enemy = atak Wroga
label-fire-roll = rzut na Ogień
label-roll-against-an-investigator = rzut przeciw Badaczowi
label-standard-die = { $number } kość standardowa
label-standard-dice = { $number ->
        [one] { $number } kość standardowa
        [few] { $number } kości standardowe
       *[many] { $number } kości standardowych
    }
label-bonus-die = { $number } kość dodatkowa
label-bonus-dice = { $number ->
        [one] { $number } kość dodatkowa
        [few] { $number } kości dodatkowe
       *[many] { $number } kości dodatkowych
    }
label-a-blank = pusta ścianka
label-a-success = sukces
label-an-elder-sign = Znak Starszych Bogów
label-a-tentacle = macka
label-successes = { $number ->
        [one] { $number } sukces
        [few] { $number } sukcesy
       *[many] { $number } sukcesów
    }
label-a-success-with-a-tentacle = sukces z macką
label-a-success-with-an-elder-sign = sukces ze Znakiem Starszych Bogów
label-success = sukces
label-elder-sign = Znak Starszych Bogów
label-tentacle = macka

label-the-first-turn-begins = zaczyna się pierwsza tura
label-the-next-turn-begins = zaczyna się następna tura
label-the-turn-ends = koniec tury
label-a-mythos-card-is-drawn = zostaje dobrana karta Mitów
label-a-discovery-card-is-drawn = zostaje dobrana karta Odkryć
label-phase-3-investigate-or-fight = faza 3: Przeszukaj lub Walcz!
label-phase-3-is-carried-out = rozpatrzenie fazy 3
label-effects-of-the-end-of-the-turn = efekty na Koniec Tury
label-effects-of-the-elder-one-at-the-end-of-the-turn = efekty Przedwiecznego na Koniec Tury
label-the-fire-roll = rzut na Ogień
label-the-check-whether-the-elder-one-advances = sprawdzenie, czy Przedwieczny postępuje
label-the-check-whether-the-elder-one-is-summoned = sprawdzenie, czy Przedwieczny zostaje przywołany
label-the-mythos-discard-pile-goes-back-into-the-deck = stos odrzuconych kart Mitów wraca do talii
label-dice-may-be-rerolled = można przerzucić kości
label-the-symbols-are-counted = symbole zostają policzone
label-successes-take-effect = sukcesy przynoszą skutek
label-each-success-is-a-wound = każdy sukces to Obrażenie
label-tentacles-cost-sanity = macki kosztują Poczytalność
label-the-symptoms-are-carried-out = Symptomy zostają rozpatrzone
label-enemies-that-have-not-attacked-yet-attack = atakują Wrogowie, którzy jeszcze nie atakowali
label-the-game-is-over = gra się skończyła

cost-action = { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
       *[many] { $n } akcji
    }
cost-stress = { stress-n }
cost-wound = { wounds-n }
cost-step = { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
cost-card = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }

## Rodzaje decyzji

decision-action = akcja
decision-assign-wounds = przydział Obrażeń
decision-attacker = kolejny atakujący
decision-bonus-dice = kości dodatkowe
decision-claim = pozyskanie
decision-consent = zgoda na wspólny Bieg
decision-convert = zamiana symboli
decision-deflect = przekazanie Obrażeń
decision-discard = odrzucenie karty
decision-exclude = wykluczające się karty
decision-extra-wounds = dodatkowe Obrażenia
decision-give = oddanie karty
decision-heal-split = leczenie
decision-keep = zachowanie karty
decision-level-up = rozwój Umiejętności
decision-mythos-cancel = anulowanie karty Mitów
decision-mythos-choose = wybór karty Mitów
decision-mythos-draw-two = dwie karty Mitów
decision-mythos-replace = zamiana karty Mitów
decision-name-other = wskazanie Badacza
decision-order = kolejność
decision-pick = wybór
decision-redirect = przejęcie ataku
decision-reduce = zmniejszenie straty
decision-reroll = przerzut
decision-rest-split = leczenie podczas Odpoczynku
decision-sneak = wymknięcie się
decision-split = przydział sukcesów
decision-steal = zabranie karty
decision-step = krok Biegu
decision-take-along = Badacz zabierany ze sobą
decision-target = cel ataku
decision-trade = Wymiana
decision-trade-consent = zgoda na Wymianę
decision-window = użycie karty

## Stan gry i wynik

verdict = { $outcome ->
        [win] Badacze wygrywają w rundzie { $round }.
        [loss] Wszystko stracone w rundzie { $round }.
       *[open] Gra toczy się dalej, runda { $round }.
    }
objects-destroyed = { $n } z { $all }{ $end ->
        [yes] ; Rytuał został przerwany
       *[no] {""}
    }
on-track = pole { $position } z { $last } na torze{ $at ->
        [board] ; na planszy ({ $space }), Stadium { $stage }
       *[track] ; jeszcze nie przywołany
    }
fate = { $how ->
        [alive] w grze
        [mad] pochłonięcie przez szaleństwo
       *[killed] śmierć
    }; Obrażenia { $wounds }/{ $most-wounds }, Stres { $stress }/{ $most-stress }, utracona Poczytalność { $sanity }/{ $most-sanity }

pattern-episode-elder = { $episode }: { $elder }
pattern-the-figure-on-space = { $figure } na { LOC($space) }
    .gen = { GEN($figure) } na { LOC($space) }
    .acc = { ACC($figure) } na { LOC($space) }
pattern-enemy-is-summoned-on-space = na { LOC($space) } zostaje przywołany { $enemy }
pattern-what-is-revealed = odkrycie: { $what }
pattern-elder-advances = { $elder } postępuje
pattern-who-chooses-what-to-claim = { $who } wybiera, co pozyskać
pattern-who-takes-card = { $who } bierze kartę „{ $card }”
pattern-enemy-attacks-who = { $enemy } atakuje { ACC($who) }
pattern-who-keeps-card-for-wounds-or-discards-it = { $who } zachowuje kartę „{ $card }” za Obrażenia albo ją odrzuca
pattern-what-is-turned-over = odwrócenie: { $what }
pattern-who-is-no-longer-on-fire = { $who } przestaje płonąć
pattern-who-works-off-a-threshold = { $who } rozpatruje Próg Niepoczytalności
pattern-who-raises-a-skill = { $who } rozwija Umiejętność
pattern-who-takes-n-wound = { $who } otrzymuje { wounds-n }
pattern-who-takes-n-wounds = { $who } otrzymuje { wounds-n }
pattern-who-takes-n-stress = { $who } otrzymuje { stress-n }
pattern-who-loses-n-sanity = { $who } traci { sanity-n }
