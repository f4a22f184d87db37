/* plan.c: the best that dice in hand can do by plain breaks.
 *
 * The order of breaks matters only in that tokens open ways: so up to two tokens are
 * broken first, then the most welcome scrolls that the rest of the dice pay for. */
#include "games/seals/ai/internal.h"

enum { PLAN_LISTS = 3 };

/* What lies behind another token is worth less: somebody else may get there first. */
static const float later = 0.93f;

/* Scrolls within reach: in the open, and behind the doors opened so far. */
struct spoils {
    const struct prize *list[PLAN_LISTS];
    int count[PLAN_LISTS], lists;
    float share[PLAN_LISTS]; /* what counts of them */
    float hope;              /* of what the doors opened */
    int gone;                /* the site of a seal already broken, or SITE_NONE */
};

/* --- dice --------------------------------------------------------------------------- */

struct hand seals_hand_of(const struct seals_seat *seat)
{
    struct hand hand;
    for (int i = 0; i < COLOURS; i++)
        hand.dice[i] = seat->dice[i];
    return hand;
}

/* Dice, and what those of each colour sum up to; for seals of Mind those of the best. */
struct budget {
    struct hand hand;
    int sum[ELEMENTS];
};

static struct budget budget_of(const struct hand *hand)
{
    struct budget budget = {.hand = *hand};
    for (int i = 0; i < COLOURS; i++) {
        budget.sum[i] = dice_sum(hand->dice[i]);
        if (budget.sum[i] > budget.sum[MIND])
            budget.sum[MIND] = budget.sum[i];
    }
    return budget;
}

static bool affordable(const struct budget *budget, const struct prize *prize)
{
    return prize->strength <= budget->sum[prize->element];
}

/* Dice first, then points. */
static int dice_price(dice_t dice)
{
    return 8 * dice_count(dice) + dice_sum(dice);
}

/* The two dice of the smallest sum that suffices; no single one does. */
static dice_t cheapest_pair(dice_t dice, int strength)
{
    int least = 100, one = 0;
    for (int value = 1; value < strength; value++) {
        int count = dice_count_of(dice, value), other = strength - value;
        if (count == 0)
            continue;
        other = other > value ? other : value + (count == 1);
        dice_t second = other <= 6 ? dice >> (4 * (other - 1)) : 0;
        if (second == 0)
            continue;
        other += dice_smallest(second) - 1;
        if (value + other < least) {
            least = value + other;
            one = value;
        }
    }
    return one != 0 ? dice_one(one) + dice_one(least - one) : 0;
}

/* 5.4: the handful of fewest dice, then of fewest points, that suffices; 0: none does. */
static dice_t cheapest(const struct seals_world *world, dice_t dice, int strength)
{
    dice_t single = dice >> (4 * (strength - 1)) << (4 * (strength - 1));
    if (single != 0)
        return dice_one(dice_smallest(single));
    dice_t best = cheapest_pair(dice, strength);
    if (best != 0)
        return best;
    int price = 1000;
    uint64_t rest = world->payable[strength - MIN_STRENGTH][dice_shown(dice)];
    for (; rest != 0; rest &= rest - 1) {
        dice_t part = world->minimal[strength - MIN_STRENGTH][__builtin_ctzll(rest)];
        if (dice_price(part) >= price || !dice_holds(dice, part))
            continue;
        price = dice_price(part);
        best = part;
    }
    return best;
}

/* The colour paid with, or -1: a seal of Mind takes whichever is cheapest. */
static int pay(const struct seals_world *world, struct hand *hand, int element,
               int strength)
{
    int price = 1000, from = -1;
    dice_t best = 0;
    int last = last_colour(element);
    for (int colour = first_colour(element); colour <= last; colour++) {
        if (hand->dice[colour] == 0)
            continue;
        dice_t part = cheapest(world, hand->dice[colour], strength);
        if (part == 0 || dice_price(part) >= price)
            continue;
        best = part;
        price = dice_price(part);
        from = colour;
    }
    if (from >= 0)
        hand->dice[from] -= best;
    return from;
}

bool seals_hand_pay(const struct seals_world *world, struct hand *hand, int element,
                    int strength)
{
    return pay(world, hand, element, strength) >= 0;
}

static void budget_pay(const struct seals_world *world, struct budget *budget,
                       const struct prize *prize)
{
    int from = pay(world, &budget->hand, prize->element, prize->strength),
        *sum = budget->sum;
    sum[from] = dice_sum(budget->hand.dice[from]);
    sum[MIND] = 0;
    for (int i = 0; i < COLOURS; i++)
        if (sum[i] > sum[MIND])
            sum[MIND] = sum[i];
}

/* --- plans -------------------------------------------------------------------------- */

static void add_list(struct spoils *spoils, const struct prize *list, int count,
                     float share)
{
    spoils->share[spoils->lists] = share;
    spoils->list[spoils->lists] = list;
    spoils->count[spoils->lists++] = count;
}

/* Two doors in the open may lead to the same room, so only the first raises hopes. */
static void add_door(struct atlas *atlas, int number, struct spoils *spoils, float share)
{
    const struct door *door = &atlas->door[number];
    seals_atlas_open(atlas, number);
    if (spoils->lists == 1 || door->parent != NO_DOOR)
        spoils->hope += share * door->hope;
    add_list(spoils, &atlas->prize[door->prize], door->prizes, share);
}

/* The most valuable scroll that the dice pay for and that is not among `won`, or NULL.
 * The most valuable of each list come first. */
static const struct prize *best_prize(const struct spoils *spoils,
                                      const struct budget *budget,
                                      const struct sites *won, float *share)
{
    const struct prize *best = NULL;
    for (int i = 0; i < spoils->lists; i++) {
        const struct prize *prize = spoils->list[i], *end = prize + spoils->count[i];
        while (prize < end && (!affordable(budget, prize) || sites_has(won, prize->site)))
            prize++;
        if (prize == end || (best != NULL && prize->gain <= best->gain))
            continue;
        best = prize;
        *share = spoils->share[i];
    }
    return best;
}

static struct plan win_scrolls(const struct atlas *atlas, const struct spoils *spoils,
                               struct budget budget)
{
    struct plan plan = {.value = spoils->hope};
    struct sites won = {0};
    const struct prize *prize;
    float share = 1;
    if (spoils->gone != SITE_NONE)
        sites_add(&won, spoils->gone);
    while (budget.sum[MIND] >= MIN_STRENGTH &&
           (prize = best_prize(spoils, &budget, &won, &share)) != NULL) {
        budget_pay(atlas->scene->world, &budget, prize);
        sites_add(&won, prize->site);
        plan.points += prize->gain;
        plan.value += share * (float)prize->gain;
        plan.strong += prize->strength == MAX_STRENGTH;
    }
    return plan;
}

static void keep_better(struct plan *best, struct plan plan)
{
    if (plan.value > best->value)
        *best = plan;
}

/* Breaks one more of the tokens from `first` on, and so on to the depth. */
static void try_doors(struct atlas *atlas, struct spoils *spoils,
                      const struct budget *budget, int first, int count, int depth,
                      struct plan *best)
{
    float hope = spoils->hope, share = later * spoils->share[spoils->lists - 1];
    if (budget->sum[MIND] < MIN_STRENGTH)
        return;
    for (int i = first; i < first + count; i++) {
        const struct prize *token = &atlas->door[i].token;
        if (!affordable(budget, token) || token->site == spoils->gone)
            continue;
        struct budget rest = *budget;
        budget_pay(atlas->scene->world, &rest, token);
        add_door(atlas, i, spoils, share);
        keep_better(best, win_scrolls(atlas, spoils, rest));
        if (depth > 1)
            try_doors(atlas, spoils, &rest, atlas->door[i].child, atlas->door[i].children,
                      depth - 1, best);
        spoils->lists--;
        spoils->hope = hope;
    }
}

static struct spoils spoils_in_the_open(const struct atlas *atlas)
{
    struct spoils spoils = {.gone = SITE_NONE};
    add_list(&spoils, atlas->prize, atlas->open_prizes, 1);
    return spoils;
}

struct plan seals_plan_find(struct atlas *atlas, const struct hand *hand)
{
    struct spoils spoils = spoils_in_the_open(atlas);
    struct budget budget = budget_of(hand);
    struct plan best = win_scrolls(atlas, &spoils, budget);
    try_doors(atlas, &spoils, &budget, 0, atlas->open_doors, 2, &best);
    return best;
}

float seals_plan_behind(struct atlas *atlas, const struct hand *hand, int door)
{
    struct spoils spoils = spoils_in_the_open(atlas);
    struct budget budget = budget_of(hand);
    add_door(atlas, door, &spoils, 1);
    return win_scrolls(atlas, &spoils, budget).value;
}

/* Where a spell led to: the seals around there are within reach too. */
static struct plan plan_beyond(const struct atlas *atlas, const struct hand *hand,
                               int site)
{
    struct sites touched = atlas->touched;
    struct atlas beyond;
    sites_add(&touched, site);
    seals_stance_walk(atlas->scene, atlas->stance, site, &touched);
    seals_atlas_init(&beyond, atlas->scene, atlas->stance, &touched);
    struct spoils spoils = spoils_in_the_open(&beyond);
    spoils.gone = site;
    struct budget budget = budget_of(hand);
    struct plan best = win_scrolls(&beyond, &spoils, budget);
    try_doors(&beyond, &spoils, &budget, 0, beyond.open_doors, 1, &best);
    return best;
}

static struct plan plan_then(struct atlas *atlas, const struct hand *hand, int site)
{
    if (!sites_has(&atlas->touched, site))
        return plan_beyond(atlas, hand, site);
    struct spoils spoils = spoils_in_the_open(atlas);
    int door = seals_atlas_find(atlas, site);
    spoils.gone = site;
    if (door != NO_DOOR)
        add_door(atlas, door, &spoils, 1);
    struct budget budget = budget_of(hand);
    struct plan best = win_scrolls(atlas, &spoils, budget);
    try_doors(atlas, &spoils, &budget, 0, atlas->open_doors, 1, &best);
    if (door != NO_DOOR)
        try_doors(atlas, &spoils, &budget, atlas->door[door].child,
                  atlas->door[door].children, 1, &best);
    return best;
}

struct plan seals_plan_after(struct atlas *atlas, const struct hand *hand, int site)
{
    struct plan plan = plan_then(atlas, hand, site);
    if (sites_has(&atlas->scene->tokens, site))
        return plan;
    int gain = atlas->stance->gain[site];
    plan.value += (float)gain;
    plan.points += gain;
    plan.strong += seal_strength(atlas->scene->state, site) == MAX_STRENGTH;
    return plan;
}
