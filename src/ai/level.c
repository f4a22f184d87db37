/* level.c: reading a game's levels. */
#include "ai/level.h"

#include <string.h>

#include "ai/setting.h"
#include "core/heuristics.h"
#include "core/text/lines.h"
#include "core/text/words.h"

enum { LEVEL_LINE = 200 };

enum level_setting { NODES, SECONDS, ADVISED, OVERLOOK, WAVER, CAREFUL, LEVEL_SETTINGS };

static const struct setting settings[] = {
    [NODES] = {"nodes", 1, 1e9, true},      [SECONDS] = {"seconds", 0.001, 3600, false},
    [ADVISED] = {"advised", 0, 1, true},    [OVERLOOK] = {"overlook", 0, 95, true},
    [WAVER] = {"waver", 0, 100, true},      [CAREFUL] = {"careful", 0, 1, true},
    [LEVEL_SETTINGS] = {NULL, 0, 0, false},
};

/* A word of letters; a trailing star marks the default. */
static bool read_name(struct reader *words, struct level *level, struct error *error)
{
    char word[WORD_SIZE];
    if (!words_take(words, "a level's name", word, error))
        return false;
    size_t length = strlen(word);
    level->is_default = word[length - 1] == '*';
    if (level->is_default)
        word[--length] = '\0';
    if (length == 0 || length >= LEVEL_NAME ||
        strspn(word, "abcdefghijklmnopqrstuvwxyz") != length)
        return error_set(error, "a level's name is 1 to %d letters, not '%s'",
                         LEVEL_NAME - 1, word);
    memcpy(level->name, word, length + 1);
    return true;
}

static bool read_settings(struct reader *words, struct level *level, struct error *error)
{
    double value[LEVEL_SETTINGS] = {0};
    char word[WORD_SIZE];
    while (reader_word(words, word))
        if (!setting_read(settings, word, value, error))
            return false;
    if (value[NODES] == 0)
        return error_set(error, "level %s needs nodes=NUMBER", level->name);
    level->nodes = (uint64_t)value[NODES];
    level->seconds = value[SECONDS];
    level->advised = value[ADVISED] > 0;
    level->overlook = (int)value[OVERLOOK];
    level->waver = (int)value[WAVER];
    level->careful = value[CAREFUL] > 0;
    return true;
}

/* The rest of a line that begins with `say`. */
static bool read_help(const char *text, struct level *level, struct error *error)
{
    text += strspn(text, " \t");
    if (level == NULL)
        return error_set(error, "'say' must follow the level that it describes");
    if (text[0] == '\0' || strlen(text) >= LEVEL_HELP)
        return error_set(error, "'say' needs a text of at most %d bytes", LEVEL_HELP - 1);
    memcpy(level->help, text, strlen(text) + 1);
    return true;
}

/* Empty lines are skipped. */
static bool read_line(const char *line, struct level *list, int *count,
                      struct error *error)
{
    struct reader words = words_init(line, strlen(line));
    if (strncmp(line, "say ", 4) == 0)
        return read_help(line + 4, *count > 0 ? &list[*count - 1] : NULL, error);
    if (!words_are_readable(line, strlen(line), error))
        return false;
    if (reader_at_end(&words))
        return true;
    if (!reader_accept(&words, "level"))
        return error_set(error, "the line must begin with 'level'");
    if (*count == LEVEL_MAX)
        return error_set(error, "there are more than %d levels", LEVEL_MAX);
    struct level *level = &list[*count];
    *level = (struct level){0};
    if (!read_name(&words, level, error) || !read_settings(&words, level, error))
        return false;
    for (int i = 0; i < *count; i++) {
        if (strcmp(list[i].name, level->name) == 0)
            return error_set(error, "level %s is defined twice", level->name);
        if (list[i].is_default && level->is_default)
            return error_set(error, "two levels are marked as the default: %s and %s",
                             list[i].name, level->name);
    }
    ++*count;
    return true;
}

int level_read(const char *text, const char *name, struct level *list,
               struct error *error)
{
    struct lines lines;
    int count = 0;
    bool ok = true;
    error_clear(error);
    lines_init(&lines, text, strlen(text), name, LEVEL_LINE);
    while (ok && lines_next(&lines, error)) {
        ok = read_line(lines.line, list, &count, error);
        if (!ok)
            lines_blame(&lines, error);
    }
    lines_deinit(&lines);
    return error->text[0] == '\0' ? count : -1;
}

int level_list(const struct game *game, struct level *list, struct error *error)
{
    char name[ERROR_FILE];
    struct text out = text_init(name, sizeof name);
    const char *text = NULL;
    if (game->heuristics != NULL && game->heuristics->levels != NULL)
        text = game->heuristics->levels();
    text_format(&out, "%s/levels.txt", game->name);
    return text == NULL ? 0 : level_read(text, name, list, error);
}
