#!/bin/bash
# The module's sessions against native ones; skipped where the module was not built.
set -u
if [ ! -f "${CANTRIP_WASM:?}" ]; then
    echo "# no module at $CANTRIP_WASM: build it with scripts/build-site && cmake --build build/wasm"
    exit 77
fi
exec node "${CANTRIP_SOURCE:?}/tests/wasm/session.mjs"
