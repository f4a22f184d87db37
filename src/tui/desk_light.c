/* desk_light.c: which things can be pointed at now, in the light of those picked. */
#include <string.h>

#include "tui/desk.h"

bool desk_next_thing(const char **at, char thing[GUIDE_THING])
{
    *at += strspn(*at, " ");
    size_t length = strcspn(*at, " ");
    if (length == 0)
        return false;
    size_t kept = length < GUIDE_THING ? length : GUIDE_THING - 1;
    memcpy(thing, *at, kept);
    thing[kept] = '\0';
    *at += length;
    return true;
}

/* Leaves out one thing of a list that is marked in `used`; false when it is not there. */
static bool use_up(const char *things, const char *wanted, bool *used)
{
    char thing[GUIDE_THING];
    for (int i = 0; desk_next_thing(&things, thing); i++)
        if (!used[i] && strcmp(thing, wanted) == 0)
            return used[i] = true;
    return false;
}

static void add_lit(struct desk *desk, const char *thing)
{
    for (int i = 0; i < desk->lits; i++)
        if (strcmp(desk->lit[i], thing) == 0)
            return;
    if (desk->lits < FRAME_LITS)
        memcpy(desk->lit[desk->lits++], thing, strlen(thing) + 1);
}

/* What a choice still needs besides the things picked; nothing when it has not all of
 * those. */
static void light_choice(struct desk *desk, const char *things)
{
    bool used[GUIDE_THINGS / 2] = {false};
    for (int i = 0; i < desk->picks; i++)
        if (!use_up(things, desk->picked[i], used))
            return;
    char thing[GUIDE_THING];
    bool enough = desk->picks > 0;
    for (int i = 0; desk_next_thing(&things, thing); i++)
        if (!used[i]) {
            add_lit(desk, thing);
            enough = false;
        }
    desk->enough = desk->enough || enough;
}

void desk_light(struct desk *desk)
{
    const struct table *table = desk->table;
    const struct guide *guide = table->match->game->guide;
    choice_t list[GAME_MAX_CHOICES];
    desk->lits = 0;
    desk->enough = false;
    if (!guide || desk->showing || table_waits(table) != TABLE_PERSON)
        return;
    int count = table_choices(table, list);
    for (int i = 0; i < count; i++) {
        char things[GUIDE_THINGS];
        struct text text = text_init(things, sizeof things);
        guide->things(table->match->world, table->draft, list[i], &text);
        light_choice(desk, things);
    }
}
