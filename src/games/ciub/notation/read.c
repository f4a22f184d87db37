/* read.c: words as choices, legal or not: games/ciub/explain/why.c judges them. */
#include <string.h>

#include "games/ciub/explain/why.h"
#include "games/ciub/notation/internal.h"
#include "games/ciub/rules/phase2.h"

#define VERB_BIT(verb) (1u << (verb))

/* What a player can begin to do, whatever the phase: in the wrong one it is refused by
 * the rules, not for its words. */
static const uint32_t beginnings =
    VERB_BIT(VERB_TOKEN) | VERB_BIT(VERB_REMOVE) | VERB_BIT(VERB_ROLL) |
    VERB_BIT(VERB_STOP) | VERB_BIT(VERB_SWAP) | VERB_BIT(VERB_REROLL) |
    VERB_BIT(VERB_ADJUST) | VERB_BIT(VERB_PUT) | VERB_BIT(VERB_GAIN) |
    VERB_BIT(VERB_TAKE) | VERB_BIT(VERB_KEEP) | VERB_BIT(VERB_TRADE) |
    VERB_BIT(VERB_WHITEN) | VERB_BIT(VERB_END);

/* 'on' means both verbs of a step that has it: what follows tells which. */
static bool understands(const struct ciub_state *state, int verb)
{
    if (step_info(state)->midway == INSIDE_MOVE && state->step != STEP_PUT)
        return verb != VERB_ITSELF && step_takes(state, verb);
    return (beginnings & VERB_BIT(verb)) != 0;
}

/* Moves past the word that says what is done; where several choices make one line, only
 * the first needs it. */
static int read_verb(struct reading *r)
{
    const struct ciub_state *state = r->state;
    char word[WORD_SIZE] = "";
    reader_peek(r->in, word);
    for (int verb = 1; verb < VERBS; verb++) {
        if (!understands(state, verb) ||
            strcmp(word, ciub_verb_word(verb, state->step)) != 0)
            continue;
        reader_word(r->in, word);
        return verb;
    }
    if (ciub_set_colour(r->set, word) < 0)
        return VERB_NONE;
    if (state->step == STEP_PUT)
        return VERB_PUT;
    return state->step == STEP_KEEP && state->target != CIUB_NONE ? VERB_KEEP : VERB_NONE;
}

static bool read_card(struct reading *r, int verb)
{
    int card = ciub_read_card(r, verb);
    return card >= 0 && reading_done(r, verb, card);
}

/* 5.2: once D is taken a gain is the whole move. If the gain alone is illegal, that
 * reason comes first. */
static bool read_gain(struct reading *r)
{
    char word[WORD_SIZE] = "";
    int card = ciub_read_card(r, VERB_GAIN);
    if (card < 0)
        return false;
    reader_peek(r->in, word);
    if (r->state->stage != STAGE_OPEN &&
        strcmp(word, ciub_verb_word(VERB_DOWN, STEP_DOWN)) == 0)
        return ciub_verdict(r->world, r->state, CHOICE(VERB_GAIN, card), r->why) &&
               reason_set(r->why, "5.2",
                          "no card goes down any more: 'gain %s' is the whole move",
                          r->set->card[card].name);
    return reading_done(r, VERB_GAIN, card);
}

static bool read_colour(struct reading *r, int verb)
{
    int colour = ciub_read_colour(r, verb);
    return colour >= 0 && reading_done(r, verb, colour);
}

/* The die to be traded shows 2for1, which may be said. */
static bool read_given(struct reading *r)
{
    bool read = read_colour(r, VERB_TRADE);
    if (read)
        reader_accept(r->in, ciub_symbol_name(SYMBOL_TWO_FOR_ONE));
    return read;
}

static bool read_die(struct reading *r, int verb)
{
    int kind = ciub_read_die(r, verb);
    return kind >= 0 && reading_done(r, verb, kind);
}

/* A die whose action is used is named by its colour alone; the symbol may follow. */
static bool read_acting(struct reading *r, int verb, int symbol)
{
    int colour = ciub_read_colour(r, verb);
    if (colour < 0)
        return false;
    int look = ciub_set_look(r->set, colour, symbol);
    if (look < 0)
        return ciub_refuse_look(r, colour, ciub_symbol_name(symbol));
    reader_accept(r->in, ciub_symbol_name(symbol));
    return reading_done(r, verb, kind_of(colour, look));
}

static bool read_face(struct reading *r)
{
    int look = ciub_read_symbol(r, kind_colour(r->state->target));
    return look >= 0 && reading_done(r, VERB_TO, look);
}

static bool read_object(struct reading *r, int verb)
{
    switch ((enum ciub_verb)verb) {
    case VERB_ROLL:
    case VERB_STOP:
    case VERB_END:
        return reading_done(r, verb, 0);
    case VERB_TOKEN:
    case VERB_REMOVE:
    case VERB_DOWN:
        return read_card(r, verb);
    case VERB_GAIN:
        return read_gain(r);
    case VERB_SWAP:
    case VERB_REROLL:
    case VERB_ADJUST:
        return read_acting(r, verb, verb - VERB_OF_SYMBOL);
    case VERB_ON:
        if (reader_accept(r->in, "itself"))
            return reading_done(r, VERB_ITSELF, 0);
        return read_die(r, verb);
    case VERB_PUT:
        return read_die(r, verb);
    case VERB_TO:
        return read_face(r);
    case VERB_TAKE:
        if (reader_accept(r->in, "nothing"))
            return reading_done(r, verb, CIUB_NONE);
        return read_colour(r, verb);
    case VERB_FOR:
    case VERB_WHITEN:
        return read_colour(r, verb);
    case VERB_TRADE:
        return read_given(r);
    case VERB_KEEP:
        return ciub_read_kept(r);
    default:
        return ciub_refuse_word(r);
    }
}

/* What is done at another step is refused by the rules whatever it is done with, so the
 * words after it are not read: there is no point in asking for better ones. */
static bool read_choice(struct reading *r)
{
    int verb = read_verb(r);
    if (verb != VERB_NONE && !step_takes(r->state, verb))
        return reading_done(r, verb, 0);
    return read_object(r, verb);
}

static bool read_nothing(struct reading *r)
{
    return reason_set(r->why, "", "the game is over");
}

static bool (*const reader_of[STEPS])(struct reading *r) = {
#define STEP(ID, id, reader, ...)        [STEP_##ID] = read_##reader,
#define CHANCE_STEP(ID, id, reader, ...) [STEP_##ID] = ciub_read_##reader,
#include "games/ciub/rules/step_list.h"
};

bool ciub_choice_read(const void *game_world, const void *game_state, struct reader *in,
                      choice_t *choice, struct reason *why)
{
    const struct ciub_world *world = game_world;
    const struct ciub_state *state = game_state;
    struct reading reading = {world, &world->set, state, in, choice, why};
    if (reader_at_end(in) && state->step != STEP_OVER)
        return ciub_refuse_end(&reading);
    return reader_of[state->step](&reading);
}
