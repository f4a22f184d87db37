/* tidy_put.c: dice to put into the tray, as people name them: in any order, counted,
 * the colour said once for several faces, skulls and all. */
#include <string.h>

#include "games/ciub/notation/tidy.h"

/* What a line comes to. In it "," stands for all that people say between dice. */
struct put {
    bool rolls, stops;
    bool counts;        /* the die named last was counted, or set apart */
    int colour;         /* of the die named last; -1: none yet */
    struct reader rest; /* what is not understood */
};

static int count_named(const struct line *line, int kind)
{
    int count = 0;
    for (int i = 0; i < line->named.count; i++)
        count += line->named.thing[i] == kind;
    return count;
}

/* Whether that many more dice of a kind lie outside than were named so far. */
static bool are_left(const struct line *line, int kind, int more)
{
    return kind >= 0 && line->state->outside[kind] >= count_named(line, kind) + more;
}

static int read_kind(struct line *line)
{
    char word[WORD_SIZE] = "";
    int colour = ciub_tidy_colour(line);
    reader_word(&line->in, word);
    int look = colour < 0 ? -1 : ciub_look_find(line->set, colour, word);
    return look < 0 ? -1 : kind_of(colour, look);
}

static bool skip_commas(struct line *line)
{
    bool skipped = false;
    while (reader_accept(&line->in, ","))
        skipped = true;
    return skipped;
}

enum meaning { MEANS_DIE, MEANS_FACE, MEANS_EITHER };

/* "2" in "white 2 2 red 3" is a second white 2, or a count of red dice. It is what the
 * dice on the table allow; where they allow both it is for the writer to say, unless they
 * have just counted or set the dice apart: "white 2, 2 red 3". */
static enum meaning next_meaning(const struct line *line, const struct put *put)
{
    int colour = put->colour;
    char word[WORD_SIZE] = "";
    struct line ahead = *line;
    reader_peek(&line->in, word);
    if (colour < 0 ||
        (ciub_symbol_find(word) == 0 && ciub_look_find(line->set, colour, word) < 0))
        return MEANS_DIE;
    int look = ciub_look_find(line->set, colour, word), count = ciub_tidy_count(&ahead);
    if (ahead.in.at == line->in.at)
        return MEANS_FACE;
    int face = look < 0 ? -1 : kind_of(colour, look), counted = read_kind(&ahead);
    if (!are_left(line, face, face == counted ? 2 : 1))
        return MEANS_DIE;
    if (!are_left(line, counted, count))
        return MEANS_FACE;
    return put->counts ? MEANS_DIE : MEANS_EITHER;
}

/* "put all": what is left outside, inactive dice too, which the rules then refuse. */
static bool name_all(struct line *line)
{
    bool fits = true;
    for (int kind = 0; kind < CIUB_KINDS && fits; kind++) {
        int left = line->state->outside[kind] - count_named(line, kind);
        fits = ciub_tidy_name(&line->named, kind, left);
    }
    return fits;
}

/* One more die, or several equal ones. False at what is not understood, where `rest`
 * begins; a count before it says nothing then. */
static bool read_dice(struct line *line, struct put *put)
{
    char word[WORD_SIZE] = "";
    enum meaning meaning = next_meaning(line, put);
    put->rest = line->in;
    if (reader_accept(&line->in, "all") && reader_at_end(&line->in))
        return name_all(line);
    line->in = put->rest;
    if (meaning == MEANS_FACE) {
        reader_word(&line->in, word);
        put->counts = false;
        int look = ciub_look_find(line->set, put->colour, word);
        return look >= 0 && ciub_tidy_name(&line->named, kind_of(put->colour, look), 1);
    }
    put->colour = -1;
    if (meaning == MEANS_EITHER)
        return false;
    int count = ciub_tidy_count(line);
    put->counts = line->in.at != put->rest.at;
    put->rest = line->in;
    int kind = read_kind(line);
    put->colour = kind < 0 ? -1 : kind_colour(kind);
    return ciub_tidy_name(&line->named, kind, count);
}

/* False when a rest is left that is not understood. */
static bool read_put(struct line *line, struct put *put)
{
    bool understood = true;
    while (understood && !put->rolls && !put->stops && !reader_at_end(&line->in)) {
        understood = read_dice(line, put);
        put->counts = skip_commas(line) || put->counts;
        put->rolls = understood && reader_accept(&line->in, "roll");
        put->stops = understood && !put->rolls && reader_accept(&line->in, "stop");
    }
    if (understood)
        put->rest = line->in;
    return understood && reader_at_end(&line->in);
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

/* Whether nothing but skulls is left outside by a put. */
static bool takes_all(const struct line *line)
{
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        if ((line->set->skull >> kind & 1) == 0 &&
            line->state->outside[kind] != count_named(line, kind))
            return false;
    return true;
}

static void write_dice(const struct line *line, struct text *out)
{
    if (line->state->step == STEP_ACT)
        text_put(out, "put");
    for (int i = 0; i < line->named.count; i++) {
        text_space(out);
        ciub_write_die(line->set, line->named.thing[i], out);
    }
}

/* What is not understood comes behind what is, with the colour it belongs to. */
static void write_rest(const struct line *line, const struct put *put, struct text *out)
{
    struct reader rest = put->rest;
    char word[WORD_SIZE] = "";
    bool face = put->colour >= 0 && !put->rolls && !put->stops;
    if (face)
        text_format(out, " %s", line->set->die[put->colour].name);
    while (reader_word(&rest, word))
        if (strcmp(word, ",") != 0)
            text_format(out, " %s", word);
}

bool ciub_tidy_put(struct line *line, struct text *out)
{
    struct put put = {.colour = -1};
    const char *start = line->in.at;
    bool understood = read_put(line, &put);
    bool nothing = line->named.count == 0 && put.rest.at == start;
    if (nothing || line->named.count == MAX_NAMED)
        return false;
    if (line->state->step == STEP_ACT)
        forget_skulls(line);
    bool all = takes_all(line);
    if (line->named.count == 0 && understood && (put.rolls || all)) {
        text_put(out, put.rolls ? "roll" : "stop");
        return true;
    }
    if (line->named.count == 0 && understood)
        return false;
    write_dice(line, out);
    if (put.rolls)
        text_put(out, " roll");
    if (put.stops && !all)
        text_put(out, " stop");
    if (!understood)
        write_rest(line, &put, out);
    return true;
}
