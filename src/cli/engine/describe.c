/* describe.c: games and matches as JSON values. */
#include "cli/engine/describe.h"

#include <string.h>

#include "core/memory.h"
#include "core/record/record.h"
#include "games/games.h"

json_t *describe_text(const char *words)
{
    json_t *value = json_string(words);
    if (value)
        return value;
    size_t length = strlen(words);
    char *plain = memory_text(words, length);
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)plain[i] >= 128)
            plain[i] = '?';
    value = json_string(plain);
    free(plain);
    return value;
}

static json_t *describe_specs(const struct game *game)
{
    json_t *list = json_array();
    for (const struct option_spec *o = game->options; o && o->name; o++)
        json_array_append_new(list, json_pack("{s:s, s:s, s:s, s:s}", "name", o->name,
                                              "default", o->fallback, "values", o->values,
                                              "help", o->help));
    return list;
}

static json_t *describe_game(const struct game *game)
{
    json_t *object = json_pack(
        "{s:s, s:s, s:s, s:i, s:i, s:i, s:o}", "name", game->name, "title", game->title,
        "summary", game->summary, "min_players", game->min_players, "max_players",
        game->max_players, "rules", game->rules_version, "options", describe_specs(game));
    if (game->attachment)
        json_object_set_new(object, "attachment", json_string(game->attachment));
    return object;
}

json_t *describe_games(void)
{
    json_t *list = json_array();
    for (const struct game *const *g = games_list(); *g; g++)
        json_array_append_new(list, describe_game(*g));
    return list;
}

json_t *describe_state(const struct match *match, const void *state)
{
    char *room = memory_new(1, DESCRIBE_ROOM);
    struct text text = text_init(room, DESCRIBE_ROOM);
    match->game->state_write(match->world, state, &text);
    json_t *value = json_loadb(text.data, text.length, 0, NULL);
    free(room);
    return value ? value : json_null();
}

json_t *describe_actor(const struct match *match)
{
    int actor = match_actor(match);
    if (actor == SEAT_CHANCE)
        return json_string("chance");
    return actor == SEAT_NOBODY ? json_null() : json_integer(actor + 1);
}

json_t *describe_scores(const struct match *match)
{
    int score[GAME_MAX_PLAYERS] = {0};
    json_t *list = json_array();
    match->game->scores(match->world, match->state, score);
    for (int seat = 0; seat < match->setup.players; seat++)
        json_array_append_new(list, json_integer(score[seat]));
    return list;
}

json_t *describe_winners(const struct match *match)
{
    json_t *list = json_array();
    unsigned winners = match->game->winners(match->world, match->state);
    for (int seat = 0; seat < match->setup.players; seat++)
        if (winners >> seat & 1)
            json_array_append_new(list, json_integer(seat + 1));
    return list;
}

json_t *describe_options(const struct match *match)
{
    const struct setup *setup = &match->setup;
    json_t *object = json_pack("{s:i}", "players", setup->players);
    for (int i = 0; i < setup->count; i++)
        json_object_set_new(object, setup->option[i].name,
                            describe_text(setup->option[i].value));
    return object;
}

json_t *describe_hash(const struct match *match)
{
    return json_sprintf("%016llx", (unsigned long long)match_hash(match));
}

json_t *describe_prompt(const struct match *match)
{
    char room[1024];
    struct text text = text_init(room, sizeof room);
    match->game->prompt(match->world, match->state, &text);
    return describe_text(room);
}

json_t *describe_events(const struct match *match, size_t from)
{
    json_t *list = json_array();
    struct buffer lines;
    buffer_init(&lines);
    record_write_moves(match, from, &lines);
    for (const char *line = lines.data; line && *line;) {
        size_t length = strcspn(line, "\n");
        json_array_append_new(list, json_stringn(line, length));
        line += length + (line[length] == '\n');
    }
    buffer_deinit(&lines);
    return list;
}

json_t *describe_seats(const struct match *match)
{
    json_t *list = json_array();
    for (int seat = 0; seat < match->setup.players; seat++) {
        char room[128];
        struct text text = text_init(room, sizeof room);
        match->game->seat_write(match->world, match->state, seat, &text);
        json_array_append_new(list, describe_text(room));
    }
    return list;
}

json_t *describe_odds(const char *goal, const struct odds_answer *answer)
{
    return json_pack("{s:o, s:f, s:f, s:b, s:o, s:o}", "goal", describe_text(goal), "low",
                     answer->low, "high", answer->high, "exact", answer->exact, "advice",
                     describe_text(answer->advice), "method",
                     describe_text(answer->method));
}
