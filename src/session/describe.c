/* describe.c: help, answers to questions, and the log. */
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "i18n/i18n.h"
#include "session/internal.h"
#include "session/report.h"
#include "session/table/event.h"
#include "session/table/turn.h"

enum { LINE_ROOM = 4096, REMARK_ROOM = 512, THING_SHOWN = 60, SIDE_ROOM = 64 };

static const struct guide *guide_of(const struct session *session)
{
    return session->table->match->game->guide;
}

static const void *world_of(const struct session *session)
{
    return session->table->match->world;
}

/* --- things and questions ----------------------------------------------------------- */

/* Games without a guide explain nothing. */
bool session_why(struct session *session, struct request *request)
{
    struct reason why = {"", ""};
    if (guide_of(session) != NULL)
        guide_of(session)->why_not(world_of(session), situation_shown(session->table),
                                   request->words, &why);
    json_add_text(request->out, "rule", why.rule);
    json_add_text(request->out, "text", why.text);
    return true;
}

static bool write_help(const struct session *session, const char *thing, struct text *out)
{
    return guide_of(session) != NULL &&
           guide_of(session)->about(world_of(session), situation_shown(session->table),
                                    thing, out);
}

bool session_about(struct session *session, struct request *request)
{
    char *help = memory_new(1, GUIDE_HELP);
    struct text text = text_init(help, GUIDE_HELP);
    bool known = write_help(session, request->words, &text);
    size_t title = strcspn(help, "\n");
    if (known) {
        json_key(request->out, "title");
        json_put_text_n(request->out, help, title);
        json_add_text(request->out, "text", help + title + strspn(help + title, "\n"));
    }
    free(help);
    return known || session_refuse(request, tr("there is nothing to tell about '%.*s'"),
                                   THING_SHOWN, request->words);
}

static void put_name(const struct session *session, const char *words, size_t length,
                     char *help, struct buffer *out)
{
    char thing[GUIDE_THING];
    struct text one = text_init(thing, sizeof thing);
    struct text text = text_init(help, GUIDE_HELP);
    text_put_n(&one, words, length);
    bool known = !one.overflow && write_help(session, thing, &text);
    json_put_text_n(out, help, known ? strcspn(help, "\n") : 0);
}

/* "" for things without a name. */
bool session_names(struct session *session, struct request *request)
{
    char *help = memory_new(1, GUIDE_HELP);
    json_add_open(request->out, "names", '[');
    for (const char *at = request->words; *(at += strspn(at, " \t")) != '\0';) {
        size_t length = strcspn(at, " \t");
        put_name(session, at, length, help, request->out);
        at += length;
    }
    json_close(request->out, ']');
    free(help);
    return true;
}

bool session_ask(struct session *session, struct request *request)
{
    const struct table *table = session->table;
    struct reason why = {"", ""};
    if (guide_of(session) == NULL)
        return session_refuse(request, tr("this game has no questions to ask"));
    char *answer = memory_new(1, GUIDE_ANSWER), *named = memory_new(1, GUIDE_ANSWER);
    struct text text = text_init(answer, GUIDE_ANSWER);
    struct text by_name = text_init(named, GUIDE_ANSWER);
    bool told =
        guide_of(session)->answer(world_of(session), situation_shown(table),
                                  table_viewer(table), request->words, &text, &why);
    table_write_named(table, answer, &by_name);
    if (told)
        json_add_text(request->out, "text", named);
    free(named);
    free(answer);
    return told || session_refuse_reason(request, &why);
}

/* --- what happened ------------------------------------------------------------------ */

static void write_move(const struct match *match, size_t first, const void *before,
                       struct buffer *out)
{
    struct move move = {0}, nothing = {0};
    bool chance = match->log[first].seat == SEAT_CHANCE;
    match_move(match, first, event_end(match, first), &move);
    situation_write_things(match, before, chance ? &nothing : &move, out);
    session_add_motion(match, before, &move, out);
}

/* How many dice fall from step `first` to `end`, starting from `state`, which changes. */
static int dice_between(const struct match *match, size_t first, size_t end, void *state)
{
    int dice = 0;
    for (size_t i = first; i < end; i++) {
        char die[SIDE_ROOM] = "", side[SIDE_ROOM] = "";
        struct text kind = text_init(die, sizeof die);
        struct text face = text_init(side, sizeof side);
        choice_t choice = match->log[i].choice;
        if (match->log[i].seat == SEAT_CHANCE && match->game->guide != NULL)
            match->game->guide->fall(match->world, state, choice, &kind, &face);
        dice += die[0] != '\0';
        match->game->apply(match->world, state, choice);
    }
    return dice;
}

/* Adds the members of an event. */
static void add_event(const struct table *table, size_t event, size_t first,
                      struct buffer *out)
{
    const struct match *match = table->match;
    alignas(max_align_t) unsigned char before[GAME_MAX_STATE];
    char words[LINE_ROOM], line[LINE_ROOM + REMARK_ROOM], about[REMARK_ROOM];
    struct text move = text_init(words, sizeof words);
    struct text remark = text_init(about, sizeof about);
    struct text text = text_init(line, sizeof line);
    match_state_at(match, first, before);
    event_write_move(match, first, &move);
    event_write_remark(match, first, &remark);
    table_write_event(table, event, &text);
    json_add_number(out, "event", (long long)event);
    json_add_number(out, "step", (long long)first);
    json_add_number(out, "end", (long long)event_end(match, first));
    json_add_number(out, "seat", match->log[first].seat + 1);
    json_add_number(out, "round", situation_round(match, before));
    json_add_text(out, "move", words);
    json_add_text(out, "remark", about);
    json_add_text(out, "text", line);
    write_move(match, first, before, out);
    json_add_number(out, "dice",
                    dice_between(match, first, event_end(match, first), before));
}

/* Adds "turn": the turn as far as its latest event, that of number `event`. */
static void add_turn(const struct turn *turn, size_t event, struct buffer *out)
{
    for (size_t i = turn->first + 1; i < turn->end; i++)
        event -= turn->match->log[i].starts;
    json_add_open(out, "turn", '{');
    json_add_number(out, "first", (long long)event);
    json_add_number(out, "seat", turn->summary.seat < 0 ? 0 : turn->summary.seat + 1);
    json_add_text(out, "summary", turn->words);
    json_add_text(out, "dice", turn->dice);
    json_add_number(out, "points", turn->points);
    json_add_bool(out, "over", turn->summary.over);
    json_close(out, '}');
}

/* Adds the members of the position after `step` steps. */
static void add_position(const struct table *table, size_t step, struct buffer *out)
{
    const struct match *match = table->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    match_state_at(match, step, state);
    int actor = match->game->actor(match->world, state);
    json_add_number(out, "step", (long long)step);
    situation_write_state(table, state, out);
    report_add_scores(out, match, state);
    json_add_number(out, "seat", actor < 0 ? 0 : actor + 1);
    json_add_number(out, "turn", situation_turn(match, state));
    json_add_number(out, "round", situation_round(match, state));
    json_add_bool(out, "over", actor == SEAT_NOBODY);
    situation_write_prompt(table, state, out);
}

/* Adds the events from `from` on, as an array. */
static void add_events(const struct table *table, size_t from, const char *key,
                       bool positions, struct buffer *out)
{
    size_t first = table_event_step(table, from);
    struct turn *turn = memory_new(1, sizeof *turn);
    turn_find(turn, table->match, first);
    json_add_open(out, key, '[');
    for (size_t event = from; event < table_events(table); event++) {
        json_open(out, '{');
        add_event(table, event, first, out);
        first = event_end(table->match, first);
        turn_add_event(turn);
        add_turn(turn, event, out);
        if (positions) {
            json_add_open(out, "position", '{');
            add_position(table, first, out);
            json_close(out, '}');
        }
        json_close(out, '}');
    }
    json_close(out, ']');
    free(turn);
}

bool session_events(struct session *session, struct request *request)
{
    uint64_t from = 0;
    if (!session_number(request, 0, table_events(session->table), &from))
        return false;
    add_events(session->table, (size_t)from, "events", false, request->out);
    return true;
}

bool session_at(struct session *session, struct request *request)
{
    uint64_t step = 0;
    if (!session_number(request, 0, session->table->match->count, &step))
        return false;
    add_position(session->table, (size_t)step, request->out);
    return true;
}

bool session_record(struct session *session, struct request *request)
{
    report_match(request->out, session->table->match, "record");
    return true;
}

/* Undone moves are not in the log, so there may be fewer events than `from`. */
void session_add_log(const struct session *session, size_t from, struct buffer *out)
{
    const struct table *table = session->table;
    size_t count = table_events(table);
    add_events(table, from < count ? from : count, "log", true, out);
    report_match(out, table->match, "record");
}
