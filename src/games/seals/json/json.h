/* json.h: a state as JSON and back. */
#ifndef GAMES_SEALS_JSON_JSON_H
#define GAMES_SEALS_JSON_JSON_H

#include "core/game.h"

void seals_json_state_write(const void *world, const void *state, struct text *out);
bool seals_json_state_read(const void *world, const struct json_reader *json_reader,
                           void *state, struct error *error);

#endif
