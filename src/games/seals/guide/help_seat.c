/* help_seat.c: help on players and figures. */
#include "games/seals/guide/internal.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

static const char *name_of(const struct telling *it, int site)
{
    return it->world->board.space[site].name;
}

static void tell_title(const struct telling *it, int seat)
{
    int mage = it->state->seat[seat].mage;
    if (mage == NONE)
        text_format(it->out, tr("Player %d\n"), seat + 1);
    else
        text_format(it->out, tr("%s, seat %d\n"), tr(seals_mage_title[mage]), seat + 1);
}

void seals_answer_seat(const struct telling *it, int seat)
{
    const struct seals_seat *his = &it->state->seat[seat];
    char up[GUIDE_WORDS], down[GUIDE_WORDS], dice[GUIDE_THINGS];
    struct text list = text_init(up, sizeof up);
    seals_put_scroll_list(it->state, his->up, &list);
    list = text_init(down, sizeof down);
    seals_put_scroll_list(it->state, his->down, &list);
    list = text_init(dice, sizeof dice);
    seals_put_dice(his, ANY, &list);
    tell_title(it, seat);
    seals_answer_score(it, seat);
    text_format(it->out, tr("Scrolls face up: %s.\n"), up);
    text_format(it->out,
                tr("Scrolls face down, until the round is over for the owner: "
                   "%s.\n"),
                down);
    text_format(it->out, tr("Dice: %s.\n"), dice);
    if (his->over)
        text_put(it->out, tr("The round is over for this player (rule 4.5).\n"));
    if (it->state->first == seat)
        text_put(it->out, tr("The first player of this round (rule 4.1).\n"));
}

void seals_answer_mage(const struct telling *it, int seat)
{
    const struct seals_seat *his = &it->state->seat[seat];
    char name[GUIDE_NAME];
    struct text who = text_init(name, sizeof name);
    seals_put_seat(it->state, seat, &who);
    text_format(it->out, tr("%s, a mage\n"), name);
    if (his->place == SITE_NONE)
        text_put(it->out, tr("Not on the board yet (rule 3.4).\n"));
    else
        text_format(it->out, tr("Stands on %s.\n"), name_of(it, his->place));
    text_put(it->out,
             tr("A mage moves to the seal that it breaks (rule 5.5). It is in the way of "
                "all others, who neither walk past it nor break the seal that it stands "
                "on (rules 5.2 and 5.3).\n"));
}

void seals_answer_familiar(const struct telling *it, int seat)
{
    const struct seals_seat *his = &it->state->seat[seat];
    text_format(it->out, tr("%s, a familiar\n"), seals_familiar_word(his->mage));
    text_format(it->out, tr("Its mage: %s.\n"), seals_mage_word(his->mage));
    if (his->familiar == SITE_NONE)
        text_put(it->out, tr("It waits with the scroll Binding, outside of the "
                             "dungeon.\n"));
    else
        text_format(it->out, tr("It stands on %s.\n"), name_of(it, his->familiar));
    text_put(it->out,
             tr("Binding and Dispatch bring it into the dungeon (rules 6.1 and 6.18). "
                "All but its owner are stopped by it: they neither walk past it nor "
                "break the seal that it stands on (rules 5.2 and 5.3). It goes home "
                "when the round is over for its owner (rule 4.5).\n"));
}

void seals_answer_guardian(const struct telling *it, int element)
{
    int site = it->state->guardian[element];
    text_format(it->out, tr("The guardian of %s\n"), seals_element_word(element));
    if ((seals_guardians_in_play(it->world, it->state) >> element & 1) == 0)
        text_put(it->out, tr("It takes no part in this game (rule 1.6).\n"));
    else if (site == SITE_NONE)
        text_put(it->out, tr("It waits beside the board.\n"));
    else
        text_format(it->out, tr("It stands on %s.\n"), name_of(it, site));
    text_put(
        it->out,
        tr("The scroll Guardian of its element puts it onto a scroll of that element "
           "in the dungeon, or takes it off again (rule 6.21). Nobody can break the "
           "seal that it stands on (rule 5.3), but everybody may walk past it (rule "
           "5.2).\n"));
}
