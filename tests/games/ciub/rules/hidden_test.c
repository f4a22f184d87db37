/* hidden_test.c: rule 6: nobody can see what order the pile has. Two matches are dealt
 * from different seeds, so that their next cards differ, and given the same moves and
 * outcomes: to every seat and every onlooker they are byte for byte the same match. */
#include <string.h>

#include "ai/ai.h"
#include "core/match/chance.h"
#include "core/match/match.h"
#include "core/odds.h"
#include "games/ciub/ciub.h"
#include "games/ciub/rules/state.h"
#include "tests/base/check.h"

enum { MAX_MOVES = 3000, ODDS_DICE = 3, GREEDY_MOVES = 150 };

/* Two matches that differ in their seed alone. */
struct twins {
    struct match *match[2];
    void *oracle[2]; /* for their odds */
    struct rng rng;  /* what is played and what chance brings, in both */
    int asked;       /* positions whose odds were compared */
    int told;        /* moves that something was told of */
    int refills;     /* cards turned up so far */
    int apart;       /* of them those that the two seeds would have had different */
};

/* What somebody can find out about a position, of each twin. */
struct glimpse {
    char text[2][GAME_MAX_STATE_TEXT];
    unsigned char view[2][sizeof(struct ciub_state)];
};

static struct match *open_match(const char *id, const char *seed)
{
    const struct game *games[] = {&ciub_game, NULL};
    const struct game *game = NULL;
    struct setup setup;
    struct error error;
    char unused[SETUP_VALUE];
    error_clear(&error);
    if (!setup_read_id(&setup, games, &game, unused, id, &error))
        fail_msg("%s: %s", id, error.text);
    struct match *match = match_new(game, &setup, seed, &error);
    if (match == NULL)
        fail_msg("%s: %s", id, error.text);
    setup_deinit(&setup);
    return match;
}

static void open_twins(struct twins *twins, const char *id, uint64_t seed)
{
    twins->match[0] = open_match(id, "left");
    twins->match[1] = open_match(id, "right");
    for (int i = 0; i < 2; i++) {
        twins->oracle[i] = ciub_game.odds->oracle_new(twins->match[i]->world);
        assert_non_null(twins->oracle[i]);
    }
    rng_seed(&twins->rng, seed);
    twins->asked = twins->told = twins->refills = twins->apart = 0;
}

static void close_twins(struct twins *twins)
{
    for (int i = 0; i < 2; i++) {
        ciub_game.odds->oracle_free(twins->oracle[i]);
        match_free(twins->match[i]);
    }
}

static const struct ciub_state *state_of(const struct twins *twins)
{
    return (const void *)twins->match[0]->state;
}

/* --- what can be found out ---------------------------------------------------------- */

typedef void writer(const void *world, const void *state, struct text *out);

static void same_text(struct twins *twins, struct glimpse *glimpse, writer *write)
{
    for (int i = 0; i < 2; i++) {
        struct text out = text_init(glimpse->text[i], sizeof glimpse->text[i]);
        write(twins->match[i]->world, glimpse->view[i], &out);
        assert_false(out.overflow);
    }
    assert_string_equal(glimpse->text[0], glimpse->text[1]);
}

static void write_seats(const void *world, const void *state, struct text *out)
{
    int score[CIUB_PLAYERS] = {0};
    ciub_game.scores(world, state, score);
    for (int seat = 0; seat < ((const struct ciub_world *)world)->players; seat++) {
        ciub_game.seat_write(world, state, seat, out);
        text_format(out, " %d %d\n", score[seat], ciub_game.estimate(world, state, seat));
    }
    text_format(out, "%u %d", ciub_game.winners(world, state),
                ciub_game.actor(world, state));
}

static void write_list(const void *world, const void *state, struct text *out)
{
    choice_t list[GAME_MAX_CHOICES];
    uint32_t weight[GAME_MAX_CHOICES] = {0};
    if (ciub_game.actor(world, state) == SEAT_NOBODY)
        return;
    int count = ciub_game.choices(world, state, list);
    if (ciub_game.actor(world, state) == SEAT_CHANCE)
        text_format(out, "%u:", ciub_game.weights(world, state, weight));
    for (int i = 0; i < count; i++) {
        ciub_game.choice_write(world, state, list[i], out);
        text_format(out, " %u %u\n", list[i], weight[i]);
    }
}

/* Refusals of everything that could be said, as one hash: also an error must not tell. */
static void write_verdicts(const void *world, const void *state, struct text *out)
{
    uint64_t hash = 0;
    for (choice_t choice = 0; choice < CHOICE(VERBS + 1, 0); choice++) {
        struct reason why;
        memset(&why, 0, sizeof why);
        bool legal = ciub_game.verdict(world, state, choice, &why);
        hash = hash * 31 + legal;
        for (const char *at = why.rule; *at != '\0'; at++)
            hash = hash * 31 + (unsigned char)*at;
        for (const char *at = why.text; *at != '\0'; at++)
            hash = hash * 31 + (unsigned char)*at;
    }
    text_format(out, "%llx", (unsigned long long)hash);
}

/* What is said to lines that name cards which have not turned up. */
static void write_refused_lines(const void *world, const void *state, struct text *out)
{
    static const char *const verbs[] = {"token", "remove", "gain", "card",
                                        "gain 6-6 down"};
    const struct ciub_set *set = &((const struct ciub_world *)world)->set;
    for (size_t verb = 0; verb < sizeof verbs / sizeof verbs[0]; verb++)
        for (int card = 0; card < set->cards; card++) {
            char line[MOVE_MAX_TEXT];
            struct text words = text_init(line, sizeof line);
            struct reason why = {"", ""};
            struct move move;
            text_format(&words, "%s %s", verbs[verb], set->card[card].name);
            bool legal = move_read(&ciub_game, world, state, line, &move, &why);
            text_format(out, "%d %s %s\n", legal, why.rule, why.text);
        }
}

static void write_greedy(const void *world, const void *state, struct text *out)
{
    int seat = ciub_game.actor(world, state);
    choice_t choice = 0;
    if (seat < 0)
        return;
    struct player *player = ai_greedy_new(7);
    struct observation observation = {&ciub_game, world, state,
                                      ((const struct ciub_world *)world)->players, seat};
    assert_int_equal(player->decide(player, &observation, &choice), ANSWER_CHOICE);
    player_free(player);
    text_format(out, "%u", choice);
}

static void write_odds(void *oracle, const void *world, const void *state,
                       struct text *out)
{
    struct odds_goal goal[ODDS_MAX_GOALS];
    int count = ciub_game.odds->goals(world, state, goal);
    for (int i = 0; i < count; i++) {
        struct odds_answer answer = {0};
        struct reason why = {"", ""};
        assert_true(ciub_game.odds->ask(oracle, world, state, goal[i].name, ODDS_QUICK,
                                        &answer, &why));
        text_format(out, "%s %.17g %.17g %d %s %s\n", goal[i].name, answer.low,
                    answer.high, answer.exact, answer.advice, answer.method);
    }
}

static void same_odds(struct twins *twins, struct glimpse *glimpse)
{
    for (int i = 0; i < 2; i++) {
        struct text out = text_init(glimpse->text[i], sizeof glimpse->text[i]);
        write_odds(twins->oracle[i], twins->match[i]->world, glimpse->view[i], &out);
    }
    assert_string_equal(glimpse->text[0], glimpse->text[1]);
    twins->asked++;
}

/* --- the comparison ----------------------------------------------------------------- */

/* What is written depends on a view alone, so one that another seat had is not written
 * again. */
static void compare_seat(struct twins *twins, struct glimpse *glimpse, int seat)
{
    unsigned char before[sizeof glimpse->view[0]];
    memcpy(before, glimpse->view[0], sizeof before);
    for (int i = 0; i < 2; i++)
        ciub_game.observe(twins->match[i]->world, twins->match[i]->state, seat,
                          glimpse->view[i]);
    assert_memory_equal(glimpse->view[0], glimpse->view[1], sizeof glimpse->view[0]);
    if (memcmp(before, glimpse->view[0], sizeof before) == 0)
        return;
    same_text(twins, glimpse, ciub_game.state_write);
    same_text(twins, glimpse, ciub_game.describe);
    same_text(twins, glimpse, ciub_game.prompt);
    same_text(twins, glimpse, write_seats);
    same_text(twins, glimpse, write_list);
}

/* Odds are asked for while few dice are left, so that answers come at once. */
static bool odds_are_quick(const struct ciub_state *state)
{
    int dice = 0;
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        dice += state->outside[kind];
    return state->step == STEP_ACT && dice <= ODDS_DICE;
}

/* `move`: how many were played before. What is expensive is only compared in the first
 * ones. */
static void compare_twins(struct twins *twins, int move)
{
    struct glimpse *glimpse = test_calloc(1, sizeof *glimpse);
    int players = ((const struct ciub_world *)twins->match[0]->world)->players;
    compare_seat(twins, glimpse, SEAT_NOBODY);
    for (int seat = 0; seat < players; seat++)
        compare_seat(twins, glimpse, seat);
    assert_memory_equal(twins->match[0]->state, twins->match[1]->state,
                        ciub_game.state_size);
    if (move % 8 == 0) {
        same_text(twins, glimpse, write_verdicts);
        same_text(twins, glimpse, write_refused_lines);
    }
    if (move < GREEDY_MOVES)
        same_text(twins, glimpse, write_greedy);
    if (odds_are_quick(state_of(twins)))
        same_odds(twins, glimpse);
    test_free(glimpse);
}

/* --- playing ------------------------------------------------------------------------ */

/* The card that each twin's seed has next; both are as before afterwards. */
static void peek_card(struct twins *twins)
{
    choice_t next[2];
    for (int i = 0; i < 2; i++) {
        struct rng rng = match_rng(twins->match[i], twins->match[i]->count);
        next[i] =
            chance_draw(&ciub_game, twins->match[i]->world, twins->match[i]->state, &rng);
    }
    twins->refills++;
    twins->apart += next[0] != next[1];
}

/* One whole move or event, whoever is to act, as a line. A gain is never left, so that
 * games end. */
static void write_some_move(struct twins *twins, char line[MOVE_MAX_TEXT])
{
    const void *world = twins->match[0]->world;
    struct ciub_state state = *state_of(twins);
    struct move move = {.count = 0};
    struct text out = text_init(line, MOVE_MAX_TEXT);
    do {
        choice_t list[GAME_MAX_CHOICES];
        int count = ciub_game.choices(world, &state, list);
        choice_t choice = list[rng_below(&twins->rng, (uint32_t)count)];
        if (ciub_game.actor(world, &state) == SEAT_CHANCE)
            choice = chance_draw(&ciub_game, world, &state, &twins->rng);
        else if (state.step == STEP_SPELL && choice_verb(list[0]) == VERB_GAIN)
            choice = list[0];
        move.choice[move.count++] = choice;
        ciub_game.apply(world, &state, choice);
    } while (!ciub_game.between_moves(world, &state));
    move_write(&ciub_game, world, state_of(twins), &move, &out);
}

/* What is told of the move that led here, which may be what chance brought. */
static void same_story(struct twins *twins, const struct ciub_state *before)
{
    char story[2][MOVE_MAX_TEXT];
    for (int i = 0; i < 2; i++) {
        struct text out = text_init(story[i], sizeof story[i]);
        struct match *match = twins->match[i];
        struct move move;
        match_last_move(match, &move);
        ciub_game.narrate(match->world, before, &move, match->state, &out);
        assert_false(out.overflow);
    }
    assert_string_equal(story[0], story[1]);
    twins->told += story[0][0] != '\0';
}

static void play_move(struct twins *twins)
{
    char line[MOVE_MAX_TEXT];
    struct ciub_state before = *state_of(twins);
    if (before.step == STEP_REFILL)
        peek_card(twins);
    write_some_move(twins, line);
    for (int i = 0; i < 2; i++) {
        struct reason why = {"", ""};
        if (!match_play(twins->match[i], line, &why))
            fail_msg("'%s' is refused: %s: %s", line, why.rule, why.text);
    }
    same_story(twins, &before);
}

static void play_twins(const char *id, uint64_t seed)
{
    struct twins twins;
    int moves = 0;
    open_twins(&twins, id, seed);
    compare_twins(&twins, 0);
    while (!match_over(twins.match[0])) {
        play_move(&twins);
        compare_twins(&twins, ++moves);
        assert_true(moves < MAX_MOVES);
    }
    /* The seeds would have told different stories. */
    assert_true(twins.asked >= 3);
    assert_true(twins.told >= 10);
    assert_true(twins.refills >= 3);
    assert_true(2 * twins.apart >= twins.refills);
    close_twins(&twins);
}

TEST(rule_6_two_players_see_nothing_of_the_pile)
{
    play_twins("ciub:players=2", 1);
    play_twins("ciub:players=2,length=short", 2);
}

TEST(rule_6_three_players_see_nothing_of_the_pile)
{
    play_twins("ciub:players=3", 3);
}

/* All B and C cards are in the pile: still nobody knows in which order. */
TEST(rule_6_four_players_see_nothing_of_the_pile)
{
    play_twins("ciub:players=4,length=short", 4);
}
