/* score.c: points and winners (rule 7), and a rough estimate of how a seat stands. */
#include "games/seals/rules/score.h"

#include "games/seals/rules/reach.h"
#include "games/seals/rules/rules.h"

/* 7.1: Synergy of each element: basic circle's, and its copy in a circle-I game. */
static int synergy_points(uint64_t own, int circle)
{
    int points = 0;
    for (int element = 0; element < ELEMENTS; element++) {
        int scroll = scroll_of(SPELL_SYNERGY, element);
        int of_element = __builtin_popcountll(own & scrolls_of_element(element));
        if (own & scroll_bit(scroll))
            points += of_element;
        if (circle == 1 && (own & scroll_bit(scroll_twin(scroll))))
            points += of_element;
    }
    return points;
}

int seals_seat_score(const struct seals_seat *seat, int circle)
{
    uint64_t own = seat->up | seat->down;
    int points = synergy_points(own, circle);
    for (int strength = 1; strength <= MAX_STRENGTH; strength++)
        points += strength * __builtin_popcountll(own & scrolls_of_strength(strength));
    return points;
}

void seals_scores(const void *game_world, const void *game_state, int *score)
{
    const struct seals_world *world = game_world;
    const struct seals_state *state = game_state;
    for (int seat = 0; seat < world->players; seat++)
        score[seat] = seals_seat_score(&state->seat[seat], state->circle);
}

unsigned seals_winners(const void *game_world, const void *game_state)
{
    const struct seals_world *world = game_world;
    const struct seals_state *state = game_state;
    if (state->step != STEP_OVER)
        return 0;
    int score[SEALS_MAX_PLAYERS], best = 0;
    seals_scores(world, state, score);
    for (int seat = 0; seat < world->players; seat++)
        if (score[seat] > best)
            best = score[seat];
    unsigned winners = 0;
    for (int seat = 0; seat < world->players; seat++)
        if (score[seat] == best) /* 7.2 */
            winners |= 1u << seat;
    return winners;
}

/* How near the scrolls are: those within reach count by strength, and a token within
 * reach counts more, the stronger the scrolls just behind it. */
static int prospects(const struct seals_world *world, const struct seals_state *state,
                     const struct reach *reach)
{
    struct sites near = seals_breakable(state, reach);
    int points = 0;
    for (int i = sites_next(&near, 0); i >= 0; i = sites_next(&near, i + 1)) {
        if (scroll_on(state, i)) {
            points += 6 * seal_strength(state, i);
            continue;
        }
        struct sites behind = seals_breakable_after(world, state, reach, i);
        for (int j = sites_next(&behind, 0); j >= 0; j = sites_next(&behind, j + 1))
            if (!sites_has(&near, j))
                points += scroll_on(state, j) ? seal_strength(state, j) : 1;
    }
    return points;
}

/* Whether a spell may help when no seal can be broken; Binding, which only brings the
 * familiar to the mage, does not count. */
static bool has_spell(const struct seals_world *world, const struct seals_state *state,
                      const struct reach *reach)
{
    uint64_t scrolls = state->seat[reach->seat].up;
    if (state->step == STEP_TURN && state->turn == reach->seat)
        scrolls = seals_scrolls_usable(world, state, reach);
    return (scrolls & ~scroll_bit(SCROLL_BINDING)) != 0;
}

/* Dice in hand are worth what they show, less than a broken seal; half of that if only a
 * spell can make use of them, and nothing if not even that. */
static int hand(const struct seals_world *world, const struct seals_state *state,
                const struct reach *reach)
{
    const struct seals_seat *mine = &state->seat[reach->seat];
    struct sites now = seals_plain_breaks(state, reach);
    int points = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        points += 4 * dice_sum(mine->dice[colour]) + 6 * dice_count(mine->dice[colour]);
    if (sites_any(&now))
        return points;
    return has_spell(world, state, reach) ? points / 2 : 0;
}

/* Scrolls to use later. Binding must be worth more than keeping the dice, or it would be
 * used to put off a break. */
static int scrolls_in_hand(const struct seals_seat *seat)
{
    return 3 * __builtin_popcountll(seat->up) +
           (seat->up & scroll_bit(SCROLL_BINDING) ? 60 : 0);
}

int seals_estimate(const void *game_world, const void *game_state, int seat)
{
    const struct seals_world *world = game_world;
    const struct seals_state *state = game_state;
    const struct seals_seat *mine = &state->seat[seat];
    int points = 100 * seals_seat_score(mine, state->circle) + scrolls_in_hand(mine);
    if (state->turn == seat)
        points += 10 * state->rolling; /* dice in the air */
    if (mine->place == SITE_NONE)
        return points;
    struct reach reach;
    seals_reach_find(world, state, seat, &reach);
    points += hand(world, state, &reach);
    return points + 2 * prospects(world, state, &reach);
}
