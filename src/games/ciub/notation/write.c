/* write.c: choices as words. */
#include "games/ciub/notation/notation.h"

static const char *const verb_words[VERBS] = {
    [VERB_NONE] = "",         [VERB_BEGIN] = "begin",   [VERB_CARD] = "card",
    [VERB_FACE] = "roll",     [VERB_TOKEN] = "token",   [VERB_REMOVE] = "remove",
    [VERB_ROLL] = "roll",     [VERB_STOP] = "stop",     [VERB_SWAP] = "swap",
    [VERB_REROLL] = "reroll", [VERB_ADJUST] = "adjust", [VERB_PUT] = "put",
    [VERB_FOR] = "for",       [VERB_ITSELF] = "on",     [VERB_ON] = "on",
    [VERB_TO] = "to",         [VERB_GAIN] = "gain",     [VERB_TAKE] = "take",
    [VERB_DOWN] = "down",     [VERB_KEEP] = "keep",     [VERB_TRADE] = "trade",
    [VERB_WHITEN] = "whiten", [VERB_END] = "end",
};

const char *ciub_verb_word(int verb, int step)
{
    if (verb == VERB_CARD && step == STEP_DEAL)
        return "deal";
    if (verb == VERB_FOR && step == STEP_TRADE_TWO)
        return "and";
    return verb_words[verb];
}

const char *ciub_look_name(const struct ciub_set *set, int kind)
{
    if (kind_look(kind) == LOOK_SPENT)
        return "spent";
    if (kind_look(kind) == LOOK_INACTIVE)
        return "inactive";
    return ciub_symbol_name(set->die[kind_colour(kind)].symbol[kind_look(kind)]);
}

void ciub_write_die(const struct ciub_set *set, int kind, struct text *out)
{
    text_format(out, "%s %s", set->die[kind_colour(kind)].name,
                ciub_look_name(set, kind));
}

int ciub_falling_colour(const struct ciub_state *state)
{
    int colour = 0;
    while (colour < CIUB_COLOURS - 1 && state->rolling[colour] == 0)
        colour++;
    return colour;
}

/* A roll of all dice left leaves none outside until the first one has fallen. */
bool ciub_falls_first(const struct ciub_state *state)
{
    return state->single || state->showing == 0;
}

/* One line tells a whole roll: "roll white 1 3 swap red 5". */
static void write_face(const struct ciub_set *set, const struct ciub_state *state,
                       int look, struct text *out)
{
    int colour = ciub_falling_colour(state);
    bool fallen = (state->showing >> kind_of(colour, 0) & 0xff) != 0;
    if (state->single || !fallen)
        text_format(out, "%s ", set->die[colour].name);
    text_put(out, ciub_look_name(set, kind_of(colour, look)));
}

static void write_object(const struct ciub_set *set, const struct ciub_state *state,
                         int verb, int value, struct text *out)
{
    switch ((enum ciub_verb)verb) {
    case VERB_BEGIN:
        text_format(out, "%d", value + 1);
        break;
    case VERB_CARD:
    case VERB_TOKEN:
    case VERB_REMOVE:
    case VERB_GAIN:
    case VERB_DOWN:
        text_put(out, set->card[value].name);
        break;
    case VERB_FACE:
        write_face(set, state, value, out);
        break;
    case VERB_SWAP:
    case VERB_REROLL:
    case VERB_ADJUST:
        text_put(out, set->die[kind_colour(value)].name);
        break;
    case VERB_PUT:
    case VERB_ON:
        ciub_write_die(set, value, out);
        break;
    case VERB_ITSELF:
        text_put(out, "itself");
        break;
    case VERB_TO:
        text_put(out, ciub_look_name(set, kind_of(kind_colour(state->target), value)));
        break;
    case VERB_TAKE:
    case VERB_FOR:
    case VERB_TRADE:
    case VERB_WHITEN:
        text_put(out, value == CIUB_NONE ? "nothing" : set->die[value].name);
        break;
    case VERB_KEEP:
        text_format(out, "%s%s", set->die[value / 2].name, value % 2 ? " 2for1" : "");
        break;
    case VERB_NONE:
    case VERB_ROLL:
    case VERB_STOP:
    case VERB_END:
    case VERBS:
        break;
    }
}

/* What is told in one line of several choices has its word only at the start. */
static bool word_is_due(const struct ciub_state *state, int verb)
{
    switch (verb) {
    case VERB_CARD:
        return state->step != STEP_DEAL || state->gap == 0;
    case VERB_FACE:
        return ciub_falls_first(state);
    case VERB_PUT:
        return state->step != STEP_PUT;
    case VERB_KEEP:
        return state->target == CIUB_NONE;
    default:
        return true;
    }
}

void ciub_choice_write(const void *game_world, const void *game_state, choice_t choice,
                       struct text *out)
{
    const struct ciub_world *world = game_world;
    const struct ciub_state *state = game_state;
    int verb = choice_verb(choice);
    bool has_object = verb != VERB_ROLL && verb != VERB_STOP && verb != VERB_END;
    if (word_is_due(state, verb)) {
        text_put(out, ciub_verb_word(verb, state->step));
        if (has_object)
            text_put_char(out, ' ');
    }
    write_object(&world->set, state, verb, choice_value(choice), out);
}
