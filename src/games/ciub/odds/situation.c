/* situation.c: a situation of phase 2 in words. */
#include "games/ciub/odds/situation.h"

#include <string.h>

#include "base/text.h"
#include "games/ciub/notation/notation.h"

enum {
    MOST_COUNTED = 999999, /* as a number at all */
    LONGEST_LINE = 1024,
};

enum part { PART_TABLE, PART_TRAY, PART_SUPPLY };

struct words {
    struct ciub_situation *situation;
    struct reader reader;
    enum part part;
    bool counted[CIUB_COLOURS]; /* the supply of this colour was said */
    struct error *error;
};

/* The next word without the comma at its end; `last` tells that there was one, so that
 * the next word belongs to another die. */
static bool next_word(struct words *in, char word[WORD_SIZE], bool *last)
{
    *last = true;
    if (!reader_word(&in->reader, word))
        return false;
    size_t length = strlen(word);
    *last = length > 0 && word[length - 1] == ',';
    if (*last)
        word[length - 1] = '\0';
    return true;
}

/* Whether the word says what some die looks like. */
static bool is_look(const char *word)
{
    return ciub_symbol_find(word) != 0 || strcmp(word, "spent") == 0;
}

/* 3.1: as many as there are for the most players. */
static int dice_in_box(const struct ciub_set *set, int colour)
{
    return set->die[colour].count * (colour == CIUB_WHITE ? CIUB_PLAYERS : 1);
}

static bool refuse_many(const struct words *in, int colour)
{
    const struct ciub_set *set = in->situation->set;
    return error_set(in->error, "there are only %d %s dice", dice_in_box(set, colour),
                     set->die[colour].name);
}

static bool count_supply(struct words *in, int colour, int count)
{
    if (count < 0)
        return error_set(in->error, "write how many dice the supply has, as '7 %s'",
                         in->situation->set->die[colour].name);
    in->situation->supply[colour] = (uint8_t)count;
    in->counted[colour] = true;
    return true;
}

static bool place_dice(struct words *in, int colour, int look, int count)
{
    struct ciub_situation *s = in->situation;
    uint8_t *place = look < 0                ? &s->rolling[colour]
                     : in->part == PART_TRAY ? &s->tray[kind_of(colour, look)]
                                             : &s->outside[kind_of(colour, look)];
    const char *name = s->set->die[colour].name;
    if (in->part == PART_TRAY && look < 0)
        return error_set(in->error, "say what the %s die in the tray shows", name);
    if (in->part == PART_TRAY && look == LOOK_INACTIVE)
        return error_set(in->error, "an inactive die cannot be in the tray (4.6)");
    if (*place + count > CIUB_MOST_DICE)
        return refuse_many(in, colour);
    *place = (uint8_t)(*place + count);
    if (look == LOOK_INACTIVE)
        s->moved = true;
    return true;
}

/* [COUNT] COLOUR [LOOK], the first word being read already. */
static bool read_dice(struct words *in, char word[WORD_SIZE], bool last)
{
    const struct ciub_set *set = in->situation->set;
    char next[WORD_SIZE];
    int count = -1, look = -1;
    if (text_to_int(word, 0, MOST_COUNTED, &count) &&
        (last || !next_word(in, word, &last)))
        return error_set(in->error, "after a number comes the colour of dice");
    int colour = ciub_set_colour(set, word);
    if (colour < 0)
        return error_set(in->error,
                         "'%s' is not understood; write dice such as '5 white' or "
                         "'white 3', or 'tray', 'supply', 'moved'",
                         word);
    if (count > CIUB_MOST_DICE)
        return refuse_many(in, colour);
    if (in->part == PART_SUPPLY)
        return count_supply(in, colour, count);
    if (!last && reader_peek(&in->reader, next)) {
        next[strcspn(next, ",")] = '\0';
        look = ciub_look_find(set, colour, next);
        if (look < 0 && is_look(next))
            return error_set(in->error, "no %s die shows '%s'", word, next);
        if (look >= 0)
            next_word(in, next, &last);
    }
    return place_dice(in, colour, look, count < 0 ? 1 : count);
}

static bool read_words(struct words *in)
{
    char word[WORD_SIZE];
    bool last;
    while (next_word(in, word, &last)) {
        if (strcmp(word, "tray") == 0)
            in->part = PART_TRAY;
        else if (strcmp(word, "supply") == 0)
            in->part = PART_SUPPLY;
        else if (strcmp(word, "moved") == 0)
            in->situation->moved = true;
        else if (word[0] != '\0' && !read_dice(in, word, last))
            return false;
    }
    return true;
}

static int dice_named(const struct ciub_situation *s, int colour)
{
    int count = s->rolling[colour];
    for (int look = 0; look < CIUB_LOOKS; look++)
        count += s->outside[kind_of(colour, look)] + s->tray[kind_of(colour, look)];
    return count;
}

/* The supply where nothing was said of it, and whether the box has all these dice. */
static bool fill_supply(struct words *in)
{
    struct ciub_situation *s = in->situation;
    for (int colour = 0; colour < s->set->colours; colour++) {
        int left = dice_in_box(s->set, colour) - dice_named(s, colour);
        if (left < 0 || (in->counted[colour] && s->supply[colour] > left))
            return refuse_many(in, colour);
        if (!in->counted[colour])
            s->supply[colour] = (uint8_t)(colour == CIUB_WHITE ? 0 : left);
    }
    return true;
}

/* Two dice or more in the air are a roll of all that are outside (4.4, 4.7): no die lies
 * there as before it, and what was done before it counts no more. */
static bool check_roll(const struct words *in)
{
    const struct ciub_situation *s = in->situation;
    int rolling = 0, before = 0;
    for (int colour = 0; colour < s->set->colours; colour++) {
        rolling += s->rolling[colour];
        before += s->outside[kind_of(colour, LOOK_SPENT)] +
                  s->outside[kind_of(colour, LOOK_INACTIVE)];
    }
    if (rolling > 1 && (before > 0 || s->moved))
        return error_set(
            in->error,
            "when %d dice are rolled all outside the tray are (4.7): none is "
            "spent or inactive, and nothing counts as moved",
            rolling);
    return true;
}

/* A blank after each comma, so that words end there. */
static void part_at_commas(const char *words, struct text *out)
{
    for (; *words != '\0'; words++) {
        text_put_char(out, *words);
        if (*words == ',')
            text_put_char(out, ' ');
    }
}

bool ciub_situation_read(struct ciub_situation *situation, const struct ciub_set *set,
                         const char *line, struct error *error)
{
    char parted[LONGEST_LINE];
    struct text words = text_init(parted, sizeof parted);
    part_at_commas(line, &words);
    if (words.overflow)
        return error_set(error, "a situation has at most %d letters", LONGEST_LINE / 2);
    struct words in = {.situation = situation,
                       .reader = reader_init(parted, words.length),
                       .error = error};
    memset(situation, 0, sizeof *situation);
    situation->set = set;
    situation->begun.target = -1;
    if (!read_words(&in) || !fill_supply(&in) || !check_roll(&in))
        return false;
    if (ciub_situation_dice(situation) == 0)
        return error_set(error,
                         "no die is outside the tray: write dice such as '5 white'");
    return true;
}

int ciub_situation_dice(const struct ciub_situation *s)
{
    int count = 0;
    for (int colour = 0; colour < CIUB_COLOURS; colour++)
        count += s->rolling[colour];
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        count += s->outside[kind];
    return count;
}
