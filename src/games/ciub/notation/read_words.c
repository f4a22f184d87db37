/* read_words.c: words for single things. */
#include <string.h>

#include "games/ciub/notation/internal.h"

typedef int finder(const struct ciub_set *set, const char *name);

static int read_named(struct reading *r, int verb, finder *find)
{
    char word[WORD_SIZE] = "";
    reader_word(r->in, word);
    int thing = find(r->set, word);
    if (thing < 0)
        ciub_refuse_object(r, verb, word);
    return thing;
}

int ciub_read_card(struct reading *r, int verb)
{
    return read_named(r, verb, ciub_set_card);
}

int ciub_read_colour(struct reading *r, int verb)
{
    return read_named(r, verb, ciub_set_colour);
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

/* Whether the line goes on with another part: "put orange roll". */
static bool begins_a_part(const struct reading *r, const char *word)
{
    for (int verb = 1; verb < VERBS; verb++)
        if (strcmp(word, ciub_verb_word(verb, r->state->step)) == 0 &&
            ciub_symbol_find(word) == 0)
            return true;
    return ciub_set_colour(r->set, word) >= 0;
}

int ciub_read_die(struct reading *r, int verb)
{
    char word[WORD_SIZE] = "";
    int colour = ciub_read_colour(r, verb);
    if (colour < 0)
        return -1;
    reader_word(r->in, word);
    int look = ciub_look_find(r->set, colour, word);
    if (look >= 0)
        return kind_of(colour, look);
    if (begins_a_part(r, word))
        ciub_refuse_faceless(r, colour);
    else
        ciub_refuse_look(r, colour, word);
    return -1;
}
