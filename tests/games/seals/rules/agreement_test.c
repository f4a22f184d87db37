/* agreement_test.c: the list of choices, which is made to be fast, and the verdict, which
 * is made to explain, agree. In random positions every conceivable choice is put to both.
 */
#include <stdalign.h>
#include <stdio.h>
#include <string.h>

#include "games/seals/seals.h"
#include "tests/games/seals/random_table.h"

enum { CODES = 8192, TABLES = 400 };

struct codes {
    choice_t code[CODES];
    int count;
};

static void add(struct codes *codes, enum choice_kind kind, int colour, uint32_t value)
{
    assert_true(codes->count < CODES);
    codes->code[codes->count++] = choice_make(kind, colour, value);
}

/* Every handful out of a seat's dice, and some that nobody holds. */
static void add_dice(struct codes *codes, const struct seals_state *state, int players)
{
    for (int colour = 0; colour < COLOURS; colour++) {
        for (int seat = 0; seat < players; seat++) {
            dice_t all = state->seat[seat].dice[colour], part = 0;
            while ((part = dice_next_part(all, part)) != 0)
                add(codes, PICK_DICE, colour, part);
        }
        for (int value = 1; value <= 6; value++) {
            add(codes, PICK_DICE, colour, dice_one(value));
            add(codes, PICK_DICE, colour, 2 * dice_one(value));
            add(codes, PICK_DICE, colour, dice_one(value) + dice_one(6));
        }
        add(codes, PICK_DICE, colour, 0);
        add(codes, PICK_DICE, colour, 8);
        add(codes, PICK_DICE, colour, 0xffffff);
    }
}

/* All kinds with all values, and some beyond. */
static void add_all(struct codes *codes, const struct seals_world *world,
                    const struct seals_state *state)
{
    static const struct {
        enum choice_kind kind;
        uint32_t values;
    } plain[] = {{PICK_NUMBER, 8}, {PICK_TOKEN, 2},  {PICK_SCROLL, 66},
                 {PICK_MAGE, 7},   {PICK_SEAT, 9},   {PICK_TAKE, 260},
                 {PICK_COLOUR, 2}, {PICK_ABSORB, 7}, {PICK_FIGURE, 12},
                 {PICK_HERE, 2},   {PICK_OFF, 2},    {PICK_GIVE_UP, 2}};
    codes->count = 0;
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++)
        for (uint32_t value = 0; value < plain[i].values; value++)
            for (int colour = 0; colour < COLOURS; colour++)
                if (colour == 0 || value < 2)
                    add(codes, plain[i].kind, colour, value);
    for (uint32_t site = 0; site < (uint32_t)world->sites + 3; site++) {
        add(codes, PICK_SITE, 0, site);
        add(codes, PICK_BREAK, 0, site);
    }
    add_dice(codes, state, world->players);
    add(codes, (enum choice_kind)0, 0, 0);
    add(codes, (enum choice_kind)63, 3, 0xffffff);
}

static bool is_listed(const choice_t *list, int count, choice_t choice)
{
    for (int i = 0; i < count; i++)
        if (list[i] == choice)
            return true;
    return false;
}

static void compare_list_and_verdict(struct position *p, struct codes *codes)
{
    const void *world = p->match->world, *state = p->match->state;
    choice_t list[GAME_MAX_CHOICES];
    int count = seals_game.choices(world, state, list), agreed = 0;
    add_all(codes, world, position_state(p));
    for (int i = 0; i < count; i++)
        if (!is_listed(codes->code, codes->count, list[i]))
            codes->code[codes->count++] = list[i];
    for (int i = 0; i < codes->count; i++) {
        struct reason why = {"", ""};
        bool legal = seals_game.verdict(world, state, codes->code[i], &why);
        bool listed = is_listed(list, count, codes->code[i]);
        if (legal != listed)
            fail_msg("choice %08x is %s, but %s (%s %s)\n%s", codes->code[i],
                     listed ? "listed" : "not listed", legal ? "allowed" : "refused",
                     why.rule, why.text, position_json(p));
        if (!legal && (why.text[0] == '\0' || why.rule[0] == '\0'))
            fail_msg("choice %08x is refused without a reason\n%s", codes->code[i],
                     position_json(p));
        agreed += legal;
    }
    assert_true(agreed >= count && count > 0);
}

/* Every text reads back as its choice, and no two are the same. */
static void compare_texts(struct position *p)
{
    const void *world = p->match->world, *state = p->match->state;
    choice_t list[GAME_MAX_CHOICES];
    int count = seals_game.choices(world, state, list);
    for (int i = 0; i < count; i++) {
        char words[GAME_MAX_CHOICE_TEXT];
        struct text out = text_init(words, sizeof words);
        struct reason why = {"", ""};
        choice_t again = 0;
        seals_game.choice_write(world, state, list[i], &out);
        struct reader in = reader_init(words, out.length);
        if (out.overflow || !seals_game.choice_read(world, state, &in, &again, &why) ||
            again != list[i] || !reader_at_end(&in))
            fail_msg("choice %08x is written '%s' and read as %08x (%s)\n%s", list[i],
                     words, again, why.text, position_json(p));
    }
}

static void compare_json(struct position *p)
{
    alignas(max_align_t) unsigned char again[GAME_MAX_STATE];
    struct json_reader json_reader;
    struct error error;
    const char *json = position_json(p);
    assert_true(json_reader_parse(&json_reader, json, strlen(json), &error));
    if (!seals_game.state_read(p->match->world, &json_reader, again, &error))
        fail_msg("%s\n%s", error.text, json);
    json_reader_free(&json_reader);
    assert_memory_equal(again, p->match->state, seals_game.state_size);
}

/* Plays on at random for a while, comparing at every step. */
static void walk(struct position *p, struct rng *rng, int steps, int *seen,
                 struct codes *codes)
{
    choice_t list[GAME_MAX_CHOICES];
    for (int i = 0; i < steps && !match_over(p->match); i++) {
        seen[position_state(p)->step]++;
        compare_list_and_verdict(p, codes);
        compare_texts(p);
        compare_json(p);
        int count = seals_game.choices(p->match->world, p->match->state, list);
        match_choose(p->match, list[rng_below(rng, (uint32_t)count)]);
        struct error error;
        if (!seals_game.check(p->match->world, p->match->state, &error))
            fail_msg("%s\n%s", error.text, position_json(p));
    }
}

static void walk_circle(int circle, uint64_t seed)
{
    struct rng rng;
    struct codes *codes = test_calloc(1, sizeof *codes);
    int seen[STEPS] = {0}, tables = 0;
    rng_seed(&rng, seed);
    for (int i = 0; i < TABLES; i++) {
        POSITION p;
        if (random_table(&p, &rng, 2 + i % 4, circle)) {
            walk(&p, &rng, 15, seen, codes);
            tables++;
        }
    }
    assert_true(tables > TABLES / 3);
    /* The table is rich enough to come through the circle's own steps. */
    static const enum step own[CIRCLES][4] = {
        {STEP_INTO, STEP_REROLL, STEP_COLOUR, STEP_DICE},
        {STEP_OTHER, STEP_FEED, STEP_ABSORB, STEP_ONE},
        {STEP_GIVE, STEP_GIVE_SCROLL, STEP_LOWERED, STEP_EXPLOIT},
        {STEP_PAST, STEP_GUARD, STEP_SECOND, STEP_THEN}};
    for (int i = 0; i < 4; i++)
        if (seen[own[circle - 1][i]] == 0)
            fail_msg("no position stood at step %d", own[circle - 1][i]);
    test_free(codes);
}

TEST(list_and_verdict_agree_in_circle_1)
{
    walk_circle(1, 101);
}

TEST(list_and_verdict_agree_in_circle_2)
{
    walk_circle(2, 102);
}

TEST(list_and_verdict_agree_in_circle_3)
{
    walk_circle(3, 103);
}

TEST(list_and_verdict_agree_in_circle_4)
{
    walk_circle(4, 104);
}

/* From the deal to the first turns, on the same footing. */
TEST(list_and_verdict_agree_during_the_setup)
{
    struct rng rng;
    struct codes *codes = test_calloc(1, sizeof *codes);
    int seen[STEPS] = {0};
    rng_seed(&rng, 7);
    for (int players = 2; players <= 5; players++) {
        char options[] = "players=2,circle=random";
        options[8] = (char)('0' + players);
        POSITION p;
        position_start(&p, options, "hall - n1:2 n2:3 b1[6] b2[6] b3[6] b4[6] b5[2]");
        walk(&p, &rng, 60, seen, codes);
    }
    for (int step = STEP_CIRCLE; step <= STEP_ROLL; step++)
        assert_true(seen[step] > 0);
    test_free(codes);
}
