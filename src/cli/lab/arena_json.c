/* arena_json.c: the result of a tournament, for programs. */
#include "cli/lab/arena.h"

static json_t *pack_interval(double low, double high)
{
    return json_pack("[f, f]", low, high);
}

static void put_share(json_t *object, const struct share *share)
{
    struct interval interval = share_interval(share);
    double fair = share_fair(share);
    json_object_set_new(object, "wins", json_real(share->won));
    json_object_set_new(object, "share", json_real(share_mean(share)));
    json_object_set_new(object, "share_95", pack_interval(interval.low, interval.high));
    json_object_set_new(object, "fair", json_real(fair));
    json_object_set_new(object, "of_fair",
                        json_real(fair > 0 ? share_mean(share) / fair : 0));
    json_object_set_new(object, "of_fair_95",
                        fair > 0
                            ? pack_interval(interval.low / fair, interval.high / fair)
                            : json_null());
}

static json_t *pack_spec(const struct tournament *tournament,
                         const struct arena_totals *totals, const struct elo *elo,
                         int spec)
{
    const struct totals_spec *is = &totals->spec[spec];
    double zero = tournament->anchor < 0 ? 0 : elo->rating[tournament->anchor];
    double seats = is->seats > 0 ? (double)is->seats : 1;
    double moves = is->moves > 0 ? (double)is->moves : 1;
    json_t *object =
        json_pack("{s:s, s:f, s:f, s:I, s:f, s:I, s:f, s:f, s:f}", "player",
                  tournament->plan.spec[spec], "elo", elo->rating[spec] - zero, "margin",
                  elo_margin(elo, spec, tournament->anchor), "games",
                  (json_int_t)is->games, "score", is->score / seats, "moves",
                  (json_int_t)is->moves, "seconds", is->thought, "ms_per_move",
                  is->thought / moves * 1000, "ms_longest_move", is->longest * 1000);
    put_share(object, &is->won);
    return object;
}

static json_t *pack_specs(const struct tournament *tournament,
                          const struct arena_totals *totals, const struct elo *elo)
{
    json_t *list = json_array();
    for (int i = 0; i < totals->specs; i++)
        json_array_append_new(list, pack_spec(tournament, totals, elo, i));
    return list;
}

static json_t *pack_pairs(const struct tournament *tournament,
                          const struct arena_totals *totals, const struct elo *elo)
{
    json_t *list = json_array();
    for (int i = 0; i < totals->specs; i++)
        for (int j = i + 1; j < totals->specs; j++) {
            struct totals_pair pair = arena_totals_pair(totals, i, j);
            if (pair.games < 1)
                continue;
            json_t *object = json_pack("{s:[s, s], s:f, s:f, s:f, s:[f, f]}", "players",
                                       tournament->plan.spec[i], tournament->plan.spec[j],
                                       "elo", elo->rating[i] - elo->rating[j], "margin",
                                       elo_margin(elo, i, j), "games", pair.games, "wins",
                                       pair.won[0], pair.won[1]);
            json_array_append_new(list, object);
        }
    return list;
}

static json_t *pack_company(const struct tournament *tournament,
                            const struct elo_group *group)
{
    json_t *members = json_array();
    for (int i = 0; i < group->members; i++) {
        struct share share = elo_group_share(group, i);
        json_t *object =
            json_pack("{s:s, s:i}", "player", tournament->plan.spec[group->who[i]],
                      "seats", (int)group->seats[i]);
        put_share(object, &share);
        json_array_append_new(members, object);
    }
    return json_pack("{s:i, s:f, s:I, s:o}", "players", group->players, "games",
                     group->games, "deals", (json_int_t)group->deals, "members", members);
}

static json_t *pack_companies(const struct tournament *tournament,
                              const struct elo_deals *company)
{
    json_t *list = json_array();
    for (int i = 0; i < company->count; i++)
        json_array_append_new(list, pack_company(tournament, &company->group[i]));
    return list;
}

static json_t *pack_places(const struct share *place)
{
    json_t *list = json_array();
    for (int i = 0; i < GAME_MAX_PLAYERS && place[i].deals > 0; i++) {
        json_t *object = json_pack("{s:f}", "games", place[i].games);
        put_share(object, &place[i]);
        json_array_append_new(list, object);
    }
    return list;
}

static json_t *pack_rounds(const struct arena_totals *totals)
{
    return json_pack(
        "{s:f, s:i, s:i, s:i, s:i}", "mean", arena_totals_mean_rounds(totals), "median",
        arena_totals_rounds(totals, 50), "p5", arena_totals_rounds(totals, 5), "p95",
        arena_totals_rounds(totals, 95), "longest", arena_totals_rounds(totals, 100));
}

/* All games, or those of a variant. */
static json_t *pack_sheet(const struct arena_result *result, int variant)
{
    const struct tournament *tournament = result->tournament;
    struct arena_totals totals;
    struct elo elo;
    arena_totals_init(&totals, &tournament->plan, result->game, result->count, variant);
    elo_fit(&totals.company, totals.specs, &elo);
    double games = totals.games > 0 ? (double)totals.games : 1;
    json_t *object = json_pack(
        "{s:I, s:I, s:I, s:f, s:o, s:o, s:o, s:o, s:o, s:o}", "games",
        (json_int_t)totals.games, "deals", (json_int_t)totals.deals, "broken_off",
        (json_int_t)totals.broken_off, "mean_choices", totals.choices / games, "rounds",
        pack_rounds(&totals), "specs", pack_specs(tournament, &totals, &elo), "pairs",
        pack_pairs(tournament, &totals, &elo), "lineups",
        pack_companies(tournament, &totals.company), "seats", pack_places(totals.seat),
        "turns", pack_places(totals.turn));
    arena_totals_deinit(&totals);
    return object;
}

static json_t *pack_test(const struct arena_result *result)
{
    const struct tournament *tournament = result->tournament;
    const struct arena_book *book = result->book;
    static const char *const verdict[] = {
        [SPRT_OPEN] = "open", [SPRT_LOW] = "low", [SPRT_HIGH] = "high"};
    if (!tournament->testing)
        return json_null();
    return json_pack("{s:f, s:f, s:f, s:[f, f], s:s, s:I}", "low", tournament->low,
                     "high", tournament->high, "llr", sprt_ratio(&book->sprt), "bounds",
                     -sprt_bound(), sprt_bound(), "verdict", verdict[book->verdict],
                     "deals", (json_int_t)book->sprt.deals);
}

static json_t *pack_variants(const struct arena_result *result)
{
    int variants = result->tournament->plan.variants;
    json_t *list = json_array();
    for (int i = 0; variants > 1 && i < variants; i++) {
        char name[256];
        struct text out = text_init(name, sizeof name);
        variety_write(&result->tournament->variety, (unsigned long)i, &out);
        json_t *sheet = pack_sheet(result, i);
        json_object_set_new(sheet, "variant", json_string(name));
        json_array_append_new(list, sheet);
    }
    return list;
}

json_t *arena_report_json(const struct arena_result *result)
{
    json_t *object = json_pack("{s:s, s:o, s:b, s:I, s:I, s:f, s:o}", "game",
                               result->tournament->plan.game->name, "settings",
                               arena_line_settings(result->tournament), "stopped",
                               (int)result->end->stopped, "not_counted",
                               (json_int_t)(result->book->count - result->count),
                               "played", (json_int_t)result->end->played, "seconds",
                               result->end->seconds, "sprt", pack_test(result));
    json_t *sheet = pack_sheet(result, -1);
    json_object_update(object, sheet);
    json_decref(sheet);
    json_object_set_new(object, "variants", pack_variants(result));
    return object;
}
