/* draw.c: what the screen shows of a game being played. */
#include <string.h>

#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"

void desk_write_names(const struct table *table, struct desk_names *names,
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

static struct scene scene_of(struct desk *desk, struct desk_names *names)
{
    const struct table *table = desk->table;
    struct scene scene = {
        .game = table->match->game,
        .world = table->match->world,
        .state = desk->showing ? desk->shown : table->draft,
        .players = table_players(table),
        .seat = table_viewer(table),
        .confirms = !desk->showing && table_is_whole(table) ? table_seat(table) + 1 : 0,
        .lit = desk->lit,
        .lits = desk->lits,
        .picked = desk->picked,
        .picks = desk->picks,
        .cursor = desk->cursor,
    };
    desk_write_names(table, names, &scene);
    return scene;
}

static void write_draft(const struct desk *desk, struct text *out)
{
    char move[MOVE_MAX_TEXT];
    struct text text = text_init(move, sizeof move);
    table_write_draft(desk->table, &text);
    if (desk->showing || desk->table->move.count == 0)
        return;
    if (table_is_whole(desk->table))
        text_format(out, say("Your move: %s. Enter makes it, Backspace takes it back."),
                    move);
    else
        text_format(out, say("So far: %s"), move);
}

static void write_picks(const struct desk *desk, struct text *out)
{
    char picks[GUIDE_THINGS];
    struct text text = text_init(picks, sizeof picks);
    for (int i = 0; i < desk->picks; i++) {
        const char *colon = strchr(desk->picked[i], ':');
        text_space(&text);
        text_put(&text, colon ? colon + 1 : desk->picked[i]);
    }
    text_space(out);
    text_format(out,
                desk->enough ? say("Picked: %s. Choose what goes with it, or y: no more.")
                             : say("Picked: %s. Choose what goes with it."),
                picks);
}

/* How long it can take, and why it may. */
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

static void write_prompt(const struct desk *desk, struct text *out)
{
    if (desk->showing) {
        table_write_event(desk->table, desk->shown_events - 1, out);
        return;
    }
    table_write_prompt(desk->table, out);
    if (desk->remote)
        write_wait(desk->remote, out);
}

static const char *title_at_server(const struct remote *remote)
{
    if (!remote->connected)
        return say("no connection");
    if (remote->sending)
        return say("sending the move");
    if (remote->own < 0)
        return say("you look on");
    return remote->stage == REMOTE_ON && remote->seat[remote->own].away
               ? say("a computer acts for you; p: come back")
               : say("at a server");
}

static const char *title_of(const struct desk *desk)
{
    if (desk->remote)
        return title_at_server(desk->remote);
    return desk->table->practice ? say("practice")
           : desk->lesson        ? say("first game")
                                 : "";
}

static void draw_once(struct desk *desk)
{
    const struct table *table = desk->table;
    struct desk_names names;
    char prompt[FRAME_LINE], draft[FRAME_LINE], keys[FRAME_LINE];
    struct text text = text_init(prompt, sizeof prompt);
    write_prompt(desk, &text);
    text = text_init(draft, sizeof draft);
    write_draft(desk, &text);
    if (desk->picks > 0 && !desk->showing)
        write_picks(desk, &text);
    text = text_init(keys, sizeof keys);
    desk_write_keys(desk, &text);
    struct frame frame = {
        .table = table,
        .scene = scene_of(desk, &names),
        .events = desk->showing ? desk->shown_events : table_events(table),
        .title = title_of(desk),
        .prompt = prompt,
        .draft = draft,
        .message = desk->message,
        .tone = desk->showing ? INK_DIM : desk->tone,
        .keys = keys,
        .progress = desk->thinking && !desk->showing ? table->progress : -1,
    };
    if (desk->lesson && !desk->message[0])
        frame.message = lesson_text(desk->lesson);
    frame_draw(&frame, desk->screen);
}

void desk_draw(void *context)
{
    struct desk *desk = context;
    desk_light(desk);
    draw_once(desk);
    if (!desk->showing && desk_settle(desk))
        draw_once(desk);
}
