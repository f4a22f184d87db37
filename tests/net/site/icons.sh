#!/bin/bash
# The app icons match their drawings.
exec "${CANTRIP_SOURCE:?}/scripts/draw-icons" --check
