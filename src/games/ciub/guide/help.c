/* help.c: help on a thing: its name, then a line for each thing to know. */
#include "games/ciub/guide/internal.h"

bool ciub_about(const void *world, const void *state, const char *name, struct text *out)
{
    struct telling it = {.world = world,
                         .set = &((const struct ciub_world *)world)->set,
                         .state = state,
                         .seat = ((const struct ciub_state *)state)->turn,
                         .out = out};
    struct ciub_thing thing = ciub_thing_read(world, name, true);
    switch (thing.sort) {
    case SORT_NONE:
        return false;
    case SORT_CARD:
        ciub_about_card(&it, thing.value);
        break;
    case SORT_DIE:
    case SORT_TRAY:
        ciub_about_kind(&it, thing);
        break;
    case SORT_HAND:
        ciub_about_hand(&it, thing.value);
        break;
    case SORT_SUPPLY:
        ciub_about_colour(&it, thing.value);
        break;
    case SORT_LOOK:
        ciub_about_symbol(&it, thing.value);
        break;
    case SORT_TOKEN:
        ciub_about_token(&it, thing.value);
        break;
    case SORT_SEAT:
        ciub_about_seat(&it, thing.value);
        break;
    case SORT_WORD:
        ciub_about_word(&it, thing.value);
        break;
    case SORT_PHASE:
        ciub_about_phase(&it, thing.value);
        break;
    case SORT_ROW:
        ciub_about_row(&it, thing.value);
        break;
    case SORT_PLACE:
        ciub_about_place(&it, thing.value);
        break;
    }
    return true;
}
