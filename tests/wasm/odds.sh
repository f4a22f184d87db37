#!/bin/bash
# The module's odds against the native program's; skipped where the module was not built.
set -u
if [ ! -f "${CANTRIP_LAB:?}" ]; then
    echo "# no module at $CANTRIP_LAB: build it with scripts/build-site && cmake --build build/wasm"
    exit 77
fi
exec node "${CANTRIP_SOURCE:?}/tests/wasm/odds.mjs"
