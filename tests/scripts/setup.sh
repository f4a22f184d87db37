#!/bin/bash
# scripts/setup lists what is missing where it cannot install it: without apt, without root, and
# where sudo would ask for a password. Nothing is installed, and no network is needed.
set -u
source=${CANTRIP_SOURCE:?}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0

# result STATUS WORDS
result() {
    if [ "$1" = 0 ]; then
        echo "ok - $2"
    else
        echo "not ok - $2"
        sed 's/^/# /' "$scratch/out"
        status=1
    fi
}

# stub NAME BODY: a command in PATH
stub() {
    printf '#!/bin/bash\n%s\n' "$2" >"$scratch/bin/$1"
    chmod +x "$scratch/bin/$1"
}

# new_system: only what every system has; the user is not root.
new_system() {
    local name
    rm -rf "${scratch:?}/bin"
    mkdir "$scratch/bin"
    for name in bash cat cut dirname find fold env mkdir readlink sed tail tee; do
        ln -s "$(command -v "$name")" "$scratch/bin/$name"
    done
    stub id 'echo 1000'
}

# run LEVEL: setup in a tree of its own, without a terminal.
run() {
    PATH=$scratch/bin setsid bash "$scratch/tree/scripts/setup" "$1" >"$scratch/out" 2>&1 </dev/null
}

# one_screen: the last output fits 24 lines of 80 columns.
one_screen() {
    [ "$(wc -l <"$scratch/out")" -le 24 ] && [ "$(wc -L <"$scratch/out")" -le 80 ]
}

says() {
    tr '\n' ' ' <"$scratch/out" | grep -qF -- "$1"
}

mkdir -p "$scratch/tree/scripts"
cp "$source/scripts/setup" "$scratch/tree/scripts/"
setsid=$(command -v setsid)
setsid() { "$setsid" --wait "$@"; }

new_system
run test
[ $? = 1 ] && one_screen && says "Debian: gcc" && says "Fedora: gcc" && says "Arch: gcc" && says "Homebrew: gcc" &&
    says shellcheck
result $? "an unknown system: the names of all, on one screen"
run play
[ $? = 1 ] && one_screen && says ninja-build && ! says nodejs && ! says shellcheck
result $? "what playing needs is less"

stub dnf 'exit 99'
run test
[ $? = 1 ] && one_screen && says "sudo dnf install gcc" && says ncurses-devel && ! says libncurses-dev
result $? "Fedora"

new_system
stub pacman 'exit 99'
run site
[ $? = 1 ] && one_screen && says "sudo pacman -S --needed gcc" && ! says libncurses-dev
result $? "Arch"

new_system
stub brew 'exit 99'
run play
[ $? = 1 ] && one_screen && says "brew install gcc" && ! says libncurses-dev
result $? "Homebrew"

new_system
stub apt-get "touch '$scratch/ran'"
run test
[ $? = 1 ] && one_screen && says "apt-get install --no-install-recommends gcc" && [ ! -e "$scratch/ran" ]
result $? "Debian without root and sudo"

stub sudo "[ \"\$1\" = -n ] && exit 1; touch '$scratch/ran'"
run test
[ $? = 1 ] && one_screen && says "apt-get install" && [ ! -e "$scratch/ran" ]
result $? "sudo that would ask for a password, without a terminal"

# Everything by other means than packages: found, and nothing said.
new_system
for name in make cmake ninja msgfmt gcc pkg-config wasm-ld-19 wasm-opt npm brotli; do
    stub "$name" 'exit 0'
done
stub clang-19 "echo '$scratch/clang'"
mkdir -p "$scratch/clang/lib/wasi"
: >"$scratch/clang/lib/wasi/libclang_rt.builtins-wasm32.a"
stub node 'echo v22.1.0'
run site
[ $? = 0 ] && [ ! -s "$scratch/out" ]
result $? "everything is there without a package manager"
stub node 'echo v16.20.2'
run site
[ $? = 1 ] && one_screen && says "16.20.2" && says "version 18 or later"
result $? "Node.js is too old"

# Installed as packages: one call tells.
new_system
stub dpkg-query "echo call >>'$scratch/calls'
shift 3
for name; do echo \"\$name 20.1 installed\"; done"
run test
[ $? = 0 ] && [ ! -s "$scratch/out" ] && [ "$(wc -l <"$scratch/calls")" = 1 ]
result $? "all packages are installed: one question to dpkg"
exit $status
