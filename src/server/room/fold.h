/* fold.h: what the files share that apply events to tables. */
#ifndef SERVER_ROOM_FOLD_H
#define SERVER_ROOM_FOLD_H

#include "server/internal.h"

/* One event, and the table that it happens to. */
struct fold {
    struct server *server;
    struct room *room;
    struct room_state *state;
    struct json_reader root;
    int64_t at;
    struct error error;
};

/* Members of the event; false, or NULL, when there is none such. */
bool server_fold_take_text(struct fold *fold, const char *key, char *to, size_t size);
bool server_fold_take_hex(struct fold *fold, const char *key, unsigned char *bytes);
bool server_fold_take_bool(struct fold *fold, const char *key, bool *value);
struct seat *server_fold_take_seat(struct fold *fold);

/* The events before the game (fold_open.c); false when that one cannot be. */
bool server_fold_made(struct fold *fold);
bool server_fold_sat(struct fold *fold);
bool server_fold_player(struct fold *fold);
bool server_fold_free(struct fold *fold);
bool server_fold_call(struct fold *fold);
bool server_fold_seed(struct fold *fold);
bool server_fold_promise(struct fold *fold);
bool server_fold_reveal(struct fold *fold);

#endif
