/* controller_test.c: what the whole screen shows. With CANTRIP_PICTURES=FOLDER it also
 * draws the pictures of the README (scripts/draw-terminal). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/record/record.h"
#include "games/ciub/ciub.h"
#include "games/games.h"
#include "games/seals/seals.h"
#include "look.h"
#include "tests/base/check.h"
#include "ui/tui/game/controller.h"

/* A controller on a canvas without a terminal. */
struct scenery {
    struct screen screen;
    struct store store;
    struct table *table;
    struct controller controller;
    struct buffer text;
};

/* Ada sits first; the computer has moved for everyone up to her decision of this
 * number. */
static struct table *table_in_midgame(const struct game *game, const char *seed,
                                      int decision)
{
    struct chair greedy = {.spec = "greedy"}, ada = {.name = "Ada"};
    struct chair chairs[GAME_MAX_PLAYERS] = {greedy, greedy};
    struct setup setup;
    struct error error = {0};
    setup_init(&setup);
    setup.players = 2;
    struct table *table = table_new(game, &setup, seed, chairs, &error);
    assert_non_null(table);
    while (table_seat(table) != 0 || decision-- > 0)
        assert_true(table_think(table, 0));
    assert_true(table_sit(table, 0, &ada, &error));
    setup_deinit(&setup);
    return table;
}

static void scenery_open(struct scenery *it, struct table *table, int height, int width)
{
    *it = (struct scenery){.table = table};
    assert_true(canvas_init(&it->screen.canvas, height, width, false));
    controller_init(&it->controller, &it->screen, it->table, &it->store);
    buffer_init(&it->text);
    controller_draw(&it->controller);
}

static void scenery_init(struct scenery *it, const struct game *game, const char *seed,
                         int decision, int height, int width)
{
    scenery_open(it, table_in_midgame(game, seed, decision), height, width);
}

static void scenery_deinit(struct scenery *it)
{
    controller_deinit(&it->controller);
    canvas_deinit(&it->screen.canvas);
    table_free(it->table);
    buffer_deinit(&it->text);
}

static bool shows(struct scenery *it, const char *words)
{
    buffer_deinit(&it->text);
    buffer_init(&it->text);
    controller_draw(&it->controller);
    canvas_text(&it->screen.canvas, &it->text);
    return strstr(it->text.data, words) != NULL;
}

static void assert_shows(struct scenery *it, const char *words)
{
    if (!shows(it, words))
        fail_msg("'%s' is not on the screen:\n%s", words, it->text.data);
}

static void type(struct scenery *it, const char *line)
{
    struct reason why = {0};
    if (!table_type(it->table, line, &why))
        fail_msg("%s: %s", line, why.text);
}

/* In the next position it is another player's turn, but the move is not made yet. */
TEST(a_turn_lasts_until_it_is_confirmed)
{
    static struct scenery it;
    scenery_init(&it, &seals_game, "owl", 0, 24, 80);
    type(&it, "start h1");
    assert_int_equal(seals_game.turn(it.table->match->world, it.table->draft), 1);
    assert_shows(&it, "turn of Ada");
    assert_shows(&it, ">@1 &1 Ada");
    assert_shows(&it, "Your move: start h1");
    assert_shows(&it, "[Make the move] [Take it back]");
    assert_string_equal(it.controller.cursor, POINT_CONFIRM);
    scenery_deinit(&it);
}

static void pick(struct scenery *it, const char *thing)
{
    snprintf(it->controller.cursor, sizeof it->controller.cursor, "%s", thing);
    controller_point(&it->controller);
}

TEST(a_move_that_waits_has_no_hints)
{
    static struct scenery it;
    scenery_init(&it, &seals_game, "owl", 0, 24, 80);
    type(&it, "start h1");
    controller_press(&it.controller, 'h');
    assert_shows(&it, "Your move is ready: confirm it or undo it first.");
    scenery_deinit(&it);
}

/* The key y is shown only where it completes a choice. */
TEST(picks_say_when_they_are_enough)
{
    static struct scenery it;
    scenery_init(&it, &seals_game, "owl", 1, 24, 80);
    pick(&it, "supply:fire");
    assert_shows(&it, "Picked: Fire in the supply. Choose the rest.");
    assert_false(it.controller.enough);
    scenery_deinit(&it);
}

TEST(a_space_is_described)
{
    static struct scenery it;
    scenery_init(&it, &seals_game, "owl", 0, 24, 80);
    snprintf(it.controller.cursor, sizeof it.controller.cursor, "space:h1");
    assert_shows(&it, "h1: start circle; ");
    snprintf(it.controller.cursor, sizeof it.controller.cursor, "space:c1");
    assert_shows(&it, "c1: seal of ");
    assert_shows(&it, ", strength 2; ");
    scenery_deinit(&it);
}

/* In ciub two of seven white dice go back, after which the turn is over. */
static struct table *table_with_seven_dice(void)
{
    static const char record[] =
        "cantrip record 1\ngame: ciub\nrules: 1\nseed: kept\nname.1: Ada\n"
        "state: {\"step\":\"keep\",\"turn\":1,\"busy\":true,\"gained\":true,"
        "\"players\":[{\"won\":[\"6-6\"]},{\"dice\":{\"white\":3}}],"
        "\"top\":[\"2-4-6\",\"=4\",\"6-6-6\"],\"bottom\":[\"1-1-1\",\"20+\",\"2-2-2-2\"],"
        "\"tray\":{\"white 1\":5,\"white 2\":1,\"white 4\":1}}\n\n";
    struct error error = {0};
    struct match *match = record_read(games_list(), record, strlen(record), "", &error);
    if (match == NULL)
        fail_msg("%s", error.text);
    struct table *table = table_open(match, &error);
    assert_non_null(table);
    return table;
}

TEST(dice_to_give_back_look_unlike_those_kept)
{
    static struct scenery it;
    scenery_open(&it, table_with_seven_dice(), 24, 80);
    assert_shows(&it, "Ada: choose 2 dice to give back");
    assert_false(shows(&it, "\u2190"));
    assert_int_equal(strncmp(it.controller.cursor, "tray:", 5), 0);
    pick(&it, "tray:white.4");
    assert_shows(&it, "Ada: choose 1 more die to give back");
    assert_shows(&it, "\u2190");
    pick(&it, "tray:white.4"); /* not after all */
    assert_shows(&it, "Ada: choose 2 dice to give back");
    pick(&it, "tray:white.4");
    pick(&it, "tray:white.2");
    assert_shows(&it, "Ada: confirm 'keep white white white white white'");
    assert_shows(&it, "To give back");
    assert_shows(&it, "\u2190");
    pick(&it, "tray:white.4"); /* only the other one */
    assert_int_equal(it.table->move.count, 0);
    assert_int_equal(it.controller.picks, 1);
    assert_string_equal(it.controller.picked[0], "tray:white.2");
    assert_shows(&it, "Ada: choose 1 more die to give back");
    scenery_deinit(&it);
}

/* The cursor moves straight ahead, not to what is almost above or below. */
/* The marks under a thing, where it is drawn last. */
static unsigned marks_of(const struct scenery *it, const char *thing)
{
    const struct canvas *canvas = &it->screen.canvas;
    unsigned marks = 0;
    for (int i = 0; i < canvas->spots; i++)
        if (strcmp(canvas->spot[i].thing, thing) == 0)
            marks =
                canvas->cell[canvas->spot[i].y * canvas->width + canvas->spot[i].x].marks;
    return marks;
}

TEST(what_a_lesson_asks_for_stays_marked)
{
    static struct scenery it;
    struct error error = {0};
    scenery_init(&it, &seals_game, "owl", 0, 24, 80);
    struct lesson *lesson = lesson_new(&seals_game, &error);
    assert_non_null(lesson);
    it.controller.lesson = lesson;
    snprintf(it.controller.pointed_at, sizeof it.controller.pointed_at, "space:h2");
    snprintf(it.controller.cursor, sizeof it.controller.cursor, "space:h1");
    controller_draw(&it.controller);
    assert_true(marks_of(&it, "space:h2") & CELL_LIT);
    assert_false(marks_of(&it, "space:h3") & CELL_LIT);
    assert_true(marks_of(&it, "space:h1") & CELL_CURSOR);
    lesson_free(lesson);
    scenery_deinit(&it);
}

/* An Enter pressed for what was shown before must not choose anything. */
TEST(an_early_enter_chooses_nothing)
{
    static struct scenery it;
    scenery_init(&it, &seals_game, "owl", 0, 24, 80);
    it.controller.pause = 600;
    it.controller.go_on = true;
    assert_shows(&it, "Enter go on  Tab next  m menu");
    it.controller.came_up = 0;
    controller_answer(&it.controller, PRESS_ENTER);
    assert_int_equal(it.table->move.count, 0);
    assert_shows(&it, "Enter choose  Tab next  m menu");
    it.controller.came_up = 1e300;
    controller_answer(&it.controller, PRESS_ENTER);
    assert_int_equal(it.table->move.count, 0);
    scenery_deinit(&it);
}

/* While others are to act, nothing is under the cursor until the player looks around. */
TEST(without_a_choice_there_is_no_cursor)
{
    static struct scenery it;
    scenery_init(&it, &seals_game, "owl", 0, 24, 80);
    assert_int_equal(strncmp(it.controller.cursor, "space:", 6), 0);
    type(&it, "start h1");
    table_confirm(it.table);
    controller_draw(&it.controller);
    assert_int_equal(table_waits(it.table), TABLE_COMPUTER);
    controller_advance_cursor(&it.controller);
    controller_draw(&it.controller);
    assert_string_equal(it.controller.cursor, "");
    controller_move_cursor(&it.controller, 1, 0);
    controller_draw(&it.controller);
    assert_string_not_equal(it.controller.cursor, "");
    scenery_deinit(&it);
}

TEST(arrows_go_straight)
{
    static struct scenery it;
    scenery_init(&it, &seals_game, "owl", 0, 24, 80);
    struct canvas *canvas = &it.screen.canvas;
    canvas->spots = 0;
    canvas_spot(canvas, 6, 51, 1, 9, "wide");
    canvas_spot(canvas, 5, 57, 1, 2, "above");
    canvas_spot(canvas, 6, 62, 1, 9, "ahead");
    snprintf(it.controller.cursor, sizeof it.controller.cursor, "wide");
    controller_place_cursor(&it.controller);
    controller_move_cursor(&it.controller, 0, 1);
    assert_string_equal(it.controller.cursor, "ahead");
    controller_move_cursor(&it.controller, 0, -1);
    assert_string_equal(it.controller.cursor, "wide");
    controller_move_cursor(&it.controller, -1, 0);
    assert_string_equal(it.controller.cursor, "above");
    controller_move_cursor(&it.controller, 1, 0);
    assert_string_equal(it.controller.cursor, "wide");
    controller_move_cursor(&it.controller, 0, -1);
    assert_string_equal(it.controller.cursor, "wide");
    scenery_deinit(&it);
}

/* The screen shows who sits where, and computer levels. */
TEST(computers_show_their_level)
{
    static struct scenery it;
    scenery_init(&it, &seals_game, "owl", 0, 24, 80);
    assert_shows(&it, " (greedy)  ");
    assert_false(shows(&it, "Ada, shaman ("));
    scenery_deinit(&it);
    scenery_init(&it, &ciub_game, "owl", 0, 24, 80);
    assert_shows(&it, " 2 Player 2 (greedy) ");
    scenery_deinit(&it);
}

/* If messages do not fit, the newest is shown in full. */
TEST(the_newest_message_stays)
{
    static struct scenery it;
    scenery_init(&it, &seals_game, "owl", 0, 24, 80);
    controller_message(&it.controller, INK_PLAIN, "first\nsecond\nthird\nfourth");
    assert_shows(&it, "second\n third\n fourth\n");
    assert_false(shows(&it, "first\n"));
    type(&it, "start h1");
    assert_shows(&it, "third\n fourth\n");
    assert_false(shows(&it, "second\n"));
    scenery_deinit(&it);
}

/* --- what others did ---------------------------------------------------------------- */

/* The other player's start, which stays below the prompt whatever else is pressed. */
TEST(what_others_did_stays_until_a_move)
{
    static struct scenery it;
    static const int presses[] = {PRESS_ESCAPE, PRESS_RIGHT, 'x', 'c', PRESS_ENTER};
    scenery_init(&it, &seals_game, "owl", 1, 24, 80);
    assert_shows(&it, ": start on ");
    for (size_t i = 0; i < sizeof presses / sizeof *presses; i++) {
        controller_press(&it.controller, presses[i]);
        assert_shows(&it, ": start on ");
    }
    scenery_deinit(&it);
}

/* While a move is shown the title names who made it. */
TEST(the_title_names_who_moves)
{
    static struct scenery it;
    scenery_init(&it, &seals_game, "owl", 0, 24, 80);
    type(&it, "start h1");
    table_confirm(it.table);
    match_state_at(it.table->match, it.table->match->count, it.controller.shown);
    it.controller.showing = true;
    it.controller.shown_events = table_events(it.table);
    assert_shows(&it, "turn of Ada");
    it.controller.showing = false;
    assert_false(shows(&it, "turn of Ada"));
    scenery_deinit(&it);
}

/* The cursor goes back to what has to be chosen again. */
TEST(taking_back_leads_to_what_was_chosen)
{
    static struct scenery it;
    scenery_init(&it, &seals_game, "owl", 1, 24, 80);
    pick(&it, "supply:fire");
    assert_shows(&it, "f:2");
    snprintf(it.controller.cursor, sizeof it.controller.cursor, "supply:air");
    controller_press(&it.controller, PRESS_BACKSPACE);
    assert_string_equal(it.controller.cursor, "supply:fire");
    assert_shows(&it, "f:3");
    scenery_deinit(&it);
    scenery_init(&it, &seals_game, "owl", 0, 24, 80);
    type(&it, "start h1");
    assert_shows(&it, "Your move: start h1");
    controller_press(&it.controller, PRESS_BACKSPACE);
    assert_string_equal(it.controller.cursor, "space:h1");
    scenery_deinit(&it);
}

/* Only keys that do something in this game are listed. */
TEST(keys_are_those_of_the_game)
{
    static struct scenery it;
    char keys[4096];
    struct text text = text_init(keys, sizeof keys);
    scenery_init(&it, &ciub_game, "owl", 0, 24, 80);
    controller_write_key_help(&it.controller, &text);
    assert_null(strstr(keys, "names of the spaces"));
    scenery_deinit(&it);
    text = text_init(keys, sizeof keys);
    scenery_init(&it, &seals_game, "owl", 0, 24, 80);
    controller_write_key_help(&it.controller, &text);
    assert_non_null(strstr(keys, "names of the spaces"));
    scenery_deinit(&it);
}

/* --- pictures ----------------------------------------------------------------------- */

static void draw_picture(struct scenery *it, const char *folder, const char *name)
{
    char path[400];
    struct buffer picture;
    snprintf(path, sizeof path, "%s/terminal-%s.svg", folder, name);
    buffer_init(&picture);
    controller_draw(&it->controller);
    canvas_svg(&it->screen.canvas, &picture);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_int_equal(fwrite(picture.data, 1, picture.length, file), picture.length);
    assert_int_equal(fclose(file), 0);
    buffer_deinit(&picture);
}

TEST(games_in_progress)
{
    static const struct {
        const struct game *game;
        const char *seed;
        int decision;
    } scenes[] = {{&seals_game, "owl", 33}, {&ciub_game, "owl", 53}};
    const char *folder = getenv("CANTRIP_PICTURES");
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++) {
        static struct scenery it;
        scenery_init(&it, scenes[i].game, scenes[i].seed, scenes[i].decision, 30, 100);
        assert_shows(&it, "turn of Ada");
        assert_shows(&it, "Enter choose");
        assert_true(it.controller.lits > 0 && it.controller.cursor[0] != '\0');
        if (folder)
            draw_picture(&it, folder, scenes[i].game->name);
        scenery_deinit(&it);
    }
}
