/* tidy.c: a line as people write it, in the order in which it is read.
 *
 * Dice of `put` and `keep` and colours of a trade are chosen in ascending order, and dice
 * fall colour by colour, so that equal moves are equal. People need not know. What is not
 * understood is left as it is, behind what is: choice_read says what is wrong with it. */
#include <string.h>

#include "core/move.h"
#include "games/ciub/notation/tidy.h"

int ciub_tidy_colour(struct line *line)
{
    char word[WORD_SIZE] = "";
    reader_word(&line->in, word);
    return ciub_set_colour(line->set, word);
}

int ciub_tidy_count(struct line *line)
{
    char word[WORD_SIZE] = "", next[WORD_SIZE] = "";
    struct reader ahead = line->in;
    int count = 0;
    reader_word(&ahead, word);
    reader_peek(&ahead, next);
    size_t length = strlen(word);
    if (length > 1 && word[length - 1] == 'x')
        word[length - 1] = '\0';
    if (!text_to_int(word, 1, MAX_NAMED, &count) || ciub_set_colour(line->set, next) < 0)
        return 1;
    line->in = ahead;
    return count;
}

/* Behind its equals and all that come before it. */
static bool insert(struct named *named, int thing)
{
    if (named->count == MAX_NAMED)
        return false;
    int at = named->count++;
    for (; at > 0 && named->thing[at - 1] > thing; at--)
        named->thing[at] = named->thing[at - 1];
    named->thing[at] = thing;
    return true;
}

bool ciub_tidy_name(struct named *named, int thing, int count)
{
    bool fits = thing >= 0;
    for (int i = 0; i < count && fits; i++)
        fits = insert(named, thing);
    return fits;
}

/* --- keep: twice the colour, and one more for a die that shows 2for1 ---------------- */

static int read_kept(struct line *line)
{
    int colour = ciub_tidy_colour(line);
    bool paired = reader_accept(&line->in, ciub_symbol_name(SYMBOL_TWO_FOR_ONE));
    return colour < 0 ? -1 : 2 * colour + paired;
}

/* Leaves the line at the first die that is not understood, behind its count. */
static bool read_keep(struct line *line, bool *counted)
{
    bool understood = true;
    *counted = false;
    while (understood && !reader_at_end(&line->in)) {
        int count = ciub_tidy_count(line);
        struct reader die = line->in;
        understood = ciub_tidy_name(&line->named, read_kept(line), count);
        *counted = *counted || count > 1;
        if (!understood)
            line->in = die;
    }
    return understood;
}

/* 4.9: nobody keeps more than five dice. Where counts come to more, a number was no
 * count, but what the die before it showed; at the start of a line it is a count. */
static bool tidy_keep(struct line *line, struct text *out)
{
    char word[WORD_SIZE] = "";
    bool counted = false;
    reader_peek(&line->in, word);
    bool begins_with_count = ciub_set_colour(line->set, word) < 0;
    bool understood = read_keep(line, &counted);
    bool too_many = line->named.count > CIUB_KEPT;
    if (counted && !begins_with_count && (too_many || !understood))
        return false;
    if (line->named.count == 0 || line->named.count == MAX_NAMED)
        return false;
    text_put(out, "keep");
    for (int i = 0; i < line->named.count; i++) {
        int kept = line->named.thing[i];
        text_format(out, " %s%s", line->set->die[kept / 2].name,
                    kept % 2 ? " 2for1" : "");
    }
    while (reader_word(&line->in, word))
        text_format(out, " %s", word);
    return true;
}

/* --- trade: colours ----------------------------------------------------------------- */

/* "trade blue for white" of a die that shows no 2for1: what is meant is plain. */
static bool tidy_whiten(const struct line *line, int given, struct text *out)
{
    if (line->state->paired[given] > 0 || line->named.thing[0] != CIUB_WHITE)
        return false;
    text_format(out, "whiten %s", line->set->die[given].name);
    return true;
}

static bool tidy_trade(struct line *line, struct text *out)
{
    bool begins = line->state->step == STEP_TRADE;
    int given = begins ? ciub_tidy_colour(line) : CIUB_WHITE;
    bool paired =
        begins && reader_accept(&line->in, ciub_symbol_name(SYMBOL_TWO_FOR_ONE));
    if (given < 0 || !reader_accept(&line->in, "for"))
        return false;
    int count = ciub_tidy_count(line);
    if (!ciub_tidy_name(&line->named, ciub_tidy_colour(line), count))
        return false;
    if (begins && !paired && count == 1 && reader_at_end(&line->in))
        return tidy_whiten(line, given, out);
    if (count == 1 && (!reader_accept(&line->in, "and") ||
                       !ciub_tidy_name(&line->named, ciub_tidy_colour(line), 1)))
        return false;
    if (line->named.count != 2 || !reader_at_end(&line->in))
        return false;
    if (begins)
        text_format(out, "trade %s ", line->set->die[given].name);
    text_format(out, "for %s and %s", line->set->die[line->named.thing[0]].name,
                line->set->die[line->named.thing[1]].name);
    return true;
}

/* --- roll: kinds by colour, within a colour as they are named ----------------------- */

/* Whether no more dice of a colour are named than are in the air: only then each face
 * is surely of the colour named before it. */
static bool are_in_the_air(const struct line *line)
{
    int told[CIUB_COLOURS] = {0};
    for (int i = 0; i < line->named.count; i++) {
        int colour = line->named.thing[i] / MAX_NAMED;
        if (++told[colour] > line->state->rolling[colour])
            return false;
    }
    return true;
}

/* `thing` is colour * MAX_NAMED + place in the line, `looks` what fell at that place. */
static bool read_faces(struct line *line, int looks[MAX_NAMED])
{
    char word[WORD_SIZE] = "";
    int colour = -1;
    while (reader_word(&line->in, word)) {
        int named = ciub_set_colour(line->set, word), place = line->named.count;
        if (named >= 0) {
            colour = named;
            continue;
        }
        int symbol = ciub_symbol_find(word);
        if (colour < 0 || symbol == 0 ||
            !insert(&line->named, colour * MAX_NAMED + place))
            return false;
        looks[place] = ciub_set_look(line->set, colour, symbol);
        if (looks[place] < 0)
            return false;
    }
    return line->named.count > 0 && are_in_the_air(line);
}

static bool tidy_roll(struct line *line, struct text *out)
{
    int looks[MAX_NAMED], before = -1;
    if (reader_accept(&line->in, "roll"))
        text_put(out, "roll");
    if (!read_faces(line, looks))
        return false;
    for (int i = 0; i < line->named.count; i++) {
        int colour = line->named.thing[i] / MAX_NAMED;
        int look = looks[line->named.thing[i] % MAX_NAMED];
        text_space(out);
        if (colour != before)
            text_format(out, "%s ", line->set->die[colour].name);
        text_put(out, ciub_look_name(line->set, kind_of(colour, look)));
        before = colour;
    }
    return true;
}

/* --- all of them -------------------------------------------------------------------- */

/* Whether the line goes on with what people say between dice; the `and` of a trade is no
 * such word. */
static bool is_between(const char *word, bool trades)
{
    return strcmp(word, ",") == 0 ||
           (!trades && (strcmp(word, "and") == 0 || strcmp(word, "then") == 0));
}

/* The line with `between` for what is said between dice. Returns whether that differs. */
static bool write_bare(const char *words, bool trades, const char *between,
                       struct text *out)
{
    char apart[MOVE_MAX_TEXT], word[WORD_SIZE] = "";
    struct text commas = text_init(apart, sizeof apart);
    bool differs = false;
    for (const char *at = words; *at != '\0'; at++)
        if (*at == ',')
            text_put(&commas, " , ");
        else
            text_put_char(&commas, *at);
    struct reader in = reader_init(apart, commas.length);
    while (reader_word(&in, word)) {
        bool said = is_between(word, trades);
        differs = differs || said;
        text_format(out, " %s", said ? between : word);
    }
    out->overflow = out->overflow || commas.overflow;
    return differs;
}

/* Whether the line is of a kind that is tidied; moves past its first word. */
static bool accept_start(struct line *line)
{
    const struct ciub_state *state = line->state;
    switch (state->step) {
    case STEP_ACT:
        return reader_accept(&line->in, "put");
    case STEP_PUT:
        reader_accept(&line->in, "put");
        return true;
    case STEP_KEEP:
        return reader_accept(&line->in, "keep") || state->target != CIUB_NONE;
    case STEP_TRADE:
        return reader_accept(&line->in, "trade");
    default:
        return state->step == STEP_ROLL || state->step == STEP_TRADE_ONE;
    }
}

static bool tidy_line(struct line *line, struct text *out)
{
    switch (line->state->step) {
    case STEP_ROLL:
        return tidy_roll(line, out);
    case STEP_KEEP:
        return tidy_keep(line, out);
    case STEP_TRADE:
    case STEP_TRADE_ONE:
        return tidy_trade(line, out);
    default:
        return ciub_tidy_put(line, out);
    }
}

bool ciub_tidy(const void *game_world, const void *game_state, const char *words,
               struct text *out)
{
    const struct ciub_world *world = game_world;
    const struct ciub_state *state = game_state;
    char bare[MOVE_MAX_TEXT], sorted[MOVE_MAX_TEXT];
    struct text plain = text_init(bare, sizeof bare);
    struct text tidy = text_init(sorted, sizeof sorted);
    bool trades = state->step == STEP_TRADE || state->step == STEP_TRADE_ONE;
    bool puts = state->step == STEP_ACT || state->step == STEP_PUT;
    bool differs = write_bare(words, trades, puts ? "," : "", &plain);
    struct line line = {
        .set = &world->set, .state = state, .in = reader_init(bare, plain.length)};
    if (plain.overflow || !accept_start(&line))
        return false;
    bool understood = tidy_line(&line, &tidy);
    if (understood)
        text_put(out, sorted);
    else if (differs)
        write_bare(words, trades, "", out);
    out->overflow = out->overflow || (understood && tidy.overflow);
    return understood || differs;
}
