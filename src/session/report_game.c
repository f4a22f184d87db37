/* report_game.c: a game and its options as JSON, in English. */
#include "base/json.h"
#include "session/report.h"

static void put_option(struct buffer *out, const struct option_spec *option)
{
    json_open(out, '{');
    json_add_text(out, "name", option->name);
    json_add_text(out, "default", option->fallback);
    json_add_text(out, "values", option->values);
    json_add_text(out, "help", option->help);
    json_close(out, '}');
}

void report_add_game(struct buffer *out, const struct game *game)
{
    json_add_text(out, "name", game->name);
    json_add_text(out, "title", game->title);
    json_add_text(out, "summary", game->summary);
    json_add_number(out, "min_players", game->min_players);
    json_add_number(out, "max_players", game->max_players);
    json_add_number(out, "rules", game->rules_version);
    json_add_open(out, "options", '[');
    for (const struct option_spec *it = game->options; it && it->name; it++)
        put_option(out, it);
    json_close(out, ']');
    if (game->attachment)
        json_add_text(out, "attachment", game->attachment);
}
