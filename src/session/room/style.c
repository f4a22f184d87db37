/* style.c: colours, emblems and emotes by name, and which a seat has. */
#include "session/room/style.h"

#include <string.h>

#include "i18n/i18n.h"
#include "session/room/room.h"

#define ROW(name) #name,
const char *const room_colour_name[] = {ROOM_COLOURS(ROW)};
const char *const room_emblem_name[] = {ROOM_EMBLEMS(ROW)};
#undef ROW

static int find(const char *const *names, int count, const char *name)
{
    for (int i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    return -1;
}

int room_colour_find(const char *name)
{
    return find(room_colour_name, ROOM_COLOUR_COUNT, name);
}

int room_emblem_find(const char *name)
{
    return find(room_emblem_name, ROOM_EMBLEM_COUNT, name);
}

#define ROW(name, text) {#name, text},
static const struct {
    const char *name, *text;
} emotes[] = {ROOM_EMOTES(ROW)};
#undef ROW

const char *room_emote_text(const char *name)
{
    for (size_t i = 0; i < sizeof emotes / sizeof *emotes; i++)
        if (strcmp(emotes[i].name, name) == 0)
            return emotes[i].text;
    return NULL;
}

int room_seat_colour(const struct room_state *state, int seat)
{
    return state->seat[seat].styled ? state->seat[seat].colour : seat;
}

int room_seat_emblem(const struct room_state *state, int seat)
{
    return state->seat[seat].styled ? state->seat[seat].emblem : seat;
}

bool room_has_colour(const struct room_state *state, int colour, int except)
{
    for (int seat = 0; seat < state->players; seat++)
        if (seat != except && !room_is_free(&state->seat[seat]) &&
            room_seat_colour(state, seat) == colour)
            return true;
    return false;
}

bool room_has_emblem(const struct room_state *state, int emblem, int except)
{
    for (int seat = 0; seat < state->players; seat++)
        if (seat != except && !room_is_free(&state->seat[seat]) &&
            room_seat_emblem(state, seat) == emblem)
            return true;
    return false;
}
