/* engine.c: from a line to its response: parsing, finding the command, errors. */
#include "cli/engine/engine.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli/engine/describe.h"
#include "cli/engine/internal.h"
#include "core/memory.h"
#include "core/odds.h"
#include "core/suggest.h"

enum { NESTING = 64 };

static const struct engine_command *const command_tables[] = {
    engine_open_commands, engine_play_commands, engine_look_commands,
    engine_list_commands, engine_odds_commands, engine_think_commands};
enum { TABLES = sizeof command_tables / sizeof *command_tables };

struct engine *engine_new(void)
{
    return memory_new(1, sizeof(struct engine));
}

void engine_slot_clear(struct engine_slot *slot)
{
    if (slot->oracle)
        slot->match->game->odds->oracle_free(slot->oracle);
    match_free(slot->match);
    slot->oracle = NULL;
    slot->match = NULL;
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

void engine_put(struct engine_request *request, const char *key, json_t *value)
{
    json_object_set_new(request->reply, key, value);
}

bool engine_string(struct engine_request *request, const char *key, const char **value)
{
    struct json_reader field;
    if (!json_reader_find(&request->root, key, &field) ||
        json_reader_string(&field, value, &request->error))
        return true;
    return engine_fail_as(request, "request");
}

bool engine_number(struct engine_request *request, const char *key, int low, int high,
                   int *value)
{
    struct json_reader field;
    if (!json_reader_find(&request->root, key, &field) ||
        json_reader_int(&field, low, high, value, &request->error))
        return true;
    return engine_fail_as(request, "request");
}

bool engine_need_string(struct engine_request *request, const char *key,
                        const char **value)
{
    if (json_reader_string_field(&request->root, key, value, &request->error))
        return true;
    return engine_fail_as(request, "request");
}

static const struct engine_command *find_command(const char *name,
                                                 struct nearest *nearest)
{
    suggest_init(nearest, name, "");
    for (int i = 0; i < TABLES; i++)
        for (const struct engine_command *c = command_tables[i]; c->name; c++) {
            if (strcmp(c->name, name) == 0)
                return c;
            suggest_offer(nearest, c->name);
        }
    suggest_offer(nearest, "help");
    return NULL;
}

static bool run_help(struct engine_request *request)
{
    json_t *commands = json_object();
    for (int i = 0; i < TABLES; i++)
        for (const struct engine_command *c = command_tables[i]; c->name; c++)
            json_object_set_new(commands, c->name, json_string(c->help));
    engine_put(request, "commands", commands);
    return true;
}

static const struct engine_command help_command = {
    "help", "this list", run_help, false, {0}};

/* An unknown field is most likely a slip of the pen that would go unnoticed. */
static bool check_fields(struct engine_request *request,
                         const struct engine_command *command)
{
    const char *known[12] = {"cmd", "id", "game"};
    for (int i = 0; i < 8 && command->fields[i]; i++)
        known[3 + i] = command->fields[i];
    if (json_reader_only(&request->root, known, &request->error))
        return true;
    return engine_fail_as(request, "request");
}

static bool find_slot(struct engine_request *request)
{
    for (int i = 0; i < ENGINE_MAX_GAMES; i++) {
        struct engine_slot *slot = &request->engine->slot[i];
        if (slot->match && strcmp(slot->handle, request->handle) == 0) {
            request->slot = slot;
            return true;
        }
    }
    return engine_fail(request, "request",
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
    const struct engine_command *command = find_command(name, &nearest);
    if (!command && strcmp(name, "help") == 0)
        command = &help_command;
    if (!command)
        return engine_fail(request, "request", "cmd: there is no command `%.32s`; %s%s",
                           name, nearest.best ? "did you mean " : "there are ",
                           nearest.best ? nearest.best : nearest.all);
    if (!check_fields(request, command) || (command->needs_game && !find_slot(request)))
        return false;
    return command->run(request);
}

static json_t *make_failure(const struct engine_request *request)
{
    const char *rule = request->why.rule;
    json_t *reply = json_pack("{s:b, s:s}", "ok", 0, "error", request->fault);
    if (strcmp(request->fault, "illegal") == 0)
        json_object_set_new(reply, "rule", describe_text(rule));
    json_object_set_new(reply, "reason", describe_text(request->error.text));
    if (request->error.line > 0)
        json_object_set_new(reply, "line", json_integer(request->error.line));
    return reply;
}

static int write_bytes(const char *bytes, size_t length, void *out)
{
    buffer_put_n(out, bytes, length);
    return 0;
}

static void write_reply(json_t *reply, int digits, struct buffer *out)
{
    size_t flags = JSON_COMPACT | JSON_REAL_PRECISION((size_t)digits);
    json_dump_callback(reply, write_bytes, out, flags);
    buffer_put(out, "\n");
    json_decref(reply);
}

/* The identifier comes first among what the caller sent, so that it is easy to spot. */
static json_t *with_id(json_t *reply, const struct json_reader *root)
{
    json_t *id = json_object_get(root->value, "id");
    if (!id)
        return reply;
    json_t *framed =
        json_pack("{s:O, s:O}", "ok", json_object_get(reply, "ok"), "id", id);
    json_object_update_missing(framed, reply);
    json_decref(reply);
    return framed;
}

/* Too deep a request could overrun the stack of whoever walks it. */
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
    if (json_reader_parse(&request->root, line, length, &request->error))
        return true;
    return engine_fail_as(request, "json");
}

static bool is_blank(const char *line, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r')
            return false;
    return true;
}

void engine_line(struct engine *engine, const char *line, size_t length,
                 struct buffer *out)
{
    struct engine_request request = {.engine = engine, .fault = "internal"};
    if (is_blank(line, length))
        return;
    if (!parse(&request, line, length)) {
        write_reply(make_failure(&request), 0, out);
        return;
    }
    request.reply = json_pack("{s:b}", "ok", 1);
    bool ok = run_command(&request);
    if (!ok) {
        json_decref(request.reply);
        request.reply = make_failure(&request);
    }
    write_reply(with_id(request.reply, &request.root), request.digits, out);
    json_reader_free(&request.root);
}

void engine_line_too_long(struct buffer *out)
{
    json_t *reply = json_pack("{s:b, s:s, s:s}", "ok", 0, "error", "limit", "reason",
                              "a request line has at most 1048576 bytes");
    write_reply(reply, 0, out);
}
