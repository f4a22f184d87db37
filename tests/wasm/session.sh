#!/bin/bash
# Compares the module's sessions with native ones; skipped if the module is not built.
set -u
if [ ! -f "${CANTRIP_WASM:?}" ]; then
    echo "# no module at $CANTRIP_WASM: build it with scripts/build-site && cmake --build build/wasm"
    exit 77
fi
exec node "${CANTRIP_SOURCE:?}/tests/wasm/session.mjs"
