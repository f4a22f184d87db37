/* engine_fuzz.c: the engine with hostile input: each line is a request. */
#include <assert.h>
#include <jansson.h>
#include <stdint.h>
#include <string.h>

#include "cli/engine/engine.h"
#include "positions.h"

enum { LINES = 64, THOUGHTS = 2, NODES = 20, THREADS = 2 }; /* limits per input */

static bool is_at_most(const json_t *request, const char *key, int most)
{
    const json_t *value = json_object_get(request, key);
    return !json_is_integer(value) || json_integer_value(value) <= most;
}

/* Requests that think are slow: allows only a few, and only if they set low limits. */
static bool is_too_slow(const char *line, size_t length, int *thoughts)
{
    json_t *request = json_loadb(line, length, 0, NULL);
    const char *cmd = json_string_value(json_object_get(request, "cmd"));
    bool thinks = cmd && (strcmp(cmd, "hint") == 0 || strcmp(cmd, "analyse") == 0);
    bool is_limited = json_object_get(request, "nodes") &&
                      is_at_most(request, "nodes", NODES) &&
                      is_at_most(request, "threads", THREADS);
    json_decref(request);
    return thinks && (!is_limited || ++*thoughts > THOUGHTS);
}

/* Every request gets exactly one line. */
static void check_answer(const struct buffer *out)
{
    if (out->length == 0)
        return;
    assert(memchr(out->data, '\n', out->length) == out->data + out->length - 1);
    assert(strncmp(out->data, "{\"ok\":", 6) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct engine *engine = engine_new();
    struct buffer out;
    const char *at = (const char *)data, *end = at + size, *line;
    size_t length;
    int thoughts = 0, lines = 0;
    buffer_init(&out);
    while (lines++ < LINES && positions_part(&at, end, '\n', &line, &length)) {
        buffer_clear(&out);
        if (!is_too_slow(line, length, &thoughts))
            engine_line(engine, line, length, &out);
        check_answer(&out);
    }
    buffer_deinit(&out);
    engine_free(engine);
    return 0;
}
