/* write.c: choices as words. */
#include "games/ciub/notation/notation.h"

const char *ciub_verb_word(int verb, int step)
{
    if (verb == VERB_CARD && step == STEP_DEAL)
        return "deal";
    if (verb == VERB_FOR && step == STEP_TRADE_TWO)
        return "and";
    return ciub_verb_table[verb].word;
}

const char *ciub_look_name(const struct ciub_set *set, int kind)
{
    if (kind_look(kind) == LOOK_SPENT)
        return "spent";
    if (kind_look(kind) == LOOK_INACTIVE)
        return "inactive";
    return ciub_symbol_name(set->die[kind_colour(kind)].symbol[kind_look(kind)]);
}

const char *ciub_look_label(const struct ciub_set *set, int kind)
{
    if (kind_look(kind) >= LOOK_SPENT)
        return ciub_look_name(set, kind);
    return ciub_symbol_label(set->symbol[kind]);
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

/* A whole roll is one line: "roll white 1 3 swap red 5". */
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
    switch ((enum ciub_object)ciub_verb_table[verb].object) {
    case OBJECT_SEAT:
        text_format(out, "%d", value + 1);
        break;
    case OBJECT_CARD:
        text_put(out, set->card[value].name);
        break;
    case OBJECT_FALLEN:
        write_face(set, state, value, out);
        break;
    case OBJECT_FACE:
        text_put(out, ciub_look_name(set, kind_of(kind_colour(state->target), value)));
        break;
    case OBJECT_ACTING:
        text_put(out, set->die[kind_colour(value)].name);
        break;
    case OBJECT_DIE:
        ciub_write_die(set, value, out);
        break;
    case OBJECT_ITSELF:
        text_put(out, "itself");
        break;
    case OBJECT_COLOUR:
    case OBJECT_COLOUR_OR_NONE:
    case OBJECT_OWN_COLOUR:
        text_put(out, value == CIUB_NONE ? "nothing" : set->die[value].name);
        break;
    case OBJECT_KEPT:
        text_format(out, "%s%s", set->die[value / 2].name, value % 2 ? " 2for1" : "");
        break;
    case OBJECT_NONE:
    case OBJECT_NOTHING:
        break;
    }
}

/* Of several choices that make one line only the first has its word. */
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
    if (word_is_due(state, verb)) {
        text_put(out, ciub_verb_word(verb, state->step));
        if (ciub_verb_table[verb].object != OBJECT_NOTHING)
            text_put_char(out, ' ');
    }
    write_object(&world->set, state, verb, choice_value(choice), out);
}
