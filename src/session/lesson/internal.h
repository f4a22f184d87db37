/* internal.h: a lesson as it was read, and how far it is. */
#ifndef SESSION_LESSON_INTERNAL_H
#define SESSION_LESSON_INTERNAL_H

#include "core/guide.h"
#include "session/lesson/lesson.h"

enum lesson_kind {
    LESSON_SAY,
    LESSON_POINT,
    LESSON_MOVE,
    LESSON_FREE,
    LESSON_REPLY,
    LESSON_KINDS
};

struct lesson_step {
    enum lesson_kind kind;
    char *words; /* heap, owned: what follows the first word */
    int line;    /* of the text */
};

struct lesson {
    const struct game *game;
    struct setup setup;
    char seed[SETUP_VALUE];
    char name[ERROR_FILE]; /* of the text, for messages */
    struct lesson_step *step;
    int steps;
    /* How far it is. */
    int next;            /* the first step that is not done */
    bool waits;          /* the text is to be read before that is done */
    int told, pointed;   /* the steps whose words count now, or -1 */
    int failed;          /* the reply that could not be made, or -1 */
    struct reason wrong; /* why not */
};

#endif
