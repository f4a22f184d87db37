/* replay.c: steps through the positions of a game, in both directions. */
#include <stdio.h>

#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

enum { STRIDE = 10 };

struct replay {
    struct screen *screen;
    const struct table *table;
    size_t at; /* events applied */
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    char message[FRAME_MESSAGE];
};

static void go_to(struct replay *replay, long event)
{
    const struct table *table = replay->table;
    long events = (long)table_events(table);
    event = event < 0 ? 0 : event > events ? events : event;
    replay->at = (size_t)event;
    size_t step =
        event < events ? table_event_step(table, replay->at) : table->match->count;
    match_state_at(table->match, step, replay->state);
    struct text text = text_init(replay->message, sizeof replay->message);
    if (event > 0)
        frame_write_event(table, replay->at - 1, &text);
    else
        text_put(&text, tr("The start of the game."));
}

static void draw(void *context)
{
    struct replay *replay = context;
    const struct table *table = replay->table;
    const struct match *match = table->match;
    struct controller_names names;
    char title[80], prompt[FRAME_LINE];
    struct text text = text_init(prompt, sizeof prompt);
    match->game->prompt(match->world, replay->state, &text);
    snprintf(title, sizeof title, tr("looking back: %zu of %zu"), replay->at,
             table_events(table));
    struct frame frame = {
        .table = table,
        .scene = {.game = match->game,
                  .world = match->world,
                  .state = replay->state,
                  .players = table_players(table),
                  .cursor = ""},
        .events = replay->at,
        .title = title,
        .prompt = prompt,
        .draft = "",
        .recent = "",
        .message = replay->message,
        .keys = tr("right/left one step  up/down ten  Home start  End end  q back"),
        .progress = -1,
    };
    controller_write_names(table, &names, &frame.scene);
    frame_draw(&frame, replay->screen);
}

/* False when the replay is closed. */
static bool handle(struct replay *replay, int press)
{
    long at = (long)replay->at;
    switch (press) {
    case PRESS_RIGHT:
    case PRESS_WHEEL_DOWN:
    case ' ':
        go_to(replay, at + 1);
        return true;
    case PRESS_LEFT:
    case PRESS_WHEEL_UP:
    case PRESS_BACKSPACE:
        go_to(replay, at - 1);
        return true;
    case PRESS_DOWN:
    case PRESS_PAGE_DOWN:
        go_to(replay, at + STRIDE);
        return true;
    case PRESS_UP:
    case PRESS_PAGE_UP:
        go_to(replay, at - STRIDE);
        return true;
    case PRESS_HOME:
        go_to(replay, 0);
        return true;
    case PRESS_LAST:
        go_to(replay, (long)table_events(replay->table));
        return true;
    default:
        return press != 'q' && press != PRESS_ESCAPE && press != PRESS_END;
    }
}

void replay_run(struct screen *screen, const struct table *table, size_t event)
{
    struct replay replay = {.screen = screen, .table = table};
    void (*backdrop)(void *) = screen->backdrop;
    void *context = screen->context;
    screen->backdrop = draw;
    screen->context = &replay;
    go_to(&replay, (long)event);
    do {
        draw(&replay);
        screen_show(screen);
    } while (handle(&replay, screen_command(screen, -1)));
    screen->backdrop = backdrop;
    screen->context = context;
}
