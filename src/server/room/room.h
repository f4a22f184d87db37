/* room.h: a table of the server: its state, its secrets, who follows it. */
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
    TOKENS = 4,      /* that one seat has at most: devices */
    REF = 41,
    RECENT = 64, /* events that are kept as text for those who come back */
    CHATS = 30,  /* and what was said last, for snapshots */
    MOVE_IDS = 32,
    QUEUE = 32,       /* requests that wait for one table */
    SPECTATORS = 200, /* peers at a table, beyond which spectators are refused */
    MOVE_ID = 41,
    CODE = 13, /* a recovery code */
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

/* The last moves of a seat, to answer those that are repeated. */
struct made_moves {
    struct made_move move[MOVE_IDS];
    unsigned count;
};

/* A recovery code; `until` 0: there is none. */
struct key_code {
    unsigned char hash[FAIR_BYTES];
    int64_t until;
};

/* What is not told, and is kept in the table's row. */
struct secrets {
    unsigned char seed[FAIR_BYTES];
    char invite[TOKEN_TEXT];
    unsigned char token[GAME_MAX_PLAYERS][TOKENS][FAIR_BYTES];
    unsigned tokens[GAME_MAX_PLAYERS]; /* counted on: the oldest is replaced */
    struct key_code code[GAME_MAX_PLAYERS];
    bool joined[GAME_MAX_PLAYERS]; /* under an id of the client's own */
    unsigned char join_id[GAME_MAX_PLAYERS][FAIR_BYTES]; /* its hash */
    char origin[SERVER_ADDRESS];
    char *push[GAME_MAX_PLAYERS]; /* subscriptions; owned */
};

struct line {
    char *text; /* owned */
    size_t length;
};

/* What the server has of a table that is awake besides its state. */
struct room_internals {
    const struct game *game;
    char *attachment; /* the text of a custom board or set, or NULL; owned */
    int64_t next; /* what the next event will have: n + 1 but while a batch is stored */
    char usual[TABLE_SPEC]; /* the player who acts for people */
    struct made_moves made[GAME_MAX_PLAYERS];
    struct fair fair;
    struct match *match; /* NULL before the beginning */
    struct line recent[RECENT];
    struct line chat[CHATS];
    unsigned chats;
    struct secrets secrets;
};

struct waiting; /* a request that waits */

struct room {
    char id[SERVER_ID];
    int queued;        /* requests in the queue */
    struct room *next; /* in the server's map */
    struct room_progress progress;
    struct room_state *state;         /* NULL while it sleeps */
    struct room_internals *internals; /* the same */
    /* Of a public table that sleeps: what the lobby shows, and who sits there; owned. */
    char *brief, *names;
    int free_seats; /* the same */
    int64_t made;
    int64_t loaded_at; /* when loading began */
    struct batch *batch;
    struct waiting *queue, **queue_end;
    int64_t thinking_since, thinking_number;
    char *thought; /* a line that waits for the batch; NULL: the player had none; owned */
    int64_t lobby_told, presence_told;
    int64_t pushed[GAME_MAX_PLAYERS]; /* when a seat was told by push; 0: not yet */
    int64_t idle_since;
    int64_t rests_until;   /* the store failed: it does nothing by itself before */
    struct origin *origin; /* whom it counts for; NULL: nobody any more */
    uint32_t *followers;
    size_t follower_count, follower_capacity;
    int64_t rings; /* its place in the heap */
    size_t heap_index;
    bool is_public;
    bool loading;
    bool doubtful; /* it is not known whether there is such a table */
    bool thinking, has_thought;
    bool lobby_due;    /* the lobby has not been told yet */
    bool presence_due; /* nor those who follow it, who is there */
    bool finished;     /* counted among the server's `finished` */
};

struct room *server_room_find(struct server *server, const char *id);
struct room *server_room_add(struct server *server, const char *id);
void server_room_drop(struct server *server, struct room *room);
void server_rooms_free(struct server *server);
/* It is one of the tables that were made from that address; NULL: of none any more. */
void server_room_count_for(struct server *server, struct room *room, const char *address);
/* Gives a room an empty state, for events; and takes it away. */
void server_room_wake(struct room *room);
void server_room_put_to_sleep(struct server *server, struct room *room);
/* The seat whose token this is, from 0; SEAT_NOBODY: none. */
int server_room_seat_of(const struct room *room, const char *token);
/* A new token for a seat, in secrets that will be the table's. */
void server_room_give_token(struct server *server, struct secrets *secrets, int seat,
                            char token[TOKEN_TEXT]);
/* Who is to act, from 0; SEAT_NOBODY when nobody is. */
int server_room_actor(const struct room *room);
/* The computer player who is to act now; NULL: a person, or nobody. */
const char *server_room_thinker(const struct room *room);
/* The first person's seat, whose word counts; SEAT_NOBODY: there is no person. */
int server_room_host(const struct room_state *state);
/* The level that computer players have if nobody says. */
void server_room_usual_player(const struct game *game, char spec[TABLE_SPEC]);
bool server_room_is_player(const struct game *game, const char *spec);
/* Asks for the rows of a table that sleeps. */
void server_room_load(struct server *server, struct room *room);
/* Lets go of a table that is not as it is stored. */
void server_room_lose(struct server *server, struct room *room);
void server_room_loaded(struct server *server, const struct server_input *input);
void server_room_known(struct server *server, const struct server_row *row);
/* Does what is due: asks computer players, keeps the clock, goes to sleep. */
void server_room_tend(struct server *server, struct room *room);

/* row.c: the row of a table. */
void server_row_write(const struct secrets *secrets, bool is_public, struct buffer *out);
/* Into secrets that are empty; false when the row is damaged. */
bool server_row_read(const char *text, size_t length, struct secrets *secrets,
                     bool *is_public);
void server_secrets_copy(struct secrets *to, const struct secrets *from);
void server_secrets_free(struct secrets *secrets);

/* server/worlds.c: worlds that tables share. */
void server_world_share(struct server *server, struct match *match);
void server_world_leave(struct server *server, struct match *match);

#endif
