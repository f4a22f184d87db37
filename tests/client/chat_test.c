/* chat_test.c: chat messages reach the server once, whatever the connection does. */
#include <string.h>

#include "tests/base/check.h"
#include "tests/client/scene.h"

SETUP_EACH(scene_set_up, scene_tear_down)

static void say(struct scene *scene, const char *words)
{
    scene->remote->operations->request(scene->remote, REMOTE_CHAT_TO, 0, words);
}

static void come_back(struct scene *scene)
{
    fake_accept(&scene->fake, true);
    scene_send_hello(scene);
    fake_expect(&scene->fake, "sit");
}

/* The connection is lost, but the player has not been notified yet. */
TEST_WITH(chat_on_a_broken_connection, struct scene *scene)
{
    fake_hang_up(&scene->fake);
    for (int i = 0; i < 20; i++)
        scene->remote->operations->keep_alive(scene->remote);
    say(scene, "good luck");
    say(scene, "and fun");
    come_back(scene);
    scene_send_events(scene, "");
    fake_expect(&scene->fake, "chat");
    assert_true(fake_request_has(&scene->fake, "good luck"));
    fake_send(&scene->fake, "{\"re\":\"chat\",\"ok\":true,\"n\":8}");
    fake_expect(&scene->fake, "chat");
    assert_true(fake_request_has(&scene->fake, "and fun"));
}

TEST_WITH(chat_without_a_connection, struct scene *scene)
{
    fake_hang_up(&scene->fake);
    while (scene->remote->connected)
        scene->remote->operations->step(scene->remote);
    say(scene, "good luck");
    assert_true(scene_notifies(scene, "Your words are sent when it is back"));
    come_back(scene);
    scene_send_events(scene, "");
    fake_expect(&scene->fake, "chat");
    assert_true(fake_request_has(&scene->fake, "good luck"));
}

/* Stored, but the answer was lost: it is not sent again. */
TEST_WITH(chat_that_was_stored, struct scene *scene)
{
    say(scene, "good luck");
    fake_expect(&scene->fake, "chat");
    fake_hang_up(&scene->fake);
    come_back(scene);
    scene->n++;
    scene_send_events(scene, "{\"n\":8,\"at\":1,\"kind\":\"chat\",\"seat\":1,"
                             "\"text\":\"good luck\"}");
    assert_true(scene_notifies(scene, "Ada says: good luck"));
    say(scene, "and fun");
    fake_expect(&scene->fake, "chat");
    assert_true(fake_request_has(&scene->fake, "and fun"));
}

TEST_WITH(chat_for_a_busy_server, struct scene *scene)
{
    say(scene, "good luck");
    fake_expect(&scene->fake, "chat");
    fake_send(&scene->fake,
              "{\"re\":\"chat\",\"error\":\"Wait.\",\"code\":\"busy\",\"wait\":1}");
    fake_expect(&scene->fake, "chat");
    assert_true(fake_request_has(&scene->fake, "good luck"));
    assert_false(scene_notifies(scene, "Wait."));
    fake_send(&scene->fake, "{\"re\":\"chat\",\"error\":\"No.\",\"code\":\"bad\"}");
    say(scene, "and fun");
    fake_expect(&scene->fake, "chat");
    assert_true(fake_request_has(&scene->fake, "and fun"));
    assert_true(scene_notifies(scene, "No."));
}
