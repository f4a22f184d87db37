/* internal.h: what the files of a follower share. */
#ifndef CLIENT_INTERNAL_H
#define CLIENT_INTERNAL_H

#include "base/buffer.h"
#include "base/json.h"
#include "core/json_reader.h"
#include "fair/fair.h"
#include "client/client.h"
#include "client/connection.h"
#include "client/seat_tokens.h"
#include "session/store/store.h"

enum { FOLLOW_MOVE_ID = 24, FOLLOW_GAME = 2048 };

/* A move that was sent: kept until its event or an answer has come. */
struct follow_move {
    bool on;
    char id[FOLLOW_MOVE_ID];
    int64_t at;
    char line[MOVE_MAX_TEXT];
};

/* What the own seat says: kept until the server has it. */
struct follow_chat {
    struct buffer said; /* each with a zero byte after */
    bool asked;         /* the first of them, on this connection */
    bool tried;         /* ... or on an earlier one */
    bool happened;      /* ... and its event has come */
    double again;       /* when to ask again what was refused as busy; 0: at once */
};

struct follow {
    struct remote remote; /* first: each is the other */
    struct line *line;
    struct follow_plan plan;
    char speaks[8]; /* the language of the server's texts; "": not known */
    char name[TABLE_NAME], language[8], game_id[FOLLOW_GAME], late[16];
    char player[GAME_MAX_PLAYERS][TABLE_SPEC];
    char folder[STORE_PATH], purse[STORE_PATH];
    struct venue address;
    char join_id[24]; /* of `join`: repeated under it, it leads to the same seat */
    unsigned char entropy[FAIR_BYTES]; /* thrown in for the dice */
    unsigned char promise[FAIR_BYTES]; /* what the server has from this seat */
    bool promised, revealed;
    bool asked;    /* `sit` is under way on this connection */
    bool met;      /* the table was reached at least once */
    int64_t n, at; /* the last event; the last that counts for moves */
    double again;  /* when to ask again what was refused as busy; 0: nothing */
    double move_again;
    struct follow_move move;
    struct follow_chat chat;
    struct buffer attachment; /* of a table to be made; empty: none */
    struct buffer head; /* the record as it was sent, to which events were added since */
    struct buffer news; /* lines to tell, each with a zero byte after */
    size_t told;        /* bytes of those */
    struct buffer out, in; /* a request being written; a message */
    char rematch[VENUE_ID];
    bool wants_rematch;
};

/* requests.c: requests. What is asked first on a connection: the table. */
void follow_enter(struct follow *follow);
void follow_sit(struct follow *follow);
void follow_promise(struct follow *follow);
void follow_reveal(struct follow *follow);
void follow_send_move(struct follow *follow);
void follow_ask_chat(struct follow *follow, const char *words);
void follow_wish(struct remote *remote, enum remote_wish wish, int seat,
                 const char *words);
void follow_draw_entropy(struct follow *follow);
/* Goes over to the table of the rematch. */
void follow_go_over(struct follow *follow);

/* answers.c: an answer to one of them. */
void follow_answer(struct follow *follow, const char *re, const struct doc *message);

/* sit.c: what `sit` and `watch` tell of the whole table. */
void follow_take_table(struct follow *follow, const struct doc *message);
/* Another table in place of the old one, of the record in `head`; false: it cannot be
 * used. */
bool follow_set_table(struct follow *follow);
void follow_show_chair(struct follow *follow, int seat);
void follow_set_deadline(struct follow *follow, int64_t deadline, int64_t now);

/* fold.c: events, in their order. False: they do not go on from what is known. */
bool follow_fold(struct follow *follow, const struct doc *events, int64_t now);

/* end.c: the record of a game that is over is checked and kept. */
void follow_end(struct follow *follow, const char *seed);

/* chat.c: words for the others; they wait while there is no connection. */
void follow_say(struct follow *follow, const char *words);
/* The next of them that waits, if it may be asked for now. */
void follow_say_next(struct follow *follow);
/* The server has the first of them, or will not have it. */
void follow_said(struct follow *follow);
/* It is to be asked again, by base/clock.h. */
void follow_say_later(struct follow *follow, double when);
/* All events of an earlier connection have come. */
void follow_say_again(struct follow *follow);
void follow_tell_chat(struct follow *follow, const struct doc *event);

/* news.c: lines for people. */
void follow_tell(struct follow *follow, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
bool follow_news(struct remote *remote, struct text *out);
/* Nothing more can be had: the reason is told. */
void follow_close(struct follow *follow, const char *why);

/* Members of a message that may be missing or wrong: "", 0 and false stand for those. */
const char *member_text(const struct doc *object, const char *key);
int64_t member_number(const struct doc *object, const char *key);
bool member_bool(const struct doc *object, const char *key);

#endif
