/* variety.h: the setups for a series of games: `--players all`, and each value of every
 * `--every OPTION=VALUE,VALUE,...`, in all combinations. */
#ifndef CLI_LAB_VARIETY_H
#define CLI_LAB_VARIETY_H

#include "cli/args/args.h"
#include "cli/args/game_args.h"

enum { VARIETY_MAX = 8, VARIETY_MAX_SIZE = 10000 };

struct variety {
    const struct game_args *base;
    bool all_players;
    int players; /* if not all; 0: not given */
    int count;
    struct {
        char name[SETUP_NAME];
        const char *values; /* "1,2,3", borrowed from the command line */
    } every[VARIETY_MAX];
};

/* Reads --players and --every for a series of that many games, and checks that every
 * setup is valid. False after a message. */
bool variety_init(struct variety *variety, const struct game_args *base, long games,
                  const struct args *args);
/* The number of different setups; '%' in a value, which stands for the game's number,
 * counts once. */
int variety_size(const struct variety *variety);
/* Describes the setup of a game, values as typed: "3 players, circle 2"; empty if there
 * is only one. */
void variety_write(const struct variety *variety, unsigned long number, struct text *out);
/* Writes the setup of a game into an initialised `setup`. */
bool variety_setup(const struct variety *variety, unsigned long number,
                   struct setup *setup, struct error *error);

#endif
