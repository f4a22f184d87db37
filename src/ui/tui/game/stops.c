/* stops.c: the order in which Tab steps through what is lit. */
#include <stdlib.h>
#include <string.h>

#include "ui/tui/game/controller.h"

/* A cell is about twice as high as wide; distances are in columns. */
enum { ASPECT = 2 };

int controller_spot_y(const struct spot *spot)
{
    return (2 * spot->y + spot->height - 1) * ASPECT;
}

int controller_spot_x(const struct spot *spot)
{
    return 2 * spot->x + spot->width - 1;
}

bool controller_is_lit(const struct controller *controller, const char *thing)
{
    for (int i = 0; i < controller->lits; i++)
        if (strcmp(controller->lit[i], thing) == 0)
            return true;
    return false;
}

/* Whether a position precedes another in reading order. */
bool controller_comes_before(int y, int x, int other_y, int other_x)
{
    return y < other_y || (y == other_y && x < other_x);
}

/* Where the steps begin: at the player's own figure, if the view has one. */
const struct spot *controller_origin(const struct controller *controller)
{
    const struct table *table = controller->table;
    const struct view *view = view_of(table->match->game);
    char thing[GUIDE_THING] = "";
    struct text text = text_init(thing, sizeof thing);
    if (!view->origin || table_seat(table) < 0)
        return NULL;
    text_format(&text, "%s:%d", view->origin, table_seat(table) + 1);
    for (int i = 0; i < controller->screen->canvas.spots; i++)
        if (strcmp(controller->screen->canvas.spot[i].thing, thing) == 0)
            return &controller->screen->canvas.spot[i];
    return NULL;
}

static int distance_of(const struct spot *one, const struct spot *other)
{
    return abs(controller_spot_y(one) - controller_spot_y(other)) +
           abs(controller_spot_x(one) - controller_spot_x(other));
}

/* Whether a spot comes before another, as seen from the last one: the nearest first, or
 * in reading order. */
static bool is_sooner(const struct spot *last, const struct spot *one,
                      const struct spot *other)
{
    int near = last ? distance_of(last, one) - distance_of(last, other) : 0;
    return near != 0
               ? near < 0
               : controller_comes_before(controller_spot_y(one), controller_spot_x(one),
                                         controller_spot_y(other),
                                         controller_spot_x(other));
}

static bool is_stop(const struct spot *const *stop, int stops, const char *thing)
{
    for (int i = 0; i < stops; i++)
        if (strcmp(stop[i]->thing, thing) == 0)
            return true;
    return false;
}

/* Each thing once, in the order of a walk that begins at the origin and always goes on to
 * the nearest; without an origin in reading order. */
int controller_list_stops(const struct controller *controller, const struct spot **stop)
{
    const struct canvas *canvas = &controller->screen->canvas;
    const struct spot *last = controller_origin(controller), *next;
    int stops = 0;
    do {
        next = NULL;
        for (int i = 0; i < canvas->spots; i++) {
            const struct spot *spot = &canvas->spot[i];
            if (controller_is_lit(controller, spot->thing) &&
                !is_stop(stop, stops, spot->thing) &&
                (!next || is_sooner(last, spot, next)))
                next = spot;
        }
        if (next)
            stop[stops++] = next;
        last = last ? next : NULL;
    } while (next && stops < FRAME_LITS);
    return stops;
}
