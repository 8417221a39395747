# Final Girl українською.
#
# Назви відмінюються: .gen (кого? чого?), .dat (кому? чому?), .acc (кого? що?), .ins (ким? чим?),
# .loc (на кому? у чому?). $heroine — героїня, $slayer — убивця.

## Спільні частини

because = { ANY($src) ->
        [no] {""}
       *[yes] {" "}(«{ $src }»)
    }
time-n = { $n ->
        [one] { $n } пункт часу
        [few] { $n } пункти часу
       *[many] { $n } пунктів часу
    }
health-n = { $n ->
        [one] { $n } пункт здоров’я
        [few] { $n } пункти здоров’я
       *[many] { $n } пунктів здоров’я
    }
damage-n = { $n ->
        [one] { $n } пункт шкоди
        [few] { $n } пункти шкоди
       *[many] { $n } пунктів шкоди
    }
damage-of = { $damage ->
        [one] { $damage } пункт шкоди
        [few] { $damage } пункти шкоди
       *[many] { $damage } пунктів шкоди
    }
cost-n = { $cost ->
        [one] { $cost } пункт часу
        [few] { $cost } пункти часу
       *[other] { $cost } пунктів часу
    }
uses-n = { $uses ->
        [0] {""}
        [one] {" "}({ $uses } використання)
        [few] {" "}({ $uses } використання)
       *[many] {" "}({ $uses } використань)
    }
with-victims = { ANY($along) ->
        [yes] {" "}та веде із собою: { ACC($along) }
       *[no] {""}
    }
price = { $cost ->
        [0] безкоштовно
        [one] за { $cost } пункт часу
        [few] за { $cost } пункти часу
       *[many] за { $cost } пунктів часу
    }
seat-player = гравець
    .gen = гравця
    .dat = гравцеві
    .acc = гравця
    .ins = гравцем
    .loc = гравцеві

victim = { $colour ->
        [plain] жертва
        [white] біла жертва
        [orange] помаранчева жертва
       *[blue] синя жертва
    }
    .gen = { $colour ->
        [plain] жертви
        [white] білої жертви
        [orange] помаранчевої жертви
       *[blue] синьої жертви
    }
    .acc = { $colour ->
        [plain] жертву
        [white] білу жертву
        [orange] помаранчеву жертву
       *[blue] синю жертву
    }
    .ins = { $colour ->
        [plain] жертвою
        [white] білою жертвою
        [orange] помаранчевою жертвою
       *[blue] синьою жертвою
    }
victims = { $n ->
        [one] { $n } жертва
        [few] { $n } жертви
       *[many] { $n } жертв
    }
    .acc = { $n ->
        [one] { $n } жертву
        [few] { $n } жертви
       *[many] { $n } жертв
    }
colour = { $colour ->
        [plain] звичайна
        [white] біла
        [orange] помаранчева
       *[blue] синя
    }
    .gen = { $colour ->
        [plain] звичайної
        [white] білої
        [orange] помаранчевої
       *[blue] синьої
    }
enemy-minion = { $place ->
        [0] {""}
        [1] перший{" "}
        [2] другий{" "}
        [3] третій{" "}
        [4] четвертий{" "}
       *[other] { $place }-й{" "}
    }посіпака «{ $kind }» на полі «{ $space }»
    .gen = { $place ->
        [0] {""}
        [1] першого{" "}
        [2] другого{" "}
        [3] третього{" "}
        [4] четвертого{" "}
       *[other] { $place }-го{" "}
    }посіпаки «{ $kind }» на полі «{ $space }»
    .acc = { $place ->
        [0] {""}
        [1] першого{" "}
        [2] другого{" "}
        [3] третього{" "}
        [4] четвертого{" "}
       *[other] { $place }-го{" "}
    }посіпаку «{ $kind }» на полі «{ $space }»
enemy-gone = посіпака
    .gen = посіпаки
    .acc = посіпаку
copies = { $card } (×{ $n })
blank = порожній
own-card = карта { GEN($girl) }
ultimate = вирішальне вміння
health-token = { $n ->
        [0] здоров’я немає
        [one] { $n } пункт здоров’я
        [few] { $n } пункти здоров’я
       *[many] { $n } пунктів здоров’я
    }
die = кубик ({ $face })
die-gone = кубик
dice = кубики ({ $faces })
dice-all = усі кубики
dice-gone = кубики

## Карти дій

event-card-played = { $heroine } розігрує карту «{ $card }»
event-cards-discarded = { $heroine } скидає { COUNT($cards) ->
        [one] карту «{ $cards }»
       *[other] карти: { $cards }
    }{ $timed ->
        [yes] {" "}за час
       *[no] { because }
    }
event-card-taken = { $heroine } бере з ринку карту «{ $card }»
event-line-chosen = { $heroine } обирає { $line ->
        [0] перший
       *[other] другий
    } рядок
event-used = { $heroine } використовує { KIND($source) ->
        [ultimate] вирішальне вміння
       *[other] карту «{ $source }»
    }
event-card-bought = { $heroine } купує карту «{ $card }» { price }
event-tableau-refilled = скинуті карти дій повертаються на ринок

command-play = { $heroine } розігрує карту «{ $card }»
command-discard = { $heroine } скидає карту «{ $card }»{ $timed ->
        [yes] {" "}за 1 пункт часу
       *[no] {""}
    }
command-use = { $heroine } використовує { KIND($source) ->
        [ultimate] вирішальне вміння
       *[other] карту «{ $source }»
    }
command-choose-line = { $heroine } обирає { $line ->
        [0] перший
       *[other] другий
    } рядок{ ANY($does) ->
        [yes] : { $does }
       *[no] {""}
    }
command-take-card = { $heroine } бере з ринку карту «{ $card }»
command-buy = { $heroine } купує карту «{ $card }» { price }

choice-acting = діяти; { $time ->
        [one] лишився { $time } пункт часу
        [few] лишилося { $time } пункти часу
       *[many] лишилося { $time } пунктів часу
    }
choice-hand-limit = скинути карту дії: на руці { $n }, а може бути щонайбільше { $most }
choice-taking-card = взяти з ринку карту дії вартістю щонайбільше { $cost }{ because }
choice-choosing-line = вибрати один із двох рядків карти «{ $card }»
choice-planning-phase = купувати карти дій; { $time ->
        [-1] час на червоній поділці
        [one] лишився { $time } пункт часу
        [few] лишилося { $time } пункти часу
       *[many] лишилося { $time } пунктів часу
    }; на руці { $n } з { $most } карт

## Атаки героїні

event-attack-aimed = { $heroine } атакує { $target ->
        [killer] { ACC($slayer) }
       *[minions] посіпак на полі «{ $space }»
    }{ with-weapon }
with-weapon = { ANY($weapon) ->
        [yes] {" "}(зброя: «{ $weapon }»)
       *[no] {""}
    }
event-attack-over = {""}
event-damage-raised = { ANY($src) ->
        [yes] «{ $src }»
       *[no] модифікатор
    } додає { damage-n }
command-aim = { $heroine } атакує { $target ->
        [killer] { ACC($slayer) }
       *[minions] посіпак на полі «{ $space }»
    }
command-wield = { $heroine } б’є зброєю «{ $weapon }»
command-divide = { $heroine } розподіляє шкоду: { $shares }
choice-aiming = вибрати ціль карти «{ $card }»
choice-aiming-shot = вибрати ціль зброї «{ $weapon }»
choice-striking = додати зброю до шкоди ({ $n })
choice-after-damage = зробити те, що після шкоди дозволяє «{ $weapon }»
choice-dividing-minors = розподілити { damage-n } між картами: { $cards }
choice-dividing-minions = розподілити { damage-n } між посіпаками на полі «{ $space }»

## Події та жетони на мапі

event-event-drawn = настає подія «{ $drawn }»
event-event-discarded = подію «{ $card }» скинуто
event-token-placed = на поле «{ $space }» потрапляє жетон ({ $token }){ because }
event-token-removed = з поля «{ $space }» зникає жетон ({ $token })
choice-drawing-event = ввести подію

## Вибір і відповіді

command-choose-space = { $seat } обирає поле «{ $space }»
command-choose-card = { $heroine } обирає карту «{ $card }»
command-choose = { $heroine } обирає: { $option }
command-answer = { $about ->
        [question] { $yes ->
            [yes] { $heroine } вирішує { $does }
           *[no] { $heroine } вирішує { FORM($does, "no") }
        }
       *[plain] { $yes ->
            [yes] { $heroine } відповідає «так»
           *[no] { $heroine } відповідає «ні»
        }
    }
choice-choosing = вибрати одну з можливостей{ because }
question-offering = скористатися можливістю{ ANY($does) ->
        [yes] : { $does }
       *[no] {""}
    }{ because }
    .no = не користуватися можливістю{ ANY($does) ->
        [yes] : { $does }
       *[no] {""}
    }{ because }
choice-throwing-die = ввести результат кидка{ because }
choice-picking-space = вибрати { $n ->
        [one] поле
        [few] { $n } поля, одне за одним
       *[many] { $n } полів, одне за одним
    }{ because }
choice-picking-minor = вибрати, яку меншу темну силу скинути{ because }
choice-looking-at-terror = ввести карту терору, на яку вона дивиться
question-keeping-terror = покласти карту терору «{ $card }» на спід
    .no = не класти карту терору «{ $card }» на спід
choice-dropping-items = ввести верхню карту колоди предметів{ of-deck }
of-deck = { ANY($deck) ->
        [yes] {" "}(«{ $deck }»)
       *[no] {""}
    }
choice-turning-item = ввести карту, відкриту в колоді предметів «{ $deck }»
choice-surveying = вибрати наступну колоду предметів{ because }
question-offering-removal = вилучити { ANY($cards) ->
        [yes] карту «{ $cards }»
       *[no] карту
    } з колоди предметів «{ $deck }»
    .no = не вилучати карту з колоди предметів «{ $deck }»

## Здоров’я

event-health-recovered = { $who } відновлює { health-n }{ because }
event-health-lost = { $n ->
        [0] { $who } втрачає решту здоров’я й бере жетон останнього подиху
       *[other] { $who } втрачає { health-n }{ $token ->
            [yes] {" "}й бере жетон останнього подиху
           *[no] {""}
        }
    }{ because }
event-token-revealed = жетон останнього подиху { GEN($who) } показує: { $shows }
event-token-lost = { $who } втрачає білий жетон останнього подиху
event-revived = { $who } повертається до життя; має { health-n }
choice-revealing-token = ввести, що показує жетон останнього подиху { $side ->
        [girl] { GEN($heroine) }
       *[killer] { GEN($slayer) }
    }

## Предмети

event-items-arranged = { $heroine } { ANY($held) ->
        [yes] тримає в руках: { $held }
       *[no] нічого не тримає в руках
    }
event-use-spent = «{ $card }»: { $left ->
        [0] використань більше немає
        [one] лишилося { $left } використання
        [few] лишилося { $left } використання
       *[many] лишилося { $left } використань
    }
event-item-discarded = предмет «{ $card }» скинуто
command-hold = { $heroine } { ANY($held) ->
        [yes] бере в руки: { $held }
       *[no] нічого не бере в руки
    }
choice-arranging = розкласти свої предмети

## Убивця

event-finale-revealed = розкрито фінал «{ $drawn }»
event-dark-power-revealed = розкрито { $another ->
        [yes] ще одну темну силу
       *[no] темну силу
    } «{ $drawn }»
event-terror-drawn = узято карту терору «{ $drawn }»
event-terror-discarded = карту терору «{ $card }» скинуто
event-terror-dropped = карту терору «{ $drawn }» скинуто без наслідків
event-terror-ordered = після цієї карти терору буде наступна
event-terror-seen = { $heroine } дивиться на карту терору «{ $drawn }» і { $bottom ->
        [yes] кладе її на спід
       *[no] лишає її зверху
    }
event-terror-stays = карта терору «{ $card }» лишається в грі
event-minor-placed = з’являється менша темна сила «{ $card }» ({ $health ->
        [one] { $health } пункт здоров’я
        [few] { $health } пункти здоров’я
       *[many] { $health } пунктів здоров’я
    })
event-minor-wounded = «{ $card }» втрачає { health-n }
event-minor-discarded = менша темна сила «{ $card }» зникає
event-killer-acts = { $quarry ->
        [none] { $minion } діє
        [girl] { $minion } полює на { ACC($heroine) }
        [victims] { $minion } полює на жертв на полі «{ $space }»
        [special] { ACC($minion) } вабить особлива жертва на полі «{ $space }»
       *[lure] { ACC($minion) } щось вабить на поле «{ $space }»
    }
event-killer-moved = { $slayer } переходить на поле «{ $to }»
event-killer-placed = { $slayer } з’являється на полі «{ $to }»{ because }
event-attack-began = { $minion } атакує { ACC($heroine) }: { damage-of }
event-attack-reduced = { ANY($src) ->
        [yes] «{ $src }»
       *[no] реакція
    } зменшує атаку на { damage-n }{ $left ->
        [-1] {""}
       *[other] ; лишається { $left }
    }
event-attack-ended = {""}
choice-reacting = { ANY($who) ->
        [yes] відповісти на атаку ({ $who }, { damage-of })
       *[no] зреагувати
    }
choice-escaping = втекти, перш ніж { $slayer } атакує
choice-choosing-target = вибрати ціль { GEN($who) }
choice-choosing-route = вибрати шлях { GEN($who) }
choice-revealing-power = ввести { $another ->
        [yes] ще одну темну силу
       *[no] темну силу
    }
choice-revealing-finale = ввести фінал
choice-drawing-terror = ввести карту терору
choice-dropping-terror = ввести карту терору, яку скинуто

## Посіпаки

event-minion-placed = на полі «{ $space }» з’являється посіпака «{ $kind }»
event-minion-moved = { $minion } переходить на поле «{ $to }»
event-minion-wounded = { $minion } втрачає { health-n }
event-minion-killed = { $minion } гине

## Рух

event-girl-moved = { $heroine } переходить на поле «{ $to }»{ with-victims }
event-girl-placed = { $heroine } потрапляє на поле «{ $to }»{ with-victims }{ because }
event-victims-moved = { ANY($who) ->
        [yes] { $n ->
            [one] { $who } переходить
           *[other] { $who } переходять
        }
       *[no] ніхто не переходить
    } з поля «{ $origin }» на поле «{ $to }»{ because }
command-step = { $heroine } переходить на поле «{ $to }»{ with-victims }
choice-moving = { $steps ->
        [0] рятувати жертв на полі «{ $space }»
        [one] йти далі (лишився { $steps } крок){ because }
        [few] йти далі (лишилося { $steps } кроки){ because }
       *[many] йти далі (лишилося { $steps } кроків){ because }
    }
choice-jumping = вибрати, куди вона переноситься{ because }

## Кидки

event-horror-dice-rolled = { $heroine } робить кидок жаху («{ $source }»): { $drawn }
event-die-converted = { $heroine } скидає карти: { $cards }; { $die } тепер успіх
event-dice-rerolled = перекинуто: { $dice }; тепер: { $drawn }{ because }
event-roll-ended = { $row ->
        [fail] кидок невдалий
       *[other] { $successes ->
            [one] кидок дає { $successes } успіх
            [few] кидок дає { $successes } успіхи
           *[many] кидок дає { $successes } успіхів
        }
    }
event-dice-stored = у наступному кидку жаху більше на { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
       *[many] { $n } кубиків
    }{ because }
event-partials-granted = 3 і 4 — успіхи { $phase ->
        [yes] до кінця фази дій
       *[no] в наступному кидку жаху
    }{ because }
event-die-thrown = на кубику { $drawn }{ because }
command-convert = { $heroine } скидає карти ({ $cards }), щоб { $die } став успіхом
command-reroll = { $heroine } перекидає: { $dice } («{ $source }»)
command-done = { $what ->
        [dice] { $heroine } лишає кубики без змін
        [weapon] { $heroine } не використовує зброї
        [after] { $heroine } на цьому зупиняється
        [damage] { $heroine } приймає решту шкоди
        [escape] { $heroine } лишається на місці
       *[plain] { $heroine } завершує
    }
choice-throwing-horror = ввести результат кидка жаху («{ $source }»)
choice-roll-window = змінити результат кидка ({ $faces }; «{ $source }»)
choice-throwing-again = ввести новий результат: { $dice }

## Порятунок жертв

event-victim-saved = { $heroine } рятує { ACC($colour) }{ $place ->
        [0] {""}
       *[other] , яка закриває поле жертви { $place }
    }{ $recycled ->
        [yes] , яка повертається до запасу
       *[no] {""}
    }
event-card-flipped = карту { GEN($heroine) } перевернуто: вирішальне вміння активне{ $recycled ->
        [0] {""}
        [one] ; { $recycled } жертва повертається до запасу
        [few] ; { $recycled } жертви повертаються до запасу
       *[many] ; { $recycled } жертв повертаються до запасу
    }
event-reward-taken = { $heroine } отримує нагороду { $place ->
        [0] за наступних жертв
       *[other] поля жертви { $place }
    }
command-save = { $heroine } рятує { ACC($colour) }{ $place ->
        [0] {""}
       *[other] , яка закриває поле жертви { $place }
    }{ ANY($does) ->
        [yes] : { $does }
       *[no] {""}
    }
command-take-reward = { $heroine } отримує нагороду { $place ->
        [0] за наступних жертв
       *[other] поля жертви { $place }
    }{ ANY($does) ->
        [yes] : { $does }
       *[no] {""}
    }
choice-rewarding = отримати одну з нагород ({ $n })

## Колоди предметів і пошуки

event-item-turned-up = у колоді предметів «{ $deck }» відкрито карту «{ $drawn }»
event-item-drawn = { $heroine } знаходить предмет «{ $drawn }» (колода «{ $deck }»)
event-item-put-back = карта «{ $card }» повертається { $top ->
        [yes] відкритою на верх
       *[no] закритою на спід
    } колоди предметів «{ $deck }»
event-item-gained = { $heroine } лишає собі предмет «{ $card }»{ uses-n }
event-item-taken = { $heroine } здобуває предмет «{ $drawn }»{ uses-n } з колоди «{ $deck }»
event-deck-item-discarded = карту «{ $drawn }» з колоди предметів «{ $deck }» { $removed ->
        [yes] вилучено з гри
       *[no] скинуто
    }
command-keep = { $heroine } лишає собі предмет «{ $card }»
command-put-back = { $heroine } кладе карту «{ $card }» { $end ->
        [top] відкритою на верх
       *[bottom] закритою на спід
    } колоди
choice-turning-up-item = ввести карту, відкриту в колоді предметів «{ $deck }»
choice-drawing-item = ввести карту, взяту з колоди предметів «{ $deck }»
choice-taking-item = ввести карту, здобуту з колоди предметів «{ $deck }»
choice-keeping = лишити собі одну зі знайдених карт: { $cards }
choice-putting-back = покласти карти ({ $cards }) назад у колоду предметів «{ $deck }»

## Підготовка

event-setup-card-drawn = карта підготовки — «{ $drawn }»: { $heroine } починає на полі «{ $girl }»{ ANY($killer) ->
        [yes] , { $slayer } на полі «{ $killer }»
       *[no] {""}
    }
choice-drawing-setup-card = ввести карту підготовки

## Треки

event-time-moved = час { $way ->
        [rises] зростає
       *[falls] спадає
    } на { $by } до { $now ->
        [-1] червоної поділки
       *[other] { $now }
    }{ $timed ->
        [yes] {""}
       *[no] { because }
    }
event-time-set = { $ends ->
        [full] на руці { $n } карт, і більше нічого купити не можна;{" "}
        [dear] жодної з решти карт купити не можна;{" "}
       *[free] {""}
    }час установлено на { $time ->
        [-1] червону поділку
       *[other] { $time }
    }
event-next-time-set = наступна фаза дій почнеться з { $time ->
        [one] { $time } пунктом часу
       *[other] { $time } пунктами часу
    }{ because }
event-skip-set = наступну фазу дій буде пропущено
event-horror-moved = рівень жаху { $way ->
        [rises] зростає
       *[falls] спадає
    } до { $end ->
        [green] зеленого кінця
        [red] червоного кінця
       *[no] { $now }
    }{ because }
event-bloodlust-rose = жага крові зростає до рівня { $row }{ $known ->
        [yes] : атака { $attack }, рух { $move }
       *[no] {""}
    }
event-bloodlust-at-top = жага крові сягає вершини: настає останній ефект { GEN($slayer) }

## Ходи й кінець гри

event-turn-began = починається хід { $turn }
phase-name = { $phase ->
        [setup] підготовки
        [action] дій
        [planning] планування
        [killer] вбивці
        [panic] паніки
        [upkeep] утримання
       *[other] кінця гри
    }
event-phase-began = починається фаза { phase-name }
event-action-phase-skipped = { $heroine } не має в цьому ході фази дій: після попередньої час упав нижче 0
event-phase-ending = { $red ->
        [yes] час на червоній поділці: після цього фаза дій закінчується
       *[no] після цього фаза дій закінчується
    }
event-phase-cut = фаза { phase-name } негайно закінчується{ because }
event-step-skipped = { $reason ->
        [no-target] цілі немає
        [nobody-in-reach] у межах досяжності нікого немає
        [no-victim] жертви немає
        [deck-empty] { $deck ->
            [event-deck] колода подій порожня
            [deck-of-dark-powers] темних сил більше немає
            [terror-deck] колода терору порожня
           *[item-deck] колода предметів порожня
        }
        [not-in-tableau] цієї карти немає на ринку
        [on-red] з червоної поділки час не може зрости
        [at-maximum] більше нічого не можна отримати
        [nowhere] немає куди йти
        [pool-empty] у запасі більше немає жертв
        [no-token] у запасі більше немає посіпак
       *[other] умову не виконано
    }{ because }
event-game-ended = { $outcome ->
        [loss] { $who } гине: гру програно
       *[win] { ANY($who) ->
            [yes] { $who } гине
           *[no] гине останній із них
        }: гру виграно
    }
command-stop = { $what ->
        [move] { $heroine } далі не йде
        [buy] { $heroine } більше нічого не купує
        [phase] { $heroine } завершує фазу дій
       *[plain] { $heroine } завершує
    }

## Жертви

event-victims-placed = на поле «{ $space }» { $n ->
        [0] не потрапляє жодна жертва
        [one] потрапляє { $n } жертва
        [few] потрапляють { $n } жертви
       *[many] потрапляє { $n } жертв
    }{ because }
event-victim-killed = { ANY($who) ->
        [yes] { KIND($who) ->
            [killer] { $who } вбиває
            [enemy] { $who } вбиває
            [minion] посіпака «{ $who }» вбиває
           *[other] «{ $who }» вбиває
        } { ACC($colour) } на полі «{ $space }»
       *[no] { $colour } на полі «{ $space }» гине
    }
event-victim-marked = на полі «{ $space }» тепер { $colour } («{ $event }»)
event-victim-panicked = { $colour } на полі «{ $space }» панікує, на кубику { $drawn }: { $stays ->
        [yes] вона лишається
       *[no] вона тікає на поле «{ $to }»
    }
event-girl-panicked = { $heroine } панікує, на кубику { $drawn }: { $stays ->
        [yes] вона лишається
       *[no] вона тікає на поле «{ $to }»
    }
command-choose-victim = { $seat } обирає { ACC($colour) } на полі «{ $space }»
choice-choosing-victim = вибрати, яка жертва на полі «{ $space }» гине
choice-choosing-panic = вибрати, яка жертва панікує наступною
choice-rolling-panic = ввести результат кидка паніки: { $colour } на полі «{ $space }»
choice-rolling-girl-panic = ввести результат кидка паніки: { $heroine }
choice-marking = вибрати, де { $colour } («{ $event }»)
choice-choosing-way = вибрати шлях жертв на полі «{ $space }»{ because }
choice-choosing-stepper = вибрати, яка жертва робить крок{ because }

## Види рішень

decision-action = дія
decision-after-damage = ефект після шкоди
decision-aim = ціль атаки
decision-arrange-items = розкладання предметів
decision-buy = купівля карти дії
decision-divide-damage = розподіл шкоди
decision-escape = втеча
decision-hand-limit = ліміт карт на руці
decision-jump = перенесення
decision-keep-item = який предмет лишити
decision-line = рядок карти
decision-mark-victim = позначення жертви
decision-minor = менша темна сила
decision-move = рух
decision-offer = скористатися можливістю
decision-option = вибір
decision-panic = паніка
decision-put-back = повернення карт
decision-react = реакція
decision-reward = нагорода
decision-roll = кидок жаху
decision-route = шлях ворога
decision-space = поле
decision-take-card = карта з ринку
decision-target = ціль ворога
decision-victim = жертва
decision-victim-step = крок жертви
decision-victim-way = шлях жертв
decision-weapon = зброя

## Стан гри та підсумок

side = { $health ->
        [0] загибель
       *[other] здоров’я { $health } з { $most } (жетон останнього подиху: { $token ->
            [black] чорний
            [white] білий
           *[none] немає
        }, маркери: { $markers }), поле «{ $space }»
    }
victims-now = на мапі: { $left }, мертві: { $dead }, врятовані: { $saved } ({ $flipped ->
        [yes] карту перевернуто
       *[no] закриті поля карти: { $spaces }
    })
tracks = час: { $time ->
        [-1] червона поділка
       *[other] { $time }
    }, жах: { $end ->
        [green] зелений кінець
        [red] червоний кінець
       *[no] { $horror }
    }, жага крові: { $bloodlust }
terror-left = лишилося карт: { $n }; фінал: { ANY($finale) ->
        [yes] «{ $finale }»
       *[no] закритий
    }
items-carried = { ANY($cards) ->
        [yes] { $cards }
       *[no] нічого
    }
verdict = { $outcome ->
        [win] { $girl } перемагає на ході { $turn }.
        [loss] { $girl } гине на ході { $turn }.
       *[open] Гра триває, хід { $turn }.
    }

cost-card = { $n ->
        [one] { $n } карта дії
        [few] { $n } карти дій
       *[many] { $n } карт дій
    }
cost-time = { time-n }
cost-step = { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
cost-use = { $n ->
        [one] { $n } маркер використання
        [few] { $n } маркери використання
       *[many] { $n } маркерів використання
    }
cost-item = { $n ->
        [one] { $n } предмет
        [few] { $n } предмети
       *[many] { $n } предметів
    }

## Героїні, убивці, посіпаки

girl-ines = Інес
girl-nora = Нора
    .gen = Нори
    .dat = Норі
    .acc = Нору
    .ins = Норою
    .loc = Норі
girl-tilda = Тільда
    .gen = Тільди
    .dat = Тільді
    .acc = Тільду
    .ins = Тільдою
    .loc = Тільді
killer-the-butcher = М’ясник
    .gen = М’ясника
    .dat = М’ясникові
    .acc = М’ясника
    .ins = М’ясником
    .loc = М’ясникові
killer-the-beekeeper = Пасічник
    .gen = Пасічника
    .dat = Пасічникові
    .acc = Пасічника
    .ins = Пасічником
    .loc = Пасічникові
minion-swarm = Рій

## Відмови: чому чогось не можна

refusal-not-in-reach = так не можна атакувати жодного такого ворога: атакують на власному полі або зброєю в руках точно на її відстані
refusal-weapon-not-usable = «{ $weapon }» не може змінити цю атаку: зброю треба тримати в руках, вона має мати цю відстань і пасувати до карти дії
refusal-not-in-hand = карти «{ $card }» немає на руці
refusal-reaction-card = «{ $card }» — карта реакції: її розігрують лише у відповідь на атаку на героїню
refusal-roll-card = карту «{ $card }» розігрують після кидка жаху, коли його можна змінити
refusal-no-search-space = карту «{ $card }» розігрують на полі пошуку, а «{ $space }» ним не є
refusal-no-enemy-in-reach = «{ $card }» — атака, а жодного ворога немає в межах досяжності: його немає на полі «{ $space }», і до нього не сягає зброя в руках, що пасує до цієї карти
refusal-rewards-first = перш ніж розіграти наступну карту дії, отримують належні нагороди
refusal-wrong-division = шкоду ({ $damage }) розподіляють між тими, чиє здоров’я { $health }: треба розподілити всю, і ніхто не отримує більше, ніж має здоров’я
refusal-no-such-route = «{ $space }» — не наступний крок найкоротшого шляху; можливо: { $allowed }
refusal-time-on-red = час нижче 0: карту не можна скинути за час, а після цієї дії фаза дій закінчується
refusal-only-in-action-phase = карти скидають за час лише у фазі дій
refusal-card-not-to-take = карту «{ $card }» не можна взяти: вона має бути на ринку й коштувати щонайбільше { $cost }
refusal-not-hers = текст «{ $source }» не належить героїні й зараз не діє
refusal-in-backpack = «{ $source }» у рюкзаку; предмет із символами рук використовують, коли його тримають
refusal-nothing-to-use = текст «{ $source }» не використовують у меню дій; він діє там, де сам так каже
refusal-used-in-this-phase = текст «{ $source }» уже використано в цій фазі дій, а можна лише раз
refusal-no-time-to-use = «{ $source }» коштує { cost-n }, а лишилося { $time }; плата не може опустити час нижче 0
refusal-not-usable-now = «{ $source }» зараз нічого не дасть
refusal-too-many-hands = героїня має { $hands ->
        [one] { $hands } руку
        [few] { $hands } руки
       *[other] { $hands } рук
    } й не втримає ці предмети разом: { $cards }
refusal-no-such-target = ворог прямує до найближчої цілі, а з однаково близьких до найбільшої групи жертв; рівні: { $allowed }
refusal-no-lure = убивця прямує туди, де його щось вабить: { $allowed }
refusal-no-steps-left = кроків цього руху не лишилося
refusal-not-adjacent = поле «{ $space }» не межує з полем «{ $here }»; сусідні: { $allowed }
refusal-not-to-be-reached = на поле «{ $space }» так не дістатися; можливо: { $allowed }
refusal-no-such-followers = на поле «{ $space }» не може піти стільки жертв: на полі «{ $here }» звичайних { $number }, за один крок іде щонайбільше { $limit }, а на поле вбивці — жодна
refusal-not-panicking = на полі «{ $space }» жодна { $colour } жертва більше не має панікувати
refusal-not-in-tableau = карти «{ $card }» немає на ринку; розіграні та скинуті карти повертаються після планування
refusal-too-little-time = «{ $card }» коштує { cost-n }, а лишилося { $time }; покупка не може опустити час нижче 0
refusal-hand-full = на руці { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[other] { $number } карт
    }; коли їх { $limit }, більше нічого не можна купити
refusal-no-reaction = «{ $card }» — не карта реакції: лише вони відповідають на атаку на героїню
refusal-no-defence = «{ $source }» не допомагає проти цієї атаки
refusal-no-such-die = у цьому кидку { $number ->
        [one] { $number } кубик
        [few] { $number } кубики
       *[other] { $number } кубиків
    }, рахуючи від 0; такого кубика немає
refusal-no-partial-success = кубик, на якому { $face }, лишається як є; перетворити можна лише 3 або 4, які ще не є успіхом
refusal-two-cards-to-convert = за перетворення платять двома картами дій з руки, а карт «{ $first }» і «{ $second }» там немає обох
refusal-no-such-reroll = «{ $source }» не може зараз перекинути ці кубики
refusal-no-exit = жертв рятують, стоячи на полі виходу, а «{ $space }» ним не є
refusal-not-in-action-phase = жертв рятують лише у фазі дій
refusal-no-such-victim = на полі «{ $space }» немає { GEN($colour) } жертви
refusal-not-the-last = { $colour } жертва може бути врятована лише останньою на мапі
refusal-victim-space-covered = врятована жертва закриває одне вільне поле жертви на карті, а { $slot } таким не є; вільні: { $free }
refusal-card-flipped = карту героїні перевернуто: врятована жертва більше не закриває поля
refusal-no-such-reward = такої нагороди немає
refusal-not-found = карти «{ $card }» не знайдено в цьому пошуку
refusal-not-to-be-special = на полі «{ $space }» ця жертва не може стояти; можливо: { $allowed }
refusal-no-such-way = «{ $space }» не лежить на жодному найкоротшому шляху цих жертв; можливо: { $allowed }
refusal-not-to-step = на полі «{ $space }» жодна { $colour } жертва не може бути тією, що робить крок
refusal-not-there-to-die = гине жертва з поля «{ $here }»; { $colour } жертва з поля «{ $space }» не може нею бути

## На екрані: треки, позначки, колоди, те, що попереду

label-final-girl = героїня
label-minion = посіпака
label-exit = вихід
label-search = пошук
label-token = жетон
label-linked = Сполучення
label-board = планшет
label-item = предмет
label-location = локація
label-event = подія
label-in-hands = у руках
label-in-backpack = у рюкзаку
label-items-found = Знайдені предмети
label-free = вільне
label-covered = зайняте
label-face-down = долілиць
label-face-up = горілиць
label-stays-in-play = лишається у грі
label-converted = перетворено
label-partial-success = частковий успіх
label-win = перемога
label-loss = поразка
label-the-next-action-phase-is-skipped = наступну фазу дій буде пропущено
label-the-action-phase-ends-after-this-action = фаза дій закінчиться після цієї дії
pattern-the-next-action-phase-starts-with-n-time = час на початку наступної фази дій: { $n }
pattern-who-started-on-space = поле початку: { $space }
pattern-on-top-of-the-terror-deck-lies-card = зверху колоди терору лежить «{ $card }»
pattern-at-the-bottom-of-the-terror-deck-lies-card = знизу колоди терору лежить «{ $card }»
pattern-n-victim-killed-in-this-turn = жертви, вбиті цього ходу: { $n }
pattern-n-victims-killed-in-this-turn = жертви, вбиті цього ходу: { $n }
label-the-game-is-over = гру закінчено
label-turn = Хід
label-phase = Фаза
label-time = час
label-horror = Жах
label-bloodlust = Жага крові
label-health = Здоров’я
label-final-health-token = жетон останнього подиху
label-setup = підготовка
label-action = дії
label-planning = планування
label-killer = убивця
label-panic = паніка
label-upkeep = утримання
label-over = кінець гри
label-the-action-phase-ends = кінець фази дій
label-the-dark-power-is-revealed = розкрито темну силу
label-hand = Карти на руці
label-tableau = Ринок карт дій
label-events-in-play = Події в грі
label-minions = Посіпаки
label-victims = Жертви
label-tracks = треки
label-terror = терор
label-items = предмети
label-terror-deck = колода терору
label-terror-discard-pile = скид карт терору
label-terror-card-at-work = карта терору, яку виконують
label-event-deck = колода подій
label-event-discard-pile = скид подій
label-item-discard-pile = скид предметів
label-action-discard-pile = скид карт дій
pattern-item-deck-of-space = колода предметів «{ $space }»
pattern-item-card-of-space = карта предмета з колоди «{ $space }»
label-terror-card = карта терору
label-event-card = карта події
label-finale = фінал
label-dark-power = темна сила
label-victim-space = поле жертви { $number }
label-each-victim-saved-after-the-flip = кожна жертва, врятована після перевертання
pattern-ultimate-ability-of-who = вирішальне вміння: { $who }
label-victim = жертва
label-white-victim = біла жертва
label-orange-victim = помаранчева жертва
label-blue-victim = синя жертва
label-victim-in-the-supply = жертва в запасі
pattern-dead-victim = мертва { $victim }
pattern-saved-victim = врятована { $victim }
label-exit-space = поле виходу
label-search-space = поле пошуку
label-water = вода
label-attack = атака
label-movement = рух
label-success = успіх
label-copy = примірник
label-use-marker = маркер використання
label-health-marker = маркер здоров’я
label-reward-pending = неотримана нагорода
label-black-final-health-token-unseen = чорний жетон останнього подиху, закритий
label-white-final-health-token = білий жетон останнього подиху
label-more-dice-in-the-next-horror-roll = більше кубиків у наступному кидку жаху
label-partial-successes-are-successes-in-the-next-horror-roll = часткові успіхи — успіхи в наступному кидку жаху
label-partial-successes-are-successes-in-this-phase = часткові успіхи — успіхи в цій фазі
pattern-token-token = жетон ({ $token })
pattern-one-other = { $one }; { $other }
pattern-panic-numbers-from-space = паніка { $numbers } з поля «{ $space }»
pattern-minion-at-space = { $minion } на полі «{ $space }»
pattern-first-minion-at-space = перший { $minion } на полі «{ $space }»
pattern-second-minion-at-space = другий { $minion } на полі «{ $space }»
pattern-third-minion-at-space = третій { $minion } на полі «{ $space }»
label-die = { $number } кубик
label-dice = { $number ->
        [one] { $number } кубик
        [few] { $number } кубики
       *[many] { $number } кубиків
    }
pattern-horror-roll-card = кидок жаху: «{ $card }»
pattern-girl-against-killer-location = { $girl } проти { GEN($killer) }: { $location }
pattern-girl-against-killer = { $girl } проти { GEN($killer) }
label-the-first-turn-begins = починається перший хід
label-the-next-turn-begins = починається наступний хід
pattern-time-is-set-to-n = час установлено на { $n }
label-the-planning-phase-begins = починається фаза планування
label-the-killer-phase-begins = починається фаза вбивці
label-the-panic-phase-begins = починається фаза паніки
label-the-upkeep-phase-begins = починається фаза утримання
label-the-action-phase-begins = починається фаза дій
pattern-who-goes-on-with-the-action-phase = { $who } далі діє у фазі дій
pattern-who-takes-pending-rewards = { $who } отримує належні нагороди
pattern-who-may-go-n-step = { $who } може зробити { $n } крок
pattern-who-may-go-n-steps = { $who } може зробити { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
pattern-who-gains-card = { $who } здобуває «{ $card }»
pattern-who-acts = { $who } діє
pattern-who-moves = { $who } рухається
pattern-who-attacks = { $who } атакує
pattern-who-attacks-whom = { $who } атакує { ACC($whom) }
pattern-who-panics = { $who } панікує
pattern-who-loses-n-health-to-enemy = { $who } втрачає { health-n } ({ $enemy })
label-discarded-action-cards-go-back-to-the-tableau = скинуті карти дій повертаються на ринок
label-a-terror-card-is-drawn = беруть карту терору
label-the-next-terror-card-is-drawn = беруть наступну карту терору
label-an-event-is-drawn = беруть карту події
label-the-finale-is-revealed = розкривають фінал
label-a-dark-power-is-revealed = розкривають темну силу
label-a-horror-roll-is-made = кидок жаху
label-the-successes-of-the-roll-are-counted = підрахунок успіхів кидка
label-what-follows-the-death-of-a-victim = наслідки смерті жертви
label-victims-beside-an-enemy-panic-if-a-victim-was-killed-in-this-turn = жертви поруч із ворогом панікують, якщо в цьому ході загинула жертва
label-the-upkeep-phase-is-carried-out = виконання фази утримання
pattern-the-upkeep-effect-of-source = ефект у фазі утримання: «{ $source }»
label-the-first-event-is-drawn = беруть першу карту події
label-the-setup-card-is-drawn = беруть карту підготовки
pattern-panic-of-victim-at-space = паніка: { $victim } на полі «{ $space }»
pattern-card-is-discarded = карту «{ $card }» скинуто

## Карти дій

action-walk = Хода
action-focus = Зосередження
action-weak-attack = Слабка атака
action-short-rest = Короткий відпочинок
action-close-call = На волосину
action-search = Пошук
action-sprint = Біг
action-guard = Захист
action-distraction = Відволікання
action-improvise = Імпровізація
action-planning = Планування
action-retaliate = Відплата
action-furious-strike = Лютий удар
action-long-rest = Довгий відпочинок
action-critical-blow = Вирішальний удар

## Локації, поля, жетони

location-the-camp = Табір
location-the-glassworks = Скляний завод
token-cold = холод
token-tunnel = тунель
token-boat = човен
token-rockets = ракети
token-snare = пастка
token-melt = розплавлене скло
token-lift = ліфт
token-oil = олива
space-north-west-woods = Північно-західний ліс
space-cabins = Будиночки
space-north-road = Північна дорога
space-entrance = Вхід
space-north-woods = Північний ліс
space-shed = Сарай
space-east-road = Східна дорога
space-swamp = Болото
space-south-east-exit = Південно-східний вихід
space-dock = Причал
space-lake = Озеро
space-cliff = Скеля
space-lookout = Оглядовий майданчик
space-south-road = Південна дорога
space-firepit = Вогнище
space-lake-cabin = Будиночок біля озера
space-courts = Спортмайданчики
space-south-west-exit = Південно-західний вихід
space-gatehouse = Прохідна
space-yard = Двір
space-office = Контора
space-pattern-loft = Модельна майстерня
space-packing-room = Пакувальна
space-loading-ramp = Рампа
space-cutting-room = Гранувальня
space-furnace-hall = Пічний цех
space-batch-house = Шихтова
space-cullet-heap = Купа склобою
space-coal-store = Вугільний склад
space-boiler-house = Котельня
space-chimney = Димар
space-canal = Канал
space-lock = Шлюз
space-towpath = Стежка вздовж каналу
space-orchard = Сад
space-workers-row = Робітничі будинки
space-canteen = Їдальня
space-chapel = Каплиця

## Пасічник

card-swarming-season = Пора роїння
card-the-last-flight = Останній політ
card-smoked-out = Викурювання
card-a-nest-in-the-fallen = Гніздо в полеглих
card-stinging-cloud = Жалка хмара
card-wax-armour = Восковий обладунок
card-the-queen = Матка
card-the-hive-stirs = Вулик прокидається
card-slow-smoke = Повільний дим
card-the-scent-of-fear = Запах страху
card-honey-trail = Медовий слід
card-stings = Жала
card-harvest = Медозбір
card-the-swarm-alone = Сам рій
card-the-queen-s-call = Поклик матки
card-out-of-the-hedge = З-за живоплоту
card-royal-jelly = Маточне молочко
card-thick-veil = Щільна сітка
card-quick-wings = Швидкі крила

## М’ясник

card-two-faces = Два обличчя
card-boiling-over = Кипіння
card-no-way-out = Без виходу
card-wide-swing = Широкий замах
card-follow-through = Услід за ударом
card-fresh-breath = Свіжий подих
card-endless-rage = Нескінченна лють
card-doubling-back = Повернення
card-long-strides = Великі кроки
card-closing-in = Дедалі ближче
card-out-of-nowhere = Нізвідки
card-run-down = Наздогнана
card-frenzy = Шал
card-after-you = За тобою
card-a-taste-for-it = До смаку
card-a-deep-breath = Глибокий подих
card-heavy-hand = Важка рука
card-long-legs = Довгі ноги

## Табір

card-all-over-the-place = Усюди потроху
card-two-teams = Дві команди
card-a-quiet-hour = Тиха година
card-by-the-water = Біля води
card-round-the-fire = Навколо вогнища
card-a-shout-close-by = Крик поблизу
card-late-arrivals = Ті, що запізнилися
card-something-useful = Щось корисне
card-screams = Крики
card-the-wrong-way = Не в той бік
card-headless = Стрімголов
card-struck-by-lightning = Наче вражені блискавкою
card-under-the-bed = Під ліжком
card-sweetheart = Коханий
card-best-friend = Найкраща подруга
card-an-old-debt = Старий борг
card-clinging = Не відпускає
card-dawdlers = Забарні
card-inseparable = Нерозлучні
card-the-second-bus = Другий автобус
card-cold-water = Холодна вода
card-an-old-tunnel = Старий тунель
card-sleepwalker = Сновида
card-bat = Бита
card-whistle = Свисток
card-cola = Кола
card-tin-lid = Бляшана кришка
card-knife = Ніж
card-boat-keys = Ключі від човна
card-bow = Лук
card-rockets = Ракети
card-odd-dice = Дивні кубики
card-tablets = Пігулки
card-axe = Сокира
card-bandages = Бинти
card-charm = Оберіг
card-revolver = Револьвер
card-snare = Пастка
card-hand-lamp = Ліхтарик
card-trail-map = Мапа стежок
card-spray = Балончик

## Скляний завод

card-end-of-the-shift = Кінець зміни
card-a-guided-tour = Екскурсія
card-sunday = Неділя
card-night-work = Нічна робота
card-the-strike = Страйк
card-a-fresh-crew = Свіжа бригада
card-stragglers = Відсталі
card-on-the-tool-rack = На стійці з інструментами
card-shattering = Брязкіт скла
card-towards-the-glow = До заграви
card-stampede = Панічна втеча
card-a-burst-pipe = Розірвана труба
card-someone-in-the-loft = Хтось на горищі
card-the-foreman = Бригадир
card-the-apprentice = Учень
card-the-owner-s-child = Дитина власника
card-the-night-shift = Нічна зміна
card-molten-floor = Розплавлена підлога
card-the-goods-lift = Вантажний ліфт
card-black-smoke = Чорний дим
card-roll-call = Перекличка
card-a-cold-draught = Холодний протяг
card-the-lights-go-out = Світло гасне
card-tongs = Щипці
card-shard = Скалка скла
card-blowpipe = Склодувна трубка
card-sling = Праща
card-hot-tea = Гарячий чай
card-hooter = Гудок
card-gloves = Рукавиці
card-key-ring = В’язка ключів
card-oil-can = Оливниця
card-marble = Скляна кулька
card-ledger = Облікова книга
card-salve = Мазь
card-floor-plan = План цеху
card-smoke-pot = Димова шашка

## Зброя героїнь

card-old-sword = Старий меч
card-crossbow = Арбалет
card-boathook = Багор
