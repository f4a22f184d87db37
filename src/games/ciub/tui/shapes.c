/* shapes.c: boxes, chips and lists, which show by their edges what can be chosen. */
#include <string.h>

#include "games/ciub/tui/internal.h"

enum ink ciub_seat_ink(int seat)
{
    return (enum ink)(INK_SEAT_1 + seat);
}

enum ink ciub_colour_ink(const struct ciub_pen *pen, int colour)
{
    static const struct {
        const char *name;
        enum ink ink;
    } inks[] = {
        {"white", INK_WHITE}, {"yellow", INK_YELLOW}, {"orange", INK_ORANGE},
        {"red", INK_RED},     {"green", INK_GREEN},   {"purple", INK_PURPLE},
        {"blue", INK_BLUE},
    };
    for (size_t i = 0; i < sizeof inks / sizeof inks[0]; i++)
        if (strcmp(pen->set->die[colour].name, inks[i].name) == 0)
            return inks[i].ink;
    return INK_PLAIN;
}

static bool is_initial(const struct ciub_pen *pen, int colours, char letter)
{
    return memchr(pen->initial, letter, (size_t)colours) != NULL;
}

void ciub_choose_initials(struct ciub_pen *pen)
{
    for (int colour = 0; colour < pen->set->colours; colour++) {
        const char *at = pen->set->die[colour].name;
        while (*at != '\0' && is_initial(pen, colour, (char)(*at - 'a' + 'A')))
            at++;
        pen->initial[colour] =
            *at != '\0' ? (char)(*at - 'a' + 'A') : (char)('1' + colour);
    }
}

/* --- boxes -------------------------------------------------------------------------- */

struct edges {
    const char *across, *down, *corner[4];
};

static const struct edges light = {"─", "│", {"╭", "╮", "╰", "╯"}};
static const struct edges dashed = {"╌", "┆", {"╭", "╮", "╰", "╯"}};
static const struct edges heavy = {"━", "┃", {"┏", "┓", "┗", "┛"}};
static const struct edges twofold = {"═", "║", {"╔", "╗", "╚", "╝"}};
static const struct edges light_ascii = {"-", "|", {".", ".", "'", "'"}};
static const struct edges dashed_ascii = {" ", ":", {".", ".", "'", "'"}};
static const struct edges heavy_ascii = {"=", "H", {"#", "#", "#", "#"}};
static const struct edges twofold_ascii = {"%", "%", {"%", "%", "%", "%"}};

static const struct edges *edges_of(unsigned marks, bool faint, bool ascii)
{
    if (marks & CELL_PICKED)
        return ascii ? &twofold_ascii : &twofold;
    if (marks & CELL_LIT)
        return ascii ? &heavy_ascii : &heavy;
    if (faint)
        return ascii ? &dashed_ascii : &dashed;
    return ascii ? &light_ascii : &light;
}

void ciub_box(const struct ciub_pen *pen, const struct ciub_area *area, enum ink ink,
              unsigned marks, bool faint)
{
    struct canvas *canvas = pen->canvas;
    const struct edges *edges = edges_of(marks, faint, canvas->ascii);
    int right = area->x + area->width - 1, bottom = area->y + area->height - 1;
    for (int x = area->x + 1; x < right; x++) {
        canvas_put(canvas, area->y, x, ink, edges->across);
        canvas_put(canvas, bottom, x, ink, edges->across);
    }
    for (int y = area->y + 1; y < bottom; y++) {
        canvas_put(canvas, y, area->x, ink, edges->down);
        canvas_put(canvas, y, right, ink, edges->down);
    }
    canvas_put(canvas, area->y, area->x, ink, edges->corner[0]);
    canvas_put(canvas, area->y, right, ink, edges->corner[1]);
    canvas_put(canvas, bottom, area->x, ink, edges->corner[2]);
    canvas_put(canvas, bottom, right, ink, edges->corner[3]);
}

/* Under the cursor all of a box is of one ink, so that its ground is even. */
static void even_ink(struct canvas *canvas, const struct ciub_area *area, enum ink ink)
{
    for (int y = area->y; y < area->y + area->height && y < canvas->height; y++)
        for (int x = area->x; x < area->x + area->width && x < canvas->width; x++)
            canvas->cell[y * canvas->width + x].ink = (uint8_t)ink;
}

/* Edges show what is lit and picked: underlining all of it would be hard to read. */
void ciub_box_mark(const struct ciub_pen *pen, const struct ciub_area *area, enum ink ink,
                   unsigned marks)
{
    struct canvas *canvas = pen->canvas;
    if (marks & (CELL_LIT | CELL_PICKED))
        canvas_mark(canvas, area->y, area->x, area->height, area->width, CELL_BOLD);
    if (marks & (CELL_PICKED | CELL_CURSOR))
        even_ink(canvas, area, ink);
    if (marks & CELL_PICKED)
        canvas_mark(canvas, area->y + 1, area->x + 1, area->height - 2, area->width - 2,
                    CELL_PICKED);
    if (marks & CELL_CURSOR)
        canvas_mark(canvas, area->y, area->x, area->height, area->width, CELL_CURSOR);
}

/* --- chips -------------------------------------------------------------------------- */

int ciub_chip_width(const struct ciub_pen *pen, const char *words)
{
    return canvas_columns(pen->canvas, words) + 2;
}

int ciub_chip_marked(const struct ciub_pen *pen, int y, int x, enum ink ink,
                     const char *words, const char *thing, unsigned marks)
{
    bool picked = (marks & CELL_PICKED) != 0, lit = (marks & CELL_LIT) != 0;
    int width = ciub_chip_width(pen, words);
    canvas_put(pen->canvas, y, x, ink, picked ? "{" : lit ? "[" : " ");
    canvas_put(pen->canvas, y, x + 1, ink, words);
    canvas_put(pen->canvas, y, x + width - 1, ink, picked ? "}" : lit ? "]" : " ");
    canvas_spot(pen->canvas, y, x, 1, width, thing);
    canvas_mark(pen->canvas, y, x, 1, width, marks & ~(unsigned)CELL_LIT);
    if (lit)
        canvas_mark(pen->canvas, y, x, 1, width, CELL_BOLD);
    return width;
}

int ciub_chip(const struct ciub_pen *pen, int y, int x, enum ink ink, const char *words,
              const char *thing)
{
    return ciub_chip_marked(pen, y, x, ink, words, thing,
                            view_scene_marks(pen->scene, thing));
}

bool ciub_put_centred(const struct ciub_pen *pen, int y, int x, int width, enum ink ink,
                      const char *words)
{
    int columns = canvas_columns(pen->canvas, words);
    if (columns > width)
        return false;
    canvas_put(pen->canvas, y, x + (width - columns) / 2, ink, words);
    return true;
}

void ciub_heading(const struct ciub_pen *pen, const struct ciub_area *area,
                  const char *words, const char *thing)
{
    int used = canvas_fit(pen->canvas, area->y, area->x, area->width, INK_TITLE, words);
    canvas_line(pen->canvas, area->y, area->x + used + 1, area->y,
                area->x + area->width - 1, INK_DIM);
    if (thing[0] == '\0')
        return;
    canvas_spot(pen->canvas, area->y, area->x, 1, used, thing);
    canvas_mark(pen->canvas, area->y, area->x, 1, used,
                view_scene_marks(pen->scene, thing));
}

/* --- lists -------------------------------------------------------------------------- */

struct ciub_flow ciub_flow_begin(const struct ciub_area *area)
{
    return (struct ciub_flow){.area = *area, .y = area->y, .x = area->x};
}

bool ciub_flow_next(struct ciub_flow *flow, int columns, int reserve)
{
    int end = flow->area.x + flow->area.width;
    int last = flow->area.y + flow->area.height - 1;
    if (flow->x + columns > end && flow->x > flow->area.x) {
        flow->y++;
        flow->x = flow->area.x;
    }
    return flow->y < last || (flow->y == last && flow->x + columns + reserve <= end);
}

int ciub_flow_cards(const struct ciub_pen *pen, const struct ciub_area *area,
                    uint64_t cards, enum ink ink)
{
    enum { MORE = 4 }; /* columns of "+12" and a blank */
    struct ciub_flow flow = ciub_flow_begin(area);
    for (; cards != 0; cards &= cards - 1) {
        int card = __builtin_ctzll(cards);
        const char *name = pen->set->card[card].name;
        char thing[GUIDE_THING];
        bool last = (cards & (cards - 1)) == 0;
        if (!ciub_flow_next(&flow, ciub_chip_width(pen, name), last ? 0 : MORE))
            break;
        ciub_card_thing(pen, card, thing);
        flow.x += ciub_chip(pen, flow.y, flow.x, ink, name, thing);
    }
    if (cards != 0 && flow.y < area->y + area->height)
        canvas_format(pen->canvas, flow.y, flow.x, INK_DIM, "+%d",
                      __builtin_popcountll(cards));
    return flow.y - area->y + 1;
}
