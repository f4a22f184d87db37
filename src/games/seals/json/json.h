/* json.h: a state as JSON and back. */
#ifndef GAMES_SEALS_JSON_JSON_H
#define GAMES_SEALS_JSON_JSON_H

#include "core/game.h"
#include "core/state/table.h"

/* All that state JSON and range checks know about a state. */
extern const struct state_field seals_state_table[];

void seals_json_state_write(const void *world, const void *state, struct text *out);
bool seals_json_state_read(const void *world, const struct json_reader *json_reader,
                           void *state, struct error *error);

/* Names of things in JSON; NULL if there is no such thing. */
state_name seals_json_step, seals_json_letter, seals_json_die, seals_json_chosen,
    seals_json_site, seals_json_scroll;
/* What is on a site, as in site_get. */
state_name seals_json_seal, seals_json_circle_or_box;

#endif
