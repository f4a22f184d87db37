/* prior_spell.c: prior in phases 3 and 4: cards to gain, dice to take and trade. */
#include "games/ciub/ai/internal.h"

/* How sharply points are told apart, of cards and dice. */
static const float SHARP_SPELL = 20, SHARP_DOWN = 5, SHARP_TRADE = 25;

/* Dice of the hand or tray, by colour. */
static uint64_t own_dice(const struct ciub_state *state)
{
    return dice_of_seat(state, state->turn);
}

/* 4.12: a die beyond the limit is worth nothing. */
static float die_worth(const float worth[CIUB_COLOURS], uint64_t dice, int colour)
{
    return lane_of(dice, colour) < colour_limit(colour) ? worth[colour] : -1;
}

void ciub_prior_spell(const struct ciub_prior *prior)
{
    const struct ciub_state *state = prior->state;
    float value[GAME_MAX_CHOICES], worth[CIUB_COLOURS];
    uint64_t dice = own_dice(state);
    ciub_help_colours(prior->world, state, worth);
    for (int i = 0; i < prior->count; i++) {
        int what = choice_value(prior->list[i]);
        if (choice_verb(prior->list[i]) == VERB_GAIN)
            value[i] = 1 + ciub_aim_points(prior->world, state, what);
        else
            value[i] = what == CIUB_NONE ? 0 : die_worth(worth, dice, what);
    }
    ciub_weigh(prior, value, SHARP_SPELL);
}

/* 4.9: a card for oneself, not for those who come before. */
void ciub_prior_down(const struct ciub_prior *prior)
{
    const struct ciub_world *world = prior->world;
    const struct ciub_state *state = prior->state;
    float value[GAME_MAX_CHOICES];
    for (int i = 0; i < prior->count; i++) {
        int card = choice_value(prior->list[i]);
        const struct ciub_card *spell = &world->set.card[card];
        int next = (state->turn + 1) % world->players;
        uint64_t mine = own_dice(state);
        struct ciub_prospect own = {.dice = mine};
        struct ciub_prospect other = {.dice = colours_load(state->dice[next])};
        value[i] =
            (float)spell->points * (0.5f * ciub_guess(world, &own, &spell->need) -
                                    0.8f * ciub_guess(world, &other, &spell->need));
        if (card == state->token[state->turn])
            value[i] += 1;
    }
    ciub_weigh(prior, value, SHARP_DOWN);
}

/* 4.9: the best five. What comes later in the list may be better: a die is kept if fewer
 * than are still to be kept beat it. */
void ciub_prior_keep(const struct ciub_prior *prior)
{
    const struct ciub_state *state = prior->state;
    const struct ciub_set *set = &prior->world->set;
    float worth[CIUB_COLOURS];
    int left = CIUB_KEPT - colours_sum(hand_by_colour(state));
    ciub_help_colours(prior->world, state, worth);
    int from = state->target == CIUB_NONE ? 0 : state->target;
    for (int i = 0; i < prior->count; i++) {
        int which = choice_value(prior->list[i]), better = 0;
        float own = worth[which / 2] + (which % 2 ? 0.5f : 0);
        for (int other = from; other < 2 * set->colours; other++) {
            float rival = worth[other / 2] + (other % 2 ? 0.5f : 0);
            if (other != which && (rival > own || (rival == own && other < which)))
                better += tray_count(set, state, other) - hand_count(state, other);
        }
        prior->weight[i] = better < left ? 1 : 0.05f / (float)(better + 1);
    }
    /* The first of those kept comes first, or it cannot be kept any more. */
    for (int i = 1; i < prior->count; i++)
        if (prior->weight[0] == 1)
            prior->weight[i] *= 0.02f;
}

/* 4.11 */
void ciub_prior_trade(const struct ciub_prior *prior)
{
    const struct ciub_state *state = prior->state;
    float value[GAME_MAX_CHOICES], worth[CIUB_COLOURS];
    uint64_t dice = own_dice(state);
    ciub_help_colours(prior->world, state, worth);
    for (int i = 0; i < prior->count; i++) {
        int what = choice_value(prior->list[i]);
        switch (choice_verb(prior->list[i])) {
        case VERB_TRADE:
            value[i] = 1;
            break;
        case VERB_WHITEN:
            value[i] = die_worth(worth, dice, CIUB_WHITE) - worth[what] - 0.02f;
            break;
        case VERB_FOR:
            value[i] = die_worth(worth, dice, what);
            break;
        default:
            value[i] = 0;
            break;
        }
    }
    ciub_weigh(prior, value, SHARP_TRADE);
}
