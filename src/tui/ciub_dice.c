/* ciub_dice.c: dice of one place, drawn as large as there is room for. */
#include <string.h>

#include "games/ciub/text.h"
#include "tui/ciub_parts.h"

enum form {
    FORM_LARGE,  /* colour, sign and word */
    FORM_MEDIUM, /* colour, and sign or word */
    FORM_SMALL,  /* the colour's letter on the edge, and the sign */
    FORM_CHIP,   /* letter and sign in a line */
    FORMS
};

static const char *look_word(const struct ciub_pen *pen, const struct ciub_heap_die *die)
{
    return die->kind == CIUB_FACELESS ? "" : ciub_look_name(pen->set, die->kind);
}

static const char *look_sign(const struct ciub_pen *pen, const struct ciub_heap_die *die)
{
    return die->kind == CIUB_FACELESS ? "" : ciub_kind_sign(pen, die->kind);
}

/* Dice that count for nothing now: inactive ones, and spent ones. */
static bool is_idle(const struct ciub_heap_die *die)
{
    return die->kind != CIUB_FACELESS && kind_look(die->kind) >= LOOK_SPENT;
}

/* The longest word that stands on a die, and its edges. */
static int word_width(const struct ciub_pen *pen)
{
    size_t longest = strlen("inactive");
    for (int colour = 0; colour < pen->set->colours; colour++) {
        size_t length = strlen(pen->set->die[colour].name);
        longest = length > longest ? length : longest;
    }
    return (int)longest + 2;
}

static struct ciub_area form_size(const struct ciub_pen *pen, enum form form)
{
    static const int height[FORMS] = {5, 4, CIUB_DIE_HEIGHT, 1};
    int width = form <= FORM_MEDIUM ? word_width(pen) : CIUB_DIE_WIDTH;
    return (struct ciub_area){.height = height[form], .width = width};
}

static enum form choose_form(const struct ciub_pen *pen, const struct ciub_area *area,
                             int count)
{
    for (enum form form = FORM_LARGE; form < FORM_CHIP; form++) {
        struct ciub_area die = form_size(pen, form);
        if (area->height / die.height * (area->width / die.width) >= count)
            return form;
    }
    return FORM_CHIP;
}

static void draw_chip(const struct ciub_pen *pen, const struct ciub_area *area,
                      const struct ciub_heap_die *die, unsigned marks)
{
    char words[16];
    struct text out = text_init(words, sizeof words);
    const char *sign = look_sign(pen, die);
    int blanks = 2 - canvas_columns(pen->canvas, sign);
    text_format(&out, "%c%s%*s", pen->initial[die->colour], sign, blanks, "");
    ciub_chip_marked(pen, area->y, area->x, ciub_colour_ink(pen, die->colour), words,
                     die->thing, marks);
    if (die->busy)
        canvas_put(pen->canvas, area->y, area->x, INK_KEY, "\u25b6");
}

static void draw_words(const struct ciub_pen *pen, const struct ciub_area *area,
                       const struct ciub_heap_die *die, enum form form)
{
    int x = area->x + 1, width = area->width - 2;
    const char *sign = look_sign(pen, die), *word = look_word(pen, die);
    bool number = die->kind != CIUB_FACELESS && pen->set->value[die->kind] > 0;
    ciub_put_centred(pen, area->y + 1, x, width, ciub_colour_ink(pen, die->colour),
                     pen->set->die[die->colour].name);
    if (form == FORM_LARGE) {
        ciub_put_centred(pen, area->y + 2, x, width, INK_TITLE, sign);
        ciub_put_centred(pen, area->y + 3, x, width, INK_DIM, number ? "" : word);
        return;
    }
    char both[40];
    struct text out = text_init(both, sizeof both);
    if (number || is_idle(die))
        text_put(&out, word);
    else
        text_format(&out, "%s %s", sign, word);
    if (!ciub_put_centred(pen, area->y + 2, x, width, INK_TITLE, both))
        ciub_put_centred(pen, area->y + 2, x, width, INK_TITLE, word);
}

static void draw_box(const struct ciub_pen *pen, const struct ciub_area *area,
                     const struct ciub_heap_die *die, enum form form, unsigned marks)
{
    enum ink ink = ciub_colour_ink(pen, die->colour);
    ciub_box(pen, area, ink, marks, is_idle(die));
    canvas_spot(pen->canvas, area->y, area->x, area->height, area->width, die->thing);
    if (form == FORM_SMALL) {
        canvas_format(pen->canvas, area->y, area->x + 2, ink, "%c",
                      pen->initial[die->colour]);
        canvas_put(pen->canvas, area->y + 1, area->x + 2,
                   is_idle(die) ? INK_DIM : INK_TITLE, look_sign(pen, die));
    } else {
        draw_words(pen, area, die, form);
    }
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
    unsigned marks = scene_marks(pen->scene, thing);
    int before = 0, equal = 0, picks = scene_picks(pen->scene, thing);
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
                    const struct ciub_heap *heap)
{
    enum form form = choose_form(pen, area, heap->count);
    struct ciub_area die = form_size(pen, form);
    int across = area->width / die.width;
    for (int i = 0; i < heap->count; i++) {
        unsigned marks = marks_of(pen, heap, i);
        die.y = area->y + i / across * die.height;
        die.x = area->x + i % across * die.width;
        if (form == FORM_CHIP)
            draw_chip(pen, &die, &heap->die[i], marks);
        else
            draw_box(pen, &die, &heap->die[i], form, marks);
    }
}
