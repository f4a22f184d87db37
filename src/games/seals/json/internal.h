/* internal.h: what the readers of state JSON share among themselves. */
#ifndef GAMES_SEALS_JSON_INTERNAL_H
#define GAMES_SEALS_JSON_INTERNAL_H

#include "games/seals/notation/notation.h"
#include "games/seals/rules/state.h"

/* A state being read. What was met before is kept, so that the second of two fields that
 * contradict each other is the one to blame. */
struct reading {
    const struct seals_world *world;
    struct seals_state *state;
    struct error *error;
    const struct json_reader *root;
    uint64_t seen;                    /* scrolls, Binding aside */
    int held[COLOURS];                /* dice with the players */
    int laid[2][MAX_STRENGTH + 1];    /* seals in circles and boxes, by strength */
    uint8_t used[STRENGTHS][COLOURS]; /* tokens on the board and on Absorptions */
};

/* values.c: single values. The optional ones leave their target alone when the key is
 * not there. All return false with the error set when the value is wrong. */
bool seals_json_get_byte(struct reading *in, const struct json_reader *object,
                         const char *key, int low, int high, uint8_t *value);
/* A seat, counted from 1 outside. */
bool seals_json_get_seat(struct reading *in, const struct json_reader *object,
                         const char *key, uint8_t *seat);
bool seals_json_get_site(struct reading *in, const struct json_reader *object,
                         const char *key, uint8_t *site);
bool seals_json_to_scroll(struct reading *in, const struct json_reader *json_reader,
                          int *scroll);
bool seals_json_to_die(struct reading *in, const struct json_reader *json_reader,
                       int *colour, int *value);
bool seals_json_to_token(struct reading *in, const struct json_reader *json_reader,
                         uint8_t *token);

/* players.c, table.c: the two large parts of a position. */
bool seals_json_get_players(struct reading *in, const struct json_reader *root);
bool seals_json_get_sites(struct reading *in, const struct json_reader *root);
bool seals_json_get_guardians(struct reading *in, const struct json_reader *root);
bool seals_json_get_absorbed(struct reading *in, const struct json_reader *root);
bool seals_json_get_supply(struct reading *in, const struct json_reader *root);

/* validate.c, validate_players.c: fields that contradict each other, the options or
 * the rules. The circle is checked first: names of scrolls depend on it. */
bool seals_json_check_circle(struct reading *in);
bool seals_json_check(struct reading *in);
bool seals_json_check_players(struct reading *in);

static inline const char *step_of(const struct reading *in)
{
    return step_info(in->state)->name;
}
static inline const char *site_name(const struct reading *in, int site)
{
    return in->world->board.space[site].name;
}
static inline int next_count(const struct seals_seat *seat)
{
    return seat->next[0] + seat->next[1] + seat->next[2] + seat->next[3];
}

/* Blames a field of the root, or of a player. Always returns false. */
bool seals_json_fail_root(struct reading *in, const char *key, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool seals_json_fail_player(struct reading *in, int seat, const char *key,
                            const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#endif
