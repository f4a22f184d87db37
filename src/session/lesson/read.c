/* read.c: parses a lesson. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/text/lines.h"
#include "session/lesson/internal.h"

enum { MAX_LINE = 2 * LESSON_TEXT };

static const char *const kind_word[LESSON_KINDS] = {
    [LESSON_SAY] = "say",   [LESSON_TASK] = "task", [LESSON_POINT] = "point",
    [LESSON_MOVE] = "move", [LESSON_FREE] = "free", [LESSON_REPLY] = "reply",
};

/* The rest of a line after `word`; NULL if it does not start with it. */
static const char *after_word(const char *line, const char *word)
{
    size_t length = strlen(word);
    if (strncmp(line, word, length) != 0)
        return NULL;
    if (line[length] != '\0' && line[length] != ' ')
        return NULL;
    return line + length + strspn(line + length, " ");
}

static void add_step(struct lesson *lesson, enum lesson_kind kind, const char *words,
                     int line)
{
    lesson->step =
        memory_resize(lesson->step, (size_t)lesson->steps + 1, sizeof *lesson->step);
    lesson->step[lesson->steps++] = (struct lesson_step){
        .kind = kind, .words = memory_text(words, strlen(words)), .line = line};
}

static bool read_step(struct lesson *lesson, const char *line, int number,
                      struct error *error)
{
    for (int kind = 0; kind < LESSON_KINDS; kind++) {
        const char *words = after_word(line, kind_word[kind]);
        size_t room = kind == LESSON_POINT ? GUIDE_THINGS : LESSON_TEXT;
        if (words == NULL)
            continue;
        if (words[0] == '\0' && kind != LESSON_FREE)
            return error_set(error, "'%s' needs an argument", kind_word[kind]);
        if (strlen(words) >= room)
            return error_set(error, "more than %zu bytes: split the line", room - 1);
        add_step(lesson, (enum lesson_kind)kind, words, number);
        return true;
    }
    return error_set(error, "a line must start with 'say', 'task', 'point', 'move', "
                            "'free' or 'reply'");
}

static bool read_id(struct lesson *lesson, const char *line, struct error *error)
{
    const struct game *games[] = {lesson->game, NULL}, *game = NULL;
    const char *id = after_word(line, "game:");
    if (id == NULL)
        return error_set(error, "expected 'game: seals:players=2#seed' first");
    if (!setup_read_id(&lesson->setup, games, &game, lesson->seed, id, error))
        return false;
    return lesson->seed[0] != '\0' ||
           error_set(error, "the game needs a seed: '#' and a word after the options");
}

/* The next line that is neither empty nor a comment, trimmed. */
static const char *next_line(struct lines *lines, struct error *error)
{
    while (lines_next(lines, error)) {
        char *line = lines->line + strspn(lines->line, " \t");
        size_t length = strlen(line);
        while (length > 0 && (line[length - 1] == ' ' || line[length - 1] == '\t'))
            line[--length] = '\0';
        if (length > 0 && line[0] != '#')
            return line;
    }
    return NULL;
}

static bool read_all(struct lesson *lesson, struct lines *lines, struct error *error)
{
    const char *line = next_line(lines, error);
    if (line == NULL || strcmp(line, "cantrip lesson 1") != 0)
        return error->text[0] != '\0' ||
               error_set(error, "a lesson must start with 'cantrip lesson 1'");
    line = next_line(lines, error);
    if (!read_id(lesson, line != NULL ? line : "", error))
        return false;
    while ((line = next_line(lines, error)) != NULL)
        if (!read_step(lesson, line, lines->number, error))
            return false;
    return error->text[0] == '\0';
}

struct lesson *lesson_read(const struct game *game, const char *text, const char *name,
                           struct error *error)
{
    struct lesson *lesson = memory_new(1, sizeof *lesson);
    struct text out = text_init(lesson->name, sizeof lesson->name);
    struct lines lines;
    lesson->game = game;
    text_put(&out, name);
    setup_init(&lesson->setup);
    error_clear(error);
    lines_init(&lines, text, strlen(text), name, MAX_LINE);
    bool read = read_all(lesson, &lines, error);
    if (!read)
        lines_blame(&lines, error);
    lines_deinit(&lines);
    if (read)
        return lesson;
    lesson_free(lesson);
    return NULL;
}

struct lesson *lesson_new(const struct game *game, struct error *error)
{
    const char *text = game->guide != NULL ? game->guide->lesson() : NULL;
    char name[ERROR_FILE];
    struct text out = text_init(name, sizeof name);
    if (text == NULL) {
        error_set(error, "there is no guided first game of %s", game->title);
        return NULL;
    }
    text_format(&out, "%s/lesson.txt", game->name);
    return lesson_read(game, text, name, error);
}

void lesson_free(struct lesson *lesson)
{
    if (lesson == NULL)
        return;
    for (int i = 0; i < lesson->steps; i++)
        free(lesson->step[i].words);
    free(lesson->step);
    setup_deinit(&lesson->setup);
    free(lesson);
}
