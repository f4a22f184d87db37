/* draw.c: fills in the frame of a game being played. */
#include <string.h>

#include "base/clock.h"
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
        .picked = controller->looking ? controller->mentioned : controller->picked,
        .picks = controller->looking ? controller->mentions : controller->picks,
        .left_out = controller->left_out,
        .left_outs = controller->showing ? 0 : controller->left_outs,
        .mentioned = controller->mentioned,
        .mentions = controller->mentions,
        .names = controller->names,
        .cursor = controller->showing || controller->go_on ? "" : controller->cursor,
    };
    controller_write_names(table, names, &scene);
    return scene;
}

static void write_draft(const struct controller *controller, struct text *out)
{
    char move[MOVE_MAX_TEXT];
    struct text text = text_init(move, sizeof move);
    table_write_draft(controller->table, &text);
    if (!controller->showing && controller->table->move.count > 0 &&
        !table_is_whole(controller->table))
        text_format(out, tr("So far: %s"), move);
}

/* "Fire 3" of "Fire 3, a die", "white 1" of "Outside the tray: white 1". */
static void write_pick(const struct controller *controller, const char *thing,
                       struct text *out)
{
    const struct match *match = controller->table->match;
    char title[FRAME_LINE];
    struct text text = text_init(title, sizeof title);
    view_write_title(match->game, match->world, controller->table->draft, thing, &text);
    const char *colon = strstr(title, ": "), *name = colon ? colon + 2 : title;
    const char *comma = strstr(name, ", ");
    text_put(out, out->length > 0 ? ", " : "");
    text_put_n(out, name, comma ? (size_t)(comma - name) : strlen(name));
}

static void write_picks(const struct controller *controller, struct text *out)
{
    char picks[GUIDE_THINGS];
    struct text text = text_init(picks, sizeof picks);
    for (int i = 0; i < controller->picks; i++)
        write_pick(controller, controller->picked[i], &text);
    text_put(out, out->length > 0 ? ". " : "");
    text_format(out,
                controller->enough ? tr("Picked: %s. Choose more, or press y if that is "
                                        "all.")
                                   : tr("Picked: %s. Choose the rest."),
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

/* Whether nobody else takes turns at this screen. */
static bool is_alone(const struct controller *controller)
{
    int people = 0;
    if (controller->remote)
        return true;
    for (int seat = 0; seat < table_players(controller->table); seat++)
        people += controller->table->player[seat] == NULL;
    return people == 1;
}

static void write_asked(const struct controller *controller, struct text *out)
{
    char picked[GUIDE_THINGS];
    struct text picks = text_init(picked, sizeof picked);
    controller_write_picks(controller, &picks);
    table_write_prompt(controller->table, picked, out);
}

/* To the only person here: "Your turn (witch): choose a start circle". */
static void write_turn(const struct controller *controller, struct text *out)
{
    const struct table *table = controller->table;
    char prompt[FRAME_LINE], name[2 * TABLE_NAME];
    struct text text = text_init(prompt, sizeof prompt);
    struct text who = text_init(name, sizeof name);
    write_asked(controller, &text);
    table_write_name(table, table_seat(table), &who);
    size_t length = who.length;
    if (strncmp(prompt, name, length) == 0 && strncmp(prompt + length, ": ", 2) == 0)
        text_format(out, tr("Your turn (%s): %s"), name, prompt + length + 2);
    else
        text_format(out, tr("Your turn: %s"), prompt);
}

static void write_move(const struct table *table, struct text *out)
{
    char move[MOVE_MAX_TEXT];
    struct text text = text_init(move, sizeof move);
    table_write_draft(table, &text);
    text_format(out, tr("Your move: %s"), move);
}

/* What others are asked for must not read like an order. */
static void write_waiting(const struct table *table, struct text *out)
{
    char prompt[FRAME_LINE];
    struct text text = text_init(prompt, sizeof prompt);
    table_write_prompt(table, "", &text);
    text_format(out, tr("Waiting. %s"), prompt);
}

static void write_prompt(const struct controller *controller, struct text *out)
{
    const struct table *table = controller->table;
    bool yours = table_waits(table) == TABLE_PERSON && is_alone(controller);
    if (controller->showing) {
        frame_write_event(table, controller->shown_events - 1, out);
        return;
    }
    if (controller->lesson && table_waits(table) == TABLE_COMPUTER)
        return; /* the lesson makes its moves */
    if (yours && table_is_whole(table))
        write_move(table, out);
    else if (yours)
        write_turn(controller, out);
    else if (table_waits(table) == TABLE_ELSEWHERE)
        write_waiting(table, out);
    else
        write_asked(controller, out);
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

/* What a lesson asks for now: nothing while its text is read, or others' moves are
 * shown. */
static bool has_task(const struct controller *controller)
{
    return controller->lesson && !controller->showing &&
           !lesson_waits(controller->lesson) && !table_is_whole(controller->table);
}

/* What others did before what is shown; a lesson tells that itself. */
static void write_recent(const struct controller *controller, struct text *out)
{
    if (controller->showing)
        controller_write_recent(controller, controller->shown_events - 1, out);
    else if (!controller->lesson)
        controller_write_recent(controller, table_events(controller->table), out);
}

static void draw_once(struct controller *controller)
{
    const struct table *table = controller->table;
    struct controller_names names;
    char prompt[FRAME_LINE], draft[FRAME_LINE], keys[FRAME_LINE];
    char recent[FRAME_MESSAGE];
    bool showing = controller->showing;
    struct text text = text_init(prompt, sizeof prompt);
    write_prompt(controller, &text);
    text = text_init(draft, sizeof draft);
    write_draft(controller, &text);
    if (controller->picks > 0 && !controller->showing)
        write_picks(controller, &text);
    text = text_init(keys, sizeof keys);
    controller_write_keys(controller, &text);
    text = text_init(recent, sizeof recent);
    write_recent(controller, &text);
    struct frame frame = {
        .table = table,
        .scene = scene_of(controller, &names),
        .events = showing ? controller->shown_events : table_events(table),
        .showing = showing,
        .title = title_of(controller),
        .prompt = prompt,
        .draft = draft,
        .recent = recent,
        .message = controller->message,
        .tone = controller->tone,
        .keys = keys,
        .progress = controller->thinking && !showing ? table->progress : -1,
    };
    if (has_task(controller) && !controller->message[0])
        frame.message = lesson_task(controller->lesson);
    frame_draw(&frame, controller->screen);
}

/* Notes when the decision that is shown came up. */
static void note_time(struct controller *controller)
{
    size_t steps = controller->table->match->count;
    if (controller->showing || controller->steps == steps)
        return;
    controller->steps = steps;
    controller->came_up = clock_seconds();
}

void controller_draw(void *context)
{
    struct controller *controller = context;
    note_time(controller);
    controller_light(controller);
    draw_once(controller);
    if (!controller->showing && controller_place_cursor(controller))
        draw_once(controller);
}
