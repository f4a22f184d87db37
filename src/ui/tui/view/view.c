/* view.c: queries about the scene, for views. */
#include "ui/tui/view/view.h"

#include <string.h>

void view_scene_write_name(const struct scene *scene, const struct canvas *canvas,
                           int seat, int columns, struct text *out)
{
    const char *name = scene->name[seat] ? scene->name[seat] : "";
    const char *level = scene->level[seat] ? scene->level[seat] : "";
    text_put(out, name);
    if (level[0] &&
        canvas_columns(canvas, name) + canvas_columns(canvas, level) + 3 <= columns)
        text_format(out, " (%s)", level);
}

static int count_of(char (*list)[GUIDE_THING], int count, const char *thing)
{
    int found = 0;
    for (int i = 0; i < count; i++)
        found += strcmp(list[i], thing) == 0;
    return found;
}

bool view_scene_is_lit(const struct scene *scene, const char *thing)
{
    return count_of(scene->lit, scene->lits, thing) > 0;
}

int view_scene_picks(const struct scene *scene, const char *thing)
{
    return count_of(scene->picked, scene->picks, thing);
}

bool view_scene_is_mentioned(const struct scene *scene, const char *thing)
{
    return count_of(scene->mentioned, scene->mentions, thing) > 0;
}

unsigned view_scene_marks(const struct scene *scene, const char *thing)
{
    unsigned marks = 0;
    if (view_scene_is_lit(scene, thing))
        marks |= CELL_LIT;
    if (view_scene_picks(scene, thing) > 0)
        marks |= CELL_PICKED;
    if (scene->cursor && strcmp(scene->cursor, thing) == 0)
        marks |= CELL_CURSOR;
    return marks;
}

/* What may give way to a tick: brackets, edges of dice. */
static bool is_edge(uint32_t glyph)
{
    return glyph == '(' || glyph == '[' || glyph == '{' || glyph == '<' || glyph == '|' ||
           glyph == 0x2590;
}

/* Nothing, or ways between spaces. */
static bool is_free(const struct canvas *canvas, int y, int x)
{
    uint32_t glyph = x < 0 ? 'x' : canvas->cell[y * canvas->width + x].glyph;
    return glyph == ' ' || glyph == '.' || (glyph >= 0x2800 && glyph < 0x2900);
}

void view_draw_tick(struct canvas *canvas, int y, int x)
{
    canvas_either(canvas, y, x, INK_KEY, "\u2713", "*");
}

void view_draw_marks(struct canvas *canvas, int y, int x, int columns, unsigned marks)
{
    bool inside = y >= 0 && y < canvas->height && x >= 0 && x < canvas->width;
    if (inside && marks & CELL_PICKED) {
        if (is_edge(canvas->cell[y * canvas->width + x].glyph))
            view_draw_tick(canvas, y, x);
        else if (is_free(canvas, y, x - 1))
            view_draw_tick(canvas, y, x - 1);
    }
    canvas_mark(canvas, y, x, 1, columns, marks);
}
