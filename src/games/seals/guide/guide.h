/* guide.h: what Five Seals tells people who point at things and ask. */
#ifndef GAMES_SEALS_GUIDE_GUIDE_H
#define GAMES_SEALS_GUIDE_GUIDE_H

#include "core/guide.h"

extern const struct guide seals_guide;

#endif
