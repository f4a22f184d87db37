/* talk.c: sends requests to a session and reads its answers. */
#include "talk.h"

#include <stdarg.h>
#include <stdlib.h>

void talk_init(struct talk *talk)
{
    *talk = (struct talk){.session = session_new(games_list())};
    buffer_init(&talk->text);
}

void talk_deinit(struct talk *talk)
{
    json_decref(talk->answer);
    buffer_deinit(&talk->text);
    session_free(talk->session);
}

json_t *talk_bytes(struct talk *talk, const char *request, size_t length)
{
    json_error_t error;
    /* a copy of exactly that length, so that reading past it shows */
    char *copy = malloc(length > 0 ? length : 1);
    if (length > 0)
        memcpy(copy, request, length);
    session_do(talk->session, copy, length, &talk->text);
    free(copy);
    json_decref(talk->answer);
    talk->answer = json_loadb(talk->text.data, talk->text.length, 0, &error);
    if (talk->answer == NULL)
        print_error("%s in %s\n", error.text, talk->text.data);
    assert_true(json_is_object(talk->answer));
    return talk->answer;
}

json_t *talk_ask(struct talk *talk, const char *format, ...)
{
    struct buffer request;
    va_list arguments;
    char line[4096];
    va_start(arguments, format);
    int length = vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    assert_in_range(length, 0, sizeof line - 1);
    buffer_init(&request);
    buffer_put(&request, line);
    json_t *answer = talk_bytes(talk, request.data, request.length);
    buffer_deinit(&request);
    if (json_object_get(answer, "error") != NULL)
        print_error("%s: %s\n", line, talk_text(answer, "error"));
    assert_null(json_object_get(answer, "error"));
    return answer;
}

/* The answer to `situation`; the caller frees it. */
static char *situation(struct talk *talk)
{
    talk_bytes(talk, "situation", 9);
    return strdup(talk->text.data);
}

void talk_refused(struct talk *talk, const char *request, const char *words,
                  const char *rule)
{
    char *before = situation(talk);
    json_t *answer = talk_bytes(talk, request, strlen(request));
    const json_t *text = json_object_get(answer, "error");
    if (text == NULL || strstr(json_string_value(text), words) == NULL)
        print_error("%s: %.300s\n", request, talk->text.data);
    assert_non_null(text);
    assert_non_null(strstr(json_string_value(text), words));
    assert_string_equal(talk_text(answer, "rule"), rule);
    assert_int_equal(json_object_size(answer), 3);
    char *after = situation(talk);
    assert_string_equal(before, after);
    free(before);
    free(after);
}

const char *talk_text(const json_t *object, const char *key)
{
    const json_t *value = json_object_get(object, key);
    assert_true(json_is_string(value));
    return json_string_value(value);
}

long long talk_number(const json_t *object, const char *key)
{
    const json_t *value = json_object_get(object, key);
    assert_true(json_is_integer(value));
    return json_integer_value(value);
}

bool talk_truth(const json_t *object, const char *key)
{
    const json_t *value = json_object_get(object, key);
    assert_true(json_is_boolean(value));
    return json_is_true(value);
}

json_t *talk_list(const json_t *object, const char *key)
{
    json_t *value = json_object_get(object, key);
    assert_true(json_is_array(value));
    return value;
}

const char *talk_words(const json_t *object, const char *key, char *room, size_t size)
{
    struct text text = text_init(room, size);
    const json_t *list = talk_list(object, key);
    for (size_t i = 0; i < json_array_size(list); i++) {
        text_space(&text);
        text_put(&text, json_string_value(json_array_get(list, i)));
    }
    assert_false(text.overflow);
    return room;
}
