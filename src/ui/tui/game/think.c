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
    int press = screen_command(controller->screen, 0);
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

/* The buttons are for the player's own moves. */
static void drop_words(struct controller *controller)
{
    int kept = 0;
    for (int i = 0; i < controller->picks; i++)
        if (strncmp(controller->picked[i], "word:", 5) != 0)
            memmove(controller->picked[kept++], controller->picked[i], GUIDE_THING);
    controller->picks = kept;
}

/* Marks the things of a move as if they were picked. */
static void mark_event(struct controller *controller, size_t event)
{
    const struct match *match = controller->table->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    struct move move;
    size_t step = table_event_step(controller->table, event);
    controller->picks = 0;
    if (match->log[step].seat < 0)
        return;
    match_move(match, step, end_of(controller->table, event), &move);
    match_state_at(match, step, state);
    controller_add_things(match, state, &move, controller->picked, &controller->picks);
    drop_words(controller);
}

/* Whether somebody at this screen made that move. */
static bool is_own(const struct table *table, size_t event)
{
    int seat = table->match->log[table_event_step(table, event)].seat;
    return seat >= 0 && (table->follows ? seat == table->own : !table->player[seat]);
}

static bool is_others(const struct table *table, size_t event)
{
    return table->match->log[table_event_step(table, event)].seat >= 0 &&
           !is_own(table, event);
}

/* The first event that a player who looked away has missed; what chance did before the
 * game began can be seen on the table. */
static size_t find_missed(const struct table *table, size_t end)
{
    size_t from = end, missed = end;
    while (from > 0 && !is_own(table, from - 1)) {
        from--;
        if (table->match->log[table_event_step(table, from)].seat >= 0)
            missed = from;
    }
    return from > 0 ? from : missed;
}

void controller_write_recent(const struct controller *controller, size_t end,
                             struct text *out)
{
    enum { MOST = 4, ROWS = 3 }; /* turns; rows of a small screen */
    const struct table *table = controller->table;
    size_t from[MOST], first = find_missed(table, end), at = end;
    int turns = 0;
    while (at > first && turns < MOST) {
        size_t start = frame_turn_start(table, at - 1);
        at = from[turns++] = start > first ? start : first;
    }
    int rows = turns > 0 && turns < ROWS ? ROWS / turns : 1;
    while (turns-- > 0) {
        text_put(out, out->length > 0 ? "\n" : "");
        frame_turn_write(table, from[turns], turns > 0 ? from[turns - 1] : end,
                         &controller->screen->canvas, rows, out);
    }
}

/* A long turn goes faster, the longer it lasts. */
static int pause_of(const struct controller *controller, size_t event)
{
    enum { SLOW = 3 }; /* events */
    size_t before = event - frame_turn_start(controller->table, event);
    return before < SLOW ? controller->pause : controller->pause / 2;
}

/* A key goes on to the next event; false when the player skips the rest, also to take a
 * move back. */
static bool show_event(struct controller *controller, size_t event, int *pressed)
{
    match_state_at(controller->table->match, end_of(controller->table, event),
                   controller->shown);
    controller->shown_events = event + 1;
    controller->message[0] = '\0';
    mark_event(controller, event);
    controller_draw(controller);
    screen_show(controller->screen);
    int press = screen_command(controller->screen, pause_of(controller, event));
    controller->go_on = press == PRESS_NONE && is_others(controller->table, event);
    controller->skipping = controller->skipping || press == PRESS_ESCAPE || press == 'u';
    *pressed = press;
    if (press == 'q')
        controller_leave(controller);
    return !controller->skipping && !controller->left;
}

void controller_show_events(struct controller *controller, size_t from)
{
    size_t events = table_events(controller->table);
    controller->showing = controller->pause > 0 && !controller->skipping;
    bool more = controller->showing;
    int pressed = PRESS_NONE;
    for (size_t event = from; more && event < events; event++)
        more = show_event(controller, event, &pressed);
    controller->showing = false;
    controller->picks = 0;
    controller_advance_cursor(controller);
    if (pressed == 'u')
        controller_undo(controller);
}
