/* internal.h: what the parts of the record reader share; for them alone. */
#ifndef CORE_RECORD_INTERNAL_H
#define CORE_RECORD_INTERNAL_H

#include "core/lines.h"
#include "core/record/record.h"

struct record_loader {
    const struct game *const *games;
    struct error *error;
    struct lines lines;
    const struct game *game; /* NULL until its header was read */
    int rules;               /* 0 until its header was read */
    struct setup setup;
    int option_line[SETUP_MAX_OPTIONS]; /* where each of its options was read */
    char seed[SETUP_VALUE];
    struct notes notes;
    struct buffer attachment;
    int attachment_first, attachment_last; /* its lines in the file; 0: none */
    struct buffer position;                /* the JSON of a state set up by hand */
    int position_line;
    struct match *match; /* made when the headers are complete */
    bool finished;       /* the result was read */
    bool drawn;          /* outcomes must be those of the seed */
};

/* Whether the current line says nothing: a comment, or blank. */
bool record_line_is_comment(const struct record_loader *loader);
bool record_line_is_blank(const struct record_loader *loader);
/* Cuts "key: value" in place at the first colon and trims both; false when there is no
 * colon. */
bool record_split(char *line, char **key, char **value);

/* Reads the format line and the headers up to the blank line, and makes the match. */
bool record_load_head(struct record_loader *loader);

#endif
