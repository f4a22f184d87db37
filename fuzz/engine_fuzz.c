/* engine_fuzz.c: the engine on hostile conversations: each line of the input is a
 * request. */
#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "cli/engine.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

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
    const char *at = (const char *)data, *end = at + size;
    buffer_init(&out);
    for (int lines = 0; at < end && lines < 64; lines++) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((stop ? stop : end) - at);
        buffer_clear(&out);
        engine_line(engine, at, length, &out);
        check_answer(&out);
        at += length + 1;
    }
    buffer_deinit(&out);
    engine_free(engine);
    return 0;
}
