/* think.c: the computer thinks in pieces, between which keys are heard; what it did
 * is shown move by move. */
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "i18n/i18n.h"
#include "session/table/event.h"
#include "ui/tui/game/controller.h"

/* A piece should take about this long, in seconds: short enough for keys to be heard at
 * once. */
static const double short_piece = 0.02, long_piece = 0.06;

/* A piece that ended with a move may have been cut short by it. */
static void measure_piece(struct desk *desk, double seconds, bool moved)
{
    if (seconds < short_piece && !moved && desk->patience < 1u << 20)
        desk->patience *= 2;
    else if (seconds > long_piece && desk->patience > 1)
        desk->patience /= 2;
}

static void hear(struct desk *desk)
{
    static const char answered[] = "qQ?RlHskohu";
    int press = screen_key(desk->screen, 0);
    if (press == PRESS_NONE)
        return;
    bool command = press == PRESS_RESIZE || press == PRESS_END || press == PRESS_HELP ||
                   press >= PRESS_OTHERS ||
                   (press < 128 && strchr(answered, press) != NULL);
    if (command)
        desk_press(desk, press);
    else
        table_hurry(desk->table);
}

/* Without people nothing else would ever hear them. Where there are some, keys are
 * theirs, typed ahead. */
static bool has_person(const struct table *table)
{
    for (int seat = 0; seat < table_players(table); seat++)
        if (!table->player[seat])
            return true;
    return false;
}

void desk_think(struct desk *desk)
{
    size_t events = table_events(desk->table);
    desk->thinking = true;
    desk->picks = 0;
    desk_draw(desk);
    screen_show(desk->screen);
    double start = clock_seconds();
    bool moved = table_think(desk->table, desk->patience);
    measure_piece(desk, clock_seconds() - start, moved);
    if (moved) {
        desk_keep(desk);
        desk_show_events(desk, events);
    }
    if (!moved || !has_person(desk->table))
        hear(desk);
}

/* --- what happened ------------------------------------------------------------------ */

static size_t end_of(const struct table *table, size_t event)
{
    return event_end(table->match, table_event_step(table, event));
}

static void mark_things(struct desk *desk, const void *state, choice_t choice)
{
    const struct match *match = desk->table->match;
    char things[GUIDE_THINGS];
    struct text text = text_init(things, sizeof things);
    match->game->guide->things(match->world, state, choice, &text);
    const char *at = things;
    while (desk->picks < DESK_PICKS && desk_next_thing(&at, desk->picked[desk->picks]))
        desk->picks++;
}

/* The things of a move are marked as if they were picked. */
static void mark_event(struct desk *desk, size_t event)
{
    const struct match *match = desk->table->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    size_t step = table_event_step(desk->table, event), end = end_of(desk->table, event);
    desk->picks = 0;
    if (!match->game->guide || match->log[step].seat < 0)
        return;
    match_state_at(match, step, state);
    for (; step < end; step++) {
        mark_things(desk, state, match->log[step].choice);
        match->game->apply(match->world, state, match->log[step].choice);
    }
}

void desk_tell_recent(struct desk *desk, size_t end)
{
    enum { MOST = 4 };
    const struct table *table = desk->table;
    size_t from = end;
    while (from > 0 && from + MOST > end) {
        int seat = table->match->log[table_event_step(table, from - 1)].seat;
        if (seat >= 0 && !table->player[seat])
            break;
        from--;
    }
    struct text text = text_init(desk->message, sizeof desk->message);
    for (; from < end; from++) {
        text_put(&text, text.length > 0 ? "\n" : "");
        table_write_event(table, from, &text);
    }
    desk->tone = INK_DIM;
}

/* False when the player has seen enough. */
static bool show_event(struct desk *desk, size_t event)
{
    match_state_at(desk->table->match, end_of(desk->table, event), desk->shown);
    desk->shown_events = event + 1;
    mark_event(desk, event);
    desk_tell_recent(desk, event);
    desk_draw(desk);
    screen_show(desk->screen);
    int press = screen_key(desk->screen, desk->pause);
    desk->hasty = desk->hasty || press == PRESS_ESCAPE;
    if (press == 'q')
        desk_leave(desk);
    return press == PRESS_NONE || press == PRESS_RESIZE;
}

void desk_show_events(struct desk *desk, size_t from)
{
    size_t events = table_events(desk->table);
    desk->showing = desk->pause > 0 && !desk->hasty;
    bool more = desk->showing;
    for (size_t event = from; more && event < events; event++)
        more = show_event(desk, event);
    desk->showing = false;
    desk->picks = 0;
    desk_tell_recent(desk, events);
    desk_go_on(desk);
}
