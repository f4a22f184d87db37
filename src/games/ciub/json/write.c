/* write.c: a state as one JSON object. Names are those of moves; seats count from 1;
 * what is zero, empty or usual is left out, so that a position is short to read and to
 * write by hand. */
#include "games/ciub/json/internal.h"
#include "games/ciub/json/json.h"
#include "games/ciub/rules/rules.h"

static void put_flag(struct text *out, const char *key, bool value)
{
    if (!value)
        return;
    text_json_key(out, key);
    text_put(out, "true");
}

static void put_words(struct text *out, const char *key, const char *words)
{
    text_json_key(out, key);
    text_put_json(out, words);
}

static bool any_of(const uint8_t *count, int length)
{
    for (int i = 0; i < length; i++)
        if (count[i] != 0)
            return true;
    return false;
}

static void put_colours(const struct ciub_set *set, struct text *out, const char *key,
                        const uint8_t count[CIUB_COLOURS])
{
    if (!any_of(count, CIUB_COLOURS))
        return;
    text_json_key(out, key);
    text_put_char(out, '{');
    for (int colour = 0; colour < set->colours; colour++)
        text_json_count(out, set->die[colour].name, count[colour]);
    text_put_char(out, '}');
}

static void put_kinds(const struct ciub_set *set, struct text *out, const char *key,
                      const uint8_t count[CIUB_KINDS])
{
    char name[CIUB_KIND_NAME];
    if (!any_of(count, CIUB_KINDS))
        return;
    text_json_key(out, key);
    text_put_char(out, '{');
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        if (count[kind] != 0) {
            ciub_kind_name(set, kind, name);
            text_json_number(out, name, count[kind]);
        }
    text_put_char(out, '}');
}

static void put_hand(const struct ciub_set *set, const struct ciub_state *state,
                     struct text *out)
{
    char name[CIUB_KIND_NAME];
    if (hand_by_colour(state) == 0)
        return;
    text_json_key(out, "hand");
    text_put_char(out, '{');
    for (int number = 0; number < 2 * set->colours; number++) {
        ciub_hand_name(set, number, name);
        text_json_count(out, name, hand_count(state, number));
    }
    text_put_char(out, '}');
}

static void put_cards(const struct ciub_set *set, struct text *out, const char *key,
                      uint64_t cards)
{
    if (cards == 0)
        return;
    text_json_key(out, key);
    text_put_char(out, '[');
    for (; cards != 0; cards &= cards - 1) {
        text_json_comma(out);
        text_put_json(out, set->card[__builtin_ctzll(cards)].name);
    }
    text_put_char(out, ']');
}

/* Places stay what they are, so a gap is null. */
static void put_row(const struct ciub_world *world, struct text *out, const char *key,
                    const uint8_t row[CIUB_ROW])
{
    text_json_key(out, key);
    text_put_char(out, '[');
    for (int place = 0; place < world->row; place++) {
        text_json_comma(out);
        if (row[place] == CIUB_NONE)
            text_put(out, "null");
        else
            text_put_json(out, world->set.card[row[place]].name);
    }
    text_put_char(out, ']');
}

static void put_player(const struct ciub_world *world, const struct ciub_state *state,
                       struct text *out, int seat)
{
    text_json_comma(out);
    text_put_char(out, '{');
    put_colours(&world->set, out, "dice", state->dice[seat]);
    put_cards(&world->set, out, "won", state->won[seat]);
    if (state->token[seat] != CIUB_NONE)
        put_words(out, "token", world->set.card[state->token[seat]].name);
    text_put_char(out, '}');
}

static void put_players(const struct ciub_world *world, const struct ciub_state *state,
                        struct text *out)
{
    text_json_key(out, "players");
    text_put_char(out, '[');
    for (int seat = 0; seat < world->players; seat++)
        put_player(world, state, out, seat);
    text_put_char(out, ']');
}

static void put_kind(const struct ciub_set *set, struct text *out, const char *key,
                     int kind)
{
    char name[CIUB_KIND_NAME];
    ciub_kind_name(set, kind, name);
    put_words(out, key, name);
}

/* What was chosen so far of a move, in words that depend on the step. */
static void put_chosen(const struct ciub_set *set, const struct ciub_state *state,
                       struct text *out)
{
    char name[CIUB_KIND_NAME];
    if (state->step >= STEP_SWAP && state->step <= STEP_TURN)
        put_kind(set, out, "die", state->source);
    if (state->step == STEP_TURN && state->itself)
        put_words(out, "on", "itself");
    else if (state->step == STEP_TURN)
        put_kind(set, out, "on", state->target);
    if (state->step == STEP_PUT)
        put_kind(set, out, "last", state->target);
    if (state->step == STEP_KEEP) {
        ciub_hand_name(set, state->target, name);
        put_words(out, "last", name);
    }
    if (state->step == STEP_TRADE_ONE || state->step == STEP_TRADE_TWO)
        put_words(out, "give", set->die[state->source].name);
    if (state->step == STEP_TRADE_TWO)
        put_words(out, "for", set->die[state->target].name);
}

static void put_move(const struct ciub_set *set, const struct ciub_state *state,
                     struct text *out)
{
    if (state->source == CIUB_NONE && state->target == CIUB_NONE)
        return;
    text_json_key(out, "move");
    text_put_char(out, '{');
    put_chosen(set, state, out);
    text_put_char(out, '}');
}

static void put_turn(const struct ciub_world *world, const struct ciub_state *state,
                     struct text *out)
{
    put_words(out, "step", ciub_step_name(state->step));
    put_words(out, "stage", ciub_stage_name(state->stage));
    text_json_number(out, "turn", state->turn + 1);
    if (state->first != CIUB_NONE)
        text_json_number(out, "first", state->first + 1);
    if (state->opus != CIUB_NONE)
        text_json_number(out, "opus", state->opus + 1);
    text_json_count(out, "left", state->left);
    text_json_count(out, "quiet", state->quiet);
    put_flag(out, "busy", state->busy);
    put_flag(out, "moved", state->moved);
    put_flag(out, "single", state->single);
    put_flag(out, "gained", state->gained);
    put_players(world, state, out);
}

void ciub_state_write(const void *game_world, const void *game_state, struct text *out)
{
    const struct ciub_world *world = game_world;
    const struct ciub_state *state = game_state;
    const struct ciub_set *set = &world->set;
    text_put_char(out, '{');
    put_turn(world, state, out);
    put_row(world, out, "top", state->top);
    put_row(world, out, "bottom", state->bottom);
    put_cards(set, out, "removed", cards_removed(world, state));
    text_json_key(out, "pile");
    text_format(out, "{\"b\":%d,\"c\":%d}", state->pile[0], state->pile[1]);
    put_colours(set, out, "supply", state->supply);
    put_colours(set, out, "rolling", state->rolling);
    put_kinds(set, out, "outside", state->outside);
    put_kinds(set, out, "tray", state->tray);
    put_hand(set, state, out);
    put_move(set, state, out);
    text_put_char(out, '}');
}
