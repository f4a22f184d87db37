/* engine.c: from a line to its response: parses it, finds the command, reports errors. */
#include "cli/engine/engine.h"

#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/engine/internal.h"
#include "core/memory.h"
#include "core/odds.h"
#include "core/text/suggest.h"

enum { NESTING = 64 };

static engine_command_run run_help;

/* The protocol. `help` lists the rows that have a help text. */
static const struct command {
    const char *name;
    const char *help;
    engine_command_run *run;
    const char *members;   /* without `run`: the members of the reply (report_match) */
    bool anytime;          /* also without an open game */
    const char *fields[8]; /* besides cmd, id and game */
} commands[] = {
    {"version", "the program and the protocol", .run = engine_run_version,
     .anytime = true},
    {"games", "the games and their options", .run = engine_run_games, .anytime = true},
    {"new", "start a game from options and seed, or from a state", .run = engine_run_new,
     .anytime = true,
     .fields = {"name", "options", "seed", "chance", "attachment", "state"}},
    {"load", "open a game from a record's text", .run = engine_run_load, .anytime = true,
     .fields = {"record", "chance"}},
    {"place", "go on from a position given as state", .run = engine_run_place,
     .fields = {"state"}},
    {"close", "forget a game", .run = engine_run_close},
    {"list", "the open games", .run = engine_run_list, .anytime = true},
    {"quit", "end the conversation", .run = engine_run_quit, .anytime = true},
    {"move", "make a whole move or chance event", .run = engine_run_move,
     .fields = {"move", "seat"}},
    {"choose", "make one single choice", .run = engine_run_choose,
     .fields = {"choice", "seat"}},
    {"draw", "let the seed bring outcomes", .run = engine_run_draw, .fields = {"what"}},
    {"undo", "take back moves, events or steps", .run = engine_run_undo,
     .fields = {"by", "count"}},
    {"redo", "repeat what was taken back", .run = engine_run_redo,
     .fields = {"by", "count"}},
    {"seek", "go to any step of the log", .run = engine_run_seek, .fields = {"step"}},
    {"status", "whose decision it is, scores, winners",
     .members = ENGINE_SITUATION " scores winners seats hash can_undo can_redo"},
    {"state", "the complete state, or what a seat may know of it",
     .run = engine_run_state, .fields = {"seat"}},
    {"picture", "the position as text for people", .members = "picture"},
    {"record", "the game so far as a record's text", .members = "record"},
    {"hash", "a fingerprint of the state", .members = "step hash"},
    {"check", "whether a move is legal and if not why", .run = engine_run_check,
     .fields = {"move"}},
    {"moves", "all legal whole moves", .run = engine_run_moves, .fields = {"limit"}},
    {"choices", "the single choices at this point", .run = engine_run_choices},
    {"outcomes", "what chance may bring, with probabilities", .run = engine_run_outcomes},
    {"odds", "how likely goals are, and what to do for them", .run = engine_run_odds,
     .fields = {"goals", "situation", "effort"}},
    {"hint", "the best moves, and why", .run = engine_run_hint,
     .fields = {"moves", "nodes"}},
    {"analyse", "what the moves so far cost, and what luck did",
     .run = engine_run_analyse, .fields = {"nodes", "threads"}},
    {"help", NULL, .run = run_help, .anytime = true},
    {0},
};

struct engine *engine_new(void)
{
    return memory_new(1, sizeof(struct engine));
}

struct engine_slot *engine_slot_find(struct engine *engine, const char *handle)
{
    for (int i = 0; i < ENGINE_MAX_GAMES; i++)
        if (strcmp(engine->slot[i].handle, handle) == 0)
            return &engine->slot[i];
    return NULL;
}

void engine_slot_clear(struct engine_slot *slot)
{
    match_free(slot->match);
    *slot = (struct engine_slot){0};
}

void engine_free(struct engine *engine)
{
    for (int i = 0; i < ENGINE_MAX_GAMES; i++)
        engine_slot_clear(&engine->slot[i]);
    free(engine);
}

bool engine_done(const struct engine *engine)
{
    return engine->done;
}

bool engine_fail_as(struct engine_request *request, const char *kind)
{
    request->fault = kind;
    return false;
}

bool engine_fail(struct engine_request *request, const char *kind, const char *format,
                 ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(request->error.text, sizeof request->error.text, format, list);
    va_end(list);
    return engine_fail_as(request, kind);
}

bool engine_fail_illegal(struct engine_request *request)
{
    bool understood = request->why.rule[0] != '\0';
    return engine_fail(request, understood ? "illegal" : "unreadable", "%s",
                       request->why.text);
}

bool engine_string(struct engine_request *request, const char *key, const char **value)
{
    struct json_reader field;
    return !json_reader_find(&request->root, key, &field) ||
           json_reader_string(&field, value, &request->error) ||
           engine_fail_as(request, "request");
}

bool engine_number(struct engine_request *request, const char *key, int low, int high,
                   int *value)
{
    struct json_reader field;
    return !json_reader_find(&request->root, key, &field) ||
           json_reader_int(&field, low, high, value, &request->error) ||
           engine_fail_as(request, "request");
}

bool engine_need_string(struct engine_request *request, const char *key,
                        const char **value)
{
    return json_reader_string_field(&request->root, key, value, &request->error) ||
           engine_fail_as(request, "request");
}

static const struct command *find_command(const char *name, struct nearest *nearest)
{
    suggest_init(nearest, name, "");
    for (const struct command *command = commands; command->name; command++) {
        if (strcmp(command->name, name) == 0)
            return command;
        suggest_offer(nearest, command->name);
    }
    return NULL;
}

static bool run_help(struct engine_request *request)
{
    json_add_open(&request->reply, "commands", '{');
    for (const struct command *command = commands; command->name; command++)
        if (command->help)
            json_add_text(&request->reply, command->name, command->help);
    json_close(&request->reply, '}');
    return true;
}

/* An unknown field is most likely a typo that would go unnoticed. */
static bool check_fields(struct engine_request *request, const struct command *command)
{
    const char *known[12] = {"cmd", "id", "game"};
    for (int i = 0; i < 8 && command->fields[i]; i++)
        known[3 + i] = command->fields[i];
    return json_reader_only(&request->root, known, &request->error) ||
           engine_fail_as(request, "request");
}

static bool find_slot(struct engine_request *request)
{
    request->slot = engine_slot_find(request->engine, request->handle);
    return request->slot ||
           engine_fail(request, "request",
                       "game: no game `%.32s` is open; start one with `new` or `load`",
                       request->handle);
}

static bool read_handle(struct engine_request *request)
{
    request->handle = "main";
    if (!engine_string(request, "game", &request->handle))
        return false;
    size_t length = strlen(request->handle);
    if (length == 0 || length >= ENGINE_HANDLE)
        return engine_fail(request, "request", "game: a handle has 1 to %d bytes",
                           ENGINE_HANDLE - 1);
    return true;
}

static bool run_command(struct engine_request *request)
{
    const char *name = "";
    struct nearest nearest;
    if (!json_reader_is_object(&request->root))
        return engine_fail(request, "request", "a request is an object: {\"cmd\": ...}");
    if (!engine_need_string(request, "cmd", &name) || !read_handle(request))
        return false;
    const struct command *command = find_command(name, &nearest);
    if (!command)
        return engine_fail(request, "request", "cmd: there is no command `%.32s`; %s%s",
                           name, nearest.best ? "did you mean " : "there are ",
                           nearest.best ? nearest.best : nearest.all);
    if (!check_fields(request, command) || (!command->anytime && !find_slot(request)))
        return false;
    if (command->run)
        return command->run(request);
    report_match(&request->reply, request->slot->match, command->members);
    return true;
}

/* A numeric id is written with as few digits as read back to the same number. */
static size_t digits_of(const json_t *id)
{
    char words[32];
    double number = json_real_value(id);
    snprintf(words, sizeof words, "%.15g", number);
    return json_is_real(id) && strtod(words, NULL) == number ? 15 : 17;
}

/* The caller's id comes right after `ok`, where it is easy to spot. */
static void begin_reply(struct engine_request *request, bool ok)
{
    const json_t *id = json_object_get(request->root.value, "id");
    buffer_clear(&request->reply);
    json_open(&request->reply, '{');
    json_add_bool(&request->reply, "ok", ok);
    if (!id)
        return;
    char *words = json_dumps(id, JSON_COMPACT | JSON_ENCODE_ANY |
                                     JSON_REAL_PRECISION(digits_of(id)));
    json_key(&request->reply, "id");
    json_put_raw(&request->reply, words);
    free(words);
}

static void write_failure(struct engine_request *request)
{
    struct buffer *out = &request->reply;
    begin_reply(request, false);
    json_add_text(out, "error", request->fault);
    if (strcmp(request->fault, "illegal") == 0)
        json_add_text(out, "rule", request->why.rule);
    json_add_text(out, "reason", request->error.text);
    if (request->error.line > 0)
        json_add_number(out, "line", request->error.line);
}

static void end_reply(struct engine_request *request, struct buffer *out)
{
    json_close(&request->reply, '}');
    buffer_put_n(out, request->reply.data, request->reply.length);
    buffer_put(out, "\n");
    buffer_deinit(&request->reply);
}

/* Deep nesting could overflow the stack of whoever walks the request. */
static bool nests_too_deep(const char *line, size_t length)
{
    int depth = 0;
    bool quoted = false;
    for (size_t i = 0; i < length; i++) {
        if (quoted && line[i] == '\\')
            i++;
        else if (line[i] == '"')
            quoted = !quoted;
        else if (!quoted && (line[i] == '[' || line[i] == '{') && ++depth > NESTING)
            return true;
        else if (!quoted && (line[i] == ']' || line[i] == '}'))
            depth--;
    }
    return false;
}

static bool parse(struct engine_request *request, const char *line, size_t length)
{
    if (nests_too_deep(line, length))
        return engine_fail(request, "json", "nested deeper than %d levels", NESTING);
    return json_reader_parse(&request->root, line, length, &request->error) ||
           engine_fail_as(request, "json");
}

static bool is_blank(const char *line, size_t length)
{
    while (length > 0 && memchr(" \t\r", line[length - 1], 3) != NULL)
        length--;
    return length == 0;
}

void engine_line(struct engine *engine, const char *line, size_t length,
                 struct buffer *out)
{
    struct engine_request request = {.engine = engine, .fault = "internal"};
    if (is_blank(line, length))
        return;
    buffer_init(&request.reply);
    bool parsed = parse(&request, line, length);
    begin_reply(&request, true);
    if (!parsed || !run_command(&request))
        write_failure(&request);
    end_reply(&request, out);
    if (parsed)
        json_reader_free(&request.root);
}

void engine_line_too_long(struct buffer *out)
{
    struct engine_request request = {0};
    buffer_init(&request.reply);
    engine_fail(&request, "limit", "a request line has at most %d bytes",
                ENGINE_MAX_LINE);
    write_failure(&request);
    end_reply(&request, out);
}
