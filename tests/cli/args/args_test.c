/* args_test.c: parsing command lines, suggesting corrections, enumerating setups. */
#include "cli/args/args.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/lab/variety.h"
#include "core/text/suggest.h"
#include "games/pig/pig.h"
#include "tests/base/check.h"

static int run_nothing(const struct args *args)
{
    (void)args;
    return EXIT_FINE;
}

static const struct flag flags[] = {
    {"output", 'o', "FILE", "where to"},
    {"json", 0, NULL, "as JSON"},
    {"number", 0, "N", "how many", .former = "count"},
    {"size", 0, "N", "how large", .former = "s"},
    {"every", 0, "OPTION=A,B", "values in turn"},
    {"players", 0, "N|all", "how many play"},
    {0},
};

static const struct command command = {
    .name = "test",
    .words = "WORD...",
    .flags = flags,
    .takes_game = true,
    .min_words = 1,
    .max_words = 2,
    .run = run_nothing,
};

/* The words behind a command; argv is not const in C. */
static bool read_words(struct args *args, const struct command *of, int count,
                       const char *const *words)
{
    static char *argv[16];
    for (int i = 0; i < count; i++)
        argv[i] = (char *)(uintptr_t)words[i];
    return args_init(args, of, count, argv);
}

static bool read_line(struct args *args, int count, const char *const *words)
{
    return read_words(args, &command, count, words);
}

#define READ(args, ...)                                                                  \
    read_line(args, (int)(sizeof((const char *[]){__VA_ARGS__}) / sizeof(char *)),       \
              (const char *[]){__VA_ARGS__})

TEST(test_words_and_options_mix)
{
    struct args args;
    assert_true(READ(&args, "one", "--json", "-o", "file", "two"));
    assert_int_equal(args.words, 2);
    assert_string_equal(args.word[1], "two");
    assert_true(args_has(&args, "json"));
    assert_string_equal(args_value(&args, "output"), "file");
    assert_false(args_has(&args, "number"));
    args_deinit(&args);
}

TEST(test_values_may_follow_an_equals_sign)
{
    struct args args;
    assert_true(READ(&args, "one", "--output=a=b", "--target=20"));
    assert_string_equal(args_value(&args, "output"), "a=b");
    assert_string_equal(args_value(&args, "target"), "20");
    args_deinit(&args);
    assert_true(READ(&args, "one", "-ofile"));
    assert_string_equal(args_value(&args, "output"), "file");
    args_deinit(&args);
}

TEST(test_the_last_one_wins)
{
    struct args args;
    assert_true(READ(&args, "one", "-o", "a", "--output", "b"));
    assert_string_equal(args_value(&args, "output"), "b");
    args_deinit(&args);
}

TEST(test_two_dashes_end_the_options)
{
    struct args args;
    assert_true(READ(&args, "--", "--json", "-o"));
    assert_int_equal(args.words, 2);
    assert_false(args_has(&args, "json"));
    args_deinit(&args);
    assert_true(READ(&args, "-"));
    assert_string_equal(args.word[0], "-");
    args_deinit(&args);
}

/* What parsing a command line prints on standard error. */
static bool read_warned(struct args *args, const struct command *of, int count,
                        const char *const *words, char printed[400])
{
    FILE *file = tmpfile();
    assert_non_null(file);
    fflush(stderr);
    int kept = dup(STDERR_FILENO);
    dup2(fileno(file), STDERR_FILENO);
    bool good = read_words(args, of, count, words);
    fflush(stderr);
    dup2(kept, STDERR_FILENO);
    close(kept);
    rewind(file);
    printed[fread(printed, 1, 399, file)] = '\0';
    fclose(file);
    return good;
}

TEST(test_former_names_are_accepted_with_a_warning)
{
    struct args args;
    char printed[400];
    assert_true(
        read_warned(&args, &command, 2, (const char *[]){"one", "--count=3"}, printed));
    assert_string_equal(args_value(&args, "number"), "3");
    assert_false(args_has(&args, "count"));
    assert_string_equal(printed, "cantrip test: warning: --count is now --number; the "
                                 "next version will not accept the old name\n");
    args_deinit(&args);
    assert_true(
        read_warned(&args, &command, 3, (const char *[]){"one", "-s", "3"}, printed));
    assert_string_equal(args_value(&args, "size"), "3");
    assert_non_null(strstr(printed, "-s is now --size;"));
    args_deinit(&args);
    assert_true(read_warned(&args, &command, 5,
                            (const char *[]){"one", "--number", "1", "--size", "2"},
                            printed));
    assert_string_equal(printed, "");
    args_deinit(&args);
}

TEST(test_former_names_are_not_suggested)
{
    struct args args;
    char printed[400];
    assert_false(read_warned(&args, &command, 3, (const char *[]){"one", "--coumt", "3"},
                             printed));
    assert_null(strstr(printed, "--count"));
    args_deinit(&args);
    assert_false(read_warned(&args, &command, 3, (const char *[]){"one", "--s", "3"},
                             printed)); /* that was a letter */
    args_deinit(&args);
}

/* Each row of each table. */
static void check_former(const struct command *of, const struct flag *flag)
{
    struct args args;
    char printed[400], old[64], wanted[400];
    const char *words[8] = {old, "value"};
    int count = flag->value ? 2 : 1;
    snprintf(old, sizeof old, "%s%s", strlen(flag->former) == 1 ? "-" : "--",
             flag->former);
    snprintf(wanted, sizeof wanted,
             "cantrip %s: warning: %s is now --%s; the next version will not accept the "
             "old name\n",
             of->name, old, flag->name);
    for (int i = 0; i < of->min_words; i++)
        words[count++] = "word";
    if (!read_warned(&args, of, count, words, printed))
        fail_msg("%s %s: %s", of->name, old, printed);
    assert_string_equal(printed, wanted);
    assert_int_equal(args.count, 1);
    assert_string_equal(args.given[0].name, flag->name);
    args_deinit(&args);
}

TEST(test_former_names_work_in_every_command)
{
    int checked = 0;
    for (const struct command *const *c = command_list(); *c; c++)
        for (const struct flag *f = (*c)->flags; f && f->name; f++)
            if (f->former) {
                check_former(*c, f);
                checked++;
            }
    assert_true(checked > 10);
}

/* A letter means the same option in all commands; no former name is a current one. */
TEST(test_letters_mean_the_same_everywhere)
{
    const char *meaning[128] = {NULL};
    for (const struct command *const *c = command_list(); *c; c++)
        for (const struct flag *f = (*c)->flags; f && f->name; f++) {
            const char **known = &meaning[(unsigned char)f->letter & 127];
            if (f->letter && *known)
                assert_string_equal(*known, f->name);
            *known = f->name;
            for (const struct flag *o = (*c)->flags; f->former && o->name; o++)
                assert_string_not_equal(o->name, f->former);
        }
}

static void refuse(int count, const char *const *words)
{
    struct args args;
    assert_false(read_line(&args, count, words));
    args_deinit(&args);
}

TEST(test_errors_are_refused)
{
    refuse(2, (const char *[]){"one", "--nonsense"});
    refuse(2, (const char *[]){"one", "-x"});
    refuse(2, (const char *[]){"one", "--output"});
    refuse(2, (const char *[]){"one", "--json=1"});
    refuse(2, (const char *[]){"one", "--="});
    refuse(3, (const char *[]){"one", "two", "three"});
    refuse(1, (const char *[]){"--json"});
}

TEST(test_numbers_have_bounds)
{
    struct args args;
    int value = 7;
    double amount = 1;
    assert_true(READ(&args, "one", "--number", "12"));
    assert_true(args_number(&args, "number", 1, 20, &value));
    assert_int_equal(value, 12);
    assert_false(args_number(&args, "number", 1, 10, &value));
    assert_true(args_amount(&args, "number", 20, &amount));
    assert_false(args_amount(&args, "number", 10, &amount));
    assert_true(args_number(&args, "every", 1, 10, &value));
    assert_int_equal(value, 12);
    args_deinit(&args);
    assert_true(READ(&args, "one", "--number", "nan"));
    assert_false(args_number(&args, "number", 1, 20, &value));
    assert_false(args_amount(&args, "number", 20, &amount));
    assert_false(args_pause(&args, "number", 20, &amount));
    args_deinit(&args);
}

TEST(test_a_pause_may_be_zero)
{
    struct args args;
    double amount = 1;
    assert_true(READ(&args, "one", "--number", "0"));
    assert_false(args_amount(&args, "number", 20, &amount));
    assert_true(args_pause(&args, "number", 20, &amount));
    assert_true(amount == 0);
    args_deinit(&args);
    assert_true(READ(&args, "one", "--number=-1"));
    assert_false(args_pause(&args, "number", 20, &amount));
    args_deinit(&args);
}

static const char *guess(const char *typed)
{
    struct nearest nearest;
    suggest_init(&nearest, typed, "");
    suggest_offer(&nearest, "replay");
    suggest_offer(&nearest, "random");
    suggest_offer(&nearest, "new");
    return nearest.best;
}

TEST(test_nearest_word_is_suggested)
{
    assert_string_equal(guess("repaly"), "replay");
    assert_string_equal(guess("rand"), "random");
    assert_string_equal(guess("nwe"), "new");
    assert_null(guess("elephant"));
    assert_null(guess("a word that is much longer than any of ours could ever be"));
}

TEST(test_setups_go_through_all_combinations)
{
    struct game_args base = {.game = &pig_game};
    struct variety variety;
    struct args args;
    int seen[6] = {0};
    setup_init(&base.setup);
    assert_true(READ(&args, "pig", "--players", "all", "--every", "target=20,3%"));
    assert_true(variety_init(&variety, &base, 8, &args));
    assert_int_equal(variety_size(&variety), 8);
    for (unsigned long i = 0; i < 8; i++) {
        struct error error = {0};
        struct setup setup;
        setup_init(&setup);
        assert_true(variety_setup(&variety, i, &setup, &error));
        seen[setup.players]++;
        if (i == 4)
            assert_string_equal(setup_get(&setup, &pig_game, "target"), "34");
        setup_deinit(&setup);
    }
    for (int players = 2; players <= 5; players++)
        assert_int_equal(seen[players], 2);
    args_deinit(&args);
    setup_deinit(&base.setup);
}

static bool variety_is_read(const char *every)
{
    struct game_args base = {.game = &pig_game};
    struct variety variety;
    struct args args;
    setup_init(&base.setup);
    assert_true(READ(&args, "pig", "--every", every));
    bool ok = variety_init(&variety, &base, 8, &args);
    args_deinit(&args);
    setup_deinit(&base.setup);
    return ok;
}

TEST(test_every_value_is_tried_first)
{
    assert_true(variety_is_read("target=20,30"));
    assert_false(variety_is_read("target=20,9"));
    assert_false(variety_is_read("target=20,"));
}
