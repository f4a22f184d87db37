/* remote.c: an online game on the screen: polls the connection between keys. */
#include <string.h>

#include "base/clock.h"
#include "core/odds.h"
#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/game/waiting_room.h"
#include "ui/tui/panel/panel.h"

/* Milliseconds between polls; events to show one by one. */
enum { POLL_MS = 50, SHOWN = 6 };

/* Shows news in the message line, all of it if several arrived at once. */
static bool show_news(struct controller *controller)
{
    char line[REMOTE_LINE];
    struct text text = text_init(line, sizeof line);
    char words[FRAME_MESSAGE];
    struct text message = text_init(words, sizeof words);
    while (controller->remote->operations->news(controller->remote, &text)) {
        text_put(&message, message.length > 0 ? "\n" : "");
        text_put(&message, line);
        buffer_format(controller->talk, "%s\n", line);
        text = text_init(line, sizeof line);
    }
    if (message.length > 0)
        controller_note(controller, words);
    return message.length > 0;
}

/* Your own move was shown when you made it. */
static void show_new(struct controller *controller)
{
    const struct table *table = controller->table;
    size_t from = controller->seen, events = table_events(table);
    controller->seen = events;
    if (table->match->log[table_event_step(table, from)].seat == table->own)
        from++;
    if (events > from + SHOWN)
        from = events - SHOWN;
    if (from < events)
        controller_show_events(controller, from);
}

/* True when there is something new to show. */
static bool poll_server(struct controller *controller)
{
    struct remote *remote = controller->remote;
    bool sending = remote->sending, connected = remote->connected;
    remote->operations->step(remote);
    bool other = remote->table != controller->table;
    if (other && controller->oracle)
        controller->game->odds->oracle_free(controller->oracle);
    if (other) {
        controller->oracle = NULL;
        controller_forget_analysis(controller);
    }
    controller->table = remote->table;
    if (controller->table == NULL)
        return true;
    bool moved = table_events(controller->table) > controller->seen;
    if (moved)
        show_new(controller);
    return show_news(controller) || moved || other || sending != remote->sending ||
           connected != remote->connected;
}

/* Shows the result once the dice have been verified. */
static void show_end(struct controller *controller)
{
    bool over = controller->remote->progress.stage == ROOM_OVER &&
                table_waits(controller->table) == TABLE_OVER;
    if (over && !controller->ended)
        controller_result(controller);
    controller->ended = over;
}

static bool goes_on(const struct controller *controller)
{
    return !controller->left && !controller->screen->ended && controller->table != NULL;
}

/* The final position of a closed table can be viewed until the player leaves. */
void controller_run_remote(struct controller *controller)
{
    double drawn = 0;
    controller->seen = table_events(controller->table);
    while (goes_on(controller)) {
        bool fresh = poll_server(controller);
        if (!goes_on(controller))
            break;
        controller->thinking = controller->skipping = false;
        show_end(controller);
        if (!goes_on(controller))
            break;
        if (fresh || clock_seconds() - drawn > 1) {
            drawn = clock_seconds();
            controller_draw(controller);
            screen_show(controller->screen);
        }
        int press = screen_command(controller->screen, POLL_MS);
        if (press == PRESS_NONE)
            continue;
        controller_answer(controller, press);
        drawn = 0;
    }
}

/* --- online only -------------------------------------------------------------------- */

void controller_chat(struct controller *controller)
{
    if (controller->remote)
        waiting_room_talk(controller->screen, controller->remote, controller->talk->data);
}

/* An action on a seat, or on your own. */
struct seat_action {
    enum remote_request request;
    int seat;
};

static void add(struct panel_item *items, struct seat_action *operations, int *count,
                enum remote_request request, int seat, const char *words)
{
    struct text text = text_init(items[*count].words, sizeof items->words);
    text_put(&text, words);
    items[*count].remark[0] = '\0';
    operations[(*count)++] = (struct seat_action){request, seat};
}

static void add_late(const struct remote *remote, struct panel_item *items,
                     struct seat_action *operations, int *count)
{
    int seat = table_seat(remote->table);
    if (seat < 0 || seat == remote->own)
        return;
    const struct room_seat *at = &remote->room.seat[seat];
    if (remote->room.is_late || (at->taken && !at->away && !at->here))
        add(items, operations, count, REMOTE_HAND, seat,
            remote->room.is_late ? tr("A computer player takes the seat that is late")
                                 : tr("A computer player acts for whoever is not here"));
    if (!remote->room.is_late)
        return;
    add(items, operations, count, REMOTE_SKIP, seat,
        tr("A computer player makes this one move"));
}

/* What has been asked of the players; and to end the game. */
static void add_decisions(const struct remote *remote, struct panel_item *items,
                          struct seat_action *operations, int *count)
{
    const struct room_state *room = &remote->room;
    int claimed = 0;
    while (claimed < room->players && room->seat[claimed].claim == 0)
        claimed++;
    if (claimed < room->players) {
        add(items, operations, count, REMOTE_ADMIT, claimed,
            tr("Let a player go on with another device"));
        add(items, operations, count, REMOTE_REFUSE, claimed, tr("Do not let them"));
    }
    add(items, operations, count, REMOTE_AGREE, 0,
        room->ending != 0 ? tr("Agree to end the game") : tr("Offer to end the game"));
    if (room->ending != 0)
        add(items, operations, count, REMOTE_DECLINE, 0, tr("Play on"));
}

static int list_operations(const struct remote *remote, struct panel_item *items,
                           struct seat_action *operations)
{
    int count = 0;
    if (remote->own < 0)
        return 0;
    if (remote->progress.stage == ROOM_OVER)
        add(items, operations, &count, REMOTE_REMATCH, 0,
            tr("The same once more: a rematch"));
    const struct room_seat *own = &remote->room.seat[remote->own];
    if (remote->progress.stage == ROOM_ON && own->away && !own->left)
        add(items, operations, &count, REMOTE_BACK, 0, tr("Take your seat back"));
    else if (remote->progress.stage == ROOM_ON && !own->away)
        add(items, operations, &count, REMOTE_LEAVE, 0,
            tr("Let a computer player act for you"));
    if (remote->progress.stage == ROOM_ON) {
        add_late(remote, items, operations, &count);
        add_decisions(remote, items, operations, &count);
    }
    add(items, operations, &count, REMOTE_CODE, 0, tr("A code for another device"));
    return count;
}

static void write_title(const struct remote *remote, struct text *out)
{
    for (int seat = 0; seat < remote->room.players; seat++) {
        text_put(out, seat > 0 ? "  " : "");
        remote_write_seat(remote, seat, out);
    }
}

void controller_players(struct controller *controller)
{
    struct panel_item items[12];
    struct seat_action operations[12];
    char title[REMOTE_LINE];
    struct text text = text_init(title, sizeof title);
    if (!controller->remote)
        return;
    int count = list_operations(controller->remote, items, operations);
    write_title(controller->remote, &text);
    if (count == 0) {
        controller_note(controller, title);
        return;
    }
    int chosen = panel_choose(controller->screen, title, items, count, 0);
    if (chosen >= 0)
        controller->remote->operations->request(
            controller->remote, operations[chosen].request, operations[chosen].seat, "");
}
