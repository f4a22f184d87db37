/* check.c: checks that a lesson can be played as written. */
#include <string.h>

#include "base/utf8.h"
#include "session/lesson/internal.h"

static bool blame(const struct lesson *lesson, int step, struct error *error,
                  const char *words)
{
    error_set(error, "'%s': %s", lesson->step[step].words, words);
    error_place(error, lesson->name, lesson->step[step].line);
    return false;
}

/* Every move has a task that fits on one line of a terminal, in every language. */
static bool check_task(const struct lesson *lesson, struct error *error)
{
    const char *task = lesson_task(lesson);
    if (lesson->waits)
        return true;
    if (task[0] == '\0')
        return blame(lesson, lesson->next, error, "a move needs a task before it");
    return utf8_width(task) <= LESSON_TASK_COLUMNS ||
           blame(lesson, lesson->task, error, "a task must fit on one line");
}

/* All things pointed at exist. */
static bool check_things(const struct lesson *lesson, const struct table *table,
                         struct error *error)
{
    const struct match *match = table->match;
    const struct guide *guide = lesson->game->guide;
    const char *things = lesson->pointed >= 0 ? lesson->step[lesson->pointed].words : "";
    while (guide != NULL && *things != '\0') {
        char thing[GUIDE_THING], help[GUIDE_HELP];
        size_t length = strcspn(things, " ");
        struct text word = text_init(thing, sizeof thing);
        struct text out = text_init(help, sizeof help);
        text_put_n(&word, things, length);
        if (!guide->about(match->world, table->draft, thing, &out))
            return blame(lesson, lesson->pointed, error, "there is no such thing");
        things += length + strspn(things + length, " ");
    }
    return true;
}

/* Any move is allowed: takes the first one offered. */
static void choose_any(struct table *table)
{
    struct reason why;
    choice_t list[GAME_MAX_CHOICES];
    while (table_choices(table, list) > 0)
        table_choose(table, list[0], &why);
}

static bool check_move(struct lesson *lesson, struct table *table, struct error *error)
{
    int step = lesson->next;
    struct reason why = {0};
    if (table_waits(table) != TABLE_PERSON)
        return blame(lesson, step, error, "it is not the person's move");
    if (lesson->step[step].kind == LESSON_FREE)
        choose_any(table);
    else if (!table_type(table, lesson->step[step].words, &why))
        return blame(lesson, step, error, why.text);
    if (!lesson_accepts(lesson, table, &why))
        return blame(lesson, step, error, why.text);
    table_confirm(table);
    lesson_advance(lesson, table);
    return true;
}

static bool check_steps(struct lesson *lesson, struct table *table, struct error *error)
{
    while (!lesson_over(lesson)) {
        if (!check_task(lesson, error) || !check_things(lesson, table, error))
            return false;
        if (lesson_waits(lesson))
            lesson_next(lesson, table);
        else if (!check_move(lesson, table, error))
            return false;
    }
    return true;
}

bool lesson_check(struct lesson *lesson, struct error *error)
{
    struct table *table = lesson_table(lesson, error);
    if (table == NULL)
        return false;
    bool valid = check_steps(lesson, table, error);
    if (valid && lesson->failed >= 0)
        valid = blame(lesson, lesson->failed, error, lesson->wrong.text);
    table_free(table);
    return valid;
}
