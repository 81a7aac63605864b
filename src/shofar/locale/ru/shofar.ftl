### Слова, общие для всех игр. Соглашения: ../README.md. Формы слов: .gen .dat .acc .ins .loc — падежи; .each — после «за».

## Эффекты: по образцу на каждый вид узла

sentence = { $text }.
labelled = { $label }: { $text }
heading = { $text }:
row-mark = {"; "}
amount = { $n } { $things }
effect-gain = получите { $list-acc }
    .inf = получить { $list-acc }
effect-pay = { $cost-kind ->
    [step] { $cost }, чтобы { $effect-inf }
   *[other] заплатите { $cost-acc }, чтобы { $effect-inf }
}
    .inf = { $cost-kind ->
        [step] { $cost-inf }, чтобы { $effect-inf }
       *[other] заплатить { $cost-acc }, чтобы { $effect-inf }
    }
effect-may = можете { $effect-inf }
    .inf = { $effect-inf }
effect-choice = на выбор { $list }
effect-times = { $least ->
    [0] { $effect }, не более { $most } { $most ->
        [one] раза
       *[other] раз
    }
    [1] { $most ->
        [2] { $effect }, один или два раза
       *[other] { $effect }, от 1 до { $most } раз
    }
   *[other] { $effect }, от { $least } до { $most } раз
}
effect-per = { $n ->
    [1] { $effect } за { $each }
   *[other] { $effect } за каждые { $n } { $each-acc }
}
join-and = { $a }, { $b }
join-and-last = { $a } и { $b }
join-or = { $a }, { $b }
join-or-last = { $a } или { $b }
join-seq = { $b-kind ->
    [state] { $a } и { $b }
   *[other] { $a }, затем { $b }
}
    .inf = { $a-inf }, а затем { $b-inf }
join-seq-last = { $b-kind ->
    [state] { $a } и { $b }
   *[other] { $a }, затем { $b }
}
    .inf = { $a-inf }, а затем { $b-inf }

when-end = в конце игры: { $effect }
when-any-time = в любое время: { $effect }
when-at-once = сразу: { $effect }

do-none = не происходит ничего
    .inf = не получить ничего

## Вопросы, которые задают эффекты

ask = Решите: { $effect }
ask-choice = Выберите: { $effect }
ask-pay = Решите, стоит ли { $effect-inf }
ask-may = Решите, стоит ли { $effect-inf }

## Вещи из разных игр

noun-vp = { $n ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
}
    .each = каждое победное очко
noun-wood = { $n ->
    [one] дерево
   *[many] дерева
}
    .gen = дерева
    .ins = деревом
    .each = каждое дерево
noun-gold = { $n ->
    [one] золото
   *[many] золота
}
    .gen = золота
    .ins = золотом
    .each = каждое золото
noun-worker = { $n ->
    [one] рабочий
   *[many] рабочих
}
    .acc = { $n ->
        [one] рабочего
       *[many] рабочих
    }
    .each = каждого рабочего
noun-gate = { $n ->
    [one] карта ворот
    [few] карты ворот
   *[many] карт ворот
}
    .acc = { $n ->
        [one] карту ворот
        [few] карты ворот
       *[many] карт ворот
    }
    .each = каждые ворота

## Места за столом

seat-name = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
    .loc = игроке { $name }
seat-1 = Игрок 1
    .gen = игрока 1
    .dat = игроку 1
    .acc = игрока 1
    .ins = игроком 1
    .loc = игроке 1
seat-2 = Игрок 2
    .gen = игрока 2
    .dat = игроку 2
    .acc = игрока 2
    .ins = игроком 2
    .loc = игроке 2
seat-3 = Игрок 3
    .gen = игрока 3
    .dat = игроку 3
    .acc = игрока 3
    .ins = игроком 3
    .loc = игроке 3
seat-4 = Игрок 4
    .gen = игрока 4
    .dat = игроку 4
    .acc = игрока 4
    .ins = игроком 4
    .loc = игроке 4

## Почему ход невозможен

why = { $rule ->
    [none] «{ $move }» сейчас нельзя: { $reason }.
   *[other] «{ $move }» сейчас нельзя: { $reason } (правило { $rule }).
}
why-not-asked = { $rule ->
    [none] «{ $move }» сейчас нельзя. Вопрос такой: { $question }.{ why-moment }
   *[other] «{ $move }» сейчас нельзя. Вопрос такой: { $question } (правило { $rule }).{ why-moment }
}
why-moment = { $moment ->
    [none] {""}
   *[other] {" "}Это можно сделать { $moment }.
}
why-not-yet = { $rule ->
    [none] «{ $move }» ещё нельзя; можно будет, когда спросят: { $question }.
   *[other] «{ $move }» ещё нельзя; можно будет, когда спросят: { $question } (правило { $rule }).
}
reason-not-yet = это будет позже
reason-not-asked = сейчас спрашивают не об этом
reason-game-over = игра окончена
reason-other-title = это ход из другой игры

## Таблицы коробки

provenance-rulebook = правила
provenance-example = пример из правил
provenance-review = обзор
provenance-reconstructed = реконструкция
provenance-owner = ваша коробка
column-effect = Эффект
column-copies = Штук
column-name = Название
column-value = Значение
column-values = Значения
column-points = Очки
column-cost = Цена
column-count = Количество

## Настройки

yes = да
no = нет

## Значки всех игр

icon-pay = заплатить то, что до него, за то, что после него
icon-or = или
icon-then = затем
icon-per = за каждое
icon-may = от этого можно отказаться
icon-choice = одно из этого

## Ходы партии

log-cause = { $cause }: { $effects }
log-join = { $a }, { $b }
log-other = { $who }: { $deed }
