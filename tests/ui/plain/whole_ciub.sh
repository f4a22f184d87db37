#!/bin/bash
# Whole games of ciúb in plain lines, by a player who picks from the list.
exec node "${CANTRIP_SOURCE:?}/tests/ui/plain/whole.mjs" ciub
