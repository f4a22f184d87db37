/* address_test.c: client addresses, and limits on their number. */
#include <string.h>

#include "base/text.h"
#include "net/limits/connection_limit.h"
#include "tests/base/check.h"

static struct address read_one(const char *words)
{
    struct address address;
    assert_true(address_read(words, &address));
    return address;
}

TEST(reading_and_writing)
{
    static const char *const pairs[][2] = {{"10.0.0.7", "10.0.0.7"},
                                           {"::1", "::1"},
                                           {"[2001:DB8::5]", "2001:db8::5"},
                                           {"::ffff:1.2.3.4", "1.2.3.4"}};
    static const char *const bad[] = {
        "",     "1.2.3",    "1.2.3.256", "dice.example", "[::1",
        "::1]", "1.2.3.4 ", ":::",       "1.2.3.4.5",    "unknown"};
    struct address address;
    char words[ADDRESS_TEXT];
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        address = read_one(pairs[i][0]);
        address_write(&address, words);
        assert_string_equal(words, pairs[i][1]);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(address_read(bad[i], &address));
}

static bool is_in(const char *words, const char *net_words)
{
    struct address_net net;
    struct address address = read_one(words);
    assert_true(address_net_read(net_words, &net));
    return address_in(&address, &net, 1);
}

TEST(nets)
{
    static const char *const bad[] = {"10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/",
                                      "/8",          "::1/129",     "10.0.0.0/8x"};
    struct address_net net;
    assert_true(is_in("10.200.3.4", "10.0.0.0/8"));
    assert_false(is_in("11.0.0.1", "10.0.0.0/8"));
    assert_true(is_in("10.1.2.3", "10.1.2.3"));
    assert_false(is_in("10.1.2.2", "10.1.2.3"));
    assert_true(is_in("192.168.5.130", "192.168.5.128/25"));
    assert_false(is_in("192.168.5.127", "192.168.5.128/25"));
    assert_true(is_in("2001:db8:1:2::9", "2001:db8:1::/48"));
    assert_false(is_in("2001:db8:2::9", "2001:db8:1::/48"));
    assert_true(is_in("1.2.3.4", "0.0.0.0/0"));
    assert_false(is_in("2001:db8::1", "0.0.0.0/0"));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(address_net_read(bad[i], &net));
}

TEST(own)
{
    struct address address = read_one("127.0.0.1");
    assert_true(address_is_loopback(&address));
    address = read_one("::1");
    assert_true(address_is_loopback(&address));
    address = read_one("128.0.0.1");
    assert_false(address_is_loopback(&address));
    address = read_one("::2");
    assert_false(address_is_loopback(&address));
}

/* Only trusted proxies are believed, up to the first address that is not one. */
TEST(behind_proxies)
{
    static const struct {
        const char *from, *header, *result;
    } cases[] = {
        {"203.0.113.5", "1.1.1.1", "203.0.113.5"},
        {"10.0.0.1", "203.0.113.5", "203.0.113.5"},
        {"10.0.0.1", "1.1.1.1, 203.0.113.5", "203.0.113.5"},
        {"10.0.0.1", "1.1.1.1 ,203.0.113.5,10.0.0.2", "203.0.113.5"},
        {"10.0.0.1", "1.1.1.1, nonsense", "10.0.0.1"},
        {"10.0.0.1", "1.1.1.1, 10.0.0.9, , ", "1.1.1.1"},
        {"10.0.0.1", "[2001:db8::1]", "2001:db8::1"},
        {"10.0.0.1", "", "10.0.0.1"},
        {"10.0.0.1", ",,,", "10.0.0.1"},
        {"10.0.0.1", NULL, "10.0.0.1"},
        {"10.0.0.1", "10.0.0.3", "10.0.0.3"},
    };
    struct address_net net;
    assert_true(address_net_read("10.0.0.0/8", &net));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char words[ADDRESS_TEXT];
        struct address address = read_one(cases[i].from);
        address_behind_proxies(&address, cases[i].header, &net, 1);
        address_write(&address, words);
        assert_string_equal(words, cases[i].result);
    }
}

TEST(connection_limit_counts)
{
    struct connection_limit connection_limit;
    struct address one = read_one("10.0.0.1"), two = read_one("10.0.0.2");
    connection_limit_init(&connection_limit, 7);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(connection_limit_ask(&connection_limit, &one, 5, 3),
                         CONNECTION_LIMIT_OPEN);
        connection_limit_enter(&connection_limit, &one);
    }
    assert_int_equal(connection_limit_ask(&connection_limit, &one, 5, 3),
                     CONNECTION_LIMIT_FULL_FOR_ONE);
    assert_int_equal(connection_limit_ask(&connection_limit, &two, 5, 3),
                     CONNECTION_LIMIT_OPEN);
    connection_limit_enter(&connection_limit, &two);
    connection_limit_enter(&connection_limit, &two);
    assert_int_equal(connection_limit_ask(&connection_limit, &two, 5, 3),
                     CONNECTION_LIMIT_FULL);
    connection_limit_leave(&connection_limit, &one);
    assert_int_equal(connection_limit_ask(&connection_limit, &one, 5, 3),
                     CONNECTION_LIMIT_OPEN);
    connection_limit_deinit(&connection_limit);
}

TEST(an_ipv6_prefix_counts_once)
{
    struct connection_limit connection_limit;
    struct address one = read_one("2001:db8:1:2::1"),
                   other = read_one("2001:db8:1:2:f::9");
    struct address else_where = read_one("2001:db8:1:3::1");
    connection_limit_init(&connection_limit, 7);
    connection_limit_enter(&connection_limit, &one);
    assert_int_equal(connection_limit_ask(&connection_limit, &other, 9, 1),
                     CONNECTION_LIMIT_FULL_FOR_ONE);
    assert_int_equal(connection_limit_ask(&connection_limit, &else_where, 9, 1),
                     CONNECTION_LIMIT_OPEN);
    connection_limit_leave(&connection_limit, &other);
    assert_int_equal(connection_limit_ask(&connection_limit, &one, 9, 1),
                     CONNECTION_LIMIT_OPEN);
    connection_limit_deinit(&connection_limit);
}

/* Thousands of random arrivals and departures, compared with plain counts. */
TEST(random_arrivals_and_departures)
{
    enum { ALL = 3000 };
    static unsigned counts[ALL];
    struct connection_limit connection_limit;
    unsigned chance = 1;
    connection_limit_init(&connection_limit, 99);
    for (int i = 0; i < 60000; i++) {
        chance = chance * 1103515245u + 12345u;
        unsigned who = (chance >> 8) % ALL;
        struct address address = {{[10] = 0xff, [11] = 0xff}};
        address.byte[14] = (unsigned char)(who >> 8);
        address.byte[15] = (unsigned char)who;
        assert_int_equal(
            connection_limit_ask(&connection_limit, &address, 1 << 20, counts[who] + 1),
            CONNECTION_LIMIT_OPEN);
        if (counts[who] > 0)
            assert_int_equal(
                connection_limit_ask(&connection_limit, &address, 1 << 20, counts[who]),
                CONNECTION_LIMIT_FULL_FOR_ONE);
        if (counts[who] > 0 && chance >> 31) {
            connection_limit_leave(&connection_limit, &address);
            counts[who]--;
        } else {
            connection_limit_enter(&connection_limit, &address);
            counts[who]++;
        }
    }
    connection_limit_deinit(&connection_limit);
}
