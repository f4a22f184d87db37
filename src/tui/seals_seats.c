/* seals_seats.c: what lies beside the dungeon: the supply, and each player's dice and
 * scrolls. The player who sits here comes first. A spell is named once, followed by the
 * letters of the elements its owner has it of: a capital lies face up.
 *     @1 &1 Anna, witch   12
 *     f3 f5 w2
 *     change FWe  leap A */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/speech.h"
#include "games/seals/rules.h"
#include "tui/seals_parts.h"

enum { SHORT_SPELL = 3, ROOMY_WIDTH = 36, ROOMY_ROWS = 6 };

/* Whole words, and a blank line behind each player. */
static bool is_roomy(const struct area *area, int players)
{
    return area->width >= ROOMY_WIDTH && area->height >= ROOMY_ROWS * (players + 1);
}

static void chip(const struct table_view *view, struct pen *pen, enum ink ink,
                 const char *words, const char *thing, int gap)
{
    pen_chip(pen, ink, words, thing, scene_marks(view->scene, thing), gap);
}

/* --- what belongs to nobody --------------------------------------------------------- */

static void put_heading(const struct table_view *view, struct pen *pen)
{
    const struct seals_state *state = view->state;
    int left = __builtin_popcountll(state->lying & scrolls_of_strength(MAX_STRENGTH)) -
               end_limit(view->world) + 1;
    left = left > 0 ? left : 0;
    char words[120];
    struct text text = text_init(words, sizeof words);
    if (state->round == 0)
        text_put(&text, say("Before the first round"));
    else if (pen->area.width < ROOMY_WIDTH)
        text_format(&text, say("Round %d, sixes to the end: %d"), state->round, left);
    else
        text_format(&text, say("Round %d, scrolls of strength 6 to the end: %d"),
                    state->round, left);
    canvas_fit(pen->canvas, pen->y, pen->x, pen->area.width, INK_TITLE, words);
    pen->y++;
}

/* "f:4", and how many of them are picked: "f:4-2". */
static void put_supply(const struct table_view *view, struct pen *pen, bool roomy)
{
    pen_chip(pen, INK_DIM, say("supply"), "", 0, 1);
    for (int colour = 0; colour < COLOURS; colour++) {
        char words[32], thing[GUIDE_THING];
        struct text text = text_init(words, sizeof words);
        text_format(&text, "%.*s:%d", roomy ? 8 : 1, element_name[colour],
                    view->state->supply[colour]);
        snprintf(thing, sizeof thing, "supply:%s", element_name[colour]);
        int picks = scene_picks(view->scene, thing);
        if (picks > 0)
            text_format(&text, "-%d", picks);
        chip(view, pen, element_ink(colour), words, thing, 1);
    }
    pen_break(pen);
}

/* 6.21: those that wait beside the board. */
static void put_guardians(const struct table_view *view, struct pen *pen)
{
    if (view->state->circle != spell_table[SPELL_GUARDIAN].circle)
        return;
    pen_chip(pen, INK_DIM, say("guardians"), "", 0, 1);
    for (int element = 0; element < ELEMENTS; element++) {
        char words[3] = {'!', element_letter[element]}, thing[GUIDE_THING];
        snprintf(thing, sizeof thing, "guardian:%s", element_name[element]);
        if (view->state->guardian[element] == SITE_NONE)
            chip(view, pen, element_ink(element), words, thing, 1);
    }
    pen_break(pen);
}

/* --- a player ----------------------------------------------------------------------- */

/* Name and mage; what there is to say of his round, where there is room. */
static void write_name(const struct table_view *view, int seat, int width,
                       struct text *out)
{
    const struct seals_seat *his = &view->state->seat[seat];
    text_put(out, view->scene->name[seat] ? view->scene->name[seat] : "");
    if (his->mage != NONE)
        text_format(out, ", %s", mage_name[his->mage]);
    const char *remark = his->over                    ? say("done")
                         : view->state->first == seat ? say("first")
                                                      : "";
    if (remark[0] && canvas_columns(view->canvas, out->data) +
                             canvas_columns(view->canvas, remark) + 2 <=
                         width)
        text_format(out, ", %s", remark);
}

static void put_name(const struct table_view *view, struct pen *pen, int seat)
{
    const struct seals_seat *his = &view->state->seat[seat];
    int right = pen->area.x + pen->area.width - 3, width = right - pen->x;
    char words[160], thing[GUIDE_THING];
    struct text text = text_init(words, sizeof words);
    write_name(view, seat, width - 1, &text);
    snprintf(thing, sizeof thing, "seat:%d", seat + 1);
    canvas_fit(pen->canvas, pen->y, pen->x, width - 1,
               his->over ? INK_DIM : seat_ink(seat), words);
    canvas_format(pen->canvas, pen->y, right, INK_TITLE, "%3d",
                  seat_score(his, view->state->circle));
    canvas_mark(pen->canvas, pen->y, pen->x, 1, width + 3,
                scene_marks(view->scene, thing) |
                    (acting_seat(view->state) == seat ? CELL_BOLD : 0));
    canvas_spot(pen->canvas, pen->y, pen->x, 1, width + 3, thing);
    pen_break(pen);
}

/* Who acts, and for whom the round is over. */
static const char *sign_of(const struct seals_state *state, int seat)
{
    return acting_seat(state) == seat ? ">" : state->seat[seat].over ? "-" : " ";
}

static void put_header(const struct table_view *view, struct pen *pen, int seat)
{
    const struct seals_seat *his = &view->state->seat[seat];
    char words[3] = {'@', (char)('1' + seat)}, thing[GUIDE_THING];
    pen_chip(pen, INK_KEY, sign_of(view->state, seat), "", 0, 0);
    snprintf(thing, sizeof thing, "mage:%d", seat + 1);
    chip(view, pen, seat_ink(seat), words, thing, 1);
    words[0] = '&';
    snprintf(thing, sizeof thing, "familiar:%d", seat + 1);
    chip(view, pen, his->familiar == SITE_NONE ? INK_DIM : seat_ink(seat), words, thing,
         1);
    put_name(view, pen, seat);
}

/* Of dice that look alike the first are picked. */
static void put_dice_of(const struct table_view *view, struct pen *pen, int seat,
                        int colour, int value)
{
    int count = dice_count_of(view->state->seat[seat].dice[colour], value);
    char words[3] = {element_letter[colour], (char)('0' + value)}, thing[GUIDE_THING];
    thing_die(view, seat, colour, value, thing);
    unsigned marks = scene_marks(view->scene, thing);
    int picks = scene_picks(view->scene, thing);
    for (int i = 0; i < count; i++)
        pen_chip(pen, element_ink(colour), words, thing,
                 i < picks ? marks : marks & ~(unsigned)CELL_PICKED, 1);
}

static void put_next(const struct seals_seat *his, struct pen *pen)
{
    static const uint8_t none[COLOURS];
    if (memcmp(his->next, none, sizeof none) == 0)
        return;
    pen_chip(pen, INK_DIM, say("next"), "", 0, 1);
    for (int colour = 0; colour < COLOURS; colour++)
        for (int i = 0; i < his->next[colour]; i++) {
            char words[2] = {element_letter[colour]};
            pen_chip(pen, element_ink(colour), words, "", 0, 1);
        }
}

static void put_dice(const struct table_view *view, struct pen *pen, int seat)
{
    pen->x++;
    for (int colour = 0; colour < COLOURS; colour++)
        for (int value = 1; value <= 6; value++)
            put_dice_of(view, pen, seat, colour, value);
    put_next(&view->state->seat[seat], pen);
}

/* --- scrolls ------------------------------------------------------------------------ */

/* The seat's scrolls of a spell, as bits. */
static uint64_t scrolls_of_spell(const struct seals_state *state, uint64_t his, int spell)
{
    uint64_t found = 0;
    for (; his != 0; his &= his - 1) {
        int scroll = __builtin_ctzll(his);
        if ((int)scroll_spell(scroll, state->circle) == spell)
            found |= scroll_bit(scroll);
    }
    return found;
}

static void put_letter(const struct table_view *view, struct pen *pen, int seat,
                       int scroll)
{
    bool up = (view->state->seat[seat].up & scroll_bit(scroll)) != 0;
    int element = scroll_element(scroll);
    char letter = element_letter[element], words[2] = {letter}, thing[GUIDE_THING];
    words[0] = up ? (char)toupper((unsigned char)letter) : letter;
    thing_scroll(view, seat, scroll, thing);
    unsigned marks = scene_marks(view->scene, thing);
    /* Of two copies it is the one face up that can be used. */
    pen_chip(pen, up ? element_ink(element) : INK_DIM, words, thing,
             up ? marks | CELL_BOLD : marks & ~(unsigned)CELL_LIT, 0);
}

/* 6.9 the token that lies on an Absorption. */
static void put_absorbed(const struct table_view *view, struct pen *pen, int scroll)
{
    int token = view->state->absorbed[scroll_element(scroll)];
    if (token == 0 || scroll_spell(scroll, view->state->circle) != SPELL_ABSORPTION)
        return;
    char words[4] = {'+', element_letter[token_colour(token)],
                     (char)('0' + token_strength(token))};
    pen_chip(pen, element_ink(token_colour(token)), words, "", 0, 0);
}

/* The spell's name belongs to the first of its letters. */
static void put_spell(const struct table_view *view, struct pen *pen, int seat, int spell,
                      uint64_t scrolls, bool roomy)
{
    char words[24], thing[GUIDE_THING];
    int letters = __builtin_popcountll(scrolls);
    snprintf(words, sizeof words, "%.*s", roomy ? 20 : SHORT_SPELL,
             spell_table[spell].name);
    if (pen->x + (int)strlen(words) + 1 + letters > pen->area.x + pen->area.width) {
        pen_break(pen);
        pen->x++;
    }
    thing_scroll(view, seat, __builtin_ctzll(scrolls), thing);
    pen_chip(pen, scrolls & view->state->seat[seat].up ? INK_PLAIN : INK_DIM, words,
             thing, 0, 1);
    for (; scrolls != 0; scrolls &= scrolls - 1) {
        put_letter(view, pen, seat, __builtin_ctzll(scrolls));
        put_absorbed(view, pen, __builtin_ctzll(scrolls));
    }
    pen->x += 2;
}

static void put_scrolls(const struct table_view *view, struct pen *pen, int seat,
                        bool roomy)
{
    const struct seals_seat *his = &view->state->seat[seat];
    if (view->state->circle == 0)
        return;
    for (int spell = 0; spell < SPELLS; spell++) {
        uint64_t scrolls = scrolls_of_spell(view->state, his->up | his->down, spell);
        if (scrolls != 0)
            put_spell(view, pen, seat, spell, scrolls, roomy);
    }
}

/* --- the whole ---------------------------------------------------------------------- */

enum { LEAST_ROWS = 2 };

static int put_seat(const struct table_view *view, struct area area, int seat, bool own,
                    bool roomy)
{
    struct pen pen = pen_start(view->canvas, area);
    put_header(view, &pen, seat);
    put_dice(view, &pen, seat);
    if (own || roomy)
        pen_break(&pen), pen.x++;
    put_scrolls(view, &pen, seat, roomy);
    pen_break(&pen);
    return pen.y + roomy - area.y;
}

void seats_draw(const struct table_view *view, struct area area)
{
    struct pen pen = pen_start(view->canvas, area);
    int players = view->world->players, bottom = area.y + area.height;
    bool roomy = is_roomy(&area, players);
    put_heading(view, &pen);
    put_supply(view, &pen, roomy);
    put_guardians(view, &pen);
    int y = pen.y + roomy, first = view->scene->seat;
    first = first >= 0 && first < players ? first : view->state->turn;
    for (int i = 0; i < players; i++) {
        int rest = (players - 1 - i) * LEAST_ROWS;
        struct area part = {y, area.x, bottom - rest - y, area.width};
        y += put_seat(view, part, (first + i) % players, i == 0, roomy);
        y = y > bottom - rest ? bottom - rest : y;
    }
}
