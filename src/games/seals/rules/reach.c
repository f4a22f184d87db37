/* reach.c: walking the dungeon as sets of sites.
 *
 * Floors were folded into `near` when the world was made, so a walk only visits sites,
 * and of these only the ones that can lead on (`through`). */
#include "games/seals/rules/reach.h"

#include "games/seals/rules/sites.h"

/* Walks on from a site until nothing new is touched. Most of the time of a game is spent
 * here. `words` is a constant wherever this is used, so that all of it stays in
 * registers; and each round takes two sites of every word, because a walk that takes one
 * after the other waits for what lies near the last. */
__attribute__((always_inline)) static inline void
walk_words(const struct seals_world *world, struct reach *reach, int from,
           const int words)
{
    const struct sites *start = &world->near[from >> 6][from & 63];
    uint64_t open[SITE_WORDS], touched[SITE_WORDS], front[SITE_WORDS], more = 0;
    for (int i = 0; i < words; i++) {
        open[i] = world->through.word[i] & ~reach->blocked.word[i];
        touched[i] = reach->touched.word[i] | start->word[i];
        front[i] = start->word[i] & ~reach->touched.word[i] & open[i];
        more |= front[i];
    }
    while (more != 0) {
        const struct sites *near[2 * SITE_WORDS];
        for (int i = 0; i < words; i++) {
            near[2 * i] = &world->near[i][lowest_bit(front[i])];
            front[i] &= front[i] - 1;
            near[2 * i + 1] = &world->near[i][lowest_bit(front[i])];
            front[i] &= front[i] - 1;
        }
        more = 0;
        for (int i = 0; i < words; i++) {
            uint64_t found = 0;
            for (int j = 0; j < 2 * words; j++)
                found |= near[j]->word[i];
            found &= ~touched[i];
            touched[i] |= found;
            front[i] |= found & open[i];
            more |= front[i];
        }
    }
    for (int i = 0; i < words; i++)
        reach->touched.word[i] = touched[i];
}

static void walk_on(const struct seals_world *world, struct reach *reach, int from)
{
    if (world->sites <= 128)
        walk_words(world, reach, from, 2);
    else
        walk_words(world, reach, from, SITE_WORDS);
}

/* Every word is written, with the bit or without: indexing by the word's number would go
 * through memory, and a read right after it would have to wait. SITE_NONE is in none of
 * them. */
static inline void add_figure(struct sites *found, int site, uint64_t wanted)
{
    for (int i = 0; i < SITE_WORDS; i++)
        found->word[i] |= (site >> 6 == i ? wanted : 0) << (site & 63);
}

/* 5.2, 5.3: where other players' figures stand; `but` is one to leave out. */
static struct sites figures_of_others(const struct seals_world *world,
                                      const struct seals_state *state, int seat, int but,
                                      int figure)
{
    struct sites found = {0};
    for (int other = 0; other < world->players; other++) {
        const struct seals_seat *player = &state->seat[other];
        uint64_t mage = other != seat && (other != but || figure != FIGURE_MAGE);
        uint64_t familiar = other != seat && (other != but || figure != FIGURE_FAMILIAR);
        add_figure(&found, player->place, mage);
        add_figure(&found, player->familiar, familiar);
    }
    return found;
}

static void find_obstacles(const struct seals_world *world,
                           const struct seals_state *state, struct reach *reach)
{
    reach->barred =
        figures_of_others(world, state, reach->seat, SEALS_MAX_PLAYERS, FIGURE_NONE);
    for (int i = 0; i < SITE_WORDS; i++)
        reach->blocked.word[i] =
            (state->seals.word[i] & ~state->scrolls.word[i]) | reach->barred.word[i];
    if (state->circle != 4)
        return;
    for (int element = 0; element < ELEMENTS; element++)
        if (state->guardian[element] != SITE_NONE)
            sites_add(&reach->barred, state->guardian[element]);
}

static void find_payable(const struct seals_state *state, struct reach *reach)
{
    int sum[COLOURS]; /* to at most 6 */
    for (int colour = 0; colour < COLOURS; colour++) {
        int all = dice_sum(state->seat[reach->seat].dice[colour]);
        sum[colour] = all < MAX_STRENGTH ? all : MAX_STRENGTH;
    }
    for (int word = 0; word < SITE_WORDS; word++) {
        uint64_t up_to[MAX_STRENGTH + 1], pays = 0, mind = 0;
        reach->payable.word[word] = 0;
        if (state->seals.word[word] == 0)
            continue;
        strengths_up_to(state, word, up_to);
        for (int colour = 0; colour < COLOURS; colour++) {
            pays |= element_bits(state, word, colour) & up_to[sum[colour]];
            mind |= up_to[sum[colour]]; /* a seal of Mind takes any one colour */
        }
        pays |= element_bits(state, word, MIND) & mind;
        reach->payable.word[word] = pays & state->seals.word[word];
    }
}

/* The walk itself, without what the dice pay for. */
static void walk_from_place(const struct seals_world *world,
                            const struct seals_state *state, int seat,
                            struct reach *reach)
{
    reach->seat = seat;
    reach->touched = (struct sites){0};
    sites_add(&reach->touched, state->seat[seat].place); /* as after seals_reach_extend */
    find_obstacles(world, state, reach);
    walk_on(world, reach, state->seat[seat].place);
}

void seals_reach_find(const struct seals_world *world, const struct seals_state *state,
                      int seat, struct reach *reach)
{
    walk_from_place(world, state, seat, reach);
    find_payable(state, reach);
}

void seals_reach_of_turn(const struct seals_world *world, const struct seals_state *state,
                         struct reach *reach)
{
    reach->seat = state->turn;
    reach->touched = state->touched;
    reach->barred = reach->blocked = (struct sites){0};
    if (state->circle == 4) /* only there do figures stand on seals, and spells walk on */
        find_obstacles(world, state, reach);
    find_payable(state, reach);
}

void seals_reach_renew(const struct seals_world *world, struct seals_state *state)
{
    struct reach reach;
    walk_from_place(world, state, state->turn, &reach);
    state->touched = reach.touched;
}

void seals_reach_extend(const struct seals_world *world, struct seals_state *state,
                        int site)
{
    struct reach reach = {.seat = state->turn, .touched = state->touched};
    find_obstacles(world, state, &reach);
    walk_on(world, &reach, site);
    state->touched = reach.touched;
}

/* The touched sites with a seal that nothing bars. */
struct sites seals_breakable(const struct seals_state *state, const struct reach *reach)
{
    struct sites found;
    for (int i = 0; i < SITE_WORDS; i++)
        found.word[i] =
            reach->touched.word[i] & state->seals.word[i] & ~reach->barred.word[i];
    return found;
}

static struct sites both(struct sites sites, const struct sites *others)
{
    for (int i = 0; i < SITE_WORDS; i++)
        sites.word[i] &= others->word[i];
    return sites;
}

static struct sites without(struct sites sites, const struct sites *others)
{
    for (int i = 0; i < SITE_WORDS; i++)
        sites.word[i] &= ~others->word[i];
    return sites;
}

struct sites seals_plain_breaks(const struct seals_state *state,
                                const struct reach *reach)
{
    return both(seals_breakable(state, reach), &reach->payable);
}

struct sites seals_reached(const struct seals_world *world,
                           const struct seals_state *state, int seat)
{
    struct reach reach;
    seals_reach_find(world, state, seat, &reach);
    return seals_breakable(state, &reach);
}

struct sites seals_payable(const struct seals_world *world,
                           const struct seals_state *state, int seat)
{
    struct reach reach;
    seals_reach_find(world, state, seat, &reach);
    return seals_plain_breaks(state, &reach);
}

/* Whether anything lies next to a site that is not within reach already. */
static bool opens_something(const struct seals_world *world, const struct reach *reach,
                            int site)
{
    const struct sites *near = &world->near[site >> 6][site & 63];
    uint64_t more = 0;
    for (int i = 0; i < SITE_WORDS; i++)
        more |= near->word[i] & ~reach->touched.word[i];
    return more != 0;
}

struct sites seals_breakable_by_leap(const struct seals_world *world,
                                     const struct seals_state *state,
                                     const struct reach *reach, int over)
{
    if (!opens_something(world, reach, over))
        return (struct sites){0};
    struct reach beyond = *reach;
    walk_on(world, &beyond, over);
    return without(seals_plain_breaks(state, &beyond), &reach->touched);
}

/* Passing a figure matters only where it stands: its space may become free to walk, and a
 * seal under it free to break. */
struct sites seals_breakable_past(const struct seals_world *world,
                                  const struct seals_state *state,
                                  const struct reach *reach, int element, int other,
                                  int figure)
{
    const struct seals_seat *player = &state->seat[other];
    int site = figure == FIGURE_MAGE ? player->place : player->familiar;
    struct sites none = {0};
    if (site == SITE_NONE || !sites_has(&reach->touched, site))
        return none;
    struct sites rest = figures_of_others(world, state, reach->seat, other, figure);
    if (sites_has(&rest, site))
        return none;
    struct reach beyond = *reach;
    sites_remove(&beyond.barred, site);
    if (!token_on(state, site)) {
        sites_remove(&beyond.blocked, site);
        walk_on(world, &beyond, site);
    }
    struct sites before = seals_breakable(state, reach);
    struct sites found = without(seals_plain_breaks(state, &beyond), &before);
    seals_keep_element(state, element, &found);
    return found;
}

struct sites seals_breakable_after(const struct seals_world *world,
                                   const struct seals_state *state,
                                   const struct reach *reach, int site)
{
    struct reach after = *reach;
    /* 5.1: the place left behind is blocked too if another's figure stands there. */
    if (sites_has(&reach->barred, state->seat[reach->seat].place))
        after.touched = (struct sites){0};
    walk_on(world, &after, site);
    struct sites found = seals_breakable(state, &after);
    sites_remove(&found, site);
    return found;
}

void seals_keep_element(const struct seals_state *state, int element, struct sites *sites)
{
    if (element == MIND)
        return;
    for (int word = 0; word < SITE_WORDS; word++)
        sites->word[word] &= element_bits(state, word, element);
}

/* 6.19: a token of the colour that can be reached, with no familiar on it. A familiar of
 * another player bars the token already; the own one is looked for here. */
static struct sites leapable(const struct seals_state *state, const struct reach *reach,
                             int element)
{
    struct sites found = seals_breakable(state, reach);
    for (int i = 0; i < SITE_WORDS; i++)
        found.word[i] &= ~state->scrolls.word[i];
    if (state->seat[reach->seat].familiar != SITE_NONE)
        sites_remove(&found, state->seat[reach->seat].familiar);
    seals_keep_element(state, element, &found);
    return found;
}

struct sites seals_leaps(const struct seals_world *world, const struct seals_state *state,
                         const struct reach *reach, int element, bool all)
{
    struct sites tokens = leapable(state, reach, element), found = {0};
    for (int i = sites_next(&tokens, 0); i >= 0; i = sites_next(&tokens, i + 1)) {
        struct sites beyond = seals_breakable_by_leap(world, state, reach, i);
        if (!sites_any(&beyond))
            continue;
        sites_add(&found, i);
        if (!all)
            break;
    }
    return found;
}

/* Another seal within reach already does as the second; else the first must open one. */
static bool has_second(const struct seals_world *world, const struct seals_state *state,
                       const struct reach *reach, int element, int first)
{
    struct sites second = seals_breakable(state, reach);
    seals_keep_element(state, element, &second);
    sites_remove(&second, first);
    bool shared = sites_has(&reach->barred, state->seat[reach->seat].place);
    if (sites_any(&second) && !shared)
        return true;
    second = seals_breakable_after(world, state, reach, first);
    seals_keep_element(state, element, &second);
    return sites_any(&second);
}

struct sites seals_speed_firsts(const struct seals_world *world,
                                const struct seals_state *state,
                                const struct reach *reach, int element, bool all)
{
    struct sites breaks = seals_plain_breaks(state, reach), found = {0};
    for (int i = sites_next(&breaks, 0); i >= 0; i = sites_next(&breaks, i + 1)) {
        if (!has_second(world, state, reach, element, i))
            continue;
        sites_add(&found, i);
        if (!all)
            break;
    }
    return found;
}
