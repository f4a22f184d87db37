/* record_test.c: games with fair dice are written, read and checked; inconsistencies are
 * found even with a correct digest. */
#include <string.h>

#include "core/record/record.h"
#include "games/games.h"
#include "played.h"
#include "tests/base/check.h"

static void assert_says(const struct buffer *report, const char *words)
{
    if (strstr(report->data, words) == NULL)
        fail_msg("\"%s\" is not in: %s", words, report->data);
}

static void assert_good(const char *id)
{
    struct buffer record, report;
    struct error error;
    buffer_init(&record);
    buffer_init(&report);
    played_record(id, 9, 100000, true, &record);
    if (!played_check(record.data, record.length, &report, &error))
        fail_msg("%s: %s", id, error.text);
    assert_string_equal(error.text, "");
    assert_says(&report, "A finished game");
    assert_says(&report, "The seed is the one that was promised.");
    assert_says(&report, "outcomes of chance are those");
    buffer_deinit(&record);
    buffer_deinit(&report);
}

TEST(whole_games_pass)
{
    assert_good("pig:target=50");
    assert_good("seals:players=2");
    assert_good("seals:players=4,circle=3");
    assert_good("ciub:players=2");
    assert_good("ciub:players=4");
}

/* Reading and writing a record keeps the digest in place. */
TEST(digest_keeps_its_place)
{
    struct buffer record, again, sealed;
    struct error error;
    buffer_init(&record);
    buffer_init(&again);
    buffer_init(&sealed);
    played_record("ciub:players=2", 4, 100000, true, &record);
    struct match *match =
        record_read(games_list(), record.data, record.length, "game.rec", &error);
    assert_non_null(match);
    record_write(match, &again);
    assert_string_equal(again.data, record.data);
    fair_write_record(match, &sealed);
    assert_string_equal(sealed.data, record.data);
    match_free(match);
    buffer_deinit(&record);
    buffer_deinit(&again);
    buffer_deinit(&sealed);
}

/* A record of Pig with `from` replaced by `to` and a new digest. */
static void forge(const char *from, const char *to, struct buffer *forged)
{
    struct buffer record;
    buffer_init(&record);
    played_record("pig:target=20,players=3", 1, 10000, true, &record);
    const char *at = strstr(record.data, from);
    assert_non_null(at);
    buffer_put_n(forged, record.data, (size_t)(at - record.data));
    buffer_put(forged, to);
    buffer_put(forged, at + strlen(from));
    played_seal(forged);
    buffer_deinit(&record);
}

static void assert_forgery(const char *from, const char *to, const char *fault)
{
    struct buffer forged;
    struct error error;
    buffer_init(&forged);
    forge(from, to, &forged);
    assert_false(played_check(forged.data, forged.length, NULL, &error));
    if (strstr(error.text, fault) == NULL)
        fail_msg("\"%s\" is not in: %s", fault, error.text);
    assert_string_equal(error.file, "game.rec");
    buffer_deinit(&forged);
}

#define SEED  "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
#define OTHER "ff0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
#define THIRD "1111111111111111111111111111111111111111111111111111111111111111"
#define ZEROS "0000000000000000000000000000000000000000000000000000000000000000"

TEST(forgeries_are_found)
{
    assert_forgery("x-fair-seed: " SEED, "x-fair-seed: " OTHER,
                   "not the one that was promised");
    assert_forgery("x-fair-table: 7K2QFD9X", "x-fair-table: 7K2QFD9Y",
                   "not the one that was promised to table 7K2QFD9Y");
    assert_forgery("x-fair-table: 7K2QFD9X\n", "", "must name the table");
    assert_forgery("x-fair-table: 7K2QFD9X", "x-fair-table: 7K2QFD9X7K2QFD9X",
                   "must name the table");
    assert_forgery("x-fair-seed: " SEED, "x-fair-seed: 0001", "64 digits");
    assert_forgery("x-fair-commitment", "x-fair-commitmint", "x-fair-commitment");
    assert_forgery("x-fair-seed: " SEED "\n", "", "ask the host");
    assert_forgery("x-fair-entropy.3: " THIRD "\n", "",
                   "the seed and the players' bytes");
    assert_forgery("x-fair-entropy.3: " THIRD, "x-fair-entropy.2: " THIRD,
                   "the seed and the players' bytes");
    assert_forgery("x-fair-entropy.3: " THIRD,
                   "x-fair-entropy.3: " THIRD "\nx-fair-entropy.4: " THIRD,
                   "no such seat");
    assert_forgery("x-fair-table", "seed: 5\nx-fair-table", "of its own");
    assert_forgery("x-fair-table", "x-fair-seed: " OTHER "\nx-fair-table", "given twice");
}

/* An outcome depends on its step. */
TEST(errors_name_the_line_of_a_changed_roll)
{
    struct buffer forged;
    struct error error;
    char roll[] = "*: die 1";
    buffer_init(&forged);
    played_record("pig:target=100,players=3", 1, 8, true, &forged);
    char *at = strstr(forged.data, "\n*: die ") + 1;
    int line = 1;
    for (const char *c = forged.data; c < at; c++)
        line += *c == '\n';
    /* A roll that does not end the turn. */
    roll[7] = at[7] == '3' ? '4' : '3';
    assert_true(at[7] != '1');
    memcpy(at, roll, strlen(roll));
    at[strlen(roll)] = '\n';
    played_seal(&forged);
    assert_false(played_check(forged.data, forged.length, NULL, &error));
    assert_int_equal(error.line, line);
    buffer_deinit(&forged);
}

TEST(without_a_seed_dice_cannot_be_checked)
{
    struct buffer record, report;
    struct error error;
    buffer_init(&record);
    buffer_init(&report);
    played_record("seals:players=2", 1, 40, false, &record);
    assert_null(strstr(record.data, "x-fair-seed"));
    assert_null(strstr(record.data, SEED));
    assert_false(played_check(record.data, record.length, &report, &error));
    assert_says(&report, "An unfinished game");
    assert_says(&report, "the digest of the record fits");
    assert_says(&report, "The seed is not shown yet");
    assert_non_null(strstr(error.text, "when the game is over"));
    buffer_deinit(&record);
    buffer_deinit(&report);
}

TEST(report_lists_entropy)
{
    struct buffer record, report;
    buffer_init(&record);
    buffer_init(&report);
    played_record("pig:target=20,players=3", 1, 10000, true, &record);
    assert_true(played_check(record.data, record.length, &report, NULL));
    assert_says(&report, "Seat 1 threw in 32 bytes");
    assert_says(&report, "Seat 2 threw in nothing");
    assert_says(&report, "Seat 3 threw in 32 bytes");
    assert_says(&report, "Table 7K2QFD9X promised its seed by 021db71ee6d24a95");
    buffer_deinit(&record);
    buffer_deinit(&report);
}

TEST(local_games_have_no_notes)
{
    static const char text[] = "cantrip record 1\ngame: pig\nrules: 1\nseed: owl\n\n";
    struct error error;
    struct match *match =
        record_read(games_list(), text, strlen(text), "game.rec", &error);
    assert_non_null(match);
    assert_false(fair_is_noted(match));
    match_free(match);
    assert_false(played_check(text, strlen(text), NULL, &error));
    assert_non_null(strstr(error.text, "x-fair-digest"));
    assert_false(played_check("", 0, NULL, &error));
    assert_false(played_check(ZEROS, sizeof ZEROS - 1, NULL, &error));
}
