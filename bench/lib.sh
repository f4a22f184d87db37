# lib.sh: what the benchmarks share. Sourced with $root set; answers --help with the comment at the
# top of the script.
# shellcheck shell=bash disable=SC2154
export CANTRIP_BIN=${CANTRIP_BIN:-$root/build/release/cantrip}
if [ "${1:-}" = --help ] || [ "${1:-}" = -h ]; then
    sed -n '2,${/^#/!q; s/^# \{0,1\}//p}' "$0"
    exit 0
fi

# needs FILE...: ends the benchmark unless they are built.
needs() {
    local file
    for file; do
        [ -e "$file" ] || {
            echo "bench/${0##*/}: $file is not built" >&2
            exit 3
        }
    done
}
