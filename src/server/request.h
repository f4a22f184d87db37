/* request.h: requests of clients: reading their members, and answering them. */
#ifndef SERVER_REQUEST_H
#define SERVER_REQUEST_H

#include "server/internal.h"

struct request {
    struct server *server;
    uint32_t number; /* of the peer */
    struct peer *peer;
    struct room *room; /* awake, if the request is about one */
    int seat;          /* the sender's seat from 0, for requests at a table */
    struct json_reader root;
    struct reply_to reply_to;
    struct buffer out; /* members of the answer */
};

/* What became of a request. */
enum outcome {
    DONE,     /* answer with the contents of `out` */
    ANSWERED, /* already answered, perhaps with a refusal */
    STORING,  /* will be answered once it is stored */
};

/* Answers with a refusal. Always returns ANSWERED. */
enum outcome server_request_refuse(struct request *request, const char *code,
                                   const char *field, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
enum outcome server_request_refuse_error(struct request *request, const char *field,
                                         const struct error *error);
enum outcome server_request_refuse_reason(struct request *request,
                                          const struct reason *why);
enum outcome server_request_refuse_slow(struct request *request, int wait);
enum outcome server_request_refuse_stale(struct request *request, int64_t n);

/* Read members of the request; false if it was refused. */
bool server_request_text(struct request *request, const char *key, size_t most,
                         const char **value);
bool server_request_text_or(struct request *request, const char *key, size_t most,
                            const char *fallback, const char **value);
bool server_request_bool_or(struct request *request, const char *key, bool fallback,
                            bool *value);
bool server_request_number(struct request *request, const char *key, int64_t low,
                           int64_t high, int64_t *value);
bool server_request_number_or(struct request *request, const char *key, int64_t low,
                              int64_t high, int64_t fallback, int64_t *value);
/* A game of this server, by its name in `game`. */
bool server_request_game(struct request *request, const struct game **game);
/* A seat of the request's table, from 0. */
bool server_request_seat(struct request *request, const char *key, int *seat);
/* Check that the sender is the table's host, and the table at that stage; if not, the
 * request was refused. */
bool server_request_is_host(struct request *request);
bool server_request_is_stage(struct request *request, enum room_stage stage);
/* Whether games under this name are rated: the sender is signed in with it. */
bool server_request_is_rated(const struct request *request, const char *name);
/* A name as people type it; and one the sender may use: a registered name requires being
 * signed in with it. */
bool server_request_typed_name(struct request *request, const char *key,
                               const char **name);
bool server_request_name(struct request *request, const char *key, const char **name);
/* A random id that the client chose, as a secret; "" if there is none. */
bool server_request_secret_id(struct request *request, const char **id);
/* 32 bytes in hexadecimal. */
bool server_request_hex(struct request *request, const char *key,
                        unsigned char bytes[FAIR_BYTES]);

/* A batch that answers this request; NULL: refused, because too many are pending. */
struct batch *server_request_batch(struct request *request, struct room *room);
/* Stores it; the answer will be the contents of `out`. Always returns STORING. */
enum outcome server_request_store(struct request *request, struct batch *batch);

void server_request_receive(struct server *server, const struct server_input *input);
/* `waited`: the table that the request has waited for; NULL: it has just arrived. */
void server_request_handle(struct server *server, const struct server_input *input,
                           const struct room *waited);
/* Reads the ref, if it is valid, so that refusals can carry it too. */
void server_request_read_ref(struct request *request);
/* Charges the address for an expensive request: creating tables, trying secrets. Returns
 * 0, or the seconds to wait. */
int server_request_charge(const struct request *request);

/* find.c: which table a request is about. */
enum about { NO_TABLE, TABLE_BY_ID, TABLE_BY_CODE, OWN_SEAT };
/* Finds its table, or one that may exist in the database; false if it was refused. */
bool server_request_find_table(struct request *request, enum about about);

/* queue.c: whether it has to wait for its table; if so, it was queued or refused. */
bool server_request_must_wait(struct request *request, bool changes,
                              const struct server_input *input);
/* Handles requests that waited for the table, until one makes a batch. */
void server_request_resume(struct server *server, struct room *room);
/* Refuses all requests that wait for it; `why` is a translatable text. */
void server_request_refuse_waiting(struct server *server, struct room *room,
                                   const char *code, const char *why);
void server_refuse_sender(struct server *server, const struct reply_to *reply_to,
                          const char *code, const char *why);
/* Drops all of them without an answer: the server ends. */
void server_request_drop_waiting(struct room *room);
/* Answers a sender, if still connected, with members written without an object around
 * them. */
void server_request_answer(struct server *server, const struct reply_to *reply_to,
                           const struct buffer *members);

/* What a request costs the server; limited for each address. */
enum cost {
    CHEAP,
    EXPENSIVE, /* creating tables, trying secrets */
    WRITING,   /* stored, but does not advance a game */
    FILLING,   /* the same, and adds to the log */
};

/* All requests: name; which table it is about; whether it changes that, and so waits
 * while a batch is pending; what it costs; whether it is for the host only. Each is
 * handled by server_do_NAME. */
/* clang-format off */
#define SERVER_REQUESTS(X) \
    X(hello, NO_TABLE, false, CHEAP, false) \
    X(lobby, NO_TABLE, false, CHEAP, false) \
    X(create, NO_TABLE, false, EXPENSIVE, false) \
    X(join, TABLE_BY_ID, true, EXPENSIVE, false) \
    X(sit, TABLE_BY_ID, false, CHEAP, false) \
    X(peek, TABLE_BY_ID, false, CHEAP, false) \
    X(watch, TABLE_BY_ID, false, CHEAP, false) \
    X(part, NO_TABLE, false, CHEAP, false) \
    X(redeem, TABLE_BY_CODE, true, EXPENSIVE, false) \
    X(register, NO_TABLE, false, EXPENSIVE, false) \
    X(sign, NO_TABLE, false, EXPENSIVE, false) \
    X(ratings, NO_TABLE, false, CHEAP, false) \
    X(profile, NO_TABLE, false, CHEAP, false) \
    X(pair, NO_TABLE, false, EXPENSIVE, false) \
    X(unpair, NO_TABLE, false, CHEAP, false) \
    X(seat, OWN_SEAT, true, FILLING, false) \
    X(begin, OWN_SEAT, true, FILLING, false) \
    X(promise, OWN_SEAT, true, FILLING, false) \
    X(reveal, OWN_SEAT, true, CHEAP, false) \
    X(move, OWN_SEAT, true, CHEAP, false) \
    X(chat, OWN_SEAT, true, FILLING, false) \
    X(emote, OWN_SEAT, true, FILLING, false) \
    X(style, OWN_SEAT, true, FILLING, false) \
    X(leave, OWN_SEAT, true, FILLING, false) \
    X(back, OWN_SEAT, true, WRITING, false) \
    X(hand, OWN_SEAT, true, CHEAP, false) \
    X(code, OWN_SEAT, true, WRITING, false) \
    X(claim, TABLE_BY_ID, true, FILLING, false) \
    X(agree, OWN_SEAT, true, FILLING, false) \
    X(decline, OWN_SEAT, true, FILLING, false) \
    X(rematch, OWN_SEAT, true, EXPENSIVE, false) \
    X(push, OWN_SEAT, true, WRITING, false) \
    X(tables, NO_TABLE, false, CHEAP, true) \
    X(end, TABLE_BY_ID, true, CHEAP, true) \
    X(export, TABLE_BY_ID, false, CHEAP, true) \
    X(ban, NO_TABLE, false, CHEAP, true) \
    X(unban, NO_TABLE, false, CHEAP, true) \
    X(bans, NO_TABLE, false, CHEAP, true)
/* clang-format on */

#define SERVER_REQUEST_HANDLER(name, ...)                                                \
    enum outcome server_do_##name(struct request *request);
SERVER_REQUESTS(SERVER_REQUEST_HANDLER)

/* server/room/terms.c: the terms of a requested table, which point into the request;
 * false if it was refused. */
bool server_terms_read(struct request *request, struct terms *terms);
/* Only the game with its options. */
bool server_terms_read_game(struct request *request, struct terms *terms);

/* room/agree.c: hands the seat of somebody who is not connected to a computer
 * player if all who are agree; this is one of them. */
enum outcome server_agree_hand(struct request *request, int seat);
/* room/claim.c: lets whoever claims a seat have it, or does not. */
enum outcome server_claim_decide(struct request *request, int64_t claim, bool admit);
/* seats.c: whether the request has the key of the invitation; the answer with a new token
 * of a seat. */
bool server_request_is_invited(const struct room *room, const char *invite);
enum outcome server_request_give_seat(struct request *request, struct batch *batch,
                                      int seat);

/* server/room/create.c: whether one more table is allowed; if not, the request was
 * refused. */
bool server_create_is_allowed(struct request *request);
/* Whether the server has room for one more, whoever wants it. */
bool server_create_has_room(const struct server *server);

#endif
