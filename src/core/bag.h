/* bag.h: things that were pointed at, in no order. */
#ifndef CORE_BAG_H
#define CORE_BAG_H

#include <stdbool.h>

#include "core/guide.h"

enum { BAG_THINGS = GUIDE_THINGS / 2 };

struct bag {
    char room[GUIDE_THINGS];
    char *thing[BAG_THINGS]; /* sorted; points into `room`, so a bag must not be copied */
    int count;
};

/* Parses things joined by spaces; false if there are more than any choice has. */
bool bag_fill(struct bag *bag, const char *things);
/* Whether `whole` contains all of `part`. */
bool bag_holds(const struct bag *whole, const struct bag *part);
/* Whether two things are of the same kind: "die:red.6" and "die:blue.1". */
bool bag_same_kind(const char *thing, const char *other);

#endif
