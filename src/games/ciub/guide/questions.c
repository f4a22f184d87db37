/* questions.c: questions that can be asked at any time. */
#include <string.h>

#include "games/ciub/guide/internal.h"
#include "i18n/i18n.h"

const struct guide_question ciub_questions[] = {
    {"dice", "", TR_NOOP("your dice and those of the others")},
    {"tray", "", TR_NOOP("what lies in the tray, and which cards it is good for")},
    {"cards", "", TR_NOOP("both rows of cards and the tokens on them")},
    {"card", TR_NOOP("NAME"), TR_NOOP("what a card asks for, and where it is")},
    {"won", "", TR_NOOP("the cards that each player has won")},
    {"scores", "", TR_NOOP("the points of all players")},
    {"supply", "", TR_NOOP("the dice in the supply")},
    {"pile", "", TR_NOOP("what is left in the pile")},
    {"phase", "", TR_NOOP("where in the turn we are, and what comes next")},
    {"actions", "", TR_NOOP("what each of the dice outside the tray can do now")},
    {"end", "", TR_NOOP("how near the end of the game is")},
    {"players", "", TR_NOOP("who plays, with points, dice and tokens")},
    {NULL, NULL, NULL},
};

static const struct {
    const char *name;
    void (*tell)(const struct telling *it);
} tellers[] = {
    {"dice", ciub_tell_dice},       {"tray", ciub_tell_tray},
    {"cards", ciub_tell_cards},     {"won", ciub_tell_won},
    {"scores", ciub_tell_scores},   {"supply", ciub_tell_supply},
    {"pile", ciub_tell_pile},       {"phase", ciub_tell_phase},
    {"actions", ciub_tell_actions}, {"end", ciub_tell_end},
    {"players", ciub_tell_players},
};

/* `name` may be "card:2-4-6" too, as things are called. */
static bool answer_card(const struct telling *it, const char *name, struct reason *why)
{
    const char *plain = strncmp(name, "card:", 5) == 0 ? name + 5 : name;
    int card = ciub_set_card(it->set, plain);
    char list[CIUB_LIST];
    if (name[0] == '\0')
        return reason_set(why, "", "say which card: for example 'card %s'",
                          it->set->card[0].name);
    if (card < 0)
        return reason_set(
            why, "", "there is no card '%s'; open are %s", name,
            ciub_list_cards(it->set, cards_open(it->world, it->state), list));
    ciub_about_card(it, card);
    return true;
}

bool ciub_answer(const void *world, const void *state, int seat, const char *question,
                 struct text *out, struct reason *why)
{
    int turn = ((const struct ciub_state *)state)->turn;
    struct telling it = {.world = world,
                         .set = &((const struct ciub_world *)world)->set,
                         .state = state,
                         .seat = seat < 0 ? turn : seat,
                         .you = seat,
                         .out = out};
    struct reader in = reader_init(question, strlen(question));
    char name[WORD_SIZE] = "", subject[WORD_SIZE] = "";
    reader_word(&in, name);
    reader_word(&in, subject);
    if (!reader_at_end(&in))
        return reason_set(why, "", "a question is one word, or 'card' and a name");
    if (strcmp(name, "card") == 0)
        return answer_card(&it, subject, why);
    for (size_t i = 0; i < sizeof tellers / sizeof tellers[0]; i++) {
        if (strcmp(name, tellers[i].name) != 0)
            continue;
        if (subject[0] != '\0')
            return reason_set(why, "", "ask for '%s' alone, without '%s'", name, subject);
        tellers[i].tell(&it);
        return true;
    }
    return reason_set(why, "",
                      "'%s' is no question: ask for dice, tray, cards, card NAME, won, "
                      "scores, supply, pile, phase, actions, end or players",
                      name);
}
