/* mind_explain_dice.c: what dice become able to do, and which are kept and taken. */
#include <string.h>

#include "games/seals/mind_explain.h"
#include "games/seals/rules.h"
#include "games/seals/text.h"

static const struct seals_seat *mine(const struct case_for *it,
                                     const struct seals_state *state)
{
    return &state->seat[it->seat];
}

static bool nothing_broken(const struct case_for *it)
{
    return memcmp(&it->before->seals, &it->after->seals, sizeof it->after->seals) == 0;
}

/* Seals within reach all along, for which the dice did not suffice. */
void tell_possible(struct case_for *it)
{
    struct sites reached = seals_reached(it, it->before, it->seat);
    struct sites then = seals_payable(it, it->before, it->seat);
    struct sites now = seals_payable(it, it->after, it->seat), gained;
    for (int i = 0; i < SITE_WORDS; i++)
        gained.word[i] = now.word[i] & ~then.word[i] & reached.word[i];
    struct sites scrolls = only_scrolls(it->after, gained);
    struct sites tokens = sites_without(gained, &scrolls);
    for (int i = sites_next(&scrolls, 0); i >= 0; i = sites_next(&scrolls, i + 1))
        if (sites_has(&then, place_before(it, i))) /* 6.11: it could be won elsewhere */
            sites_remove(&scrolls, i);
    int count, site = strongest_of(it->after, &scrolls, &count);
    if (site >= 0) {
        if (reason_begin(it, "makes the dice suffice for "))
            put_scroll_on(it->out, it->after, site);
        return;
    }
    site = strongest_of(it->after, &tokens, &count);
    if (site >= 0 && nothing_broken(it) &&
        reason_begin(it, "makes the dice suffice for the seal on "))
        write_site(it->world, site, it->out);
}

/* Another way to break the same seal: what only the dice kept this way can win. */
void tell_kept(struct case_for *it)
{
    if (it->other == NULL || nothing_broken(it) ||
        memcmp(&it->other->seals, &it->after->seals, sizeof it->after->seals) != 0 ||
        mine(it, it->other)->place != mine(it, it->after)->place)
        return;
    struct sites this = only_scrolls(it->after, seals_payable(it, it->after, it->seat));
    struct sites that = seals_payable(it, it->other, it->seat);
    struct sites kept = sites_without(this, &that);
    int count, site = strongest_of(it->after, &kept, &count);
    if (site >= 0 && reason_begin(it, "keeps the dice for "))
        put_scroll_on(it->out, it->after, site);
}

/* --- dice taken --------------------------------------------------------------------- */

static bool took(const struct case_for *it, int colour)
{
    return mine(it, it->after)->next[colour] > mine(it, it->before)->next[colour];
}

/* 4.5: the seals within reach of a colour taken. */
static struct sites seals_fitting(const struct case_for *it)
{
    struct sites seals = seals_reached(it, it->before, it->seat), fitting = {0};
    for (int colour = 0; colour < COLOURS; colour++)
        for (int i = 0; took(it, colour) && i < SITE_WORDS; i++)
            fitting.word[i] |= seals.word[i] & (element_bits(it->before, i, colour) |
                                                element_bits(it->before, i, MIND));
    return fitting;
}

static void put_colours_taken(const struct case_for *it)
{
    int colours = 0, told = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        colours += took(it, colour);
    for (int colour = 0; colour < COLOURS; colour++) {
        if (!took(it, colour))
            continue;
        put_joint(it->out, told++, colours);
        text_put(it->out, element_name[colour]);
    }
}

/* "growth.fire and two more scrolls", "three seals". */
static void put_aims(const struct case_for *it, const struct sites *fitting)
{
    struct sites scrolls = only_scrolls(it->before, *fitting);
    int count, all = sites_count(&scrolls);
    int site = strongest_of(it->before, &scrolls, &count);
    if (site < 0) {
        put_count(it->out, sites_count(fitting));
        text_put(it->out, sites_count(fitting) == 1 ? " seal" : " seals");
        return;
    }
    put_scroll_on(it->out, it->before, site);
    if (all == 1)
        return;
    text_put(it->out, " and ");
    put_count(it->out, all - 1);
    text_put(it->out, all == 2 ? " more scroll" : " more scrolls");
}

void tell_taken(struct case_for *it)
{
    if (it->after->step == STEP_OVER || mine(it, it->before)->place == SITE_NONE)
        return;
    struct sites fitting = seals_fitting(it);
    if (!sites_any(&fitting) || !reason_begin(it, "takes dice of "))
        return;
    put_colours_taken(it);
    text_put(it->out, " for ");
    put_aims(it, &fitting);
    text_put(it->out, " within reach");
}

/* --- other dice --------------------------------------------------------------------- */

static int dice_of(const struct seals_seat *seat)
{
    int count = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        count += dice_count(seat->dice[colour]);
    return count;
}

/* 6.3, 6.5, and new ones for the next round. */
void tell_new_dice(struct case_for *it)
{
    int then = dice_of(mine(it, it->before)), now = dice_of(mine(it, it->after));
    if (it->reasons > 0)
        return;
    if (it->after->step == STEP_REROLL && it->after->rolling + now > then) {
        reason_begin(it, "adds a die of ");
        text_put(it->out, element_name[it->after->colour]);
    } else if (it->after->step == STEP_REROLL) {
        reason_begin(it, it->after->rolling == 1 ? "gives a die another roll"
                                                 : "gives dice another roll");
    } else if (it->after->step == STEP_TAKE && it->after->actor == it->seat) {
        reason_begin(it, "brings ");
        put_count(it->out, take_count(it->after));
        text_format(it->out, " new %s", take_count(it->after) == 1 ? "die" : "dice");
    }
}

/* 6.9 */
void tell_absorbed(struct case_for *it)
{
    for (int element = 0; element < ELEMENTS; element++) {
        int token = it->after->absorbed[element];
        if (token == 0 || token == it->before->absorbed[element])
            continue;
        if (reason_begin(it, "keeps a token "))
            text_format(it->out, "of strength %d on absorption.%s", token_strength(token),
                        element_name[element]);
    }
}

/* 6.16: which die it is the victim decides. */
void tell_theft(struct case_for *it)
{
    if (it->after->step == STEP_GIVE && reason_begin(it, "takes a die from the "))
        write_seat(it->after, it->after->victim, it->out);
}
