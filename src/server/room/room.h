/* room.h: a table of the server: its state, its secrets, its followers. */
#ifndef SERVER_ROOM_ROOM_H
#define SERVER_ROOM_ROOM_H

#include "base/buffer.h"
#include "base/error.h"
#include "base/json.h"
#include "core/json/reader.h"
#include "core/match/match.h"
#include "fair/fair.h"
#include "server/server.h"
#include "session/room/room.h"

enum {
    TOKEN_BYTES = 16,
    TOKEN_TEXT = 23, /* 22 letters of base64url */
    TOKENS = 4,      /* of one seat at most, one per device */
    REF = 41,
    RECENT = 64, /* events kept as text, for clients that reconnect */
    CHATS = 30,  /* chat messages kept for snapshots */
    MOVE_IDS = 32,
    QUEUE = 32,       /* requests waiting for one table */
    SPECTATORS = 200, /* followers of a table; beyond, spectators are refused */
    MOVE_ID = 41,
    CODE = 13,      /* a recovery code */
    SECRET_ID = 40, /* bytes of an id that a client chose, at most */
};

#define SECONDS INT64_C(1000)
#define MINUTES (60 * SECONDS)
#define DAYS    (24 * 60 * MINUTES)

static const int64_t NEVER = INT64_MAX;
static const int64_t LOBBY_PAUSE = 1 * SECONDS;

struct batch;
struct origin;

struct made_move {
    uint64_t id; /* a hash of the client's */
    int64_t n;
};

/* The last moves of a seat, to answer repeated requests. */
struct made_moves {
    struct made_move move[MOVE_IDS];
    unsigned count;
};

/* A recovery code; `until` 0: none. */
struct key_code {
    unsigned char hash[FAIR_BYTES];
    int64_t until;
};

/* What clients must not see; stored in the table's row. */
struct secrets {
    unsigned char seed[FAIR_BYTES];
    char invite[TOKEN_TEXT];
    unsigned char token[GAME_MAX_PLAYERS][TOKENS][FAIR_BYTES];
    unsigned
        tokens[GAME_MAX_PLAYERS]; /* number given out so far: the oldest is replaced */
    struct key_code code[GAME_MAX_PLAYERS];
    struct key_code claim[GAME_MAX_PLAYERS]; /* likewise, of whoever claims a seat */
    bool joined[GAME_MAX_PLAYERS];           /* with an id chosen by the client */
    unsigned char join_id[GAME_MAX_PLAYERS][FAIR_BYTES]; /* its hash */
    char origin[SERVER_ADDRESS];
    char *push[GAME_MAX_PLAYERS]; /* subscriptions; owned */
};

struct line {
    char *text; /* owned */
    size_t length;
};

/* What the server knows of an awake table besides its state. */
struct room_internals {
    const struct game *game;
    char *attachment; /* the text of a custom board or set, or NULL; owned */
    int64_t
        next; /* number of the next event: n + 1, except while a batch is being stored */
    char default_player[TABLE_SPEC]; /* acts for people who are away */
    struct made_moves made[GAME_MAX_PLAYERS];
    struct fair fair;
    struct match *match; /* NULL before the game begins */
    struct line recent[RECENT];
    struct line chat[CHATS];
    unsigned chats;
    struct secrets secrets;
};

struct waiting; /* a waiting request */

struct room {
    char id[SERVER_ID];
    int queued;        /* requests in the queue */
    struct room *next; /* in the server's map */
    struct room_progress progress;
    struct room_state *state;         /* NULL while it sleeps */
    struct room_internals *internals; /* the same */
    /* Of a sleeping public table: its entry in the lobby, and its folded names; owned. */
    char *brief, *names;
    int free_seats; /* likewise */
    int64_t made;
    int64_t loaded_at; /* when loading began */
    struct batch *batch;
    struct waiting *queue, **queue_end;
    int64_t thinking_since, thinking_number;
    char *
        thought; /* a move waiting for the batch to end; NULL: the player failed; owned */
    int64_t lobby_sent, presence_sent;
    int64_t pushed[GAME_MAX_PLAYERS]; /* when a seat was last notified; 0: never */
    int64_t parted[GAME_MAX_PLAYERS]; /* when a connection of a seat last ended */
    int64_t idle_since;
    int64_t paused_until;  /* storing failed: no automatic action before then */
    struct origin *origin; /* the address whose limit it counts against, or NULL */
    uint32_t *followers;
    size_t follower_count, follower_capacity;
    int64_t wakes_at; /* when to update it; the key of the heap */
    size_t heap_index;
    bool is_public;
    bool loading;
    bool unconfirmed; /* it may not exist in the database */
    bool thinking, has_thought;
    bool lobby_due;    /* the lobby has to be notified */
    bool presence_due; /* the followers have to be notified of who is connected */
    bool finished;     /* counted in the server's `finished` */
};

struct room *server_room_find(struct server *server, const char *id);
struct room *server_room_add(struct server *server, const char *id);
void server_room_drop(struct server *server, struct room *room);
void server_rooms_free(struct server *server);
/* Counts the table against the limit of an address; NULL: of none. */
void server_room_set_origin(struct server *server, struct room *room,
                            const char *address);
/* Allocates the empty state of an awake table; and frees it. */
void server_room_wake(struct room *room);
void server_room_put_to_sleep(struct server *server, struct room *room);
/* The seat that a token opens, from 0, or SEAT_NOBODY. */
int server_room_find_seat(const struct room *room, const char *token);
/* Adds a new token for a seat to the secrets of a batch. */
void server_room_give_token(struct server *server, struct secrets *secrets, int seat,
                            char token[TOKEN_TEXT]);
/* Whose turn it is, from 0, or SEAT_NOBODY. */
int server_room_actor(const struct room *room);
/* The computer player whose turn it is; NULL: a person, or nobody. */
const char *server_room_thinker(const struct room *room);
/* The host's seat: that of the first person, or SEAT_NOBODY. */
int server_room_host(const struct room_state *state);
/* Whether one resigned, or all agreed to end the game: they go on talking, and may play
 * again. */
bool server_room_ended_by_players(const struct room_state *state);
/* The default level of computer players. */
void server_room_default_player(const struct game *game, char spec[TABLE_SPEC]);
bool server_room_is_player(const struct game *game, const char *spec);
/* Asks for the rows of a sleeping table. */
void server_room_load(struct server *server, struct room *room);
/* Drops a table that differs from what is stored, and tells its followers. */
void server_room_damaged(struct server *server, struct room *room);
void server_room_loaded(struct server *server, const struct server_input *input);
void server_room_restore(struct server *server, const struct server_row *row);
/* Does what is due: asks computer players, acts on deadlines, goes to sleep. */
void server_room_update(struct server *server, struct room *room);

/* row.c: the row of a table. */
void server_row_write(const struct secrets *secrets, bool is_public, struct buffer *out);
/* Reads into empty secrets; false if the row is damaged. */
bool server_row_read(const char *text, size_t length, struct secrets *secrets,
                     bool *is_public);
void server_secrets_copy(struct secrets *to, const struct secrets *from);
void server_secrets_free(struct secrets *secrets);

/* server/worlds.c: worlds shared by tables. */
void server_world_share(struct server *server, struct match *match);
void server_world_release(struct server *server, struct match *match);

#endif
