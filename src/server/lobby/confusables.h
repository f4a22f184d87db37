/* confusables.h: letters that would deceive: those nobody sees, those that turn a line
 * around, and those that look like others. */
#ifndef SERVER_LOBBY_CONFUSABLES_H
#define SERVER_LOBBY_CONFUSABLES_H

#include "session/table/table.h"

/* Whether a line that others read has nothing in it that breaks it or turns it around. */
bool server_text_is_plain(const char *words);
/* Whether a name is made of what can be seen, with single blanks within at most. */
bool server_name_is_allowed(const char *name);
/* What names have in common that look the same: small letters, those of one alphabet, and
 * nothing that joins them. Never longer than the name. */
void server_name_fold(const char *name, char key[TABLE_NAME]);

#endif
