/* internal.h: what the files of a session share; for them alone. */
#ifndef SESSION_INTERNAL_H
#define SESSION_INTERNAL_H

#include "ai/analysis/analyse.h"
#include "base/json.h"
#include "core/guide.h"
#include "core/odds.h"
#include "session/lesson/lesson.h"
#include "session/session.h"
#include "session/table/table.h"

struct session {
    const struct game *const *games;
    struct table *table;     /* or NULL */
    bool looking;            /* the table is to look at only */
    struct lesson *lesson;   /* the guided game that is played at the table, or NULL */
    struct analyst *analyst; /* who looks back on the game, or NULL */
    char *catalogue;         /* heap: of the language that is spoken; NULL: English */
    size_t catalogue_size;
};

/* Why a request cannot be done. */
struct refusal {
    char text[ERROR_TEXT + ERROR_FILE + 200];
    char rule[12];
    char field[ERROR_OPTION];
};

/* A request, taken apart, on its way to an answer. Both texts are terminated. */
struct request {
    const char *words; /* what follows the command on its line, without blanks around */
    const char *body;
    size_t length;      /* of the body, which may hold zero bytes */
    const char *picked; /* of `point`: what was pointed at, if it needs more; or NULL */
    struct buffer *out; /* the answer */
    struct refusal no;  /* if there is none */
};

/* Does a request, and adds the members of the answer, but for those of SITUATION. False
 * with a refusal: what was written is then dropped, and nothing may have changed. */
typedef bool session_command(struct session *session, struct request *request);

/* session.c: these always return false. The format is one that was said already. */
bool session_refuse(struct request *request, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
bool session_refuse_error(struct request *request, const struct error *error);
bool session_refuse_reason(struct request *request, const struct reason *why);
/* A number within the bounds, all of the words. */
bool session_number(struct request *request, uint64_t least, uint64_t most,
                    uint64_t *number);
/* The game of that name. */
const struct game *session_game(const struct session *session, struct request *request);

/* begin.c: tables. The last one is forgotten when there is another. */
session_command session_begin, session_open, session_look, session_follow, session_seat,
    session_lesson, session_next;
void session_set_table(struct session *session, struct table *table,
                       struct lesson *lesson, bool looking);
/* Whether the lesson still says what is to be done. */
bool session_in_lesson(const struct session *session);

/* A game that is followed and not over gets no help from computers: the others at the
 * table have none either. */
bool session_may_advise(const struct session *session, struct request *request);

/* room.c: tables at a server. */
session_command session_room;

/* move.c */
session_command session_choose, session_point, session_all, session_type, session_back,
    session_drop, session_confirm, session_play, session_undo, session_redo;

/* think.c: the computer players, and what they advise. */
session_command session_think, session_hurry, session_hint;

/* odds.c */
session_command session_odds;

/* analyse.c: looking back. What the game is looked back on with is forgotten when
 * it goes on. */
session_command session_analyse;
void session_forget_analysis(struct session *session);

/* dice.c, chances.c, board.c */
session_command session_dice, session_chances, session_board;
/* What the rules say of a position, as the value of "facts". */
void session_add_facts(const struct match *match, const void *state, struct buffer *out);

/* describe.c */
session_command session_why, session_about, session_names, session_ask, session_events,
    session_at, session_record;
/* What happened from an event on, as "log", and the "record" of it all. */
void session_add_log(const struct session *session, size_t from, struct buffer *out);

/* games.c: what there is to play, the rules of it, and the language. */
session_command session_games, session_speak, session_rules;

/* situation.c: all of SITUATION. */
session_command session_situation;
/* ... after so much was pointed at (things joined by blanks), which needs more. */
void situation_write(const struct session *session, const char *picked,
                     struct buffer *out);
/* The position that is shown: with a person's draft made. */
const void *situation_shown(const struct table *table);
/* A position as the viewer may see it, as "state", and its "facts". */
void situation_write_state(const struct table *table, const void *state,
                           struct buffer *out);
/* "prompt": who must do what in a position, by the names of the players. */
void situation_write_prompt(const struct table *table, const void *state,
                            struct buffer *out);
/* The seat whose turn it is from 1, or 0; the round. */
int situation_turn(const struct match *match, const void *state);
int situation_round(const struct match *match, const void *state);
/* The things of the choices of a move made from `state`, as an array. */
void situation_write_things(const struct match *match, const void *state,
                            const struct move *move, struct buffer *out);

#endif
