/* table.c: small games for tests. */
#include "tests/ai/table.h"

#include <stdio.h>
#include <string.h>

#include "ai/playout.h"
#include "core/json/reader.h"
#include "games/games.h"
#include "tests/base/check.h"

struct match *table_match(const char *id)
{
    const struct game *game = NULL;
    struct error error = {0};
    struct setup setup;
    char seed[SETUP_VALUE];
    setup_init(&setup);
    if (!setup_read_id(&setup, games_list(), &game, seed, id, &error))
        fail_msg("%s: %s", id, error.text);
    struct match *match = match_new(game, &setup, seed, &error);
    setup_deinit(&setup);
    if (match == NULL)
        fail_msg("%s: %s", id, error.text);
    return match;
}

struct match *table_place(const char *id, const char *state)
{
    struct match *match = table_match(id);
    struct error error = {0};
    struct json_reader json_reader;
    if (!json_reader_parse(&json_reader, state, strlen(state), &error) ||
        !match_place(match, &json_reader, &error))
        fail_msg("%s: %s", state, error.text);
    json_reader_free(&json_reader);
    return match;
}

void table_play(struct match *match, const char *lines)
{
    while (*lines) {
        char line[256];
        struct reason why;
        size_t length = strcspn(lines, ",");
        snprintf(line, sizeof line, "%.*s", (int)length, lines);
        if (!match_play(match, line, &why))
            fail_msg("%s: %s", line, why.text);
        lines += length + (lines[length] == ',');
    }
}

void table_random(struct match *match, long choices)
{
    struct error error = {0};
    assert_true(playout_match(match, "random", choices, NULL, NULL, &error));
}
