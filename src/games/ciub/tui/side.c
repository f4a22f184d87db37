/* side.c: the pile and the supply. */
#include <string.h>

#include "games/ciub/tui/internal.h"
#include "i18n/i18n.h"

static int opus_card(const struct ciub_pen *pen)
{
    return pen->set->cards - 1;
}

static void mark_spot(const struct ciub_pen *pen, int y, int x, int width,
                      const char *thing)
{
    canvas_spot(pen->canvas, y, x, 1, width, thing);
    canvas_mark(pen->canvas, y, x, 1, width, view_scene_marks(pen->scene, thing));
}

/* 5.1: D, as long as nobody has it. */
static void draw_opus(const struct ciub_pen *pen, int y, int x, int width)
{
    char thing[GUIDE_THING];
    const struct ciub_card *card = &pen->set->card[opus_card(pen)];
    if (pen->state->opus != CIUB_NONE)
        return;
    ciub_card_thing(pen, opus_card(pen), thing);
    char words[CIUB_NAME + 16];
    struct text out = text_init(words, sizeof words);
    text_format(&out, "D %s %d\u2605", card->name, card->points);
    if (canvas_columns(pen->canvas, words) > width) {
        out = text_init(words, sizeof words);
        text_format(&out, "D %s", card->name);
    }
    mark_spot(pen, y, x, canvas_fit(pen->canvas, y, x, width, INK_PLAIN, words), thing);
}

static void put_label(const struct ciub_pen *pen, const struct ciub_area *area, int y,
                      const char *words, const char *thing)
{
    canvas_put(pen->canvas, y, area->x, INK_TITLE, "\u25c0");
    int used = canvas_fit(pen->canvas, y, area->x + 2, area->width - 2, INK_TITLE, words);
    mark_spot(pen, y, area->x, used + 2, thing);
}

/* Beside the rows, so that it names them too. */
void ciub_draw_pile_short(const struct ciub_pen *pen, const struct ciub_area *area)
{
    const struct ciub_state *state = pen->state;
    int bottom = area->y + area->height / 2;
    char words[80];
    struct text out = text_init(words, sizeof words);
    put_label(pen, area, area->y, tr("top row"), "row:top");
    put_label(pen, area, bottom, tr("bottom row"), "row:bottom");
    tr_put(&out, "pile: %dB %dC", state->pile[0], state->pile[1]);
    if (canvas_columns(pen->canvas, words) > area->width) {
        out = text_init(words, sizeof words);
        text_format(&out, "%dB %dC", state->pile[0], state->pile[1]);
    }
    mark_spot(
        pen, area->y + 1, area->x,
        canvas_fit(pen->canvas, area->y + 1, area->x, area->width, INK_PLAIN, words),
        "pile:all");
    draw_opus(pen, area->y + 2, area->x, area->width);
}

enum { SUPPLY_WORDS = 2 * CIUB_NAME + 16 };

static void supply_thing(const struct ciub_pen *pen, int colour, char thing[GUIDE_THING])
{
    struct text out = text_init(thing, GUIDE_THING);
    text_format(&out, "supply:%s", pen->set->die[colour].name);
}

static enum ink supply_ink(const struct ciub_pen *pen, int colour)
{
    return pen->state->supply[colour] > 0 ? ciub_colour_ink(pen, colour) : INK_DIM;
}

/* "7 yellow", or in another language "7 Y gelb", as dice have that letter; in brief
 * "7 Y". */
static void write_supply(const struct ciub_pen *pen, int colour, bool brief,
                         char words[SUPPLY_WORDS])
{
    struct text out = text_init(words, SUPPLY_WORDS);
    const char *name = pen->set->die[colour].name;
    text_format(&out, "%d", pen->state->supply[colour]);
    if (brief || strcmp(tr(name), name) != 0)
        text_format(&out, " %c", pen->initial[colour]);
    if (!brief)
        text_format(&out, " %s", tr(name));
}

/* Whether all colours have room with their names. */
static bool names_fit(const struct ciub_pen *pen, int width)
{
    char words[SUPPLY_WORDS];
    for (int colour = 0; colour < pen->set->colours; colour++) {
        write_supply(pen, colour, false, words);
        width -= ciub_chip_width(pen, words);
    }
    return width >= 0;
}

void ciub_draw_supply_short(const struct ciub_pen *pen, const struct ciub_area *area)
{
    int x = area->x;
    int used = canvas_put(pen->canvas, area->y, x, INK_TITLE, tr("Supply"));
    mark_spot(pen, area->y, x, used, "supply:all");
    x += used + 1;
    bool brief = !names_fit(pen, area->x + area->width - x);
    for (int colour = 0; colour < pen->set->colours; colour++) {
        char thing[GUIDE_THING], words[SUPPLY_WORDS];
        supply_thing(pen, colour, thing);
        write_supply(pen, colour, brief, words);
        x += ciub_chip(pen, area->y, x, supply_ink(pen, colour), words, thing);
    }
}

/* --- at length ---------------------------------------------------------------------- */

/* 6: what nobody knows is which of the cards not seen lie in the pile. */
static int draw_letter(const struct ciub_pen *pen, const struct ciub_area *area,
                       int letter)
{
    uint64_t unseen = pen->state->unseen & pen->set->letter[letter];
    int left = pen->state->pile[letter - LETTER_B];
    if (left == 0)
        return 0;
    int all = __builtin_popcountll(unseen);
    if (all == left)
        canvas_format(pen->canvas, area->y, area->x, INK_PLAIN, tr("%c: these %d"),
                      'A' + letter, left);
    else
        canvas_format(pen->canvas, area->y, area->x, INK_PLAIN, tr("%c: %d of these %d"),
                      'A' + letter, left, all);
    struct ciub_area list = {area->y + 1, area->x + 1, area->height - 1, area->width - 1};
    return 1 + ciub_flow_cards(pen, &list, unseen, INK_DIM);
}

static void draw_pile(const struct ciub_pen *pen, const struct ciub_area *area)
{
    struct ciub_area rest = {area->y + 1, area->x, 0, area->width};
    int end = area->y + area->height;
    ciub_heading(pen, area, tr("Pile"), "pile:all");
    for (int letter = LETTER_B; letter <= LETTER_C; letter++) {
        rest.height = (end - 1 - rest.y) / (LETTER_D - letter);
        rest.y += draw_letter(pen, &rest, letter);
    }
    if (pen->state->opus != CIUB_NONE)
        canvas_put(pen->canvas, rest.y, rest.x, INK_DIM, tr("empty"));
    draw_opus(pen, rest.y, rest.x, rest.width);
}

/* The columns of the longest line of the supply. */
static int supply_width(const struct ciub_pen *pen)
{
    char words[SUPPLY_WORDS];
    int most = 0;
    for (int colour = 0; colour < pen->set->colours; colour++) {
        write_supply(pen, colour, false, words);
        int width = ciub_chip_width(pen, words);
        most = width > most ? width : most;
    }
    return most;
}

/* "7 yellow   1 1 3 3 5 5": so many, and what they can show. */
static void draw_supply_line(const struct ciub_pen *pen, const struct ciub_area *area,
                             int y, int colour)
{
    char thing[GUIDE_THING], words[SUPPLY_WORDS];
    int x = area->x + supply_width(pen);
    supply_thing(pen, colour, thing);
    write_supply(pen, colour, false, words);
    ciub_chip(pen, y, area->x, supply_ink(pen, colour), words, thing);
    for (int side = 0; side < CIUB_SIDES; side++) {
        int look = pen->set->die[colour].look[side];
        canvas_put(pen->canvas, y, x + 1 + 4 * side, INK_PLAIN,
                   ciub_sign(pen, pen->set->die[colour].symbol[look]));
    }
}

static void draw_supply(const struct ciub_pen *pen, const struct ciub_area *area)
{
    ciub_heading(pen, area, tr("Supply, and the sides of the dice"), "supply:all");
    for (int colour = 0; colour < pen->set->colours; colour++)
        draw_supply_line(pen, area, area->y + 1 + colour, colour);
    struct ciub_area legend = {area->y + 1 + pen->set->colours, area->x + 1,
                               area->height - 1 - pen->set->colours, area->width - 1};
    ciub_draw_legend(pen, &legend);
}

void ciub_draw_side(const struct ciub_pen *pen, const struct ciub_area *area)
{
    int lines = pen->set->colours + 3; /* with the heading and two lines of signs */
    struct ciub_area supply = {area->y, area->x, lines, area->width};
    struct ciub_area pile = {area->y + lines + 1, area->x, area->height - lines - 1,
                             area->width};
    draw_supply(pen, &supply);
    draw_pile(pen, &pile);
}
