#!/bin/bash
# Runs everything that the documents show: commands, files, moves, dialogues with the engine and the
# server, code. A block that matches no rule in blocks.mjs fails. With an argument, run.mjs takes only
# pages whose names contain it.
exec node "${CANTRIP_SOURCE:?}/tests/docs/run.mjs" "$@"
