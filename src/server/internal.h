/* internal.h: shared by the files of the server: peers, batches, play, and the server
 * itself; tables are in server/room/room.h, requests in request.h. */
#ifndef SERVER_INTERNAL_H
#define SERVER_INTERNAL_H

#include "server/room/room.h"

/* --- secrets (secret.c) -------------------------------------------------------- */

/* Draws bytes that nobody without the key can predict. */
void server_secret_draw(struct server *server, void *bytes, size_t size);
/* `count` letters and digits that are hard to confuse. */
void server_secret_letters(struct server *server, char *out, size_t count);
/* A new token as text; and the hash of one, for storing. */
void server_secret_token(struct server *server, char token[TOKEN_TEXT]);
void server_secret_hash(const char *words, unsigned char hash[FAIR_BYTES]);
/* Compares in constant time. */
bool server_secret_equal(const void *a, const void *b, size_t size);

/* --- peers (peer.c) ------------------------------------------------------------ */

/* A token bucket: so many per minute, with bursts. */
struct bucket {
    int64_t level, at;
};

/* How many seats an address may claim at once, and when it may do so again: one a minute.
 */
enum { SERVER_CLAIMS = 4, SERVER_CLAIMS_FULL = SERVER_CLAIMS * MINUTES };

/* Takes one; returns 0, or the seconds to wait. */
int server_bucket_take(struct bucket *bucket, int64_t now, int a_minute, int burst);

/* All peers of one address. */
struct origin {
    struct origin *next;
    char address[SERVER_ADDRESS];
    struct bucket expensive; /* requests: creating tables, trying secrets */
    struct bucket writes; /* requests that are stored, except those of the game itself */
    struct bucket claims; /* of seats, which ask other people something */
    int peers;
    int tables;  /* open ones created from here */
    int seekers; /* peers that wait for quick pairing */
};

struct peer {
    bool open;
    bool trusted;
    bool lobby;         /* follows the list of tables */
    size_t lobby_index; /* its place in server->lobby */
    uint8_t language;
    uint32_t serial; /* tells apart the connections that share a number over time */
    struct origin *origin;
    struct bucket bucket;
    struct bucket overruns; /* requests over the rate limit, before it is disconnected */
    struct bucket chat;
    struct room *room;     /* the table it follows, or NULL */
    int seat;              /* its seat there from 0; SEAT_NOBODY: a spectator */
    const char *aside;     /* the page that it shows meanwhile (presence.c), and nobody is
                              at the table; NULL */
    struct seeker *seeker; /* it waits for quick pairing; or NULL */
    char name[TABLE_NAME]; /* signed in as; "" */
};

struct peer *server_peer_get(struct server *server, uint32_t number);
/* The same, unless another connection has that number by now. */
struct peer *server_peer_same(struct server *server, uint32_t number, uint32_t serial);
void server_peer_opened(struct server *server, const struct server_input *input);
void server_peer_closed(struct server *server, uint32_t number);
/* Closes the connection; `why` is a static text. */
void server_peer_disconnect(struct server *server, uint32_t number, const char *why);
void server_peers_free(struct server *server);
/* The entry of an address; NULL if there is none, unless `make`. */
struct origin *server_origin_find(struct server *server, const char *address, bool make);
/* Frees entries of addresses that need not be remembered. */
void server_origin_tidy(struct server *server, struct origin *origin);

/* Makes a peer follow a table, or none (NULL), and announces its presence there. */
void server_peer_follow(struct server *server, uint32_t number, struct room *room,
                        int seat, const char *aside);
/* server/room/presence.c: the connected seats, as bits, and the number of spectators. */
unsigned server_presence_seats(const struct server *server, const struct room *room,
                               int *watchers);
/* The page that somebody looks at instead of the table, of those that have a name. */
const char *server_presence_page(const char *name);
/* Somebody came or left: notifies the followers, now or after a short pause. */
void server_presence_changed(struct server *server, struct room *room);
/* Since when a seat is not connected; 0: it is. And the same of all as a member. */
int64_t server_presence_absent(const struct server *server, const struct room *room,
                               int seat);
void server_presence_write(const struct server *server, const struct room *room,
                           struct buffer *out);
/* When the notification is due; and sending it then. */
int64_t server_presence_due(const struct room *room);
void server_presence_update(struct server *server, struct room *room);

/* --- time (server/room/stage.c, server/room/clock.c, timers.c) ------------------- */

/* When servers with this database were running (uptime.c). */
enum { UPTIME_GAPS = 32 };
struct uptime {
    int64_t last_seen; /* a time at which one was running */
    struct gap {
        int64_t from, until;
    } gap[UPTIME_GAPS]; /* roughly when none was running; oldest first */
    int gap_count;
};
/* Milliseconds since then in which no server was running, at least. */
int64_t server_uptime_downtime(const struct uptime *uptime, int64_t since);
void server_uptime_restore(struct server *server, const struct server_row *row);
/* Stores that one is running now; when that is due; and doing it when due. */
void server_uptime_store(struct server *server);
int64_t server_uptime_due(const struct server *server);
void server_uptime_update(struct server *server);

/* Postpones deadlines by the time in which no server was running; `began`: the start of
 * this one. Returns by how much; a silent table stays open for at least another day. */
int64_t server_progress_postpone(struct room_progress *progress,
                                 const struct room_pace *pace,
                                 const struct uptime *uptime, int64_t began);
/* When the table must be updated; NEVER: not before the next request. */
int64_t server_progress_due(const struct room_progress *progress);
/* The deadline of a seat whose turn begins now and whose bank holds `spare`. */
int64_t server_deadline(const struct room_state *state, int64_t spare, int64_t now);
/* What remains of a seat's bank if it moves now. */
int64_t server_spare_time(const struct room_state *state, int seat, int64_t now);
/* Acts on a deadline that has passed. */
void server_clock_expire(struct server *server, struct room *room);

void server_timers_set(struct server *server, struct room *room, int64_t when);
void server_timers_remove(struct server *server, struct room *room);
void server_timers_tick(struct server *server);

/* --- events (batch.c, server/room/fold.c) ---------------------------------------- */

/* Whom to answer once a batch is stored. */
struct reply_to {
    bool is; /* a request is waiting for the answer */
    uint32_t peer, serial;
    char ref[REF];
};

/* Events being stored, with the table's row. */
struct batch {
    struct batch *next;
    uint64_t ticket;
    struct room *room;
    struct reply_to reply_to;
    struct buffer answer; /* members, after "ok" */
    struct line *events;
    size_t count, capacity;
    struct room_progress progress; /* after the events */
    struct secrets secrets;        /* after the events */
    bool is_public;
    bool lobby;    /* the list of tables changes */
    bool computer; /* a computer player acts next */
    bool codes;    /* recovery codes change */
    struct buffer row;
    struct server_row *rows;
    struct person *person; /* without a table: who signs in */
    bool is_new_person;    /* the name is being registered */
    bool turn_passes;      /* the turn passes to another seat */
    bool ban;              /* without a table: an address is banned, or no longer */
    unsigned dismissed;    /* seats (bits) whose devices lose them */
    struct server_row extra[GAME_MAX_PLAYERS]; /* stored with it; texts are owned */
    int extra_count;
    struct gain {
        struct person *person; /* with a registered name; or NULL */
        bool counts;           /* for that name */
        int rating, wins;
        int place;               /* 1: a winner */
    } gain[GAME_MAX_PLAYERS];    /* of a game that ends */
    struct pairing_group *group; /* quick pairing made this table for some of it */
    struct batch *other;         /* a batch of another table, stored together */
    struct buffer event;         /* the event being written */
    enum room_event_kind kind;
};

/* A batch of a table that has none pending; NULL: of no table. */
struct batch *server_batch_new(struct room *room);
/* Begins an event, whose members the caller adds to the buffer; and ends it. A deadline
 * below 0: the event sets none. */
struct buffer *server_batch_event(struct server *server, struct batch *batch,
                                  enum room_event_kind kind);
void server_batch_end(struct server *server, struct batch *batch, int64_t deadline);
/* An event with a seat and nothing else. */
void server_batch_seat_event(struct server *server, struct batch *batch,
                             enum room_event_kind kind, int seat);
/* Adds a row; key and body are copied. */
void server_batch_row(struct batch *batch, enum server_kind kind, const char *key,
                      bool gone, const char *body, size_t length);
/* Invalidates all tokens and codes of a seat. */
void server_batch_clear_seat(struct batch *batch, int seat);
/* Adds the event that closes the table. */
void server_batch_close_table(struct server *server, struct batch *batch,
                              const char *why);
/* Likewise, because the winner's only opponent has resigned. */
void server_batch_resign(struct server *server, struct batch *batch, int winner);
/* Submits it to the database. */
void server_batch_store(struct server *server, struct batch *batch);
/* Discards it: nothing of it happens. */
void server_batch_drop(struct server *server, struct batch *batch);
void server_batch_stored(struct server *server, uint64_t ticket);
/* Whether such a row is being stored. */
bool server_batch_has_row(const struct server *server, enum server_kind kind,
                          const char *key);
void server_batch_failed(struct server *server, uint64_t ticket);
void server_batches_free(struct server *server);

/* Applies an event to an awake table: the only way in which tables change. False if the
 * event is invalid. */
bool server_fold_event(struct server *server, struct room *room, const char *text,
                       size_t length);

/* --- small parts -------------------------------------------------------------------- */

/* server/room/push.c: notifies an absent player that it is their turn. */
void server_push_turn(struct server *server, const struct batch *batch);
/* Removes an expired subscription, if the table is awake; if not, it will be rejected
 * again. */
void server_push_unsubscribed(struct server *server, const struct server_input *input);

/* admin.c: banned addresses. */
bool server_is_banned(const struct server *server, const char *address);
void server_ban_set(struct server *server, const char *address, bool banned);
void server_ban_disconnect(struct server *server, uint32_t number);
void server_ban_stored(struct server *server, const struct batch *batch);

/* server/lobby/name.c, server/lobby/rating.c: registered names (server/lobby/name.h). */
struct person *server_name_find(struct server *server, const char *name);
void server_name_restore(struct server *server, const struct server_row *row);
void server_name_hashed(struct server *server, const struct server_input *input);
/* Removes one that could not be stored. */
void server_name_remove(struct server *server, struct person *person);
/* The batch of a name is stored. */
void server_name_stored(struct server *server, const struct batch *batch);
/* The server stops: refuses the requests that wait for a hash. */
void server_names_refuse_waiting(struct server *server);
void server_names_free(struct server *server);
/* Rates a game that ends with these points; and applies that, or takes it back (-1). */
void server_rating_game_over(struct server *server, struct batch *batch, const int *score,
                             unsigned winners);
void server_rating_apply(struct batch *batch, int sign);

/* server/lobby/pairing.c: quick pairing (server/lobby/pairing.h). A connection has ended:
 * it no longer waits. */
void server_pairing_peer_closed(struct server *server, struct peer *peer);
/* The table of a batch is stored: tells those who sit there; or it is not, and they wait
 * again. */
void server_pairing_stored(struct server *server, struct batch *batch);
void server_pairing_failed(struct server *server, struct batch *batch);
/* When it is due; and doing it when due. */
int64_t server_pairing_due(const struct server *server);
void server_pairing_update(struct server *server);
void server_pairing_free(struct server *server);

/* server/room/recovery.c: recovery codes. NULL if this one is not valid. */
const struct code *server_code_find(struct server *server, const char *words);
/* Sets the code of a seat, by its hash. */
void server_code_set(struct server *server, struct batch *batch, int seat,
                     const unsigned char hash[FAIR_BYTES]);
/* Replaces the codes of a table. */
void server_codes_update(struct server *server, const char *table,
                         const struct secrets *secrets);

/* --- new tables (server/room/create.c) -------------------------------------------- */

/* What a table is created with. */
struct terms {
    const struct game *game;
    char game_id[256];
    const char *attachment; /* the text of a custom board or set; NULL: none */
    int players;
    bool is_public, watch;
    bool autostart; /* the game begins by itself once all seats are taken */
    struct room_pace pace;
    enum room_late late;
    char player[GAME_MAX_PLAYERS][TABLE_SPEC]; /* "": a person */
};

/* A new table with its first event, in a batch. `before`: the table that it is a rematch
 * of, or "". */
struct batch *server_create_room(struct server *server, const struct terms *terms,
                                 const char *before, const char *address);
/* Adds the computer players of the terms. */
void server_create_players(struct server *server, struct batch *batch,
                           const struct terms *terms);
/* Seats a person; entropy NULL: it will be promised later. */
void server_create_sat(struct server *server, struct batch *batch, int seat,
                       const char *name, const unsigned char *entropy, bool rated);
/* room/style.c: gives who takes a seat another colour or emblem if theirs is taken; has
 * the seats of a rematch keep those they chose. */
void server_style_newcomer(struct server *server, struct batch *batch, int seat);
void server_style_copy(struct server *server, struct batch *batch,
                       const struct room_state *from);
void server_write_pace(const struct room_pace *pace, struct buffer *out);
/* Draws a new seed for the batch's table; writes its commitment. */
void server_create_seed(struct server *server, struct batch *batch,
                        char commitment[FAIR_HEX]);

/* --- play (server/room/reveal.c, server/room/play.c, server/room/think.c) --------- */

/* Asks everybody to reveal. */
void server_reveal_call(struct server *server, struct batch *batch,
                        const struct room_pace *pace, bool autostart);
/* The same, at a table with autostart, if nothing but this seat was missing. */
void server_reveal_autostart(struct server *server, struct batch *batch, int seat);
/* Returns a table from revealing to open, with a new seed, and frees these seats (bits).
 */
void server_reveal_reopen(struct server *server, struct batch *batch, unsigned freed);
/* The dice of a table: the seed, and the entropy revealed so far; not yet the key. */
void server_reveal_fair(const struct room *room, const unsigned char *seed,
                        struct fair *fair);
/* Frees seats; closes a table that has no people left. */
void server_free_seats(struct server *server, struct batch *batch, unsigned freed);
/* Begins the game, after everybody has revealed. */
void server_play_begin(struct server *server, struct batch *batch, struct match *match,
                       const struct fair *fair);
/* Writes a move and the chance events after it as events; the match is left as it was.
 * False with a reason. */
bool server_play_line(struct server *server, struct batch *batch, const char *line,
                      const char *by, const char *id, struct reason *why);
/* Asks the computer player whose turn it is for a move. */
void server_think_ask(struct server *server, struct room *room);
void server_think_answered(struct server *server, const struct server_input *input);
/* Plays the move that it chose, if there is one; true if that made a batch. */
bool server_think_play(struct server *server, struct room *room);
void server_think_cancel(struct room *room);
/* A seat's time is over; `skip`: a computer player makes this one move. */
void server_play_late(struct server *server, struct batch *batch, int seat, bool skip);
/* A computer player acts for a seat until its person is back, or for good. */
void server_play_away(struct server *server, struct batch *batch, int seat, bool final);

/* --- what clients see (server/room/describe.c) ------------------------------------- */

/* An entry of the lobby: BRIEF of the protocol. */
void server_describe_brief(struct server *server, const struct room *room,
                           struct buffer *out);
/* Members of TABLE: `table` and `now`; and all of them. */
void server_describe_details(struct server *server, const struct room *room,
                             struct buffer *out);
void server_describe_table(struct server *server, const struct room *room, int64_t since,
                           struct buffer *out);
/* Sends the events of a batch to all followers, and updates the lobby. Peers that lost
 * their seat no longer follow. */
void server_announce_batch(struct server *server, const struct batch *batch);
/* A table has changed for the lobby. */
void server_announce_lobby(struct server *server, struct room *room);
/* Sends that, at most once per LOBBY_PAUSE for each table: somebody who keeps coming and
 * going must not make work for everybody else. */
void server_lobby_update(struct server *server, struct room *room);
/* server/lobby/list.c: whether the list of public tables contains this one; and the
 * folded names at a table, for searching. */
bool server_list_has(const struct room *room);
void server_list_write_names(const struct room_state *state, struct buffer *out);
void server_lobby_join(struct server *server, uint32_t number);
void server_lobby_part(struct server *server, uint32_t number);
/* Tells a peer that it no longer follows the table. */
void server_announce_gone(struct server *server, struct room *room, uint32_t number,
                          const char *why);
void server_announce_bye(struct server *server);

/* --- outputs (output.c) ----------------------------------------------------------- */

void server_output_clear(struct server *server);
void server_output_free(struct server *server);
/* Takes the text out of a buffer; it is valid until the next step. */
const char *server_output_take(struct server *server, struct buffer *text,
                               size_t *length);
/* A copy that is valid as long. */
const char *server_output_copy(struct server *server, const char *words);
/* Sends the text of a buffer, which is empty afterwards, to these peers. */
void server_output_send(struct server *server, const uint32_t *peers, size_t count,
                        struct buffer *message);
struct server_output *server_output_add(struct server *server, enum server_action action);

/* Switches to the language of a peer. */
void server_use_language(struct server *server, const struct peer *peer);

/* --- the server itself ------------------------------------------------------------ */

enum { MAP = 4096, LANGUAGES = 8 };

/* The seat that a recovery code opens. */
struct code {
    struct key_code key;
    char table[SERVER_ID];
    int seat;
};

/* How long somebody waited for a table. */
struct pairing_wait {
    uint64_t terms; /* a hash */
    int64_t lasted, at;
};

enum { PAIRING_WAITS = 64 };

struct outputs {
    struct server_output *list;
    size_t count, capacity;
    char **texts; /* that the outputs point to */
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
    int64_t began; /* the time of the first input */
    struct uptime uptime;
    bool stopping;
    uint64_t drawn; /* secrets drawn so far */
    uint64_t tickets;
    uint32_t serials;
    struct peer *peers;
    size_t peer_capacity;
    struct origin *origins[MAP];
    struct room *map[MAP];
    struct room **heap;
    size_t heap_count, heap_capacity;
    struct batch *first, **last; /* pending, by ticket */
    int pending;
    size_t finished; /* awake tables whose games have ended */
    struct code *codes;
    size_t code_count;
    char (*bans)[SERVER_ADDRESS];
    size_t ban_count;
    struct person *people, *names[MAP]; /* all; hashed by fold */
    struct hashing *hashing;
    int hash_count;
    uint64_t hash_tickets;
    struct pairing_group *groups;
    int seekers;             /* in all groups */
    int64_t pairing_at;      /* when groups are next looked at; NEVER: not yet */
    uint64_t waiting_told;   /* a hash of who waits, as the lobby was last told, ... */
    int64_t waiting_told_at; /* ... and when */
    struct pairing_wait waits[PAIRING_WAITS];
    unsigned wait_count;
    struct world *worlds;
    uint32_t *lobby; /* peers that follow the list of tables */
    size_t lobby_count, lobby_capacity;
    char *list; /* of public tables, as last sent; owned */
    int64_t listed_at;
    struct outputs out;
    const void *catalogue[LANGUAGES]; /* by language_list */
    struct server_count count;
};

#endif
