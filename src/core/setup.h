/* setup.h: the options a game is started from, as text; and the game id string.
 *
 * A game id names a whole game in one word: `seals:players=3,circle=2#1234`, i.e. the
 * game's name, its options (defaults may be left out), and after `#` the seed of its
 * chance. */
#ifndef CORE_SETUP_H
#define CORE_SETUP_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"
#include "base/text.h"

enum { SETUP_MAX_OPTIONS = 12, SETUP_NAME = 16, SETUP_VALUE = 64 };

struct setup {
    int players; /* 0: not given, the smallest number the game allows */
    int count;
    struct {
        char name[SETUP_NAME];
        char value[SETUP_VALUE];
    } option[SETUP_MAX_OPTIONS];
    char *attachment; /* heap, owned: the text of a custom board or set; or NULL */
    size_t attachment_length;
    char attachment_name[ERROR_FILE]; /* the file it came from, for messages */
};

struct game;

void setup_init(struct setup *setup);
void setup_deinit(struct setup *setup);
void setup_copy(struct setup *to, const struct setup *from);
/* Adds or replaces one option ("players" sets the number of players); false with an error
 * if the game has no such option or the value is too long. */
bool setup_set(struct setup *setup, const struct game *game, const char *name,
               const char *value, struct error *error);
/* The value of an option, or the game's default. */
const char *setup_get(const struct setup *setup, const struct game *game,
                      const char *name);
/* Takes a copy of a custom board's or set's text, with line ends made '\n'. */
void setup_attach(struct setup *setup, const char *text, size_t length, const char *name);
/* Fills in the number of players when none was given; false when the game is not for so
 * many. */
bool setup_settle_players(struct setup *setup, const struct game *game,
                          struct error *error);
/* Whether all of it are characters an option's value may have: letters, digits, . : - _ +
 * (so a value needs no quoting in ids, records and on command lines). */
bool setup_is_value(const char *value);
/* Whether it can be a seed: as a value, and not too long ("" is none). */
bool setup_is_seed(const char *seed, struct error *error);

/* Reads a game id (the setup is initialised first); `seed` gets the seed's text ("" when
 * there is none). `games` is a NULL-terminated list to look the name up in. The setup
 * must be given to setup_deinit whether it worked or not. */
bool setup_read_id(struct setup *setup, const struct game *const *games,
                   const struct game **game, char seed[SETUP_VALUE], const char *id,
                   struct error *error);
/* The shortest id of a setup: what is left at its default is left out. */
void setup_write_id(const struct setup *setup, const struct game *game, const char *seed,
                    struct text *out);

#endif
