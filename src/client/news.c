/* news.c: what people are told, and members of messages. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "i18n/i18n.h"
#include "core/words.h"
#include "client/internal.h"

const char *member_text(const struct doc *object, const char *key)
{
    struct doc field;
    struct error error = {0};
    const char *value = "";
    if (doc_find(object, key, &field) && doc_is_string(&field))
        doc_string(&field, &value, &error);
    return value;
}

int64_t member_number(const struct doc *object, const char *key)
{
    struct doc field;
    struct error error = {0};
    int64_t value = 0;
    if (!doc_find(object, key, &field) ||
        !doc_long(&field, -(INT64_C(1) << 53), INT64_C(1) << 53, &value, &error))
        return 0;
    return value;
}

bool member_bool(const struct doc *object, const char *key)
{
    struct doc field;
    struct error error = {0};
    bool value = false;
    return doc_find(object, key, &field) && doc_bool(&field, &value, &error) && value;
}

/* Others wrote some of it: nothing in it may steer a terminal. */
void follow_tell(struct follow *follow, const char *format, ...)
{
    char line[REMOTE_LINE];
    va_list list;
    va_start(list, format);
    vsnprintf(line, sizeof line, format, list);
    va_end(list);
    size_t length = strlen(line);
    for (size_t at = 0; at < length;) {
        size_t size = words_character(line + at, length - at);
        if (size == 0)
            line[at] = '?';
        at += size > 0 ? size : 1;
    }
    buffer_put_n(&follow->news, line, length + 1);
}

bool follow_news(struct remote *remote, struct text *out)
{
    struct follow *follow = (struct follow *)remote;
    if (follow->told >= follow->news.length)
        return false;
    const char *line = follow->news.data + follow->told;
    text_put(out, line);
    follow->told += strlen(line) + 1;
    if (follow->told == follow->news.length) {
        buffer_clear(&follow->news);
        follow->told = 0;
    }
    return true;
}

void follow_close(struct follow *follow, const char *why)
{
    struct text out = text_init(follow->remote.trouble, sizeof follow->remote.trouble);
    text_put(&out, why);
    follow->remote.stage = REMOTE_CLOSED;
    follow_tell(follow, "%s", why);
}
