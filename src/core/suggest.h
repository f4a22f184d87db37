/* suggest.h: which of the known words was probably meant by a mistyped one. */
#ifndef CORE_SUGGEST_H
#define CORE_SUGGEST_H

#include <stdbool.h>
#include <stddef.h>

struct nearest {
    const char *typed;
    const char *prefix; /* put before each word in `all` */
    const char *best;   /* NULL while nothing is near enough */
    int distance;
    char all[512]; /* every word offered: "--at, --json" */
};

void suggest_init(struct nearest *nearest, const char *typed, const char *prefix);
/* The word must live as long as `nearest`. Offered twice it counts once. */
void suggest_offer(struct nearest *nearest, const char *word);

#endif
