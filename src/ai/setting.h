/* setting.h: "name=value" with numbers as values, as specs of players and files of levels
 * have them. */
#ifndef AI_SETTING_H
#define AI_SETTING_H

#include "base/error.h"

enum { SETTING_TEXT = 64 };

/* A table of them ends with a NULL name. */
struct setting {
    const char *name;
    double low, high;
    bool whole; /* no fractions */
};

/* Reads one setting into its place in `value`, in the order of the table. False with an
 * error that says what there is, and what the value may be. */
bool setting_read(const struct setting *table, const char *words, double *value,
                  struct error *error);

#endif
