/* point.c: accepts every way of pointing at what the wanted move still needs.
 *
 * In a game a die that acts can be put into the tray as well, so a word such as "swap"
 * says what is meant. A lesson knows that: whoever goes on with the next thing, such as
 * the die to take, may leave the word out. */
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "core/bag.h"
#include "session/lesson/internal.h"

/* Picks, and which of them the choices before have used. */
struct picks {
    struct bag bag;
    bool used[BAG_THINGS];
    int left;
};

/* What the picks have of the things of one choice. */
struct share {
    int present, words_missing, others_missing;
};

/* A position on the way through the rest of the wanted move. */
struct walk {
    const struct table *table;
    const struct move *rest;
    struct picks picks;
    int at; /* the choice that is next */
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
};

static bool is_word(const char *thing)
{
    return strncmp(thing, "word:", 5) == 0;
}

static bool use(struct picks *picks, const char *thing)
{
    for (int i = 0; i < picks->bag.count; i++)
        if (!picks->used[i] && strcmp(picks->bag.thing[i], thing) == 0) {
            picks->left--;
            return picks->used[i] = true;
        }
    return false;
}

static struct share use_all(struct picks *picks, const struct bag *needed)
{
    struct share share = {0};
    for (int i = 0; i < needed->count; i++)
        if (use(picks, needed->thing[i]))
            share.present++;
        else if (is_word(needed->thing[i]))
            share.words_missing++;
        else
            share.others_missing++;
    return share;
}

/* The things of the next choice, or what can be pointed at instead; false: none. */
static bool fill_needed(const struct walk *walk, bool instead, struct bag *needed)
{
    const struct match *match = walk->table->match;
    const struct guide *guide = match->game->guide;
    char things[GUIDE_THINGS];
    struct text out = text_init(things, sizeof things);
    choice_t choice = walk->rest->choice[walk->at];
    if (!instead)
        guide->things(match->world, walk->state, choice, &out);
    else if (guide->synonym != NULL)
        guide->synonym(match->world, walk->state, choice, &out);
    return out.length > 0 && bag_fill(needed, things);
}

static bool begin(struct walk *walk, const struct table *table, const struct move *rest,
                  const char *things)
{
    const struct match *match = table->match;
    *walk = (struct walk){.table = table, .rest = rest};
    memcpy(walk->state, table->draft, match->game->state_size);
    if (match->game->guide == NULL || !bag_fill(&walk->picks.bag, things))
        return false;
    walk->picks.left = walk->picks.bag.count;
    return walk->picks.left > 0;
}

static bool may_go_on(const struct walk *walk)
{
    const struct match *match = walk->table->match;
    struct reason ignored;
    return walk->at < walk->rest->count &&
           match->game->verdict(match->world, walk->state, walk->rest->choice[walk->at],
                                &ignored);
}

static void go_on(struct walk *walk)
{
    const struct match *match = walk->table->match;
    match->game->apply(match->world, walk->state, walk->rest->choice[walk->at++]);
}

/* Whether the picks are, or begin, the next choice; `share` says how much of it. */
static bool use_next(struct walk *walk, struct share *share)
{
    struct picks before;
    struct bag needed;
    memcpy(before.used, walk->picks.used, sizeof before.used);
    before.left = walk->picks.left;
    *share = (struct share){0};
    if (fill_needed(walk, false, &needed))
        *share = use_all(&walk->picks, &needed);
    if (share->present > 0)
        return true;
    memcpy(walk->picks.used, before.used, sizeof before.used);
    walk->picks.left = before.left;
    if (!fill_needed(walk, true, &needed))
        return false;
    *share = use_all(&walk->picks, &needed);
    return share->present == needed.count;
}

/* Goes through the choices that the picks make, with or without their words, up to one
 * that they do not make. False if they are something else than parts of the move. */
static bool follow(struct walk *walk, struct share *last, bool *skips)
{
    *skips = false;
    while (walk->picks.left > 0) {
        if (!may_go_on(walk) || !use_next(walk, last))
            return false;
        if (walk->picks.left == 0 && last->words_missing + last->others_missing > 0)
            return true;
        if (last->others_missing > 0)
            return false;
        *skips = *skips || last->words_missing > 0;
        go_on(walk);
    }
    *last = (struct share){0};
    return true;
}

bool lesson_point(const struct lesson *lesson, struct table *table, const char *things,
                  bool *more, struct reason *why)
{
    struct walk walk;
    struct move rest;
    struct share last;
    bool skips;
    if (lesson == NULL || !lesson_find_rest(lesson, table, &rest) ||
        !begin(&walk, table, &rest, things) || !follow(&walk, &last, &skips) || !skips)
        return table_point(table, things, more, why);
    *more = last.present > 0;
    for (int i = 0; !*more && i < walk.at; i++)
        if (!table_choose(table, rest.choice[i], why))
            return false;
    return true;
}

void lesson_write_ahead(const struct table *table, const struct move *rest,
                        const char *picked, struct text *out)
{
    struct walk walk;
    struct share last;
    struct bag ahead;
    bool skips;
    if (!begin(&walk, table, rest, picked) || !follow(&walk, &last, &skips) ||
        last.words_missing == 0 || last.others_missing > 0 || last.present == 0)
        return;
    go_on(&walk);
    if (!may_go_on(&walk))
        return;
    for (int instead = 0; instead < 2; instead++)
        for (int i = 0; fill_needed(&walk, instead, &ahead) && i < ahead.count; i++)
            if (!is_word(ahead.thing[i]))
                lesson_add_thing(ahead.thing[i], out);
}
