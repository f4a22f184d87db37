/* guide.h: what a game tells people who play it by pointing at things and by asking.
 *
 * A *thing* is what lies on the table or can be said, as one word without blanks:
 * "space:c14", "die:fire.3", "card:b12", "word:end". Every place to play names things
 * alike: a click, a cursor and a finger mean the same. A choice is made by pointing at
 * its things, usually one; dice that are chosen together are several ("die:fire.3
 * die:fire.4"). The same die twice is named twice. */
#ifndef CORE_GUIDE_H
#define CORE_GUIDE_H

#include "core/game.h"

enum {
    GUIDE_THING = 40,    /* the longest thing, terminator included */
    GUIDE_THINGS = 400,  /* all things of a choice, joined by blanks */
    GUIDE_HELP = 8000,   /* a help text; letters may take two bytes */
    GUIDE_ANSWER = 16000 /* an answer to a question */
};

/* A question that can be asked at any time: "dice", "reach", "blocks SPACE". */
struct guide_question {
    const char *name;    /* the first word */
    const char *subject; /* what follows it, for people: "SPACE"; "" for nothing */
    const char *help;    /* what is told, as half a sentence */
};

struct guide {
    /* The things of a choice that is legal now, in the order of its text. Two choices of
     * one list never have the same things. Not for choices of chance. */
    void (*things)(const void *world, const void *state, choice_t choice,
                   struct text *out);
    /* What a choice is about, in a few words beside its text in a menu; "" when the text
     * says it all. */
    void (*remark)(const void *world, const void *state, choice_t choice,
                   struct text *out);
    /* Why pointing at these things does not make, or begin, a choice now; when it does,
     * the rule and the text are "". Any text may be asked about. */
    void (*why_not)(const void *world, const void *state, const char *things,
                    struct reason *why);
    /* Help on a thing in plain words: its name on the first line, then what it is, what
     * it does and by which rules, in paragraphs of one line each. False when there is no
     * such thing. */
    bool (*about)(const void *world, const void *state, const char *thing,
                  struct text *out);
    /* Ends with a NULL name. */
    const struct guide_question *questions;
    /* Answers a question as typed, for `seat` (what is "mine"; SEAT_NOBODY: nothing is);
     * lines of text, each complete in itself when read aloud. False with a reason. */
    bool (*answer)(const void *world, const void *state, int seat, const char *question,
                   struct text *out, struct reason *why);
    /* Of an outcome of chance that is a die falling: what die, for people, and which side
     * in the words of the notation ("swap", "6"). Other outcomes write nothing. */
    void (*fall)(const void *world, const void *state, choice_t outcome, struct text *die,
                 struct text *side);
    /* The rules, as Markdown; the guided first game (session/lesson/lesson.h). */
    const char *(*rules)(void);
    const char *(*lesson)(void);
};

#endif
