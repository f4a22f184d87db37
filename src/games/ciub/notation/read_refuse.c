/* read_refuse.c: what is said to words that make no sense: what is wanted instead,
 * with an example that is legal on the table as it lies. */
#include <string.h>

#include "games/ciub/notation/internal.h"
#include "games/ciub/rules/rules.h"
#include "i18n/i18n.h"

enum { EXAMPLE = GAME_MAX_CHOICE_TEXT };

/* The better an example, the more: one of the verb rather than another, and of colours to
 * get rather not white, which nobody is short of. */
static int example_rank(choice_t choice, int verb)
{
    bool gets = verb == VERB_FOR || verb == VERB_TAKE;
    if (choice_verb(choice) == verb)
        return gets && choice_value(choice) == CIUB_WHITE ? 2 : 3;
    return verb == VERB_ON && choice_verb(choice) == VERB_ITSELF;
}

/* What could be written now, with the verb if `only`, else preferably. False: nothing. */
static bool write_example(const struct reading *r, int verb, bool only,
                          char example[EXAMPLE])
{
    choice_t list[GAME_MAX_CHOICES];
    int count = ciub_choices(r->world, r->state, list), best = 0;
    struct text out = text_init(example, EXAMPLE);
    for (int i = 1; i < count; i++)
        if (example_rank(list[i], verb) > example_rank(list[best], verb))
            best = i;
    if (count == 0 || (only && example_rank(list[best], verb) == 0))
        return false;
    ciub_choice_write(r->world, r->state, list[best], &out);
    return true;
}

/* Takes the word behind a count in place of the count, which is not what is wrong with
 * "2 pink"; `in` is behind the count. */
static void look_behind_count(const struct reading *r, struct reader in,
                              char word[WORD_SIZE])
{
    char behind[WORD_SIZE] = "";
    size_t digits = strspn(word, "0123456789");
    bool counts = digits > 0 && (word[digits] == '\0' || strcmp(word + digits, "x") == 0);
    bool lost = reader_word(&in, behind) && ciub_symbol_find(behind) == 0 &&
                ciub_set_colour(r->set, behind) < 0 && strcmp(behind, "roll") != 0;
    if (counts && lost)
        memcpy(word, behind, sizeof behind);
}

bool ciub_refuse_word(struct reading *r)
{
    char word[WORD_SIZE] = "", example[EXAMPLE];
    int step = r->state->step;
    struct reader in = *r->in;
    reader_word(&in, word);
    if (step == STEP_KEEP || step == STEP_PUT)
        look_behind_count(r, in, word);
    if (step == STEP_KEEP && ciub_symbol_find(word) != 0)
        return reason_set(r->why, "4.9",
                          "a die is kept whatever it shows: leave out '%s'", word);
    if (step == STEP_PUT && ciub_symbol_find(word) != 0)
        return reason_set(r->why, "",
                          "'%s' may be what one more die shows, or a count: put a comma "
                          "behind it or before it",
                          word);
    write_example(r, step_info(r->state)->example, false, example);
    return reason_set(r->why, "",
                      "'%s' is not understood here; write %s, for example: %s", word,
                      tr(step_info(r->state)->wanted), example);
}

bool ciub_refuse_object(struct reading *r, int verb, char word[WORD_SIZE])
{
    char example[EXAMPLE], needs[sizeof r->why->text];
    bool card = ciub_verb_table[verb].object == OBJECT_CARD;
    struct text out = text_init(needs, sizeof needs);
    const char *verb_word = ciub_verb_word(verb, r->state->step);
    if (verb == VERB_PUT || verb == VERB_KEEP)
        look_behind_count(r, *r->in, word);
    if (write_example(r, verb, true, example))
        tr_put(&out, "'%s' needs %s: %s", verb_word, tr(ciub_verb_table[verb].wanted),
               example);
    else
        tr_put(&out, "'%s' needs %s, but now none can be named", verb_word,
               tr(ciub_verb_table[verb].wanted));
    if (word[0] == '\0')
        return reason_set(r->why, "", "%s", needs);
    return reason_set(r->why, "",
                      card ? TR_NOOP("'%s' is no card of the set; %s")
                           : TR_NOOP("'%s' is no colour; %s"),
                      word, needs);
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
                          tr(die->name), sides);
    return reason_set(r->why, "", "%s dice have no '%s'; they have %s", tr(die->name),
                      word, sides);
}

bool ciub_refuse_faceless(struct reading *r, int colour)
{
    char dice[GAME_MAX_CHOICE_TEXT] = "";
    const char *name = tr(r->set->die[colour].name);
    struct text out = text_init(dice, sizeof dice);
    for (int look = 0; look < CIUB_LOOKS; look++) {
        int kind = kind_of(colour, look);
        if (r->state->outside[kind] == 0)
            continue;
        text_put(&out, out.length > 0 ? ", " : "");
        ciub_write_die(r->set, kind, &out);
    }
    if (out.length == 0)
        return reason_set(r->why, "", "there is no %s die outside the tray", name);
    return reason_set(r->why, "", "which %s die? name what it shows: %s", name, dice);
}
