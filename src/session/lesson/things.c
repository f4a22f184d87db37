/* things.c: what to point at next in a lesson. */
#include <stdlib.h>
#include <string.h>

#include "core/bag.h"
#include "core/memory.h"
#include "session/lesson/internal.h"

/* Takes one choice out of a move; false if it is not in it. */
static bool take_out(struct move *move, choice_t choice)
{
    for (int i = 0; i < move->count; i++)
        if (move->choice[i] == choice) {
            memmove(&move->choice[i], &move->choice[i + 1],
                    (size_t)(move->count - i - 1) * sizeof *move->choice);
            move->count--;
            return true;
        }
    return false;
}

bool lesson_find_rest(const struct lesson *lesson, const struct table *table,
                      struct move *rest)
{
    const struct match *match = table->match;
    struct reason why;
    if (lesson_move(lesson)[0] == '\0' || table_waits(table) != TABLE_PERSON)
        return false;
    if (!move_read(match->game, match->world, match->state, lesson_move(lesson), rest,
                   &why))
        return false;
    for (int i = 0; i < table->move.count; i++)
        if (!take_out(rest, table->move.choice[i]))
            return false;
    return true;
}

/* The place in the rest of its first choice that is legal now; -1: there is none. */
static int find_next(const struct table *table, const struct move *rest)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = table_choices(table, list);
    for (int i = 0; i < rest->count; i++)
        for (int k = 0; k < count; k++)
            if (list[k] == rest->choice[i])
                return i;
    return -1;
}

/* Both are sorted. */
static void write_unpicked(const struct bag *needed, const struct bag *picked,
                           struct text *out)
{
    int at = 0;
    for (int i = 0; i < needed->count; i++)
        if (at < picked->count && strcmp(needed->thing[i], picked->thing[at]) == 0) {
            at++;
        } else {
            text_space(out);
            text_put(out, needed->thing[i]);
        }
}

void lesson_add_thing(const char *thing, struct text *out)
{
    char all[GUIDE_THINGS];
    struct text copy = text_init(all, sizeof all);
    struct bag there;
    text_put(&copy, out->data);
    if (!bag_fill(&there, all))
        return;
    for (int i = 0; i < there.count; i++)
        if (strcmp(there.thing[i], thing) == 0)
            return;
    text_space(out);
    text_put(out, thing);
}

/* Takes a thing out of those picked; false if it is not among them. */
static bool take_pick(const struct bag *picks, bool used[BAG_THINGS], const char *thing)
{
    for (int i = 0; i < picks->count; i++)
        if (!used[i] && strcmp(picks->thing[i], thing) == 0)
            return used[i] = true;
    return false;
}

static bool is_among(char (*list)[GUIDE_THING], int count, const char *thing)
{
    for (int i = 0; i < count; i++)
        if (strcmp(list[i], thing) == 0)
            return true;
    return false;
}

/* The things of a set, which can be pointed at in any order, without those picked. */
static void write_set(const struct table *table, const struct move *rest,
                      const char *first, const struct bag *picks, const char *picked,
                      struct text *out)
{
    enum { ROOM = GAME_MAX_CHOICES };
    char(*lit)[GUIDE_THING] = memory_new(ROOM, sizeof *lit);
    bool used[BAG_THINGS] = {false}, enough;
    int count = table_light(table, picked, lit, ROOM, &enough);
    for (int i = 0; i < rest->count; i++) {
        char things[GUIDE_THINGS];
        struct text text = text_init(things, sizeof things);
        table_write_things(table, rest->choice[i], &text);
        if (bag_same_kind(first, things) && !take_pick(picks, used, things) &&
            is_among(lit, count, things))
            lesson_add_thing(things, out);
    }
    free(lit);
}

/* What the wanted move leaves out, without those picked. */
static bool write_left_out(const struct table *table, const struct move *rest,
                           const struct bag *picks, struct text *out)
{
    const struct match *match = table->match;
    char things[GUIDE_THINGS];
    struct text text = text_init(things, sizeof things);
    struct bag left;
    if (!guide_write_left_out(match->game, match->world, table->draft, rest, &text))
        return false;
    if (bag_fill(&left, things))
        write_unpicked(&left, picks, out);
    return true;
}

void lesson_write_things(const struct lesson *lesson, const struct table *table,
                         const char *picked, struct text *out)
{
    char things[GUIDE_THINGS];
    struct text text = text_init(things, sizeof things);
    struct bag needed, picks;
    struct move rest;
    if (lesson_move(lesson)[0] == '\0') {
        if (lesson->pointed >= 0)
            text_put(out, lesson->step[lesson->pointed].words);
        return;
    }
    if (!lesson_find_rest(lesson, table, &rest) || rest.count == 0)
        return;
    int next = find_next(table, &rest);
    bool out_of_order = next < 0; /* what is left of a set comes before what was chosen */
    next = out_of_order ? 0 : next;
    table_write_things(table, rest.choice[next], &text);
    if (!bag_fill(&needed, things) || !bag_fill(&picks, picked) ||
        write_left_out(table, &rest, &picks, out))
        return;
    if (needed.count == 1 && !bag_same_kind("word:", things))
        write_set(table, &rest, things, &picks, picked, out);
    else if (!out_of_order)
        write_unpicked(&needed, &picks, out);
    text = text_init(things, sizeof things);
    if (picks.count == 0 && table_write_synonym(table, rest.choice[next], &text))
        lesson_add_thing(things, out);
    lesson_write_ahead(table, &rest, picked, out);
}
