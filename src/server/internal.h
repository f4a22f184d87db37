/* internal.h: what the files of the server share: peers, batches, play, and the server
 * itself; tables are in server/room/room.h, requests in request.h. */
#ifndef SERVER_INTERNAL_H
#define SERVER_INTERNAL_H

#include "server/room/room.h"

/* --- secrets (secret.c) -------------------------------------------------------- */

/* Draws bytes that nobody can foresee who has not the key. */
void server_secret_draw(struct server *server, void *bytes, size_t size);
/* So many letters that people can tell apart. */
void server_secret_letters(struct server *server, char *out, size_t count);
/* A token as text, and the hash that is kept of it. */
void server_secret_token(struct server *server, char token[TOKEN_TEXT]);
void server_secret_hash(const char *words, unsigned char hash[FAIR_BYTES]);
/* In a time that does not depend on where they differ. */
bool server_secret_same(const void *a, const void *b, size_t size);

/* --- peers (peer.c) ------------------------------------------------------------ */

/* So many a minute, and so many at once. In thousandths, and of milliseconds. */
struct bucket {
    int64_t level, at;
};

/* Returns 0 when it may be done now, else the seconds to wait. */
int server_bucket_take(struct bucket *bucket, int64_t now, int a_minute, int burst);

/* All peers of one address. */
struct origin {
    struct origin *next;
    char address[SERVER_ADDRESS];
    struct bucket bucket; /* of what is dear: making tables, trying tokens */
    struct bucket writes; /* of what is stored, but for the game itself */
    int peers;
    int tables; /* open ones that were made from here */
};

struct peer {
    bool open;
    bool trusted;
    bool lobby;         /* follows the list of tables */
    size_t lobby_index; /* its place among those */
    uint8_t language;
    uint32_t serial; /* whose turn it is to have this number: answers go to no other */
    struct origin *origin;
    struct bucket bucket;
    struct bucket patience; /* with requests that are too fast */
    struct bucket chat;
    struct room *room;     /* that it follows, or NULL */
    int seat;              /* its seat there from 0, SEAT_NOBODY: it looks on */
    char name[TABLE_NAME]; /* signed in as; "" */
};

struct peer *server_peer_get(struct server *server, uint32_t number);
void server_peer_opened(struct server *server, const struct server_input *input);
void server_peer_closed(struct server *server, uint32_t number);
/* Hangs up on it; `why` is a text that lasts. */
void server_peer_dismiss(struct server *server, uint32_t number, const char *why);
void server_peers_free(struct server *server);
/* The peers of an address; NULL when there are none and none was made from there. */
struct origin *server_origin_find(struct server *server, const char *address, bool make);
/* Forgets those that nothing is to be remembered of. */
void server_origin_tidy(struct server *server, struct origin *origin);

/* Comes to a table, or to another, or to none (NULL); all there hear of it. */
void server_peer_follow(struct server *server, uint32_t number, struct room *room,
                        int seat);
/* server/room/presence.c: the seats that are connected, as bits, and how many look on. */
unsigned server_peers_presence(const struct server *server, const struct room *room,
                               int *watchers);
/* All who follow the table are to be told who is there: now, or in a moment. */
void server_peers_tell_presence(struct server *server, struct room *room);
/* When that is due, and doing it then. */
int64_t server_presence_wakes(const struct room *room);
void server_presence_tend(struct server *server, struct room *room);

/* --- time (server/room/stage.c, server/room/clock.c, timers.c)
 * --------------------------------------------- */

/* When servers of this store ran (uptime.c). */
enum { LIFE_DOWNS = 32 };
struct life {
    int64_t alive; /* when one ran for sure */
    struct down {
        int64_t from, until;
    } down[LIFE_DOWNS]; /* when none did, about; oldest first */
    int downs;
};
/* The milliseconds since then in which no server ran; at least those. */
int64_t server_uptime_missed(const struct life *life, int64_t since);
void server_uptime_known(struct server *server, const struct server_row *row);
/* Stores that one runs now; and when that is due, and doing it then. */
void server_uptime_note(struct server *server);
int64_t server_uptime_wakes(const struct server *server);
void server_uptime_tend(struct server *server);

/* Puts off what was missed while no server ran, or came due then: this one began at that
 * time. Returns by how much the deadline is later; silence is not over before a day. */
int64_t server_progress_put_off(struct room_progress *progress,
                                const struct room_pace *pace, const struct life *life,
                                int64_t began);
/* When the table goes on by itself; NEVER. */
int64_t server_progress_wakes(const struct room_progress *progress);
/* When the time is over of a seat that gets the turn now and has so much to spare. */
int64_t server_deadline(const struct room_state *state, int64_t spare, int64_t now);
/* What is left of a seat's bank when it moves now. */
int64_t server_spare_time(const struct room_state *state, int seat, int64_t now);
/* Acts on a deadline that has passed. */
void server_clock_ring(struct server *server, struct room *room);

void server_timers_set(struct server *server, struct room *room, int64_t when);
void server_timers_remove(struct server *server, struct room *room);
void server_timers_tick(struct server *server);

/* --- events (batch.c, server/room/fold.c) ---------------------------------------------
 */

/* Whom to answer when a batch is safe. */
struct reply_to {
    bool is; /* somebody asked */
    uint32_t peer, serial;
    char ref[REF];
};

/* Events that are being stored, with the table's row. */
struct batch {
    struct batch *next;
    uint64_t ticket;
    struct room *room;
    struct reply_to reply_to;
    struct buffer answer; /* members, after "ok" */
    struct line *events;
    size_t count, capacity;
    struct room_progress progress; /* as it will be */
    struct secrets secrets;        /* as they will be */
    bool is_public;
    bool lobby;    /* the list of tables changes by it */
    bool computer; /* a computer player will be to act */
    bool codes;    /* recovery codes come or go by it */
    struct buffer row;
    struct server_row *rows;
    struct person *person; /* of a batch without a table: who signs in */
    bool adds;             /* and the name is new */
    bool passes;           /* the turn */
    bool ban;              /* without a table: an address is kept out, or no longer */
    struct server_row more[GAME_MAX_PLAYERS]; /* stored with it; texts are owned */
    int mores;
    struct gain {
        struct person *person;
        int rating, wins;
    } gain[GAME_MAX_PLAYERS]; /* by a rated game that ends */
    struct batch *also;       /* stored with it: of another table */
    struct buffer event;      /* the one that is being written */
    enum room_event_kind kind;
};

/* A batch of a table that has none under way; NULL: of no table. */
struct batch *server_batch_new(struct room *room);
/* Begins an event, whose members are added to the buffer, and ends it. Its own deadline:
 * below 0: none. */
struct buffer *server_batch_event(struct server *server, struct batch *batch,
                                  enum room_event_kind kind);
void server_batch_end(struct server *server, struct batch *batch, int64_t deadline);
/* An event with a seat and nothing else. */
void server_batch_seat_event(struct server *server, struct batch *batch,
                             enum room_event_kind kind, int seat);
/* One more row; key and body are copied. */
void server_batch_row(struct batch *batch, enum server_kind kind, const char *key,
                      bool gone, const char *body, size_t length);
/* Nothing that opened a seat opens it any more. */
void server_batch_forget_seat(struct batch *batch, int seat);
/* The end of the table. */
void server_batch_closed(struct server *server, struct batch *batch, const char *why);
/* Hands it to the store. */
void server_batch_store(struct server *server, struct batch *batch);
/* Nothing of it happens. */
void server_batch_drop(struct server *server, struct batch *batch);
void server_batch_stored(struct server *server, uint64_t ticket);
/* Whether a row of that name is on its way. */
bool server_batch_has_row(const struct server *server, enum server_kind kind,
                          const char *key);
void server_batch_failed(struct server *server, uint64_t ticket);
void server_batches_free(struct server *server);

/* Applies an event to an awake table. The only way in which tables change; false when
 * that event cannot be. */
bool server_fold_event(struct server *server, struct room *room, const char *text,
                       size_t length);

/* --- small parts -------------------------------------------------------------------- */

/* server/room/push.c: tells a player who is not there that it is their turn. */
void server_push_turn(struct server *server, const struct batch *batch);
/* Forgets a subscription, if the table is awake: else it is refused once more. */
void server_push_unwanted(struct server *server, const struct server_input *input);

/* admin.c: addresses that are kept out. */
bool server_ban_is(const struct server *server, const char *address);
void server_ban_set(struct server *server, const char *address, bool banned);
void server_ban_close(struct server *server, uint32_t number);
void server_ban_stored(struct server *server, const struct batch *batch);

/* server/lobby/name.c, server/lobby/rating.c: names that are kept (server/lobby/name.h).
 */
struct person *server_name_find(struct server *server, const char *name);
void server_name_known(struct server *server, const struct server_row *row);
void server_name_hashed(struct server *server, const struct server_input *input);
/* One that could not be stored. */
void server_name_forget(struct server *server, struct person *person);
/* The batch of a name is safe. */
void server_name_stored(struct server *server, const struct batch *batch);
/* The server stops: what is being worked out is refused. */
void server_names_give_up(struct server *server);
void server_names_free(struct server *server);
/* A game ends with these points; and to count that, or to take it back (-1). */
void server_rating_over(struct server *server, struct batch *batch, const int *score,
                        unsigned winners);
void server_rating_count(struct batch *batch, int sign);

/* server/room/recovery.c: recovery codes. The one that was asked with; NULL: there is
 * none. */
const struct code *server_code_find(struct server *server, const char *words);
/* Those of a table are these now. */
void server_codes_know(struct server *server, const char *table,
                       const struct secrets *secrets);

/* --- making tables (server/room/create.c)
 * ---------------------------------------------------
 */

/* What a table is made for. */
struct terms {
    const struct game *game;
    char game_id[256];
    const char *attachment; /* the text of a custom board or set; NULL: none */
    int players;
    bool is_public, watch;
    struct room_pace pace;
    enum room_late late;
    char player[GAME_MAX_PLAYERS][TABLE_SPEC]; /* "": a person */
};

/* A new table with its first event, in a batch. `before`: the table it is a rematch of,
 * or "". */
struct batch *server_create_room(struct server *server, const struct terms *terms,
                                 const char *before, const char *address);
/* The computer players of the terms. */
void server_create_players(struct server *server, struct batch *batch,
                           const struct terms *terms);
/* A person takes a seat; the entropy may be NULL: it is to be promised yet. */
void server_create_sat(struct server *server, struct batch *batch, int seat,
                       const char *name, const unsigned char *entropy, bool rated);
void server_write_pace(const struct room_pace *pace, struct buffer *out);
/* Another seed for the batch's table, and its commitment. */
void server_create_seed(struct server *server, struct batch *batch,
                        char commitment[FAIR_HEX]);

/* --- play (server/room/reveal.c, server/room/play.c, server/room/think.c)
 * ---------------------------------
 */

/* Takes a table back from revealing to open, with another seed; these seats (bits) are
 * free then. */
void server_reveal_reopen(struct server *server, struct batch *batch, unsigned freed);
/* The dice of a table with that seed, and what all revealed so far, without the key. */
void server_reveal_fair(const struct room *room, const unsigned char *seed,
                        struct fair *fair);
/* Frees seats; a table without people is closed. */
void server_free_seats(struct server *server, struct batch *batch, unsigned freed);
/* Begins the game: all have revealed, this is the match. */
void server_play_begin(struct server *server, struct batch *batch, struct match *match,
                       const struct fair *fair);
/* Makes a move and what chance makes of it into events, and puts the match back; false
 * with a reason. */
bool server_play_line(struct server *server, struct batch *batch, const char *line,
                      const char *by, const char *id, struct reason *why);
/* Asks the computer player who is to act. */
void server_think_ask(struct server *server, struct room *room);
void server_think_heard(struct server *server, const struct server_input *input);
/* Plays a thought that has come; true when it made a batch. */
bool server_think_play(struct server *server, struct room *room);
void server_think_stop(struct room *room);
/* The time of a seat is over; skip: a computer player makes this one move. */
void server_play_late(struct server *server, struct batch *batch, int seat, bool skip);
/* A computer player takes a seat until its person is back. */
void server_play_away(struct server *server, struct batch *batch, int seat);

/* --- telling (server/room/describe.c)
 * ---------------------------------------------------------- */

void server_announce_brief(struct server *server, const struct room *room,
                           struct buffer *out);
/* `table` and `now` of TABLE; and all its members. */
void server_announce_details(struct server *server, const struct room *room,
                             struct buffer *out);
void server_announce_table(struct server *server, const struct room *room, int64_t since,
                           struct buffer *out);
/* Sends the events of a batch to all who follow, and the lobby what it is to know; who
 * has lost the seat by it is sent away. */
void server_announce_batch(struct server *server, const struct batch *batch);
/* The lobby is to be told what has become of a table. */
void server_announce_lobby(struct server *server, struct room *room);
/* Tells it, of one table not more often than once in LOBBY_PAUSE: who goes in and out
 * all the time keeps nobody else busy. */
void server_lobby_tend(struct server *server, struct room *room);
/* server/lobby/list.c: whether the list of public tables has this one; and the names at a
 * table, folded, for those who look for somebody. */
bool server_list_has(const struct room *room);
void server_list_write_names(const struct room_state *state, struct buffer *out);
void server_lobby_join(struct server *server, uint32_t number);
void server_lobby_part(struct server *server, uint32_t number);
/* This peer no longer follows the table. */
void server_announce_gone(struct server *server, struct room *room, uint32_t number,
                          const char *why);
void server_announce_bye(struct server *server);

/* --- outputs (output.c) ----------------------------------------------------------- */

void server_output_clear(struct server *server);
void server_output_free(struct server *server);
/* Takes the text of a buffer, which is empty then; it lives until the next step. */
const char *server_output_keep(struct server *server, struct buffer *text,
                               size_t *length);
/* A copy that lives as long: what it is of may go within this step. */
const char *server_output_copy(struct server *server, const char *words);
void server_output_send(struct server *server, uint32_t peer, const char *bytes,
                        size_t length);
struct server_output *server_output_add(struct server *server, enum server_action action);

/* Speaks the language of a peer from now on. */
void server_use_language(struct server *server, const struct peer *peer);

/* --- the server itself ----------------------------------------------------------------
 */

enum { MAP = 4096, LANGUAGES = 8 };

/* Where a recovery code leads to. */
struct code {
    struct key_code key;
    char table[SERVER_ID];
    int seat;
};

struct outputs {
    struct server_output *list;
    size_t count, capacity;
    char **texts; /* that they point to */
    size_t text_count, text_capacity;
};

struct world {
    struct world *next;
    const struct game *game;
    char *id;
    void *world;
    int uses;
};

struct server {
    struct server_plan plan;
    int64_t now;
    int64_t began; /* the time of its first input */
    struct life life;
    bool stopping;
    uint64_t drawn; /* secrets */
    uint64_t tickets;
    uint32_t serials;
    struct peer *peers;
    size_t peer_capacity;
    struct origin *origins[MAP];
    struct room *map[MAP];
    struct room **heap;
    size_t heap_count, heap_capacity;
    struct batch *first, **last; /* under way, by ticket */
    int under_way;
    size_t finished; /* tables that are awake though their games have ended */
    struct code *codes;
    size_t code_count;
    char (*bans)[SERVER_ADDRESS];
    size_t ban_count;
    struct person *people, *names[MAP]; /* all; by their folds */
    struct hashing *hashing;
    int hash_count;
    uint64_t hash_tickets;
    struct world *worlds;
    uint32_t *lobby; /* the peers that follow the list of tables */
    size_t lobby_count, lobby_capacity;
    char *list; /* of public tables, as it was told last; owned */
    int64_t listed_at;
    struct outputs out;
    const void *catalogue[LANGUAGES]; /* by language_list */
    struct server_count count;
};

#endif
