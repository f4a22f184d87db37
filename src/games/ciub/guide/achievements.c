/* achievements.c: things to try in ciub, one row each, and what shows that they were
 * done. */
#include "core/move.h"
#include "games/ciub/guide/internal.h"
#include "games/ciub/rules/rules.h"
#include "i18n/i18n.h"

enum { MANY_DICE = 8 };

static const struct ciub_set *set_of(const struct deed *deed)
{
    return &((const struct ciub_world *)deed->world)->set;
}

/* What the move does: a verb, and what it is done with. */
static int verb(const struct deed *deed)
{
    return choice_verb(deed->move->choice[0]);
}
static int value(const struct deed *deed)
{
    return choice_value(deed->move->choice[0]);
}
/* The same of its second choice, if it has one. */
static int second_verb(const struct deed *deed)
{
    return deed->move->count > 1 ? choice_verb(deed->move->choice[1]) : VERB_NONE;
}

/* 4.1 */
static bool gains_as_announced(const struct deed *deed)
{
    const struct ciub_state *turn = deed->turn, *before = deed->before;
    return verb(deed) == VERB_GAIN && before->token[deed->seat] == value(deed) &&
           turn->token[deed->seat] != value(deed);
}

/* 4.2 */
static bool removes(const struct deed *deed)
{
    return verb(deed) == VERB_REMOVE;
}

/* 4.5 */
static bool adjusts(const struct deed *deed)
{
    return verb(deed) == VERB_ADJUST && second_verb(deed) == VERB_ON;
}

static bool adjusts_itself(const struct deed *deed)
{
    return verb(deed) == VERB_ADJUST && second_verb(deed) == VERB_ITSELF;
}

/* 4.5: before a card is gained, dice change their colours by swaps alone. */
static bool gains_by_swap(const struct deed *deed)
{
    return verb(deed) == VERB_GAIN &&
           dice_of_seat(deed->before, deed->seat) != dice_of_seat(deed->turn, deed->seat);
}

/* 4.6 */
static bool saves_from_skull(const struct deed *deed)
{
    return verb(deed) == VERB_REROLL && second_verb(deed) == VERB_ON &&
           (set_of(deed)->skull >> choice_value(deed->move->choice[1]) & 1) != 0;
}

/* 4.9 */
static bool moves_token_down(const struct deed *deed)
{
    const struct ciub_state *before = deed->before;
    return verb(deed) == VERB_GAIN && second_verb(deed) == VERB_DOWN &&
           before->token[deed->seat] == choice_value(deed->move->choice[1]);
}

/* 4.11 */
static bool trades_for_two(const struct deed *deed)
{
    return verb(deed) == VERB_TRADE;
}

/* 4.12 */
static bool ends_with_many_dice(const struct deed *deed)
{
    return verb(deed) == VERB_END &&
           colours_sum(dice_of_seat(deed->after, deed->seat)) >= MANY_DICE;
}

/* 3.2 */
static bool gains_owl(const struct deed *deed)
{
    return verb(deed) == VERB_GAIN && set_of(deed)->card[value(deed)].owl;
}

/* 5.1 */
static bool gains_opus(const struct deed *deed)
{
    const struct ciub_state *before = deed->before, *after = deed->after;
    return before->opus != deed->seat && after->opus == deed->seat;
}

static bool gains_from_the_top(const struct deed *deed)
{
    const struct ciub_state *before = deed->before;
    return verb(deed) == VERB_GAIN && memchr(before->top, value(deed), CIUB_ROW) != NULL;
}

const struct achievement ciub_achievements[] = {
    {"announced", TR_NOOP("As announced"),
     TR_NOOP("Gain a card in the very turn in which you put your token on it."), "4.1",
     .by_move = gains_as_announced},
    {"removed", TR_NOOP("A fresh offer"),
     TR_NOOP("Remove a card of the top row before you roll."), "4.2", .by_move = removes},
    {"adjusted", TR_NOOP("A deft touch"),
     TR_NOOP("Turn a die to the face you want with adjust on another die."), "4.5",
     .by_move = adjusts},
    {"adjusted-itself", TR_NOOP("Self-made"),
     TR_NOOP("Let a die that shows adjust turn itself to another face."), "4.5",
     .by_move = adjusts_itself},
    {"swapped", TR_NOOP("A good exchange"),
     TR_NOOP("Swap a die for one of another colour, and gain a card in the same turn."),
     "4.5", .by_move = gains_by_swap},
    {"skull", TR_NOOP("Second chance"),
     TR_NOOP("Reroll a die that shows a skull, before it has to go into the tray."),
     "4.6", .by_move = saves_from_skull},
    {"ahead", TR_NOOP("Thinking ahead"),
     TR_NOOP("Gain a card, and move the one with your token on it down into the gap."),
     "4.9", .by_move = moves_token_down},
    {"2for1", TR_NOOP("Two for one"),
     TR_NOOP("Trade a die that shows 2:1 in the tray for two others."), "4.11",
     .by_move = trades_for_two},
    {"dice", TR_NOOP("A handful"), TR_NOOP("End a turn with eight dice or more."), "4.12",
     .by_move = ends_with_many_dice},
    {"owl", TR_NOOP("Wise as an owl"),
     TR_NOOP("Gain a card with an owl: the long game has some."), "3.2",
     .by_move = gains_owl},
    {"opus", TR_NOOP("Great work"),
     TR_NOOP("Gain the card that brings you the Opus Magnum as well."), "5.1",
     .by_move = gains_opus},
    {"top-row", TR_NOOP("From the top"),
     TR_NOOP("In your last turn, gain a card of the top row."), "5.1",
     .by_move = gains_from_the_top},
    {0},
};
