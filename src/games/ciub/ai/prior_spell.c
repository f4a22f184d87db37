/* prior_spell.c: prior in phases 3 and 4: cards to gain, dice to take and trade. */
#include "games/ciub/ai/internal.h"

/* How strongly differences in points count, of cards and of dice. */
static const float SHARP_SPELL = 20, SHARP_DOWN = 5, SHARP_TRADE = 25;

/* 4.12: a die beyond the limit is worth nothing. */
static float die_worth(const float worth[CIUB_COLOURS], uint64_t dice, int colour)
{
    return colour_count(dice, colour) < colour_limit(colour) ? worth[colour] : -1;
}

/* What can be done with the hand, and with a full tray (4.8, 4.10, 4.11). */
static float choice_worth(const struct ciub_prior *prior, choice_t choice, uint64_t dice,
                          const float worth[CIUB_COLOURS])
{
    int what = choice_value(choice);
    switch (choice_verb(choice)) {
    case VERB_GAIN:
        return 1 + ciub_aim_points(prior->world, prior->state, what);
    case VERB_TAKE:
        return what == CIUB_NONE ? 0 : die_worth(worth, dice, what);
    case VERB_TRADE:
        return 1;
    case VERB_WHITEN:
        return die_worth(worth, dice, CIUB_WHITE) - worth[what] - 0.02f;
    case VERB_FOR:
        return die_worth(worth, dice, what);
    default:
        return 0;
    }
}

static void weigh_worth(const struct ciub_prior *prior, float sharp)
{
    float value[GAME_MAX_CHOICES], worth[CIUB_COLOURS];
    uint64_t dice = dice_of_seat(prior->state, prior->state->turn);
    ciub_help_colours(prior->world, prior->state, worth);
    for (int i = 0; i < prior->count; i++)
        value[i] = choice_worth(prior, prior->list[i], dice, worth);
    ciub_weigh(prior, value, sharp);
}

void ciub_prior_spell(const struct ciub_prior *prior)
{
    weigh_worth(prior, SHARP_SPELL);
}

void ciub_prior_trade(const struct ciub_prior *prior)
{
    weigh_worth(prior, SHARP_TRADE);
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
        struct ciub_prospect own = {.dice = dice_of_seat(state, state->turn)};
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
