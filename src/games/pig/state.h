/* state.h: what the parts of Pig share: the world, the state and the choices. */
#ifndef GAMES_PIG_STATE_H
#define GAMES_PIG_STATE_H

#include "core/game.h"
#include "core/state/table.h"

enum { PIG_MIN_TARGET = 10, PIG_MAX_TARGET = 1000, PIG_SIDES = 6 };

/* What does not change during play. */
struct pig_world {
    int players;
    int target;
};

enum pig_phase {
    PIG_DECIDE, /* the player on turn rolls or holds */
    PIG_DIE,    /* the die is in the air: chance acts */
    PIG_OVER,
};

/* Fields in order of size and seats without a player kept at 0, so that every byte is
 * determined: 14 bytes without padding. */
struct pig_state {
    int16_t score[GAME_MAX_PLAYERS];
    int16_t points; /* of this turn */
    uint8_t turn;   /* the seat */
    uint8_t phase;
};

/* Choices: 1..6 are the die's outcomes. */
enum pig_choice { PIG_ROLL = 10, PIG_HOLD = 11 };

/* notation.c: the slots that read and write. */
void pig_choice_write(const void *world, const void *state, choice_t choice,
                      struct text *out);
bool pig_choice_read(const void *world, const void *state, struct reader *in,
                     choice_t *choice, struct reason *why);
extern const struct state_field pig_table[];
void pig_state_write(const void *world, const void *state, struct text *out);
bool pig_state_read(const void *world, const struct json_reader *json_reader, void *state,
                    struct error *error);
void pig_describe(const void *world, const void *state, struct text *out);
void pig_seat_write(const void *world, const void *state, int seat, struct text *out);
void pig_prompt(const void *world, const void *state, struct text *out);

/* heuristics.c */
extern const struct heuristics pig_heuristics;
/* guide.c */
extern const struct guide pig_guide;

#endif
