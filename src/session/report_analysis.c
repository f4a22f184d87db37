/* report_analysis.c: a complete analysis as JSON. */
#include "base/json.h"
#include "session/report.h"

enum { SEAT_ROOM = 128 };

static void add_changes(struct buffer *out, const char *key, const double *number,
                        int players)
{
    json_add_open(out, key, '[');
    for (int seat = 0; seat < players; seat++)
        json_put_real(out, report_round(number[seat]));
    json_close(out, ']');
}

static void add_outlook(struct buffer *out, const char *key,
                        const struct outlook *outlook, int players)
{
    json_add_open(out, key, '{');
    report_add_all(out, "win", outlook->win, players);
    report_add_all(out, "score", outlook->score, players);
    json_close(out, '}');
}

/* --- events ------------------------------------------------------------------------- */

/* A possible move, with the chance of winning and the points of who moves. */
static void add_candidate(struct buffer *out, const char *key,
                          const struct analysis *analysis,
                          const struct analyse_event *event,
                          const struct outlook *outlook, const struct move *move)
{
    char words[MOVE_MAX_TEXT];
    struct text text = text_init(words, sizeof words);
    if (move != NULL)
        report_move(analysis->match, event->first, move, &text);
    else
        report_event(analysis->match, event->first, event->last, &text);
    json_add_open(out, key, '{');
    json_add_text(out, "move", words);
    report_add(out, "win", (double)outlook->win[event->seat]);
    report_add(out, "score", (double)outlook->score[event->seat]);
    json_close(out, '}');
}

static void add_move(struct buffer *out, const struct analysis *analysis,
                     const struct analyse_event *event)
{
    const struct move *better = event->better.count > 0 ? &event->better : NULL;
    json_add_text(out, "class", analyse_class_name(event->class));
    report_add(out, "loss", event->loss);
    add_changes(out, "skill", event->change, analysis->match->setup.players);
    if (event->class == ANALYSE_FORCED)
        return;
    add_candidate(out, "played", analysis, event, &event->actual, NULL);
    add_candidate(out, "best", analysis, event, &event->expected, better);
    if (better != NULL)
        json_add_text(out, "reason", event->reason);
}

static void put_event(struct buffer *out, const struct analysis *analysis, size_t number)
{
    const struct analyse_event *event = &analysis->event[number];
    int players = analysis->match->setup.players;
    char words[MOVE_MAX_TEXT];
    struct text text = text_init(words, sizeof words);
    bool chance = event->seat == SEAT_CHANCE;
    report_event(analysis->match, event->first, event->last, &text);
    json_open(out, '{');
    json_add_number(out, "number", (long long)number + 1);
    json_add_number(out, "step", (long long)event->first);
    json_add_number(out, "round", event->round);
    if (chance)
        json_add_text(out, "seat", "chance");
    else
        json_add_number(out, "seat", event->seat + 1);
    json_add_text(out, "event", words);
    if (chance)
        add_changes(out, "luck", event->change, players);
    else
        add_move(out, analysis, event);
    add_changes(out, "noise", event->noise, players);
    add_outlook(out, "after", &analysis->outlook[number + 1], players);
    json_close(out, '}');
}

/* --- the whole ---------------------------------------------------------------------- */

static void put_total(struct buffer *out, const struct analysis *analysis, int seat)
{
    const struct analyse_total *total = &analysis->total[seat];
    char words[SEAT_ROOM];
    struct text text = text_init(words, sizeof words);
    report_seat(analysis->match, seat, &text);
    json_open(out, '{');
    json_add_number(out, "seat", seat + 1);
    json_add_text(out, "name", words);
    report_add(out, "start", total->start);
    report_add(out, "end", total->end);
    report_add(out, "luck", total->luck);
    report_add(out, "loss", total->loss);
    report_add(out, "gift", total->gift);
    report_add(out, "noise", total->noise);
    report_add(out, "without_luck", total->end - total->luck);
    json_add_number(out, "moves", total->moves);
    for (int class = 0; class < ANALYSE_CLASSES; class ++)
        json_add_number(out, analyse_class_name((enum analyse_class) class),
                        total->class[class]);
    json_close(out, '}');
}

void report_add_analysis(struct buffer *out, const struct analysis *analysis)
{
    const struct match *match = analysis->match;
    report_match(out, match, "name options");
    json_add_number(out, "nodes", (long long)analysis->nodes);
    report_match(out, match, "over scores winners");
    json_add_open(out, "seats", '[');
    for (int seat = 0; seat < match->setup.players; seat++)
        put_total(out, analysis, seat);
    json_close(out, ']');
    add_outlook(out, "start", &analysis->outlook[0], match->setup.players);
    json_add_open(out, "events", '[');
    for (size_t i = 0; i < analysis->count; i++)
        put_event(out, analysis, i);
    json_close(out, ']');
    report_match(out, match, "prompt");
}
