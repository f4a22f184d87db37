/* help.c: help on the thing under the cursor, the rules, the keys. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "i18n/i18n.h"
#include "core/memory.h"
#include "session/table/markdown.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

/* The first line of a help text is the name of the thing: the title of the panel. */
static void read_help(struct desk *desk, char *words)
{
    char *body = strchr(words, '\n');
    if (body)
        *body++ = '\0';
    panel_read(desk->screen, words, body ? body : "", "");
}

void desk_about(struct desk *desk)
{
    const struct match *match = desk->table->match;
    const struct guide *guide = match->game->guide;
    char *room = memory_new(1, GUIDE_HELP);
    struct text text = text_init(room, GUIDE_HELP);
    const void *state = desk->showing ? (const void *)desk->shown : desk->table->draft;
    if (desk->cursor[0] && guide &&
        guide->about(match->world, state, desk->cursor, &text))
        read_help(desk, room);
    else
        desk_list_keys(desk);
    free(room);
}

/* After a refusal they open at its rule. */
void desk_rules(struct desk *desk)
{
    const struct game *game = desk->table->match->game;
    const char *rules = game->guide ? game->guide->rules() : NULL;
    if (!rules) {
        desk_say(desk, INK_PLAIN, "%s", say("This game comes without written rules."));
        return;
    }
    struct buffer plain;
    buffer_init(&plain);
    markdown_plain(rules, &plain);
    panel_read(desk->screen, say("Rules"), plain.data ? plain.data : "", desk->rule);
    buffer_deinit(&plain);
}

void desk_list_keys(struct desk *desk)
{
    char room[GUIDE_HELP];
    struct text text = text_init(room, sizeof room);
    desk_write_key_help(&text);
    panel_read(desk->screen, say("Keys"), room, "");
}

void desk_follow_finger(struct desk *desk)
{
    const char *things = lesson_things(desk->lesson);
    char thing[GUIDE_THING];
    if (strcmp(desk->finger, things) == 0)
        return;
    snprintf(desk->finger, sizeof desk->finger, "%s", things);
    if (desk_next_thing(&things, thing))
        memcpy(desk->cursor, thing, sizeof thing);
}

void desk_lesson_long_text(struct desk *desk)
{
    enum { LINES = 2 };
    const struct canvas *canvas = &desk->screen->canvas;
    const char *words = lesson_text(desk->lesson);
    if (words == desk->told || desk->left)
        return;
    struct canvas measure = {.ascii = canvas->ascii};
    if (canvas_wrap(&measure, 0, 0, canvas->width - 2, 0, INK_PLAIN, words) > LINES)
        desk_lesson_text(desk);
    desk->told = words;
}

void desk_lesson_text(struct desk *desk)
{
    desk->told = lesson_text(desk->lesson);
    desk_follow_finger(desk);
    int press =
        panel_tell(desk->screen, say("Your first game"), lesson_text(desk->lesson),
                   say("any key: go on   q: leave the guided game"));
    if (press == 'q' || press == PRESS_END)
        desk->left = true;
}
