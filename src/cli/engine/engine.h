/* engine.h: games driven by JSON lines: one request a line, one response a line, in
 * order. docs/engine-protocol.md describes every request. */
#ifndef CLI_ENGINE_ENGINE_H
#define CLI_ENGINE_ENGINE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buffer.h"

enum {
    ENGINE_MAX_LINE = 1 << 20, /* bytes of one request */
    ENGINE_MAX_GAMES = 64,     /* open at the same time */
};

struct engine;

struct engine *engine_new(void);
void engine_free(struct engine *engine);

/* Answers one request, given without its line break. Appends one line, with its line
 * break, to `out`, whatever the request was; an empty line gets no answer. */
void engine_line(struct engine *engine, const char *line, size_t length,
                 struct buffer *out);

/* The answer to a line that was too long to be kept. */
void engine_line_too_long(struct buffer *out);

/* A request asked to end the conversation. */
bool engine_done(const struct engine *engine);

#endif
