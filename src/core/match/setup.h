/* setup.h: the options of a game as text, and game ids.
 *
 * A game id describes a whole game in one word, `seals:players=3,circle=2#1234`: the
 * game's name, its options (defaults may be omitted), and the seed after `#`. */
#ifndef CORE_MATCH_SETUP_H
#define CORE_MATCH_SETUP_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"
#include "base/text.h"

enum { SETUP_MAX_OPTIONS = 12, SETUP_NAME = 16, SETUP_VALUE = 64 };

struct setup {
    int players; /* 0: not given; the minimum of the game applies */
    int count;
    struct {
        char name[SETUP_NAME];
        char value[SETUP_VALUE];
    } option[SETUP_MAX_OPTIONS];
    char *attachment; /* text of a custom board or set, heap, owned; or NULL */
    size_t attachment_length;
    char attachment_name[ERROR_FILE]; /* the file it came from, for errors */
};

struct game;

void setup_init(struct setup *setup);
void setup_deinit(struct setup *setup);
void setup_copy(struct setup *to, const struct setup *from);
/* Sets an option ("players" sets the number of players); false with an error if the game
 * has no such option or the value is not valid. */
bool setup_set(struct setup *setup, const struct game *game, const char *name,
               const char *value, struct error *error);
/* The value of an option, or the game's default. */
const char *setup_get(const struct setup *setup, const struct game *game,
                      const char *name);
/* Copies the text of a custom board or set, converting line endings to '\n'. */
void setup_attach(struct setup *setup, const char *text, size_t length, const char *name);
/* Fills in the default number of players; false if the game does not support the
 * number. */
bool setup_settle_players(struct setup *setup, const struct game *game,
                          struct error *error);
/* Whether `value` has only characters allowed in values: letters, digits and . : - _ +
 * (so that it needs no quoting in ids, records and on command lines). */
bool setup_is_value(const char *value);
/* Whether `seed` is valid: the same characters, and not too long. "" means no seed. */
bool setup_is_seed(const char *seed, struct error *error);

/* Parses a game id. Initialises the setup; call setup_deinit even on failure. `seed` gets
 * the seed's text, "" if there is none. `games` is a NULL-terminated list. */
bool setup_read_id(struct setup *setup, const struct game *const *games,
                   const struct game **game, char seed[SETUP_VALUE], const char *id,
                   struct error *error);
/* The shortest id of a setup, without options at their defaults. */
void setup_write_id(const struct setup *setup, const struct game *game, const char *seed,
                    struct text *out);

#endif
