/* begin.c: starts tables: new games, records, followed games, lessons. */
#include <stdlib.h>
#include <string.h>

#include "core/record/record.h"
#include "core/text/lines.h"
#include "i18n/i18n.h"
#include "session/internal.h"

enum { BODY_LINE = 400, WORD_SHOWN = 60 };

void session_set_table(struct session *session, struct table *table,
                       struct lesson *lesson, bool looking)
{
    session_forget_analysis(session);
    table_free(session->table);
    lesson_free(session->lesson);
    session->table = table;
    session->lesson = lesson;
    session->looking = looking;
}

bool session_in_lesson(const struct session *session)
{
    return session->lesson != NULL && !lesson_over(session->lesson);
}

/* --- seats -------------------------------------------------------------------------- */

/* For "name.2" and "player.2": the seat (from 0) and where to store the value; NULL for
 * anything else. */
static char *find_place(struct chair *chairs, const char *key, int *seat, size_t *size)
{
    bool name = strncmp(key, "name.", 5) == 0, player = strncmp(key, "player.", 7) == 0;
    if ((!name && !player) ||
        !text_to_int(key + (name ? 5 : 7), 1, GAME_MAX_PLAYERS, seat))
        return NULL;
    struct chair *chair = &chairs[--*seat];
    *size = name ? sizeof chair->name : sizeof chair->spec;
    return name ? chair->name : chair->spec;
}

/* One line "KEY: VALUE". */
static bool read_line(char *line, struct chair *chairs, unsigned *named,
                      struct error *error)
{
    size_t size = 0;
    int seat = 0;
    char *colon = strchr(line, ':'), *place = NULL;
    if (colon != NULL) {
        *colon = '\0';
        place = find_place(chairs, line, &seat, &size);
    }
    if (place == NULL)
        return error_set(error,
                         tr("'%.*s' says nothing about a seat: lines are like "
                            "'name.1: Ada' and 'player.2: adept'"),
                         WORD_SHOWN, line);
    struct text out = text_init(place, size);
    text_put(&out, colon + 1 + strspn(colon + 1, " "));
    *named |= 1U << seat;
    if (!out.overflow)
        return true;
    error_set(error, tr("'%s' is too long: it may have %d bytes"), line, (int)size - 1);
    return error_blame(error, line);
}

/* Reads all lines of the body; sets the bits in `named` of the seats they mention. */
static bool read_chairs(struct request *request, struct chair *chairs, unsigned *named)
{
    struct error error = {0};
    struct lines lines;
    bool ok = true;
    *named = 0;
    lines_init(&lines, request->body, request->length, "", BODY_LINE);
    while (ok && lines_next(&lines, &error))
        ok = lines.line[strspn(lines.line, " ")] == '\0' ||
             read_line(lines.line, chairs, named, &error);
    lines_deinit(&lines);
    return error.text[0] == '\0' || session_refuse_error(request, &error);
}

/* Refuses lines about seats that are not allowed. */
static bool are_seats(unsigned named, unsigned allowed, struct request *request)
{
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        if ((named & ~allowed) >> seat & 1) {
            struct text field =
                text_init(request->refusal.field, sizeof request->refusal.field);
            text_format(&field, "player.%d", seat + 1);
            return session_refuse(request,
                                  tr("seat %d is not one of those that are to be taken"),
                                  seat + 1);
        }
    return true;
}

/* --- the commands ------------------------------------------------------------------- */

static bool use_table(struct session *session, struct request *request,
                      struct table *table, const struct error *error)
{
    if (table == NULL)
        return session_refuse_error(request, error);
    session_set_table(session, table, NULL, false);
    return true;
}

bool session_begin(struct session *session, struct request *request)
{
    struct chair chairs[GAME_MAX_PLAYERS] = {0};
    unsigned named = 0;
    struct error error = {0};
    struct setup setup;
    const struct game *game;
    char seed[SETUP_VALUE];
    struct table *table = NULL;
    if (!read_chairs(request, chairs, &named))
        return false;
    if (setup_read_id(&setup, session->games, &game, seed, request->words, &error))
        table = table_new(game, &setup, seed, chairs, &error);
    setup_deinit(&setup);
    if (table != NULL && !are_seats(named, (1U << table_players(table)) - 1, request)) {
        table_free(table);
        return false;
    }
    return use_table(session, request, table, &error);
}

static struct match *read_record(const struct session *session, struct request *request)
{
    struct error error = {0};
    struct match *match =
        record_read(session->games, request->body, request->length, tr("record"), &error);
    if (match == NULL)
        session_refuse_error(request, &error);
    return match;
}

bool session_open(struct session *session, struct request *request)
{
    struct error error = {0};
    struct match *match = read_record(session, request);
    if (match == NULL)
        return false;
    struct table *table = table_open(match, &error);
    return use_table(session, request, table, &error);
}

bool session_look(struct session *session, struct request *request)
{
    struct match *match = read_record(session, request);
    if (match == NULL)
        return false;
    session_set_table(session, table_review(match), NULL, true);
    return true;
}

/* The seat of `follow`; 0 is a spectator. */
static int followed_seat(uint64_t seat)
{
    return seat == 0 ? SEAT_NOBODY : (int)seat - 1;
}

bool session_follow(struct session *session, struct request *request)
{
    struct error error = {0};
    uint64_t seat = 0;
    if (!session_number(request, 0, GAME_MAX_PLAYERS, &seat))
        return false;
    struct match *match = read_record(session, request);
    if (match == NULL)
        return false;
    struct table *table = table_follow(match, followed_seat(seat), &error);
    return use_table(session, request, table, &error);
}

bool session_may_advise(const struct session *session, struct request *request)
{
    return !session->table->follows || match_over(session->table->match) ||
           session_refuse(
               request,
               tr("others play with you: computers advise when the game is over"));
}

bool session_seat(struct session *session, struct request *request)
{
    struct chair chairs[GAME_MAX_PLAYERS] = {0};
    unsigned named = 0;
    uint64_t seat = 0;
    struct error error = {0};
    if (!session_number(request, 1, (uint64_t)table_players(session->table), &seat) ||
        !read_chairs(request, chairs, &named) ||
        !are_seats(named, 1U << (seat - 1), request))
        return false;
    if (session_in_lesson(session))
        return session_refuse(request, tr("in a lesson seats do not change hands"));
    return table_sit(session->table, (int)seat - 1, &chairs[seat - 1], &error) ||
           session_refuse_error(request, &error);
}

bool session_lesson(struct session *session, struct request *request)
{
    struct error error = {0};
    const struct game *game = session_game(session, request);
    if (game == NULL)
        return false;
    struct lesson *lesson = lesson_new(game, &error);
    struct table *table = lesson != NULL ? lesson_table(lesson, &error) : NULL;
    if (table == NULL) {
        lesson_free(lesson);
        return session_refuse_error(request, &error);
    }
    session_set_table(session, table, lesson, false);
    return true;
}

bool session_next(struct session *session, struct request *request)
{
    if (session->lesson == NULL)
        return session_refuse(request, tr("this game is no lesson"));
    if (!lesson_waits(session->lesson))
        return session_refuse(request, lesson_over(session->lesson)
                                           ? tr("the lesson is over: play on as you like")
                                           : tr("the lesson waits for your move"));
    session_forget_analysis(session);
    lesson_next(session->lesson, session->table);
    return true;
}
