/* spell.c: why a spell would have no effect at this moment (4.4, 6). */
#include "games/seals/explain/internal.h"
#include "games/seals/notation/notation.h"
#include "games/seals/rules/reach.h"
#include "i18n/i18n.h"

struct asked {
    const struct seals_world *world;
    const struct seals_state *state;
    int seat;
    int element;
    uint64_t spent;
};

static bool in_round(const struct asked *asked, int other)
{
    return other != asked->seat && !asked->state->seat[other].over;
}

/* How many dice of a seat that the element takes show a value from..to. */
static int dice_showing(const struct asked *asked, int seat, int from, int to)
{
    int count = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        for (int value = from; value <= to; value++)
            if (element_takes(asked->element, colour))
                count += dice_count_of(asked->state->seat[seat].dice[colour], value);
    return count;
}

static bool is_token(const struct asked *asked, int site)
{
    return seals_has_seal(asked->state, site) && !scroll_on(asked->state, site);
}

static bool token_fits(const void *context, int site)
{
    return is_token(context, site);
}

static bool why_binding(const struct asked *asked, struct reason *why)
{
    const struct seals_seat *mine = &asked->state->seat[asked->seat];
    if (mine->familiar != mine->place ||
        seals_some_plain(asked->world, asked->state, asked->seat, token_fits, asked))
        return true;
    return reason_set(
        why, "6.1", "the familiar is with its mage already, and no token can be broken");
}

static bool why_change(const struct asked *asked, struct reason *why)
{
    if (dice_showing(asked, asked->seat, 1, 6) == 0)
        return reason_set(why, "6.2", "there is no own die of %s to change",
                          tr(seals_element_name[asked->element]));
    for (int from = 0; from < COLOURS; from++)
        for (int into = 0; into < COLOURS; into++)
            if (element_takes(asked->element, from) && from != into &&
                asked->state->seat[asked->seat].dice[from] != 0 &&
                asked->state->supply[into] > 0)
                return true;
    return reason_set(why, "6.2", "the supply has no die of another colour");
}

static const char *colour_asked(const struct asked *asked)
{
    return asked->element == MIND ? tr("any colour")
                                  : tr(seals_element_name[asked->element]);
}

/* `lacking` is the sentence for when there is none, with a place for the colour. */
static bool why_dice(const struct asked *asked, const char *rule, int to,
                     const char *lacking, struct reason *why)
{
    if (dice_showing(asked, asked->seat, 1, to) > 0)
        return true;
    return reason_set(why, rule, lacking, colour_asked(asked));
}

static bool why_renewal(const struct asked *asked, struct reason *why)
{
    return why_dice(asked, "6.3", 6, TR_NOOP("there is no own die of %s to reroll"), why);
}

static bool why_strengthening(const struct asked *asked, struct reason *why)
{
    return why_dice(asked, "6.4", 5, TR_NOOP("there is no own die of %s below six"), why);
}

static bool why_growth(const struct asked *asked, struct reason *why)
{
    for (int colour = 0; colour < COLOURS; colour++)
        if (element_takes(asked->element, colour) && asked->state->supply[colour] > 0)
            return true;
    return reason_set(why, "6.5", "the supply has no die of %s", colour_asked(asked));
}

static bool why_synergy(const struct asked *asked, struct reason *why)
{
    (void)asked;
    return reason_set(why, "6.6", "Synergy is not used: it scores at the end");
}

/* 6.7, 6.8: two tokens that may trade places, the first of them of the colour. */
static bool tokens_fit(const struct asked *asked, int one, int other, bool swap)
{
    const struct seals_state *state = asked->state;
    bool same_colour = seal_element(state, one) == seal_element(state, other);
    bool same_strength = seal_strength(state, one) == seal_strength(state, other);
    return swap ? same_strength && !same_colour : same_colour && !same_strength;
}

static bool why_trade(const struct asked *asked, bool swap, struct reason *why)
{
    for (int one = 0; one < asked->world->sites; one++) {
        if (!is_token(asked, one) ||
            !element_takes(asked->element, seal_element(asked->state, one)))
            continue;
        for (int other = 0; other < asked->world->sites; other++)
            if (is_token(asked, other) && tokens_fit(asked, one, other, swap))
                return true;
    }
    return reason_set(why, swap ? "6.7" : "6.8",
                      "no two tokens on the board could trade places by this spell");
}

static bool why_swap(const struct asked *asked, struct reason *why)
{
    return why_trade(asked, true, why);
}

static bool why_exchange(const struct asked *asked, struct reason *why)
{
    return why_trade(asked, false, why);
}

static bool why_absorption(const struct asked *asked, struct reason *why)
{
    if (asked->state->absorbed[asked->element] == 0)
        return reason_set(why, "6.9", "no token lies on this scroll");
    struct asked any = *asked;
    any.element = MIND;
    return why_dice(&any, "6.9", 5, TR_NOOP("there is no own die of %s below six"), why);
}

/* 6.10, 6.18: a token of the colour, for Dispatch without a familiar on it. */
static bool why_token(const struct asked *asked, bool dispatch, struct reason *why)
{
    for (int site = 0; site < asked->world->sites; site++) {
        if (!is_token(asked, site) ||
            !element_takes(asked->element, seal_element(asked->state, site)))
            continue;
        bool familiar = false;
        for (int seat = 0; seat < asked->world->players; seat++)
            familiar = familiar || asked->state->seat[seat].familiar == site;
        if (!dispatch || !familiar)
            return true;
    }
    return reason_set(why, dispatch ? "6.18" : "6.10",
                      "there is no fitting token on the board");
}

static bool why_disintegration(const struct asked *asked, struct reason *why)
{
    return why_token(asked, false, why);
}

static bool why_dispatch(const struct asked *asked, struct reason *why)
{
    return why_token(asked, true, why);
}

/* 6.11, 6.21: scrolls on the board, all of them or those of the element. */
static int scrolls_lying(const struct asked *asked, bool of_element)
{
    int count = 0;
    for (int site = 0; site < asked->world->sites; site++)
        if (scroll_on(asked->state, site) &&
            (!of_element || seal_element(asked->state, site) == asked->element))
            count++;
    return count;
}

static bool why_rearrangement(const struct asked *asked, struct reason *why)
{
    if (scrolls_lying(asked, true) > 0 && scrolls_lying(asked, false) > 1)
        return true;
    return reason_set(why, "6.11", "no two scrolls on the board, one of them of %s",
                      tr(seals_element_name[asked->element]));
}

static bool why_deception(const struct asked *asked, struct reason *why)
{
    const struct seals_state *state = asked->state;
    for (int other = 0; other < asked->world->players; other++)
        for (int his = 0; his < COLOURS; his++)
            for (int own = 0; own < COLOURS; own++)
                if (in_round(asked, other) && his != own &&
                    element_takes(asked->element, his) &&
                    state->seat[other].dice[his] != 0 &&
                    state->seat[asked->seat].dice[own] != 0)
                    return true;
    return reason_set(
        why, "6.13",
        "no opponent in the round has a fitting die, or there is no own die "
        "of another colour to give");
}

static bool why_alteration(const struct asked *asked, struct reason *why)
{
    int changeable = dice_showing(asked, asked->seat, 1, 5);
    for (int other = 0; other < asked->world->players; other++)
        if (in_round(asked, other))
            changeable += dice_showing(asked, other, 2, 6);
    if (changeable > 0)
        return true;
    return reason_set(why, "6.14", "no die could be raised or lowered");
}

static bool why_transfer(const struct asked *asked, struct reason *why)
{
    const struct seals_state *state = asked->state;
    uint64_t mine = state->seat[asked->seat].up & ~asked->spent;
    for (int other = 0; other < asked->world->players; other++) {
        if (!in_round(asked, other))
            continue;
        uint64_t his = state->seat[other].up & ~asked->spent;
        for (int theirs = 0; theirs < SCROLLS; theirs++)
            for (int own = 0; own < SCROLLS; own++)
                if ((his >> theirs & 1) && (mine >> own & 1) &&
                    scroll_element(theirs) == asked->element &&
                    scroll_strength(theirs) == scroll_strength(own))
                    return true;
    }
    return reason_set(
        why, "6.15",
        "no opponent in the round has a face-up scroll of %s that matches the "
        "strength of an own face-up scroll",
        tr(seals_element_name[asked->element]));
}

static bool why_theft(const struct asked *asked, struct reason *why)
{
    for (int other = 0; other < asked->world->players; other++)
        if (in_round(asked, other) && dice_showing(asked, other, 1, 6) > 0)
            return true;
    return reason_set(why, "6.16", "no opponent in the round has a fitting die");
}

bool seals_why_not_exploit(const struct seals_world *world,
                           const struct seals_state *state, int seat, int exploitation,
                           int scroll, struct reason *why)
{
    int owner = NONE;
    for (int i = 0; i < world->players; i++)
        if (i != seat && (state->seat[i].up & scroll_bit(scroll)))
            owner = i;
    if (scroll == SCROLL_BINDING)
        return reason_set(why, "6.17", "Binding is never exploited");
    if (owner == NONE)
        return reason_set(why, "6.17", "no opponent has that scroll face up");
    if (state->seat[owner].over)
        return reason_set(why, "6.12", "the round is over for the owner of that scroll");
    if (scroll_element(scroll) != scroll_element(exploitation))
        return reason_set(why, "6.17", "that scroll is not of %s",
                          tr(seals_element_name[scroll_element(exploitation)]));
    if (scroll_spell(scroll, state->circle) == SPELL_SYNERGY)
        return reason_set(why, "6.17", "Synergy is never exploited");
    return seals_why_not_spell(world, state, seat, scroll,
                               scroll_bit(exploitation) | scroll_bit(scroll), why);
}

static bool why_exploitation(const struct asked *asked, struct reason *why)
{
    int exploitation = scroll_of(SPELL_EXPLOITATION, asked->element);
    struct reason ignored;
    for (int scroll = 0; scroll < SCROLLS; scroll++)
        if (seals_why_not_exploit(asked->world, asked->state, asked->seat, exploitation,
                                  scroll, &ignored))
            return true;
    return reason_set(why, "6.17",
                      "no opponent in the round has a face-up scroll of %s that could be "
                      "used now",
                      tr(seals_element_name[asked->element]));
}

static bool why_leap(const struct asked *asked, struct reason *why)
{
    struct reason ignored;
    for (int over = 0; over < asked->world->sites; over++)
        if (seals_why_not_leap(asked->world, asked->state, asked->seat, over,
                               asked->element, &ignored))
            return true;
    return reason_set(
        why, "6.19",
        "there is no token of the colour within reach that could be leapt over "
        "to break a seal behind it");
}

static bool why_teleportation(const struct asked *asked, struct reason *why)
{
    struct reason ignored;
    for (int other = 0; other < asked->world->players; other++)
        for (int figure = FIGURE_MAGE; figure <= FIGURE_FAMILIAR; figure++)
            if (seals_why_not_past(asked->world, asked->state, asked->seat, other, figure,
                                   asked->element, SITE_NONE, &ignored))
                return true;
    return reason_set(why, "6.20", "passing no figure would open a seal to break");
}

static bool why_guardian(const struct asked *asked, struct reason *why)
{
    if (asked->state->guardian[asked->element] != SITE_NONE ||
        scrolls_lying(asked, true) > 0)
        return true;
    return reason_set(why, "6.21", "there is no scroll of %s on the board to guard",
                      tr(seals_element_name[asked->element]));
}

static bool first_fits(const void *context, int site)
{
    const struct asked *asked = context;
    struct reason ignored;
    return seals_why_not_second(asked->world, asked->state, asked->seat, site,
                                asked->element, SITE_NONE, &ignored);
}

static bool why_speed(const struct asked *asked, struct reason *why)
{
    if (seals_some_plain(asked->world, asked->state, asked->seat, first_fits, asked))
        return true;
    return reason_set(
        why, "6.22",
        "there is no seal to break with dice after which a second one could be "
        "broken");
}

/* 6.12: circle III needs an opponent whose round is not over. */
static bool why_alone(const struct asked *asked, struct reason *why)
{
    for (int other = 0; other < asked->world->players; other++)
        if (in_round(asked, other))
            return true;
    return reason_set(why, "6.12", "the round is over for every opponent");
}

bool seals_why_not_spell(const struct seals_world *world, const struct seals_state *state,
                         int seat, int scroll, uint64_t spent, struct reason *why)
{
    struct asked asked = {world, state, seat, scroll_element(scroll), spent};
    enum spell spell = scroll_spell(scroll, state->circle);
    if (seals_spell_table[spell].circle == 3 && !why_alone(&asked, why))
        return false;
    switch (spell) {
#define SPELL(ID, id, ...)                                                               \
    case SPELL_##ID:                                                                     \
        return why_##id(&asked, why);
#include "games/seals/rules/spell_list.h"
    case SPELLS:
        break;
    }
    return reason_set(why, "4.4", "there is no such spell");
}
