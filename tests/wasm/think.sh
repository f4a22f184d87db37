#!/bin/bash
# Compares the module's computer players with the native program's; skipped if the module is not
# built.
set -u
if [ ! -f "${CANTRIP_LAB:?}" ]; then
    echo "# no module at $CANTRIP_LAB: build it with scripts/build-site && cmake --build build/wasm"
    exit 77
fi
exec node "${CANTRIP_SOURCE:?}/tests/wasm/think.mjs"
