/* help_table.c: help on what is neither a die nor a card: phases, places, buttons,
 * tokens and players. */
#include <string.h>

#include "games/ciub/guide/guide.h"
#include "games/ciub/guide/internal.h"
#include "i18n/i18n.h"

static const char *const phase_help[] = {
    NULL,
    TR_NOOP(
        "Phase 1: foresight\nBefore you roll you may do one of two things, or neither "
        "(4.1, 4.2).\nPut your token on an open card without one: nobody else can gain "
        "that card, and nobody can remove it (4.3).\nOr remove a card of the top row "
        "that bears no token: the next card of the pile takes its place (4.2).\nThen "
        "all your dice are rolled (4.4).\n"),
    TR_NOOP(
        "Phase 2: rolling\nYour dice have fallen. Use the actions they show, each "
        "once, in any order: swap, reroll, adjust (4.5).\nThen put dice into the tray; "
        "skulls go there by themselves (4.6).\nAll that are left outside are rolled "
        "again. Before each such roll a die must have gone to the tray or been swapped "
        "(4.7).\nThe phase is over when all dice lie in the tray.\n"),
    TR_NOOP(
        "Phase 3: the spell\nIf the tray has what a card of the bottom row asks for, "
        "you may gain it. A card of the top row moves down, the pile fills the gap, and "
        "you keep five of your dice (4.8, 4.9).\nIf you gain none you keep all dice and "
        "take one from the supply (4.10).\n"),
    TR_NOOP(
        "Phase 4: trades\nTrade as often as you like: a die that shows 2for1 in the "
        "tray for two of other colours, any coloured die for a white one (4.11).\nThen "
        "the turn ends. You hold on to at most five white dice and four of every other "
        "colour (4.12).\n"),
};

void ciub_about_phase(const struct telling *it, int phase)
{
    text_put(it->out, tr(phase_help[phase]));
}

static const char *const word_help[VERBS] = {
    [VERB_TOKEN] = TR_NOOP("token\nYour token goes on an open card that bears none. No "
                           "other player can gain that card then, and nobody can remove "
                           "it (4.1, 4.3).\nPoint at the card too.\n"),
    [VERB_REMOVE] = TR_NOOP("remove\nA card of the top row without a token leaves the "
                            "game, and the next one of the pile takes its place "
                            "(4.2).\nPoint at the card too.\n"),
    [VERB_ROLL] =
        TR_NOOP("roll\nAll dice outside the tray are rolled; active skulls go to "
                "the tray first (4.4, 4.6, 4.7).\n"),
    [VERB_STOP] = TR_NOOP("stop\nOnly skulls are left outside: they go to the tray, and "
                          "rolling is over (4.6).\n"),
    [VERB_PUT] = TR_NOOP("put\nDice go to the tray instead of being used or rolled again "
                         "(4.6).\nIt goes with a die that shows an action; any other die "
                         "is put by pointing at it alone.\n"),
    [VERB_ITSELF] =
        TR_NOOP("itself\nThe die that acts is the one that is rolled again or "
                "turned (4.5).\n"),
    [VERB_TAKE] =
        TR_NOOP("nothing\nThe supply is empty, so whoever gains no card gets no "
                "die either (4.10).\n"),
    [VERB_TRADE] =
        TR_NOOP("trade\nA die that shows 2for1 in the tray goes to the supply, "
                "and two of other colours come for it (4.11).\nPoint at the "
                "die too.\n"),
    [VERB_WHITEN] = TR_NOOP("whiten\nA coloured die goes to the supply, and a white one "
                            "comes for it (4.11).\nPoint at the die too.\n"),
    [VERB_END] = TR_NOOP("end\nThe turn is over. Of each colour you can hold on to four "
                         "dice, and five white ones; the rest goes to the supply "
                         "(4.12).\n"),
};

/* What a button for the word says. */
static const char *const word_label[VERBS] = {
    [VERB_TOKEN] = TR_NOOP("Place the token"),
    [VERB_REMOVE] = TR_NOOP("Remove a card"),
    [VERB_SWAP] = TR_NOOP("Swap"),
    [VERB_REROLL] = TR_NOOP("Reroll"),
    [VERB_ADJUST] = TR_NOOP("Adjust"),
    [VERB_ITSELF] = TR_NOOP("This die itself"),
    [VERB_PUT] = TR_NOOP("Put into the tray"),
    [VERB_ROLL] = TR_NOOP("Roll the dice"),
    [VERB_STOP] = TR_NOOP("Stop rolling"),
    [VERB_TAKE] = TR_NOOP("Take nothing"),
    [VERB_TRADE] = TR_NOOP("Trade for two"),
    [VERB_WHITEN] = TR_NOOP("Trade for white"),
    [VERB_END] = TR_NOOP("End the turn"),
};

const char *ciub_word_label(const char *word)
{
    struct ciub_thing thing = ciub_thing_read(NULL, word, false);
    const char *label = thing.sort == SORT_WORD ? word_label[thing.value] : NULL;
    return label ? tr(label) : "";
}

/* The title is the button's; what follows the first line of the help is as of the word.
 */
void ciub_about_word(const struct telling *it, int verb)
{
    static const int symbols[VERBS] = {
        [VERB_SWAP] = SYMBOL_SWAP,
        [VERB_REROLL] = SYMBOL_REROLL,
        [VERB_ADJUST] = SYMBOL_ADJUST,
    };
    char help[GUIDE_HELP];
    struct text text = text_init(help, sizeof help);
    struct telling inner = *it;
    inner.out = &text;
    if (symbols[verb] != 0)
        ciub_about_symbol(&inner, symbols[verb]);
    else
        text_put(&text, tr(word_help[verb]));
    text_put(it->out, tr(word_label[verb]));
    text_put(it->out, strchr(help, '\n'));
}

void ciub_about_place(const struct telling *it, int place)
{
    switch (place) {
    case SPOT_PILE:
        text_put(it->out, tr("The pile\nCards that will turn up: first the B cards, "
                             "then the C cards, at last D (3.3).\nNobody knows their "
                             "order (6).\n"));
        ciub_tell_pile(it);
        break;
    case SPOT_TRAY:
        text_put(it->out, tr("The tray\nDice that are put here stay as they are for the "
                             "rest of the turn. Cards ask for what lies in it (4.6, "
                             "4.8).\n"));
        ciub_tell_tray(it);
        break;
    default:
        text_put(it->out, tr("The supply\nDice that belong to nobody. They come by "
                             "swaps, trades, and for a turn without a card; white ones "
                             "are there only when somebody gave them back (3.1).\n"));
        ciub_tell_supply(it);
        break;
    }
}

void ciub_about_row(const struct telling *it, int row)
{
    char list[CIUB_LIST];
    uint64_t cards =
        cards_in_row(it->world, row == 0 ? it->state->top : it->state->bottom);
    if (row == 0)
        text_put(it->out, tr("The top row\nCards that will move down. They can be "
                             "removed before a roll, and gained only in last turns "
                             "(4.2, 5.1).\n"));
    else
        text_put(it->out, tr("The bottom row\nCards that can be gained by what lies in "
                             "the tray (4.8).\n"));
    text_format(it->out, tr("In it: %s.\n"), ciub_list_cards(it->set, cards, list));
}

void ciub_about_token(const struct telling *it, int seat)
{
    int card = it->state->token[seat];
    text_format(it->out, tr("The token of Player %d\n"), seat + 1);
    text_put(it->out, tr("It keeps other players away from the card it lies on, and "
                         "nobody can remove that card. It moves with the card, and "
                         "comes back when the card is gained (4.1, 4.3, 4.9).\n"));
    if (card == CIUB_NONE)
        text_put(it->out, tr("It lies on no card.\n"));
    else
        text_format(it->out, tr("It lies on %s.\n"), it->set->card[card].name);
}

static void tell_won_card(const struct telling *it, int card)
{
    int points = it->set->card[card].points;
    text_format(it->out,
                tr_count("%s: %d point.\n", "%s: %d points.\n", (unsigned long)points),
                it->set->card[card].name, points);
}

void ciub_about_seat(const struct telling *it, int seat)
{
    int score[GAME_MAX_PLAYERS] = {0};
    char list[CIUB_LIST];
    uint64_t won = cards_won(it->world, it->state, seat);
    ciub_scores(it->world, it->state, score);
    text_format(it->out, tr("Player %d\n"), seat + 1);
    text_format(
        it->out,
        tr_count("%d point so far.\n", "%d points so far.\n", (unsigned long)score[seat]),
        score[seat]);
    for (; won != 0; won &= won - 1)
        tell_won_card(it, __builtin_ctzll(won));
    text_format(it->out, tr("Dice: %s.\n"),
                ciub_list_colours(it->set, dice_of_seat(it->state, seat), list));
    if (it->state->token[seat] != CIUB_NONE)
        text_format(it->out, tr("The token lies on %s.\n"),
                    it->set->card[it->state->token[seat]].name);
    if (it->state->first == seat)
        text_put(it->out, tr("This player began the game.\n"));
}
