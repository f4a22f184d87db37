/* remote.c: a game at a server on the screen: the line to it is heard between keys.
 */
#include <string.h>

#include "base/clock.h"
#include "i18n/i18n.h"
#include "core/odds.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"
#include "ui/tui/game/waiting_room.h"

/* Milliseconds between two looks at the line; events that are shown one by one. */
enum { GLANCE = 50, SHOWN = 6 };

/* What came is told in the message line, all of it when several came at once. */
static bool hear_news(struct desk *desk)
{
    char line[REMOTE_LINE];
    struct text text = text_init(line, sizeof line);
    char words[FRAME_MESSAGE];
    struct text message = text_init(words, sizeof words);
    while (desk->remote->deeds->news(desk->remote, &text)) {
        text_put(&message, message.length > 0 ? "\n" : "");
        text_put(&message, line);
        buffer_format(desk->talk, "%s\n", line);
        text = text_init(line, sizeof line);
    }
    if (message.length > 0)
        desk_say(desk, INK_PLAIN, "%s", words);
    return message.length > 0;
}

/* The own move was seen when it was made. */
static void show_new(struct desk *desk)
{
    const struct table *table = desk->table;
    size_t from = desk->seen, events = table_events(table);
    desk->seen = events;
    if (table->match->log[table_event_step(table, from)].seat == table->own)
        from++;
    if (events > from + SHOWN)
        from = events - SHOWN;
    if (from < events)
        desk_show_events(desk, from);
}

/* True when there is something new to see. */
static bool hear(struct desk *desk)
{
    struct remote *remote = desk->remote;
    bool sending = remote->sending, connected = remote->connected;
    remote->deeds->step(remote);
    bool other = remote->table != desk->table;
    if (other && desk->oracle)
        desk->game->odds->oracle_free(desk->oracle);
    if (other)
        desk->oracle = NULL;
    desk->table = remote->table;
    if (desk->table == NULL)
        return true;
    bool moved = table_events(desk->table) > desk->seen;
    if (moved)
        show_new(desk);
    return hear_news(desk) || moved || other || sending != remote->sending ||
           connected != remote->connected;
}

/* The result is told when it is known what became of the dice. */
static void tell_end(struct desk *desk)
{
    bool over =
        desk->remote->stage == REMOTE_OVER && table_waits(desk->table) == TABLE_OVER;
    if (over && !desk->ended)
        desk_result(desk);
    desk->ended = over;
}

static bool goes_on(const struct desk *desk)
{
    return !desk->left && !desk->screen->ended && desk->table != NULL;
}

/* A table that is closed can be looked at until the player leaves. */
void desk_run_remote(struct desk *desk)
{
    double drawn = 0;
    desk->seen = table_events(desk->table);
    while (goes_on(desk)) {
        bool fresh = hear(desk);
        if (!goes_on(desk))
            break;
        desk->thinking = desk->hasty = false;
        tell_end(desk);
        if (!goes_on(desk))
            break;
        if (fresh || clock_seconds() - drawn > 1) {
            drawn = clock_seconds();
            desk_draw(desk);
            screen_show(desk->screen);
        }
        int press = screen_key(desk->screen, GLANCE);
        if (press == PRESS_NONE)
            continue;
        desk_press(desk, press);
        drawn = 0;
    }
}

/* --- what only such a game has ------------------------------------------------------ */

void desk_talk(struct desk *desk)
{
    if (desk->remote)
        room_talk(desk->screen, desk->remote, desk->talk->data);
}

/* A deed for a seat, or for the own one. */
struct deed {
    enum remote_wish wish;
    int seat;
};

static void add(struct panel_item *items, struct deed *deeds, int *count,
                enum remote_wish wish, int seat, const char *words)
{
    struct text text = text_init(items[*count].words, sizeof items->words);
    text_put(&text, words);
    items[*count].remark[0] = '\0';
    deeds[(*count)++] = (struct deed){wish, seat};
}

static void add_late(const struct remote *remote, struct panel_item *items,
                     struct deed *deeds, int *count)
{
    int seat = table_seat(remote->table);
    if (!remote->late || seat < 0 || seat == remote->own)
        return;
    add(items, deeds, count, REMOTE_HAND, seat,
        say("A computer player takes the seat that is late"));
    add(items, deeds, count, REMOTE_SKIP, seat,
        say("A computer player makes this one move"));
}

static int list_deeds(const struct remote *remote, struct panel_item *items,
                      struct deed *deeds)
{
    int count = 0;
    if (remote->own < 0)
        return 0;
    if (remote->stage == REMOTE_OVER)
        add(items, deeds, &count, REMOTE_REMATCH, 0,
            say("The same once more: a rematch"));
    if (remote->stage == REMOTE_ON && remote->seat[remote->own].away)
        add(items, deeds, &count, REMOTE_BACK, 0, say("Take your seat back"));
    else if (remote->stage == REMOTE_ON)
        add(items, deeds, &count, REMOTE_LEAVE, 0,
            say("Let a computer player act for you"));
    if (remote->stage == REMOTE_ON)
        add_late(remote, items, deeds, &count);
    add(items, deeds, &count, REMOTE_CODE, 0, say("A code for another device"));
    return count;
}

static void write_title(const struct remote *remote, struct text *out)
{
    for (int seat = 0; seat < remote->seats; seat++) {
        text_put(out, seat > 0 ? "  " : "");
        remote_write_seat(remote, seat, out);
    }
}

void desk_players(struct desk *desk)
{
    struct panel_item items[8];
    struct deed deeds[8];
    char title[REMOTE_LINE];
    struct text text = text_init(title, sizeof title);
    if (!desk->remote)
        return;
    int count = list_deeds(desk->remote, items, deeds);
    write_title(desk->remote, &text);
    if (count == 0) {
        desk_say(desk, INK_PLAIN, "%s", title);
        return;
    }
    int chosen = panel_choose(desk->screen, title, items, count, 0);
    if (chosen >= 0)
        desk->remote->deeds->wish(desk->remote, deeds[chosen].wish, deeds[chosen].seat,
                                  "");
}
