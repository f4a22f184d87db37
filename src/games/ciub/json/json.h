/* json.h: a state as JSON and back. */
#ifndef GAMES_CIUB_JSON_JSON_H
#define GAMES_CIUB_JSON_JSON_H

#include "core/game.h"
#include "core/state/table.h"
#include "games/ciub/set/set.h"

/* All that state JSON and the check of ranges know of a state. */
extern const struct state_field ciub_state_table[];

void ciub_state_write(const void *world, const void *state, struct text *out);
bool ciub_state_read(const void *world, const struct json_reader *json_reader,
                     void *state, struct error *error);

/* names.c: what things are called in JSON; NULL for what is none. */
extern const char *const ciub_step_names[], *const ciub_stage_names[];
state_name ciub_json_card, ciub_json_colour, ciub_json_kind;
state_name ciub_json_tray;   /* a kind of die that can be in the tray */
state_name ciub_json_hand;   /* "green" or "green 2for1" (as in VERB_KEEP) */
state_name ciub_json_last;   /* at STEP_PUT a kind, at STEP_KEEP a die of the hand */
state_name ciub_json_target; /* a kind, or after the last one "itself" */
/* The same as ciub_json_hand, for those who know the set only. */
void ciub_hand_name(const struct ciub_set *set, int number, char name[STATE_NAME_SIZE]);

#endif
