/* seats.c: what lies beside the dungeon: the supply, and each player's dice and
 * scrolls. The player who sits here comes first.
 *     @1 &1 Anna, witch   12
 *     ▐f3▌▐f5▌▐w2▌
 *     change FWe  leap A */
#include <stdio.h>
#include <string.h>

#include "games/seals/rules/rules.h"
#include "games/seals/tui/internal.h"
#include "i18n/i18n.h"

static void chip(const struct table_view *view, struct pen *pen, enum ink ink,
                 const char *words, const char *thing, int gap)
{
    seals_tui_pen_chip(pen, ink, words, thing, view_scene_marks(view->scene, thing), gap);
}

/* --- what belongs to nobody --------------------------------------------------------- */

/* 4.7: how near the end is. */
static void put_heading(const struct table_view *view, struct pen *pen)
{
    int left = seals_sixes_to_go(view->world, view->state);
    char words[120];
    struct text text = text_init(words, sizeof words);
    if (view->state->round == 0)
        text_put(&text, tr("Before the first round"));
    else if (left == 0)
        text_put(&text, tr("The last round"));
    else
        tr_put_count(&text, left, "%d strength-6 scroll to take",
                     "%d strength-6 scrolls to take", left);
    canvas_fit(pen->canvas, pen->y, pen->x, pen->area.width, INK_TITLE, words);
    pen->y++;
}

/* How many are there without those picked to be taken. */
static int supply_left(const struct table_view *view, int colour, int picks)
{
    bool taking = step_takes(view->state, PICK_TAKE);
    return view->state->supply[colour] - (taking ? picks : 0);
}

/* "f:4", with a tick when one is picked, and how many if there are more: "f:2✓2". */
static void put_supply(const struct panel *panel, struct pen *pen)
{
    const struct table_view *view = &panel->view;
    if (panel->style->labels)
        seals_tui_pen_chip(pen, INK_DIM, tr("supply"), "", 0, 1);
    for (int colour = 0; colour < COLOURS; colour++) {
        char words[32], thing[GUIDE_THING];
        struct text text = text_init(words, sizeof words);
        snprintf(thing, sizeof thing, "supply:%s", seals_element_name[colour]);
        int picks = view_scene_picks(view->scene, thing);
        text_format(&text, "%.*s:%d", panel->style->words ? 8 : 1,
                    seals_element_name[colour], supply_left(view, colour, picks));
        if (picks > 0)
            text_put(&text, view->canvas->ascii ? "*" : "\u2713");
        if (picks > 1)
            text_format(&text, "%d", picks);
        seals_tui_pen_chip(pen, seals_tui_element_ink(colour), words, thing,
                           view_scene_marks(view->scene, thing) & ~(unsigned)CELL_PICKED,
                           1);
    }
}

static void put_guardians(const struct panel *panel, struct pen *pen)
{
    unsigned waiting = seals_guardians_waiting(panel->view.world, panel->view.state);
    if (waiting != 0 && panel->style->labels) {
        seals_tui_pen_break(pen);
        seals_tui_pen_chip(pen, INK_DIM, tr("guardians"), "", 0, 1);
    }
    for (int element = 0; element < ELEMENTS; element++) {
        char words[3] = {'!', seals_element_letter[element]}, thing[GUIDE_THING];
        snprintf(thing, sizeof thing, "guardian:%s", seals_element_name[element]);
        if (waiting >> element & 1)
            chip(&panel->view, pen, seals_tui_element_ink(element), words, thing,
                 panel->style->labels ? 1 : 0);
    }
}

/* --- a player ----------------------------------------------------------------------- */

static bool has_won(const struct table_view *view, int seat)
{
    return view->scene->game->winners(view->world, view->state) >> seat & 1;
}

/* A player with a complete move acts until it is confirmed. */
static int who_acts(const struct table_view *view)
{
    int confirms = view->scene->confirms;
    return confirms > 0 ? confirms - 1 : acting_seat(view->state);
}

/* Name and mage, and the state of the player's round if there is room; of a winner only
 * that. */
static void write_name(const struct table_view *view, int seat, int width,
                       struct text *out)
{
    const struct seals_seat *player = &view->state->seat[seat];
    const char *name = view->scene->name[seat] ? view->scene->name[seat] : "";
    text_put(out, name);
    if (has_won(view, seat)) {
        text_format(out, ", %s", tr("winner"));
        return;
    }
    if (player->mage != NONE && strcmp(name, tr(seals_mage_name[player->mage])) != 0)
        text_format(out, ", %s", tr(seals_mage_name[player->mage]));
    if (view->scene->level[seat] && view->scene->level[seat][0])
        text_format(out, " (%s)", view->scene->level[seat]);
    const char *remark = player->over                 ? tr("done")
                         : view->state->first == seat ? tr("first")
                                                      : "";
    int columns = canvas_columns(view->canvas, out->data);
    if (remark[0] && columns + 2 + canvas_columns(view->canvas, remark) <= width)
        text_format(out, ", %s", remark);
}

static void put_name(const struct table_view *view, struct pen *pen, int seat)
{
    const struct seals_seat *player = &view->state->seat[seat];
    int right = pen->area.x + pen->area.width - 3, width = right - pen->x;
    char words[160], thing[GUIDE_THING];
    struct text text = text_init(words, sizeof words);
    write_name(view, seat, width, &text);
    snprintf(thing, sizeof thing, "seat:%d", seat + 1);
    canvas_fit(pen->canvas, pen->y, pen->x, width,
               player->over ? INK_DIM : seals_tui_seat_ink(seat), words);
    canvas_format(pen->canvas, pen->y, right, INK_TITLE, "%3d",
                  seals_seat_score(player, view->state->circle));
    view_draw_marks(pen->canvas, pen->y, pen->x, width + 3,
                    view_scene_marks(view->scene, thing) |
                        (who_acts(view) == seat ? CELL_BOLD : 0));
    canvas_spot(pen->canvas, pen->y, pen->x, 1, width + 3, thing);
    seals_tui_pen_break(pen);
}

/* Who has won, who acts, and for whom the round is over. */
static const char *sign_of(const struct table_view *view, int seat)
{
    const struct seals_state *state = view->state;
    if (state->step == STEP_OVER)
        return has_won(view, seat) ? "*" : " ";
    return who_acts(view) == seat ? ">" : state->seat[seat].over ? "-" : " ";
}

static void put_header(const struct table_view *view, struct pen *pen, int seat)
{
    const struct seals_seat *player = &view->state->seat[seat];
    char words[3] = {'@', (char)('1' + seat)}, thing[GUIDE_THING];
    seals_tui_pen_chip(pen, INK_KEY, sign_of(view, seat), "", 0, 0);
    snprintf(thing, sizeof thing, "mage:%d", seat + 1);
    chip(view, pen, seals_tui_seat_ink(seat), words, thing, 1);
    words[0] = '&';
    snprintf(thing, sizeof thing, "familiar:%d", seat + 1);
    chip(view, pen, player->familiar == SITE_NONE ? INK_DIM : seals_tui_seat_ink(seat),
         words, thing, 1);
    put_name(view, pen, seat);
}

/* "▐f3▌", or "f3" where there is little room. */
static void write_die(const struct panel *panel, int colour, int value, struct text *out)
{
    text_format(out, panel->style->tiles ? "▐%c%d▌" : "%c%d",
                seals_element_letter[colour], value);
}

/* Of dice that look alike the first are picked. */
static void put_dice_of(const struct panel *panel, struct pen *pen, int seat, int colour,
                        int value)
{
    const struct table_view *view = &panel->view;
    int count = dice_count_of(view->state->seat[seat].dice[colour], value);
    char words[16], thing[GUIDE_THING];
    struct text text = text_init(words, sizeof words);
    write_die(panel, colour, value, &text);
    seals_tui_thing_die(view, seat, colour, value, thing);
    unsigned marks = view_scene_marks(view->scene, thing);
    int picks = view_scene_picks(view->scene, thing);
    for (int i = 0; i < count; i++)
        seals_tui_pen_chip(pen, seals_tui_element_ink(colour), words, thing,
                           i < picks ? marks : marks & ~(unsigned)CELL_PICKED,
                           panel->style->tiles ? 0 : 1);
}

static void put_next(const struct seals_seat *player, struct pen *pen)
{
    static const uint8_t none[COLOURS];
    if (memcmp(player->next, none, sizeof none) == 0)
        return;
    seals_tui_pen_chip(pen, INK_DIM, tr("next"), "", 0, 1);
    for (int colour = 0; colour < COLOURS; colour++)
        for (int i = 0; i < player->next[colour]; i++) {
            char words[2] = {seals_element_letter[colour]};
            seals_tui_pen_chip(pen, seals_tui_element_ink(colour), words, "", 0, 1);
        }
}

static void put_dice(const struct panel *panel, struct pen *pen, int seat)
{
    const struct seals_seat *player = &panel->view.state->seat[seat];
    pen->x += !panel->style->tiles;
    for (int colour = 0; colour < COLOURS; colour++)
        for (int value = 1; value <= 6; value++)
            put_dice_of(panel, pen, seat, colour, value);
    if (!seat_has_dice(player)) {
        pen->x += panel->style->tiles;
        seals_tui_pen_chip(pen, INK_DIM, tr("no dice"), "", 0, 0);
    }
    pen->x++;
    put_next(player, pen);
}

/* --- the whole ---------------------------------------------------------------------- */

enum { LEAST_ROWS = 2 };

static void put_seat(struct panel *panel, struct pen *pen, int seat)
{
    put_header(&panel->view, pen, seat);
    put_dice(panel, pen, seat);
    if (panel->style->apart) {
        seals_tui_pen_break(pen);
        pen->x++;
    }
    seals_tui_scrolls_draw(panel, pen, seat);
    seals_tui_pen_break(pen);
    panel->full |= pen->full;
}

static void put_seats(struct panel *panel, struct area area)
{
    int players = panel->view.world->players, first = panel->view.scene->seat;
    int y = area.y, bottom = area.y + area.height;
    first = first >= 0 && first < players ? first : panel->view.state->turn;
    for (int i = 0; i < players; i++) {
        int limit = bottom - (players - 1 - i) * LEAST_ROWS;
        struct pen pen = seals_tui_pen_start(
            panel->view.canvas, (struct area){y, area.x, limit - y, area.width});
        put_seat(panel, &pen, (first + i) % players);
        y = pen.y + panel->style->lines;
        panel->full |= pen.y > limit || (y > limit && i + 1 < players);
        y = y > limit ? limit : y;
    }
}

static void put_panel(struct panel *panel)
{
    struct canvas *canvas = panel->view.canvas;
    struct area area = {0, 0, canvas->height, canvas->width};
    struct pen pen = seals_tui_pen_start(canvas, area);
    put_heading(&panel->view, &pen);
    put_supply(panel, &pen);
    put_guardians(panel, &pen);
    seals_tui_pen_break(&pen);
    area.y = pen.y + panel->style->lines;
    area.height -= area.y;
    put_seats(panel, area);
}

/* From whole words to the least that can be read. */
static const struct seats_style styles[] = {
    {.name = 20,
     .gap = 2,
     .lines = 1,
     .apart = true,
     .labels = true,
     .words = true,
     .tiles = true},
    {.name = 20, .gap = 2, .apart = true, .labels = true, .words = true, .tiles = true},
    {.name = 20, .gap = 2, .lines = 1, .apart = true, .labels = true, .tiles = true},
    {.name = 20, .gap = 2, .apart = true, .labels = true, .tiles = true},
    {.name = 3, .gap = 2, .apart = true, .labels = true, .tiles = true},
    {.name = 3, .gap = 1, .labels = true, .tiles = true},
    {.name = 3, .gap = 1, .labels = true},
    {.name = 0, .gap = 1},
};
enum { STYLES = sizeof styles / sizeof styles[0], WORDS_WIDTH = 36 };

/* The first style in which everything has room. */
void seals_tui_seats_draw(const struct table_view *view, struct area area)
{
    for (int i = 0; i < STYLES; i++) {
        struct panel panel = {.view = *view, .style = &styles[i]};
        struct canvas own;
        if (styles[i].words && area.width < WORDS_WIDTH)
            continue;
        if (!canvas_init(&own, area.height, area.width, view->canvas->ascii))
            return;
        panel.view.canvas = &own;
        put_panel(&panel);
        bool good = !panel.full || i + 1 == STYLES;
        if (good)
            canvas_paste(view->canvas, area.y, area.x, &own, 0, 0, own.height, own.width);
        canvas_deinit(&own);
        if (good)
            return;
    }
}
