/* wire.c: dispatches to the kind of wire. */
#include "net/websocket/wire.h"

#include <wslay/wslay.h>

#include "net/websocket/internal.h"

void wire_init(struct wire *wire, bool lines, const struct wire_callbacks *callbacks,
               void *context)
{
    *wire = (struct wire){.lines = lines, .callbacks = callbacks, .context = context};
}

void wire_deinit(struct wire *wire)
{
    wire_frames_free(wire);
    buffer_deinit(&wire->in);
    buffer_deinit(&wire->out);
}

/* On a protocol error wslay still has a close frame to send. */
bool wire_read(struct wire *wire)
{
    if (wire_is_closed(wire))
        return false;
    wire->reading = true;
    bool good = wire->lines ? wire_lines_read(wire) : wire_frames_read(wire);
    wire->reading = false;
    good = wire_flush(wire) && (good || wire_is_closed(wire));
    wire->broken = !good;
    return good;
}

size_t wire_queued_bytes(const struct wire *wire)
{
    return wire->lines ? wire->out.length - wire->written
                       : wire_frames_queued_bytes(wire);
}

bool wire_send(struct wire *wire, const char *message, size_t length)
{
    if (wire->broken || wire->ending || wire_queued_bytes(wire) + length > WIRE_WAITING)
        return false;
    if (wire->lines)
        wire_lines_queue(wire, message, length);
    else if (!wire_frames_queue(wire, WSLAY_TEXT_FRAME, message, length))
        return false;
    return wire_flush(wire);
}

bool wire_ping(struct wire *wire)
{
    if (wire->broken || wire->ending)
        return false;
    return wire->lines ||
           (wire_frames_queue(wire, WSLAY_PING, "", 0) && wire_flush(wire));
}

void wire_end(struct wire *wire, int code, const char *why)
{
    if (wire->broken || wire->ending)
        return;
    wire->ending = true;
    if (!wire->lines)
        wire_frames_end(wire, code, why);
    wire_flush(wire);
}

bool wire_flush(struct wire *wire)
{
    if (!wire->broken)
        wire->broken = wire->lines ? !wire_lines_flush(wire) : !wire_frames_flush(wire);
    return !wire->broken;
}

bool wire_has_output(const struct wire *wire)
{
    if (wire->broken)
        return false;
    return wire->lines ? wire->out.length > wire->written : wire_frames_want_write(wire);
}

bool wire_is_closed(const struct wire *wire)
{
    if (wire->broken)
        return true;
    return wire->lines ? wire->ending && !wire_has_output(wire)
                       : wire_frames_closed(wire);
}
