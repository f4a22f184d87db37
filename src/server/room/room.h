/* room.h: a table of the hall: the party around it, its secrets, how far it is. */
#ifndef SERVER_ROOM_ROOM_H
#define SERVER_ROOM_ROOM_H

#include "base/buffer.h"
#include "base/error.h"
#include "base/json.h"
#include "core/json_reader.h"
#include "core/match.h"
#include "fair/fair.h"
#include "server/server.h"
#include "session/table/table.h"

enum {
    TOKEN_BYTES = 16,
    TOKEN_TEXT = 23, /* 22 letters of base64url */
    TOKENS = 4,      /* that one seat has at most: devices */
    REF = 41,
    RECENT = 64, /* events that are kept as text for those who come back */
    CHATS = 30,  /* and what was said last, for snapshots */
    MOVE_IDS = 32,
    QUEUE = 32,     /* requests that wait for one table */
    WATCHERS = 200, /* peers that follow one table */
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

enum stage { STAGE_OPEN, STAGE_REVEAL, STAGE_ON, STAGE_OVER, STAGE_CLOSED };
enum late_policy { LATE_COMPUTER, LATE_SKIP, LATE_WAIT };

extern const char *const stage_words[];
extern const char *const late_words[];

/* How far a table is, and when it goes on by itself (stage.c). */
struct course {
    enum stage stage;
    int64_t deadline; /* of who must act or reveal; 0: none */
    int64_t set;      /* when that was settled */
    int64_t last;     /* when something happened */
};

struct made_move {
    uint64_t id; /* a hash of the client's */
    int64_t n;
};

struct seat {
    char name[TABLE_NAME];
    char player[TABLE_SPEC]; /* a computer player; "": a person's seat */
    bool taken;              /* by a person */
    bool rated;
    bool promised; /* the hash of his entropy is known */
    bool revealed;
    unsigned char promise[FAIR_BYTES];
    bool away; /* `stand_in` acts for him */
    char stand_in[TABLE_SPEC];
    int64_t spare; /* milliseconds of the bank */
    struct made_move made[MOVE_IDS];
    unsigned moves;
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
    char origin[HALL_ADDRESS];
    char *push[GAME_MAX_PLAYERS]; /* subscriptions; owned */
};

struct line {
    char *text; /* owned */
    size_t length;
};

struct pace {
    bool given;
    int each, bank; /* seconds */
};

/* A table that is awake: the fold of its events, and its secrets. */
struct body {
    const struct game *game;
    char game_id[256];
    char *attachment; /* the text of a custom board or set, or NULL; owned */
    int players;
    bool is_public, watch;
    struct pace pace;
    enum late_policy late;
    unsigned char commitment[FAIR_BYTES];
    char rematch_of[HALL_ID];
    char rematch[HALL_ID];
    int64_t made;
    int64_t n;      /* of the last event */
    int64_t next;   /* what the next event will have: n + 1 but while a batch is stored */
    int64_t game_n; /* of the last event that is a move, chance or the beginning */
    int64_t since;  /* when who is to act got the turn */
    char usual[TABLE_SPEC]; /* the player who acts for people */
    bool is_late;           /* his time is over */
    bool skip;              /* and a computer player makes this one move */
    bool shown;             /* the seed, by the last event of the game */
    struct seat seat[GAME_MAX_PLAYERS];
    struct fair fair;
    struct match *match; /* NULL before the beginning */
    struct line recent[RECENT];
    struct line chat[CHATS];
    unsigned chats;
    struct secrets secrets;
};

struct waiting; /* a request that waits */

struct party {
    char id[HALL_ID];
    int queued;         /* requests in the queue */
    struct party *next; /* in the hall's map */
    struct course course;
    struct body *body; /* NULL while it sleeps */
    /* Of a public table that sleeps: what the lobby shows, and who sits there; owned. */
    char *brief, *names;
    int free_seats; /* the same */
    int64_t made;
    int64_t loaded_at; /* when loading began */
    struct batch *batch;
    struct waiting *queue, **queue_end;
    int64_t thinking_since, thinking_number;
    char *thought; /* a line that waits for the batch; NULL: the player had none; owned */
    int64_t lobby_told, here_told;
    int64_t pushed[GAME_MAX_PLAYERS]; /* when a seat was told by push; 0: not yet */
    int64_t idle_since;
    int64_t rests_until;   /* the store failed: it does nothing by itself before */
    struct origin *origin; /* whom it counts for; NULL: nobody any more */
    uint32_t *followers;
    size_t follower_count, follower_room;
    int64_t rings; /* its place in the heap */
    size_t heap_index;
    bool is_public;
    bool loading;
    bool doubtful; /* it is not known whether there is such a table */
    bool thinking, has_thought;
    bool lobby_due; /* the lobby has not been told yet */
    bool here_due;  /* nor those who follow it, who is there */
    bool finished;  /* counted among the hall's `finished` */
};

struct party *party_find(struct hall *hall, const char *id);
struct party *party_add(struct hall *hall, const char *id);
void party_drop(struct hall *hall, struct party *party);
void parties_free(struct hall *hall);
/* It is one of the tables that were made from that address; NULL: of none any more. */
void party_count_for(struct hall *hall, struct party *party, const char *address);
struct body *body_new(const char *id);
void body_free(struct hall *hall, struct body *body);
/* The seat whose token this is, from 0; SEAT_NOBODY: none. */
int party_seat_of(const struct body *body, const char *token);
/* A new token for a seat, in secrets that will be the table's. */
void party_give_token(struct hall *hall, struct secrets *secrets, int seat,
                      char token[TOKEN_TEXT]);
/* Who is to act, from 0; SEAT_NOBODY when nobody is. */
int party_actor(const struct party *party);
/* The computer player who is to act now; NULL: a person, or nobody. */
const char *party_thinker(const struct party *party);
/* The computer player who acts for a seat; NULL: its person does. */
const char *seat_thinker(const struct body *body, const struct seat *seat);
/* The first person's seat, whose word counts; SEAT_NOBODY: there is no person. */
int party_host(const struct body *body);
int party_free_seats(const struct body *body);
/* The level that computer players have if nobody says. */
void party_usual_player(const struct game *game, char spec[TABLE_SPEC]);
bool party_is_player(const struct game *game, const char *spec);
/* Asks for the rows of a table that sleeps. */
void party_load(struct hall *hall, struct party *party);
/* Lets go of a table that is not as it is stored. */
void party_lose(struct hall *hall, struct party *party);
void party_loaded(struct hall *hall, const struct hall_input *input);
void party_known(struct hall *hall, const struct hall_row *row);
/* Does what is due: asks computer players, keeps the clock, goes to sleep. */
void party_tend(struct hall *hall, struct party *party);

/* row.c: the row of a table. */
void row_write(const struct secrets *secrets, bool is_public, struct buffer *out);
/* Into secrets that are empty; false when the row is damaged. */
bool row_read(const char *text, size_t length, struct secrets *secrets, bool *is_public);
void secrets_copy(struct secrets *to, const struct secrets *from);
void secrets_free(struct secrets *secrets);

/* server/worlds.c: worlds that tables share. */
void world_share(struct hall *hall, struct match *match);
void world_leave(struct hall *hall, struct match *match);

#endif
