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

#endif
