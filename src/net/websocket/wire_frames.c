/* wire_frames.c: one WebSocket text message per message, framed by wslay. */
#include <stdlib.h>
#include <string.h>
#include <wslay/wslay.h>

#include "net/websocket/internal.h"

enum { REASON = 120 /* maximum bytes of a close reason */ };

static ssize_t on_read(wslay_event_context_ptr frames, uint8_t *bytes, size_t capacity,
                       int flags, void *context)
{
    struct wire *wire = context;
    (void)flags;
    long count = wire->callbacks->read(wire->context, bytes, capacity);
    if (count > 0) {
        wire->fed += (uint64_t)count;
        return count;
    }
    wslay_event_set_error(frames,
                          count == 0 ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE);
    return -1;
}

static ssize_t on_write(wslay_event_context_ptr frames, const uint8_t *bytes,
                        size_t length, int flags, void *context)
{
    struct wire *wire = context;
    (void)flags;
    long count = wire->callbacks->write(wire->context, bytes, length);
    if (count > 0)
        return count;
    wslay_event_set_error(frames,
                          count == 0 ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE);
    return -1;
}

/* A client's frame: 2 bytes, an extended length, a 4-byte mask, and the payload. */
static void on_begin(wslay_event_context_ptr frames,
                     const struct wslay_event_on_frame_recv_start_arg *frame,
                     void *context)
{
    struct wire *wire = context;
    (void)frames;
    uint64_t length = frame->payload_length;
    if (wire->callbacks->framed != NULL)
        wire->callbacks->framed(wire->context);
    wire->framed += 2 + (length > 65535 ? 8u : length > 125 ? 2u : 0u) + 4 + length;
    if (!wslay_is_ctrl_frame(frame->opcode))
        wire->within = !frame->fin;
    if (frame->opcode == WSLAY_BINARY_FRAME)
        wire_end(wire, WSLAY_CODE_UNSUPPORTED_DATA, "messages are text");
}

static void on_message(wslay_event_context_ptr frames,
                       const struct wslay_event_on_msg_recv_arg *message, void *context)
{
    struct wire *wire = context;
    (void)frames;
    if (wire->ending)
        return;
    if (message->opcode == WSLAY_TEXT_FRAME)
        wire->callbacks->message(wire->context, (const char *)message->msg,
                                 message->msg_length);
    else if (message->opcode == WSLAY_PONG)
        wire->callbacks->ponged(wire->context);
}

static bool frames_need(struct wire *wire)
{
    static const struct wslay_event_callbacks callbacks = {
        .recv_callback = on_read,
        .send_callback = on_write,
        .on_frame_recv_start_callback = on_begin,
        .on_msg_recv_callback = on_message,
    };
    if (wire->frames != NULL)
        return true;
    if (wslay_event_context_server_init(&wire->frames, &callbacks, wire) != 0) {
        wire->frames = NULL;
        return false;
    }
    wslay_event_config_set_max_recv_msg_length(wire->frames, WIRE_MESSAGE);
    wire->fed = wire->framed = 0;
    return true;
}

void wire_frames_free(struct wire *wire)
{
    if (wire->frames != NULL)
        wslay_event_context_free(wire->frames);
    wire->frames = NULL;
}

/* Between two complete frames, with none to write, wslay holds no state worth keeping. */
static bool is_idle(const struct wire *wire)
{
    return !wire->reading && !wire->ending && !wire->within &&
           wire->fed == wire->framed && wslay_event_get_read_enabled(wire->frames) &&
           wslay_event_get_write_enabled(wire->frames) &&
           !wslay_event_want_write(wire->frames);
}

bool wire_frames_read(struct wire *wire)
{
    return frames_need(wire) && wslay_event_recv(wire->frames) == 0;
}

bool wire_frames_queue(struct wire *wire, int opcode, const char *bytes, size_t length)
{
    struct wslay_event_msg message = {(uint8_t)opcode, (const uint8_t *)bytes, length};
    return frames_need(wire) && wslay_event_queue_msg(wire->frames, &message) == 0;
}

/* Truncates the reason at a character boundary. */
void wire_frames_end(struct wire *wire, int code, const char *why)
{
    size_t length = strlen(why);
    if (length > REASON)
        for (length = REASON; length > 0 && ((unsigned char)why[length] & 0xc0) == 0x80;)
            length--;
    if (!frames_need(wire))
        return;
    wslay_event_queue_close(wire->frames, (uint16_t)code, (const uint8_t *)why, length);
    wslay_event_shutdown_read(wire->frames);
}

bool wire_frames_flush(struct wire *wire)
{
    if (wire->frames == NULL)
        return true;
    if (wslay_event_send(wire->frames) != 0)
        return false;
    if (is_idle(wire))
        wire_frames_free(wire);
    return true;
}

/* Pongs to empty pings have no payload but still take memory, so count messages too. */
size_t wire_frames_queued_bytes(const struct wire *wire)
{
    if (wire->frames == NULL)
        return 0;
    return wslay_event_get_queued_msg_length(wire->frames) +
           WIRE_EACH * wslay_event_get_queued_msg_count(wire->frames);
}

bool wire_frames_want_write(const struct wire *wire)
{
    return wire->frames != NULL && wslay_event_want_write(wire->frames);
}

/* wslay closes by itself on protocol errors, oversized messages and invalid UTF-8, and
 * answers a close. */
bool wire_frames_closed(const struct wire *wire)
{
    return wire->frames != NULL && wslay_event_get_close_sent(wire->frames);
}
