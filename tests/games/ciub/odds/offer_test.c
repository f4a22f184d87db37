/* offer_test.c: colours that a swap need not be made for. */
#include <string.h>

#include "base/text.h"
#include "games/ciub/odds/solver.h"
#include "tests/base/check.h"

/* The standard set. */
static struct ciub_set set;

/* So many dice of each colour that are not in the tray. */
static hues_t room_of_all(int count)
{
    hues_t room = 0;
    ciub_set_standard(&set);
    for (int colour = 0; colour < set.colours; colour++)
        room += hue(colour) * (hues_t)count;
    return room;
}

/* The colours offered for four dice outside, as names: "white red green". */
static const char *offered(struct progress progress, hues_t room)
{
    static char words[128];
    struct text out = text_init(words, sizeof words);
    struct solver *solver = test_calloc(1, sizeof *solver);
    assert_true(ciub_solver_init(solver, &set, 1 << 10));
    unsigned offer = ciub_solver_offer(solver, &progress, 4, room);
    for (int colour = 0; colour < set.colours; colour++) {
        if ((offer >> colour & 1) == 0)
            continue;
        text_space(&out);
        text_put(&out, set.die[colour].name);
    }
    ciub_solver_deinit(solver);
    test_free(solver);
    return words;
}

static struct progress numbers(const char *digits)
{
    struct progress progress = {0};
    for (; *digits != '\0'; digits++)
        progress.missing += UINT64_C(1) << 8 * (*digits - '1');
    return progress;
}

TEST(of_numbers_the_colour_with_most_of_them)
{
    hues_t plenty = room_of_all(5);
    assert_string_equal(offered(numbers("246"), plenty),
                        "white orange green purple blue");
    assert_string_equal(offered(numbers("11"), plenty), "white yellow green purple blue");
    assert_string_equal(offered(numbers("5"), plenty), "white yellow green purple blue");
    assert_string_equal(offered(numbers("36"), plenty),
                        "white yellow red green purple blue");
}

TEST(of_equal_colours_the_first)
{
    assert_string_equal(offered(numbers("6"), room_of_all(5)),
                        "white orange green purple blue");
}

TEST(of_sums_the_colour_that_is_higher_side_by_side)
{
    struct progress sum = {.sum = 15};
    assert_string_equal(offered(sum, room_of_all(5)), "white red green purple blue");
    sum.missing = 1; /* a one is wanted too, so higher is not better */
    assert_string_equal(offered(sum, room_of_all(5)),
                        "white yellow orange red green purple blue");
}

TEST(equal_numbers_keep_all_that_have_one_of_their_own)
{
    struct progress equal = {.equal = 4};
    assert_string_equal(offered(equal, room_of_all(5)),
                        "white yellow orange red green purple blue");
    equal = (struct progress){.equal = 6, .have = UINT64_C(2) << 8 * 5}; /* two sixes */
    assert_string_equal(offered(equal, room_of_all(5)), "white orange green purple blue");
}

TEST(only_what_never_runs_out_stands_in)
{
    hues_t room = room_of_all(5) - hue(ciub_set_colour(&set, "orange"));
    assert_string_equal(offered(numbers("246"), room),
                        "white orange red green purple blue");
    assert_string_equal(offered(numbers("6"), room), "white red green purple blue");
}

TEST(a_skull_is_worse_than_an_idle_face)
{
    /* Nothing but swaps helps: yellow, orange and red are idle on all sides, purple and
     * green on some, and may show a skull. */
    struct progress seven = numbers("7");
    assert_string_equal(offered(seven, room_of_all(5)), "white green purple blue");
}
