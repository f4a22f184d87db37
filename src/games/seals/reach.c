/* reach.c: walking the dungeon as sets of sites.
 *
 * Floors were folded into `near` when the world was made, so a walk only visits sites. */
#include "games/seals/reach.h"

#include "games/seals/sites.h"

void obstacles_find(const struct seals_world *world, const struct seals_state *state,
                    int seat, int ignored_seat, int ignored_figure, struct obstacles *out)
{
    out->blocked = state->tokens;
    out->barred = (struct sites){0};
    for (int other = 0; other < world->players; other++) {
        const struct seals_seat *his = &state->seat[other];
        if (other == seat)
            continue;
        int ignored = other == ignored_seat ? ignored_figure : FIGURE_NONE;
        if (his->place != SITE_NONE && ignored != FIGURE_MAGE)
            sites_add(&out->barred, his->place);
        if (his->familiar != SITE_NONE && ignored != FIGURE_FAMILIAR)
            sites_add(&out->barred, his->familiar);
    }
    for (int i = 0; i < SITE_WORDS; i++)
        out->blocked.word[i] |= out->barred.word[i];
    if (state->circle != 4)
        return;
    for (int element = 0; element < ELEMENTS; element++)
        if (state->guardian[element] != SITE_NONE)
            sites_add(&out->barred, state->guardian[element]);
}

struct sites reach_from(const struct seals_world *world,
                        const struct obstacles *obstacles, int from)
{
    struct sites open; /* not yet walked to, and free to walk */
    for (int i = 0; i < SITE_WORDS; i++)
        open.word[i] = ~obstacles->blocked.word[i];
    sites_remove(&open, from);
    struct sites touched = world->near[from];
    struct sites front = touched;
    for (int i = 0; i < SITE_WORDS; i++) {
        front.word[i] &= open.word[i];
        open.word[i] &= ~front.word[i];
    }
    for (;;) {
        int word = front.word[0] ? 0 : front.word[1] ? 1 : 2;
        uint64_t bits = front.word[word];
        if (bits == 0)
            return touched;
        front.word[word] = bits & (bits - 1);
        const struct sites *near = &world->near[word * 64 + __builtin_ctzll(bits)];
        for (int i = 0; i < SITE_WORDS; i++) {
            uint64_t found = near->word[i] & open.word[i];
            touched.word[i] |= near->word[i];
            front.word[i] |= found;
            open.word[i] &= ~found;
        }
    }
}

/* Of the sites touched, those with a seal that nothing bars. */
static struct sites seals_among(const struct seals_state *state,
                                const struct obstacles *obstacles, struct sites touched)
{
    for (int i = 0; i < SITE_WORDS; i++)
        touched.word[i] &=
            (state->tokens.word[i] | state->scrolls.word[i]) & ~obstacles->barred.word[i];
    return touched;
}

static struct sites without(struct sites sites, const struct sites *others)
{
    for (int i = 0; i < SITE_WORDS; i++)
        sites.word[i] &= ~others->word[i];
    return sites;
}

struct sites breakable(const struct seals_world *world, const struct seals_state *state,
                       int seat)
{
    struct obstacles obstacles;
    obstacles_find(world, state, seat, NONE, FIGURE_NONE, &obstacles);
    struct sites touched = reach_from(world, &obstacles, state->seat[seat].place);
    return seals_among(state, &obstacles, touched);
}

struct sites breakable_by_leap(const struct seals_world *world,
                               const struct seals_state *state, int seat, int over)
{
    struct obstacles obstacles;
    obstacles_find(world, state, seat, NONE, FIGURE_NONE, &obstacles);
    int from = state->seat[seat].place;
    struct sites before = reach_from(world, &obstacles, from);
    sites_remove(&obstacles.blocked, over);
    struct sites after = without(reach_from(world, &obstacles, from), &before);
    return seals_among(state, &obstacles, after);
}

struct sites breakable_past(const struct seals_world *world,
                            const struct seals_state *state, int seat, int other,
                            int figure)
{
    struct sites before = breakable(world, state, seat);
    struct obstacles obstacles;
    obstacles_find(world, state, seat, other, figure, &obstacles);
    struct sites touched = reach_from(world, &obstacles, state->seat[seat].place);
    return without(seals_among(state, &obstacles, touched), &before);
}

struct sites breakable_after(const struct seals_world *world,
                             const struct seals_state *state, int seat, int site)
{
    struct obstacles obstacles;
    obstacles_find(world, state, seat, NONE, FIGURE_NONE, &obstacles);
    struct sites found =
        seals_among(state, &obstacles, reach_from(world, &obstacles, site));
    sites_remove(&found, site);
    return found;
}

bool affordable(const struct seals_state *state, int seat, int site)
{
    const struct seals_seat *mine = &state->seat[seat];
    int element = seal_element(state, site), strength = seal_strength(state, site);
    if (element != MIND)
        return dice_sum(mine->dice[element]) >= strength;
    for (int colour = 0; colour < COLOURS; colour++)
        if (dice_sum(mine->dice[colour]) >= strength)
            return true;
    return false;
}

void keep_affordable(const struct seals_state *state, int seat, struct sites *sites)
{
    int sum[ELEMENTS] = {0};
    for (int colour = 0; colour < COLOURS; colour++) {
        sum[colour] = dice_sum(state->seat[seat].dice[colour]);
        if (sum[colour] > sum[MIND])
            sum[MIND] = sum[colour];
    }
    for (int i = sites_next(sites, 0); i >= 0; i = sites_next(sites, i + 1))
        if (sum[seal_element(state, i)] < seal_strength(state, i))
            sites_remove(sites, i);
}

void keep_element(const struct seals_state *state, int element, struct sites *sites)
{
    if (element == MIND)
        return;
    for (int i = sites_next(sites, 0); i >= 0; i = sites_next(sites, i + 1))
        if (seal_element(state, i) != element)
            sites_remove(sites, i);
}

struct sites plain_breaks(const struct seals_world *world,
                          const struct seals_state *state, int seat)
{
    struct sites found = breakable(world, state, seat);
    keep_affordable(state, seat, &found);
    return found;
}

struct sites binding_breaks(const struct seals_world *world,
                            const struct seals_state *state, int seat)
{
    struct sites found = plain_breaks(world, state, seat);
    for (int i = 0; i < SITE_WORDS; i++)
        found.word[i] &= state->tokens.word[i];
    return found;
}

/* 6.19: a token of the colour that can be reached, with no familiar on it. A familiar of
 * another player bars the token already; the own one is looked for here. */
static struct sites leapable(const struct seals_world *world,
                             const struct seals_state *state, int seat, int element)
{
    struct sites found = breakable(world, state, seat);
    for (int i = 0; i < SITE_WORDS; i++)
        found.word[i] &= state->tokens.word[i];
    if (state->seat[seat].familiar != SITE_NONE)
        sites_remove(&found, state->seat[seat].familiar);
    keep_element(state, element, &found);
    return found;
}

struct sites leaps(const struct seals_world *world, const struct seals_state *state,
                   int seat, int element)
{
    struct sites found = leapable(world, state, seat, element);
    for (int i = sites_next(&found, 0); i >= 0; i = sites_next(&found, i + 1)) {
        struct sites beyond = breakable_by_leap(world, state, seat, i);
        keep_affordable(state, seat, &beyond);
        if (!sites_any(&beyond))
            sites_remove(&found, i);
    }
    return found;
}

struct sites speed_firsts(const struct seals_world *world,
                          const struct seals_state *state, int seat, int element)
{
    struct sites found = plain_breaks(world, state, seat);
    for (int i = sites_next(&found, 0); i >= 0; i = sites_next(&found, i + 1)) {
        struct sites second = breakable_after(world, state, seat, i);
        keep_element(state, element, &second);
        if (!sites_any(&second))
            sites_remove(&found, i);
    }
    return found;
}
