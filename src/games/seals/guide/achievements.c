/* achievements.c: things to try in Five Seals, one row each, and what shows that they
 * were done. */
#include "core/move.h"
#include "games/seals/guide/internal.h"
#include "games/seals/rules/reach.h"
#include "games/seals/rules/score.h"
#include "i18n/i18n.h"

enum { MANY_DICE = 2, MANY_SCROLLS = 10, IN_HARMONY = 4 };

static const struct seals_seat *seat_of(const void *state, int seat)
{
    return &((const struct seals_state *)state)->seat[seat];
}

/* --- by a move ---------------------------------------------------------------------- */

/* The spell that the move uses, before any that it borrows (6.17); SPELLS: none. */
static enum spell used(const struct deed *deed)
{
    const struct seals_state *before = deed->before;
    choice_t first = deed->move->choice[0];
    if (before->step != STEP_TURN || choice_kind(first) != PICK_SCROLL)
        return SPELLS;
    return scroll_spell((int)choice_value(first), before->circle);
}

static int count_kind(const struct deed *deed, enum choice_kind kind)
{
    int count = 0;
    for (int i = 0; i < deed->move->count; i++)
        count += choice_kind(deed->move->choice[i]) == kind;
    return count;
}

static bool breaks(const struct deed *deed)
{
    return count_kind(deed, PICK_BREAK) > 0;
}

/* 5.4: in a move that breaks a seal no dice are named but those that do it. */
static bool breaks_together(const struct deed *deed)
{
    for (int i = 0; breaks(deed) && i < deed->move->count; i++)
        if (choice_kind(deed->move->choice[i]) == PICK_DICE &&
            dice_count(choice_value(deed->move->choice[i])) >= MANY_DICE)
            return true;
    return false;
}

/* 4.5 */
static bool breaks_with_the_last(const struct deed *deed)
{
    return breaks(deed) && !seat_has_dice(seat_of(deed->after, deed->seat));
}

/* 6.1 */
static bool sends_familiar(const struct deed *deed)
{
    return used(deed) == SPELL_BINDING && breaks(deed);
}

/* 5.2: whether the seat would reach more if the familiar of the one who moved were not on
 * the board. */
static bool is_kept_off(const struct deed *deed, int seat)
{
    struct seals_state without = *(const struct seals_state *)deed->after;
    without.seat[deed->seat].familiar = SITE_NONE;
    struct sites now = seals_reached(deed->world, deed->after, seat);
    struct sites then = seals_reached(deed->world, &without, seat);
    then = sites_without(then, &now);
    return sites_any(&then);
}

/* Those who are out of the round do not walk until the next one. */
static bool stands_guard(const struct deed *deed)
{
    const struct seals_world *world = deed->world;
    if (seat_of(deed->after, deed->seat)->familiar == SITE_NONE)
        return false;
    for (int seat = 0; seat < world->players; seat++) {
        const struct seals_seat *other = seat_of(deed->after, seat);
        if (seat != deed->seat && !other->over && is_kept_off(deed, seat))
            return true;
    }
    return false;
}

/* 4.2: scrolls that roll dice do not work at once. */
static bool opens_a_seal(const struct deed *deed)
{
    const struct seals_state *after = deed->after;
    if (used(deed) == SPELLS || after->step != STEP_TURN || after->turn != deed->seat)
        return false;
    struct sites then = seals_payable(deed->world, deed->before, deed->seat);
    struct sites now = seals_payable(deed->world, after, deed->seat);
    now = sites_without(now, &then);
    return !breaks(deed) && sites_any(&now);
}

static bool absorbs(const struct deed *deed)
{
    return used(deed) == SPELL_ABSORPTION;
}

static bool exploits(const struct deed *deed)
{
    return used(deed) == SPELL_EXPLOITATION;
}

static bool leaps(const struct deed *deed)
{
    return used(deed) == SPELL_LEAP;
}

static bool passes(const struct deed *deed)
{
    return used(deed) == SPELL_TELEPORTATION;
}

/* --- by the result ------------------------------------------------------------------ */

/* 6.6, 7.1: a circle-I game has each Synergy twice. */
static bool is_in_harmony(const void *world, const void *state, int seat)
{
    const struct seals_state *end = state;
    const struct seals_seat *mine = seat_of(state, seat);
    uint64_t own = mine->up | mine->down;
    unsigned synergies = scrolls_elements(own, SPELL_SYNERGY);
    (void)world;
    if (end->circle == 1)
        synergies |= scrolls_elements(scrolls_from_twins(own), SPELL_SYNERGY);
    for (int element = 0; element < ELEMENTS; element++)
        if ((synergies >> element & 1) != 0 &&
            __builtin_popcountll(own & scrolls_of_element(element)) >= IN_HARMONY)
            return true;
    return false;
}

static bool has_many_scrolls(const void *world, const void *state, int seat)
{
    const struct seals_seat *mine = seat_of(state, seat);
    uint64_t won = (mine->up | mine->down) & ~scroll_bit(SCROLL_BINDING);
    (void)world;
    return __builtin_popcountll(won) >= MANY_SCROLLS;
}

/* 3.1 */
static bool wins_beyond_might(const void *world, const void *state, int seat)
{
    const struct seals_state *end = state;
    return end->circle > 1 && (seals_winners(world, state) >> seat & 1) != 0;
}

const struct achievement seals_achievements[] = {
    {"together", TR_NOOP("Strength in numbers"),
     TR_NOOP("Break a seal with two or more dice of one colour."), "5.4",
     .by_move = breaks_together},
    {"last-dice", TR_NOOP("Not a die to spare"),
     TR_NOOP("Break a seal with your last dice, so that none goes back unused."), "4.5",
     .by_move = breaks_with_the_last},
    {"familiar", TR_NOOP("Sent ahead"),
     TR_NOOP("Let your familiar break a token with Binding, while your mage stays."),
     "6.1", .by_move = sends_familiar},
    {"guard", TR_NOOP("On guard"),
     TR_NOOP("Leave your familiar where it keeps another player from a seal."), "5.2",
     .by_move = stands_guard},
    {"opener", TR_NOOP("The right scroll"),
     TR_NOOP(
         "Use a scroll that at once lets you break a seal you could not break before."),
     "4.2", .by_move = opens_a_seal},
    {"absorption", TR_NOOP("Bottled up"),
     TR_NOOP("Circle II: lay a broken token on Absorption, and use it to raise a die."),
     "6.9", .by_move = absorbs},
    {"exploitation", TR_NOOP("Borrowed magic"),
     TR_NOOP("Circle III: use another player's scroll with Exploitation."), "6.17",
     .by_move = exploits},
    {"leap", TR_NOOP("Over the top"),
     TR_NOOP("Circle IV: leap over a token and break a seal behind it."), "6.19",
     .by_move = leaps},
    {"teleportation", TR_NOOP("As if nobody were there"),
     TR_NOOP("Circle IV: pass another player's mage or familiar with Teleportation."),
     "6.20", .by_move = passes},
    {"synergy", TR_NOOP("In harmony"),
     TR_NOOP("Finish a game with a Synergy that counts four scrolls or more."), "6.6",
     .by_result = is_in_harmony},
    {"scrolls", TR_NOOP("A full shelf"),
     TR_NOOP("Finish a game with ten scrolls or more besides Binding."), "7.1",
     .by_result = has_many_scrolls},
    {"beyond", TR_NOOP("Wider circles"), TR_NOOP("Win a game with circle II, III or IV."),
     "3.1", .by_result = wins_beyond_might},
    {0},
};
