#!/bin/bash
# Refusal codes are defined once, in src/session/table/refusal.c. The protocol's page
# lists each of them, the web client has a message for each, and the server uses no
# others.
cd "$(dirname "$0")/../.." || exit 1
failed=0
fail() {
    echo "$1" >&2
    failed=1
}
codes=$(sed -n 's/^ *{"\([a-z]*\)",.*/\1/p' src/session/table/refusal.c)
[ "$(wc -w <<<"$codes")" -ge 10 ] || fail "src/session/table/refusal.c has fewer codes than it had"
told=$(sed -n '/^`code` is for programs:/,/^$/p' docs/protocol.md)
for code in $codes; do
    grep -qF "\`$code\`" <<<"$told" || fail "docs/protocol.md does not tell of the code $code"
    grep -q "^  $code: () => tr(" web/src/online/refusals.ts || fail "web/src/online/refusals.ts has no sentence for $code"
done
while read -r code; do
    grep -qx "$code" <<<"$codes" || fail "docs/protocol.md has a code $code that is not in src/session/table/refusal.c"
done < <(grep -oE '`[a-z]+` \(|`(forbidden|full)`' <<<"$told" | tr -d '`( ' | sort -u)
while read -r code; do
    grep -qx "$code" <<<"$codes" || fail "src/server refuses with the code $code, which src/session/table/refusal.c does not have"
done < <(find src/server -name '*.c' -exec cat {} + | tr -s '\n ' ' ' |
    grep -oE 'request_refuse\( ?request, "[a-z]+"|\.code = "[a-z]+"|request_give_up\( ?server, [a-z]+, "[a-z]+"' |
    grep -oE '"[a-z]+"' | tr -d '"' | sort -u)
exit "$failed"
