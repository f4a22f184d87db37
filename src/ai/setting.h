/* setting.h: parses "name=value" with numeric values, for player specs and levels
 * files. */
#ifndef AI_SETTING_H
#define AI_SETTING_H

#include "base/error.h"

enum { SETTING_TEXT = 64 };

/* Tables end with a NULL name. */
struct setting {
    const char *name;
    double low, high;
    bool whole; /* integers only */
};

/* Parses one setting into `value`, which parallels the table. False with an error that
 * says which settings and values are allowed. */
bool setting_read(const struct setting *table, const char *words, double *value,
                  struct error *error);

#endif
