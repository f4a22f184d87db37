#!/bin/bash
# Compares the browser's check of fair dice with the program's; skipped if the module or the tools
# of the site are missing.
set -u
if [ ! -f "${CANTRIP_WASM:?}" ]; then
    echo "# no module at $CANTRIP_WASM: build it with scripts/build-site && cmake --build build/wasm"
    exit 77
fi
if [ ! -x "${CANTRIP_SOURCE:?}/web/node_modules/.bin/esbuild" ]; then
    echo "# no esbuild: install it by npm ci --prefix web"
    exit 77
fi
exec node "$CANTRIP_SOURCE/tests/wasm/fair.mjs"
