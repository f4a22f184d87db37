/* check.h: cmocka with the headers it needs. */
#ifndef TESTS_BASE_CHECK_H
#define TESTS_BASE_CHECK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#endif
