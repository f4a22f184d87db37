/* plain_test.c: a game in plain lines, with arbitrary input. */
#include "ui/plain/plain.h"

#include <string.h>

#include "base/rng.h"
#include "base/utf8.h"
#include "core/record/record.h"
#include "lines.h"
#include "tests/base/check.h"

/* A table and the output of a game at it. `PLAYED it = ...;` is freed at the end of its
 * block. */
struct played {
    struct table *table;
    struct buffer out;
};
#define PLAYED __attribute__((cleanup(free_played))) struct played

static void free_played(struct played *it)
{
    table_free(it->table);
    buffer_deinit(&it->out);
}

/* Plays with these bytes. */
static struct played play(const char *id, const char *seats, const char *bytes,
                          size_t length)
{
    struct played it = {.table = lines_table(id, seats)};
    struct plain_game game = {.table = it.table};
    const struct match *match = it.table->match;
    struct error error;
    assert_int_equal(lines_play(&game, bytes, length, &it.out), PLAIN_LEFT);
    assert_true(match->game->check(match->world, match->state, &error));
    return it;
}

static struct played play_lines(const char *id, const char *seats, const char *lines)
{
    return play(id, seats, lines, strlen(lines));
}

/* Random input that tends to make progress. */
static void put_random_line(struct rng *rng, struct buffer *out)
{
    static const char *const words[] = {
        "yes",        "yes",       "?",       "back",     "drop",    "undo",
        "redo",       "log 2",     "scores",  "odds zzz", "help",    "help red",
        "help c1",    "hint 1",    "rules 4", "confirm",  "dice",    "break c1",
        "put white",  "take f f",  "roll",    "end",      "stop",    "give up",
        "confirm on", "? r",       "",        "binding",  "gain =4", "take red",
        "show",       "whiten red"};
    if (rng_below(rng, 3) > 0)
        buffer_format(out, "%u\n", rng_below(rng, 8) + 1);
    else if (rng_below(rng, 8) > 0)
        buffer_format(out, "%s\n", words[rng_below(rng, sizeof words / sizeof *words)]);
    else
        for (uint32_t left = rng_below(rng, 60); left > 0; left--) {
            char c = (char)rng_below(rng, 256);
            buffer_put_n(out, &c, 1);
        }
}

/* The record is valid: no input broke anything. */
static void expect_valid(const struct table *table)
{
    struct buffer record;
    struct error error = {0};
    const struct game *const games[] = {table->match->game, NULL};
    buffer_init(&record);
    record_write(table->match, &record);
    struct match *again = record_read(games, record.data, record.length, "test", &error);
    assert_string_equal(error.text, "");
    assert_non_null(again);
    assert_memory_equal(again->state, table->match->state,
                        table->match->game->state_size);
    match_free(again);
    buffer_deinit(&record);
}

static void play_at_random(const char *id, const char *seats, int lines, uint64_t seed)
{
    struct buffer typed;
    struct rng rng;
    buffer_init(&typed);
    rng_seed(&rng, seed);
    for (int i = 0; i < lines; i++)
        put_random_line(&rng, &typed);
    PLAYED it = play(id, seats, typed.data, typed.length);
    assert_true(table_events(it.table) > 20);
    expect_valid(it.table);
    buffer_deinit(&typed);
}

TEST(test_keys_at_random)
{
    play_at_random("pig#1", "- random", 500, 1);
    play_at_random("seals:players=3,circle=2#2", "- - -", 1200, 2);
    play_at_random("seals:circle=4#3", "- random", 600, 3);
    play_at_random("ciub#4", "- -", 1200, 4);
    play_at_random("ciub:players=3#5", "- random random", 1200, 5);
}

TEST(test_a_long_line_is_refused_whole)
{
    struct buffer typed;
    buffer_init(&typed);
    buffer_put(&typed, "roll");
    for (int i = 0; i < 100000; i++)
        buffer_put(&typed, " ");
    buffer_put(&typed, "\nlog\n");
    PLAYED it = play("pig#1", "- -", typed.data, typed.length);
    assert_true(lines_have(&it.out, "That line is too long. Nothing was done."));
    assert_true(lines_have(&it.out, "Nothing has happened yet."));
    assert_int_equal(table_events(it.table), 0);
    buffer_deinit(&typed);
}

/* Quoted input cannot control the terminal. */
TEST(test_input_is_echoed_safely)
{
    static const char typed[] = "help \x1b[2J\nfly\x07\nrol\0l\n\xff\xfe\n";
    PLAYED it = play("pig#1", "- -", typed, sizeof typed - 1);
    for (size_t i = 0; i < it.out.length; i++)
        assert_true(it.out.data[i] == '\n' || (unsigned char)it.out.data[i] >= ' ');
    assert_true(lines_have(&it.out, "There is no help on ?[2J"));
}

/* The last line needs no newline; lines may end as in DOS. */
TEST(test_line_endings)
{
    static const char *const typed[] = {"roll", "  roll \t\r\n\r\n"};
    for (size_t i = 0; i < sizeof typed / sizeof *typed; i++) {
        PLAYED it = play_lines("pig#1", "- -", typed[i]);
        if (table_events(it.table) != 2)
            fail_msg("'%s' is not one roll", typed[i]);
    }
}

TEST(test_result_is_printed_once)
{
    PLAYED it = play_lines("pig:target=20#1", "random random",
                           "roll\nyes\n?\nhint\n1\nscores\nlog\nback\n");
    assert_int_equal(lines_count(&it.out, "That was the end of the game."), 1);
    assert_int_equal(lines_count(&it.out, " wins.\n"), 1);
    assert_true(lines_have(&it.out, "The game is over, so no move can be made."));
    assert_true(lines_have(&it.out, "There is nothing to choose now."));
}

/* Computers earn nothing. */
TEST(test_result_says_what_people_earned)
{
    PLAYED it =
        play_lines("pig:target=10#1", "- -",
                   "roll\nroll\nroll\nroll\nroll\nroll\nroll\nroll\nroll\nroll\n"
                   "roll\nroll\nroll\nroll\nroll\nroll\nroll\nroll\nroll\nroll\n");
    PLAYED other = play_lines("pig:target=20#1", "random random", "");
    assert_int_equal(lines_count(&it.out, "Earned in this game: To the end. Play a game "
                                          "until it is over.\n"),
                     1);
    assert_int_equal(lines_count(&other.out, "Earned in this game"), 0);
}

TEST(test_unsaved_game_continues)
{
    struct buffer out;
    buffer_init(&out);
    struct table *table = lines_table("pig#1", "- -");
    struct store store = {.path = "/nowhere/at/all/pig.rec", .file = -1};
    struct plain_game game = {.table = table, .store = &store};
    static const char typed[] = "roll\nscores\n";
    assert_int_equal(lines_play(&game, typed, sizeof typed - 1, &out), PLAIN_LEFT);
    assert_int_equal(lines_count(&out, "cannot be kept at the moment"), 1);
    assert_true(lines_have(&out, "Goodbye. The last moves could not be kept"));
    assert_false(lines_have(&out, "The game is kept in"));
    assert_int_equal(table_events(table), 2);
    table_free(table);
    buffer_deinit(&out);
}

/* The parts of a move that was begun go first, one by one. */
TEST(test_undo_drops_the_last_part_first)
{
    PLAYED it = play_lines("seals:players=2,circle=1,first=1#3", "- -",
                           "start h1\nstart h2\ntake f f w\ntake a a e\n"
                           "? break\nbreak\n1\nundo\nundo\n");
    const char *begun = strstr(it.out.data, "Your move so far: break");
    assert_non_null(begun);
    const char *dropped = strstr(begun, "The last part of your move is taken back.");
    assert_non_null(dropped);
    assert_null(strstr(dropped, "Your move so far: break"));
    assert_non_null(strstr(dropped, "Not possible: "));
}

/* What is asked for most has the shortest name; its list is chosen from by number. */
TEST(test_a_number_takes_the_hint)
{
    PLAYED it = play_lines("pig:target=20#1", "- -", "h 50\n1\n");
    const char *hint = strstr(it.out.data, "Hint 1: roll.");
    assert_non_null(hint);
    assert_non_null(strstr(hint, "Your move: roll. Type yes"));
}

/* "die" and "card" say what kind of thing is meant. */
TEST(test_help_finds_things_by_their_kind)
{
    PLAYED it = play_lines("ciub#1", "- -", "help blue die\nhelp card 20+\nhelp dice\n");
    assert_true(lines_have(&it.out, "Dice: blue"));
    assert_true(lines_have(&it.out, "The card 20+"));
    assert_true(lines_have(&it.out, "dice: Which dice does everybody have?\n"));
}

/* Whoever plays alone against the computer is spoken to. */
TEST(test_a_person_alone_wins)
{
    static const char rolls[] = "roll\nroll\nhold\nroll\nroll\nhold\nroll\nroll\nhold\n"
                                "roll\nroll\nhold\nroll\nroll\nhold\nroll\nroll\nhold\n";
    PLAYED alone = play_lines("pig:target=10#1", "- random", rolls);
    PLAYED two = play_lines("pig:target=10#1", "- -", rolls);
    assert_int_equal(lines_count(&alone.out, "You win.\n"), 1);
    assert_int_equal(lines_count(&two.out, "You win.\n"), 0);
    assert_int_equal(lines_count(&two.out, " wins.\n"), 1);
}

/* --- wrapping ----------------------------------------------------------------------- */

static int narrow(void)
{
    return 40;
}

/* No line is wider than the terminal, and breaking them lost and joined no words. What is
 * typed would end the line of "> ". */
TEST(test_lines_are_wrapped_between_words)
{
    static const char lines[] = "help\nshow\nrules 4.6\nquit\n";
    PLAYED whole = play_lines("ciub#1", "- random", lines);
    lines_columns = narrow;
    PLAYED wrapped = play_lines("ciub#1", "- random", lines);
    lines_columns = NULL;
    const char *at = whole.out.data, *part = wrapped.out.data;
    while (*at || *part) {
        size_t line = strcspn(part, "\n");
        char words[1000];
        assert_true(line < sizeof words);
        memcpy(words, part, line);
        words[line] = '\0';
        const char *said = words + (strncmp(words, "> ", 2) == 0 ? 2 : 0);
        if (strchr(said + strspn(said, " "), ' ') && utf8_width(said) > narrow())
            fail_msg("wider than the terminal: %s", words);
        for (part += strspn(part, " "); *part && *part != '\n';) {
            at += strspn(at, " \n");
            size_t word = strcspn(at, " \n");
            assert_int_equal(strncmp(part, at, word), 0);
            at += word;
            part += word + strspn(part + word, " ");
        }
        part += *part == '\n';
        at += strspn(at, " \n");
    }
}
