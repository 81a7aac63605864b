### «Ездра и Неемия». Названия и слова — по словарю спецификации и русской Библии.
# Формы: .gen .dat .acc .ins .loc — падежи; у цветов .neu — средний род, .neugen — его родительный, .plgen — родительный множественного.

title = Ездра и Неемия
short = Ездра
about = Три недели, чтобы поднять Храм, разобрать завалы и прочесть Тору. А потом — суббота.
time = 75 мин
kind = Знамёна и стопки

seat-1 = Бирюзовый
    .gen = Бирюзового
    .dat = Бирюзовому
    .acc = Бирюзового
    .ins = Бирюзовым
    .loc = Бирюзовом
seat-2 = Красный
    .gen = Красного
    .dat = Красному
    .acc = Красного
    .ins = Красным
    .loc = Красном
seat-3 = Фиолетовый
    .gen = Фиолетового
    .dat = Фиолетовому
    .acc = Фиолетового
    .ins = Фиолетовым
    .loc = Фиолетовом
seat-4 = Жёлтый
    .gen = Жёлтого
    .dat = Жёлтому
    .acc = Жёлтого
    .ins = Жёлтым
    .loc = Жёлтом

## Вещи

noun-stone = { $n ->
    [one] камень
    [few] камня
   *[many] камней
}
    .gen = камня
    .ins = камнем
    .each = каждый камень
noun-silver = { $n ->
    [one] серебро
   *[many] серебра
}
    .gen = серебра
    .ins = серебром
    .each = каждое серебро
noun-food = { $n ->
    [one] еда
   *[many] еды
}
    .gen = еды
    .acc = { $n ->
        [one] еду
       *[many] еды
    }
    .ins = едой
    .each = каждую еду
noun-cinder = { $n ->
    [one] уголь
   *[many] угля
}
    .gen = угля
    .ins = углём
    .each = каждый уголь
noun-res = { $n ->
    [one] ресурс (камень, дерево или уголь)
    [few] ресурса (камень, дерево или уголь)
   *[many] ресурсов (камень, дерево или уголь)
}
    .each = каждый ресурс
noun-red-banner = { $n ->
    [one] красное знамя
    [few] красных знамени
   *[many] красных знамён
}
    .each = каждое красное знамя
noun-grey-banner = { $n ->
    [one] серое знамя
    [few] серых знамени
   *[many] серых знамён
}
    .each = каждое серое знамя
noun-blue-banner = { $n ->
    [one] синее знамя
    [few] синих знамени
   *[many] синих знамён
}
    .each = каждое синее знамя
noun-wild-banner = { $n ->
    [one] знамя любого цвета
    [few] знамени любого цвета
   *[many] знамён любого цвета
}
    .each = каждое знамя любого цвета
noun-orange-blessing = { $n ->
    [one] оранжевое благословение
    [few] оранжевых благословения
   *[many] оранжевых благословений
}
    .each = каждое оранжевое благословение
noun-purple-blessing = { $n ->
    [one] фиолетовое благословение
    [few] фиолетовых благословения
   *[many] фиолетовых благословений
}
    .each = каждое фиолетовое благословение
noun-red-blessing = { $n ->
    [one] красное благословение
    [few] красных благословения
   *[many] красных благословений
}
    .each = каждое красное благословение
noun-wild-blessing = { $n ->
    [one] благословение на выбор
    [few] благословения на выбор
   *[many] благословений на выбор
}
    .each = каждое благословение
noun-altar = { $n ->
    [one] шаг по шкале алтаря
    [few] шага по шкале алтаря
   *[many] шагов по шкале алтаря
}
    .each = каждый шаг по шкале алтаря
noun-tent = { $n ->
    [one] шаг шатра
    [few] шага шатра
   *[many] шагов шатра
}
    .each = каждый шаг шатра
noun-red = красный
    .gen = красного
    .neu = красное
    .plgen = красных
    .letter = к
noun-grey = серый
    .gen = серого
    .neu = серое
    .plgen = серых
    .letter = се
noun-blue = синий
    .gen = синего
    .neu = синее
    .plgen = синих
    .letter = си
noun-wild = любой
    .gen = любого
    .neu = любое
    .plgen = любых
noun-orange = оранжевый
    .gen = оранжевого
    .neu = оранжевое
    .plgen = оранжевых
    .letter = о
noun-purple = фиолетовый
    .gen = фиолетового
    .neu = фиолетовое
    .plgen = фиолетовых
    .letter = ф
noun-yellow = жёлтый
    .gen = жёлтого
    .neu = жёлтое
    .plgen = жёлтых
noun-turquoise = бирюзовый
    .gen = бирюзового
    .neu = бирюзовое
    .plgen = бирюзовых
noun-neutral = ничей
    .gen = ничьего
    .neu = ничьё
    .plgen = ничьих
noun-upper = верхний
noun-lower = нижний
noun-sell = продажа
noun-temple = Храм
    .gen = Храма
    .loc = Храме
noun-walls = Стены и ворота
noun-torah = Тора и шатры
noun-trader = { $n ->
    [one] торговец
    [few] торговца
   *[many] торговцев
}
    .acc = { $n ->
        [one] торговца
       *[many] торговцев
    }
    .gen = { $n ->
        [one] торговца
       *[many] торговцев
    }
    .each = каждого торговца
noun-elder = { $n ->
    [one] старейшина
    [few] старейшины
   *[many] старейшин
}
    .acc = { $n ->
        [one] старейшину
       *[many] старейшин
    }
    .gen = { $n ->
        [one] старейшины
       *[many] старейшин
    }
    .each = каждого старейшину
noun-levite = { $n ->
    [one] левит
    [few] левита
   *[many] левитов
}
    .acc = { $n ->
        [one] левита
       *[many] левитов
    }
    .gen = { $n ->
        [one] левита
       *[many] левитов
    }
    .each = каждого левита
noun-scribe = { $n ->
    [one] книжник
    [few] книжника
   *[many] книжников
}
    .acc = { $n ->
        [one] книжника
       *[many] книжников
    }
    .gen = { $n ->
        [one] книжника
       *[many] книжников
    }
    .each = каждого книжника
noun-gatekeeper = { $n ->
    [one] привратник
    [few] привратника
   *[many] привратников
}
    .acc = { $n ->
        [one] привратника
       *[many] привратников
    }
    .gen = { $n ->
        [one] привратника
       *[many] привратников
    }
    .each = каждого привратника
noun-farmer = { $n ->
    [one] земледелец
    [few] земледельца
   *[many] земледельцев
}
    .acc = { $n ->
        [one] земледельца
       *[many] земледельцев
    }
    .gen = { $n ->
        [one] земледельца
       *[many] земледельцев
    }
    .each = каждого земледельца
noun-labourer = { $n ->
    [one] подёнщик
    [few] подёнщика
   *[many] подёнщиков
}
    .acc = { $n ->
        [one] подёнщика
       *[many] подёнщиков
    }
    .gen = { $n ->
        [one] подёнщика
       *[many] подёнщиков
    }
    .each = каждого подёнщика
noun-guards = стража
noun-labourers = подёнщики
noun-farmers = земледельцы
noun-traders = торговцы
noun-elders = старейшины
noun-golden-space = { $n ->
    [one] золотое деление алтаря, до которого вы дошли
    [few] золотых деления алтаря, до которых вы дошли
   *[many] золотых делений алтаря, до которых вы дошли
}
    .each = каждое золотое деление алтаря, до которого вы дошли
noun-flipped-tile = { $n ->
    [one] ваш перевёрнутый жетон развития
    [few] ваших перевёрнутых жетона развития
   *[many] ваших перевёрнутых жетонов развития
}
    .each = каждый свой перевёрнутый жетон развития
noun-row-of-the-2-highest-scribes = { $n ->
    [one] ряд двух ваших высших книжников
    [few] ряда двух ваших высших книжников
   *[many] рядов двух ваших высших книжников
}
    .each = каждую единицу номеров рядов двух своих высших книжников
noun-wall = { $n ->
    [one] построенная вами стена
    [few] построенные вами стены
   *[many] построенных вами стен
}
    .each = каждую построенную вами стену
noun-blessing-set = { $n ->
    [one] набор трёх разных благословений
    [few] набора трёх разных благословений
   *[many] наборов трёх разных благословений
}
    .each = каждый набор трёх разных благословений
noun-worker-on-the-board = { $n ->
    [one] ваш рабочий на главном поле
    [few] ваших рабочих на главном поле
   *[many] ваших рабочих на главном поле
}
    .each = каждого своего рабочего на главном поле
noun-building = { $n ->
    [one] ваша постройка (стена или ворота)
    [few] ваши постройки (стены и ворота)
   *[many] ваших построек (стены и ворота)
}
    .each = каждую построенную вами стену и каждые ворота
noun-full-temple-row = { $n ->
    [one] заполненный ряд Храма
    [few] заполненных ряда Храма
   *[many] заполненных рядов Храма
}
    .each = каждый заполненный ряд Храма
noun-scribe-below-the-top-row = { $n ->
    [one] ваш книжник в рядах 1–3
    [few] ваших книжника в рядах 1–3
   *[many] ваших книжников в рядах 1–3
}
    .each = каждого своего книжника в рядах 1–3
noun-scribe-in-the-top-row = { $n ->
    [one] ваш книжник в ряду 4
    [few] ваших книжника в ряду 4
   *[many] ваших книжников в ряду 4
}
    .each = каждого своего книжника в ряду 4
noun-point-of-the-card-in-hand = { $n ->
    [one] очко, которое карта на руке дала бы в субботу
    [few] очка, которые карта на руке дала бы в субботу
   *[many] очков, которые карта на руке дала бы в субботу
}
    .each = каждое очко, которое оставшаяся на руке карта дала бы в субботу
noun-start = начало
noun-sectors = сектора Храма
    .acc = сектора Храма
noun-levites = левиты
    .acc = левитов
noun-blessings = благословения
noun-judgement = суд пророков
noun-hunger = голод
noun-sabbath = суббота
    .acc = субботу
noun-scrolls = свитки
noun-buildings = постройки
noun-other = прочее
noun-tiles = жетоны развития
noun-leader = первенство на шкале алтаря
noun-gates = ворота
noun-scribes = книжники
    .acc = книжников
noun-gold_scrolls = золотые свитки
noun-condition-not-met = условие не выполнено
noun-no-wall-card = карт стен не осталось
noun-nothing-to-build = не осталось ничего, на что хватает его золота и завала там
noun-no-scroll-possible = нет открытого ему жетона свитка, за который он может заплатить
noun-cannot-pay = на это у него мало золота

## Что делают эффекты

own-spaces = { $n } { $n ->
    [one] деление
    [few] деления
   *[many] делений
}
own-steps = { $n } { $n ->
    [one] шаг
    [few] шага
   *[many] шагов
}
own-food = { $n } { $n ->
    [one] еду
   *[many] еды
}
own-silver = { $n } { $n ->
    [one] серебро
   *[many] серебра
}
own-helpers = { $n ->
    [1] одного торговца или старейшину
   *[other] торговцев или старейшин: { $n }
}
own-vp = { $n } { $n ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
}
do-lose-food = потеряйте { own-food }; за каждую недостающую — 2 очка
    .inf = потерять { own-food }; за каждую недостающую — 2 очка
do-lose-vp = потеряйте { own-vp }
    .inf = потерять { own-vp }
do-lose-silver = потеряйте { own-silver }
    .inf = потерять { own-silver }
do-altar = поднимитесь на { own-spaces } по шкале алтаря
    .inf = подняться на { own-spaces } по шкале алтаря
do-tent = передвиньте шатёр на { own-steps }
    .inf = передвинуть шатёр на { own-steps }
do-orange-blessing = продвиньте оранжевое благословение
    .inf = продвинуть оранжевое благословение
do-purple-blessing = продвиньте фиолетовое благословение
    .inf = продвинуть фиолетовое благословение
do-red-blessing = продвиньте красное благословение
    .inf = продвинуть красное благословение
do-wild-blessing = продвиньте благословение на выбор
    .inf = продвинуть благословение на выбор
do-recover = можете вернуть { own-helpers }
    .inf = вернуть { own-helpers }
do-flip-free = можете бесплатно перевернуть жетон развития
    .inf = бесплатно перевернуть жетон развития
do-paid-flip = заплатите цену жетона развития и переверните его
    .inf = заплатить цену жетона развития и перевернуть его
do-again = используйте то же место торговца ещё раз
    .inf = использовать то же место торговца ещё раз
do-auxiliary = сделайте вспомогательное действие: сделку с любой видимой картой или переворот
    .inf = сделать вспомогательное действие: сделку с любой видимой картой или переворот
do-adjacent-wall = примените эффект построенной стены рядом с новой
    .inf = применить эффект построенной стены рядом с новой
do-silver-a-point = в конце товары дают 1 очко за { $n ->
    [one] каждое { $n } серебро
   *[many] каждые { $n } серебра
}
do-farmer-unfed = вашим земледельцам не нужна еда
    .kind = state
do-labourer-unfed = вашим подёнщикам не нужна еда
    .kind = state
do-trader-unfed = вашим торговцам не нужна еда
    .kind = state
do-gatekeeper-unfed = вашим привратникам не нужна еда
    .kind = state
do-scribe-unfed = вашим книжникам не нужна еда
    .kind = state
do-food-off-levite = левит стоит вам на { own-food } меньше
do-stone-off-building = стены и ворота стоят вам на { $n } { $n ->
    [one] камень
    [few] камня
   *[many] камней
} меньше
do-silver-off-lower-trade = нижний вариант сделки стоит вам на { $n } { $n ->
    [one] серебро
   *[many] серебра
} меньше
do-more-card = ваш предел карт на руке больше на { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
}
do-any-pile = ваши стопки не ограничены
    .kind = state
do-any-card = вы можете торговать с любой видимой картой
do-temple = если можно, заплатите 2 золота за левита; затем за каждого левита положите золото в Храм, или купите 1 золото за 1 серебро, или поднимитесь по шкале алтаря
do-clear-wall = разберите первое место стены с завалом
do-build-wall = разберите и застройте первое место стены с завалом, за 3 золота
do-build-gate = разберите и постройте первые ворота, на которые хватает, за 3 золота
do-scribe-highest = поставьте книжника в самый высокий возможный ряд
do-scribe-lowest = поставьте книжника в самый низкий возможный ряд

when-prep = при каждой подготовке к субботе: { $effect }
when-scribe = поставив книжника: { $effect }
when-gatekeeper = поставив привратника: { $effect }
when-wall = построив стену: { $effect }
when-golden = за каждое пройденное золотое деление алтаря: { $effect }
when-elder = поставив старейшину: { $effect }
when-trader = поставив торговца: { $effect }
when-flip = перевернув жетон развития: { $effect }
when-trade = после сделки: { $effect }
when-tents = когда шатёр прошёл 2 шага за ход или подготовку: { $effect }

## Компоненты

name-c_perfumer = Мироварник
    .acc = Мироварника
    .gen = Мироварника
    .ins = Мироварником
    .with = с Мироварником
name-c_priest = Священник
    .acc = Священника
    .gen = Священника
    .ins = Священником
    .with = со Священником
name-c_temple_servant = Служитель Храма
    .acc = Служителя Храма
    .gen = Служителя Храма
    .ins = Служителем Храма
    .with = со Служителем Храма
name-c_governor = Правитель
    .acc = Правителя
    .gen = Правителя
    .ins = Правителем
    .with = с Правителем
name-c_teacher = Учитель
    .acc = Учителя
    .gen = Учителя
    .ins = Учителем
    .with = с Учителем
name-c_reader = Чтец
    .acc = Чтеца
    .gen = Чтеца
    .ins = Чтецом
    .with = с Чтецом
name-c_watchman = Страж
    .acc = Стража
    .gen = Стража
    .ins = Стражем
    .with = со Стражем
name-c_stonemason = Каменотёс
    .acc = Каменотёса
    .gen = Каменотёса
    .ins = Каменотёсом
    .with = с Каменотёсом
name-c_goldsmith = Ювелир
    .acc = Ювелира
    .gen = Ювелира
    .ins = Ювелиром
    .with = с Ювелиром
name-c_singer = Певец
    .acc = Певца
    .gen = Певца
    .ins = Певцом
    .with = с Певцом
name-hero_zerubbabel = Зоровавель
    .acc = Зоровавеля
    .gen = Зоровавеля
    .ins = Зоровавелем
    .with = с Зоровавелем
name-hero_ezra = Ездра
    .acc = Ездру
    .gen = Ездры
    .ins = Ездрой
    .with = с Ездрой
name-hero_nehemiah = Неемия
    .acc = Неемию
    .gen = Неемии
    .ins = Неемией
    .with = с Неемией
name-g_sheep = Овечьи ворота
    .gen = Овечьих ворот
    .dat = Овечьим воротам
    .ins = Овечьими воротами
    .loc = Овечьих воротах
    .at = у Овечьих ворот
    .on = на Овечьи ворота
name-g_muster = Смотровые ворота
    .gen = Смотровых ворот
    .dat = Смотровым воротам
    .ins = Смотровыми воротами
    .loc = Смотровых воротах
    .at = у Смотровых ворот
    .on = на Смотровые ворота
name-g_east = Восточные ворота
    .gen = Восточных ворот
    .dat = Восточным воротам
    .ins = Восточными воротами
    .loc = Восточных воротах
    .at = у Восточных ворот
    .on = на Восточные ворота
name-g_horse = Конские ворота
    .gen = Конских ворот
    .dat = Конским воротам
    .ins = Конскими воротами
    .loc = Конских воротах
    .at = у Конских ворот
    .on = на Конские ворота
name-g_water = Водяные ворота
    .gen = Водяных ворот
    .dat = Водяным воротам
    .ins = Водяными воротами
    .loc = Водяных воротах
    .at = у Водяных ворот
    .on = на Водяные ворота
name-g_fountain = Источные ворота
    .gen = Источных ворот
    .dat = Источным воротам
    .ins = Источными воротами
    .loc = Источных воротах
    .at = у Источных ворот
    .on = на Источные ворота
name-g_dung = Навозные ворота
    .gen = Навозных ворот
    .dat = Навозным воротам
    .ins = Навозными воротами
    .loc = Навозных воротах
    .at = у Навозных ворот
    .on = на Навозные ворота
name-g_valley = Долинные ворота
    .gen = Долинных ворот
    .dat = Долинным воротам
    .ins = Долинными воротами
    .loc = Долинных воротах
    .at = у Долинных ворот
    .on = на Долинные ворота
name-g_old = Старые ворота
    .gen = Старых ворот
    .dat = Старым воротам
    .ins = Старыми воротами
    .loc = Старых воротах
    .at = у Старых ворот
    .on = на Старые ворота
name-g_fish = Рыбные ворота
    .gen = Рыбных ворот
    .dat = Рыбным воротам
    .ins = Рыбными воротами
    .loc = Рыбных воротах
    .at = у Рыбных ворот
    .on = на Рыбные ворота
name-w01 = место стены 1
    .gen = места стены 1
    .loc = месте стены 1
    .at = на месте стены 1
    .on = на место стены 1
name-w02 = место стены 2
    .gen = места стены 2
    .loc = месте стены 2
    .at = на месте стены 2
    .on = на место стены 2
name-w03 = место стены 3
    .gen = места стены 3
    .loc = месте стены 3
    .at = на месте стены 3
    .on = на место стены 3
name-w04 = место стены 4
    .gen = места стены 4
    .loc = месте стены 4
    .at = на месте стены 4
    .on = на место стены 4
name-w05 = место стены 5
    .gen = места стены 5
    .loc = месте стены 5
    .at = на месте стены 5
    .on = на место стены 5
name-w06 = место стены 6
    .gen = места стены 6
    .loc = месте стены 6
    .at = на месте стены 6
    .on = на место стены 6
name-w07 = место стены 7
    .gen = места стены 7
    .loc = месте стены 7
    .at = на месте стены 7
    .on = на место стены 7
name-w08 = место стены 8
    .gen = места стены 8
    .loc = месте стены 8
    .at = на месте стены 8
    .on = на место стены 8
name-w09 = место стены 9
    .gen = места стены 9
    .loc = месте стены 9
    .at = на месте стены 9
    .on = на место стены 9
name-w10 = место стены 10
    .gen = места стены 10
    .loc = месте стены 10
    .at = на месте стены 10
    .on = на место стены 10
name-w11 = место стены 11
    .gen = места стены 11
    .loc = месте стены 11
    .at = на месте стены 11
    .on = на место стены 11
name-w12 = место стены 12
    .gen = места стены 12
    .loc = месте стены 12
    .at = на месте стены 12
    .on = на место стены 12
name-w13 = место стены 13
    .gen = места стены 13
    .loc = месте стены 13
    .at = на месте стены 13
    .on = на место стены 13
name-w14 = место стены 14
    .gen = места стены 14
    .loc = месте стены 14
    .at = на месте стены 14
    .on = на место стены 14
name-w15 = место стены 15
    .gen = места стены 15
    .loc = месте стены 15
    .at = на месте стены 15
    .on = на место стены 15
name-w16 = место стены 16
    .gen = места стены 16
    .loc = месте стены 16
    .at = на месте стены 16
    .on = на место стены 16
name-w17 = место стены 17
    .gen = места стены 17
    .loc = месте стены 17
    .at = на месте стены 17
    .on = на место стены 17
name-w18 = место стены 18
    .gen = места стены 18
    .loc = месте стены 18
    .at = на месте стены 18
    .on = на место стены 18
name-w19 = место стены 19
    .gen = места стены 19
    .loc = месте стены 19
    .at = на месте стены 19
    .on = на место стены 19
name-w20 = место стены 20
    .gen = места стены 20
    .loc = месте стены 20
    .at = на месте стены 20
    .on = на место стены 20
name-w21 = место стены 21
    .gen = места стены 21
    .loc = месте стены 21
    .at = на месте стены 21
    .on = на место стены 21
name-w22 = место стены 22
    .gen = места стены 22
    .loc = месте стены 22
    .at = на месте стены 22
    .on = на место стены 22
name-w23 = место стены 23
    .gen = места стены 23
    .loc = месте стены 23
    .at = на месте стены 23
    .on = на место стены 23
name-w24 = место стены 24
    .gen = места стены 24
    .loc = месте стены 24
    .at = на месте стены 24
    .on = на место стены 24
name-class_h = Стена с 1 кубиком завала
name-class_m = Стена с 2 кубиками завала
name-class_l = Стена с 3 кубиками завала
name-class_gate = Ворота
name-temple_r1 = Ряд Храма 1
name-temple_r2 = Ряд Храма 2
name-temple_r3 = Ряд Храма 3
name-temple_r4 = Ряд Храма 4
name-temple_r5 = Ряд Храма 5
name-temple_12p = Храм, 1 или 2 игрока
name-temple_3p = Храм, 3 игрока
name-temple_4p = Храм, 4 игрока
name-altar_1a_r1 = Карта алтаря 1a, неделя 1
name-altar_1a_r2 = Карта алтаря 1a, неделя 2
name-altar_1a_r3 = Карта алтаря 1a, неделя 3
name-altar_1b_r1 = Карта алтаря 1b, неделя 1
name-altar_1b_r2 = Карта алтаря 1b, неделя 2
name-altar_1b_r3 = Карта алтаря 1b, неделя 3
name-altar_2a_r1 = Карта алтаря 2a, неделя 1
name-altar_2a_r2 = Карта алтаря 2a, неделя 2
name-altar_2a_r3 = Карта алтаря 2a, неделя 3
name-altar_2b_r1 = Карта алтаря 2b, неделя 1
name-altar_2b_r2 = Карта алтаря 2b, неделя 2
name-altar_2b_r3 = Карта алтаря 2b, неделя 3
name-tent_move_1 = Путь шатра, 1 шаг
name-tent_move_2 = Путь шатра, 2 шага
name-tent_move_3 = Путь шатра, 3 шага
name-tent_move_4 = Путь шатра, 4 шага
name-solo_a = Соперник A
name-solo_b = Соперник B
name-focus_sheep = Цель: Овечьи ворота
name-focus_muster = Цель: Смотровые ворота
name-focus_east = Цель: Восточные ворота
name-focus_horse = Цель: Конские ворота
name-focus_water = Цель: Водяные ворота
name-focus_fountain = Цель: Источные ворота
name-focus_dung = Цель: Навозные ворота
name-focus_valley = Цель: Долинные ворота
name-focus_old = Цель: Старые ворота
name-focus_fish = Цель: Рыбные ворота
name-workers = Рабочих одного цвета
name-start_workers = Рабочих в начале
name-start_silver = Серебра в начале
name-start_food = Еды в начале
name-start_vp = Очков в начале
name-kept_of_each = Не кладут в мешок, каждого вида
name-hand = Предел карт на руке
name-pile = Карт в стопке
name-clear_stone = Знамён, чтобы разобрать камень
name-clear_wood = Знамён, чтобы разобрать дерево
name-clear_gold = Знамён, чтобы разобрать золото
name-clear_cinder = Знамён, чтобы разобрать уголь
name-banners_for_stone = Знамён вместо камня или дерева
name-temple_stone = Очков за камень в Храме
name-temple_wood = Очков за дерево в Храме
name-temple_gold = Очков за золото в Храме
name-altar_wood_red = Знамён, чтобы сжечь дерево
name-altar_wood_steps = Шагов за дерево
name-altar_cinder_red = Знамён, чтобы сжечь уголь
name-altar_cinder_steps = Шагов за уголь
name-sector_food = Еды за завершение сектора
name-sector_most = Очков за большинство левитов
name-sector_fewest = Потеря очков за меньшинство левитов
name-sector_silver = Серебра за левита
name-gate_silver_2 = Серебра на воротах, 1 или 2 игрока
name-gate_silver_3 = Серебра на воротах, 3 игрока
name-tuck_1 = Карт подложить на неделе 1
name-tuck_2 = Карт подложить на неделе 2
name-tuck_3 = Карт подложить на неделе 3
name-hunger = Потеря очков за голодного рабочего
name-leader_vp = Очков первому на алтаре
name-tile_vp = Очков за перевёрнутый жетон
name-silver_per_vp = Серебра за очко в конце
name-worth_stone = Цена камня в серебре
name-worth_wood = Цена дерева в серебре
name-worth_gold = Цена золота в серебре
name-worth_cinder = Цена угля в серебре
name-worth_food = Цена еды в серебре
name-gate_fee = Серебра за сделку у ворот
name-branch_fee = Серебра за путь через чужого книжника
name-levite_banner = Красных знамён за левита
name-walls_drawn = Взять карт стен
name-altar_beyond = Серебра за шаг после конца шкалы алтаря
name-stride = Шагов шатра за ход, которые считаются большим путём
name-solo_levite = Левит соперника, в золоте
name-solo_building = Постройка соперника, в золоте
name-picks_1 = 1 вариант
name-picks_2 = 2 варианта
name-picks_3 = 3 варианта
name-picks_4 = 4 варианта
name-picks_5 = 5 вариантов
name-picks_6 = 6 вариантов
family-wc = карта стены { $n }
    .acc = карту стены { $n }
    .gen = карты стены { $n }
family-levite = Ряд левитов { $n }
family-altar = деление алтаря { $n }
family-scroll = Ряд свитков { $n }
family-gold = золотой свиток { $n }
    .gen = золотого свитка { $n }
    .loc = золотом свитке { $n }
family-wood = деревянный свиток { $n }
    .gen = деревянного свитка { $n }
    .loc = деревянном свитке { $n }
family-stone = каменный свиток { $n }
    .gen = каменного свитка { $n }
    .loc = каменном свитке { $n }
family-tent = место { $n } на карте города
    .loc = месте { $n } на карте города
family-bless = Столбец благословений { $n }
family-guards = стража { $n }
family-labourers = подёнщики { $n }
family-farmers = земледельцы { $n }
family-traders = торговцы { $n }
family-elders = старейшины { $n }
family-scheme = Замысел { $n }

about-stone_01 = Возьмите героя Зоровавеля.
about-stone_02 = Возьмите героя Ездру.
about-stone_03 = Возьмите героя Неемию.
about-guards_1 = Оборот: хранение не ограничено, и при каждой подготовке возвращается один торговец или старейшина.
about-guards_2 = { about-guards_1 }
about-guards_3 = { about-guards_1 }
about-guards_4 = { about-guards_1 }
about-farmers_2 = В любое время 2 серебра можно обменять на 1 еду.

## Слова коробки

value-sheep = Овечьи ворота
value-muster = Смотровые ворота
value-east = Восточные ворота
value-horse = Конские ворота
value-water = Водяные ворота
value-fountain = Источные ворота
value-dung = Навозные ворота
value-valley = Долинные ворота
value-old = Старые ворота
value-fish = Рыбные ворота
value-h = 1 кубик завала
value-m = 2 кубика завала
value-l = 3 кубика завала
value-corner = угол
value-most = самые многочисленные
value-all = все три
value-cw = по часовой стрелке
value-ccw = против часовой стрелки

section-characters = Карты персонажей
section-heroes = Герои
section-ring = Кольцо города
section-classes = Виды стен и ворота
section-corners = Угловые ворота
section-gates = Карты ворот
section-walls = Карты стен
section-levites = Шкала левитов
section-temple = Ряды Храма
section-temple_sizes = Размер Храма
section-altar = Шкала алтаря
section-altar_cards = Карты алтаря
section-scroll_rows = Ряды свитков
section-scrolls = Жетоны свитков
section-tents = План города
section-tent_moves = Пути шатра
section-blessings = Бонусы столбцов
section-guards = Стража
section-labourers = Подёнщики
section-farmers = Земледельцы
section-traders = Торговцы
section-elders = Старейшины
section-solo = Соперник для одного
section-focus = Карты цели
section-schemes = Карты замысла
section-picks = Жетон свитка соперника
section-board = Отдельные числа

column-colours = Цвета
column-banners = Знамёна
column-gate = Ворота
column-upper = Верхняя сделка
column-lower = Нижняя сделка
column-sell = Продаёт
column-scoring = Суббота
column-colour = Цвет
column-left = Слева
column-centre = В центре
column-right = Справа
column-pos = Место
column-blessing = Благословение
column-neutral = Ничьё до
column-grey = Серые знамёна
column-stone = Камень
column-wood = Дерево
column-rubble = Завал
column-connection = Соединение
column-vp = Очки
column-reward = Награда
column-food = Еда
column-red = Красные знамёна
column-columns = Столбцы
column-sectors = Сектора
column-golden = Золотое
column-zechariah = Захария
column-haggai = Аггей
column-behind = Позади
column-between = Между
column-ahead = Впереди
column-tiles = Жетоны
column-blue = Синие знамёна
column-price = Цена
column-paid_in = Чем платят
column-now = Сразу
column-hero = Герой
column-cube = Кубик
column-bonus = Бонус
column-limit = Хранение
column-start = Начало
column-front = Лицо
column-back = Оборот
column-prep = Подготовка
column-converts = Серебра за 1 еду
column-front_1 = Лицо 1
column-front_2 = Лицо 2
column-front_3 = Лицо 3
column-back_1 = Оборот 1
column-back_2 = Оборот 2
column-back_3 = Оборот 3
column-back_4 = Оборот 4
column-workers = Рабочие
column-silver = Серебро
column-gold = Золото
column-idle = Серебра за свободного рабочего
column-kinds = Виды рабочих
column-direction = Направление
column-column = Столбец
column-least_workers = Рабочих от
column-most_workers = Рабочих до
column-least_gold = Золота от
column-most_gold = Золота до
column-lines = Строки
column-takes = Для столбца цели с 1 по 4
column-class = Вид
## Настройки

option-solo = Соперник для одного
    .help = Его сторона, когда играете вы один: A легче, B труднее.
option-solo-A = A
option-solo-B = B
option-altar = Карта алтаря
    .help = Какая сторона карт алтаря в игре.
option-altar-random = случайная
option-altar-1a = 1a
option-altar-1b = 1b
option-altar-2a = 2a
option-altar-2b = 2b

## Вопросы

question-corner = Поставьте привратника на угловые ворота
question-turn = Выберите, что делать
question-choose_wall = Выберите карту стены
question-return_walls = Выберите карту стены, которая ляжет на колоду; другая — под неё
question-branch = Выберите, через чьих книжников идёт путь
question-tent_cube = Выберите кубик, чтобы заплатить за долгий путь
question-sell = Продайте ресурс или закончите
question-storage = У вас больше, чем можно хранить: верните кубик
question-assign = Сделайте вернувшегося рабочего земледельцем или подёнщиком
question-prepare = Подготовка к субботе: выберите, что делать
question-feed = Обменяйте серебро на еду или накормите рабочих
question-tuck = Выберите карту, которую подложить
ask-wild = Выберите благословение, которое продвинуть
ask-res = Выберите ресурс
ask-recover = Верните торговца или старейшину или откажитесь
ask-flip = Бесплатно переверните жетон развития или откажитесь
ask-paid = Выберите жетон развития, который перевернуть
ask-lose = Обменяйте серебро на еду или отдайте еду
ask-card = Сыграйте карту на стопку
ask-sell = Продайте ресурс
ask-action = Выберите основное действие
ask-temple = Храм: { $n ->
    [0] свободных левитов не осталось
    [one] может работать { $n } левит
    [few] могут работать { $n } левита
   *[many] могут работать { $n } левитов
}
ask-walls = Стены: выберите, где работать
ask-site = { $place }: { $kinds ->
    [clear-build] разберите или стройте
    [clear] разберите завал
    [build] стройте
   *[none] здесь ни на что не хватает
}
ask-torah = { $kinds ->
    [scribe-tent] Тора: поставьте книжника, передвиньте шатёр
    [scribe] Тора: поставьте книжника
    [tent] Шатры: передвиньте шатёр
   *[none] Тора, шатры: больше ничего сделать нельзя
}
ask-rest = Что ещё в этот ход?
ask-auxiliary = Сделайте вспомогательное действие или откажитесь
ask-adjacent = Выберите соседнюю стену, чей эффект применить, или откажитесь

## Ходы

move-play = Сыграть { $a-acc } на стопку { $b }
move-trade = { $b-id ->
    [sell] Продажа { $a-with }
   *[other] Сделка { $a-with }, { $b } вариант
}
move-flip = Перевернуть жетон «{ $a }»
move-trader = Поставить торговца на место { $a }
move-elder = Поставить старейшину на место { $a }
move-convert = Обменять серебро на 1 еду
move-begin = Начать основное действие «{ $a }»
move-levite = Поставить левита
move-banner = Взять за левита 1 красное знамя
move-temple = Положить { $b-acc } в ряд { $a } Храма
move-altar = Положить { $a-acc } на алтарь
move-placed = Закончить укладку; левит ещё может прийти
move-site = Выбрать { $a }
move-clear = Разобрать { $a-acc }
move-build = Построить: камень { $a }, дерево { $b }, золото { $c }, остальное знамёнами
move-scribe = Поставить книжника в ряд { $a-1 }, жетон { $a-2 }
move-tent = Передвинуть шатёр на { $a } { $a ->
    [one] шаг
    [few] шага
   *[many] шагов
}
move-finish = Завершить
move-end = Закончить ход
move-farmer = Сделать рабочего земледельцем
move-labourer = Сделать рабочего подёнщиком, доход { $a }
move-judgement = Предстать перед судом пророков
move-harvest = Взять еду с жетона земледельцев
move-guards = Вернуть рабочего с жетоном стражи
move-use = Использовать { $a }
move-gatekeeper = Поставить привратника { $a-on }
move-take = Взять { $a-acc }
move-bless = Продвинуть { $a-neu } благословение
move-recover = Вернуть { $a-acc } с места { $b }
move-pass = Отказаться
move-choose = Выбрать вариант { $a }
move-accept = Сделать
move-discard = Вернуть { $a-acc }
move-wall = Построить: { $a }
move-top = Положить { $a-acc } на колоду
move-copy = Применить эффект { $a-gen }
move-via = Путь через жетоны { $a-id }
move-pay = Заплатить { $a-acc }
move-sell = Продать { $a-acc }
move-done = Закончить продажу
move-feed = Накормить рабочих
move-tuck = Подложить { $a-acc }

## Журнал

own-good = { $a } { $b-id ->
    [stone] { $a ->
        [one] камень
        [few] камня
       *[many] камней
    }
    [wood] { $a ->
        [one] дерево
       *[many] дерева
    }
    [gold] { $a ->
        [one] золото
       *[many] золота
    }
    [cinder] { $a ->
        [one] уголь
       *[many] угля
    }
    [silver] { $a ->
        [one] серебро
       *[many] серебра
    }
    [food] { $a ->
        [one] еда
       *[many] еды
    }
   *[other] { $b }
}
own-good-acc = { $b-id ->
    [food] { $a } { $a ->
        [one] еду
       *[many] еды
    }
   *[other] { own-good }
}
own-good-for = { $a } { $c-id ->
    [stone] { $a ->
        [one] камень
        [few] камня
       *[many] камней
    }
    [wood] { $a ->
        [one] дерево
       *[many] дерева
    }
    [gold] { $a ->
        [one] золото
       *[many] золота
    }
    [cinder] { $a ->
        [one] уголь
       *[many] угля
    }
    [silver] { $a ->
        [one] серебро
       *[many] серебра
    }
    [food] { $a ->
        [one] еду
       *[many] еды
    }
   *[other] { $c }
}
own-points-a = { $a } { $a ->
    [one] очко
    [few] очка
   *[many] очков
}
own-points-b = { $b } { $b ->
    [one] очко
    [few] очка
   *[many] очков
}
own-banners = { $a } { $b-id ->
    [wild] { $a ->
        [one] знамя любого цвета
        [few] знамени любого цвета
       *[many] знамён любого цвета
    }
   *[other] { $a ->
        [one] { $b-neu } знамя
        [few] { $b-plgen } знамени
       *[many] { $b-plgen } знамён
    }
}
own-banners-b = { $b } { $b ->
    [one] знамя
    [few] знамени
   *[many] знамён
}
own-workers-acc = { $a } { $a ->
    [one] рабочего
   *[many] рабочих
}
own-workers = { $a } { $a ->
    [one] рабочий
   *[many] рабочих
}
own-cards = { $a } { $a ->
    [one] карта
    [few] карты
   *[many] карт
}
own-silver-b = { $b } { $b ->
    [one] серебро
   *[many] серебра
}
own-silver-a = { $a } { $a ->
    [one] серебро
   *[many] серебра
}
own-silver-c = { $c } { $c ->
    [one] серебро
   *[many] серебра
}
own-gold-c = { $c } { $c ->
    [one] золото
   *[many] золота
}
own-food-a = { $a } { $a ->
    [one] еда
   *[many] еды
}
own-food-b = { $b } { $b ->
    [one] еду
   *[many] еды
}
own-altar-steps = { $b } { $b ->
    [one] шаг
    [few] шага
   *[many] шагов
}
own-end-for = { $b-id ->
    [silver] серебро и товары
    [walls] стены
   *[other] { $b-acc }
}
news-gained = { $seat } получает { own-good-acc }.
news-gained-for = { $seat } получает { own-good-acc } за { own-good-for }.
news-paid = { $seat } платит { own-good-acc }.
source-of = { $b-id ->
    [hunger] голод
    [tent] шатёр
   *[other] { $b }
}
news-scored = { $seat } получает { own-points-a } ({ source-of }).
news-banners = { $seat } получает { own-banners }.
news-banners-unused = { $seat } получает { own-banners }, сейчас без пользы.
news-turn = Неделя { $a }, день { $b }: ходит { $seat }.
news-card-played = { $seat } разыгрывает { $a-acc } на стопку { $b }.
news-workers = { $seat } получает { own-workers-acc }.
news-no-worker-left = У { $seat-gen } не осталось рабочих в общем запасе: вместо этого шаг шатра.
news-blessed = { $seat } продвигает { $a-neu } благословение до { $b }.
news-column = { $seat } получает бонус столбца благословений { $a }.
news-altar = { $seat } поднимается по шкале алтаря с { $a } на { $b }.
news-tent = { $seat } передвигает шатёр на { $a } { $a ->
    [one] шаг
    [few] шага
   *[many] шагов
}, он теперь на { $b-loc }.
news-began = { $seat } начинает основное действие «{ $a }», { own-banners-b }.
news-levite = { $seat } ставит левита в ряд { $a }.
news-levite-banner = { $seat } берёт за левита 1 красное знамя.
news-temple = { $seat } кладёт { $c-acc } в Храм: ряд { $a }, столбец { $b }.
news-sector = Сектор { $a } Храма завершён; больше всего левитов: { $b }{ $c-id ->
    [none] {""}
   *[other] , меньше всего: { $c }
}.
news-burnt = { $seat } сжигает { $a-acc }: { own-altar-steps }.
news-site = { $seat } работает { $a-at }.
news-cleared = { $seat } разбирает { $b-acc } { $a-at }.
news-space-clear = Завала больше нет: { $a }.
news-walls-drawn = { $seat } берёт карты стен: { $a }.
news-wall-built = { $seat } строит { $b-acc } { $a-at }.
news-wall-kept = { $seat } кладёт { $a-acc } на колоду.
news-gate-built = { $seat } строит { $a }{ $b ->
    [0] {""}
   *[other] {" "}и забирает с них { own-silver-b }
}.
news-connected = Соединение: { $a } и { $b }.
news-copied = { $seat } применяет эффект { $b-gen } { $a-at }.
news-scribe = { $seat } ставит книжника в ряд { $a-1 }: { $b }.
news-branch-paid = { $a-id ->
    [none] { $seat } платит из этого за путь { own-silver-b } в общий запас.
   *[other] { $seat } платит из этого за путь { own-silver-b } { $a-dat }.
}
news-white-moved = Белый рабочий поднимается в ряд { $b-1 }.
news-white-left = Белый рабочий покидает игру.
news-row-food = { $seat } берёт { own-food-b } с ряда свитков { $a }.
news-hero = { $seat } берёт героя: { $a }.
news-traded = { $b ->
    [1] { $seat } торгует { $a-with }, верхний вариант.
    [2] { $seat } торгует { $a-with }, нижний вариант.
   *[other] { $seat } продаёт товары { $a-with }.
}
news-gate-fee = { $b-id ->
    [none] { $seat } платит пошлину { $a-gen } в общий запас.
   *[other] { $seat } платит пошлину { $a-gen } { $b-dat }.
}
news-flipped = { $seat } переворачивает жетон «{ $a }».
news-trader = { $seat } ставит торговца на место { $a }.
news-elder = { $seat } ставит старейшину на место { $a }.
news-recovered = { $a ->
    [1] { $seat } возвращает торговца с места { $b }.
   *[other] { $seat } возвращает старейшину с места { $b }.
}
news-converted = { $seat } меняет { own-silver-a } на 1 еду.
news-discarded = { $seat } возвращает { $a-acc }: больше хранить нельзя.
news-drew = { $seat } берёт { $a } { $a ->
    [one] карту
    [few] карты
   *[many] карт
}.
news-drew-card = Вы берёте карту: { $a }.
news-prepares = { $seat } готовится к субботе.
news-farmer = { $seat } делает рабочего земледельцем.
news-labourer = { $seat } делает рабочего подёнщиком, доход { $a }.
news-judged = { $a ->
    [1] Суд пророков, { $seat }: позади Захарии.
    [2] Суд пророков, { $seat }: между ними.
   *[other] Суд пророков, { $seat }: впереди Аггея.
}
news-missing-food = { $seat }: не хватает { $a } еды.
news-fed = { $seat }: нужно еды { $a }, отдано { $b }.
news-tucked = { $seat } подкладывает { $a-acc }.
news-card-scored = { $a } приносит { $seat-dat } { own-points-b }.
news-week = Начинается неделя { $a }.
news-prophets = Пророки идут дальше: Захария на { $a }, Аггей на { $b }.
news-shofar = { $seat } берёт шофар.
news-leader = { $seat } впереди на шкале алтаря.
news-new-deck = Новая колода { $seat-gen }: { own-cards }.
news-final = { $seat } получает в конце { own-points-a } за { own-end-for }.
news-gatekeeper = { $seat } ставит привратника { $a-on }.
news-tile-used = { $seat } использует { $a }.
news-finished = Игра окончена.
news-focus = Соперник открывает карту «{ $a }»: оттуда он идёт { $a-direction ->
    [cw] по часовой стрелке
   *[ccw] против часовой стрелки
}, столбец { $b }. У него { own-silver-c }.
news-focus-trade = { $b ->
    [1] С пошлиной ворот нижний вариант («{ $a-lower }») слишком дорог. Он берёт верхний («{ $a-upper }»), всего { own-silver-c }.
   *[2] Ему хватает на нижний вариант («{ $a-lower }»), с пошлиной ворот всего { own-silver-c }.
}
news-focus-trade-own = { $b ->
    [1] Нижний вариант («{ $a-lower }») слишком дорог. Он берёт верхний («{ $a-upper }»), всего { own-silver-c }: ворота его собственные.
   *[2] Ему хватает на нижний вариант («{ $a-lower }»), всего { own-silver-c }: ворота его собственные.
}
news-focus-tent = { $b ->
    [0] Ему не хватает ни на нижний вариант («{ $a-lower }»), ни на верхний («{ $a-upper }»), поэтому идёт его шатёр.
   *[other] С пошлиной ворот ему не хватает ни на нижний вариант («{ $a-lower }»), ни на верхний («{ $a-upper }»), поэтому идёт его шатёр.
}
news-scheme = Соперник открывает карту «{ $a }» и выполняет первую возможную строку. У него { $b } { $b ->
    [one] рабочий
   *[many] рабочих
} и { own-gold-c }.
news-line-skipped = { $a }, строка { $b } («{ $a-lines }») пропущена: { $c-id ->
    [condition-not-met] нужно { solo-condition }
   *[other] { $c }
}.
news-line-taken = { $a }, строка { $b } возможна: «{ $a-lines }».
solo-condition = { solo-workers }{ $a-least_gold ->
    [0] { $a-most_gold ->
        [99] {""}
       *[other] { solo-and }золота не более { $a-most_gold }
    }
   *[other] { solo-and }{ $a-most_gold ->
        [99] золота не менее { $a-least_gold }
       *[other] золота от { $a-least_gold } до { $a-most_gold }
    }
}
solo-and = { $a-least_workers ->
    [0] { $a-most_workers ->
        [16] {""}
       *[other] {" и "}
    }
   *[other] {" и "}
}
solo-workers = { $a-least_workers ->
    [0] { $a-most_workers ->
        [16] {""}
       *[other] рабочих не более { $a-most_workers }
    }
   *[other] { $a-most_workers ->
        [16] рабочих не менее { $a-least_workers }
       *[other] рабочих от { $a-least_workers } до { $a-most_workers }
    }
}
news-target = { $c ->
    [1] Его цель — { $a }, первое место стены с завалом на его пути: { solo-steps }.
    [2] Завалов у стен нет. Его цель — { $a }, первое разобранное место на его пути: { solo-steps }.
   *[3] { $b ->
        [0] Его цель — сами ворота карты, { $a }: они не построены, и его золота с завалом там хватает.
       *[other] Его цель — { $a }, первые на его пути непостроенные ворота, на которые хватает его золота с завалом там: { solo-steps }.
    }
}
solo-steps = { $b } { $b ->
    [one] шаг
    [few] шага
   *[many] шагов
} от ворот карты
news-no-target = Завалов у стен нет: ничего не разобрано.
news-candidates = В ряду { $a } { $b ->
    [one] ему доступен { $b } жетон
    [few] ему доступны { $b } жетона
   *[many] ему доступно { $b } жетонов
} за { own-gold-c }: номер ряда минус 1 за каждый полный ряд ниже.
news-picked = { $c ->
    [0] Это жетон { $a-id }.
   *[other] По столбцу { $c } карты цели он берёт из них номер { $b } слева, жетон { $a-id }.
}
news-path = Путь идёт через { $b-id ->
    [none] жетон
   *[other] жетоны
} { $a-id }{ $b-id ->
    [none] {""}
   *[other] , { $b-id }
}{ $c-id ->
    [none] {""}
   *[other] , { $c-id }
}.
news-path-choice = { $a ->
    [1] Ни один другой путь он оплатить не может.
   *[other] Из возможных путей ({ $a }) выбран тот, где больше всего его книжников ({ $b }), потом меньше всего ваших ({ $c }), потом самый левый.
}
news-solo-step = { $a ->
    [1] Его суббота, шаг 1: { own-silver-b } за { $c } { $c ->
        [one] рабочего
       *[other] рабочих
    } в его запасе.
    [2] Его суббота, шаг 2: { solo-points } { $c ->
        [0] за высшего книжника: его нет
       *[other] за высшего книжника, в ряду { $c }
    }.
    [3] Его суббота, шаг 3: { solo-points } { $c ->
        [0] за всех его привратников, книжников и левитов
        [1] за привратников, самых многочисленных из его рабочих
        [2] за книжников, самых многочисленных из его рабочих
       *[3] за левитов, самых многочисленных из его рабочих
    }.
   *[4] Его суббота, шаг 4: { solo-points }: { $c } за самое продвинутое благословение, 1 за каждое золотое деление, которого он достиг на шкале алтаря.
}
solo-points = { own-points-b }
news-levite-choice = Левит { $a } { $b ->
    [1] кладёт золото в Храм, в самый левый столбец, где есть место, как можно ниже
    [2] покупает золото за 1 серебро: { solo-no-gold }
   *[3] поднимается по шкале алтаря: { solo-no-gold }, и серебра нет
}.
solo-no-gold = { $c ->
    [1] Храм полон
   *[other] золота нет
}
news-no-levite = Левита он не ставит: { $a ->
    [1] поставлены все шесть
    [2] золота меньше { $b }
   *[3] рабочих нет
}.
news-wild-blessing = Соперник продвигает самое левое своё благословение: { $a-neu }.
news-to-gate = { $seat } кладёт из этого { own-silver-b } { $a-on }, ещё не построенные.
news-blessing-full = { $a-neu } благословение { $seat-gen } в конце: вместо этого идёт шатёр.
news-workers-home = { $seat } забирает { own-workers-acc }.
news-neutral-corner = { $a } ничьи, без привратника.
news-branch-gained = { $seat } ведёт путь через книжника { $a-gen }: { own-silver-b } из общего запаса.

## Журнал по ходам: под именем того, кто действует, без лица и рода

turn-turn = Неделя { $a }, день { $b }
turn-prepares = Перед субботой
turn-fed = Суббота
aside-sabbath = После субботы
aside-scoring = Финальный подсчёт
fold-reasons = { $n } { $n ->
    [one] причина
    [few] причины
   *[many] причин
}
points = +{ own-points-a }
deed-gained = +{ own-good }
deed-gained-for = +{ own-good } за { own-good-for }
deed-paid = −{ own-good }
deed-scored = { $a-sign ->
    [plus] +{ own-points-a }
   *[minus] { own-points-a }
} ({ source-of })
deed-banners = +{ own-banners }
deed-banners-unused = +{ own-banners }, сейчас без пользы
deed-card-played = разыграна карта *{ $a }* на стопку { $b }
deed-workers = +{ own-workers }
deed-no-worker-left = рабочих не осталось: вместо этого идёт шатёр
deed-blessed = { $a-neu } благословение: { $b }
deed-column = бонус столбца благословений { $a }
deed-altar = шкала алтаря с { $a } на { $b }
deed-tent = шатёр теперь на { $b-loc }
deed-began = *{ $a }*: { own-banners-b }
deed-levite = левит в ряду { $a }
deed-levite-banner = левит ушёл за 1 красное знамя
deed-temple = { $c } в Храм: ряд { $a }, столбец { $b }
deed-burnt = { $a } на алтарь, { own-altar-steps }
deed-site = работа { $a-at }
deed-cleared = разбор { $b-gen } { $a-at }
deed-space-clear = завала больше нет
deed-walls-drawn = взято карт стен: { $a }
deed-wall-built = построена *карта стены* { $a-at }
deed-wall-kept = *карта стены* — на колоду
deed-gate-built = построены *{ $a }*{ $b ->
    [0] {""}
   *[other] {" "}и забрано с них { own-silver-b }
}
deed-connected = соединены { $a } и { $b }
deed-copied = применён эффект *{ $b-gen }* { $a-at }
deed-scribe = книжник в ряду { $a-1 }: *{ $b }*
deed-branch-paid = { $a-id ->
    [none] из этого { own-silver-b } в общий запас за путь
   *[other] из этого { own-silver-b } { $a-dat } за путь
}
deed-row-food = первый книжник в ряду свитков { $a }
deed-hero = взят герой *{ $a }*
deed-traded = { $b ->
    [1] сделка *{ $a-with }*, верхний вариант
    [2] сделка *{ $a-with }*, нижний вариант
   *[other] продажа *{ $a-with }*
}
deed-gate-fee = { $b-id ->
    [none] пошлина { $a-gen } в общий запас
   *[other] пошлина { $a-gen } { $b-dat }
}
deed-flipped = перевёрнут жетон *{ $a }*
deed-trader = торговец на месте { $a }
deed-elder = старейшина на месте { $a }
deed-recovered = { $a ->
    [1] возвращён торговец с места { $b }
   *[other] возвращён старейшина с места { $b }
}
deed-converted = { own-silver-a } — в обмен на 1 еду
deed-discarded = { $a } возвращается: больше хранить нельзя
deed-drew = взято карт: { $a }
deed-drew-card = взята карта *{ $a }*
deed-farmer = рабочий стал земледельцем
deed-labourer = рабочий стал подёнщиком, доход { $a }
deed-judged = { $a ->
    [1] суд: позади Захарии
    [2] суд: между пророками
   *[other] суд: впереди Аггея
}
deed-missing-food = не хватает { $a } еды
deed-fed = еды { $b } из { $a }
deed-tucked = подложена карта *{ $a }*
deed-card-scored = { $b ->
    [0] {""}
   *[other] *{ $a }* +{ own-points-b }
}
deed-shofar = взят шофар
deed-leader = первенство на шкале алтаря
deed-new-deck = новая колода: { own-cards }
deed-final = { points } за { own-end-for }
deed-gatekeeper = привратник поставлен { $a-on }
deed-tile-used = использован *{ $a }*
deed-white-moved = белый рабочий теперь в ряду { $b-1 }
deed-white-left = белый рабочий вышел из игры
deed-neutral-corner = *{ $a }* ничьи, без привратника
deed-to-gate = из этого { $b } { $a-on }, ещё не построенные
deed-blessing-full = { $a-neu } благословение в конце: вместо этого идёт шатёр
deed-workers-home = { own-workers } назад
deed-branch-gained = путь через чужого книжника: { own-silver-b } { $a-dat } из общего запаса

summary-sabbath = { $over ->
    [yes] Последняя суббота
   *[no] Суббота окончена
}
summary-food = Еда
    .cell = { $b } из { $a }
summary-hunger = Голод
summary-cards = Карты
summary-final = В конце
own-sabbath-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
summary-sabbath-about = { $hunger ->
    [0] { $points ->
        [0] Все накормлены
       *[other] Все накормлены, вы получили { own-sabbath-points }
    }
    [one] Голод стоил вам { $hunger } очко
    [few] Голод стоил вам { $hunger } очка
   *[many] Голод стоил вам { $hunger } очков
}

course-start = Начало
solo-name = соперник { $side }
    .gen = соперника { $side }
    .dat = сопернику { $side }
    .acc = соперника { $side }
    .ins = соперником { $side }
course-part = Неделя { $n }
course-sabbath = Суббота { $n }
course-final = Финальный подсчёт

## Почему нельзя

reason-card-played = в этот ход карта уже сыграна
reason-pile-full = стопка полна
reason-not-in-hand = этой карты нет у вас на руке
reason-card-first = сначала надо сыграть карту
reason-auxiliary-used = вспомогательное действие в этот ход уже сделано
reason-card-not-usable = сейчас с этой картой торговать нельзя
reason-no-such-trade = такой сделки у карты нет
reason-no-silver = не хватает серебра
reason-nothing-to-sell = у вас нет того, что продаёт карта
reason-flipped-already = жетон уже перевёрнут
reason-no-flip-cost = на цену жетона не хватает
reason-trader-used = торговец в этот ход уже поставлен
reason-elder-used = старейшина в этот ход уже поставлен
reason-no-worker = в вашем запасе не осталось рабочих
reason-space-taken = место занято
reason-space-not-printed = на этой стороне жетона такого места нет
reason-no-conversion = ваш жетон земледельцев не меняет серебро на еду
reason-action-begun = основное действие в этот ход уже начато
reason-action-not-open = { $moment ->
    [none] это основное действие не начато
   *[other] это основное действие не начато; это можно сделать { $moment }
}
reason-not-in-this-phase = не в этой части действия «Храм»
reason-levite-placed = левит в этом действии уже поставлен
reason-levites-full = все шесть левитов поставлены
reason-no-food = не хватает еды
reason-levites-used = все ваши левиты уже работали
reason-row-full = ряд полон
reason-too-few-banners = не хватает знамён
reason-no-resource = этого ресурса у вас нет
reason-site-chosen = в этом ходу уже выбрано другое место
reason-site-here = это и есть место этого хода
reason-built-or-neutral = оно построено или ничьё
reason-no-site = место ещё не выбрано
reason-no-cube-there = такого кубика там нет
reason-rubble-left = завал ещё не разобран
reason-no-wall-card = карт стен не осталось
reason-no-wall-beside = рядом с новой стеной построенной стены нет
reason-not-the-cost = это больше, чем цена
reason-scribe-placed = книжник в этом действии уже поставлен
reason-tile-taken = там стоит книжник
reason-tile-closed = ни один книжник ниже не открывает этот жетон
reason-no-price = на жетон и путь к нему не хватает
reason-tent-moved = шатёр в этом действии уже передвинут
reason-action-open = основное действие не завершено
reason-action-first = сначала надо выбрать основное действие
reason-still-obligatory = обязательное ещё не сделано
reason-done-already = при этой подготовке это уже сделано
reason-not-owned = у вас этого нет
reason-no-target = там нет ни торговца, ни старейшины
reason-marker-at-the-end = маркер стоит в конце
reason-corner-taken = угол занят
reason-not-held = у вас этого нет
reason-not-drawn = эта карта не взята
reason-other-path = другой путь стоит столько же или только часть этого
reason-no-path = этот путь туда не ведёт
reason-not-on-the-board = этой карты нет на вашем планшете
reason-cannot-pay = на это не хватает
reason-no-cube-to-pay = платить нечем: кубиков нет
reason-nothing-sold-yet = ещё ничего не продано
reason-placing-not-begun = ещё ничего не положено
reason-placing-over = укладка уже окончена
reason-no-place-to-build = построить ничего нельзя
reason-no-scroll-possible = ни одного жетона свитка взять нельзя
reason-condition-not-met = условие не выполнено

## Очки

source-start = Начало
source-temple = Храм
source-sectors = Сектора
source-levites = Левиты
source-altar = Шкала алтаря
source-tent = План города
source-blessings = Благословения
source-judgement = Суд пророков
source-hunger = Голод
source-sabbath = Суббота
source-scrolls = Свитки
source-buildings = Стены и ворота сразу
source-other = Прочее
source-silver = Серебро и товары
source-tiles = Жетоны развития
source-leader = Первый на алтаре
source-walls = Стены
source-gates = Ворота
source-scribes = Книжники
source-gold_scrolls = Золотые свитки
tie-broken = При равенстве очков побеждает тот, кто впереди на шкале алтаря.

## Что считает моделирование

figure-scribes = Книжники
figure-walls = Стены
figure-gates = Ворота
figure-levites = Левиты
figure-altar = Деление алтаря
figure-tiles = Перевёрнутые жетоны развития
figure-temple = Храм заполнен (%)

## Стол в терминале

board-week = неделя { $n }
board-day = день { $n }
board-stage-opening = подготовка к игре
board-stage-days = рабочие дни
board-stage-preparation = подготовка
board-stage-sabbath = суббота
board-stage-rest = после субботы
board-turn-of = ходит { $who }
board-decides = решает { $who }
board-z = З
board-h = А
board-pool = { $n ->
    [one] осталось { $n } знамя
    [few] осталось { $n } знамени
   *[many] осталось { $n } знамён
}
board-ring = Кольцо города, по часовой стрелке от левого верхнего угла
board-temple = Храм
board-altar = Алтарь
board-altar-track = Шкала алтаря, карта { $side } (* золотое деление)
board-scrolls = Свитки
board-prophets = З Захария { $z }, А Аггей { $h }
board-piles = стопки
board-hand = рука
board-tucked = подложено
board-tiles = жетоны
board-banners = знамёна
board-deck = колода { $n }
board-walls = { $n } { $n ->
    [one] карта стен
    [few] карты стен
   *[many] карт стен
}
board-action-temple = Храм
board-action-walls = Стены
board-action-torah = Тора, шатры
board-solo = Соперник
board-focus-left = карт цели осталось: { $n }
board-schemes-left = карт замысла осталось: { $list }
board-head-vp = очки
board-head-goods = товары
board-head-workers = рабочие, левиты
board-head-placed = земл/под/ торг/стар
board-head-blessings = благосл. о/ф/к
board-head-limit = предел
board-printed-building = Стройка
board-printed-gates = Ворота
board-printed-levites = Левиты
board-printed-columns = Столбцы благословений
board-gate-class = ворота
board-site = { $lying } Стройка стоит { $price }
board-sabbath-food = Суббота: еды нужно { $need }, есть { $have }, наверняка придёт { $sure }
board-legend =
    Кольцо города: каждое место с хозяином (точка — никто; { $wall-neutral } — ничьё) и буквой цены (h, m, l), затем завал и благословение за последний кубик, серебро на воротах или карта стены.
    Стройка: сколько стоит место стены по его букве и ворота: серые знамёна, камень, дерево.
    Ворота: очки и награда строителю, { $connection } что приносит каждое соединение.
    Левиты: сколько еды стоит первый, второй и так далее и его награда. Столбцы благословений: бонус, когда до них дошли все три маркера.
    Храм: ряды с 1 по 5 снизу, каждый с наградой; линии делят сектора.
    Свитки: место, хозяин книжника, номер жетона; затем цена жетона в ряду и еда на ряду.
    Шкала алтаря: деление (* золотое), награда, пророки (З, А), маркеры; из стоящих на одном делении впереди первый.
    Шатры: сколько стоит путь; затем место, награда, шатры.
    Игроки: рабочие в запасе + в общем запасе, { $levite } левиты; земледельцы, подёнщики, торговцы, старейшины; оранжевое, фиолетовое и красное благословения; хранимые ресурсы и предел (- нет).
    Суббота: сколько еды понадобится рабочим, сколько есть, сколько наверняка принесёт подготовка. Суд: где пророки застали бы вас сейчас.
    Жетоны: цена переворота, { $flip } перевёрнут; в скобках занятые места торговцев и старейшин.
    Знак градуса (в простом тексте тильда) отмечает то, что не известно из печатного экземпляра, а реконструировано; после заголовка — что-то в этом разделе.
board-g_sheep = Овечьи
board-g_muster = Смотр.
board-g_east = Вост.
board-g_horse = Конские
board-g_water = Водяные
board-g_fountain = Источн.
board-g_dung = Навоз.
board-g_valley = Долин.
board-g_old = Старые
board-g_fish = Рыбные

# --- поле в браузере ----------------------------------------------------------------------------------------------
tab-mine = Планшет

board-wall = Стена { $n }
board-ring-places = Кольцо города, 34 места по часовой стрелке от Овечьих ворот
board-jump = Перейти по кольцу
board-nobody = никто
board-neutral = ничьё
board-clear = чисто
board-is-neutral = Ничьё: стоит с самого начала.
board-is-built = Хозяин: { $name }.
board-is-clear = Завала нет.
board-rubble = Завал: { $list }.
board-lying = Серебра для строителя: { $n }.
board-build-cost = Стройка стоит: { $list }.
board-gate-worth = В конце { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}. Сразу: { $reward }
board-wall-worth = В конце { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
board-connects = Соединение со стеной рядом: { $reward }

board-first = 1-й
board-leader = Кто после суббот недель 1 и 2 впереди на шкале алтаря, получает рабочего.
board-on-altar = { $names }: деление { $n }
board-altar-space = Алтарь, деление { $n }
board-golden = Золотое деление.
board-zechariah = Захария
board-haggai = Аггей
board-band-behind = позади
board-band-between = между
board-band-ahead = впереди Аггея
board-judgement = Суд

board-temple-about = Ряды заполняют слева. Когда сектор полон, левитам платят и их сравнивают.
board-temple-row-name = Храм, ряд { $n }
board-temple-row = Каждый кубик стоит { $red } { $red ->
    [one] красное знамя
    [few] красных знамени
   *[many] красных знамён
}; камень или дерево — 1 очко, золото — 2. { $reward } Здесь лежит: { $list }.
board-levite-row = Левит { $n }
board-levite-first = Здесь с самого начала. В субботу левитам не нужна еда.
board-temple-next = Следующее место ряда { $n }.
board-sector-left = ещё { $n }
board-sector-full = сектор завершён
board-levite-next = Ваш следующий левит.

board-torah = Тора
board-scroll = Ряд свитков { $row }, жетон { $n }
board-scroll-name = Свиток
board-scribe-of = Книжник: { $name }.
board-costs = Цена: { $list }.
board-scribe-on = Поставить книжника в ряд { $row }, жетон { $n }
board-path = Путь вверх через { $list }
board-path-step = ряд { $row }, жетон { $n } ({ $name })
board-at-once = Сразу: { $effect }
board-hero = Герой, знамёна навсегда: { $n } ({ $colour }).
board-hero-week = Неделя { $n }: { $reward }
board-is-hero = герой

board-tents = Шатры
board-tents-here = Шатёр: { $names }
board-tent-space = План города, место { $n }
board-fare = Передвинуть шатёр на { $n } { $n ->
    [one] шаг
    [few] шага
   *[many] шагов
}.
board-spaces = { $n } { $n ->
    [one] шаг
    [few] шага
   *[many] шагов
}
board-clear-price = разобрать
board-instead = вместо
board-or = или

board-own = Ваш планшет
board-own-away = Свернуть
board-board-of = Планшет: { $name }
board-pile = Стопка { $n }
board-today = сегодня
board-sells = продаёт
board-sell = продать
board-trade = Сделка.
board-card-banners = Знамёна сверху: { $list }. У подложенной считается только первое.
board-card-trades = Торгует: { $gate }; если они не ваши, ещё 1 серебро. { $list }
board-card-sells = Продаёт сколько угодно раз. { $list }
board-card-scores = Подложенная, каждую субботу: { $effect }
board-fee-to = кому:
board-if-now = если подложить и считать сейчас
board-room = место для { $n }
board-tucked-cards = Подложено
board-visible = Видно
board-hand-cards = Рука { $n }
board-choose-wall = Постройте одну из этих
board-choose-top = На колоду

board-guards = Стража
board-labourers = Подёнщики
board-farmers = Земледельцы
board-traders = Торговцы
board-elders = Старейш.
board-trader = Торговец
board-elder = Старейшина
board-workers = рабочие в запасе
board-levites = Левиты
board-gatekeepers = привратники
board-scribes = книжники
board-gates = построено ворот
board-limit = до { $n }
board-flipped = перевёрнут
board-flip = Переворот: { $effect }
board-guards-back = Хранение не ограничено; при каждой подготовке возвращается торговец или старейшина.
board-converts = Серебро на еду, в любое время
board-farmer-count = { $n } { $n ->
    [one] земледелец
    [few] земледельца
   *[many] земледельцев
}
board-labourer-count = { $n } { $n ->
    [one] подёнщик
    [few] подёнщика
   *[many] подёнщиков
}
board-labourers-about = Каждый подёнщик при подготовке: { $effect }
board-farmers-about = Каждый земледелец при подготовке: { $effect }
board-traders-about = Раз за ход: рабочий на свободное место, награда сразу. Рабочий остаётся, и его надо кормить.
board-elders-about = Раз за ход: рабочий на свободное место, награда сразу, знамёна на этот ход. Рабочий остаётся, и его надо кормить.
board-after-flip = После переворота: { $effect }
board-space = { $kind }, место { $n }: { $effect }

board-you = Вы
board-points = очки
board-shofar = Держит шофар
board-no-limit = хранится { $n }, без предела
board-limit-about = Предел хранения { $n }, проверяется в конце каждого хода
board-stored = хранится { $n } из { $limit }
board-storage = хранится / предел
board-feed = К субботе нужно { $n }
board-feed-about = По одной еде на каждого рабочего, кроме левитов; каждая недостающая стоит очков.
board-feed-state = есть { $have }, придёт { $sure }, { $short ->
    [0] хватает
   *[other] не хватает { $short }
}
board-feed-now = Кормить
board-food-needed = еда, к субботе нужно { $n }
board-blessings = Благословения
board-blessing = { $colour } (благословение)
board-blessing-at = Благословение, { $colour }: { $n }
board-points-from = Откуда ваши очки
board-points-sum = { $list }. Если считать сейчас, конец добавил бы { $end }.
board-column = Столбец { $n }
board-column-about = Один раз ваш, когда сюда дошли все три маркера.
board-column-taken = Уже получено.
board-bless = Следующий шаг.
board-banners-now = Знамёна этого хода
board-banner = знамёна: { $colour }
board-banner-wild = знамёна любого цвета
board-left = осталось
board-lost = пропадёт { $n }

board-week-of = Неделя { $week } из III
board-day-of-week = День { $n } из 6
board-sabbath = Суббота
board-turn-order = Порядок хода
board-tiles-flipped = перевёрнуто жетонов
board-cards = { $n } { $n ->
    [one] карта видна
    [few] карты видны
   *[many] карт видно
}, на руке { $hand }
board-solo-left = осталось карт цели { $focus }, карт замысла { $schemes }
board-focus = { $way ->
    [cw] по часовой стрелке
   *[other] против часовой стрелки
}, столбец { $n }
board-focus-about = Отсюда он начинает искать работу и здесь торгует: нижняя сделка, если хватает, иначе верхняя. { $upper } { $lower }
board-scheme-line = Рабочих { $workers } и золота { $gold } в запасе: { $effect }
board-always = всегда
board-short-behind = позади
board-short-between = между
board-short-ahead = впереди
board-scheme = Замысел: первая возможная строка

where-week = Неделя { $week }{ $stage ->
    [days] , день { $day }
   *[other] { "" }
}
where-card = карта дня: { $card }
where-site = { $place }: { $n ->
    [0] завала нет
    [one] { $n } кубик завала
    [few] { $n } кубика завала
   *[many] { $n } кубиков завала
}
option-banners = Знамёна карты: { $list }.
option-banners-today = Знамёна на сегодня: { $list }.
board-work-at = Работать здесь: { $place }
board-build = Построить: { $place }
board-build-now = Строить
board-row = Ряд { $n }
board-covers = Закрывает карту «{ $card }».
board-levite-done = Больше этот левит в этом действии ничего не может.
board-gate-worker = Воротам нужен 1 рабочий, и его надо кормить.
board-wall-drawn = Вы выберете одну из взятых карт стен.
board-wall-build = Построить карту стены: { $effect }
board-wall-top = Положить на колоду: { $effect }
board-fee-stays = Из цены на воротах для строителя остаётся серебра: { $n }.
board-white-worker = белый рабочий
board-tucked-banner = Остаётся навсегда, знамёна: { $list }.
board-each-sabbath = В эту субботу и в каждую следующую: { $effect }
board-worth-now = Сейчас это { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
board-go-hungry = голод
board-finish = Готово
board-finish-action = Завершить основное действие
board-finish-preparation = Завершить подготовку
board-placed = Уложено
board-end-turn = Конец хода
board-pass = Отказаться
board-done = Готово
board-accept = Взять
board-free = бесплатно

group-play = Карта
group-begin = Действие
group-steps = Действие
group-site = Место
group-also = Ещё
group-prepare = Подготовка
group-gatekeeper = Ворота
group-tuck = Подложить
group-wall = Стена
group-top = Наверх
group-via = Платить
group-pay = Платить
group-sell = Продать
group-take = Взять
group-discard = Вернуть
group-bless = Благословение
group-recover = Вернуть
group-copy = Повтор
group-choose = Выбор
group-end = Или

## Значки

icon-blessing = благословение этого цвета
icon-blessing-wild = благословение на выбор
icon-ingot = золото
icon-flip = перевёрнутый жетон развития
icon-res-city = ресурс на выбор: камень, дерево или уголь
icon-altar = золотое деление алтаря
icon-altar-step = шаг по шкале алтаря
icon-recover = можно вернуть торговца или старейшину
icon-no-control = не нужна еда; перед товаром: потерять его
icon-end-game = в конце игры
icon-card = карта
icon-prep = при каждой подготовке к субботе
icon-any-time = вспомогательное действие: сделка или переворот
icon-banner = знамя этого цвета
icon-banner-wild = знамя любого цвета
icon-whole-round = ещё раз
icon-pile = ваши стопки
icon-rubble = разобрать завал
icon-track = самый высокий ряд
icon-wall = стена
icon-tent = шаг шатра
icon-trader = торговец или сделка
icon-elder = старейшина
icon-scribe = книжник

## Когда можно сделать ход: «Это можно сделать ...»

moment-play = в начале своего хода
moment-trade = раз за свой ход (сделка или переворот), в любой момент, и при подготовке, где это позволяет эффект
moment-flip = раз за свой ход (сделка или переворот), в любой момент, и там, где жетон переворачивает эффект
moment-trader = раз за свой ход, в любой момент
moment-elder = раз за свой ход, в любой момент
moment-convert = с жетоном земледельцев, который меняет серебро на еду
moment-begin = в свой ход, после того как сыграна карта
moment-levite = в действии «Храм», пока левит ещё может прийти
moment-banner = в действии «Храм», с левитом, который ещё не работал
moment-temple = в действии «Храм»
moment-altar = в действии «Храм»
moment-placed = в действии «Храм», пока левит ещё может прийти
moment-site = в действии «Стены», прежде всего
moment-clear = в действии «Стены», на месте с завалом
moment-build = в действии «Стены», на разобранном месте
moment-scribe = в действии «Тора»
moment-tent = в действии «Тора»
moment-finish = в основном действии или при подготовке к субботе
moment-end = в свой ход, после основного действия
moment-farmer = при подготовке к субботе или когда туда возвращается рабочий
moment-labourer = при подготовке к субботе или когда туда возвращается рабочий
moment-judgement = при подготовке к субботе
moment-harvest = при подготовке к субботе, с перевёрнутым жетоном земледельцев
moment-guards = при подготовке к субботе, с перевёрнутым жетоном стражи
moment-use = при подготовке к субботе, с жетоном свитка, который там действует
moment-gatekeeper = при подготовке к игре
moment-take = там, где вы получаете ресурс на выбор
moment-bless = там, где вы получаете благословение на выбор
moment-recover = там, где можно вернуть торговца или старейшину
moment-pass = там, где от эффекта можно отказаться
moment-choose = там, где у эффекта несколько вариантов
moment-accept = там, где от эффекта можно отказаться
moment-discard = когда у вас больше, чем можно хранить
moment-wall = когда вы строите стену
moment-top = когда стена построена
moment-copy = когда жетон свитка применяет эффект стены рядом с новой
moment-via = когда путь книжника может идти через книжников разных игроков
moment-pay = там, где можно платить разными товарами
moment-sell = в сделке с картой, которая скупает ресурсы
moment-done = пока вы продаёте ресурсы
moment-feed = в субботу
moment-tuck = в субботу

## Подсказки: части оценки

hint-part-points = очки
hint-part-board = Храм, стены и книжники
hint-part-cards = карты
hint-part-goods = товары
hint-part-workers = рабочие и их еда
hint-part-markers = благословения и шкалы
hint-part-banners = знамёна хода
