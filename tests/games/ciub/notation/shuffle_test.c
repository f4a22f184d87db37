/* shuffle_test.c: in random games, lines with their dice in any order are the same moves.
 */
#include <stdlib.h>
#include <string.h>

#include "core/match/chance.h"
#include "games/ciub/ciub.h"
#include "games/ciub/notation/notation.h"
#include "tests/games/ciub/notation/lines.h"

enum { GAMES = 6, MAX_PARTS = MOVE_MAX_CHOICES };

/* The parts of a line that may trade places, and the words before and after them. */
struct parts {
    char before[GAME_MAX_CHOICE_TEXT];
    const char *between, *after;
    int count;
    char part[MAX_PARTS][GAME_MAX_CHOICE_TEXT];
};

static void write_shuffled(struct parts *parts, struct rng *rng, struct text *out)
{
    text_put(out, parts->before);
    for (int left = parts->count; left > 0; left--) {
        int pick = (int)rng_below(rng, (uint32_t)left);
        text_format(out, "%s%s", left < parts->count ? parts->between : " ",
                    parts->part[pick]);
        memmove(parts->part[pick], parts->part[left - 1], sizeof parts->part[pick]);
    }
    text_put(out, parts->after);
}

static char *new_part(struct parts *parts)
{
    assert_true(parts->count < MAX_PARTS);
    return parts->part[parts->count++];
}

static void add_die(struct parts *parts, const struct ciub_set *set, int kind)
{
    struct text out = text_init(new_part(parts), GAME_MAX_CHOICE_TEXT);
    ciub_write_die(set, kind, &out);
}

static void add_kept(struct parts *parts, const struct ciub_set *set, int value)
{
    struct text out = text_init(new_part(parts), GAME_MAX_CHOICE_TEXT);
    text_put(&out, set->die[value / 2].name);
    if (value % 2)
        text_put(&out, " 2for1");
}

static void add_colour(struct parts *parts, const struct ciub_set *set, int colour)
{
    struct text out = text_init(new_part(parts), GAME_MAX_CHOICE_TEXT);
    text_put(&out, set->die[colour].name);
}

/* The parts of a move in which something can be shuffled; none of other moves. */
static void take_apart(const struct ciub_world *world, const struct ciub_state *state,
                       const struct move *move, struct parts *parts)
{
    *parts = (struct parts){.between = " ", .after = ""};
    struct text before = text_init(parts->before, sizeof parts->before);
    for (int i = 0; i < move->count; i++) {
        int verb = choice_verb(move->choice[i]), value = choice_value(move->choice[i]);
        if (verb == VERB_PUT) {
            text_put(&before, i == 0 ? "put" : "");
            add_die(parts, &world->set, value);
        } else if (verb == VERB_KEEP) {
            text_put(&before, i == 0 ? "keep" : "");
            add_kept(parts, &world->set, value);
        } else if (verb == VERB_ROLL && i > 0) {
            parts->after = " roll";
        } else if (verb == VERB_TRADE) {
            text_format(&before, "trade %s for", world->set.die[value].name);
            parts->between = " and ";
        } else if (verb == VERB_FOR && state->step == STEP_TRADE) {
            add_colour(parts, &world->set, value);
        }
    }
}

/* Dice of one colour keep their order: what fell first is told first. */
static void take_roll_apart(const struct ciub_world *world,
                            const struct ciub_state *state, const struct move *move,
                            struct parts *parts)
{
    int at = 0;
    *parts = (struct parts){.before = "roll", .between = " ", .after = ""};
    for (int colour = 0; colour < world->set.colours; colour++) {
        if (state->rolling[colour] == 0)
            continue;
        struct text out = text_init(new_part(parts), GAME_MAX_CHOICE_TEXT);
        text_put(&out, world->set.die[colour].name);
        for (int i = 0; i < state->rolling[colour]; i++) {
            int look = choice_value(move->choice[at++]);
            text_format(&out, " %s", ciub_look_name(&world->set, kind_of(colour, look)));
        }
    }
}

static void assert_same_move(const struct ciub_world *world,
                             const struct ciub_state *state, const char *line,
                             const struct move *move)
{
    struct move back;
    struct reason why = {"", ""};
    if (!move_read(&ciub_game, world, state, line, &back, &why))
        fail_msg("'%s' is refused: %s %s", line, why.rule, why.text);
    assert_int_equal(back.count, move->count);
    assert_memory_equal(back.choice, move->choice,
                        (size_t)move->count * sizeof move->choice[0]);
}

static void check_move(const struct ciub_world *world, const struct ciub_state *state,
                       const struct move *move, struct rng *rng)
{
    char line[MOVE_MAX_TEXT], tidied[MOVE_MAX_TEXT];
    struct text out = text_init(line, sizeof line);
    struct text tidy = text_init(tidied, sizeof tidied);
    struct parts parts;
    move_write(&ciub_game, world, state, move, &out);
    if (ciub_tidy(world, state, line, &tidy))
        assert_string_equal(tidied, line);
    if (state->step == STEP_ROLL)
        take_roll_apart(world, state, move, &parts);
    else
        take_apart(world, state, move, &parts);
    if (parts.count == 0)
        return;
    out = text_init(line, sizeof line);
    write_shuffled(&parts, rng, &out);
    assert_same_move(world, state, line, move);
}

static choice_t random_choice(struct position *p, struct rng *rng)
{
    choice_t list[GAME_MAX_CHOICES];
    if (ciub_game.actor(p->match->world, p->match->state) == SEAT_CHANCE)
        return chance_draw(&ciub_game, p->match->world, p->match->state, rng);
    int count = ciub_game.choices(p->match->world, p->match->state, list);
    return list[rng_below(rng, (uint32_t)count)];
}

static void play_random_game(const char *options, struct rng *rng)
{
    POSITION p;
    struct move move = {0};
    position_start(&p, options);
    struct ciub_state start = *position_state(&p);
    while (!match_over(p.match)) {
        move.choice[move.count++] = random_choice(&p, rng);
        match_choose(p.match, move.choice[move.count - 1]);
        if (!ciub_game.between_moves(position_world(&p), position_state(&p)))
            continue;
        check_move(position_world(&p), &start, &move, rng);
        start = *position_state(&p);
        move.count = 0;
    }
}

TEST(moves_in_any_order)
{
    static const char *const options[] = {"players=2", "players=3,length=short",
                                          "players=4"};
    struct rng rng;
    rng_seed(&rng, 3);
    for (int game = 0; game < GAMES; game++)
        play_random_game(options[game % 3], &rng);
}
