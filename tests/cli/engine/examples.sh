#!/bin/bash
# Every example of the protocol's document, run against the real program.
exec node "${CANTRIP_SOURCE:?}/tests/cli/engine/examples.mjs"
