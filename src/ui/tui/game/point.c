/* point.c: moves the cursor between things and turns pointing into choices. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"

/* A cell is about twice as high as wide; distances are in columns. */
enum { ASPECT = 2, FAR = 1 << 20 };

static int middle_y(const struct spot *spot)
{
    return (2 * spot->y + spot->height - 1) * ASPECT;
}

static int middle_x(const struct spot *spot)
{
    return 2 * spot->x + spot->width - 1;
}

static void set_cursor(struct controller *controller, const struct spot *spot)
{
    snprintf(controller->cursor, sizeof controller->cursor, "%s", spot->thing);
    controller->cursor_y = middle_y(spot);
    controller->cursor_x = middle_x(spot);
}

static bool is_lit(const struct controller *controller, const char *thing)
{
    for (int i = 0; i < controller->lits; i++)
        if (strcmp(controller->lit[i], thing) == 0)
            return true;
    return false;
}

/* Whether a position precedes another in reading order. */
static bool comes_before(int y, int x, int other_y, int other_x)
{
    return y < other_y || (y == other_y && x < other_x);
}

void controller_next_highlight(struct controller *controller, int step)
{
    const struct canvas *canvas = &controller->screen->canvas;
    const struct spot *next = NULL, *end = NULL;
    for (int i = 0; i < canvas->spots; i++) {
        const struct spot *spot = &canvas->spot[i];
        int y = middle_y(spot) * step, x = middle_x(spot) * step;
        if (!is_lit(controller, spot->thing))
            continue;
        if (!end || comes_before(y, x, middle_y(end) * step, middle_x(end) * step))
            end = spot;
        bool ahead =
            comes_before(controller->cursor_y * step, controller->cursor_x * step, y, x);
        if (ahead &&
            (!next || comes_before(y, x, middle_y(next) * step, middle_x(next) * step)))
            next = spot;
    }
    if (next || end)
        set_cursor(controller, next ? next : end);
}

/* The nearest spot of a kind: the cursor's own thing, highlighted things, or any. */
static const struct spot *nearest(const struct controller *controller, bool own, bool lit)
{
    const struct canvas *canvas = &controller->screen->canvas;
    const struct spot *best = NULL;
    int least = FAR;
    for (int i = 0; i < canvas->spots; i++) {
        const struct spot *spot = &canvas->spot[i];
        int distance = abs(middle_y(spot) - controller->cursor_y) +
                       abs(middle_x(spot) - controller->cursor_x);
        bool wanted = (!own || strcmp(spot->thing, controller->cursor) == 0) &&
                      (!lit || is_lit(controller, spot->thing));
        if (wanted && distance < least) {
            least = distance;
            best = spot;
        }
    }
    return best;
}

/* Whether two spots share a row or a column. */
static bool in_line(const struct spot *one, const struct spot *other)
{
    return one->y < other->y + other->height && other->y < one->y + one->height;
}

static bool in_column(const struct spot *one, const struct spot *other)
{
    return one->x < other->x + other->width && other->x < one->x + one->width;
}

/* The distance to a spot in a direction. Spots straight ahead win; otherwise sideways
 * distance counts double, and spots more sideways than ahead, or beside the cursor's own,
 * are excluded. */
static int way(const struct controller *controller, const struct spot *here,
               const struct spot *spot, int down, int right)
{
    int dy = middle_y(spot) - controller->cursor_y,
        dx = middle_x(spot) - controller->cursor_x;
    int ahead = down ? dy * down : dx * right, aside = down ? abs(dx) : abs(dy);
    bool straight = here && (down ? in_column(here, spot) : in_line(here, spot));
    bool beside = here && right && ahead <= here->width;
    if (ahead <= 0 || spot == here)
        return FAR;
    if (straight)
        return ahead + aside / 4;
    return beside || aside > 3 * ahead ? FAR : ahead + 2 * aside;
}

void controller_move_cursor(struct controller *controller, int down, int right)
{
    const struct canvas *canvas = &controller->screen->canvas;
    const struct spot *best = NULL, *here = nearest(controller, true, false);
    int least = FAR;
    for (int i = 0; i < canvas->spots; i++) {
        int distance = way(controller, here, &canvas->spot[i], down, right);
        if (distance < least) {
            least = distance;
            best = &canvas->spot[i];
        }
    }
    if (best)
        set_cursor(controller, best);
}

bool controller_place_cursor(struct controller *controller)
{
    const struct spot *spot =
        controller->cursor[0] ? nearest(controller, true, false) : NULL;
    bool there = spot != NULL;
    if (!spot)
        spot = nearest(controller, false, true);
    if (!spot)
        spot = nearest(controller, false, false);
    if (spot)
        set_cursor(controller, spot);
    else
        controller->cursor[0] = '\0';
    return !there;
}

/* --- pointing ----------------------------------------------------------------------- */

/* Removes the last pick of that thing; false if it is not picked. */
static bool drop_pick(struct controller *controller, const char *thing)
{
    for (int i = controller->picks - 1; i >= 0; i--)
        if (strcmp(controller->picked[i], thing) == 0) {
            memmove(controller->picked[i], controller->picked[i + 1],
                    (size_t)(controller->picks - i - 1) * sizeof controller->picked[0]);
            controller->picks--;
            return true;
        }
    return false;
}

void controller_advance_cursor(struct controller *controller)
{
    controller_light(controller);
    if (!is_lit(controller, controller->cursor))
        controller->cursor[0] = '\0';
}

void controller_point(struct controller *controller)
{
    char things[GUIDE_THINGS];
    struct text text = text_init(things, sizeof things);
    struct reason why = {0};
    bool more = false;
    controller->message[0] = '\0';
    if (!controller->cursor[0] || controller->picks == CONTROLLER_PICKS)
        return;
    controller_write_picks(controller, &text);
    text_space(&text);
    text_put(&text, controller->cursor);
    if (table_point(controller->table, things, &more, &why)) {
        if (more)
            memcpy(controller->picked[controller->picks], controller->cursor,
                   sizeof controller->cursor);
        controller->picks = more ? controller->picks + 1 : 0;
        controller_advance_cursor(controller);
    } else if (!drop_pick(controller, controller->cursor)) {
        controller_refuse(controller, &why);
    }
}

void controller_point_all(struct controller *controller)
{
    char things[GUIDE_THINGS];
    struct text text = text_init(things, sizeof things);
    struct reason why = {0};
    controller_write_picks(controller, &text);
    if (table_point_all(controller->table, things, &why)) {
        controller->picks = 0;
        controller_advance_cursor(controller);
    } else {
        controller_refuse(controller, &why);
    }
}

void controller_click(struct controller *controller)
{
    const struct spot *spot =
        canvas_at(&controller->screen->canvas, controller->screen->mouse_y,
                  controller->screen->mouse_x);
    if (!spot)
        return;
    set_cursor(controller, spot);
    controller_point(controller);
}

void controller_undo_pick(struct controller *controller)
{
    controller->message[0] = '\0';
    if (controller->picks > 0)
        controller->picks--;
    else if (!table_back(controller->table))
        controller_note(
            controller,
            tr("Nothing is begun. The key u takes back a move that is made."));
}
