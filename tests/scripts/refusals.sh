#!/bin/bash
# The codes of refusals are one list: src/session/table/refusal.c. The protocol's page names each of them, the
# browser's client has a sentence for each, and the server uses no others.
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
    grep -q "^  $code: () => say(" web/src/online/codes.ts || fail "web/src/online/codes.ts has no sentence for $code"
done
while read -r code; do
    grep -qx "$code" <<<"$codes" || fail "docs/protocol.md has a code $code that is not in src/session/table/refusal.c"
done < <(grep -oE '`[a-z]+` \(|`(forbidden|full)`' <<<"$told" | tr -d '`( ' | sort -u)
# A call may go over several lines. Its first text is the code.
calls='server_(request_refuse|request_give_up|refuse_sender)\([^"()]*"[a-z]+"'
used=$(find src/server -name '*.c' -exec cat {} + | tr -s '\n ' ' ' | grep -oE "$calls" |
    grep -oE '"[a-z]+"' | tr -d '"' | sort -u)
[ "$(wc -w <<<"$used")" -ge 6 ] || fail "src/server refuses with fewer codes than it did"
for code in $used; do
    grep -qx "$code" <<<"$codes" ||
        fail "src/server refuses with the code $code, which src/session/table/refusal.c does not have"
done
exit "$failed"
