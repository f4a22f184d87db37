/* map.c: the dungeon in cells. A site takes four of them: two for what lies on it,
 * in brackets of its kind, or two each for two things:
 *     (F3)  a fire token of strength 3     [E5]  a scroll of Earth of strength 5
 *      ()   a circle whose seal is broken  {h1}  a start circle
 *     @2()  the mage of seat 2             F3&2  their familiar on a token
 *     E5!w  the guardian of Water on a scroll
 *     c14⁴  where names are shown: the space c14, with something of strength 4 on it
 * Capitals tell seals from dice, which are written with small letters everywhere.
 * On a roomy map the names are in the lanes below the sites. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "games/seals/tui/internal.h"

struct map {
    struct table_view view; /* its canvas is that of the map */
    struct layout layout;
};

enum { PART = 2 };

/* One of two things on a site. */
struct part {
    char words[4 * PART + 1];
    enum ink ink;
    char thing[GUIDE_THING];
};

static int add_part(struct part part[2], int parts, enum ink ink, const char *thing,
                    char sign, char which)
{
    if (parts == 2)
        return parts;
    part[parts].ink = ink;
    snprintf(part[parts].words, sizeof part[parts].words, "%c%c", sign, which);
    snprintf(part[parts].thing, sizeof part[parts].thing, "%s", thing);
    return parts + 1;
}

static int add_seats(const struct table_view *view, int site, bool familiars,
                     struct part part[2], int parts)
{
    for (int seat = 0; seat < view->world->players; seat++) {
        const struct seals_seat *player = &view->state->seat[seat];
        if ((familiars ? player->familiar : player->place) != site)
            continue;
        char thing[GUIDE_THING];
        snprintf(thing, sizeof thing, "%s:%d", familiars ? "familiar" : "mage", seat + 1);
        parts = add_part(part, parts, seals_tui_seat_ink(seat), thing,
                         familiars ? '&' : '@', (char)('1' + seat));
    }
    return parts;
}

static int add_guardians(const struct table_view *view, int site, struct part part[2],
                         int parts)
{
    for (int element = 0; element < ELEMENTS; element++)
        if (view->state->guardian[element] == site) {
            char thing[GUIDE_THING];
            snprintf(thing, sizeof thing, "guardian:%s", seals_element_name[element]);
            parts = add_part(part, parts, seals_tui_element_ink(element), thing, '!',
                             seals_element_letter[element]);
        }
    return parts;
}

/* Mages, the seal, familiars and guardians, the first two of them. */
static int find_parts(const struct table_view *view, int site, struct part part[2])
{
    const struct seals_state *state = view->state;
    int parts = add_seats(view, site, false, part, 0);
    if (sites_has(&state->seals, site)) {
        int element = seal_element(state, site);
        parts = add_part(part, parts, seals_tui_element_ink(element), "",
                         (char)toupper((unsigned char)seals_element_letter[element]),
                         (char)('0' + seal_strength(state, site)));
    }
    parts = add_seats(view, site, true, part, parts);
    return add_guardians(view, site, part, parts);
}

static const char *brackets_of(const struct board_space *space)
{
    return space->kind == SPACE_START ? "{}" : space->kind == SPACE_BOX ? "[]" : "()";
}

static void put_char(struct canvas *canvas, int y, int x, enum ink ink, char c)
{
    char words[2] = {c, '\0'};
    canvas_put(canvas, y, x, ink, words);
}

/* What is left where a seal was broken, and start circles by the end of their names. */
static void put_empty(const struct map *map, int site, int y, int x)
{
    const struct board_space *space = &map->view.world->board.space[site];
    const char *brackets = brackets_of(space);
    size_t length = strlen(space->name);
    if (space->kind == SPACE_START)
        canvas_format(map->view.canvas, y, x, INK_DIM, "{%-2s}",
                      space->name + (length > PART ? length - PART : 0));
    else
        canvas_format(map->view.canvas, y, x, INK_DIM, " %s ", brackets);
}

/* The brackets of what can be chosen, and of scrolls, stand out. */
static void put_seal(const struct map *map, int site, const struct part *part, bool lit,
                     int y, int x)
{
    const struct board_space *space = &map->view.world->board.space[site];
    struct canvas *canvas = map->view.canvas;
    const char *brackets = brackets_of(space);
    enum ink ink = lit ? INK_TITLE : space->kind == SPACE_BOX ? part->ink : INK_DIM;
    put_char(canvas, y, x, ink, brackets[0]);
    canvas_put(canvas, y, x + 1, part->ink, part->words);
    put_char(canvas, y, x + 3, ink, brackets[1]);
}

static void put_figure(const struct map *map, const struct part *part, int y, int x)
{
    struct canvas *canvas = map->view.canvas;
    canvas_put(canvas, y, x, part->ink, part->words);
    if (!part->thing[0])
        return;
    view_draw_marks(canvas, y, x, PART,
                    CELL_BOLD | view_scene_marks(map->view.scene, part->thing));
    canvas_spot(canvas, y, x, 1, PART, part->thing);
}

static void put_figures(const struct map *map, int site, const struct part *part,
                        int parts, int y, int x)
{
    for (int i = 0; i < parts; i++)
        put_figure(map, &part[i], y, x + i * PART);
    if (parts == 1)
        canvas_put(map->view.canvas, y, x + PART, INK_DIM,
                   brackets_of(&map->view.world->board.space[site]));
}

/* --- names of spaces ---------------------------------------------------------------- */

static bool is_named(const struct map *map, const char *thing)
{
    const struct scene *scene = map->view.scene;
    return map->layout.pitch == 1 &&
           (scene->names || view_scene_picks(scene, thing) > 0 ||
            view_scene_is_mentioned(scene, thing));
}

static const char *raised(int strength)
{
    static const char *const digit[] = {"", "¹", "²", "³", "⁴", "⁵", "⁶"};
    return digit[strength >= 0 && strength <= 6 ? strength : 0];
}

/* As many letters as fit, over what is drawn already; marks and spots stay. */
static void put_over(struct canvas *canvas, int y, int x, enum ink ink, const char *words)
{
    for (int i = 0; i < SITE_COLUMNS; i++) {
        char one[5] = " ";
        unsigned marks = canvas->cell[y * canvas->width + x + i].marks;
        if (*words)
            utf8_write(utf8_read(&words), one);
        canvas_put(canvas, y, x + i, ink, one);
        canvas_mark(canvas, y, x + i, 1, 1, marks);
    }
}

/* Figures stay in sight: the name is before them if there is room for it. */
static void put_name_of_figures(const struct map *map, const struct part *part, int y,
                                int x, const char *name)
{
    if (strlen(name) > PART)
        return;
    canvas_format(map->view.canvas, y, x, INK_DIM, "%-2s", name);
    put_figure(map, part, y, x + PART);
}

/* In the colour of what lies there; the strength only if there is a sign for it. */
static void put_name(const struct map *map, int site, const struct part *part, int parts)
{
    const struct table_view *view = &map->view;
    char words[2 * SITE_COLUMNS];
    struct text text = text_init(words, sizeof words);
    text_put(&text, view->world->board.space[site].name);
    if (parts > 0 && part->thing[0]) {
        put_name_of_figures(map, part, map->layout.at[site].y, map->layout.at[site].x,
                            words);
        return;
    }
    if (!view->canvas->ascii && sites_has(&view->state->seals, site) &&
        text.length < SITE_COLUMNS)
        text_put(&text, raised(seal_strength(view->state, site)));
    put_over(view->canvas, map->layout.at[site].y, map->layout.at[site].x,
             parts > 0 ? part->ink : INK_DIM, words);
}

static void put_site(const struct map *map, int site)
{
    const struct scene *scene = map->view.scene;
    struct canvas *canvas = map->view.canvas;
    int y = map->layout.at[site].y, x = map->layout.at[site].x;
    const char *name = map->view.world->board.space[site].name;
    char thing[GUIDE_THING];
    snprintf(thing, sizeof thing, "space:%s", name);
    struct part part[2];
    int parts = find_parts(&map->view, site, part);
    canvas_spot(canvas, y, x, 1, SITE_COLUMNS, thing);
    bool lit = view_scene_is_lit(scene, thing);
    if (parts == 0)
        put_empty(map, site, y, x);
    else if (parts == 1 && !part[0].thing[0])
        put_seal(map, site, &part[0], lit, y, x);
    else
        put_figures(map, site, part, parts, y, x);
    unsigned marks = view_scene_marks(scene, thing);
    if (view_scene_is_mentioned(scene, thing))
        marks |= CELL_PICKED;
    if (is_named(map, thing))
        put_name(map, site, part, parts);
    view_draw_marks(canvas, y, x, SITE_COLUMNS, marks);
    /* What can be chosen is on top. */
    if (lit)
        canvas_spot(canvas, y, x, 1, SITE_COLUMNS, thing);
    if (map->layout.pitch > 1)
        canvas_fit(canvas, y + 1, x + (strlen(name) < SITE_COLUMNS), SITE_COLUMNS,
                   INK_DIM, name);
}

/* --- titles of rooms ---------------------------------------------------------------- */

static bool is_blank(const struct canvas *canvas, int y, int x, int columns)
{
    if (y < 0 || x < 0 || y >= canvas->height || x + columns > canvas->width)
        return false;
    for (int i = 0; i < columns; i++)
        if (canvas->cell[y * canvas->width + x + i].glyph != ' ')
            return false;
    return true;
}

static bool room_middle_cell(const struct map *map, int room, int *y, int *x)
{
    const struct board *board = &map->view.world->board;
    int count = 0;
    *y = *x = 0;
    for (int i = 0; i < board->spaces; i++)
        if (board->space[i].room == room) {
            *y += map->layout.at[i].y;
            *x += map->layout.at[i].x + (i < board->sites ? SITE_COLUMNS / 2 : 0);
            count++;
        }
    if (count > 0) {
        *y /= count;
        *x /= count;
    }
    return count > 0;
}

/* As near to the middle of the room as there is space; not at all if that is too far
 * away. */
static void put_title(const struct map *map, int room)
{
    struct canvas *canvas = map->view.canvas;
    char said[BOARD_SAID];
    const char *title =
        seals_board_say_title(map->view.world->board.room[room].title, said);
    int columns = canvas_columns(canvas, title), y, x;
    int nearest = 64, at_y = -1, at_x = 0;
    if (!title[0] || !room_middle_cell(map, room, &y, &x))
        return;
    for (int dy = -2; dy <= 2; dy++)
        for (int dx = -8; dx <= 8; dx++) {
            int distance = 4 * dy * dy + dx * dx, left = x + dx - columns / 2;
            if (distance < nearest && is_blank(canvas, y + dy, left - 1, columns + 2)) {
                nearest = distance;
                at_y = y + dy;
                at_x = left;
            }
        }
    if (at_y >= 0)
        canvas_put(canvas, at_y, at_x, INK_PLAIN, title);
}

/* --- the whole ---------------------------------------------------------------------- */

static void draw_all(const struct map *map)
{
    const struct board *board = &map->view.world->board;
    seals_tui_ways_draw(map->view.canvas, &map->layout, board);
    for (int site = 0; site < board->sites; site++)
        put_site(map, site);
    for (int room = 0; room < board->rooms && map->layout.pitch > 1; room++)
        put_title(map, room);
}

/* The space that must be in sight: under the cursor, or where the mage stands. */
static int focus_of(const struct table_view *view)
{
    const char *cursor = view->scene->cursor ? view->scene->cursor : "";
    int space = strncmp(cursor, "space:", 6) == 0
                    ? seals_board_find(&view->world->board, cursor + 6)
                    : -1;
    int seat = view->scene->seat >= 0 ? view->scene->seat : view->state->turn;
    if (space < 0 && view->state->seat[seat].place != SITE_NONE)
        space = view->state->seat[seat].place;
    return space < 0 ? 0 : space;
}

static int clamp(int value, int low, int high)
{
    return value > high ? (high < low ? low : high) : value < low ? low : value;
}

void seals_tui_map_draw(const struct table_view *view, struct area area)
{
    struct map map = {.view = *view};
    struct canvas own;
    seals_tui_layout_make(&map.layout, &view->world->board, area.height, area.width);
    if (!canvas_init(&own, map.layout.height, map.layout.width, view->canvas->ascii))
        return;
    map.view.canvas = &own;
    draw_all(&map);
    int focus = focus_of(view);
    int y = clamp(map.layout.at[focus].y - area.height / 2, 0, own.height - area.height);
    int x = clamp(map.layout.at[focus].x - area.width / 2, 0, own.width - area.width);
    canvas_paste(view->canvas, area.y, area.x, &own, y, x, area.height, area.width);
    canvas_deinit(&own);
}
