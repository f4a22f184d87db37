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
    __attribute__((constructor)) static void register_##what(void)                       \
    {                                                                                    \
        static struct test_case test = {#what, what, __FILE__, __LINE__, NULL};          \
        test_register(&test);                                                            \
    }                                                                                    \
    static void what(void **unused)

struct test_case {
    const char *name;
    void (*run)(void **unused);
    const char *file;
    int line;
    struct test_case *next;
};

void test_register(struct test_case *test);

#endif
