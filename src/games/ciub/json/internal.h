/* internal.h: what the writer and the readers of state JSON share among themselves. */
#ifndef GAMES_CIUB_JSON_INTERNAL_H
#define GAMES_CIUB_JSON_INTERNAL_H

#include "games/ciub/rules/state.h"

/* names.c: the words that stand for steps, stages and dice. */
enum { CIUB_KIND_NAME = CIUB_NAME + 12 };

const char *ciub_step_name(int step);
const char *ciub_stage_name(int stage);
/* "white 3", "green 2for1", "blue spent", "red inactive". */
void ciub_kind_name(const struct ciub_set *set, int kind, char name[CIUB_KIND_NAME]);
/* A die in the hand: "green", or "green 2for1" (`number` as in VERB_KEEP). */
void ciub_hand_name(const struct ciub_set *set, int number, char name[CIUB_KIND_NAME]);

/* A state being read. What was met before is kept, so that the second of two fields that
 * contradict each other is the one to blame. */
struct ciub_reading {
    const struct ciub_world *world;
    struct ciub_state *state;
    struct error *error;
    const struct json_reader *root;
    uint64_t seen;          /* cards */
    int held[CIUB_COLOURS]; /* dice that are not in the supply */
};

/* values.c: single values. The optional ones leave their target alone when the key
 * is not there. All return false with the error set when the value is wrong. */
bool ciub_json_byte(struct ciub_reading *in, const struct json_reader *object,
                    const char *key, int low, int high, uint8_t *value);
bool ciub_json_flag(struct ciub_reading *in, const char *key, uint8_t *value);
/* A seat, counted from 1 outside. */
bool ciub_json_seat(struct ciub_reading *in, const char *key, uint8_t *seat);
bool ciub_json_card(struct ciub_reading *in, const struct json_reader *json_reader,
                    uint8_t *card);
bool ciub_json_colour(struct ciub_reading *in, const struct json_reader *json_reader,
                      uint8_t *colour);
bool ciub_json_kind(struct ciub_reading *in, const struct json_reader *json_reader,
                    uint8_t *kind);
/* As VERB_KEEP has it. */
bool ciub_json_hand_die(struct ciub_reading *in, const struct json_reader *json_reader,
                        uint8_t *number);
/* Blames a field of the root. Always returns false. */
bool ciub_json_fail(struct ciub_reading *in, const char *key, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* cards.c: rows and cards that are gone; then what a player won and marked; then
 * the pile; and when the stage is known the gap that the step is about. */
bool ciub_json_rows(struct ciub_reading *in);
bool ciub_json_player_cards(struct ciub_reading *in, const struct json_reader *player,
                            int seat);
bool ciub_json_pile(struct ciub_reading *in);
bool ciub_json_gaps(struct ciub_reading *in);

/* dice.c: where the dice are. */
bool ciub_json_player_dice(struct ciub_reading *in, const struct json_reader *player,
                           int seat);
bool ciub_json_turn_dice(struct ciub_reading *in);
bool ciub_json_supply(struct ciub_reading *in);

/* move.c: what was chosen so far of a move. */
bool ciub_json_move(struct ciub_reading *in);

#endif
