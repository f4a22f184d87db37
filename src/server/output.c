/* output.c: the outputs of a step, and the texts they point to. */
#include "core/memory.h"
#include "server/internal.h"

void server_output_clear(struct server *server)
{
    struct outputs *out = &server->out;
    for (size_t i = 0; i < out->text_count; i++)
        free(out->texts[i]);
    out->text_count = 0;
    out->count = 0;
}

void server_output_free(struct server *server)
{
    server_output_clear(server);
    free(server->out.texts);
    free(server->out.list);
}

const char *server_output_take(struct server *server, struct buffer *text, size_t *length)
{
    struct outputs *out = &server->out;
    out->texts =
        memory_grow(out->texts, out->text_count, &out->text_capacity, sizeof *out->texts);
    char *kept = text->data != NULL ? text->data : memory_text("", 0);
    out->texts[out->text_count++] = kept;
    *length = text->length;
    buffer_init(text);
    return kept;
}

const char *server_output_copy(struct server *server, const char *words)
{
    struct buffer copy;
    size_t length = 0;
    buffer_init(&copy);
    buffer_put(&copy, words);
    return server_output_take(server, &copy, &length);
}

struct server_output *server_output_add(struct server *server, enum server_action action)
{
    struct outputs *out = &server->out;
    out->list = memory_grow(out->list, out->count, &out->capacity, sizeof *out->list);
    struct server_output *added = &out->list[out->count++];
    *added = (struct server_output){.action = action};
    return added;
}

void server_output_send(struct server *server, const uint32_t *peers, size_t count,
                        struct buffer *message)
{
    size_t length = 0;
    const char *bytes = server_output_take(server, message, &length);
    for (size_t i = 0; i < count; i++) {
        struct server_output *out = server_output_add(server, SERVER_SEND);
        out->peer = peers[i];
        out->bytes = bytes;
        out->length = length;
    }
}
