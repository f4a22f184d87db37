#!/bin/bash
# The pictures of the app belong to their drawings.
exec "${CANTRIP_SOURCE:?}/scripts/draw-icons" --check
