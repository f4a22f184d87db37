/* args.h: what `cantrip play` is to play, and who sits where. */
#ifndef CLI_PLAY_ARGS_H
#define CLI_PLAY_ARGS_H

#include "cli/args.h"
#include "cli/game_args.h"
#include "session/store/store.h"
#include "session/table/table.h"

struct play_plan {
    struct game_args wanted;
    struct chair chairs[GAME_MAX_PLAYERS];
    char resume[STORE_PATH]; /* the file to go on with, or "" */
    bool named;              /* a game was named */
    bool ready;              /* more than its name: nothing needs to be asked */
    bool lesson;
    bool keep;
};

/* Reads the command line. The chairs are those of --seat, in order; what is left goes to
 * a person first, if no seat was named, and then to the game's usual computer player. Of
 * a game to go on with nothing else is read. Returns EXIT_FINE, or another exit code
 * after a message. Either way play_args_deinit must follow. */
int play_args_init(struct play_plan *plan, const struct args *args);
void play_args_deinit(struct play_plan *plan);

#endif
