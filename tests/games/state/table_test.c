/* table_test.c: every field of every game's table, put to values that it cannot have,
 * along random games: each is refused with the path of that field. */
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "base/rng.h"
#include "core/match/match.h"
#include "games/ciub/ciub.h"
#include "games/ciub/json/json.h"
#include "games/pig/pig.h"
#include "games/pig/state.h"
#include "games/seals/json/json.h"
#include "games/seals/seals.h"
#include "tests/base/check.h"

/* A position as a document that is changed in one place at a time. */
struct walk {
    struct match *match;
    struct state_at at;
    json_t *root;
    int refused;
};

/* The document as it is now must be refused, and the path blamed. */
static void assert_refused(struct walk *walk, const char *path)
{
    struct json_reader root;
    struct error error;
    char *text = json_dumps(walk->root, JSON_COMPACT);
    error_clear(&error);
    assert_true(json_reader_parse(&root, text, strlen(text), &error));
    if (match_place(walk->match, &root, &error))
        fail_msg("%s is wrong, but accepted:\n%s", path, text);
    size_t length = strlen(path);
    if (strncmp(error.text, path, length) != 0 ||
        strchr(":.[", error.text[length]) == NULL)
        fail_msg("%s is wrong, but what is said is: %s\n%s", path, error.text, text);
    json_reader_free(&root);
    free(text);
    walk->refused++;
}

/* Puts the value there for as long as it is refused. */
static void try_value(struct walk *walk, json_t *object, const char *key, json_t *value,
                      const char *path)
{
    json_t *kept = json_incref(json_object_get(object, key));
    json_object_set_new(object, key, value);
    assert_refused(walk, path);
    if (kept != NULL)
        json_object_set_new(object, key, kept);
    else
        json_object_del(object, key);
}

/* A single value that is too low, too high, no name or of the wrong kind. */
static json_t *wrong_value(const struct walk *walk, const struct state_field *field,
                           int i, int way)
{
    int most = state_most(field, &walk->at, i);
    if (field->kind == STATE_TABLE || way == 0)
        return json_array();
    if (field->kind == STATE_NUMBER)
        return json_integer(way == 1 ? field->low + field->base - 1
                                     : most + field->base + 1);
    return way == 1 ? json_integer(7) : json_string("no such name");
}

static void try_items(struct walk *walk, const struct state_field *field, json_t *object,
                      const char *path, int way)
{
    char room[STATE_NAME_SIZE];
    json_t *array = json_array(), *map = json_object();
    bool row = field->shape == STATE_ROW;
    int items = row ? state_items(field, &walk->at) : 1;
    for (int i = 0; i < items; i++)
        json_array_append_new(array, wrong_value(walk, field, i, way));
    if (field->shape == STATE_MAP)
        for (int i = state_items(field, &walk->at) - 1; i >= 0; i--) {
            const char *key = state_key_of(field, &walk->at, i, room);
            if (key != NULL)
                json_object_set_new(map, key, wrong_value(walk, field, i, way));
        }
    json_object_set_new(map, way == 2 ? "no such key" : "no other key", json_null());
    try_value(walk, object, field->key,
              field->shape == STATE_MAP ? json_incref(map) : json_incref(array), path);
    json_decref(map);
    json_decref(array);
}

static void try_table(struct walk *walk, const struct state_field *table, json_t *object,
                      const char *path);

static void try_inner(struct walk *walk, const struct state_field *field, json_t *object,
                      const char *path)
{
    char inner[200];
    json_t *value = json_object_get(object, field->key), *item;
    size_t i;
    if (field->kind != STATE_TABLE || value == NULL)
        return;
    if (field->shape == STATE_ONE) {
        try_table(walk, field->table, value, path);
        return;
    }
    json_array_foreach(value, i, item)
    {
        snprintf(inner, sizeof inner, "%s[%zu]", path, i);
        walk->at.outer = (int)i;
        try_table(walk, field->table, item, inner);
        walk->at.outer = 0;
    }
}

static void try_table(struct walk *walk, const struct state_field *table, json_t *object,
                      const char *path)
{
    if (path[0] != '\0')
        try_value(walk, object, "no such key", json_null(), path);
    for (const struct state_field *field = table; field->key != NULL; field++) {
        char inner[160];
        snprintf(inner, sizeof inner, "%s%s%s", path, path[0] != '\0' ? "." : "",
                 field->key);
        for (int way = 0; way < 3; way++) {
            if (field->shape == STATE_ONE)
                try_value(walk, object, field->key, wrong_value(walk, field, 0, way),
                          inner);
            else
                try_items(walk, field, object, inner, way);
        }
        if (field->shape != STATE_ONE)
            try_value(walk, object, field->key, json_true(), inner);
        try_inner(walk, field, object, inner);
    }
}

/* One position: its document is read back, and refused in every way. */
static void try_position(struct match *match, const struct match *played,
                         const struct state_field *table, int *refused)
{
    char text[GAME_MAX_STATE_TEXT];
    struct text out = text_init(text, sizeof text);
    struct walk walk = {match, {played->world, played->state, 0, 0}, NULL, 0};
    state_write(table, played->world, played->state, &out);
    walk.root = json_loads(text, 0, NULL);
    assert_non_null(walk.root);
    try_table(&walk, table, walk.root, "");
    json_decref(walk.root);
    *refused += walk.refused;
}

static void walk_game(const struct game *game, const struct state_field *table,
                      const char *id)
{
    const struct game *const games[] = {game, NULL};
    choice_t list[GAME_MAX_CHOICES];
    char seed[SETUP_VALUE];
    struct setup setup;
    struct error error;
    struct rng rng;
    int refused = 0;
    rng_seed(&rng, 1);
    assert_true(setup_read_id(&setup, games, &game, seed, id, &error));
    struct match *match = match_new(game, &setup, seed, &error);
    struct match *played = match_new(game, &setup, seed, &error);
    setup_deinit(&setup);
    for (int step = 0; step < 400 && !match_over(played); step++) {
        if (step % 20 == 0)
            try_position(match, played, table, &refused);
        int count = game->choices(played->world, played->state, list);
        match_choose(played, list[rng_below(&rng, (uint32_t)count)]);
    }
    assert_true(refused > 100);
    match_free(match);
    match_free(played);
}

TEST(wrong_fields_of_pig_are_blamed)
{
    walk_game(&pig_game, pig_table, "pig:players=3#1");
}

TEST(wrong_fields_of_five_seals_are_blamed)
{
    walk_game(&seals_game, seals_state_table, "seals:players=3,circle=2#1");
    walk_game(&seals_game, seals_state_table, "seals:players=2,circle=4#2");
}

TEST(wrong_fields_of_ciub_are_blamed)
{
    walk_game(&ciub_game, ciub_state_table, "ciub:players=2#1");
}
