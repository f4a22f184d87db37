/* lesson.c: the guided first game in plain lines. */
#include <string.h>

#include "i18n/i18n.h"
#include "ui/plain/internal.h"

void plain_lesson_print(struct plain *plain)
{
    if (plain->lesson == NULL)
        return;
    const char *words = lesson_text(plain->lesson);
    if (strcmp(words, plain->lesson_said) == 0)
        return;
    struct text said = text_init(plain->lesson_said, sizeof plain->lesson_said);
    text_put(&said, words);
    plain_print_lines(plain, words);
}

bool plain_lesson_waits(const struct plain *plain)
{
    return plain->lesson != NULL && lesson_waits(plain->lesson);
}

bool plain_lesson_runs(const struct plain *plain)
{
    return plain->lesson != NULL && !lesson_over(plain->lesson);
}

void plain_lesson_next(struct plain *plain)
{
    if (plain_lesson_waits(plain))
        lesson_next(plain->lesson, plain->table);
    else if (plain_lesson_runs(plain))
        plain->lesson_said[0] = '\0';
}

bool plain_lesson_accepts(struct plain *plain)
{
    struct reason why = {"", ""};
    if (!plain_lesson_runs(plain) || lesson_accepts(plain->lesson, plain->table, &why))
        return true;
    plain_print(plain, "%s.", why.text);
    return false;
}

void plain_lesson_go_on(struct plain *plain)
{
    if (plain->lesson != NULL)
        lesson_advance(plain->lesson, plain->table);
}
