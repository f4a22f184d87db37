/* text_tidy.c: a line as people write it, in the order in which it is read.
 *
 * Dice of `put` and `keep` and colours of a trade are chosen in ascending order, and dice
 * fall colour by colour, so that equal moves are equal. People need not care. Whatever is
 * not wholly understood is left to choice_read, which says what is wrong with it. */
#include <string.h>

#include "games/ciub/text.h"

enum { MAX_NAMED = CIUB_MAX_NAMED };

/* Things named in a line, as numbers in the order in which they are to be written. */
struct named {
    int count;
    int thing[MAX_NAMED];
};

struct line {
    const struct ciub_set *set;
    const struct ciub_state *state;
    struct reader in;
    struct named named;
};

static int read_colour(struct line *line)
{
    char word[WORD_SIZE] = "";
    reader_word(&line->in, word);
    return ciub_set_colour(line->set, word);
}

static int read_count(struct line *line)
{
    char word[WORD_SIZE] = "";
    int count = 0;
    reader_peek(&line->in, word);
    if (!ciub_word_count(word, &count))
        return 1;
    reader_word(&line->in, word);
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

static bool insert_all(struct named *named, int thing, int count)
{
    bool fits = thing >= 0;
    for (int i = 0; i < count && fits; i++)
        fits = insert(named, thing);
    return fits;
}

/* --- put: kinds --------------------------------------------------------------------- */

static int read_kind(struct line *line)
{
    char word[WORD_SIZE] = "";
    int colour = read_colour(line);
    reader_word(&line->in, word);
    int look = colour < 0 ? -1 : ciub_look_find(line->set, colour, word);
    return look < 0 ? -1 : kind_of(colour, look);
}

/* 4.6: skulls go into the tray by themselves, so naming those that lie outside says
 * nothing. What is named beyond them stays, to be refused. */
static void forget_skulls(struct line *line)
{
    uint8_t outside[CIUB_KINDS];
    struct named left = {.count = 0};
    memcpy(outside, line->state->outside, sizeof outside);
    for (int i = 0; i < line->named.count; i++) {
        int kind = line->named.thing[i];
        if ((line->set->skull & kind_bit(kind)) != 0 && outside[kind] > 0)
            outside[kind]--;
        else
            left.thing[left.count++] = kind;
    }
    line->named = left;
}

/* Skulls alone were named: what that comes to, or false when others are left to put. */
static bool write_skulls_only(const struct line *line, bool rolls, struct text *out)
{
    bool others = (line->state->showing & ~line->set->skull) != 0;
    if (!rolls && others)
        return false;
    text_put(out, rolls ? "roll" : "stop");
    return true;
}

static bool read_put(struct line *line, bool *rolls)
{
    *rolls = false;
    while (!*rolls && !reader_at_end(&line->in)) {
        int count = read_count(line);
        if (!insert_all(&line->named, read_kind(line), count))
            return false;
        *rolls = reader_accept(&line->in, "roll");
    }
    return reader_at_end(&line->in) && line->named.count > 0;
}

static bool tidy_put(struct line *line, struct text *out)
{
    bool rolls = false;
    if (!read_put(line, &rolls))
        return false;
    if (line->state->step == STEP_ACT)
        forget_skulls(line);
    if (line->named.count == 0)
        return write_skulls_only(line, rolls, out);
    if (line->state->step == STEP_ACT)
        text_put(out, "put");
    for (int i = 0; i < line->named.count; i++) {
        text_space(out);
        ciub_write_die(line->set, line->named.thing[i], out);
    }
    if (rolls)
        text_put(out, " roll");
    return true;
}

/* --- keep: twice the colour, and one more for a die that shows 2for1 ---------------- */

static int read_kept(struct line *line)
{
    int colour = read_colour(line);
    bool paired = reader_accept(&line->in, ciub_symbol_name(SYMBOL_TWO_FOR_ONE));
    return colour < 0 ? -1 : 2 * colour + paired;
}

/* 4.9: nobody keeps more than five dice. Where counts come to more, a number was no
 * count, but what the die before it showed; at the start of a line it is a count. */
static bool tidy_keep(struct line *line, struct text *out)
{
    char word[WORD_SIZE] = "";
    bool counted = false;
    reader_peek(&line->in, word);
    bool counts = ciub_set_colour(line->set, word) < 0;
    while (!reader_at_end(&line->in)) {
        int count = read_count(line);
        if (!insert_all(&line->named, read_kept(line), count))
            return false;
        counted = counted || count > 1;
    }
    if (counted && !counts && line->named.count > CIUB_KEPT)
        return false;
    text_put(out, "keep");
    for (int i = 0; i < line->named.count; i++) {
        int kept = line->named.thing[i];
        text_format(out, " %s%s", line->set->die[kept / 2].name,
                    kept % 2 ? " 2for1" : "");
    }
    return line->named.count > 0;
}

/* --- trade: colours ----------------------------------------------------------------- */

static bool tidy_trade(struct line *line, struct text *out)
{
    bool begins = line->state->step == STEP_TRADE;
    int given = begins ? read_colour(line) : CIUB_WHITE;
    if (given < 0 || !reader_accept(&line->in, "for"))
        return false;
    int count = read_count(line);
    if (!insert_all(&line->named, read_colour(line), count))
        return false;
    if (count == 1 && (!reader_accept(&line->in, "and") ||
                       !insert_all(&line->named, read_colour(line), 1)))
        return false;
    if (line->named.count != 2 || !reader_at_end(&line->in))
        return false;
    if (begins)
        text_format(out, "trade %s ", line->set->die[given].name);
    text_format(out, "for %s and %s", line->set->die[line->named.thing[0]].name,
                line->set->die[line->named.thing[1]].name);
    return true;
}

/* --- roll: kinds by colour, within a colour as they are told ------------------------ */

/* Whether no more dice of a colour are told of than are in the air: only then each face
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

bool ciub_tidy(const void *game_world, const void *game_state, const char *words,
               struct text *out)
{
    const struct ciub_world *world = game_world;
    const struct ciub_state *state = game_state;
    struct reader in = reader_init(words, strlen(words));
    struct line line = {.set = &world->set, .state = state, .in = in};
    switch (state->step) {
    case STEP_ROLL:
        return tidy_roll(&line, out);
    case STEP_ACT:
        return reader_accept(&line.in, "put") && tidy_put(&line, out);
    case STEP_PUT:
        reader_accept(&line.in, "put");
        return tidy_put(&line, out);
    case STEP_KEEP:
        return (reader_accept(&line.in, "keep") || state->target != CIUB_NONE) &&
               tidy_keep(&line, out);
    case STEP_TRADE:
        return reader_accept(&line.in, "trade") && tidy_trade(&line, out);
    case STEP_TRADE_ONE:
        return tidy_trade(&line, out);
    default:
        return false;
    }
}
