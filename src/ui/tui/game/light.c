/* light.c: which things can be pointed at now, in the light of those picked. */
#include <string.h>

#include "ui/tui/game/controller.h"

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

void desk_write_picks(const struct desk *desk, struct text *out)
{
    for (int i = 0; i < desk->picks; i++) {
        text_space(out);
        text_put(out, desk->picked[i]);
    }
}

void desk_light(struct desk *desk)
{
    const struct table *table = desk->table;
    char picks[GUIDE_THINGS];
    struct text text = text_init(picks, sizeof picks);
    desk->lits = 0;
    desk->enough = false;
    if (!table->match->game->guide || desk->showing || table_waits(table) != TABLE_PERSON)
        return;
    desk_write_picks(desk, &text);
    desk->lits = table_light(table, picks, desk->lit, FRAME_LITS, &desk->enough);
}
