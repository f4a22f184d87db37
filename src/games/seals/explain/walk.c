/* walk.c: reaching and breaking, judged space by space. */
#include "games/seals/explain/internal.h"
#include "games/seals/notation/notation.h"
#include "games/seals/rules/reach.h"
#include "i18n/i18n.h"

static const char *name_of(const struct seals_world *world, int site)
{
    return world->board.space[site].name;
}

/* 5.2: the opponent whose figure stands on a space and is not passed, or NONE. */
static int opponent_on(const struct seals_world *world, const struct seals_state *state,
                       const struct walk *walk, int site, int *figure)
{
    for (int other = 0; other < world->players; other++) {
        const struct seals_seat *player = &state->seat[other];
        int ignored = other == walk->ignored_seat ? walk->ignored_figure : FIGURE_NONE;
        if (other == walk->seat)
            continue;
        *figure = FIGURE_MAGE;
        if (player->place == site && ignored != FIGURE_MAGE)
            return other;
        *figure = FIGURE_FAMILIAR;
        if (player->familiar == site && ignored != FIGURE_FAMILIAR)
            return other;
    }
    return NONE;
}

bool seals_walk_passes(const struct seals_world *world, const struct seals_state *state,
                       const struct walk *walk, int space)
{
    int figure = 0;
    if (space >= world->sites || space == walk->from)
        return true;
    if (token_on(state, space) && space != walk->absent)
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
                !seals_walk_passes(world, state, walk, here))
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
    if (!sites_has(&state->seals, site))
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
