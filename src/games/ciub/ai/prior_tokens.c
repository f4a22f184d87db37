/* prior_tokens.c: prior in phase 1: tokens and removals. */
#include "games/ciub/ai/internal.h"

static const float SHARP = 60;

/* The chance that somebody else gains the card before the next turn of the seat on turn,
 * if nothing prevents it. */
static float threat(const struct ciub_world *world, const struct ciub_state *state,
                    const struct ciub_need *need)
{
    float spared = 1;
    for (int seat = 0; seat < world->players; seat++) {
        struct ciub_prospect prospect = {.dice = colours_load(state->dice[seat])};
        if (seat != state->turn)
            spared *= 1 - 0.5f * ciub_guess(world, &prospect, need);
    }
    return 1 - spared;
}

/* 4.1: what the token saves. */
static float token_worth(const struct ciub_world *world, const struct ciub_state *state,
                         int card)
{
    const struct ciub_card *spell = &world->set.card[card];
    struct ciub_prospect prospect = {.dice = colours_load(state->dice[state->turn])};
    float chance = ciub_guess(world, &prospect, &spell->need);
    float share = (cards_in_row(world, state->top) >> card & 1) != 0 ? 0.3f : 1;
    return share * chance * (1 - 0.9f * chance) * (float)spell->points *
           threat(world, state, &spell->need);
}

void ciub_prior_foresee(const struct ciub_prior *prior)
{
    const struct ciub_world *world = prior->world;
    const struct ciub_state *state = prior->state;
    float value[GAME_MAX_CHOICES], held = 0;
    if (state->token[state->turn] != CIUB_NONE)
        held = token_worth(world, state, state->token[state->turn]);
    for (int i = 0; i < prior->count; i++) {
        int card = choice_value(prior->list[i]);
        switch (choice_verb(prior->list[i])) {
        case VERB_TOKEN:
            value[i] = token_worth(world, state, card) - held;
            break;
        case VERB_REMOVE:
            value[i] = -0.02f;
            break;
        default:
            value[i] = 0;
            break;
        }
    }
    ciub_weigh(prior, value, SHARP);
}
