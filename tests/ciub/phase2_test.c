/* phase2_test.c: rules 4.5 to 4.7 as a whole: in random situations the game lists just
 * the moves that follow from the rules die by die, and they lead to the same. */
#include "ciub/phase2.h"

#include <stdio.h>
#include <string.h>

#include "base/rng.h"
#include "ciub/position.h"
#include "games/ciub/ciub.h"

enum { SITUATIONS = 1500 };

static int below(struct rng *rng, int count)
{
    return (int)rng_below(rng, (uint32_t)count);
}

/* A die that can lie there, in words; at most four of a colour are drawn. */
static void put_random_die(struct rng *rng, const struct ciub_set *set, bool tray,
                           int drawn[CIUB_COLOURS], struct text *out)
{
    int colour = below(rng, set->colours);
    while (drawn[colour] >= 4)
        colour = (colour + 1) % set->colours;
    drawn[colour]++;
    const struct ciub_die *die = &set->die[colour];
    bool rerolls = ciub_set_look(set, colour, SYMBOL_REROLL) >= 0;
    int pick = below(rng, tray ? 6 : 8);
    const char *look = pick == 7 ? "inactive"
                       : pick == 6 && rerolls
                           ? "spent"
                           : ciub_symbol_name(die->symbol[die->look[pick % 6]]);
    text_format(out, "%s%s %s", out->data[out->length - 1] == ':' ? " " : ", ", die->name,
                look);
}

/* Others hold what is not drawn: a few dice are left, and white ones nobody can have. */
static void put_random_supply(struct rng *rng, const struct ciub_set *set,
                              const int drawn[CIUB_COLOURS], struct text *out)
{
    int white = drawn[CIUB_WHITE] < 5 ? 5 - drawn[CIUB_WHITE] : 0;
    text_format(out, "; supply: %d white", white);
    for (int i = below(rng, 3); i > 0; i--)
        text_format(out, ", 1 %s", set->die[1 + below(rng, set->colours - 1)].name);
}

static void put_random_dice(struct rng *rng, const struct ciub_set *set, struct text *out)
{
    int drawn[CIUB_COLOURS] = {0};
    text_put(out, "outside:");
    for (int i = 1 + below(rng, 6); i > 0; i--)
        put_random_die(rng, set, false, drawn, out);
    int tray = below(rng, 5);
    text_put(out, tray > 0 ? "; tray:" : "");
    for (int i = 0; i < tray; i++)
        put_random_die(rng, set, true, drawn, out);
    if (below(rng, 2) == 0)
        put_random_supply(rng, set, drawn, out);
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

static void try_situation(const char *drawing)
{
    struct position p;
    struct phase2 table;
    struct listing *game = test_calloc(1, sizeof *game);
    struct phase2_list *rules = test_calloc(1, sizeof *rules);
    bool complete = false;
    position_draw(&p, "players=4", drawing);
    game->p = &p;
    phase2_from_state(&position_world(&p)->set, position_state(&p), &table);
    phase2_moves(&table, rules);
    move_list(&ciub_game, p.match->world, p.match->state, PHASE2_LINES, list_move, game,
              &complete);
    assert_true(complete);
    assert_true(game->list.count > 0);
    int listed = game->list.count;
    phase2_sort(&game->list);
    assert_int_equal(game->list.count, listed); /* none twice */
    compare(drawing, &game->list, rules);
    test_free(rules);
    test_free(game);
    position_end(&p);
}

static void rules_4_5_to_4_7_in_random_situations(void **unused)
{
    (void)unused;
    struct rng rng;
    struct ciub_set set;
    ciub_set_standard(&set);
    rng_seed(&rng, 457);
    for (int i = 0; i < SITUATIONS; i++) {
        char drawing[1024];
        struct text out = text_init(drawing, sizeof drawing);
        put_random_dice(&rng, &set, &out);
        assert_false(out.overflow);
        try_situation(drawing);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules_4_5_to_4_7_in_random_situations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
