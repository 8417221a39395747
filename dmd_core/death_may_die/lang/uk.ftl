# Cthulhu: Death May Die українською. Терміни — як в українських правилах.
#
# Назви відмінюються: .gen (кого? чого?), .dat (кому? чому?), .acc (кого? що?), .ins (ким? чим?),
# .loc (на кому? у чому?). Без форми береться називний відмінок.

## Спільні частини

thanks = { KIND($src) ->
        [nothing] {""}
        [skill] {" "}завдяки вмінню «{ $src }»
        [card] {" "}завдяки карті «{ $src }»
        [action] {" "}завдяки дії «{ $src }»
        [investigator] {" "}завдяки { DAT($src) }
       *[other] {" "}(«{ $src }»)
    }
because = { ANY($src) ->
        [no] {""}
       *[yes] {" "}(«{ $src }»)
    }
for-free = { ANY($free) ->
        [no] {""}
       *[yes] {" "}безкоштовно («{ $free }»)
    }
reroll-cost = { ANY($pay) ->
        [no] за 1 потрясіння
       *[yes] безкоштовно («{ $pay }»)
    }
wounds-n = { $n ->
        [one] { $n } рану
        [few] { $n } рани
       *[many] { $n } ран
    }
stress-n = { $n ->
        [one] { $n } потрясіння
        [few] { $n } потрясіння
       *[many] { $n } потрясінь
    }
sanity-n = { $n ->
        [one] { $n } пункт глузду
        [few] { $n } пункти глузду
       *[many] { $n } пунктів глузду
    }
fire-n = { $n ->
        [one] { $n } жетон вогню
        [few] { $n } жетони вогню
       *[many] { $n } жетонів вогню
    }
lost-wounds = { $lost ->
        [0] {""}
        [one] ; { $lost } надлишкова рана зникає
        [few] ; { $lost } надлишкові рани зникають
       *[many] ; { $lost } надлишкових ран зникає
    }

successes = { $n ->
        [one] { $n } успіх
        [few] { $n } успіхи
       *[many] { $n } успіхів
    }
    .bare = { successes-bare }
successes-bare = { $n ->
        [1] успіх
        [few] { $n } успіхи
       *[other] { $n } успіхів
    }
elder-signs = { $n ->
        [one] { $n } знак Прадавніх
        [few] { $n } знаки Прадавніх
       *[many] { $n } знаків Прадавніх
    }
    .bare = { elder-signs-bare }
    .with = { $n ->
        [1] зі знаком Прадавніх
       *[other] з { $n } знаками Прадавніх
    }
elder-signs-bare = { $n ->
        [1] знак Прадавніх
        [few] { $n } знаки Прадавніх
       *[other] { $n } знаків Прадавніх
    }
tentacles = { $n ->
        [one] { $n } щупальце
        [few] { $n } щупальця
       *[many] { $n } щупалець
    }
    .bare = { tentacles-bare }
    .with = { $n ->
        [1] зі щупальцем
       *[other] з { $n } щупальцями
    }
tentacles-bare = { $n ->
        [1] щупальце
        [few] { $n } щупальця
       *[other] { $n } щупалець
    }
standard-dice = { $n ->
        [one] { $n } базовий кубик
        [few] { $n } базові кубики
       *[many] { $n } базових кубиків
    }
    .loc = { $n ->
        [1] 1 базовому кубику
       *[other] { $n } базових кубиках
    }
bonus-dice = { $n ->
        [one] { $n } бонусний кубик
        [few] { $n } бонусні кубики
       *[many] { $n } бонусних кубиків
    }
    .loc = { $n ->
        [1] 1 бонусному кубику
       *[other] { $n } бонусних кубиках
    }
stress = { stress-n }
wounds = { wounds-n }
fire-tokens = { fire-n }
fire-substitutes = { $n ->
        [one] { $n } жетон ран замість вогню
        [few] { $n } жетони ран замість вогню
       *[many] { $n } жетонів ран замість вогню
    }

## Дії

event-action-taken = { $seat } виконує дію «{ $action }»{ for-free }
event-investigators-moved = { $seats } { $placed ->
        [yes] { COUNT($seats) ->
            [one] потрапляє
           *[other] потрапляють
        }
       *[no] { COUNT($seats) ->
            [one] іде
           *[other] ідуть
        }
    } до { GEN($to) }
event-enemies-evaded = { $seat } вислизає й лишає позаду { ACC($figures) }
event-enemies-followed = { $n ->
        [one] { $figures } переслідує
       *[other] { $figures } переслідують
    } дослідників до { GEN($to) }
event-traded = Обмін: { $moves }
move = карта «{ $card }» від { GEN($giver) } для { GEN($receiver) }
event-trade-refused = { $seat } відхиляє Обмін
event-trade-withdrawn = { $seat } відкликає пропозицію Обміну
event-healed = { $seat } { ANY($points) ->
        [yes] лікує { $points }
       *[no] нічого не лікує
    }

command-run = { $seat } біжить{ for-free }
command-attack = { $seat } атакує{ for-free }
command-rest = { $seat } відпочиває{ for-free }
command-trade = { $seat } починає Обмін
command-episode-action-on = { $seat } виконує дію «{ $action }»{ ANY($object) ->
        [yes] {" "}({ $object })
       *[no] {""}
    }
command-stand-up = { $seat } встає за 1 потрясіння
command-step = { $seat } іде до { GEN($to) }
command-take-along = { $seat } бере із собою { ACC($who) }
command-sneak = { $seat } вислизає від { GEN($figure) }
command-heal-points = { $seat } вирішує { ANY($points) ->
        [yes] вилікувати { $points }
       *[no] нічого не лікувати
    }{ ANY($whose) ->
        [yes] {" "}у { GEN($whose) }
       *[no] {""}
    }
command-give = { $seat } кладе в Обмін карту «{ $card }» для { GEN($to) }
command-propose = { $seat } пропонує Обмін
command-cancel = { $seat } відкликає пропозицію Обміну

choice-actions = виконати дію
choice-running = вибрати, куди бігти; { $left ->
        [one] лишився { $left } крок
        [few] лишилося { $left } кроки
       *[many] лишилося { $left } кроків
    }
choice-taking-along = взяти із собою дослідника до { GEN($to) }
question-consenting = піти з { INS($active) } до { GEN($to) }
    .no = не йти з { INS($active) } до { GEN($to) }
choice-sneaking = вислизнути від ворогів дорогою до { GEN($to) }
choice-trading = { $drafted ->
        [yes] додати щось до Обміну, запропонувати його або відкликати
       *[no] скласти Обмін
    }
question-trade-consent = прийняти Обмін: { $moves }
    .no = не приймати Обмін: { $moves }
choice-resting = вибрати, скільки потрясінь і скільки ран вилікувати
choice-mix-healing = вибрати, як вилікувати { $points ->
        [one] { $points } пункт
        [few] { $points } пункти
       *[many] { $points } пунктів
    } потрясінь чи ран{ ANY($whose) ->
        [yes] {" "}у { GEN($whose) }
       *[no] {""}
    }

## Відповіді та вибір

command-done = { $seat } на цьому зупиняється
command-answer = { $about ->
        [question] { $yes ->
            [yes] { $seat } вирішує { $does }
           *[no] { $seat } вирішує { FORM($does, "no") }
        }
        [tally] { $yes ->
            [yes] { $seat } { $n ->
                [0] змінює підсумок
               *[other] додає до підсумку { successes }
            }
           *[no] { $seat } лишає підсумок без змін
        }
       *[plain] { $yes ->
            [yes] { $seat } відповідає «так»
           *[no] { $seat } відповідає «ні»
        }
    }
command-number = { $about ->
        [does] { $seat } вирішує { $does }
        [tally] { $seat } додає до підсумку { $n ->
            [one] { $n } успіх
            [few] { $n } успіхи
           *[many] { $n } успіхів
        }
       *[plain] { $seat } називає число { $n }
    }
command-choose-investigator = { $seat } { $own ->
        [yes] обирає себе
       *[no] обирає { ACC($who) }
    }
command-choose-option = { $seat } обирає: { $option }
command-order = { $seat } виконує далі: { ANY($source) ->
        [yes] «{ $source }»
       *[no] правила гри
    }
choice-picking = { $enemy ->
        [moves] вибрати, який ворог рухається
        [goes] вибрати, який ворог потрапить до { GEN($at) }
       *[no] { ANY($thing) ->
            [yes] вибрати, куди потрапить { $thing }{ ANY($at) ->
                    [yes] {" "}з { GEN($at) }
                   *[no] {""}
                }
           *[no] вибрати { ANY($what) ->
                    [yes] { $what }
                   *[no] одну з можливостей
                }
        }
    }{ because }{ ANY($text) ->
        [yes] : { $text }
       *[no] {""}
    }
pick-space = зону
pick-enemy = ворога
pick-investigator = дослідника
pick-card = карту
choice-choosing = вибрати одну з можливостей{ because }
choice-serving-next = вибрати, куди потрапить наступний { ANY($enemy) ->
        [yes] ворог: { $enemy }
       *[no] жетон вогню
    }{ because }
choice-ordering = вибрати текст, який виконати наступним

## Знахідки

event-discovery-drawn = { $seat } бере карту знахідки «{ $drawn }»
event-discovery-claimed = { $seat } здобуває { KIND($half) ->
        [half] { ACC($half) }
       *[other] карту «{ $half }»
    }
event-discovery-discarded = карту «{ $card }» скинуто
event-discovery-reshuffled = скид карт знахідок стає новою колодою
event-card-used = { $seat } використовує карту «{ $card }»
event-card-discarded = { $seat } скидає карту «{ $card }»
event-card-taken = { $seat } забирає в { GEN($owner) } карту «{ $card }»
half = { $side ->
        [left] ліва
       *[right] права
    } половина{ of-card }
    .acc = { $side ->
        [left] ліву
       *[right] праву
    } половину{ of-card }
of-card = { ANY($card) ->
        [yes] {" "}карти «{ $card }»
       *[no] {""}
    }

command-use-card = { $seat } використовує карту «{ $card }»
command-choose-card = { $seat } обирає карту «{ $card }»
command-claim = { $seat } здобуває { KIND($half) ->
        [half] { ACC($half) }
       *[other] карту «{ $half }»
    }
command-decline = { $seat } нічого не здобуває

choice-claiming = вибрати, що здобути з карти «{ $card }»
choice-choosing-excluded = вибрати, яку з карт скинути: { $cards }
choice-discarding = вибрати карту, яку скинути{ because }
question-keeping = лишити собі карту «{ $card }» за { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } рани
       *[many] { $wounds } ран
    }
    .no = не лишати собі карту «{ $card }»
choice-taking = { $taken ->
        [0] вибрати карту, яку забрати
       *[other] забрати ще одну карту
    }{ because }
choice-giving-card = вибрати карту, яку віддати{ because }
choice-giving-to = вибрати, хто отримає карту «{ $card }»{ because }
choice-drawing-discovery = ввести карту знахідки, яку бере { $seat }

## Прадавній і ритуал

event-elder-one-advanced = { $elder } просувається до зони { $position } треку виклику
event-advance-hastened = { $elder } просунеться наприкінці цього ходу
event-stage-revealed = розкрито { $what }
event-elder-one-summoned = { ACC($kind) } викликано до { GEN($space) }
event-stage-defeated = { $what } подолано{ $dropped ->
        [0] {""}
        [one] ; { $dropped } надлишкова рана зникає
        [few] ; { $dropped } надлишкові рани зникають
       *[many] ; { $dropped } надлишкових ран зникає
    }
event-ritual-disrupted = ритуал перервано
stage = { $stage ->
        [1] 1-ше втілення
        [3] 3-тє втілення
        [4] остаточне втілення
       *[other] { $stage }-ге втілення
    } Прадавнього { GEN($elder) }

## Вороги

event-enemy-summoned = у { LOC($space) } викликано { ACC($kind) }
event-enemy-moved = { $figure } { $placed ->
        [yes] потрапляє
       *[no] переходить
    } до { GEN($to) }
event-enemy-wounded = { $figure } отримує { wounds-n }{ lost-wounds }
event-enemy-killed = { $figure } гине

figure = { $place ->
        [0] {""}
       *[other] { ordinal }{" "}
    }{ FORM($kind, $form) }{ $wounds ->
        [-1] {""}
        [0] {" "}без ран
        [1] {" "}з 1 раною
       *[other] {" "}із { $wounds } ранами
    }{ ANY($space) ->
        [yes] {" "}у { LOC($space) }
       *[no] {""}
    }
ordinal = { $form ->
        [gen] { ordinal-gen }
        [acc] { ordinal-gen }
        [dat] { ordinal-dat }
        [ins] { ordinal-ins }
        [loc] { ordinal-dat }
       *[nom] { ordinal-nom }
    }
ordinal-nom = { $place ->
        [1] перший
        [2] другий
        [3] третій
        [4] четвертий
        [5] п’ятий
        [6] шостий
        [7] сьомий
        [8] восьмий
        [9] дев’ятий
        [10] десятий
       *[other] { $place }-й
    }
ordinal-gen = { $place ->
        [1] першого
        [2] другого
        [3] третього
        [4] четвертого
        [5] п’ятого
        [6] шостого
        [7] сьомого
        [8] восьмого
        [9] дев’ятого
        [10] десятого
       *[other] { $place }-го
    }
ordinal-dat = { $place ->
        [1] першому
        [2] другому
        [3] третьому
        [4] четвертому
        [5] п’ятому
        [6] шостому
        [7] сьомому
        [8] восьмому
        [9] дев’ятому
        [10] десятому
       *[other] { $place }-му
    }
ordinal-ins = { $place ->
        [1] першим
        [2] другим
        [3] третім
        [4] четвертим
        [5] п’ятим
        [6] шостим
        [7] сьомим
        [8] восьмим
        [9] дев’ятим
        [10] десятим
       *[other] { $place }-м
    }
figures-all = { $form ->
        [gen] { all-gen } { FORM($kind, "all-gen") }
        [acc] { all-gen } { FORM($kind, "all-gen") }
        [dat] { all-dat } { FORM($kind, "all-dat") }
        [ins] { all-ins } { FORM($kind, "all-ins") }
        [loc] { all-gen } { FORM($kind, "all-loc") }
       *[nom] { all-nom } { FORM($kind, "all") }
    }{ ANY($space) ->
        [yes] {" "}у { LOC($space) }
       *[no] {""}
    }
all-nom = { $n ->
        [2] обидва
       *[other] усі
    }
all-gen = { $n ->
        [2] обох
       *[other] усіх
    }
all-dat = { $n ->
        [2] обом
       *[other] усім
    }
all-ins = { $n ->
        [2] обома
       *[other] усіма
    }
figures-at = { FORM($figures, $form) } у { LOC($space) }
figure-gone = ворог, якого немає на мапі
    .gen = ворога, якого немає на мапі
    .dat = ворогові, якого немає на мапі
    .acc = ворога, якого немає на мапі
    .ins = ворогом, якого немає на мапі
    .loc = ворогові, якого немає на мапі
enemies = { $n ->
        [one] { $n } { $kind }
        [few] { $n } { FORM($kind, "all") }
       *[many] { $n } { FORM($kind, "all-gen") }
    }

command-choose-figure = { $seat } обирає { ACC($figure) }{ ANY($at) ->
        [yes] {" "}у { LOC($at) }
       *[no] {""}
    }
command-attacker = { $seat } вирішує, що далі атакує { $figure }{ ANY($at) ->
        [yes] {" "}у { LOC($at) }
       *[no] {""}
    }
choice-choosing-attacker = вибрати ворога, який атакує наступним

## Вогонь

event-fire-taken = { $seat } загоряється: { $tokens }
event-fire-placed = у { ACC($space) } { $n ->
        [0] не потрапляє жоден жетон вогню
        [one] потрапляє { $n } жетон вогню
        [few] потрапляють { $n } жетони вогню
       *[many] потрапляє { $n } жетонів вогню
    }{ $lost ->
        [0] {""}
       *[other] ; у запасі бракує ще { $lost }
    }
event-fire-removed = із { GEN($space) } { $n ->
        [one] зникає { $n } жетон вогню
        [few] зникають { $n } жетони вогню
       *[many] зникає { $n } жетонів вогню
    }
event-fire-discarded = { $seat } більше не горить

## Рани, потрясіння, глузд

event-wounds-taken = { ANY($companions) ->
        [yes] { ANY($own) ->
            [yes] { own-wounds }, { $companions }
           *[no] { $companions }
        }
       *[no] { own-wounds }
    }{ lost-wounds }
own-wounds = { $seat } отримує { $own ->
        [one] { $own } рану
        [few] { $own } рани
       *[many] { $own } ран
    }
companion-wounds = союзник «{ $card }» отримує { wounds-n } замість { GEN($seat) }
event-wounds-reduced = { $seat } отримує на { wounds-n } менше{ thanks }
event-wounds-deflected = { $figure } отримує { wounds-n } замість { GEN($seat) }
event-stress-taken = { $seat } отримує { stress-n }{ $lost ->
        [0] {""}
        [one] ; ще { $lost } уже не вміщується
        [few] ; ще { $lost } уже не вміщуються
       *[many] ; ще { $lost } уже не вміщуються
    }
event-companion-lost = { $seat } втрачає союзника: «{ $card }»
event-death-averted = { ANY($src) ->
        [yes] «{ $src }»
       *[no] текст карти
    } повертає { ACC($seat) } до гри з повним здоров’ям
event-investigator-eliminated = { $mad ->
        [yes] { ACC($seat) } поглинає божевілля
       *[no] { $seat } гине
    }
event-tokens-changed = { $what ->
        [down] { $way ->
            [on] { $seat } лягає на землю
           *[off] { $seat } встає
        }
        [insanity-wound] { $way ->
            [on] на карту божевілля { GEN($seat) } { wound-tokens.on }
           *[off] з карти божевілля { GEN($seat) } { wound-tokens.off }
        }
       *[token] { $way ->
            [on] на планшет { GEN($seat) } потрапляє { times }{ $token }
           *[off] з планшета { GEN($seat) } зникає { times }{ $token }
        }
    }
times = { $n ->
        [1] {""}
       *[other] { $n }×{" "}
    }
wound-tokens =
    .on = { $n ->
        [one] потрапляє { $n } жетон ран
        [few] потрапляють { $n } жетони ран
       *[many] потрапляє { $n } жетонів ран
    }
    .off = { $n ->
        [one] зникає { $n } жетон ран
        [few] зникають { $n } жетони ран
       *[many] зникає { $n } жетонів ран
    }

command-assign = { $seat } { $n ->
        [0] не кладе ран
        [one] кладе { $n } рану
        [few] кладе { $n } рани
       *[many] кладе { $n } ран
    } на { ANY($card) ->
        [yes] карту «{ $card }»
       *[no] союзника
    }
choice-assigning = покласти щонайбільше { $room ->
        [one] { $room } рану
        [few] { $room } рани
       *[many] { $room } ран
    } на карту «{ $card }»
question-reducing = { $what ->
        [sanity] втратити на { sanity-n } менше{ thanks }
       *[wounds] отримати на { wounds-n } менше{ thanks }
    }
    .no = { $what ->
        [sanity] не зменшувати втрату глузду
       *[wounds] не зменшувати кількість ран
    }
choice-deflecting = передати ворогові { $n ->
        [0] рани
        [one] { $n } рану
        [few] { $n } рани
       *[many] { $n } ран
    }{ thanks }

event-sanity-lost = { $seat } втрачає { sanity-n }{ $dropped ->
        [0] {""}
        [one] ; ще { $dropped } не має наслідків
        [few] ; ще { $dropped } не мають наслідків
       *[many] ; ще { $dropped } не мають наслідків
    }
event-sanity-loss-reduced = { $seat } втрачає на { sanity-n } менше{ thanks }
event-threshold-reached = { $seat } доходить до спалаху божевілля в зоні { $position } треку глузду
event-insanity-activated = активується божевілля { GEN($seat) }{ ANY($src) ->
        [yes] : «{ $src }»
       *[no] {""}
    }
event-skill-levelled = { $seat } підвищує вміння «{ $skill }»{ to-level }
to-level = { $level ->
        [0] {""}
       *[other] {" "}до рівня { $level }
    }
event-bonus-die-gained = { $seat } отримує бонусний кубик до кінця гри
event-level-up-skipped = у { GEN($seat) } не лишилося вміння, яке можна підвищити
command-level-up = { $seat } підвищує вміння «{ $skill }»{ to-level }
choice-levelling-up = вибрати вміння, яке підвищити

## Мапа

event-token-placed = до { GEN($space) } потрапляє { $token }
event-token-moved = { $token } переходить із { GEN($space) } до { GEN($to) }
event-token-removed = із { GEN($space) } зникає { $token }
event-hidden-turned = закритий жетон перевернуто: «{ $drawn }»
event-hidden-returned = «{ $back }» змішано з закритими жетонами
event-object-wounded = { $object } отримує { wounds-n }{ lost-wounds }
event-object-mended = { $object }: знято { wounds-n }
event-object-destroyed = { ACC($object) } знищено
event-object-turned = { ACC($object) } перевернуто: «{ $drawn }»
object-on = { $kind } у { LOC($space) }
    .gen = { GEN($kind) } у { LOC($space) }
    .acc = { ACC($kind) } у { LOC($space) }
command-choose-space = { $seat } обирає { ACC($space) }
choice-turning-object = ввести зворотний бік: { $object }
choice-turning-hidden = ввести зворотний бік закритого жетона

## Міф

event-mythos-drawn = { $seat } бере карту міфу «{ $drawn }»
event-mythos-put-under = карту «{ $card }» покладено під низ колоди міфу
event-mythos-cancelled = карту «{ $card }» скасовано{ thanks }
event-mythos-discarded = карту «{ $card }» скинуто
event-mythos-kept = божевілля { GEN($seat) } утримує карту «{ $card }»
event-kept-mythos-resolved = божевілля { GEN($seat) } виконує карту «{ $card }»
event-mythos-reshuffled = скид карт міфу повертається до колоди
question-offering-two = подивитися на дві карти міфу й вибрати одну{ thanks }
    .no = не дивитися на дві карти міфу
question-replacing-mythos = покласти карту «{ $card }» під низ колоди й узяти іншу{ thanks }
    .no = не класти карту «{ $card }» під низ колоди
choice-choosing-mythos = вибрати карту міфу, яку виконати
question-cancelling-mythos = скасувати карту «{ $card }» за { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } рани
       *[many] { $wounds } ран
    }{ thanks }
    .no = не скасовувати карту «{ $card }»
choice-drawing-mythos = ввести карту міфу, яку бере { $seat }

## Атаки й кидки

event-attack-declared = { $seat } атакує { ACC($targets) }
event-enemy-attack-declared = { $figure } атакує { ACC($seat) }
event-attack-redirected = { $to } перебирає на себе атаку на { ACC($seat) }
event-roll-started = { $owner } { ANY($dice) ->
        [yes] кидає { $dice }
       *[no] не має кубиків, щоб кинути
    }{ $kind ->
        [attack] : атака на { ACC($targets) }
        [enemy] : атакує { $attacker }
        [fire] : Вогонь!
        [against] {" "}проти { KIND($src) ->
            [card] карти «{ $src }»
           *[other] «{ $src }»
        }
       *[plain] { ANY($action) ->
            [yes] : дія «{ $action }»
           *[no] { because }
        }
    }
event-dice-rolled = на кубиках: { ANY($drawn) ->
        [yes] { $drawn }
       *[no] нічого
    }
event-die-rerolled = { ACC($die) } перекинуто { reroll-cost }; тепер на ньому: { $drawn }
event-roll-tallied = разом: { ANY($symbols) ->
        [yes] { $symbols }
       *[no] жодного символу
    }
event-tally-changed = { KIND($src) ->
        [nothing] текст карти
        [enemy] { $src }
       *[other] «{ $src }»
    }: { ANY($more) ->
        [yes] { ANY($less) ->
            [yes] додає до підсумку { $more }, віднімає { $less }
           *[no] додає до підсумку { $more }
        }
       *[no] { ANY($less) ->
            [yes] віднімає від підсумку { $less }
           *[no] не змінює підсумку
        }
    }
event-roll-applied = {""}
event-roll-ended = {""}
face = { ANY($first) ->
        [no] пусто
       *[yes] { FORM($first, "bare") }{ ANY($rest) ->
            [yes] {" "}{ FORM($rest, "with") }
           *[no] {""}
        }
    }
die = { $sort ->
        [standard] базовий кубик
        [bonus] бонусний кубик
       *[any] кубик
    } ({ $face })
die-gone = кубик

command-target = { $seat } бере на приціл { ACC($figure) }{ ANY($at) ->
        [yes] {" "}у { LOC($at) }
       *[no] {""}
    }
command-reroll = { $seat } перекидає { $die } { reroll-cost }
command-bonus-dice-used = { $seat } { $n ->
        [0] не кидає бонусних кубиків
        [one] кидає { $n } бонусний кубик
        [few] кидає { $n } бонусні кубики
       *[many] кидає { $n } бонусних кубиків
    }
command-convert = { $seat } { $symbol ->
        [any] { $n ->
            [0] не перетворює символів
            [one] перетворює { $n } символ
            [few] перетворює { $n } символи
           *[many] перетворює { $n } символів
        }
       *[other] { $n ->
            [0] не змінює { $symbol ->
                [elder-sign] знаків Прадавніх
               *[other] щупалець
            }
           *[other] рахує { ACC($counted) } як { worth }{ against }
        }
    }{ ANY($text) ->
        [yes] {" "}(«{ $text }»)
       *[no] {""}
    }
worth = { ANY($worth) ->
        [yes] { ACC($worth) }
       *[no] ніщо
    }
against = { ANY($against) ->
        [yes] {" "}проти { GEN($against) }
       *[no] {""}
    }
command-split = { $seat } { $n ->
        [0] не спрямовує успіхів
        [one] спрямовує { $n } успіх
        [few] спрямовує { $n } успіхи
       *[many] спрямовує { $n } успіхів
    } на { ANY($target) ->
        [yes] { ACC($target) }
       *[no] цю ціль
    }

choice-targeting = { ANY($chosen) ->
        [yes] вибрати ще одну ціль, крім { GEN($chosen) }
       *[no] вибрати ціль
    }
question-redirecting = перебрати на себе атаку, яку { $figure } спрямовує на { ACC($active) }
    .no = не перебирати на себе атаку на { ACC($active) }
choice-choosing-dice = вибрати, скільки бонусних кубиків кинути
choice-rerolling = перекинути кубик
choice-converting = { $symbol ->
        [any] змінити підсумок
       *[other] { $adds ->
            [yes] додати до підсумку { worth }
           *[no] рахувати { $symbol ->
                [elder-sign] кожен знак Прадавніх
               *[other] кожне щупальце
            } як { worth }
        }
    }{ against }{ thanks }
choice-splitting = спрямувати успіхи на { ANY($target) ->
        [yes] { ACC($target) }
       *[no] цю ціль
    }
question-adding-wounds = додати { $extra ->
        [one] { $extra } рану
        [few] { $extra } рани
       *[many] { $extra } ран
    }{ thanks }
    .no = не додавати ран
choice-throwing-dice = ввести, що випало на { ANY($dice) ->
        [yes] { LOC($dice) }
       *[no] кубиках
    }
choice-throwing-die = ввести результат перекидання: { $die }

## Підготовка

event-insanity-dealt = { $seat } отримує карту божевілля «{ $drawn }»
event-investigator-named = { $seat } називає { ACC($named) }
event-starting-player-chosen = { $seat } починає гру
choice-naming-other = назвати іншого дослідника{ ANY($insanity) ->
        [yes] {" "}(«{ $insanity }»)
       *[no] {""}
    }
choice-dealing-insanity = ввести карту божевілля, яку отримує { $seat }
choice-choosing-starter = ввести, хто починає гру

## Ходи й кінець гри

event-branch-chosen = фаза 3: { $seat } { $branch ->
        [investigate] досліджує
        [fight] б’ється
       *[other] не досліджує і не б’ється
    }
event-turn-started = раунд { $round }: починається хід { GEN($seat) }
event-turn-ended = хід { GEN($seat) } завершено
event-quiet-asked = { $seat } більше не використовує карт до кінця ходу
event-game-ended = кінець гри: { $outcome ->
        [win] дослідники перемагають
       *[loss] дослідники програють
    }
event-step-skipped = пропущено: { $reason ->
        [no-figure] { ANY($space) ->
            [yes] у запасі немає фігурки для { GEN($space) }
           *[no] у запасі немає фігурки
        }
        [no-fire] у запасі немає жетона вогню
        [tokens-out] жетонів більше немає
        [no-target] немає нічого, чого б це стосувалося
        [no-path] туди не веде жоден шлях
        [no-card] немає карти, яку можна взяти
        [already-there] { ANY($space) ->
            [yes] уже в { LOC($space) }
           *[no] уже там
        }
        [false-condition] умову не виконано
        [invulnerable] Прадавньому не можна завдати ран
        [nothing-to-heal] { $seat } не має чого лікувати
        [no-stress-room] трек потрясінь { GEN($seat) } заповнено
        [eliminated] дослідник загинув або збожеволів
        [not-payable] { $seat } не може заплатити за жодну з можливостей
       *[cancelled] ефект скасовано
    }{ because }

command-pass = { $seat } пасує
command-quiet = { $seat } пасує; до кінця ходу гра більше не питатиме про карти
choice-window = використати карту

## Дослідники

investigator-adam = Адам
    .gen = Адама
    .dat = Адамові
    .acc = Адама
    .ins = Адамом
    .loc = Адамові
investigator-ahmed = Ахмед
    .gen = Ахмеда
    .dat = Ахмедові
    .acc = Ахмеда
    .ins = Ахмедом
    .loc = Ахмедові
investigator-borden = Борден
investigator-elizabeth = Елізабет
investigator-fatima = Фатіма
    .gen = Фатіми
    .dat = Фатімі
    .acc = Фатіму
    .ins = Фатімою
    .loc = Фатімі
investigator-ian = Ян
    .gen = Яна
    .dat = Янові
    .acc = Яна
    .ins = Яном
    .loc = Янові
investigator-morgan = Морган
    .gen = Моргана
    .dat = Морганові
    .acc = Моргана
    .ins = Морганом
    .loc = Морганові
investigator-rasputin = Распутін
    .gen = Распутіна
    .dat = Распутінові
    .acc = Распутіна
    .ins = Распутіним
    .loc = Распутінові
investigator-sister-beth = сестра Бет
    .gen = сестри Бет
    .dat = сестрі Бет
    .acc = сестру Бет
    .ins = сестрою Бет
    .loc = сестрі Бет
investigator-the-kid = Малий
    .gen = Малого
    .dat = Малому
    .acc = Малого
    .ins = Малим
    .loc = Малому

## Вороги та Прадавні

enemy-cultist = культист
    .gen = культиста
    .dat = культистові
    .acc = культиста
    .ins = культистом
    .loc = культистові
    .all = культисти
    .all-gen = культистів
    .all-dat = культистам
    .all-ins = культистами
    .all-loc = культистах
enemy-fire-vampire = вогняний вампір
    .gen = вогняного вампіра
    .dat = вогняному вампірові
    .acc = вогняного вампіра
    .ins = вогняним вампіром
    .loc = вогняному вампірові
    .all = вогняні вампіри
    .all-gen = вогняних вампірів
    .all-dat = вогняним вампірам
    .all-ins = вогняними вампірами
    .all-loc = вогняних вампірах
enemy-byakhee = б’ягі
enemy-star-spawn = зоряний виплодок
    .gen = зоряного виплодка
    .dat = зоряному виплодкові
    .acc = зоряного виплодка
    .ins = зоряним виплодком
    .loc = зоряному виплодкові
    .all = зоряні виплодки
    .all-gen = зоряних виплодків
    .all-dat = зоряним виплодкам
    .all-ins = зоряними виплодками
    .all-loc = зоряних виплодках
elder-cthulhu = Ктулху
enemy-disciple-of-hastur = учень Хастура
    .gen = учня Хастура
    .dat = учневі Хастура
    .acc = учня Хастура
    .ins = учнем Хастура
    .loc = учневі Хастура
    .all = учні Хастура
    .all-gen = учнів Хастура
    .all-dat = учням Хастура
    .all-ins = учнями Хастура
    .all-loc = учнях Хастура
enemy-ghoul = ґуль
    .gen = ґуля
    .dat = ґулеві
    .acc = ґуля
    .ins = ґулем
    .loc = ґулеві
    .all = ґулі
    .all-gen = ґулів
    .all-dat = ґулям
    .all-ins = ґулями
    .all-loc = ґулях
enemy-chthonian = хтоніанин
    .gen = хтоніанина
    .dat = хтоніанинові
    .acc = хтоніанина
    .ins = хтоніанином
    .loc = хтоніанинові
    .all = хтоніани
    .all-gen = хтоніан
    .all-dat = хтоніанам
    .all-ins = хтоніанами
    .all-loc = хтоніанах
enemy-deep-one = глибинник
    .gen = глибинника
    .dat = глибинникові
    .acc = глибинника
    .ins = глибинником
    .loc = глибинникові
    .all = глибинники
    .all-gen = глибинників
    .all-dat = глибинникам
    .all-ins = глибинниками
    .all-loc = глибинниках
enemy-hunting-horror = крилатий мисливець
    .gen = крилатого мисливця
    .dat = крилатому мисливцеві
    .acc = крилатого мисливця
    .ins = крилатим мисливцем
    .loc = крилатому мисливцеві
    .all = крилаті мисливці
    .all-gen = крилатих мисливців
    .all-dat = крилатим мисливцям
    .all-ins = крилатими мисливцями
    .all-loc = крилатих мисливцях
enemy-shoggoth = шоґґот
    .gen = шоґґота
    .dat = шоґґотові
    .acc = шоґґота
    .ins = шоґґотом
    .loc = шоґґотові
    .all = шоґґоти
    .all-gen = шоґґотів
    .all-dat = шоґґотам
    .all-ins = шоґґотами
    .all-loc = шоґґотах
elder-hastur = Хастур
    .gen = Хастура
    .dat = Хастурові
    .acc = Хастура
    .ins = Хастуром
    .loc = Хастурові

## Зони, об’єкти, жетони

space-space = зона { $number }
    .gen = зони { $number }
    .dat = зоні { $number }
    .acc = зону { $number }
    .ins = зоною { $number }
    .loc = зоні { $number }
object-laboratory = лабораторія
    .gen = лабораторії
    .acc = лабораторію
token-r-lyeh = жетон Р’льєху
episode-blasphemous-alchemy = Блюзнірська алхімія

## Дії

action-run = Біг
action-attack = Атака
action-rest = Відпочинок
action-trade = Обмін
action-destroy-equipment = Знищити обладнання
action-extinguish-fire = Загасити вогонь
rules-stress = потрясіння
rules-rules = правила гри
rules-stand-up = вставання

## Вміння

skill-fueled-by-madness = Сила божевілля
skill-gate-manipulation = Влада над порталами
skill-healing-prayer = Цілюща молитва
skill-high-strung = Нервове напруження
skill-lucky = Щасливиця
skill-protector = Захисник
skill-read-the-omens = Читання знамень
skill-savage = Дикість
skill-unkillable = Безсмертність
skill-vengeance-obsession = Одержимість помстою
skill-arcane-mastery = Таємне мистецтво
skill-brawling = Бойова майстерність
skill-marksman = Влучний стрілець
skill-stealth = Закрадливість
skill-swiftness = Швидкість
skill-toughness = Витривалість

## Карти божевілля

card-masochism = Мазохізм
card-fear-of-crowds = Страх натовпу
card-kleptomania = Клептоманія
card-hypochondria = Іпохондрія
card-pyromania = Піроманія
card-catatonia = Кататонія
card-codependency = Співзалежність
card-paranoia = Параноя
card-obsessive-disorder = Нав’язливий розлад
card-recurring-trauma = Повторювана травма
card-psychotic-outbreaks = Психотичні напади
card-short-term-memory-loss = Втрата короткочасної пам’яті

## Карти міфу

card-star-spawn = Зоряний виплодок!
card-crawling-chaos = Повзучий хаос
card-r-lyeh-awakens = Р’льєх прокидається
card-r-lyeh-unleashed = Р’льєх звільнено!
card-the-thing-that-should-not-be = Те, чого не має бути
card-the-sleeper-awakens = Сплячий прокидається!
card-astral-promise = Зоряна обіцянка
card-fire-vampire = Вогняний вампір!
card-byakhee = Б’ягі!
card-chaos-in-the-labs = Хаос у лабораторіях!
card-conflagration = Пожежа
card-lab-accident = Нещасний випадок у лабораторії!
card-students-go-mad = Студенти божеволіють!
card-monsters-in-the-labs = Монстри в лабораторіях!

## Карти знахідок

card-assistant-janitor = Помічник прибиральника
card-bleach = Відбілювач
card-jerome-the-assistant-janitor = Жером, помічник прибиральника
card-janitor = Прибиральник
card-ammonia = Аміак
card-ralph-the-janitor = Ральф, прибиральник
card-monkey-paw = Мавпяча лапка
card-desk = Стіл
card-whiskey-bottle = Пляшка віскі
card-medical-supplies = Медичні припаси
card-medicine = Ліки
card-locked-cabinet = Замкнена шафа
card-amulet-of-n-gahal = Амулет Н’Гахала
card-spirit-of-n-gahal = Дух Н’Гахала
card-feral-student = Здичавілий студент
card-guilty-conscience = Почуття провини
card-margot = Марґо
card-cages = Клітки
card-one-handed-lab-monkey = Однорука лабораторна мавпа
card-furious-student = Розлючений студент
card-pistol = Пістолет
card-chester = Честер
card-up-to-no-good = Лихі наміри
card-beaker = Колба
card-charles = Чарльз
card-clutter = Безлад
card-good-boy = Хороший песик
card-rex-the-dog = Пес Рекс
card-fire-equipment = Протипожежне спорядження
card-fire-extinguisher = Вогнегасник
card-fire-axe = Пожежна сокира
card-lab-books = Лабораторні журнали
card-lab-notes = Лабораторні нотатки
card-professor = Професор
card-warren-gates = Воррен Ґейтс

# Зворотні боки лабораторій
card-safe-collapse = Безпечний обвал!
card-inferno = Пекло!
card-major-explosion = Потужний вибух!

# Карти міфу Хастура
card-the-sign-is-seen = Знак побачено
card-tattered-procession = Обшарпана хода
card-masked-herald = Вісник у масці
card-the-congregation = Зібрання вірних
card-the-second-act = Друга дія
card-black-stars = Чорні зорі
card-song-of-the-hyades = Пісня Гіад
card-no-mask = Без маски

# Томи божевілля: карти
card-scrabbling-claws = Пазурі, що шкребуть
card-something-follows = Щось іде слідом
card-the-walls-move = Стіни рухаються
card-late-worshippers = Запізнілі вірні
card-feeding-time = Час годівлі
card-words-behind-the-eyes = Слова за очима
card-dead-men-whisper = Мертві шепочуть
card-lights-out = Світло гасне
card-sigil-of-dust = Печать пилу
card-sigil-of-salt = Печать солі
card-sigil-of-ash = Печать попелу
card-sigil-of-bone = Печать кісток
card-laudanum = Лауданум
card-it-still-breathes = Воно ще дихає
card-smugglers-crate = Скриня контрабандистів
card-tommy-gun = Пістолет-кулемет
card-harlan-the-smuggler = Гарлан, контрабандист
card-powder-keg = Бочка пороху
card-unstable-grenade = Ненадійна граната
card-grave-fever = Могильна лихоманка
card-field-hospital = Польовий шпиталь
card-medical-kit = Аптечка
card-adele-the-nurse = Адель, медсестра
card-heap-of-skulls = Купа черепів
card-bone-charm = Кістяний оберіг
card-chained-scholar = Закутий учений
card-scholar-s-notes = Записки вченого
card-ignatius = Ігнатій
card-offering-bowl = Жертовна чаша
card-fresh-grave = Свіжа могила
card-gravedigger-s-spade = Лопата гробаря
card-barnaby-the-gravedigger = Барнабі, гробар
card-locked-reliquary = Замкнений релікварій
card-wax-rubbing = Восковий відбиток
card-stray-hound = Приблудний гончак
card-grey-hound = Сірий гончак
card-lamp-room = Лампова комора
card-lamp-oil = Лампова олія
card-silas-the-lamplighter = Сайлас, ліхтарник
card-tin-of-matches = Бляшанка сірників
card-matches = Сірники
card-hip-flask = Фляжка
card-collapsed-stair = Обвалені сходи
card-climbing-rope = Альпіністська мотузка
card-whispering-skull = Череп, що шепоче
card-deserter = Дезертир
card-trench-knife = Окопний ніж
card-otto-the-deserter = Отто, дезертир
card-hermit-s-cell = Келія самітника
card-bitter-tonic = Гіркий тонік
card-hermit = Самітник

# Танок смерті: карти
card-masks-on = Вдягніть маски!
card-change-partners = Зміна партнерів
card-from-the-lake = З озера
card-wet-footprints = Мокрі сліди
card-wings-in-the-dark = Крила в темряві
card-the-orchestra-plays-on = Оркестр грає далі
card-spiked-punch = Міцний пунш
card-midnight-strikes = Б’є північ
card-sorcerer = Чаклун
card-frightened-guest = Наляканий гість
card-grateful-guest = Вдячний гість
card-screaming-guest = Гість, що кричить
card-duellist-s-case = Скринька дуелянта
card-hand-cannon = Ручна гармата
card-scandal = Скандал
card-menagerie = Звіринець
card-gorilla = Горила
card-aviary = Пташник
card-peacock = Павич
card-suit-of-armour = Лицарський обладунок
card-breastplate = Нагрудник
card-guest-book = Книга гостей
card-guest-list = Список гостей
card-beatrix-the-gossip = Беатрікс, пліткарка
card-kitchen-knives = Кухонні ножі
card-carving-knife = Ніж для м’яса
card-the-cook = Кухар
card-champagne = Шампанське
card-smelling-salts = Нюхальна сіль
card-fireworks = Феєрверк
card-rockets = Ракети
card-the-footman = Лакей
card-cigar-box = Скринька сигар
card-lighter = Запальничка
card-cigars = Сигари
card-dance-card = Бальна книжечка
card-forged-invitation = Підроблене запрошення
card-patent-shoes = Лаковані черевики
card-dancing-shoes = Танцювальні туфлі
card-fortune-teller = Ворожка
card-retired-major = Відставний майор
card-the-major = Майор
card-chaperone = Дуенья
card-hat-pin = Шпилька для капелюха
card-aunt-maud = Тітка Мод

# Потойбічні ідоли: карти
card-night-watch = Нічна варта
card-back-to-the-plinth = Назад на постамент
card-through-the-wall = Крізь стіну
card-alarm-bell = Дзвін тривоги
card-the-idol-weeps = Ідол плаче
card-closing-time = Час зачинення
card-something-in-the-crate = Щось у скрині
card-trustees-orders = Накази піклувальників
card-jewel-case = Скринька для коштовностей
card-pearl-tiara = Перлова тіара
card-stone-dreams = Кам’яні сни
card-watchman-s-desk = Стіл сторожа
card-amos-the-watchman = Амос, сторож
card-hunting-trophies = Мисливські трофеї
card-shotgun = Дробовик
card-armoury = Збройова палата
card-sabre = Шабля
card-lena-the-fencer = Лена, фехтувальниця
card-kennel = Псарня
card-watchdog = Сторожовий пес
card-conservator-s-bench = Верстат реставраторки
card-solvent = Розчинник
card-edith-the-conservator = Едіт, реставраторка
card-acid-bath = Кислотна ванна
card-acid = Кислота
card-rubber-gloves = Гумові рукавички
card-first-aid-box = Скринька першої допомоги
card-bandages = Бинти
card-staff-kitchen = Кухня для персоналу
card-cooking-brandy = Кухонний бренді
card-mrs-pole-the-cook = Пані Поул, кухарка
card-trolley = Візок
card-porter-s-trolley = Візок носія
card-false-papers = Фальшиві папери
card-trustee-s-letter = Лист піклувальника
card-piers-the-forger = Пірс, фальшивник
card-loose-floorboard = Розхитана дошка
card-lucky-coin = Щаслива монета
card-school-party = Шкільна екскурсія
card-tilda = Тільда
card-whispering-mask = Маска, що шепоче
card-night-telegram = Нічна телеграма
card-telegram = Телеграма

# Проклятий приплив: карти
card-spring-tide = Сизигійний приплив
card-out-of-the-surf = З прибою
card-old-grudge = Давня образа
card-dragged-under = Затягнуті під воду
card-the-ground-shakes = Земля тремтить
card-fog-bells = Дзвони в тумані
card-homesick = Туга за домівкою
card-wedding-below = Весілля в глибині
card-harpoon-rack = Стійка для гарпунів
card-harpoon = Гарпун
card-josiah-the-whaler = Джосайя, китобій
card-gutting-table = Стіл для патрання
card-gutting-knife = Ніж для патрання
card-salt-in-the-blood = Сіль у крові
card-doctor-s-bag = Лікарська сумка
card-sutures = Хірургічні шви
card-rum-barrel = Бочка рому
card-rum = Ром
card-whale-oil = Китовий жир
card-oil-can = Бідон жиру
card-the-lamp-keeper = Доглядач маяка
card-flare-box = Скринька сигнальних ракет
card-flares = Сигнальні ракети
card-oilskin = Дощовик
card-family-bible = Родинна Біблія
card-prudence-allen = Пруденс Аллен
card-gold-casket = Скриня золота
card-sea-gold = Морське золото
card-young-obed-marsh = Молодий Обед Марш
card-fast-dory = Прудкий човен
card-dory = Човен
card-ship-s-cat = Корабельний кіт
card-carved-tooth = Різьблений зуб
card-scrimshaw = Різьблення по кістці
card-tide-table = Таблиця припливів
card-drowned-sailor = Утоплений моряк
card-fishwives = Рибачки
card-martha = Марта
card-customs-launch = Митний катер
card-bosun-s-whistle = Боцманський свисток
card-the-ensign = Мічман

# Невимовна година: карти
card-moon-rise = Схід місяця
card-cloud-bank = Пасмо хмар
card-pack-of-ghouls = Зграя ґулів
card-pale-light = Бліде світло
card-dark-of-the-moon = Темрява молодика
card-slipping-glass = Скло, що вислизає
card-the-astronomer-s-whisper = Шепіт астрономки
card-things-in-the-lens = Щось у лінзі
card-silver-tray = Срібна таця
card-silver-dagger = Срібний кинджал
card-ottilie-the-maid = Оттілія, покоївка
card-iron-chest = Залізна скриня
card-black-dagger = Чорний кинджал
card-moon-sickness = Місячна хвороба
card-tool-rack = Стійка для інструментів
card-crowbar = Лом
card-gregor-the-grinder = Ґреґор, шліфувальник
card-rope-and-pulley = Мотузка і блок
card-pulley = Блок
card-almanac = Альманах
card-almanac-page = Сторінка альманаху
card-isidora-the-astronomer = Ісідора, астрономка
card-storm-lantern = Штормовий ліхтар
card-leather-gloves = Шкіряні рукавички
card-bottle-rack = Стійка для пляшок
card-port-wine = Портвейн
card-bandage-drawer = Шухляда з бинтами
card-gun-room = Рушнична кімната
card-hunting-rifle = Мисливська рушниця
card-the-colonel = Полковник
card-dark-room = Фотолабораторія
card-fixer = Закріплювач
card-chemist-s-shelf = Полиця хіміка
card-developer = Проявник
card-paul-the-assistant = Пауль, асистент
card-owl-cage = Клітка сови
card-snowy-owl = Полярна сова
card-sleeping-porter = Сплячий швейцар
card-the-porter = Швейцар
card-cracked-lens = Тріснута лінза
card-star-chart = Карта зоряного неба

# Сценарії, дії та жетони
token-yellow-sign = жетон жовтого знака
token-body = жетон тіла
token-tome = жетон тому
token-case-of-dust = жетон вітрини пилу
token-case-of-salt = жетон вітрини солі
token-case-of-ash = жетон вітрини попелу
token-case-of-bone = жетон вітрини кісток
token-sigil-of-dust = жетон печаті пилу
token-sigil-of-salt = жетон печаті солі
token-sigil-of-ash = жетон печаті попелу
token-sigil-of-bone = жетон печаті кісток
token-guest = жетон гостя
token-sorcerer = жетон чаклуна
token-idol = жетон ідола
token-guard = жетон вартового
token-allen-elder = жетон старійшини Алленів
token-marsh-elder = жетон старійшини Маршів
token-lamp = жетон лампи
token-lunar-mirror = жетон місячного дзеркала
token-shadow = жетон тіні
token-new-moon = жетон молодика
token-half-moon = жетон півмісяця
token-full-moon = жетон повні
token-moonbeam = жетон місячного променя
episode-tomes-of-madness = Томи божевілля
episode-danse-macabre = Танок смерті
episode-eldritch-idols = Потойбічні ідоли
episode-accursed-tide = Проклятий приплив
episode-unspeakable-hour = Невимовна година
action-search-a-body = Обшукати тіло
action-open-a-case = Відчинити вітрину
action-interrogate = Допитати
action-usher = Провести
action-distract-guards = Відволікти охорону
action-handle-an-idol = Узятися за ідола
action-light-the-lamp = Запалити лампу
action-lead-an-elder = Повести старійшину
action-push-a-mirror = Посунути дзеркало
action-set-the-instruments = Налаштувати прилади

# Зони, що мають назви
space-stairwell = Сходова клітка
    .gen = зони «Сходова клітка»
    .dat = зоні «Сходова клітка»
    .acc = зону «Сходова клітка»
    .ins = зоною «Сходова клітка»
    .loc = зоні «Сходова клітка»
space-antechamber = Передпокій
    .gen = зони «Передпокій»
    .dat = зоні «Передпокій»
    .acc = зону «Передпокій»
    .ins = зоною «Передпокій»
    .loc = зоні «Передпокій»
space-north-tunnel = Північний тунель
    .gen = зони «Північний тунель»
    .dat = зоні «Північний тунель»
    .acc = зону «Північний тунель»
    .ins = зоною «Північний тунель»
    .loc = зоні «Північний тунель»
space-chapel-of-dust = Каплиця пилу
    .gen = зони «Каплиця пилу»
    .dat = зоні «Каплиця пилу»
    .acc = зону «Каплиця пилу»
    .ins = зоною «Каплиця пилу»
    .loc = зоні «Каплиця пилу»
space-ossuary = Осуарій
    .gen = зони «Осуарій»
    .dat = зоні «Осуарій»
    .acc = зону «Осуарій»
    .ins = зоною «Осуарій»
    .loc = зоні «Осуарій»
space-crossing = Перехрестя
    .gen = зони «Перехрестя»
    .dat = зоні «Перехрестя»
    .acc = зону «Перехрестя»
    .ins = зоною «Перехрестя»
    .loc = зоні «Перехрестя»
space-flooded-walk = Затоплений прохід
    .gen = зони «Затоплений прохід»
    .dat = зоні «Затоплений прохід»
    .acc = зону «Затоплений прохід»
    .ins = зоною «Затоплений прохід»
    .loc = зоні «Затоплений прохід»
space-salt-vault = Соляне сховище
    .gen = зони «Соляне сховище»
    .dat = зоні «Соляне сховище»
    .acc = зону «Соляне сховище»
    .ins = зоною «Соляне сховище»
    .loc = зоні «Соляне сховище»
space-choir = Хори
    .gen = зони «Хори»
    .dat = зоні «Хори»
    .acc = зону «Хори»
    .ins = зоною «Хори»
    .loc = зоні «Хори»
space-hall-of-niches = Зала ніш
    .gen = зони «Зала ніш»
    .dat = зоні «Зала ніш»
    .acc = зону «Зала ніш»
    .ins = зоною «Зала ніш»
    .loc = зоні «Зала ніш»
space-ash-pit = Попільна яма
    .gen = зони «Попільна яма»
    .dat = зоні «Попільна яма»
    .acc = зону «Попільна яма»
    .ins = зоною «Попільна яма»
    .loc = зоні «Попільна яма»
space-undercroft = Підземелля
    .gen = зони «Підземелля»
    .dat = зоні «Підземелля»
    .acc = зону «Підземелля»
    .ins = зоною «Підземелля»
    .loc = зоні «Підземелля»
space-bone-gallery = Галерея кісток
    .gen = зони «Галерея кісток»
    .dat = зоні «Галерея кісток»
    .acc = зону «Галерея кісток»
    .ins = зоною «Галерея кісток»
    .loc = зоні «Галерея кісток»
space-dig = Розкоп
    .gen = зони «Розкоп»
    .dat = зоні «Розкоп»
    .acc = зону «Розкоп»
    .ins = зоною «Розкоп»
    .loc = зоні «Розкоп»
space-black-shaft = Чорна шахта
    .gen = зони «Чорна шахта»
    .dat = зоні «Чорна шахта»
    .acc = зону «Чорна шахта»
    .ins = зоною «Чорна шахта»
    .loc = зоні «Чорна шахта»
space-porch = Ґанок
    .gen = зони «Ґанок»
    .dat = зоні «Ґанок»
    .acc = зону «Ґанок»
    .ins = зоною «Ґанок»
    .loc = зоні «Ґанок»
space-vestibule = Вестибюль
    .gen = зони «Вестибюль»
    .dat = зоні «Вестибюль»
    .acc = зону «Вестибюль»
    .ins = зоною «Вестибюль»
    .loc = зоні «Вестибюль»
space-card-room = Кімната для гри в карти
    .gen = зони «Кімната для гри в карти»
    .dat = зоні «Кімната для гри в карти»
    .acc = зону «Кімната для гри в карти»
    .ins = зоною «Кімната для гри в карти»
    .loc = зоні «Кімната для гри в карти»
space-dining-room = Їдальня
    .gen = зони «Їдальня»
    .dat = зоні «Їдальня»
    .acc = зону «Їдальня»
    .ins = зоною «Їдальня»
    .loc = зоні «Їдальня»
space-servants-stair = Сходи для слуг
    .gen = зони «Сходи для слуг»
    .dat = зоні «Сходи для слуг»
    .acc = зону «Сходи для слуг»
    .ins = зоною «Сходи для слуг»
    .loc = зоні «Сходи для слуг»
space-music-room = Музична кімната
    .gen = зони «Музична кімната»
    .dat = зоні «Музична кімната»
    .acc = зону «Музична кімната»
    .ins = зоною «Музична кімната»
    .loc = зоні «Музична кімната»
space-ball-room = Бальна зала
    .gen = зони «Бальна зала»
    .dat = зоні «Бальна зала»
    .acc = зону «Бальна зала»
    .ins = зоною «Бальна зала»
    .loc = зоні «Бальна зала»
space-smoking-room = Курильня
    .gen = зони «Курильня»
    .dat = зоні «Курильня»
    .acc = зону «Курильня»
    .ins = зоною «Курильня»
    .loc = зоні «Курильня»
space-wine-cellar = Винний льох
    .gen = зони «Винний льох»
    .dat = зоні «Винний льох»
    .acc = зону «Винний льох»
    .ins = зоною «Винний льох»
    .loc = зоні «Винний льох»
space-nursery = Дитяча кімната
    .gen = зони «Дитяча кімната»
    .dat = зоні «Дитяча кімната»
    .acc = зону «Дитяча кімната»
    .ins = зоною «Дитяча кімната»
    .loc = зоні «Дитяча кімната»
space-winter-garden = Зимовий сад
    .gen = зони «Зимовий сад»
    .dat = зоні «Зимовий сад»
    .acc = зону «Зимовий сад»
    .ins = зоною «Зимовий сад»
    .loc = зоні «Зимовий сад»
space-terrace = Тераса
    .gen = зони «Тераса»
    .dat = зоні «Тераса»
    .acc = зону «Тераса»
    .ins = зоною «Тераса»
    .loc = зоні «Тераса»
space-hedge-maze = Живоплітний лабіринт
    .gen = зони «Живоплітний лабіринт»
    .dat = зоні «Живоплітний лабіринт»
    .acc = зону «Живоплітний лабіринт»
    .ins = зоною «Живоплітний лабіринт»
    .loc = зоні «Живоплітний лабіринт»
space-boat-house = Човновий сарай
    .gen = зони «Човновий сарай»
    .dat = зоні «Човновий сарай»
    .acc = зону «Човновий сарай»
    .ins = зоною «Човновий сарай»
    .loc = зоні «Човновий сарай»
space-foyer = Фоє
    .gen = зони «Фоє»
    .dat = зоні «Фоє»
    .acc = зону «Фоє»
    .ins = зоною «Фоє»
    .loc = зоні «Фоє»
space-cloak-room = Гардероб
    .gen = зони «Гардероб»
    .dat = зоні «Гардероб»
    .acc = зону «Гардероб»
    .ins = зоною «Гардероб»
    .loc = зоні «Гардероб»
space-guard-room = Вартівня
    .gen = зони «Вартівня»
    .dat = зоні «Вартівня»
    .acc = зону «Вартівня»
    .ins = зоною «Вартівня»
    .loc = зоні «Вартівня»
space-sculpture-court = Двір скульптур
    .gen = зони «Двір скульптур»
    .dat = зоні «Двір скульптур»
    .acc = зону «Двір скульптур»
    .ins = зоною «Двір скульптур»
    .loc = зоні «Двір скульптур»
space-long-gallery = Довга галерея
    .gen = зони «Довга галерея»
    .dat = зоні «Довга галерея»
    .acc = зону «Довга галерея»
    .ins = зоною «Довга галерея»
    .loc = зоні «Довга галерея»
space-egyptian-hall = Єгипетська зала
    .gen = зони «Єгипетська зала»
    .dat = зоні «Єгипетська зала»
    .acc = зону «Єгипетська зала»
    .ins = зоною «Єгипетська зала»
    .loc = зоні «Єгипетська зала»
space-east-door = Східні двері
    .gen = зони «Східні двері»
    .dat = зоні «Східні двері»
    .acc = зону «Східні двері»
    .ins = зоною «Східні двері»
    .loc = зоні «Східні двері»
space-island-room = Острівна кімната
    .gen = зони «Острівна кімната»
    .dat = зоні «Острівна кімната»
    .acc = зону «Острівна кімната»
    .ins = зоною «Острівна кімната»
    .loc = зоні «Острівна кімната»
space-hall-of-whales = Зала китів
    .gen = зони «Зала китів»
    .dat = зоні «Зала китів»
    .acc = зону «Зала китів»
    .ins = зоною «Зала китів»
    .loc = зоні «Зала китів»
space-archive = Архів
    .gen = зони «Архів»
    .dat = зоні «Архів»
    .acc = зону «Архів»
    .ins = зоною «Архів»
    .loc = зоні «Архів»
space-reading-room = Читальня
    .gen = зони «Читальня»
    .dat = зоні «Читальня»
    .acc = зону «Читальня»
    .ins = зоною «Читальня»
    .loc = зоні «Читальня»
space-glass-house = Оранжерея
    .gen = зони «Оранжерея»
    .dat = зоні «Оранжерея»
    .acc = зону «Оранжерея»
    .ins = зоною «Оранжерея»
    .loc = зоні «Оранжерея»
space-loading-dock = Вантажна рампа
    .gen = зони «Вантажна рампа»
    .dat = зоні «Вантажна рампа»
    .acc = зону «Вантажна рампа»
    .ins = зоною «Вантажна рампа»
    .loc = зоні «Вантажна рампа»
space-store-room = Комора
    .gen = зони «Комора»
    .dat = зоні «Комора»
    .acc = зону «Комора»
    .ins = зоною «Комора»
    .loc = зоні «Комора»
space-cellar-hatch = Люк до льоху
    .gen = зони «Люк до льоху»
    .dat = зоні «Люк до льоху»
    .acc = зону «Люк до льоху»
    .ins = зоною «Люк до льоху»
    .loc = зоні «Люк до льоху»
space-fish-square = Рибний майдан
    .gen = зони «Рибний майдан»
    .dat = зоні «Рибний майдан»
    .acc = зону «Рибний майдан»
    .ins = зоною «Рибний майдан»
    .loc = зоні «Рибний майдан»
space-rope-lane = Линвовий провулок
    .gen = зони «Линвовий провулок»
    .dat = зоні «Линвовий провулок»
    .acc = зону «Линвовий провулок»
    .ins = зоною «Линвовий провулок»
    .loc = зоні «Линвовий провулок»
space-allen-house = Дім Алленів
    .gen = зони «Дім Алленів»
    .dat = зоні «Дім Алленів»
    .acc = зону «Дім Алленів»
    .ins = зоною «Дім Алленів»
    .loc = зоні «Дім Алленів»
space-seamen-s-chapel = Каплиця моряків
    .gen = зони «Каплиця моряків»
    .dat = зоні «Каплиця моряків»
    .acc = зону «Каплиця моряків»
    .ins = зоною «Каплиця моряків»
    .loc = зоні «Каплиця моряків»
space-net-loft = Горище з сітками
    .gen = зони «Горище з сітками»
    .dat = зоні «Горище з сітками»
    .acc = зону «Горище з сітками»
    .ins = зоною «Горище з сітками»
    .loc = зоні «Горище з сітками»
space-tavern = Таверна
    .gen = зони «Таверна»
    .dat = зоні «Таверна»
    .acc = зону «Таверна»
    .ins = зоною «Таверна»
    .loc = зоні «Таверна»
space-marsh-house = Дім Маршів
    .gen = зони «Дім Маршів»
    .dat = зоні «Дім Маршів»
    .acc = зону «Дім Маршів»
    .ins = зоною «Дім Маршів»
    .loc = зоні «Дім Маршів»
space-cannery = Консервний завод
    .gen = зони «Консервний завод»
    .dat = зоні «Консервний завод»
    .acc = зону «Консервний завод»
    .ins = зоною «Консервний завод»
    .loc = зоні «Консервний завод»
space-boat-yard = Верф
    .gen = зони «Верф»
    .dat = зоні «Верф»
    .acc = зону «Верф»
    .ins = зоною «Верф»
    .loc = зоні «Верф»
space-pier = Пірс
    .gen = зони «Пірс»
    .dat = зоні «Пірс»
    .acc = зону «Пірс»
    .ins = зоною «Пірс»
    .loc = зоні «Пірс»
space-shingle = Галькова коса
    .gen = зони «Галькова коса»
    .dat = зоні «Галькова коса»
    .acc = зону «Галькова коса»
    .ins = зоною «Галькова коса»
    .loc = зоні «Галькова коса»
space-causeway = Дамба
    .gen = зони «Дамба»
    .dat = зоні «Дамба»
    .acc = зону «Дамба»
    .ins = зоною «Дамба»
    .loc = зоні «Дамба»
space-cliff-path = Стежка над урвищем
    .gen = зони «Стежка над урвищем»
    .dat = зоні «Стежка над урвищем»
    .acc = зону «Стежка над урвищем»
    .ins = зоною «Стежка над урвищем»
    .loc = зоні «Стежка над урвищем»
space-lighthouse = Маяк
    .gen = зони «Маяк»
    .dat = зоні «Маяк»
    .acc = зону «Маяк»
    .ins = зоною «Маяк»
    .loc = зоні «Маяк»
space-black-reef = Чорний риф
    .gen = зони «Чорний риф»
    .dat = зоні «Чорний риф»
    .acc = зону «Чорний риф»
    .ins = зоною «Чорний риф»
    .loc = зоні «Чорний риф»
space-gate-lodge = Сторожка
    .gen = зони «Сторожка»
    .dat = зоні «Сторожка»
    .acc = зону «Сторожка»
    .ins = зоною «Сторожка»
    .loc = зоні «Сторожка»
space-drive = Під’їзна алея
    .gen = зони «Під’їзна алея»
    .dat = зоні «Під’їзна алея»
    .acc = зону «Під’їзна алея»
    .ins = зоною «Під’їзна алея»
    .loc = зоні «Під’їзна алея»
space-rose-garden = Сад троянд
    .gen = зони «Сад троянд»
    .dat = зоні «Сад троянд»
    .acc = зону «Сад троянд»
    .ins = зоною «Сад троянд»
    .loc = зоні «Сад троянд»
space-great-hall = Велика зала
    .gen = зони «Велика зала»
    .dat = зоні «Велика зала»
    .acc = зону «Велика зала»
    .ins = зоною «Велика зала»
    .loc = зоні «Велика зала»
space-library = Бібліотека
    .gen = зони «Бібліотека»
    .dat = зоні «Бібліотека»
    .acc = зону «Бібліотека»
    .ins = зоною «Бібліотека»
    .loc = зоні «Бібліотека»
space-kitchen = Кухня
    .gen = зони «Кухня»
    .dat = зоні «Кухня»
    .acc = зону «Кухня»
    .ins = зоною «Кухня»
    .loc = зоні «Кухня»
space-grinding-workshop = Шліфувальна майстерня
    .gen = зони «Шліфувальна майстерня»
    .dat = зоні «Шліфувальна майстерня»
    .acc = зону «Шліфувальна майстерня»
    .ins = зоною «Шліфувальна майстерня»
    .loc = зоні «Шліфувальна майстерня»
space-mirror-store = Сховище дзеркал
    .gen = зони «Сховище дзеркал»
    .dat = зоні «Сховище дзеркал»
    .acc = зону «Сховище дзеркал»
    .ins = зоною «Сховище дзеркал»
    .loc = зоні «Сховище дзеркал»
space-gallery = Галерея
    .gen = зони «Галерея»
    .dat = зоні «Галерея»
    .acc = зону «Галерея»
    .ins = зоною «Галерея»
    .loc = зоні «Галерея»
space-orrery = Планетарій
    .gen = зони «Планетарій»
    .dat = зоні «Планетарій»
    .acc = зону «Планетарій»
    .ins = зоною «Планетарій»
    .loc = зоні «Планетарій»
space-dome-walk = Обхід купола
    .gen = зони «Обхід купола»
    .dat = зоні «Обхід купола»
    .acc = зону «Обхід купола»
    .ins = зоною «Обхід купола»
    .loc = зоні «Обхід купола»
space-telescope-room = Телескопна зала
    .gen = зони «Телескопна зала»
    .dat = зоні «Телескопна зала»
    .acc = зону «Телескопна зала»
    .ins = зоною «Телескопна зала»
    .loc = зоні «Телескопна зала»

## Відмови: чому чогось не можна

refusal-no-action-left = усі дії цього ходу ({ $allowed }) виконано; лишається безкоштовна дія або пас
refusal-not-safe = ця дія потребує безпечної зони, а в { LOC($space) } є вороги: { $enemies }
refusal-episode-not-safe = { refusal-not-safe }
refusal-no-target = у межах досяжності із { GEN($space) } немає ворога, якого можна атакувати
refusal-elder-one-only = у межах досяжності із { GEN($space) } лише Прадавній, а він не може бути ціллю, доки ритуал не перервано
refusal-no-object = у { LOC($space) } немає незнищеного об’єкта, на якому виконують цю дію
refusal-not-this-object = цю дію виконують лише на незнищеному об’єкті в { LOC($space) }, а { $object } до таких не належить
refusal-no-object-needed = дію «{ $action }» виконують у власній зоні, а не на об’єкті
refusal-no-such-action = епізод не має такої дії; він має: { $known }
refusal-no-free-action = «{ $source }» зараз не дає { DAT($seat) } такої безкоштовної дії, або в цьому ході її вже використано
refusal-no-fire = у { LOC($space) } немає вогню, а за роз’ясненням правил цю дію тоді не виконують
refusal-action-not-now = дію «{ $action }» зараз не можна виконати у { LOC($space) }: немає того, чого потребує її текст
refusal-down = { $seat } лежить і може лише відпочити або встати
refusal-no-way = у { GEN($space) } немає сусідніх зон

refusal-no-legal-target = { $figure } — Прадавній, який не може бути ціллю, доки ритуал не перервано
refusal-no-such-enemy = ціллю може бути лише ворог на мапі, а цього там немає
refusal-named-already = { $figure } уже є ціллю цієї атаки; кожну ціль називають один раз
refusal-out-of-reach = { $figure } поза межами досяжності; { $seat } атакує із { GEN($space) }
refusal-too-near = { $figure } перебуває в тій самій зоні, що й { $seat }, а ця безкоштовна атака спрямована в іншу зону
refusal-one-elsewhere = { $figure } не перебуває в { LOC($space) }; кілька цілей стоять у зоні того, хто атакує
refusal-passed-over = черга { GEN($figure) } вже минула: кілька цілей називають у тому порядку, в якому вони з’явилися на мапі
refusal-no-target-yet = Атака потребує цілі, перш ніж кидати кубики

refusal-not-down = { $seat } не лежить
refusal-no-stress-room = підвестися коштує 1 потрясіння, а трек потрясінь { GEN($seat) } заповнено ({ $maximum }); спершу треба відпочити
refusal-card-not-held = { $seat } не має карти «{ $card }»; карту використовує її власник
refusal-card-without-use = у карті «{ $card }» немає нічого, що використовують за бажанням; вона діє, коли так каже її текст
refusal-card-without-partner = карту «{ $card }» використовують разом з іншою картою, якої { $seat } не має

refusal-attacked-already = атака { GEN($figure) } в цій фазі вже була; кожен ворог атакує один раз
refusal-attacker-elsewhere = { $figure } не перебуває в { LOC($space) }, де атакують { ACC($seat) }
refusal-attacker-not-able = { $figure } не може атакувати: немає ні кубиків, ні іншого ефекту атаки
refusal-attacker-gone = цього ворога немає на мапі, і він нікого не атакує

refusal-not-payable = «{ $half }» коштує { $stress ->
        [one] { $stress } потрясіння
        [few] { $stress } потрясіння
       *[many] { $stress } потрясінь
    }, а місця лише на { $room }; ціну платять повністю
refusal-no-such-half = у карти «{ $card }» немає { $side ->
        [left] лівої
       *[right] правої
    } половини, яку можна здобути
refusal-must-choose = { $seat } має вибрати одну з можливостей карти «{ $card }», за які можна заплатити
refusal-option-not-fulfilled = карта «{ $card }» дає цю можливість лише тому, хто виконує її умову; { $seat } її не виконує
refusal-no-such-option = на карті «{ $card }» немає такої можливості

refusal-stress-full = перекинути кубик коштує 1 потрясіння, а трек потрясінь { GEN($seat) } заповнено ({ $maximum }); можна перекинути безкоштовно або зупинитися
refusal-no-such-die = перекидають один із кубиків цього кидка (їх { $dice }), а такого серед них немає
refusal-no-free-reroll = «{ $source }» не дає { DAT($seat) } безкоштовно перекинути кубик цього кидка, або це вже використано
refusal-target-too-late = кубики вже кинуто: цілі називають раніше, і вони не змінюються

refusal-heals-too-much = разом лікують щонайбільше { points-n } (потрясінь до { $stress }, ран до { $wounds })
points-n = { $points ->
        [one] { $points } пункт
        [few] { $points } пункти
       *[many] { $points } пунктів
    }
refusal-text-heals-too-much = «{ $source }» лікує в { GEN($who) } разом щонайбільше { points-n } (потрясінь до { $stress }, ран до { $wounds })
refusal-heals-nothing = вибрано, що «{ $source }» лікує { ACC($who) }, тож треба вилікувати хоча б 1 пункт

refusal-not-adjacent = із { GEN($space) } ідуть лише до сусідньої зони; можливо: { $allowed }
refusal-no-step-yet = Біг — це щонайменше одна зона, а { $seat } ще стоїть на місці
refusal-no-card-in-run = карти використовують між двома кроками Бігу, а не перед першим
refusal-no-cards-in-run = роз’яснення правил дозволяє використовувати карти лише між діями, а не між двома кроками Бігу

refusal-skill-of-companion = «{ $skill }» — не вміння з планшета { GEN($seat) }: його дає союзник, і підвищити його не можна
refusal-skill-not-own = { $seat } не має вміння «{ $skill }»; підвищують одне з трьох власних
refusal-skill-at-top = вміння «{ $skill }» у { GEN($seat) } вже на рівні { $top }, найвищому з можливих

refusal-nobody-here = у { LOC($space) } немає більше нікого для Обміну
refusal-nothing-to-trade = ніхто в { LOC($space) } не має карти, яку можна обміняти; стани не обмінюють ніколи
refusal-trade-refused = Обмін у цьому ході вже відхилено { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[many] { $n } разів
    }; більше його не пропонують
refusal-trade-withdrawn = Обмін у цьому ході вже складено й відкликано { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[many] { $n } разів
    }; більше його не пропонують
refusal-card-not-here = { $owner } має карту «{ $card }», але перебуває не в { LOC($space) }; обмінюються лише в одній зоні
refusal-card-of-nobody = ніхто в { LOC($space) } не має карти «{ $card }», щоб її віддати
refusal-condition-not-traded = карта «{ $card }» — стан { GEN($owner) }, а стани ніколи не обмінюють
refusal-card-not-traded = текст карти «{ $card }» забороняє її обмінювати; вона лишається в { GEN($owner) }
refusal-already-drafted = карта «{ $card }» у цьому Обміні вже йде від { GEN($giver) } до { GEN($to) }; щоб це змінити, треба відкликати пропозицію й почати знову
refusal-receiver-elsewhere = { $to } перебуває не в { LOC($space) }; обмінюються лише в одній зоні
refusal-already-theirs = карту «{ $card }» уже має { $to }
refusal-nothing-drafted = ніхто ще не віддає карти, а Обмін охоплює щонайменше одну

## На екрані: треки, позначки, колоди

label-round = Раунд
label-turn = Хід
label-summoning = Трек виклику
label-summoning-symbols = Символи виклику
label-laboratory-tokens-destroyed = Знищені лабораторії
label-sanity-lost = Втрачений глузд
label-stress = Потрясіння
label-wounds = Рани
label-actions-taken = Виконані дії
label-threshold = спалах божевілля
label-threshold-with-a-bonus-die = спалах божевілля з бонусним кубиком
label-skull = череп
label-cthulhu-is-summoned = Ктулху викликано
label-cthulhu-advances = Ктулху просувається
label-the-game-is-lost = гру програно
label-the-ritual-is-disrupted = ритуал перервано

label-fire-token = жетон вогню
label-on-fire = горить
label-lying-down = лежить
label-eliminated = поза грою
label-destroyed = знищено
label-wound = рана
label-wound-token = жетон ран
label-bonus-die-from-thresholds = бонусний кубик від спалахів божевілля
label-threshold-to-work-off = невиконаний спалах божевілля
label-level-from-a-companion = рівень від союзника
label-used-in-this-turn = використано в цьому ході
label-used-in-this-game = використано в цій грі
label-has-attacked-in-this-turn = атаку в цьому ході вже здійснено
label-cannot-be-hurt-until-the-ritual-is-disrupted = не можна завдати ран, доки ритуал не перервано
label-blue-gate = блакитний портал
label-red-gate = червоний портал
label-yellow-gate = жовтий портал
label-stairs = сходи
label-tunnel = тунель
label-cthulhu-s-stage = { $number ->
        [1] 1-ше
        [3] 3-тє
       *[other] { $number }-ге
    } втілення Прадавнього Ктулху
label-cthulhu-s-final-stage = остаточне втілення Прадавнього Ктулху
label-enemies = Вороги
label-r-lyeh-token = жетон Р’льєху
label-hastur-is-summoned = Хастура викликано
label-hastur-advances = Хастур просувається
label-hastur-s-stage = { $number ->
        [1] 1-ше
        [3] 3-тє
       *[other] { $number }-ге
    } втілення Прадавнього Хастура
label-hastur-s-final-stage = остаточне втілення Прадавнього Хастура
label-counted-for-the-ritual = Зараховано для ритуалу
label-ground-floor = Перший поверх
label-upper-floor = Другий поверх
label-reverse-sides-of-face-down-tokens = зворотні боки закритих жетонів
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

label-elder-one = Прадавній
label-enemy = ворог
label-investigator = дослідник
label-object = об’єкт
label-fire = вогонь
label-gate = портал
label-token = жетон
label-standard = базовий
label-bonus = бонусний
label-track = трек
label-episode = епізод
label-skill = вміння
label-insanity = божевілля
label-action = дія
label-die = кубик
label-discovery = знахідка
label-stage = втілення
label-back = зворотний бік
label-mythos = міф
label-map = мапа
label-current = поточне
label-face-down = долілиць
label-kept = збережена
label-past = минуле
label-win = перемога
label-loss = поразка
pattern-figure-with-n-wound-on-space = { $figure } ({ wounds-n }) у { LOC($space) }
pattern-figure-with-n-wounds-on-space = { $figure } ({ wounds-n }) у { LOC($space) }
pattern-unwounded-figure-on-space = { $figure } (без ран) у { LOC($space) }
pattern-first-figure-on-space = { $figure } № 1 у { LOC($space) }
pattern-second-figure-on-space = { $figure } № 2 у { LOC($space) }
pattern-third-figure-on-space = { $figure } № 3 у { LOC($space) }
pattern-fourth-figure-on-space = { $figure } № 4 у { LOC($space) }
pattern-fifth-figure-on-space = { $figure } № 5 у { LOC($space) }
pattern-sixth-figure-on-space = { $figure } № 6 у { LOC($space) }
pattern-who-is-the-starting-player = { $who } починає гру
pattern-episode-n = епізод { $n }
pattern-episode-actions-names = дії епізоду: { $names }
pattern-monsters-names = монстри: { $names }
pattern-tokens-names = жетони: { $names }
pattern-face-down-tokens-names = закриті жетони: { $names }
pattern-mythos-cards-names = карти міфу: { $names }
pattern-discovery-cards-names = карти знахідок: { $names }
pattern-reverse-sides-names = зворотні боки: { $names }
pattern-what-n = { $what } ({ $n })
pattern-health-n-a-destroyed-one-is-turned-over = здоров’я: { $n }; знищену лабораторію перевертають
pattern-the-ritual-is-disrupted-when-n-laboratory-tokens-are-destroyed = ритуал перервано, коли знищено лабораторій: { $n }
pattern-card-names-who = карта «{ $card }» вказує: { $who }
label-mythos-deck = колода міфу
label-mythos-discard-pile = скид карт міфу
label-mythos-card-at-work = карта міфу, яку виконують
label-discovery-deck = колода знахідок
label-discovery-discard-pile = скид карт знахідок
label-discovery-card-at-work = карта знахідки, яку виконують
label-reverse-sides-of-laboratory-tokens = зворотні боки лабораторій

label-attack = атака
label-roll = кидок
label-attack-of-an-enemy = атака ворога
label-fire-roll = кидок на вогонь
label-roll-against-an-investigator = кидок проти дослідника
label-standard-die = { $number } базовий кубик
label-standard-dice = { $number ->
        [one] { $number } базовий кубик
        [few] { $number } базові кубики
       *[many] { $number } базових кубиків
    }
label-bonus-die = { $number } бонусний кубик
label-bonus-dice = { $number ->
        [one] { $number } бонусний кубик
        [few] { $number } бонусні кубики
       *[many] { $number } бонусних кубиків
    }
label-a-blank = пусто
label-a-success = успіх
label-an-elder-sign = знак Прадавніх
label-a-tentacle = щупальце
label-successes = { $number ->
        [one] { $number } успіх
        [few] { $number } успіхи
       *[many] { $number } успіхів
    }
label-a-success-with-a-tentacle = успіх зі щупальцем
label-a-success-with-an-elder-sign = успіх зі знаком Прадавніх
label-success = успіх
label-elder-sign = знак Прадавніх
label-tentacle = щупальце

label-the-first-turn-begins = починається перший хід
label-the-next-turn-begins = починається наступний хід
label-the-turn-ends = кінець ходу
label-a-mythos-card-is-drawn = беруть карту міфу
label-a-discovery-card-is-drawn = беруть карту знахідки
label-phase-3-investigate-or-fight = фаза 3: досліджувати чи битися
label-phase-3-is-carried-out = виконання фази 3
label-effects-of-the-end-of-the-turn = ефекти завершення ходу
label-effects-of-the-elder-one-at-the-end-of-the-turn = ефекти Прадавнього наприкінці ходу
label-the-fire-roll = кидок на вогонь
label-the-check-whether-the-elder-one-advances = перевірка, чи просувається Прадавній
label-the-check-whether-the-elder-one-is-summoned = перевірка виклику Прадавнього
label-the-mythos-discard-pile-goes-back-into-the-deck = скид карт міфу повертається до колоди
label-dice-may-be-rerolled = можна перекинути кубики
label-the-symbols-are-counted = підрахунок символів
label-successes-take-effect = успіхи діють
label-each-success-is-a-wound = кожен успіх — це рана
label-tentacles-cost-sanity = щупальця забирають глузд
label-the-symptoms-are-carried-out = виконання симптомів
label-enemies-that-have-not-attacked-yet-attack = атакують вороги, які ще не атакували
label-the-game-is-over = гру закінчено

cost-action = { $n ->
        [one] { $n } дія
        [few] { $n } дії
       *[many] { $n } дій
    }
cost-stress = { stress-n }
cost-wound = { $n ->
        [one] { $n } рана
        [few] { $n } рани
       *[many] { $n } ран
    }
cost-step = { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
cost-card = { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }

## Види рішень

decision-action = дія
decision-assign-wounds = розподіл ран
decision-attacker = хто атакує далі
decision-bonus-dice = бонусні кубики
decision-claim = здобуття
decision-consent = згода на спільний Біг
decision-convert = перетворення символів
decision-deflect = передавання ран
decision-discard = скидання карти
decision-exclude = карти, що виключають одна одну
decision-extra-wounds = додаткові рани
decision-give = віддавання карти
decision-heal-split = лікування
decision-keep = чи лишити карту
decision-level-up = підвищення вміння
decision-mythos-cancel = скасування карти міфу
decision-mythos-choose = вибір карти міфу
decision-mythos-draw-two = дві карти міфу
decision-mythos-replace = заміна карти міфу
decision-name-other = називання дослідника
decision-order = порядок
decision-pick = вибір
decision-redirect = перебирання атаки на себе
decision-reduce = зменшення втрат
decision-reroll = перекидання
decision-rest-split = лікування під час Відпочинку
decision-sneak = вислизання
decision-split = розподіл успіхів
decision-steal = забирання карти
decision-step = крок Бігу
decision-take-along = дослідник, якого беруть із собою
decision-target = ціль атаки
decision-trade = Обмін
decision-trade-consent = згода на Обмін
decision-window = використання карти

## Стан гри та підсумок

verdict = { $outcome ->
        [win] Дослідники перемагають у раунді { $round }.
        [loss] Усе втрачено в раунді { $round }.
       *[open] Гра триває, раунд { $round }.
    }
objects-destroyed = { $n } з { $all }{ $end ->
        [yes] ; ритуал перервано
       *[no] {""}
    }
on-track = зона { $position } з { $last } на треку{ $at ->
        [board] ; на мапі ({ $space }), втілення { $stage }
       *[track] ; ще не викликано
    }
fate = { $how ->
        [alive] у грі
        [mad] божевілля
       *[killed] загибель
    }; рани { $wounds }/{ $most-wounds }, потрясіння { $stress }/{ $most-stress }, втрачений глузд { $sanity }/{ $most-sanity }

pattern-episode-elder = { $episode }: { $elder }
pattern-the-figure-on-space = { $figure } у { LOC($space) }
    .gen = { GEN($figure) } у { LOC($space) }
    .acc = { ACC($figure) } у { LOC($space) }
pattern-enemy-is-summoned-on-space = у { LOC($space) } викликано { ACC($enemy) }
pattern-what-is-revealed = розкрито { ACC($what) }
pattern-elder-advances = { $elder } просувається
pattern-who-chooses-what-to-claim = { $who } обирає, що здобути
pattern-who-takes-card = { $who } бере карту «{ $card }»
pattern-enemy-attacks-who = { $enemy } атакує { ACC($who) }
pattern-who-keeps-card-for-wounds-or-discards-it = { $who } лишає собі карту «{ $card }» за рани або скидає її
pattern-what-is-turned-over = перевернуто: { $what }
pattern-who-is-no-longer-on-fire = { $who } більше не горить
pattern-who-works-off-a-threshold = { $who } виконує спалах божевілля
pattern-who-raises-a-skill = { $who } підвищує вміння
pattern-who-takes-n-wound = { $who } отримує { wounds-n }
pattern-who-takes-n-wounds = { $who } отримує { wounds-n }
pattern-who-takes-n-stress = { $who } отримує { stress-n }
pattern-who-loses-n-sanity = { $who } втрачає { sanity-n }
