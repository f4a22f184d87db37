/* room.h: a table of a server as its events define it. The server, the clients and the
 * host's list of tables apply the same events by the same code; what each of them knows
 * besides lies around it. */
#ifndef SESSION_ROOM_ROOM_H
#define SESSION_ROOM_ROOM_H

#include "base/buffer.h"
#include "core/json/reader.h"
#include "session/room/event.h"
#include "session/table/table.h"

enum { ROOM_ID = 12, ROOM_GAME_ID = 256, ROOM_HEX = 65 };

enum room_stage {
    ROOM_UNSEEN = -1, /* of a client that has not seen the table yet */
    ROOM_OPEN,        /* seats are taken */
    ROOM_REVEAL,      /* all reveal what they promised for the dice */
    ROOM_ON,
    ROOM_OVER,
    ROOM_CLOSED,
};

extern const char *const room_stage_name[];
extern const char *const room_late_name[];

/* How far a table is, and when it goes on by itself. */
struct room_progress {
    enum room_stage stage;
    int64_t deadline; /* of whoever must act or reveal; 0: none */
    int64_t set;      /* when that was settled */
    int64_t last;     /* when something happened */
};

struct room_seat {
    char name[TABLE_NAME];   /* of a person; "": nobody, or a computer player */
    char player[TABLE_SPEC]; /* a computer player; "": a person's seat */
    bool taken;              /* by a person */
    bool rated;
    bool here; /* connected: what the server says of that counts, not events */
    bool away; /* `stand_in` acts for the person */
    char stand_in[TABLE_SPEC];
    char promise[ROOM_HEX]; /* the hash of their entropy; "": not promised */
    char entropy[ROOM_HEX]; /* "": not revealed */
    int64_t spare;          /* milliseconds of the bank */
};

struct room_state {
    char game_id[ROOM_GAME_ID];
    int players;
    bool is_public, watch;
    struct room_pace pace;
    enum room_late late;
    char commitment[ROOM_HEX];
    char seed[ROOM_HEX]; /* once it is shown */
    char rematch_of[ROOM_ID], rematch[ROOM_ID];
    int64_t made;
    int64_t n;      /* of the last event */
    int64_t game_n; /* of the last event that is a move, chance or the beginning */
    int64_t since;  /* when whoever is to act got the turn */
    bool is_late;   /* their time is over */
    bool skip;      /* and a computer player makes this one move */
    struct room_list winners, scores;
    struct room_seat seat[GAME_MAX_PLAYERS];
};

/* The only way in which a table changes. False, with some of it done, when that event
 * cannot be the next one. Kinds that are not known only count. */
bool room_apply(struct room_state *state, struct room_progress *progress,
                const struct room_event *event);
/* What an event of that kind makes of the progress; deadline: its own, below 0: none. */
void room_progress_step(struct room_progress *progress, enum room_event_kind kind,
                        int64_t at, int64_t deadline);

bool room_is_free(const struct room_seat *seat);
int room_free_seats(const struct room_state *state);

/* read.c: a table as the server describes it (docs/protocol.md), as far as events change
 * what clients show. What is missing there is empty. */
void room_read(struct room_state *state, struct room_progress *progress,
               const struct json_reader *table);

/* write.c: parts of that description. */
void room_write_seats(const struct room_state *state, struct buffer *out);
void room_write_dice(const struct room_state *state, struct buffer *out);
void room_write_rematch(const struct room_state *state, struct buffer *out);

#endif
