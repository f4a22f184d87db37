/* chat_test.c: limits on chat and emotes. */
#include <string.h>

#include "tests/server/fixture.h"

TEST(chat_has_limits)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    char text[1000];
    fixture_ask(fixture, 1, "{\"do\": \"chat\", \"text\": \"h\\u00e9 Bob\"}");
    assert_string_equal(text_of(fixture_event(fixture, 2, "chat"), "text"),
                        "h\xc3\xa9 Bob");
    memset(text, 'x', sizeof text);
    text[301] = '\0';
    fixture_refused(fixture, 1, "bad", "{\"do\": \"chat\", \"text\": \"%s\"}", text);
    fixture_refused(fixture, 1, "bad", "{\"do\": \"chat\", \"text\": \"a\\nb\"}");
    for (int i = 0; i < 5; i++)
        fixture_accepted(fixture, 1, "{\"do\": \"chat\", \"text\": \"again\"}");
    json_t *no =
        fixture_refused(fixture, 1, "slow", "{\"do\": \"chat\", \"text\": \"x\"}");
    assert_true(number_of(no, "wait") > 0);
    fixture_advance(fixture, 4000);
    fixture_accepted(fixture, 1, "{\"do\": \"chat\", \"text\": \"later\"}");
    const json_t *look = pair_view(&pair, 2, pair.bob);
    assert_int_equal(
        json_array_size(json_object_get(json_object_get(look, "snapshot"), "chat")), 7);
    fixture_free(fixture);
}

TEST(emotes_are_known_and_share_the_limit_of_chat)
{
    struct pair pair;
    struct fixture *fixture = pair_seated(&pair, "pig", "");
    fixture_accepted(fixture, 1, "{\"do\": \"emote\", \"text\": \"played\"}");
    const json_t *event = fixture_event(fixture, 2, "emote");
    assert_string_equal(text_of(event, "text"), "played");
    assert_int_equal(number_of(event, "seat"), 1);
    fixture_refused(fixture, 1, "bad", "{\"do\": \"emote\", \"text\": \"rude\"}");
    for (int i = 0; i < 5; i++)
        fixture_accepted(fixture, 1, "{\"do\": \"chat\", \"text\": \"again\"}");
    fixture_refused(fixture, 1, "slow", "{\"do\": \"emote\", \"text\": \"oops\"}");
    const json_t *look = pair_view(&pair, 2, pair.bob);
    assert_int_equal(
        json_array_size(json_object_get(json_object_get(look, "snapshot"), "chat")), 6);
    fixture_free(fixture);
}
