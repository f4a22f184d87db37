/* point.c: the cursor goes from thing to thing; pointing makes choices of them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"

/* A cell is about twice as high as wide; distances count columns. */
enum { ASPECT = 2, FAR = 1 << 20 };

static int middle_y(const struct spot *spot)
{
    return (2 * spot->y + spot->height - 1) * ASPECT;
}

static int middle_x(const struct spot *spot)
{
    return 2 * spot->x + spot->width - 1;
}

static void stand_on(struct desk *desk, const struct spot *spot)
{
    snprintf(desk->cursor, sizeof desk->cursor, "%s", spot->thing);
    desk->cursor_y = middle_y(spot);
    desk->cursor_x = middle_x(spot);
}

static bool is_lit(const struct desk *desk, const char *thing)
{
    for (int i = 0; i < desk->lits; i++)
        if (strcmp(desk->lit[i], thing) == 0)
            return true;
    return false;
}

/* In the order of reading: whether one spot comes before another place. */
static bool comes_before(int y, int x, int other_y, int other_x)
{
    return y < other_y || (y == other_y && x < other_x);
}

void desk_go_lit(struct desk *desk, int step)
{
    const struct canvas *canvas = &desk->screen->canvas;
    const struct spot *next = NULL, *end = NULL;
    for (int i = 0; i < canvas->spots; i++) {
        const struct spot *spot = &canvas->spot[i];
        int y = middle_y(spot) * step, x = middle_x(spot) * step;
        if (!is_lit(desk, spot->thing))
            continue;
        if (!end || comes_before(y, x, middle_y(end) * step, middle_x(end) * step))
            end = spot;
        bool ahead = comes_before(desk->cursor_y * step, desk->cursor_x * step, y, x);
        if (ahead &&
            (!next || comes_before(y, x, middle_y(next) * step, middle_x(next) * step)))
            next = spot;
    }
    if (next || end)
        stand_on(desk, next ? next : end);
}

/* The nearest spot of a kind: the cursor's own thing, what is lit, or anything. */
static const struct spot *nearest(const struct desk *desk, bool own, bool lit)
{
    const struct canvas *canvas = &desk->screen->canvas;
    const struct spot *best = NULL;
    int least = FAR;
    for (int i = 0; i < canvas->spots; i++) {
        const struct spot *spot = &canvas->spot[i];
        int distance =
            abs(middle_y(spot) - desk->cursor_y) + abs(middle_x(spot) - desk->cursor_x);
        bool wanted = (!own || strcmp(spot->thing, desk->cursor) == 0) &&
                      (!lit || is_lit(desk, spot->thing));
        if (wanted && distance < least) {
            least = distance;
            best = spot;
        }
    }
    return best;
}

/* Whether two spots share a line, or a column. */
static bool in_line(const struct spot *one, const struct spot *other)
{
    return one->y < other->y + other->height && other->y < one->y + one->height;
}

static bool in_column(const struct spot *one, const struct spot *other)
{
    return one->x < other->x + other->width && other->x < one->x + one->width;
}

/* How far it is to a spot in a direction. What lies straight ahead comes first; of the
 * rest, what lies aside counts double, and nothing that lies more aside than ahead, nor
 * beside what the cursor is on. */
static int way(const struct desk *desk, const struct spot *here, const struct spot *spot,
               int down, int right)
{
    int dy = middle_y(spot) - desk->cursor_y, dx = middle_x(spot) - desk->cursor_x;
    int ahead = down ? dy * down : dx * right, aside = down ? abs(dx) : abs(dy);
    bool straight = here && (down ? in_column(here, spot) : in_line(here, spot));
    bool beside = here && right && ahead <= here->width;
    if (ahead <= 0 || spot == here)
        return FAR;
    if (straight)
        return ahead + aside / 4;
    return beside || aside > 3 * ahead ? FAR : ahead + 2 * aside;
}

void desk_go(struct desk *desk, int down, int right)
{
    const struct canvas *canvas = &desk->screen->canvas;
    const struct spot *best = NULL, *here = nearest(desk, true, false);
    int least = FAR;
    for (int i = 0; i < canvas->spots; i++) {
        int distance = way(desk, here, &canvas->spot[i], down, right);
        if (distance < least) {
            least = distance;
            best = &canvas->spot[i];
        }
    }
    if (best)
        stand_on(desk, best);
}

bool desk_settle(struct desk *desk)
{
    const struct spot *spot = desk->cursor[0] ? nearest(desk, true, false) : NULL;
    bool there = spot != NULL;
    if (!spot)
        spot = nearest(desk, false, true);
    if (!spot)
        spot = nearest(desk, false, false);
    if (spot)
        stand_on(desk, spot);
    else
        desk->cursor[0] = '\0';
    return !there;
}

/* --- pointing ----------------------------------------------------------------------- */

/* The last pick of that thing goes; false when it is not picked. */
static bool drop_pick(struct desk *desk, const char *thing)
{
    for (int i = desk->picks - 1; i >= 0; i--)
        if (strcmp(desk->picked[i], thing) == 0) {
            memmove(desk->picked[i], desk->picked[i + 1],
                    (size_t)(desk->picks - i - 1) * sizeof desk->picked[0]);
            desk->picks--;
            return true;
        }
    return false;
}

void desk_go_on(struct desk *desk)
{
    desk_light(desk);
    if (!is_lit(desk, desk->cursor))
        desk->cursor[0] = '\0';
}

void desk_point(struct desk *desk)
{
    char things[GUIDE_THINGS];
    struct text text = text_init(things, sizeof things);
    struct reason why = {0};
    bool more = false;
    desk->message[0] = '\0';
    if (!desk->cursor[0] || desk->picks == DESK_PICKS)
        return;
    desk_write_picks(desk, &text);
    text_space(&text);
    text_put(&text, desk->cursor);
    if (table_point(desk->table, things, &more, &why)) {
        if (more)
            memcpy(desk->picked[desk->picks], desk->cursor, sizeof desk->cursor);
        desk->picks = more ? desk->picks + 1 : 0;
        desk_go_on(desk);
    } else if (!drop_pick(desk, desk->cursor)) {
        desk_refuse(desk, &why);
    }
}

void desk_point_all(struct desk *desk)
{
    char things[GUIDE_THINGS];
    struct text text = text_init(things, sizeof things);
    struct reason why = {0};
    desk_write_picks(desk, &text);
    if (table_point_all(desk->table, things, &why)) {
        desk->picks = 0;
        desk_go_on(desk);
    } else {
        desk_refuse(desk, &why);
    }
}

void desk_click(struct desk *desk)
{
    const struct spot *spot =
        canvas_at(&desk->screen->canvas, desk->screen->mouse_y, desk->screen->mouse_x);
    if (!spot)
        return;
    stand_on(desk, spot);
    desk_point(desk);
}

void desk_take_back(struct desk *desk)
{
    desk->message[0] = '\0';
    if (desk->picks > 0)
        desk->picks--;
    else if (!table_back(desk->table))
        desk_say(desk, INK_PLAIN, "%s",
                 say("Nothing is begun. The key u takes back a move that is made."));
}
