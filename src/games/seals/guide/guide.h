/* guide.h: the guide of Five Seals: pointing, help and questions. */
#ifndef GAMES_SEALS_GUIDE_GUIDE_H
#define GAMES_SEALS_GUIDE_GUIDE_H

#include "core/guide.h"

extern const struct guide seals_guide;

#endif
