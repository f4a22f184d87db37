#!/bin/bash
# Whole games of ciúb in plain lines, by a player who picks from what is listed.
exec node "${CANTRIP_SOURCE:?}/tests/ui/plain/whole.mjs" ciub
