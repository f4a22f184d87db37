/* cards.c: cards and the rows they lie in. */
#include <string.h>

#include "games/ciub/tui/internal.h"
#include "i18n/i18n.h"

enum { ROOMY = 13, WORDY = 14, MOST_WIDTH = 26 };

void ciub_card_thing(const struct ciub_pen *pen, int card, char thing[GUIDE_THING])
{
    struct text out = text_init(thing, GUIDE_THING);
    text_format(&out, "card:%s", pen->set->card[card].name);
}

/* Numbers stand apart where there is room for that. */
static void draw_need(const struct ciub_pen *pen, const struct ciub_area *inner, int y,
                      const struct ciub_card *card)
{
    static const char *const between[] = {"  ", " ", ""};
    char words[3 * CIUB_CARDS] = "";
    for (size_t i = inner->width < 20; i < sizeof between / sizeof between[0]; i++) {
        struct text out = text_init(words, sizeof words);
        ciub_write_need(&card->need, between[i], &out);
        if (ciub_put_centred(pen, y, inner->x, inner->width, INK_TITLE, words))
            return;
    }
    canvas_fit(pen->canvas, y, inner->x, inner->width, INK_TITLE, words);
}

/* In words, for people who have not seen the signs before. */
static void draw_need_words(const struct ciub_pen *pen, const struct ciub_area *inner,
                            int y, const struct ciub_need *need)
{
    char full[80], brief[80];
    struct text out = text_init(full, sizeof full), less = text_init(brief, sizeof brief);
    if (need->lanes != 0) {
        text_put(&out, tr("these numbers"));
    } else if (need->equal > 0) {
        tr_put_count(&out, need->equal, "%d die that is alike", "%d dice that are alike",
                     need->equal);
        tr_put_count(&less, need->equal, "%d die alike", "%d dice alike", need->equal);
    } else {
        tr_put(&out, "a sum of %d or more", need->sum);
        tr_put(&less, "a sum of %d", need->sum);
    }
    if (!ciub_put_centred(pen, y, inner->x, inner->width, INK_DIM, full))
        ciub_put_centred(pen, y, inner->x, inner->width, INK_DIM, brief);
}

/* On the upper edge: the letter, a name of its own, and the points. */
static void draw_upper_edge(const struct ciub_pen *pen, const struct ciub_area *area,
                            const struct ciub_card *card)
{
    char points[16], need[3 * CIUB_CARDS];
    struct text out = text_init(points, sizeof points);
    text_format(&out, " %d\u2605", card->points);
    int columns = canvas_columns(pen->canvas, points);
    canvas_format(pen->canvas, area->y, area->x + 1, INK_DIM, "%c ", 'A' + card->letter);
    canvas_put(pen->canvas, area->y, area->x + area->width - 1 - columns, INK_KEY,
               points);
    out = text_init(need, sizeof need);
    ciub_write_need(&card->need, "-", &out);
    int room = area->width - columns - 5;
    if (strcmp(need, card->name) != 0 && canvas_columns(pen->canvas, card->name) <= room)
        canvas_format(pen->canvas, area->y, area->x + 3, INK_PLAIN, "%s ", card->name);
}

/* On the lower edge: the owl, and whose token lies there. */
static void draw_lower_edge(const struct ciub_pen *pen, const struct ciub_area *area,
                            int card)
{
    int y = area->y + area->height - 1, x = area->x + area->width - 1;
    if (pen->set->card[card].owl)
        canvas_format(pen->canvas, y, area->x + 1, INK_DIM,
                      area->width < ROOMY ? "%s" : " %s ", tr("owl"));
    for (int seat = pen->world->players - 1; seat >= 0; seat--) {
        char words[60];
        struct text out = text_init(words, sizeof words);
        if (pen->state->token[seat] != card)
            continue;
        text_format(&out, " %s%d %s ", ciub_token_sign(pen, true), seat + 1,
                    pen->scene->name[seat]);
        int columns = canvas_columns(pen->canvas, words);
        if (columns > area->width - 8) {
            out = text_init(words, sizeof words);
            text_format(&out, area->width < ROOMY ? "%s%d" : " %s%d ",
                        ciub_token_sign(pen, true), seat + 1);
            columns = canvas_columns(pen->canvas, words);
        }
        x -= columns;
        canvas_put(pen->canvas, y, x, ciub_seat_ink(seat), words);
    }
}

static void draw_card(const struct ciub_pen *pen, const struct ciub_area *area, int card)
{
    const struct ciub_card *spell = &pen->set->card[card];
    struct ciub_area inner = {area->y + 1, area->x + 1, area->height - 2,
                              area->width - 2};
    char thing[GUIDE_THING];
    bool words = inner.height >= 2 && inner.width >= WORDY;
    int y = inner.y + (inner.height - (words ? 2 : 1)) / 2;
    ciub_card_thing(pen, card, thing);
    unsigned marks = view_scene_marks(pen->scene, thing);
    enum ink ink = marks & CELL_LIT ? INK_KEY : INK_PLAIN;
    ciub_box(pen, area, ink, marks, false);
    canvas_spot(pen->canvas, area->y, area->x, area->height, area->width, thing);
    draw_upper_edge(pen, area, spell);
    draw_lower_edge(pen, area, card);
    draw_need(pen, &inner, y, spell);
    if (words)
        draw_need_words(pen, &inner, inner.y + inner.height - 1 - (inner.height > 3),
                        &spell->need);
    ciub_box_mark(pen, area, ink, marks);
}

void ciub_draw_row(const struct ciub_pen *pen, const struct ciub_area *area,
                   const uint8_t row[CIUB_ROW])
{
    int width = area->width / pen->world->row;
    width = width > MOST_WIDTH ? MOST_WIDTH : width;
    for (int place = 0; place < pen->world->row; place++) {
        struct ciub_area card = {area->y, area->x + place * width, area->height, width};
        if (row[place] != CIUB_NONE)
            draw_card(pen, &card, row[place]);
        else
            ciub_box(pen, &card, INK_DIM, 0, true);
    }
}
