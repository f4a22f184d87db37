/* args.h: the arguments of `cantrip play`: the game and its players. */
#ifndef CLI_PLAY_ARGS_H
#define CLI_PLAY_ARGS_H

#include "cli/args/args.h"
#include "cli/args/game_args.h"
#include "session/store/store.h"
#include "session/table/table.h"

struct play_plan {
    struct game_args wanted;
    struct chair chairs[GAME_MAX_PLAYERS];
    char resume[STORE_PATH]; /* the file to resume, or "" */
    bool named;              /* a game was named */
    bool ready;              /* options too: skip the setup screen */
    bool lesson;
    bool keep;
};

/* Parses the command line. Chairs come from --seat, in order; of the rest, the first goes
 * to a person if no seat was named, and the others to the game's default computer player.
 * A resumed game ignores everything else. Returns EXIT_FINE, or another exit code after a
 * message. Call play_args_deinit in either case. */
int play_args_init(struct play_plan *plan, const struct args *args);
void play_args_deinit(struct play_plan *plan);

#endif
