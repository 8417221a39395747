# Polski: to, co mówi każda gra.

## Kto pyta i o co

asks-must = { $who } musi { $does }
asks-may = { $who } może { $does }
asks-whether = { $who } decyduje, czy { $does }{ $fewer ->
        [yes] {" "}(można też mniej)
       *[no] {""}
    }
asks = { $who } decyduje

# Rodzaj decyzji: ktoś wpisuje, co wypadło.
decision-chance = wpisanie wyniku

## Wyliczenia

list-and = { $first } i { $last }
list-comma = { $first }, { $last }

## Miejsca przy stole

seat-table = ktoś przy stole
    .gen = kogoś przy stole
    .dat = komuś przy stole
    .acc = kogoś przy stole
    .ins = kimś przy stole
    .loc = kimś przy stole
seat-nobody = nikt
    .gen = nikogo
    .dat = nikomu
    .acc = nikogo
    .ins = nikim
    .loc = nikim
seat-stranger = ktoś spoza gry
    .gen = kogoś spoza gry
    .dat = komuś spoza gry
    .acc = kogoś spoza gry
    .ins = kimś spoza gry
    .loc = kimś spoza gry

## Zdarzenia i polecenia każdej gry

event-forced = { $command }, nie mając wyboru
event-parked = {""}
command-typed = { $seat } wpisuje: { ANY($items) ->
        [no] nic
       *[yes] { $items }
    }

## Odmowy każdej gry

refusal-game-over = gra się skończyła ({ $outcome }); żadne polecenie nie jest już przyjmowane
refusal-wrong-seat = { $given } nie może teraz odpowiadać: decyzja „{ $kind }” należy do { GEN($expected) }
refusal-wrong-decision = „{ $command }” nie jest odpowiedzią na decyzję „{ $kind }”; możliwe odpowiedzi: { $allowed }{ $more }
refusal-no-command = { $command } nie jest poleceniem; na decyzję „{ $kind }” odpowiada się jednym z dozwolonych poleceń
refusal-wrong-type = nie da się odczytać polecenia { $command }: { $fault }
refusal-not-offered = „{ $command }” nie jest możliwe w decyzji „{ $kind }”; możliwe: { $allowed }{ $more }
refusal-impossible-fact = wpisano: { $given }. { $problem }; oczekiwano: { $expected }
refusal-undo-forbidden = w tej grze nie wolno cofać decyzji; co postanowiono, zostaje
