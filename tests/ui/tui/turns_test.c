/* turns_test.c: events by turn, and a line about each. */
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "games/ciub/ciub.h"
#include "games/seals/seals.h"
#include "session/table/event.h"
#include "tests/base/check.h"
#include "ui/tui/game/frame.h"

enum { MOVES = 120, WIDTH = 80 };

/* A game of computer players, some turns long. */
static struct table *play(const struct game *game, int players)
{
    struct chair chairs[GAME_MAX_PLAYERS];
    struct setup setup;
    struct error error = {0};
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        chairs[seat] = (struct chair){.spec = "greedy"};
    setup_init(&setup);
    setup.players = players;
    struct table *table = table_new(game, &setup, "turns", chairs, &error);
    assert_non_null(table);
    for (int i = 0; i < MOVES && table_waits(table) == TABLE_COMPUTER; i++)
        assert_true(table_think(table, 0));
    setup_deinit(&setup);
    return table;
}

static int seat_of(const struct table *table, size_t event)
{
    return table->match->log[table_event_step(table, event)].seat;
}

static const char *write(const struct table *table, size_t from, size_t end, int rows,
                         char words[FRAME_MESSAGE])
{
    const struct canvas canvas = {.width = WIDTH};
    struct text text = text_init(words, FRAME_MESSAGE);
    frame_turn_write(table, from, end, &canvas, rows, &text);
    return words;
}

static void check_turns(const struct game *game)
{
    struct table *table = play(game, 3);
    size_t events = table_events(table), turns = 0, joined = 0;
    for (size_t event = 0; event < events; event++) {
        size_t start = frame_turn_start(table, event);
        int seat = frame_turn_seat(table, event);
        if (seat_of(table, event) >= 0)
            assert_int_equal(seat, seat_of(table, event));
        for (size_t i = start; i <= event; i++)
            assert_int_equal(frame_turn_seat(table, i), seat);
        if (start > 0)
            assert_int_not_equal(frame_turn_seat(table, start - 1), seat);
        turns += start == event;
        joined += seat >= 0 && seat_of(table, event) < 0;
    }
    assert_true(turns > 5 && turns < events);
    if (game == &ciub_game) /* all dice and cards of ciúb belong to somebody's turn */
        assert_true(joined > turns);
    table_free(table);
}

TEST(a_turn_is_what_one_player_does)
{
    check_turns(&ciub_game);
    check_turns(&seals_game);
}

static int points_of(const struct table *table, size_t event, int seat)
{
    const struct match *match = table->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    int score[GAME_MAX_PLAYERS] = {0};
    size_t step =
        event < table_events(table) ? table_event_step(table, event) : match->count;
    match_state_at(match, step, state);
    match->game->scores(match->world, state, score);
    return score[seat];
}

/* However long a turn is: who it was, and the points that it brought, fit a line. */
TEST(a_line_tells_what_a_turn_brought)
{
    struct table *table = play(&ciub_game, 3);
    size_t events = table_events(table), shortened = 0;
    for (size_t event = 1; event < events; event++) {
        size_t from = frame_turn_start(table, event - 1);
        int seat = frame_turn_seat(table, event - 1);
        if (frame_turn_start(table, event) != event || seat < 0)
            continue;
        char line[FRAME_MESSAGE], all[FRAME_MESSAGE], name[2 * TABLE_NAME];
        struct text who = text_init(name, sizeof name);
        table_write_name(table, seat, &who);
        write(table, from, event, 1, line);
        write(table, from, event, 20, all);
        assert_int_equal(strncmp(line, name, strlen(name)), 0);
        assert_null(strstr(all, "\u2026"));
        bool gained = points_of(table, event, seat) != points_of(table, from, seat);
        assert_int_equal(strstr(line, "point") != NULL, gained);
        shortened += strcmp(line, all) != 0;
        if (gained && strcmp(line, all) != 0)
            assert_true(strlen(line) <= WIDTH + 20); /* dots are three bytes */
    }
    assert_true(shortened > 3);
    table_free(table);
}
