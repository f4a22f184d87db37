/* view.c: looking at every seat, once for all features. */
#include "games/seals/ai/view.h"

#include "games/seals/ai/prior.h"
#include "games/seals/rules/rules.h"

/* Turns of others, still in the round, before the seat's next. */
static int turns_before(const struct seals_world *world, const struct seals_state *state,
                        int seat)
{
    int count = 0;
    for (int i = state->turn; i != seat; i = seat_after(world, i))
        count += !state->seat[i].over;
    return count;
}

/* What the best of the scrolls that can be used adds to the plan. */
static float promise_of(const struct table_view *view, const struct seat_view *mine,
                        struct atlas *atlas, const struct hand *hand)
{
    uint64_t usable =
        seals_scrolls_usable(view->scene.world, view->scene.state, &mine->stance.reach) &
        ~scroll_bit(SCROLL_BINDING);
    struct prior prior;
    float best = 0;
    if (usable == 0)
        return 0;
    seals_prior_init(&prior, atlas, hand, mine->plan.value);
    for (; usable != 0; usable &= usable - 1) {
        float value = seals_prior_on_scroll(&prior, __builtin_ctzll(usable)) - prior.base;
        best = value > best ? value : best;
    }
    return best;
}

/* What may be done with dice still to be rolled. */
static float hope_of(struct atlas *atlas, const uint8_t next[COLOURS])
{
    struct needs needs;
    float hope = 0;
    seals_needs_find(atlas, &needs);
    for (int colour = 0; colour < COLOURS; colour++)
        hope += needs.value[colour][next[colour] & 3];
    return hope;
}

static void look_at_dice(struct table_view *view, int seat)
{
    const struct seals_seat *its = &view->scene.state->seat[seat];
    struct seat_view *mine = &view->seat[seat];
    struct hand hand = seals_hand_of(its);
    struct atlas atlas;
    seals_atlas_init(&atlas, &view->scene, &mine->stance, &mine->stance.reach.touched);
    mine->plan = (struct plan){0};
    mine->promise = mine->hope = 0;
    mine->breaks = (struct sites){0};
    if (seat_has_dice(its)) {
        mine->plan = seals_plan_find(&atlas, &hand);
        mine->breaks = seals_plain_breaks(view->scene.state, &mine->stance.reach);
        mine->promise = promise_of(view, mine, &atlas, &hand);
    }
    if ((its->next[0] | its->next[1] | its->next[2] | its->next[3]) != 0)
        mine->hope = hope_of(&atlas, its->next);
}

void seals_view_init(struct table_view *view, const struct seals_world *world,
                     const struct seals_state *state)
{
    seals_scene_init(&view->scene, world, state);
    view->players = world->players;
    view->end = 1 / (1 + (float)view->scene.togo);
    for (int seat = 0; seat < world->players; seat++) {
        struct seat_view *mine = &view->seat[seat];
        seals_stance_init(&mine->stance, &view->scene, seat);
        seals_access_find(&view->scene, &mine->stance, &mine->access);
        look_at_dice(view, seat);
        mine->score = seals_seat_score(&state->seat[seat], state->circle);
        mine->order = turns_before(world, state, seat);
    }
}
