/* phase2.c: what the player on turn may do with rolled dice, die by die. */
#include "tests/games/ciub/rules/phase2.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* --- lists -------------------------------------------------------------------------- */

void phase2_add(struct phase2_list *list, const char *move, const struct phase2 *after)
{
    assert(list->count < PHASE2_LINES);
    struct text out = text_init(list->line[list->count++], PHASE2_LINE);
    text_format(&out, "%s => ", move);
    phase2_write(after, &out);
    assert(!out.overflow);
}

static int compare_lines(const void *a, const void *b)
{
    return strcmp(a, b);
}

void phase2_sort(struct phase2_list *list)
{
    int kept = 0;
    qsort(list->line, (size_t)list->count, PHASE2_LINE, compare_lines);
    for (int i = 0; i < list->count; i++)
        if (kept == 0 || strcmp(list->line[i], list->line[kept - 1]) != 0)
            memmove(list->line[kept++], list->line[i], PHASE2_LINE);
    list->count = kept;
}

/* --- dice in words ------------------------------------------------------------------ */

static const char *look_of(const struct phase2_die *die)
{
    if (die->symbol == 0)
        return "inactive";
    return die->spent ? "spent" : ciub_symbol_name(die->symbol);
}

static void put_die_name(const struct phase2 *table, const struct phase2_die *die,
                         struct text *out)
{
    text_format(out, "%s %s", table->set->die[die->colour].name, look_of(die));
}

/* The order of the notation: by colour, then by symbol, spent and inactive dice last. */
static int rank(const struct phase2_die *die)
{
    int look = die->symbol == 0 ? 31 : die->spent ? 30 : die->symbol;
    return die->colour * 32 + look;
}

static int compare_dice(const void *a, const void *b)
{
    return rank(a) - rank(b);
}

enum place { OUTSIDE, TRAY, ROLLING };

static enum place place_of(const struct phase2_die *die)
{
    return die->rolling ? ROLLING : die->tray ? TRAY : OUTSIDE;
}

static int count_at(const struct phase2 *table, enum place place)
{
    int count = 0;
    for (int i = 0; i < table->dice; i++)
        count += place_of(&table->die[i]) == place;
    return count;
}

static void write_place(const struct phase2 *table, enum place place, struct text *out)
{
    for (int i = 0; i < table->dice; i++) {
        const struct phase2_die *die = &table->die[i];
        if (place_of(die) != place)
            continue;
        text_put_char(out, ' ');
        if (place == ROLLING)
            text_put(out, table->set->die[die->colour].name);
        else
            put_die_name(table, die, out);
    }
}

static bool is_supply_empty(const struct phase2 *table)
{
    for (int colour = 0; colour < table->set->colours; colour++)
        if (table->supply[colour] > 0)
            return false;
    return true;
}

/* Without a die outside phase 2 is over. With an empty supply phase 3 may be over as well
 * (4.10), so that the tray tells nothing. */
void phase2_write(const struct phase2 *table, struct text *out)
{
    struct phase2 sorted = *table;
    qsort(sorted.die, (size_t)sorted.dice, sizeof sorted.die[0], compare_dice);
    bool over = count_at(table, TRAY) == table->dice;
    text_put(out, over ? "over" : "tray");
    if (!over || !is_supply_empty(table))
        write_place(&sorted, TRAY, out);
    if (over)
        return;
    text_put(out, "; outside");
    write_place(&sorted, OUTSIDE, out);
    text_put(out, "; rolling");
    write_place(&sorted, ROLLING, out);
    text_put(out, "; supply");
    for (int colour = 0; colour < table->set->colours; colour++)
        text_format(out, " %d", table->supply[colour]);
    text_put(out, table->moved ? "; moved" : "");
}

/* --- from a state ------------------------------------------------------------------- */

static void lay(struct phase2 *table, int kind, int count, enum place place)
{
    for (int i = 0; i < count; i++) {
        assert(table->dice < PHASE2_DICE);
        table->die[table->dice++] = (struct phase2_die){
            .colour = kind_colour(kind),
            .symbol = place == ROLLING ? 0 : table->set->symbol[kind],
            .spent = place != ROLLING && kind_look(kind) == LOOK_SPENT,
            .tray = place == TRAY,
            .rolling = place == ROLLING,
        };
    }
}

void phase2_from_state(const struct ciub_set *set, const struct ciub_state *state,
                       struct phase2 *table)
{
    *table = (struct phase2){.set = set, .moved = state->moved};
    for (int kind = 0; kind < CIUB_KINDS; kind++) {
        lay(table, kind, state->outside[kind], OUTSIDE);
        lay(table, kind, state->tray[kind], TRAY);
    }
    for (int colour = 0; colour < set->colours; colour++) {
        lay(table, kind_of(colour, 0), state->rolling[colour], ROLLING);
        table->supply[colour] = state->supply[colour];
    }
}

/* --- 4.5: actions ------------------------------------------------------------------- */

static bool shows(const struct phase2_die *die, int symbol)
{
    return place_of(die) == OUTSIDE && die->symbol == symbol && !die->spent;
}

static void list_swaps(const struct phase2 *table, int acting, struct phase2_list *list)
{
    int old = table->die[acting].colour;
    for (int colour = 0; colour < table->set->colours; colour++) {
        if (table->supply[colour] == 0)
            continue;
        struct phase2 after = *table;
        char line[PHASE2_LINE];
        struct text move = text_init(line, sizeof line);
        text_format(&move, "swap %s for %s", table->set->die[old].name,
                    table->set->die[colour].name);
        after.supply[colour]--;
        after.supply[old]++;
        after.die[acting] = (struct phase2_die){.colour = colour};
        after.moved = true;
        phase2_add(list, line, &after);
    }
}

static void write_target(const struct phase2 *table, int acting, int target,
                         struct text *move)
{
    if (acting == target)
        text_put(move, "itself");
    else
        put_die_name(table, &table->die[target], move);
}

static void list_rerolls(const struct phase2 *table, int acting, struct phase2_list *list)
{
    for (int target = 0; target < table->dice; target++) {
        if (place_of(&table->die[target]) != OUTSIDE)
            continue;
        struct phase2 after = *table;
        char line[PHASE2_LINE];
        struct text move = text_init(line, sizeof line);
        text_format(&move, "reroll %s on ",
                    table->set->die[table->die[acting].colour].name);
        write_target(table, acting, target, &move);
        after.die[acting].spent = true;
        after.die[target] =
            (struct phase2_die){.colour = table->die[target].colour, .rolling = true};
        phase2_add(list, line, &after);
    }
}

/* 4.5, 4.5b */
static bool may_turn(const struct phase2 *table, int acting, int target, int symbol)
{
    bool action =
        symbol == SYMBOL_SWAP || symbol == SYMBOL_REROLL || symbol == SYMBOL_ADJUST;
    if (acting == target && action)
        return false;
    return table->die[target].symbol != symbol;
}

static void turn(const struct phase2 *table, int acting, int target, int symbol,
                 struct phase2_list *list)
{
    struct phase2 after = *table;
    char line[PHASE2_LINE];
    struct text move = text_init(line, sizeof line);
    text_format(&move, "adjust %s on ", table->set->die[table->die[acting].colour].name);
    write_target(table, acting, target, &move);
    text_format(&move, " to %s", ciub_symbol_name(symbol));
    after.die[target].symbol = symbol;
    after.die[target].spent = false;
    after.die[acting].tray = true;
    after.moved = true;
    phase2_add(list, line, &after);
}

static void list_adjusts(const struct phase2 *table, int acting, struct phase2_list *list)
{
    for (int target = 0; target < table->dice; target++) {
        const struct ciub_die *die = &table->set->die[table->die[target].colour];
        if (place_of(&table->die[target]) != OUTSIDE)
            continue;
        for (int look = 0; look < die->symbols; look++)
            if (may_turn(table, acting, target, die->symbol[look]))
                turn(table, acting, target, die->symbol[look], list);
    }
}

/* --- 4.6, 4.7: the tray, and rolling on --------------------------------------------- */

/* The dice of `chosen` (bits) and all skulls go in; the rest, if any, is rolled. */
static void put(const struct phase2 *table, uint32_t chosen, struct phase2_list *list)
{
    struct phase2 after = *table;
    char line[PHASE2_LINE];
    struct text move = text_init(line, sizeof line);
    text_put(&move, chosen != 0 ? "put" : "");
    for (int i = 0; i < table->dice; i++)
        if (chosen >> i & 1) {
            text_put_char(&move, ' ');
            put_die_name(table, &table->die[i], &move);
            after.die[i].tray = true;
        }
    for (int i = 0; i < table->dice; i++)
        if (shows(&table->die[i], SYMBOL_SKULL))
            after.die[i].tray = true;
    bool went = table->moved || count_at(&after, TRAY) > count_at(table, TRAY);
    if (count_at(&after, OUTSIDE) > 0) {
        if (!went)
            return;
        text_put(&move, chosen != 0 ? " roll" : "roll");
    } else if (chosen == 0) {
        text_put(&move, "stop");
    }
    for (int i = 0; i < table->dice; i++)
        if (!after.die[i].tray)
            after.die[i] =
                (struct phase2_die){.colour = after.die[i].colour, .rolling = true};
    after.moved = false;
    phase2_add(list, line, &after);
}

static void list_puts(const struct phase2 *table, struct phase2_list *list)
{
    uint32_t able = 0;
    for (int i = 0; i < table->dice; i++) {
        const struct phase2_die *die = &table->die[i];
        if (place_of(die) == OUTSIDE && die->symbol != 0 && die->symbol != SYMBOL_SKULL)
            able |= UINT32_C(1) << i;
    }
    uint32_t chosen = able;
    for (; chosen != 0; chosen = (chosen - 1) & able)
        put(table, chosen, list);
    put(table, 0, list);
}

void phase2_moves(const struct phase2 *table, struct phase2_list *list)
{
    struct phase2 sorted = *table;
    qsort(sorted.die, (size_t)sorted.dice, sizeof sorted.die[0], compare_dice);
    list->count = 0;
    for (int i = 0; i < sorted.dice; i++) {
        if (shows(&sorted.die[i], SYMBOL_SWAP))
            list_swaps(&sorted, i, list);
        if (shows(&sorted.die[i], SYMBOL_REROLL))
            list_rerolls(&sorted, i, list);
        if (shows(&sorted.die[i], SYMBOL_ADJUST))
            list_adjusts(&sorted, i, list);
    }
    list_puts(&sorted, list);
    phase2_sort(list);
}
