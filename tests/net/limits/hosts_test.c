/* hosts_test.c: allowed host names, and the connection rate of an address. */
#include <string.h>

#include "net/limits/connect_rate.h"
#include "net/limits/hosts.h"
#include "tests/base/check.h"

TEST(local_names)
{
    static const char *const good[] = {"localhost",     "localhost:8017",
                                       "LOCALHOST",     "127.0.0.1",
                                       "10.0.0.7:8017", "[::1]",
                                       "[::1]:8017",    "attic",
                                       "attic:8017",    "attic.local",
                                       "attic.lan:1",   "a.localhost",
                                       "x.internal",    "nas.home.arpa:80",
                                       "attic.local."};
    static const char *const bad[] = {"evil.example",
                                      "evil.example:8017",
                                      "localhost.evil.example",
                                      "127.0.0.1.evil.example",
                                      "local.example",
                                      "xlocal.com",
                                      "evil.example.",
                                      "a.b:c",
                                      "1:2:3"};
    assert_true(hosts_allow(NULL, "", ""));
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        assert_true(hosts_allow(good[i], "", ""));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(hosts_allow(bad[i], "", ""));
}

TEST(configured_names)
{
    assert_true(hosts_allow("dice.example:8017", "a.example  dice.example", ""));
    assert_true(hosts_allow("Dice.Example.", "dice.example", ""));
    assert_false(hosts_allow("x.dice.example", "dice.example", ""));
    assert_false(hosts_allow("dice.exampl", "dice.example", ""));
    assert_true(
        hosts_allow("dice.example", "", "https://a.example https://dice.example"));
    assert_true(hosts_allow("dice.example", "", "https://dice.example:8443"));
    assert_false(hosts_allow("a.example", "", "https://b.example"));
    assert_true(hosts_allow("evil.example", "*", ""));
    assert_true(hosts_is_name("dice.example", 12));
    assert_false(hosts_is_name("https://x", 9));
    assert_false(hosts_is_name("", 0));
}

TEST(connections_per_minute)
{
    static struct connect_rate connect_rate;
    struct address one, other, home;
    int64_t now = 1000;
    connect_rate_init(&connect_rate, 7);
    assert_true(address_read("203.0.113.5", &one));
    assert_true(address_read("203.0.113.6", &other));
    for (int i = 0; i < 60; i++)
        assert_true(connect_rate_allows(&connect_rate, &one, now, 60));
    assert_false(connect_rate_allows(&connect_rate, &one, now, 60));
    assert_true(connect_rate_allows(&connect_rate, &other, now, 60));
    assert_false(connect_rate_allows(&connect_rate, &one, now += 999, 60));
    assert_true(connect_rate_allows(&connect_rate, &one, now += 1, 60));
    assert_false(connect_rate_allows(&connect_rate, &one, now, 60));
    now += 3600 * 1000;
    for (int i = 0; i < 60; i++)
        assert_true(connect_rate_allows(&connect_rate, &one, now, 60));
    assert_false(connect_rate_allows(&connect_rate, &one, now, 60));
    assert_true(address_read("2001:db8::1", &home));
    for (int i = 0; i < 60; i++)
        assert_true(connect_rate_allows(&connect_rate, &home, now, 60));
    assert_true(address_read("2001:db8::2", &home));
    assert_false(connect_rate_allows(&connect_rate, &home, now, 60));
}
