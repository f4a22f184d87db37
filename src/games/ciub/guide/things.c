/* things.c: the things of a choice. */
#include "games/ciub/guide/internal.h"

/* 4.6: a die that shows an action can be used as well as put: a word says which. */
static bool needs_word(const struct ciub_set *set, const struct ciub_state *state,
                       choice_t choice)
{
    uint64_t acting = set->swap | set->reroll | set->adjust;
    int verb = choice_verb(choice), value = choice_value(choice);
    if (verb == VERB_PUT)
        return state->step == STEP_ACT && (acting & kind_bit(value)) != 0;
    return ciub_verb_table[verb].button != NULL &&
           (verb != VERB_TAKE || value == CIUB_NONE);
}

/* As in VERB_KEEP. 4.11: dice that do not show 2for1 are the first to turn white. */
static int hand_number(const struct ciub_state *state, int verb, int value)
{
    if (verb == VERB_KEEP)
        return value;
    return 2 * value + (verb == VERB_TRADE || state->plain[value] == 0 ? 1 : 0);
}

static void put_hand(const struct ciub_set *set, int number, struct text *out)
{
    text_format(out, "hand:%s%s", set->die[number / 2].name, number % 2 ? ".2for1" : "");
}

static void put_die(const struct ciub_set *set, const char *place, int kind,
                    struct text *out)
{
    text_format(out, "%s:%s.%s", place, set->die[kind_colour(kind)].name,
                ciub_look_name(set, kind));
}

static void put_object(const struct ciub_set *set, const struct ciub_state *state,
                       int verb, int value, struct text *out)
{
    switch ((enum ciub_object)ciub_verb_table[verb].object) {
    case OBJECT_CARD:
        text_format(out, "card:%s", set->card[value].name);
        break;
    case OBJECT_ACTING:
    case OBJECT_DIE:
        put_die(set, "die", value, out);
        break;
    case OBJECT_OWN_COLOUR:
    case OBJECT_KEPT:
        put_hand(set, hand_number(state, verb, value), out);
        break;
    case OBJECT_COLOUR:
    case OBJECT_COLOUR_OR_NONE:
        text_format(out, "supply:%s", set->die[value].name);
        break;
    case OBJECT_FACE: /* none before a die to turn is chosen */
        if (state->target != CIUB_NONE)
            text_format(out, "look:%s",
                        ciub_look_name(set, kind_of(kind_colour(state->target), value)));
        break;
    case OBJECT_NONE: /* or of chance: nobody points */
    case OBJECT_NOTHING:
    case OBJECT_ITSELF:
    case OBJECT_SEAT:
    case OBJECT_FALLEN:
        break;
    }
}

void ciub_things(const void *game_world, const void *game_state, choice_t choice,
                 struct text *out)
{
    const struct ciub_set *set = &((const struct ciub_world *)game_world)->set;
    const struct ciub_state *state = game_state;
    const struct ciub_verb_info *verb = &ciub_verb_table[choice_verb(choice)];
    if (needs_word(set, state, choice))
        text_format(out, "word:%s", verb->button);
    if (verb->object == OBJECT_NOTHING || verb->object == OBJECT_ITSELF ||
        choice_value(choice) == CIUB_NONE)
        return;
    text_space(out);
    put_object(set, state, choice_verb(choice), choice_value(choice), out);
}

/* 4.5: the acting die, unless another one that looks the same could be meant. */
void ciub_synonym(const void *game_world, const void *game_state, choice_t choice,
                  struct text *out)
{
    const struct ciub_set *set = &((const struct ciub_world *)game_world)->set;
    const struct ciub_state *state = game_state;
    if (choice_verb(choice) == VERB_ITSELF && state->outside[state->source] == 1)
        put_die(set, "die", state->source, out);
}

/* A die of the tray that is not kept yet, by its number among those; its kind, or -1. */
static int find_unkept(const struct ciub_set *set, const struct ciub_state *state,
                       int number)
{
    int kept[2 * CIUB_COLOURS];
    for (int name = 0; name < 2 * CIUB_COLOURS; name++)
        kept[name] = hand_count(state, name);
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        for (int i = 0; i < state->tray[kind]; i++)
            if (kept[ciub_kept_name(set, kind)]-- <= 0 && number-- == 0)
                return kind;
    return -1;
}

/* 4.9: all dice but five are given back. */
int ciub_left_out(const void *game_world, const void *game_state, int number,
                  struct text *thing, struct text *taken)
{
    const struct ciub_set *set = &((const struct ciub_world *)game_world)->set;
    const struct ciub_state *state = game_state;
    if (state->step != STEP_KEEP)
        return 0;
    int kind = find_unkept(set, state, number);
    if (kind >= 0) {
        put_die(set, "tray", kind, thing);
        put_hand(set, ciub_kept_name(set, kind), taken);
    }
    return ciub_given_back(state);
}

/* 4.6: dice that the draft puts into the tray. */
void ciub_placed(const void *game_world, const void *state, choice_t choice,
                 struct text *out)
{
    const struct ciub_set *set = &((const struct ciub_world *)game_world)->set;
    (void)state;
    if (choice_verb(choice) == VERB_PUT)
        put_die(set, "tray", choice_value(choice), out);
}
