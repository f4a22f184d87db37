/* internal.h: a parsed lesson and its progress; private to this folder. */
#ifndef SESSION_LESSON_INTERNAL_H
#define SESSION_LESSON_INTERNAL_H

#include "core/guide.h"
#include "session/lesson/lesson.h"

enum lesson_kind {
    LESSON_SAY,
    LESSON_TASK,
    LESSON_POINT,
    LESSON_MOVE,
    LESSON_FREE,
    LESSON_REPLY,
    LESSON_KINDS
};

struct lesson_step {
    enum lesson_kind kind;
    char *words; /* the rest of the line; heap, owned */
    int line;    /* line number */
};

struct lesson {
    const struct game *game;
    struct setup setup;
    char seed[SETUP_VALUE];
    char name[ERROR_FILE]; /* for errors */
    struct lesson_step *step;
    int steps;
    /* Progress. */
    int next;            /* index of the next step */
    bool waits;          /* the current text must be read first */
    int said, task;      /* the current `say` and `task` steps, or -1 */
    int pointed;         /* the current `point` step, or -1 */
    int failed;          /* the reply that was not legal, or -1 ... */
    struct reason wrong; /* ... and why */
};

/* things.c: the wanted move without the choices of the draft, which may have been made in
 * another order; false if nothing is wanted, or if the draft is something else. */
bool lesson_find_rest(const struct lesson *lesson, const struct table *table,
                      struct move *rest);
/* One more thing, unless it is among them. */
void lesson_add_thing(const char *thing, struct text *out);
/* point.c: where the picks leave out but the word of a choice, what the choice after it
 * needs. */
void lesson_write_ahead(const struct table *table, const struct move *rest,
                        const char *picked, struct text *out);

#endif
