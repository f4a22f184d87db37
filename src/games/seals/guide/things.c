/* things.c: the things of a choice. */
#include "games/seals/guide/internal.h"
#include "games/seals/notation/notation.h"

/* Dice, each named; those of another seat than the actor's with its number. */
static void put_die_things(const struct seals_state *state, int colour, dice_t dice,
                           struct text *out)
{
    bool theirs = seals_takes_their_dice(state);
    if (dice == 0)
        text_put(out, "word:none");
    for (int value = 1; value <= 6; value++)
        for (int i = dice_count_of(dice, value); i > 0; i--) {
            text_space(out);
            text_put(out, "die:");
            if (theirs)
                text_format(out, "%d.", state->victim + 1);
            text_format(out, "%s.%d", seals_element_name[colour], value);
        }
}

static void put_take_things(uint32_t counts, struct text *out)
{
    for (int colour = 0; colour < COLOURS; colour++)
        for (uint32_t i = counts >> (2 * colour) & 3; i > 0; i--) {
            text_space(out);
            text_format(out, "supply:%s", seals_element_name[colour]);
        }
}

static void put_seat_thing(uint32_t seat, struct text *out)
{
    if (seat == NOBODY)
        text_put(out, "word:nobody");
    else
        text_format(out, "seat:%d", (int)seat + 1);
}

static void put_absorb_thing(uint32_t element, struct text *out)
{
    if (element == ELEMENTS)
        text_put(out, "word:none");
    else
        text_format(out, "scroll:absorption.%s", seals_element_name[element]);
}

void seals_things(const void *game_world, const void *game_state, choice_t choice,
                  struct text *out)
{
    const struct seals_world *world = game_world;
    const struct seals_state *state = game_state;
    uint32_t value = choice_value(choice);
    switch (choice_kind(choice)) {
    case PICK_SITE:
    case PICK_BREAK:
        text_format(out, "space:%s", world->board.space[value].name);
        break;
    case PICK_SCROLL:
        text_put(out, "scroll:");
        seals_write_scroll(state, (int)value, out);
        break;
    case PICK_TAKE:
        put_take_things(value, out);
        break;
    case PICK_DICE:
        put_die_things(state, choice_colour(choice), value, out);
        break;
    case PICK_COLOUR: /* 6.2, 6.5: the dice come from the supply */
        text_format(out, "supply:%s", seals_element_name[choice_colour(choice)]);
        break;
    case PICK_SEAT:
        put_seat_thing(value, out);
        break;
    case PICK_ABSORB:
        put_absorb_thing(value, out);
        break;
    case PICK_FIGURE:
        text_format(out, "%s:%d", value & 1 ? "familiar" : "mage", (int)value / 2 + 1);
        break;
    case PICK_HERE:
        text_put(out, "word:here");
        break;
    case PICK_OFF:
        text_put(out, "word:off");
        break;
    case PICK_GIVE_UP:
        text_put(out, "word:give-up");
        break;
    case PICK_NUMBER: /* of chance: nobody points */
    case PICK_TOKEN:
    case PICK_MAGE:
        break;
    }
}
