/* wire_test.c: messages over frames and lines, whole and in pieces, right and wrong. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "net/websocket/wire.h"
#include "tests/net/frames.h"

/* The other side: what it sent that is not yet read, and what it got. */
struct side {
    struct wire wire;
    struct buffer sent, got;
    size_t piece; /* bytes that are read at a time */
    size_t most;  /* bytes that can still be written */
    bool gone;
    struct buffer heard; /* messages, with '|' after each */
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

static void on_heard(void *context, const char *message, size_t length)
{
    struct side *side = context;
    buffer_put_n(&side->heard, message, length);
    buffer_put(&side->heard, "|");
    if (side->echo)
        wire_send(&side->wire, message, length);
}

static void on_ponged(void *context)
{
    ((struct side *)context)->pongs++;
}

static struct side *side_new(bool lines)
{
    static const struct wire_ends ends = {on_read, on_write, on_heard, on_ponged, NULL};
    struct side *side = calloc(1, sizeof *side);
    side->piece = side->most = 1 << 30;
    wire_init(&side->wire, lines, &ends, side);
    buffer_put(&side->heard, "");
    return side;
}

static void side_free(struct side *side)
{
    wire_deinit(&side->wire);
    buffer_deinit(&side->sent);
    buffer_deinit(&side->got);
    buffer_deinit(&side->heard);
    free(side);
}

static void tr(struct side *side, int first, const char *words)
{
    frame_put(&side->sent, first, words, strlen(words));
}

/* The code of the closing frame that comes next, 0 when it has none; -1 when that is no
 * closing frame. */
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

static void messages_come_and_go(void **state)
{
    struct side *side = side_new(false);
    side->echo = true;
    tr(side, FRAME_FIN | FRAME_TEXT, "one");
    tr(side, FRAME_FIN | FRAME_TEXT, "zwölf");
    assert_true(wire_read(&side->wire));
    assert_string_equal(side->heard.data, "one|zwölf|");
    assert_got(side, FRAME_TEXT, "one");
    assert_got(side, FRAME_TEXT, "zwölf");
    side_free(side);
}

/* Whatever the pieces are, also in the midst of a head, the memory for frames is there
 * only while it is needed, and nothing is lost by giving it back. */
static void any_pieces_will_do(void **state)
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
        assert_int_equal(side->heard.length, 2 + sizeof large + 1 + 3);
        assert_string_equal(side->heard.data + side->heard.length - 4, "|bc|");
        assert_null(side->wire.frames);
        assert_got(side, FRAME_PONG, "?");
        buffer_deinit(&all);
        side_free(side);
    }
}

static void pings_and_pongs(void **state)
{
    struct side *side = side_new(false);
    assert_true(wire_ping(&side->wire));
    assert_got(side, FRAME_PING, "");
    tr(side, FRAME_FIN | FRAME_PONG, "");
    tr(side, FRAME_FIN | FRAME_PING, "there?");
    assert_true(wire_read(&side->wire));
    assert_int_equal(side->pongs, 1);
    assert_got(side, FRAME_PONG, "there?");
    assert_null(side->wire.frames);
    side_free(side);
}

/* What is wrong ends the connection with the code that says so, and is not heard. */
static void mistakes_end_it(void **state)
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
        tr(side, FRAME_FIN | FRAME_TEXT, "and more");
        wire_read(&side->wire);
        assert_int_equal(closing_code(side), cases[i].code);
        assert_true(wire_is_over(&side->wire));
        assert_string_equal(side->heard.data, "");
        side_free(side);
    }
}

static void a_frame_without_a_mask_ends_it(void **state)
{
    struct side *side = side_new(false);
    frame_put_bare(&side->sent, FRAME_FIN | FRAME_TEXT, "bare", 4);
    wire_read(&side->wire);
    assert_int_equal(closing_code(side), 1002);
    assert_string_equal(side->heard.data, "");
    side_free(side);
}

static void fragments_do_not_get_round_the_limit(void **state)
{
    struct side *side = side_new(false);
    char part[1000];
    memset(part, 'x', sizeof part);
    for (int i = 0; i < 20; i++)
        frame_put(&side->sent, i == 0 ? FRAME_TEXT : 0, part, sizeof part);
    wire_read(&side->wire);
    assert_int_equal(closing_code(side), 1009);
    assert_string_equal(side->heard.data, "");
    side_free(side);
}

static void closing_is_answered(void **state)
{
    struct side *side = side_new(false);
    frame_put(&side->sent, FRAME_FIN | FRAME_CLOSE, "\x03\xe8", 2);
    wire_read(&side->wire);
    assert_int_equal(closing_code(side), 1000);
    assert_true(wire_is_over(&side->wire));
    assert_false(wire_send(&side->wire, "late", 4));
    side_free(side);
}

/* After our last words nothing is heard any more. */
static void ending_it(void **state)
{
    struct side *side = side_new(false);
    side->most = 1;
    assert_true(wire_send(&side->wire, "before", 6));
    wire_end(&side->wire, 1001, "the server stops");
    assert_false(wire_is_over(&side->wire));
    tr(side, FRAME_FIN | FRAME_TEXT, "still here");
    wire_read(&side->wire);
    side->most = 1000;
    wire_flush(&side->wire);
    assert_got(side, FRAME_TEXT, "before");
    assert_int_equal(closing_code(side), 1001);
    assert_true(wire_is_over(&side->wire));
    assert_string_equal(side->heard.data, "");
    side_free(side);
}

/* Words that do not fit into a closing frame are cut between characters. */
static void long_last_words(void **state)
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

static void who_does_not_read_is_noticed(void **state)
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
        assert_true(wire_waits(&side->wire));
        side->most = 1 << 30;
        assert_true(wire_flush(&side->wire));
        assert_false(wire_waits(&side->wire));
        assert_true(wire_send(&side->wire, message, sizeof message));
        side_free(side);
    }
}

static void the_other_side_goes(void **state)
{
    for (int lines = 0; lines < 2; lines++) {
        struct side *side = side_new(lines);
        tr(side, FRAME_TEXT, "not whole");
        side->gone = true;
        while (wire_read(&side->wire))
            continue;
        assert_true(side->sent.length == 0);
        side_free(side);
    }
}

static void lines_are_messages(void **state)
{
    struct side *side = side_new(true);
    side->echo = true;
    side->piece = 5;
    buffer_put(&side->sent, "{\"do\":1}\n\n{\"do\":2}\npart");
    while (side->sent.length > 0)
        assert_true(wire_read(&side->wire));
    assert_string_equal(side->heard.data, "{\"do\":1}||{\"do\":2}|");
    assert_string_equal(side->got.data, "{\"do\":1}\n\n{\"do\":2}\n");
    side_free(side);
}

static void a_line_has_an_end(void **state)
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

/* Answers to pings that nobody reads are not for nothing. */
static void pongs_that_wait_count(void **state)
{
    struct side *side = side_new(false);
    side->most = 0;
    for (int i = 0; i < 100; i++)
        tr(side, FRAME_FIN | FRAME_PING, "");
    assert_true(wire_read(&side->wire));
    assert_true(wire_waiting(&side->wire) >= (size_t)99 * WIRE_EACH);
    side->most = 1 << 20;
    assert_true(wire_flush(&side->wire));
    assert_int_equal(wire_waiting(&side->wire), 0);
    side_free(side);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(messages_come_and_go),
        cmocka_unit_test(any_pieces_will_do),
        cmocka_unit_test(pings_and_pongs),
        cmocka_unit_test(mistakes_end_it),
        cmocka_unit_test(a_frame_without_a_mask_ends_it),
        cmocka_unit_test(fragments_do_not_get_round_the_limit),
        cmocka_unit_test(closing_is_answered),
        cmocka_unit_test(ending_it),
        cmocka_unit_test(long_last_words),
        cmocka_unit_test(who_does_not_read_is_noticed),
        cmocka_unit_test(the_other_side_goes),
        cmocka_unit_test(pongs_that_wait_count),
        cmocka_unit_test(lines_are_messages),
        cmocka_unit_test(a_line_has_an_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
