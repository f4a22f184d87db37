/* notes_test.c: annotations of a record, and their limits. */
#include "core/record/notes.h"

#include <stdio.h>
#include <string.h>

#include "tests/base/check.h"

TEST(names_of_notes)
{
    assert_true(notes_is_name("name.1"));
    assert_true(notes_is_name("name.5"));
    assert_true(notes_is_name("x-place"));
    assert_true(notes_is_name("x-Played.on_1-2"));
    assert_false(notes_is_name("name.0"));
    assert_false(notes_is_name("name.6"));
    assert_false(notes_is_name("name.11"));
    assert_false(notes_is_name("name."));
    assert_false(notes_is_name("x-"));
    assert_false(notes_is_name("x-a b"));
    assert_false(notes_is_name("x-01234567890123456789012345678901"));
    assert_false(notes_is_name("place"));
    assert_false(notes_is_name(""));
}

TEST(set_and_get)
{
    struct notes notes;
    struct error error;
    notes_init(&notes);
    assert_null(notes_get(&notes, "name.1"));
    assert_true(notes_set(&notes, "name.1", "Anna", &error));
    assert_true(notes_set(&notes, "x-place", "", &error));
    assert_true(notes_set(&notes, "name.1", "Ægir", &error));
    assert_int_equal(notes.count, 2);
    assert_string_equal(notes_get(&notes, "name.1"), "Ægir");
    assert_string_equal(notes_get(&notes, "x-place"), "");
    notes_deinit(&notes);
    assert_int_equal(notes.count, 0);
}

TEST(limits_are_enforced)
{
    struct notes notes;
    struct error error;
    char words[NOTES_VALUE + 1];
    notes_init(&notes);
    memset(words, 'a', NOTES_VALUE);
    words[NOTES_VALUE] = '\0';
    assert_false(notes_set(&notes, "x-a", words, &error));
    assert_non_null(strstr(error.text, "too long"));
    assert_false(notes_set(&notes, "x-a", "two\nlines", &error));
    assert_non_null(strstr(error.text, "control character"));
    /* core/text/lines.c would reject it */
    assert_false(notes_set(&notes, "x-a", "a\x7f", &error));
    assert_non_null(strstr(error.text, "control character"));
    assert_false(notes_set(&notes, "seed", "1", &error));
    assert_non_null(strstr(error.text, "is not a note"));
    for (int i = 0; i < NOTES_MAX; i++) {
        snprintf(words, sizeof words, "x-%d", i);
        assert_true(notes_set(&notes, words, "v", &error));
    }
    assert_false(notes_set(&notes, "x-more", "v", &error));
    assert_true(notes_set(&notes, "x-0", "w", &error));
    notes_deinit(&notes);
}
