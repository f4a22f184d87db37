#!/bin/bash
# Everything that the documents show is run: commands, files, moves, conversations with the engine
# and the server, code. A block that no rule in blocks.mjs knows fails. With a word, run.mjs takes
# only pages whose names have it.
exec node "${CANTRIP_SOURCE:?}/tests/docs/run.mjs" "$@"
