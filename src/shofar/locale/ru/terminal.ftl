### Что говорят терминал и командная строка.

## Игра

ui-welcome = { $title }. Введите номер или ход; всё остальное покажет «help».
ui-person = вы
ui-bot-random = ходит наугад
ui-bot-easy = бот, лёгкий: играет как в первый раз
ui-bot-medium = бот, средний: берёт то, что кажется лучшим
ui-bot-hard = бот, сильный: обдумывает весь ход
ui-bot-expert = бот, мастер: обдумывает и доигрывает
ui-over = Игра окончена.
ui-won = { $n ->
    [one] Победа: { $list }.
   *[other] Победу делят { $list }.
}
ui-afterwards = Стол ещё здесь: board, score, log, help, rule, save. Enter — выйти.
ui-no-such-number = Выберите номер от 1 до { $n }.
ui-try-help = Введите «moves», чтобы увидеть возможные ходы, «help» — команды.
ui-cover = Ходит { $who }. Передайте клавиатуру и нажмите Enter.
ui-scores-hidden = До конца игры очки скрыты за ширмами.
ui-log-empty = Ещё ничего не произошло.
ui-why-what = Напишите после этого ход, например: why { $move }
ui-each = В любом случае: { $text }
ui-why-possible = «{ $move }» сейчас можно.
ui-undone = Последний ход отменён.
ui-undone-others = Последний ход отменён вместе с тем, что с тех пор сделали другие. Это отмечено в журнале и в записи.
ui-undone-revealed = Последний ход отменён, хотя что-то уже стало известно. Это отмечено в журнале и в записи.
ui-undo-nothing = Отменять нечего.
ui-undo-covered = Отсюда этот ход не отменить: его сделал другой игрок за ширмой.
ui-undo-others = С тех пор ходили другие. Если все согласны, введите: undo agreed
ui-undo-revealed = Этот ход что-то открыл. Если все согласны, введите: undo agreed
ui-taken-back-others = { $who } отменяет ход { $n }, хотя другие уже ходили.
ui-taken-back-revealed = { $who } отменяет ход { $n }, хотя что-то уже стало известно.
ui-file-name = Напишите после этого имя, например: { $command } evening
ui-saved = Сохранено в { $file }.
ui-loaded = Загружено из { $file }.
ui-no-options = У этой игры нет настроек.
ui-place = Место
ui-total = Всего

ui-left-quit = { $command ->
    [none] Вы вышли до первого хода.
   *[other] Партия сохранена в { $file }. Продолжить: { $command }
}
ui-left-interrupted = { $command ->
    [none] Прервано до первого хода.
   *[other] Прервано; партия сохранена в { $file }. Продолжить: { $command }
}
ui-left-end-of-input = { $command ->
    [none] Ввод кончился до первого хода.
   *[other] Ввод кончился; партия сохранена в { $file }. Продолжить: { $command }
}
ui-left-output-closed = { $command ->
    [none] Вывод никто не читает.
   *[other] Вывод никто не читает; партия сохранена в { $file }. Продолжить: { $command }
}
ui-interrupted = Прервано.
ui-resumed = Продолжаем { $file }.

## Справка

ui-typed-number = номер
ui-typed-notation = ход
ui-help-next = дальше, как и Enter: где обучение только рассказывает — к следующему шагу
ui-help-show = показать ход, который имеет в виду обучение
ui-help-onward = к следующему шагу; если нужно, стол будет расставлен
ui-help-later = играть дальше; шаг вернётся, когда его можно будет сделать
ui-help-again = стол, каким он был в начале этого шага
ui-help-number = выбрать этот вариант
ui-help-notation = сделать ход так, как он записан рядом с номером, например: { $move }
ui-help-help = эта страница, как и ?; с темой — подробнее о ней
ui-help-moves = что сейчас можно
ui-help-board = показать стол ещё раз
ui-help-score = очки по источникам на сейчас
ui-help-log = что произошло: последние строки, N строк или все (all)
ui-help-why = почему ход невозможен, с номером правила; достаточно названия или обозначения
ui-help-rule = правило с этим номером
ui-help-undo = отменить последний ход: свободно, пока никто ничего не узнал и никто другой не ходил
ui-help-save = сохранить партию под этим именем в { $folder }; путь ведёт, куда указано
ui-help-load = продолжить сохранённую партию, по имени или пути
ui-help-quit = сохранить и выйти, как и q, и exit
ui-help-topics = Подробнее: help ТЕМА; темы: { $list }. Название или код компонента — тоже тема.
ui-help-parts = Ответ из нескольких частей можно дать одной строкой, например: { $list }.
ui-reconstructed = { $mark } отмечает то, что не известно из печатного экземпляра, а реконструировано.
ui-value = { $name }: { $value }.
ui-help-no-topic = Справки на тему «{ $topic }» нет.

## Посмотреть

ui-source = Источник
ui-box-none = Здесь ничего не реконструировано.
ui-rule-reading = Наше прочтение: { $text }
ui-rule-tests = { $n ->
    [one] Проверяет { $n } тест:
    [few] Проверяют { $n } теста:
   *[many] Проверяют { $n } тестов:
}
ui-effect-text = Эффект
ui-effect-icons = Значки
ui-effect-sentence = Предложение
ui-effect-used = Где есть
ui-effect-node = Узел
ui-effect-about = Что делает
ui-effect-page = Эффекты игры «{ $title }»
ui-effect-page-about = Создано командой effects из коробки и исходного кода. Коробка содержит текстовую форму; значки и предложения читаются из неё.
ui-titles-players = игрока
ui-titles-options = настройки
ui-replay-step = после хода { $n } из { $of }
ui-replay-record = { $title }, игроков: { $n }, ходов: { $moves }

## Моделирование

ui-sim-games = { $title }: { $n } { $n ->
    [one] партия
    [few] партии
   *[many] партий
}
ui-sim-wins = Бот
ui-sim-opponent = соперник
ui-sim-share = Победы
ui-sim-seats = Место
ui-sim-fair = Победы — доля от всех партий бота или места, ничья делится; равная доля — { $part }. Интервалы: Уилсон, 95 %.
ui-sim-scores = Очки
ui-sim-winners = Лучший счёт
ui-sim-decisions = Решения
ui-sim-sources = Откуда очки (в среднем)
ui-sim-figures = В конце
ui-sim-mean = Среднее
ui-sim-least = Минимум
ui-sim-quarter = Четверть
ui-sim-median = Медиана
ui-sim-three-quarters = Три четверти
ui-sim-most = Максимум
ui-sim-progress = Играем
ui-study-box = Коробка
ui-study-own = своя
ui-study-seated = За столом
ui-study-games = Партии
ui-sim-interrupted = { $n ->
    [0] Прервано до конца первой из { $of } партий.
   *[other] Прервано, сыграно партий: { $n } из { $of }; числа — по ним.
}

## Арена

ui-arena-games = { $title }, игроков: { $players }, { $n } { $n ->
    [one] партия
    [few] партии
   *[many] партий
}
ui-arena-bot = Бот
ui-arena-rating = Рейтинг
ui-arena-wins = Победы
ui-arena-score = Очки
ui-arena-decision = мс на решение
ui-arena-turn = мс на ход
ui-arena-slow = мс, 95 % ходов
ui-arena-duel = Друг против друга
ui-arena-ahead = Впереди
ui-arena-points = По очкам
ui-arena-against = { $one } : { $other }
ui-arena-place = Первая очерёдность хода
ui-arena-rated = { $part }, рейтинг { $rating }
ui-arena-note = Каждый встречается с каждым на каждом месте, с одинаковыми раскладами. Победы — доля от партий бота, ничья делится; равная доля — { $part }. Интервалы: Уилсон, 95 %. Рейтинг: Плакетт — Льюс от 25, с удвоенной погрешностью. Время — процессорное.

## Обучение

ui-learn-enter = Enter — дальше.
ui-learn-move = Подойдёт любой ход; show покажет задуманный, onward — дальше.
ui-learn-lost = later — играть, пока не получится; again — расставить стол для этого.
ui-learn-missed = again — расставить стол ещё раз; onward — дальше.
ui-learn-shown = { $text }. Введите: { $move }

## Командная строка

cli-about = { $titles }: играть, смотреть, изучать.
cli-version-compiled = shofar { $version }, скомпилирован, Python { $python }
cli-version-plain = shofar { $version }, обычный Python { $python }
cli-play = играть в терминале
cli-learn = научиться игре: первая партия с подсказками или задачи
cli-puzzles = задачи вместо первой партии с подсказками
cli-again = с начала, даже если уже начато
cli-simulate = дать ботам сыграть много партий и посчитать
cli-arena = свести ботов разной силы друг с другом и оценить их
cli-contestants = кто встречается: { $list }
cli-picture = записать итог рисунком (SVG) в этот файл
cli-replay = показать записанную партию
cli-box = компоненты игры и откуда известно каждое значение
cli-rules = правила игры нашими словами, с тестами, которые их проверяют
cli-titles = игры, число игроков и настройки
cli-effects = каждый эффект игры: текст, значки, предложение
cli-title = игра: { $list }
cli-players = число игроков
cli-seats = кто где сидит, например me,medium,hard или me:Ann,me:Bob
cli-seed = одно и то же зерно даёт одну и ту же партию
cli-option = настройка игры, например leaders=true
cli-boxfile = файл TOML со значениями вашего печатного экземпляра
cli-resume = продолжить сохранённую партию, по имени или пути; без них — последнюю сохранённую
cli-language = язык: { $list }
cli-games = число партий
cli-bots = бот для каждого места: { $list }
cli-fixed = оставлять ботов на своих местах, а не пересаживать от партии к партии
cli-jobs = сколько процессов запустить; если не сказано — по числу ядер
cli-write = записать все партии с каждым решением в этот файл, .jsonl или .parquet
cli-ray = играть на кластере Ray: его адрес, auto или local для кластера на этой машине
cli-study = сравнить коробки и ботов: каждый состав с каждой коробкой, в одной таблице
cli-boxes = файлы с данными компонентов; собственная коробка игры всегда среди них
cli-lineups = кто играет, состав за составом: greedy,random greedy,easy
cli-study-games = партий на каждую строку таблицы
cli-json = выводить JSON
cli-record = запись партии
cli-step = показать стол после стольких ходов
cli-reconstructed = только значения, не известные из печатной игры
cli-rule = номер правила, примера или главы; или слова для поиска
cli-markdown = как страницу документации

## A review

ui-review-expected = Ожидаемые очки
ui-review-move = после хода
ui-review-progress = Разбор партии
ui-review-seat = Ходов: { $n }. Потеряно очков против лучшего найденного хода: { $lost }; удача: { $luck }.
ui-review-turn = Действие { $n }: { $played }. Лучше: { $better } (+{ $points }).
cli-review = разобрать записанную партию: чего стоил каждый ход и что было удачей
