/* frame.c: lays out the screen of a game.
 *
 * Below the view: the prompt; buttons and the draft, if any; messages in the remaining
 * lines; the key bar. */
#include "ui/tui/game/frame.h"

#include <stdio.h>
#include <string.h>

#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

enum { LOG_LEAST = 30, LOG_MOST = 56 };

/* Lines below the view: a small screen has none to spare. */
static int foot_of(const struct canvas *canvas)
{
    return canvas->height < 24 ? 4 : canvas->height < 28 ? 5 : 7;
}

/* The seat whose turn it is, or whose move is shown; none when the game is over. */
static int turn_of(const struct frame *frame, const void *state)
{
    const struct game *game = frame->scene.game;
    const void *world = frame->scene.world;
    if (frame->showing)
        return frame_turn_seat(frame->table, frame->events - 1);
    if (!game->turn || game->actor(world, state) == SEAT_NOBODY)
        return -1;
    return game->turn(world, state);
}

static void draw_title(const struct frame *frame, struct canvas *canvas)
{
    const struct game *game = frame->scene.game;
    /* A turn lasts until its last move is confirmed. */
    const void *state =
        frame->scene.confirms > 0 ? frame->table->match->state : frame->scene.state;
    int width = canvas->width, x = 1;
    x += canvas_put(canvas, 0, x, INK_TITLE, tr(game->title));
    int round = game->round ? game->round(frame->scene.world, state) : 0;
    if (round > 0) {
        char words[80];
        snprintf(words, sizeof words, tr("round %d"), round);
        x += 3 + canvas_put(canvas, 0, x + 3, INK_PLAIN, words);
    }
    int turn = turn_of(frame, state);
    if (turn >= 0 && turn < frame->scene.players) {
        char words[120];
        snprintf(words, sizeof words, tr("turn of %s"), frame->scene.name[turn]);
        x += 3 + canvas_put(canvas, 0, x + 3, (enum ink)(INK_SEAT_1 + turn), words);
    }
    int columns = canvas_columns(canvas, frame->title);
    if (x + columns + 3 < width)
        canvas_put(canvas, 0, width - columns - 1, INK_KEY, frame->title);
}

/* Copies the next "KEY description" of the key bar to `words`; false at its end. */
static bool next_key(const char **at, char words[80])
{
    const char *end = strstr(*at, "  ");
    int length = end ? (int)(end - *at) : (int)strlen(*at);
    snprintf(words, 80, "%.*s", length, *at);
    *at += length + (end ? 2 : 0);
    return length > 0;
}

/* Leaving, help and the list of keys are always shown. */
static bool is_essential(const char *words)
{
    return strchr("qk?", words[0]) != NULL && words[1] == ' ';
}

/* The first word is in the ink of keys; a click on it all is that key. */
static int draw_key(struct canvas *canvas, int x, char words[80])
{
    char *rest = words + strcspn(words, " "), blank = *rest;
    int y = canvas->height - 1, from = x;
    *rest = '\0';
    int press = screen_press_named(words);
    x += canvas_put(canvas, y, x, INK_KEY, words);
    *rest = blank;
    x += canvas_put(canvas, y, x, INK_DIM, rest);
    if (press != PRESS_NONE)
        screen_key_spot(canvas, y, from, x - from, press);
    return x + 2 - from;
}

static void draw_keys(const struct frame *frame, struct canvas *canvas)
{
    const char *at = frame->keys;
    char words[80];
    int x = 1, room = canvas->width;
    while (next_key(&at, words))
        room -= is_essential(words) ? canvas_columns(canvas, words) + 2 : 0;
    for (at = frame->keys; next_key(&at, words);)
        if (!is_essential(words) && x + canvas_columns(canvas, words) < room)
            x += draw_key(canvas, x, words);
    for (at = frame->keys; next_key(&at, words);)
        if (is_essential(words))
            x += draw_key(canvas, x, words);
}

static bool has_spot(const struct canvas *canvas, const char *thing)
{
    for (int i = 0; i < canvas->spots; i++)
        if (strcmp(canvas->spot[i].thing, thing) == 0)
            return true;
    return false;
}

/* Returns the columns used, with a blank behind it. */
static int draw_button(const struct frame *frame, struct canvas *canvas, int y, int x,
                       const char *thing, const char *name)
{
    int columns = canvas_columns(canvas, name) + 2;
    canvas_format(canvas, y, x, INK_KEY, "[%s]", name);
    view_draw_marks(canvas, y, x, columns, view_scene_marks(&frame->scene, thing));
    canvas_spot(canvas, y, x, 1, columns, thing);
    return columns + 1;
}

/* Draws buttons for a whole move, and for choices that have no place in the view; those
 * that do not fit are in the menu. Returns the columns used. */
static int draw_buttons(const struct frame *frame, struct canvas *canvas, int y, int x,
                        int width)
{
    int from = x;
    if (frame->scene.confirms > 0) {
        x += draw_button(frame, canvas, y, x, POINT_CONFIRM, tr("Make the move"));
        x += draw_button(frame, canvas, y, x, POINT_BACK, tr("Take it back"));
    }
    for (int i = 0; i < frame->scene.lits; i++) {
        const char *thing = frame->scene.lit[i], *colon = strchr(thing, ':');
        const char *name = strncmp(thing, "word:", 5) == 0 && colon ? colon + 1 : thing;
        int columns = canvas_columns(canvas, name) + 2;
        if (has_spot(canvas, thing))
            continue;
        if (x + columns > from + width)
            break;
        x += draw_button(frame, canvas, y, x, thing, name);
    }
    return x - from;
}

/* As much as fits; the last lines are the newest. Returns how many were drawn. */
static int draw_lines(struct canvas *canvas, int y, int room, enum ink tone,
                      const char *at)
{
    const char *end;
    int width = canvas->width - 2;
    while (canvas_wrap(canvas, 0, 0, width, 0, tone, at) > room &&
           (end = strchr(at, '\n')) != NULL)
        at = end + 1;
    int wanted = *at ? canvas_wrap(canvas, 0, 0, width, 0, tone, at) : 0;
    int drawn = wanted < room ? wanted : room;
    y += room - drawn;
    for (room = drawn; room > 1; room--) {
        size_t length = canvas_line_length(canvas, at, width);
        canvas_format(canvas, y++, 1, tone, "%.*s", (int)length, at);
        at += length;
        at += *at == '\n' || *at == ' ';
    }
    if (room > 0)
        canvas_fit(canvas, y, 1, width, tone, at);
    return drawn;
}

static void draw_foot(const struct frame *frame, struct canvas *canvas)
{
    int y = canvas->height - foot_of(canvas), width = canvas->width - 2;
    if (foot_of(canvas) < 5)
        y += canvas_fit(canvas, y, 1, width, INK_TITLE, frame->prompt) >= 0;
    else
        y += canvas_wrap(canvas, y, 1, width, 2, INK_TITLE, frame->prompt) > 1 ? 2 : 1;
    if (frame->progress >= 0)
        panel_bar(canvas, y++, 1, 40, frame->progress);
    int used = draw_buttons(frame, canvas, y, 1, width - 10);
    canvas_fit(canvas, y, 1 + used, width - used, INK_PLAIN, frame->draft);
    y += used > 0 || frame->draft[0];
    int room = canvas->height - 1 - y;
    room -= draw_lines(canvas, y, room, frame->tone, frame->message);
    draw_lines(canvas, y, room, INK_DIM, frame->recent);
    draw_keys(frame, canvas);
}

static void draw_view(const struct frame *frame, struct screen *screen, int width)
{
    struct canvas part;
    int height = screen->canvas.height - foot_of(&screen->canvas) - 1;
    if (!canvas_init(&part, height, width, screen->ascii))
        return;
    view_of(frame->scene.game)->draw(&frame->scene, &part);
    canvas_paste(&screen->canvas, 1, 0, &part, 0, 0, height, width);
    canvas_deinit(&part);
}

static int log_width(int width)
{
    if (width < FRAME_LOG_FROM)
        return 0;
    int wanted = width * 3 / 10;
    wanted = wanted > LOG_MOST ? LOG_MOST : wanted;
    return width - wanted < SCREEN_WIDTH ? LOG_LEAST : wanted;
}

void frame_draw(const struct frame *frame, struct screen *screen)
{
    struct canvas *canvas = &screen->canvas;
    int width = canvas->width, log = log_width(width);
    canvas_clear(canvas);
    draw_title(frame, canvas);
    draw_view(frame, screen, width - log);
    if (log > 0)
        frame_log_draw(frame->table, frame->events, canvas, 1, width - log,
                       canvas->height - foot_of(canvas) - 1, log);
    draw_foot(frame, canvas);
}
