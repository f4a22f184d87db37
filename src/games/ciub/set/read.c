/* read.c: set files.
 *
 *     cantrip set 1
 *     title: My set                          # a comment
 *     die white 5: 1 2 3 4 swap swap         a colour, how many, its six sides
 *     card A 3: 2 4 6                        letter, points, what the tray must hold
 *     card B 5 owl: 27+                      at least 27 in all
 *     card C 7 name six-alike: =6            six alike; with a name of its own
 *     card D 5: opus-magnum                  has a name only */
#include <string.h>

#include "core/text/lines.h"
#include "core/text/words.h"
#include "games/ciub/set/internal.h"

enum {
    SET_FORMAT = 1,
    MAX_LINE = 400,
    WHITE_DICE = 5, /* 3.1: of each player */
    MAX_POINTS = 99,
    MAX_SUM = 99,
    MIN_EQUAL = 2,
    MAX_EQUAL = 9,
    MAX_NEEDED = 7 /* numbers on a card */
};

struct set_file {
    struct ciub_set *set;
    struct lines lines;
    struct reader key;   /* what stands before the colon of a line, its keyword taken */
    struct reader value; /* ... and behind it */
    struct error *error;
};

/* --- dice --------------------------------------------------------------------------- */

static bool read_colour(struct set_file *in, struct ciub_die *die)
{
    char word[WORD_SIZE];
    if (!words_take(&in->key, "a colour", word, in->error))
        return false;
    if (in->set->colours == CIUB_WHITE && strcmp(word, "white") != 0)
        return error_set(in->error,
                         "the first dice must be white, five for each player "
                         "(3.1): put the line 'die white 5: ...' before '%s'",
                         word);
    if (in->set->colours == CIUB_COLOURS)
        return error_set(in->error,
                         "there are too many colours: at most %d, white "
                         "included",
                         CIUB_COLOURS);
    if (!ciub_check_colour_name(in->set, word, in->error))
        return false;
    memcpy(die->name, word, strlen(word) + 1);
    return true;
}

static bool read_count(struct set_file *in, struct ciub_die *die)
{
    bool white = in->set->colours == CIUB_WHITE;
    int count;
    if (!words_number(&in->key, "a number of dice", 1, CIUB_MOST_DICE, &count, in->error))
        return false;
    if (white && count != WHITE_DICE)
        return error_set(in->error,
                         "each player has %d white dice (3.1): write 'die white %d: ...'",
                         WHITE_DICE, WHITE_DICE);
    die->count = (uint8_t)count;
    return words_end(&in->key, in->error);
}

/* How many sides show each symbol. */
static bool read_sides(struct set_file *in, int shown[SYMBOLS])
{
    char word[WORD_SIZE];
    int sides = 0;
    for (; reader_word(&in->value, word); sides++) {
        int symbol = ciub_symbol_find(word);
        if (symbol == 0)
            return error_set(in->error,
                             "'%s' is no side of a die: use 1 to 7, swap, "
                             "reroll, adjust, 2for1 or skull",
                             word);
        shown[symbol]++;
    }
    return sides == CIUB_SIDES ||
           error_set(in->error, "%d sides are %s: a die has %d", sides,
                     sides < CIUB_SIDES ? "too few" : "too many", CIUB_SIDES);
}

static void sort_sides(struct ciub_die *die, const int shown[SYMBOLS])
{
    int side = 0;
    for (int symbol = 1; symbol < SYMBOLS; symbol++) {
        if (shown[symbol] == 0)
            continue;
        for (int i = 0; i < shown[symbol]; i++)
            die->look[side++] = die->symbols;
        die->sides[die->symbols] = (uint8_t)shown[symbol];
        die->symbol[die->symbols++] = (uint8_t)symbol;
    }
}

static bool read_die(struct set_file *in)
{
    struct ciub_die die = {0};
    int shown[SYMBOLS] = {0};
    if (!read_colour(in, &die) || !read_count(in, &die) || !read_sides(in, shown))
        return false;
    sort_sides(&die, shown);
    in->set->die[in->set->colours++] = die;
    return true;
}

/* --- cards -------------------------------------------------------------------------- */

static bool read_letter(struct set_file *in, struct ciub_card *card)
{
    char word[WORD_SIZE];
    if (!words_take(&in->key, "a letter from A to D", word, in->error))
        return false;
    if (word[0] < 'a' || word[0] > 'd' || word[1] != '\0')
        return error_set(in->error, "'%s' is no letter of a card: use A, B, C or D",
                         word);
    card->letter = (uint8_t)(word[0] - 'a');
    return true;
}

static bool read_own_name(struct set_file *in, struct ciub_card *card,
                          struct reader *from)
{
    char word[WORD_SIZE];
    if (card->name[0] != '\0')
        return error_set(in->error, "the card has a name already: remove one");
    if (!words_take(from, "the card's name", word, in->error) ||
        !ciub_check_card_name(word, in->error))
        return false;
    memcpy(card->name, word, strlen(word) + 1);
    return true;
}

static bool read_owl(struct set_file *in, struct ciub_card *card)
{
    if (card->letter != LETTER_B && card->letter != LETTER_C)
        return error_set(in->error, "only B and C cards can bear an owl (3.2): remove "
                                    "'owl'");
    if (card->owl)
        return error_set(in->error, "the card has its owl already: remove one");
    card->owl = true;
    return true;
}

/* What may follow letter and points, in any order. */
static bool read_marks(struct set_file *in, struct ciub_card *card)
{
    char word[WORD_SIZE];
    while (reader_word(&in->key, word)) {
        bool good;
        if (strcmp(word, "owl") == 0)
            good = read_owl(in, card);
        else if (strcmp(word, "name") == 0 && card->letter != LETTER_D)
            good = read_own_name(in, card, &in->key);
        else
            good = error_set(in->error,
                             "'%s' is not known here: before the colon only "
                             "'owl' and 'name NAME' may follow the points%s",
                             word,
                             card->letter == LETTER_D ? ", and a D card has its name "
                                                        "behind the colon"
                                                      : "");
        if (!good)
            return false;
    }
    return true;
}

static bool read_sum(const char *word, struct ciub_need *need, struct error *error)
{
    char digits[WORD_SIZE] = "";
    int sum;
    memcpy(digits, word, strlen(word) - 1);
    if (!text_to_int(digits, 1, MAX_SUM, &sum))
        return error_set(error, "'%s' is no sum: use 1+ to %d+", word, MAX_SUM);
    need->sum = (uint8_t)sum;
    return true;
}

static bool read_equal(const char *word, struct ciub_need *need, struct error *error)
{
    int equal;
    if (!text_to_int(word + 1, MIN_EQUAL, MAX_EQUAL, &equal))
        return error_set(error, "'%s' is no number of dice alike: use =%d to =%d", word,
                         MIN_EQUAL, MAX_EQUAL);
    need->equal = (uint8_t)equal;
    return true;
}

static bool read_numbers(struct reader *words, struct ciub_need *need,
                         struct error *error)
{
    char word[WORD_SIZE];
    for (int count = 1; reader_word(words, word); count++) {
        int number;
        if (!text_to_int(word, 1, CIUB_NUMBERS, &number))
            return error_set(error,
                             "'%s' is nothing that a card can need: use numbers "
                             "from 1 to %d, a sum as 20+, or so many alike as =4",
                             word, CIUB_NUMBERS);
        if (count > MAX_NEEDED)
            return error_set(error, "the card needs too many numbers: at most %d",
                             MAX_NEEDED);
        need->lanes += UINT64_C(1) << 8 * (number - 1);
    }
    return true;
}

static bool read_need(struct set_file *in, struct ciub_need *need)
{
    char word[WORD_SIZE];
    if (!reader_peek(&in->value, word))
        return error_set(in->error, "what the card needs is missing behind the colon");
    bool sum = word[strlen(word) - 1] == '+';
    if (!sum && word[0] != '=')
        return read_numbers(&in->value, need, in->error);
    reader_word(&in->value, word);
    return (sum ? read_sum : read_equal)(word, need, in->error) &&
           words_end(&in->value, in->error);
}

/* D has a name in place of a requirement. */
static bool read_requirement(struct set_file *in, struct ciub_card *card)
{
    if (card->letter == LETTER_D)
        return read_own_name(in, card, &in->value) && words_end(&in->value, in->error);
    if (!read_need(in, &card->need))
        return false;
    if (card->name[0] == '\0')
        ciub_name_by_need(card);
    return true;
}

static bool add_card(struct set_file *in, const struct ciub_card *card)
{
    struct ciub_set *set = in->set;
    if (set->cards == CIUB_CARDS)
        return error_set(in->error, "there are too many cards: at most %d", CIUB_CARDS);
    if (card->letter == LETTER_D && set->cards > 0 &&
        set->card[set->cards - 1].letter == LETTER_D)
        return error_set(in->error, "there is a D card already: a set has just one");
    if (ciub_set_card(set, card->name) >= 0)
        return error_set(in->error,
                         "there is a card '%s' already: give this one a name "
                         "of its own, as in 'card A 3 name other: ...'",
                         card->name);
    int at = set->cards;
    while (at > 0 && set->card[at - 1].letter > card->letter)
        at--;
    memmove(&set->card[at + 1], &set->card[at],
            (size_t)(set->cards - at) * sizeof set->card[0]);
    set->card[at] = *card;
    set->cards++;
    return true;
}

static bool read_card(struct set_file *in)
{
    struct ciub_card card = {0};
    int points;
    if (!read_letter(in, &card) ||
        !words_number(&in->key, "a number of points", 1, MAX_POINTS, &points, in->error))
        return false;
    card.points = (uint8_t)points;
    return read_marks(in, &card) && read_requirement(in, &card) && add_card(in, &card);
}

/* --- lines -------------------------------------------------------------------------- */

static bool read_title(struct set_file *in)
{
    if (in->set->title[0] != '\0')
        return error_set(in->error, "the title is given twice: remove one");
    return words_end(&in->key, in->error) &&
           words_title(&in->value, "the set's title", in->set->title,
                       sizeof in->set->title, in->error);
}

static bool read_entry(struct set_file *in)
{
    char keyword[WORD_SIZE];
    if (!words_take(&in->key, "'title', 'die' or 'card'", keyword, in->error))
        return false;
    if (strcmp(keyword, "title") == 0)
        return read_title(in);
    if (strcmp(keyword, "die") == 0)
        return read_die(in);
    if (strcmp(keyword, "card") == 0)
        return read_card(in);
    return error_set(in->error,
                     "'%s' is no word a line of a set may begin with: use "
                     "title, die or card",
                     keyword);
}

static bool read_line(struct set_file *in)
{
    size_t length = strlen(in->lines.line);
    if (!words_are_readable(in->lines.line, length, in->error))
        return false;
    struct reader line = words_init(in->lines.line, length);
    if (reader_at_end(&line))
        return true;
    const char *colon = memchr(line.at, ':', (size_t)(line.end - line.at));
    if (colon == NULL)
        return error_set(in->error, "the line has no colon: write 'title: ...', 'die "
                                    "COLOUR COUNT: ...' or 'card LETTER POINTS: ...'");
    in->key = reader_init(line.at, (size_t)(colon - line.at));
    in->value = reader_init(colon + 1, (size_t)(line.end - colon - 1));
    return read_entry(in);
}

/* "cantrip set 1" */
static bool read_format(struct reader *line, struct error *error)
{
    char word[WORD_SIZE];
    int format = 0;
    if (!reader_accept(line, "cantrip") || !reader_accept(line, "set") ||
        !reader_word(line, word) || !text_to_int(word, 1, 1000000, &format) ||
        !reader_at_end(line))
        return error_set(error, "the first line must be 'cantrip set %d'", SET_FORMAT);
    if (format != SET_FORMAT)
        return error_set(error,
                         "the set has format %d and this program reads format %d: use a "
                         "newer cantrip",
                         format, SET_FORMAT);
    return true;
}

static bool read_head(struct set_file *in)
{
    struct reader line = {0};
    if (lines_next(&in->lines, in->error))
        line = words_init(in->lines.line, strlen(in->lines.line));
    else if (in->error->text[0] != '\0')
        return false;
    in->lines.number = 1;
    return read_format(&line, in->error) || lines_blame(&in->lines, in->error);
}

static bool read_lines(struct set_file *in)
{
    while (lines_next(&in->lines, in->error))
        if (!read_line(in))
            return lines_blame(&in->lines, in->error);
    return in->error->text[0] == '\0';
}

bool ciub_set_read(struct ciub_set *set, const char *text, size_t length,
                   const char *file, struct error *error)
{
    struct set_file in = {.set = set, .error = error};
    memset(set, 0, sizeof *set);
    lines_init(&in.lines, text, length, file, MAX_LINE);
    bool good = read_head(&in) && read_lines(&in);
    lines_deinit(&in.lines);
    if (!good)
        return false;
    if (!ciub_check_set(set, error)) {
        error_place(error, file, 0);
        return false;
    }
    ciub_set_finish(set);
    return true;
}
