/* variety.h: the setups a series of games goes through: `--players all`, and for each
 * `--every OPTION=VALUE,VALUE,...` one value after the other, in all combinations. */
#ifndef CLI_LAB_VARIETY_H
#define CLI_LAB_VARIETY_H

#include "cli/args.h"
#include "cli/game_args.h"

enum { VARIETY_MAX = 8, VARIETY_MAX_SIZE = 10000 };

struct variety {
    const struct game_args *base;
    bool all_players;
    int players; /* when not all; 0: not given */
    int count;
    struct {
        char name[SETUP_NAME];
        const char *values; /* "1,2,3", borrowed from the command line */
    } every[VARIETY_MAX];
};

/* Reads --players and --every, for a series of so many games, and makes sure that each of
 * their setups makes a game. False after a message. */
bool variety_init(struct variety *variety, const struct game_args *base, long games,
                  const struct args *args);
/* The number of different setups ('%' in a value, which stands for the number of the
 * game, counts once). */
int variety_size(const struct variety *variety);
/* What is special about the setup of that number, values as they were typed: "3 players,
 * circle 2"; nothing where there is but one. */
void variety_write(const struct variety *variety, unsigned long number, struct text *out);
/* The setup of the game of that number, into an initialised `setup`. */
bool variety_setup(const struct variety *variety, unsigned long number,
                   struct setup *setup, struct error *error);

#endif
