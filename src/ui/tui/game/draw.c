/* draw.c: fills in the frame of a game being played. */
#include <string.h>

#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"

void controller_write_names(const struct table *table, struct controller_names *names,
                            struct scene *scene)
{
    for (int seat = 0; seat < table_players(table); seat++) {
        struct text text = text_init(names->name[seat], sizeof names->name[seat]);
        table_write_name(table, seat, &text);
        scene->name[seat] = names->name[seat];
        text = text_init(names->level[seat], sizeof names->level[seat]);
        table_write_level(table, seat, &text);
        scene->level[seat] = names->level[seat];
    }
}

static struct scene scene_of(struct controller *controller,
                             struct controller_names *names)
{
    const struct table *table = controller->table;
    struct scene scene = {
        .game = table->match->game,
        .world = table->match->world,
        .state = controller->showing ? controller->shown : table->draft,
        .players = table_players(table),
        .seat = table_viewer(table),
        .confirms =
            !controller->showing && table_is_whole(table) ? table_seat(table) + 1 : 0,
        .lit = controller->lit,
        .lits = controller->lits,
        .picked = controller->picked,
        .picks = controller->picks,
        .cursor = controller->cursor,
    };
    controller_write_names(table, names, &scene);
    return scene;
}

static void write_draft(const struct controller *controller, struct text *out)
{
    char move[MOVE_MAX_TEXT];
    struct text text = text_init(move, sizeof move);
    table_write_draft(controller->table, &text);
    if (controller->showing || controller->table->move.count == 0)
        return;
    if (table_is_whole(controller->table))
        text_format(out, tr("Your move: %s. Enter makes it, Backspace takes it back."),
                    move);
    else
        text_format(out, tr("So far: %s"), move);
}

static void write_picks(const struct controller *controller, struct text *out)
{
    char picks[GUIDE_THINGS];
    struct text text = text_init(picks, sizeof picks);
    for (int i = 0; i < controller->picks; i++) {
        const char *colon = strchr(controller->picked[i], ':');
        text_space(&text);
        text_put(&text, colon ? colon + 1 : controller->picked[i]);
    }
    text_space(out);
    text_format(out,
                controller->enough
                    ? tr("Picked: %s. Choose what goes with it, or y: no more.")
                    : tr("Picked: %s. Choose what goes with it."),
                picks);
}

/* How long it can take, and why. */
static void write_wait(const struct remote *remote, struct text *out)
{
    char words[REMOTE_LINE] = "";
    struct text wait = text_init(words, sizeof words);
    if (remote_is_pressing(remote)) {
        text_put(out, " (");
        remote_write_clock(remote, out);
        text_put(out, ")");
    }
    remote_write_wait(remote, &wait);
    if (words[0] != '\0')
        text_format(out, "  %s", words);
}

static void write_prompt(const struct controller *controller, struct text *out)
{
    if (controller->showing) {
        table_write_event(controller->table, controller->shown_events - 1, out);
        return;
    }
    table_write_prompt(controller->table, out);
    if (controller->remote)
        write_wait(controller->remote, out);
}

static const char *title_at_server(const struct remote *remote)
{
    if (!remote->connected)
        return tr("no connection");
    if (remote->sending)
        return tr("sending the move");
    if (remote->own < 0)
        return tr("you look on");
    return remote->progress.stage == ROOM_ON && remote->room.seat[remote->own].away
               ? tr("a computer acts for you; p: come back")
               : tr("at a server");
}

static const char *title_of(const struct controller *controller)
{
    if (controller->remote)
        return title_at_server(controller->remote);
    return controller->table->practice ? tr("practice")
           : controller->lesson        ? tr("first game")
                                       : "";
}

static void draw_once(struct controller *controller)
{
    const struct table *table = controller->table;
    struct controller_names names;
    char prompt[FRAME_LINE], draft[FRAME_LINE], keys[FRAME_LINE];
    struct text text = text_init(prompt, sizeof prompt);
    write_prompt(controller, &text);
    text = text_init(draft, sizeof draft);
    write_draft(controller, &text);
    if (controller->picks > 0 && !controller->showing)
        write_picks(controller, &text);
    text = text_init(keys, sizeof keys);
    controller_write_keys(controller, &text);
    struct frame frame = {
        .table = table,
        .scene = scene_of(controller, &names),
        .events = controller->showing ? controller->shown_events : table_events(table),
        .title = title_of(controller),
        .prompt = prompt,
        .draft = draft,
        .message = controller->message,
        .tone = controller->showing ? INK_DIM : controller->tone,
        .keys = keys,
        .progress = controller->thinking && !controller->showing ? table->progress : -1,
    };
    if (controller->lesson && !controller->message[0] && !table_is_whole(table))
        frame.message = lesson_task(controller->lesson);
    frame_draw(&frame, controller->screen);
}

void controller_draw(void *context)
{
    struct controller *controller = context;
    controller_light(controller);
    draw_once(controller);
    if (!controller->showing && controller_place_cursor(controller))
        draw_once(controller);
}
