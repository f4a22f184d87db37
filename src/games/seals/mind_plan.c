/* mind_plan.c: the best that dice in hand can do by plain breaks.
 *
 * The order of breaks matters only in that tokens open ways: so some tokens are broken
 * first, then the strongest scrolls that the rest of the dice pay for. */
#include "games/seals/mind_parts.h"

enum { PLAN_DEPTH = 3 };

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

/* Seals that the dice suffice for, reachable or not. */
static struct sites payable(const struct scene *scene, const struct hand *hand)
{
    struct sites found = {0};
    int most = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        int sum = dice_sum(hand->dice[colour]);
        sum = sum < MAX_STRENGTH ? sum : MAX_STRENGTH;
        most = sum > most ? sum : most;
        for (int i = 0; i < SITE_WORDS; i++)
            found.word[i] |= scene->element[colour].word[i] & scene->up_to[sum].word[i];
    }
    for (int i = 0; i < SITE_WORDS; i++)
        found.word[i] |= scene->element[MIND].word[i] & scene->up_to[most].word[i];
    return found;
}

/* 5.4: the handful of fewest dice, then of fewest points, that suffices; 0: none does. */
static dice_t cheapest(const struct seals_world *world, dice_t dice, int strength,
                       int *price)
{
    uint64_t rest = world->payable[strength - MIN_STRENGTH][dice_shown(dice)];
    dice_t best = 0;
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
                value += worth_of_scroll * (float)scroll_gain(scene, stance, site);
        }
    }
    return value;
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
        struct sites now = payable(scene, &hand);
        int best = -1, gain = 0;
        for (int i = 0; i < SITE_WORDS; i++)
            rest.word[i] &= now.word[i];
        for (int i = sites_next(&rest, 0); i >= 0; i = sites_next(&rest, i + 1)) {
            int here = scroll_gain(scene, stance, i);
            best = here > gain ? i : best;
            gain = here > gain ? here : gain;
        }
        if (best < 0)
            break;
        hand_pay(scene, &hand, best);
        sites_remove(&rest, best);
        plan.points += gain;
        plan.strong += seal_strength(scene->state, best) == MAX_STRENGTH;
        bool is_new = !sites_has(&stance->reach.touched, best);
        plan.value += (float)gain * (is_new ? 1 - worth_of_scroll : 1);
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

/* Tokens worth breaking: payable, and on the way to others. */
static struct sites doors(const struct scene *scene, const struct stance *stance,
                          const struct sites *touched, const struct hand *hand)
{
    struct sites found = payable(scene, hand);
    for (int i = 0; i < SITE_WORDS; i++)
        found.word[i] &= touched->word[i] & scene->tokens.word[i] &
                         scene->world->through.word[i] & ~stance->reach.barred.word[i];
    return found;
}

static struct plan search(const struct scene *scene, const struct stance *stance,
                          const struct sites *touched, const struct hand *hand, int depth,
                          int first)
{
    struct plan best = win_scrolls(scene, stance, touched, *hand);
    if (depth == 0 || hand_count(hand) == 0)
        return best;
    struct sites tokens = doors(scene, stance, touched, hand);
    for (int i = sites_next(&tokens, 0); i >= 0; i = sites_next(&tokens, i + 1)) {
        /* Two that lie open from the start go in one order only. */
        if ((i < first && sites_has(&stance->reach.touched, i)) ||
            opens_nothing(scene, touched, i))
            continue;
        struct hand rest = *hand;
        struct sites after = *touched;
        if (!hand_pay(scene, &rest, i))
            continue;
        stance_walk(scene, stance, i, &after);
        struct plan plan = search(scene, stance, &after, &rest, depth - 1, i);
        if (plan.value > best.value)
            best = plan;
    }
    return best;
}

struct plan plan_find(const struct scene *scene, const struct stance *stance,
                      const struct hand *hand)
{
    return search(scene, stance, &stance->reach.touched, hand, PLAN_DEPTH, 0);
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
    struct plan plan = search(scene, &then, &within, hand, PLAN_DEPTH, 0);
    if (token)
        return plan;
    int gain = scroll_gain(scene, stance, site);
    plan.value += (float)gain;
    plan.points += gain;
    plan.strong += seal_strength(scene->state, site) == MAX_STRENGTH;
    return plan;
}
