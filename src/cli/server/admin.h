/* admin.h: what a host can do about a server's tables, each one function. All say what
 * went wrong and return an exit code. */
#ifndef CLI_SERVER_ADMIN_H
#define CLI_SERVER_ADMIN_H

#include "net/storage/database.h"
#include "net/storage/room_summary.h"

struct args;

/* --- by the file, whether a server uses it or not ------------------------------------
 */

int admin_tables(const struct args *args, const char *data); /* admin_list.c */
int admin_bans(const struct args *args, const char *data);
int admin_export(const struct args *args, const char *data); /* admin_record.c */
int admin_check(const struct args *args, const char *data);

/* The keys of all tables, or of the open ones, to be freed by admin_keys_free. */
struct admin_keys {
    char **key;
    size_t count;
};
bool admin_keys_read(struct admin_keys *keys, struct database_view *view, bool all,
                     struct error *error);
void admin_keys_free(struct admin_keys *keys);
/* One table from its rows; room_summary_deinit must follow. False with an error when the
 * file cannot be read, and with a room summary of no events when there is no such table.
 */
bool admin_tell(struct room_summary *room_summary, struct database_view *view,
                const char *table, struct error *error);

/* --- by the running server -----------------------------------------------------------
 */

/* Asks the server `{"do": request, member: value}` by its control socket
 * (admin_request.c).
 */
int admin_ask(const char *data, const char *request, const char *member,
              const char *value);

#endif
