/* fold.h: what the files share that apply events to tables. */
#ifndef SERVER_ROOM_FOLD_H
#define SERVER_ROOM_FOLD_H

#include "server/internal.h"

/* One event, and the table that it happens to. */
struct fold {
    struct server *server;
    struct room *room;
    struct room_state *state;
    struct doc root;
    int64_t at;
    struct error error;
};

/* Members of the event; false, or NULL, when there is none such. */
bool fold_take_text(struct fold *fold, const char *key, char *to, size_t size);
bool fold_take_hex(struct fold *fold, const char *key, unsigned char *bytes);
bool fold_take_bool(struct fold *fold, const char *key, bool *value);
struct seat *fold_take_seat(struct fold *fold);

/* The events before the game (fold_open.c); false when that one cannot be. */
bool fold_made(struct fold *fold);
bool fold_sat(struct fold *fold);
bool fold_player(struct fold *fold);
bool fold_free(struct fold *fold);
bool fold_call(struct fold *fold);
bool fold_seed(struct fold *fold);
bool fold_promise(struct fold *fold);
bool fold_reveal(struct fold *fold);

#endif
