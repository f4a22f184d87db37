/* output.c: what a step brings about, and the texts that it points to. */
#include "core/memory.h"
#include "server/internal.h"

void out_clear(struct hall *hall)
{
    struct outputs *out = &hall->out;
    for (size_t i = 0; i < out->text_count; i++)
        free(out->texts[i]);
    out->text_count = 0;
    out->count = 0;
}

void out_free(struct hall *hall)
{
    out_clear(hall);
    free(hall->out.texts);
    free(hall->out.list);
}

const char *out_keep(struct hall *hall, struct buffer *text, size_t *length)
{
    struct outputs *out = &hall->out;
    if (out->text_count == out->text_room) {
        out->text_room = out->text_room > 0 ? 2 * out->text_room : 64;
        out->texts = memory_resize(out->texts, out->text_room, sizeof *out->texts);
    }
    char *kept = text->data != NULL ? text->data : memory_text("", 0);
    out->texts[out->text_count++] = kept;
    *length = text->length;
    buffer_init(text);
    return kept;
}

const char *out_copy(struct hall *hall, const char *words)
{
    struct buffer copy;
    size_t length = 0;
    buffer_init(&copy);
    buffer_put(&copy, words);
    return out_keep(hall, &copy, &length);
}

struct hall_output *out_add(struct hall *hall, enum hall_action action)
{
    struct outputs *out = &hall->out;
    if (out->count == out->room) {
        out->room = out->room > 0 ? 2 * out->room : 64;
        out->list = memory_resize(out->list, out->room, sizeof *out->list);
    }
    struct hall_output *added = &out->list[out->count++];
    *added = (struct hall_output){.action = action};
    return added;
}

void out_send(struct hall *hall, uint32_t peer, const char *bytes, size_t length)
{
    struct hall_output *out = out_add(hall, HALL_SEND);
    out->peer = peer;
    out->bytes = bytes;
    out->length = length;
}
