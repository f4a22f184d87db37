/* record_error_test.c: bad records are rejected with file, line and reason, or read up to
 * the first bad line. */
#include "core/record/record.h"

#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "tests/base/check.h"
#include "tests/core/mock.h"

#define HEAD "cantrip record 1\ngame: mock\nrules: 3\n"
#define PLAY HEAD "\n*: draw 3 draw 2\n"

struct bad_record {
    const char *text;
    int line;
    const char *words;
};

static const struct bad_record bad_records[] = {
    {"", 0, "the file is empty"},
    {"\n\n", 2, "the file ends in the headers"},
    {"# only a comment", 1, "the file ends in the headers"},
    {"PK\x03\x04", 1, "byte 3 of the line is 0x03: this is not a text file"},
    {"hello\n", 1, "not a cantrip record"},
    {"cantrip record\n", 1, "not a cantrip record"},
    {"cantrip record one\n", 1, "not a cantrip record"},
    {"cantrip record 1 2\n", 1, "not a cantrip record"},
    {"cantrip record 2\n", 1, "format 2 and this program reads format 1: use a newer"},
    {"cantrip record 1\n", 1, "the file ends in the headers"},
    {"cantrip record 1\n\n", 2, "the header 'game: ...' is missing"},
    {"cantrip record 1\nrules: 3\n", 2, "the first header must be 'game: ...'"},
    {"cantrip record 1\ngame: chess\n", 2, "no game 'chess'; there are: mock, pig"},
    {"cantrip record 1\ngame: mock\n\n", 3, "the header 'rules: ...' is missing"},
    {HEAD, 3, "the file ends in the headers"},
    {HEAD "game: mock\n", 4, "'game' is given twice"},
    {HEAD "rules: 3\n", 4, "'rules' is given twice"},
    {HEAD "seed: 3\nseed: 3\n", 5, "'seed' is given twice"},
    {HEAD "bonus: 3\nbonus: 3\n", 5, "'bonus' is given twice"},
    {HEAD "players: 2\nplayers: 2\n", 5, "'players' is given twice"},
    {HEAD "state: {}\nstate: {}\n", 5, "'state' is given twice"},
    {HEAD "x-place: here\nx-place: there\n", 5, "'x-place' is given twice"},
    {"cantrip record 1\ngame: mock\nrules: 4\n", 3,
     "version 4 and this program knows "
     "version 3: use a newer cantrip"},
    {"cantrip record 1\ngame: mock\nrules: 2\n", 3, "use an older cantrip"},
    {"cantrip record 1\ngame: mock\nrules: new\n", 3, "'rules' must be a number"},
    {HEAD "seed:\n", 4, "the seed is missing"},
    {HEAD "seed: a b\n", 4, "a seed may contain only letters"},
    {HEAD "players: 3\n", 4, "2 to 2 players"},
    {HEAD "colour: red\n", 4, "no option 'colour'"},
    {HEAD "1 pass\n", 4, "expected a header"},
    {HEAD "*: draw 3 draw 2\n", 4, "there must be a blank line between the headers and"},
    {HEAD "1: pass\n", 4, "there must be a blank line between the headers and the moves"},
    {HEAD "result: 1 2\n", 4, "there must be a blank line between the headers and"},
    {HEAD "name.9: x\n", 4, "no option 'name.9'"},
    {HEAD "bonus: 77\n\n", 4, "bonus must be from 0 to 9"},
    {HEAD "board: plain\nbonus: 77\nplayers: 2\n\n", 5, "bonus must be from 0 to 9"},
    {HEAD "board: custom\n\n", 4, "a custom board needs a file"},
    {HEAD "board: custom\nattach| ..\nattach| .x\n\n", 6, "the board has a hole"},
    {HEAD "attach| .\nbonus: 1\nattach| .\n\n", 6, "must follow each other"},
    {HEAD "state: {\nbonus: 1\n\n", 4, "not valid JSON"},
    {HEAD "bonus: 1\nstate: {}\n\n", 5, "'phase' is missing"},
    {HEAD
     "state: {\"phase\":4,\"turn\":1,\"drawn\":[0,0],\"picked\":0,\"score\":[0,0]}\n\n",
     4, "turn: the game has four turns"},
    {PLAY "pass\n", 6, "expected 'PLAYER: move'"},
    {PLAY "0: pass\n", 6, "a player from 1 to 2, '*' or 'result', not '0'"},
    {PLAY "3: pass\n", 6, "a player from 1 to 2"},
    {PLAY "x: pass\n", 6, "a player from 1 to 2"},
    {PLAY "2: pass\n", 6, "player 1 must act here ('1: ...'), not '2'"},
    {PLAY "*: draw 1\n", 6, "player 1 must act here"},
    {PLAY "1: pass\n1: pass\n", 7, "chance must act here ('*: ...'), not '1'"},
    {PLAY "1: pick 3 and 3\n", 6, "rule 7.1: 23 is not possible"},
    {PLAY "1: pick 3\n", 6, "the move is not finished"},
    {PLAY "1:\n", 6, "there is no move here"},
    {PLAY "1: fly\n", 6, "this is not understood"},
    {PLAY "1: pass now\n", 6, "complete before 'now'"},
    {PLAY "1: pick 3 an", 6, "the last line has no line end"},
    {PLAY "1: pass", 6, "the last line has no line end"},
    {PLAY "1: pa\x07ss\n", 6, "byte 6 of the line is 0x07"},
    {PLAY "result: 1 2\n", 6, "the game is not over yet"},
};

TEST(errors_are_reported)
{
    for (size_t i = 0; i < sizeof bad_records / sizeof bad_records[0]; i++) {
        const struct bad_record *bad = &bad_records[i];
        struct error error;
        error_clear(&error);
        struct match *match =
            record_read(mock_games, bad->text, strlen(bad->text), "game.txt", &error);
        if (match != NULL)
            fail_msg("this was read:\n%s", bad->text);
        if (strstr(error.text, bad->words) == NULL || error.line != bad->line)
            fail_msg("line %d '%s' is not line %d '%s'", error.line, error.text,
                     bad->line, bad->words);
        assert_string_equal(error.file, "game.txt");
    }
}

static const char finished[] = PLAY "1: pick 3 and 2\n*: draw 1 draw 1\n2: pass\n"
                                    "*: draw 1 draw 2\n1: pass\n*: draw 3 draw 3\n"
                                    "2: pick 2 and 0\n";

static void assert_bad_end(const char *end, int line, const char *words)
{
    struct buffer text;
    struct error error;
    buffer_init(&text);
    error_clear(&error);
    buffer_put(&text, finished);
    buffer_put(&text, end);
    assert_null(record_read(mock_games, text.data, text.length, "game.txt", &error));
    assert_non_null(strstr(error.text, words));
    assert_int_equal(error.line, line);
    buffer_deinit(&text);
}

TEST(the_end_is_checked)
{
    assert_bad_end("result: 9 3\n", 13, "the result should be 'result: 9 2'");
    assert_bad_end("result: 9\n", 13, "the result should be");
    assert_bad_end("result: 9 2 1\n", 13, "the result should be");
    assert_bad_end("result: nine 2\n", 13, "the result should be");
    assert_bad_end("result: 9 2\n\n# fine\n1: pass\n", 16,
                   "nothing can follow the result");
    assert_bad_end("result: 9 2\nresult: 9 2\n", 14, "nothing can follow the result");
    assert_bad_end("1: pass\n", 13, "the game is over; only 'result: ...' can follow");
    assert_bad_end("*: draw 1\n", 13, "the game is over");
}

TEST(huge_lines_are_rejected)
{
    size_t length = RECORD_MAX_LINE + 100;
    struct error error;
    struct buffer text;
    char *line = malloc(length);
    memset(line, 'a', length);
    buffer_init(&text);
    buffer_put(&text, PLAY);
    buffer_put_n(&text, line, length);
    error_clear(&error);
    assert_null(record_read(mock_games, text.data, text.length, "x", &error));
    assert_non_null(strstr(error.text, "the limit is 65536"));
    assert_int_equal(error.line, 6);
    buffer_deinit(&text);
    free(line);
}

TEST(the_valid_part_is_recovered)
{
    static const char cut[] = PLAY "1: pick 2 and 0\n*: draw 1 dr";
    struct error error;
    size_t good = 0;
    error_clear(&error);
    struct match *match =
        record_read_partial(mock_games, cut, strlen(cut), "game.txt", &good, &error);
    assert_non_null(match);
    assert_int_equal(match->count, 4);
    assert_int_equal(good, strlen(PLAY "1: pick 2 and 0\n"));
    assert_int_equal(error.line, 7);
    assert_non_null(strstr(error.text, "the last line has no line end"));
    match_free(match);
    match = record_read_partial(mock_games, cut, good, "game.txt", &good, &error);
    assert_non_null(match);
    assert_string_equal(error.text, "");
    assert_int_equal(match->count, 4);
    match_free(match);
    assert_null(record_read_partial(mock_games, cut, 20, "game.txt", &good, &error));
    assert_int_equal(good, 0);
}

static struct match *read_drawn(const char *text, struct error *error)
{
    error_clear(error);
    return record_read_drawn(mock_games, text, strlen(text), "game.txt", error);
}

/* With seed 7, Pig's die shows a five first. */
TEST(outcomes_are_compared_with_the_seed)
{
    static const char head[] = "cantrip record 1\ngame: pig\nrules: 1\n";
    char text[200];
    struct error error;
    snprintf(text, sizeof text, "%sseed: 7\n\n1: roll\n*: die 5\n1: hold\n", head);
    struct match *match = read_drawn(text, &error);
    assert_non_null(match);
    assert_int_equal(match->count, 3);
    match_free(match);
    snprintf(text, sizeof text, "%sseed: 7\n\n1: roll\n# a comment\n*: die 4\n", head);
    assert_null(read_drawn(text, &error));
    assert_int_equal(error.line, 8);
    assert_string_equal(error.text,
                        "the seed gives 'die 5' here, not what the line says");
    snprintf(text, sizeof text, "%s\n1: roll\n*: die 5\n", head);
    assert_null(read_drawn(text, &error));
    assert_non_null(strstr(error.text, "no seed"));
}

/* Events of several outcomes. */
TEST(whole_events_are_compared)
{
    struct match *match = mock_match("13");
    struct buffer text;
    struct error error;
    buffer_init(&text);
    match_draw_all(match);
    record_write(match, &text);
    struct match *again = read_drawn(text.data, &error);
    assert_non_null(again);
    match_free(again);
    char *first = strstr(text.data, "*: draw ") + strlen("*: draw ");
    *first = *first == '3' ? '2' : '3';
    assert_null(read_drawn(text.data, &error));
    assert_non_null(strstr(error.text, "the seed gives 'draw "));
    buffer_deinit(&text);
    match_free(match);
}

/* The valid part of a bad record must itself be a record. */
static void read_both_ways(const char *text, size_t length)
{
    struct error error;
    size_t good = 0;
    error_clear(&error);
    struct match *match = record_read(mock_games, text, length, "x", &error);
    assert_true((match != NULL) == (error.text[0] == '\0'));
    match_free(match);
    match = record_read_partial(mock_games, text, length, "x", &good, &error);
    if (match != NULL) {
        struct match *again = record_read(mock_games, text, good, "x", &error);
        assert_non_null(again);
        assert_true(match_hash(again) == match_hash(match));
        match_free(again);
    }
    match_free(match);
}

TEST(every_truncation_is_survived)
{
    for (size_t length = 0; length <= strlen(finished); length++)
        read_both_ways(finished, length);
}

TEST(flipped_bits_are_survived)
{
    size_t length = strlen(finished);
    char *copy = malloc(length);
    for (size_t bit = 0; bit < length * 8; bit++) {
        memcpy(copy, finished, length);
        copy[bit / 8] = (char)(copy[bit / 8] ^ (1 << bit % 8));
        read_both_ways(copy, length);
    }
    free(copy);
}

TEST(noise_is_survived)
{
    size_t length = strlen(finished);
    char *copy = malloc(length);
    struct rng rng;
    rng_seed(&rng, 11);
    for (int round = 0; round < 2000; round++) {
        memcpy(copy, finished, length);
        for (int i = 0; i < 5; i++)
            copy[rng_below(&rng, (uint32_t)length)] = (char)rng_below(&rng, 256);
        read_both_ways(copy, length);
    }
    free(copy);
}
