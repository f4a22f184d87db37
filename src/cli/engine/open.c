/* open.c: requests that open, set up and close games. */
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "cli/engine/internal.h"
#include "cli/version.h"
#include "core/record/record.h"
#include "core/registry.h"
#include "games/games.h"

bool engine_run_version(struct engine_request *request)
{
    json_add_text(&request->reply, "name", "cantrip");
    json_add_text(&request->reply, "version", version_text());
    json_add_number(&request->reply, "protocol", VERSION_PROTOCOL);
    return true;
}

bool engine_run_games(struct engine_request *request)
{
    json_add_open(&request->reply, "games", '[');
    for (const struct game *const *game = games_list(); *game; game++) {
        json_open(&request->reply, '{');
        report_add_game(&request->reply, *game);
        json_close(&request->reply, '}');
    }
    json_close(&request->reply, ']');
    return true;
}

/* What a `new` request asks for. */
struct wanted {
    const struct game *game;
    struct setup setup;
    char seed[SETUP_VALUE];
    bool by_seed;
};

static bool read_name(struct engine_request *request, struct wanted *wanted)
{
    const char *name = "";
    char names[200];
    if (!engine_need_string(request, "name", &name))
        return false;
    wanted->game = registry_find(games_list(), name);
    if (wanted->game)
        return true;
    if (strpbrk(name, ":#"))
        return setup_read_id(&wanted->setup, games_list(), &wanted->game, wanted->seed,
                             name, &request->error) ||
               engine_fail_as(request, "setup");
    struct text list = text_init(names, sizeof names);
    registry_names(games_list(), &list);
    return engine_fail(request, "setup", "name: there is no game `%.32s`; there are %s",
                       name, names);
}

/* Values may be given as strings or as whole numbers. */
static bool read_value(struct engine_request *request, const char *key, json_t *value,
                       char text[SETUP_VALUE])
{
    int length = -1;
    if (json_is_string(value))
        length = snprintf(text, SETUP_VALUE, "%s", json_string_value(value));
    else if (json_is_integer(value))
        length =
            snprintf(text, SETUP_VALUE, "%lld", (long long)json_integer_value(value));
    else
        return engine_fail(request, "request",
                           "%.32s: must be a string or a whole number", key);
    if (length <= 0 || length >= SETUP_VALUE)
        return engine_fail(request, "request", "%.32s: has 1 to %d characters", key,
                           SETUP_VALUE - 1);
    return true;
}

static bool read_options(struct engine_request *request, struct wanted *wanted)
{
    json_t *options = json_object_get(request->root.value, "options"), *value;
    const char *key;
    char text[SETUP_VALUE];
    if (options && !json_is_object(options))
        return engine_fail(request, "request", "options: must be an object {...}");
    json_object_foreach(options, key, value)
    {
        if (!read_value(request, key, value, text))
            return false;
        if (!setup_set(&wanted->setup, wanted->game, key, text, &request->error))
            return engine_fail_as(request, "setup");
    }
    return true;
}

static bool read_seed(struct engine_request *request, struct wanted *wanted)
{
    json_t *seed = json_object_get(request->root.value, "seed");
    if (!seed)
        return true;
    return read_value(request, "seed", seed, wanted->seed) &&
           (setup_is_seed(wanted->seed, &request->error) ||
            engine_fail_as(request, "setup"));
}

/* "seed" draws outcomes as soon as chance is to act, "caller" waits for them. */
static bool read_chance(struct engine_request *request, bool seeded, bool *by_seed)
{
    const char *chance = seeded ? "seed" : "caller";
    if (!engine_string(request, "chance", &chance))
        return false;
    *by_seed = strcmp(chance, "seed") == 0;
    if (!*by_seed && strcmp(chance, "caller") != 0)
        return engine_fail(request, "request", "chance: must be \"seed\" or \"caller\"");
    if (*by_seed && !seeded)
        return engine_fail(request, "setup",
                           "chance: \"seed\" needs a seed; give \"seed\" too");
    return true;
}

static bool read_attachment(struct engine_request *request, struct wanted *wanted)
{
    const char *text = NULL;
    if (!engine_string(request, "attachment", &text))
        return false;
    if (!text)
        return true;
    if (!wanted->game->attachment)
        return engine_fail(request, "setup", "attachment: %s takes none",
                           wanted->game->name);
    setup_attach(&wanted->setup, text, strlen(text), "attachment");
    return setup_set(&wanted->setup, wanted->game, wanted->game->attachment, "custom",
                     &request->error) ||
           engine_fail_as(request, "setup");
}

static struct engine_slot *find_room(struct engine_request *request)
{
    struct engine_slot *slot = engine_slot_find(request->engine, request->handle);
    if (!slot)
        slot = engine_slot_find(request->engine, "");
    if (!slot)
        engine_fail(request, "limit", "%d games are open; `close` one first",
                    ENGINE_MAX_GAMES);
    return slot;
}

/* A game id names a game from its usual start, so a game from a state has none. */
static void add_opened(struct engine_request *request)
{
    const struct engine_slot *slot = request->slot;
    struct buffer *out = &request->reply;
    json_add_text(out, "game", slot->handle);
    report_match(out, slot->match, "name options");
    if (slot->match->seed[0])
        report_match(out, slot->match, "seed");
    if (!slot->match->assembled)
        report_match(out, slot->match, "game_id");
    json_add_text(out, "chance", slot->by_seed ? "seed" : "caller");
}

/* Puts a match into the slot, in place of a game already there, and continues it. */
static void open_slot(struct engine_request *request, struct engine_slot *slot,
                      struct match *match, bool by_seed)
{
    engine_slot_clear(slot);
    snprintf(slot->handle, sizeof slot->handle, "%s", request->handle);
    slot->match = match;
    slot->by_seed = by_seed;
    request->slot = slot;
    add_opened(request);
    engine_add_progress(request, match->count);
}

static bool read_state(struct engine_request *request, struct match *match)
{
    struct json_reader state;
    return !json_reader_find(&request->root, "state", &state) ||
           match_place(match, &state, &request->error) ||
           engine_fail_as(request, "state");
}

static bool read_wanted(struct engine_request *request, struct wanted *wanted)
{
    return read_name(request, wanted) && read_options(request, wanted) &&
           read_seed(request, wanted) && read_attachment(request, wanted) &&
           read_chance(request, wanted->seed[0] != '\0', &wanted->by_seed);
}

static bool start_wanted(struct engine_request *request, const struct wanted *wanted)
{
    struct engine_slot *slot = find_room(request);
    if (!slot)
        return false;
    struct match *match =
        match_new(wanted->game, &wanted->setup, wanted->seed, &request->error);
    if (!match)
        return engine_fail_as(request, "setup");
    if (!read_state(request, match)) {
        match_free(match);
        return false;
    }
    open_slot(request, slot, match, wanted->by_seed);
    return true;
}

bool engine_run_new(struct engine_request *request)
{
    struct wanted wanted = {0};
    setup_init(&wanted.setup);
    bool ok = read_wanted(request, &wanted) && start_wanted(request, &wanted);
    setup_deinit(&wanted.setup);
    return ok;
}

bool engine_run_load(struct engine_request *request)
{
    const char *text = "";
    bool by_seed = false;
    if (!engine_need_string(request, "record", &text))
        return false;
    struct engine_slot *slot = find_room(request);
    if (!slot)
        return false;
    struct match *match =
        record_read(games_list(), text, strlen(text), "", &request->error);
    if (!match)
        return engine_fail_as(request, "record");
    if (!read_chance(request, match->seed[0] != '\0', &by_seed)) {
        match_free(match);
        return false;
    }
    open_slot(request, slot, match, by_seed);
    return true;
}

bool engine_run_place(struct engine_request *request)
{
    struct json_reader state;
    if (!json_reader_field(&request->root, "state", &state, &request->error))
        return engine_fail_as(request, "request");
    if (!match_place(request->slot->match, &state, &request->error))
        return engine_fail_as(request, "state");
    engine_add_progress(request, 0);
    return true;
}

bool engine_run_close(struct engine_request *request)
{
    engine_slot_clear(request->slot);
    return true;
}

bool engine_run_list(struct engine_request *request)
{
    struct buffer *out = &request->reply;
    json_add_open(out, "open", '[');
    for (int i = 0; i < ENGINE_MAX_GAMES; i++) {
        const struct engine_slot *slot = &request->engine->slot[i];
        if (!slot->match)
            continue;
        json_open(out, '{');
        json_add_text(out, "game", slot->handle);
        report_match(out, slot->match, "name to_act");
        json_close(out, '}');
    }
    json_close(out, ']');
    return true;
}

bool engine_run_quit(struct engine_request *request)
{
    request->engine->done = true;
    return true;
}
