### «Неемия». Названия и слова — по словарю спецификации.
# Формы: .gen .dat .acc .ins .loc — падежи; у полей .to (куда), .from (откуда), .at (где).

title = Неемия
about = Отправляйте рабочих вниз по столбцам, используйте построенное другими и сметите столбец раньше них.
time = 30 мин
kind = Размещение рабочих

seat-1 = Красный
    .gen = Красного
    .dat = Красному
    .acc = Красного
    .ins = Красным
    .loc = Красном
seat-2 = Синий
    .gen = Синего
    .dat = Синему
    .acc = Синего
    .ins = Синим
    .loc = Синем
seat-3 = Зелёный
    .gen = Зелёного
    .dat = Зелёному
    .acc = Зелёного
    .ins = Зелёным
    .loc = Зелёном
seat-4 = Жёлтый
    .gen = Жёлтого
    .dat = Жёлтому
    .acc = Жёлтого
    .ins = Жёлтым
    .loc = Жёлтом

## Вещи

noun-red = красный
    .gen = красного
    .dat = красному
noun-blue = синий
    .gen = синего
    .dat = синему
noun-green = зелёный
    .gen = зелёного
    .dat = зелёному
noun-yellow = жёлтый
    .gen = жёлтого
    .dat = жёлтому
noun-wall = стена
    .gen = стены
    .acc = стену
    .to = на стену
    .from = со стены
    .at = на стене
noun-temple = храм
    .gen = храма
    .to = в храм
    .from = из храма
    .at = в храме
noun-guard = стража
    .gen = стражи
    .acc = стражу
    .to = в стражу
    .from = из стражи
    .at = в страже
noun-cube = { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}
    .each = каждый кубик
noun-bench = скамья
noun-supply = запас
noun-deck = колода
noun-column = { $n ->
    [one] столбец
    [few] столбца
   *[many] столбцов
}
    .each = каждый столбец
noun-leader = { $n ->
    [one] начальник
    [few] начальника
   *[many] начальников
}
    .acc = { $n ->
        [one] начальника
       *[many] начальников
    }
    .each = каждого начальника
noun-wood-card = использование карты, дающей вам дерево, сверх её дохода
    .each = каждое использование карты, дающей вам дерево, сверх её дохода
noun-gold-card = использование карты, дающей вам золото, сверх её дохода
    .each = каждое использование карты, дающей вам золото, сверх её дохода
noun-tired-column = столбец с вашим лежащим рабочим
    .each = каждый столбец с вашим лежащим рабочим

## Что делают эффекты

do-cube = поставьте { $n } { noun-cube } { $a-to }
    .inf = поставить { $n } { noun-cube } { $a-to }
own-gates = { $n ->
    [1] верхнюю карту ворот
    [one] { $n } верхнюю карту ворот
    [few] { $n } верхние карты ворот
   *[many] { $n } верхних карт ворот
}
do-gate = возьмите { own-gates }
    .inf = взять { own-gates }
do-refresh = поднимите одного своего лежащего рабочего
    .inf = поднять одного своего лежащего рабочего
do-place-first = поставьте рабочего на первую свободную карту столбца
    .inf = поставить рабочего на первую свободную карту столбца
do-place-any = поставьте рабочего на любую свободную карту
    .inf = поставить рабочего на любую свободную карту
do-replace = поставьте своего рабочего на место чужого
    .inf = поставить своего рабочего на место чужого
do-swap-worker-worker = поменяйте местами двух рабочих одного столбца
    .inf = поменять местами двух рабочих одного столбца
do-swap-card-card = поменяйте местами две карты одного столбца
    .inf = поменять местами две карты одного столбца
do-swap-any-worker-any-worker = поменяйте местами любых двух рабочих
    .inf = поменять местами любых двух рабочих
do-use = используйте любую занятую карту, внеся плату
    .inf = использовать любую занятую карту, внеся плату
do-shift = переставьте кубик любого игрока на другое поле
    .inf = переставить кубик любого игрока на другое поле
do-move = передвиньте своего стоящего рабочего на любую свободную карту
    .inf = передвинуть своего стоящего рабочего на любую свободную карту
do-activate-own = активируйте своего стоящего рабочего
    .inf = активировать своего стоящего рабочего
do-activate-other = активируйте чужого стоящего рабочего
    .inf = активировать чужого стоящего рабочего
do-direct = решите, какое действие сделает другой игрок
    .inf = решить, какое действие сделает другой игрок

when-round = до конца раунда: { $effect }
when-before-scoring = перед подсчётом: { $effect }
when-new-column = когда выложен столбец, только в нём: { $effect }
when-any-moment = до или после любого хода: { $effect }
when-around-the-action = до или после своего действия: { $effect }
when-instead = вместо своего действия: { $effect }
when-before-a-turn = перед ходом другого игрока: { $effect }

## Карты работ

name-wood_1 = 1 дерево
name-wood_2 = 2 дерева
name-gold_2 = 2 золота
name-gold_3 = 3 золота
name-wood_supply = Запас дерева
name-wall_1 = Строить стену
name-wall_2 = Строить стену дважды
name-temple_1 = Жертва в храме
name-temple_2 = Две жертвы в храме
name-guard_1 = Обучение стражи
name-guard_2 = Двойное обучение стражи
name-gate = Построить ворота
name-vp_1 = 1 победное очко
name-refresh = Поднять рабочих
name-place_workers = Поставить рабочих
name-place_any = Поставить где угодно
name-replace_worker = Занять чужое место
name-swap_workers = Обмен рабочих
name-swap_cards = Обмен карт
name-use_cards = Использовать карты
family-d1 = { $id }
family-d2 = { $id }
family-d3 = { $id }

## Начальники

name-double_influence = Каменщик и священник
name-free_gate = Строитель ворот
name-labour_levy = Трудовая повинность
name-wood_bonus = Лесник
name-gold_bonus = Казначей
name-shift_cube = Посредник
name-rearrange_column = Зодчий
name-extra_worker = Вербовщик
name-tired_columns = Надзиратель
name-swap_any_workers = Пересменок
name-move_worker = Десятник
name-place_two = Две артели
name-activate_two = Двойная смена
name-borrow_worker = Наёмные руки
name-direct_turn = Наместник

## Другие строки коробки

family-gate = ворота { $n }
family-players = { $n } { $n ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
family-wall = стена, игроков: { $n }
family-temple = храм, игроков: { $n }
family-guard = стража, игроков: { $n }
name-scores-wall_2 = Стена, 2 игрока
name-scores-temple_2 = Храм, 2 игрока
name-scores-guard_2 = Стража, 2 игрока
name-scores-wall_3 = Стена, 3 игрока
name-scores-temple_3 = Храм, 3 игрока
name-scores-guard_3 = Стража, 3 игрока
name-scores-wall_4 = Стена, 4 игрока
name-scores-temple_4 = Храм, 4 игрока
name-scores-guard_4 = Стража, 4 игрока
name-all = все колоды
name-round_income = Доход нового раунда
name-fee = Плата
name-deadlock = Столбцов заменить, если никто не может ходить
name-stall = Ходов без нового столбца

section-faces = Карты работ
section-copies = Копии в колодах I, II, III
section-decks = Колоды
section-counts = Числа по количеству игроков
section-gates = Ворота
section-scores = Очки полей
section-plain_scores = Очки полей, простые ряды
section-sale = Продажа товаров в конце
section-leaders = Начальники
section-settings = Настройки
column-icons = Со значком
column-cards = Карты
column-columns = Столбцы
column-workers = Рабочие
column-neutrals = Нейтральные рабочие
column-cubes = Кубики
column-wood = Дерево
column-gold = Золото
column-leaders_wood = Дерево с начальниками
column-leaders_gold = Золото с начальниками
column-leaders = Начальники на торгах
column-places = Места 1, 2, ...
column-set = За сколько
column-vp = Очки
column-turns = Ходы

## Настройки

option-leaders = Начальники
    .help = В начале каждого раунда с торгов уходят начальники строительства.
option-score_rows = Очки полей
    .help = Ступенчатые ряды вдвоём и втроём дают что-то и за последнее место, простые — нет.
option-score_rows-tiered = ступенчатые
option-score_rows-plain = простые
option-screens = Ширмы
    .help = Строгие ширмы скрывают чужое имущество; открытые показывают то, что каждый мог бы подсчитать.
option-screens-open = открытые
option-screens-strict = строгие
option-start = Первый игрок
    .help = Кто начинает: по жребию или выбранное место.
option-start-random = по жребию
option-start-1 = место 1
option-start-2 = место 2
option-start-3 = место 3
option-start-4 = место 4

## Вопросы

question-action = Поставьте рабочего или активируйте одного
question-direct = Выберите действие игрока, которым распоряжаетесь
question-neutral = Поставьте нейтрального рабочего в другой столбец
question-activated-card = Используйте активированную карту или пропустите её
question-cards-above = Используйте карту выше за плату или остановитесь
question-missing-cube-wall = Кубиков не осталось: возьмите один с другого поля на стену или откажитесь
question-missing-cube-temple = Кубиков не осталось: возьмите один с другого поля в храм или откажитесь
question-missing-cube-guard = Кубиков не осталось: возьмите один с другого поля в стражу или откажитесь
question-choose-leader = Выберите начальника для торгов
question-bid = Назовите ставку: рабочие, потом дерево, потом золото
question-before-turn = Используйте начальника перед этим ходом или подождите
question-column-due = Используйте начальника, пока столбец не заменён, или подождите
question-after-action = Используйте начальника или закончите ход
question-before-scoring = Используйте начальника перед подсчётом или подождите
question-new-column = Поменяйте местами две карты нового столбца или подождите
ask-shift = Выберите кубик и куда его переставить
ask-move = Выберите рабочего и куда его передвинуть
ask-goal = Выберите, куда идёт рабочий
ask-activate = Выберите рабочего для активации
ask-times = Решите: { $effect }
ask-place = Выберите место для своего рабочего
ask-refresh = Выберите, какого рабочего поднять
ask-replace = Выберите рабочего, чьё место занять
question-swap-worker-worker = Выберите двух рабочих для обмена; карты остаются
question-swap-card-card = Выберите две карты для обмена; рабочие остаются
ask-swap = Выберите, что обменять
question-swap-any-worker-any-worker = Выберите двух рабочих, которые поменяются местами
ask-action = { $kinds ->
    [place-activate] Поставьте рабочего или активируйте одного
    [place-activate-leader] Поставьте рабочего, активируйте одного или используйте начальника
    [place] Поставьте рабочего
    [place-leader] Поставьте рабочего или используйте начальника
    [activate] Активируйте рабочего
    [activate-leader] Активируйте рабочего или используйте начальника
    [leader] Используйте начальника или пасуйте
   *[other] Пасуйте
}
ask-bid = { $part ->
    [worker] Ваша ставка: сколько рабочих? Потом дерево и золото, побеждает наибольшая сумма
    [wood] Ваша ставка: сколько дерева? Потом золото, побеждает наибольшая сумма
   *[gold] Ваша ставка: сколько золота? Побеждает наибольшая сумма
}
ask-use = Выберите карту, которую использовать за плату

## Ходы

move-place = Поставить рабочего в столбец { $a }
move-activate = Активировать рабочего: столбец { $a-1 }, ряд { $a-2 }
move-neutral = Поставить нейтрального рабочего в столбец { $a }
move-use = Использовать за плату карту: столбец { $a-1 }, ряд { $a-2 }
move-refresh = Поднять рабочего: столбец { $a-1 }, ряд { $a-2 }
move-put = Поставить рабочего: столбец { $a-1 }, ряд { $a-2 }
move-replace = Занять место: столбец { $a-1 }, ряд { $a-2 }
move-pick = Выбрать рабочего: столбец { $a-1 }, ряд { $a-2 }
move-swap = Поменять ряды { $a-2 } и { $b-2 } столбца { $a-1 }
move-from = Взять кубик { $a-from }
move-shift = Переставить { $a } кубик { $b-from } { $c-to }
move-call = Использовать начальника «{ $a }»
move-offer = Выставить на торги начальника «{ $a }»
move-bid = Ставка { $a }
move-levy = { $a ->
    [0] Не тратить ничего
    [one] Потратить { $a } рабочего и { $a } товар
    [few] Потратить { $a } рабочих и { $a } товара
   *[many] Потратить { $a } рабочих и { $a } товаров
}
move-take = Использовать активированную карту
move-skip = Не использовать активированную карту
move-stop = Остановиться
move-none = Обойтись без кубика
move-wait = Пока ничего
move-hold = Ничего до моего хода или до замены столбца
move-done = Закончить ход
move-pass = Спасовать

## Журнал

own-points-c = { $c } { $c ->
    [one] очко
    [few] очка
   *[many] очков
}
own-points-b = { $b } { $b ->
    [one] очко
    [few] очка
   *[many] очков
}
own-points-a = { $a } { $a ->
    [one] очко
    [few] очка
   *[many] очков
}
own-cubes = { $b } { $b ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}
own-wood = { $a } { $a ->
    [one] дерево
   *[many] дерева
}
own-gold = { $b } { $b ->
    [one] золото
   *[many] золота
}
news-placed-on = { $seat } ставит рабочего: столбец { $a-1 }, ряд { $a-2 }.
news-placed-neutral = { $seat } ставит нейтрального рабочего: столбец { $a-1 }, ряд { $a-2 }.
news-activated = { $c-id ->
    [self] { $seat } активирует рабочего: столбец { $a-1 }, ряд { $a-2 } («{ $b }»).
   *[other] { $seat } активирует рабочего { $c-gen }: столбец { $a-1 }, ряд { $a-2 } («{ $b }»).
}
news-used = { $seat } использует карту «{ $a }»: столбец { $b-1 }, ряд { $b-2 }.
news-fee = { $a-id ->
    [none] { $seat } платит { own-gold } в банк.
   *[other] { $seat } платит { own-gold } { $a-dat }.
}
news-gained = { $seat } получает { $c ->
    [0] { wood-and-gold }
   *[other] { goods-before }{ own-points-c }
}.
goods-before = { $a ->
    [0] { $b ->
        [0] {""}
       *[other] { own-gold } и{" "}
    }
   *[other] { wood-and-gold } и{" "}
}
news-paid = { $seat } платит { wood-and-gold }.
news-cube = { $seat } ставит { own-cubes } { $a-to }.
news-cube-moved = { $c-id ->
    [self] { $seat } переставляет кубик { $a-from } { $b-to }.
   *[other] { $seat } переставляет кубик { $c-gen } { $a-from } { $b-to }.
}
news-gate = { $seat } берёт ворота на { own-points-a }.
news-refreshed = { $seat } поднимает рабочего: столбец { $a-1 }, ряд { $a-2 }.
news-replaced = { $seat } занимает место рабочего { $b-gen }: столбец { $a-1 }, ряд { $a-2 }.
news-swapped-workers = { $seat } меняет местами рабочих: { $a } и { $b }.
news-swapped-cards = { $seat } меняет местами карты: { $a } и { $b }.
news-passed = { $seat } пасует.
news-column-swept = Столбец { $a } сметён; его рабочие идут домой.
news-card-dealt = Карта «{ $a }» ложится в столбец { $b-1 }, ряд { $b-2 }.
news-round-ended = Раунд { $a } окончен.
news-round-scored = Подсчёт очков на полях за раунд { $a }.
news-last-turn = Последний ход сделан; последний подсчёт очков на полях.
news-scored = { $seat } получает { own-points-b } { $a-at }.
news-all-alike = У всех поровну ({ $a }): никто не получает очков.
news-cube-lost = { $seat } забирает кубик { $a-from }.
news-end-triggered = { $a ->
    [one] Конец близок: остался { $a } ход.
    [few] Конец близок: осталось { $a } хода.
   *[many] Конец близок: осталось { $a } ходов.
}
wood-and-gold = { $a ->
    [0] { own-gold }
   *[other] { $b ->
        [0] { own-wood }
       *[other] { own-wood } и { own-gold }
    }
}
news-sold = { $seat } продаёт { wood-and-gold } за { own-points-c }.
news-leader-revealed = Начальник на торгах: { $a }.
news-leader-offered = { $seat } выставляет на торги начальника «{ $a }».
stake = { $a ->
    [0] { stake-goods }
    [one] { $a } рабочего{ stake-rest }
   *[other] { $a } рабочих{ stake-rest }
}
stake-goods = { $b ->
    [0] { $c ->
        [0] ноль
        [one] { $c } золото
       *[other] { $c } золота
    }
    [one] { $b } дерево{ stake-gold }
   *[other] { $b } дерева{ stake-gold }
}
stake-rest = { $b ->
    [0] {""}
    [one] , { $b } дерево
   *[other] , { $b } дерева
}{ stake-gold }
stake-gold = { $c ->
    [0] {""}
    [one] , { $c } золото
   *[other] , { $c } золота
}
news-bid-shown = { $seat } делает ставку в { stake }.
news-leader-won = { $seat } получает начальника «{ $a }».
news-leader-used = { $seat } использует начальника «{ $a }».
news-leader-points = { $seat } получает { own-points-a } за начальника.
news-directed = { $seat } решит, какое действие сделает { $a }.
news-direction-lost = { $seat } не может распорядиться: у { $a-gen } не осталось действий.
news-income = { $seat } получает { wood-and-gold } за новый раунд.
news-deadlock = Никто не может ходить: левые столбцы сметены.
news-stall = Ходов без замены столбцов: { $a }. Левые столбцы сметены.
news-leader-left = Начальник «{ $a }» покидает игру: его никто не выставил на торги.
news-leader-discarded = Начальник «{ $a }» ({ $seat }) сброшен.
news-bench-home = { $a ->
    [one] { $a } рабочий возвращается
    [few] { $a } рабочих возвращаются
   *[many] { $a } рабочих возвращаются
} со скамьи ({ $seat }).
news-cube-left-out = { $seat } отказывается поставить { own-cubes } { $a-to }.
news-unusable = { $seat } не может использовать карту «{ $a }»: { $b }.
news-declined = { $seat } не использует карту «{ $a }».
news-moved = { $seat } передвигает рабочего: { $a } → { $b }.
news-turn = Ход { $seat-gen }.
news-game-ended = Игра окончена.
news-levied = { $seat } тратит { stake }.
news-column-empty = Столбец { $a } остаётся пустым.

## Журнал по ходам: под именем того, кто действует, без лица и рода

aside-scoring = Подсчёт
aside-auction = Начальники
aside-income = Новый раунд
fold-cards = { $n } { $n ->
    [one] новая карта
    [few] новые карты
   *[many] новых карт
}
at-place = столбец { $a-1 }, ряд { $a-2 }
deed-placed-on = рабочий поставлен на *{ $b }*, столбец { $a-1 }
deed-placed-neutral = нейтральный рабочий поставлен: { at-place }
deed-activated = { $c-id ->
    [self] активирована карта *{ $b }*, столбец { $a-1 }
   *[other] активирована карта *{ $b }*, столбец { $a-1 } (рабочий принадлежит { $c-dat })
}
deed-used = использована карта *{ $a }*, столбец { $b-1 }
deed-fee = { $a-id ->
    [none] { own-gold } в банк
   *[other] { own-gold } { $a-dat }
}
deed-gained = { $a ->
    [0] {""}
   *[other] +{ own-wood }{" "}
}{ $b ->
    [0] {""}
   *[other] +{ own-gold }{" "}
}{ $c ->
    [0] {""}
   *[other] +{ own-points-c }
}
deed-paid = уплачено { wood-and-gold }
deed-cube = { own-cubes } { $a-to }
deed-cube-moved = { $c-id ->
    [self] кубик переставлен { $a-from } { $b-to }
   *[other] кубик переставлен { $a-from } { $b-to } (он принадлежит { $c-dat })
}
deed-gate = взяты ворота на { own-points-a }
deed-refreshed = поднят рабочий: { at-place }
deed-replaced = занято место у { $b-gen }: { at-place }
deed-swapped-workers = рабочие поменялись местами: столбец { $a-1 }, ряд { $a-2 } и столбец { $b-1 }, ряд { $b-2 }
deed-swapped-cards = карты столбца { $a-1 } поменялись местами: ряды { $a-2 } и { $b-2 }
deed-passed = пас
deed-column-swept = столбец { $a } сметён, его рабочие идут домой
deed-card-dealt = *{ $a }*: столбец { $b-1 }, ряд { $b-2 }
deed-scored = +{ own-points-b } { $a-at }
deed-cube-lost = кубик { $a-from } забран
deed-sold = продано { wood-and-gold } за { own-points-c }
deed-leader-offered = на торги выставлен начальник *{ $a }*
deed-bid-shown = ставка в { stake }
deed-leader-won = торги выиграны: *{ $a }*
deed-leader-used = использован начальник *{ $a }*
deed-leader-points = +{ own-points-a } за начальника
deed-directed = выбор действия за { $a-acc }
deed-direction-lost = распорядиться нельзя: у { $a-gen } не осталось действий
deed-income = +{ wood-and-gold } за новый раунд
deed-leader-discarded = сброшен начальник *{ $a }*
deed-bench-home = { $a } { $a ->
    [one] рабочий
   *[many] рабочих
} домой со скамьи
deed-cube-left-out = без кубиков { $a-to }: { $b }
deed-unusable = карту *{ $a }* использовать нельзя: { $b }
deed-declined = карта не использована
deed-moved = рабочий передвинут: столбец { $a-1 }, ряд { $a-2 } → столбец { $b-1 }, ряд { $b-2 }
deed-levied = плата в { stake }

summary-scoring = { $over ->
    [yes] Последний подсчёт
   *[no] Подсчёт раунда { $n }
}
summary-wall = Стена
summary-temple = Храм
summary-guard = Стража
summary-leaders = Начальники
summary-sale = Продажа
summary-scoring-about = { $points ->
    [0] Здесь вы ничего не получили
   *[other] Вы получили { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
}

course-part = Раунд { $n }
course-scoring = Подсчёт { $n }
course-final = Продажа в конце

## Почему нельзя

reason-allowed = это можно
reason-no-worker = в запасе не осталось рабочих
reason-no-room = там нет свободной карты
reason-only-placed = только что поставленный рабочий ещё ничего не приносит
reason-all-away = ставить было бы уже некого
vain-only-placed = Пока рабочий не активирован, это ничего не даёт.
vain-all-away = Кто выиграет торги, отдав всех рабочих, в этом раунде не сможет ставить никого.
reason-not-own = это не ваш рабочий
reason-not-ready = рабочий лежит
reason-unoccupied = там нет рабочего
reason-not-exhausted = рабочий там не лежит
reason-used = эта карта уже использована при этой активации
reason-no-fee = не хватает золота на плату
reason-no-wood = не хватает дерева
reason-no-gold = не хватает золота
reason-no-cube = кубик поставить нельзя
reason-no-gate = ворот не осталось
reason-no-target = применить было бы не к чему
reason-this-turn = этот рабочий лёг в этот ход
reason-neutral-worker = это нейтральный рабочий
reason-own-worker = это ваш собственный рабочий
reason-alike = обмен ничего бы не изменил
reason-fee-and-price = золота не хватает на плату и цену карты вместе
reason-only-thing = начальник вместо действия — единственное, что делают за ход, а другой уже использован
reason-below = использовать можно только карты выше активированной
reason-other-column = использовать можно только карты в столбце активированной
reason-activated = это сама активированная карта: она используется без платы или не используется вовсе
reason-own-first = её время прошло: активированную карту используют первой или не используют вовсе
reason-works-by-itself = этот начальник действует сам, до конца раунда
reason-use-cards = карту этого вида выбрать нельзя
reason-occupied = там уже стоит рабочий
reason-same-column = в этот столбец только что встал ваш рабочий
reason-row-four = нейтральных рабочих в ряд 4 не ставят
reason-must-act = вы ещё можете ходить
reason-first-needed = нужен хотя бы один
reason-not-yours = этого начальника у вас нет
reason-not-in-window = сейчас не время для этого начальника
reason-no-effect = это ничего бы не изменило
reason-no-cube-there = кубика этого игрока там нет
reason-too-much = это больше, чем есть
reason-not-on-offer = этого начальника нет на торгах
reason-empty-place = столбец пуст
reason-not-new = это не тот столбец, что только что выложен
reason-same-worker = это тот же рабочий
reason-no-plain-action = у этого игрока нет такого действия
reason-no-worker-there = там нет рабочего
reason-others-worker = это чужой рабочий
reason-exhausted = рабочий лежит
reason-not-directed = это не рабочий того игрока, которым вы распоряжаетесь
reason-same-board = кубик не берут с того поля, куда он идёт

## Очки

source-wall = Стена
source-temple = Храм
source-guard = Стража
source-gates = Ворота
source-cards = Карты
source-leaders = Начальники
source-goods = Проданные товары

## Что считает моделирование

figure-turns = Ходы
figure-gates = Ворота

## Стол в терминале

board-round = раунд { $round }
board-turn-of = ходит { $who }
board-deck = { $n ->
    [0] колода пуста
    [one] { $n } карта в колоде
    [few] { $n } карты в колоде
   *[many] { $n } карт в колоде
}
board-gates = { $n ->
    [0] ворот не осталось
   *[other] ворота { $list }
}
board-turns-left = { $n ->
    [0] последний ход
    [one] после этого ещё { $n } ход
    [few] после этого ещё { $n } хода
   *[many] после этого ещё { $n } ходов
}
board-column = Столбец { $n }
board-column-due = { $n } будет сметён
board-empty = пусто
board-ready = стоит
board-exhausted = лежит
board-neutral = нейтральный
board-auction = Торги
board-own-bid = Ваша ставка пока: { $bid }
board-head-wood = Дерево
board-head-gold = Золото
board-head-supply = Рабочие
board-head-bench = Скамья
board-head-neutral = Нейтр.
board-head-cubes = Кубики
board-head-gates = Ворота
board-head-points = Очки
board-head-leaders = Начальники

## Поле в браузере

tab-influence = Влияние

board-round-of = Раунд { $round } из { $rounds }
board-turn-order = Порядок хода
board-jump = Столбцы

board-place = Столбец { $column }, ряд { $row }
board-worker-free = Здесь нет рабочего.
board-worker-later = Здесь нет рабочего; сначала занимают ряд { $row } этого столбца.
board-worker-own = { $state ->
    [ready] Ваш рабочий стоит.
   *[exhausted] Ваш рабочий лежит.
}
board-worker-other = { $state ->
    [ready] Рабочий стоит: { $name }.
   *[exhausted] Рабочий лежит: { $name }.
}
board-worker-neutral = Нейтральный рабочий, лежит.
board-card-activated = Эта карта активируется.
board-card-used = Использована при этой активации.
board-card-last = Когда рабочий здесь ляжет, столбец будет сметён.
board-card-fee = { $to ->
    [bank] Плата { $n } { $n ->
        [one] золото
       *[many] золота
    } в банк.
   *[other] Плата { $n } { $n ->
        [one] золото
       *[many] золота
    }, получает { $name }.
}
board-full = полон
board-replaced = сметают
board-no-cards = Для этого столбца карт не осталось.
board-cards-coming = Сюда придут новые карты.
board-swap-with = Поменять с рядом { $row }
board-sweeps = сметает столбец { $column }
option-place = Поставить рабочего: «{ $card }», столбец { $column }, ряд { $row }
option-neutral = Поставить нейтрального рабочего: «{ $card }», столбец { $column }, ряд { $row }
option-put = Поставить рабочего: «{ $card }», столбец { $column }, ряд { $row }
option-activate = Активировать «{ $card }», столбец { $column }, ряд { $row }
option-use = Использовать за плату «{ $card }», столбец { $column }, ряд { $row }
option-take = Использовать «{ $card }»
option-refresh = Поднять рабочего: «{ $card }», столбец { $column }, ряд { $row }
option-replace = Занять место: «{ $card }», столбец { $column }, ряд { $row }
option-pick = Выбрать рабочего: «{ $card }», столбец { $column }, ряд { $row }
option-swap = { $what ->
    [workers] Поменять рабочих «{ $a }» и «{ $b }», ряды { $first } и { $second } столбца { $column }
   *[cards] Поменять карты «{ $a }» и «{ $b }», ряды { $first } и { $second } столбца { $column }
}
option-above = Потом { $n ->
    [1] карта выше
   *[other] карты выше
} по { $fee } { $fee ->
    [one] золоту
   *[many] золота
}: { $list }.
option-later = При активации: { $effect }
option-lying = Кто активирует рабочего ниже, может использовать эту карту за { $fee } { $fee ->
    [one] золото
   *[many] золота
}: { $effect }
option-bid = Поставить { $list-acc }
option-sweeps = В конце хода столбец { $column } сметён: { $n } { $n ->
    [one] рабочий идёт
   *[many] рабочих идут
} домой, { $after ->
    [round] карт больше нет: раунд кончается
    [last] карт больше нет: начинаются последние ходы
    [none] место остаётся пустым
   *[cards] приходят четыре новые карты
}.
option-shift = Переставить кубик { $a-gen } { $b-from } { $c-to }
option-shift-own = Переставить свой кубик { $b-from } { $c-to }
option-standing = { $name } ({ $n })
option-unused = Стоящие рабочие, которые уйдут домой без дела: { $list }.
where-round = Раунд { $round }
where-activated = активирована «{ $card }», столбец { $column }
where-auction = Торги: { $leader }
where-workers = поставить можно: { $supply ->
    [one] { $supply } рабочего
   *[many] { $supply } рабочих
}, стоят: { $ready }

board-places = Очки по местам: { $list }
board-lane = { $name }: { $cubes } { $cubes ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, если считать сейчас.
board-lane-over = { $name }: { $cubes } { $cubes ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}; с этого поля за всю игру { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
board-tie = поровну
board-tie-all = У всех поровну кубиков: очков здесь никто не получает.
board-tie-shared = Поровну: они делят очки своих мест, с округлением вверх.
board-no-cube = нет
board-if-scored = если считать сейчас
board-in-all = за всю игру

board-gate-next = След. ворота
board-gate-about = Кто строит ворота, берёт верхние. Они стоят столько очков, сколько на них указано.
board-gate-none = Ворот нет
board-gate-then = потом { $list }
board-gate-worth = Ворота, очки: { $n }
board-cards-left = { $n ->
    [0] Карт нет
    [one] Осталась { $n } карта
    [few] Осталось { $n } карты
   *[many] Осталось { $n } карт
}
board-deck-scores = { $columns ->
    [0] следующий столбец закончит раунд
    [one] ещё { $columns } столбец, потом подсчёт полей
    [few] ещё { $columns } столбца, потом подсчёт полей
   *[many] ещё { $columns } столбцов, потом подсчёт полей
}
board-deck-now = раунд окончен: сейчас подсчёт полей
board-deck-ends = { $columns ->
    [0] следующий столбец начнёт конец
    [one] ещё { $columns } столбец, потом начнётся конец
    [few] ещё { $columns } столбца, потом начнётся конец
   *[many] ещё { $columns } столбцов, потом начнётся конец
}
board-last-turns = { $n ->
    [0] Последний ход
   *[other] Последние ходы
}
board-turns-after = { $n ->
    [0] потом последний подсчёт полей
    [one] после этого ещё { $n }
   *[other] после этого ещё { $n }
}
board-over = Игра окончена
board-winner = { $count ->
    [1] { $you ->
        [true] Вы победили
       *[false] { $name } побеждает
    }
   *[other] Победу делят { $name }
}, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
tie-broken = При равенстве очков решает остаток дерева, потом золота.
board-deck-holds = Ещё в колоде: { $list }.
board-deck-unknown = Порядка не знает никто.
board-counted = { $n } × { $name }

board-you = Вы
board-wood = дерево
board-gold = золото
board-to-place = в запасе
board-points = очки
board-points-now = Очки пока
board-ready-workers = стоящие рабочие
board-exhausted-workers = лежащие рабочие
board-supply = рабочие за ширмой
board-bench = { $n } { $n ->
    [one] рабочий
   *[many] рабочих
} на скамье до следующего раунда
board-neutral-stock = нейтральные рабочие в запасе
board-cubes = кубики в запасе
board-cubes-left = { $n ->
    [0] кубиков не осталось
    [one] остался { $n } кубик
    [few] осталось { $n } кубика
   *[many] осталось { $n } кубиков
}
board-start-player = Первый игрок
board-hidden = скрыто
board-hidden-about = Дерево, золото, рабочие и очки — за ширмой.

board-leader-auction = Начальники на торгах
board-leader-bidding = Торги
board-leader-choosing = { $you ->
    [true] Вы выбираете начальника для торгов.
   *[false] { $name } выбирает начальника для торгов.
}
board-leader-ties = При равенстве выигрывает первый в этом порядке.
board-leader-now = Сейчас идут торги за него.
board-bid-sealed = { $you ->
    [true] Ваша ставка сделана
   *[false] { $name }: ставка сделана
}
board-bid-open = { $you ->
    [true] Вашей ставки ещё нет
   *[false] { $name }: ставки ещё нет
}
board-bid-own = Ваша ставка
board-bid-secret = Тайна, пока не поставят все.

group-place = Поставить впрок
group-activate = Активация сразу
group-take = Использовать
group-neutral = Нейтральный
group-use = Использовать
group-refresh = Поднять
group-put = Поставить
group-replace = Занять место
group-pick = Выбрать
group-swap = Поменять
group-from = Взять кубик
group-shift = Переставить кубик
group-call = Начальник
group-offer = Торги
group-bid = Ставка
group-levy = Потратить
group-end = Или

## Значки

icon-wall = стена; под кубиком: кубик на ней
icon-temple = храм
icon-guard = стража
icon-cube = кубик на поле
icon-refresh = поднять своего лежащего рабочего
icon-place = поставить рабочего на первую свободную карту столбца
icon-place-any = поставить рабочего на любую свободную карту
icon-replace-worker = поставить рабочего на место чужого
icon-swap-workers = поменять местами двух рабочих
icon-swap-cards = поменять местами две карты одного столбца
icon-use-cards = использовать любую занятую карту за плату
icon-at-once = сразу, когда начальник получен
icon-whole-round = до конца раунда
icon-card = карта, которая даёт товар рядом
icon-before-scoring = перед подсчётом
icon-shift = переставить кубик на другое поле
icon-column = столбец; перед эффектом: когда выложен столбец
icon-any-time = до или после любого хода
icon-own-turn = до или после своего действия
icon-worker-exhausted = ваш лежащий рабочий
icon-worker-neutral = чужой рабочий
icon-move = передвинуть своего стоящего рабочего на любую свободную карту
icon-instead = вместо своего действия
icon-activate = активировать стоящего рабочего
icon-turn-order = решить действие другого игрока; перед эффектом: перед чужим ходом

## Когда можно сделать ход: «Это можно сделать ...»

moment-place = в свой ход, как действие, или там, где рабочих ставит карта или начальник
moment-activate = в свой ход, как действие
moment-neutral = вдвоём, после того как поставлен ваш рабочий
moment-use = после активации рабочего, для карт над ним, или там, где карта использует другие
moment-refresh = там, где карта поднимает рабочих
moment-put = там, где карта или начальник ставит рабочего на любую свободную карту
moment-replace = там, где карта позволяет занять чужое место
moment-pick = там, где начальник спрашивает о рабочем
moment-swap = там, где карта или начальник меняет местами рабочих или карты
moment-from = когда надо поставить кубик, а у вас их не осталось
moment-shift = с начальником, который переставляет кубики, перед подсчётом
moment-call = в то время, которое названо у вашего начальника
moment-offer = на торгах, которые открываете вы
moment-bid = на торгах начальников, в начале раунда
moment-levy = когда вы получили начальника, который берёт рабочих и товары за очки
moment-take = после активации рабочего, чью карту можно использовать
moment-skip = после активации рабочего, чью карту можно использовать
moment-stop = там, где можно, но не обязательно использовать ещё карты или рабочих
moment-none = когда надо поставить кубик, а у вас их не осталось
moment-wait = когда можно использовать вашего начальника
moment-hold = когда вашего начальника можно использовать в чужой ход
moment-done = в конце своего хода, пока можно использовать вашего начальника
moment-pass = в свой ход, когда нельзя ни поставить, ни активировать рабочего

## Страница `help board` терминала: переменная — знак с этим именем

board-legend =
    Верхняя строка: раунд, чей ход, карт в колоде, оставшиеся ворота с их очками; { $start-player } стоит у первого игрока.
    Поля влияния: после названия очки по местам (сначала больше всех кубиков); затем для каждого игрока кубики и, с плюсом, сколько они дали бы сейчас.
    Столбцы: столбец и ряд, название карты, её эффект и кто там стоит или лежит. Стрелка показывает активированную карту, галочка — карту, использованную с ней.
    Кольцо — нейтральный рабочий; столбец, который будет сметён, заменяют в конце хода.
    Игроки: дерево, золото, рабочие в запасе, рабочие на скамье (отданы на торгах до следующего раунда), оставшиеся кубики, взятые ворота с их очками, очки пока.
    Знак градуса (в простом тексте тильда) отмечает то, что не известно из печатного экземпляра, а реконструировано.

## Подсказки: части оценки

hint-part-points = очки
hint-part-influence = влияние
hint-part-goods = дерево и золото
hint-part-workers = рабочие за работой
hint-part-leaders = начальники
