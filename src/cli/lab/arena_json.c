/* arena_json.c: the result of a tournament, for programs. */
#include "base/json.h"
#include "cli/lab/arena.h"

enum { DIGITS = 8 };

static void add_real(struct buffer *out, const char *key, double number)
{
    json_add_digits(out, key, number, DIGITS);
}

static void add_pair(struct buffer *out, const char *key, double one, double other)
{
    json_add_open(out, key, '[');
    json_put_digits(out, one, DIGITS);
    json_put_digits(out, other, DIGITS);
    json_close(out, ']');
}

static void add_share(struct buffer *out, const struct share *share)
{
    struct interval interval = share_interval(share);
    double mean = share_mean(share), fair = share_fair(share);
    add_real(out, "wins", share->won);
    add_real(out, "share", mean);
    add_pair(out, "share_95", interval.low, interval.high);
    add_real(out, "fair", fair);
    add_real(out, "of_fair", fair > 0 ? mean / fair : 0);
    if (fair > 0)
        add_pair(out, "of_fair_95", interval.low / fair, interval.high / fair);
    else
        json_add_null(out, "of_fair_95");
}

static void put_spec(struct buffer *out, const struct tournament *tournament,
                     const struct arena_totals *totals, const struct elo *elo, int spec)
{
    const struct totals_spec *is = &totals->spec[spec];
    double zero = tournament->anchor < 0 ? 0 : elo->rating[tournament->anchor];
    double seats = is->seats > 0 ? (double)is->seats : 1;
    double moves = is->moves > 0 ? (double)is->moves : 1;
    json_open(out, '{');
    json_add_text(out, "player", tournament->plan.spec[spec]);
    add_real(out, "elo", elo->rating[spec] - zero);
    add_real(out, "margin", elo_margin(elo, spec, tournament->anchor));
    json_add_number(out, "games", is->games);
    add_real(out, "score", is->score / seats);
    json_add_number(out, "moves", is->moves);
    add_real(out, "seconds", is->thought);
    add_real(out, "ms_per_move", is->thought / moves * 1000);
    add_real(out, "ms_longest_move", is->longest * 1000);
    add_share(out, &is->won);
    json_close(out, '}');
}

static void put_pair(struct buffer *out, const struct tournament *tournament,
                     const struct arena_totals *totals, const struct elo *elo, int one,
                     int other)
{
    struct totals_pair pair = arena_totals_pair(totals, one, other);
    if (pair.games < 1)
        return;
    json_open(out, '{');
    json_add_open(out, "players", '[');
    json_put_text(out, tournament->plan.spec[one]);
    json_put_text(out, tournament->plan.spec[other]);
    json_close(out, ']');
    add_real(out, "elo", elo->rating[one] - elo->rating[other]);
    add_real(out, "margin", elo_margin(elo, one, other));
    add_real(out, "games", pair.games);
    add_pair(out, "wins", pair.won[0], pair.won[1]);
    json_close(out, '}');
}

static void put_lineup(struct buffer *out, const struct tournament *tournament,
                       const struct elo_group *group)
{
    json_open(out, '{');
    json_add_number(out, "players", group->players);
    add_real(out, "games", group->games);
    json_add_number(out, "deals", group->deals);
    json_add_open(out, "members", '[');
    for (int i = 0; i < group->members; i++) {
        struct share share = elo_group_share(group, i);
        json_open(out, '{');
        json_add_text(out, "player", tournament->plan.spec[group->who[i]]);
        json_add_number(out, "seats", (int)group->seats[i]);
        add_share(out, &share);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_close(out, '}');
}

static void add_places(struct buffer *out, const char *key, const struct share *place)
{
    json_add_open(out, key, '[');
    for (int i = 0; i < GAME_MAX_PLAYERS && place[i].deals > 0; i++) {
        json_open(out, '{');
        add_real(out, "games", place[i].games);
        add_share(out, &place[i]);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void add_rounds(struct buffer *out, const struct arena_totals *totals)
{
    json_add_open(out, "rounds", '{');
    add_real(out, "mean", arena_totals_mean_rounds(totals));
    json_add_number(out, "median", arena_totals_rounds(totals, 50));
    json_add_number(out, "p5", arena_totals_rounds(totals, 5));
    json_add_number(out, "p95", arena_totals_rounds(totals, 95));
    json_add_number(out, "longest", arena_totals_rounds(totals, 100));
    json_close(out, '}');
}

static void add_players(struct buffer *out, const struct tournament *tournament,
                        const struct arena_totals *totals)
{
    struct elo elo;
    elo_fit(&totals->lineups, totals->specs, &elo);
    json_add_open(out, "specs", '[');
    for (int i = 0; i < totals->specs; i++)
        put_spec(out, tournament, totals, &elo, i);
    json_close(out, ']');
    json_add_open(out, "pairs", '[');
    for (int i = 0; i < totals->specs; i++)
        for (int j = i + 1; j < totals->specs; j++)
            put_pair(out, tournament, totals, &elo, i, j);
    json_close(out, ']');
    json_add_open(out, "lineups", '[');
    for (int i = 0; i < totals->lineups.count; i++)
        put_lineup(out, tournament, &totals->lineups.group[i]);
    json_close(out, ']');
}

/* All games, or those of a variant. */
static void add_section(struct buffer *out, const struct arena_result *result,
                        int variant)
{
    const struct tournament *tournament = result->tournament;
    struct arena_totals totals;
    arena_totals_init(&totals, &tournament->plan, result->game, result->count, variant);
    json_add_number(out, "games", totals.games);
    json_add_number(out, "deals", totals.deals);
    json_add_number(out, "broken_off", totals.broken_off);
    add_real(out, "mean_choices",
             totals.choices / (totals.games > 0 ? (double)totals.games : 1));
    add_rounds(out, &totals);
    add_players(out, tournament, &totals);
    add_places(out, "seats", totals.seat);
    add_places(out, "turns", totals.turn);
    arena_totals_deinit(&totals);
}

static void add_test(struct buffer *out, const struct arena_result *result)
{
    const struct tournament *tournament = result->tournament;
    const struct arena_games *games = result->games;
    static const char *const verdict[] = {
        [SPRT_OPEN] = "open", [SPRT_LOW] = "low", [SPRT_HIGH] = "high"};
    if (!tournament->testing) {
        json_add_null(out, "sprt");
        return;
    }
    json_add_open(out, "sprt", '{');
    add_real(out, "low", tournament->low);
    add_real(out, "high", tournament->high);
    add_real(out, "llr", sprt_ratio(&games->sprt));
    add_pair(out, "bounds", -sprt_bound(), sprt_bound());
    json_add_text(out, "verdict", verdict[games->verdict]);
    json_add_number(out, "deals", games->sprt.deals);
    json_close(out, '}');
}

static void add_variants(struct buffer *out, const struct arena_result *result)
{
    int variants = result->tournament->plan.variants;
    json_add_open(out, "variants", '[');
    for (int i = 0; variants > 1 && i < variants; i++) {
        char name[256];
        struct text text = text_init(name, sizeof name);
        variety_write(&result->tournament->variety, (unsigned long)i, &text);
        json_open(out, '{');
        add_section(out, result, i);
        json_add_text(out, "variant", name);
        json_close(out, '}');
    }
    json_close(out, ']');
}

void arena_report_json(const struct arena_result *result, struct buffer *out)
{
    json_add_text(out, "game", result->tournament->plan.game->name);
    json_key(out, "settings");
    arena_line_settings(result->tournament, out);
    json_add_bool(out, "stopped", result->end->stopped);
    json_add_number(out, "not_counted", result->games->count - result->count);
    json_add_number(out, "played", result->end->played);
    add_real(out, "seconds", result->end->seconds);
    add_test(out, result);
    add_section(out, result, -1);
    add_variants(out, result);
}
