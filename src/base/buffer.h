/* buffer.h: a growable byte buffer on the heap, for records, files and protocol lines. */
#ifndef BASE_BUFFER_H
#define BASE_BUFFER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"

struct buffer {
    char *data; /* NUL-terminated at `length`; NULL while empty */
    size_t length;
    size_t capacity;
};

void buffer_init(struct buffer *buffer);
void buffer_deinit(struct buffer *buffer);
void buffer_clear(struct buffer *buffer);
void buffer_put(struct buffer *buffer, const char *words);
void buffer_put_n(struct buffer *buffer, const char *bytes, size_t length);
void buffer_format(struct buffer *buffer, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
