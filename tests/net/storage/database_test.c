/* database_test.c: storing and loading rows, rejecting invalid ones, and concurrency. */
#include "net/storage/database.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tests/base/check.h"
#include "tests/net/storage/faulty_disk.h"
#include "tests/net/storage/test_store.h"

SETUP_EACH(test_store_set_up, test_store_tear_down)

TEST_WITH(test_rows_come_back, struct test_store *store)
{
    const struct server_row rows[] = {
        test_store_event("TABLE001", 1, "{\"n\":1}"),
        test_store_event("TABLE001", 2, "{\"n\":2,\"text\":\"Grüße\"}"),
        test_store_table("TABLE001", 1789000000000, true, "{\"seed\":\"ab\"}"),
        test_store_event("TABLE002", 1, "{}"),
    };
    test_store_store(store, rows, 4);
    struct database_report report = test_store_load(store, "TABLE001");
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

TEST_WITH(unknown_table, struct test_store *store)
{
    struct database_report report = test_store_load(store, "NOBODY");
    assert_int_equal(report.count, 0);
}

/* Numeric order, not lexical. */
TEST_WITH(test_events_in_order, struct test_store *store)
{
    for (int64_t n = 1; n <= 120; n++) {
        const struct server_row row = test_store_event("T", n, "{}");
        test_store_put(store, &row, 1);
    }
    while (test_store_await(store).ticket < store->ticket)
        continue;
    assert_int_equal(test_store_events(store, "T"), 120);
}

/* --- loaded at startup -------------------------------------------------------------- */

struct known {
    int count[4];
    bool open_one; /* includes the table OPEN */
};

static void note(void *context, const struct server_row *row)
{
    struct known *known = context;
    known->count[row->kind]++;
    known->open_one = known->open_one || strcmp(row->key, "OPEN") == 0;
}

static struct known ask_known(struct test_store *store)
{
    struct known known = {0};
    struct error error = {0};
    if (!database_each(store->database, note, &known, &error))
        fail_msg("%s", error.text);
    return known;
}

TEST_WITH(test_known_rows, struct test_store *store)
{
    struct server_row rows[] = {
        test_store_table("OPEN", 5, true, "{}"),
        test_store_table("OVER", 0, false, "{}"),
        {.kind = SERVER_NAME, .key = "ada", .body = "{}", .length = 2, .number = 7},
        {.kind = SERVER_BAN, .key = "10.0.0.1", .body = "{}", .length = 2},
        test_store_event("OPEN", 1, "{}"),
    };
    test_store_store(store, rows, 5);
    struct known known = ask_known(store);
    assert_int_equal(known.count[SERVER_TABLE], 1);
    assert_int_equal(known.count[SERVER_NAME], 1);
    assert_int_equal(known.count[SERVER_BAN], 1);
    assert_int_equal(known.count[SERVER_EVENT], 0);
    assert_true(known.open_one);
    rows[0].open = false;
    rows[2].gone = rows[3].gone = true;
    test_store_store(store, rows, 4);
    known = ask_known(store);
    assert_int_equal(known.count[SERVER_TABLE] + known.count[SERVER_NAME] +
                         known.count[SERVER_BAN],
                     0);
}

TEST_WITH(test_a_row_is_replaced, struct test_store *store)
{
    const struct server_row first = test_store_table("T", 5, true, "{\"old\":1}");
    const struct server_row second = test_store_table("T", 9, true, "{}");
    test_store_store(store, &first, 1);
    test_store_store(store, &second, 1);
    struct database_report report = test_store_load(store, "T");
    assert_int_equal(report.count, 1);
    assert_int_equal(report.rows[0].number, 9);
    assert_string_equal(report.rows[0].body, "{}");
}

TEST_WITH(test_reopening, struct test_store *store)
{
    const struct server_row rows[] = {test_store_event("T", 1, "{}"),
                                      test_store_table("T", 0, true, "{}")};
    test_store_put(store, rows, 2);
    test_store_close(store); /* stores what is pending */
    test_store_open(store);
    assert_int_equal(test_store_events(store, "T"), 1);
    assert_int_equal(ask_known(store).count[SERVER_TABLE], 1);
}

TEST_WITH(test_file_is_private, struct test_store *store)
{
    struct stat status;
    assert_int_equal(stat(store->path, &status), 0);
    assert_int_equal(status.st_mode & 077, 0);
}

/* --- rejected rows ------------------------------------------------------------------ */

TEST_WITH(test_a_doubled_event_fails_its_ticket, struct test_store *store)
{
    const struct server_row first = test_store_event("T", 1, "{\"first\":1}");
    const struct server_row again[] = {test_store_table("T", 3, true, "{}"),
                                       test_store_event("T", 2, "{}"),
                                       test_store_event("T", 1, "{\"second\":1}")};
    test_store_store(store, &first, 1);
    test_store_refuse(store, again, 3, "event 1 of table T is stored already");
    struct database_report report = test_store_load(store, "T");
    assert_int_equal(report.count, 1);
    assert_string_equal(report.rows[0].body, "{\"first\":1}");
}

/* A bad ticket in the middle of a batch: the others are stored, and the reports arrive in
 * ticket order. */
TEST_WITH(test_one_bad_ticket_fails_alone, struct test_store *store)
{
    struct faulty_disk *disk = faulty_disk_use();
    atomic_store(&disk->slow, 5);
    enum { TICKETS = 40, BAD = 23 };
    for (int64_t n = 1; n <= TICKETS; n++) {
        const struct server_row row =
            test_store_event(n == BAD ? "A" : "B", n == BAD ? 1 : n, "{}");
        const struct server_row twice[] = {row, row};
        test_store_put(store, twice, n == BAD ? 2 : 1);
    }
    uint64_t done = 0;
    bool failed = false;
    while (done < TICKETS) {
        struct database_report report = test_store_await(store);
        assert_true(report.ticket > done);
        assert_true(report.kind == DATABASE_FAILED || report.ticket < BAD || failed);
        assert_true(report.kind == DATABASE_STORED || report.ticket == BAD);
        failed = failed || report.kind == DATABASE_FAILED;
        done = report.ticket;
    }
    assert_true(failed);
    assert_int_equal(test_store_load(store, "A").count, 0);
    assert_int_equal(test_store_load(store, "B").count, TICKETS - 1);
}

/* --- concurrency -------------------------------------------------------------------- */

TEST_WITH(test_concurrent_tables_share_syncs, struct test_store *store)
{
    struct faulty_disk *disk = faulty_disk_use();
    enum { TICKETS = 500 };
    atomic_store(&disk->slow, 20);
    atomic_store(&disk->syncs, 0);
    for (int64_t n = 1; n <= TICKETS; n++) {
        const struct server_row row = test_store_event("T", n, "{\"kind\":\"chat\"}");
        test_store_put(store, &row, 1);
    }
    uint64_t last = 0;
    while (last < TICKETS) {
        struct database_report report = test_store_await(store);
        assert_int_equal(report.kind, DATABASE_STORED);
        assert_true(report.ticket > last);
        last = report.ticket;
    }
    assert_in_range(atomic_load(&disk->syncs), 1, TICKETS / 10);
    assert_int_equal(test_store_events(store, "T"), TICKETS);
}

/* Nothing is reported as stored before it is on disk. */
TEST_WITH(test_reported_only_when_durable, struct test_store *store)
{
    struct faulty_disk *disk = faulty_disk_use();
    for (int64_t n = 1; n <= 5; n++) {
        const struct server_row row = test_store_event("T", n, "{}");
        int before = atomic_load(&disk->syncs);
        test_store_store(store, &row, 1);
        assert_true(atomic_load(&disk->syncs) > before);
    }
}
