/* replay.h: a player that replays the choices of an earlier game. */
#ifndef CORE_RECORD_REPLAY_H
#define CORE_RECORD_REPLAY_H

#include "core/match/player.h"

/* One player for all seats: it answers each seat with that seat's next choice in the log,
 * which is copied. ANSWER_NONE if there is none left or it is not legal here. */
struct player *replay_new(const struct match_step *log, size_t count);

#endif
