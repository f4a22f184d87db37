/* session.c: parses a request, runs its command and writes the answer. */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/registry.h"
#include "i18n/i18n.h"
#include "session/internal.h"

enum { NAME_SHOWN = 60 };

/* What a command needs. */
enum needs {
    NEEDS_NOTHING,
    NEEDS_TABLE,
    NEEDS_PLAY, /* a table that is played at, not only looked at */
};

/* Whether words follow its name on the line. */
enum takes { TAKES_NOTHING, TAKES_WORDS, MAY_TAKE_WORDS };

struct command {
    const char *name;
    session_command *run;
    enum needs needs : 8; /* small, since people wait for the module to load */
    enum takes takes : 8;
    bool body;      /* whether a body may follow */
    bool situation; /* whether it answers SITUATION; then there is a table */
};

static session_command session_since;

static const struct command commands[] = {
    {"games", session_games, NEEDS_NOTHING, TAKES_NOTHING, false, false},
    {"speak", session_speak, NEEDS_NOTHING, TAKES_WORDS, true, false},
    {"rules", session_rules, NEEDS_NOTHING, TAKES_WORDS, false, false},
    {"achievements", session_achievements, NEEDS_NOTHING, TAKES_WORDS, false, false},
    {"new", session_begin, NEEDS_NOTHING, TAKES_WORDS, true, true},
    {"open", session_open, NEEDS_NOTHING, TAKES_NOTHING, true, true},
    {"look", session_look, NEEDS_NOTHING, TAKES_NOTHING, true, true},
    {"follow", session_follow, NEEDS_NOTHING, TAKES_WORDS, true, true},
    {"lesson", session_lesson, NEEDS_NOTHING, TAKES_WORDS, false, true},
    {"next", session_next, NEEDS_PLAY, TAKES_NOTHING, false, true},
    {"situation", session_situation, NEEDS_TABLE, TAKES_NOTHING, false, true},
    {"seat", session_seat, NEEDS_PLAY, TAKES_WORDS, true, true},
    {"choose", session_choose, NEEDS_PLAY, TAKES_WORDS, false, true},
    {"point", session_point, NEEDS_PLAY, TAKES_WORDS, false, true},
    {"all", session_all, NEEDS_PLAY, TAKES_WORDS, false, true},
    {"type", session_type, NEEDS_PLAY, TAKES_WORDS, false, true},
    {"back", session_back, NEEDS_PLAY, TAKES_NOTHING, false, true},
    {"drop", session_drop, NEEDS_PLAY, TAKES_NOTHING, false, true},
    {"confirm", session_confirm, NEEDS_PLAY, TAKES_NOTHING, false, true},
    {"play", session_play, NEEDS_PLAY, TAKES_WORDS, false, true},
    {"undo", session_undo, NEEDS_PLAY, TAKES_NOTHING, false, true},
    {"redo", session_redo, NEEDS_PLAY, TAKES_NOTHING, false, true},
    {"why", session_why, NEEDS_TABLE, TAKES_WORDS, false, false},
    {"about", session_about, NEEDS_TABLE, TAKES_WORDS, false, false},
    {"name", session_names, NEEDS_TABLE, TAKES_WORDS, false, false},
    {"ask", session_ask, NEEDS_TABLE, TAKES_WORDS, false, false},
    {"events", session_events, NEEDS_TABLE, TAKES_WORDS, false, false},
    {"at", session_at, NEEDS_TABLE, TAKES_WORDS, false, false},
    {"record", session_record, NEEDS_TABLE, TAKES_NOTHING, false, false},
    {"earned", session_earned, NEEDS_PLAY, TAKES_WORDS, false, false},
    {"dice", session_dice, NEEDS_TABLE, TAKES_NOTHING, false, false},
    {"chances", session_chances, NEEDS_TABLE, TAKES_NOTHING, false, false},
    {"board", session_board, NEEDS_TABLE, TAKES_NOTHING, false, false},
    {"think", session_think, NEEDS_PLAY, TAKES_WORDS, false, false},
    {"hurry", session_hurry, NEEDS_PLAY, TAKES_NOTHING, false, false},
    {"hint", session_hint, NEEDS_TABLE, TAKES_WORDS, false, false},
    {"odds", session_odds, NEEDS_TABLE, MAY_TAKE_WORDS, false, false},
    {"analyse", session_analyse, NEEDS_TABLE, MAY_TAKE_WORDS, false, false},
    {"judge", session_judge, NEEDS_TABLE, TAKES_WORDS, true, false},
    {"room", session_room, NEEDS_NOTHING, TAKES_NOTHING, true, false},
    {"since", session_since, NEEDS_NOTHING, TAKES_WORDS, true, false},
    {0},
};

struct session *session_new(const struct game *const *games)
{
    struct session *session = memory_new(1, sizeof *session);
    session->games = games;
    return session;
}

void session_free(struct session *session)
{
    if (session == NULL)
        return;
    session_set_table(session, NULL, NULL, false);
    if (session->catalogue != NULL)
        i18n_use(NULL, 0);
    free(session->catalogue);
    free(session);
}

/* --- refusals ----------------------------------------------------------------------- */

bool session_refuse(struct request *request, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(request->refusal.text, sizeof request->refusal.text, format, arguments);
    va_end(arguments);
    return false;
}

bool session_refuse_error(struct request *request, const struct error *error)
{
    struct text field = text_init(request->refusal.field, sizeof request->refusal.field);
    text_put(&field, error->option);
    error_line(error, request->refusal.text, sizeof request->refusal.text);
    return false;
}

bool session_refuse_reason(struct request *request, const struct reason *why)
{
    struct text rule = text_init(request->refusal.rule, sizeof request->refusal.rule);
    struct text text = text_init(request->refusal.text, sizeof request->refusal.text);
    text_put(&rule, why->rule);
    text_put(&text, why->text);
    return false;
}

bool session_number(struct request *request, uint64_t least, uint64_t most,
                    uint64_t *number)
{
    const char *words = request->words;
    if (text_to_u64(words, number) && *number >= least && *number <= most)
        return true;
    return session_refuse(
        request, tr("'%.*s' should be a whole number from %llu to %llu"), NAME_SHOWN,
        words, (unsigned long long)least, (unsigned long long)most);
}

const struct game *session_game(const struct session *session, struct request *request)
{
    char names[200];
    struct text out = text_init(names, sizeof names);
    const struct game *game = registry_find(session->games, request->words);
    registry_names(session->games, &out);
    if (game == NULL)
        session_refuse(request, tr("there is no game '%.*s'; there are: %s"), NAME_SHOWN,
                       request->words, names);
    return game;
}

/* --- requests ----------------------------------------------------------------------- */

static const struct command *find_command(const char *name)
{
    for (const struct command *command = commands; command->name != NULL; command++)
        if (strcmp(command->name, name) == 0)
            return command;
    return NULL;
}

static bool has_words(const struct command *command, struct request *request)
{
    bool some = request->words[0] != '\0';
    if (command->takes == TAKES_WORDS && !some)
        return session_refuse(request, tr("'%s' needs something after it"),
                              command->name);
    if (command->takes == TAKES_NOTHING && some)
        return session_refuse(request, tr("'%s' takes nothing after it"), command->name);
    if (!command->body && request->length > 0)
        return session_refuse(request, tr("'%s' takes no further lines"), command->name);
    return true;
}

static bool has_table(const struct session *session, const struct command *command,
                      struct request *request)
{
    if (command->needs == NEEDS_NOTHING)
        return true;
    if (session->table == NULL)
        return session_refuse(request,
                              tr("there is no game yet: start or open one first"));
    if (command->needs == NEEDS_PLAY && session->looking)
        return session_refuse(request, tr("this game is only looked at, not played"));
    return true;
}

static bool run_command(struct session *session, const char *name,
                        struct request *request)
{
    const struct command *command = name != NULL ? find_command(name) : NULL;
    if (name == NULL)
        return session_refuse(request,
                              tr("a request is text, and has no zero bytes in it"));
    if (command == NULL)
        return session_refuse(request, tr("there is no request '%.*s'"), NAME_SHOWN,
                              name);
    if (!has_words(command, request) || !has_table(session, command, request) ||
        !command->run(session, request))
        return false;
    if (command->situation)
        situation_write(session, request->picked != NULL ? request->picked : "",
                        request->out);
    return true;
}

/* Copies the first word, truncated to `size`; returns what follows it. */
static const char *take_word(const char *words, char *word, size_t size)
{
    size_t length = strcspn(words, " \t");
    struct text text = text_init(word, size);
    text_put_n(&text, words, length);
    return words + length + strspn(words + length, " \t");
}

/* Words: a number of events, and the request to run. */
static bool session_since(struct session *session, struct request *request)
{
    char number[24], name[24];
    const char *all = request->words, *rest = take_word(all, number, sizeof number);
    const char *words = take_word(rest, name, sizeof name);
    const struct command *command = find_command(name);
    uint64_t from = 0;
    request->words = number;
    if (!session_number(request, 0, UINT32_MAX, &from))
        return false;
    if (command == NULL || !command->situation)
        return session_refuse(request, tr("there is no request '%.*s'"), NAME_SHOWN, all);
    request->words = words;
    if (!run_command(session, name, request))
        return false;
    session_add_log(session, (size_t)from, request->out);
    return true;
}

/* Removes trailing whitespace. */
static void trim(char *words)
{
    size_t length = strlen(words);
    while (length > 0 && strchr(" \t\r", words[length - 1]) != NULL)
        words[--length] = '\0';
}

/* Takes a request apart in its place; returns the name of the command, or NULL when the
 * line has a zero byte in it, which no word has. */
static const char *take_apart(char *text, size_t length, struct request *request)
{
    char *newline = memchr(text, '\n', length);
    char *end = newline != NULL ? newline : text + length;
    *end = '\0';
    request->body = newline != NULL ? newline + 1 : end;
    request->length = length - (size_t)(request->body - text);
    if (strlen(text) < (size_t)(end - text))
        return NULL;
    trim(text);
    char *name = text + strspn(text, " \t"), *words = name + strcspn(name, " \t");
    request->words = words + strspn(words, " \t");
    if (*words != '\0')
        *words = '\0';
    return name;
}

static void write_refusal(const struct refusal *refusal, struct buffer *answer)
{
    buffer_clear(answer);
    json_open(answer, '{');
    json_add_text(answer, "error", refusal->text);
    json_add_text(answer, "rule", refusal->rule);
    json_add_text(answer, "field", refusal->field);
    json_close(answer, '}');
}

void session_do(struct session *session, const char *request, size_t length,
                struct buffer *answer)
{
    char *text = memory_text(request, length);
    struct request parts = {.out = answer};
    const char *name = take_apart(text, length, &parts);
    buffer_clear(answer);
    json_open(answer, '{');
    if (run_command(session, name, &parts))
        json_close(answer, '}');
    else
        write_refusal(&parts.refusal, answer);
    free(text);
}
