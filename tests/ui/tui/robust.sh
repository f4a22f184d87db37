#!/bin/bash
# Nothing is lost and nothing breaks: small screens, odd keys, signals, a closed terminal.
. "$(dirname "$0")/tmux_lib.sh"

resize() {
    terminal resize-window -x "$1" -y "$2"
}

# gone NAME PROCESS: waits until it has ended.
has_ended() {
    ! kill -0 "$1" 2>/dev/null
}
gone() {
    if patiently has_ended "$2"; then
        pass "$1"
    else
        kill -KILL "$2"
        fail "$1" "process $2 is still there"
    fi
}

play 80 24 seals --seed owl --first 1 --seat person --seat greedy
shows "choose a start circle"
resize 40 10
await "a small screen gets a message" "make the window larger\|make the$"
keys Enter # what cannot be seen is not played
resize 200 60
await "it goes on when there is room" "choose a start circle"
await "with the log beside it" "What happened"
resize 80 24
shows "choose a start circle"
keys k
shows "Keys"
resize 30 5
resize 120 40
await "panels survive it, too" "Keys"
keys Escape
shows "choose a start circle"

keys -l 'zZ!"§$%&/()=xyzäöü'
keys F5 F12 IC DC PPage NPage M-x C-a C-x
await "odd keys do nothing" "choose a start circle"
keys Escape
keys :
shows "Type a move"
keys -l "$(printf 'x%.0s' {1..300}) 魔法 é"
keys Enter
await "a long line of nonsense is refused" "Type a move"
keys Escape
shows "Enter choose"
keys Enter
shows "take 3 dice"
file=$(kept)
cp "$file" before.rec

kill -KILL "$(game_process)"
shows "ended 137"
same "the moves are in the file after a crash" before.rec "$file"
expect "and it is a good record" 0 check "$file"
play 80 24 --resume "$file"
await "the game goes on where it was" "take 3 dice"

kill -TERM "$(game_process)"
await "a signal ends it" "ended [1-9]"
expect "with the game saved" 0 check "$file"
grep -q -- " icanon" stty && grep -q -- " echo " stty
result $? "the terminal is as it was" "$(cat stty)"

play 80 24 --resume "$file"
shows "take 3 dice"
pid=$(game_process)
terminal kill-server
gone "a closed terminal ends it" "$pid"
expect "with the game saved, too" 0 check "$file"

# Without SIGHUP, reading detects the closed terminal.
before="trap '' HUP;" play 80 24 --resume "$file"
shows "take 3 dice"
pid=$(game_process)
terminal kill-server
gone "a closed terminal is noticed" "$pid"

play 80 24 seals --seed owl --first 1 --seat person --seat search:nodes=100000000
shows "choose a start circle"
keys Enter
await "a computer thinks" "is thinking"
keys u
await "a move is undone meanwhile" "Taken back"
await "and made again by the person" "choose a start circle"
lacks "which is not practice" "practice"
keys q
shows "ended 0"

play 80 24 --resume "$file"
shows "take 3 dice"
echo "# a remark by hand" >>"$file"
cp -p "$file" others.rec
keys :
shows "Type a move"
keys -l "take f w a"
keys Enter
shows "Your move"
keys Enter
await "a file changed by another program is reported" "changed by$\|changed by another"
same "and left alone" others.rec "$file"
keys q
shows "ended 0"

play 80 24 --view nowhere.record
await "a missing file is reported" "ended [1-9]"
says "by name" err "nowhere.record"
TERM=nonsense before=TERM=nonsense play 80 24 pig
await "an unknown terminal is reported" "ended [1-9]"
says "with a way out" err "plain"

finish
