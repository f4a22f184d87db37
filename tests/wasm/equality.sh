#!/bin/bash
# Compares the wasm module with the native program; skipped if the module is not built.
set -u
if [ ! -f "${CANTRIP_LAB:?}" ]; then
    echo "# no module at $CANTRIP_LAB: build it with scripts/build-site && cmake --build build/wasm"
    exit 77
fi
exec node "${CANTRIP_SOURCE:?}/tests/wasm/equality.mjs"
