/* internal.h: shared by the files of the client. */
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

/* A sent move, kept until its event or an answer arrives. */
struct client_move {
    bool pending;
    char id[CLIENT_MOVE_ID];
    int64_t at;
    char line[MOVE_MAX_TEXT];
};

/* Our chat messages, kept until the server has stored them. */
struct client_chat {
    struct buffer queue; /* each followed by a zero byte */
    bool pending;        /* the first was sent on this connection */
    bool sent;           /* ... or on an earlier one */
    bool stored;         /* ... and its event has arrived */
    double retry_at;     /* when to send it again after `busy`; 0: at once */
};

struct client {
    struct remote remote; /* first, so that pointers can be converted */
    struct client_connection *connection;
    struct client_plan plan;
    char server_language[8]; /* of the server's texts; "": unknown */
    char name[TABLE_NAME], language[8], game_id[CLIENT_GAME], late[16];
    char player[GAME_MAX_PLAYERS][TABLE_SPEC];
    char folder[STORE_PATH], seat_tokens[STORE_PATH];
    struct table_address address;
    char join_id[24]; /* of `join`: repeating it with the same id gives the same seat */
    unsigned char entropy[FAIR_BYTES]; /* our part of the dice */
    bool sit_pending;                  /* `sit` was sent on this connection */
    bool entered;                      /* the table was received at least once */
    double retry_at; /* when to repeat a request that was refused as busy; 0: none */
    double move_retry_at;
    struct client_move move;
    struct client_chat chat;
    struct buffer attachment; /* for a new table; empty: none */
    struct buffer head;       /* the record as received, without later events */
    struct buffer news;       /* lines for the player, each followed by a zero byte */
    size_t news_read;         /* bytes of `news` already shown */
    struct buffer out, in;    /* a request being written; a message */
    bool wants_rematch;
};

/* requests.c: sends requests. The first on a connection: enters the table. */
void client_enter(struct client *client);
void client_sit(struct client *client);
void client_promise(struct client *client);
void client_reveal(struct client *client);
/* Whether the seat's promise is the hash of our entropy. */
bool client_has_promised(const struct client *client);
void client_send_move(struct client *client);
void client_send_chat(struct client *client, const char *words);
void client_request(struct remote *remote, enum remote_request request, int seat,
                    const char *words);
void client_draw_entropy(struct client *client);
/* Saves the token and the entropy of the seat, if seats are saved; false with an error.
 */
bool client_save_seat(const struct client *client, struct error *error);
/* Changes to the table of the rematch. */
void client_enter_rematch(struct client *client);

/* answers.c: handles the answer to one of them. */
void client_answer(struct client *client, const char *re,
                   const struct json_reader *message);

/* sit.c: reads the whole table, as `sit` and `watch` return it. */
void client_take_table(struct client *client, const struct json_reader *message);
/* Replaces the table by that of the record in `head`; false if it is unusable. */
bool client_set_table(struct client *client);
void client_show_chair(struct client *client, int seat);
void client_set_deadline(struct client *client, int64_t deadline, int64_t now);

/* fold.c: applies events in order; false if they do not continue what is known. */
bool client_fold(struct client *client, const struct json_reader *events, int64_t now);

/* end.c: checks and saves the record of a finished game. */
void client_end(struct client *client, const char *seed);

/* chat.c: queues a message for the others. */
void client_chat_add(struct client *client, const char *words);
/* Sends the next message of the queue, if possible now. */
void client_chat_send(struct client *client);
/* The server has stored the first message, or refused it. */
void client_chat_stored(struct client *client);
/* Sends it again at that time (base/clock.h). */
void client_chat_retry(struct client *client, double when);
/* All events since an earlier connection have arrived. */
void client_chat_resume(struct client *client);
/* A message or an emote. */
void client_notify_chat(struct client *client, const struct room_event *event);

/* news.c: messages for the player. */
void client_notify(struct client *client, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
bool client_news(struct remote *remote, struct text *out);
/* Ends the connection for good, with the reason for the player. */
void client_close(struct client *client, const char *why);

#endif
