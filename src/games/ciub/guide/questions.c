/* questions.c: questions that can be asked at any time. */
#include "games/ciub/guide/internal.h"
#include "i18n/i18n.h"

/* The subject may be "card:2-4-6" too, as things are called. */
static void tell_card(const struct telling *it)
{
    struct ciub_thing card = ciub_thing_read(it->world, it->subject, true);
    char list[CIUB_LIST];
    if (it->subject[0] == '\0')
        reason_set(it->why, "", "say which card: for example 'card %s'",
                   it->set->card[0].name);
    else if (card.sort != SORT_CARD)
        reason_set(it->why, "", "there is no card '%s'; open are %s", it->subject,
                   ciub_list_cards(it->set, cards_open(it->world, it->state), list));
    else
        ciub_about_card(it, card.value);
}

const struct guide_question ciub_questions[] = {
    {"dice", "", TR_NOOP("your dice and those of the others"), ciub_tell_dice},
    {"tray", "", TR_NOOP("what lies in the tray, and which cards it is good for"),
     ciub_tell_tray},
    {"cards", "", TR_NOOP("both rows of cards and the tokens on them"), ciub_tell_cards},
    {"card", TR_NOOP("NAME"), TR_NOOP("what a card asks for, and where it is"),
     tell_card},
    {"won", "", TR_NOOP("the cards that each player has won"), ciub_tell_won},
    {"scores", "", TR_NOOP("the points of all players"), ciub_tell_scores},
    {"supply", "", TR_NOOP("the dice in the supply"), ciub_tell_supply},
    {"pile", "", TR_NOOP("what is left in the pile"), ciub_tell_pile},
    {"phase", "", TR_NOOP("where in the turn we are, and what comes next"),
     ciub_tell_phase},
    {"actions", "", TR_NOOP("what each of the dice outside the tray can do now"),
     ciub_tell_actions},
    {"end", "", TR_NOOP("how near the end of the game is"), ciub_tell_end},
    {"players", "", TR_NOOP("who plays, with points, dice and tokens"),
     ciub_tell_players},
    {NULL, NULL, NULL, NULL},
};

bool ciub_answer(const void *world, const void *state, int seat, const char *question,
                 struct text *out, struct reason *why)
{
    char subject[WORD_SIZE];
    struct telling it = ciub_telling(world, state, out);
    it.seat = seat < 0 ? it.seat : seat;
    it.you = seat;
    it.subject = subject;
    it.why = why;
    int i = guide_question_read(ciub_questions, question, subject, why);
    if (i >= 0)
        ciub_questions[i].tell(&it);
    return why->text[0] == '\0';
}
