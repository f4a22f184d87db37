/* walk.c: reaching and breaking, judged space by space. */
#include "games/seals/explain/internal.h"
#include "games/seals/notation/notation.h"
#include "games/seals/rules/reach.h"
#include "i18n/i18n.h"

static const char *name_of(const struct seals_world *world, int site)
{
    return world->board.space[site].name;
}

bool seals_has_seal(const struct seals_state *state, int site)
{
    return sites_has(&state->seals, site);
}

/* 5.2: the opponent whose figure stands on a space and is not passed, or NONE. */
static int opponent_on(const struct seals_world *world, const struct seals_state *state,
                       const struct walk *walk, int site, int *figure)
{
    for (int other = 0; other < world->players; other++) {
        const struct seals_seat *his = &state->seat[other];
        int ignored = other == walk->ignored_seat ? walk->ignored_figure : FIGURE_NONE;
        if (other == walk->seat)
            continue;
        *figure = FIGURE_MAGE;
        if (his->place == site && ignored != FIGURE_MAGE)
            return other;
        *figure = FIGURE_FAMILIAR;
        if (his->familiar == site && ignored != FIGURE_FAMILIAR)
            return other;
    }
    return NONE;
}

static bool passable(const struct seals_world *world, const struct seals_state *state,
                     const struct walk *walk, int space)
{
    int figure = 0;
    if (space >= world->sites || space == walk->from)
        return true;
    bool token = sites_has(&state->seals, space) && !scroll_on(state, space);
    if (token && space != walk->absent)
        return false;
    return opponent_on(world, state, walk, space, &figure) == NONE;
}

void seals_walk_go(const struct seals_world *world, const struct seals_state *state,
                   struct walk *walk)
{
    const struct board *board = &world->board;
    for (int i = 0; i < board->spaces; i++)
        walk->reached[i] = i == walk->from;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < 2 * board->ways; i++) {
            int here = board->way[i / 2][i & 1], there = board->way[i / 2][~i & 1];
            if (!walk->reached[here] || walk->reached[there] ||
                !passable(world, state, walk, here))
                continue;
            walk->reached[there] = changed = true;
        }
    }
}

struct walk seals_walk_plain(const struct seals_world *world,
                             const struct seals_state *state, int seat)
{
    struct walk walk = {.seat = seat,
                        .from = state->seat[seat].place,
                        .absent = SITE_NONE,
                        .ignored_seat = NONE};
    seals_walk_go(world, state, &walk);
    return walk;
}

/* 5.3: a guardian, or another's figure, stands on the seal. */
static bool why_barred(const struct seals_world *world, const struct seals_state *state,
                       const struct walk *walk, int site, struct reason *why)
{
    for (int element = 0; element < ELEMENTS; element++)
        if (state->guardian[element] == site)
            return reason_set(why, "5.3", "the guardian of %s bars %s for everyone",
                              tr(seals_element_name[element]), name_of(world, site));
    int figure = 0, other = opponent_on(world, state, walk, site, &figure);
    if (other == NONE)
        return true;
    int mage = state->seat[other].mage;
    return reason_set(why, "5.3", "the %s bars %s",
                      figure == FIGURE_MAGE ? tr(seals_mage_name[mage])
                                            : tr(seals_familiar_name[mage]),
                      name_of(world, site));
}

bool seals_why_not_breakable(const struct seals_world *world,
                             const struct seals_state *state, const struct walk *walk,
                             int site, struct reason *why)
{
    if (!seals_has_seal(state, site))
        return reason_set(why, "5.3", "there is no seal on %s", name_of(world, site));
    if (!walk->reached[site])
        return reason_set(why, "5.1",
                          "%s cannot be reached from %s: walls, seals or other players' "
                          "figures block every path",
                          name_of(world, site), name_of(world, walk->from));
    return why_barred(world, state, walk, site, why);
}

bool seals_why_not_affordable(const struct seals_world *world,
                              const struct seals_state *state, int seat, int site,
                              struct reason *why)
{
    int element = seal_element(state, site), strength = seal_strength(state, site);
    for (int colour = 0; colour < COLOURS; colour++) {
        int sum = 0;
        for (int value = 1; value <= 6; value++)
            sum += value * dice_count_of(state->seat[seat].dice[colour], value);
        if (element_takes(element, colour) && sum >= strength)
            return true;
    }
    if (element == MIND)
        return reason_set(why, "5.4", "%s needs dice of one colour that sum to %d",
                          name_of(world, site), strength);
    return reason_set(why, "5.4", "%s needs dice of %s that sum to %d",
                      name_of(world, site), tr(seals_element_name[element]), strength);
}

bool seals_why_not_plain(const struct seals_world *world, const struct seals_state *state,
                         int seat, int site, struct reason *why)
{
    struct walk walk = seals_walk_plain(world, state, seat);
    return seals_why_not_breakable(world, state, &walk, site, why) &&
           seals_why_not_affordable(world, state, seat, site, why);
}

bool seals_some_plain(const struct seals_world *world, const struct seals_state *state,
                      int seat, bool (*fits)(const void *context, int site),
                      const void *context)
{
    struct walk walk = seals_walk_plain(world, state, seat);
    struct reason ignored;
    for (int site = 0; site < world->sites; site++)
        if (seals_why_not_breakable(world, state, &walk, site, &ignored) &&
            seals_why_not_affordable(world, state, seat, site, &ignored) &&
            fits(context, site))
            return true;
    return false;
}

/* A seal breakable by the second walk, not by the first, and affordable. */
static bool why_not_newly(const struct seals_world *world,
                          const struct seals_state *state, const struct walk *before,
                          const struct walk *after, int site, const char *rule,
                          struct reason *why)
{
    struct reason ignored;
    if (seals_has_seal(state, site) &&
        seals_why_not_breakable(world, state, before, site, &ignored))
        return reason_set(why, rule, "%s can be broken without the spell",
                          name_of(world, site));
    return seals_why_not_breakable(world, state, after, site, why) &&
           seals_why_not_affordable(world, state, after->seat, site, why);
}

/* The walk after leaping over a token, and the one before. */
static struct walk walk_over(const struct seals_world *world,
                             const struct seals_state *state, struct walk walk, int over)
{
    walk.absent = over;
    seals_walk_go(world, state, &walk);
    return walk;
}

static bool why_not_behind(const struct seals_world *world,
                           const struct seals_state *state, const struct walk *before,
                           const struct walk *after, int site, struct reason *why)
{
    if (site == after->absent)
        return reason_set(why, "6.19", "the token leapt over stays where it is");
    return why_not_newly(world, state, before, after, site, "6.19", why);
}

bool seals_why_not_beyond(const struct seals_world *world,
                          const struct seals_state *state, int seat, int over, int site,
                          struct reason *why)
{
    struct walk before = seals_walk_plain(world, state, seat);
    struct walk after = walk_over(world, state, before, over);
    return why_not_behind(world, state, &before, &after, site, why);
}

bool seals_why_not_leap(const struct seals_world *world, const struct seals_state *state,
                        int seat, int over, int element, struct reason *why)
{
    struct walk walk = seals_walk_plain(world, state, seat);
    if (!seals_has_seal(state, over) || scroll_on(state, over))
        return reason_set(why, "6.19", "there is no token on %s to leap over",
                          name_of(world, over));
    if (!element_takes(element, seal_element(state, over)))
        return reason_set(why, "6.19", "the token on %s is not of %s",
                          name_of(world, over), tr(seals_element_name[element]));
    for (int other = 0; other < world->players; other++)
        if (state->seat[other].familiar == over)
            return reason_set(why, "6.19", "a familiar stands on %s",
                              name_of(world, over));
    if (!seals_why_not_breakable(world, state, &walk, over, why))
        return false;
    struct walk after = walk_over(world, state, walk, over);
    struct reason ignored;
    for (int site = 0; site < world->sites; site++)
        if (why_not_behind(world, state, &walk, &after, site, &ignored))
            return true;
    return reason_set(why, "6.19", "no seal could be broken after leaping over %s",
                      name_of(world, over));
}

/* 6.20; with SITE_NONE for the seal: some seal will do. */
bool seals_why_not_past(const struct seals_world *world, const struct seals_state *state,
                        int seat, int other, int figure, int element, int site,
                        struct reason *why)
{
    if (other == seat)
        return reason_set(why, "6.20", "only another player's figure can be passed");
    if (figure == FIGURE_FAMILIAR && state->seat[other].familiar == SITE_NONE)
        return reason_set(why, "6.20", "the %s is not on the board",
                          tr(seals_familiar_name[state->seat[other].mage]));
    struct walk before = seals_walk_plain(world, state, seat), after = before;
    after.ignored_seat = other;
    after.ignored_figure = figure;
    seals_walk_go(world, state, &after);
    struct reason ignored;
    for (int i = 0; i < world->sites && site == SITE_NONE; i++)
        if (seals_has_seal(state, i) && element_takes(element, seal_element(state, i)) &&
            why_not_newly(world, state, &before, &after, i, "6.20", &ignored))
            return true;
    if (site == SITE_NONE)
        return reason_set(why, "6.20", "passing that figure opens no seal to break");
    if (seals_has_seal(state, site) && !element_takes(element, seal_element(state, site)))
        return reason_set(why, "6.20", "the seal on %s is not of %s",
                          name_of(world, site), tr(seals_element_name[element]));
    return why_not_newly(world, state, &before, &after, site, "6.20", why);
}

/* 6.22; with SITE_NONE for the second seal: some seal will do. */
bool seals_why_not_second(const struct seals_world *world,
                          const struct seals_state *state, int seat, int first,
                          int element, int site, struct reason *why)
{
    struct walk walk = seals_walk_plain(world, state, seat);
    walk.from = first;
    seals_walk_go(world, state, &walk);
    struct reason ignored;
    for (int i = 0; i < world->sites && site == SITE_NONE; i++)
        if (i != first && seals_has_seal(state, i) &&
            element_takes(element, seal_element(state, i)) &&
            seals_why_not_breakable(world, state, &walk, i, &ignored))
            return true;
    if (site == SITE_NONE)
        return reason_set(why, "6.22", "after %s no second seal could be broken",
                          name_of(world, first));
    if (seals_has_seal(state, site) && !element_takes(element, seal_element(state, site)))
        return reason_set(why, "6.22", "the seal on %s is not of %s",
                          name_of(world, site), tr(seals_element_name[element]));
    return seals_why_not_breakable(world, state, &walk, site, why);
}
