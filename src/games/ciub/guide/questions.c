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
    {"now", "", TR_NOOP("What can I do now?"), ciub_tell_now},
    {"faces", "", TR_NOOP("What can each die show?"), ciub_tell_faces},
    {"tray", "", TR_NOOP("Which cards can my tray still fulfil?"), ciub_tell_tray},
    {"actions", "", TR_NOOP("What can my dice outside the tray do?"), ciub_tell_actions},
    {"card", TR_NOOP("NAME"), TR_NOOP("What does a card ask for?"), tell_card},
    {"end", "", TR_NOOP("How does the game end, and when?"), ciub_tell_end},
    {"scores", "", TR_NOOP("How many points does everybody have?"), ciub_tell_scores},
    {"dice", "", TR_NOOP("Which dice does everybody have?"), ciub_tell_dice},
    {"cards", "", TR_NOOP("Which cards are open, and whose tokens lie on them?"),
     ciub_tell_cards},
    {"won", "", TR_NOOP("Which cards has everybody won?"), ciub_tell_won},
    {"supply", "", TR_NOOP("Which dice are in the supply?"), ciub_tell_supply},
    {"pile", "", TR_NOOP("Which cards are still to come?"), ciub_tell_pile},
    {"phase", "", TR_NOOP("Which phase of the turn is this, and what comes next?"),
     ciub_tell_phase},
    {"players", "", TR_NOOP("Who is playing, and how are they doing?"),
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
