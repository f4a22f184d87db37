/* database_test.c: rows stored, loaded and known again; what is refused; many at once. */
#include "net/storage/database.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "disk.h"
#include "shelf.h"
#include "tests/base/check.h"

static void test_rows_come_back(void **state)
{
    struct shelf *shelf = *state;
    const struct server_row rows[] = {
        shelf_event("TABLE001", 1, "{\"n\":1}"),
        shelf_event("TABLE001", 2, "{\"n\":2,\"text\":\"Grüße\"}"),
        shelf_table("TABLE001", 1789000000000, true, "{\"seed\":\"ab\"}"),
        shelf_event("TABLE002", 1, "{}"),
    };
    shelf_store(shelf, rows, 4);
    struct database_report report = shelf_load(shelf, "TABLE001");
    assert_int_equal(report.count, 3);
    assert_int_equal(report.rows[0].kind, SERVER_TABLE);
    assert_int_equal(report.rows[0].number, 1789000000000);
    assert_true(report.rows[0].open);
    assert_string_equal(report.rows[0].key, "TABLE001");
    assert_string_equal(report.rows[0].body, "{\"seed\":\"ab\"}");
    assert_int_equal(report.rows[1].number, 1);
    assert_int_equal(report.rows[2].number, 2);
    assert_string_equal(report.rows[2].body, "{\"n\":2,\"text\":\"Grüße\"}");
    assert_int_equal(report.rows[2].length, strlen(report.rows[2].body));
}

static void test_no_such_table(void **state)
{
    struct database_report report = shelf_load(*state, "NOBODY");
    assert_int_equal(report.count, 0);
}

/* The order of numbers, not of their digits. */
static void test_events_in_order(void **state)
{
    struct shelf *shelf = *state;
    for (int64_t n = 1; n <= 120; n++) {
        const struct server_row row = shelf_event("T", n, "{}");
        shelf_put(shelf, &row, 1);
    }
    while (shelf_await(shelf).ticket < shelf->ticket)
        continue;
    assert_int_equal(shelf_events(shelf, "T"), 120);
}

/* --- what is known from the start --------------------------------------------------- */

struct known {
    int count[4];
    bool open_one; /* the table OPEN is among them */
};

static void note(void *context, const struct server_row *row)
{
    struct known *known = context;
    known->count[row->kind]++;
    known->open_one = known->open_one || strcmp(row->key, "OPEN") == 0;
}

static struct known ask_known(struct shelf *shelf)
{
    struct known known = {0};
    struct error error = {0};
    if (!database_each(shelf->database, note, &known, &error))
        fail_msg("%s", error.text);
    return known;
}

static void test_known_rows(void **state)
{
    struct shelf *shelf = *state;
    struct server_row rows[] = {
        shelf_table("OPEN", 5, true, "{}"),
        shelf_table("OVER", 0, false, "{}"),
        {.kind = SERVER_NAME, .key = "ada", .body = "{}", .length = 2, .number = 7},
        {.kind = SERVER_BAN, .key = "10.0.0.1", .body = "{}", .length = 2},
        shelf_event("OPEN", 1, "{}"),
    };
    shelf_store(shelf, rows, 5);
    struct known known = ask_known(shelf);
    assert_int_equal(known.count[SERVER_TABLE], 1);
    assert_int_equal(known.count[SERVER_NAME], 1);
    assert_int_equal(known.count[SERVER_BAN], 1);
    assert_int_equal(known.count[SERVER_EVENT], 0);
    assert_true(known.open_one);
    rows[0].open = false;
    rows[2].gone = rows[3].gone = true;
    shelf_store(shelf, rows, 4);
    known = ask_known(shelf);
    assert_int_equal(known.count[SERVER_TABLE] + known.count[SERVER_NAME] +
                         known.count[SERVER_BAN],
                     0);
}

static void test_a_row_is_replaced(void **state)
{
    struct shelf *shelf = *state;
    const struct server_row first = shelf_table("T", 5, true, "{\"old\":1}");
    const struct server_row second = shelf_table("T", 9, true, "{}");
    shelf_store(shelf, &first, 1);
    shelf_store(shelf, &second, 1);
    struct database_report report = shelf_load(shelf, "T");
    assert_int_equal(report.count, 1);
    assert_int_equal(report.rows[0].number, 9);
    assert_string_equal(report.rows[0].body, "{}");
}

static void test_reopening(void **state)
{
    struct shelf *shelf = *state;
    const struct server_row rows[] = {shelf_event("T", 1, "{}"),
                                      shelf_table("T", 0, true, "{}")};
    shelf_put(shelf, rows, 2);
    shelf_close(shelf); /* stores what waits */
    shelf_open(shelf);
    assert_int_equal(shelf_events(shelf, "T"), 1);
    assert_int_equal(ask_known(shelf).count[SERVER_TABLE], 1);
}

static void test_nobody_else_can_read(void **state)
{
    struct shelf *shelf = *state;
    struct stat status;
    assert_int_equal(stat(shelf->path, &status), 0);
    assert_int_equal(status.st_mode & 077, 0);
}

/* --- what is refused ---------------------------------------------------------------- */

static void test_a_doubled_event_fails_its_ticket(void **state)
{
    struct shelf *shelf = *state;
    const struct server_row first = shelf_event("T", 1, "{\"first\":1}");
    const struct server_row again[] = {shelf_table("T", 3, true, "{}"),
                                       shelf_event("T", 2, "{}"),
                                       shelf_event("T", 1, "{\"second\":1}")};
    shelf_store(shelf, &first, 1);
    shelf_refuse(shelf, again, 3, "event 1 of table T is stored already");
    struct database_report report = shelf_load(shelf, "T");
    assert_int_equal(report.count, 1);
    assert_string_equal(report.rows[0].body, "{\"first\":1}");
}

/* A bad ticket in the middle of a group: the others are stored, and the reports say so in
 * the order of the tickets. */
static void test_one_bad_ticket_fails_alone(void **state)
{
    struct shelf *shelf = *state;
    struct disk *disk = disk_use();
    atomic_store(&disk->slow, 5);
    enum { TICKETS = 40, BAD = 23 };
    for (int64_t n = 1; n <= TICKETS; n++) {
        const struct server_row row =
            shelf_event(n == BAD ? "A" : "B", n == BAD ? 1 : n, "{}");
        const struct server_row twice[] = {row, row};
        shelf_put(shelf, twice, n == BAD ? 2 : 1);
    }
    uint64_t done = 0;
    bool failed = false;
    while (done < TICKETS) {
        struct database_report report = shelf_await(shelf);
        assert_true(report.ticket > done);
        assert_true(report.kind == DATABASE_FAILED || report.ticket < BAD || failed);
        assert_true(report.kind == DATABASE_STORED || report.ticket == BAD);
        failed = failed || report.kind == DATABASE_FAILED;
        done = report.ticket;
    }
    assert_true(failed);
    assert_int_equal(shelf_load(shelf, "A").count, 0);
    assert_int_equal(shelf_load(shelf, "B").count, TICKETS - 1);
}

/* --- many at once ------------------------------------------------------------------- */

static void test_many_share_the_disk(void **state)
{
    struct shelf *shelf = *state;
    struct disk *disk = disk_use();
    enum { TICKETS = 500 };
    atomic_store(&disk->slow, 20);
    atomic_store(&disk->syncs, 0);
    for (int64_t n = 1; n <= TICKETS; n++) {
        const struct server_row row = shelf_event("T", n, "{\"kind\":\"chat\"}");
        shelf_put(shelf, &row, 1);
    }
    uint64_t last = 0;
    while (last < TICKETS) {
        struct database_report report = shelf_await(shelf);
        assert_int_equal(report.kind, DATABASE_STORED);
        assert_true(report.ticket > last);
        last = report.ticket;
    }
    assert_in_range(atomic_load(&disk->syncs), 1, TICKETS / 10);
    assert_int_equal(shelf_events(shelf, "T"), TICKETS);
}

/* Nothing is reported as stored before the disk has it. */
static void test_not_before_it_is_safe(void **state)
{
    struct shelf *shelf = *state;
    struct disk *disk = disk_use();
    for (int64_t n = 1; n <= 5; n++) {
        const struct server_row row = shelf_event("T", n, "{}");
        int before = atomic_load(&disk->syncs);
        shelf_store(shelf, &row, 1);
        assert_true(atomic_load(&disk->syncs) > before);
    }
}

int main(void)
{
#define AT_A_SHELF(test)                                                                 \
    cmocka_unit_test_setup_teardown(test, shelf_set_up, shelf_tear_down)
    const struct CMUnitTest tests[] = {
        AT_A_SHELF(test_rows_come_back),
        AT_A_SHELF(test_no_such_table),
        AT_A_SHELF(test_events_in_order),
        AT_A_SHELF(test_known_rows),
        AT_A_SHELF(test_a_row_is_replaced),
        AT_A_SHELF(test_reopening),
        AT_A_SHELF(test_nobody_else_can_read),
        AT_A_SHELF(test_a_doubled_event_fails_its_ticket),
        AT_A_SHELF(test_one_bad_ticket_fails_alone),
        AT_A_SHELF(test_many_share_the_disk),
        AT_A_SHELF(test_not_before_it_is_safe),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
