/* names.c: what state JSON calls the things on the table: as moves do. */
#include "games/seals/json/json.h"
#include "games/seals/notation/notation.h"

const char *seals_json_step(const struct state_at *at, int step, char *room)
{
    (void)at, (void)room;
    return seals_step_table[step].name;
}

static const char *put_word(char *room, char letter, int value)
{
    struct text out = text_init(room, STATE_NAME_SIZE);
    text_put_char(&out, letter);
    if (value > 0)
        text_put_char(&out, (char)('0' + value));
    return room;
}

const char *seals_json_letter(const struct state_at *at, int colour, char *room)
{
    (void)at;
    return put_word(room, seals_element_letter[colour], 0);
}

/* Dice of all colours, by colour and then by value. */
const char *seals_json_die(const struct state_at *at, int die, char *room)
{
    (void)at;
    return put_word(room, seals_element_letter[die / 6], die % 6 + 1);
}

/* Dice of the colour chosen, by value. */
const char *seals_json_chosen(const struct state_at *at, int die, char *room)
{
    const struct seals_state *state = at->state;
    return state->colour < COLOURS ? seals_json_die(at, state->colour * 6 + die, room)
                                   : NULL;
}

const char *seals_json_site(const struct state_at *at, int site, char *room)
{
    const struct seals_world *world = at->world;
    (void)room;
    return world->board.space[site].name;
}

const char *seals_json_circle_or_box(const struct state_at *at, int site, char *room)
{
    const struct seals_world *world = at->world;
    return site >= world->starts ? seals_json_site(at, site, room) : NULL;
}

/* In circle I each scroll exists twice: the copy is marked with a prime. */
const char *seals_json_scroll(const struct state_at *at, int scroll, char *room)
{
    const struct seals_state *state = at->state;
    struct text out = text_init(room, STATE_NAME_SIZE);
    if (scroll_is_additional(scroll) && state->circle == 0)
        return NULL;
    seals_write_scroll(state, scroll, &out);
    if (state->circle == 1 && scroll_is_additional(scroll))
        text_put_char(&out, '\'');
    return room;
}

const char *seals_json_seal(const struct state_at *at, int seal, char *room)
{
    if (seal >= SITE_SCROLL)
        return seals_json_scroll(at, seal - SITE_SCROLL, room);
    if (seal < SITE_TOKEN || seal > token_make(EARTH, MAX_STRENGTH))
        return NULL;
    return put_word(room, seals_element_letter[token_colour(seal)], token_strength(seal));
}
