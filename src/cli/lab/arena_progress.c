/* arena_progress.c: a tournament's progress: a line redrawn on a terminal, or an
 * occasional line elsewhere. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "cli/lab/arena.h"

enum { BAR = 10, COLUMNS = 79 };

static const double often = 1, seldom = 60; /* seconds between two lines */

static long count_games(const struct tournament *tournament)
{
    long games = 0;
    for (long deal = 0; tournament->deals < ARENA_ENDLESS && deal < tournament->deals;
         deal++)
        games += arena_tournament_rotations(tournament, deal);
    return games;
}

void arena_progress_init(struct arena_progress *progress,
                         const struct tournament *tournament,
                         const struct arena_games *games)
{
    double now = clock_seconds();
    *progress = (struct arena_progress){.tournament = tournament,
                                        .terminal = isatty(STDERR_FILENO),
                                        .start = now,
                                        .shown = now,
                                        .before = games->count,
                                        .total = count_games(tournament)};
}

/* The share done, of games or of time, whichever is further. */
static double share_done(const struct arena_progress *progress, long games, double took)
{
    double done = 0, limit = progress->tournament->seconds;
    if (progress->total > 0)
        done = (double)games / (double)progress->total;
    if (limit > 0)
        done = fmax(done, took / limit);
    return fmin(done, 1);
}

static void put_bar(double done, struct text *out)
{
    int full = (int)(done * (double)BAR);
    text_put_char(out, '[');
    for (int i = 0; i < BAR; i++)
        text_put_char(out, i < full ? '=' : ' ');
    text_put(out, "] ");
}

static void put_time(double seconds, struct text *out)
{
    long whole = (long)ceil(seconds);
    if (whole >= 3600)
        text_format(out, "%ld:%02ld:%02ld", whole / 3600, whole / 60 % 60, whole % 60);
    else
        text_format(out, "%ld:%02ld", whole / 60, whole % 60);
}

/* The estimate of what is left, by games or time, whichever ends first; nothing if
 * unknown. */
static void put_left(const struct arena_progress *progress, long games, double took,
                     struct text *out)
{
    long fresh = games - progress->before;
    double left = INFINITY, limit = progress->tournament->seconds;
    if (progress->total > 0 && fresh > 0)
        left = took / (double)fresh * (double)(progress->total - games);
    if (limit > 0)
        left = fmin(left, fmax(limit - took, 0));
    if (!isfinite(left))
        return;
    text_put(out, ", ");
    put_time(left, out);
    text_put(out, " left");
}

/* Ratings in the order of the players; for a test, its progress. */
static void put_standing(const struct arena_games *games, struct text *out)
{
    const struct tournament *tournament = games->tournament;
    struct arena_totals totals;
    struct elo elo;
    long count;
    if (tournament->testing)
        text_format(out, ", LLR %+.2f of %.2f", sprt_ratio(&games->sprt), sprt_bound());
    if (tournament->plan.specs == 1)
        return;
    struct arena_game *list = arena_games_list(games, &count);
    arena_totals_init(&totals, &tournament->plan, list, count, -1);
    elo_fit(&totals.lineups, totals.specs, &elo);
    for (int i = 0; i < totals.specs; i++)
        text_format(out, "%s%s %+.0f", i == 0 ? "; " : ", ", tournament->plan.spec[i],
                    elo.rating[i]);
    arena_totals_deinit(&totals);
    free(list);
}

static void put_line(const struct arena_progress *progress,
                     const struct arena_games *games, double took, struct text *out)
{
    long count = games->count;
    if (progress->terminal && (progress->total > 0 || progress->tournament->seconds > 0))
        put_bar(share_done(progress, count, took), out);
    text_format(out, "%ld", count);
    if (progress->total > 0)
        text_format(out, " of %ld", progress->total);
    double rate = took > 0 ? (double)(count - progress->before) / took : 0;
    text_format(out, " games, %.*f/s", rate < 10 ? 2 : 0, rate);
    put_left(progress, count, took, out);
    put_standing(games, out);
}

void arena_progress_show(struct arena_progress *progress, const struct arena_games *games)
{
    double now = clock_seconds();
    char line[512];
    struct text out = text_init(line, sizeof line);
    if (progress->tournament->quiet ||
        now - progress->shown < (progress->terminal ? often : seldom))
        return;
    progress->shown = now;
    put_line(progress, games, now - progress->start, &out);
    if (progress->terminal)
        fprintf(stderr, "\r%.*s\033[K", COLUMNS, line);
    else
        fprintf(stderr, "%s\n", line);
}

void arena_progress_end(struct arena_progress *progress)
{
    if (progress->terminal && !progress->tournament->quiet)
        fprintf(stderr, "\r\033[K");
}
