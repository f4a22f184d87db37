#!/bin/bash
# Whole games of Five Seals of Magic and Pig in plain lines, by a player who picks from
# the list.
exec node "${CANTRIP_SOURCE:?}/tests/ui/plain/whole.mjs" seals
