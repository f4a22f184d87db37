/* table_address_test.c: links as people send them, and invalid ones. */
#include <string.h>

#include "client/table_address.h"
#include "tests/base/check.h"

static struct table_address read_good(const char *link)
{
    struct table_address table_address;
    struct error error = {0};
    if (!table_address_read(&table_address, link, &error))
        fail_msg("%s: %s", link, error.text);
    return table_address;
}

TEST(test_links)
{
    struct table_address table_address =
        read_good("https://dice.example/#/table/7K2QFD9X");
    assert_string_equal(table_address.server, "https://dice.example");
    assert_string_equal(table_address.table, "7K2QFD9X");
    assert_string_equal(table_address.invite, "");
    table_address = read_good("https://dice.example:8017/#/table/7K2QFD9X/ab-_9");
    assert_string_equal(table_address.server, "https://dice.example:8017");
    assert_string_equal(table_address.invite, "ab-_9");
    assert_string_equal(table_address.token, "");
    table_address = read_good("http://localhost:8017/games/#/seat/7K2QFD9X/tok");
    assert_string_equal(table_address.server, "http://localhost:8017/games");
    assert_string_equal(table_address.token, "tok");
    assert_string_equal(table_address.invite, "");
}

/* Only this computer has no certificate. */
TEST(test_servers)
{
    static const char *const cases[][2] = {
        {"dice.example", "https://dice.example"},
        {"dice.example/", "https://dice.example"},
        {"http://dice.example", "http://dice.example"},
        {"localhost:8017", "http://localhost:8017"},
        {"127.0.0.1/#/", "http://127.0.0.1"},
        {"https://localhost", "https://localhost"},
        {"localhost.evil.example", "https://localhost.evil.example"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct table_address table_address = read_good(cases[i][0]);
        assert_string_equal(table_address.server, cases[i][1]);
        assert_string_equal(table_address.table, "");
    }
}

TEST(invalid_links)
{
    static const char *const cases[] = {
        "",
        "https://",
        "https:///#/table/A",
        "https://dice.example/#/table/",
        "https://dice.example/#/table/A/",
        "https://dice.example/#/table/A/B/C",
        "https://dice.example/#/seat/A",
        "https://dice.example/#/chair/A/B",
        "https://dice.example/#/table/A%20B",
        "https://dice.example/#/table/ABCDEFGHIJKLMNOP",
        "https://user@dice.example/#/table/A",
        "https://dice.example/a b",
        "https://dice.example\r\nHost: evil/#/table/A",
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct table_address table_address;
        struct error error = {0};
        if (table_address_read(&table_address, cases[i], &error))
            fail_msg("%s was taken", cases[i]);
        assert_non_null(strstr(error.text, "https://HOST/#/table/"));
    }
}

TEST(test_written_and_read)
{
    char link[400];
    struct text out = text_init(link, sizeof link);
    struct table_address table_address =
        read_good("https://dice.example/x/#/table/7K2QFD9X/inv");
    table_address_write_invite(&table_address, &out);
    assert_string_equal(link, "https://dice.example/x/#/table/7K2QFD9X/inv");
}
