/* dice_value.c: what dice are good for in later turns. */
#include "games/ciub/ai/internal.h"

/* Dice that can swap suit any card. */
static const float FLEXIBLE = 0.6f;

/* A hand of white dice with which the card is neither sure nor out of reach. */
static uint64_t usual_hand(const struct ciub_world *world, const struct ciub_need *need)
{
    struct ciub_prospect prospect = {.dice = CIUB_KEPT * colour_one(CIUB_WHITE)};
    while (ciub_guess(world, &prospect, need) < 0.15f &&
           colours_sum(prospect.dice) < 2 * CIUB_KEPT)
        prospect.dice += colour_one(CIUB_WHITE);
    return prospect.dice;
}

void ciub_help_find(struct ciub_world *world)
{
    const struct ciub_set *set = &world->set;
    for (int card = 0; card < set->cards; card++) {
        const struct ciub_need *need = &set->card[card].need;
        struct ciub_prospect prospect = {.dice = usual_hand(world, need)};
        float before = ciub_guess(world, &prospect, need);
        for (int colour = 0; colour < set->colours; colour++) {
            struct ciub_prospect more = {.dice = prospect.dice + colour_one(colour)};
            world->help[card][colour] = ciub_guess(world, &more, need) - before;
        }
    }
}

static void add_row(const struct ciub_world *world, const uint8_t row[CIUB_ROW],
                    uint64_t refused, float share, float worth[CIUB_COLOURS])
{
    for (int i = 0; i < world->row; i++) {
        int card = row[i];
        if (card == CIUB_NONE || (refused >> card & 1) != 0)
            continue;
        float points = share * (float)world->set.card[card].points;
        for (int colour = 0; colour < CIUB_COLOURS; colour++)
            worth[colour] += points * world->help[card][colour];
    }
}

/* Cards of the top row may have come down by then. */
void ciub_help_colours(const struct ciub_world *world, const struct ciub_state *state,
                       float worth[CIUB_COLOURS])
{
    uint64_t refused = cards_marked(world, state, state->turn);
    float share = 1 / (float)world->row;
    memset(worth, 0, CIUB_COLOURS * sizeof *worth);
    add_row(world, state->bottom, refused, share, worth);
    add_row(world, state->top, refused, share / 2, worth);
    for (int colour = 0; colour < CIUB_COLOURS; colour++)
        worth[colour] += FLEXIBLE * world->potential.swap[colour];
}
