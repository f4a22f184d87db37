/* seals_marks_test.c: the view of Five Seals: marks, and the text next to the map. */
#include <stdio.h>
#include <string.h>

#include "dungeon.h"
#include "games/seals/notation/notation.h"
#include "tests/base/check.h"

static const struct seals_state *state_of(const struct dungeon *dungeon)
{
    return dungeon->scene.state;
}

static const struct seals_world *world_of(const struct dungeon *dungeon)
{
    return dungeon->scene.world;
}

static const struct cell *cell_of(const struct canvas *canvas, const char *thing)
{
    return dungeon_cells(canvas, dungeon_find(canvas, thing));
}

TEST(the_cursor_is_on_its_thing_alone)
{
    DUNGEON dungeon;
    dungeon_init(&dungeon, "players=3,circle=2", 30);
    dungeon.scene.cursor = "space:c14";
    CANVAS canvas = dungeon_draw(&dungeon, 18, 80, false);
    int marked = 0;
    for (int i = 0; i < canvas.height * canvas.width; i++)
        marked += (canvas.cell[i].marks & CELL_CURSOR) != 0;
    assert_int_equal(marked, 4);
    assert_true(cell_of(&canvas, "space:c14")->marks & CELL_CURSOR);
}

/* Gives the acting seat identical dice. */
static void give_dice(struct dungeon *dungeon, dice_t fire)
{
    struct seals_state *state = (struct seals_state *)dungeon->match->state;
    int acts = state->actor >= 0 ? state->actor : state->turn;
    state->seat[acts].dice[FIRE] = fire;
}

TEST(one_of_two_equal_dice_is_picked)
{
    DUNGEON dungeon;
    dungeon_init(&dungeon, "players=2,circle=2", 20);
    give_dice(&dungeon, 2 * dice_one(3));
    snprintf(dungeon.picked[0], GUIDE_THING, "%s", "die:fire.3");
    dungeon.scene.picks = 1;
    CANVAS canvas = dungeon_draw(&dungeon, 18, 80, false);
    const struct cell *cell = cell_of(&canvas, "die:fire.3");
    assert_true(cell[0].marks & CELL_PICKED);
    assert_int_equal(cell[5].glyph, 'f'); /* in "▐f3▌▐f3▌" */
    assert_false(cell[5].marks & CELL_PICKED);
}

TEST(scrolls_face_down_are_small_letters)
{
    DUNGEON dungeon;
    dungeon_init(&dungeon, "players=2,circle=2", 20);
    struct seals_seat *mine = &((struct seals_state *)dungeon.match->state)->seat[0];
    mine->up = scroll_bit(FIRE);
    mine->down = scroll_bit(WATER);
    CANVAS canvas = dungeon_draw(&dungeon, 18, 80, false);
    const struct cell *cell = cell_of(&canvas, "scroll:change.fire");
    assert_int_equal(cell[0].glyph, 'c');
    assert_int_equal(cell[strlen("change ")].glyph, 'F');
    assert_int_equal(cell[strlen("change F")].glyph, 'w');
}

TEST(things_without_a_spot_are_buttons)
{
    DUNGEON dungeon;
    dungeon_init(&dungeon, "players=2,circle=2", 20);
    snprintf(dungeon.lit[0], GUIDE_THING, "%s", "word:give-up");
    snprintf(dungeon.lit[1], GUIDE_THING, "%s", "colour:fire");
    dungeon.scene.lits = 2;
    CANVAS canvas = dungeon_draw(&dungeon, 18, 80, false);
    assert_int_equal(cell_of(&canvas, "word:give-up")[1].glyph, 'g');
    assert_true(cell_of(&canvas, "word:give-up")->marks & CELL_LIT);
    assert_int_equal(cell_of(&canvas, "colour:fire")[1].glyph, 'f');
    dungeon.scene.lits = 0;
    canvas_deinit(&canvas);
    canvas = dungeon_draw(&dungeon, 18, 80, false);
    assert_null(dungeon_spot(&canvas, "word:give-up"));
}

/* So that stepping through the things stops once at each. */
TEST(a_scroll_is_in_one_place)
{
    DUNGEON dungeon;
    dungeon_init(&dungeon, "players=2,circle=2", 20);
    struct seals_seat *mine = &((struct seals_state *)dungeon.match->state)->seat[0];
    mine->up = scroll_bit(FIRE) | scroll_bit(EARTH);
    CANVAS canvas = dungeon_draw(&dungeon, 18, 80, false);
    int spots = 0;
    for (int i = 0; i < canvas.spots; i++)
        spots += strcmp(canvas.spot[i].thing, "scroll:change.fire") == 0;
    assert_int_equal(spots, 1);
    assert_int_equal(dungeon_find(&canvas, "scroll:change.fire")->width,
                     strlen("change F"));
    assert_int_equal(dungeon_find(&canvas, "scroll:change.earth")->width, 1);
}

/* A figure can be pointed at, unless the space below it can be chosen. */
TEST(a_space_that_is_lit_is_above_its_figures)
{
    DUNGEON dungeon;
    char thing[GUIDE_THING];
    dungeon_init(&dungeon, "players=2,circle=2", 20);
    int place = state_of(&dungeon)->seat[0].place;
    snprintf(thing, sizeof thing, "space:%s",
             world_of(&dungeon)->board.space[place].name);
    dungeon.scene.lits = 0;
    CANVAS canvas = dungeon_draw(&dungeon, 18, 80, false);
    struct spot spot = *dungeon_spot(&canvas, thing);
    assert_string_equal(canvas_at(&canvas, spot.y, spot.x)->thing, "mage:1");
    canvas_deinit(&canvas);
    snprintf(dungeon.lit[0], GUIDE_THING, "%s", thing);
    dungeon.scene.lits = 1;
    canvas = dungeon_draw(&dungeon, 18, 80, false);
    assert_string_equal(canvas_at(&canvas, spot.y, spot.x)->thing, thing);
}

static bool shows(const struct dungeon *dungeon, const char *words)
{
    CANVAS canvas = dungeon_draw(dungeon, 18, 80, false);
    struct buffer text;
    buffer_init(&text);
    canvas_text(&canvas, &text);
    bool found = strstr(text.data, words) != NULL;
    buffer_deinit(&text);
    return found;
}

TEST(the_line_below_describes_the_cursor)
{
    DUNGEON dungeon;
    char words[80];
    struct text text = text_init(words, sizeof words);
    dungeon_init(&dungeon, "players=3,circle=2", 0);
    int site = seals_board_find(&world_of(&dungeon)->board, "c5");
    assert_true(scroll_on(state_of(&dungeon), site));
    text_put(&text, "c5: ");
    char thing[GUIDE_THING];
    struct text scroll = text_init(thing, sizeof thing);
    text_put(&scroll, "scroll:");
    seals_write_scroll(state_of(&dungeon),
                       site_get(state_of(&dungeon), site) - SITE_SCROLL, &scroll);
    view_write_title(dungeon.match->game, world_of(&dungeon), state_of(&dungeon), thing,
                     &text);
    assert_non_null(strstr(words, " of "));
    assert_false(shows(&dungeon, words));
    dungeon.scene.cursor = "space:c5";
    assert_true(shows(&dungeon, words));
    assert_true(shows(&dungeon, "The Ossuary"));
}

TEST(the_winner_is_named_when_the_game_is_over)
{
    DUNGEON dungeon;
    dungeon_init(&dungeon, "players=2,circle=2", 100);
    assert_false(shows(&dungeon, "winner"));
    dungeon_deinit(&dungeon);
    dungeon_init(&dungeon, "players=2,circle=2", 100000);
    assert_true(match_over(dungeon.match));
    assert_true(shows(&dungeon, "winner"));
    assert_true(shows(&dungeon, "*@"));
}

/* 1.6: a guardian whose scroll was dealt waits next to the board, whoever has the scroll,
 * until it stands on one. */
TEST(guardians_wait_for_their_scrolls)
{
    DUNGEON dungeon;
    dungeon_init(&dungeon, "players=2,circle=4", 0);
    struct seals_state *state = (struct seals_state *)dungeon.match->state;
    uint64_t water = scroll_bit(scroll_of(SPELL_GUARDIAN, WATER));
    for (int element = 0; element < ELEMENTS; element++)
        state->lying &= ~scroll_bit(scroll_of(SPELL_GUARDIAN, element));
    assert_false(shows(&dungeon, "!"));
    state->lying |= water;
    assert_true(shows(&dungeon, "guardians !w"));
    state->lying &= ~water;
    state->seat[1].down |= water;
    assert_true(shows(&dungeon, "guardians !w"));
    state->guardian[WATER] = 0;
    assert_false(shows(&dungeon, "guardians"));
}
