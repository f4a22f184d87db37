/* report_words.c: seats and events in words, figures in JSON. */
#include <math.h>
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "cli/report.h"
#include "core/words.h"

enum { NAME_SHOWN = 40 }; /* bytes */

/* What somebody wrote into a record: only what is fit to be shown. */
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

/* A note about a seat, such as "name.1"; NULL when it is missing or says nothing. */
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
    struct move move = {0};
    for (size_t i = first; i < last && move.count < MOVE_MAX_CHOICES; i++)
        move.choice[move.count++] = match->log[i].choice;
    report_move(match, first, &move, out);
}

double report_percent(double share)
{
    double tenths = round(share * 1000);
    return tenths == 0 ? 0 : tenths / 10;
}

/* Digits beyond a millionth mean nothing. */
json_t *report_number(double number)
{
    double whole = round(number * 1e6);
    return json_real(whole == 0 ? 0 : whole / 1e6);
}

json_t *report_numbers(const float *number, int players)
{
    json_t *list = json_array();
    for (int seat = 0; seat < players; seat++)
        json_array_append_new(list, report_number((double)number[seat]));
    return list;
}

json_t *report_changes(const double *number, int players)
{
    json_t *list = json_array();
    for (int seat = 0; seat < players; seat++)
        json_array_append_new(list, report_number(number[seat]));
    return list;
}
