/* buffer.c: the growable buffer. Running out of memory aborts with a message: no caller
 * could carry on, and records on disk stay valid. */
#include "base/buffer.h"

#include <assert.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BUFFER_MIN_CAPACITY = 256 };

void buffer_init(struct buffer *buffer)
{
    *buffer = (struct buffer){0};
}

void buffer_deinit(struct buffer *buffer)
{
    free(buffer->data);
    buffer_init(buffer);
}

void buffer_clear(struct buffer *buffer)
{
    buffer->length = 0;
    if (buffer->data)
        buffer->data[0] = '\0';
}

static _Noreturn void out_of_memory(void)
{
    fputs("cantrip: out of memory\n", stderr);
    abort();
}

/* Grows geometrically, so appending is amortized O(1). One extra byte for the
 * terminator. */
static void buffer_reserve(struct buffer *buffer, size_t more)
{
    if (more >= SIZE_MAX / 2 - buffer->length)
        out_of_memory();
    size_t needed = buffer->length + more + 1;
    if (needed <= buffer->capacity)
        return;
    size_t capacity = buffer->capacity ? buffer->capacity : BUFFER_MIN_CAPACITY;
    while (capacity < needed)
        capacity *= 2;
    char *data = realloc(buffer->data, capacity);
    if (!data)
        out_of_memory();
    buffer->data = data;
    buffer->capacity = capacity;
}

void buffer_put_n(struct buffer *buffer, const char *bytes, size_t length)
{
    buffer_reserve(buffer, length);
    if (length > 0)
        memcpy(buffer->data + buffer->length, bytes, length);
    buffer->length += length;
    buffer->data[buffer->length] = '\0';
}

void buffer_put(struct buffer *buffer, const char *words)
{
    buffer_put_n(buffer, words, strlen(words));
}

void buffer_format(struct buffer *buffer, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    assert(length >= 0);
    if (length > 0) {
        buffer_reserve(buffer, (size_t)length);
        vsnprintf(buffer->data + buffer->length, (size_t)length + 1, format, again);
        buffer->length += (size_t)length;
    }
    va_end(again);
}
