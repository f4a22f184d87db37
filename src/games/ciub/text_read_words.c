/* text_read_words.c: words for single things, and what is said when they make no sense:
 * what is wanted instead, with an example from the table as it lies. */
#include <string.h>

#include "games/ciub/text_parts.h"

/* What may be written at a step, and the kind of choice that serves as the example. */
static const struct {
    const char *wanted;
    int verb;
} step_table[STEPS] = {
    [STEP_FIRST] = {"'begin' and the number of a player", VERB_BEGIN},
    [STEP_DEAL] = {"'deal' and the cards of both rows, top row first", VERB_CARD},
    [STEP_FORESEE] = {"'token' or 'remove' and a card, or 'roll'", VERB_TOKEN},
    [STEP_REFILL] = {"'card' and the card that turns up", VERB_CARD},
    [STEP_ROLL] = {"how the dice fall, colour by colour", VERB_FACE},
    [STEP_ACT] = {"'swap', 'reroll' or 'adjust' and a colour, 'put' and dice, 'roll' or "
                  "'stop'",
                  VERB_PUT},
    [STEP_SWAP] = {"'for' and a colour of the supply", VERB_FOR},
    [STEP_REROLL] = {"'on' and a die, or 'on itself'", VERB_ON},
    [STEP_ADJUST] = {"'on' and a die, or 'on itself'", VERB_ON},
    [STEP_TURN] = {"'to' and a face of the die", VERB_TO},
    [STEP_PUT] = {"another die to put aside, or 'roll'", VERB_PUT},
    [STEP_SPELL] = {"'gain' and a card, or 'take' and a colour", VERB_GAIN},
    [STEP_DOWN] = {"'down' and a card of the top row", VERB_DOWN},
    [STEP_KEEP] = {"'keep' and the dice to keep, by colour", VERB_KEEP},
    [STEP_TRADE] = {"'trade' or 'whiten' and a colour, or 'end'", VERB_WHITEN},
    [STEP_TRADE_ONE] = {"'for' and the first of two colours", VERB_FOR},
    [STEP_TRADE_TWO] = {"'and' and the second colour", VERB_FOR},
};

/* What must follow a choice's first word. */
static const char *const object_wanted[VERBS] = {
    [VERB_CARD] = "the name of a card",
    [VERB_TOKEN] = "the name of an open card",
    [VERB_REMOVE] = "the name of a card of the top row",
    [VERB_GAIN] = "the name of an open card",
    [VERB_DOWN] = "the name of a card of the top row",
    [VERB_SWAP] = "the colour of a die that shows swap",
    [VERB_REROLL] = "the colour of a die that shows reroll",
    [VERB_ADJUST] = "the colour of a die that shows adjust",
    [VERB_PUT] = "dice by colour and face",
    [VERB_ON] = "a die by colour and face, or 'itself'",
    [VERB_FOR] = "the colour of a die of the supply",
    [VERB_TO] = "a face",
    [VERB_TAKE] = "the colour of a die of the supply",
    [VERB_KEEP] = "dice by colour, with '2for1' where the tray shows it",
    [VERB_TRADE] = "the colour of a die that shows 2for1 in the tray",
    [VERB_WHITEN] = "the colour of a die",
};

static int lowest_of(uint64_t liked, uint64_t all)
{
    uint64_t from = liked != 0 ? liked : all;
    return from != 0 ? __builtin_ctzll(from) : 0;
}

static int sample_card(const struct reading *r, int verb)
{
    const struct ciub_state *state = r->state;
    const uint8_t *row = verb == VERB_GAIN ? state->bottom : state->top;
    int letter = state->step == STEP_DEAL ? LETTER_A
                 : state->pile[0] > 0     ? LETTER_B
                                          : LETTER_C;
    if (verb == VERB_CARD)
        return lowest_of(state->unseen & r->set->letter[letter], state->unseen);
    for (int i = 0; i < r->world->row; i++)
        if (row[i] != CIUB_NONE)
            return row[i];
    return 0;
}

static int sample_colour(const uint8_t counts[CIUB_COLOURS], int from)
{
    for (int colour = from; colour < CIUB_COLOURS; colour++)
        if (counts[colour] > 0)
            return colour;
    return CIUB_WHITE;
}

/* 4.11: not the colour given, and the second not before the first. */
static int sample_traded(const struct ciub_state *state)
{
    bool second = state->step == STEP_TRADE_TWO;
    uint8_t counts[CIUB_COLOURS];
    memcpy(counts, state->supply, sizeof counts);
    counts[state->source] = 0;
    return sample_colour(counts, second ? state->target : 1);
}

/* A die that may be put aside or changed. */
static int sample_kind(const struct reading *r)
{
    return lowest_of(r->state->showing & ~r->set->skull & ~r->set->inactive,
                     r->set->kinds);
}

/* A choice to show how it is written; with luck a legal one. */
static int sample_value(const struct reading *r, int verb)
{
    switch (verb) {
    case VERB_CARD:
    case VERB_TOKEN:
    case VERB_REMOVE:
    case VERB_GAIN:
    case VERB_DOWN:
        return sample_card(r, verb);
    case VERB_SWAP:
        return lowest_of(r->state->showing & r->set->swap, r->set->swap);
    case VERB_REROLL:
        return lowest_of(r->state->showing & r->set->reroll, r->set->reroll);
    case VERB_ADJUST:
        return lowest_of(r->state->showing & r->set->adjust, r->set->adjust);
    case VERB_PUT:
    case VERB_ON:
        return sample_kind(r);
    case VERB_FOR:
        if (r->state->step != STEP_SWAP)
            return sample_traded(r->state);
        return sample_colour(r->state->supply, 1);
    case VERB_TAKE:
        return sample_colour(r->state->supply, 1);
    case VERB_TRADE:
        return sample_colour(r->state->paired, 1);
    case VERB_WHITEN:
        return sample_colour(r->state->plain, 1);
    default:
        return 0;
    }
}

enum { EXAMPLE = GAME_MAX_CHOICE_TEXT };

static void write_example(const struct reading *r, int verb, char example[EXAMPLE])
{
    struct text out = text_init(example, EXAMPLE);
    ciub_choice_write(r->world, r->state, CHOICE(verb, sample_value(r, verb)), &out);
}

bool ciub_refuse_word(struct reading *r)
{
    char word[WORD_SIZE] = "", example[EXAMPLE];
    int step = r->state->step;
    reader_peek(r->in, word);
    write_example(r, step_table[step].verb, example);
    if (word[0] == '\0')
        return reason_set(r->why, "", "the move is not complete; next comes %s: %s",
                          step_table[step].wanted, example);
    return reason_set(r->why, "", "'%s' is not understood here; write %s: %s", word,
                      step_table[step].wanted, example);
}

bool ciub_refuse_object(struct reading *r, int verb, const char *word)
{
    char example[EXAMPLE], no[WORD_SIZE + 32] = "";
    bool card = verb == VERB_CARD || verb == VERB_TOKEN || verb == VERB_REMOVE ||
                verb == VERB_GAIN || verb == VERB_DOWN;
    struct text out = text_init(no, sizeof no);
    write_example(r, verb, example);
    if (word[0] != '\0')
        text_format(&out, "'%s' is no %s; ", word, card ? "card of the set" : "colour");
    return reason_set(r->why, "", "%s'%s' needs %s: %s", no,
                      ciub_verb_word(verb, r->state->step), object_wanted[verb], example);
}

bool ciub_refuse_look(struct reading *r, int colour, const char *word)
{
    char sides[GAME_MAX_CHOICE_TEXT];
    const struct ciub_die *die = &r->set->die[colour];
    struct text out = text_init(sides, sizeof sides);
    for (int look = 0; look < die->symbols; look++) {
        text_space(&out);
        text_put(&out, ciub_symbol_name(die->symbol[look]));
    }
    if (word[0] == '\0')
        return reason_set(r->why, "",
                          "the move is not complete; next comes a side of the %s die: %s",
                          die->name, sides);
    return reason_set(r->why, "", "%s dice have no '%s'; they have %s", die->name, word,
                      sides);
}

int ciub_read_card(struct reading *r, int verb)
{
    char word[WORD_SIZE] = "";
    reader_word(r->in, word);
    int card = ciub_set_card(r->set, word);
    if (card < 0)
        ciub_refuse_object(r, verb, word);
    return card;
}

int ciub_read_colour(struct reading *r, int verb)
{
    char word[WORD_SIZE] = "";
    reader_word(r->in, word);
    int colour = ciub_set_colour(r->set, word);
    if (colour < 0)
        ciub_refuse_object(r, verb, word);
    return colour;
}

int ciub_look_find(const struct ciub_set *set, int colour, const char *word)
{
    if (strcmp(word, "inactive") == 0)
        return LOOK_INACTIVE;
    if (strcmp(word, "spent") == 0)
        return ciub_set_look(set, colour, SYMBOL_REROLL) < 0 ? -1 : LOOK_SPENT;
    int symbol = ciub_symbol_find(word);
    return symbol == 0 ? -1 : ciub_set_look(set, colour, symbol);
}

int ciub_read_symbol(struct reading *r, int colour)
{
    char word[WORD_SIZE] = "";
    reader_word(r->in, word);
    int symbol = ciub_symbol_find(word);
    int look = symbol == 0 ? -1 : ciub_set_look(r->set, colour, symbol);
    if (look < 0)
        ciub_refuse_look(r, colour, word);
    return look;
}

int ciub_read_die(struct reading *r, int verb)
{
    char word[WORD_SIZE] = "";
    int colour = ciub_read_colour(r, verb);
    if (colour < 0)
        return -1;
    reader_word(r->in, word);
    int look = ciub_look_find(r->set, colour, word);
    if (look < 0) {
        ciub_refuse_look(r, colour, word);
        return -1;
    }
    return kind_of(colour, look);
}
