/* room_summary.h: what the events of one table tell, for the host who looks at a server's
 * file: who plays what, how far it is, and the record of the game. */
#ifndef NET_STORAGE_ROOM_SUMMARY_H
#define NET_STORAGE_ROOM_SUMMARY_H

#include "base/buffer.h"
#include "core/game.h"
#include "fair/fair.h"
#include "server/server.h"

struct room_summary {
    char table[SERVER_ID];
    struct room_state room;
    struct room_progress progress; /* its deadline is that of the events */
    int64_t deadline;              /* when a server looks after it; 0: never */
    struct buffer record;          /* head and lines; empty before the beginning */
    struct error fault;            /* the first event that cannot be; "": none */
};

void room_summary_init(struct room_summary *room_summary, const char *table);
void room_summary_deinit(struct room_summary *room_summary);

/* The rows of the table, in their order. */
void room_summary_add(struct room_summary *room_summary, const struct server_row *row);

/* The record, which anybody can verify once the game is over. False with an error when
 * it has not begun, or an event breaks the rules. */
bool room_summary_write_record(const struct room_summary *room_summary,
                               const struct game *const *games, struct buffer *out,
                               struct error *error);

#endif
