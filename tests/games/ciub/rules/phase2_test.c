/* phase2_test.c: rules 4.5 to 4.7 as a whole: in random situations the game lists just
 * the moves that follow from the rules die by die, and they lead to the same. */
#include "tests/games/ciub/rules/phase2.h"

#include <stdio.h>
#include <string.h>

#include "base/rng.h"
#include "games/ciub/ciub.h"
#include "tests/games/ciub/position.h"
#include "tests/support/effort.h"

/* Dice that a box would hardly have. */
static const char odd_set[] = "cantrip set 1\n"
                              "title: odd dice\n"
                              "die white 5: swap reroll adjust 2for1 skull skull\n"
                              "die red 7: swap swap swap swap swap swap\n"
                              "die green 7: reroll reroll reroll reroll reroll reroll\n"
                              "die blue 7: adjust adjust adjust adjust adjust adjust\n"
                              "die black 7: skull skull skull skull skull skull\n"
                              "die grey 7: 3 3 3 3 3 3\n"
                              "die brown 7: 6 adjust adjust adjust adjust adjust\n"
                              "card A 1: 1\ncard A 1: 2\ncard A 1: 3\n"
                              "card A 1: 4\ncard A 1: 5\ncard A 1: 6\n"
                              "card B 1: 1 1\ncard B 1: 2 2\ncard B 1: 3 3\n"
                              "card B 1: 4 4\ncard B 1: 5 5\n"
                              "card C 1: 1 1 1\ncard C 1: 2 2 2\ncard C 1: 3 3 3\n"
                              "card C 1: 4 4 4\ncard C 1: 5 5 5\n"
                              "card D 5: opus-magnum\n";

static int below(struct rng *rng, int count)
{
    return (int)rng_below(rng, (uint32_t)count);
}

/* What a die that lies there can look like; in the tray none is inactive. */
static const char *random_look(struct rng *rng, const struct ciub_set *set, int colour,
                               bool tray)
{
    const struct ciub_die *die = &set->die[colour];
    int pick = below(rng, tray ? 7 : 8);
    if (pick == 7)
        return "inactive";
    if (pick == 6 && ciub_set_look(set, colour, SYMBOL_REROLL) >= 0)
        return "spent";
    return ciub_symbol_name(die->symbol[die->look[pick % CIUB_SIDES]]);
}

static void put_die(struct rng *rng, const struct ciub_set *set, int colour, bool tray,
                    struct text *out)
{
    text_format(out, "%s%s %s", out->data[out->length - 1] == ':' ? " " : ", ",
                set->die[colour].name, random_look(rng, set, colour, tray));
}

/* At most four of a colour. */
static void put_dice(struct rng *rng, const struct ciub_set *set, int count, bool tray,
                     int drawn[CIUB_COLOURS], struct text *out)
{
    for (int i = 0; i < count; i++) {
        int colour = below(rng, set->colours);
        while (drawn[colour] >= 4)
            colour = (colour + 1) % set->colours;
        drawn[colour]++;
        put_die(rng, set, colour, tray, out);
    }
}

/* The others have all but a few dice: so many white ones that five must be drawn. */
static void put_scarce(struct rng *rng, const struct ciub_set *set,
                       const int drawn[CIUB_COLOURS], struct text *out)
{
    for (int i = drawn[CIUB_WHITE]; i < CIUB_MAX_WHITE; i++)
        put_die(rng, set, CIUB_WHITE, true, out);
    text_put(out, "; supply:");
    for (int i = below(rng, 3); i > 0; i--)
        text_format(out, "%s1 %s", out->data[out->length - 1] == ':' ? " " : ", ",
                    set->die[1 + below(rng, set->colours - 1)].name);
}

static void put_situation(struct rng *rng, const struct ciub_set *set, struct text *out)
{
    int drawn[CIUB_COLOURS] = {0};
    text_put(out, "outside:");
    put_dice(rng, set, 1 + below(rng, 6), false, drawn, out);
    text_put(out, "; tray:");
    put_dice(rng, set, below(rng, 5), true, drawn, out);
    if (below(rng, 2) == 0)
        put_scarce(rng, set, drawn, out);
    text_put(out, below(rng, 2) == 0 ? "; moved" : "");
}

struct listing {
    const struct position *p;
    struct phase2_list list;
};

static bool list_move(void *context, const struct move *move, const void *after)
{
    struct listing *listing = context;
    const struct match *match = listing->p->match;
    char line[MOVE_MAX_TEXT];
    struct text out = text_init(line, sizeof line);
    struct phase2 table;
    move_write(&ciub_game, match->world, match->state, move, &out);
    phase2_from_state(&position_world(listing->p)->set, after, &table);
    phase2_add(&listing->list, line, &table);
    return true;
}

static void compare(const char *drawing, const struct phase2_list *game,
                    const struct phase2_list *rules)
{
    for (int i = 0; i < game->count || i < rules->count; i++) {
        const char *says = i < game->count ? game->line[i] : "nothing more";
        const char *should = i < rules->count ? rules->line[i] : "nothing more";
        if (strcmp(says, should) != 0)
            fail_msg("%s\n  the game:  %s\n  the rules: %s", drawing, says, should);
    }
}

static void try_situation(struct position *p, const char *drawing)
{
    struct phase2 table;
    struct listing *game = test_calloc(1, sizeof *game);
    struct phase2_list *rules = test_calloc(1, sizeof *rules);
    bool complete = false;
    position_redraw(p, drawing);
    game->p = p;
    phase2_from_state(&position_world(p)->set, position_state(p), &table);
    phase2_moves(&table, rules);
    move_list(&ciub_game, p->match->world, p->match->state, PHASE2_LINES, list_move, game,
              &complete);
    assert_true(complete);
    assert_true(game->list.count > 0);
    int listed = game->list.count;
    phase2_sort(&game->list);
    assert_int_equal(game->list.count, listed); /* none twice */
    compare(drawing, &game->list, rules);
    test_free(rules);
    test_free(game);
}

/* `file` is NULL for the set that comes with the program. */
static void try_situations(const char *file, const struct ciub_set *set)
{
    POSITION p;
    struct rng rng;
    rng_seed(&rng, 457);
    position_start_set(&p, file, "players=4");
    const int situations = effort_count(300, 1000);
    for (int i = 0; i < situations; i++) {
        char drawing[1024];
        struct text out = text_init(drawing, sizeof drawing);
        put_situation(&rng, set, &out);
        assert_false(out.overflow);
        try_situation(&p, drawing);
    }
}

TEST(rules_4_5_to_4_7_in_random_situations)
{
    struct ciub_set set;
    ciub_set_standard(&set);
    try_situations(NULL, &set);
}

TEST(rules_4_5_to_4_7_with_odd_dice)
{
    struct ciub_set set;
    struct error error;
    error_clear(&error);
    if (!ciub_set_read(&set, odd_set, strlen(odd_set), "odd", &error))
        fail_msg("%d: %s", error.line, error.text);
    try_situations(odd_set, &set);
}
