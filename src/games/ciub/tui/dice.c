/* dice.c: dice of one place, drawn as large as there is room for. */
#include <string.h>

#include "games/ciub/notation/notation.h"
#include "games/ciub/tui/internal.h"
#include "i18n/i18n.h"

enum form {
    FORM_HUGE,   /* colour, and pips or sign and word */
    FORM_LARGE,  /* colour, sign and word */
    FORM_MEDIUM, /* colour, and sign or word */
    FORM_SMALL,  /* the colour's letter on the edge, and the sign */
    FORM_CHIP,   /* letter and sign in a line */
    FORMS
};

static const char *look_sign(const struct ciub_pen *pen, const struct ciub_heap_die *die)
{
    return die->kind == CIUB_FACELESS ? "" : ciub_kind_sign(pen, die->kind);
}

/* What the sign is called; "" if it says so itself. */
static const char *look_word(const struct ciub_pen *pen, const struct ciub_heap_die *die)
{
    const char *word =
        die->kind == CIUB_FACELESS ? "" : ciub_look_label(pen->set, die->kind);
    return strcmp(word, look_sign(pen, die)) == 0 ? "" : word;
}

/* Dice whose faces do not count now: inactive and spent ones. */
static bool is_idle(const struct ciub_heap_die *die)
{
    return die->kind != CIUB_FACELESS && kind_look(die->kind) >= LOOK_SPENT;
}

static int value_of(const struct ciub_pen *pen, const struct ciub_heap_die *die)
{
    return die->kind == CIUB_FACELESS ? 0 : pen->set->value[die->kind];
}

/* The longest word that stands on a die, and its edges. */
static int word_width(const struct ciub_pen *pen)
{
    size_t longest = strlen("inactive");
    for (int colour = 0; colour < pen->set->colours; colour++) {
        size_t length =
            (size_t)canvas_columns(pen->canvas, tr(pen->set->die[colour].name));
        longest = length > longest ? length : longest;
    }
    return (int)longest + 2;
}

static struct ciub_area form_size(const struct ciub_pen *pen, enum form form)
{
    static const int height[FORMS] = {7, 5, 4, CIUB_DIE_HEIGHT, 1};
    int width = form <= FORM_MEDIUM ? word_width(pen) : CIUB_DIE_WIDTH;
    width += form == FORM_HUGE ? 2 : 0;
    return (struct ciub_area){.height = height[form], .width = width};
}

static enum form choose_form(const struct ciub_pen *pen, const struct ciub_area *area,
                             int count)
{
    for (enum form form = FORM_HUGE; form < FORM_CHIP; form++) {
        struct ciub_area die = form_size(pen, form);
        if (area->height / die.height * (area->width / die.width) >= count)
            return form;
    }
    return FORM_CHIP;
}

/* A sign of three columns takes the place of the right edge. */
static void draw_chip(const struct ciub_pen *pen, const struct ciub_area *area,
                      const struct ciub_heap_die *die, unsigned marks)
{
    char words[16];
    struct text out = text_init(words, sizeof words);
    const char *sign = look_sign(pen, die);
    enum ink ink = ciub_colour_ink(pen, die->colour);
    int blanks = 2 - canvas_columns(pen->canvas, sign);
    bool wide = blanks < 0;
    text_format(&out, "%c%s%*s", pen->initial[die->colour], wide ? "" : sign,
                wide ? 2 : blanks, "");
    ciub_chip_marked(pen, area->y, area->x, ink, words, die->thing, marks);
    if (wide) {
        canvas_put(pen->canvas, area->y, area->x + 2, ink, sign);
        canvas_mark(pen->canvas, area->y, area->x + 2, 1, 3, marks & ~(unsigned)CELL_LIT);
    }
    if (die->busy)
        canvas_put(pen->canvas, area->y, area->x, INK_KEY, "\u25b6");
    if (die->given)
        canvas_put(pen->canvas, area->y, area->x, INK_KEY, "\u2190");
}

/* As on dice that are thrown, three columns wide in each direction. */
static void draw_pips(const struct ciub_pen *pen, int y, int x, int number)
{
    static const char *const pips[CIUB_NUMBERS] = {"    o    ", "o       o", "o   o   o",
                                                   "o o   o o", "o o o o o", "o oo oo o",
                                                   "o ooooo o"};
    for (int i = 0; i < 9; i++)
        if (pips[number - 1][i] == 'o')
            canvas_either(pen->canvas, y + i / 3, x + 3 * (i % 3), INK_TITLE, "\u25cf",
                          "o");
}

/* Sign and word in one line, if both fit. */
static void draw_face_line(const struct ciub_pen *pen, int y, int x, int width,
                           const struct ciub_heap_die *die)
{
    const char *sign = look_sign(pen, die), *word = look_word(pen, die);
    char both[40];
    struct text out = text_init(both, sizeof both);
    text_format(&out, "%s %s", sign, word);
    if (word[0] == '\0')
        ciub_put_centred(pen, y, x, width, INK_TITLE, sign);
    else if (is_idle(die) || !ciub_put_centred(pen, y, x, width, INK_TITLE, both))
        ciub_put_centred(pen, y, x, width, INK_TITLE, word);
}

static void draw_words(const struct ciub_pen *pen, const struct ciub_area *area,
                       const struct ciub_heap_die *die, enum form form)
{
    int y = area->y + 1, x = area->x + 1, width = area->width - 2;
    int number = value_of(pen, die);
    ciub_put_centred(pen, y, x, width, ciub_colour_ink(pen, die->colour),
                     tr(pen->set->die[die->colour].name));
    if (form == FORM_MEDIUM) {
        draw_face_line(pen, y + 1, x, width, die);
        return;
    }
    if (form == FORM_HUGE && number > 0) {
        draw_pips(pen, y + 1, x + (width - 7) / 2, number);
    } else {
        int middle = form == FORM_HUGE ? y + 2 : y + 1;
        ciub_put_centred(pen, middle, x, width, INK_TITLE, look_sign(pen, die));
    }
    if (number == 0)
        ciub_put_centred(pen, area->y + area->height - 2, x, width, INK_DIM,
                         look_word(pen, die));
    else if (form == FORM_HUGE)
        ciub_put_centred(pen, area->y + area->height - 2, x, width, INK_DIM,
                         look_sign(pen, die));
}

static void draw_box(const struct ciub_pen *pen, const struct ciub_area *area,
                     const struct ciub_heap_die *die, enum form form, unsigned marks)
{
    enum ink ink = ciub_colour_ink(pen, die->colour);
    ciub_box(pen, area, ink, marks, is_idle(die) || die->given);
    canvas_spot(pen->canvas, area->y, area->x, area->height, area->width, die->thing);
    if (form == FORM_SMALL) {
        canvas_format(pen->canvas, area->y, area->x + 2, ink, "%c",
                      pen->initial[die->colour]);
        const char *sign = look_sign(pen, die);
        int x = area->x + (canvas_columns(pen->canvas, sign) < 3 ? 2 : 1);
        canvas_put(pen->canvas, area->y + 1, x,
                   is_idle(die) || die->given ? INK_DIM : INK_TITLE, sign);
    } else {
        draw_words(pen, area, die, form);
    }
    if (die->given)
        ciub_put_centred(pen, area->y + area->height - 1, area->x, area->width, INK_KEY,
                         "\u2190");
    if (die->busy)
        ciub_put_centred(pen, area->y + area->height - 1, area->x, area->width, INK_KEY,
                         "\u25b2");
    ciub_box_mark(pen, area, ink, marks);
}

/* Of equal dice as many are marked as are picked, and the cursor is on the next. */
static unsigned marks_of(const struct ciub_pen *pen, const struct ciub_heap *heap,
                         int index)
{
    const char *thing = heap->die[index].thing;
    unsigned marks = view_scene_marks(pen->scene, thing);
    int before = 0, equal = 0, picks = view_scene_picks(pen->scene, thing);
    for (int i = 0; i < heap->count; i++) {
        bool same = strcmp(heap->die[i].thing, thing) == 0;
        equal += same;
        before += same && i < index;
    }
    int cursor = picks < equal ? picks : equal - 1;
    if (before >= picks)
        marks &= ~(unsigned)CELL_PICKED;
    if (before != cursor)
        marks &= ~(unsigned)CELL_CURSOR;
    return marks;
}

void ciub_draw_heap(const struct ciub_pen *pen, const struct ciub_area *area,
                    const struct ciub_heap *heap, int most)
{
    enum form form = choose_form(pen, area, most);
    struct ciub_area die = form_size(pen, form);
    int across = area->width < die.width ? 1 : area->width / die.width;
    for (int i = 0; i < heap->count; i++) {
        unsigned marks = marks_of(pen, heap, i);
        struct ciub_heap_die body = heap->die[i];
        body.given = body.given || (heap->gives && (marks & CELL_PICKED) != 0);
        if (body.given)
            marks &= ~(unsigned)CELL_PICKED;
        die.y = area->y + i / across * die.height;
        die.x = area->x + i % across * die.width;
        if (form == FORM_CHIP)
            draw_chip(pen, &die, &body, marks);
        else
            draw_box(pen, &die, &body, form, marks);
    }
}
