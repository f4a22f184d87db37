/* ciub_view_test.c: every choice in ciub is drawn where it can be pointed at, on small
 * and large screens. With CANTRIP_PICTURES=FOLDER it also draws some positions there for
 * review. */
#include <stdlib.h>
#include <string.h>

#include "games/ciub/ciub.h"
#include "games/ciub/rules/state.h"
#include "look.h"
#include "tests/base/check.h"
#include "tests/games/ciub/check/odd_set.h"

static const struct {
    int height, width;
} sizes[] = {{18, 80},  {24, 90},  {34, 80},  {30, 104},
             {30, 120}, {44, 112}, {54, 144}, {50, 160}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

static const char *const players[] = {"2", "3", "4"};

static void check_at(const struct match *match, int height, int width, bool ascii)
{
    static struct look look;
    look_init(&look, match, &ciub_view, height, width, ascii);
    look_check(&look);
    look_deinit(&look);
}

/* A small screen at every step, and the other sizes in turn. */
static void check_game(struct match *match, int steps)
{
    struct rng rng;
    rng_seed(&rng, 5);
    for (int step = 0; step < steps && !match_over(match); step++) {
        look_step(match, &rng);
        check_at(match, 18, 80, step % 3 == 0);
        if (step % 4 == 0) {
            int size = step / 4 % SIZES;
            check_at(match, sizes[size].height, sizes[size].width, step % 8 == 0);
        }
    }
}

TEST(everything_that_can_be_chosen_is_there)
{
    for (int i = 0; i < 3; i++) {
        struct match *match = look_match(&ciub_game, players[i], "view");
        check_game(match, 900);
        match_free(match);
    }
}

/* Colours with a common prefix, dice that run out, and unusual cards. */
TEST(custom_sets_are_drawn)
{
    struct setup setup;
    struct error error;
    setup_init(&setup);
    setup_attach(&setup, ODD_SET, strlen(ODD_SET), "odd.set");
    assert_true(setup_set(&setup, &ciub_game, "set", "custom", &error));
    struct match *match = match_new(&ciub_game, &setup, "odd", &error);
    assert_non_null(match);
    setup_deinit(&setup);
    match_draw_all(match);
    check_game(match, 600);
    match_free(match);
}

/* Below the minimum size: something is drawn, and nothing beyond the edge. */
TEST(tiny_screens_do_no_harm)
{
    static struct look look;
    static const int tiny[][2] = {{0, 0}, {1, 1}, {3, 200}, {12, 40}, {60, 9}, {40, 103}};
    struct match *match = look_match(&ciub_game, "4", "tiny");
    struct rng rng;
    rng_seed(&rng, 2);
    for (int step = 0; step < 120; step++) {
        for (size_t i = 0; i < sizeof tiny / sizeof tiny[0]; i++) {
            look_init(&look, match, &ciub_view, tiny[i][0], tiny[i][1], false);
            look.scene.cursor = look.lit[0];
            look_again(&look, &ciub_view);
            look_deinit(&look);
        }
        look_step(match, &rng);
    }
    match_free(match);
}

static const struct spot *find_spot(const struct look *look, const char *start)
{
    for (int i = 0; i < look->canvas.spots; i++)
        if (strncmp(look->canvas.spot[i].thing, start, strlen(start)) == 0)
            return &look->canvas.spot[i];
    fail_msg("nothing begins with '%s'", start);
    return NULL;
}

static int count_spots(const struct look *look, const char *start)
{
    int count = 0;
    for (int i = 0; i < look->canvas.spots; i++)
        count += strncmp(look->canvas.spot[i].thing, start, strlen(start)) == 0;
    return count;
}

TEST(before_the_roll_all_lies_on_the_table)
{
    static struct look look;
    struct match *match = look_match(&ciub_game, "4", "begin");
    look_init(&look, match, &ciub_view, 18, 80, false);
    assert_int_equal(count_spots(&look, "card:"), 11); /* with D */
    assert_int_equal(count_spots(&look, "hand:white"), 5);
    assert_int_equal(count_spots(&look, "supply:"), 8); /* with supply:all */
    assert_int_equal(count_spots(&look, "seat:"), 4);
    assert_int_equal(count_spots(&look, "token:"), 4);
    assert_int_equal(count_spots(&look, "word:"), 3);
    look_deinit(&look);
    match_free(match);
}

/* The next player is on turn already, but the move can still be taken back. */
TEST(a_move_that_awaits_confirmation_shows_the_dice_of_who_made_it)
{
    static struct look look;
    struct match *match = look_match(&ciub_game, "2", "begin");
    struct ciub_state state;
    memcpy(&state, match->state, sizeof state);
    look_init(&look, match, &ciub_view, 18, 80, false);
    int mover = 1 - state.turn;
    state.dice[mover][0]++;
    look.scene.state = &state;
    look.scene.confirms = mover + 1;
    look_again(&look, &ciub_view);
    assert_int_equal(count_spots(&look, "hand:white"), 6);
    look_deinit(&look);
    match_free(match);
}

static const struct cell *cell_of(const struct look *look, int y, int x)
{
    return &look->canvas.cell[y * look->canvas.width + x];
}

/* The border of a card shows without colour what can be done with it. */
TEST(marks_show_without_colour)
{
    static struct look look;
    struct match *match = look_match(&ciub_game, "2", "begin");
    look_init(&look, match, &ciub_view, 18, 80, false);
    const struct spot card = *find_spot(&look, "card:");
    assert_int_equal(cell_of(&look, card.y, card.x)->glyph, 0x250f); /* heavy: lit */
    look.scene.lits = 0;
    look_again(&look, &ciub_view);
    assert_int_equal(cell_of(&look, card.y, card.x)->glyph, 0x256d); /* light */
    assert_int_equal(cell_of(&look, card.y, card.x)->marks, 0);
    memcpy(look.picked[0], card.thing, sizeof card.thing);
    look.scene.picks = 1;
    look_again(&look, &ciub_view);
    assert_int_equal(cell_of(&look, card.y, card.x)->glyph, 0x2554); /* double: picked */
    look.scene.picks = 0;
    look.scene.cursor = card.thing;
    look_again(&look, &ciub_view);
    assert_true(cell_of(&look, card.y, card.x)->marks & CELL_CURSOR);
    look_deinit(&look);
    match_free(match);
}

/* Among equal dice only as many are marked as were picked. */
TEST(equal_dice_are_picked_one_by_one)
{
    static struct look look;
    struct match *match = look_match(&ciub_game, "2", "begin");
    look_init(&look, match, &ciub_view, 18, 80, false);
    look.scene.lits = 0;
    look.scene.picks = 2;
    memcpy(look.picked[0], "hand:white", 11);
    memcpy(look.picked[1], "hand:white", 11);
    look_again(&look, &ciub_view);
    int marked = 0;
    for (int i = 0; i < look.canvas.spots; i++) {
        const struct spot *spot = &look.canvas.spot[i];
        if (strcmp(spot->thing, "hand:white") == 0)
            marked += cell_of(&look, spot->y, spot->x)->glyph == 0x2554;
    }
    assert_int_equal(marked, 2);
    look_deinit(&look);
    match_free(match);
}

/* --- every phase -------------------------------------------------------------------- */

static void check_picture(const struct match *match, const char *name, int size)
{
    static struct look look;
    const char *folder = getenv("CANTRIP_PICTURES");
    char file[80];
    struct text out = text_init(file, sizeof file);
    text_format(&out, "ciub-%s-%d-%dx%d", name, match->setup.players, sizes[size].width,
                sizes[size].height);
    look_init(&look, match, &ciub_view, sizes[size].height, sizes[size].width, false);
    assert_true(look.scene.lits > 0);
    look.scene.cursor = look.lit[look.scene.lits / 2];
    look_again(&look, &ciub_view);
    look_check(&look);
    if (folder != NULL)
        look_write(&look, folder, file);
    look_deinit(&look);
}

/* A game from its middle on, up to the next step of that kind; NULL if there is none. */
static struct match *find_phase(const char *many, const char *seed, int step)
{
    struct match *match = look_match(&ciub_game, many, seed);
    struct rng rng;
    rng_seed(&rng, 1);
    look_play(match, 120 * (size_t)match->setup.players);
    while (!match_over(match)) {
        if (((const struct ciub_state *)match->state)->step == step)
            return match;
        look_step(match, &rng);
    }
    match_free(match);
    return NULL;
}

static void check_phase(const char *many, int step, const char *name)
{
    struct match *match = NULL;
    for (char seed[] = "a"; match == NULL && seed[0] <= 'z'; seed[0]++)
        match = find_phase(many, seed, step);
    assert_non_null(match);
    for (int size = 0; size < SIZES; size++)
        check_picture(match, name, size);
    match_free(match);
}

TEST(every_phase_is_drawn_in_every_size)
{
    static const struct {
        int step;
        const char *name;
    } phases[] = {
        {STEP_FORESEE, "foresee"}, {STEP_ACT, "act"},     {STEP_SWAP, "swap"},
        {STEP_TURN, "turn"},       {STEP_SPELL, "spell"}, {STEP_KEEP, "keep"},
        {STEP_TRADE, "trade"},
    };
    for (size_t i = 0; i < sizeof phases / sizeof phases[0]; i++) {
        check_phase("2", phases[i].step, phases[i].name);
        check_phase("4", phases[i].step, phases[i].name);
    }
}
