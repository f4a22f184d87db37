#!/bin/bash
# Whole games of Five Seals of Magic (and of Pig) in plain lines, by a player who picks from what is listed.
exec node "${CANTRIP_SOURCE:?}/tests/ui/plain/whole.mjs" seals
