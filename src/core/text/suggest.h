/* suggest.h: finds the known word closest to a mistyped one, for "did you mean". */
#ifndef CORE_TEXT_SUGGEST_H
#define CORE_TEXT_SUGGEST_H

#include <stdbool.h>
#include <stddef.h>

struct nearest {
    const char *typed;
    const char *prefix; /* put before each word in `all` */
    const char *best;   /* NULL if nothing is close enough */
    int distance;
    char all[512]; /* every word offered, for errors: "--at, --json" */
};

void suggest_init(struct nearest *nearest, const char *typed, const char *prefix);
/* `word` must outlive `nearest`. Duplicates are ignored. */
void suggest_offer(struct nearest *nearest, const char *word);

#endif
