/* deliver.c: reads requests from libmicrohttpd and queues replies with it. */
#include "net/http/deliver.h"

#include <stdint.h>
#include <string.h>
#include <strings.h>

const char *deliver_header(struct MHD_Connection *connection, const char *name)
{
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

struct gathering {
    const char *name;
    struct buffer *list;
};

static enum MHD_Result gather(void *context, enum MHD_ValueKind kind, const char *name,
                              const char *value)
{
    const struct gathering *it = context;
    (void)kind;
    if (value == NULL || strcasecmp(name, it->name) != 0)
        return MHD_YES;
    if (it->list->length > 0)
        buffer_put(it->list, ", ");
    buffer_put(it->list, value);
    return MHD_YES;
}

void deliver_list(struct MHD_Connection *connection, const char *name,
                  struct buffer *list)
{
    struct gathering it = {name, list};
    MHD_get_connection_values(connection, MHD_HEADER_KIND, gather, &it);
}

void deliver_request(struct MHD_Connection *connection, const char *method,
                     const char *path, struct reply_request *request)
{
    *request = (struct reply_request){
        .method = method,
        .path = path,
        .encodings = deliver_header(connection, MHD_HTTP_HEADER_ACCEPT_ENCODING),
        .known_tags = deliver_header(connection, MHD_HTTP_HEADER_IF_NONE_MATCH)};
}

enum MHD_Result deliver_reply(struct MHD_Connection *connection,
                              const struct reply *reply)
{
    /* The library does not write to the buffer, whichever mode is passed. */
    void *body = (void *)(uintptr_t)reply->body.data;
    struct MHD_Response *response = MHD_create_response_from_buffer(
        reply->body.length, body,
        reply->must_copy ? MHD_RESPMEM_MUST_COPY : MHD_RESPMEM_PERSISTENT);
    if (response == NULL)
        return MHD_NO;
    enum MHD_Result good = MHD_YES;
    for (int i = 0; i < reply->headers && good == MHD_YES; i++)
        good = MHD_add_response_header(response, reply->header[i].name,
                                       reply->header[i].value);
    if (good == MHD_YES)
        good = MHD_queue_response(connection, (unsigned)reply->status, response);
    MHD_destroy_response(response);
    return good;
}

bool deliver_has_body(struct MHD_Connection *connection)
{
    return deliver_header(connection, MHD_HTTP_HEADER_CONTENT_LENGTH) != NULL ||
           deliver_header(connection, MHD_HTTP_HEADER_TRANSFER_ENCODING) != NULL;
}

size_t deliver_keep_escapes(void *context, struct MHD_Connection *connection, char *path)
{
    (void)context;
    (void)connection;
    return strlen(path);
}
