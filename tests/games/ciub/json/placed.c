/* placed.c: see placed.h. */
#include "tests/games/ciub/json/placed.h"

#include <stdalign.h>
#include <string.h>

#include "games/ciub/ciub.h"
#include "games/data.h"

void placed_start(struct placed *placed, const char *options)
{
    const struct game *const games[] = {&ciub_game, NULL};
    const struct game *game = NULL;
    char id[200], seed[SETUP_VALUE];
    struct text text = text_init(id, sizeof id);
    struct setup setup;
    struct error error;
    text_format(&text, "ciub:%s#1", options);
    if (!setup_read_id(&setup, games, &game, seed, id, &error))
        fail_msg("%s: %s", id, error.text);
    placed->match = match_new(game, &setup, seed, &error);
    if (placed->match == NULL)
        fail_msg("%s: %s", id, error.text);
    setup_deinit(&setup);
}

void placed_start_set(struct placed *placed, const char *line, const char *other)
{
    const struct data_file *file = data_find("ciub/standard.set");
    struct text set = text_init(placed->text, sizeof placed->text);
    struct setup setup;
    struct error error;
    assert_non_null(file);
    const char *at = strstr(file->text, line);
    assert_non_null(at);
    text_put_n(&set, file->text, (size_t)(at - file->text));
    text_put(&set, other);
    text_put(&set, at + strlen(line));
    assert_false(set.overflow);
    setup_init(&setup);
    setup.players = 2;
    assert_true(setup_set(&setup, &ciub_game, "set", "custom", &error));
    setup_attach(&setup, set.data, set.length, "changed.set");
    placed->match = match_new(&ciub_game, &setup, "1", &error);
    if (placed->match == NULL)
        fail_msg("%s", error.text);
    setup_deinit(&setup);
}

void placed_end(struct placed *placed)
{
    match_free(placed->match);
}

/* `from` with every quote of one sort turned into the other. */
static void turn_quotes(const char *from, struct text *out)
{
    for (; *from != '\0'; from++)
        text_put_char(out, *from == '\'' ? '"' : *from == '"' ? '\'' : *from);
}

const char *placed_read(struct placed *placed, const char *json)
{
    struct text text = text_init(placed->text, sizeof placed->text);
    struct error error;
    struct json_reader json_reader;
    turn_quotes(json, &text);
    error_clear(&error);
    if (!json_reader_parse(&json_reader, text.data, text.length, &error))
        fail_msg("%s: %s", text.data, error.text);
    bool good = match_place(placed->match, &json_reader, &error);
    json_reader_free(&json_reader);
    text = text_init(placed->text, sizeof placed->text);
    text_put(&text, good ? "" : error.text);
    return placed->text;
}

void placed_set(struct placed *placed, const char *json)
{
    const char *error = placed_read(placed, json);
    if (error[0] != '\0')
        fail_msg("%s\n  is refused: %s", json, error);
}

const char *placed_json(struct placed *placed)
{
    const struct match *match = placed->match;
    char json[PLACED_TEXT];
    struct text out = text_init(json, sizeof json);
    match->game->state_write(match->world, match->state, &out);
    assert_false(out.overflow);
    out = text_init(placed->text, sizeof placed->text);
    turn_quotes(json, &out);
    return placed->text;
}

const char *placed_picture(struct placed *placed)
{
    const struct match *match = placed->match;
    struct text out = text_init(placed->text, sizeof placed->text);
    match->game->describe(match->world, match->state, &out);
    return placed->text;
}

const char *placed_prompt(struct placed *placed)
{
    const struct match *match = placed->match;
    struct text out = text_init(placed->text, sizeof placed->text);
    match->game->prompt(match->world, match->state, &out);
    return placed->text;
}

const char *placed_remark(struct placed *placed, const char *move)
{
    const struct match *match = placed->match;
    alignas(max_align_t) unsigned char before[GAME_MAX_STATE];
    struct text out = text_init(placed->text, sizeof placed->text);
    struct reason why;
    struct move made;
    memcpy(before, match->state, match->game->state_size);
    if (!match_play(placed->match, move, &why))
        fail_msg("%s: %s %s", move, why.rule, why.text);
    match_last_move(match, &made);
    match->game->narrate(match->world, before, &made, match->state, &out);
    return placed->text;
}

void placed_refuse_all(const char *options, const struct placed_row *rows, size_t count)
{
    struct placed placed;
    int different = 0;
    placed_start(&placed, options);
    for (size_t i = 0; i < count; i++) {
        const char *error = placed_read(&placed, rows[i].json);
        if (strcmp(error, rows[i].says) == 0)
            continue;
        print_error("%s\n  says: %s\n  not:  %s\n", rows[i].json, error, rows[i].says);
        different++;
    }
    placed_end(&placed);
    assert_int_equal(different, 0);
}
