/* internal.h: shared by the files of the table; private to this folder. */
#ifndef SESSION_TABLE_INTERNAL_H
#define SESSION_TABLE_INTERNAL_H

#include "session/table/table.h"

/* Empties the draft. */
void table_clear_draft(struct table *table);
/* Adds a legal choice to the draft. */
void table_add(struct table *table, choice_t choice);
/* Makes the draft in the match and draws outcomes. */
void table_commit(struct table *table);
/* Whether people point at what the rest of the move leaves out (guide.left_out). */
bool table_leaves_out(const struct table *table);
/* Whether a seat is a person's; false for chance and nobody. */
bool table_is_person(const struct table *table, int seat);

#endif
