#!/bin/bash
# The engine as a process: long lines, NUL bytes, input that ends in mid-line.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

# talk NAME LINES PATTERN: the input is in the file `in`; the output has that many lines,
# one of which matches the pattern.
talk() {
    "$cantrip" engine <in >out 2>err
    code=$?
    [ $code = 0 ] && [ "$(wc -l <out)" = "$2" ] && grep -q -- "$3" out
    result $? "$1" "exit status $code, $(wc -l <out) lines" "$(cut -c 1-300 out err)"
}

: >in
"$cantrip" engine <in >out 2>err
[ $? = 0 ] && [ ! -s out ]
result $? "no input, no output"
printf '{"cmd":"version"}' >in
talk "a last line without a line break" 1 '"ok":true'
printf '\n\n{"cmd":"version"}\r\n\n' >in
talk "blank lines and DOS line ends" 1 '"ok":true'
{
    head -c 3000000 /dev/zero | tr '\0' 'x'
    printf '\n{"cmd":"version"}\n'
} >in
talk "a huge line is answered and skipped" 2 '"error":"limit"'
talk "and the next one works" 2 '"protocol":'
printf '{"cmd":"ver\0sion"}\n\0\n{"cmd":"version"}\n' >in
talk "zero bytes are answered" 3 '"protocol":'
head -c 200000 /dev/urandom | tr '\n' ' ' >in
printf '\n' >>in
talk "noise is answered" 1 '"ok":false'
{
    echo '{"cmd":"quit"}'
    echo '{"cmd":"version"}'
} >in
talk "quit ends it" 1 '"ok":true'

# Each answer arrives before the next request is sent: a driver must not block forever.
coproc ENGINE { "$cantrip" engine; }
for ((i = 0; i < 3; i++)); do
    echo "{\"cmd\":\"version\",\"id\":$i}" >&"${ENGINE[1]}"
    read -r answer <&"${ENGINE[0]}" && [[ $answer == *"\"id\":$i"* ]]
    result $? "answer $i comes at once"
done
eval "exec ${ENGINE[1]}>&-"
wait "$ENGINE_PID" 2>/dev/null
finish
