/* answers_cards.c: answers about cards: in the rows, won, and in the pile. */
#include "games/ciub/guide/internal.h"
#include "i18n/i18n.h"

/* "20+: 3 points for numbers that come to 20 or more." */
static void tell_card(const struct telling *it, int card)
{
    const struct ciub_card *spell = &it->set->card[card];
    int owner = token_owner(it->world, it->state, card);
    char need[CIUB_LIST];
    struct text text = text_init(need, sizeof need);
    ciub_tell_need(it, card, &text);
    tr_put_count(it->out, spell->points, "%s: %d point for %s.", "%s: %d points for %s.",
                 spell->name, spell->points, need);
    if (owner == it->seat)
        tr_put(it->out, " Your token lies on it.");
    else if (owner != CIUB_NONE)
        tr_put(it->out, " The token of Player %d lies on it.", owner + 1);
    text_put_char(it->out, '\n');
}

static void tell_row(const struct telling *it, const uint8_t row[CIUB_ROW])
{
    int gaps = 0;
    for (int place = 0; place < it->world->row; place++) {
        if (row[place] == CIUB_NONE)
            gaps++;
        else
            tell_card(it, row[place]);
    }
    if (gaps > 0)
        tr_put_count(it->out, gaps, "%d gap.\n", "%d gaps.\n", gaps);
}

void ciub_tell_cards(const struct telling *it)
{
    text_put(it->out, it->state->stage == STAGE_LAST
                          ? tr("The top row, where cards can be gained now too:\n")
                          : tr("The top row, whose cards will move down:\n"));
    tell_row(it, it->state->top);
    tr_put(it->out, "The bottom row, where cards are gained:\n");
    tell_row(it, it->state->bottom);
}

void ciub_tell_won(const struct telling *it)
{
    for (int i = 0; i < it->world->players; i++) {
        int seat = (it->seat + i) % it->world->players;
        uint64_t won = cards_won(it->world, it->state, seat);
        char list[CIUB_LIST];
        ciub_list_won(it->set, won, list);
        if (seat == it->you)
            tr_put(it->out, "Cards you have won, with their points: %s.\n", list);
        else
            tr_put(it->out, "Cards that Player %d has won: %s.\n", seat + 1, list);
    }
}

/* 6: which of the cards not seen lie in the pile, nobody knows. */
static void tell_letter(const struct telling *it, int letter)
{
    uint64_t unseen = it->state->unseen & it->set->letter[letter];
    int count = it->state->pile[letter - LETTER_B];
    char list[CIUB_LIST];
    if (count == 0)
        return;
    ciub_list_cards(it->set, unseen, list);
    if (__builtin_popcountll(unseen) == count)
        tr_put(it->out, "%c cards to come, %d: %s.\n", 'A' + letter, count, list);
    else
        tr_put(it->out, "%c cards to come, %d of these: %s.\n", 'A' + letter, count,
               list);
}

void ciub_tell_last(const struct telling *it)
{
    const struct ciub_card *last = &it->set->card[it->set->cards - 1];
    tr_put_count(it->out, last->points,
                 "At the bottom lies %s, worth %d point. Once the last C card is "
                 "turned up, whoever gains a card next gets it too, and each of the "
                 "others has one last turn (5.1).\n",
                 "At the bottom lies %s, worth %d points. Once the last C card is "
                 "turned up, whoever gains a card next gets it too, and each of the "
                 "others has one last turn (5.1).\n",
                 it->set->last_title, last->points);
}

void ciub_tell_pile(const struct telling *it)
{
    tell_letter(it, LETTER_B);
    tell_letter(it, LETTER_C);
    if (it->state->opus == CIUB_NONE)
        ciub_tell_last(it);
    else
        tr_put(it->out, "The pile is used up; Player %d has %s.\n", it->state->opus + 1,
               it->set->last_title);
}
