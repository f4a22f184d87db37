/* internal.h: what the parts of a table share; for them alone. */
#ifndef SESSION_TABLE_INTERNAL_H
#define SESSION_TABLE_INTERNAL_H

#include "session/table/table.h"

/* Empties the draft: it is the match's position again. */
void table_clear_draft(struct table *table);
/* Adds a choice that is legal to the draft. */
void table_add(struct table *table, choice_t choice);
/* Makes the whole draft in the match, and draws chance. */
void table_commit(struct table *table);
/* Whether a seat is a person's; false for chance and nobody. */
bool table_is_person(const struct table *table, int seat);

#endif
