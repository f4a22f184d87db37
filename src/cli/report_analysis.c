/* report_analysis.c: an analysis as JSON, with all there is to know. */
#include "cli/describe.h"
#include "cli/report.h"

static json_t *describe_outlook(const struct outlook *outlook, int players)
{
    return json_pack("{s:o, s:o}", "win", report_numbers(outlook->win, players), "score",
                     report_numbers(outlook->score, players));
}

/* A move that was there to be made: who moves, with what chance and points. */
static json_t *describe_candidate(const struct analysis *analysis,
                                  const struct analyse_event *event,
                                  const struct outlook *outlook, const struct move *move)
{
    char words[MOVE_MAX_TEXT];
    struct text text = text_init(words, sizeof words);
    if (move)
        report_move(analysis->match, event->first, move, &text);
    else
        report_event(analysis->match, event->first, event->last, &text);
    return json_pack("{s:o, s:o, s:o}", "move", describe_text(words), "win",
                     report_number((double)outlook->win[event->seat]), "score",
                     report_number((double)outlook->score[event->seat]));
}

static void add_move(const struct analysis *analysis, const struct analyse_event *event,
                     json_t *object)
{
    const struct move *better = event->better.count > 0 ? &event->better : NULL;
    json_object_set_new(object, "class", json_string(analyse_class_name(event->class)));
    json_object_set_new(object, "loss", report_number(event->loss));
    json_object_set_new(object, "skill",
                        report_changes(event->change, analysis->match->setup.players));
    if (event->class == ANALYSE_FORCED)
        return;
    json_object_set_new(object, "played",
                        describe_candidate(analysis, event, &event->actual, NULL));
    json_object_set_new(object, "best",
                        describe_candidate(analysis, event, &event->expected, better));
    if (better)
        json_object_set_new(object, "reason", describe_text(event->reason));
}

static json_t *describe_event(const struct analysis *analysis, size_t number)
{
    const struct analyse_event *event = &analysis->event[number];
    const struct outlook *after = &analysis->outlook[number + 1];
    int players = analysis->match->setup.players;
    char words[MOVE_MAX_TEXT];
    struct text text = text_init(words, sizeof words);
    bool chance = event->seat == SEAT_CHANCE;
    report_event(analysis->match, event->first, event->last, &text);
    json_t *object =
        json_pack("{s:I, s:I, s:i, s:o, s:o}", "number", (json_int_t)number + 1, "step",
                  (json_int_t)event->first, "round", event->round, "seat",
                  chance ? json_string("chance") : json_integer(event->seat + 1), "event",
                  describe_text(words));
    if (chance)
        json_object_set_new(object, "luck", report_changes(event->change, players));
    else
        add_move(analysis, event, object);
    json_object_set_new(object, "noise", report_changes(event->noise, players));
    json_object_set_new(object, "after", describe_outlook(after, players));
    return object;
}

static json_t *describe_total(const struct analysis *analysis, int seat)
{
    const struct analyse_total *total = &analysis->total[seat];
    char words[REPORT_SEAT];
    struct text text = text_init(words, sizeof words);
    report_seat(analysis->match, seat, &text);
    json_t *object =
        json_pack("{s:i, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:i}", "seat", seat + 1,
                  "name", describe_text(words), "start", report_number(total->start),
                  "end", report_number(total->end), "luck", report_number(total->luck),
                  "loss", report_number(total->loss), "gift", report_number(total->gift),
                  "noise", report_number(total->noise), "without_luck",
                  report_number(total->end - total->luck), "moves", total->moves);
    for (int class = 0; class < ANALYSE_CLASSES; class ++)
        json_object_set_new(object, analyse_class_name((enum analyse_class) class),
                            json_integer(total->class[class]));
    return object;
}

json_t *report_analysis(const struct analysis *analysis)
{
    const struct match *match = analysis->match;
    json_t *events = json_array(), *totals = json_array();
    for (size_t i = 0; i < analysis->count; i++)
        json_array_append_new(events, describe_event(analysis, i));
    for (int seat = 0; seat < match->setup.players; seat++)
        json_array_append_new(totals, describe_total(analysis, seat));
    return json_pack("{s:s, s:o, s:I, s:b, s:o, s:o, s:o, s:o, s:o, s:o}", "name",
                     match->game->name, "options", describe_options(match), "nodes",
                     (json_int_t)analysis->nodes, "over", match_over(match), "scores",
                     describe_scores(match), "winners", describe_winners(match), "seats",
                     totals, "start",
                     describe_outlook(&analysis->outlook[0], match->setup.players),
                     "events", events, "prompt", describe_prompt(match));
}
