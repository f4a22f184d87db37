/* play.c: requests that make moves, draw outcomes, undo and redo. */
#include <string.h>

#include "cli/engine/internal.h"

static size_t event_start(const struct match *match, size_t step)
{
    while (step > 0 && !match->log[step].starts)
        step--;
    return step;
}

static void add_events(struct engine_request *request, size_t from)
{
    const struct match *match = request->slot->match;
    size_t first = from < match->count ? event_start(match, from) : from;
    report_add_events(&request->reply, "events", match, first);
    engine_add_situation(request);
}

void engine_add_progress(struct engine_request *request, size_t from)
{
    if (request->slot->by_seed)
        match_draw_all(request->slot->match);
    add_events(request, from);
}

/* A caller that names a seat is refused when it is not that seat's turn. */
static bool check_seat(struct engine_request *request)
{
    const struct match *match = request->slot->match;
    int seat = 0, actor = match_actor(match);
    if (!engine_number(request, "seat", 1, match->setup.players, &seat))
        return false;
    if (actor == SEAT_NOBODY)
        return engine_fail(request, "over", "the game is over");
    if (seat == 0 || seat == actor + 1)
        return true;
    if (actor == SEAT_CHANCE)
        return engine_fail(request, "turn", "chance is to act, not seat %d", seat);
    return engine_fail(request, "turn", "seat %d is to act, not seat %d", actor + 1,
                       seat);
}

bool engine_run_move(struct engine_request *request)
{
    struct match *match = request->slot->match;
    size_t from = match->count;
    const char *line = "";
    if (!engine_need_string(request, "move", &line) || !check_seat(request))
        return false;
    if (!match_play(match, line, &request->why))
        return engine_fail_illegal(request);
    engine_add_progress(request, from);
    return true;
}

static bool read_choice(struct engine_request *request, const char *line,
                        choice_t *choice)
{
    const struct match *match = request->slot->match;
    struct reader reader = reader_init(line, strlen(line));
    struct reason *why = &request->why;
    if (!match->game->choice_read(match->world, match->state, &reader, choice, why))
        return engine_fail_illegal(request);
    if (!match->game->verdict(match->world, match->state, *choice, why))
        return engine_fail_illegal(request);
    if (!reader_at_end(&reader)) {
        reason_set(why, "", "there is more than one choice in `%.80s`; use `move`", line);
        return engine_fail_illegal(request);
    }
    return true;
}

bool engine_run_choose(struct engine_request *request)
{
    struct match *match = request->slot->match;
    size_t from = match->count;
    const char *line = "";
    choice_t choice = 0;
    if (!engine_need_string(request, "choice", &line) || !check_seat(request) ||
        !read_choice(request, line, &choice))
        return false;
    match_choose(match, choice);
    engine_add_progress(request, from);
    return true;
}

/* Draws one outcome, or all until a player is to act. */
bool engine_run_draw(struct engine_request *request)
{
    struct match *match = request->slot->match;
    size_t from = match->count;
    const char *what = "all";
    if (!engine_string(request, "what", &what))
        return false;
    if (match_actor(match) != SEAT_CHANCE)
        return engine_fail(request, "turn", "chance is not to act now");
    if (!match->seed[0])
        return engine_fail(
            request, "turn",
            "the game has no seed to draw from; bring the outcome with `move`");
    if (strcmp(what, "one") == 0)
        match_draw(match);
    else if (strcmp(what, "all") == 0)
        match_draw_all(match);
    else
        return engine_fail(request, "request", "what: must be \"one\" or \"all\"");
    add_events(request, from);
    return true;
}

enum pace { PACE_STEP, PACE_EVENT, PACE_MOVE };

static bool read_pace(struct engine_request *request, enum pace *pace)
{
    static const char *const paces[] = {"step", "event", "move"};
    const char *by = "move";
    if (!engine_string(request, "by", &by))
        return false;
    for (*pace = PACE_STEP; *pace <= PACE_MOVE; ++*pace)
        if (strcmp(by, paces[*pace]) == 0)
            return true;
    return engine_fail(request, "request", "by: must be \"move\", \"event\" or \"step\"");
}

static bool has_players_step(const struct match *match)
{
    for (size_t i = match->count; i > 0; i--)
        if (match->log[i - 1].seat >= 0)
            return true;
    return false;
}

/* A direction along the log. */
struct way {
    bool (*step)(struct match *match);
    bool (*event)(struct match *match);
    bool back;
    const char *nothing; /* the error at its end */
};

/* A player's move is undone together with the chance events that followed it. Those
 * before the first move belong to no move, so they stay. */
static bool go_once(const struct way *way, struct match *match, enum pace pace)
{
    if (pace == PACE_STEP)
        return way->step(match);
    if (pace == PACE_MOVE && way->back && !has_players_step(match))
        return false;
    if (!way->event(match))
        return false;
    while (pace == PACE_MOVE && match_actor(match) == SEAT_CHANCE && way->event(match))
        continue;
    return true;
}

static bool go(struct engine_request *request, const struct way *way)
{
    struct match *match = request->slot->match;
    enum pace pace = PACE_MOVE;
    int count = 1, done = 0;
    if (!read_pace(request, &pace) ||
        !engine_number(request, "count", 1, 1000000, &count))
        return false;
    while (done < count && go_once(way, match, pace))
        done++;
    if (done == 0)
        return engine_fail(request, "turn", "%s", way->nothing);
    json_add_number(&request->reply, "count", done);
    engine_add_situation(request);
    return true;
}

bool engine_run_undo(struct engine_request *request)
{
    static const struct way back = {match_undo, match_undo_move, true,
                                    "there is nothing to take back"};
    return go(request, &back);
}

bool engine_run_redo(struct engine_request *request)
{
    static const struct way forward = {match_redo, match_redo_move, false,
                                       "there is nothing to repeat"};
    return go(request, &forward);
}

bool engine_run_seek(struct engine_request *request)
{
    struct match *match = request->slot->match;
    int step = -1;
    int most = match->known > 1000000000 ? 1000000000 : (int)match->known;
    if (!engine_number(request, "step", 0, most, &step))
        return false;
    if (step < 0)
        return engine_fail(request, "request", "'step' is missing");
    match_seek(match, (size_t)step);
    engine_add_situation(request);
    return true;
}
