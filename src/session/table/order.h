/* order.h: dice and colours that a game wants chosen in its own order, pointed at
 * in any; for the table's own files.
 *
 * A set of things is a run of choices in ascending order, so that it is one move and not
 * many (game->tidy). What was pointed at late may belong before what is in the draft, and
 * may need company before it can be chosen at all. */
#ifndef SESSION_TABLE_ORDER_H
#define SESSION_TABLE_ORDER_H

#include "session/table/bag.h"
#include "session/table/table.h"

enum order_fit {
    ORDER_NONE,
    ORDER_PART,  /* it goes with the draft when more is pointed at */
    ORDER_WHOLE, /* it goes with the draft as it is */
};

/* Whether the things go with the draft, each by a choice of its own; `move` is then the
 * whole draft in order. */
enum order_fit order_find(const struct table *table, const struct bag *things,
                          struct move *move);
/* Tells everything that could be pointed at besides these things. */
void order_each(const struct table *table, const struct bag *things,
                void (*tell)(void *context, const char *thing), void *context);

#endif
