#!/bin/bash
# `cantrip web`: its options, the browser it opens, and the site as files.
. "${CANTRIP_SOURCE:?}/tests/net/site/lib.sh"
make_site

expect "export" 0 web --site site --export there/deep
says "is reported" out "files were written to there/deep"
rm -f site/.secret
if diff -r site there/deep >difference; then
    pass "all files are there, in every form"
else
    fail "all files are there, in every form" "$(cat difference)"
fi
expect "a site read from an export" 0 web --site there/deep --export again
if diff -r there again >/dev/null || diff -r there/deep again; then
    pass "gives the same files"
else
    fail "gives the same files"
fi
expect "into a folder with files" 3 web --site site --export there/deep
says "is refused" err "is not empty.*--force"
rm there/deep/sw.js
expect "unless it is forced" 0 web --site site --export there/deep --force
same "replaces files" site/sw.js there/deep/sw.js
mkdir empty
expect "into an empty folder" 0 web --site site --export empty
expect "into a file" 3 web --site site --export private.txt
says "is reported" err "private.txt"
expect "--force alone" 2 web --site site --force

expect "a folder that is not there" 3 web --site nowhere
says "is reported" err "nowhere"
expect "a folder that is not a site" 3 web --site site/icons
says "lacks its page" err "has no index.html"
expect "a port that is not a number" 2 web --site site --port high
expect "a port out of bounds" 2 web --site site --port 65536
expect "an unknown host" 3 web --no-open --site site --host nobody.invalid
says "is reported" err "nobody.invalid"
expect "an address of another computer" 3 web --no-open --site site --host 192.0.2.1
says "is reported" err "192.0.2.1"

# The browser gets the address once.
cat >browser <<'END'
#!/bin/bash
find /proc/$$/fd -lname 'socket:*' >"${0%/*}/inherited"
echo "$@" >>"${0%/*}/opened"
END
chmod +x browser
web --site site --port 0
says "without a desktop it asks to open the page" told "^Open this address in your browser:$"
says "whose address has its own line" told "^    http://localhost:[0-9]*/$"
stop INT
if [ "$code" = 0 ]; then
    pass "Ctrl-C stops it with status 0"
else
    fail "Ctrl-C stops it with status 0" "$code"
fi
BROWSER=$work/browser web --site site --port 0
comes "the browser is opened" opened "^http://localhost:[0-9]*/$"
says "which it reports" told "^Opening your browser\."
says "with the address on its own line" told "^    http://localhost:[0-9]*/$"
silent "and does not inherit the port" inherited
stop TERM
finish
