/* check.h: cmocka with the headers it needs, and tests that list themselves. */
#ifndef TESTS_BASE_CHECK_H
#define TESTS_BASE_CHECK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* TEST(what_it_shows) { ... } is a test of its file, which then needs no main(). */
#define TEST(what)                                                                       \
    static void what(void **unused);                                                     \
    TEST_REGISTER(what)                                                                  \
    static void what(void **unused)

/* TEST_WITH(what_it_shows, struct thing *thing) { ... } gets what SETUP_EACH made. */
#define TEST_WITH(what, argument)                                                        \
    static void what##_with(argument);                                                   \
    static void what(void **state)                                                       \
    {                                                                                    \
        what##_with(*state);                                                             \
    }                                                                                    \
    TEST_REGISTER(what)                                                                  \
    static void what##_with(argument)

/* cmocka's functions for all tests of a file together, or for each of them; either may
 * be NULL. */
#define SETUP_ALL(set_up, tear_down)  TEST_SETUP(all, set_up, tear_down)
#define SETUP_EACH(set_up, tear_down) TEST_SETUP(each, set_up, tear_down)

#define TEST_REGISTER(what)                                                              \
    __attribute__((constructor)) static void register_##what(void)                       \
    {                                                                                    \
        static struct test_case test = {#what, what, __FILE__, __LINE__, NULL};          \
        test_register(&test);                                                            \
    }

#define TEST_SETUP(which, set_up, tear_down)                                             \
    __attribute__((constructor)) static void register_setup_##which(void)                \
    {                                                                                    \
        static struct test_setup setup = {__FILE__, TEST_SETUP_##which, set_up,          \
                                          tear_down, NULL};                              \
        test_register_setup(&setup);                                                     \
    }

struct test_case {
    const char *name;
    void (*run)(void **unused);
    const char *file;
    int line;
    struct test_case *next;
};

struct test_setup {
    const char *file;
    enum { TEST_SETUP_all, TEST_SETUP_each } which;
    CMFixtureFunction set_up, tear_down;
    struct test_setup *next;
};

void test_register(struct test_case *test);
void test_register_setup(struct test_setup *setup);

#endif
