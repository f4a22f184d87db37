/* answers_reach.c: what a player reaches and can break, and what is in the way. */
#include "games/seals/explain/internal.h"
#include "games/seals/guide/internal.h"
#include "games/seals/rules/reach.h"
#include "i18n/i18n.h"

static const char *name_of(const struct telling *it, int space)
{
    return it->world->board.space[space].name;
}

/* 5.4: the most that the seat's dice of one colour sum to, of those the element takes. */
static int best_sum(const struct telling *it, int seat, int element)
{
    int best = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        int sum = dice_sum(it->state->seat[seat].dice[colour]);
        if (element_takes(element, colour) && sum > best)
            best = sum;
    }
    return best;
}

/* 5.4: what the seat's dice lack for the seal on a site, as a line. */
static void answer_shortfall(const struct telling *it, int seat, int site)
{
    int element = seal_element(it->state, site);
    int sum = best_sum(it, seat, element), lacks = seal_strength(it->state, site) - sum;
    if (sum == 0 && element == MIND)
        tr_put(it->out, "You have no dice.\n");
    else if (sum == 0)
        tr_put(it->out, "You have no die of %s.\n", seals_element_word(element));
    else if (element == MIND)
        tr_put(it->out, "Your dice of one colour sum to %d at the most, %d too few.\n",
               sum, lacks);
    else
        tr_put(it->out, "Your dice of %s sum to %d, %d too few.\n",
               seals_element_word(element), sum, lacks);
}

/* --- reach -------------------------------------------------------------------------- */

static void tell_reached(const struct telling *it, int site)
{
    const struct words seal = seals_words_seal(it->state, site);
    char dice[GUIDE_WORDS];
    struct text out = text_init(dice, sizeof dice);
    if (seals_put_payments(it, it->seat, site, &out) > 0)
        tr_put(it->out, "%s, %s: break it with %s.\n", name_of(it, site), seal.text,
               dice);
    else
        tr_put(it->out, "%s, %s: your dice are %d short.\n", name_of(it, site), seal.text,
               seal_strength(it->state, site) -
                   best_sum(it, it->seat, seal_element(it->state, site)));
}

/* Scrolls first: they are what players want. */
static void tell_all_reached(const struct telling *it, const struct sites *sites)
{
    for (int pass = 0; pass < 2; pass++)
        for (int i = sites_next(sites, 0); i >= 0; i = sites_next(sites, i + 1))
            if (scroll_on(it->state, i) == (pass == 0))
                tell_reached(it, i);
}

static void tell_barred(const struct telling *it, int site)
{
    char figures[GUIDE_WORDS];
    struct text out = text_init(figures, sizeof figures);
    seals_put_figures(it, site, &out);
    tr_put(it->out, "%s, %s: barred, on it stands %s.\n", name_of(it, site),
           seals_words_seal(it->state, site).text, figures);
}

void seals_answer_reach(const struct telling *it)
{
    struct reach reach;
    seals_reach_find(it->world, it->state, it->seat, &reach);
    struct sites free = seals_breakable(it->state, &reach);
    struct sites now = seals_plain_breaks(it->state, &reach);
    int all = sites_count(&free);
    tr_put(it->out, "Your mage stands on %s.\n",
           name_of(it, it->state->seat[it->seat].place));
    tr_put_count(it->out, all, "You reach %d seal, and your dice can break %d of them.\n",
                 "You reach %d seals, and your dice can break %d of them.\n", all,
                 sites_count(&now));
    struct sites short_of = sites_without(free, &now);
    tell_all_reached(it, &now);
    tell_all_reached(it, &short_of);
    for (int i = 0; i < it->world->sites; i++)
        if (sites_has(&reach.touched, i) && sites_has(&it->state->seals, i) &&
            sites_has(&reach.barred, i))
            tell_barred(it, i);
}

/* --- blocks ------------------------------------------------------------------------- */

enum { FAR = 1000000, BLOCK = 1000 }; /* a detour is better than an obstacle */

/* The way from the mage to all spaces that passes the fewest obstacles. */
struct route {
    int cost[BOARD_MAX_SPACES];
    int before[BOARD_MAX_SPACES]; /* the space one comes from */
};

/* 5.2 */
static bool is_in_the_way(const struct telling *it, int space)
{
    if (space >= it->world->sites || space == it->state->seat[it->seat].place)
        return false;
    for (int other = 0; other < it->world->players; other++)
        if (other != it->seat && (it->state->seat[other].place == space ||
                                  it->state->seat[other].familiar == space))
            return true;
    return token_on(it->state, space);
}

static void find_routes(const struct telling *it, struct route *route)
{
    const struct board *board = &it->world->board;
    for (int i = 0; i < board->spaces; i++) {
        route->cost[i] = i == it->state->seat[it->seat].place ? 0 : FAR;
        route->before[i] = -1;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < 2 * board->ways; i++) {
            int here = board->way[i / 2][i & 1], there = board->way[i / 2][~i & 1];
            int cost = route->cost[here] + 1 + (is_in_the_way(it, here) ? BLOCK : 0);
            if (route->cost[here] < FAR && cost < route->cost[there]) {
                route->cost[there] = cost;
                route->before[there] = here;
                changed = true;
            }
        }
    }
}

static void tell_obstacle(const struct telling *it, int site)
{
    char words[GUIDE_WORDS];
    struct text out = text_init(words, sizeof words);
    if (seals_put_figures(it, site, &out) > 0 && sites_has(&it->state->seals, site))
        seals_put_comma(&out, false);
    if (sites_has(&it->state->seals, site))
        seals_put_seal(it->state, site, &out);
    tr_put(it->out, "In the way on %s: %s.\n", name_of(it, site), words);
}

/* The obstacles of the easiest way, from the mage on. */
static void tell_way(const struct telling *it, int site)
{
    struct route route;
    int step[BOARD_MAX_SPACES], blocked = 0;
    find_routes(it, &route);
    for (int at = route.before[site]; at >= 0; at = route.before[at])
        if (is_in_the_way(it, at))
            step[blocked++] = at;
    if (route.before[site] < 0) {
        tr_put(it->out, "No way leads to %s.\n", name_of(it, site));
        return;
    }
    tr_put_count(it->out, blocked,
                 "You do not reach %s: %d obstacle lies on the easiest way "
                 "there (rule 5.2).\n",
                 "You do not reach %s: %d obstacles lie on the easiest way "
                 "there (rule 5.2).\n",
                 name_of(it, site), blocked);
    while (blocked > 0)
        tell_obstacle(it, step[--blocked]);
}

/* 5.3 */
static void tell_bar(const struct telling *it, struct walk *walk, int site)
{
    struct reason why;
    walk->reached[site] = true;
    if (seals_why_not_breakable(it->world, it->state, walk, site, &why))
        return;
    tr_put(it->out, "It is barred: %s (rule %s).\n", why.text, why.rule);
}

void seals_answer_payments(const struct telling *it, int site)
{
    char words[GUIDE_WORDS];
    struct text dice = text_init(words, sizeof words);
    if (seals_put_payments(it, it->seat, site, &dice) > 0)
        tr_put(it->out, "Your dice suffice: %s.\n", words);
    else
        answer_shortfall(it, it->seat, site);
}

void seals_answer_blocks(const struct telling *it, int site)
{
    struct walk walk = seals_walk_plain(it->world, it->state, it->seat);
    bool sealed = sites_has(&it->state->seals, site);
    if (sealed) {
        tr_put(it->out, "On %s lies: %s.\n", name_of(it, site),
               seals_words_seal(it->state, site).text);
    } else {
        tr_put(it->out, "There is no seal on %s.\n", name_of(it, site));
    }
    if (walk.reached[site])
        tr_put(it->out, "The way to %s is free.\n", name_of(it, site));
    else
        tell_way(it, site);
    if (sealed) {
        tell_bar(it, &walk, site);
        seals_answer_payments(it, site);
    }
}
