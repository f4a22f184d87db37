/* request.h: requests: what was asked, how its members are read, and how it is
 * answered. */
#ifndef SERVER_REQUEST_H
#define SERVER_REQUEST_H

#include "server/internal.h"

struct wish {
    struct hall *hall;
    uint32_t number; /* of the peer */
    struct peer *peer;
    struct party *party; /* awake, if the request is about one */
    int seat;            /* the asker's, from 0, of requests at a table */
    struct doc root;
    struct asker asker;
    struct buffer out; /* members of the answer */
};

/* What became of a request. */
enum outcome {
    DONE,     /* to be answered with what is in `out` */
    ANSWERED, /* answered already, perhaps with a refusal */
    STORING,  /* answered when it is stored */
};

/* Answers with a refusal. Always returns ANSWERED. */
enum outcome wish_refuse(struct wish *wish, const char *code, const char *field,
                         const char *format, ...) __attribute__((format(printf, 4, 5)));
enum outcome wish_refuse_error(struct wish *wish, const char *field,
                               const struct error *error);
enum outcome wish_refuse_reason(struct wish *wish, const struct reason *why);
enum outcome wish_refuse_slow(struct wish *wish, int wait);
enum outcome wish_refuse_stale(struct wish *wish, int64_t n);

/* Members of the request; false when that was refused. */
bool wish_text(struct wish *wish, const char *key, size_t most, const char **value);
bool wish_text_or(struct wish *wish, const char *key, size_t most, const char *fallback,
                  const char **value);
bool wish_bool_or(struct wish *wish, const char *key, bool fallback, bool *value);
bool wish_number(struct wish *wish, const char *key, int64_t low, int64_t high,
                 int64_t *value);
bool wish_number_or(struct wish *wish, const char *key, int64_t low, int64_t high,
                    int64_t fallback, int64_t *value);
/* A seat of the request's table, from 0. */
bool wish_seat(struct wish *wish, const char *key, int *seat);
/* Whether the asker is the host, and the table so far; if not, that was refused. */
bool wish_is_host(struct wish *wish);
bool wish_is_stage(struct wish *wish, enum stage stage);
/* Whether games under this name count for it: the asker is signed in as that. */
bool wish_is_rated(const struct wish *wish, const char *name);
/* What people call themselves; a registered name is for whoever is signed in by it. */
bool wish_typed_name(struct wish *wish, const char *key, const char **name);
bool wish_name(struct wish *wish, const char *key, const char **name);
/* 32 bytes in hexadecimal. */
bool wish_hex(struct wish *wish, const char *key, unsigned char bytes[FAIR_BYTES]);

/* A batch whose asker is this one; NULL: refused, as too many are under way. */
struct batch *wish_batch(struct wish *wish, struct party *party);
/* Stores it, to be answered with what is in `out`. Always returns STORING. */
enum outcome wish_store(struct wish *wish, struct batch *batch);

void wish_heard(struct hall *hall, const struct hall_input *input);
/* `waited`: the table that the request has waited for; NULL: it has just come. */
void wish_hear(struct hall *hall, const struct hall_input *input,
               const struct party *waited);
/* A refusal is given back the ref too, if there is one that makes sense. */
void wish_note_ref(struct wish *wish);
/* Counts what is dear: making tables, trying secrets. Returns 0, or the seconds to wait.
 */
int wish_dear(const struct wish *wish);

/* find.c: what a request is about. */
enum about { NO_TABLE, TABLE_BY_ID, TABLE_BY_CODE, OWN_SEAT };
/* Finds its table, or one that may be there; false when that was refused. */
bool wish_find_table(struct wish *wish, enum about about);

/* queue.c: whether it has to wait for its table, and then does so or is refused. */
bool wish_must_wait(struct wish *wish, bool changes, const struct hall_input *input);
/* The requests that waited for the table, until one makes a batch. */
void wish_go_on(struct hall *hall, struct party *party);
/* Refuses all that wait for it; `why` is a text to be said. */
void wish_give_up(struct hall *hall, struct party *party, const char *code,
                  const char *why);
void wish_refuse_asker(struct hall *hall, const struct asker *asker, const char *code,
                       const char *why);
/* Drops all that wait, unanswered: the hall ends. */
void wish_forget(struct party *party);
/* Answers an asker, if it is there yet, with members that were written without an
 * object around them. */
void wish_answer(struct hall *hall, const struct asker *asker,
                 const struct buffer *members);

/* The requests. */
enum outcome do_hello(struct wish *wish);
enum outcome do_lobby(struct wish *wish);
enum outcome do_create(struct wish *wish);
enum outcome do_join(struct wish *wish);
enum outcome do_sit(struct wish *wish);
enum outcome do_peek(struct wish *wish);
enum outcome do_watch(struct wish *wish);
enum outcome do_part(struct wish *wish);
enum outcome do_seat(struct wish *wish);
enum outcome do_begin(struct wish *wish);
enum outcome do_promise(struct wish *wish);
enum outcome do_reveal(struct wish *wish);
enum outcome do_move(struct wish *wish);
enum outcome do_chat(struct wish *wish);
enum outcome do_leave(struct wish *wish);
enum outcome do_back(struct wish *wish);
enum outcome do_hand(struct wish *wish);
enum outcome do_code(struct wish *wish);
enum outcome do_redeem(struct wish *wish);
enum outcome do_rematch(struct wish *wish);

enum outcome do_push(struct wish *wish);
enum outcome do_register(struct wish *wish);
enum outcome do_sign(struct wish *wish);
enum outcome do_ratings(struct wish *wish);
enum outcome do_tables(struct wish *wish);
enum outcome do_end(struct wish *wish);
enum outcome do_export(struct wish *wish);
enum outcome do_ban(struct wish *wish);
enum outcome do_unban(struct wish *wish);
enum outcome do_bans(struct wish *wish);

/* server/room/terms.c: what the request wants a table for; false when that was refused. The
 * terms point into the request. */
bool terms_read(struct wish *wish, struct terms *terms);

/* server/room/create.c: whether there may be one more table; if not, that was refused. */
bool create_is_allowed(struct wish *wish);

#endif
