/* lesson.c: the guided first game in plain lines. */
#include <string.h>

#include "i18n/i18n.h"
#include "ui/plain/internal.h"

/* The move is given as it is typed: here nothing can be pointed at. */
static void print_lesson_task(struct plain *plain)
{
    plain_print(plain, "%s", lesson_task(plain->lesson));
    if (lesson_move(plain->lesson)[0] != '\0')
        plain_print(plain, tr("Type: %s"), lesson_move(plain->lesson));
}

static void print_lesson(struct plain *plain)
{
    const char *words = lesson_text(plain->lesson);
    if (strcmp(words, plain->lesson_said) != 0) {
        struct text said = text_init(plain->lesson_said, sizeof plain->lesson_said);
        text_put(&said, words);
        plain_print_lines(plain, words);
    }
    if (lesson_task(plain->lesson)[0] != '\0' && plain->table->move.count == 0)
        print_lesson_task(plain);
}

/* What follows a lesson is a game like any other, and is saved like one. */
static void play_on(struct plain *plain)
{
    struct error error = {0};
    plain->lesson = NULL;
    if (plain->lesson_folder != NULL &&
        !store_create(plain->store, plain->table, plain->lesson_folder, &error))
        plain_print_unsaved(plain, &error);
}

void plain_lesson_follow(struct plain *plain)
{
    if (plain->lesson == NULL)
        return;
    print_lesson(plain);
    if (lesson_over(plain->lesson))
        play_on(plain);
}

bool plain_lesson_waits(const struct plain *plain)
{
    return plain->lesson != NULL && lesson_waits(plain->lesson);
}

bool plain_lesson_runs(const struct plain *plain)
{
    return plain->lesson != NULL;
}

void plain_lesson_next(struct plain *plain)
{
    if (plain_lesson_waits(plain))
        lesson_next(plain->lesson, plain->table);
    else
        plain->lesson_said[0] = '\0';
}

bool plain_lesson_accepts(struct plain *plain)
{
    struct reason why = {"", ""};
    if (!plain_lesson_runs(plain) || lesson_accepts(plain->lesson, plain->table, &why))
        return true;
    plain_print(plain, "%s", why.text);
    return false;
}

void plain_lesson_go_on(struct plain *plain)
{
    if (plain_lesson_runs(plain))
        lesson_advance(plain->lesson, plain->table);
}
