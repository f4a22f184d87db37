/* think.c: runs the computer's search in slices, polling for keys in between, and shows
 * its moves one by one. */
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "i18n/i18n.h"
#include "session/table/event.h"
#include "ui/tui/game/controller.h"

/* Target duration of a slice in seconds: short enough for keys to respond at once. */
static const double short_slice = 0.02, long_slice = 0.06;

/* A slice that ended with a move may have been cut short, so it is not measured. */
static void measure_slice(struct controller *controller, double seconds, bool moved)
{
    if (seconds < short_slice && !moved && controller->slice < 1u << 20)
        controller->slice *= 2;
    else if (seconds > long_slice && controller->slice > 1)
        controller->slice /= 2;
}

static void poll_keys(struct controller *controller)
{
    static const char answered[] = "qQ?RlHskohu";
    int press = screen_key(controller->screen, 0);
    if (press == PRESS_NONE)
        return;
    bool command = press == PRESS_RESIZE || press == PRESS_END || press == PRESS_HELP ||
                   press >= PRESS_OTHERS ||
                   (press < 128 && strchr(answered, press) != NULL);
    if (command)
        controller_press(controller, press);
    else
        table_hurry(controller->table);
}

/* Without people nothing else reads keys. With people, keys are type-ahead and stay
 * queued. */
static bool has_person(const struct table *table)
{
    for (int seat = 0; seat < table_players(table); seat++)
        if (!table->player[seat])
            return true;
    return false;
}

void controller_think(struct controller *controller)
{
    size_t events = table_events(controller->table);
    controller->thinking = true;
    controller->picks = 0;
    controller_draw(controller);
    screen_show(controller->screen);
    double start = clock_seconds();
    bool moved = table_think(controller->table, controller->slice);
    measure_slice(controller, clock_seconds() - start, moved);
    if (moved) {
        controller_autosave(controller);
        controller_show_events(controller, events);
    }
    if (!moved || !has_person(controller->table))
        poll_keys(controller);
}

/* --- showing events ----------------------------------------------------------------- */

static size_t end_of(const struct table *table, size_t event)
{
    return event_end(table->match, table_event_step(table, event));
}

static void mark_things(struct controller *controller, const void *state, choice_t choice)
{
    const struct match *match = controller->table->match;
    char things[GUIDE_THINGS];
    struct text text = text_init(things, sizeof things);
    match->game->guide->things(match->world, state, choice, &text);
    const char *at = things;
    while (controller->picks < CONTROLLER_PICKS &&
           controller_next_thing(&at, controller->picked[controller->picks]))
        controller->picks++;
}

/* Marks the things of a move as if they were picked. */
static void mark_event(struct controller *controller, size_t event)
{
    const struct match *match = controller->table->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    size_t step = table_event_step(controller->table, event),
           end = end_of(controller->table, event);
    controller->picks = 0;
    if (!match->game->guide || match->log[step].seat < 0)
        return;
    match_state_at(match, step, state);
    for (; step < end; step++) {
        mark_things(controller, state, match->log[step].choice);
        match->game->apply(match->world, state, match->log[step].choice);
    }
}

void controller_show_recent(struct controller *controller, size_t end)
{
    enum { MOST = 4 };
    const struct table *table = controller->table;
    size_t from = end;
    while (from > 0 && from + MOST > end) {
        int seat = table->match->log[table_event_step(table, from - 1)].seat;
        if (seat >= 0 && !table->player[seat])
            break;
        from--;
    }
    struct text text = text_init(controller->message, sizeof controller->message);
    for (; from < end; from++) {
        text_put(&text, text.length > 0 ? "\n" : "");
        table_write_event(table, from, &text);
    }
    controller->tone = INK_DIM;
}

/* A key goes on to the next event; false when the player skips the rest. */
static bool show_event(struct controller *controller, size_t event)
{
    match_state_at(controller->table->match, end_of(controller->table, event),
                   controller->shown);
    controller->shown_events = event + 1;
    mark_event(controller, event);
    controller_show_recent(controller, event);
    controller_draw(controller);
    screen_show(controller->screen);
    int press = screen_key(controller->screen, controller->pause);
    controller->skipping = controller->skipping || press == PRESS_ESCAPE;
    if (press == 'q')
        controller_leave(controller);
    return !controller->skipping && !controller->left;
}

void controller_show_events(struct controller *controller, size_t from)
{
    size_t events = table_events(controller->table);
    controller->showing = controller->pause > 0 && !controller->skipping;
    bool more = controller->showing;
    for (size_t event = from; more && event < events; event++)
        more = show_event(controller, event);
    if (more && controller->showing)
        controller->shown_until = clock_seconds();
    controller->showing = false;
    controller->picks = 0;
    controller_show_recent(controller, events);
    controller_advance_cursor(controller);
}
