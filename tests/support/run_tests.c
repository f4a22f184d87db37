/* run_tests.c: main() of the test programs: runs the test file that is named, or all of
 * them. A file has a main() of its own, or else tests written with TEST. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/base/check.h"

#include TEST_HEADER

struct file {
    const char *name;
    int (*run)(void); /* NULL if it has no main */
};

static const struct file files[] = {TEST_LIST};
enum { FILE_COUNT = sizeof files / sizeof files[0], MAX_TESTS = 200 };

/* All that were registered before main(). */
static struct test_case *cases;
static struct test_setup *setups;

void test_register(struct test_case *test)
{
    test->next = cases;
    cases = test;
}

void test_register_setup(struct test_setup *setup)
{
    setup->next = setups;
    setups = setup;
}

static int compare_lines(const void *a, const void *b)
{
    const struct test_case *const *one = a, *const *other = b;
    return (*one)->line - (*other)->line;
}

/* Whether a path is that of a test file. */
static bool is_path_of(const char *path, const char *file)
{
    const char *name = strrchr(path, '/');
    size_t length = strlen(file);
    name = name != NULL ? name + 1 : path;
    return strncmp(name, file, length) == 0 && strcmp(name + length, ".c") == 0;
}

/* The set-up of a file, which may be none. */
static struct test_setup find_setup(const char *file, int which)
{
    for (const struct test_setup *setup = setups; setup != NULL; setup = setup->next)
        if ((int)setup->which == which && is_path_of(setup->file, file))
            return *setup;
    return (struct test_setup){0};
}

/* Runs the cases of a file in the order they are written. */
static int run_cases(const char *file)
{
    struct test_case *found[MAX_TESTS];
    struct CMUnitTest unit[MAX_TESTS];
    const struct test_setup all = find_setup(file, TEST_SETUP_all),
                            each = find_setup(file, TEST_SETUP_each);
    size_t count = 0;
    for (struct test_case *test = cases; test != NULL && count < MAX_TESTS;
         test = test->next)
        if (is_path_of(test->file, file))
            found[count++] = test;
    qsort(found, count, sizeof found[0], compare_lines);
    for (size_t i = 0; i < count; i++)
        unit[i] = (struct CMUnitTest){found[i]->name, found[i]->run, each.set_up,
                                      each.tear_down, NULL};
    if (count == 0 || count == MAX_TESTS) {
        fprintf(stderr, "%s has no tests, or too many\n", file);
        return 1;
    }
    return _cmocka_run_group_tests(file, unit, count, all.set_up, all.tear_down);
}

static int run_file(const struct file *file)
{
    return file->run != NULL ? file->run() : run_cases(file->name);
}

static int run_all(void)
{
    int failed = 0;
    for (size_t i = 0; i < FILE_COUNT; i++)
        failed += run_file(&files[i]) != 0;
    return failed > 0;
}

static int refuse(const char *name)
{
    fprintf(stderr, "unknown test `%s`; the tests here are:\n", name);
    for (size_t i = 0; i < FILE_COUNT; i++)
        fprintf(stderr, "  %s\n", files[i].name);
    return 2;
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return run_all();
    for (size_t i = 0; i < FILE_COUNT; i++)
        if (strcmp(argv[1], files[i].name) == 0)
            return run_file(&files[i]);
    return refuse(argv[1]);
}
