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
        tr_put(it->out, "Player %d\n", seat + 1);
    else
        tr_put(it->out, "%s, seat %d\n", tr(seals_mage_title[mage]), seat + 1);
}

void seals_about_seat(const struct telling *it, const struct thing *thing)
{
    int seat = thing->seat;
    const struct seals_seat *player = &it->state->seat[seat];
    tell_title(it, seat);
    seals_answer_score(it, seat);
    tr_put(it->out, "Scrolls face up: %s.\n",
           seals_words_scrolls(it->state, player->up).text);
    tr_put(it->out,
           "Scrolls face down, until the round is over for the owner: "
           "%s.\n",
           seals_words_scrolls(it->state, player->down).text);
    tr_put(it->out, "Dice: %s.\n", seals_words_dice(player).text);
    if (player->over)
        tr_put(it->out, "The round is over for this player (rule 4.5).\n");
    if (it->state->first == seat)
        tr_put(it->out, "The first player of this round (rule 4.1).\n");
}

void seals_about_mage(const struct telling *it, const struct thing *mage)
{
    const struct seals_seat *player = &it->state->seat[mage->seat];
    tr_put(it->out, "%s, a mage\n", seals_words_seat(it->state, mage->seat).text);
    if (player->place == SITE_NONE)
        tr_put(it->out, "Not on the board yet (rule 3.4).\n");
    else
        tr_put(it->out, "Stands on %s.\n", name_of(it, player->place));
    help_put("seals", it->out, "mage");
}

void seals_about_familiar(const struct telling *it, const struct thing *thing)
{
    const struct seals_seat *player = &it->state->seat[thing->seat];
    tr_put(it->out, "%s, a familiar\n", seals_familiar_word(player->mage));
    tr_put(it->out, "Its mage: %s.\n", seals_mage_word(player->mage));
    if (player->familiar == SITE_NONE)
        tr_put(it->out, "It waits with the scroll Binding, outside of the "
                        "dungeon.\n");
    else
        tr_put(it->out, "It stands on %s.\n", name_of(it, player->familiar));
    help_put("seals", it->out, "familiar");
}

void seals_about_guardian(const struct telling *it, const struct thing *guardian)
{
    int element = guardian->colour, site = it->state->guardian[element];
    tr_put(it->out, "The guardian of %s\n", seals_element_word(element));
    if ((seals_guardians_in_play(it->world, it->state) >> element & 1) == 0)
        tr_put(it->out, "It takes no part in this game (rule 1.6).\n");
    else if (site == SITE_NONE)
        tr_put(it->out, "It waits beside the board.\n");
    else
        tr_put(it->out, "It stands on %s.\n", name_of(it, site));
    help_put("seals", it->out, "guardian");
}
