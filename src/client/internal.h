/* internal.h: what the files of a follower share. */
#ifndef CLIENT_INTERNAL_H
#define CLIENT_INTERNAL_H

#include "base/buffer.h"
#include "base/json.h"
#include "client/client.h"
#include "client/connection.h"
#include "client/seat_tokens.h"
#include "core/json/reader.h"
#include "fair/fair.h"
#include "session/store/store.h"

enum { CLIENT_MOVE_ID = 24, CLIENT_GAME = 2048 };

/* A move that was sent: kept until its event or an answer has come. */
struct client_move {
    bool on;
    char id[CLIENT_MOVE_ID];
    int64_t at;
    char line[MOVE_MAX_TEXT];
};

/* What the own seat says: kept until the server has it. */
struct client_chat {
    struct buffer said; /* each with a zero byte after */
    bool asked;         /* the first of them, on this connection */
    bool tried;         /* ... or on an earlier one */
    bool happened;      /* ... and its event has come */
    double again;       /* when to ask again what was refused as busy; 0: at once */
};

struct client {
    struct remote remote; /* first: each is the other */
    struct client_connection *connection;
    struct client_plan plan;
    char speaks[8]; /* the language of the server's texts; "": not known */
    char name[TABLE_NAME], language[8], game_id[CLIENT_GAME], late[16];
    char player[GAME_MAX_PLAYERS][TABLE_SPEC];
    char folder[STORE_PATH], seat_tokens[STORE_PATH];
    struct table_address address;
    char join_id[24]; /* of `join`: repeated under it, it leads to the same seat */
    unsigned char entropy[FAIR_BYTES]; /* thrown in for the dice */
    bool asked;                        /* `sit` is under way on this connection */
    bool met;                          /* the table was reached at least once */
    double again; /* when to ask again what was refused as busy; 0: nothing */
    double move_again;
    struct client_move move;
    struct client_chat chat;
    struct buffer attachment; /* of a table to be made; empty: none */
    struct buffer head; /* the record as it was sent, to which events were added since */
    struct buffer news; /* lines to tell, each with a zero byte after */
    size_t told;        /* bytes of those */
    struct buffer out, in; /* a request being written; a message */
    bool wants_rematch;
};

/* requests.c: requests. What is asked first on a connection: the table. */
void client_enter(struct client *client);
void client_sit(struct client *client);
void client_promise(struct client *client);
void client_reveal(struct client *client);
/* Whether the seat's promise, if there is one, is of the bytes that are kept here. */
bool client_has_promised(const struct client *client);
void client_send_move(struct client *client);
void client_ask_chat(struct client *client, const char *words);
void client_request(struct remote *remote, enum remote_request request, int seat,
                    const char *words);
void client_draw_entropy(struct client *client);
/* Goes over to the table of the rematch. */
void client_go_over(struct client *client);

/* answers.c: an answer to one of them. */
void client_answer(struct client *client, const char *re,
                   const struct json_reader *message);

/* sit.c: what `sit` and `watch` tell of the whole table. */
void client_take_table(struct client *client, const struct json_reader *message);
/* Another table in place of the old one, of the record in `head`; false: it cannot be
 * used. */
bool client_set_table(struct client *client);
void client_show_chair(struct client *client, int seat);
void client_set_deadline(struct client *client, int64_t deadline, int64_t now);

/* fold.c: events, in their order. False: they do not go on from what is known. */
bool client_fold(struct client *client, const struct json_reader *events, int64_t now);

/* end.c: the record of a game that is over is checked and kept. */
void client_end(struct client *client, const char *seed);

/* chat.c: words for the others; they wait while there is no connection. */
void client_say(struct client *client, const char *words);
/* The next of them that waits, if it may be asked for now. */
void client_say_next(struct client *client);
/* The server has the first of them, or will not have it. */
void client_said(struct client *client);
/* It is to be asked again, by base/clock.h. */
void client_say_later(struct client *client, double when);
/* All events of an earlier connection have come. */
void client_say_again(struct client *client);
void client_tell_chat(struct client *client, int seat, const char *words);

/* news.c: lines for people. */
void client_tell(struct client *client, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
bool client_news(struct remote *remote, struct text *out);
/* Nothing more can be had: the reason is told. */
void client_close(struct client *client, const char *why);

#endif
