### «Голем». Названия и слова — по русскому изданию и словарю спецификации.
# Формы: .gen .dat .acc .ins .loc — падежи; у цветов они мужского рода, а .fem, .femgen, .femacc — женского.

title = Голем
about = Прага, 1584 год. Лепите глину, плавьте золото, читайте книги и держите големов в узде.
time = 75 мин
kind = Шары и раввины

seat-1 = Зелёный
    .gen = Зелёного
    .dat = Зелёному
    .acc = Зелёного
    .ins = Зелёным
    .loc = Зелёном
seat-2 = Фиолетовый
    .gen = Фиолетового
    .dat = Фиолетовому
    .acc = Фиолетового
    .ins = Фиолетовым
    .loc = Фиолетовом
seat-3 = Оранжевый
    .gen = Оранжевого
    .dat = Оранжевому
    .acc = Оранжевого
    .ins = Оранжевым
    .loc = Оранжевом
seat-4 = Серый
    .gen = Серого
    .dat = Серому
    .acc = Серого
    .ins = Серым
    .loc = Сером

## Вещи

noun-red = красный
    .letter = к
    .gen = красного
    .dat = красному
    .ins = красным
    .loc = красном
    .fem = красная
    .femgen = красной
    .femacc = красную
noun-yellow = жёлтый
    .letter = ж
    .gen = жёлтого
    .dat = жёлтому
    .ins = жёлтым
    .loc = жёлтом
    .fem = жёлтая
    .femgen = жёлтой
    .femacc = жёлтую
noun-blue = синий
    .letter = с
    .gen = синего
    .dat = синему
    .ins = синим
    .loc = синем
    .fem = синяя
    .femgen = синей
    .femacc = синюю
noun-white = белый
    .letter = б
    .gen = белого
    .dat = белому
    .ins = белым
    .loc = белом
    .fem = белая
    .femgen = белой
    .femacc = белую
noun-black = чёрный
    .letter = ч
    .gen = чёрного
    .dat = чёрному
    .ins = чёрным
    .loc = чёрном
    .fem = чёрная
    .femgen = чёрной
    .femacc = чёрную
noun-green = зелёный
    .gen = зелёного
    .dat = зелёному
    .ins = зелёным
    .loc = зелёном
    .fem = зелёная
    .femgen = зелёной
    .femacc = зелёную
noun-clay = { $n ->
    [one] глина
   *[many] глины
}
    .gen = глины
    .acc = { $n ->
        [one] глину
       *[many] глины
    }
    .ins = глиной
    .each = каждую глину
noun-coin = { $n ->
    [one] монета
    [few] монеты
   *[many] монет
}
    .gen = { $n ->
        [one] монеты
       *[many] монет
    }
    .acc = { $n ->
        [one] монету
        [few] монеты
       *[many] монет
    }
    .ins = { $n ->
        [one] монетой
       *[many] монетами
    }
    .each = каждую монету
noun-knowledge = { $n ->
    [one] знание
    [few] знания
   *[many] знаний
}
    .gen = { $n ->
        [one] знания
       *[many] знаний
    }
    .ins = { $n ->
        [one] знанием
       *[many] знаниями
    }
    .each = каждое знание
noun-resource = { $n ->
    [one] ресурс на ваш выбор
    [few] ресурса на ваш выбор
   *[many] ресурсов на ваш выбор
}
    .each = каждый ресурс
noun-gold = { $n ->
    [one] слиток золота
    [few] слитка золота
   *[many] слитков золота
}
    .gen = { $n ->
        [one] слитка золота
       *[many] слитков золота
    }
    .ins = { $n ->
        [one] слитком золота
       *[many] слитками золота
    }
    .each = каждый слиток золота
noun-golem_level = уровень на шкале големов
    .each = каждый свой уровень на шкале големов
noun-own_buried = ваш голем на кладбище
    .each = каждого своего голема на кладбище
noun-completed_artifact = ваш созданный артефакт
    .each = каждый свой созданный артефакт
noun-development = ваше улучшение
    .each = каждое своё улучшение
noun-leftmost_section = секция, до которой дошёл ваш последний ученик
    .each = каждую секцию, до которой дошёл ваш последний ученик
noun-work = Работа
noun-golem = Голем
noun-artifacts = Артефакты
noun-study = Обучение
noun-mirror = Зеркало
noun-bottom = нижняя ячейка
    .gen = нижней ячейки
    .dat = нижней ячейке
    .acc = нижнюю ячейку
    .ins = нижней ячейкой
    .loc = нижней ячейке
noun-cem_open = крайняя ячейка кладбища
    .gen = крайней ячейки кладбища
    .acc = крайнюю ячейку кладбища
    .loc = крайней ячейке кладбища
noun-a1 = артефакт 1
    .gen = артефакта 1
    .dat = артефакту 1
    .ins = артефактом 1
    .loc = артефакте 1
noun-a2 = артефакт 2
    .gen = артефакта 2
    .dat = артефакту 2
    .ins = артефактом 2
    .loc = артефакте 2
noun-a3 = артефакт 3
    .gen = артефакта 3
    .dat = артефакту 3
    .ins = артефактом 3
    .loc = артефакте 3
noun-a4 = артефакт 4
    .gen = артефакта 4
    .dat = артефакту 4
    .ins = артефактом 4
    .loc = артефакте 4
noun-a = сторона a
    .gen = стороны a
    .acc = сторону a
    .ins = стороной a
noun-b = сторона b
    .gen = стороны b
    .acc = сторону b
    .ins = стороной b
noun-any = любой
    .gen = любого
noun-artifact = артефакт
noun-track = очки по ходу игры
noun-golems = големы
noun-columns = столбцы
noun-objectives = цели
noun-resources = ресурсы
noun-hand = рука
noun-board = планшет
noun-a1-1 = первая ячейка артефакта 1
    .gen = первой ячейки артефакта 1
    .acc = первую ячейку артефакта 1
    .loc = первой ячейке артефакта 1
    .to = в первую ячейку артефакта 1
noun-a1-2 = вторая ячейка артефакта 1
    .gen = второй ячейки артефакта 1
    .acc = вторую ячейку артефакта 1
    .loc = второй ячейке артефакта 1
    .to = во вторую ячейку артефакта 1
noun-a2-1 = первая ячейка артефакта 2
    .gen = первой ячейки артефакта 2
    .acc = первую ячейку артефакта 2
    .loc = первой ячейке артефакта 2
    .to = в первую ячейку артефакта 2
noun-a2-2 = вторая ячейка артефакта 2
    .gen = второй ячейки артефакта 2
    .acc = вторую ячейку артефакта 2
    .loc = второй ячейке артефакта 2
    .to = во вторую ячейку артефакта 2
noun-a3-1 = первая ячейка артефакта 3
    .gen = первой ячейки артефакта 3
    .acc = первую ячейку артефакта 3
    .loc = первой ячейке артефакта 3
    .to = в первую ячейку артефакта 3
noun-a3-2 = вторая ячейка артефакта 3
    .gen = второй ячейки артефакта 3
    .acc = вторую ячейку артефакта 3
    .loc = второй ячейке артефакта 3
    .to = во вторую ячейку артефакта 3
noun-a4-1 = первая ячейка артефакта 4
    .gen = первой ячейки артефакта 4
    .acc = первую ячейку артефакта 4
    .loc = первой ячейке артефакта 4
    .to = в первую ячейку артефакта 4
noun-a4-2 = вторая ячейка артефакта 4
    .gen = второй ячейки артефакта 4
    .acc = вторую ячейку артефакта 4
    .loc = второй ячейке артефакта 4
    .to = во вторую ячейку артефакта 4
noun-red-1 = красный I
    .gen = красного I
    .loc = красном I
noun-red-2 = красный II
    .gen = красного II
    .loc = красном II
noun-red-3 = красный III
    .gen = красного III
    .loc = красном III
noun-red-4 = красный IV
    .gen = красного IV
    .loc = красном IV
noun-red-5 = красный V
    .gen = красного V
    .loc = красном V
noun-red-6 = красный VI
    .gen = красного VI
    .loc = красном VI
noun-red-7 = красный VII
    .gen = красного VII
    .loc = красном VII
noun-red-8 = красный VIII
    .gen = красного VIII
    .loc = красном VIII
noun-red-9 = красный IX
    .gen = красного IX
    .loc = красном IX
noun-red-10 = красный X
    .gen = красного X
    .loc = красном X
noun-yellow-1 = жёлтый I
    .gen = жёлтого I
    .loc = жёлтом I
noun-yellow-2 = жёлтый II
    .gen = жёлтого II
    .loc = жёлтом II
noun-yellow-3 = жёлтый III
    .gen = жёлтого III
    .loc = жёлтом III
noun-yellow-4 = жёлтый IV
    .gen = жёлтого IV
    .loc = жёлтом IV
noun-yellow-5 = жёлтый V
    .gen = жёлтого V
    .loc = жёлтом V
noun-yellow-6 = жёлтый VI
    .gen = жёлтого VI
    .loc = жёлтом VI
noun-yellow-7 = жёлтый VII
    .gen = жёлтого VII
    .loc = жёлтом VII
noun-yellow-8 = жёлтый VIII
    .gen = жёлтого VIII
    .loc = жёлтом VIII
noun-yellow-9 = жёлтый IX
    .gen = жёлтого IX
    .loc = жёлтом IX
noun-yellow-10 = жёлтый X
    .gen = жёлтого X
    .loc = жёлтом X
noun-blue-1 = синий I
    .gen = синего I
    .loc = синем I
noun-blue-2 = синий II
    .gen = синего II
    .loc = синем II
noun-blue-3 = синий III
    .gen = синего III
    .loc = синем III
noun-blue-4 = синий IV
    .gen = синего IV
    .loc = синем IV
noun-blue-5 = синий V
    .gen = синего V
    .loc = синем V
noun-blue-6 = синий VI
    .gen = синего VI
    .loc = синем VI
noun-blue-7 = синий VII
    .gen = синего VII
    .loc = синем VII
noun-blue-8 = синий VIII
    .gen = синего VIII
    .loc = синем VIII
noun-blue-9 = синий IX
    .gen = синего IX
    .loc = синем IX
noun-blue-10 = синий X
    .gen = синего X
    .loc = синем X
noun-red-1-lying = красный I (лежит)
    .gen = красного I (лежит)
    .loc = красном I (лежит)
noun-red-2-lying = красный II (лежит)
    .gen = красного II (лежит)
    .loc = красном II (лежит)
noun-red-3-lying = красный III (лежит)
    .gen = красного III (лежит)
    .loc = красном III (лежит)
noun-red-4-lying = красный IV (лежит)
    .gen = красного IV (лежит)
    .loc = красном IV (лежит)
noun-red-5-lying = красный V (лежит)
    .gen = красного V (лежит)
    .loc = красном V (лежит)
noun-red-6-lying = красный VI (лежит)
    .gen = красного VI (лежит)
    .loc = красном VI (лежит)
noun-red-7-lying = красный VII (лежит)
    .gen = красного VII (лежит)
    .loc = красном VII (лежит)
noun-red-8-lying = красный VIII (лежит)
    .gen = красного VIII (лежит)
    .loc = красном VIII (лежит)
noun-red-9-lying = красный IX (лежит)
    .gen = красного IX (лежит)
    .loc = красном IX (лежит)
noun-red-10-lying = красный X (лежит)
    .gen = красного X (лежит)
    .loc = красном X (лежит)
noun-yellow-1-lying = жёлтый I (лежит)
    .gen = жёлтого I (лежит)
    .loc = жёлтом I (лежит)
noun-yellow-2-lying = жёлтый II (лежит)
    .gen = жёлтого II (лежит)
    .loc = жёлтом II (лежит)
noun-yellow-3-lying = жёлтый III (лежит)
    .gen = жёлтого III (лежит)
    .loc = жёлтом III (лежит)
noun-yellow-4-lying = жёлтый IV (лежит)
    .gen = жёлтого IV (лежит)
    .loc = жёлтом IV (лежит)
noun-yellow-5-lying = жёлтый V (лежит)
    .gen = жёлтого V (лежит)
    .loc = жёлтом V (лежит)
noun-yellow-6-lying = жёлтый VI (лежит)
    .gen = жёлтого VI (лежит)
    .loc = жёлтом VI (лежит)
noun-yellow-7-lying = жёлтый VII (лежит)
    .gen = жёлтого VII (лежит)
    .loc = жёлтом VII (лежит)
noun-yellow-8-lying = жёлтый VIII (лежит)
    .gen = жёлтого VIII (лежит)
    .loc = жёлтом VIII (лежит)
noun-yellow-9-lying = жёлтый IX (лежит)
    .gen = жёлтого IX (лежит)
    .loc = жёлтом IX (лежит)
noun-yellow-10-lying = жёлтый X (лежит)
    .gen = жёлтого X (лежит)
    .loc = жёлтом X (лежит)
noun-blue-1-lying = синий I (лежит)
    .gen = синего I (лежит)
    .loc = синем I (лежит)
noun-blue-2-lying = синий II (лежит)
    .gen = синего II (лежит)
    .loc = синем II (лежит)
noun-blue-3-lying = синий III (лежит)
    .gen = синего III (лежит)
    .loc = синем III (лежит)
noun-blue-4-lying = синий IV (лежит)
    .gen = синего IV (лежит)
    .loc = синем IV (лежит)
noun-blue-5-lying = синий V (лежит)
    .gen = синего V (лежит)
    .loc = синем V (лежит)
noun-blue-6-lying = синий VI (лежит)
    .gen = синего VI (лежит)
    .loc = синем VI (лежит)
noun-blue-7-lying = синий VII (лежит)
    .gen = синего VII (лежит)
    .loc = синем VII (лежит)
noun-blue-8-lying = синий VIII (лежит)
    .gen = синего VIII (лежит)
    .loc = синем VIII (лежит)
noun-blue-9-lying = синий IX (лежит)
    .gen = синего IX (лежит)
    .loc = синем IX (лежит)
noun-blue-10-lying = синий X (лежит)
    .gen = синего X (лежит)
    .loc = синем X (лежит)
noun-red-yellow = красный и жёлтый
    .gen = красного и жёлтого
    .loc = красном и жёлтом
noun-red-blue = красный и синий
    .gen = красного и синего
    .loc = красном и синем
noun-yellow-blue = жёлтый и синий
    .gen = жёлтого и синего
    .loc = жёлтом и синем

## Что делают эффекты

own-steps = { $n } { $n ->
    [one] шаг
    [few] шага
   *[many] шагов
}
own-spaces = { $n } { $n ->
    [one] деление
    [few] деления
   *[many] делений
}
own-ingots = { $n } { $n ->
    [one] слиток
    [few] слитка
   *[many] слитков
} золота
own-who = { $a-id ->
    [any] одного своего ученика
   *[other] своего { $a-gen } ученика
}
own-clay-off = { $n ->
    [0] {""}
    [one] {" "}на { $n } глину дешевле
   *[many] {" "}на { $n } глины дешевле
}
own-knowledge-off = { $n ->
    [0] {""}
    [one] {" "}на { $n } знание дешевле
    [few] {" "}на { $n } знания дешевле
   *[many] {" "}на { $n } знаний дешевле
}
own-improvement = { $a-id ->
    [golem] улучшение големов
    [study] улучшение обучения
    [artifact] улучшение артефактов
   *[any] любое улучшение
}{ $n ->
    [0] {""}
   *[other] {" "}на { $n } дешевле
}
own-way = { $a-id ->
    [fwd] вперёд
   *[either] вперёд или назад
}
own-standing = { $n ->
    [1] одного своего стоящего голема
   *[other] не более { $n } своих стоящих големов
}
own-drawn = { $n } { $n ->
    [one] карту целей
    [few] карты целей
   *[many] карт целей
}
own-books = { $n ->
    [1] одной своей книги
   *[other] не более { $n } своих книг
}
own-artifacts = { $n ->
    [1] одного созданного артефакта
   *[other] не более { $n } созданных артефактов
}
do-gold = положите { own-ingots } в свои котлы
    .inf = положить { own-ingots } в свои котлы
do-resource = получите { $n } { noun-resource }
    .inf = получить { $n } { noun-resource }
do-student = передвиньте { own-who } на { own-steps } вперёд
    .inf = передвинуть { own-who } на { own-steps } вперёд
cost-student = передвиньте своего { $a-gen } ученика на 1 шаг назад
    .inf = передвинуть своего { $a-gen } ученика на 1 шаг назад
    .kind = step
do-students = передвиньте двух разных своих учеников на шаг вперёд
    .inf = передвинуть двух разных своих учеников на шаг вперёд
do-study = поднимитесь на { own-spaces } по шкале обучения
    .inf = подняться на { own-spaces } по шкале обучения
cost-study = спуститесь на { own-spaces } по шкале обучения
    .inf = спуститься на { own-spaces } по шкале обучения
    .kind = step
do-golem_track = передвиньте маркер на шкале големов вверх или вниз не более чем на { own-spaces }
    .inf = передвинуть маркер на шкале големов вверх или вниз не более чем на { own-spaces }
do-create = можете создать голема{ own-clay-off }
    .inf = создать голема{ own-clay-off }
do-kill = можете убить одного своего голема
    .inf = убить одного своего голема
do-kill_once = можете убить одного своего голема
    .inf = убить одного своего голема
do-develop = можете сделать { own-improvement }
    .inf = сделать { own-improvement }
do-develop-any-mixed = можете сделать любое улучшение на { $n } дешевле, платя любыми ресурсами
    .inf = сделать любое улучшение на { $n } дешевле, платя любыми ресурсами
do-fit = положите жетон в ячейку
    .inf = положить жетон в ячейку
do-buy_book = можете купить книгу{ own-knowledge-off }
    .inf = купить книгу{ own-knowledge-off }
do-buy_book-no_card_cost = можете купить книгу только за доплату её ячейки
    .inf = купить книгу только за доплату её ячейки
do-move_one = передвиньте одного своего голема { own-way } не более чем на { own-steps }
    .inf = передвинуть одного своего голема { own-way } не более чем на { own-steps }
do-move_total = передвиньте своих големов вперёд или назад, всего не более чем на { own-steps }
    .inf = передвинуть своих големов вперёд или назад, всего не более чем на { own-steps }
do-activate = можете активировать { own-standing }
    .inf = активировать { own-standing }
do-activate_moved = можете активировать этого голема
    .inf = активировать этого голема
do-activate_keep = можете активировать одного своего голема, стоящего или лежащего, не меняя его положения
    .inf = активировать одного своего голема, стоящего или лежащего, не меняя его положения
do-objective = возьмите { own-drawn } и оставьте не более одной
    .inf = взять { own-drawn } и оставить не более одной
do-book_activation = получите бонус активации { own-books }
    .inf = получить бонус активации { own-books }
do-artifact_income = получите доход { own-artifacts }
    .inf = получить доход { own-artifacts }
do-student_income = получите доход от своих учеников
    .inf = получить доход от своих учеников
do-no_control = в этом раунде не платите за управление големами
    .inf = в этом раунде не платить за управление големами
do-red_marble = всякий раз, беря красный шар, получайте доход этого артефакта, если он создан
do-blue_marble = всякий раз, беря синий шар, получайте доход этого артефакта, если он создан
do-first_book = всякий раз, добавляя первую книгу в столбец, получайте доход этого артефакта, если он создан
do-golem_created = всякий раз, создавая голема, получайте доход этого артефакта, если он создан
do-immediate_twice = немедленный бонус нечёрной книги, добавленной сюда, удваивается
do-developed_side = ваша шкала обучения переворачивается лучшей стороной

## Названия компонентов

family-act = { $n ->
    [1] жетон ученика
    [2] жетон золота
    [3] жетон нового голема
    [4] жетон книги
    [5] жетон убийства голема
    [6] жетон шкалы големов
    [7] жетон четырёх шагов
    [8] жетон двух шагов
    [9] жетон обучения
    [10] жетон работы без отдыха
    [11] жетон трёх ресурсов
    [12] жетон улучшения
   *[other] жетон действия { $n }
}
    .gen = { $n ->
        [1] жетона ученика
        [2] жетона золота
        [3] жетона нового голема
        [4] жетона книги
        [5] жетона убийства голема
        [6] жетона шкалы големов
        [7] жетона четырёх шагов
        [8] жетона двух шагов
        [9] жетона обучения
        [10] жетона работы без отдыха
        [11] жетона трёх ресурсов
        [12] жетона улучшения
       *[other] жетона действия { $n }
    }
    .dat = { $n ->
        [1] жетону ученика
        [2] жетону золота
        [3] жетону нового голема
        [4] жетону книги
        [5] жетону убийства голема
        [6] жетону шкалы големов
        [7] жетону четырёх шагов
        [8] жетону двух шагов
        [9] жетону обучения
        [10] жетону работы без отдыха
        [11] жетону трёх ресурсов
        [12] жетону улучшения
       *[other] жетону действия { $n }
    }
    .ins = { $n ->
        [1] жетоном ученика
        [2] жетоном золота
        [3] жетоном нового голема
        [4] жетоном книги
        [5] жетоном убийства голема
        [6] жетоном шкалы големов
        [7] жетоном четырёх шагов
        [8] жетоном двух шагов
        [9] жетоном обучения
        [10] жетоном работы без отдыха
        [11] жетоном трёх ресурсов
        [12] жетоном улучшения
       *[other] жетоном действия { $n }
    }
    .loc = { $n ->
        [1] жетоне ученика
        [2] жетоне золота
        [3] жетоне нового голема
        [4] жетоне книги
        [5] жетоне убийства голема
        [6] жетоне шкалы големов
        [7] жетоне четырёх шагов
        [8] жетоне двух шагов
        [9] жетоне обучения
        [10] жетоне работы без отдыха
        [11] жетоне трёх ресурсов
        [12] жетоне улучшения
       *[other] жетоне действия { $n }
    }
family-char = персонаж { $n }
    .gen = персонажа { $n }
    .acc = персонажа { $n }
    .dat = персонажу { $n }
family-dt = { $a } округ, жетон { $n }
name-dt_red_viii = красный VIII
name-dt_red_ix = красный IX
name-dt_red_x = красный X
name-dt_yellow_viii = жёлтый VIII
name-dt_yellow_ix = жёлтый IX
name-dt_yellow_x = жёлтый X
name-dt_blue_viii = синий VIII
name-dt_blue_ix = синий IX
name-dt_blue_x = синий X
family-red = красная улица, секция { $n }
family-yellow = жёлтая улица, секция { $n }
family-blue = синяя улица, секция { $n }
family-cem = ячейка кладбища { $n }
    .gen = ячейки кладбища { $n }
    .acc = ячейку кладбища { $n }
    .loc = ячейке кладбища { $n }
family-space = ячейка { $n }
family-book = книга { $n }
    .gen = книги { $n }
    .acc = книгу { $n }
family-position = деление { $n }
family-art = жетон артефактов { $id }
family-obj = цель { $n }
    .acc = цель { $n }
family-kinds = { $n } { $n ->
    [one] вид
    [few] вида
   *[many] видов
}
family-start = начальный жетон { $n }
family-set = набор { $n }
family-players = { $n } { $n ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
name-art_1a = жетон артефактов 1a
name-art_1a_a1 = жетон 1a, артефакт 1
name-art_1a_a2 = жетон 1a, артефакт 2
name-art_1a_a3 = жетон 1a, артефакт 3
name-art_1a_a4 = жетон 1a, артефакт 4
name-art_1b = жетон артефактов 1b
name-art_1b_a1 = жетон 1b, артефакт 1
name-art_1b_a2 = жетон 1b, артефакт 2
name-art_1b_a3 = жетон 1b, артефакт 3
name-art_1b_a4 = жетон 1b, артефакт 4
name-art_2a = жетон артефактов 2a
name-art_2a_a1 = жетон 2a, артефакт 1
name-art_2a_a2 = жетон 2a, артефакт 2
name-art_2a_a3 = жетон 2a, артефакт 3
name-art_2a_a4 = жетон 2a, артефакт 4
name-art_2b = жетон артефактов 2b
name-art_2b_a1 = жетон 2b, артефакт 1
name-art_2b_a2 = жетон 2b, артефакт 2
name-art_2b_a3 = жетон 2b, артефакт 3
name-art_2b_a4 = жетон 2b, артефакт 4
name-art_3a = жетон артефактов 3a
name-art_3a_a1 = жетон 3a, артефакт 1
name-art_3a_a2 = жетон 3a, артефакт 2
name-art_3a_a3 = жетон 3a, артефакт 3
name-art_3a_a4 = жетон 3a, артефакт 4
name-art_3b = жетон артефактов 3b
name-art_3b_a1 = жетон 3b, артефакт 1
name-art_3b_a2 = жетон 3b, артефакт 2
name-art_3b_a3 = жетон 3b, артефакт 3
name-art_3b_a4 = жетон 3b, артефакт 4
name-art_4a = жетон артефактов 4a
name-art_4a_a1 = жетон 4a, артефакт 1
name-art_4a_a2 = жетон 4a, артефакт 2
name-art_4a_a3 = жетон 4a, артефакт 3
name-art_4a_a4 = жетон 4a, артефакт 4
name-art_4b = жетон артефактов 4b
name-art_4b_a1 = жетон 4b, артефакт 1
name-art_4b_a2 = жетон 4b, артефакт 2
name-art_4b_a3 = жетон 4b, артефакт 3
name-art_4b_a4 = жетон 4b, артефакт 4
name-play = игра
name-row = ряд лотка
name-palace = дворец
name-start_board = планшет в начале
name-golems_0 = без големов
name-golems_1 = 1 голем
name-golems_2 = 2 голема
name-golems_3 = 3 голема
name-golems_4 = 4 голема
name-gold_piece = слиток золота
name-mirror_copy = действие другого ряда
name-mirror_study = деление шкалы обучения
name-new_golem = новый голем
name-menorah_token = жетон меноры
name-no_influence = без влияния
name-stuck_golem = голем, которому некуда идти
name-unpaid_golem = голем без управления
name-limited_control = дешёвое управление
name-left_resources = оставшиеся ресурсы
name-dev_golem_torso = туловище
    .gen = туловища
    .acc = туловище
name-dev_golem_right_leg = правая нога
    .gen = правой ноги
    .acc = правую ногу
name-dev_golem_left_leg = левая нога
    .gen = левой ноги
    .acc = левую ногу
name-dev_golem_left_arm = левая рука
    .gen = левой руки
    .acc = левую руку
name-dev_golem_right_arm = правая рука
    .gen = правой руки
    .acc = правую руку
name-dev_golem_head = голова
    .gen = головы
    .acc = голову
name-dev_study_col1 = столбец 1
    .gen = столбца 1
    .acc = столбец 1
name-dev_study_col2 = столбец 2
    .gen = столбца 2
    .acc = столбец 2
name-dev_study_col3 = столбец 3
    .gen = столбца 3
    .acc = столбец 3
name-dev_study_col4 = столбец 4
    .gen = столбца 4
    .acc = столбец 4
name-dev_study_track = шкала обучения
    .gen = шкалы обучения
    .acc = шкалу обучения
name-dev_study_menorah = большой жетон обучения
    .gen = большого жетона обучения
    .acc = большой жетон обучения
name-dev_art_gold_marble = золотой жетон шаров
    .gen = золотого жетона шаров
    .acc = золотой жетон шаров
name-dev_art_gold_build = золотой жетон книг и големов
    .gen = золотого жетона книг и големов
    .acc = золотой жетон книг и големов
name-dev_art_grey_knowledge = серый жетон знаний
    .gen = серого жетона знаний
    .acc = серый жетон знаний
name-dev_art_grey_clay = серый жетон глины
    .gen = серого жетона глины
    .acc = серый жетон глины
name-dev_art_grey_coin = серый жетон монет
    .gen = серого жетона монет
    .acc = серый жетон монет
name-dev_art_menorah = большой жетон артефактов
    .gen = большого жетона артефактов
    .acc = большой жетон артефактов
about-dev_golem_torso = Управление стоит вам не более 2 знаний за каждого голема.
about-dev_golem_right_leg = Передвигая големов, можете не учитывать шаги персонажа.
about-dev_golem_left_leg = Созданный вами голем может сделать шаг и может сразу работать не ложась.
about-dev_golem_left_arm = Сразу можете убить голема; с этого времени бонусы кладбища удваиваются.
about-dev_golem_right_arm = Сразу можете активировать голема; в каждом действии работы ещё одна активация бесплатна.
about-dev_golem_head = Три красные меноры.
about-dev_study_col1 = Не сразу, а всякий раз, когда вы добавляете книгу в этот столбец.
about-dev_study_col2 = Не сразу, а всякий раз, когда вы добавляете книгу в этот столбец.
about-dev_study_col4 = Не сразу, а всякий раз, когда вы добавляете книгу в этот столбец.
about-dev_study_menorah = Три синие меноры.
about-dev_art_menorah = Три жёлтые меноры.
## Слова коробки

value-I-III = раунды I–III
value-IV = раунд IV
value-work_more = больше работы
value-created_works = созданный работает
value-control_most_2 = дешёвое управление
value-bury_twice = кладбище дважды
value-ignore_steps = без шагов персонажа
value-big = большой
value-grey = серый
value-gold-3 = золотой, 3
value-gold-4 = золотой, 4
value-gold-5 = золотой, 5
value-grey-2 = серый, 2
value-grey-3 = серый, 3
value-grey-4 = серый, 4
value-grey-5 = серый, 5
value-red_student = красный ученик
value-yellow_student = жёлтый ученик
value-blue_student = синий ученик
value-created = созданные големы
value-developments = улучшения
value-books = книги
value-killed = убитые големы

section-settings = Настройки
section-marbles = Шары
section-tray = Лоток
section-start = Начало
section-work = Работа
section-row_prices = Цены в рядах
section-creation = Создание големов
section-tokens = Жетоны менор
section-influence = Влияние
section-losses = Потери
section-control = Управление големами
section-final_scoring = Финальный подсчёт
section-actions = Жетоны действий
section-characters = Персонажи
section-district_tiles = Жетоны округов
section-printed_sections = Напечатанные секции
section-streets = Улицы
section-cemetery = Кладбище
section-library = Библиотека
section-books = Книги
section-golem_track = Шкала големов
section-study_track = Шкала обучения
section-golem_developments = Улучшения големов
section-study_developments = Улучшения обучения
section-artifact_developments = Улучшения артефактов
section-cauldrons = Котлы
section-artifact_tiles = Жетоны артефактов
section-objectives = Карты целей
section-set_bonus = Бонус за разные цели
section-starting_tiles = Начальные жетоны
section-first_game_characters = Первая партия: дворец
section-first_game_tiles = Первая партия: жетоны округов
section-first_game_sets = Первая партия: наборы
column-auto_gains = Получать без вопроса
column-red = Красный
column-yellow = Жёлтый
column-blue = Синий
column-white = Белый
column-black = Чёрный
column-capacity = Вместимость
column-golem_track = Шкала големов
column-knowledge = Знания
column-clay = Глина
column-more = Ещё за каждого голема там
column-section = Секция
column-most = Не более
column-each = За каждые
column-deck = Колода
column-marbles = Шары
column-steps = Шаги
column-coin = Монеты
column-entry = Вход
column-income = Доход
column-players = От скольких игроков
column-surcharge = Доплата
column-colour = Цвет
column-immediate = Немедленный бонус
column-activation = Бонус активации
column-level = Уровень
column-limit = Книг в столбце
column-developed_limit = Книг в столбце, улучшено
column-developed_income = Доход, улучшено
column-vp = Очки
column-power = Способность
column-menorahs = Меноры
column-kind = Вид
column-a = Сторона a
column-b = Сторона b
column-gold = Золото
column-slots = Ячейки
column-least = Не менее
column-cards = Карты
column-numbers = Номера
column-golems = Големы
column-artifact = Жетон артефактов
column-tiles = Начальные жетоны
column-objectives = Цели
column-development = Улучшение
column-slot = Ячейка
column-side = Сторона

## Настройки

option-first_game = Первая партия
    .help = Готовая подготовка из правил для первой партии: до первого раунда решать нечего.

## Вопросы

question-turn = Сделайте ход в синагоге
question-set_aside = Отложите шар
question-walk = Передвиньте голема на шаг
question-movement = Сделайте шаги персонажа или не учитывайте их
question-work = Скажите, сколько големов отправить работать
question-working = Выберите следующего голема для работы или остановитесь
question-mirror = Повторите действие за 1 монету, займитесь обучением за 3 монеты или остановитесь
question-golem_parts = Сделайте улучшение големов, создайте голема или остановитесь
question-artifact_parts = Сделайте улучшение артефактов, купите золото за 3 монеты или остановитесь
question-study_parts = Сделайте улучшение обучения, купите книгу или остановитесь
question-retreat = Выберите ученика, который отступит ради чёрной книги
question-entry = Заплатите за вход знаниями или очками
question-leg_moves = Передвиньте нового голема на шаг или откажитесь
question-leg_activates = Активируйте нового голема или откажитесь
question-bury = Выберите ячейку кладбища
question-bury_once = Выберите ячейку кладбища
question-spend = Выберите, каким ресурсом платить
question-keep_objective = Оставьте одну из взятых целей или ни одной
question-draft_pick = Оставьте одну цель; остальные получит сосед слева
question-return_objective = Верните одну цель под колоду
question-choose_tile = Выберите жетон артефактов
question-start_pick = Выберите начальный жетон
question-start_elements = Выберите, что взять дальше с начальных жетонов, или остановитесь
question-settle = Выберите два района для первых големов
question-influence = Повлияйте на персонажа, возьмите 3 монеты или откажитесь
question-income_order = Выберите следующий источник дохода или остановитесь
ask-fit = Выберите ячейку и сторону
ask-students = Выберите двух учеников
ask-student = Выберите ученика
ask-gold = Выберите котёл для золота
ask-resource = Выберите ресурс
ask-create = Создайте голема или откажитесь
ask-kill = Убейте голема или откажитесь
ask-kill_once = Убейте голема или откажитесь
ask-develop = Сделайте улучшение или откажитесь
ask-buy_book = Купите книгу или откажитесь
ask-move_one = Передвиньте голема или остановитесь
ask-move_total = Передвиньте големов или остановитесь
ask-activate = Активируйте голема или остановитесь
ask-activate_moved = Активируйте этого голема или откажитесь
ask-activate_keep = Активируйте голема или откажитесь
ask-golem_track = Передвиньте маркер на шкале големов или откажитесь
ask-book_activation = Выберите книгу для активации или остановитесь
ask-artifact_income = Выберите артефакт, который даст доход, или остановитесь

## Ходы

move-take = Взять { $b } шар из ряда «{ $a }»
move-rabbi = Поставить раввина на { $a-acc }
move-pass = Спасовать
move-done = Больше ничего
move-aside = Отложить { $b } шар из ряда «{ $a }»
move-step = Передвинуть голема из { $a-gen } на шаг вперёд
move-back = Передвинуть голема из { $a-gen } на шаг назад
move-kill = Убить голема в { $a-loc }
move-activate = Активировать голема в { $a-loc }
move-bury = Похоронить в { $a-loc }
move-create = Создать голема в { $a-loc } районе
move-student = Передвинуть { $a-gen } ученика
move-students = Передвинуть { $a-gen } учеников
move-retreat = Отступить { $a-ins } учеником
move-gold = Положить золото в { $a-acc }
move-income = Получить доход: { $a }
move-develop = Улучшить { $a-acc }
move-fit = Положить { $a-to }, { $b-ins } вверх
move-buy = Купить книгу из ячейки { $a } в столбец { $b }
move-read = Активировать книгу { $a-2 } столбца { $a-1 }
move-copy = Повторить действие «{ $a }»
move-work = { $a ->
    [0] Не отправлять големов работать
    [one] Отправить работать { $a } голема
    [few] Отправить работать { $a } големов
   *[many] Отправить работать { $a } големов
}
move-track = Маркер на шкале големов: { $a-id }
move-choose = Выбрать вариант { $a }
move-gain = Получить 1 { $a-acc }
move-spend = Заплатить 1 { $a-acc }
move-enter = { $a-id ->
    [vp] Заплатить очками
   *[other] Заплатить знаниями
}
move-ignore = Не учитывать шаги персонажа
move-use = Сделать шаги персонажа
move-pay = Заплатить
move-influence = Заплатить и повлиять на персонажа
move-coins = Взять вместо этого 3 монеты
move-study = Заплатить 3 монеты за деление обучения
move-accept = Взять
move-keep = Оставить { $a-acc }
move-return = Вернуть { $a-acc }
move-tile = Взять { $a }
move-start = Взять { $a }
move-element = Взять элемент { $a }
option-keep = Оставить: { $objective }
option-return = Вернуть: { $objective }
option-tile = Взять жетон артефактов { $n }
option-start = Начальный жетон: { $effect }
option-buy = Купить { own-book-acc } ценой { $a-cost } в столбец { $column }
option-read = Активировать { own-book-acc } ценой { $a-cost } в столбце { $column }
option-declined =
    { $kind ->
        [kill] Никого не убивать
        [keep] Не оставлять ни одной
        [create] Не создавать голема
        [develop] Без улучшения
        [buy] Ничего не покупать
        [pay] Не платить
       *[take] Ничего не брать
    }
option-row = { $row }, сила { $value }.
option-copied = Действие «{ $row }» с силой, которая была у ряда «Зеркало», когда вы взяли шар.
option-completes = Это завершает пару персонажа.
option-aside = В ряду «{ $row }» для всех станет на один шар меньше.
option-comes-to = Голем придёт в { $place-mid }; там он сможет поработать:
option-street = Тогда { $place-mid } при каждом доходе даёт: { $income }
option-artifact = Артефакт { $n }, если создан: { $income }
where-round = Раунд { $round }
where-left = { $marbles ->
    [0] { $rabbi ->
        [yes] остался раввин
       *[no] последнее действие
    }
    [one] { $rabbi ->
        [yes] остались { $marbles } шар и раввин
       *[no] остался { $marbles } шар
    }
    [few] { $rabbi ->
        [yes] остались { $marbles } шара и раввин
       *[no] осталось { $marbles } шара
    }
   *[many] { $rabbi ->
        [yes] остались { $marbles } шаров и раввин
       *[no] осталось { $marbles } шаров
    }
}
move-settle = Поставить големов: { $a }

## Журнал

news-round = Начинается раунд { $a }.
news-poured = Шары засыпаны.
book-colour = { $a-colour ->
    [red] красная
    [yellow] жёлтая
    [blue] синяя
    [green] зелёная
   *[black] чёрная
}
own-book-acc = { $a-colour ->
    [red] красную
    [yellow] жёлтую
    [blue] синюю
    [green] зелёную
   *[black] чёрную
} книгу
news-book-opened = В ячейке { $b } библиотеки открыта { book-colour } книга ценой { $a-cost }.
news-book-under = Под колоду уходит { book-colour } книга ценой { $a-cost }.
news-tile-opened = Открыт { $a }.
news-took = { $seat } берёт { $b } шар из ряда «{ $a }», сила { $c }.
news-rabbi = { $seat } ставит раввина на { $a-acc }.
news-passed = { $seat } пасует и берёт жетон пропуска хода { $a }.
news-set-aside = { $seat } откладывает { $b } шар из ряда «{ $a }».
good-amount = { $b } { $a-id ->
    [coin] { $b ->
        [one] монету
        [few] монеты
       *[many] монет
    }
    [vp] { $b ->
        [one] очко
        [few] очка
       *[many] очков
    }
    [clay] { $b ->
        [one] глину
       *[many] глины
    }
    [knowledge] { $b ->
        [one] знание
        [few] знания
       *[many] знаний
    }
    [gold] { $b ->
        [one] слиток золота
        [few] слитка золота
       *[many] слитков золота
    }
   *[other] { $a }
}
own-good-nom = { $b } { $a-id ->
    [coin] { $b ->
        [one] монета
        [few] монеты
       *[many] монет
    }
    [vp] { $b ->
        [one] очко
        [few] очка
       *[many] очков
    }
    [clay] { $b ->
        [one] глина
       *[many] глины
    }
    [knowledge] { $b ->
        [one] знание
        [few] знания
       *[many] знаний
    }
    [gold] { $b ->
        [one] слиток золота
        [few] слитка золота
       *[many] слитков золота
    }
   *[other] { $a }
}
own-entry = { $c } { $b-id ->
    [vp] { $c ->
        [one] очко
        [few] очка
       *[many] очков
    }
    [knowledge] { $c ->
        [one] знание
        [few] знания
       *[many] знаний
    }
   *[other] { $b }
}
news-gained = { $seat } получает { good-amount }.
news-spent = { $seat } платит { good-amount }.
own-student = { $a-id ->
    [red] Красный ученик
    [yellow] Жёлтый ученик
   *[blue] Синий ученик
} { $seat-gen }
news-student = { own-student } теперь в секции { $b }.
news-student-back = { own-student } отступает в секцию { $b }.
news-token = { $seat } забирает { $a } жетон меноры.
news-study = { $seat }: шкала обучения, деление { $a }.
news-track = { $seat }: шкала големов, деление { $a }.
news-created = { $seat } создаёт голема в { $a-loc } районе за { $b } { $b ->
    [one] глину
   *[many] глины
}.
news-moved = { $seat } передвигает голема из { $a-gen } в { $b-acc }.
news-entered = { $seat } платит { own-entry } за вход в { $a }.
news-stuck = { $seat } теряет { $a } { $a ->
    [one] очко
    [few] очка
   *[many] очков
}: големам некуда идти.
news-activated = { $seat } активирует голема в { $a-loc }.
news-killed = { $seat } убивает голема в { $a-loc } и хоронит его в { $b-loc }.
news-gold = { $seat } кладёт золото в { $a-acc }.
news-completed = { $seat } создаёт { $a-acc }.
news-artifact-income = { $seat } получает доход от { $a-gen }.
news-developed = { $seat } улучшает { $a-acc } за { $b }.
news-fitted = { $seat } кладёт жетон { $a-to }, { $b-ins } вверх.
news-bought = { $seat } покупает { own-book-acc } за { $c } { $c ->
    [one] знание
    [few] знания
   *[many] знаний
} в столбец { $b }.
news-read = { $seat } активирует { own-book-acc }: { $a-activation }.
own-objectives = { $a } { $a ->
    [one] карту целей
    [few] карты целей
   *[many] карт целей
}
news-objectives-drawn = { $seat } берёт { own-objectives }.
news-objective-seen = Вы берёте { $a-acc }.
news-objective-kept = Вы оставляете { $a-acc }.
news-objectives-kept = { $seat } { $a ->
    [0] не оставляет ни одной карты
    [one] оставляет { own-objectives }
   *[other] оставляет { own-objectives }
}.
news-objective-returned = Вы возвращаете { $a-acc } под колоду.
news-tile = { $seat } выбирает { $a-acc }.
news-starting = { $seat } выбирает { $a-acc }.
news-settled = { $seat } ставит голема в { $a } район.
news-influenced = { $seat } влияет на { $a-acc }.
news-took-coins = { $seat } вместо влияния берёт { $a } { $a ->
    [one] монету
    [few] монеты
   *[many] монет
}.
news-copied = { $seat } повторяет действие «{ $a }» с силой { $b }.
news-order = Очерёдность хода, место { $b }: { $seat }.
own-control-loss = { $b ->
    [0] {""}
    [one] {" "}и теряет { $b } очко
    [few] {" "}и теряет { $b } очка
   *[many] {" "}и теряет { $b } очков
}
own-control = { $a } { $a ->
    [one] знание
    [few] знания
   *[many] знаний
}
news-control = { $seat } платит за управление големами { own-control }{ own-control-loss }.
news-no-control = { $seat } в этом раунде не платит за управление големами.
news-ignored-steps = { $seat } не учитывает шаги персонажа: { $a }.
news-scored = { $seat } получает { $b } { $b ->
    [one] очко
    [few] очка
   *[many] очков
} { $a-id ->
    [track] по ходу игры
    [golems] за големов × красные меноры
    [artifacts] за артефакты × жёлтые меноры
    [columns] за столбцы × синие меноры
    [study] за шкалу обучения
    [objectives] за цели
   *[resources] за ресурсы
}.
news-income = { $seat } получает доход.
news-game-ended = Игра окончена.
news-in-vain = { $seat } сейчас ничего из этого взять не может.
news-trigger = Срабатывает { $a } ({ $seat }): { $b }.
news-pass-phase = Начинается фаза пропуска хода { $a }.

## Журнал по ходам: под именем того, кто действует, без лица и рода

aside-order = Очерёдность хода
aside-income = Доход
aside-control = Управление големами
aside-scoring = Финальный подсчёт
fold-table = { $n } { $n ->
    [one] изменение в городе
    [few] изменения в городе
   *[many] изменений в городе
}
deed-book-opened = { book-colour } книга ценой { $a-cost }, ячейка { $b } библиотеки
deed-book-under = { book-colour } книга ценой { $a-cost } — под колоду
deed-tile-opened = открыт { $a }
deed-took = взят { $b } шар из ряда *{ $a }*, сила { $c }
deed-rabbi = раввин поставлен на { $a-acc }
deed-passed = пас, жетон пропуска хода { $a }
deed-set-aside = отложен { $b } шар из ряда «{ $a }»
deed-gained = +{ own-good-nom }
deed-spent = −{ own-good-nom }
deed-student = { $a } ученик теперь в секции { $b }
deed-student-back = { $a } ученик отступил в секцию { $b }
deed-token = взят { $a } жетон меноры
deed-study = шкала обучения: { $a }
deed-track = шкала големов: { $a }
deed-created = создан голем в { $a-loc } районе за { $b } { $b ->
    [one] глину
   *[many] глины
}
deed-moved = голем перешёл из { $a-gen } в { $b-acc }
deed-entered = −{ own-entry } за вход в { $a }
deed-stuck = потеряно { $a } { $a ->
    [one] очко
    [few] очка
   *[many] очков
}: големам некуда идти
deed-activated = активирован голем в { $a-loc }
deed-killed = убит голем в { $a-loc }, похоронен в { $b-loc }
deed-gold = слиток золота в *{ $a-acc }*
deed-completed = создан *{ $a }*
deed-artifact-income = доход от *{ $a-gen }*
deed-developed = сделано улучшение *{ $a }*, цена { $b }
deed-fitted = жетон положен { $a-to }, { $b-ins } вверх
deed-bought = куплена { book-colour } книга за { $c } { $c ->
    [one] знание
    [few] знания
   *[many] знаний
}, столбец { $b }
deed-read = активирована { book-colour } книга
deed-objectives-drawn = взято целей: { $a }
deed-objective-seen = взята: *{ board-objective }*
deed-objective-kept = оставлена: *{ board-objective }*
deed-objectives-kept = { $a ->
    [0] не оставлено ни одной цели
    [one] оставлена { $a } цель
    [few] оставлено { $a } цели
   *[many] оставлено { $a } целей
}
deed-objective-returned = под колоду: *{ board-objective }*
deed-tile = выбран { $a }
deed-starting = выбран начальный жетон
deed-settled = голем поставлен в { $a } район
deed-influenced = оказано влияние на *персонажа*
deed-took-coins = вместо влияния взято { $a } { $a ->
    [one] монета
    [few] монеты
   *[many] монет
}
deed-copied = повторено действие *{ $a }*, сила { $b }
deed-order = место { $b } в очерёдности хода
deed-control = управление големами: { own-control }{ $b ->
    [0] {""}
    [one] , −{ $b } очко
    [few] , −{ $b } очка
   *[many] , −{ $b } очков
}
deed-no-control = управление големами бесплатно
deed-ignored-steps = шаги персонажа не учтены: { $a }
deed-scored = { $b ->
    [0] {""}
   *[other] { $b-sign ->
        [plus] +{ $b }
       *[minus] { $b }
    } { $b ->
        [one] очко
        [few] очка
       *[many] очков
    } { scored-for }
}
scored-for = { $a-id ->
    [track] по ходу игры
    [golems] за големов
    [artifacts] за артефакты
    [columns] за столбцы
    [study] за шкалу обучения
    [objectives] за цели
   *[resources] за ресурсы
}
deed-income = {""}
deed-in-vain = взять сейчас нечего
deed-trigger = сработал { $a }: { $b }

summary-round = { $over ->
    [yes] Последний раунд окончен
   *[no] Раунд окончен
}
summary-clay = Глина
summary-coins = Монеты
summary-knowledge = Знания
summary-control = Плата
summary-gains = Плюс
summary-round-about = { $control ->
    [0] { $gains ->
        [0] Големы под управлением
        [one] Големы под управлением, получено { $gains } очко
        [few] Големы под управлением, получено { $gains } очка
       *[many] Големы под управлением, получено { $gains } очков
    }
    [one] Управление обошлось вам в { $control } очко
    [few] Управление обошлось вам в { $control } очка
   *[many] Управление обошлось вам в { $control } очков
}

course-start = Начало
course-part = Раунд { $n }
course-round = Конец раунда { $n }
course-final = Финальный подсчёт

## Почему нельзя

reason-no-marble = такого шара нет
reason-sockets-full = оба ваших шара уже взяты
reason-rabbi-placed = ваш раввин уже поставлен
reason-tile-taken = там стоит раввин
reason-tile-not-open = этот жетон не открыт
reason-no-pass = оба ваших шара взяты, поэтому спасовать нельзя
reason-no-clay = не хватает глины
reason-no-coin = не хватает монет
reason-no-knowledge = не хватает знаний
reason-no-resources = не хватает ресурсов
reason-developed = это улучшение уже сделано
reason-wrong-kind = это улучшение другого вида
reason-no-slot = нет свободной ячейки этого вида
reason-slot-taken = ячейка занята
reason-wrong-slot = ячейка другого вида, или её нет
reason-street-end = ученик в конце улицы
reason-street-start = ученик в начале улицы
reason-track-end = там шкала големов кончается
reason-study-end = там шкала обучения кончается
reason-study-start = маркер обучения стоит в начале
reason-cauldron-full = котёл полон
reason-no-golem = вашего голема там нет
reason-lying = голем лежит
reason-created-now = голем создан во время этого действия
reason-block-end = голем в конце квартала
reason-block-start = голем в начале квартала
reason-no-golem-left = на вашем планшете не осталось големов
reason-grave-taken = там уже лежит голем
reason-grave-closed = при таком числе игроков эта ячейка не используется
reason-no-book = книги там нет
reason-column-full = в столбце уже столько книг, сколько позволяет обучение
reason-column-colour = в столбце один цвет, и у цвета один столбец
reason-no-student = ни один ученик не может отступить
reason-read-already = эта книга уже активирована
reason-not-completed = артефакт не создан
reason-too-few-golems = столько ваших големов не стоит
reason-part-done = эта часть действия уже сделана
reason-not-in-hand = этого нет у вас на руке
reason-no-use = это ничего бы не дало
vain-no-use = Пока это ничего не даёт.
reason-tile-gone = этого жетона нет среди предложенных
reason-too-far = это слишком далеко
reason-other-golem = это должен быть тот же голем
reason-forward-only = можно только вперёд
reason-source-taken = этот доход уже получен
reason-element-taken = этот элемент уже взят или сработал сам
reason-no-resource = у вас этого нет
reason-golem-activated = этот голем уже поработал
reason-last-pass = это последняя фаза пропуска хода
reason-develop-later = улучшения делают в рядах голема, артефактов и обучения, а в фазе 6 — все
reason-create-later = големов создают в ряду «Голем»
reason-gold-later = золото покупают в ряду «Артефакты»
reason-buy-later = книги покупают в ряду «Обучение»
reason-work-later = големы работают в ряду «Работа»
reason-walk-later = големов передвигают в фазе 2, до шаров
reason-influence-later = на персонажа влияют в фазе 5, после всех шаров и раввинов

## Очки

source-track = По ходу игры
source-golems = Големы × красные меноры
source-artifacts = Артефакты × жёлтые меноры
source-columns = Столбцы × синие меноры
source-study = Обучение
source-objectives = Цели
source-resources = Ресурсы
tie-broken = При равенстве очков решает раввин, который в последнем раунде стоял выше.

## Что считает моделирование

figure-developments = Улучшения
figure-created = Созданные големы
figure-killed = Убитые големы
figure-gold = Золото
figure-artifacts = Созданные артефакты
figure-books = Книги
figure-students = Секции трёх учеников

## Стол в терминале

board-round = раунд { $round }
board-phase-set_up = подготовка
board-phase-refresh = обновление
board-phase-movement = передвижение големов
board-phase-actions = действия
board-phase-turn_order = очерёдность хода
board-phase-influence = влияние
board-phase-income = доход и улучшение
board-phase-control = управление големами
board-phase-over = конец
board-order = очерёдность хода
board-deck = { $n ->
    [one] { $n } книга в колоде
    [few] { $n } книги в колоде
   *[many] { $n } книг в колоде
}
board-tray = Лоток
board-aside = отложено
board-actions = Раввин
board-palace = Дворец
board-library = Библиотека
board-offer = Жетоны артефактов
board-cemetery = Кладбище
board-steps = { $n } { $n ->
    [one] шаг
    [few] шага
   *[many] шагов
}
board-student = улица
board-block = квартал
board-token = жетон
board-starting = начальные жетоны
board-columns = книги
board-marbles = шары
board-developed = улучшено
board-slots = ячейки
board-artifact = артефакты
board-passed = жетон пропуска хода { $n }
board-head-clay = Глина
board-head-coin = Монеты
board-head-knowledge = Знан.
board-head-vp = ПО
board-head-points = Итог
board-head-study = Обуч.
board-head-level = Голем
board-head-limit = Предел
board-head-control = Управл.
board-head-made = Создано
board-head-menorahs = Меноры

board-price-work = Работа с 0–4 големами { $list }, минус сила ряда
board-price-golem = голем { $clay }, ещё { $more } за каждого вашего в районе
board-price-gold = слиток золота { $coin }
board-price-mirror = Зеркало: повтор { $copy }, обучение { $study }
board-street-income = доход там { $income }
board-leads-to = там { $effect }
board-slot-price = { $kind ->
    [grey] серая
   *[gold] золотая
} { $cost }
board-cauldron = золота в нём: { $n } из { $of }
board-legend =
    Лоток: шары каждого ряда (к, ж, с, б, ч: красный, жёлтый, синий, белый, чёрный); их число — сила ряда. Ниже напечатанные цены.
    Раввин: жетоны действий с раввинами на них. Дворец: подходящие шары, шаги при передвижении големов, цена и эффект персонажа; стрелка показывает персонажа этого раунда.
    Библиотека: ячейка, книга, цена и доплата ячейки; затем что она даёт сразу и что при активации.
    Районы: секция, цена входа (знания или столько же очков), эффект; { $income } доход ученика там; ученики { $student }; големы стоят { $golem } или лежат { $golem-lying }. { $menorah } — менора района и её владелец.
    Игроки: глина, монеты, знания, очки; «Итог»: очки, если бы игра кончилась сейчас; «Обуч.»: деление (+ — перевёрнута); «Предел»: книг в столбце; «Голем»: деление шкалы големов/уровень и шаги, которые он даёт; «Управл.»: знания к уплате/знания к тому времени; «Создано»: големы создано-убито; «Меноры» по районам.
    Артефакты: золото/размер котла, доход и цены ячеек.
    Знак градуса (в простом тексте тильда) отмечает то, что не известно из печатного экземпляра, а реконструировано; после заголовка — что-то в этом разделе.

## Поле в браузере

tab-lab = Лаборатория
group-take = Шар
group-aside = Отложить
group-rabbi = Раввин
group-main = Выбор
group-develop = Улучшить
group-create = Создать
group-gold = Золото
group-buy = Книга
group-study = Обучение
group-step = Шаг
group-activate = Активация
group-student = Ученик
group-settle = Големы
group-keep = Оставить
group-return = Вернуть
group-tile = Жетон
group-start = Взять
group-fit = Ячейка
group-back = Назад
group-kill = Убить
group-bury = Похоронить
group-students = Ученики
group-retreat = Отступить
group-income = Доход
group-read = Книга
group-copy = Повтор
group-work = Работа
group-track = Шкала
group-choose = Выбор
group-gain = Взять
group-spend = Платить
group-enter = Платить
group-element = Дальше
board-round-of = Раунд { $round } из { $rounds }
board-phase = { $phase ->
    [set_up] Подготовка
    [refresh] Обновление
    [movement] Движение
    [actions] Действия
    [turn_order] Очерёдность
    [influence] Влияние
    [income] Доход
    [control] Управление
   *[over] Конец
}
board-turn-order = Очерёдность хода
board-view-table = Стол
board-view-players = Соперники
board-jump = Перейти
board-colour = { $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
    [green] зелёный
    [white] белый
   *[black] чёрный
}
board-or = { " " }или{ " " }
board-nothing = ничего.
board-district = { $colour ->
    [red] Красный
    [yellow] Жёлтый
   *[blue] Синий
}
    .mid = { $colour ->
        [red] красный
        [yellow] жёлтый
       *[blue] синий
    }
board-district-of = { $name } район
board-section = { $district } { $section }
board-synagogue = Синагога
board-value = сила
board-row = { $row ->
    [work] Работа
    [golem] Голем
    [artifacts] Артефакты
    [study] Обучение
   *[mirror] Зеркало
}
board-marble = Шар: { $colour }.
board-about-work = Активируйте 1, 2, 3 или 4 стоящих големов за 1, 3, 5 или 8 знаний, минус { $value }.
board-about-golem = Возьмите { $value } { $value ->
    [one] глину
   *[many] глины
}. Потом можно сделать одно улучшение големов и создать одного голема, за плату.
board-about-artifacts = Возьмите { $value } { $value ->
    [one] монету
    [few] монеты
   *[many] монет
}. Потом можно сделать одно улучшение артефактов за плату и купить слиток золота за 3 монеты.
board-about-study = Возьмите { $value } { $value ->
    [one] знание
    [few] знания
   *[many] знаний
}. Потом можно сделать одно улучшение обучения и купить одну книгу, за плату.
board-about-mirror = За 1 монету повторите другой ряд с силой { $value }. За 3 монеты поднимитесь по шкале обучения, один раз.
board-none-stand = никто не стоит
board-free = даром
board-rabbi = Раввин
board-rabbi-order = выше — ход раньше
board-action = Жетон действия { $n }
board-bottom = Нижняя ячейка
board-any-number = сколько угодно
board-saves = скидка { $n }
board-taken = Занято: { $names }.
board-pass = Пас
board-pass-tiles = Жетоны пропуска хода
board-pass-tile = жетон { $n }
board-pass-held = { $tile }: { $name }
board-completes = завершает пару персонажа
board-left = осталось
board-left-about = осталось сделать в этом раунде
board-finished = готово
board-city = Город
board-entry = Вход стоит { $n } { $n ->
    [one] знание или { $n } очко
    [few] знания или { $n } очка
   *[many] знаний или { $n } очков
}.
board-street = Доход ученика здесь: { $income }
board-students = Ученики: { $names }.
board-golems = Големы: { $names }.
board-golem = { $standing ->
    [true] { $name }, стоит
   *[false] { $name }, лежит
}
board-your-student = Ваш ученик: { $district } район.
board-control = управление големами в конце раунда
board-grave = Кладбище
board-open = открыто
board-open-ground = Крайняя ячейка: без бонуса, сколько угодно големов.
board-character = Персонаж раунда { $round }
board-character-done = Персонаж раунда { $round }, перевёрнут
board-needs = Шары: { $first } и { $second }, белый подходит к любому.
board-instead = Или возьмите 3 монеты.
board-character-steps = При передвижении големов — { $n } { $n ->
    [one] шаг
    [few] шага
   *[many] шагов
}.
board-matching = подходит: { $colours }
board-book-price = { $black ->
    [true] Цена: шаг ученика назад и { $n } { $n ->
        [one] знание
        [few] знания
       *[many] знаний
    }.
   *[false] Цена: { $n } { $n ->
        [one] знание
        [few] знания
       *[many] знаний
    }, из них за ячейку { $more }.
}
board-book-halves = Сразу: { $now } При активации: { $later }
board-lab = Лаборатория
board-lab-of = Лаборатория: { $name }
board-sockets = Взятые шары: { $marbles }
board-rabbi-in-hand = раввин ещё не поставлен
board-product-golems = Созданные големы × красные меноры, очков в конце: { $points }
board-product-artifacts = Созданные артефакты × жёлтые меноры, очков в конце: { $points }
board-product-columns = Столбцы с книгой × синие меноры, очков в конце: { $points }
board-study = Обучение
board-limit = до { $n }
board-limit-note = не больше { $n } в столбце
board-study-track = Шкала обучения: деление { $at }, { $limit } { $limit ->
    [one] книга
    [few] книги
   *[many] книг
} в столбце
board-study-end = { $at }: в конце { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
board-flip = Переворачивает вашу шкалу обучения: книг в столбце не более { $limit }, доход на вашем делении: { $income }
board-golem-levels = Големы
board-level = ур. { $n }
board-track-level = { $at } (уровень { $n })
board-golem-track = Шкала големов: деление { $at }, уровень { $level }, { $steps } { $steps ->
    [one] шаг
    [few] шага
   *[many] шагов
} при передвижении
board-golems-left = големов ещё можно создать
board-golem-developments = Улучшения големов
board-power-control_most_2 = Управление стоит не более 2 знаний за каждого голема.
board-power-ignore_steps = Передвигая големов, можете не учитывать шаги персонажа.
board-power-created_works = Созданный вами голем может сделать 1 шаг и может работать не ложась.
board-power-bury_twice = Сразу можете убить голема; потом бонусы кладбища удваиваются.
board-power-work_more = Сразу активируйте голема; в каждом действии работы ещё один голем работает бесплатно.
board-power-none = Без эффекта, больше менор.
board-books = Книги
board-column = столбец { $n }
board-column-of = Столбец { $n }: книг { $books } из { $limit }
board-twice = Бонус цветной книги, добавленной сюда, удваивается.
board-added = Всякий раз, когда сюда добавлена книга: { $effect }
board-artifacts = Артефакты
board-artifacts-note = доход, серые и золотые ячейки
board-artifact-of = Золота: { $gold } из { $n }. Доход: { $income }
board-slot = { $kind ->
    [grey] Свободная ячейка для серого жетона
   *[gold] Свободная ячейка для золотого жетона
}, { $n } { $n ->
    [one] монета
    [few] монеты
   *[many] монет
}
board-loose = Другие улучшения
board-sides = { $first } Другая сторона: { $second }
board-trigger = Доход своего артефакта, { $what ->
    [red_marble] когда вы берёте красный шар.
    [blue_marble] когда вы берёте синий шар.
    [first_book] когда вы кладёте первую книгу в столбец.
   *[golem_created] когда вы создаёте голема.
}
board-grey = Добавляет к доходу своего артефакта: { $income }
board-objectives-shown = Цели
board-objective-name = Цель
board-objective-count = целей, скрыто
board-objective = { $a-kind ->
    [red_student] Красный ученик в секции { $a-least } или дальше
    [yellow_student] Жёлтый ученик в секции { $a-least } или дальше
    [blue_student] Синий ученик в секции { $a-least } или дальше
    [created] Создано големов: { $a-least } или больше
    [gold] Слитков золота: { $a-least } или больше
    [developments] Улучшений: { $a-least } или больше
    [study] Шкала обучения: { $a-least } или дальше
    [books] Книг: { $a-least } или больше
   *[killed] Убито големов: { $a-least } или больше
} — { $a-vp } { $a-vp ->
    [one] очко
    [few] очка
   *[many] очков
}
board-elements = Ещё взять, в любом порядке
board-you = Вы
board-good = { $good ->
    [clay] глина
    [coin] монеты
    [knowledge] знания
   *[vp] очки
}
board-income = Доход
board-income-about = доход в конце раунда, как дела обстоят сейчас
board-control-due = Управление
board-control-short = Управл. { $due }, будет { $held }:
board-control-about = Управление големами: к уплате знаний { $due }, у вас будет { $held }, потеря очков { $loss }
board-created = создано големов
board-completed = создано артефактов
board-developments = улучшения
board-points-now = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}, если бы игра кончилась сейчас
board-source = { $name } { $n }
board-page-passed = пас
board-page-tray = { $row }, сила { $value }
board-page-token = Менора первому ученику, который дойдёт до VIII
board-page-steps = шаги при передвижении големов
board-page-deck = { $n } в колоде
board-page-artifact = Артефакт, слитков золота: { $n }
board-page-objectives = Ваши цели: видите только вы
board-page-pack = Оставьте одну, остальные передайте
board-page-drawn = Оставьте не больше одной
board-page-offer = Жетоны артефактов на выбор
board-page-starting = Выберите два начальных жетона

## Значки

icon-student = шаг ученика этого цвета
icon-student-any = шаг любого вашего ученика
icon-student-last = секция вашего последнего ученика
icon-students-two = разные ученики
icon-ingot = золото в ваши котлы
icon-artifact = созданный артефакт
icon-golem-create = создать голема; после него — скидка
icon-golem-kill = убить своего голема
icon-golem-move = шаги голема
icon-golem-activate = активировать голема
icon-golem-lying = голем остаётся как был, стоит или лежит
icon-golem = голем
icon-book = книга
icon-cemetery = ваш голем на кладбище
icon-track = деление шкалы големов; при счёте — её уровень
icon-study = деление шкалы обучения
icon-no-control = управление големами бесплатно
icon-whole-round = бонус активации ваших книг
icon-objective = взять карты целей
icon-development = улучшение; после него — скидка
icon-res-any = ресурс: глина, монета или знание
icon-income = получить доход от
icon-at-once = немедленный бонус книги, второй раз
icon-marble = взятый вами шар этого цвета

## Когда можно сделать ход: «Это можно сделать ...»

moment-take = в фазе действий, в свой ход
moment-rabbi = в фазе действий, в свой ход, пока раввин у вас
moment-pass = в фазе действий, в свой ход, пока вам надо взять шар
moment-done = там, где можно отказаться или остановиться
moment-aside = в начале фазы пропуска хода, если у вас жетон с наименьшим номером
moment-step = при передвижении големов или там, где эффект двигает голема
moment-back = там, где эффект двигает голема назад
moment-kill = там, где эффект убивает голема
moment-activate = там, где голема активирует эффект или ряд «Работа»
moment-bury = когда ваш голем убит
moment-create = в ряду «Голем» или там, где эффект создаёт голема
moment-student = там, где эффект двигает ученика
moment-students = там, где эффект двигает двух разных учеников
moment-retreat = когда вы покупаете чёрную книгу
moment-gold = в ряду «Артефакты» или там, где вы получаете золото
moment-income = там, где эффект даёт доход
moment-develop = в ряду этого улучшения или там, где улучшает эффект
moment-fit = когда вы делаете улучшение артефакта
moment-buy = в ряду «Обучение» или там, где эффект покупает книгу
moment-read = там, где эффект активирует книги
moment-copy = в ряду «Зеркало»
moment-work = в ряду «Работа»
moment-track = там, где эффект двигает маркер на шкале големов
moment-choose = там, где у эффекта несколько вариантов
moment-gain = там, где вы получаете ресурсы на выбор
moment-spend = там, где можно платить любыми ресурсами
moment-enter = когда голем входит в одну из трёх последних секций
moment-ignore = при передвижении големов, с улучшением, которое это позволяет
moment-use = при передвижении големов, с улучшением, которое это позволяет
moment-pay = там, где у эффекта есть цена
moment-influence = в фазе влияния, с двумя подходящими шарами
moment-coins = в фазе влияния, с двумя подходящими шарами
moment-study = в ряду «Зеркало»
moment-accept = там, где от эффекта можно отказаться
moment-keep = при подготовке или когда вы взяли карты целей
moment-return = в конце подготовки
moment-tile = при подготовке
moment-start = при подготовке
moment-element = при подготовке, с выбранными начальными жетонами
moment-settle = при подготовке

## Подсказки: части оценки

hint-part-goods = ресурсы и очки
hint-part-income = будущий доход
hint-part-products = произведения в конце
hint-part-objectives = цели
hint-part-golems = големы
hint-part-boards = улучшения и книги
hint-part-order = очерёдность хода
hint-part-marbles = шары для персонажа
hint-part-promises = начатое
