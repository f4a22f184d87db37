/* order.h: orders things pointed at in any order; for the table's own files.
 *
 * A set of things is a sequence of choices in ascending order, so that it is one move and
 * not many (game->tidy). A thing pointed at later may belong before those in the draft,
 * and may need others before it can be chosen at all. */
#ifndef SESSION_TABLE_ORDER_H
#define SESSION_TABLE_ORDER_H

#include "core/bag.h"
#include "session/table/table.h"

enum order_fit {
    ORDER_NONE,
    ORDER_PART,  /* fits the draft once more things are pointed at */
    ORDER_WHOLE, /* fits the draft as it is */
};

/* Whether the things fit the draft, each by one choice; if so, `move` is the whole draft
 * in order. */
enum order_fit order_find(const struct table *table, const struct bag *things,
                          struct move *move);
/* Calls `visit` for everything that could be pointed at in addition. */
void order_each(const struct table *table, const struct bag *things,
                void (*visit)(void *context, const char *thing), void *context);

#endif
