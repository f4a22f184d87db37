/* names.c: names and inks of the things of Five Seals. */
#include <stdio.h>
#include <string.h>

#include "games/seals/notation/notation.h"
#include "games/seals/tui/internal.h"
#include "i18n/i18n.h"

enum ink seals_tui_element_ink(int element)
{
    return (enum ink)(INK_FIRE + element);
}

enum ink seals_tui_seat_ink(int seat)
{
    return (enum ink)(INK_SEAT_1 + seat);
}

void seals_tui_thing_die(const struct table_view *view, int seat, int colour, int value,
                         char out[GUIDE_THING])
{
    struct text text = text_init(out, GUIDE_THING);
    text_put(&text, "die:");
    if (seat != acting_seat(view->state))
        text_format(&text, "%d.", seat + 1);
    text_format(&text, "%s.%d", seals_element_name[colour], value);
}

void seals_tui_thing_scroll(const struct table_view *view, int seat, int scroll,
                            char out[GUIDE_THING])
{
    struct text text = text_init(out, GUIDE_THING);
    text_put(&text, "scroll:");
    if (scroll == SCROLL_BINDING && seat != acting_seat(view->state))
        text_format(&text, "%d.", seat + 1);
    seals_write_scroll(view->state, scroll, &text);
}

/* --- a line about a thing ----------------------------------------------------------- */

/* The title of the help on it: a scroll, a die, the supply, a mage. */
static void tell_title(const struct table_view *view, const char *thing, struct text *out)
{
    view_write_title(view->scene->game, view->world, view->state, thing, out);
}

static void tell_seal(const struct table_view *view, int site, struct text *out)
{
    const struct seals_state *state = view->state;
    int here = site_get(state, site);
    char scroll[GUIDE_THING];
    text_put(out, ": ");
    if (site < view->world->starts)
        text_put(out, tr("start circle"));
    else if (here == SITE_EMPTY)
        text_put(out, tr("empty"));
    else if (here >= SITE_SCROLL) {
        seals_tui_thing_scroll(view, NONE, here - SITE_SCROLL, scroll);
        tell_title(view, scroll, out);
    } else
        text_format(out, tr("seal of %s"), tr(seals_element_name[token_colour(here)]));
    if (here != SITE_EMPTY)
        text_format(out, tr(", strength %d"), seal_strength(state, site));
}

static void tell_space(const struct table_view *view, const char *name, struct text *out)
{
    const struct board *board = &view->world->board;
    int space = seals_board_find(board, name);
    if (space < 0)
        return;
    text_put(out, board->space[space].name);
    if (space < board->sites)
        tell_seal(view, space, out);
    const struct board_room *room = &board->room[board->space[space].room];
    char said[BOARD_SAID];
    if (room->title[0])
        text_format(out, "; %s", seals_board_say_title(room->title, said));
}

static int owner_of(const struct table_view *view, const char *thing)
{
    for (int seat = 0; seat < view->world->players; seat++) {
        uint64_t scrolls = view->state->seat[seat].up | view->state->seat[seat].down;
        for (; scrolls != 0; scrolls &= scrolls - 1) {
            char name[GUIDE_THING];
            seals_tui_thing_scroll(view, seat, __builtin_ctzll(scrolls), name);
            if (strcmp(name, thing) == 0)
                return seat;
        }
    }
    return NONE;
}

static void tell_scroll(const struct table_view *view, const char *thing,
                        struct text *out)
{
    int seat = owner_of(view, thing);
    char name[GUIDE_THING];
    struct text title = text_init(name, sizeof name);
    tell_title(view, thing, &title);
    if (seat != NONE)
        text_format(out, tr("%s, scroll of %s"), name, view->scene->name[seat]);
}

void seals_tui_tell_thing(const struct table_view *view, struct text *out)
{
    const char *thing = view->scene->cursor ? view->scene->cursor : "";
    if (strncmp(thing, "space:", 6) == 0)
        tell_space(view, thing + 6, out);
    else if (strncmp(thing, "scroll:", 7) == 0)
        tell_scroll(view, thing, out);
    else
        tell_title(view, thing, out);
}
