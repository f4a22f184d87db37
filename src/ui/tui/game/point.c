/* point.c: moves the cursor between things and turns pointing into choices. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"

enum { FAR = 1 << 20 };

static void set_cursor(struct controller *controller, const struct spot *spot)
{
    snprintf(controller->cursor, sizeof controller->cursor, "%s", spot->thing);
    controller->cursor_y = controller_spot_y(spot);
    controller->cursor_x = controller_spot_x(spot);
}

/* Entries of the key bar are for the mouse alone. */
static bool is_key(const struct spot *spot)
{
    return strncmp(spot->thing, "key:", 4) == 0;
}

/* From a thing that is not lit, to the next or the last one in reading order. */
static int stop_beside(const struct controller *controller,
                       const struct spot *const *stop, int stops, int step)
{
    int best = -1, end = 0;
    for (int i = 0; i < stops; i++) {
        int y = controller_spot_y(stop[i]) * step, x = controller_spot_x(stop[i]) * step;
        bool ahead = controller_comes_before(controller->cursor_y * step,
                                             controller->cursor_x * step, y, x);
        if (ahead && (best < 0 ||
                      controller_comes_before(y, x, controller_spot_y(stop[best]) * step,
                                              controller_spot_x(stop[best]) * step)))
            best = i;
        if (controller_comes_before(y, x, controller_spot_y(stop[end]) * step,
                                    controller_spot_x(stop[end]) * step))
            end = i;
    }
    return best >= 0 ? best : end;
}

void controller_next_highlight(struct controller *controller, int step)
{
    const struct spot *stop[FRAME_LITS];
    int stops = controller_list_stops(controller, stop), at = -1;
    for (int i = 0; i < stops; i++)
        if (strcmp(stop[i]->thing, controller->cursor) == 0)
            at = (i + step + stops) % stops;
    if (at < 0 && stops > 0)
        at = stop_beside(controller, stop, stops, step);
    if (at >= 0)
        set_cursor(controller, stop[at]);
}

/* The nearest spot: of one thing, of a kind of thing such as "die:", or "" of any. */
static const struct spot *nearest(const struct controller *controller, const char *kind,
                                  bool lit)
{
    const struct canvas *canvas = &controller->screen->canvas;
    size_t length = strlen(kind);
    bool one = length > 0 && kind[length - 1] != ':';
    const struct spot *best = NULL;
    int least = FAR;
    for (int i = 0; i < canvas->spots; i++) {
        const struct spot *spot = &canvas->spot[i];
        int distance = abs(controller_spot_y(spot) - controller->cursor_y) +
                       abs(controller_spot_x(spot) - controller->cursor_x);
        bool wanted = strncmp(spot->thing, kind, length) == 0 &&
                      (!one || spot->thing[length] == '\0') &&
                      (!lit || controller_is_lit(controller, spot->thing));
        if (wanted && !is_key(spot) && distance < least) {
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
    int dy = controller_spot_y(spot) - controller->cursor_y,
        dx = controller_spot_x(spot) - controller->cursor_x;
    int ahead = down ? dy * down : dx * right, aside = down ? abs(dx) : abs(dy);
    bool straight = here && (down ? in_column(here, spot) : in_line(here, spot));
    bool beside = here && right && ahead <= here->width;
    if (ahead <= 0 || spot == here || is_key(spot))
        return FAR;
    if (straight)
        return ahead + aside / 4;
    return beside || aside > 3 * ahead ? FAR : ahead + 2 * aside;
}

static const struct spot *own_spot(const struct controller *controller)
{
    return controller->cursor[0] ? nearest(controller, controller->cursor, false) : NULL;
}

void controller_move_cursor(struct controller *controller, int down, int right)
{
    const struct canvas *canvas = &controller->screen->canvas;
    const struct spot *best = NULL, *here = own_spot(controller);
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

/* What finishes a whole move; else what the game's view says, if it is lit. */
static const struct spot *best_start(const struct controller *controller)
{
    static const char *const none[] = {NULL};
    const struct view *view = view_of(controller->table->match->game);
    const struct spot *spot = nearest(controller, POINT_CONFIRM, false);
    for (const char *const *kind = view->start ? view->start : none; !spot && *kind;
         kind++)
        spot = nearest(controller, *kind, true);
    return spot ? spot : nearest(controller, "", true);
}

/* A new decision, and a move that is now whole, have a place where the cursor starts. */
static void start_anew(struct controller *controller)
{
    const struct table *table = controller->table;
    bool whole = table_is_whole(table);
    bool new = controller->decided != table->match->count && !controller->lesson;
    if (table_waits(table) != TABLE_PERSON)
        return;
    const struct spot *origin = new ? controller_origin(controller) : NULL;
    if (origin)
        set_cursor(controller, origin);
    if (new || (whole && !controller->whole))
        controller->cursor[0] = '\0';
    controller->whole = whole;
    controller->decided = table->match->count;
}

/* While nothing can be chosen there is no cursor, until the player looks around. */
bool controller_place_cursor(struct controller *controller)
{
    char was[GUIDE_THING];
    memcpy(was, controller->cursor, sizeof was);
    start_anew(controller);
    const struct spot *spot = own_spot(controller);
    if (!spot)
        spot = best_start(controller);
    if (spot)
        set_cursor(controller, spot);
    else
        controller->cursor[0] = '\0';
    return strcmp(was, controller->cursor) != 0;
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
    if (!controller_is_lit(controller, controller->cursor))
        controller->cursor[0] = '\0';
}

/* What is one thing is made at once: it can be undone, or it is a word such as `roll`. */
void controller_make_at_once(struct controller *controller)
{
    if (!controller->careful && !controller->remote && controller->picks == 0 &&
        table_is_immediate(controller->table))
        controller_confirm(controller);
}

static bool is_picked(const struct controller *controller)
{
    for (int i = 0; i < controller->picks; i++)
        if (strcmp(controller->picked[i], controller->cursor) == 0)
            return true;
    return false;
}

/* Of what the draft leaves out, the thing under the cursor is taken after all; the others
 * are still picked. */
static bool take_in(struct controller *controller)
{
    int taken = -1;
    for (int i = 0; i < controller->left_outs; i++)
        if (strcmp(controller->left_out[i], controller->cursor) == 0)
            taken = i;
    if (taken < 0)
        return false;
    table_drop(controller->table);
    controller->picks = 0;
    for (int i = 0; i < controller->left_outs; i++)
        if (i != taken)
            memcpy(controller->picked[controller->picks++], controller->left_out[i],
                   sizeof controller->left_out[i]);
    controller_advance_cursor(controller);
    return true;
}

static bool point_at_button(struct controller *controller)
{
    if (strcmp(controller->cursor, POINT_CONFIRM) == 0)
        controller_confirm(controller);
    else if (strcmp(controller->cursor, POINT_BACK) == 0)
        controller_undo_pick(controller);
    else
        return false;
    return true;
}

/* A lesson accepts only what it asks for, which alone is lit. */
static bool lesson_refuses(struct controller *controller)
{
    if (!controller->lesson || !controller->pointed_at[0] ||
        controller_is_lit(controller, controller->cursor) || is_picked(controller))
        return false;
    controller_message(controller, INK_BAD, tr("The lesson asks for something else: %s"),
                       lesson_task(controller->lesson));
    return true;
}

void controller_point(struct controller *controller)
{
    char things[GUIDE_THINGS];
    struct text text = text_init(things, sizeof things);
    struct reason why = {0};
    bool more = false;
    controller->message[0] = '\0';
    if (!controller->cursor[0] || controller->picks == CONTROLLER_PICKS ||
        point_at_button(controller) || lesson_refuses(controller) || take_in(controller))
        return;
    controller_write_picks(controller, &text);
    text_space(&text);
    text_put(&text, controller->cursor);
    if (lesson_point(controller->lesson, controller->table, things, &more, &why)) {
        if (more)
            memcpy(controller->picked[controller->picks], controller->cursor,
                   sizeof controller->cursor);
        controller->picks = more ? controller->picks + 1 : 0;
        controller_advance_cursor(controller);
        controller_make_at_once(controller);
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
        controller_make_at_once(controller);
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

/* Undoes the last choice of the draft, and puts the cursor on what was chosen. */
static bool undo_choice(struct controller *controller)
{
    const struct table *table = controller->table;
    const struct match *match = table->match;
    char things[GUIDE_THINGS];
    const char *at = things;
    struct text text = text_init(things, sizeof things);
    if (table->move.count == 0)
        return false;
    choice_t last = table->move.choice[table->move.count - 1];
    table_back(controller->table);
    if (match->game->guide)
        match->game->guide->things(match->world, table->draft, last, &text);
    controller_next_thing(&at, controller->cursor);
    return true;
}

void controller_undo_pick(struct controller *controller)
{
    controller->message[0] = '\0';
    if (controller->picks > 0)
        memcpy(controller->cursor, controller->picked[--controller->picks],
               sizeof controller->cursor);
    else if (!undo_choice(controller))
        controller_note(controller, tr("There is nothing to take back in this move. u "
                                       "takes back the last move."));
    controller_advance_cursor(controller);
}
