/* data.h: the files under data/ and the rules of the games, compiled into the program so
 * that it needs none at hand.
 *
 * A file's name is its path below data/: "seals/faces/crypt-small.face". The rules in
 * docs/seals-rules.md are "rules/seals.md". */
#ifndef GAMES_DATA_H
#define GAMES_DATA_H

#include <stddef.h>

struct data_file {
    const char *name;
    const char *text; /* terminated with a zero byte after `length` */
    size_t length;
};

/* All files, sorted by name; the list ends with a NULL name. */
const struct data_file *data_list(void);
/* NULL when there is no file of that name. */
const struct data_file *data_find(const char *name);
/* Its text alone, or NULL. */
const char *data_text(const char *name);
/* What follows the line with this title in a file of sections ("command play"), or NULL.
 */
const char *data_section(const char *name, const char *title);

#endif
