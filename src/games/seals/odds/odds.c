/* odds.c: the chances of the roll that is in the air, or of the best roll to choose.
 *
 * While dice are falling there is one hand to count. While a player chooses, each way to
 * a roll is tried on a copy of the state, through the lists of the rules themselves. */
#include "games/seals/odds/odds.h"

#include <stdlib.h>

#include "games/seals/notation/notation.h"
#include "games/seals/odds/internal.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

/* A question on its way to an answer. */
struct question {
    const struct odds_ways *ways;
    const struct seals_world *world;
    struct odds_aim aim;
    bool found; /* a roll that can be made */
    struct odds_share best;
    char advice[ODDS_ADVICE]; /* the choices that lead to the best roll */
};

/* Whose roll it is, or could be after the next choice; NONE if no dice are rolled. */
static int roller(const struct seals_state *state)
{
    switch ((enum step)state->step) {
    case STEP_ROLL:
    case STEP_REROLL:
    case STEP_TURN:
    case STEP_DICE:
    case STEP_COLOUR:
    case STEP_EXPLOIT:
        return state->turn;
    case STEP_TAKE:
        return state->actor;
    default:
        return NONE;
    }
}

static bool is_better(const struct odds_share *share, const struct odds_share *than)
{
    return share->hits * than->all > than->hits * share->all;
}

static void judge(struct question *question, const struct odds_hand *hand,
                  const char *advice)
{
    struct odds_share share = seals_odds_count(question->ways, hand, &question->aim);
    if (question->found && !is_better(&share, &question->best))
        return;
    struct text out = text_init(question->advice, sizeof question->advice);
    question->found = true;
    question->best = share;
    text_put(&out, advice);
}

/* 6.3, 6.5: the dice of a spell are in the air. */
static void judge_reroll(struct question *question, const struct seals_state *state,
                         const char *advice)
{
    struct odds_hand hand = seals_odds_hand_of(state, state->turn);
    hand.falling[state->colour] = state->rolling;
    judge(question, &hand, advice);
}

/* 4.1: the dice taken for this round fall. */
static void judge_roll(struct question *question, const struct seals_state *state)
{
    struct odds_hand hand = seals_odds_hand_of(state, state->turn);
    for (int colour = 0; colour < COLOURS; colour++)
        hand.falling[colour] = state->seat[state->turn].next[colour];
    judge(question, &hand, "");
}

/* 3.5, 4.5, 4.6: every handful that can be taken, as it will fall in the next round. */
static void judge_takes(struct question *question, const struct seals_state *state)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = seals_rules_choices(question->world, state, list);
    for (int i = 0; i < count; i++) {
        char room[GAME_MAX_CHOICE_TEXT];
        struct text words = text_init(room, sizeof room);
        struct odds_hand hand = seals_odds_hand_of(state, state->actor);
        for (int colour = 0; colour < COLOURS; colour++)
            hand.falling[colour] = (uint8_t)(state->seat[state->actor].next[colour] +
                                             (choice_value(list[i]) >> (2 * colour) & 3));
        seals_choice_write(question->world, state, list[i], &words);
        judge(question, &hand, room);
    }
}

/* Whether using a spell lets dice fall, as Renewal and Growth do. */
static bool rolls_dice(enum spell spell)
{
    return seals_spell_table[spell].steps >> STEP_REROLL & 1;
}

/* Whether a choice is on the way to such dice. */
static bool leads_to_roll(const struct seals_state *state, choice_t choice)
{
    if (state->step == STEP_DICE || state->step == STEP_COLOUR)
        return rolls_dice(seals_cast_current(state).spell);
    if (choice_kind(choice) != PICK_SCROLL)
        return false;
    enum spell spell = scroll_spell((int)choice_value(choice), state->circle);
    return rolls_dice(spell) || spell == SPELL_EXPLOITATION;
}

/* Tries every way to a roll. It ends: a scroll, a scroll exploited by it (which cannot be
 * an Exploitation, 6.17), its dice or colour, and then dice are falling. */
static void try_choices(struct question *question, const struct seals_state *state,
                        const char *before)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = seals_rules_choices(question->world, state, list);
    for (int i = 0; i < count; i++) {
        if (!leads_to_roll(state, list[i]))
            continue;
        char line[ODDS_ADVICE];
        struct text words = text_init(line, sizeof line);
        struct seals_state after = *state;
        text_put(&words, before);
        text_space(&words);
        seals_choice_write(question->world, state, list[i], &words);
        seals_rules_apply(question->world, &after, list[i]);
        if (after.step == STEP_REROLL)
            judge_reroll(question, &after, line);
        else
            try_choices(question, &after, line);
    }
}

/* 4.2: in a turn the dice may suffice as they are. */
static bool is_met_now(const struct question *question, const struct seals_state *state)
{
    struct odds_hand hand = seals_odds_hand_of(state, state->turn);
    return state->step == STEP_TURN && seals_odds_aim_met(&question->aim, hand.sum);
}

static void look_for_rolls(struct question *question, const struct seals_state *state)
{
    switch ((enum step)state->step) {
    case STEP_ROLL:
        judge_roll(question, state);
        break;
    case STEP_REROLL:
        judge_reroll(question, state, "");
        break;
    case STEP_TAKE:
        judge_takes(question, state);
        break;
    default:
        try_choices(question, state, "");
        break;
    }
}

static void fill_answer(const struct question *question, bool now,
                        struct odds_answer *answer)
{
    struct text advice = text_init(answer->advice, sizeof answer->advice);
    struct text method = text_init(answer->method, sizeof answer->method);
    answer->exact = true;
    answer->low = (double)question->best.hits / (double)question->best.all;
    if (now)
        answer->low = 1;
    else if (question->best.hits > 0)
        text_put(&advice, question->advice);
    if (now)
        tr_put(&method, "breakable now");
    else if (question->aim.parts == 0)
        tr_put(&method, "out of reach");
    else
        tr_put(&method, "%llu of %llu rolls", (unsigned long long)question->best.hits,
               (unsigned long long)question->best.all);
    answer->high = answer->low;
    answer->effort = 0;
}

/* Always exact, and so quick that effort is not limited. */
static bool ask(void *oracle, const void *world, const void *game_state, const char *goal,
                uint64_t effort, struct odds_answer *answer, struct reason *why)
{
    (void)effort;
    const struct seals_state *state = game_state;
    struct question question = {.ways = oracle, .world = world};
    int seat = roller(state);
    if (seat == NONE)
        return reason_set(why, "4.1", "no dice are about to be rolled here");
    struct sites reached = seals_reached(world, state, seat);
    if (!seals_odds_goal_read(world, state, &reached, goal, &question.aim, why))
        return false;
    look_for_rolls(&question, state);
    if (!question.found)
        return reason_set(why, "4.2",
                          "nothing is rolled here: %s has no Renewal or Growth to use",
                          tr(seals_mage_name[state->seat[seat].mage]));
    fill_answer(&question, is_met_now(&question, state), answer);
    return true;
}

/* Whether a roll, or no roll, can make the seal breakable. */
static bool can_come_true(struct question *question, const struct seals_state *state,
                          int site)
{
    question->found = false;
    question->aim.parts = 0;
    seals_odds_aim_at(state, site, &question->aim);
    look_for_rolls(question, state);
    return question->best.hits > 0 || is_met_now(question, state);
}

static int goals(const void *world, const void *game_state, struct odds_goal *list)
{
    const struct seals_state *state = game_state;
    struct odds_ways ways;
    struct question question = {.ways = &ways, .world = world};
    int seat = roller(state), count = 0;
    if (seat == NONE)
        return 0;
    seals_odds_ways_init(&ways);
    look_for_rolls(&question, state);
    if (!question.found)
        return 0;
    struct sites reached = seals_reached(world, state, seat);
    list[count++] = (struct odds_goal){"any"};
    for (int i = sites_next(&reached, 0); i >= 0 && count < ODDS_MAX_GOALS;
         i = sites_next(&reached, i + 1)) {
        if (!can_come_true(&question, state, i))
            continue;
        struct text name = text_init(list[count++].name, ODDS_GOAL);
        seals_write_site(world, i, &name);
    }
    return count;
}

static void *oracle_new(const void *world)
{
    struct odds_ways *ways = malloc(sizeof *ways);
    (void)world;
    if (ways != NULL)
        seals_odds_ways_init(ways);
    return ways;
}

static void oracle_free(void *oracle)
{
    free(oracle);
}

const struct odds seals_odds = {
    .title = TR_NOOP("How likely you are to break a seal after the next roll"),
    .any = TR_NOOP("any seal"),
    .oracle_new = oracle_new,
    .oracle_free = oracle_free,
    .goals = goals,
    .ask = ask,
};
