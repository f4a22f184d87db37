/* mind_plan.c: the best that dice in hand can do by plain breaks.
 *
 * The order of breaks matters only in that tokens open ways: so some tokens are broken
 * first, then the strongest scrolls that the rest of the dice pay for. */
#include "games/seals/mind_parts.h"

enum { PLAN_DEPTH = 2 };

/* What counts beside points: of what lies newly within reach and is not won. */
static const float worth_of_scroll = 0.3f, worth_of_token = 0.12f;

struct hand hand_of(const struct seals_seat *seat)
{
    struct hand hand;
    for (int i = 0; i < COLOURS; i++)
        hand.dice[i] = seat->dice[i];
    return hand;
}

static int hand_count(const struct hand *hand)
{
    int count = 0;
    for (int i = 0; i < COLOURS; i++)
        count += dice_count(hand->dice[i]);
    return count;
}

/* What the dice of each colour sum up to, and of the best one for seals of Mind. */
struct purse {
    int sum[ELEMENTS];
};

static struct purse purse_of(const struct hand *hand)
{
    struct purse purse = {0};
    for (int i = 0; i < COLOURS; i++) {
        purse.sum[i] = dice_sum(hand->dice[i]);
        if (purse.sum[i] > purse.sum[MIND])
            purse.sum[MIND] = purse.sum[i];
    }
    return purse;
}

static bool affordable(const struct scene *scene, const struct purse *purse, int site)
{
    return seal_strength(scene->state, site) <=
           purse->sum[seal_element(scene->state, site)];
}

/* 5.4: the handful of fewest dice, then of fewest points, that suffices and costs less
 * than `price`; 0: there is none. */
static dice_t cheapest(const struct seals_world *world, dice_t dice, int strength,
                       int *price)
{
    dice_t single = dice >> (4 * (strength - 1)) << (4 * (strength - 1)), best = 0;
    if (single != 0) {
        int value = dice_smallest(single);
        if (8 + value >= *price)
            return 0;
        *price = 8 + value;
        return dice_one(value);
    }
    uint64_t rest = world->payable[strength - MIN_STRENGTH][dice_shown(dice)];
    for (; rest != 0; rest &= rest - 1) {
        dice_t part = world->minimal[strength - MIN_STRENGTH][__builtin_ctzll(rest)];
        int cost = 8 * dice_count(part) + dice_sum(part);
        if (cost >= *price || !dice_holds(dice, part))
            continue;
        *price = cost;
        best = part;
    }
    return best;
}

bool hand_pay(const struct scene *scene, struct hand *hand, int site)
{
    int element = seal_element(scene->state, site);
    int strength = seal_strength(scene->state, site), price = 1000, from = 0;
    dice_t best = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        if (element != MIND && element != colour)
            continue;
        dice_t part = cheapest(scene->world, hand->dice[colour], strength, &price);
        if (part == 0)
            continue;
        best = part;
        from = colour;
    }
    hand->dice[from] -= best;
    return best != 0;
}

float plan_openings(const struct scene *scene, const struct stance *stance,
                    const struct sites *touched)
{
    float value = 0;
    for (int word = 0; word < SITE_WORDS; word++) {
        uint64_t found = touched->word[word] & ~stance->reach.touched.word[word] &
                         scene->state->seals.word[word];
        for (; found != 0; found &= found - 1) {
            int site = word * 64 + __builtin_ctzll(found);
            if (sites_has(&scene->tokens, site))
                value += worth_of_token;
            else
                value += worth_of_scroll * (float)stance->gain[site];
        }
    }
    return value;
}

/* The most welcome of the scrolls that the dice pay for; -1: none. */
static int best_scroll(const struct scene *scene, const struct stance *stance,
                       const struct sites *among, const struct hand *hand)
{
    struct purse purse = purse_of(hand);
    int best = -1, most = 0;
    for (int i = sites_next(among, 0); i >= 0; i = sites_next(among, i + 1)) {
        if (stance->gain[i] <= most || !affordable(scene, &purse, i))
            continue;
        most = stance->gain[i];
        best = i;
    }
    return best;
}

/* The scrolls within reach, the most welcome first, that the dice pay for. */
static struct plan win_scrolls(const struct scene *scene, const struct stance *stance,
                               const struct sites *touched, struct hand hand)
{
    struct plan plan = {.value = plan_openings(scene, stance, touched)};
    struct sites rest;
    for (int i = 0; i < SITE_WORDS; i++)
        rest.word[i] = touched->word[i] & scene->state->scrolls.word[i] &
                       ~stance->reach.barred.word[i];
    while (sites_any(&rest)) {
        int best = best_scroll(scene, stance, &rest, &hand);
        if (best < 0)
            break;
        hand_pay(scene, &hand, best);
        sites_remove(&rest, best);
        plan.points += stance->gain[best];
        plan.strong += seal_strength(scene->state, best) == MAX_STRENGTH;
        bool is_new = !sites_has(&stance->reach.touched, best);
        plan.value += (float)stance->gain[best] * (is_new ? 1 - worth_of_scroll : 1);
    }
    return plan;
}

static bool opens_nothing(const struct scene *scene, const struct sites *touched,
                          int site)
{
    const struct sites *near = &scene->world->near[site >> 6][site & 63];
    uint64_t more = 0;
    for (int i = 0; i < SITE_WORDS; i++)
        more |= near->word[i] & ~touched->word[i];
    return more == 0;
}

/* Tokens on the way to others that nothing bars. */
static struct sites doors(const struct scene *scene, const struct stance *stance,
                          const struct sites *before, const struct sites *touched)
{
    struct sites found;
    for (int i = 0; i < SITE_WORDS; i++)
        found.word[i] = touched->word[i] & ~before->word[i] & scene->tokens.word[i] &
                        scene->world->through.word[i] & ~stance->reach.barred.word[i];
    return found;
}

/* `before` are the sites within reach before the last token broke: what it opened is
 * tried next, as two tokens that have nothing to do with each other are each a plan. */
static struct plan search(const struct scene *scene, const struct stance *stance,
                          const struct sites *before, const struct sites *touched,
                          const struct hand *hand, int depth)
{
    struct plan best = win_scrolls(scene, stance, touched, *hand);
    if (depth == 0 || hand_count(hand) == 0)
        return best;
    struct sites tokens = doors(scene, stance, before, touched);
    struct purse purse = purse_of(hand);
    for (int i = sites_next(&tokens, 0); i >= 0; i = sites_next(&tokens, i + 1)) {
        struct hand rest = *hand;
        struct sites after = *touched;
        if (!affordable(scene, &purse, i) || opens_nothing(scene, touched, i))
            continue;
        hand_pay(scene, &rest, i);
        stance_walk(scene, stance, i, &after);
        struct plan plan = search(scene, stance, touched, &after, &rest, depth - 1);
        if (plan.value > best.value)
            best = plan;
    }
    return best;
}

struct plan plan_find(const struct scene *scene, const struct stance *stance,
                      const struct hand *hand)
{
    struct sites none = {0};
    return search(scene, stance, &none, &stance->reach.touched, hand, PLAN_DEPTH);
}

struct plan plan_after(const struct scene *scene, const struct stance *stance,
                       const struct hand *hand, int site)
{
    struct stance then = *stance;
    struct sites within = stance->reach.touched;
    bool token = sites_has(&scene->tokens, site);
    sites_add(&then.reach.barred, site);
    if (token || !sites_has(&within, site))
        stance_walk(scene, stance, site, &within);
    struct sites none = {0};
    struct plan plan = search(scene, &then, &none, &within, hand, PLAN_DEPTH - 1);
    if (token)
        return plan;
    plan.value += (float)stance->gain[site];
    plan.points += stance->gain[site];
    plan.strong += seal_strength(scene->state, site) == MAX_STRENGTH;
    return plan;
}
