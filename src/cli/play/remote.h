/* remote.h: `cantrip play --join` and `--server`: online games. */
#ifndef CLI_PLAY_REMOTE_H
#define CLI_PLAY_REMOTE_H

#include "cli/args/args.h"
#include "cli/play/args.h"
#include "client/client.h"

/* Parses the options and starts connecting: EXIT_FINE, or another exit code after a
 * message. --server creates the game in `plan`. */
int play_remote_open(const struct args *args, const struct play_plan *plan,
                     struct client **client);
/* Whether one of these options was given. */
bool play_remote_is_wanted(const struct args *args);

#endif
