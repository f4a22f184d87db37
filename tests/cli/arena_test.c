/* arena_test.c: a tournament's results do not depend on threads, nor on where its log was
 * cut off. */
#include "cli/lab/arena.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/json.h"
#include "cli/command.h"
#include "cli/file.h"
#include "tests/base/check.h"

enum { MAX_WORDS = 16 };

/* Removes values that depend on the machine or the time. */
static void forget_times(json_t *value)
{
    static const char *const keys[] = {"seconds", "ms_per_move", "ms_longest_move",
                                       "played", "not_counted"};
    const char *key;
    json_t *member;
    size_t index;
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        json_object_del(value, keys[i]);
    json_object_foreach(value, key, member) forget_times(member);
    json_array_foreach(value, index, member) forget_times(member);
}

static json_t *read_report(const struct arena_result *result)
{
    struct buffer text;
    buffer_init(&text);
    json_open(&text, '{');
    arena_report_json(result, &text);
    json_close(&text, '}');
    json_t *object = json_loadb(text.data, text.length, 0, NULL);
    assert_non_null(object);
    buffer_deinit(&text);
    return object;
}

/* The report of `cantrip arena` with these words, without the times; NULL when the file
 * could not be used. */
static json_t *report(const char *line, const char *log, struct error *error)
{
    char words[512], *word[MAX_WORDS];
    struct text text = text_init(words, sizeof words);
    struct args args;
    struct tournament tournament;
    struct arena_games games;
    struct arena_log file;
    struct arena_end_report end;
    struct arena_result result = {
        .tournament = &tournament, .games = &games, .end = &end};
    json_t *object = NULL;
    int count = 0, code = 0;
    text_format(&text, "%s --quiet%s%s", line, log ? " --log " : "", log ? log : "");
    for (char *at = words; at; count++) {
        word[count] = at;
        if ((at = strchr(at, ' ')))
            *at++ = '\0';
    }
    assert_true(args_init(&args, &command_arena, count, word));
    assert_int_equal(arena_tournament_init(&tournament, &args), EXIT_FINE);
    arena_games_init(&games, &tournament);
    if (arena_log_open(&file, &games, &code, error)) {
        arena_run(&tournament, &games, &file, &end);
        assert_false(end.failed);
        struct arena_game *list = arena_games_list(&games, &result.count);
        result.game = list;
        object = read_report(&result);
        forget_times(object);
        free(list);
    }
    assert_true(arena_log_close(&file, error));
    arena_games_deinit(&games);
    arena_tournament_deinit(&tournament);
    args_deinit(&args);
    return object;
}

static void check_same(json_t *left, json_t *right)
{
    assert_non_null(left);
    assert_non_null(right);
    char *one = json_dumps(left, JSON_SORT_KEYS),
         *two = json_dumps(right, JSON_SORT_KEYS);
    assert_string_equal(one, two);
    free(one);
    free(two);
    json_decref(right);
}

TEST(threads_do_not_matter)
{
    static const char *const lines[] = {
        "pig random greedy --games 60 --target 30",
        "pig random greedy flat:nodes=5 --players 3 --games 50 --every target=20,30",
        "pig greedy random --sprt 0,60 --target 50",
        "seals greedy random --games 4 --players 3",
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct error error = {0};
        char line[256];
        json_t *one = NULL;
        for (int threads = 1; threads <= 4; threads += 3) {
            struct text text = text_init(line, sizeof line);
            text_format(&text, "%s --threads %d", lines[i], threads);
            json_t *many = report(line, NULL, &error);
            if (!one)
                one = json_incref(many);
            check_same(one, many);
        }
        json_decref(one);
    }
}

/* Weakest first, as in the game's file. */
TEST(levels_expand_to_all)
{
    char *words[] = {"pig", "greedy", "levels"};
    struct args args;
    struct tournament tournament;
    assert_true(args_init(&args, &command_arena, 3, words));
    assert_int_equal(arena_tournament_init(&tournament, &args), EXIT_FINE);
    assert_true(tournament.plan.specs >= 6);
    assert_string_equal(tournament.plan.spec[0], "greedy");
    assert_string_equal(tournament.plan.spec[1], "novice");
    arena_tournament_deinit(&tournament);
    args_deinit(&args);
}

static void make_file(char *name, const char *data, size_t length)
{
    int file = mkstemp(name);
    assert_true(file >= 0);
    assert_true(write(file, data, length) == (ssize_t)length);
    close(file);
}

/* Truncated after any byte, it resumes to the same result, and the log becomes
 * complete. */
TEST(a_truncated_log_resumes)
{
    const char *line = "pig random greedy --games 2 --target 20 --threads 1";
    char name[] = "/tmp/cantrip-arena-XXXXXX";
    struct error error = {0};
    struct buffer text, again;
    buffer_init(&text);
    make_file(name, "", 0);
    json_t *whole = report(line, name, &error);
    assert_true(file_read(name, &text, &error));
    unlink(name);
    for (size_t cut = 0; cut <= text.length; cut++) {
        char torn[] = "/tmp/cantrip-arena-XXXXXX";
        make_file(torn, text.data, cut);
        check_same(whole, report(line, torn, &error));
        buffer_init(&again);
        assert_true(file_read(torn, &again, &error));
        unlink(torn);
        int lines = 0;
        for (size_t i = 0; i < again.length; i++)
            lines += again.data[i] == '\n';
        assert_int_equal(lines, 3);
        buffer_deinit(&again);
    }
    json_decref(whole);
    buffer_deinit(&text);
}

/* Whichever byte is corrupted: it is refused, or reads as something valid. */
TEST(a_corrupt_log_is_survived)
{
    const char *line = "pig random greedy --games 4 --target 20 --threads 1";
    char name[] = "/tmp/cantrip-arena-XXXXXX";
    struct error error = {0};
    struct buffer text;
    int refused = 0;
    buffer_init(&text);
    make_file(name, "", 0);
    json_decref(report(line, name, &error));
    assert_true(file_read(name, &text, &error));
    unlink(name);
    for (size_t at = 0; at < text.length; at += 11) {
        char spoiled[] = "/tmp/cantrip-arena-XXXXXX";
        char was = text.data[at];
        text.data[at] = at % 2 ? '7' : '"';
        make_file(spoiled, text.data, text.length);
        text.data[at] = was;
        error_clear(&error);
        json_t *object = report(line, spoiled, &error);
        refused += !object;
        assert_true(object || error.text[0]);
        json_decref(object);
        unlink(spoiled);
    }
    assert_true(refused > (int)text.length / 33);
    buffer_deinit(&text);
}
