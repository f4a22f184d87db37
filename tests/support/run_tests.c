/* run_tests.c: main() of the test programs: runs the test that is named, or all of them.
 */
#include <stdio.h>
#include <string.h>

#include TEST_HEADER

struct test {
    const char *name;
    int (*run)(void);
};

static const struct test tests[] = {TEST_LIST};
enum { TEST_COUNT = sizeof tests / sizeof tests[0] };

static int run_all(void)
{
    int failed = 0;
    for (size_t i = 0; i < TEST_COUNT; i++)
        failed += tests[i].run() != 0;
    return failed > 0;
}

static int refuse(const char *name)
{
    fprintf(stderr, "unknown test `%s`; the tests here are:\n", name);
    for (size_t i = 0; i < TEST_COUNT; i++)
        fprintf(stderr, "  %s\n", tests[i].name);
    return 2;
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return run_all();
    for (size_t i = 0; i < TEST_COUNT; i++)
        if (strcmp(argv[1], tests[i].name) == 0)
            return tests[i].run();
    return refuse(argv[1]);
}
