/* source.h: reading the lines of board and face files; the words both have in
 * common.
 *
 * Both kinds of file are read in two passes, so that a way may name a space that is
 * described further down: first the rooms and spaces, then what joins them. */
#ifndef GAMES_SEALS_BOARD_SOURCE_H
#define GAMES_SEALS_BOARD_SOURCE_H

#include "base/text.h"
#include "games/seals/board/board.h"

struct board_source {
    const char *name; /* the file's, for messages */
    const char *text;
    size_t length;
    struct error *error;
    struct board *board;
    bool polar; /* a face: positions are a radius and an angle within the wedge */
    int line_of[BOARD_MAX_SPACES]; /* where each space is described */
};

enum source_pass { PASS_PLACES, PASS_WAYS };

/* One line: its keyword is already taken from `words`. */
typedef bool source_line(struct board_source *source, void *context, const char *keyword,
                         struct reader *words, enum source_pass pass);

/* Reads the whole file twice. `head` is what its first line must be. */
bool seals_board_source_read(struct board_source *source, const char *head,
                             source_line *take, void *context);

/* A word of the line, or an error that says what was expected ("a room's name"). */
bool seals_board_source_word(struct board_source *source, struct reader *words,
                             const char *what, char word[WORD_SIZE]);
bool seals_board_source_number(struct board_source *source, struct reader *words,
                               const char *what, int low, int high, int *value);
/* Degrees with at most one decimal, as tenths. */
bool seals_board_source_angle(struct board_source *source, struct reader *words,
                              const char *what, int low, int high, int *tenths);
/* The rest of the line as it stands, for titles; it must not be empty. */
bool seals_board_source_title(struct board_source *source, struct reader *words,
                              const char *what, char title[BOARD_TITLE]);
bool seals_board_source_end(struct board_source *source, struct reader *words);
/* A space named in the line; -1 with an error when there is none. */
int seals_board_source_space(struct board_source *source, struct reader *words,
                             const char *what);

/* The lines `room`, `start`, `circle`, `box`, `floor` and `way`. Sets *known to false for
 * any other keyword. */
bool seals_board_source_item(struct board_source *source, const char *keyword,
                             struct reader *words, enum source_pass pass, bool *known);

#endif
