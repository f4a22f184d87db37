/* wire_test.c: messages over frames and lines, whole and in pieces, valid and invalid. */
#include <stdlib.h>
#include <string.h>

#include "net/websocket/wire.h"
#include "tests/base/check.h"
#include "tests/net/frames.h"

/* The peer: what it sent and we have not read, and what it received. */
struct side {
    struct wire wire;
    struct buffer sent, got;
    size_t piece; /* bytes per read */
    size_t most;  /* bytes that can still be written */
    bool gone;
    struct buffer received; /* messages, each followed by '|' */
    int pongs;
    bool echo;
};

static long on_read(void *context, void *bytes, size_t room)
{
    struct side *side = context;
    size_t count = side->sent.length;
    if (count == 0)
        return side->gone ? -1 : 0;
    count = count > room ? room : count;
    count = count > side->piece ? side->piece : count;
    memcpy(bytes, side->sent.data, count);
    memmove(side->sent.data, side->sent.data + count, side->sent.length - count);
    side->sent.length -= count;
    return (long)count;
}

static long on_write(void *context, const void *bytes, size_t length)
{
    struct side *side = context;
    if (length > side->most)
        length = side->most;
    side->most -= length;
    buffer_put_n(&side->got, bytes, length);
    return (long)length;
}

static void on_message(void *context, const char *message, size_t length)
{
    struct side *side = context;
    buffer_put_n(&side->received, message, length);
    buffer_put(&side->received, "|");
    if (side->echo)
        wire_send(&side->wire, message, length);
}

static void on_ponged(void *context)
{
    ((struct side *)context)->pongs++;
}

static struct side *side_new(bool lines)
{
    static const struct wire_callbacks ends = {on_read, on_write, on_message, on_ponged,
                                               NULL};
    struct side *side = calloc(1, sizeof *side);
    side->piece = side->most = 1 << 30;
    wire_init(&side->wire, lines, &ends, side);
    buffer_put(&side->received, "");
    return side;
}

static void side_free(struct side *side)
{
    wire_deinit(&side->wire);
    buffer_deinit(&side->sent);
    buffer_deinit(&side->got);
    buffer_deinit(&side->received);
    free(side);
}

static void put_frame(struct side *side, int first, const char *words)
{
    frame_put(&side->sent, first, words, strlen(words));
}

/* The code of the next frame if it is a close frame, 0 if it has none; otherwise -1. */
static int closing_code(struct side *side)
{
    struct buffer bytes = {0};
    int code = -1;
    if (frame_take(&side->got, &bytes) == FRAME_CLOSE)
        code = bytes.length < 2
                   ? 0
                   : (unsigned char)bytes.data[0] << 8 | (unsigned char)bytes.data[1];
    buffer_deinit(&bytes);
    return code;
}

static void assert_got(struct side *side, int opcode, const char *words)
{
    struct buffer bytes = {0};
    assert_int_equal(frame_take(&side->got, &bytes), opcode);
    assert_int_equal(bytes.length, strlen(words));
    assert_memory_equal(bytes.data ? bytes.data : "", words, strlen(words));
    buffer_deinit(&bytes);
}

TEST(messages_come_and_go)
{
    struct side *side = side_new(false);
    side->echo = true;
    put_frame(side, FRAME_FIN | FRAME_TEXT, "one");
    put_frame(side, FRAME_FIN | FRAME_TEXT, "zwölf");
    assert_true(wire_read(&side->wire));
    assert_string_equal(side->received.data, "one|zwölf|");
    assert_got(side, FRAME_TEXT, "one");
    assert_got(side, FRAME_TEXT, "zwölf");
    side_free(side);
}

/* However the stream is split, even inside a header, memory for frames exists only while
 * needed, and freeing it loses nothing. */
TEST(any_split_works)
{
    char large[9000];
    memset(large, 'x', sizeof large);
    for (size_t piece = 1; piece < 20; piece++) {
        struct side *side = side_new(false);
        struct buffer all = {0};
        size_t at = 0;
        frame_put(&all, FRAME_FIN | FRAME_TEXT, "a", 1);
        frame_put(&all, FRAME_FIN | FRAME_TEXT, large, sizeof large);
        frame_put(&all, FRAME_TEXT, "b", 1);
        frame_put(&all, FRAME_FIN | FRAME_PING, "?", 1);
        frame_put(&all, FRAME_FIN, "c", 1);
        for (; at < all.length; at += piece) {
            size_t left = all.length - at;
            buffer_put_n(&side->sent, all.data + at, left < piece ? left : piece);
            assert_true(wire_read(&side->wire));
        }
        assert_int_equal(side->received.length, 2 + sizeof large + 1 + 3);
        assert_string_equal(side->received.data + side->received.length - 4, "|bc|");
        assert_null(side->wire.frames);
        assert_got(side, FRAME_PONG, "?");
        buffer_deinit(&all);
        side_free(side);
    }
}

TEST(pings_and_pongs)
{
    struct side *side = side_new(false);
    assert_true(wire_ping(&side->wire));
    assert_got(side, FRAME_PING, "");
    put_frame(side, FRAME_FIN | FRAME_PONG, "");
    put_frame(side, FRAME_FIN | FRAME_PING, "there?");
    assert_true(wire_read(&side->wire));
    assert_int_equal(side->pongs, 1);
    assert_got(side, FRAME_PONG, "there?");
    assert_null(side->wire.frames);
    side_free(side);
}

/* A violation closes the connection with the right code and is not delivered. */
TEST(violations_close_it)
{
    static char large[WIRE_MESSAGE + 1];
    static const struct {
        int first;
        const char *bytes;
        size_t length;
        int code;
    } cases[] = {
        {FRAME_FIN | FRAME_BINARY, "abc", 3, 1003},
        {FRAME_BINARY, "abc", 3, 1003},
        {FRAME_FIN | FRAME_TEXT, "\xff\xfe", 2, 1007},
        {FRAME_FIN | FRAME_TEXT, "\xc3", 1, 1007},
        {FRAME_FIN | FRAME_TEXT, "\xed\xa0\x80", 3, 1007},
        {FRAME_FIN | FRAME_TEXT, large, sizeof large, 1009},
        {FRAME_FIN | FRAME_TEXT | 0x40, "abc", 3, 1002},
        {FRAME_FIN | 3, "abc", 3, 1002},
        {FRAME_FIN, "no beginning", 12, 1002},
        {FRAME_PING, "in parts", 8, 0},
        {FRAME_FIN | FRAME_PING, large, 126, 0},
    };
    memset(large, 'x', sizeof large);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct side *side = side_new(false);
        frame_put(&side->sent, cases[i].first, cases[i].bytes, cases[i].length);
        put_frame(side, FRAME_FIN | FRAME_TEXT, "and more");
        wire_read(&side->wire);
        assert_int_equal(closing_code(side), cases[i].code);
        assert_true(wire_is_closed(&side->wire));
        assert_string_equal(side->received.data, "");
        side_free(side);
    }
}

TEST(a_frame_without_a_mask_ends_it)
{
    struct side *side = side_new(false);
    frame_put_bare(&side->sent, FRAME_FIN | FRAME_TEXT, "bare", 4);
    wire_read(&side->wire);
    assert_int_equal(closing_code(side), 1002);
    assert_string_equal(side->received.data, "");
    side_free(side);
}

TEST(fragments_count_together)
{
    struct side *side = side_new(false);
    char part[1000];
    memset(part, 'x', sizeof part);
    for (int i = 0; i < 20; i++)
        frame_put(&side->sent, i == 0 ? FRAME_TEXT : 0, part, sizeof part);
    wire_read(&side->wire);
    assert_int_equal(closing_code(side), 1009);
    assert_string_equal(side->received.data, "");
    side_free(side);
}

TEST(closing_is_answered)
{
    struct side *side = side_new(false);
    frame_put(&side->sent, FRAME_FIN | FRAME_CLOSE, "\x03\xe8", 2);
    wire_read(&side->wire);
    assert_int_equal(closing_code(side), 1000);
    assert_true(wire_is_closed(&side->wire));
    assert_false(wire_send(&side->wire, "late", 4));
    side_free(side);
}

/* After our close nothing is delivered. */
TEST(closing_it)
{
    struct side *side = side_new(false);
    side->most = 1;
    assert_true(wire_send(&side->wire, "before", 6));
    wire_end(&side->wire, 1001, "the server stops");
    assert_false(wire_is_closed(&side->wire));
    put_frame(side, FRAME_FIN | FRAME_TEXT, "still here");
    wire_read(&side->wire);
    side->most = 1000;
    wire_flush(&side->wire);
    assert_got(side, FRAME_TEXT, "before");
    assert_int_equal(closing_code(side), 1001);
    assert_true(wire_is_closed(&side->wire));
    assert_string_equal(side->received.data, "");
    side_free(side);
}

/* A reason too long for a close frame is cut at a character boundary. */
TEST(long_close_reason)
{
    struct side *side = side_new(false);
    struct buffer why = {0}, bytes = {0};
    buffer_put(&why, "x");
    for (int i = 0; i < 100; i++)
        buffer_put(&why, "ü");
    wire_end(&side->wire, 1008, why.data);
    assert_int_equal(frame_take(&side->got, &bytes), FRAME_CLOSE);
    assert_in_range(bytes.length, 100, 125);
    assert_int_equal(bytes.length % 2, 1);
    buffer_deinit(&why);
    buffer_deinit(&bytes);
    side_free(side);
}

TEST(slow_reader_is_detected)
{
    char message[8000];
    memset(message, 'x', sizeof message);
    for (int lines = 0; lines < 2; lines++) {
        struct side *side = side_new(lines);
        int sent = 0;
        side->most = 100;
        while (sent < 1000 && wire_send(&side->wire, message, sizeof message))
            sent++;
        assert_in_range(sent, WIRE_WAITING / (int)sizeof message - 1,
                        WIRE_WAITING / (int)sizeof message);
        assert_true(wire_has_output(&side->wire));
        side->most = 1 << 30;
        assert_true(wire_flush(&side->wire));
        assert_false(wire_has_output(&side->wire));
        assert_true(wire_send(&side->wire, message, sizeof message));
        side_free(side);
    }
}

TEST(peer_disconnects)
{
    for (int lines = 0; lines < 2; lines++) {
        struct side *side = side_new(lines);
        put_frame(side, FRAME_TEXT, "not whole");
        side->gone = true;
        while (wire_read(&side->wire))
            continue;
        assert_true(side->sent.length == 0);
        side_free(side);
    }
}

TEST(lines_are_messages)
{
    struct side *side = side_new(true);
    side->echo = true;
    side->piece = 5;
    buffer_put(&side->sent, "{\"do\":1}\n\n{\"do\":2}\npart");
    while (side->sent.length > 0)
        assert_true(wire_read(&side->wire));
    assert_string_equal(side->received.data, "{\"do\":1}||{\"do\":2}|");
    assert_string_equal(side->got.data, "{\"do\":1}\n\n{\"do\":2}\n");
    side_free(side);
}

TEST(lines_are_limited)
{
    struct side *side = side_new(true);
    bool good = true;
    for (int i = 0; i < 100 && good; i++) {
        char part[1000];
        memset(part, 'x', sizeof part);
        buffer_put_n(&side->sent, part, sizeof part);
        good = wire_read(&side->wire);
    }
    assert_false(good);
    side_free(side);
}

/* Unread pongs count towards the limit. */
TEST(queued_pongs_count)
{
    struct side *side = side_new(false);
    side->most = 0;
    for (int i = 0; i < 100; i++)
        put_frame(side, FRAME_FIN | FRAME_PING, "");
    assert_true(wire_read(&side->wire));
    assert_true(wire_queued_bytes(&side->wire) >= (size_t)99 * WIRE_EACH);
    side->most = 1 << 20;
    assert_true(wire_flush(&side->wire));
    assert_int_equal(wire_queued_bytes(&side->wire), 0);
    side_free(side);
}
