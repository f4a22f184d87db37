/* write.c: a state as one JSON object. Names are those of moves; seats count from 1;
 * what is zero, empty or usual is left out, so that a position is short to read and to
 * write by hand. */
#include "games/seals/json/json.h"
#include "games/seals/notation/notation.h"
#include "games/seals/rules/state.h"

static void put_site(const struct seals_world *world, struct text *out, const char *key,
                     int site)
{
    if (site == SITE_NONE)
        return;
    text_json_key(out, key);
    text_put_json(out, world->board.space[site].name);
}

/* A copy in a circle-I game is told from its twin by a prime. */
static void put_scroll(const struct seals_state *state, struct text *out, int scroll)
{
    text_json_comma(out);
    text_put_char(out, '"');
    seals_write_scroll(state, scroll, out);
    if (state->circle == 1 && scroll_is_additional(scroll))
        text_put_char(out, '\'');
    text_put_char(out, '"');
}

static void put_scrolls(const struct seals_state *state, struct text *out,
                        const char *key, uint64_t scrolls)
{
    if (scrolls == 0)
        return;
    text_json_key(out, key);
    text_put_char(out, '[');
    for (; scrolls != 0; scrolls &= scrolls - 1)
        put_scroll(state, out, __builtin_ctzll(scrolls));
    text_put_char(out, ']');
}

static void put_die(struct text *out, int colour, int value)
{
    text_json_comma(out);
    text_format(out, "\"%c%d\"", seals_element_letter[colour], value);
}

static void put_dice(struct text *out, int colour, dice_t dice)
{
    for (int value = 1; value <= 6; value++)
        for (int i = dice_count_of(dice, value); i > 0; i--)
            put_die(out, colour, value);
}

static void put_hand(struct text *out, const struct seals_seat *seat)
{
    if (!seat_has_dice(seat))
        return;
    text_json_key(out, "dice");
    text_put_char(out, '[');
    for (int colour = 0; colour < COLOURS; colour++)
        put_dice(out, colour, seat->dice[colour]);
    text_put_char(out, ']');
}

static void put_next(struct text *out, const struct seals_seat *seat)
{
    if ((seat->next[0] | seat->next[1] | seat->next[2] | seat->next[3]) == 0)
        return;
    text_json_key(out, "next");
    text_put_char(out, '[');
    for (int colour = 0; colour < COLOURS; colour++)
        for (int i = seat->next[colour]; i > 0; i--) {
            text_json_comma(out);
            text_format(out, "\"%c\"", seals_element_letter[colour]);
        }
    text_put_char(out, ']');
}

static void put_seat(const struct seals_world *world, const struct seals_state *state,
                     struct text *out, int seat)
{
    const struct seals_seat *mine = &state->seat[seat];
    text_json_comma(out);
    text_put_char(out, '{');
    if (mine->mage != NONE) {
        text_json_key(out, "mage");
        text_put_json(out, seals_mage_name[mine->mage]);
    }
    put_site(world, out, "place", mine->place);
    put_site(world, out, "familiar", mine->familiar);
    put_hand(out, mine);
    put_next(out, mine);
    text_json_count(out, "owed", mine->owed);
    if (mine->over) {
        text_json_key(out, "over");
        text_put(out, "true");
    }
    put_scrolls(state, out, "up", mine->up);
    put_scrolls(state, out, "down", mine->down);
    text_put_char(out, '}');
}

static void put_token(struct text *out, int token)
{
    text_format(out, "\"%c%d\"", seals_element_letter[token_colour(token)],
                token_strength(token));
}

static void put_sites(const struct seals_world *world, const struct seals_state *state,
                      struct text *out)
{
    text_json_key(out, "sites");
    text_put_char(out, '{');
    for (int site = 0; site < world->sites; site++) {
        int here = site_get(state, site);
        if (here == SITE_EMPTY)
            continue;
        text_json_key(out, world->board.space[site].name);
        if (here < SITE_SCROLL)
            put_token(out, here);
        else
            put_scroll(state, out, here - SITE_SCROLL);
    }
    text_put_char(out, '}');
}

static void put_guardians(const struct seals_world *world,
                          const struct seals_state *state, struct text *out)
{
    bool any = false;
    for (int element = 0; element < ELEMENTS; element++)
        any = any || state->guardian[element] != SITE_NONE;
    if (!any)
        return;
    text_json_key(out, "guardians");
    text_put_char(out, '{');
    for (int element = 0; element < ELEMENTS; element++)
        put_site(world, out, seals_element_name[element], state->guardian[element]);
    text_put_char(out, '}');
}

static void put_absorbed(const struct seals_state *state, struct text *out)
{
    bool any = false;
    for (int element = 0; element < ELEMENTS; element++)
        any = any || state->absorbed[element] != 0;
    if (!any)
        return;
    text_json_key(out, "absorbed");
    text_put_char(out, '{');
    for (int element = 0; element < ELEMENTS; element++)
        if (state->absorbed[element] != 0) {
            text_json_key(out, seals_element_name[element]);
            put_token(out, state->absorbed[element]);
        }
    text_put_char(out, '}');
}

static void put_supply(const struct seals_state *state, struct text *out)
{
    text_json_key(out, "supply");
    text_put_char(out, '{');
    for (int colour = 0; colour < COLOURS; colour++)
        text_json_number(out, seals_element_name[colour], state->supply[colour]);
    text_put_char(out, '}');
}

/* The move being built, if one is. */
static void put_move(const struct seals_world *world, const struct seals_state *state,
                     struct text *out)
{
    text_json_key(out, "move");
    text_put_char(out, '{');
    if (state->scroll != SCROLL_NONE) {
        text_json_key(out, "scroll");
        put_scroll(state, out, state->scroll);
    }
    if (state->lent != SCROLL_NONE) {
        text_json_key(out, "lent");
        put_scroll(state, out, state->lent);
    }
    if (state->colour != NONE) {
        text_json_key(out, "colour");
        text_put_json(out, seals_element_name[state->colour]);
    }
    if (state->step == STEP_GIVE_SCROLL) {
        text_json_key(out, "gain");
        put_scroll(state, out, state->one);
    } else {
        put_site(world, out, "one", state->one);
    }
    put_site(world, out, "target", state->target);
    if (state->victim != NONE)
        text_json_number(out, "victim", state->victim + 1);
    text_json_count(out, "figure", state->figure);
    if (state->chosen != 0) {
        text_json_key(out, "chosen");
        text_put_char(out, '[');
        put_dice(out, state->colour, state->chosen);
        text_put_char(out, ']');
    }
    text_put_char(out, '}');
}

static bool is_building(const struct seals_state *state)
{
    return state->scroll != SCROLL_NONE || state->target != SITE_NONE;
}

void seals_json_state_write(const void *game_world, const void *game_state,
                            struct text *out)
{
    const struct seals_world *world = game_world;
    const struct seals_state *state = game_state;
    text_put_char(out, '{');
    text_json_count(out, "circle", state->circle);
    text_json_count(out, "round", state->round);
    text_json_key(out, "step");
    text_put_json(out, step_info(state)->name);
    if (state->first != NONE)
        text_json_number(out, "first", state->first + 1);
    text_json_number(out, "turn", state->turn + 1);
    if (state->actor >= 0)
        text_json_number(out, "actor", state->actor + 1);
    text_json_count(out, "midway", state->midway);
    text_json_count(out, "cursor", state->cursor);
    text_json_count(out, "broken", state->broken);
    text_json_count(out, "idle", state->idle);
    text_json_count(out, "stuck", state->stuck);
    text_json_count(out, "rolling", state->rolling);
    text_json_count(out, "taking", state->taking);
    put_supply(state, out);
    text_json_key(out, "players");
    text_put_char(out, '[');
    for (int seat = 0; seat < world->players; seat++)
        put_seat(world, state, out, seat);
    text_put_char(out, ']');
    put_sites(world, state, out);
    put_guardians(world, state, out);
    put_absorbed(state, out);
    if (is_building(state))
        put_move(world, state, out);
    text_put_char(out, '}');
}
