### Słowa wspólne wszystkim grom. Zasady pisania: ../README.md

## Efekty: jeden wzór na każdy rodzaj węzła

sentence = { $text }.
labelled = { $label }: { $text }
heading = { $text }:
row-mark = {"; "}
amount = { $n } { $things }
effect-gain = weź { $list-acc }
    .inf = wziąć { $list-acc }
effect-pay = { $cost-kind ->
    [step] { $cost }: { $effect }
   *[other] zapłać { $cost-acc }: { $effect }
}
    .inf = { $cost-kind ->
        [step] { $cost-inf }, aby { $effect-inf }
       *[other] zapłacić { $cost-acc }, aby { $effect-inf }
    }
effect-may = możesz { $effect-inf }
    .inf = wedle woli { $effect-inf }
effect-choice = wybierz jedno: { $list }
    .acc = do wyboru { $list-acc }
    .inf = do wyboru { $list-inf }
effect-times = { $least ->
    [0] { $effect }, najwyżej { $most } { $most ->
        [one] raz
       *[other] razy
    }
    [1] { $most ->
        [2] { $effect }, raz lub dwa razy
       *[other] { $effect }, od 1 do { $most } razy
    }
   *[other] { $effect }, od { $least } do { $most } razy
}
effect-per = { $n ->
    [1] { $effect } za { $each }
   *[other] { $effect } za { $each-gender ->
        [mp] każdych
       *[other] każde
    } { $n } { $each-acc }
}
join-and = { $a }, { $b }
join-and-last = { $a } i { $b }
join-or = { $a }, { $b }
join-or-last = { $a } albo { $b }
join-seq = { $b-kind ->
    [state] { $a } i { $b }
   *[other] { $a }, potem { $b }
}
join-seq-last = { $b-kind ->
    [state] { $a } i { $b }
   *[other] { $a }, potem { $b }
}

when-end = na koniec gry: { $effect }
when-any-time = w dowolnej chwili: { $effect }
when-at-once = natychmiast: { $effect }

do-none = nic się nie dzieje

## Pytania, które zadają efekty

ask = Zdecyduj: { $effect }
ask-choice = Wybierz: { $effect }
ask-pay = Zdecyduj, czy { $effect-inf }
ask-may = Zdecyduj, czy { $effect-inf }

## Rzeczy z więcej niż jednej gry

noun-vp = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} zwycięstwa
    .gen = { $n ->
        [one] punktu
       *[other] punktów
    } zwycięstwa
    .each = każdy punkt zwycięstwa
    .gender = m
noun-wood = { $n ->
    [one] drewno
   *[other] drewna
}
    .gen = drewna
    .each = każde drewno
    .gender = n
noun-gold = { $n ->
    [one] złoto
   *[other] złota
}
    .gen = złota
    .each = każde złoto
    .gender = n
noun-worker = { $n ->
    [one] robotnik
   *[other] robotników
}
    .acc = { $n ->
        [one] robotnika
       *[other] robotników
    }
    .gen = { $n ->
        [one] robotnika
       *[other] robotników
    }
    .each = każdego robotnika
    .gender = mp
noun-gate = { $n ->
    [one] brama
    [few] bramy
   *[many] bram
}
    .acc = { $n ->
        [one] bramę
        [few] bramy
       *[many] bram
    }
    .gen = { $n ->
        [one] bramy
       *[other] bram
    }
    .loc = { $n ->
        [one] bramie
       *[other] bramach
    }
    .each = każdą bramę
    .gender = f

## Miejsca przy stole

seat-name = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
    .ins = graczem { $name }
    .loc = graczu { $name }
seat-1 = Gracz 1
    .gen = gracza 1
    .dat = graczowi 1
    .acc = gracza 1
    .ins = graczem 1
    .loc = graczu 1
seat-2 = Gracz 2
    .gen = gracza 2
    .dat = graczowi 2
    .acc = gracza 2
    .ins = graczem 2
    .loc = graczu 2
seat-3 = Gracz 3
    .gen = gracza 3
    .dat = graczowi 3
    .acc = gracza 3
    .ins = graczem 3
    .loc = graczu 3
seat-4 = Gracz 4
    .gen = gracza 4
    .dat = graczowi 4
    .acc = gracza 4
    .ins = graczem 4
    .loc = graczu 4

## Dlaczego ruch nie jest możliwy

why = { $rule ->
    [none] „{ $move }” nie jest teraz możliwe: { $reason }.
   *[other] „{ $move }” nie jest teraz możliwe: { $reason } (zasada { $rule }).
}
why-not-asked = { $rule ->
    [none] „{ $move }” nie jest teraz możliwe. Pytanie brzmi: { $question }.{ why-moment }
   *[other] „{ $move }” nie jest teraz możliwe. Pytanie brzmi: { $question } (zasada { $rule }).{ why-moment }
}
why-moment = { $moment ->
    [none] {""}
   *[other] {" "}Można to zrobić { $moment }.
}
why-not-yet = { $rule ->
    [none] „{ $move }” nie jest jeszcze możliwe; będzie, gdy padnie pytanie: { $question }.
   *[other] „{ $move }” nie jest jeszcze możliwe; będzie, gdy padnie pytanie: { $question } (zasada { $rule }).
}
reason-not-yet = na to przyjdzie czas później
reason-not-asked = nie o to teraz chodzi
reason-game-over = gra już się skończyła
reason-other-title = to ruch z innej gry

## Tabele pudełka

provenance-rulebook = instrukcja
provenance-example = przykład z instrukcji
provenance-review = recenzja
provenance-reconstructed = odtworzone
provenance-owner = twoje pudełko
column-effect = Efekt
column-copies = Sztuki
column-name = Nazwa
column-value = Wartość
column-values = Wartości
column-points = Punkty
column-cost = Koszt
column-count = Liczba

## Opcje

yes = tak
no = nie

## Legenda ikon: znaki wspólne

icon-pay = zapłać to, co stoi przed znakiem, za to, co stoi za nim
icon-or = albo
icon-then = potem
icon-per = za każdą sztukę
icon-may = z czego można zrezygnować
icon-choice = jedno z tych

## Dziennik według tur

log-cause = { $cause }: { $effects }
log-join = { $a }, { $b }
log-other = { $who }: { $deed }
