/* talk.c: see talk.h. */
#include "tests/cli/engine/talk.h"

#include <string.h>

void talk_init(struct talk *talk)
{
    *talk = (struct talk){.engine = engine_new()};
    buffer_init(&talk->out);
}

void talk_deinit(struct talk *talk)
{
    json_decref(talk->reply);
    buffer_deinit(&talk->out);
    engine_free(talk->engine);
}

json_t *ask_bytes(struct talk *talk, const char *line, size_t length)
{
    buffer_clear(&talk->out);
    engine_line(talk->engine, line, length, &talk->out);
    assert_true(talk->out.length > 0);
    assert_ptr_equal(strchr(talk->out.data, '\n'), talk->out.data + talk->out.length - 1);
    json_decref(talk->reply);
    talk->reply = json_loads(talk->out.data, 0, NULL);
    assert_non_null(talk->reply);
    return talk->reply;
}

json_t *ask(struct talk *talk, const char *line)
{
    return ask_bytes(talk, line, strlen(line));
}

json_t *ask_well(struct talk *talk, const char *line)
{
    json_t *reply = ask(talk, line);
    if (!json_is_true(json_object_get(reply, "ok")))
        fail_msg("%s -> %s", line, talk->out.data);
    return reply;
}

void ask_badly(struct talk *talk, const char *line, const char *kind, const char *part)
{
    json_t *reply = ask(talk, line);
    if (!json_is_false(json_object_get(reply, "ok")))
        fail_msg("%s -> %s", line, talk->out.data);
    assert_string_equal(json_string_value(json_object_get(reply, "error")), kind);
    const char *reason = json_string_value(json_object_get(reply, "reason"));
    if (!reason || !strstr(reason, part))
        fail_msg("%s: no `%s` in %s", line, part, talk->out.data);
}

const char *text_of(json_t *reply, const char *key)
{
    const char *text = json_string_value(json_object_get(reply, key));
    return text ? text : "";
}

int number_of(json_t *reply, const char *key)
{
    return (int)json_integer_value(json_object_get(reply, key));
}
