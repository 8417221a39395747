# Українська: те, що інструменти кажуть від себе. Англійські речення — у english.py.

## Сторінка гри

page-skip = До столу
page-no-script = Ця сторінка розповідає гру власним скриптом, а тут скриптам працювати не дозволено.
page-made = Зроблено програмою dmd-replay { $version }.
page-alone = Усе, що видно, є на самій сторінці; у мережі вона нічого не питає.
page-close = Закрити
page-go-to-step = Перейти до кроку { $n }
page-verdict = тут: { $verdict }
page-seed = { $name }: зерно { $seed }
page-no-seed = { $name }: без зерна, кубики й карти вводили вручну

page-timeline = Шкала часу
page-step = Крок
page-turn = Хід
page-round = Раунд
page-mark = Позначка
page-first-step = Перший крок
page-last-step = Останній крок
page-step-before = Попередній крок
page-next-step = Наступний крок
page-turn-before = Попередній хід
page-next-turn = Наступний хід
page-round-before = Попередній раунд
page-next-round = Наступний раунд
page-mark-before = Попередня позначка
page-next-mark = Наступна позначка
page-play = Відтворити
page-pause = Пауза
page-speed = Кроки на секунду
page-a-second = { $n } на секунду
page-find = Знайти
page-find-what = Крок, хід 3, раунд 2, позначка або слова
page-find-short = крок або слова
page-find-step = крок
page-find-turn = хід
page-find-round = раунд
page-nothing-found = Нічого не знайдено.
page-where = Крок { $n } з { $last } · раунд { $round } · хід { $turn }
page-where-short = крок { $n }, раунд { $round }, хід { $turn }
page-moment = раунд { $round }, хід { $turn }
page-undone = згодом скасовано
page-keys = Клавіші
page-key-space = Пробіл
page-key-does-step = крок назад, крок уперед
page-key-does-turn = на хід
page-key-does-round = на раунд
page-key-does-mark = наступна позначка, попередня позначка
page-key-does-end = перший і останній крок
page-key-does-play = відтворити й призупинити
page-key-does-find = знайти крок або слова
page-key-does-help = ця довідка
page-links = Посилання: { $links }. Клацніть значення, щоб дізнатися, чому воно таке.

page-table = Стіл
page-numbers = Числа
page-tracks = Треки гри
page-on-map = На мапі
page-map = Мапа
page-map-scrolls = Мапа, її можна прокручувати
page-no-map = Ця гра не малює мапи.
page-more-where-opened = * більше сказано там, де місце відкрито
page-nothing = нічого
page-nothing-here = Тут нічого немає.
page-not-there = немає
page-there = є
page-differs = відмінність
page-of = з { $n }
page-value-of = { $value } з { $highest }
page-track = { $name }: { $value } з { $highest }
page-track-step = { $name }: { $value }
page-level = рівень
page-level-of = { $name }: рівень
page-state-of = { $name }: стан
page-number-of = { $name }: кількість
page-place-of = { $name }: місце
page-on-place = { $name } ({ $place })
page-health-of = { $name }: { $health }
page-a-card = карта
page-active = зараз грає
page-on = місце:
page-face-down = долілиць
page-face-up = горілиць: { $n }
page-dice = Кубики: { $name }
page-die = кубик: { $kind }
page-passage-one-way = В один бік

page-account = Перебіг
page-set-up = Гру підготовлено.
page-not-shown = Рішення, якого не показано.
page-something = щось, чого не показано
page-note = Нотатка
page-more-marks = інші позначки й нотатки: { $n }
page-then-asked = Наступне питання:

page-why = { $what }: { $value }; чому?
page-why-differs = { $what }: { $value }, в іншій грі { $there }; чому?
page-after-step = Після кроку { $n }:
page-at-start = На початку: { $value }. Найновіша зміна йде першою.
page-never-changed = Воно ніколи не змінювалося: так підготовлено гру.
page-step-number = Крок { $n }
page-decided = Рішення:
page-changes-before = раніші зміни: { $n }
page-no-rule = На цій сторінці немає такого правила.
page-next-of-rule = Перейти до наступної події, що спирається на нього

page-chart = { $name } за раундами; числа — в таблиці нижче
page-chart-table = { $name } наприкінці кожного раунду
page-chart-region = { $name } за раундами
page-over = понад { $n } %
page-under = менше ніж { $n } %
page-luck = Удача
page-luck-table = Удача на кубиках
page-luck-says = Що показали кубики та наскільки ймовірно, що стільки кубиків покаже аж стільки або лише стільки. Шанси точні для кубиків, кинутих один раз; хто перекидає погані, той кидає більше.
page-who = Хто
page-rolls = Кидки
page-symbol = Символ
page-thrown = Кубики
page-shown = Випало
page-average = У середньому
page-chance = Шанс
page-or-more = { $chance } на { $n } або більше
page-or-fewer = { $chance } на { $n } або менше

## Над грою

box-diverges = Запис розходиться з правилами
box-where = Де
box-record = запис { $record }, подія { $event }: { $field }
box-recorded = Записано
box-these-rules = Ці правила
box-as-now = { $name }, розіграно за цими правилами
box-two-games = Дві гри
box-not-compared = Їх не можна порівняти
box-no-step-differs = Жоден крок не відрізняється
box-steps = { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
box-where-they-part = Де вони розходяться
box-they-part = Вони розходяться
box-part-setup = перед підготовкою, раунд { $round }: { $what }
box-part-step = на кроці { $step }, раунд { $round }: { $what }
box-in-it = У ньому
box-after = Після цього кроку
box-nothing = нічого
box-report = Повідомлення
box-mark = Позначка
box-said = Що сказано
box-verdict-there = Вердикт у того, хто повідомив
box-not-known = невідомо
box-signature = Сигнатура
box-expected = Очікували
box-actual = Насправді
box-nothing-said = нічого не сказано

## Карти

cards-find = Слова на карті
cards-find-short = слова на карті
cards-kind = Вид карти
cards-all-kinds = усі види
cards-count = { $n } з { $all }

## Статистика

stats-title = { $title }: { $n ->
        [one] { $n } гра
        [few] { $n } гри
       *[many] { $n } ігор
    }
stats-won = Як часто перемагають
stats-won-says = Частка перемог серед закінчених ігор і межі 95-відсоткового довірчого інтервалу.
stats-all = Усі ігри
stats-of = Поділ
stats-games = Ігри
stats-ended = Закінчено
stats-wins = Перемоги
stats-rate = Частка
stats-between = від { $low } до { $high } %
stats-rounds = Раунди
stats-turns = Ходи
stats-commands = Команди
stats-by-rounds = За раундами
stats-by-rounds-says = Середнє наприкінці кожного раунду з ігор, що до нього дійшли; їхня кількість — у дужках.
stats-curve = { $name } за раундами; числа — нижче
stats-what = Що
stats-times = Разів
stats-in-games = В іграх
stats-more = … і ще { $n }; найрідше: { $least }
stats-each-round = { $name } наприкінці кожного раунду: { $means }

## Малюнки

picture-more = і ще { $n }
picture-pile = долілиць: { $n }
picture-pile-open = долілиць: { $n }, горілиць: { $open }

## Відмінності двох записів

diff-positions = B після кроку { $b }, виміряне за A після кроку { $a }:
diff-positions-same = A після кроку { $a } і B після кроку { $b } однакові.
diff-same = Записи однакові: { $commands ->
        [one] { $commands } команда
        [few] { $commands } команди
       *[many] { $commands } команд
    }, { $events ->
        [one] { $events } подія
        [few] { $events } події
       *[many] { $events } подій
    }.
diff-measured = B, виміряне за A:
diff-header = З чим грали або що занотували:
diff-marks = Позначки:
diff-setup-same = Підготовка ({ $events ->
        [one] { $events } подія
        [few] { $events } події
       *[many] { $events } подій
    }) однакова.
diff-steps-same = Підготовка й початок ({ $commands ->
        [one] { $commands } команда
        [few] { $commands } команди
       *[many] { $commands } команд
    }, { $events ->
        [one] { $events } подія
        [few] { $events } події
       *[many] { $events } подій
    }) однакові.
diff-last = Останні команди в цій частині:
diff-frames = { $n ->
        [one] В { $n } кроці
       *[other] У { $n } кроках
    } відрізняються лише кадри; події ті самі.
diff-no-step = Жоден крок не відрізняється.
diff-after = Після цього кроку:
diff-end = Наприкінці обох:
diff-part-setup = Вони розходяться перед підготовкою: { $what }.
diff-part-step = Вони розходяться на кроці { $step } (раунд { $round }, хід { $turn }): { $what }.
diff-what-state = становище неоднакове
diff-what-command = дано іншу команду
diff-what-event = подія { $n } інша
diff-what-undo = вони продовжуються від різних кроків
diff-what-end = один із них закінчується
diff-side = { $name }: { $says }
diff-nothing = нічого
diff-goes-on-from = продовжується від кроку { $n }
diff-the-setup = підготовка
diff-ends-with = { $name }: { $commands ->
        [one] { $commands } команда
        [few] { $commands } команди
       *[many] { $commands } команд
    }, { $events ->
        [one] { $events } подія
        [few] { $events } події
       *[many] { $events } подій
    }; результат: { $outcome }.
diff-does-not-end = { $name }: { $commands ->
        [one] { $commands } команда
        [few] { $commands } команди
       *[many] { $commands } команд
    }, { $events ->
        [one] { $events } подія
        [few] { $events } події
       *[many] { $events } подій
    }; гра не закінчується.
diff-change = { $path }: { $new } замість { $old }
diff-more = … і ще { $n } (--json має всі)
diff-inner = ({ $n ->
        [one] { $n } місце
        [few] { $n } місця
       *[many] { $n } місць
    } в тому, що триває, та в даних випадковості: --json їх має)

## Чому так, як є

explain-is = Після кроку { $step } { $path } — це { $value }.
explain-is-not = Після кроку { $step } немає { $path }.
explain-never = Воно ніколи не змінювалося: так підготовлено гру.
explain-was-not = На початку цього не було.
explain-was = На початку було { $value }.
explain-earlier = Воно змінювалося й раніше і повернулося до цього (--all розповідає і про це).
explain-cause = Крок { $step }, раунд { $round }, хід { $turn }: { $says }
explain-change = { $path }: { $old } -> { $new }
explain-decided = Питання ({ $kind }) до: { $who }. Відповідь: { $says } [{ $command }]
explain-forced = Потім: { $says }
explain-text = З тексту: { $name }.

## Один крок гри та що тоді можна зробити

read-where = Крок { $n } з { $last }, раунд { $round }, хід { $turn }
read-where-undone = Крок { $n } з { $last }, раунд { $round }, хід { $turn }, згодом скасовано
read-mark = позначка { $name }
read-stands = Стан гри:
read-after = Після кроку { $n }: { $asks }
read-over = Гру закінчено.
read-over-after = Після кроку { $n } гру закінчено.
read-refused = зараз не { $command }: { $why }

## Значення

value-nothing = нічого
value-yes = так
value-no = ні

## Відмінності двох становищ

difference-is = { $what }: { $new } замість { $old }
difference-holds = діє: { $what }
difference-holds-not = не діє: { $what }
difference-there = { $what }: є
difference-gone = { $what }: немає
difference-more = { $what }: додається { $new }
difference-less = { $what }: бракує { $old }
difference-more-and-less = { $what }: додається { $new }, бракує { $old }
difference-order = { $what }: інший порядок
