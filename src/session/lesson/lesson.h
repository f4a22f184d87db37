/* lesson.h: a guided first game: a short script that explains what happens and waits for
 * the player to make the next move.
 *
 *     cantrip lesson 1
 *     game: seals:players=2,circle=1#lesson
 *
 *     say This is the dungeon. You are the Witch.
 *     say A die that shows 4 is enough for this seal.
 *     point space:c14
 *     task Break the seal that glows.
 *     move break c14 with f4
 *     task Break any other seal.
 *     free                        any move will do
 *     reply break c9 with w5      what the other player does
 *
 * One step per line. A `say` text stays until the next. `task` says in one short line
 * what the next move is; every move has one. What is to be pointed at for a move follows
 * from the move itself; `point` highlights things while the text before it is read, or
 * for `free`.
 * Outcomes come from the seed. lesson_check plays a lesson to check it. */
#ifndef SESSION_LESSON_LESSON_H
#define SESSION_LESSON_LESSON_H

#include "session/table/table.h"

enum { LESSON_TEXT = 1000, LESSON_TASK_COLUMNS = 76 };

struct lesson;

struct lesson *lesson_new(const struct game *game, struct error *error);
/* Like lesson_new, for a given text. */
struct lesson *lesson_read(const struct game *game, const char *text, const char *name,
                           struct error *error);
void lesson_free(struct lesson *lesson);

/* The table for a lesson: a person in the seat of the first `move`, the lesson in the
 * others. */
struct table *lesson_table(struct lesson *lesson, struct error *error);
/* The current text, and what the player is to do now; "" for none. */
const char *lesson_text(const struct lesson *lesson);
const char *lesson_task(const struct lesson *lesson);
/* The move it waits for, as text; "" if none or any. */
const char *lesson_move(const struct lesson *lesson);
/* The things to point at next: for a move, those of its next choice that are not among
 * the things picked, and what can be pointed at instead or right after it. */
void lesson_write_things(const struct lesson *lesson, const struct table *table,
                         const char *picked, struct text *out);
/* As table_point. Without a lesson it is that; in one, things that are parts of the
 * wanted move are understood as such, and words that others of them make plain may be
 * left out. */
bool lesson_point(const struct lesson *lesson, struct table *table, const char *things,
                  bool *more, struct reason *why);
/* Whether the text must be read before anything else; lesson_next continues. */
bool lesson_waits(const struct lesson *lesson);
/* Whether the text is the last one. */
bool lesson_is_last(const struct lesson *lesson);
void lesson_next(struct lesson *lesson, struct table *table);
/* lesson_accepts: whether a whole draft is the wanted move; if not, a gentle reason.
 * lesson_advance: continues the script after the move was confirmed, making replies. */
bool lesson_accepts(const struct lesson *lesson, const struct table *table,
                    struct reason *why);
void lesson_advance(struct lesson *lesson, struct table *table);
bool lesson_over(const struct lesson *lesson);
/* Plays the lesson; false with the line at fault. */
bool lesson_check(struct lesson *lesson, struct error *error);

#endif
