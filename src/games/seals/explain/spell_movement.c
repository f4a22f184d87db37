/* spell_movement.c: the spells of the circle of Movement (6.18-6.22): why using one would
 * have no effect, and why a choice is refused. */
#include "games/seals/explain/step.h"

/* --- Dispatch (6.18) ---------------------------------------------------------------- */

static bool familiar_on(const struct judged *judged, int site)
{
    for (int seat = 0; seat < judged->world->players; seat++)
        if (judged->state->seat[seat].familiar == site)
            return true;
    return false;
}

bool seals_why_dispatch(const struct judged *judged, struct reason *why)
{
    for (int site = 0; site < judged->world->sites; site++)
        if (token_fits(judged, site) && !familiar_on(judged, site))
            return true;
    return reason_set(why, "6.18", "there is no fitting token on the board");
}

bool seals_judge_dispatch(const struct judged *judged, struct reason *why)
{
    int site = (int)judged->value;
    return !familiar_on(judged, site) ||
           reason_set(why, "6.18", "a familiar stands on %s already",
                      name_of(judged, site));
}

/* --- walks that a spell makes longer ------------------------------------------------ */

static struct walk walk_before(const struct judged *judged)
{
    return seals_walk_plain(judged->world, judged->state, judged->cast.seat);
}

/* 6.19 */
static struct walk walk_over(const struct judged *judged, int token)
{
    struct walk walk = walk_before(judged);
    walk.absent = token;
    seals_walk_go(judged->world, judged->state, &walk);
    return walk;
}

/* 6.20 */
static struct walk walk_past(const struct judged *judged, int seat, int figure)
{
    struct walk walk = walk_before(judged);
    walk.ignored_seat = seat;
    walk.ignored_figure = figure;
    seals_walk_go(judged->world, judged->state, &walk);
    return walk;
}

/* 6.22 */
static struct walk walk_from(const struct judged *judged, int first)
{
    struct walk walk = walk_before(judged);
    walk.from = first;
    seals_walk_go(judged->world, judged->state, &walk);
    return walk;
}

static bool why_not_breakable(const struct judged *judged, const struct walk *walk,
                              int site, struct reason *why)
{
    return seals_why_not_breakable(judged->world, judged->state, walk, site, why);
}

static bool seal_fits(const struct judged *judged, int site)
{
    return sites_has(&judged->state->seals, site) &&
           element_takes(judged->cast.element, seal_element(judged->state, site));
}

static bool why_not_of_element(const struct judged *judged, int site, struct reason *why)
{
    return !sites_has(&judged->state->seals, site) || seal_fits(judged, site) ||
           reason_set(why, spell_rule(judged->cast.spell), "the seal on %s is not of %s",
                      name_of(judged, site),
                      tr(seals_element_name[judged->cast.element]));
}

/* A seal that the second walk breaks, and not the first, and that the dice pay for. */
static bool why_not_newly(const struct judged *judged, const struct walk *before,
                          const struct walk *after, int site, struct reason *why)
{
    struct reason ignored;
    if (why_not_breakable(judged, before, site, &ignored))
        return reason_set(why, spell_rule(judged->cast.spell),
                          "%s can be broken without the spell", name_of(judged, site));
    return why_not_breakable(judged, after, site, why) &&
           seals_why_not_affordable(judged->world, judged->state, after->seat, site, why);
}

/* --- Leap (6.19) -------------------------------------------------------------------- */

static bool why_not_behind(const struct judged *judged, const struct walk *before,
                           const struct walk *after, int site, struct reason *why)
{
    if (site == after->absent)
        return reason_set(why, "6.19", "the token leapt over stays where it is");
    return why_not_newly(judged, before, after, site, why);
}

static bool why_not_leap(const struct judged *judged, int over, struct reason *why)
{
    struct walk before = walk_before(judged);
    struct reason ignored;
    if (!token_on(judged->state, over))
        return reason_set(why, "6.19", "there is no token on %s to leap over",
                          name_of(judged, over));
    if (!token_fits(judged, over))
        return reason_set(why, "6.19", "the token on %s is not of %s",
                          name_of(judged, over),
                          tr(seals_element_name[judged->cast.element]));
    if (familiar_on(judged, over))
        return reason_set(why, "6.19", "a familiar stands on %s", name_of(judged, over));
    if (!why_not_breakable(judged, &before, over, why))
        return false;
    struct walk after = walk_over(judged, over);
    for (int site = 0; site < judged->world->sites; site++)
        if (why_not_behind(judged, &before, &after, site, &ignored))
            return true;
    return reason_set(why, "6.19", "no seal could be broken after leaping over %s",
                      name_of(judged, over));
}

bool seals_why_leap(const struct judged *judged, struct reason *why)
{
    struct reason ignored;
    for (int over = 0; over < judged->world->sites; over++)
        if (why_not_leap(judged, over, &ignored))
            return true;
    return reason_set(why, "6.19",
                      "no token of this colour within your reach has a seal behind it "
                      "that you could break");
}

bool seals_judge_leap(const struct judged *judged, struct reason *why)
{
    return why_not_leap(judged, (int)judged->value, why);
}

/* --- Teleportation (6.20) ----------------------------------------------------------- */

static bool why_not_past(const struct judged *judged, int other, int figure,
                         struct reason *why)
{
    if (other == judged->cast.seat)
        return reason_set(why, "6.20", "only another player's figure can be passed");
    if (figure == FIGURE_FAMILIAR && judged->state->seat[other].familiar == SITE_NONE)
        return reason_set(why, "6.20", "the %s is not on the board",
                          tr(seals_familiar_name[judged->state->seat[other].mage]));
    struct walk before = walk_before(judged), after = walk_past(judged, other, figure);
    struct reason ignored;
    for (int site = 0; site < judged->world->sites; site++)
        if (seal_fits(judged, site) &&
            why_not_newly(judged, &before, &after, site, &ignored))
            return true;
    return reason_set(why, "6.20", "passing that figure opens no seal to break");
}

bool seals_why_teleportation(const struct judged *judged, struct reason *why)
{
    struct reason ignored;
    for (int other = 0; other < judged->world->players; other++)
        if (why_not_past(judged, other, FIGURE_MAGE, &ignored) ||
            why_not_past(judged, other, FIGURE_FAMILIAR, &ignored))
            return true;
    return reason_set(why, "6.20", "passing no figure would open a seal to break");
}

bool seals_judge_past(const struct judged *judged, struct reason *why)
{
    return why_not_past(judged, (int)judged->value / 2,
                        judged->value & 1 ? FIGURE_FAMILIAR : FIGURE_MAGE, why);
}

/* The seal that Leap or Teleportation lets break. */
bool seals_judge_then(const struct judged *judged, struct reason *why)
{
    const struct seals_state *state = judged->state;
    struct walk before = walk_before(judged), after;
    int site = (int)judged->value;
    if (state->one != SITE_NONE) {
        after = walk_over(judged, state->one);
        return why_not_behind(judged, &before, &after, site, why);
    }
    after = walk_past(judged, state->victim, state->figure);
    return why_not_of_element(judged, site, why) &&
           why_not_newly(judged, &before, &after, site, why);
}

/* --- Guardian (6.21) ---------------------------------------------------------------- */

bool seals_why_guardian(const struct judged *judged, struct reason *why)
{
    if (judged->state->guardian[judged->cast.element] != SITE_NONE ||
        scrolls_lying(judged, true) > 0)
        return true;
    return reason_set(why, "6.21", "there is no scroll of %s on the board to guard",
                      tr(seals_element_name[judged->cast.element]));
}

bool seals_judge_guard(const struct judged *judged, struct reason *why)
{
    int site = (int)judged->value, element = judged->cast.element;
    int now = judged->state->guardian[element];
    if (judged->kind == PICK_OFF) {
        if (now != SITE_NONE)
            return true;
        return reason_set(why, "6.21", "the guardian of %s is not on the board",
                          tr(seals_element_name[element]));
    }
    if (!scroll_on(judged->state, site) || seal_element(judged->state, site) != element)
        return reason_set(why, "6.21", "there is no scroll of %s on %s",
                          tr(seals_element_name[element]), name_of(judged, site));
    if (site == now)
        return reason_set(why, "6.21", "the guardian stands on %s already",
                          name_of(judged, site));
    return true;
}

/* --- Speed (6.22) ------------------------------------------------------------------- */

static bool why_not_first(const struct judged *judged, int first, struct reason *why)
{
    struct walk walk = walk_from(judged, first);
    struct reason ignored;
    for (int site = 0; site < judged->world->sites; site++)
        if (site != first && seal_fits(judged, site) &&
            why_not_breakable(judged, &walk, site, &ignored))
            return true;
    return reason_set(why, "6.22", "after %s no second seal could be broken",
                      name_of(judged, first));
}

static bool first_fits(const void *context, int site)
{
    struct reason ignored;
    return why_not_first(context, site, &ignored);
}

bool seals_why_speed(const struct judged *judged, struct reason *why)
{
    if (seals_some_plain(judged->world, judged->state, judged->cast.seat, first_fits,
                         judged))
        return true;
    return reason_set(
        why, "6.22",
        "there is no seal to break with dice after which a second one could be "
        "broken");
}

bool seals_judge_speed(const struct judged *judged, struct reason *why)
{
    return seals_why_not_plain(judged->world, judged->state, judged->state->turn,
                               (int)judged->value, why) &&
           why_not_first(judged, (int)judged->value, why);
}

bool seals_judge_second(const struct judged *judged, struct reason *why)
{
    struct walk walk = walk_from(judged, judged->mine->place);
    return why_not_of_element(judged, (int)judged->value, why) &&
           why_not_breakable(judged, &walk, (int)judged->value, why);
}
