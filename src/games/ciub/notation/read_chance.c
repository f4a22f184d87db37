/* read_chance.c: words of chance: who begins, cards that turn up, dice that fall. */
#include "games/ciub/notation/internal.h"
#include "i18n/i18n.h"

bool ciub_read_begin(struct reading *r)
{
    char word[WORD_SIZE] = "";
    int player = 0;
    if (!reader_accept(r->in, "begin"))
        return ciub_refuse_word(r);
    reader_word(r->in, word);
    if (!text_to_int(word, 1, CIUB_PLAYERS, &player))
        return reason_set(r->why, "", "'begin' needs the number of a player, 1 to %d",
                          r->world->players);
    return reading_done(r, VERB_BEGIN, player - 1);
}

/* 3.4: nobody is drawn where the options say who begins, and nobody twice. */
static bool refuse_begin(const struct reading *r)
{
    int first = r->state->first + 1;
    if (r->world->first < 0)
        return reason_set(r->why, "3.4", "player %d begins already", first);
    return reason_set(r->why, "3.4",
                      "the option 'first: %d' decides who begins, so that is not drawn",
                      first);
}

/* The whole deal is one line: only its start needs the word. */
bool ciub_read_turned_up(struct reading *r)
{
    bool midway = r->state->step == STEP_DEAL && r->state->gap > 0;
    if (r->state->step == STEP_DEAL && !midway && reader_accept(r->in, "begin"))
        return refuse_begin(r);
    if (!reader_accept(r->in, ciub_verb_word(VERB_CARD, r->state->step)) && !midway)
        return ciub_refuse_word(r);
    int card = ciub_read_card(r, VERB_CARD);
    return card >= 0 && reading_done(r, VERB_CARD, card);
}

/* 4.4: dice fall colour by colour, so naming the colour is a courtesy. */
static bool skip_colour(struct reading *r, int falling)
{
    char word[WORD_SIZE] = "";
    reader_peek(r->in, word);
    int colour = ciub_set_colour(r->set, word);
    int count = r->state->rolling[falling];
    const char *name = tr(r->set->die[falling].name);
    if (colour >= 0 && colour != falling && count == 1)
        return reason_set(r->why, "4.4", "the next die to fall is %s, not %s", name,
                          word);
    if (colour >= 0 && colour != falling)
        return reason_set(r->why, "4.4",
                          tr_count("the next %d die to fall is %s, not %s",
                                   "the next %d dice to fall are %s, not %s",
                                   (unsigned long)count),
                          count, name, word);
    if (colour >= 0)
        reader_word(r->in, word);
    return true;
}

bool ciub_read_fallen(struct reading *r)
{
    int colour = ciub_falling_colour(r->state);
    if (ciub_falls_first(r->state))
        reader_accept(r->in, "roll");
    if (!skip_colour(r, colour))
        return false;
    char word[WORD_SIZE] = "";
    if (reader_peek(r->in, word) && ciub_symbol_find(word) == 0)
        return ciub_refuse_word(r);
    int look = ciub_read_symbol(r, colour);
    return look >= 0 && reading_done(r, VERB_FACE, look);
}
