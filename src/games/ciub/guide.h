/* guide.h: what ciub tells people who point at things and ask. */
#ifndef GAMES_CIUB_GUIDE_H
#define GAMES_CIUB_GUIDE_H

#include "core/guide.h"

extern const struct guide ciub_guide;

#endif
