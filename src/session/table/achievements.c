/* achievements.c: what people have tried at a table. The list has the game's own rows
 * first, then "finished", then a row for each level that can be beaten. */
#include "session/table/achievements.h"

#include <assert.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "ai/level.h"
#include "core/memory.h"
#include "i18n/i18n.h"
#include "session/table/event.h"
#include "session/table/internal.h"

static const struct achievement none = {0};

static const struct achievement *own_rows(const struct game *game)
{
    bool some = game->guide != NULL && game->guide->achievements != NULL;
    return some ? game->guide->achievements : &none;
}

static int count_rows(const struct achievement *rows)
{
    int count = 0;
    while (rows[count].key != NULL)
        count++;
    return count;
}

static int read_levels(const struct game *game, struct level *list)
{
    struct error error = {0};
    int count = level_list(game, list, &error);
    return count > 0 ? count : 0;
}

/* --- the list ----------------------------------------------------------------------- */

static void put_words(struct achievement_words *words, const char *key, const char *title,
                      const char *how, const char *rule)
{
    struct text out = text_init(words->key, sizeof words->key);
    text_put(&out, key);
    out = text_init(words->title, sizeof words->title);
    text_put(&out, title);
    out = text_init(words->how, sizeof words->how);
    text_put(&out, how);
    words->rule = rule;
}

static void put_level(struct achievement_words *words, const struct level *level)
{
    char key[ACHIEVEMENT_KEY], title[ACHIEVEMENT_WORDS], how[ACHIEVEMENT_WORDS];
    struct text out = text_init(key, sizeof key);
    text_format(&out, "beat-%s", level->name);
    out = text_init(title, sizeof title);
    text_format(&out, tr("Won against: %s"), tr(level->name));
    out = text_init(how, sizeof how);
    text_format(&out,
                tr("Win alone against computer players of this level or above: %s."),
                tr(level->name));
    put_words(words, key, title, how, "");
}

int achievements_list(const struct game *game, struct achievement_words *list)
{
    struct level levels[LEVEL_MAX];
    int count = 0, level_count = read_levels(game, levels);
    assert(count_rows(own_rows(game)) + 1 + level_count <= ACHIEVEMENTS);
    for (const struct achievement *row = own_rows(game); row->key != NULL; row++)
        put_words(&list[count++], row->key, tr(row->title), tr(row->how), row->rule);
    put_words(&list[count++], "finished", tr("To the end"),
              tr("Play a game until it is over."), "");
    for (int i = 0; i < level_count; i++)
        put_level(&list[count++], &levels[i]);
    return count;
}

/* --- what was earned ---------------------------------------------------------------- */

struct finding {
    const struct table *table;
    const struct achievement *rows;
    uint64_t earned;
    /* The positions around an event, and the one in which its turn began. */
    alignas(max_align_t) unsigned char turn[GAME_MAX_STATE];
    alignas(max_align_t) unsigned char was[GAME_MAX_STATE];
    alignas(max_align_t) unsigned char is[GAME_MAX_STATE];
};

static bool counts(const struct table *table, int seat)
{
    return table_is_person(table, seat) && (!table->follows || seat == table->own);
}

static void earn(struct finding *finding, int row)
{
    finding->earned |= (uint64_t)1 << row;
}

static int whose_turn(const struct match *match, const void *state)
{
    const struct game *game = match->game;
    return game->turn != NULL ? game->turn(match->world, state)
                              : game->actor(match->world, state);
}

static void look_at_move(struct finding *finding, size_t first, size_t end)
{
    const struct match *match = finding->table->match;
    struct move move;
    match_move(match, first, end, &move);
    const struct deed deed = {.world = match->world,
                              .seat = match->log[first].seat,
                              .turn = finding->turn,
                              .before = finding->was,
                              .after = finding->is,
                              .move = &move};
    for (int i = 0; finding->rows[i].key != NULL; i++)
        if (finding->rows[i].by_move != NULL && finding->rows[i].by_move(&deed))
            earn(finding, i);
}

/* Goes through the whole log, for the positions in which turns began. */
static void look_at_moves(struct finding *finding, size_t from)
{
    const struct match *match = finding->table->match;
    size_t size = match->game->state_size, end;
    match_state_at(match, 0, finding->is);
    memcpy(finding->turn, finding->is, size);
    for (size_t first = 0; first < match->count; first = end) {
        end = event_end(match, first);
        memcpy(finding->was, finding->is, size);
        for (size_t i = first; i < end; i++)
            match->game->apply(match->world, finding->is, match->log[i].choice);
        if (first >= from && counts(finding->table, match->log[first].seat))
            look_at_move(finding, first, end);
        if (whose_turn(match, finding->is) != whose_turn(match, finding->was))
            memcpy(finding->turn, finding->is, size);
    }
}

/* The weakest of the computer players against whom somebody plays alone; -1 when others
 * play too, or players without a level. */
static int weakest_level(const struct table *table, int seat, const struct level *levels,
                         int count)
{
    int weakest = count;
    for (int other = 0; other < table_players(table); other++) {
        int level = 0;
        while (level < count && strcmp(levels[level].name, table->chair[other].spec) != 0)
            level++;
        if (other != seat && level == count)
            return -1;
        if (other != seat && level < weakest)
            weakest = level;
    }
    return weakest;
}

static void look_at_result(struct finding *finding, int seat)
{
    const struct table *table = finding->table;
    const struct match *match = table->match;
    struct level levels[LEVEL_MAX];
    int count = read_levels(match->game, levels);
    bool won = (match->game->winners(match->world, match->state) >> seat & 1) != 0;
    int most = won ? weakest_level(table, seat, levels, count) : -1;
    int finished = count_rows(finding->rows);
    earn(finding, finished);
    for (int level = 0; level <= most; level++)
        earn(finding, finished + 1 + level);
    for (int i = 0; finding->rows[i].key != NULL; i++)
        if (finding->rows[i].by_result != NULL &&
            finding->rows[i].by_result(match->world, match->state, seat))
            earn(finding, i);
}

uint64_t achievements_earned(const struct table *table, size_t first)
{
    struct finding finding = {.table = table, .rows = own_rows(table->match->game)};
    if (table->practice || first >= table->match->count)
        return 0;
    look_at_moves(&finding, first);
    for (int seat = 0; match_over(table->match) && seat < table_players(table); seat++)
        if (counts(table, seat))
            look_at_result(&finding, seat);
    return finding.earned;
}

void achievements_write(const struct table *table, struct text *out)
{
    struct achievement_words *list = memory_new(ACHIEVEMENTS, sizeof *list);
    int count = achievements_list(table->match->game, list);
    uint64_t earned = achievements_earned(table, 0);
    for (int i = 0; i < count; i++)
        if ((earned >> i & 1) != 0) {
            text_format(out, tr("Earned in this game: %s. %s"), list[i].title,
                        list[i].how);
            text_put(out, "\n");
        }
    free(list);
}
