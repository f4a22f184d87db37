/* report_words.c: seats and events in words; rounded figures. */
#include <math.h>
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "base/json.h"
#include "core/memory.h"
#include "core/text/words.h"
#include "session/report.h"

enum { NAME_SHOWN = 40, PICTURE_ROOM = 256 * 1024 }; /* bytes */

/* A name from a record, which may hold anything: writes only what can be shown. */
static void put_name(const char *name, struct text *out)
{
    size_t length = strlen(name), at = 0;
    while (at < length && at < NAME_SHOWN) {
        size_t size = words_character(name + at, length - at);
        text_put_n(out, size > 0 ? name + at : "?", size > 0 ? size : 1);
        at += size > 0 ? size : 1;
    }
    if (at < length)
        text_put(out, "...");
}

/* A note about a seat, such as "name.1"; NULL if it is missing or empty. */
static const char *seat_note(const struct match *match, const char *kind, int seat)
{
    char header[NOTES_NAME];
    struct text text = text_init(header, sizeof header);
    text_format(&text, "%s.%d", kind, seat + 1);
    const char *note = notes_get(&match->notes, header);
    return note && note[0] ? note : NULL;
}

void report_seat(const struct match *match, int seat, struct text *out)
{
    const char *name = seat_note(match, "name", seat);
    if (!name)
        name = seat_note(match, "x-player", seat);
    match->game->seat_write(match->world, match->state, seat, out);
    if (!name)
        return;
    text_put(out, " (");
    put_name(name, out);
    text_put(out, ")");
}

void report_move(const struct match *match, size_t first, const struct move *move,
                 struct text *out)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    match_state_at(match, first, state);
    move_write(match->game, match->world, state, move, out);
}

void report_event(const struct match *match, size_t first, size_t last, struct text *out)
{
    struct move move;
    match_move(match, first, last, &move);
    report_move(match, first, &move, out);
}

char *report_picture(const struct match *match)
{
    char *picture = memory_new(1, PICTURE_ROOM);
    struct text text = text_init(picture, PICTURE_ROOM);
    match->game->describe(match->world, match->state, &text);
    return picture;
}

double report_round(double number)
{
    double whole = round(number * 1e6);
    return whole == 0 ? 0 : whole / 1e6;
}

void report_add(struct buffer *out, const char *key, double number)
{
    json_add_real(out, key, report_round(number));
}

void report_add_all(struct buffer *out, const char *key, const float *number, int players)
{
    json_add_open(out, key, '[');
    for (int seat = 0; seat < players; seat++)
        json_put_real(out, report_round((double)number[seat]));
    json_close(out, ']');
}
