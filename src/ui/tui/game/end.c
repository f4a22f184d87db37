/* end.c: the end of a game: who won, everybody's points, what decided it, what is next.
 */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "i18n/i18n.h"
#include "session/table/achievements.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

static void put_line(struct buffer *out, const char *words)
{
    buffer_put(out, words);
    buffer_put(out, "\n");
}

static void put_winners(const struct table *table, struct buffer *out)
{
    char line[FRAME_LINE];
    struct text text = text_init(line, sizeof line);
    table_write_prompt(table, "", &text);
    put_line(out, line);
    if (table->practice)
        put_line(out, tr("It was a game for practice: moves were taken back."));
    put_line(out, "");
}

static void put_scores(const struct table *table, struct buffer *out)
{
    char *scores = memory_new(1, GUIDE_ANSWER);
    struct text text = text_init(scores, GUIDE_ANSWER);
    table_write_scores(table, &text);
    put_line(out, scores);
    free(scores);
}

/* --- what decided it ---------------------------------------------------------------- */

static bool leads(const struct match *match, const void *state, unsigned winners)
{
    int score[GAME_MAX_PLAYERS] = {0}, won = -1, lost = -1;
    match->game->scores(match->world, state, score);
    for (int seat = 0; seat < match->setup.players; seat++) {
        int *most = winners >> seat & 1 ? &won : &lost;
        *most = score[seat] > *most ? score[seat] : *most;
    }
    return won > lost;
}

/* The event from which on the winner was ahead; the number of events: never ahead. */
static size_t find_turning_point(const struct table *table)
{
    const struct match *match = table->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    unsigned winners = match->game->winners(match->world, match->state);
    size_t event = table_events(table);
    while (event > 0) {
        size_t step = table_event_step(table, event - 1);
        match_state_at(match, step, state);
        if (!leads(match, state, winners))
            break;
        event--;
    }
    return leads(match, match->state, winners) ? event : table_events(table) + 1;
}

static void put_turning_point(const struct table *table, struct buffer *out)
{
    const struct match *match = table->match;
    size_t event = find_turning_point(table), events = table_events(table);
    if (event == 0 || event > events)
        return;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    char line[MOVE_MAX_TEXT + FRAME_LINE];
    struct text text = text_init(line, sizeof line);
    match_state_at(match, table_event_step(table, event - 1), state);
    int round = match->game->round ? match->game->round(match->world, state) : 0;
    if (event > 1 && match->log[table_event_step(table, event - 1)].seat < 0) {
        frame_write_event(table, event - 2, &text); /* the dice belong to a move */
        text_put(&text, "; ");
    }
    frame_write_event(table, event - 1, &text);
    if (round > 0)
        buffer_format(out, tr("What decided it, in round %d: %s\n"), round, line);
    else
        buffer_format(out, tr("What decided it: %s\n"), line);
}

static void put_achievements(const struct table *table, struct buffer *out)
{
    char lines[ACHIEVEMENTS_TEXT];
    struct text text = text_init(lines, sizeof lines);
    achievements_write(table, &text);
    if (lines[0] == '\0')
        return;
    put_line(out, "");
    buffer_put(out, lines);
}

static void put_verify(const struct controller *controller, struct buffer *out)
{
    if (!controller->remote || !controller->remote->record[0])
        return;
    put_line(out, "");
    put_line(out, tr("This command checks that the dice were fair:"));
    buffer_format(out, "%s verify '%s'\n",
                  controller->program ? controller->program : "cantrip",
                  controller->remote->record);
}

void controller_result(struct controller *controller)
{
    struct buffer text;
    buffer_init(&text);
    put_winners(controller->table, &text);
    put_scores(controller->table, &text);
    put_turning_point(controller->table, &text);
    put_achievements(controller->table, &text);
    put_verify(controller, &text);
    int press = panel_message(
        controller->screen, tr("The end of the game"), text.data,
        controller->remote
            ? tr("l: look back   t: talk   p: rematch   q: quit   Esc: table")
            : tr("a: analysis   b: rematch   l: look back   w: new game   q: quit"));
    buffer_deinit(&text);
    if (press != PRESS_ENTER && press != ' ')
        controller_press(controller, press);
}

/* --- what is next ------------------------------------------------------------------- */

static void go_on_with(struct controller *controller, enum controller_next next)
{
    if (controller->remote || controller->lesson ||
        table_waits(controller->table) != TABLE_OVER) {
        controller_note(controller, tr("This is available when the game is over."));
        return;
    }
    controller_leave(controller);
    if (controller->left)
        controller->next = next;
}

void controller_rematch(struct controller *controller)
{
    go_on_with(controller, CONTROLLER_REMATCH);
}

void controller_new_game(struct controller *controller)
{
    go_on_with(controller, CONTROLLER_NEW);
}
