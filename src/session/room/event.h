/* event.h: the events of a server's table: their kinds, and the members of each
 * (docs/protocol.md). */
#ifndef SESSION_ROOM_EVENT_H
#define SESSION_ROOM_EVENT_H

#include "core/game.h"
#include "core/json/reader.h"

/* One row per kind: its name; the stage that it leads to, or SAME; whether it changes the
 * list of public tables; required members, and optional ones. All have a number and a
 * time, and any may have a deadline. */
#define ROOM_EVENTS(X)                                                                   \
    X(MADE, made, OPEN, true,                                                            \
      GAME | PLAYERS | PUBLIC | WATCH | PACE | LATE | COMMITMENT,                        \
      REMATCH_OF | ATTACHMENT | AUTOSTART)                                               \
    X(SAT, sat, SAME, true, SEAT | NAME | ENTROPY | RATED, 0)                            \
    X(PLAYER, player, SAME, true, SEAT | PLAYER, 0)                                      \
    X(FREE, free, SAME, true, SEAT, 0)                                                   \
    X(CALL, call, REVEAL, true, 0, 0)                                                    \
    X(SEED, seed, OPEN, true, COMMITMENT, 0)                                             \
    X(PROMISE, promise, SAME, false, SEAT | ENTROPY, 0)                                  \
    X(REVEAL, reveal, SAME, false, SEAT | ENTROPY, 0)                                    \
    X(BEGIN, begin, ON, true, RECORD | CLOCKS, 0)                                        \
    X(CHANCE, chance, SAME, false, LINE | HASH, 0)                                       \
    X(MOVE, move, SAME, false, SEAT | CLOCKS | LINE | HASH, ID)                          \
    X(LATE, late, SAME, true, SEAT | SKIP, 0)                                            \
    X(AWAY, away, SAME, true, SEAT | PLAYER, FINAL)                                      \
    X(BACK, back, SAME, true, SEAT, 0)                                                   \
    X(CLAIM, claim, SAME, false, ABOUT, 0)                                               \
    X(ADMIT, admit, SAME, false, ABOUT, SEAT)                                            \
    X(AGREE, agree, SAME, false, SEAT, ABOUT)                                            \
    X(DECLINE, decline, SAME, false, SEAT, ABOUT)                                        \
    X(CHAT, chat, SAME, false, SEAT | TEXT, 0)                                           \
    X(EMOTE, emote, SAME, false, SEAT | TEXT, 0)                                         \
    X(STYLE, style, SAME, true, SEAT | COLOUR | EMBLEM, 0)                               \
    X(OVER, over, OVER, true, WINNERS | SCORES | SEED, 0)                                \
    X(CLOSED, closed, CLOSED, true, 0, WHY | SEED | WINNERS)                             \
    X(REMATCH, rematch, SAME, true, TABLE, SEAT)

#define ROOM_EVENT_KIND(kind, name, stage, listed, needs, may) ROOM_EVENT_##kind,
enum room_event_kind { ROOM_EVENTS(ROOM_EVENT_KIND) ROOM_EVENT_UNKNOWN };
#undef ROOM_EVENT_KIND

/* The members and their types: those of all kinds, and the others. */
#define ROOM_COMMON_FIELDS(X)                                                            \
    X(N, n, time)                                                                        \
    X(AT, at, time)                                                                      \
    X(DEADLINE, deadline, time)
#define ROOM_FIELDS(X)                                                                   \
    X(SEAT, seat, seat)                                                                  \
    X(NAME, name, text)                                                                  \
    X(PLAYER, player, text)                                                              \
    X(ENTROPY, entropy, hex)                                                             \
    X(RATED, rated, bool)                                                                \
    X(GAME, game, text)                                                                  \
    X(PLAYERS, players, seat)                                                            \
    X(PUBLIC, public, bool)                                                              \
    X(WATCH, watch, bool)                                                                \
    X(PACE, pace, pace)                                                                  \
    X(LATE, late, text)                                                                  \
    X(COMMITMENT, commitment, hex)                                                       \
    X(REMATCH_OF, rematch_of, text)                                                      \
    X(ATTACHMENT, attachment, text)                                                      \
    X(AUTOSTART, autostart, bool)                                                        \
    X(RECORD, record, text)                                                              \
    X(CLOCKS, clocks, list)                                                              \
    X(LINE, line, text)                                                                  \
    X(HASH, hash, text)                                                                  \
    X(ID, id, text)                                                                      \
    X(SKIP, skip, bool)                                                                  \
    X(ABOUT, about, seat)                                                                \
    X(FINAL, final, bool)                                                                \
    X(TEXT, text, text)                                                                  \
    X(WINNERS, winners, list)                                                            \
    X(SCORES, scores, list)                                                              \
    X(SEED, seed, hex)                                                                   \
    X(WHY, why, text)                                                                    \
    X(TABLE, table, text)                                                                \
    X(COLOUR, colour, text)                                                              \
    X(EMBLEM, emblem, text)

enum room_late { ROOM_LATE_COMPUTER, ROOM_LATE_SKIP, ROOM_LATE_WAIT };

struct room_pace {
    bool given;
    int each, bank; /* seconds */
};

/* A number for each seat, or a list of seats. */
struct room_list {
    int count;
    int64_t item[GAME_MAX_PLAYERS];
};

typedef int room_field_seat;         /* 1 .. GAME_MAX_PLAYERS */
typedef const char *room_field_text; /* borrowed from the JSON; "": missing */
typedef const char *room_field_hex;  /* likewise: 64 digits, or "" */
typedef bool room_field_bool;
typedef struct room_pace room_field_pace;
typedef struct room_list room_field_list;
typedef int64_t room_field_time; /* or a number; below 0: missing */

#define ROOM_MEMBER(id, name, type) room_field_##type name;
/* In the order of the protocol. */
struct room_event { /* NOLINT(clang-analyzer-optin.performance.Padding) */
    enum room_event_kind kind;
    ROOM_COMMON_FIELDS(ROOM_MEMBER)
    ROOM_FIELDS(ROOM_MEMBER)
};
#undef ROOM_MEMBER

extern const char *const room_event_name[];
/* Whether events of that kind change the list of public tables. */
bool room_event_is_listed(enum room_event_kind kind);
/* Members that do not belong to the kind are ignored. */
bool room_event_read(struct room_event *event, const struct json_reader *json,
                     struct error *error);

#endif
