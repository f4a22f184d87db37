/* guide.h: what a game offers people who play by pointing at things and asking questions.
 *
 * A *thing* is anything on the table or in a menu, named by one word: "space:c14",
 * "die:fire.3", "card:b12", "word:end". All front ends use the same names, so a click, a
 * cursor and a tap mean the same. A choice is made by pointing at its things, usually
 * one; dice that are chosen together are several ("die:fire.3 die:fire.4"). A die used
 * twice is named twice. */
#ifndef CORE_GUIDE_H
#define CORE_GUIDE_H

#include "core/game.h"

enum {
    GUIDE_THING = 40,    /* one thing, including the terminator */
    GUIDE_THINGS = 400,  /* all things of a choice, joined by spaces */
    GUIDE_HELP = 8000,   /* a help text; letters may take two bytes */
    GUIDE_ANSWER = 16000 /* an answer to a question */
};

struct telling; /* a text being told about a position: each game has its own */

/* A question that can be asked at any time: "dice", "reach", "blocks SPACE". */
struct guide_question {
    const char *name;    /* the first word */
    const char *subject; /* what follows it, for people: "SPACE"; "" for nothing */
    const char *help;    /* what is told, as half a sentence */
    void (*tell)(const struct telling *it); /* for the game alone */
};

struct guide {
    /* The things of a legal choice, in the order of its text. No two choices of a list
     * have the same things. Not called for chance. */
    void (*things)(const void *world, const void *state, choice_t choice,
                   struct text *out);
    /* A few words shown next to the choice's text in a menu; "" if the text says it
     * all. */
    void (*remark)(const void *world, const void *state, choice_t choice,
                   struct text *out);
    /* Why pointing at these things does not make or begin a choice now; rule and text are
     * "" if it does. Accepts any text. */
    void (*why_not)(const void *world, const void *state, const char *things,
                    struct reason *why);
    /* Help on a thing: its name on the first line, then what it is, what it does and
     * which rules apply, one line per paragraph. False if there is no such thing. */
    bool (*about)(const void *world, const void *state, const char *thing,
                  struct text *out);
    /* Ends with a NULL name. */
    const struct guide_question *questions;
    /* Answers a question as typed, for `seat` (which decides what "mine" means;
     * SEAT_NOBODY for spectators). Each line makes sense on its own when read aloud.
     * False with a reason. */
    bool (*answer)(const void *world, const void *state, int seat, const char *question,
                   struct text *out, struct reason *why);
    /* For an outcome that is a die roll: which die, for display, and which side in
     * notation ("swap", "6"). Writes nothing for other outcomes. */
    void (*fall)(const void *world, const void *state, choice_t outcome, struct text *die,
                 struct text *side);
    /* The rules as Markdown; the script of the guided first game
     * (session/lesson/lesson.h). */
    const char *(*rules)(void);
    const char *(*lesson)(void);
};

/* The place in the list of a question as typed, and what was named with it, if anything,
 * and no reason; -1 with one. */
int guide_question_read(const struct guide_question *list, const char *question,
                        char subject[WORD_SIZE], struct reason *why);

/* Whether these things make, or begin, a choice now: no things begin every choice. */
bool guide_things_fit(const struct game *game, const void *world, const void *state,
                      const char *things);
/* The first of the things that alone begins no choice; false when there is none. Names
 * too long for any thing are cut. */
bool guide_things_misfit(const struct game *game, const void *world, const void *state,
                         const char *things, char misfit[WORD_SIZE]);

#endif
