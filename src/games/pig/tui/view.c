/* view.c: the table of Pig: how far everybody is, the points of the turn, and two
 * buttons. The smallest view, to begin another one from. */
#include "ui/tui/view/view.h"
#include "games/pig/state.h"
#include "i18n/i18n.h"

enum { MIN_HEIGHT = 12, MIN_WIDTH = 60, MARGIN = 3, NAME = 20, POINTS = 12 };

/* What is safe is filled, what could still be lost is shaded. */
static void draw_bar(struct canvas *canvas, int y, int x, int width, enum ink ink,
                     const int points[3])
{
    int safe = points[0] * width / points[2];
    int all = (points[0] + points[1]) * width / points[2];
    for (int i = 0; i < width; i++)
        if (i < safe)
            canvas_either(canvas, y, x + i, ink, "\u2588", "#");
        else if (i < all)
            canvas_either(canvas, y, x + i, ink, "\u2592", ":");
        else
            canvas_either(canvas, y, x + i, INK_DIM, "\u00b7", ".");
}

static void draw_seat(const struct scene *scene, struct canvas *canvas, int y, int seat)
{
    const struct pig_world *world = scene->world;
    const struct pig_state *pig = scene->state;
    bool on_turn = seat == pig->turn && pig->phase != PIG_OVER;
    enum ink ink = (enum ink)(INK_SEAT_1 + seat);
    int points[] = {pig->score[seat], seat == pig->turn ? pig->points : 0, world->target};
    char thing[GUIDE_THING];
    struct text out = text_init(thing, sizeof thing);
    text_format(&out, "seat:%d", seat + 1);
    canvas_put(canvas, y, MARGIN - 2, ink, on_turn ? "\u25b6" : " ");
    char name[SCENE_NAME];
    out = text_init(name, sizeof name);
    view_scene_write_name(scene, canvas, seat, NAME, &out);
    canvas_fit(canvas, y, MARGIN, NAME, ink, name);
    canvas_format(canvas, y, MARGIN + NAME + 1, INK_TITLE, "%4d", points[0]);
    if (points[1] > 0)
        canvas_format(canvas, y, MARGIN + NAME + 5, INK_KEY, " + %d", points[1]);
    int bar = MARGIN + NAME + POINTS;
    draw_bar(canvas, y, bar, canvas->width - bar - MARGIN, ink, points);
    canvas_spot(canvas, y, MARGIN, 1, canvas->width - 2 * MARGIN, thing);
    canvas_mark(canvas, y, MARGIN, 1, NAME, view_scene_marks(scene, thing));
}

/* Returns the columns. */
static int draw_button(const struct scene *scene, struct canvas *canvas, int y, int x,
                       const char *words, const char *thing)
{
    bool lit = view_scene_is_lit(scene, thing);
    enum ink ink = lit ? INK_KEY : INK_DIM;
    int width = canvas_columns(canvas, words) + 4;
    canvas_format(canvas, y, x, ink, lit ? "[ %s ]" : "  %s  ", words);
    canvas_spot(canvas, y, x, 1, width, thing);
    canvas_mark(canvas, y, x, 1, width, view_scene_marks(scene, thing));
    return width;
}

static void draw(const struct scene *scene, struct canvas *canvas)
{
    const struct pig_world *world = scene->world;
    const struct pig_state *pig = scene->state;
    bool roomy = canvas->height >= 2 * world->players + 8;
    int step = roomy ? 2 : 1, y = roomy ? 2 : 1;
    canvas_format(canvas, y, MARGIN, INK_PLAIN,
                  tr_count("The first with %d point wins.",
                           "The first with %d points wins.",
                           (unsigned long)world->target),
                  world->target);
    y += 2;
    for (int seat = 0; seat < world->players; seat++, y += step)
        draw_seat(scene, canvas, y, seat);
    y += 2 - step;
    canvas_format(canvas, y, MARGIN, INK_PLAIN, tr("Points of this turn: %d"),
                  pig->points);
    y += 2;
    int x = MARGIN + draw_button(scene, canvas, y, MARGIN, tr("Roll"), "word:roll") + 2;
    draw_button(scene, canvas, y, x, tr("Hold"), "word:hold");
}

static const struct view_word words[] = {
    {"die", TR_NOOP_IN("move", "die:")},
    {"roll", TR_NOOP_IN("move", "roll")},
    {"hold", TR_NOOP_IN("move", "hold")},
    {0},
};

const struct view pig_view = {.game = "pig",
                              .min_height = MIN_HEIGHT,
                              .min_width = MIN_WIDTH,
                              .draw = draw,
                              .words = words};
