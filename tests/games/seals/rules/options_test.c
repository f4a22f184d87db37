/* options_test.c: the options of a game, what they become, and what is wrong with them.
 */
#include <stdalign.h>
#include <string.h>

#include "games/seals/seals.h"
#include "tests/games/seals/position.h"

/* Makes a world from options as in a game id; the error's text, "" when it worked. */
static const char *try_options(const char *options, char text[ERROR_TEXT])
{
    const struct game *games[] = {&seals_game, NULL};
    const struct game *game = NULL;
    struct setup setup;
    struct error error;
    char id[200], seed[SETUP_VALUE];
    struct text out = text_init(id, sizeof id), tr = text_init(text, ERROR_TEXT);
    text_format(&out, "seals:%s", options);
    error_clear(&error);
    bool made = setup_read_id(&setup, games, &game, seed, id, &error) &&
                setup_settle_players(&setup, game, &error);
    if (made) {
        void *world = seals_game.world_new(&setup, &error);
        made = world != NULL;
        if (made)
            seals_game.world_free(world);
    }
    if (!made)
        text_put(&tr, error.text);
    setup_deinit(&setup);
    return text;
}

TEST(what_is_wrong_with_an_option_is_said)
{
    static const struct {
        const char *options, *error;
    } rows[] = {
        {"players=2", ""},
        {"players=5,circle=4,first=5,mages=any.any.any.any.toad",
         "mages: 'toad' is no mage; give shaman, witch, seer, sorcerer, warlock or any"},
        {"players=2,circle=0", "circle: '0' is no circle; give 1, 2, 3, 4 or random"},
        {"players=2,circle=x", "circle: 'x' is no circle; give 1, 2, 3, 4 or random"},
        {"players=2,circle=22", "circle: '22' is no circle; give 1, 2, 3, 4 or random"},
        {"players=2,first=0", "first: '0' is no seat; give random or a number 1..2"},
        {"players=2,first=3", "first: '3' is no seat; give random or a number 1..2"},
        {"players=2,first=witch",
         "first: 'witch' is no seat; give random or a number 1..2"},
        {"players=2,mages=witch", "mages: give 2 names joined by dots, or random"},
        {"players=2,mages=witch.", "mages: give 2 names joined by dots, or random"},
        {"players=2,mages=.witch", "mages: give 2 names joined by dots, or random"},
        {"players=2,mages=witch.seer.shaman",
         "mages: give 2 names joined by dots, or random"},
        {"players=2,mages=witch.witch",
         "mages: the witch is given twice, but there is one"},
        {"players=2,mages=any.wizard", "mages: 'wizard' is no mage; give shaman, witch, "
                                       "seer, sorcerer, warlock or any"},
        {"players=2,mages=any.any", ""},
        {"players=2,mages=seer.any", ""},
        {"players=2,board=other", "board: 'other' is no board; give standard, "
                                  "fresh:SEED, or custom with a board file"},
        {"players=2,board=fresh", "board: 'fresh' is no board; give standard, "
                                  "fresh:SEED, or custom with a board file"},
        {"players=2,board=fresh:", "board: 'fresh:' is no board; give standard, "
                                   "fresh:SEED, or custom with a board file"},
        {"players=2,board=custom", "board: a custom board needs its board file with it"},
        {"players=2,hats=2",
         "seals has no option 'hats'; it has: players, circle, board, first, mages"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char text[ERROR_TEXT];
        if (strcmp(try_options(rows[i].options, text), rows[i].error) != 0)
            fail_msg("%s\n  says: %s\n  not:  %s", rows[i].options, text, rows[i].error);
    }
}

/* The options are written back in full, so that a record tells them all. */
TEST(options_are_settled)
{
    POSITION p;
    position_start(&p, "players=3", "hall - n1:2");
    assert_string_equal(setup_get(&p.match->setup, &seals_game, "circle"), "1");
    assert_string_equal(setup_get(&p.match->setup, &seals_game, "board"), "custom");
    assert_string_equal(setup_get(&p.match->setup, &seals_game, "first"), "random");
    assert_string_equal(setup_get(&p.match->setup, &seals_game, "mages"), "random");
    assert_int_equal(p.match->setup.count, 4);
}

/* The board of a world, compared as its file. */
static void write_board(const char *board, int players, struct buffer *out)
{
    struct setup setup;
    struct error error;
    setup_init(&setup);
    setup.players = players;
    assert_true(setup_set(&setup, &seals_game, "board", board, &error));
    struct seals_world *world = seals_game.world_new(&setup, &error);
    assert_non_null(world);
    buffer_init(out);
    seals_board_write(&world->board, out);
    seals_game.world_free(world);
    setup_deinit(&setup);
}

TEST(a_fresh_board_is_its_seed)
{
    struct buffer one, same, other, printed;
    write_board("fresh:1", 3, &one);
    write_board("fresh:1", 3, &same);
    write_board("fresh:castle", 3, &other);
    write_board("standard", 3, &printed);
    assert_string_equal(one.data, same.data);
    assert_true(strcmp(one.data, other.data) != 0);
    assert_true(strcmp(one.data, printed.data) != 0);
    buffer_deinit(&one);
    buffer_deinit(&same);
    buffer_deinit(&other);
    buffer_deinit(&printed);
}

TEST(a_wrong_board_file_names_file_and_line)
{
    static const char file[] = "cantrip board 1\nroom all none passage Here\ncircle n1 9 "
                               "at 0 0 in all\n";
    struct setup setup;
    struct error error;
    setup_init(&setup);
    setup.players = 2;
    assert_true(setup_set(&setup, &seals_game, "board", "custom", &error));
    setup_attach(&setup, file, sizeof file - 1, "my.board");
    assert_null(seals_game.world_new(&setup, &error));
    assert_string_equal(error.file, "my.board");
    assert_int_equal(error.line, 3);
    setup_deinit(&setup);
}

/* Every option of the table has words for people. */
TEST(options_explain_themselves)
{
    int count = 0;
    for (const struct option_spec *spec = seals_game.options; spec->name; spec++, count++)
        assert_true(spec->fallback[0] && spec->values[0] && spec->help[0]);
    assert_int_equal(count, 4);
    assert_string_equal(seals_game.attachment, "board");
    assert_true(seals_game.state_size <= GAME_MAX_STATE);
}

/* --- seats, prompts ----------------------------------------------------------------- */

TEST(prompts_say_who_must_do_what)
{
    POSITION p;
    char words[120];
    position_start(&p, "players=2,circle=random,mages=witch.any,first=1", "hall - n1:2");
    static const char *const steps[][2] = {
        {"a circle of magic is drawn", "circle 1"},
        {"seals and scrolls are dealt", "deal n1=f"},
        {"mages are drawn", "mages seer"},
        {"witch: choose a start circle", "start h1"},
        {"seer: choose a start circle", "start h2"},
        {"witch: take 3 dice from the supply", "take f w a"},
        {"seer: take 3 dice from the supply", "take e e e"},
        {"the witch's dice are rolled", "roll witch f2 w1 a1"},
        {"the seer's dice are rolled", "roll seer e1 e1 e1"},
        {"witch: break a seal, or use a scroll first", ""}};
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        struct text out = text_init(words, sizeof words);
        struct reason why;
        seals_game.prompt(p.match->world, p.match->state, &out);
        if (strcmp(words, steps[i][0]) != 0)
            fail_msg("step %zu says: %s", i, words);
        if (steps[i][1][0] != '\0')
            assert_true(match_play(p.match, steps[i][1], &why));
    }
}

/* 6.2-6.4: the prompt says what becomes of the dice. */
TEST(prompts_say_what_dice_are_chosen_for)
{
    static const char *const rows[][2] = {
        {"change.fire", "witch: choose the dice that change colour"},
        {"renewal.fire", "witch: choose the dice to roll again"},
        {"strengthening.fire", "witch: choose the dice that gain 2"}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        POSITION p;
        char words[120];
        struct text out = text_init(words, sizeof words);
        position_draw(&p, 1, "hall - n1:6", "n1=e6 vault",
                      "witch on h1: f3 | change.fire renewal.fire strengthening.fire",
                      "seer on h2: a1");
        position_begin(&p, rows[i][0]);
        seals_game.prompt(p.match->world, p.match->state, &out);
        assert_string_equal(words, rows[i][1]);
    }
}
