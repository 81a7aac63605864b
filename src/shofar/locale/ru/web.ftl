### Страницы сервера.

## Каждая страница

skip = К основной части
brand = Shofar, главная страница
nav = Главное
nav-play = Игры
nav-mine = Мои игры
nav-watch = Смотреть
nav-open = Записи
nav-rules = Правила
nav-box = Коробка
theme = Светлая или тёмная
guest = Гость
you = вы
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .loc = вас
you-act = Вы
error-heading = Невозможно ({ $status })
back-home = Назад к играм
back-form = Назад к введённому
and = { " и " }
language = Язык

## Первая страница

home-heading = Берите рог. Начинайте.
home-lead = { $titles }: в браузере, с друзьями или против ботов, которые играют честно.
games = Игры
tables-live = { $n } { $n ->
    [one] стол
    [few] стола
   *[many] столов
} в игре
play-now = Играть
first-game = Пока вы не сыграли ни разу, начинается с подготовки для первой партии.
alone-against = В одиночку:
result-won = Победа, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
result-place = Место { $place } из { $n }, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
result-of = Победа: { $name }, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
new-table = Новый стол
tables-open = Ждут игроков
mine-none = Здесь будут ваши игры.
open-none = Сейчас никто не ждёт.
watch-none = Сейчас ни одна открытая партия не идёт.
open-record = Открыть запись
gallery = Галерея компонентов
your-turn-in = Ваш ход: { $title }
continue = Продолжить
with = соперники: { $names }
alone = в одиночку
your-turn = Ваш ход
thinks = { $name } думает
state-playing = Идёт
state-lobby = { $free ->
    [0] Можно начинать
    [one] Свободно { $free } место
    [few] Свободно { $free } места
   *[many] Свободно { $free } мест
}
state-over = Окончена
state-stopped = Остановлена
per-cent-played = сыграно около { $n } %

## Правила

rules-of = { $title }: правила
rules-chapters = Главы
rules-overview = Обзор
rules-search = Искать в правилах
found = Найдено: { $n }
rules-none = Правил с такими словами нет. Введите меньше букв.
rules-only-ours = Только то, что решило наше прочтение
our-reading = Наше прочтение
example = Пример: { $name }
open-position = Открыть как позицию
example-of = Пример { $number }
example-back = Что говорят правила об этой позиции
to-box = Все компоненты
over-head-goal = Цель
over-head-round = Как идёт игра
over-head-points = Очки
over-head-turn = Ход в пяти строках
over-head-twist = В чём соль
over-head-end = Конец

## Коробка

box-of = { $title }: коробка
box-lead = Каждый компонент, каким он выглядит в игре, и откуда известно каждое значение. Лиловый пунктир: не опубликовано, наша реконструкция.
box-search = Искать в коробке
box-sections = Части коробки
box-all = Все источники
box-everything = Всё
box-none = С такими словами в коробке ничего нет.
box-copies = { $n } { $n ->
    [one] экземпляр
    [few] экземпляра
   *[many] экземпляров
}
own-values = Ваши значения
own-values-hint = У вас есть игра? Перенесите напечатанное в шаблон. Ваши столы будут играть с ним, у других ничего не изменится.
own-template = Шаблон
own-template-head = { $title }: реконструированные значения. Замените их тем, что напечатано в вашем экземпляре.
    Строки, которых вы не знаете или которые не нужны, можно удалить. Потом выберите файл на странице коробки или создавая стол.
own-text = Ваши значения, в формате TOML
own-check = Проверить
own-found = { $values ->
    [0] Отличий нет
    [one] Отличается { $values } значение
    [few] Отличаются { $values } значения
   *[many] Отличаются { $values } значений
}, { $mistakes ->
    [0] ошибок нет
    [one] { $mistakes } ошибка
    [few] { $mistakes } ошибки
   *[many] { $mistakes } ошибок
}
own-mistakes = { $n ->
    [one] Сначала исправьте { $n } ошибку
    [few] Сначала исправьте { $n } ошибки
   *[many] Сначала исправьте { $n } ошибок
}
own-line = Строка { $n }
own-anywhere = Вместе
own-changes = Что изменилось бы
own-head-value = Значение
own-head-here = Здесь
own-head-yours = У вас
own-use = Играть с ними
own-mend = — когда ошибки будут исправлены.
own-same = — когда что-нибудь будет отличаться.
own-bad-toml = Это не TOML: { $why }. Каждая строка — заголовок в квадратных скобках или `имя = значение`.
own-bad-section = `{ $found }` — не раздел этой коробки. Напишите `{ $near }`.
own-bad-rows = Под `{ $found }` ожидаются строки, как в шаблоне.
own-bad-row = `{ $found }` — не строка раздела { $section }. Напишите `{ $near }`.
own-bad-values = Для `{ $found }` нужны значения в фигурных скобках, как в шаблоне.
own-bad-column = У `{ $row }` нет значения `{ $found }`. Напишите `{ $near }`.
own-bad-value = `{ $row }`, { $column }: найдено `{ $found }`, ожидается { $expected }.
own-bad-long = `{ $row }`, { $column }: в эффекте слишком много букв, можно не более { $most }.
own-bad-refused = `{ $row }`, { $column }: { $why }
own-bad-together = Каждое значение возможно, но все вместе — нет: { $why }

## Новый стол

new-table-of = Новый стол: { $title }
table-of = { $title }: стол
your-name = Ваше имя
name-hint = не больше { $n } букв
seats = Места
seats-hint = Игроков: от { $least } до { $most }. Игрок на этом устройстве делит с вами экран; приглашённый получает ссылку.
seat-n = Место { $n }
level-of = Уровень бота на месте { $n }
name-of = Имя на месте { $n }
name-here = Имя
sit-me = Я
sit-bot = Бот
sit-invited = По приглашению
sit-here = Игрок за этим устройством
sit-none = Никого
level-random = случайный
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-expert = мастер
level-of-bots = Боты
level-fit = Вам подходит, судя по двум последним партиям, бот: { $level }.
choose-random = Случайный: любой ход
choose-easy = Лёгкий: как в первый раз
choose-medium = Средний: лучшее на вид
choose-hard = Сильный: обдумывает ход
choose-expert = Мастер: думает наперёд
options = Настройки
more = Ещё
who-sees = Кому он виден
private = Только людям со ссылкой
listed = Всем: стол есть на главной странице
clock = Время
clock-none = Без часов
clock-turn-minute = Минута на решение
clock-turn-five = Пять минут на решение
clock-turn-day = День на решение
clock-turn-three-days = Три дня на решение
clock-bank-twenty = Двадцать минут на всю партию
clock-bank-hour = Час на всю партию
clock-hint = при 0:00 за того, кто решает, играет бот, пока игрок не вернётся
patience = Считать ушедшим, если нет вестей
patience-hint = без часов: тогда остальные могут дать играть боту
patience-never = Никто не считается ушедшим
own-box = Своя коробка
own-box-hint = Значения вашего печатного экземпляра, файл TOML с теми же разделами, что и коробка игры: только отличия. С ними играют все за столом.
own-box-file = Файл
make-table = Создать стол
cancel = Отмена

## Стол, который ждёт

seat-open = свободно
give-bot = Отдать боту
give-level = Задать уровень
give-open = Оставить свободным
give-here = Игрок здесь
give-removed = Убрать
seats-free = Мест: { $n }, свободно: { $free }

duration-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
duration-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
}
duration-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
duration-seconds = { $n } { $n ->
    [one] секунда
    [few] секунды
   *[many] секунд
}
rule-turn = Часы: { $time } на каждое решение. При 0:00 за того, кто решает, играет бот, пока игрок не вернётся.
rule-bank = Часы: { $time } на всю партию. При 0:00 за того, кто решает, играет бот, пока игрок не вернётся.
rule-silence = Без часов. Кто не даёт о себе знать дольше срока ({ $time }), того может заменить бот, пока игрок не вернётся.
rule-never = Без часов, и отсутствующих бот не заменяет.
invite = Пригласить
invite-hint = Отправьте эту ссылку. Кто её откроет, может занять свободное место; учётная запись не нужна.
copy = Копировать
start = Начать
sit-down = Сесть
get-up = Встать

## Ссылки

links = Ссылки
link-join = Сесть за стол: { $title }
link-join-do = Занять место
link-seat = Продолжить на этом устройстве: { $title }
link-seat-do = Продолжить здесь
link-watch = Смотреть партию: { $title }
link-watch-do = Смотреть
about-link-seat = Играть за это место на другом устройстве: { $name }
about-link-watch = Смотреть
about-link-join = Пригласить
new-link = Новая ссылка
revoke = Отозвать
link-made = Создана
link-made-by = Создана, автор { $name }
link-along = Устройства, пришедшие из прошлой партии
link-unused = Ею ещё никто не пользовался.
link-used = По ней приходит { $name }
link-seen = последний раз

## Посетитель

about-me = Обо мне
email = Эл. почта
email-hint = для письма, когда ваш ход, а вас нет за столом
email-confirmed = Подтверждено: письма идут сюда.
email-asked = Ещё не подтверждено: мы отправили туда письмо. Откройте ссылку из него в течение дня.
email-not-asked = Не подтверждено, и письмо сейчас отправить нельзя: можно одно в час. Сохраните ещё раз позже.
hook = Вебхук
hook-hint = получает сообщение JSON, когда ваш ход, а вас нет за столом
save = Сохранить
saved = Сохранено. За столами, где вы играете, вас зовут этим именем.
ask-name = Ваше имя?
later = Не сейчас

## Письма

letter-ask-subject = Можно ли Shofar вам писать?
letter-ask = Кто-то из играющих на { $site } указал этот адрес, чтобы узнавать о своём ходе.

    Если это вы, подтвердите адрес в течение дня:
    { $address }

    Если нет, ничего не делайте: других писем не будет.
letter-turn = { $text }

    { $address }
letter-stop = Больше не писать: { $address }
letters-yes-heading = Письма, когда ваш ход
letters-yes-hint = Не больше нескольких в час и только когда вас нет за столом. В каждом письме есть ссылка, которая их прекращает.
letters-yes-do = Да, пишите мне
letters-confirmed-heading = Подтверждено
letters-confirmed-hint = Вы получите письмо, когда будет ваш ход, а вас нет за столом.
letters-no-heading = Больше никаких писем
letters-no-hint = Мы удалим ваш адрес. Партии и места останутся как есть.
letters-no-do = Прекратить письма
letters-stopped-heading = Готово
letters-stopped-hint = Ваш адрес удалён: писем больше не будет.

## Записи

open-hint = Выберите файл, сохранённый Shofar, или вставьте его текст. Потом партию можно пройти по шагам и играть дальше с любой позиции.
record-file = Файл
record = Запись
open-it = Открыть

## Стол

choices = Ваш выбор
board = Поле
views = Виды
rail = Игроки и журнал
tab-board = Поле
tab-players = Игроки
tab-log = Журнал
your-turn-title = Ваш ход: { $title }
you-decide = Ваш ход: { $question }
other-decides = Решает { $name }:
pass-device = Передайте устройство: { $name }
i-am = Это я, { $name }: показать мою сторону
game-over = Игра окончена
see-scores = Посмотреть счёт
stopped = Эту партию здесь продолжить нельзя.
watching = зрителей: { $n }
menu = Меню
sound = Звук в мой ход
leave = Выйти из-за стола
leave-hint = пока вас нет, за вас играет бот
clock-rule = при 0:00 за вас играет бот, пока вы не вернётесь
clock-rule-other = При 0:00 бот играет за { $name-acc }, пока игрок не вернётся
bot-plays-for-you = Пока вас нет, за вас играет бот.
same-deal = Расклад прошлой партии
same-deal-known = Тот же расклад, что в прошлой партии, с общего согласия: кто его помнит, знает, что будет.
same-deal-see = Посмотреть
undo = Отменить
undo-ask = Попросить отмены
undo-free = Отменить свой последний ход
undo-nothing = Нет вашего хода, который можно отменить
undo-others = Отменить свой последний ход вместе с тем, что с тех пор сделали другие; в журнале это будет отмечено
undo-others-ask = С тех пор ходили другие, нужно согласие: { $names }
undo-revealed = Отменить свой последний ход; в журнале будет отмечено, что уже что-то стало известно
undo-revealed-ask = Ваш ход что-то открыл, нужно согласие: { $names }
undo-wanted = { $name } просит отменить ход.
undo-wanted-of = { $name } просит отменить ход: { $deed }.
undo-waiting = { $own ->
    [yes] Вы просите отменить ход. Ещё нужно согласие: { $names }.
   *[other] { $name } просит отменить ход. Ещё нужно согласие: { $names }.
}
allow = Разрешить
refuse = Отказать
hint = Подсказка
hint-text = Бот выбрал бы: { $move }
hint-title = Боту больше всего нравится
hint-about = Сколько очков стоит позиция после хода по сравнению с нынешней; ниже — что меняется сильнее всего.
hint-then = Затем: { $list }
hint-less = (на { $n } меньше)
hint-button = Что сделал бы здесь бот и почему
why-not = Почему нельзя?
why-button = Потом нажмите на то, что выбрать нельзя: вам скажут почему
why-possible = Сейчас это можно.
take-back = Вернуться на место
hand-over = Дать боту играть за { $name-acc }
kind-bot = бот · { $level }
kind-stand-in = нет за столом · играет бот
kind-away = нет за столом
kind-auto = ведёт сама игра
since = С вашего прошлого хода
this-step = Этот ход
passing = Показан ход { $n } из { $count }
passing-of = Ходит { $name }, ход { $n } из { $count }:
skip-turns = К текущему ходу
space = Пробел
pace = Чужие ходы
pace-off = Сразу
pace-short = Короткая пауза
pace-long = Долгая пауза
log = Журнал
summary-read = Дальше
summary-points = Очки
say = Сказать что-нибудь
send = Отправить
show-step = Показать позицию после хода { $n }
log-points = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
log-start = Игра начинается.
log-start-same = Игра начинается, с раскладом прошлой партии.
log-undo = { $own ->
    [yes] Вы отменяете ход.
   *[other] { $name } отменяет ход.
}
log-undo-others = { $own ->
    [yes] Вы отменяете ход, хотя другие уже ходили.
   *[other] { $name } отменяет ход, хотя другие уже ходили.
}
log-undo-revealed = { $own ->
    [yes] Вы отменяете ход, хотя что-то уже стало известно.
   *[other] { $name } отменяет ход, хотя что-то уже стало известно.
}
log-seat-joined = { $name } садится за стол.
log-seat-renamed = Новое имя: { $name }.
log-seat-left = { $name } выходит из-за стола.
log-seat-bot = За стол садится бот: { $name }.
log-seat-opened = Место свободно.
log-seat-handed = Теперь за { $name-acc } играет бот.
log-seat-timeout = { $name }: время вышло. Играет бот, пока игрок не вернётся.
log-seat-removed = { $name } больше не за столом: попросили уйти.
log-seat-released = { $name } закрывает стол на другом устройстве.
log-seat-returned = { $name } снова за столом.
log-seat-device = { $name } открывает стол на другом устройстве.
log-seat-watching = Появился зритель.
log-seat-revoked = Ссылка отозвана.

## Связь: числа стоят в скобках, их подставляет страница

connection-offline = Вы не в сети.
connection-lost = Стол не отвечает; спрашиваем дальше.
connection-unsent = Последний ход ещё не отправлен: он сохранён здесь и уйдёт сам.
connection-safe = Ничего не потеряно: стол хранится на сервере.
connection-trying = Пробуем снова: попытка { $n } через { $s } с.
connection-again = Связь восстановлена.
connection-saved = Связь есть. Ваш ход сохранён.
connection-refused = Ваш ход не принят:
connection-now = Попробовать сейчас
connection-close = Закрыть

## Клавиши

keys = Клавиши
close = Закрыть
key-choose = выбрать то, что под этим номером
key-choose-more = остальные варианты: клавиша указана на каждом
key-walk = переходить по полю от элемента к элементу
key-undo = отменить свой последний ход
key-hint = подсказка
key-why = спросить, почему что-то нельзя, и нажать на это
key-talk = сказать что-нибудь
key-skip = пропустить показ чужих ходов
key-escape = закрыть открытое
key-keys = этот список
key-step = ход назад, ход вперёд
key-turn = ход игрока назад, ход игрока вперёд
key-round = раунд назад, раунд вперёд
key-ends = к началу, к концу
key-play = показывать автоматически или остановить

## Повтор

replay = Повтор
kept-until = Хранится до { $date }, а если кто-нибудь вернётся, то дольше.
replay-of = Повтор: { $title }
back-to-table = К столу
step-of = Ход { $n } из { $last }
step = Ход
step-first = Первая позиция
step-back = Ход назад
step-forward = Ход вперёд
step-last = Последняя позиция
step-turn-back = К концу хода предыдущего игрока
step-turn-forward = К концу хода следующего игрока
step-round-back = К концу прошлого раунда
step-round-forward = К концу раунда
play-itself = Автопоказ
seen-by = Глазами
spectator = Зритель
play-on = Играть отсюда

## Конец

end-label = { $title } · игроков: { $players } · решений: { $moves } · { $minutes } { $minutes ->
    [one] минута
    [few] минуты
   *[many] минут
}
end-label-solo = { $title } · в одиночку, { $solo } · решений: { $moves } · { $minutes } { $minutes ->
    [one] минута
    [few] минуты
   *[many] минут
}
end-solo-won = Вы победили { $solo-acc }, { $best } против { $second }
end-solo-lost = Вы проиграли { $solo-dat }, { $second } против { $best }
end-solo-won-other = { $name } побеждает { $solo-acc }, { $best } против { $second }
end-solo-lost-other = { $name } проигрывает { $solo-dat }, { $second } против { $best }
end-from-behind = { $own ->
    [yes] До финального подсчёта вы были на месте { $place }; он принёс вам { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.
   *[no] До финального подсчёта место { $place } — { $name }; подсчёт принёс { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.
}
end-from-ahead = { $own ->
    [yes] Вы были впереди всех ещё до финального подсчёта; он принёс вам { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.
   *[no] До финального подсчёта впереди { $name }; подсчёт принёс { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.
}
end-you-win = Вы победили, { $best } против { $second }
end-wins = { $name } побеждает, { $best } против { $second }
end-tie = Победу делят { $names }, у каждого { $best } { $best ->
    [one] очко
    [few] очка
   *[many] очков
}
rematch = Реванш
go-rematch = К реваншу
same-deal-ask = Реванш с тем же раскладом
same-deal-hint = Согласиться должны все: запись этой партии выдаёт, что будет.
same-deal-wished = Просят реванш с тем же раскладом: { $names }.
same-deal-agree = Согласиться: тот же расклад
same-deal-waits = Вы просите тот же расклад; ждём ответа: { $names }.
leave-page = Выйти
final-scores = Итоговый счёт
sources = Источники очков
winner = Победа
total = Всего
course = Очки по ходу партии
course-hint = Что считается в конце, приходит только с последним ходом. Нажмите на график, чтобы увидеть ту позицию.
by-part = Очки по частям и подсчётам
bars-hint = Слева от черты: потерянные очки. На узких частях числа нет: их названия и числа — в таблице ниже.
bars-hint-gained = На узких частях числа нет: их названия и числа — в таблице ниже.
where-from = Откуда взялись очки
turning-points = Переломы
turning-at = { $part }, ход { $n }
turning-of = { $name } { $points }:
turning-lead = С этого места впереди.
turning-none = Никто не получил и не потерял очков за один ход.

## Напоминания

notice-turn = Ваш ход: { $title }
notice-warning = { $title }: ваше время кончится через { $minutes } { $minutes ->
    [one] минуту
    [few] минуты
   *[many] минут
}

## Галерея

gallery-states = Состояния
gallery-players = Игроки
gallery-charts = Графики
gallery-icons = Значки
option-lacks = не хватает: { $list }
option-not-now = не сейчас

## A finished game looked back on

review-heading = Разбор
review-about = Каждый ход рядом с лучшим, который на тот момент находит бот, в очках преимущества над лучшим из остальных.
review-working = Просчитано: { $n } %
review-result = Итог
review-expected = Ожидаемые итоговые очки
review-expected-hint = На что каждый мог рассчитывать после каждого хода, по оценке бота. Щелчок ведёт к повтору.
review-shares-hint = Выбор: насколько больше стоили лучшие ходы. Удача: что пришло, по сравнению с ожидаемым.
review-shares = Удача и выбор
review-who = Игрок
review-choice = Выбор
review-luck = Удача
review-costliest = Самые дорогие ходы
review-none = Заметных потерь не было ни в одном ходу.
review-move = Действие { $n }
review-played = Сыграно:
review-better = Лучше:
review-turning-hint = Где ожидаемое преимущество сильнее всего изменилось за один ход.
review-on-board = Показать на поле
replay-better = Здесь лучше (очки: +{ $points }): { $moves }
