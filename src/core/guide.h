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
    GUIDE_THING = 40,     /* one thing, including the terminator */
    GUIDE_THINGS = 400,   /* all things of a choice, joined by spaces */
    GUIDE_HELP = 8000,    /* a help text; letters may take two bytes */
    GUIDE_ANSWER = 16000, /* an answer to a question */
    GUIDE_SUMMARY = 1000  /* of a turn, and the dice it was played with */
};

struct telling; /* a text being told about a position: each game has its own */

/* A question that can be asked at any time: "dice", "reach", "blocks SPACE". */
struct guide_question {
    const char *name;    /* the first word */
    const char *subject; /* what follows it, for people: "SPACE"; "" for nothing */
    const char *help;    /* the question as people ask it */
    void (*tell)(const struct telling *it); /* for the game alone */
};

/* A turn in a few words, put together event by event. In words, what stands in back
 * quotes is notation (took `6-6`), which pages may draw. */
struct turn_summary {
    int seat;  /* whose turn the last event is part of; SEAT_NOBODY for the deal */
    bool over; /* that event ended the turn */
    struct text words; /* what was achieved so far; may be empty */
    struct text dice;  /* the dice it was achieved with so far, in notation; or empty */
    int tail;          /* what the last words are about, for the game alone; 0 at first */
};

/* A whole move of a seat, as an achievement looks at it. */
struct deed {
    const void *world;
    int seat;
    const void *turn; /* the position its turn began with; turns of one seat in a row are
                         one */
    const void *before, *after;
    const struct move *move;
};

/* Something to try in a game: players see when they have done it. One of the last two
 * says when that is. */
struct achievement {
    const char *key;   /* "leap": what it is stored by, for ever */
    const char *title; /* msgid */
    const char *how;   /* msgid: what to do, in a sentence */
    const char *rule;  /* the number of the rule that says more; "" for none */
    bool (*by_move)(const struct deed *deed);
    bool (*by_result)(const void *world, const void *state, int seat); /* it is over */
};

struct guide {
    /* The things of a legal choice, in the order of its text. No two choices of a list
     * have the same things. Not called for chance. */
    void (*things)(const void *world, const void *state, choice_t choice,
                   struct text *out);
    /* One more thing that makes a choice by itself, such as a die for the button "this
     * die"; nothing for most choices. NULL: for none. */
    void (*synonym)(const void *world, const void *state, choice_t choice,
                    struct text *out);
    /* The thing that a choice of a draft has put somewhere, which can be pointed at to
     * take it back; nothing for most choices. NULL: for none. */
    void (*placed)(const void *world, const void *state, choice_t choice,
                   struct text *out);
    /* Where the rest of a move takes all things of a kind but a few, people point at
     * those few, and not at the things of its choices. Returns how many it leaves out;
     * writes the thing of that number, from 0, to point at, and the thing of the choice
     * that takes it; nothing behind the last. Returns 0, and writes nothing, in other
     * positions. NULL: always. */
    int (*left_out)(const void *world, const void *state, int number, struct text *thing,
                    struct text *taken);
    /* Who must do what when these things, at least one, are picked and the choice needs
     * more; nothing if that is what the prompt says. NULL: it always is. */
    void (*ask)(const void *world, const void *state, const char *picked,
                struct text *out);
    /* A few words shown next to the choice's text in a menu; "" if the text says it
     * all. */
    void (*remark)(const void *world, const void *state, choice_t choice,
                   struct text *out);
    /* Whether the choice gives up something valuable that another one would bring, so
     * that a person is asked first. NULL: never. */
    bool (*forgoes)(const void *world, const void *state, choice_t choice);
    /* Why pointing at these things does not make or begin a choice now; rule and text are
     * "" if it does. Accepts any text. */
    void (*why_not)(const void *world, const void *state, const char *things,
                    struct reason *why);
    /* Help on a thing: its name on the first line, then what it is, what it does and
     * which rules apply, one line per paragraph. False if there is no such thing. */
    bool (*about)(const void *world, const void *state, const char *thing,
                  struct text *out);
    /* Those that help most come first. Ends with a NULL name. */
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
    /* Adds one event, a whole move or what chance did, to the summary of the turn it is
     * part of. Called for the events of a turn in order. Sets `seat` and `over`. */
    void (*sum_up)(const void *world, const void *before, const struct move *move,
                   const void *after, struct turn_summary *turn);
    /* Of a game that is over: why it ended, in a sentence. NULL: nobody asks. */
    void (*ended)(const void *world, const void *state, struct text *out);
    /* Ends with a NULL key; or NULL. */
    const struct achievement *achievements;
    /* The rules as Markdown; the script of the guided first game
     * (session/lesson/lesson.h). */
    const char *(*rules)(void);
    const char *(*lesson)(void);
};

/* The place in the list of a question as typed, and what was named with it, if anything,
 * and no reason; -1 with one. */
int guide_question_read(const struct guide_question *list, const char *question,
                        char subject[WORD_SIZE], struct reason *why);

/* --- what a move leaves out (left_out.c) ------------------------------------------- */

enum guide_fit { GUIDE_NONE, GUIDE_PART, GUIDE_WHOLE };

/* How many things people point at because the rest of the move leaves them out; 0: they
 * point at the things of choices. */
int guide_leaves_out(const struct game *game, const void *world, const void *state);
/* Whether the rest of the move can leave these things out: if they are all that it leaves
 * out, adds the things of the choices that take the others. */
enum guide_fit guide_leave_out(const struct game *game, const void *world,
                               const void *state, const char *things, struct text *rest);
/* Adds the things that this move leaves out; false, and nothing, if people point at the
 * things of its choices, or if it leaves out too many yet. */
bool guide_write_left_out(const struct game *game, const void *world, const void *state,
                          const struct move *move, struct text *out);

/* Whether these things make, or begin, a choice now: no things begin every choice. */
bool guide_things_fit(const struct game *game, const void *world, const void *state,
                      const char *things);
/* The first of the things that alone begins no choice; false when there is none. Names
 * too long for any thing are cut. */
bool guide_things_misfit(const struct game *game, const void *world, const void *state,
                         const char *things, char misfit[WORD_SIZE]);

/* The order in which the points of the seats are listed: from seat `first` on; with
 * winners, as bits, these come first, then the others by points. */
void guide_order_seats(int players, int first, unsigned winners, const int *score,
                       int order[GAME_MAX_PLAYERS]);

/* The words of a summary, after a comma if there are any: the place for the next ones. */
struct text *guide_next_words(struct turn_summary *turn);
/* Puts words before all others: what matters most, since cards may cut the rest off. */
void guide_lead_words(struct turn_summary *turn, const char *words);

#endif
