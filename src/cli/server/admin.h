/* admin.h: the admin subcommands. Each reports its errors and returns an exit code. */
#ifndef CLI_SERVER_ADMIN_H
#define CLI_SERVER_ADMIN_H

#include "net/storage/database.h"
#include "net/storage/room_summary.h"

struct args;

/* --- on the file, whether or not a server is using it ------------------------------- */

int admin_tables(const struct args *args, const char *data); /* admin_list.c */
int admin_bans(const struct args *args, const char *data);
int admin_export(const struct args *args, const char *data); /* admin_record.c */
int admin_check(const struct args *args, const char *data);

/* The keys of all tables, or of open ones; free with admin_keys_free. */
struct admin_keys {
    char **key;
    size_t count;
};
bool admin_keys_read(struct admin_keys *keys, struct database_view *view, bool all,
                     struct error *error);
void admin_keys_free(struct admin_keys *keys);
/* Loads one table from its rows; call room_summary_deinit afterwards. False with an error
 * if the file cannot be read. If there is no such table, the summary has no events. */
bool admin_load(struct room_summary *room_summary, struct database_view *view,
                const char *table, struct error *error);

/* --- on the running server --------------------------------------------------------- */

/* Sends `{"do": request, member: value}` to the control socket (admin_request.c). */
int admin_ask(const char *data, const char *request, const char *member,
              const char *value);

#endif
