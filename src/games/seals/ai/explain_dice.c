/* explain_dice.c: what dice become able to do, and which are kept and taken. */
#include <string.h>

#include "games/seals/ai/explain.h"
#include "games/seals/notation/notation.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

static const struct seals_seat *mine(const struct explanation *it,
                                     const struct seals_state *state)
{
    return &state->seat[it->seat];
}

static bool nothing_broken(const struct explanation *it)
{
    return memcmp(&it->before->seals, &it->after->seals, sizeof it->after->seals) == 0;
}

/* Seals within reach all along, for which the dice did not suffice. */
void seals_explain_possible(struct explanation *it)
{
    struct sites reached = seals_reached(it->world, it->before, it->seat);
    struct sites then = seals_payable(it->world, it->before, it->seat);
    struct sites now = seals_payable(it->world, it->after, it->seat), gained;
    for (int i = 0; i < SITE_WORDS; i++)
        gained.word[i] = now.word[i] & ~then.word[i] & reached.word[i];
    struct sites scrolls = seals_only_scrolls(it->after, gained);
    struct sites tokens = sites_without(gained, &scrolls);
    for (int i = sites_next(&scrolls, 0); i >= 0; i = sites_next(&scrolls, i + 1))
        if (sites_has(&then,
                      seals_place_before(it, i))) /* 6.11: it could be won elsewhere */
            sites_remove(&scrolls, i);
    int count, site = seals_strongest_of(it->after, &scrolls, &count);
    if (site >= 0) {
        if (seals_reason_fits(it))
            seals_reason_add(it, tr("gets enough dice for %s"),
                             seals_name_scroll_on(it->after, site).words);
        return;
    }
    site = seals_strongest_of(it->after, &tokens, &count);
    if (site >= 0 && nothing_broken(it) && seals_reason_fits(it))
        seals_reason_add(it, tr("gets enough dice for the seal on %s"),
                         seals_name_site(it->world, site).words);
}

/* Another way to break the same seal: what only the dice kept this way can win. */
void seals_explain_kept(struct explanation *it)
{
    if (it->other == NULL || nothing_broken(it) ||
        memcmp(&it->other->seals, &it->after->seals, sizeof it->after->seals) != 0 ||
        mine(it, it->other)->place != mine(it, it->after)->place)
        return;
    struct sites this =
        seals_only_scrolls(it->after, seals_payable(it->world, it->after, it->seat));
    struct sites that = seals_payable(it->world, it->other, it->seat);
    struct sites kept = sites_without(this, &that);
    int count, site = seals_strongest_of(it->after, &kept, &count);
    if (site >= 0 && seals_reason_fits(it))
        seals_reason_add(it, tr("keeps the dice for %s"),
                         seals_name_scroll_on(it->after, site).words);
}

/* --- dice taken --------------------------------------------------------------------- */

static bool took(const struct explanation *it, int colour)
{
    return mine(it, it->after)->next[colour] > mine(it, it->before)->next[colour];
}

/* 4.5: the seals within reach of a colour taken. */
static struct sites seals_fitting(const struct explanation *it)
{
    struct sites seals = seals_reached(it->world, it->before, it->seat), fitting = {0};
    for (int colour = 0; colour < COLOURS; colour++)
        for (int i = 0; took(it, colour) && i < SITE_WORDS; i++)
            fitting.word[i] |= seals.word[i] & (element_bits(it->before, i, colour) |
                                                element_bits(it->before, i, MIND));
    return fitting;
}

static struct phrase name_colours_taken(const struct explanation *it)
{
    int colours = 0, named = 0;
    struct phrase phrase;
    struct text out = text_init(phrase.words, sizeof phrase.words);
    for (int colour = 0; colour < COLOURS; colour++)
        colours += took(it, colour);
    for (int colour = 0; colour < COLOURS; colour++) {
        if (!took(it, colour))
            continue;
        seals_put_joint(&out, named++, colours);
        text_put(&out, tr(seals_element_name[colour]));
    }
    return phrase;
}

/* "growth.fire and two more scrolls", "three seals". */
static struct phrase name_aims(const struct explanation *it, const struct sites *fitting)
{
    struct sites scrolls = seals_only_scrolls(it->before, *fitting);
    int count, more = sites_count(&scrolls) - 1, seals = sites_count(fitting);
    int site = seals_strongest_of(it->before, &scrolls, &count);
    struct phrase phrase;
    struct text out = text_init(phrase.words, sizeof phrase.words);
    if (site < 0)
        tr_put_count(&out, seals, "%s seal", "%s seals", seals_say_number(seals).words);
    else if (more == 0)
        text_put(&out, seals_name_scroll_on(it->before, site).words);
    else
        tr_put_count(&out, more, "%s and %s more scroll", "%s and %s more scrolls",
                     seals_name_scroll_on(it->before, site).words,
                     seals_say_number(more).words);
    return phrase;
}

void seals_explain_taken(struct explanation *it)
{
    if (it->after->step == STEP_OVER || mine(it, it->before)->place == SITE_NONE)
        return;
    struct sites fitting = seals_fitting(it);
    if (sites_any(&fitting))
        seals_reason_add(it, tr("takes dice of %s to go for %s"),
                         name_colours_taken(it).words, name_aims(it, &fitting).words);
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
void seals_explain_new_dice(struct explanation *it)
{
    int then = dice_of(mine(it, it->before)), now = dice_of(mine(it, it->after));
    if (it->reasons > 0)
        return;
    if (it->after->step == STEP_REROLL && it->after->rolling + now > then) {
        seals_reason_add(it, tr("adds a die of %s"),
                         tr(seals_element_name[it->after->colour]));
    } else if (it->after->step == STEP_REROLL) {
        seals_reason_add(it, "%s",
                         it->after->rolling == 1 ? tr("gives a die another roll")
                                                 : tr("gives dice another roll"));
    } else if (it->after->step == STEP_TAKE && it->after->actor == it->seat) {
        int count = seals_take_count(it->after);
        seals_reason_add(
            it, tr_count("brings %s new die", "brings %s new dice", (unsigned long)count),
            seals_say_number(count).words);
    }
}

/* 6.9 */
void seals_explain_absorbed(struct explanation *it)
{
    for (int element = 0; element < ELEMENTS; element++) {
        int token = it->after->absorbed[element];
        if (token == 0 || token == it->before->absorbed[element])
            continue;
        if (seals_reason_fits(it))
            seals_reason_add(it, tr("keeps a token of strength %d on absorption.%s"),
                             token_strength(token), seals_element_name[element]);
    }
}

/* 6.16: the victim decides which die. */
void seals_explain_theft(struct explanation *it)
{
    if (it->after->step == STEP_GIVE && seals_reason_fits(it))
        seals_reason_add(it, tr("takes a die from the %s"),
                         seals_name_seat(it, it->after->victim).words);
}
