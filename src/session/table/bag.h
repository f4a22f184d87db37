/* bag.h: things that were pointed at, in no order; for the table's own files. */
#ifndef SESSION_TABLE_BAG_H
#define SESSION_TABLE_BAG_H

#include <stdbool.h>

#include "core/guide.h"

enum { BAG_THINGS = GUIDE_THINGS / 2 };

/* The same thing may be in it several times. */
struct bag {
    char room[GUIDE_THINGS];
    char *thing[BAG_THINGS]; /* sorted; in the room, so a bag is not copied */
    int count;
};

/* From things joined by blanks; false when there are more than any choice has. */
bool bag_fill(struct bag *bag, const char *things);
/* Whether all of `part` is in `whole`. */
bool bag_holds(const struct bag *whole, const struct bag *part);
/* Whether two things are of one kind: "die:red.6" and "die:blue.1". */
bool bag_same_kind(const char *thing, const char *other);

#endif
