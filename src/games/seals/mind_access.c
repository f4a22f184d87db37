/* mind_access.c: how many dice lie between a mage and each scroll.
 *
 * A walk in order of cost: what can be touched for free, then what one more half of a die
 * opens, and so on. Colours are left aside, as they are chosen anew each round; so are
 * spells. */
#include <string.h>

#include "games/seals/mind_parts.h"

enum {
    DELAY_FIGURE = 3, /* until somebody else's figure is out of the way */
    LONGEST = 10,     /* the costliest step */
};

/* Halves of a die that a seal costs on average, what goes wrong included. */
static const uint8_t seal_cost[MAX_STRENGTH + 1] = {0, 0, 2, 3, 3, 4, 5};

struct frontier {
    struct sites due[ACCESS_FAR + LONGEST + 1]; /* sites walked on from at that cost */
    struct sites touched;
};

/* Walks from all sites that are due at a cost; what was not touched before. */
static struct sites advance(const struct scene *scene, const struct stance *stance,
                            struct frontier *frontier, int cost)
{
    struct sites before = frontier->touched, found;
    const struct sites *due = &frontier->due[cost];
    for (int i = sites_next(due, 0); i >= 0; i = sites_next(due, i + 1))
        stance_walk(scene, stance, i, &frontier->touched);
    for (int i = 0; i < SITE_WORDS; i++)
        found.word[i] = frontier->touched.word[i] & ~before.word[i];
    return found;
}

static void add_all(struct sites *to, const struct sites *from)
{
    for (int i = 0; i < SITE_WORDS; i++)
        to->word[i] |= from->word[i];
}

/* Of the sites found at a cost, the seals of one strength: tokens can be walked on from
 * later, scrolls are won. */
static void pay_for(const struct scene *scene, const struct stance *stance,
                    const struct sites *found, int strength, int cost,
                    struct frontier *frontier, struct access *access)
{
    struct sites seals, barred;
    for (int i = 0; i < SITE_WORDS; i++) {
        uint64_t here = found->word[i] & scene->up_to[strength].word[i] &
                        ~scene->up_to[strength - 1].word[i];
        uint64_t scrolls = here & ~scene->tokens.word[i];
        seals.word[i] = here & ~scrolls & ~stance->reach.barred.word[i];
        barred.word[i] = here & ~scrolls & stance->reach.barred.word[i];
        for (; scrolls != 0; scrolls &= scrolls - 1) {
            int site = i * 64 + __builtin_ctzll(scrolls), when = cost;
            if (sites_has(&stance->reach.barred, site))
                when += 2 * DELAY_FIGURE;
            access->when[site] = (uint8_t)(when < ACCESS_FAR ? when : ACCESS_FAR);
        }
    }
    add_all(&frontier->due[cost], &seals);
    add_all(&frontier->due[cost + DELAY_FIGURE], &barred);
}

/* Sites that only a figure makes impassable. */
static void wait_for_figures(const struct scene *scene, const struct stance *stance,
                             const struct sites *found, struct sites *due)
{
    for (int i = 0; i < SITE_WORDS; i++)
        due->word[i] |=
            found->word[i] & stance->reach.blocked.word[i] & ~scene->tokens.word[i];
}

void access_find(const struct scene *scene, const struct stance *stance,
                 struct access *access)
{
    struct frontier frontier;
    memset(&frontier, 0, sizeof frontier);
    memset(access->when, ACCESS_FAR, sizeof access->when);
    int place = scene->state->seat[stance->reach.seat].place;
    sites_add(&frontier.touched, place);
    sites_add(&frontier.due[0], place);
    for (int cost = 0; cost < ACCESS_FAR; cost++) {
        if (!sites_any(&frontier.due[cost]))
            continue;
        struct sites found = advance(scene, stance, &frontier, cost);
        for (int strength = MIN_STRENGTH; strength <= MAX_STRENGTH; strength++)
            pay_for(scene, stance, &found, strength, cost + seal_cost[strength],
                    &frontier, access);
        wait_for_figures(scene, stance, &found, &frontier.due[cost + DELAY_FIGURE]);
    }
}
