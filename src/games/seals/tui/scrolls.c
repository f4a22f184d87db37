/* scrolls.c: a player's scrolls. A spell is named once, followed by the letters of
 * the elements its owner has it of: a capital lies face up. Where names are left out, the
 * strength stands for the spell, with a plus for those of the additional circle. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "games/seals/tui/internal.h"

/* The seat's scrolls of a spell, as bits. */
static uint64_t scrolls_of_spell(const struct seals_state *state, uint64_t scrolls,
                                 int spell)
{
    uint64_t found = 0;
    for (; scrolls != 0; scrolls &= scrolls - 1) {
        int scroll = __builtin_ctzll(scrolls);
        if ((int)scroll_spell(scroll, state->circle) == spell)
            found |= scroll_bit(scroll);
    }
    return found;
}

/* A letter, and the place of its scroll: from the column where the spell's name begins,
 * for the first of its letters. */
static void put_letter(const struct table_view *view, struct pen *pen, int seat,
                       int scroll, int from)
{
    bool up = (view->state->seat[seat].up & scroll_bit(scroll)) != 0;
    int element = scroll_element(scroll);
    char letter = seals_element_letter[element], words[2] = {letter}, thing[GUIDE_THING];
    words[0] = up ? (char)toupper((unsigned char)letter) : letter;
    seals_tui_thing_scroll(view, seat, scroll, thing);
    /* Of two copies it is the one face up that can be used. */
    unsigned marks =
        view_scene_marks(view->scene, thing) & ~(up ? 0 : (unsigned)CELL_LIT);
    int row = pen->y;
    seals_tui_pen_chip(pen, up ? seals_tui_element_ink(element) : INK_DIM, words, "",
                       up ? CELL_BOLD : 0, 0);
    if (pen->full)
        return;
    from = pen->y == row ? from : pen->x - 1;
    if (marks & CELL_PICKED && pen->x < pen->area.x + pen->area.width)
        view_draw_tick(pen->canvas, pen->y, pen->x++);
    canvas_mark(pen->canvas, pen->y, from, 1, pen->x - from, marks);
    canvas_spot(pen->canvas, pen->y, from, 1, pen->x - from, thing);
}

/* 6.9 the token that lies on an Absorption. */
static void put_absorbed(const struct table_view *view, struct pen *pen, int scroll)
{
    int token = view->state->absorbed[scroll_element(scroll)];
    if (token == 0 || scroll_spell(scroll, view->state->circle) != SPELL_ABSORPTION)
        return;
    char words[4] = {'+', seals_element_letter[token_colour(token)],
                     (char)('0' + token_strength(token))};
    seals_tui_pen_chip(pen, seals_tui_element_ink(token_colour(token)), words, "", 0, 0);
}

static void write_spell(const struct panel *panel, int scroll, struct text *out)
{
    enum spell spell = scroll_spell(scroll, panel->view.state->circle);
    if (panel->style->name > 0)
        text_format(out, "%.*s", panel->style->name, seals_spell_table[spell].name);
    else
        text_format(out, "%s%d", seals_spell_table[spell].circle > 1 ? "+" : "",
                    seals_spell_table[spell].strength);
}

static void put_spell(const struct panel *panel, struct pen *pen, int seat,
                      uint64_t scrolls)
{
    const struct table_view *view = &panel->view;
    char words[24];
    struct text text = text_init(words, sizeof words);
    int letters = __builtin_popcountll(scrolls), gap = panel->style->name > 0;
    write_spell(panel, __builtin_ctzll(scrolls), &text);
    if (pen->x + (int)text.length + gap + letters > pen->area.x + pen->area.width) {
        seals_tui_pen_break(pen);
        pen->x++;
    }
    int from = pen->x;
    seals_tui_pen_chip(pen, scrolls & view->state->seat[seat].up ? INK_PLAIN : INK_DIM,
                       words, "", 0, gap);
    for (; scrolls != 0; scrolls &= scrolls - 1) {
        put_letter(view, pen, seat, __builtin_ctzll(scrolls), from);
        put_absorbed(view, pen, __builtin_ctzll(scrolls));
        from = pen->x;
    }
    pen->x += panel->style->gap;
}

void seals_tui_scrolls_draw(const struct panel *panel, struct pen *pen, int seat)
{
    const struct seals_state *state = panel->view.state;
    const struct seals_seat *player = &state->seat[seat];
    for (int spell = 0; spell < SPELLS && state->circle > 0; spell++) {
        uint64_t scrolls = scrolls_of_spell(state, player->up | player->down, spell);
        if (scrolls != 0)
            put_spell(panel, pen, seat, scrolls);
    }
}
