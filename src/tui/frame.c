/* frame.c: the screen of a game.
 *
 * Below the view, from the bottom: keys, two lines for messages, of which the upper also
 * holds the move in the making, and the prompt with buttons. */
#include "tui/frame.h"

#include <stdio.h>
#include <string.h>

#include "base/speech.h"
#include "tui/panel.h"

enum { FOOT = 5, LOG_LEAST = 30, LOG_MOST = 56 };

/* The seat whose turn it is; none when the game is over. */
static int turn_of(const struct scene *scene)
{
    const struct game *game = scene->game;
    if (!game->turn || game->actor(scene->world, scene->state) == SEAT_NOBODY)
        return -1;
    return game->turn(scene->world, scene->state);
}

static void draw_title(const struct frame *frame, struct canvas *canvas)
{
    const struct game *game = frame->scene.game;
    int width = canvas->width, x = 1;
    x += canvas_put(canvas, 0, x, INK_TITLE, say(game->title));
    int round = game->round ? game->round(frame->scene.world, frame->scene.state) : 0;
    if (round > 0) {
        char words[80];
        snprintf(words, sizeof words, say("round %d"), round);
        x += 3 + canvas_put(canvas, 0, x + 3, INK_PLAIN, words);
    }
    int turn = turn_of(&frame->scene);
    if (turn >= 0 && turn < frame->scene.players) {
        char words[120];
        snprintf(words, sizeof words, say("turn of %s"), frame->scene.name[turn]);
        x += 3 + canvas_put(canvas, 0, x + 3, (enum ink)(INK_SEAT_1 + turn), words);
    }
    int columns = canvas_columns(canvas, frame->title);
    if (x + columns + 3 < width)
        canvas_put(canvas, 0, width - columns - 1, INK_KEY, frame->title);
}

/* The next "KEY what it does" of a line of keys into `words`; false at its end. */
static bool next_key(const char **at, char words[80])
{
    const char *end = strstr(*at, "  ");
    int length = end ? (int)(end - *at) : (int)strlen(*at);
    snprintf(words, 80, "%.*s", length, *at);
    *at += length + (end ? 2 : 0);
    return length > 0;
}

/* How to leave, and where all keys are told, is always there. */
static bool is_needed(const char *words)
{
    return strncmp(words, "q ", 2) == 0 || strncmp(words, "k ", 2) == 0;
}

/* The first word is in the ink of keys. */
static int draw_key(struct canvas *canvas, int x, char words[80])
{
    char *rest = words + strcspn(words, " "), blank = *rest;
    int y = canvas->height - 1, from = x;
    *rest = '\0';
    x += canvas_put(canvas, y, x, INK_KEY, words);
    *rest = blank;
    return x + canvas_put(canvas, y, x, INK_DIM, rest) + 2 - from;
}

static void draw_keys(const struct frame *frame, struct canvas *canvas)
{
    const char *at = frame->keys;
    char words[80];
    int x = 1, room = canvas->width;
    while (next_key(&at, words))
        room -= is_needed(words) ? canvas_columns(canvas, words) + 2 : 0;
    for (at = frame->keys; next_key(&at, words);)
        if (!is_needed(words) && x + canvas_columns(canvas, words) < room)
            x += draw_key(canvas, x, words);
    for (at = frame->keys; next_key(&at, words);)
        if (is_needed(words))
            x += draw_key(canvas, x, words);
}

static bool has_spot(const struct canvas *canvas, const char *thing)
{
    for (int i = 0; i < canvas->spots; i++)
        if (strcmp(canvas->spot[i].thing, thing) == 0)
            return true;
    return false;
}

/* What can be chosen and is not to be seen gets a button; those that find no room are in
 * the menu. Returns the columns used. */
static int draw_buttons(const struct frame *frame, struct canvas *canvas, int y, int x,
                        int width)
{
    int from = x;
    for (int i = 0; i < frame->scene.lits; i++) {
        const char *thing = frame->scene.lit[i], *colon = strchr(thing, ':');
        const char *name = strncmp(thing, "word:", 5) == 0 && colon ? colon + 1 : thing;
        int columns = canvas_columns(canvas, name) + 2;
        if (has_spot(canvas, thing))
            continue;
        if (x + columns > from + width)
            break;
        canvas_format(canvas, y, x, INK_KEY, "[%s]", name);
        canvas_mark(canvas, y, x, 1, columns, scene_marks(&frame->scene, thing));
        canvas_spot(canvas, y, x, 1, columns, thing);
        x += columns + 1;
    }
    return x - from;
}

static void draw_foot(const struct frame *frame, struct canvas *canvas)
{
    int y = canvas->height - FOOT, width = canvas->width - 2;
    int lines = canvas_wrap(canvas, y, 1, width, 2, INK_TITLE, frame->prompt);
    if (frame->progress >= 0 && lines < 2)
        panel_bar(canvas, y + 1, 1, 40, frame->progress);
    int used = draw_buttons(frame, canvas, y + 2, 1, width - 10);
    canvas_fit(canvas, y + 2, 1 + used, width - used, INK_PLAIN, frame->draft);
    bool free_line = used == 0 && !frame->draft[0];
    int top = free_line ? y + 2 : y + 3, room = free_line ? 2 : 1;
    int wanted = canvas_wrap(canvas, 0, 0, width, 0, frame->tone, frame->message);
    if (wanted <= room)
        canvas_wrap(canvas, y + 4 - wanted, 1, width, room, frame->tone, frame->message);
    else if (room == 1)
        canvas_fit(canvas, top, 1, width, frame->tone, frame->message);
    else
        canvas_wrap(canvas, top, 1, width, room, frame->tone, frame->message);
    draw_keys(frame, canvas);
}

static void draw_view(const struct frame *frame, struct screen *screen, int width)
{
    struct canvas part;
    int height = screen->canvas.height - FOOT - 1;
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
                       canvas->height - FOOT - 1, log);
    draw_foot(frame, canvas);
}
