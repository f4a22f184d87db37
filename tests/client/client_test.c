/* client_test.c: a client of a server that loses, repeats and garbles messages. */
#include <stdio.h>
#include <string.h>

#include "tests/base/check.h"
#include "tests/client/scene.h"

SETUP_EACH(scene_set_up, scene_tear_down)

static void roll(struct scene *scene)
{
    struct reason why = {"", ""};
    assert_true(table_type(scene->remote->table, "roll", &why));
    scene->remote->operations->move(scene->remote);
    assert_true(scene->remote->sending);
}

static void read_id(const struct scene *scene, char id[40])
{
    const char *at = strstr(scene->fake.message.data, "\"id\":\"");
    assert_non_null(at);
    snprintf(id, 40, "%.*s", (int)strcspn(at + 6, "\""), at + 6);
}

static void is_same(const struct scene *scene)
{
    assert_int_equal(match_hash(scene->remote->table->match), match_hash(scene->match));
}

/* --- events ------------------------------------------------------------------------- */

TEST_WITH(test_moves_are_folded, struct scene *scene)
{
    char id[40];
    assert_int_equal(table_waits(scene->remote->table), TABLE_PERSON);
    roll(scene);
    fake_expect(&scene->fake, "move");
    assert_true(fake_request_has(&scene->fake, "\"at\":7"));
    read_id(scene, id);
    fake_send(&scene->fake, "{\"re\":\"move\",\"ok\":true,\"n\":8}");
    scene_send_news(scene, scene_play(scene, "roll", id));
    scene_send_news(scene, scene_play(scene, "die 4", ""));
    assert_false(scene->remote->sending);
    is_same(scene);
}

/* Events that arrive again are ignored. */
TEST_WITH(test_repeated_events, struct scene *scene)
{
    char first[400];
    snprintf(first, sizeof first, "%s", scene_play(scene, "roll", "x"));
    scene_send_news(scene, first);
    scene_send_news(scene, first);
    assert_int_equal(table_events(scene->remote->table), 1);
    is_same(scene);
}

TEST_WITH(test_a_gap_is_filled, struct scene *scene)
{
    char both[900];
    size_t length =
        (size_t)snprintf(both, sizeof both, "%s,", scene_play(scene, "roll", "x"));
    const char *second = scene_play(scene, "die 3", "");
    snprintf(both + length, sizeof both - length, "%s", second);
    scene_send_news(scene, second);
    fake_expect(&scene->fake, "sit");
    assert_true(fake_request_has(&scene->fake, "\"since\":7"));
    scene_send_events(scene, both);
    is_same(scene);
}

/* The position differs from the server's, so all of the table is requested. */
TEST_WITH(test_another_hash, struct scene *scene)
{
    char event[400];
    snprintf(event, sizeof event, "%s", scene_play(scene, "roll", "x"));
    char *hash = strstr(event, "\"hash\":\"") + 8;
    hash[0] = hash[0] == '0' ? '1' : '0';
    scene_send_news(scene, event);
    assert_true(scene_notifies(scene, "fetched anew"));
    fake_expect(&scene->fake, "sit");
    assert_false(fake_request_has(&scene->fake, "since"));
    scene_send_table(scene, "1: roll\\n");
    is_same(scene);
}

TEST_WITH(test_an_illegal_line, struct scene *scene)
{
    scene->n++;
    scene_send_news(scene,
                    "{\"n\":8,\"at\":1,\"kind\":\"move\",\"seat\":1,\"line\":\"hold\","
                    "\"hash\":\"0\",\"clocks\":[0,0]}");
    fake_expect(&scene->fake, "sit");
    assert_false(fake_request_has(&scene->fake, "since"));
}

/* --- moves and the connection ------------------------------------------------------- */

TEST_WITH(a_lost_move_is_sent_again, struct scene *scene)
{
    char id[40], again[40];
    roll(scene);
    fake_expect(&scene->fake, "move");
    read_id(scene, id);
    fake_hang_up(&scene->fake);
    fake_accept(&scene->fake, true);
    assert_true(scene_notifies(scene, "connection is lost"));
    scene_send_hello(scene);
    fake_expect(&scene->fake, "sit");
    assert_true(fake_request_has(&scene->fake, "\"since\":7"));
    scene_send_events(scene, "");
    fake_expect(&scene->fake, "move");
    assert_true(fake_request_has(&scene->fake, "\"at\":7"));
    read_id(scene, again);
    assert_string_equal(id, again);
    scene_send_news(scene, scene_play(scene, "roll", id));
    assert_false(scene->remote->sending);
}

/* It was stored before the connection broke. */
TEST_WITH(a_stored_move_is_not_sent_again, struct scene *scene)
{
    char id[40];
    roll(scene);
    fake_expect(&scene->fake, "move");
    read_id(scene, id);
    fake_hang_up(&scene->fake);
    fake_accept(&scene->fake, true);
    scene_send_hello(scene);
    fake_expect(&scene->fake, "sit");
    scene_send_events(scene, scene_play(scene, "roll", id));
    assert_false(scene->remote->sending);
    is_same(scene);
    scene->remote->operations->request(scene->remote, REMOTE_CODE, 0, "");
    fake_expect(&scene->fake, "code");
}

TEST_WITH(test_busy_and_refused, struct scene *scene)
{
    char id[40], again[40];
    roll(scene);
    fake_expect(&scene->fake, "move");
    read_id(scene, id);
    fake_send(&scene->fake,
              "{\"re\":\"move\",\"error\":\"Wait.\",\"code\":\"slow\",\"wait\":1}");
    fake_settle(&scene->fake);
    assert_true(scene->remote->sending);
    fake_expect(&scene->fake, "move");
    read_id(scene, again);
    assert_string_equal(id, again);
    fake_send(&scene->fake, "{\"re\":\"move\",\"error\":\"No.\",\"code\":\"illegal\"}");
    fake_settle(&scene->fake);
    assert_false(scene->remote->sending);
    assert_true(scene_notifies(scene, "Your move was not made: No."));
}

/* A server that cannot store anything is asked again until it can; the player is notified
 * once. */
TEST_WITH(entering_is_retried, struct scene *scene)
{
    fake_hang_up(&scene->fake);
    fake_accept(&scene->fake, true);
    for (int i = 0; i < 2; i++) {
        scene_send_hello(scene);
        fake_expect(&scene->fake, "sit");
        fake_send(&scene->fake,
                  "{\"re\":\"sit\",\"error\":\"No room.\",\"code\":\"broken\"}");
        fake_settle(&scene->fake);
        assert_int_equal(scene_notifies(scene, "No room."), i == 0);
        assert_int_not_equal(scene->remote->progress.stage, ROOM_CLOSED);
    }
}

TEST_WITH(test_a_wrong_handshake, struct scene *scene)
{
    fake_hang_up(&scene->fake);
    fake_accept(&scene->fake, false);
    fake_settle(&scene->fake);
    assert_false(scene->remote->connected);
    fake_hang_up(&scene->fake);
    fake_accept(&scene->fake, true);
    scene_send_hello(scene);
    fake_expect(&scene->fake, "sit");
    scene_send_events(scene, "");
    assert_true(scene->remote->connected);
}

/* --- invalid messages --------------------------------------------------------------- */

TEST_WITH(test_nonsense, struct scene *scene)
{
    static const char *const words[] = {
        "",
        "nonsense",
        "[]",
        "{}",
        "{\"news\":5}",
        "{\"news\":\"events\",\"table\":\"T\"}",
        "{\"news\":\"here\",\"table\":\"T\",\"seats\":{}}",
        "{\"news\":\"here\",\"table\":\"T\",\"seats\":[1,2,3,4,5,6,7,8,9]}",
        "{\"re\":\"move\",\"error\":\"x\"}",
        "{\"re\":\"unknown\",\"ok\":true}",
        "{\"news\":\"events\",\"table\":\"OTHER\",\"events\":[{\"n\":99}]}",
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        fake_send(&scene->fake, "%s", words[i]);
        fake_settle(&scene->fake);
    }
    scene_send_news(scene, scene_play(scene, "roll", "x"));
    is_same(scene);
}

TEST_WITH(emotes_are_shown_as_words, struct scene *scene)
{
    scene->n++;
    scene_send_news(scene, "{\"n\":8,\"at\":1,\"kind\":\"emote\",\"seat\":2,"
                           "\"text\":\"played\"}");
    assert_true(scene_notifies(scene, "Ben says: Well played"));
}

TEST_WITH(chat_has_no_control_characters, struct scene *scene)
{
    scene->n++;
    scene_send_news(
        scene,
        "{\"n\":8,\"at\":1,\"kind\":\"chat\",\"seat\":2,\"text\":\"a\\u001b[2Jb\"}");
    assert_true(scene_notifies(scene, "Ben says: a?[2Jb"));
}

TEST_WITH(test_the_seat_is_lost, struct scene *scene)
{
    fake_send(&scene->fake, "{\"news\":\"gone\",\"table\":\"T\",\"why\":\"damaged\"}");
    fake_expect(&scene->fake, "sit");
    scene_send_table(scene, "");
    fake_send(&scene->fake, "{\"news\":\"gone\",\"table\":\"T\",\"why\":\"seat\"}");
    fake_settle(&scene->fake);
    assert_int_equal(scene->remote->progress.stage, ROOM_CLOSED);
    assert_true(scene_notifies(scene, "lost your seat"));
}
