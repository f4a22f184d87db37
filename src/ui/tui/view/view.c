/* view.c: queries about the scene, for views. */
#include "ui/tui/view/view.h"

#include <string.h>

void view_scene_write_name(const struct scene *scene, const struct canvas *canvas,
                           int seat, int columns, struct text *out)
{
    const char *name = scene->name[seat] ? scene->name[seat] : "";
    const char *level = scene->level[seat] ? scene->level[seat] : "";
    if (level[0] == '\0')
        text_put(out, name);
    else if (canvas_columns(canvas, name) + canvas_columns(canvas, level) + 3 <= columns)
        text_format(out, "%s (%s)", name, level);
    else
        text_format(out, "(%s)", level);
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
