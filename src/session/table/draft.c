/* draft.c: builds a move choice by choice before it is made. */
#include <assert.h>
#include <stdalign.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>

#include "core/bag.h"
#include "session/table/internal.h"

void table_clear_draft(struct table *table)
{
    table->move.count = table->reordered = 0;
    table->left_out[0] = '\0';
    table->progress = 0;
    memcpy(table->draft, table->match->state, table->match->game->state_size);
}

void table_add(struct table *table, choice_t choice)
{
    table->move.choice[table->move.count++] = choice;
    table->match->game->apply(table->match->world, table->draft, choice);
}

void table_commit(struct table *table)
{
    for (int i = 0; i < table->move.count; i++)
        match_choose(table->match, table->move.choice[i]);
    match_draw_all(table->match);
    table_clear_draft(table);
}

bool table_is_whole(const struct table *table)
{
    const struct match *match = table->match;
    return table->move.count > 0 &&
           match->game->between_moves(match->world, table->draft);
}

bool table_brings_news(const struct table *table)
{
    const struct match *match = table->match;
    return match->game->actor(match->world, table->draft) != table_seat(table);
}

/* How many things on the table the last choice was made of; words to tap are none. */
static int count_pieces(const struct table *table)
{
    const struct match *match = table->match;
    const struct game *game = match->game;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    char things[GUIDE_THINGS];
    struct text out = text_init(things, sizeof things);
    struct move before = table->move;
    struct bag bag;
    int pieces = 0;
    if (game->guide == NULL)
        return 0;
    choice_t last = before.choice[--before.count];
    move_apply(game, match->world, match->state, &before, state);
    game->guide->things(match->world, state, last, &out);
    if (!bag_fill(&bag, things))
        return BAG_THINGS;
    for (int i = 0; i < bag.count; i++)
        pieces += strncmp(bag.thing[i], "word:", 5) != 0;
    return pieces;
}

static bool forgoes(const struct table *table)
{
    const struct match *match = table->match;
    const struct guide *guide = match->game->guide;
    return guide != NULL && guide->forgoes != NULL &&
           guide->forgoes(match->world, match->state, table->move.choice[0]);
}

bool table_is_immediate(const struct table *table)
{
    if (!table_is_whole(table) || forgoes(table))
        return false;
    int pieces = count_pieces(table);
    return pieces == 0 || (pieces == 1 && table->move.count == 1) ||
           !table_brings_news(table);
}

int table_choices(const struct table *table, choice_t *list)
{
    const struct match *match = table->match;
    if (table_waits(table) != TABLE_PERSON || table_is_whole(table))
        return 0;
    return match->game->choices(match->world, table->draft, list);
}

bool table_explain_closed(const struct table *table, struct reason *why)
{
    char name[128];
    struct text out = text_init(name, sizeof name);
    if (table_waits(table) == TABLE_OVER)
        return reason_set(why, "", "the game is over");
    if (table_waits(table) == TABLE_PERSON)
        return reason_set(why, "",
                          "the move is complete: confirm it, or take something back");
    if (table_seat(table) < 0)
        return reason_set(why, "", "chance is to act; what it brings is on its way");
    table_write_name(table, table_seat(table), &out);
    if (table_waits(table) == TABLE_ELSEWHERE)
        return reason_set(why, "", "%s is to move", name);
    return reason_set(why, "", "%s is to move, and thinks", name);
}

/* Whether a person can add to the draft. */
static bool is_open(const struct table *table, struct reason *why)
{
    return (table_waits(table) == TABLE_PERSON && !table_is_whole(table)) ||
           table_explain_closed(table, why);
}

static bool has_room(const struct table *table, int more, struct reason *why)
{
    if (table->move.count + more <= MOVE_MAX_CHOICES)
        return true;
    return reason_set(why, "", "a move has at most %d parts", MOVE_MAX_CHOICES);
}

bool table_choose(struct table *table, choice_t choice, struct reason *why)
{
    const struct match *match = table->match;
    if (!is_open(table, why) || !has_room(table, 1, why) ||
        !match->game->verdict(match->world, table->draft, choice, why))
        return false;
    table_add(table, choice);
    return true;
}

bool table_type(struct table *table, const char *line, struct reason *why)
{
    const struct match *match = table->match;
    struct move rest;
    if (!is_open(table, why) ||
        !move_read(match->game, match->world, table->draft, line, &rest, why) ||
        !has_room(table, rest.count, why))
        return false;
    for (int i = 0; i < rest.count; i++)
        table_add(table, rest.choice[i]);
    return true;
}

/* Puts a line in any order into the game's own order, if possible. */
static const char *tidied(const struct table *table, const char *line,
                          char tidy[MOVE_MAX_TEXT])
{
    const struct match *match = table->match;
    struct text out = text_init(tidy, MOVE_MAX_TEXT);
    bool done = match->game->tidy &&
                match->game->tidy(match->world, table->draft, line, &out) &&
                !out.overflow;
    return done ? tidy : line;
}

bool table_type_part(struct table *table, const char *line, struct reason *why)
{
    const struct match *match = table->match;
    char tidy[MOVE_MAX_TEXT];
    int before = table->move.count;
    if (!is_open(table, why))
        return false;
    line = tidied(table, line, tidy);
    struct reader in = reader_init(line, strlen(line));
    while (!reader_at_end(&in)) {
        const char *at = in.at;
        choice_t choice = 0;
        if (table_is_whole(table) ||
            !match->game->choice_read(match->world, table->draft, &in, &choice, why) ||
            in.at == at || !table_choose(table, choice, why))
            break;
    }
    if (reader_at_end(&in) && table->move.count > before)
        return true;
    while (table->move.count > before)
        table_back(table);
    return false;
}

bool table_play(struct table *table, const char *line, struct reason *why)
{
    const struct match *match = table->match;
    struct move move;
    if (table_waits(table) == TABLE_OVER)
        return table_explain_closed(table, why);
    if (!move_read(match->game, match->world, match->state, line, &move, why))
        return false;
    table_clear_draft(table);
    for (int i = 0; i < move.count; i++)
        table_add(table, move.choice[i]);
    table_commit(table);
    atomic_store(&table->think_control.stop, false);
    return true;
}

/* If the last thing was inserted before others, the draft goes back to what it was
 * before. */
static void drop_last(struct table *table)
{
    if (table->reordered == table->move.count)
        table->move = table->before_reorder;
    else
        table->move.count--;
    if (table->reordered > table->move.count)
        table->reordered = 0;
    table->left_out[0] = '\0';
}

bool table_back(struct table *table)
{
    const struct match *match = table->match;
    if (table_waits(table) != TABLE_PERSON || table->move.count == 0)
        return false;
    drop_last(table);
    move_apply(match->game, match->world, match->state, &table->move, table->draft);
    return true;
}

void table_drop(struct table *table)
{
    if (table_waits(table) == TABLE_PERSON)
        table_clear_draft(table);
}

void table_confirm(struct table *table)
{
    assert(table_waits(table) == TABLE_PERSON && table_is_whole(table));
    assert(!table->follows);
    table_commit(table);
}

void table_write_draft(const struct table *table, struct text *out)
{
    const struct match *match = table->match;
    move_write(match->game, match->world, match->state, &table->move, out);
}
