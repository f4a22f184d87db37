/* lesson.h: a guided first game: a short script that tells what is going on and waits for
 * the player to make the next move himself.
 *
 *     cantrip lesson 1
 *     game: seals:players=2,circle=1#lesson
 *
 *     say This is the dungeon. You are the Witch.
 *     point space:c14
 *     move break c14 with f3 f4
 *     free                        any move will do
 *     reply break c9 with w5      what the other player does
 *     say ...
 *
 * A line each; `say` texts stay until something else is said; `point` lights up things.
 * Chance follows from the seed. A lesson is checked by playing it (lesson_check). */
#ifndef SESSION_LESSON_LESSON_H
#define SESSION_LESSON_LESSON_H

#include "session/table/table.h"

enum { LESSON_TEXT = 1000 };

struct lesson;

struct lesson *lesson_new(const struct game *game, struct error *error);
/* As lesson_new, of a text. */
struct lesson *lesson_read(const struct game *game, const char *text, const char *name,
                           struct error *error);
void lesson_free(struct lesson *lesson);

/* The table it is played at: a person in the first seat that acts by `move`, the lesson
 * in the others. */
struct table *lesson_table(struct lesson *lesson, struct error *error);
/* What to tell now, and what to point at ("" for nothing). */
const char *lesson_text(const struct lesson *lesson);
const char *lesson_things(const struct lesson *lesson);
/* Whether a text is to be read before anything is done: lesson_next goes on. */
bool lesson_waits(const struct lesson *lesson);
void lesson_next(struct lesson *lesson, struct table *table);
/* After a draft became whole: whether it is the move that is wanted; if not, a gentle
 * reason. After it was confirmed: on with the script, replies made. */
bool lesson_accepts(const struct lesson *lesson, const struct table *table,
                    struct reason *why);
void lesson_go_on(struct lesson *lesson, struct table *table);
bool lesson_over(const struct lesson *lesson);
/* Plays it through; false with the line at fault. */
bool lesson_check(struct lesson *lesson, struct error *error);

#endif
