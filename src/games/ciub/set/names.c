/* names.c: what colours and cards can be called, so that every move reads one way. */
#include <string.h>

#include "base/text.h"
#include "games/ciub/set/internal.h"

enum { COLOUR_LETTERS = 12, CARD_LETTERS = CIUB_NAME - 1 };

/* The words of moves, positions and questions about odds. Symbols count too. */
static const char *const taken[] = {
    "active", "adjust", "all",    "and",     "any",      "begin",  "bottom", "by",
    "card",   "deal",   "dice",   "die",     "down",     "end",    "for",    "fresh",
    "from",   "gain",   "hand",   "in",      "inactive", "itself", "keep",   "moved",
    "name",   "no",     "none",   "not",     "nothing",  "of",     "on",     "owl",
    "plain",  "put",    "random", "remove",  "reroll",   "roll",   "skull",  "spent",
    "stop",   "supply", "swap",   "symbols", "take",     "then",   "title",  "to",
    "token",  "top",    "trade",  "tray",    "turn",     "whiten", "with",
};

static bool is_taken(const char *name)
{
    for (size_t i = 0; i < sizeof taken / sizeof taken[0]; i++)
        if (strcmp(name, taken[i]) == 0)
            return true;
    return false;
}

static bool is_letter(char c)
{
    return c >= 'a' && c <= 'z';
}

static bool refuse_taken(const char *name, struct error *error)
{
    return error_set(error,
                     "'%s' is a word of moves and can name nothing else: choose "
                     "another",
                     name);
}

static bool is_colour_name(const char *name)
{
    size_t length = 0;
    while (is_letter(name[length]))
        length++;
    return name[length] == '\0' && length >= 1 && length <= COLOUR_LETTERS;
}

bool ciub_check_colour_name(const struct ciub_set *set, const char *name,
                            struct error *error)
{
    if (!is_colour_name(name))
        return error_set(error,
                         "'%s' cannot name a colour: 1 to %d letters from a to z "
                         "are needed",
                         name, COLOUR_LETTERS);
    if (is_taken(name))
        return refuse_taken(name, error);
    if (ciub_set_colour(set, name) >= 0)
        return error_set(error,
                         "there are %s dice already: all dice of a colour are one "
                         "line",
                         name);
    return true;
}

static bool is_card_name(const char *name)
{
    size_t length = 0;
    while (is_letter(name[length]) || (name[length] >= '0' && name[length] <= '9') ||
           name[length] == '-')
        length++;
    return name[length] == '\0' && is_letter(name[0]) && length <= CARD_LETTERS;
}

bool ciub_check_card_name(const char *name, struct error *error)
{
    if (!is_card_name(name))
        return error_set(error,
                         "'%s' cannot name a card: a letter and then letters, "
                         "digits and '-' are needed, at most %d in all",
                         name, CARD_LETTERS);
    return !is_taken(name) || refuse_taken(name, error);
}

void ciub_write_need(const struct ciub_need *need, const char *between, struct text *out)
{
    if (need->sum > 0)
        text_format(out, "%d+", need->sum);
    if (need->equal > 0)
        text_format(out, "%s=%d", out->length > 0 ? between : "", need->equal);
    for (int lane = 0; lane < CIUB_NUMBERS; lane++)
        for (int i = lane_of(need->lanes, lane); i > 0; i--)
            text_format(out, "%s%d", out->length > 0 ? between : "", lane + 1);
}

void ciub_name_by_need(struct ciub_card *card)
{
    struct text out = text_init(card->name, sizeof card->name);
    ciub_write_need(&card->need, "-", &out);
}
