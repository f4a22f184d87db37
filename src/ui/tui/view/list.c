/* list.c: the generic view: the position in words, and a line for each choice. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "ui/tui/game/frame.h"

static int draw_position(const struct scene *scene, struct canvas *canvas, int most)
{
    char *room = memory_new(1, GAME_MAX_STATE_TEXT);
    struct text text = text_init(room, GAME_MAX_STATE_TEXT);
    scene->game->describe(scene->world, scene->state, &text);
    int lines = canvas_wrap(canvas, 1, 2, canvas->width - 4, most, INK_PLAIN, text.data);
    free(room);
    return lines < most ? lines : most;
}

/* The name part of a thing: "word:roll" is "roll". */
static const char *name_of(const char *thing)
{
    const char *colon = strchr(thing, ':');
    return colon ? colon + 1 : thing;
}

static void draw_things(const struct scene *scene, struct canvas *canvas, int y)
{
    int x = 2;
    for (int i = 0; i < scene->lits; i++) {
        const char *thing = scene->lit[i];
        int width = canvas_columns(canvas, name_of(thing)) + 2;
        if (x + width > canvas->width - 2) {
            x = 2;
            y++;
        }
        canvas_format(canvas, y, x, INK_KEY, "[%s]", name_of(thing));
        view_draw_marks(canvas, y, x, width, view_scene_marks(scene, thing));
        canvas_spot(canvas, y, x, 1, width, thing);
        x += width + 2;
    }
}

static void draw(const struct scene *scene, struct canvas *canvas)
{
    int used = draw_position(scene, canvas, canvas->height - 6);
    draw_things(scene, canvas, used + 2);
}

const struct view list_view = {
    .game = "",
    .min_height = 18,
    .min_width = 80,
    .draw = draw,
};
