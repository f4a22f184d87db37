#!/bin/bash
# ./test reports what it skips, installs only what a short run needs, and detects a step
# without an estimate. Its steps are stubs.
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"
tree=$scratch/tree

run() {
    rm -f "$scratch/calls"
    PATH=$scratch/bin:$PATH "$tree/test" "$@" >"$scratch/out" 2>&1 </dev/null
}

says() {
    grep -qE -- "$1" "$scratch/out"
}

called() {
    grep -qE -- "$1" "$scratch/calls"
}

mkdir -p "$tree/scripts" "$tree/tests/support"
cp "$source/test" "$tree/"
cp "$source"/scripts/{plan.sh,progress.sh,run-test} "$tree/scripts/"
cp "$source/tests/support/environment_lib.sh" "$tree/tests/support/"
write_down="echo \"\${0##*/} \$*\" >>'$scratch/calls'"
for name in setup check-format check-includes check-shell check-tidy check-fuzz build-site build-release \
    forget-stale-build texts coverage; do
    stub "tree/scripts/$name" "$write_down"
done
stub "tree/web/node_modules/.bin/tsc" "$write_down"
stub "tree/web/node_modules/.bin/playwright" "$write_down"
stub "bin/sleep" "exec $(command -v sleep) 0.02"
stub "bin/cmake" "$write_down"
stub "bin/npm" "$write_down"
# ctest --test-dir DIR -N lists one test; without -N it has a result.
stub "bin/ctest" "$write_down
if [ \"\$3\" = -N ]; then echo '  Test #1: one'; exit; fi
mkdir -p \"\$2/results\" && echo '1 0' >\"\$2/results/one.count\""

run
[ $? = 0 ] && says ', 0 failed$' && ! says skipped && called '^setup test$' && called '^npm .*lint$' && called '^playwright ' && called '^check-fuzz build/debug'
result $? "everything works"
[ -s "$tree/build/test-times-default" ] && grep -q '^browser=' "$tree/build/test-times-default"
result $? "and its times are kept"

stub "tree/scripts/build-release" 'exit 1'
run
[ $? = 1 ] && says '^skipped Testing: release' && says '^skipped Testing: the site in a browser' &&
    called '^check-fuzz' && says ', 1 failed$'
result $? "without a release build, its tests and those in the browser are named as skipped"
stub "tree/scripts/build-release" "$write_down"

stub "bin/cmake" "$write_down; [[ \$* != *debug* ]]"
run
[ $? = 1 ] && says '^skipped Testing: debug' && says '^skipped Fuzzing' && called '^playwright '
result $? "without a debug build, its tests and fuzzing are"
run --quick
[ $? = 1 ] && says '^skipped Testing: debug'
result $? "also in a quick run"
stub "bin/cmake" "$write_down; [[ \$* != *fuzz* ]]"
run --all
[ $? = 1 ] && says '^skipped Fuzzing' && called '^check-tidy --all'
result $? "without the fuzz targets, fuzzing is"
stub "bin/cmake" "$write_down"

run --quick
[ $? = 0 ] && called '^setup quick$' && called '^ctest .* -LE wasm$' && ! called '^playwright '
result $? "--quick asks only for what it needs"
stub "tree/scripts/coverage" 'echo "src/games, lines: 100 %"'
run --coverage
[ $? = 0 ] && called '^setup coverage$' && called '^ctest .* -LE wasm$'
result $? "--coverage runs the same tests"

sed -i 's/^steps_quick=(build-debug=85 /steps_quick=(/' "$tree/test"
run --quick
[ $? = 1 ] && says 'no seconds for its step `build-debug`'
result $? "a step without a time is a failure"
exit $status
