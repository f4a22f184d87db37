/* light.c: finds what can be pointed at now, given the picks. */
#include <string.h>

#include "ui/tui/game/controller.h"

bool controller_next_thing(const char **at, char thing[GUIDE_THING])
{
    *at += strspn(*at, " ");
    text_take(at, " ", thing, GUIDE_THING);
    return thing[0] != '\0';
}

void controller_write_picks(const struct controller *controller, struct text *out)
{
    for (int i = 0; i < controller->picks; i++) {
        text_space(out);
        text_put(out, controller->picked[i]);
    }
}

void controller_light(struct controller *controller)
{
    const struct table *table = controller->table;
    char picks[GUIDE_THINGS];
    struct text text = text_init(picks, sizeof picks);
    controller->lits = 0;
    controller->enough = false;
    if (!table->match->game->guide || controller->showing ||
        table_waits(table) != TABLE_PERSON)
        return;
    controller_write_picks(controller, &text);
    controller->lits =
        table_light(table, picks, controller->lit, FRAME_LITS, &controller->enough);
}
