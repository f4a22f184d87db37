/* remote.h: `cantrip play --join` and `--server`: a game at a server. */
#ifndef CLI_PLAY_REMOTE_H
#define CLI_PLAY_REMOTE_H

#include "cli/args.h"
#include "cli/play/args.h"
#include "client/client.h"

/* Reads the options, and begins to connect: EXIT_FINE, or another exit code after a
 * message. What --server makes is the game of the plan. */
int play_remote_open(const struct args *args, const struct play_plan *plan,
                     struct client **client);
/* Whether one of the options was given. */
bool play_remote_is_wanted(const struct args *args);

#endif
