/* seat_tokens_test.c: seat tokens are found again, and private. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "client/seat_tokens.h"
#include "tests/base/check.h"

static char path[] = "/tmp/cantrip-purse-XXXXXX";

static int set_up(void **state)
{
    int file = mkstemp(path);
    return file < 0 || close(file) != 0 || unlink(path) != 0;
}

static int tear_down(void **state)
{
    return unlink(path);
}

SETUP_ALL(set_up, tear_down)

static struct seat_tokens_seat seat_of(int number)
{
    struct seat_tokens_seat seat = {.address = {.server = "https://dice.example"}};
    snprintf(seat.address.table, sizeof seat.address.table, "TABLE%d", number);
    snprintf(seat.address.token, sizeof seat.address.token, "token-%d", number);
    memset(seat.entropy, number & 0xff, sizeof seat.entropy);
    return seat;
}

static void keep(int number)
{
    struct error error = {0};
    struct seat_tokens_seat seat = seat_of(number);
    assert_true(seat_tokens_keep(path, &seat, &error));
}

static bool find(int number, struct seat_tokens_seat *seat)
{
    *seat = seat_of(number);
    memset(seat->address.token, 0, sizeof seat->address.token);
    memset(seat->entropy, 0, sizeof seat->entropy);
    return seat_tokens_find(path, seat);
}

TEST(test_found_again)
{
    struct seat_tokens_seat seat, wanted = seat_of(2);
    struct stat status;
    assert_false(find(1, &seat));
    keep(1);
    keep(2);
    keep(3);
    assert_true(find(2, &seat));
    assert_string_equal(seat.address.token, wanted.address.token);
    assert_memory_equal(seat.entropy, wanted.entropy, sizeof seat.entropy);
    assert_false(find(4, &seat));
    assert_int_equal(stat(path, &status), 0);
    assert_int_equal(status.st_mode & 0777, 0600);
}

TEST(test_replaced)
{
    struct error error = {0};
    struct seat_tokens_seat seat, other = seat_of(2);
    memcpy(other.address.token, "another", 8);
    assert_true(seat_tokens_keep(path, &other, &error));
    assert_true(find(2, &seat));
    assert_string_equal(seat.address.token, "another");
    assert_true(find(1, &seat) && find(3, &seat));
}

/* Invalid lines are ignored, and the oldest seats are dropped. */
TEST(test_bad_lines_and_many)
{
    struct seat_tokens_seat seat;
    FILE *file = fopen(path, "a");
    assert_non_null(file);
    fputs("nonsense\nhttps://x T tok 12\n\n", file);
    fclose(file);
    assert_true(find(3, &seat));
    for (int i = 10; i < 230; i++)
        keep(i);
    assert_true(find(229, &seat) && find(40, &seat));
    assert_false(find(1, &seat));
}

TEST(unwritable_file)
{
    struct error error = {0};
    struct seat_tokens_seat seat = seat_of(1);
    assert_false(seat_tokens_keep("/nowhere/at/all", &seat, &error));
    assert_string_equal(error.file, "/nowhere/at/all");
    assert_true(error.text[0] != '\0');
}
