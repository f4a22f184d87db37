/* arena_report.c: the result of a tournament as text. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli/lab/arena.h"
#include "cli/output/style.h"

/* One section of the report: all games, or those of one variant. */
struct section {
    const struct tournament *tournament;
    const struct arena_totals *totals;
    struct elo elo;
    int order[ARENA_MAX_SPECS]; /* specs, best first */
    int width;                  /* of the longest name */
    bool colour;
};

static const char *name_of(const struct section *section, int spec)
{
    return section->tournament->plan.spec[spec];
}

static void sort_specs(struct section *section)
{
    for (int i = 0; i < section->totals->specs; i++) {
        int place = i;
        for (; place > 0 && section->elo.rating[section->order[place - 1]] <
                                section->elo.rating[i] - 1e-9;
             place--)
            section->order[place] = section->order[place - 1];
        section->order[place] = i;
        int width = (int)strlen(name_of(section, i));
        section->width = width > section->width ? width : section->width;
    }
}

static void print_heading(const struct section *section, const char *words)
{
    printf("\n%s%s%s\n", style_bold(section->colour), words,
           style_plain(section->colour));
}

static void print_share(const struct share *share)
{
    struct interval interval = share_interval(share);
    printf("%5.1f %% (%4.1f to %5.1f)", share_mean(share) * 100, interval.low * 100,
           interval.high * 100);
}

/* Avoids printing -0. */
static double whole_elo(double elo)
{
    return round(elo) + 0.0;
}

static const char *plural(long count)
{
    return count == 1 ? "" : "s";
}

static void print_elo(const struct section *section, int spec)
{
    int anchor = section->tournament->anchor;
    double zero = anchor < 0 ? 0 : section->elo.rating[anchor];
    printf("%+6.0f +-%4.0f", whole_elo(section->elo.rating[spec] - zero),
           elo_margin(&section->elo, spec, anchor));
}

static void print_spec(const struct section *section, int spec)
{
    const struct totals_spec *is = &section->totals->spec[spec];
    double moves = is->moves > 0 ? (double)is->moves : 1;
    printf("%c %-*s ", 'A' + spec, section->width, name_of(section, spec));
    if (is->games == 0) {
        printf(" no games\n");
        return;
    }
    if (section->totals->specs > 1)
        print_elo(section, spec);
    printf(" %6ld", is->games);
    if (section->totals->specs > 1) {
        printf("  ");
        print_share(&is->won);
        printf(" %5.1f %%", share_fair(&is->won) * 100);
    }
    printf(" %7.2f %9.2f %9.2f\n", is->score / (double)is->seats,
           is->thought / moves * 1000, is->longest * 1000);
}

static void print_specs(const struct section *section)
{
    char heading[200];
    struct text out = text_init(heading, sizeof heading);
    text_format(&out, "  %-*s ", section->width, "player");
    bool several = section->totals->specs > 1;
    text_format(&out, "%s  games%s   score   ms/move   at most",
                several ? "          Elo" : "",
                several ? "  wins (95 % interval)     fair" : "");
    print_heading(section, heading);
    for (int i = 0; i < section->totals->specs; i++)
        print_spec(section, section->order[i]);
}

/* Each pair that met, the stronger first. */
static void print_pairs(const struct section *section)
{
    print_heading(section, "Pairs: Elo between them, wins of each in the games of both");
    for (int i = 0; i < section->totals->specs; i++)
        for (int j = i + 1; j < section->totals->specs; j++) {
            int one = section->order[i], two = section->order[j];
            struct totals_pair pair = arena_totals_pair(section->totals, one, two);
            if (pair.games < 1)
                continue;
            double both = pair.won[0] + pair.won[1];
            printf("  %-*s over %-*s %+6.0f +-%4.0f %8.1f : %-8.1f %5.1f %%\n",
                   section->width, name_of(section, one), section->width,
                   name_of(section, two),
                   whole_elo(section->elo.rating[one] - section->elo.rating[two]),
                   elo_margin(&section->elo, one, two), pair.won[0], pair.won[1],
                   both > 0 ? pair.won[0] / both * 100 : 50);
        }
}

static void print_lineup(const struct section *section, const struct elo_group *group)
{
    printf("  ");
    for (int i = 0; i < group->members; i++)
        printf("%s%d %s", i > 0 ? ", " : "", group->seats[i],
               name_of(section, group->who[i]));
    printf(": %.0f game%s\n", group->games, plural((long)group->games));
    for (int i = 0; i < group->members; i++) {
        struct share share = elo_group_share(group, i);
        struct interval interval = share_interval(&share);
        double fair = share_fair(&share);
        printf("    %-*s ", section->width, name_of(section, group->who[i]));
        print_share(&share);
        printf("  %4.2f (%4.2f to %4.2f) times its fair share\n",
               share_mean(&share) / fair, interval.low / fair, interval.high / fair);
    }
}

/* At a table of two, this would repeat the pairs. */
static void print_lineups(const struct section *section)
{
    const struct elo_deals *lineups = &section->totals->lineups;
    bool larger = false;
    for (int i = 0; i < lineups->count; i++)
        larger = larger || lineups->group[i].players > 2;
    if (!larger)
        return;
    print_heading(section, "Line-ups: who takes which part of the wins");
    for (int i = 0; i < lineups->count; i++)
        print_lineup(section, &lineups->group[i]);
}

static void print_places(const char *what, const struct share *place)
{
    for (int i = 0; i < GAME_MAX_PLAYERS && place[i].deals > 0; i++) {
        printf("  %s %d  ", what, i + 1);
        print_share(&place[i]);
        printf("  fair %4.1f %%, %+.1f points\n", share_fair(&place[i]) * 100,
               (share_mean(&place[i]) - share_fair(&place[i])) * 100);
    }
}

static void print_games(const struct section *section)
{
    const struct arena_totals *totals = section->totals;
    print_heading(section, totals->others_begin
                               ? "Wins by seat, and by turn from whoever began"
                               : "Wins by seat");
    print_places("seat", totals->seat);
    if (totals->others_begin)
        print_places("turn", totals->turn);
    print_heading(section, "Games");
    if (arena_totals_rounds(totals, 100) > 0)
        printf("  rounds: mean %.2f, median %d, 5 to 95 of 100 games %d to %d, "
               "longest %d\n",
               arena_totals_mean_rounds(totals), arena_totals_rounds(totals, 50),
               arena_totals_rounds(totals, 5), arena_totals_rounds(totals, 95),
               arena_totals_rounds(totals, 100));
    printf("  choices: mean %.1f\n", totals->choices / (double)totals->games);
    if (totals->broken_off > 0)
        printf("  broken off after %d choices, and shared by all: %ld\n",
               ARENA_MAX_CHOICES, totals->broken_off);
}

static void print_section(const struct arena_result *result, int variant)
{
    const struct tournament *tournament = result->tournament;
    struct arena_totals totals;
    struct section section = {
        .tournament = tournament, .totals = &totals, .colour = style_wanted()};
    arena_totals_init(&totals, &tournament->plan, result->game, result->count, variant);
    elo_fit(&totals.lineups, totals.specs, &section.elo);
    sort_specs(&section);
    if (totals.games > 0) {
        print_specs(&section);
        if (totals.specs > 1)
            print_pairs(&section);
        if (totals.specs > 1)
            print_lineups(&section);
        print_games(&section);
    }
    arena_totals_deinit(&totals);
}

static void print_test(const struct arena_result *result)
{
    const struct tournament *tournament = result->tournament;
    const struct arena_games *games = result->games;
    printf("\nIs %s stronger than %s by %g Elo at most or by %g at least?\n",
           tournament->plan.spec[0], tournament->plan.spec[1], tournament->low,
           tournament->high);
    printf("  log-likelihood ratio %+.2f, decided at %+.2f and %+.2f: ",
           sprt_ratio(&games->sprt), -sprt_bound(), sprt_bound());
    if (games->verdict == SPRT_OPEN)
        printf("not decided\n");
    else
        printf("by %g at %s, after %ld deals\n",
               games->verdict == SPRT_LOW ? tournament->low : tournament->high,
               games->verdict == SPRT_LOW ? "most" : "least", games->next);
}

static void print_start(const struct arena_result *result)
{
    const struct tournament *tournament = result->tournament;
    const struct setup *setup = &tournament->wanted.setup;
    long deals = 0;
    for (long i = 0; i < result->count; i++)
        deals += i == 0 || result->game[i].deal != result->game[i - 1].deal;
    printf("%s", tournament->plan.game->title);
    if (!tournament->variety.all_players)
        printf(", %d players", tournament->players[0]);
    for (int i = 0; i < setup->count; i++)
        printf(", %s %s", setup->option[i].name, setup->option[i].value);
    printf(": %ld game%s in %ld deal%s, seed %s\n", result->count, plural(result->count),
           deals, plural(deals), tournament->plan.seed);
    long left = result->games->count - result->count;
    if (left > 0)
        printf("%ld more game%s not counted: %s\n", left, left == 1 ? " is" : "s are",
               result->games->verdict == SPRT_OPEN ? "all games of a deal are needed"
                                                   : "the test had ended");
    if (result->end->played > 0)
        printf("%ld game%s played in %.1f s\n", result->end->played,
               plural(result->end->played), result->end->seconds);
    if (result->end->stopped)
        printf("stopped before the end\n");
}

void arena_report_print(const struct arena_result *result)
{
    const struct tournament *tournament = result->tournament;
    print_start(result);
    print_section(result, -1);
    if (tournament->testing)
        print_test(result);
    for (int i = 0; tournament->plan.variants > 1 && i < tournament->plan.variants; i++) {
        char name[256];
        struct text out = text_init(name, sizeof name);
        variety_write(&tournament->variety, (unsigned long)i, &out);
        printf("\n--- %s ---\n", name);
        print_section(result, i);
    }
}
