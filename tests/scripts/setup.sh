#!/bin/bash
# scripts/setup lists what is missing if it cannot install it: without apt, without root,
# and where sudo would ask for a password. Nothing is installed, and no network is needed.
# The only browser found is the one in CANTRIP_CHROMIUM.
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"

# new_system: only what every system has; the user is not root.
new_system() {
    local name
    rm -rf "${scratch:?}/bin"
    mkdir "$scratch/bin"
    for name in bash cat cut dirname find fold env mkdir readlink sed tail tee; do
        ln -s "$(command -v "$name")" "$scratch/bin/$name"
    done
    stub bin/id 'echo 1000'
}

# run LEVEL: runs setup in a separate tree, without a terminal.
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

# apt_has PATTERN: an apt with the matching packages; it records its calls.
apt_has() {
    stub bin/apt-get "echo \"\$*\" >>'$scratch/ran'"
    stub bin/apt-cache "shift; for name; do [[ \$name =~ ^($1)\$ ]] && echo \" \$name | 1.0 | here\"; done"
    rm -f "$scratch/ran"
}

# installed PATTERN: a dpkg-query with the matching packages installed.
installed() {
    stub bin/dpkg-query "shift 3
for name; do [[ \$name =~ ^($1)\$ ]] && echo \"\$name 20.1 installed\"; done"
}

mkdir -p "$scratch/tree/scripts" "$scratch/tree/web"
cp "$source/scripts/setup" "$scratch/tree/scripts/"
cp "$source/web/package.json" "$scratch/tree/web/"
# The real script, with paths that do not exist.
sed "s|/usr/bin/|$scratch/none/|g; s|^#!.*|#!$(command -v bash)|" "$source/scripts/find-chromium" \
    >"$scratch/tree/scripts/find-chromium"
chmod +x "$scratch/tree/scripts/find-chromium"
unset CANTRIP_CHROMIUM
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

stub bin/dnf 'exit 99'
run test
[ $? = 1 ] && one_screen && says "sudo dnf install gcc" && says ncurses-devel && ! says libncurses-dev
result $? "Fedora"

new_system
stub bin/pacman 'exit 99'
run site
[ $? = 1 ] && one_screen && says "sudo pacman -S --needed gcc" && ! says libncurses-dev
result $? "Arch"

new_system
stub bin/brew 'exit 99'
run play
[ $? = 1 ] && one_screen && says "brew install gcc" && ! says libncurses-dev
result $? "Homebrew"

! says "Debian's names"
result $? "which playing in the terminal does not ask for by Debian's names"

# Everything except clang's libraries, which these systems name differently.
for system in pacman brew dnf; do
    new_system
    stub bin/$system 'exit 99'
    installed '[^c].*|curl|cmake|clang-19'
    run test
    [ $? = 1 ] && one_screen && says clang-format-19 && says "Debian's names" &&
        ! grep -qE '^ *(sudo )?(pacman -S --needed|brew install|dnf install) *$' "$scratch/out"
    result $? "only clang-format, clang-tidy and Chromium are missing: $system"
done
new_system
stub bin/brew 'exit 99'
installed '([^c]|c[^h]).*'
run test
[ $? = 1 ] && one_screen && ! says "brew install" && says CANTRIP_CHROMIUM
result $? "a package that Homebrew does not have: advice, and no empty command"

new_system
stub bin/apt-get "touch '$scratch/ran'"
run test
[ $? = 1 ] && one_screen && says "apt-get install --no-install-recommends gcc" && [ ! -e "$scratch/ran" ]
result $? "Debian without root and sudo"

stub bin/sudo "[ \"\$1\" = -n ] && exit 1; touch '$scratch/ran'"
run test
[ $? = 1 ] && one_screen && says "apt-get install" && [ ! -e "$scratch/ran" ]
result $? "sudo that would ask for a password, without a terminal"

# Ubuntu: apt has everything but Chromium.
new_system
apt_has '([^c]|c[^h]).*'
run test
[ $? = 1 ] && one_screen && says "apt-get install --no-install-recommends gcc" &&
    ! says "shellcheck chromium" && says CANTRIP_CHROMIUM && [ ! -e "$scratch/ran" ]
result $? "without root: what apt does not have is left out of the command, with advice"
installed '([^c]|c[^h]).*'
run test
[ $? = 1 ] && one_screen && ! says "apt-get install" && says CANTRIP_CHROMIUM && ! says failed
result $? "only Chromium is missing: advice"
stub bin/id 'echo 0'
run test
[ $? = 1 ] && one_screen && says CANTRIP_CHROMIUM && ! says failed && [ ! -e "$scratch/ran" ]
result $? "only Chromium is missing, as root: advice, and nothing for apt to do"
installed '[d-z].*'
run test
[ $? = 1 ] && grep -q 'install --no-install-recommends .*clang-19' "$scratch/ran" &&
    ! grep -q chromium "$scratch/ran" && says CANTRIP_CHROMIUM
result $? "as root: the rest is installed"
stub bin/browser 'exit 0'
installed '([^c]|c[^h]).*'
CANTRIP_CHROMIUM=$scratch/bin/browser run test
[ $? = 0 ] && [ ! -s "$scratch/out" ]
result $? "a browser of one's own"
installed '.*'
CANTRIP_CHROMIUM=/nope run test
[ $? = 1 ] && says "CANTRIP_CHROMIUM is set to /nope" && CANTRIP_CHROMIUM=/nope run quick
result $? "a browser of one's own that is not there, whatever is installed"

# Everything installed without packages: found, and silent.
new_system
for name in make cmake ninja msgfmt gcc pkg-config wasm-ld-19 wasm-opt npm brotli; do
    stub "bin/$name" 'exit 0'
done
stub bin/clang-19 "echo '$scratch/clang'"
mkdir -p "$scratch/clang/lib/wasi"
: >"$scratch/clang/lib/wasi/libclang_rt.builtins-wasm32.a"
stub bin/node 'echo v22.1.0'
run site
[ $? = 0 ] && [ ! -s "$scratch/out" ]
result $? "everything is there without a package manager"
stub bin/node 'echo v16.20.2'
run site
[ $? = 1 ] && one_screen && says "16.20.2" && says "version $(sed -n 's/.*">=\([0-9]*\)".*/\1/p' "$source/web/package.json") or later"
result $? "Node.js is too old"

# Installed as packages: one call is enough.
new_system
stub bin/dpkg-query "echo call >>'$scratch/calls'
shift 3
for name; do echo \"\$name 20.1 installed\"; done"
run test
[ $? = 0 ] && [ ! -s "$scratch/out" ] && [ "$(wc -l <"$scratch/calls")" = 1 ]
result $? "all packages are installed: one question to dpkg"

# Each level has what its tests need, and no more.
new_system
run quick
says tmux && says nodejs && says clang-19 && ! says npm && ! says gcovr && ! says wasi && ! says chromium
result $? "a quick test needs neither npm nor the module's compiler"
run coverage
says tmux && says gcovr && ! says npm && ! says chromium
result $? "coverage needs gcovr besides"

run --frob
[ $? = 2 ] && says "unknown option \`--frob\`"
result $? "an unknown option is named"
run frob
[ $? = 2 ] && says "unknown level \`frob\`"
result $? "an unknown level is named"
run --help
[ $? = 0 ] && one_screen
result $? "the help fits a screen"
sed -i 's/command:tmux/comand:tmux/' "$scratch/tree/scripts/setup"
installed '.*'
run test
[ $? = 3 ] && says "comand:tmux"
result $? "a mistake in the table is not taken for something that is there"
exit $status
