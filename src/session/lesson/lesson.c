/* lesson.c: runs a lesson: its texts, the moves it waits for, and the replies. */
#include "session/lesson/lesson.h"

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "ai/level.h"
#include "i18n/i18n.h"
#include "session/lesson/internal.h"

/* --- steps -------------------------------------------------------------------------- */

static bool is_kind(const struct lesson *lesson, int step, enum lesson_kind kind)
{
    return step < lesson->steps && lesson->step[step].kind == kind;
}

static bool wants_move(const struct lesson *lesson)
{
    return is_kind(lesson, lesson->next, LESSON_MOVE) ||
           is_kind(lesson, lesson->next, LESSON_FREE);
}

/* A text is shown with the things pointed at. One that points at something, or that no
 * move or task follows, must be read first; otherwise it stays while the move is made. */
static void show_text(struct lesson *lesson)
{
    lesson->said = lesson->next++;
    lesson->task = lesson->pointed = -1;
    while (is_kind(lesson, lesson->next, LESSON_POINT))
        lesson->pointed = lesson->next++;
    bool leads_on = wants_move(lesson) || is_kind(lesson, lesson->next, LESSON_TASK);
    lesson->waits = lesson->pointed >= 0 || !leads_on;
}

/* Advances to the next text or move by the person. An illegal reply is an error in the
 * lesson and ends it. */
static void proceed(struct lesson *lesson, struct table *table)
{
    lesson->waits = false;
    while (lesson->next < lesson->steps && !lesson->waits && !wants_move(lesson)) {
        if (is_kind(lesson, lesson->next, LESSON_SAY)) {
            show_text(lesson);
        } else if (is_kind(lesson, lesson->next, LESSON_TASK)) {
            lesson->task = lesson->next++;
        } else if (is_kind(lesson, lesson->next, LESSON_POINT)) {
            lesson->pointed = lesson->next++;
        } else if (table_play(table, lesson->step[lesson->next].words, &lesson->wrong)) {
            lesson->next++;
        } else {
            lesson->failed = lesson->next;
            lesson->next = lesson->steps;
        }
    }
}

const char *lesson_text(const struct lesson *lesson)
{
    return lesson->said < 0 ? "" : tr(lesson->step[lesson->said].words);
}

const char *lesson_task(const struct lesson *lesson)
{
    bool wanted = lesson->task >= 0 && !lesson->waits && wants_move(lesson);
    return wanted ? tr(lesson->step[lesson->task].words) : "";
}

const char *lesson_move(const struct lesson *lesson)
{
    bool wanted = !lesson->waits && is_kind(lesson, lesson->next, LESSON_MOVE);
    return wanted ? lesson->step[lesson->next].words : "";
}

bool lesson_waits(const struct lesson *lesson)
{
    return lesson->waits;
}

bool lesson_is_last(const struct lesson *lesson)
{
    return lesson->waits && lesson->next >= lesson->steps;
}

void lesson_next(struct lesson *lesson, struct table *table)
{
    if (lesson->waits)
        proceed(lesson, table);
}

bool lesson_over(const struct lesson *lesson)
{
    return lesson->next >= lesson->steps && !lesson->waits;
}

/* --- the person's moves ------------------------------------------------------------- */

/* Whether the draft has the same result as the wanted move: dice may be named in any
 * order. */
static bool is_wanted(const struct lesson *lesson, const struct table *table)
{
    const struct match *match = table->match;
    struct move move;
    struct reason why;
    alignas(max_align_t) unsigned char after[GAME_MAX_STATE];
    if (!move_read(match->game, match->world, match->state,
                   lesson->step[lesson->next].words, &move, &why))
        return true; /* the lesson is wrong, not the person */
    move_apply(match->game, match->world, match->state, &move, after);
    return memcmp(after, table->draft, match->game->state_size) == 0;
}

bool lesson_accepts(const struct lesson *lesson, const struct table *table,
                    struct reason *why)
{
    if (lesson->waits)
        return reason_set(why, "", "read on first; then it is your move");
    if (!is_kind(lesson, lesson->next, LESSON_MOVE) || is_wanted(lesson, table))
        return true;
    return reason_set(why, "", "The lesson asks for another move: %s",
                      lesson_task(lesson));
}

void lesson_advance(struct lesson *lesson, struct table *table)
{
    if (wants_move(lesson)) {
        lesson->next++;
        lesson->task = lesson->pointed = -1;
    }
    proceed(lesson, table);
}

/* --- the table ---------------------------------------------------------------------- */

static void restart(struct lesson *lesson)
{
    lesson->next = 0;
    lesson->waits = false;
    lesson->said = lesson->task = lesson->pointed = -1;
    lesson->failed = -1;
}

/* The seat of the first move the lesson waits for, found by playing up to it. */
static int find_person(struct lesson *lesson, struct error *error)
{
    struct table *table =
        table_new(lesson->game, &lesson->setup, lesson->seed, NULL, error);
    if (table == NULL)
        return SEAT_NOBODY;
    restart(lesson);
    proceed(lesson, table);
    while (lesson->waits)
        lesson_next(lesson, table);
    int seat = table_seat(table);
    table_free(table);
    return seat;
}

/* The game's weakest level, which takes over after the lesson. */
static void name_opponent(const struct game *game, char spec[TABLE_SPEC])
{
    struct level list[LEVEL_MAX];
    struct error error;
    struct text out = text_init(spec, TABLE_SPEC);
    text_put(&out, level_list(game, list, &error) > 0 ? list[0].name : "random");
}

struct table *lesson_table(struct lesson *lesson, struct error *error)
{
    struct chair chairs[GAME_MAX_PLAYERS] = {0};
    error_clear(error);
    int person = find_person(lesson, error);
    if (error->text[0] != '\0')
        return NULL;
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        if (seat != person)
            name_opponent(lesson->game, chairs[seat].spec);
    struct table *table =
        table_new(lesson->game, &lesson->setup, lesson->seed, chairs, error);
    if (table == NULL)
        return NULL;
    restart(lesson);
    proceed(lesson, table);
    return table;
}
