/* explain.c: why a move is a good idea: what it wins, opens, bars and makes possible. It
 * says only what the states before and after the move show. */
#include "games/seals/ai/explain.h"

#include "games/seals/ai/heuristics.h"
#include "games/seals/ai/internal.h"
#include "games/seals/notation/notation.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

/* --- the end ------------------------------------------------------------------------ */

/* Points before the best other player; below 0 when behind. */
static int lead(const struct explanation *it, const struct seals_state *state)
{
    int best = 0;
    for (int seat = 0; seat < it->world->players; seat++) {
        int score = seals_seat_score(&state->seat[seat], state->circle);
        if (seat != it->seat && score > best)
            best = score;
    }
    return seals_seat_score(&state->seat[it->seat], state->circle) - best;
}

/* 4.7. The game itself ends after dice are taken, where no reasons are given. */
static void explain_end(struct explanation *it)
{
    int ahead = lead(it, it->after);
    if (ahead <= 0 || seals_sixes_to_go(it->world, it->before) == 0 ||
        seals_sixes_to_go(it->world, it->after) > 0)
        return;
    if (seals_reason_fits(it))
        seals_reason_add(it,
                         tr_count("makes this the last round, %d point ahead",
                                  "makes this the last round, %d points ahead",
                                  (unsigned long)ahead),
                         ahead);
}

/* --- what is won and opened --------------------------------------------------------- */

/* Sites whose scroll the move won. */
static struct sites scrolls_won(const struct explanation *it)
{
    const struct seals_seat *mine = &it->after->seat[it->seat];
    if (((mine->up | mine->down) & it->before->lying) == 0)
        return (struct sites){0};
    return sites_without(it->before->scrolls, &it->after->scrolls);
}

/* Who else could win one of the scrolls: a seat, NONE, or NOBODY for several. */
static int rival_for(const struct explanation *it, const struct sites *won)
{
    int rival = NONE;
    for (int seat = 0; seat < it->world->players; seat++) {
        if (seat == it->seat || it->before->seat[seat].over)
            continue;
        struct sites theirs = seals_payable(it->world, it->before, seat);
        struct sites rest = sites_without(theirs, won);
        if (sites_count(&rest) < sites_count(&theirs))
            rival = rival == NONE ? seat : NOBODY;
    }
    return rival;
}

/* "change.earth and growth.fire" */
static struct phrase name_scrolls(const struct explanation *it, const struct sites *sites)
{
    struct phrase phrase;
    struct text out = text_init(phrase.words, sizeof phrase.words);
    int i = 0, count = sites_count(sites);
    for (int site = sites_next(sites, 0); site >= 0; site = sites_next(sites, site + 1)) {
        seals_put_joint(&out, i++, count);
        text_put(&out, seals_name_scroll_on(it->before, site).words);
    }
    return phrase;
}

static void explain_won(struct explanation *it)
{
    struct sites won = scrolls_won(it);
    int points = seals_seat_score(&it->after->seat[it->seat], it->after->circle) -
                 seals_seat_score(&it->before->seat[it->seat], it->before->circle);
    if (!sites_any(&won))
        return;
    const struct phrase scrolls = name_scrolls(it, &won);
    int rival = sites_count(&won) > 1 ? NONE : rival_for(it, &won);
    unsigned long count = points > 0 ? (unsigned long)points : 0;
    if (rival == NONE)
        seals_reason_add(it,
                         tr_count("wins %s for %d point", "wins %s for %d points", count),
                         scrolls.words, points);
    else if (rival == NOBODY)
        seals_reason_add(it,
                         tr_count("wins %s for %d point, which others could win too",
                                  "wins %s for %d points, which others could win too",
                                  count),
                         scrolls.words, points);
    else
        seals_reason_add(it,
                         tr_count("wins %s for %d point, which the %s could win too",
                                  "wins %s for %d points, which the %s could win too",
                                  count),
                         scrolls.words, points, seals_name_seat(it, rival).words);
}

static void explain_opened(struct explanation *it)
{
    struct sites before = seals_reached(it->world, it->before, it->seat);
    struct sites now = seals_reached(it->world, it->after, it->seat);
    struct sites opened = seals_only_scrolls(it->after, sites_without(now, &before));
    int count, site = seals_strongest_of(it->after, &opened, &count);
    if (site < 0 || !seals_reason_fits(it))
        return;
    int more = sites_count(&opened) - count;
    const struct phrase scrolls =
        seals_say_scrolls(count, seal_strength(it->after, site));
    struct sites payable = seals_payable(it->world, it->after, it->seat);
    if (more > 0)
        seals_reason_add(it,
                         tr_count("opens the way to %s and %s weaker one",
                                  "opens the way to %s and %s weaker ones",
                                  (unsigned long)more),
                         scrolls.words, seals_say_number(more).words);
    else if (count == 1 && sites_has(&payable, site))
        seals_reason_add(it, tr("opens the way to %s, and the dice are enough for it"),
                         scrolls.words);
    else
        seals_reason_add(it, tr("opens the way to %s"), scrolls.words);
}

/* 6.11: a scroll that was out of reach lies where a weaker one did. Two scrolls trade
 * places, so there is no more than one. */
static void explain_brought(struct explanation *it)
{
    struct sites then = seals_reached(it->world, it->before, it->seat);
    struct sites now =
        seals_only_scrolls(it->after, seals_reached(it->world, it->after, it->seat));
    for (int i = sites_next(&now, 0); i >= 0; i = sites_next(&now, i + 1)) {
        if (seal_strength(it->after, i) <= seal_strength(it->before, i) ||
            sites_has(&then, seals_place_before(it, i)))
            continue;
        if (seals_reason_fits(it))
            seals_reason_add(it, tr("brings %s within reach"),
                             seals_name_scroll_on(it->after, i).words);
    }
}

static void find_access(const struct explanation *it, const struct seals_state *state,
                        struct access *access)
{
    struct scene scene;
    struct stance stance;
    seals_scene_init(&scene, it->world, state);
    seals_stance_init(&stance, &scene, it->seat);
    seals_access_find(&scene, &stance, access);
}

/* The strongest scroll, of strength 4 at least, that fewer dice lie before than did. */
static void explain_nearer(struct explanation *it)
{
    struct access before, now;
    int best = -1, most = 3;
    if (it->reasons > 0)
        return;
    find_access(it, it->before, &before);
    find_access(it, it->after, &now);
    for (int i = sites_next(&it->after->scrolls, 0); i >= 0;
         i = sites_next(&it->after->scrolls, i + 1)) {
        if (seal_strength(it->after, i) <= most ||
            now.when[i] >= before.when[seals_place_before(it, i)])
            continue;
        most = seal_strength(it->after, i);
        best = i;
    }
    if (best >= 0)
        seals_reason_add(it, tr("brings %s nearer"),
                         seals_name_scroll_on(it->after, best).words);
}

/* --- against the others ------------------------------------------------------------- */

/* Scrolls still there that a seat reached before, and does no longer. */
static struct sites scrolls_barred(const struct explanation *it, int seat)
{
    struct sites before = seals_reached(it->world, it->before, seat);
    struct sites now = seals_reached(it->world, it->after, seat);
    return seals_only_scrolls(it->after, sites_without(before, &now));
}

static void explain_barred(struct explanation *it)
{
    for (int seat = 0; seat < it->world->players; seat++) {
        if (seat == it->seat)
            continue;
        struct sites lost = scrolls_barred(it, seat);
        int count, site = seals_strongest_of(it->after, &lost, &count);
        if (site < 0 || !seals_reason_fits(it))
            continue;
        seals_reason_add(it, tr("bars the %s from %s"), seals_name_seat(it, seat).words,
                         seals_say_scrolls(count, seal_strength(it->after, site)).words);
        return;
    }
}

/* 6.1: it stays when the mage moves on. */
static void explain_familiar(struct explanation *it)
{
    const struct seals_seat *then = &it->before->seat[it->seat],
                            *now = &it->after->seat[it->seat];
    if (now->familiar == then->familiar || now->familiar != now->place ||
        !sites_has(&it->world->through, now->place))
        return;
    if (seals_reason_fits(it))
        seals_reason_add(it, tr("leaves the familiar to bar the way through %s"),
                         seals_name_site(it->world, now->place).words);
}

static void explain_turn(struct explanation *it)
{
    explain_won(it);
    explain_end(it);
    explain_opened(it);
    explain_brought(it);
    seals_explain_possible(it);
    seals_explain_kept(it);
    explain_barred(it);
    explain_familiar(it);
    seals_explain_theft(it);
    seals_explain_absorbed(it);
    explain_nearer(it);
    seals_explain_new_dice(it);
}

void seals_explain(const void *world, const void *game_before, const struct move *move,
                   const void *after, const void *other, struct text *out)
{
    const struct seals_state *before = game_before;
    struct explanation it = {.world = world,
                             .before = before,
                             .after = after,
                             .other = other,
                             .seat = before->actor,
                             .out = out};
    (void)move; /* the states say it all */
    if (before->step == STEP_TAKE)
        seals_explain_taken(&it);
    else if (is_turn_step(before->step) && before->turn == before->actor)
        explain_turn(&it);
}
