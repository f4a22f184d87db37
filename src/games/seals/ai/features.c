/* features.c: how a seat stands, in numbers.
 *
 * They are scaled to be around 0 to 1. What they weigh is learned
 * (ai/evaluator/evaluator.h), so a feature need only tell something that matters; where
 * two things matter together their product is a feature, as the network behind is small.
 */
#include "games/seals/ai/features.h"

#include <string.h>

#include "games/seals/ai/view.h"
#include "games/seals/rules/rules.h"

static const struct seals_seat *seat_in(const struct table_view *view, int seat)
{
    return &view->scene.state->seat[seat];
}

/* --- points and the end ------------------------------------------------------------- */

/* The lead over the best other player, by points, or by what the dice will make of them.
 */
static float lead_of(const struct table_view *view, int seat, bool by_plan)
{
    int mine = 0, best = -1;
    for (int i = 0; i < view->players; i++) {
        int score = view->seat[i].score + (by_plan ? view->seat[i].plan.points : 0);
        if (i == seat)
            mine = score;
        else if (score > best)
            best = score;
    }
    return (float)(mine - best) / 15;
}

static void tell_points(const struct table_view *view, int seat, float *value)
{
    const struct seat_view *mine = &view->seat[seat];
    float lead = lead_of(view, seat, false), planned = lead_of(view, seat, true);
    float last = view->scene.togo == 0;
    value[FEATURE_SCORE] = (float)mine->score / 40;
    value[FEATURE_LEAD] = lead;
    value[FEATURE_LEAD_TWO] = view->scene.togo == 2 ? lead : 0;
    value[FEATURE_LEAD_ONE] = view->scene.togo == 1 ? lead : 0;
    value[FEATURE_LEAD_NEAR] = lead * view->end;
    value[FEATURE_LEAD_LAST] = lead * last;
    value[FEATURE_AHEAD_LAST] = last * (lead > 0 ? 1.f : lead < 0 ? -1.f : 0);
    value[FEATURE_PLANNED] = planned;
    value[FEATURE_PLANNED_NEAR] = planned * view->end;
    value[FEATURE_PLANNED_LAST] = planned * last;
    if (view->scene.togo == 1 && mine->plan.strong > 0)
        value[FEATURE_FINISH] = lead;
}

static void tell_game(const struct table_view *view, float *value)
{
    const struct seals_state *state = view->scene.state;
    int left = 0;
    for (int strength = MIN_STRENGTH; strength <= MAX_STRENGTH; strength++)
        left +=
            strength * __builtin_popcountll(state->lying & scrolls_of_strength(strength));
    value[FEATURE_PLAYERS] = (float)(view->players - 2) / 3;
    value[FEATURE_END] = view->end;
    value[FEATURE_LAST] = view->scene.togo == 0;
    value[FEATURE_LEFT] = (float)left / (float)(60 * view->players);
}

/* --- the round ---------------------------------------------------------------------- */

static float next_order(const struct table_view *view, int seat)
{
    const struct seals_state *state = view->scene.state;
    int first = state->first;
    if (state->step != STEP_ROLL) /* 4.7 */
        first = seat_after(view->scene.world, first);
    int after = seat - first;
    return (float)(after < 0 ? after + view->players : after) / (float)view->players;
}

static void tell_round(const struct table_view *view, int seat, float *value)
{
    const struct seals_seat *mine = seat_in(view, seat);
    int dice = 0, pips = 0, waiting = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        dice += dice_count(mine->dice[colour]);
        pips += dice_sum(mine->dice[colour]);
        waiting += mine->next[colour];
    }
    bool playing = view->scene.state->step == STEP_TURN;
    value[FEATURE_TURN] = playing && view->scene.state->turn == seat;
    if (playing && !mine->over)
        value[FEATURE_ORDER] = (float)view->seat[seat].order / (float)view->players;
    value[FEATURE_NEXT_ORDER] = next_order(view, seat);
    value[FEATURE_OUT] = mine->over;
    value[FEATURE_DICE] = (float)dice / 3;
    value[FEATURE_PIPS] = (float)pips / 12;
    value[FEATURE_WAITING] = (float)waiting / 3;
    value[FEATURE_OWED] = (float)mine->owed / 3;
    value[FEATURE_STUCK] = dice > 0 && !sites_any(&view->seat[seat].breaks);
}

/* --- what the dice can do ----------------------------------------------------------- */

/* The best scroll out of a set, as points. */
static int best_gain(const struct table_view *view, int seat, const struct sites *among)
{
    int best = 0;
    for (int i = sites_next(among, 0); i >= 0; i = sites_next(among, i + 1)) {
        int gain = view->seat[seat].stance.gain[i];
        best = gain > best ? gain : best;
    }
    return best;
}

/* Scrolls that can be won at once: all, those that somebody who is on turn sooner can win
 * too, and the rest. */
static void tell_grabs(const struct table_view *view, int seat, float *value)
{
    const struct seat_view *mine = &view->seat[seat];
    struct sites all, lost, safe;
    for (int i = 0; i < SITE_WORDS; i++) {
        uint64_t sooner = 0;
        for (int other = 0; other < view->players; other++)
            if (other != seat && view->seat[other].order < mine->order)
                sooner |= view->seat[other].breaks.word[i];
        all.word[i] = mine->breaks.word[i] & view->scene.state->scrolls.word[i];
        lost.word[i] = all.word[i] & sooner;
        safe.word[i] = all.word[i] & ~sooner;
    }
    value[FEATURE_GRAB] = (float)best_gain(view, seat, &all) / 8;
    value[FEATURE_GRAB_LOST] = (float)best_gain(view, seat, &lost) / 8;
    value[FEATURE_GRAB_SAFE] = (float)best_gain(view, seat, &safe) / 8;
}

/* More than `many` is no better. */
static float up_to_one(int count, int many)
{
    return (float)(count < many ? count : many) / (float)many;
}

static void tell_dice(const struct table_view *view, int seat, float *value)
{
    const struct seat_view *mine = &view->seat[seat];
    float points = (float)mine->plan.points / 8;
    value[FEATURE_PLAN] = points;
    value[FEATURE_PLAN_VALUE] = mine->plan.value / 8;
    value[FEATURE_PLAN_TURN] = points * value[FEATURE_TURN];
    value[FEATURE_PLAN_LAST] = points * value[FEATURE_LAST];
    value[FEATURE_PROMISE] = mine->promise / 8;
    if (!sites_any(&mine->breaks))
        value[FEATURE_PROMISE_STUCK] = mine->promise / 8;
    value[FEATURE_PLAN_STRONG] = (float)mine->plan.strong;
    value[FEATURE_BREAKS] = up_to_one(sites_count(&mine->breaks), 8);
    if (sites_any(&mine->breaks))
        tell_grabs(view, seat, value);
    value[FEATURE_HOPE] = mine->hope / 8;
}

/* --- how far the scrolls are -------------------------------------------------------- */

/* Another's claim to a scroll counts more, the sooner they can be there. */
static float share(int when, int others)
{
    static const float by_lead[9] = {0.05f, 0.1f, 0.2f, 0.35f, 0.5f,
                                     0.65f, 0.8f, 0.9f, 0.95f};
    int lead = others - when;
    return by_lead[lead < -4 ? 0 : lead > 4 ? 8 : lead + 4];
}

/* The sooner the better. */
static float soon(int when)
{
    return (float)(ACCESS_FAR - when) / (float)ACCESS_FAR;
}

static void tell_scroll(const struct table_view *view, int seat, int site, float *value)
{
    const struct seat_view *mine = &view->seat[seat];
    int when = mine->access.when[site], others = ACCESS_FAR;
    if (when >= ACCESS_FAR)
        return;
    for (int other = 0; other < view->players; other++)
        if (other != seat && view->seat[other].access.when[site] < others)
            others = view->seat[other].access.when[site];
    float gain = (float)mine->stance.gain[site] / 20;
    float mostly = share(when, others) * soon(when) * soon(when);
    int band = when <= 3 ? 0 : when <= 6 ? 1 : when <= 9 ? 2 : 3;
    value[FEATURE_PROSPECT] += gain * mostly;
    value[FEATURE_NEAR_1 + band] += gain;
    if (when < others)
        value[FEATURE_FIRST_1 + band] += gain;
    if (seal_strength(view->scene.state, site) < MAX_STRENGTH)
        return;
    value[FEATURE_PROSPECT_STRONG] += mostly;
    value[FEATURE_STRONG_FIRST] += when < others;
    if (when <= 10)
        value[when <= 5   ? FEATURE_STRONG_1
              : when <= 8 ? FEATURE_STRONG_2
                          : FEATURE_STRONG_3] += 1;
}

static void tell_access(const struct table_view *view, int seat, float *value)
{
    const struct seals_state *state = view->scene.state;
    const struct reach *reach = &view->seat[seat].stance.reach;
    struct sites seals = seals_breakable(state, reach), barred;
    for (int i = 0; i < SITE_WORDS; i++)
        barred.word[i] =
            reach->touched.word[i] & state->seals.word[i] & reach->barred.word[i];
    value[FEATURE_SEALS] = up_to_one(sites_count(&seals), 20);
    value[FEATURE_BARRED] = up_to_one(sites_count(&barred), 3);
    for (int i = sites_next(&state->scrolls, 0); i >= 0;
         i = sites_next(&state->scrolls, i + 1))
        tell_scroll(view, seat, i, value);
}

/* --- scrolls to use ----------------------------------------------------------------- */

/* Own Synergies, for what is still to be won of their element. */
static float synergy_hope(const struct table_view *view, int seat)
{
    int hope = 0;
    for (int element = 0; element < ELEMENTS; element++)
        if (view->seat[seat].stance.synergies[element] != 0)
            hope += view->seat[seat].stance.synergies[element] *
                    __builtin_popcountll(view->scene.state->lying &
                                         scrolls_of_element(element));
    return (float)hope / 10;
}

static float absorbed(const struct seals_state *state, uint64_t own)
{
    int strength = 0;
    for (int element = 0; element < ELEMENTS; element++) {
        int scroll = scroll_of(SPELL_ABSORPTION, element);
        if (state->absorbed[element] != 0 && (own & scroll_bit(scroll)))
            strength += token_strength(state->absorbed[element]);
    }
    return (float)strength / 6;
}

/* Own scrolls by spell, but for Synergy, which is not used. */
static void tell_spells(const struct table_view *view, uint64_t own, float *value)
{
    static const uint8_t of_circle[CIRCLES + 1] = {0, FEATURE_CHANGE, FEATURE_SWAP,
                                                   FEATURE_DECEPTION, FEATURE_DISPATCH};
    int circle = view->scene.state->circle;
    float time = (1 - view->end) / 2;
    for (int i = 0; i < STRENGTHS; i++) {
        uint64_t kind = scrolls_of_strength(i + MIN_STRENGTH);
        int basic = __builtin_popcountll(own & kind & basic_scrolls);
        int later = __builtin_popcountll(own & kind & ~basic_scrolls);
        if (i + MIN_STRENGTH < MAX_STRENGTH)
            value[FEATURE_CHANGE + i] = (float)basic * time;
        if (circle > 1 || i + MIN_STRENGTH < MAX_STRENGTH)
            value[of_circle[circle] + i] += (float)later * time;
    }
}

static void tell_scrolls(const struct table_view *view, int seat, float *value)
{
    const struct seals_seat *mine = seat_in(view, seat);
    tell_spells(view, mine->up | mine->down, value);
    value[FEATURE_SYNERGY_HOPE] = synergy_hope(view, seat) * (1 - view->end);
    value[FEATURE_ABSORBED] = absorbed(view->scene.state, mine->up | mine->down);
    if (mine->over || !seat_has_dice(mine))
        return;
    const uint64_t synergies = scrolls_of_strength(MAX_STRENGTH) & basic_scrolls;
    uint64_t basic = mine->up & basic_scrolls & ~synergies;
    uint64_t later = scrolls_from_twins(mine->up);
    if (view->scene.state->circle == 1)
        later &= ~synergies;
    value[FEATURE_BINDING_UP] = (mine->up & scroll_bit(SCROLL_BINDING)) != 0;
    value[FEATURE_FAMILIAR] = mine->familiar != SITE_NONE;
    value[FEATURE_READY_BASIC] = (float)__builtin_popcountll(basic) / 3;
    value[FEATURE_READY_LATER] = (float)__builtin_popcountll(later) / 3;
    value[FEATURE_FACE_DOWN] = (float)__builtin_popcountll(mine->down) / 3;
}

void seals_features_find(const struct seals_world *world, const struct seals_state *state,
                         float *value)
{
    struct table_view view;
    seals_view_init(&view, world, state);
    memset(value, 0, sizeof *value * (size_t)(world->players * FEATURES));
    for (int seat = 0; seat < world->players; seat++, value += FEATURES) {
        tell_points(&view, seat, value);
        tell_game(&view, value);
        tell_round(&view, seat, value);
        tell_dice(&view, seat, value);
        tell_access(&view, seat, value);
        tell_scrolls(&view, seat, value);
    }
}
