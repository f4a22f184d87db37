/* chat_test.c: what a player says comes to the server, whatever the line does. */
#include <string.h>

#include "tests/base/check.h"
#include "tests/client/scene.h"

SETUP_EACH(scene_set_up, scene_tear_down)

static void say_words(struct scene *scene, const char *words)
{
    scene->remote->operations->request(scene->remote, REMOTE_CHAT_TO, 0, words);
}

static void come_back(struct scene *scene)
{
    fake_accept(&scene->fake, true);
    scene_say_hello(scene);
    fake_hears(&scene->fake, "sit");
}

/* Who types does not look at the line: it broke meanwhile, and nothing told so. */
TEST_WITH(test_words_on_a_broken_line, struct scene *scene)
{
    fake_hang_up(&scene->fake);
    for (int i = 0; i < 20; i++)
        scene->remote->operations->keep_alive(scene->remote);
    say_words(scene, "good luck");
    say_words(scene, "and fun");
    come_back(scene);
    scene_say_events(scene, "");
    fake_hears(&scene->fake, "chat");
    assert_true(fake_heard(&scene->fake, "good luck"));
    fake_say(&scene->fake, "{\"re\":\"chat\",\"ok\":true,\"n\":8}");
    fake_hears(&scene->fake, "chat");
    assert_true(fake_heard(&scene->fake, "and fun"));
}

TEST_WITH(test_words_without_a_line, struct scene *scene)
{
    fake_hang_up(&scene->fake);
    while (scene->remote->connected)
        scene->remote->operations->step(scene->remote);
    say_words(scene, "good luck");
    assert_true(scene_tells(scene, "Your words are sent when it is back"));
    come_back(scene);
    scene_say_events(scene, "");
    fake_hears(&scene->fake, "chat");
    assert_true(fake_heard(&scene->fake, "good luck"));
}

/* The server had them, but its answer was lost: they are not said twice. */
TEST_WITH(test_words_that_were_said, struct scene *scene)
{
    say_words(scene, "good luck");
    fake_hears(&scene->fake, "chat");
    fake_hang_up(&scene->fake);
    come_back(scene);
    scene->n++;
    scene_say_events(scene, "{\"n\":8,\"at\":1,\"kind\":\"chat\",\"seat\":1,"
                            "\"text\":\"good luck\"}");
    assert_true(scene_tells(scene, "Ada says: good luck"));
    say_words(scene, "and fun");
    fake_hears(&scene->fake, "chat");
    assert_true(fake_heard(&scene->fake, "and fun"));
}

TEST_WITH(test_words_for_a_busy_server, struct scene *scene)
{
    say_words(scene, "good luck");
    fake_hears(&scene->fake, "chat");
    fake_say(&scene->fake,
             "{\"re\":\"chat\",\"error\":\"Wait.\",\"code\":\"busy\",\"wait\":1}");
    fake_hears(&scene->fake, "chat");
    assert_true(fake_heard(&scene->fake, "good luck"));
    assert_false(scene_tells(scene, "Wait."));
    fake_say(&scene->fake, "{\"re\":\"chat\",\"error\":\"No.\",\"code\":\"bad\"}");
    say_words(scene, "and fun");
    fake_hears(&scene->fake, "chat");
    assert_true(fake_heard(&scene->fake, "and fun"));
    assert_true(scene_tells(scene, "No."));
}
