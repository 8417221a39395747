# Українська: те, що каже кожна гра.

## Хто питає і про що

asks-must = { $who } має { $does }
asks-may = { $who } може { $does }
asks-whether = { $who } вирішує, чи { $does }{ $fewer ->
        [yes] {" "}(можна й менше)
       *[no] {""}
    }
asks = { $who } вирішує

# Вид рішення: хтось вводить, що випало.
decision-chance = введення результату

## Переліки

list-and = { $first } та { $last }
list-comma = { $first }, { $last }

## Місця за столом

seat-table = хтось за столом
    .gen = когось за столом
    .dat = комусь за столом
    .acc = когось за столом
    .ins = кимось за столом
    .loc = комусь за столом
seat-nobody = ніхто
    .gen = нікого
    .dat = нікому
    .acc = нікого
    .ins = ніким
    .loc = нікому
seat-stranger = хтось поза грою
    .gen = когось поза грою
    .dat = комусь поза грою
    .acc = когось поза грою
    .ins = кимось поза грою
    .loc = комусь поза грою

## Події та команди кожної гри

event-forced = { $command }, не маючи вибору
event-parked = {""}
command-typed = { $seat } вводить: { ANY($items) ->
        [no] нічого
       *[yes] { $items }
    }

## Відмови кожної гри

refusal-game-over = гру закінчено ({ $outcome }); жодної команди більше не приймають
refusal-wrong-seat = { $given } не може зараз відповідати: рішення «{ $kind }» ухвалює { $expected }
refusal-wrong-decision = «{ $command }» не є відповіддю на рішення «{ $kind }»; можливі відповіді: { $allowed }{ $more }
refusal-no-command = { $command } не є командою; на рішення «{ $kind }» відповідають однією з дозволених команд
refusal-wrong-type = команду { $command } не вдається прочитати: { $fault }
refusal-not-offered = «{ $command }» не можна обрати в рішенні «{ $kind }»; можна: { $allowed }{ $more }
refusal-impossible-fact = введено: { $given }. { $problem }; очікувалося: { $expected }
refusal-undo-forbidden = у цій грі не можна скасовувати рішень; що вирішено, те лишається
