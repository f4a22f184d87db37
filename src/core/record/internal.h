/* internal.h: shared by the files of the record reader; private to this folder. */
#ifndef CORE_RECORD_INTERNAL_H
#define CORE_RECORD_INTERNAL_H

#include "core/record/record.h"
#include "core/text/lines.h"

struct record_loader {
    const struct game *const *games;
    struct error *error;
    struct lines lines;
    const struct game *game; /* NULL until its header has been read */
    int rules;               /* 0 until its header has been read */
    struct setup setup;
    int option_line[SETUP_MAX_OPTIONS]; /* line of each option in `setup` */
    char seed[SETUP_VALUE];
    struct notes notes;
    struct buffer attachment;
    int attachment_first, attachment_last; /* line numbers; 0: none */
    struct buffer position;                /* JSON of the `state` header */
    int position_line;
    struct match *match; /* created at the end of the headers */
    bool finished;       /* the result line has been read */
    bool drawn;          /* outcomes must match the seed */
};

bool record_line_is_comment(const struct record_loader *loader);
bool record_line_is_blank(const struct record_loader *loader);
/* Splits "key: value" in place at the first colon and trims both; false without a
 * colon. */
bool record_split(char *line, char **key, char **value);

/* Reads the format line and the headers up to the blank line, and creates the match. */
bool record_load_head(struct record_loader *loader);

#endif
