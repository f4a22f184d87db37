/* confusables.h: deceptive characters: invisible ones, those that change the direction of
 * a line, and letters that look like others. */
#ifndef SERVER_LOBBY_CONFUSABLES_H
#define SERVER_LOBBY_CONFUSABLES_H

#include "session/table/table.h"

/* Whether a line has no characters that break it or change its direction. */
bool server_text_is_plain(const char *words);
/* Whether a name has only visible characters, and single spaces between words. */
bool server_name_is_allowed(const char *name);
/* A key that is equal for names that look alike: lower case, one alphabet, no joiners.
 * Never longer than the name. */
void server_name_fold(const char *name, char key[TABLE_NAME]);

#endif
