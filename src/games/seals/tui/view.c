/* view.c: the table of Five Seals: the dungeon, beside it the players, below what
 * is said. */
#include <string.h>

#include "games/seals/tui/internal.h"
#include "i18n/i18n.h"

/* Buttons: choices that are nowhere on the table. */
static const struct {
    const char *thing, *label;
} word_table[] = {
    {"word:give-up", TR_NOOP("give up")}, {"word:here", TR_NOOP("here")},
    {"word:none", TR_NOOP("none")},       {"word:off", TR_NOOP("off the board")},
    {"word:nobody", TR_NOOP("nobody")},
};

static const char *label_of(const char *thing)
{
    for (size_t i = 0; i < sizeof word_table / sizeof word_table[0]; i++)
        if (strcmp(word_table[i].thing, thing) == 0)
            return tr(word_table[i].label);
    const char *name = strchr(thing, ':');
    return name ? name + 1 : thing;
}

static bool has_spot(const struct canvas *canvas, const char *thing)
{
    for (int i = 0; i < canvas->spots; i++)
        if (strcmp(canvas->spot[i].thing, thing) == 0)
            return true;
    return false;
}

static bool needs_button(const struct table_view *view, const char *thing)
{
    return !has_spot(view->canvas, thing);
}

static void put_button(const struct table_view *view, struct pen *pen, const char *thing)
{
    char words[GUIDE_THING + 8];
    struct text text = text_init(words, sizeof words);
    text_format(&text, "<%s>", label_of(thing));
    seals_tui_pen_chip(pen, INK_KEY, words, thing, view_scene_marks(view->scene, thing),
                       1);
}

/* Returns the columns used. */
static int put_buttons(const struct table_view *view, struct area area)
{
    struct pen pen = seals_tui_pen_start(view->canvas, area);
    for (int i = 0; i < view->scene->lits; i++)
        if (needs_button(view, view->scene->lit[i]))
            put_button(view, &pen, view->scene->lit[i]);
    return pen.x - area.x;
}

/* What is under the cursor; if nothing is, how to read the map. */
static void put_told(const struct table_view *view, struct area area)
{
    char words[200];
    struct text text = text_init(words, sizeof words);
    seals_tui_tell_thing(view, &text);
    if (words[0])
        canvas_fit(view->canvas, area.y, area.x, area.width, INK_PLAIN, words);
    else
        canvas_fit(view->canvas, area.y, area.x, area.width, INK_DIM,
                   tr("(F3) seal  [E5] scroll  ▐f3▌ die  () open  @1 mage  &1 familiar  "
                      "✓ picked"));
}

/* The map gets the space that the players leave. */
static int seats_width(int width)
{
    int third = width / 3;
    return third < 30 ? 30 : third > 48 ? 48 : third;
}

static void draw(const struct scene *scene, struct canvas *canvas)
{
    struct table_view view = {scene, scene->world, scene->state, canvas};
    int beside = seats_width(canvas->width), map = canvas->width - beside - 1;
    int bottom = canvas->height - 1;
    seals_tui_map_draw(&view, (struct area){0, 0, bottom, map});
    seals_tui_seats_draw(&view, (struct area){0, map + 1, bottom, beside});
    int used = put_buttons(&view, (struct area){bottom, 0, 1, canvas->width});
    put_told(&view, (struct area){bottom, used, 1, canvas->width - used});
}

/* As web/src/games/seals/notation.tsx has them. */
static const struct view_word words[] = {
    {"absorb", TR_NOOP_IN("move", "absorb")},
    {"break", TR_NOOP_IN("move", "break")},
    {"circle", TR_NOOP_IN("move", "circle")},
    {"deal", TR_NOOP_IN("move", "deal")},
    {"first", TR_NOOP_IN("move", "first")},
    {"for", TR_NOOP_IN("move", "for")},
    {"from", TR_NOOP_IN("move", "from")},
    {"give", TR_NOOP_IN("move", "give")},
    {"here", TR_NOOP_IN("move", "here")},
    {"into", TR_NOOP_IN("move", "into")},
    {"lower", TR_NOOP_IN("move", "lower")},
    {"mages", TR_NOOP_IN("move", "mages")},
    {"nobody", TR_NOOP_IN("move", "nobody")},
    {"nothing", TR_NOOP_IN("move", "nothing")},
    {"off", TR_NOOP_IN("move", "off the board")},
    {"onto", TR_NOOP_IN("move", "onto")},
    {"past", TR_NOOP_IN("move", "past")},
    {"raise", TR_NOOP_IN("move", "raise")},
    {"roll", TR_NOOP_IN("move", "roll")},
    {"rolls", TR_NOOP_IN("move", "rolls")},
    {"start", TR_NOOP_IN("move", "start on")},
    {"take", TR_NOOP_IN("move", "take")},
    {"then", TR_NOOP_IN("move", "then")},
    {"with", TR_NOOP_IN("move", "with")},
    {0},
};

static const char *const start[] = {"space:", "supply:", "die:", "scroll:", NULL};

const struct view seals_view = {
    .game = "seals",
    .min_height = 18,
    .min_width = 80,
    .draw = draw,
    .start = start,
    .origin = "mage",
    .words = words,
    .names = true,
    .legend = TR_NOOP("F fire, W water, A air, E earth, M mind. (F3) is a seal of "
                      "strength 3, [F3] a scroll. Among a player's scrolls a capital "
                      "letter is one that can be used, a small letter one that has been "
                      "used."),
};
