/* features.c: a position before a turn, described by numbers for each seat. */
#include "games/ciub/ai/internal.h"

/* Each a number of a size around 0 to 1. */
#define FEATURES(X)                                                                      \
    X(POINTS, "points") /* won */                                                        \
    X(LEAD, "lead")     /* over the best of the others */                                \
    X(AHEAD, "ahead")   /* of the others on average */                                   \
    X(ON_TURN, "on-turn")                                                                \
    X(WAIT, "wait") /* turns of others before the next own one */                        \
    X(DICE, "dice")                                                                      \
    X(EXTRA, "extra")         /* dice beyond those kept after a gain (4.9) */            \
    X(DICE_LEAD, "dice-lead") /* over the others on average */                           \
    X(SWAP, "swap")           /* chances to show it, over all dice */                    \
    X(REROLL, "reroll")                                                                  \
    X(ADJUST, "adjust")                                                                  \
    X(PAIR, "pair")                                                                      \
    X(SKULL, "skull")                                                                    \
    X(SUM, "sum") /* of numbers that the dice come to */                                 \
    X(ONE, "one") /* dice that come to show a number, if wanted */                       \
    X(TWO, "two")                                                                        \
    X(THREE, "three")                                                                    \
    X(FOUR, "four")                                                                      \
    X(FIVE, "five")                                                                      \
    X(SIX, "six")                                                                        \
    X(SEVEN, "seven")                                                                    \
    X(BEST, "best") /* cards by points times chance, with all dice */                    \
    X(SECOND, "second")                                                                  \
    X(THIRD, "third")                                                                    \
    X(CHANCE, "chance")       /* of the likeliest card */                                \
    X(LEFT_BEST, "left-best") /* by what others will have left of them */                \
    X(LEFT_SECOND, "left-second")                                                        \
    X(ABOVE_BEST, "above-best") /* cards of the top row */                               \
    X(ABOVE_SECOND, "above-second")                                                      \
    X(TOKEN, "token")       /* the card that bears the own token */                      \
    X(SAVED, "saved")       /* what it would have lost without */                        \
    X(BARRED, "barred")     /* the best card under another's token */                    \
    X(PROGRESS, "progress") /* of the game */                                            \
    X(ENDING, "ending")     /* D is to be had */                                         \
    X(LAST, "last")         /* D is taken */                                             \
    X(LEAD_PROGRESS, "lead-progress")                                                    \
    X(LEAD_LAST, "lead-last")                                                            \
    X(BEST_ENDING, "best-ending")                                                        \
    X(LAST_BEST, "last-best") /* in a last turn that is still to come */                 \
    X(REACH, "reach")         /* the chance of overtaking all in it */                   \
    X(TIE, "tie")             /* more dice than all others, in last turns */             \
    X(QUIET, "quiet")         /* 5.2a */

enum feature {
#define NAME_FEATURE(name, text) FEATURE_##name,
    FEATURES(NAME_FEATURE)
#undef NAME_FEATURE
};

const char *const ciub_feature_names[CIUB_FEATURES] = {
#define WRITE_FEATURE(name, text) [FEATURE_##name] = (text),
    FEATURES(WRITE_FEATURE)
#undef WRITE_FEATURE
};
_Static_assert(FEATURE_QUIET + 1 == CIUB_FEATURES, "CIUB_FEATURES counts them");

enum { OPEN = 2 * CIUB_ROW };

/* What the seats can hope for. */
struct chances {
    const struct ciub_world *world;
    const struct ciub_state *state;
    int points[CIUB_PLAYERS];
    int dice[CIUB_PLAYERS];
    int cards;
    uint8_t card[OPEN]; /* the open ones */
    bool above[OPEN];   /* in the top row, and not to be gained in this turn */
    uint8_t owner[OPEN];
    float worth[OPEN];                /* points, with D where it comes along */
    float chance[CIUB_PLAYERS][OPEN]; /* with the dice that a seat has */
    float left[CIUB_PLAYERS][OPEN];   /* that it is still there in the seat's turn */
};

static int wait_of(const struct chances *chances, int seat)
{
    int players = chances->world->players;
    return (seat - chances->state->turn + players) % players;
}

static void add_row(struct chances *chances, const uint8_t row[CIUB_ROW], bool above)
{
    for (int i = 0; i < chances->world->row; i++) {
        int at = chances->cards;
        if (row[i] == CIUB_NONE)
            continue;
        chances->card[at] = row[i];
        chances->above[at] = above;
        chances->owner[at] = (uint8_t)token_owner(chances->world, chances->state, row[i]);
        chances->worth[at] = ciub_aim_points(chances->world, chances->state, row[i]);
        chances->cards++;
    }
}

/* 5.1: whether the seat has a turn to come. */
static bool has_turn(const struct chances *chances, int seat)
{
    return chances->state->stage != STAGE_LAST ||
           wait_of(chances, seat) <= chances->state->left;
}

static bool may_gain(const struct chances *chances, int seat, int i)
{
    return chances->owner[i] == CIUB_NONE || chances->owner[i] == seat;
}

static void find_chances(struct chances *chances, int seat)
{
    struct ciub_prospect prospect = {.dice = dice_of_seat(chances->state, seat)};
    chances->dice[seat] = colours_sum(prospect.dice);
    for (int i = 0; i < chances->cards; i++) {
        const struct ciub_card *card = &chances->world->set.card[chances->card[i]];
        chances->chance[seat][i] =
            has_turn(chances, seat) ? ciub_guess(chances->world, &prospect, &card->need)
                                    : 0;
    }
}

/* The chance that a seat takes the card in its turn: it takes one, mostly the best. */
static void take_turn(const struct chances *chances, int seat, float left[OPEN])
{
    float hope[OPEN], all = 1e-6f;
    for (int i = 0; i < chances->cards; i++) {
        bool open = !chances->above[i] && may_gain(chances, seat, i);
        hope[i] = open ? chances->worth[i] * chances->chance[seat][i] * left[i] : 0;
        hope[i] *= hope[i];
        all += hope[i];
    }
    for (int i = 0; i < chances->cards; i++)
        left[i] *= 1 - chances->chance[seat][i] * hope[i] / all;
}

static void find_all(struct chances *chances)
{
    const struct ciub_world *world = chances->world;
    const struct ciub_state *state = chances->state;
    float left[OPEN];
    ciub_scores(world, state, chances->points);
    add_row(chances, state->bottom, false);
    add_row(chances, state->top, state->stage != STAGE_LAST);
    for (int i = 0; i < chances->cards; i++)
        left[i] = 1;
    for (int seat = 0; seat < world->players; seat++)
        find_chances(chances, seat);
    for (int wait = 0; wait < world->players; wait++) {
        int seat = (state->turn + wait) % world->players;
        memcpy(chances->left[seat], left, sizeof left);
        take_turn(chances, seat, left);
    }
}

/* --- points and dice ---------------------------------------------------------------- */

static float mean_of_others(const int *value, int seat, int players)
{
    int sum = 0;
    for (int other = 0; other < players; other++)
        sum += other != seat ? value[other] : 0;
    return (float)sum / (float)(players - 1);
}

static int best_of_others(const int *value, int seat, int players)
{
    int best = 0;
    for (int other = 0; other < players; other++)
        if (other != seat && value[other] > best)
            best = value[other];
    return best;
}

static float progress_of(const struct chances *chances)
{
    const struct ciub_world *world = chances->world;
    int left = chances->state->pile[0] + chances->state->pile[1];
    return 1 - (float)left / (float)(world->pile[0] + world->pile[1]);
}

static void tell_standing(const struct chances *chances, int seat, float *value)
{
    const struct ciub_state *state = chances->state;
    int players = chances->world->players, points = chances->points[seat];
    int dice = chances->dice[seat];
    int rival = best_of_others(chances->points, seat, players);
    float lead = (float)(points - rival) / 10;
    bool last = state->stage == STAGE_LAST;
    value[FEATURE_POINTS] = (float)points / 30;
    value[FEATURE_LEAD] = lead;
    value[FEATURE_AHEAD] =
        ((float)points - mean_of_others(chances->points, seat, players)) / 10;
    value[FEATURE_ON_TURN] = wait_of(chances, seat) == 0;
    value[FEATURE_WAIT] = (float)wait_of(chances, seat) / (float)(players - 1);
    value[FEATURE_DICE] = (float)dice / 8;
    value[FEATURE_EXTRA] = dice > CIUB_KEPT ? (float)(dice - CIUB_KEPT) / 4 : 0;
    value[FEATURE_DICE_LEAD] =
        ((float)dice - mean_of_others(chances->dice, seat, players)) / 5;
    value[FEATURE_PROGRESS] = progress_of(chances);
    value[FEATURE_ENDING] = state->stage == STAGE_ENDING;
    value[FEATURE_LAST] = last;
    value[FEATURE_LEAD_PROGRESS] = lead * value[FEATURE_PROGRESS];
    value[FEATURE_LEAD_LAST] = last ? lead : 0;
    value[FEATURE_TIE] = last && dice > best_of_others(chances->dice, seat, players);
    value[FEATURE_QUIET] = (float)state->quiet / (float)(CIUB_QUIET_ROUNDS * players);
}

static float sum_over(uint64_t dice, const float worth[CIUB_COLOURS])
{
    float sum = 0;
    for (int colour = 0; colour < CIUB_COLOURS; colour++)
        sum += (float)colour_count(dice, colour) * worth[colour];
    return sum;
}

/* A turn of five dice is the usual one. */
static void tell_dice(const struct chances *chances, int seat, float *value)
{
    const struct ciub_potential *potential = &chances->world->potential;
    uint64_t dice = dice_of_seat(chances->state, seat);
    value[FEATURE_SWAP] = sum_over(dice, potential->swap) / 2;
    value[FEATURE_REROLL] = sum_over(dice, potential->reroll);
    value[FEATURE_ADJUST] = sum_over(dice, potential->adjust);
    value[FEATURE_PAIR] = sum_over(dice, potential->pair);
    value[FEATURE_SKULL] = sum_over(dice, potential->skull);
    value[FEATURE_SUM] = sum_over(dice, potential->value[CIUB_KEPT]) / 30;
    for (int lane = 0; lane < CIUB_NUMBERS; lane++)
        value[FEATURE_ONE + lane] =
            sum_over(dice, potential->show[1 << lane][CIUB_KEPT]) / 2;
}

/* --- cards -------------------------------------------------------------------------- */

/* The highest of what came along. */
struct podium {
    float place[3];
};

static void podium_enter(struct podium *podium, float value)
{
    for (int i = 0; i < 3; i++)
        if (value > podium->place[i]) {
            float beaten = podium->place[i];
            podium->place[i] = value;
            value = beaten;
        }
}

static void tell_token(const struct chances *chances, int seat, int i, float *value)
{
    float hope = chances->worth[i] * chances->chance[seat][i] / 8, left = 1;
    for (int other = 0; other < chances->world->players; other++)
        if (other != seat)
            left *= 1 - chances->chance[other][i] / 2;
    value[FEATURE_TOKEN] = hope;
    value[FEATURE_SAVED] = hope * (1 - left);
}

static void tell_cards(const struct chances *chances, int seat, float *value)
{
    struct podium all = {0}, left = {0}, above = {0}, barred = {0}, likely = {0};
    for (int i = 0; i < chances->cards; i++) {
        float chance = chances->chance[seat][i];
        float hope = chances->worth[i] * chance / 8;
        if (chances->owner[i] == seat)
            tell_token(chances, seat, i, value);
        if (!may_gain(chances, seat, i)) {
            podium_enter(&barred, hope);
        } else if (chances->above[i]) {
            podium_enter(&above, hope);
        } else {
            podium_enter(&all, hope);
            podium_enter(&left, hope * chances->left[seat][i]);
            podium_enter(&likely, chance);
        }
    }
    value[FEATURE_BEST] = all.place[0];
    value[FEATURE_SECOND] = all.place[1];
    value[FEATURE_THIRD] = all.place[2];
    value[FEATURE_CHANCE] = likely.place[0];
    value[FEATURE_LEFT_BEST] = left.place[0];
    value[FEATURE_LEFT_SECOND] = left.place[1];
    value[FEATURE_ABOVE_BEST] = above.place[0];
    value[FEATURE_ABOVE_SECOND] = above.place[1];
    value[FEATURE_BARRED] = barred.place[0];
    value[FEATURE_BEST_ENDING] =
        chances->state->stage == STAGE_ENDING ? left.place[0] : 0;
    value[FEATURE_LAST_BEST] = chances->state->stage == STAGE_LAST ? left.place[0] : 0;
}

/* 5.1, 5.3: the chance of more points than all others now have, ties by dice. */
static float reach(const struct chances *chances, int seat)
{
    int players = chances->world->players;
    int rival = best_of_others(chances->points, seat, players);
    bool tie = chances->dice[seat] > best_of_others(chances->dice, seat, players);
    float needed = (float)(rival - chances->points[seat]) + (tie ? 0 : 1);
    float best = needed <= 0 ? 1 : 0;
    for (int i = 0; i < chances->cards; i++) {
        float chance = chances->chance[seat][i] * chances->left[seat][i];
        if (may_gain(chances, seat, i) && chances->worth[i] >= needed && chance > best)
            best = chance;
    }
    return best;
}

/* A random player can own thirty dice: far more than the weights were fitted for. */
static void keep_within(float *value)
{
    const float most = 3;
    for (int i = 0; i < CIUB_FEATURES; i++)
        value[i] = value[i] > most ? most : value[i] < -most ? -most : value[i];
}

void ciub_compute_features(const void *world, const void *state, float *value)
{
    struct chances chances = {.world = world, .state = state};
    find_all(&chances);
    for (int seat = 0; seat < chances.world->players; seat++) {
        float *own = value + seat * CIUB_FEATURES;
        memset(own, 0, CIUB_FEATURES * sizeof *own);
        tell_standing(&chances, seat, own);
        tell_dice(&chances, seat, own);
        tell_cards(&chances, seat, own);
        if (chances.state->stage == STAGE_LAST)
            own[FEATURE_REACH] = reach(&chances, seat);
        keep_within(own);
    }
}
