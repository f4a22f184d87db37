/* turns.c: events grouped by turn: what a player does in a row, with the dice and cards
 * that it makes chance bring. */
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "i18n/i18n.h"
#include "session/table/event.h"
#include "ui/tui/game/frame.h"

static int seat_of(const struct table *table, size_t event)
{
    return table->match->log[table_event_step(table, event)].seat;
}

struct moment {
    int turn, round;
};

static struct moment moment_before(const struct table *table, size_t event)
{
    const struct match *match = table->match;
    const struct game *game = match->game;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    match_state_at(match, table_event_step(table, event), state);
    return (struct moment){game->turn ? game->turn(match->world, state) : SEAT_CHANCE,
                           game->round ? game->round(match->world, state) : 0};
}

int frame_turn_seat(const struct table *table, size_t event)
{
    int seat = seat_of(table, event);
    size_t before = event;
    if (seat >= 0)
        return seat;
    while (before > 0 && seat_of(table, before - 1) < 0)
        before--;
    if (before == 0)
        return SEAT_CHANCE;
    struct moment was = moment_before(table, before - 1),
                  is = moment_before(table, event);
    seat = seat_of(table, before - 1);
    return is.turn == seat && is.round == was.round ? seat : SEAT_CHANCE;
}

size_t frame_turn_start(const struct table *table, size_t event)
{
    int seat = frame_turn_seat(table, event);
    while (event > 0 && frame_turn_seat(table, event - 1) == seat)
        event--;
    return event;
}

void frame_turn_write_event(const struct table *table, size_t event, struct text *out)
{
    const struct match *match = table->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    char line[MOVE_MAX_TEXT], words[FRAME_MESSAGE], about[FRAME_LINE];
    struct text move = text_init(line, sizeof line);
    struct text shown = text_init(words, sizeof words);
    struct text remark = text_init(about, sizeof about);
    size_t step = table_event_step(table, event);
    match_state_at(match, step, state);
    event_write_move(match, step, &move);
    view_write_words(match->game, match->world, state, line, &shown);
    table_write_named(table, words, out);
    event_write_remark(match, step, &remark);
    if (remark.length > 0) {
        text_put(out, " (");
        view_write_names(match->game, match->world, state, about, out);
        text_put(out, ")");
    }
}

/* A move from the position before it. */
void frame_write_move(const struct match *match, const void *before,
                      const struct move *move, struct text *out)
{
    char line[MOVE_MAX_TEXT];
    struct text text = text_init(line, sizeof line);
    move_write(match->game, match->world, before, move, &text);
    view_write_words(match->game, match->world, before, line, out);
}

void frame_write_event(const struct table *table, size_t event, struct text *out)
{
    char who[2 * TABLE_NAME], words[FRAME_MESSAGE + FRAME_LINE];
    struct text name = text_init(who, sizeof who);
    struct text what = text_init(words, sizeof words);
    int seat = seat_of(table, event);
    if (seat < 0)
        text_put(&name, tr("Chance"));
    else
        table_write_name(table, seat, &name);
    frame_turn_write_event(table, event, &what);
    text_format(out, tr("%s: %s"), who, words);
}

/* How much of a turn is told: all of it, what led to something and the last event,
 * what brought points. */
enum detail { ALL, RESULTS, POINTS };

static bool has_remark(const struct table *table, size_t event)
{
    char about[FRAME_LINE];
    struct text remark = text_init(about, sizeof about);
    event_write_remark(table->match, table_event_step(table, event), &remark);
    return remark.length > 0;
}

static bool has_points(const struct table *table, size_t event)
{
    const struct match *match = table->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    size_t step = table_event_step(table, event);
    int was[GAME_MAX_PLAYERS] = {0}, is[GAME_MAX_PLAYERS] = {0};
    match_state_at(match, step, state);
    match->game->scores(match->world, state, was);
    match_state_at(match, event_end(match, step), state);
    match->game->scores(match->world, state, is);
    return memcmp(was, is, sizeof was) != 0;
}

static bool is_told(const struct table *table, size_t event, size_t end,
                    enum detail detail)
{
    return detail == ALL ||
           (detail == RESULTS && (event + 1 == end || has_remark(table, event))) ||
           (detail == POINTS && has_points(table, event));
}

/* What is left out shows as dots; false if that is everything. */
static bool write_events(const struct table *table, size_t from, size_t end,
                         enum detail detail, struct text *out)
{
    bool told = false, left_out = false;
    for (size_t event = from; event < end; event++) {
        if (!is_told(table, event, end, detail)) {
            left_out = true;
            continue;
        }
        text_put(out, left_out ? "\u2026 " : told ? "; " : "");
        frame_turn_write_event(table, event, out);
        text_put(out,
                 event + 1 < end && !is_told(table, event + 1, end, detail) ? " " : "");
        told = true;
        left_out = false;
    }
    text_put(out, told && left_out ? "\u2026" : "");
    return told;
}

void frame_turn_write(const struct table *table, size_t from, size_t end,
                      const struct canvas *canvas, int rows, struct text *out)
{
    char words[FRAME_MESSAGE], name[2 * TABLE_NAME];
    struct text who = text_init(name, sizeof name);
    bool chance = seat_of(table, from) < 0, told = false;
    if (chance)
        text_put(&who, tr("Chance"));
    else
        table_write_name(table, seat_of(table, from), &who);
    int room = rows * (canvas->width - 2) - canvas_columns(canvas, name) - 2;
    for (enum detail detail = ALL; detail <= POINTS && !told; detail++) {
        char some[FRAME_MESSAGE];
        struct text text = text_init(some, sizeof some);
        if (!write_events(table, from, end, detail, &text))
            break; /* what was written last must do */
        memcpy(words, some, sizeof words);
        told = chance || canvas_columns(canvas, words) <= room;
    }
    text_format(out, tr("%s: %s"), name, words);
}
