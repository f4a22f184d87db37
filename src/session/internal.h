/* internal.h: shared by the files of the session; private to this folder. */
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
    bool looking;            /* the table is only looked at */
    struct lesson *lesson;   /* the lesson played at the table, or NULL */
    struct analyst *analyst; /* of the analysis in progress, or NULL */
    char *catalogue;         /* heap: of the current language; NULL: English */
    size_t catalogue_size;
};

/* Why a request is refused. */
struct refusal {
    char text[ERROR_TEXT + ERROR_FILE + 200];
    char rule[12];
    char field[ERROR_OPTION];
};

/* A parsed request. Both texts are terminated. */
struct request {
    const char *words; /* the rest of the line after the command, trimmed */
    const char *body;
    size_t length;          /* of the body, which may hold zero bytes */
    const char *picked;     /* by `point`: the things so far if it needs more; or NULL */
    struct buffer *out;     /* the answer */
    struct refusal refusal; /* if there is no answer */
};

/* Runs a request and adds the members of the answer, except those of SITUATION. False
 * with a refusal; then the output is discarded, and nothing may have changed. */
typedef bool session_command(struct session *session, struct request *request);

/* session.c: these always return false. The format is already translated. */
bool session_refuse(struct request *request, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
bool session_refuse_error(struct request *request, const struct error *error);
bool session_refuse_reason(struct request *request, const struct reason *why);
/* The words as one number within the bounds. */
bool session_number(struct request *request, uint64_t least, uint64_t most,
                    uint64_t *number);
/* The game that the words name. */
const struct game *session_game(const struct session *session, struct request *request);

/* begin.c: a new table replaces the last one. */
session_command session_begin, session_open, session_look, session_follow, session_seat,
    session_lesson, session_next;
void session_set_table(struct session *session, struct table *table,
                       struct lesson *lesson, bool looking);
/* Whether a lesson is in progress. */
bool session_in_lesson(const struct session *session);

/* In a followed game that is not over computers give no advice: the others at the table
 * have none either. */
bool session_may_advise(const struct session *session, struct request *request);

/* room.c */
session_command session_room;

/* move.c */
session_command session_choose, session_point, session_all, session_type, session_back,
    session_drop, session_confirm, session_play, session_undo, session_redo;

/* think.c */
session_command session_think, session_hurry, session_hint;

/* odds.c */
session_command session_odds;

/* judge.c */
session_command session_judge;

/* analyse.c: an analysis in progress is dropped when the game goes on. */
session_command session_analyse;
void session_forget_analysis(struct session *session);

/* dice.c, chances.c, board.c */
session_command session_dice, session_chances, session_board;
/* "facts": what the rules say about a position. */
void session_add_facts(const struct match *match, const void *state, struct buffer *out);
/* "motion": how things get where a move from `before` puts them. */
void session_add_motion(const struct match *match, const void *before,
                        const struct move *move, struct buffer *out);

/* describe.c */
session_command session_why, session_about, session_names, session_ask, session_events,
    session_at, session_record;
/* "log", the events from number `from` on, and "record". */
void session_add_log(const struct session *session, size_t from, struct buffer *out);

/* achievements.c */
session_command session_achievements, session_earned;

/* games.c */
session_command session_games, session_speak, session_rules;

/* situation.c: all of SITUATION. */
session_command session_situation;
/* `picked`: things pointed at that need more (joined by spaces), or "". */
void situation_write(const struct session *session, const char *picked,
                     struct buffer *out);
/* The position shown: with a person's draft applied. */
const void *situation_shown(const struct table *table);
/* "state", a position as the viewer may see it, and its "facts". */
void situation_write_state(const struct table *table, const void *state,
                           struct buffer *out);
/* "prompt": who must do what in a position, with the names of people. */
void situation_write_prompt(const struct table *table, const void *state,
                            struct buffer *out);
/* The seat whose turn it is from 1, or 0; the round. */
int situation_turn(const struct match *match, const void *state);
int situation_round(const struct match *match, const void *state);
/* "things": those of each choice of a move from `state`. */
void situation_write_things(const struct match *match, const void *state,
                            const struct move *move, struct buffer *out);

#endif
