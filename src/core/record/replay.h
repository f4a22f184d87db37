/* replay.h: a player that repeats what the seats chose in an earlier game. */
#ifndef CORE_RECORD_REPLAY_H
#define CORE_RECORD_REPLAY_H

#include "core/player.h"

/* One player for all seats of a game: it answers each seat with that seat's next choice
 * of the log (copied), and has no answer when these are used up or not legal here. */
struct player *replay_new(const struct match_step *log, size_t count);

#endif
