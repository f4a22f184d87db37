/* request.h: requests: what was asked, how its members are read, and how it is
 * answered. */
#ifndef SERVER_REQUEST_H
#define SERVER_REQUEST_H

#include "server/internal.h"

struct request {
    struct server *server;
    uint32_t number; /* of the peer */
    struct peer *peer;
    struct room *room; /* awake, if the request is about one */
    int seat;          /* the sender's, from 0, of requests at a table */
    struct json_reader root;
    struct reply_to reply_to;
    struct buffer out; /* members of the answer */
};

/* What became of a request. */
enum outcome {
    DONE,     /* to be answered with what is in `out` */
    ANSWERED, /* answered already, perhaps with a refusal */
    STORING,  /* answered when it is stored */
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

/* Members of the request; false when that was refused. */
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
/* A seat of the request's table, from 0. */
bool server_request_seat(struct request *request, const char *key, int *seat);
/* Whether the sender is the host, and the table so far; if not, that was refused. */
bool server_request_is_host(struct request *request);
bool server_request_is_stage(struct request *request, enum room_stage stage);
/* Whether games under this name count for it: the sender is signed in as that. */
bool server_request_is_rated(const struct request *request, const char *name);
/* What people call themselves; a registered name is for whoever is signed in by it. */
bool server_request_typed_name(struct request *request, const char *key,
                               const char **name);
bool server_request_name(struct request *request, const char *key, const char **name);
/* 32 bytes in hexadecimal. */
bool server_request_hex(struct request *request, const char *key,
                        unsigned char bytes[FAIR_BYTES]);

/* A batch whose sender is this one; NULL: refused, as too many are under way. */
struct batch *server_request_batch(struct request *request, struct room *room);
/* Stores it, to be answered with what is in `out`. Always returns STORING. */
enum outcome server_request_store(struct request *request, struct batch *batch);

void server_request_heard(struct server *server, const struct server_input *input);
/* `waited`: the table that the request has waited for; NULL: it has just come. */
void server_request_hear(struct server *server, const struct server_input *input,
                         const struct room *waited);
/* A refusal is given back the ref too, if there is one that makes sense. */
void server_request_note_ref(struct request *request);
/* Counts what is dear: making tables, trying secrets. Returns 0, or the seconds to wait.
 */
int server_request_expensive(const struct request *request);

/* find.c: what a request is about. */
enum about { NO_TABLE, TABLE_BY_ID, TABLE_BY_CODE, OWN_SEAT };
/* Finds its table, or one that may be there; false when that was refused. */
bool server_request_find_table(struct request *request, enum about about);

/* queue.c: whether it has to wait for its table, and then does so or is refused. */
bool server_request_must_wait(struct request *request, bool changes,
                              const struct server_input *input);
/* The requests that waited for the table, until one makes a batch. */
void server_request_go_on(struct server *server, struct room *room);
/* Refuses all that wait for it; `why` is a text to be said. */
void server_request_give_up(struct server *server, struct room *room, const char *code,
                            const char *why);
void server_refuse_sender(struct server *server, const struct reply_to *reply_to,
                          const char *code, const char *why);
/* Drops all that wait, unanswered: the server ends. */
void server_request_forget(struct room *room);
/* Answers an sender, if it is there yet, with members that were written without an
 * object around them. */
void server_request_answer(struct server *server, const struct reply_to *reply_to,
                           const struct buffer *members);

/* The requests. */
enum outcome server_do_hello(struct request *request);
enum outcome server_do_lobby(struct request *request);
enum outcome server_do_create(struct request *request);
enum outcome server_do_join(struct request *request);
enum outcome server_do_sit(struct request *request);
enum outcome server_do_peek(struct request *request);
enum outcome server_do_watch(struct request *request);
enum outcome server_do_part(struct request *request);
enum outcome server_do_seat(struct request *request);
enum outcome server_do_begin(struct request *request);
enum outcome server_do_promise(struct request *request);
enum outcome server_do_reveal(struct request *request);
enum outcome server_do_move(struct request *request);
enum outcome server_do_chat(struct request *request);
enum outcome server_do_leave(struct request *request);
enum outcome server_do_back(struct request *request);
enum outcome server_do_hand(struct request *request);
enum outcome server_do_code(struct request *request);
enum outcome server_do_redeem(struct request *request);
enum outcome server_do_rematch(struct request *request);

enum outcome server_do_push(struct request *request);
enum outcome server_do_register(struct request *request);
enum outcome server_do_sign(struct request *request);
enum outcome server_do_ratings(struct request *request);
enum outcome server_do_tables(struct request *request);
enum outcome server_do_end(struct request *request);
enum outcome server_do_export(struct request *request);
enum outcome server_do_ban(struct request *request);
enum outcome server_do_unban(struct request *request);
enum outcome server_do_bans(struct request *request);

/* server/room/terms.c: what the request wants a table for; false when that was refused.
 * The terms point into the request. */
bool server_terms_read(struct request *request, struct terms *terms);

/* server/room/create.c: whether there may be one more table; if not, that was refused. */
bool server_create_is_allowed(struct request *request);

#endif
