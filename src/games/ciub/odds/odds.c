/* odds.c: the odds of ciub as the core asks for them: states and words to situations. */
#include "games/ciub/odds/odds.h"

#include <string.h>
#include <strings.h>

#include "games/ciub/odds/solve.h"
#include "games/ciub/rules/rules.h"
#include "i18n/i18n.h"

static void *oracle_new(const void *game_world)
{
    const struct ciub_world *world = game_world;
    return ciub_oracle_new(&world->set);
}

static void oracle_free(void *oracle)
{
    ciub_oracle_free(oracle);
}

/* --- from a state to a situation ---------------------------------------------------- */

static struct ciub_begun begun_in(const struct ciub_state *state)
{
    static const enum ciub_verb verbs[STEPS] = {
        [STEP_SWAP] = VERB_SWAP,     [STEP_REROLL] = VERB_REROLL,
        [STEP_ADJUST] = VERB_ADJUST, [STEP_TURN] = VERB_ADJUST,
        [STEP_PUT] = VERB_PUT,
    };
    struct ciub_begun begun = {
        .verb = verbs[state->step], .source = state->source, .target = -1};
    if (state->step == STEP_PUT)
        begun.source = state->target;
    if (state->step == STEP_TURN && state->itself)
        begun.itself = true;
    else if (state->step == STEP_TURN)
        begun.target = state->target;
    return begun;
}

/* Whether the player on turn has not rolled yet. */
static bool before_roll(const struct ciub_state *state)
{
    return state->step == STEP_FORESEE || (state->step == STEP_REFILL && !state->gained);
}

static struct ciub_situation situation_of(const struct ciub_world *world,
                                          const struct ciub_state *state)
{
    struct ciub_situation situation = {.set = &world->set, .begun = begun_in(state)};
    memcpy(situation.supply, state->supply, sizeof situation.supply);
    if (before_roll(state)) {
        memcpy(situation.rolling, state->dice[state->turn], sizeof situation.rolling);
        return situation;
    }
    memcpy(situation.rolling, state->rolling, sizeof situation.rolling);
    memcpy(situation.outside, state->outside, sizeof situation.outside);
    memcpy(situation.tray, state->tray, sizeof situation.tray);
    situation.moved = state->moved;
    return situation;
}

static bool has_odds(const struct ciub_state *state)
{
    return before_roll(state) || (state->step >= STEP_ROLL && state->step <= STEP_SPELL);
}

/* --- goals -------------------------------------------------------------------------- */

static int add_goal(const struct ciub_set *set, int card, struct odds_goal *list,
                    int count)
{
    struct text name = text_init(list[count].name, sizeof list[count].name);
    text_put(&name, set->card[card].name);
    return count + 1;
}

/* 4.3, 4.8, 5.1: cards that could be gained in this turn. */
static int goals(const void *game_world, const void *game_state, struct odds_goal *list)
{
    const struct ciub_world *world = game_world;
    const struct ciub_state *state = game_state;
    int count = 0;
    if (!has_odds(state))
        return 0;
    uint64_t wanted = cards_for_seat(world, state, state->turn);
    for (int i = 0; i < 2 * world->row; i++) { /* as they lie, the bottom row first */
        bool below = i < world->row;
        int card = below ? state->bottom[i] : state->top[i - world->row];
        if (card != CIUB_NONE && (wanted >> card & 1) != 0)
            count = add_goal(&world->set, card, list, count);
    }
    return count;
}

static int group(const void *game_world, const char *name, struct odds_goal *list)
{
    const struct ciub_world *world = game_world;
    const struct ciub_set *set = &world->set;
    static const char *const letters[] = {"A", "B", "C"};
    int count = 0, known = -1;
    for (int letter = LETTER_A; letter <= LETTER_C; letter++) {
        bool usual = name[0] == '\0' && letter != LETTER_C;
        if (!usual && strcasecmp(name, letters[letter]) != 0)
            continue;
        known = letter;
        for (int card = 0; card < set->cards; card++)
            if (set->card[card].letter == letter)
                count = add_goal(set, card, list, count);
    }
    return known < 0 ? -1 : count;
}

/* --- questions ---------------------------------------------------------------------- */

/* NULL, with the reason, unless it is a card whose odds can be asked for. */
static const struct ciub_need *need_of(const struct ciub_world *world, const char *goal,
                                       struct reason *why)
{
    int card = ciub_set_card(&world->set, goal);
    if (card < 0)
        reason_set(why, "", "there is no card '%s'", goal);
    else if (world->set.card[card].letter == LETTER_D)
        reason_set(why, "5.1", "%s comes with another card: ask for that", goal);
    else
        return &world->set.card[card].need;
    return NULL;
}

/* Before the roll there is nothing else to do. */
static void advise_roll(struct odds_answer *answer)
{
    struct text advice = text_init(answer->advice, sizeof answer->advice);
    if (answer->high > 0)
        text_put(&advice, "roll");
}

static bool nothing_lies(const struct ciub_situation *situation)
{
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        if (situation->outside[kind] > 0)
            return false;
    return true;
}

static bool ask(void *oracle, const void *game_world, const void *game_state,
                const char *goal, uint64_t effort, struct odds_answer *answer,
                struct reason *why)
{
    const struct ciub_world *world = game_world;
    const struct ciub_state *state = game_state;
    if (!has_odds(state))
        return reason_set(why, "4.8", "no dice are rolled for a card here");
    const struct ciub_need *need = need_of(world, goal, why);
    if (need == NULL)
        return false;
    struct ciub_situation situation = situation_of(world, state);
    ciub_oracle_ask(oracle, &situation, need, effort, answer);
    if (state->step == STEP_FORESEE)
        advise_roll(answer);
    return true;
}

static bool ask_words(void *oracle, const void *game_world, const char *words,
                      const char *goal, uint64_t effort, struct odds_answer *answer,
                      struct reason *why)
{
    const struct ciub_world *world = game_world;
    struct ciub_situation situation;
    struct error error = {0};
    const struct ciub_need *need = need_of(world, goal, why);
    if (need == NULL)
        return false;
    if (!ciub_situation_read(&situation, &world->set, words, &error))
        return reason_set(why, "", "%s", error.text);
    ciub_oracle_ask(oracle, &situation, need, effort, answer);
    if (nothing_lies(&situation))
        advise_roll(answer);
    return true;
}

const struct odds ciub_odds = {
    .title = TR_NOOP("How likely you are to gain a card this turn"),
    .oracle_new = oracle_new,
    .oracle_free = oracle_free,
    .goals = goals,
    .ask = ask,
    .ask_words = ask_words,
    .group = group,
};
