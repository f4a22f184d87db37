/* form_test.c: the setup screen starts a valid game, whatever was changed. */
#include "ui/tui/setup/form.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/registry.h"
#include "games/games.h"
#include "tests/base/check.h"
#include "ui/tui/game/controller.h"

static const struct option_spec *find_option(const char *game, const char *name)
{
    const struct option_spec *option = registry_find(games_list(), game)->options;
    while (strcmp(option->name, name) != 0)
        option++;
    return option;
}

TEST(values_are_those_that_the_game_lists)
{
    static const struct {
        const char *game, *option, *wanted;
    } cases[] = {
        {"seals", "circle", "1 2 3 4 random "},
        {"ciub", "length", "normal short "},
        {"ciub", "set", "standard "},
        {"ciub", "first", "random 1 2 3 "},
        {"seals", "first", "random 1 2 3 "},
        {"pig", "target", "10 20 50 100 200 500 1000 "},
        {"seals", "mages", "random "},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char list[FORM_VALUES][SETUP_VALUE], all[400];
        struct text text = text_init(all, sizeof all);
        int count = form_values(find_option(cases[i].game, cases[i].option), 3, list);
        for (int k = 0; k < count; k++)
            text_format(&text, "%s ", list[k]);
        assert_string_equal(all, cases[i].wanted);
    }
}

TEST(an_option_without_a_list_stays_as_it_is)
{
    const struct option_spec option = {.name = "words", .fallback = "none", .values = ""};
    char list[FORM_VALUES][SETUP_VALUE];
    assert_int_equal(form_values(&option, 3, list), 1);
    assert_string_equal(list[0], "none");
}

/* No file can be given here: what takes one alone is no row, and is not named as a value.
 */
TEST(files_are_not_asked_for)
{
    struct form form;
    const struct option_spec *board = find_option("seals", "board");
    assert_null(strstr(form_syntax(board), "custom"));
    form_init(&form, games_list(), registry_find(games_list(), "ciub"));
    for (int i = 0; i < SETUP_MAX_OPTIONS && form.game->options[i].name; i++)
        assert_int_equal(form_has_row(&form, ROW_OPTION + i),
                         strcmp(form.game->options[i].name, "set") != 0);
    form_deinit(&form);
}

TEST(a_seed_is_drawn_for_a_fresh_board)
{
    char list[FORM_VALUES][SETUP_VALUE];
    assert_int_equal(form_values(find_option("seals", "board"), 2, list), 2);
    assert_memory_equal(list[1], "fresh:", 6);
    assert_true(setup_is_value(list[1]));
    assert_true(strlen(list[1]) > 7);
}

/* Creates the world as for a new game; the form must never offer what is refused. */
static void assert_starts(const struct form *form)
{
    struct setup setup;
    struct error error = {0};
    bool fine = form_setup(form, &setup, &error);
    void *world = NULL;
    if (fine && setup_settle_players(&setup, form->game, &error))
        world = form->game->world_new(&setup, &error);
    if (!world)
        print_error("%s: %s\n", form->game->name, error.text);
    assert_non_null(world);
    form->game->world_free(world);
    setup_deinit(&setup);
}

TEST(every_value_on_offer_starts_a_game)
{
    const struct game *const *games = games_list();
    for (int i = 0; games[i]; i++) {
        struct form form;
        form_init(&form, games, games[i]);
        assert_starts(&form);
        for (int row = ROW_OPTION; row < ROW_SEED; row++) {
            form.row = row;
            for (int k = 0; form_has_row(&form, row) && k < 8; k++) {
                form_cycle(&form, 1);
                assert_starts(&form);
            }
        }
        form_deinit(&form);
    }
}

TEST(the_default_is_a_person_against_the_computer)
{
    struct form form;
    form_init(&form, games_list(), NULL);
    assert_int_equal(form.row, ROW_START);
    assert_string_equal(form.chair[0].spec, "");
    assert_string_equal(form.chair[1].spec, "adept");
    assert_string_equal(form.seed, "");
    form_deinit(&form);
}

TEST(rows_and_values_wrap_around)
{
    struct form form;
    form_init(&form, games_list(), NULL);
    const struct game *first = form.game;
    int rows = 0, start = form.row;
    do {
        assert_true(form_has_row(&form, form.row));
        form_move_cursor(&form, 1);
        rows++;
    } while (form.row != start && rows < 100);
    assert_true(rows > 5 && rows < 30);
    form.row = ROW_PLAYERS;
    for (int i = 0; i <= first->max_players - first->min_players; i++)
        form_cycle(&form, -1);
    assert_int_equal(form.players, 2);
    form.row = ROW_SEAT + 1;
    for (int i = 0; i <= form.specs; i++)
        form_cycle(&form, 1);
    assert_string_equal(form.chair[1].spec, "adept");
    form_cycle(&form, -1);
    assert_string_not_equal(form.chair[1].spec, "adept");
    form_deinit(&form);
}

TEST(a_value_that_no_game_can_have_is_refused_and_its_row_found)
{
    struct form form;
    struct error error = {0};
    int row = ROW_START;
    form_init(&form, games_list(), registry_find(games_list(), "seals"));
    assert_true(form_check(&form, &row, &error));
    snprintf(form.option[1], SETUP_VALUE, "nonsense");
    assert_false(form_check(&form, &row, &error));
    assert_non_null(strstr(error.text, "nonsense"));
    assert_int_equal(row, ROW_OPTION + 1);
    form_set_game(&form, form.game);
    snprintf(form.seed, sizeof form.seed, "a b");
    assert_false(form_check(&form, &row, &error));
    assert_int_equal(row, ROW_SEED);
    form_deinit(&form);
}

static void recall(struct form *form, const char *folder)
{
    form_init(form, games_list(), NULL);
    form_recall(form, folder, NULL);
}

TEST(a_set_up_that_cannot_start_is_not_kept)
{
    char path[] = "/tmp/form-XXXXXX", folder[64], file[64];
    struct form form, again;
    assert_non_null(mkdtemp(path));
    snprintf(folder, sizeof folder, "%s/games", path);
    snprintf(file, sizeof file, "%s/last-setup", path);
    form_init(&form, games_list(), registry_find(games_list(), "seals"));
    snprintf(form.chair[1].name, TABLE_NAME, "Merlin");
    snprintf(form.option[0], SETUP_VALUE, "3");
    form_remember(&form, folder);
    snprintf(form.option[0], SETUP_VALUE, "99");
    form_remember(&form, folder);
    recall(&again, folder);
    assert_string_equal(again.option[0], "3");
    assert_string_equal(again.chair[1].name, "Merlin");
    assert_string_equal(again.chair[1].spec, "adept");
    form_deinit(&again);
    FILE *old = fopen(file, "w");
    fputs("game seals:players=2,circle=99\nseat adept\n", old);
    fclose(old);
    recall(&again, folder);
    assert_string_equal(again.option[0], "1");
    form_deinit(&again);
    form_deinit(&form);
    unlink(file);
    rmdir(path);
}

TEST(rows_fit_above_the_help_whatever_the_height)
{
    struct form form;
    form_init(&form, games_list(), registry_find(games_list(), "seals"));
    form.players = form.game->max_players;
    form.kepts = 1;
    for (int height = SCREEN_HEIGHT; height < 30; height++) {
        int rows = 0;
        for (int y = 2; y < height - 4; y++)
            rows += form_row_at(&form, height, y) >= 0;
        for (int row = 0; row < ROWS; row++)
            rows -= form_has_row(&form, row);
        assert_int_equal(rows, 0);
    }
    form_deinit(&form);
}
