/* json_reader_none.c: where there is no JSON reader (the wasm module): every parse fails. */
#include <string.h>

#include "core/json_reader.h"

bool doc_available(void)
{
    return false;
}

bool doc_parse(struct doc *root, const char *text, size_t length, struct error *error)
{
    (void)text;
    (void)length;
    memset(root, 0, sizeof *root);
    return error_set(error, "this build cannot read JSON; use the command `cantrip`");
}

static bool fail_absent(const struct doc *doc, struct error *error)
{
    return doc_fail(doc, error, "this build cannot read JSON");
}

void doc_free(struct doc *root)
{
    (void)root;
}

bool doc_is_object(const struct doc *doc)
{
    (void)doc;
    return false;
}

bool doc_is_array(const struct doc *doc)
{
    (void)doc;
    return false;
}

bool doc_is_string(const struct doc *doc)
{
    (void)doc;
    return false;
}

bool doc_is_null(const struct doc *doc)
{
    (void)doc;
    return false;
}

bool doc_find(const struct doc *object, const char *key, struct doc *out)
{
    *out = (struct doc){.parent = object, .key = key};
    return false;
}

const char *doc_stray(const struct doc *object, const char *const *keys)
{
    (void)object, (void)keys;
    return NULL;
}

bool doc_only(const struct doc *object, const char *const *keys, struct error *error)
{
    (void)keys;
    return fail_absent(object, error);
}

bool doc_length(const struct doc *array, size_t *length, struct error *error)
{
    *length = 0;
    return fail_absent(array, error);
}

bool doc_item(const struct doc *array, size_t index, struct doc *out, struct error *error)
{
    *out = (struct doc){.parent = array, .index = index};
    return fail_absent(array, error);
}

bool doc_long(const struct doc *doc, int64_t low, int64_t high, int64_t *value,
              struct error *error)
{
    (void)high;
    *value = low;
    return fail_absent(doc, error);
}

bool doc_int(const struct doc *doc, int low, int high, int *value, struct error *error)
{
    (void)high;
    *value = low;
    return fail_absent(doc, error);
}

bool doc_bool(const struct doc *doc, bool *value, struct error *error)
{
    *value = false;
    return fail_absent(doc, error);
}

bool doc_string(const struct doc *doc, const char **value, struct error *error)
{
    *value = "";
    return fail_absent(doc, error);
}
