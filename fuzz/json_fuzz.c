/* json_fuzz.c: the JSON reader of the wasm module on hostile texts. It is included here,
 * in place of the native one. */
#include "../src/core/json/reader_scan.c"
#include "positions.h"

enum { DEPTH = 8 };

/* Asks a value for all that it might be, and the first values inside it. */
static void visit(const struct json_reader *json, int depth)
{
    static const char *const keys[] = {"", "a", "seats", "n"};
    struct json_reader inner;
    struct error error = {0};
    const char *words = "";
    size_t length = 0;
    int64_t number;
    bool truth;
    json_reader_long(json, INT64_MIN, INT64_MAX, &number, &error);
    json_reader_bool(json, &truth, &error);
    if (json_reader_string(json, &words, &error))
        length = strlen(words);
    for (size_t i = 0; depth > 0 && i < sizeof keys / sizeof *keys; i++)
        if (json_reader_find(json, keys[i], &inner))
            visit(&inner, depth - 1);
    if (depth == 0 || !json_reader_length(json, &length, &error))
        return;
    for (size_t i = 0; i <= length && i < 4; i++)
        if (json_reader_item(json, i, &inner, &error))
            visit(&inner, depth - 1);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct json_reader root;
    struct error error = {0};
    if (!json_reader_parse(&root, (const char *)data, size, &error))
        return 0;
    visit(&root, DEPTH);
    json_reader_free(&root);
    return 0;
}
