/* situation.c: SITUATION, all that a screen shows of a table. */
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "session/internal.h"
#include "session/report.h"
#include "session/table/event.h"

enum { NAME_ROOM = 128, PROMPT_ROOM = 1024, LIT_ROOM = GAME_MAX_CHOICES };

/* --- positions ---------------------------------------------------------------------- */

void situation_write_state(const struct table *table, const void *state,
                           struct buffer *out)
{
    const struct match *match = table->match;
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    match->game->observe(match->world, state, table_observer(table), view);
    report_add_state(out, match, view);
    session_add_facts(match, view, out);
}

/* The draft of a computer player is not shown. */
const void *situation_shown(const struct table *table)
{
    return table_waits(table) == TABLE_PERSON ? table->draft : table->match->state;
}

/* Until a whole move is confirmed, the turn and the round stay those before it. */
static const void *begun(const struct table *table)
{
    bool whole = table->move.count > 0 && table_is_whole(table);
    return whole ? table->match->state : situation_shown(table);
}

int situation_turn(const struct match *match, const void *state)
{
    const struct game *game = match->game;
    int seat = game->actor(match->world, state);
    if (seat != SEAT_NOBODY && game->turn != NULL)
        seat = game->turn(match->world, state);
    return seat < 0 ? 0 : seat + 1;
}

int situation_round(const struct match *match, const void *state)
{
    return match->game->round == NULL ? 0 : match->game->round(match->world, state);
}

static void put_things(const struct match *match, const void *state, choice_t choice,
                       struct text *out)
{
    const struct game *game = match->game;
    text_space(out);
    if (game->guide != NULL)
        game->guide->things(match->world, state, choice, out);
    else
        game->choice_write(match->world, state, choice, out);
}

void situation_write_things(const struct match *match, const void *state,
                            const struct move *move, struct buffer *out)
{
    alignas(max_align_t) unsigned char at[GAME_MAX_STATE];
    char left[GUIDE_THINGS];
    struct text left_text = text_init(left, sizeof left);
    if (guide_write_left_out(match->game, match->world, state, move, &left_text)) {
        json_add_words(out, "things", left);
        return;
    }
    memcpy(at, state, match->game->state_size);
    json_add_open(out, "things", '[');
    for (int i = 0; i < move->count; i++) {
        char things[GUIDE_THINGS];
        struct text text = text_init(things, sizeof things);
        put_things(match, at, move->choice[i], &text);
        json_put_each(out, things);
        match->game->apply(match->world, at, move->choice[i]);
    }
    json_close(out, ']');
}

/* --- the table ---------------------------------------------------------------------- */

static void write_setup(const struct match *match, struct buffer *out)
{
    report_match(out, match, "game id");
    json_add_open(out, "options", '{');
    for (int i = 0; i < match->setup.count; i++)
        json_add_text(out, match->setup.option[i].name, match->setup.option[i].value);
    json_close(out, '}');
}

static void write_seat(const struct table *table, int seat, struct buffer *out)
{
    const struct match *match = table->match;
    char name[NAME_ROOM], role[NAME_ROOM], level[NAME_ROOM];
    struct text name_text = text_init(name, sizeof name);
    struct text role_text = text_init(role, sizeof role);
    struct text level_text = text_init(level, sizeof level);
    table_write_name(table, seat, &name_text);
    table_write_level(table, seat, &level_text);
    match->game->seat_write(match->world, table->draft, seat, &role_text);
    json_open(out, '{');
    json_add_text(out, "name", name);
    json_add_text(out, "role", role);
    json_add_text(out, "player", table->chair[seat].spec);
    json_add_text(out, "label", level);
    json_close(out, '}');
}

static void write_seats(const struct table *table, struct buffer *out)
{
    json_add_open(out, "seats", '[');
    for (int seat = 0; seat < table_players(table); seat++)
        write_seat(table, seat, out);
    json_close(out, ']');
}

/* In a lesson the others move when it goes on, so no computer player is awaited. */
static const char *who_is_awaited(const struct session *session)
{
    enum table_wait waits = table_waits(session->table);
    if (session->looking || waits == TABLE_OVER)
        return "over";
    if (waits == TABLE_ELSEWHERE)
        return "elsewhere";
    return waits == TABLE_PERSON || session_in_lesson(session) ? "person" : "computer";
}

void situation_write_prompt(const struct table *table, const void *state,
                            struct buffer *out)
{
    const struct match *match = table->match;
    char own[PROMPT_ROOM], words[PROMPT_ROOM];
    struct text prompt = text_init(own, sizeof own);
    struct text named = text_init(words, sizeof words);
    match->game->prompt(match->world, state, &prompt);
    table_write_named(table, own, &named);
    json_add_text(out, "prompt", words);
}

/* In a game that is only looked at nobody is to choose, and chance may be to act. */
static void write_prompt(const struct session *session, const char *picked,
                         struct buffer *out)
{
    const struct table *table = session->table;
    char words[PROMPT_ROOM];
    struct text text = text_init(words, sizeof words);
    if (session->looking && !match_over(table->match)) {
        situation_write_prompt(table, table->match->state, out);
        return;
    }
    table_write_prompt(table, picked, &text);
    json_add_text(out, "prompt", words);
}

static void write_ended(const struct match *match, struct buffer *out)
{
    char why[GUIDE_HELP];
    struct text text = text_init(why, sizeof why);
    if (match_over(match) && match->game->guide != NULL &&
        match->game->guide->ended != NULL)
        match->game->guide->ended(match->world, match->state, &text);
    json_add_text(out, "ended", why);
}

static void write_standing(const struct table *table, struct buffer *out)
{
    char *room = memory_new(1, GUIDE_ANSWER);
    struct text text = text_init(room, GUIDE_ANSWER);
    if (match_over(table->match))
        table_write_scores(table, &text);
    json_add_text(out, "standing", room);
    free(room);
    write_ended(table->match, out);
}

static void write_course(const struct session *session, const char *picked,
                         struct buffer *out)
{
    const struct table *table = session->table;
    int seat = table_seat(table);
    json_add_text(out, "waits", who_is_awaited(session));
    json_add_number(out, "seat", seat < 0 ? 0 : seat + 1);
    json_add_number(out, "viewer",
                    table_observer(table) < 0 ? 0 : table_observer(table) + 1);
    json_add_bool(out, "follows", table->follows);
    json_add_number(out, "turn", situation_turn(table->match, begun(table)));
    json_add_number(out, "round", situation_round(table->match, begun(table)));
    write_prompt(session, picked, out);
    json_add_bool(out, "practice", table->practice);
    report_add_scores(out, table->match, situation_shown(table));
    report_match(out, table->match, "winners");
    write_standing(table, out);
}

/* --- what can be done --------------------------------------------------------------- */

/* What a whole draft would achieve, before any dice are rolled. */
static void write_draft_remark(const struct table *table, const struct move *move,
                               struct buffer *out)
{
    char remark[PROMPT_ROOM];
    struct text text = text_init(remark, sizeof remark);
    if (move->count > 0 && table_is_whole(table))
        event_write_outcome(table->match, table->match->state, move, table->draft, &text);
    json_add_text(out, "remark", remark);
}

static void write_draft_things(const struct table *table, const struct move *move,
                               struct buffer *out)
{
    char placed[GUIDE_THINGS], left[GUIDE_THINGS];
    struct text placed_text = text_init(placed, sizeof placed);
    struct text left_text = text_init(left, sizeof left);
    table_write_placed(table, &placed_text);
    table_write_left_out(table, &left_text);
    if (left[0] != '\0')
        json_add_words(out, "things", left);
    else
        situation_write_things(table->match, table->match->state, move, out);
    json_add_words(out, "placed", placed);
    json_add_words(out, "left", left);
}

static void write_draft(const struct table *table, struct buffer *out)
{
    char words[MOVE_MAX_TEXT];
    struct text text = text_init(words, sizeof words);
    struct move move = {0};
    if (table_waits(table) == TABLE_PERSON)
        move = table->move;
    if (move.count > 0)
        table_write_draft(table, &text);
    json_add_open(out, "draft", '{');
    json_add_text(out, "text", words);
    json_add_number(out, "count", move.count);
    json_add_bool(out, "whole", move.count > 0 && table_is_whole(table));
    json_add_bool(out, "immediate", move.count > 0 && table_is_immediate(table));
    json_add_bool(out, "news", move.count > 0 && table_brings_news(table));
    write_draft_remark(table, &move, out);
    write_draft_things(table, &move, out);
    session_add_motion(table->match, table->match->state, &move, out);
    json_close(out, '}');
}

static void write_choice(const struct table *table, choice_t choice, struct buffer *out)
{
    const struct match *match = table->match;
    char words[GAME_MAX_CHOICE_TEXT], things[GUIDE_THINGS], remark[GUIDE_HELP];
    struct text text = text_init(words, sizeof words);
    struct text thing = text_init(things, sizeof things);
    struct text about = text_init(remark, sizeof remark);
    match->game->choice_write(match->world, table->draft, choice, &text);
    table_write_things(table, choice, &thing);
    if (match->game->guide != NULL)
        match->game->guide->remark(match->world, table->draft, choice, &about);
    json_open(out, '{');
    json_add_number(out, "choice", choice);
    json_add_text(out, "text", words);
    json_add_words(out, "things", things);
    json_add_text(out, "remark", remark);
    json_close(out, '}');
}

static void write_choices(const struct session *session, struct buffer *out)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = session->looking ? 0 : table_choices(session->table, list);
    json_add_open(out, "choices", '[');
    for (int i = 0; i < count; i++)
        write_choice(session->table, list[i], out);
    json_close(out, ']');
}

static bool is_among(char (*list)[GUIDE_THING], int count, const char *thing)
{
    for (int i = 0; i < count; i++)
        if (strcmp(list[i], thing) == 0)
            return true;
    return false;
}

/* In a lesson, also what it wants that the game would accept only later. */
static int add_wanted(const struct session *session, const char *picked,
                      char (*lit)[GUIDE_THING], int count)
{
    char things[GUIDE_THINGS], thing[GUIDE_THING];
    const char *at = things;
    struct text text = text_init(things, sizeof things);
    if (session->lesson == NULL || lesson_move(session->lesson)[0] == '\0')
        return count;
    lesson_write_things(session->lesson, session->table, picked, &text);
    for (; *at != '\0' && count < LIT_ROOM; at += strspn(at, " ")) {
        text_take(&at, " ", thing, GUIDE_THING);
        if (!is_among(lit, count, thing))
            memcpy(lit[count++], thing, GUIDE_THING);
    }
    return count;
}

static void write_lights(const struct session *session, const char *picked,
                         struct buffer *out)
{
    char(*lit)[GUIDE_THING] = memory_new(LIT_ROOM, sizeof *lit);
    bool enough = false;
    int count = session->looking
                    ? 0
                    : table_light(session->table, picked, lit, LIT_ROOM, &enough);
    count = add_wanted(session, picked, lit, count);
    json_add_bool(out, "more", picked[0] != '\0');
    json_add_bool(out, "enough", enough);
    json_add_open(out, "lit", '[');
    for (int i = 0; i < count; i++)
        json_put_text(out, lit[i]);
    json_close(out, ']');
    free(lit);
}

static void write_undo(const struct session *session, struct buffer *out)
{
    const struct table *table = session->table;
    struct reason why = {"", ""};
    bool open = !session->looking && !session_in_lesson(session);
    bool can = open && table_can_undo(table, &why);
    if (!open)
        reason_set(&why, "", "here nothing can be taken back");
    json_add_open(out, "undo", '{');
    json_add_bool(out, "can", can);
    json_add_bool(out, "practice", can && table_undo_is_practice(table));
    json_add_text(out, "why", can ? "" : why.text);
    json_close(out, '}');
    json_add_bool(out, "redo", open && table_can_redo(table));
}

static void write_lesson(const struct session *session, const char *picked,
                         struct buffer *out)
{
    const struct lesson *lesson = session->lesson;
    char things[GUIDE_THINGS];
    struct text text = text_init(things, sizeof things);
    if (lesson == NULL) {
        json_add_null(out, "lesson");
        return;
    }
    json_add_open(out, "lesson", '{');
    lesson_write_things(lesson, session->table, picked, &text);
    json_add_text(out, "text", lesson_text(lesson));
    json_add_text(out, "task", lesson_task(lesson));
    json_add_words(out, "things", things);
    json_add_bool(out, "waits", lesson_waits(lesson));
    json_add_bool(out, "last", lesson_is_last(lesson));
    json_add_bool(out, "over", lesson_over(lesson));
    json_close(out, '}');
}

void situation_write(const struct session *session, const char *picked,
                     struct buffer *out)
{
    const struct table *table = session->table;
    const struct match *match = table->match;
    write_setup(match, out);
    report_match(out, match, "step hash");
    json_add_number(out, "events", (long long)table_events(table));
    write_seats(table, out);
    write_course(session, picked, out);
    write_draft(table, out);
    write_choices(session, out);
    write_undo(session, out);
    write_lights(session, picked, out);
    write_lesson(session, picked, out);
    situation_write_state(table, situation_shown(table), out);
}

bool session_situation(struct session *session, struct request *request)
{
    (void)session;
    (void)request;
    return true;
}
