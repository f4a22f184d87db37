/* websocket_frames.c: messages in frames, by wslay. */
#include <sodium.h>
#include <string.h>

#include "base/clock.h"
#include "client/websocket_internal.h"
#include "i18n/i18n.h"

enum { MESSAGE_MOST = 8 << 20 };

static ssize_t on_read(wslay_event_context_ptr frames, uint8_t *bytes, size_t capacity,
                       int flags, void *context)
{
    struct websocket *websocket = context;
    size_t left = websocket->in.length - websocket->taken;
    (void)flags;
    if (left > 0) {
        size_t count = left < capacity ? left : capacity;
        memcpy(bytes, websocket->in.data + websocket->taken, count);
        websocket->taken += count;
        return (ssize_t)count;
    }
    long count = websocket_read(websocket, (char *)bytes, capacity);
    if (count > 0)
        return count;
    wslay_event_set_error(frames,
                          count == 0 ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE);
    return -1;
}

static ssize_t on_write(wslay_event_context_ptr frames, const uint8_t *bytes,
                        size_t length, int flags, void *context)
{
    long count = websocket_write(context, (const char *)bytes, length);
    (void)flags;
    if (count > 0)
        return count;
    wslay_event_set_error(frames,
                          count == 0 ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE);
    return -1;
}

static int on_mask(wslay_event_context_ptr frames, uint8_t *bytes, size_t length,
                   void *context)
{
    (void)frames;
    (void)context;
    randombytes_buf(bytes, length);
    return 0;
}

/* Messages are JSON, so they contain no zero byte. */
static void on_message(wslay_event_context_ptr frames,
                       const struct wslay_event_on_msg_recv_arg *message, void *context)
{
    struct websocket *websocket = context;
    (void)frames;
    websocket->last_input = clock_seconds();
    if (message->opcode != WSLAY_TEXT_FRAME || message->msg_length == 0 ||
        memchr(message->msg, 0, message->msg_length) != NULL)
        return;
    buffer_put_n(&websocket->messages, (const char *)message->msg, message->msg_length);
    buffer_put_n(&websocket->messages, "", 1);
}

bool websocket_frames_begin(struct websocket *websocket)
{
    static const struct wslay_event_callbacks callbacks = {
        .recv_callback = on_read,
        .send_callback = on_write,
        .genmask_callback = on_mask,
        .on_msg_recv_callback = on_message,
    };
    if (wslay_event_context_client_init(&websocket->frames, &callbacks, websocket) != 0)
        return false;
    wslay_event_config_set_max_recv_msg_length(websocket->frames, MESSAGE_MOST);
    return true;
}

void websocket_send(struct websocket *websocket, const char *bytes, size_t length)
{
    struct wslay_event_msg message = {WSLAY_TEXT_FRAME, (const uint8_t *)bytes, length};
    if (websocket->stage == STAGE_OPEN)
        wslay_event_queue_msg(websocket->frames, &message);
}

bool websocket_next(struct websocket *websocket, struct buffer *message)
{
    buffer_clear(message);
    if (websocket->read >= websocket->messages.length)
        return false;
    const char *next = websocket->messages.data + websocket->read;
    size_t length = strlen(next);
    buffer_put_n(message, next, length);
    websocket->read += length + 1;
    if (websocket->read == websocket->messages.length) {
        buffer_clear(&websocket->messages);
        websocket->read = 0;
    }
    return true;
}
