/* rule_text.h: rule tests as text: a drawn position, what is played, what is expected.
 *
 *     given
 *         board hall - n1:4 - b1[5], hall - b2[3]
 *         seer on h2: a1
 *
 *     rule 5.4: dice of the seal's own colour
 *         table n1=e4 b2=renewal.water         # a comment
 *         witch on h1: e4 f6 w3 | ~binding
 *         moves break b2 with w3, break n1 with e4
 *         refuse 5.4: break n1 with f6, break b2 with w2
 *         play break b2 with w3
 *         witch: dice f6 e4; up renewal.water
 *         at b2 -; actor seer
 *
 * `rule NUMBER: NAME`, or `test NAME` when it is about no single rule, begins a test.
 * What stands below `given` is drawn for every test up to the next `given`, which may be
 * `given nothing`; a test adds to it, or draws a part anew. A line indented by eight
 * spaces continues the one before.
 *
 * How a position is drawn is each game's own: seals/rule_words.c, ciub/rule_words.c.
 *     again             the same drawing once more; lines that follow change it, and so
 *                       may the rest of this one
 *     another           likewise a new drawing, from what is `given`
 *     wrong WORDS       the drawing is no position, for this reason
 * What happens; each must be legal, and the position is sound after it:
 *     play MOVES        divided by commas
 *     chance OUTCOMES   the same for what chance brings
 *     begin WORDS       makes the choices that the words stand for, also half a move
 *     undo              back to before the last move or outcome
 * What is expected:
 *     moves LIST        all whole moves, sorted
 *     moves of WORD: LIST
 *                       those that begin with the word
 *     choices LIST      the choices of the current step, sorted
 *     outcomes LIST     what chance may bring, with weights, in the game's order
 *     allow MOVES       each is legal
 *     refuse RULE: MOVES
 *                       each is refused by that rule; without RULE, makes no sense
 *     because WORDS     in these words, in the line after
 *     unusable RULE: WORDS
 *                       each is refused by that rule, and no move begins with it
 *     QUESTION WHAT: ANSWER
 *                       what the tests of some folders ask besides
 * Any other line says what is where: one or more of the game's looks with their values,
 * divided by ';'; those about a player begin with whose they are: "witch:", "player 1:".
 * "-" stands for nothing. */
#ifndef TESTS_SUPPORT_RULE_TEXT_H
#define TESTS_SUPPORT_RULE_TEXT_H

#include "tests/support/table.h"

/* What a look is about: the whole table, a thing that its first word names, a player. */
enum rule_about { RULE_TABLE, RULE_THING, RULE_PLAYER };

struct rule_look {
    const char *name;
    enum rule_about about;
    const char *(*look)(struct position *p, const char *whose);
};

/* Asked about what stands between its word and ": "; the answer is compared with what
 * follows, or with "". */
struct rule_question {
    const char *word;
    const char *(*answer)(struct position *p, const char *what);
};

/* The lines of a drawing: those that are given, then the test's own. */
struct rule_drawing {
    const char *const *line;
    int given, count;
};

struct rule_game {
    const struct rule_look *looks; /* up to one without a name */
    /* Whether a line belongs to a drawing. */
    bool (*draws)(const char *line);
    /* Sets the position up; what is wrong with it, or "". position_end is due in any
     * case. */
    const char *(*draw)(struct position *p, const struct rule_drawing *drawing);
    /* The moves that begin with a word, joined by ", "; NULL if no test asks for them. */
    const char *(*moves_of)(struct position *p, const char *word);
    const struct rule_question *questions; /* up to one without a word; or NULL */
};

/* Runs every text of a folder, or the one that RULE_TEXT names; 0 if all of them passed.
 */
int rule_texts_run(const struct rule_game *game, const char *folder);

/* What follows the first word of a line if it is `word`, else NULL. */
const char *rule_after(const char *line, const char *word);

/* --- between rule_text.c, which reads, and rule_play.c, which plays --------------------
 */

struct rule_line {
    const char *text;
    int number; /* in its file */
};

struct rule_test {
    const struct rule_game *game;
    const char *path;
    struct rule_line heading; /* its name */
    const struct rule_line *given, *line;
    int given_count, count;
    const struct rule_line *at; /* the line being played; NULL when all were */
};

/* Plays a test; fails it when something is not as expected. */
void rule_play(struct rule_test *test);

#endif
