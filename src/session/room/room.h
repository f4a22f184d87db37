/* room.h: a table of a server as its events define it. The server, the clients and the
 * host's list of tables apply the same events by the same code; what each of them knows
 * in addition is kept elsewhere. */
#ifndef SESSION_ROOM_ROOM_H
#define SESSION_ROOM_ROOM_H

#include "base/buffer.h"
#include "core/json/reader.h"
#include "session/room/event.h"
#include "session/room/style.h"
#include "session/table/table.h"

enum { ROOM_ID = 12, ROOM_GAME_ID = 256, ROOM_HEX = 65 };

/* Milliseconds to reveal entropy, unless the event says otherwise. */
enum { ROOM_REVEAL_TIME = 2 * 60 * 1000 };

enum room_stage {
    ROOM_UNSEEN = -1, /* a client has not received the table yet */
    ROOM_OPEN,        /* seats are taken */
    ROOM_REVEAL,      /* players reveal the entropy they promised */
    ROOM_ON,
    ROOM_OVER,
    ROOM_CLOSED,
};

extern const char *const room_stage_name[];
extern const char *const room_late_name[];

/* The stage of a table, and its deadline. */
struct room_progress {
    enum room_stage stage;
    int64_t deadline; /* of whoever must act or reveal; 0: none */
    int64_t set;      /* when the deadline was set */
    int64_t last;     /* when something happened */
};

struct room_seat {
    char name[TABLE_NAME];   /* of a person; "": free, or a computer player */
    char player[TABLE_SPEC]; /* a computer player; "": a person's seat */
    bool taken;              /* by a person */
    bool rated;
    bool styled; /* has chosen `colour` and `emblem` (session/room/style.h) */
    signed char colour, emblem;
    bool here;            /* connected; not from events, but from the server */
    bool away;            /* `stand_in` acts for the person ... */
    bool left;            /* ... for good */
    int64_t claim;        /* the event by which somebody says that it is theirs, until
                             another player has decided; 0: none */
    unsigned char agreed; /* the seats (bits) that want a computer player to act for it */
    char stand_in[TABLE_SPEC];
    char promise[ROOM_HEX]; /* the hash of their entropy; "": not promised */
    char entropy[ROOM_HEX]; /* "": not revealed */
    int64_t spare;          /* milliseconds of the bank */
};

struct room_state {
    char game_id[ROOM_GAME_ID];
    int players;
    bool is_public, watch;
    bool autostart; /* the game begins by itself once all seats are taken */
    struct room_pace pace;
    enum room_late late;
    char commitment[ROOM_HEX];
    char seed[ROOM_HEX]; /* once it is revealed */
    char rematch_of[ROOM_ID], rematch[ROOM_ID];
    char why[12]; /* it was closed; "": it is not */
    int64_t made;
    int64_t n;      /* of the last event */
    int64_t game_n; /* of the last move, chance event or beginning */
    int64_t since;  /* when the current turn began */
    bool is_late;   /* the time of the current turn is over */
    bool skip;      /* and a computer player makes this one move */
    struct room_list winners, scores;
    unsigned char ending; /* the seats (bits) that agree to end the game */
    struct room_seat seat[GAME_MAX_PLAYERS];
};

/* Applies the next event: the only way in which a table changes. False if the event does
 * not fit, and then the state is undefined. Unknown kinds only advance the number. */
bool room_apply(struct room_state *state, struct room_progress *progress,
                const struct room_event *event);
/* Applies the kind of an event to the progress; `deadline` below 0: the event has none.
 */
void room_progress_step(struct room_progress *progress, enum room_event_kind kind,
                        int64_t at, int64_t deadline);

bool room_is_free(const struct room_seat *seat);
int room_free_seats(const struct room_state *state);

/* read.c: reads the parts of a table's description (docs/protocol.md) that events change.
 * Missing members are empty. */
void room_read(struct room_state *state, struct room_progress *progress,
               const struct json_reader *table);

/* write.c: writes parts of that description. */
void room_write_seats(const struct room_state *state, struct buffer *out);
void room_write_dice(const struct room_state *state, struct buffer *out);
/* How it ended: the rematch, and why it was closed. */
void room_write_end(const struct room_state *state, struct buffer *out);

#endif
