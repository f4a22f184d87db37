/* light.c: finds what can be pointed at now, given the picks, and what is spoken of. */
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

/* Of a lesson nothing but what it asks for, or speaks of. */
static void light_wanted(struct controller *controller)
{
    const char *at = controller->pointed_at;
    controller->lits = 0;
    while (controller->lits < FRAME_LITS &&
           controller_next_thing(&at, controller->lit[controller->lits]))
        controller->lits++;
}

static void light(struct controller *controller)
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
    if (controller->lesson && controller->pointed_at[0])
        light_wanted(controller);
}

/* --- what is spoken of -------------------------------------------------------------- */

static void add_all(const char *things, char (*list)[GUIDE_THING], int *count)
{
    while (*count < CONTROLLER_PICKS && controller_next_thing(&things, list[*count]))
        (*count)++;
}

void controller_add_things(const struct match *match, const void *before,
                           const struct move *move, char (*list)[GUIDE_THING], int *count)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    char left[GUIDE_THINGS];
    struct text left_text = text_init(left, sizeof left);
    if (guide_write_left_out(match->game, match->world, before, move, &left_text)) {
        add_all(left, list, count);
        return;
    }
    memcpy(state, before, match->game->state_size);
    for (int i = 0; match->game->guide && i < move->count; i++) {
        char things[GUIDE_THINGS];
        struct text text = text_init(things, sizeof things);
        match->game->guide->things(match->world, state, move->choice[i], &text);
        add_all(things, list, count);
        match->game->apply(match->world, state, move->choice[i]);
    }
}

void controller_look_at(struct controller *controller, const char *things)
{
    controller->mentions = 0;
    controller->looking = true;
    add_all(things, controller->mentioned, &controller->mentions);
}

void controller_look_at_move(struct controller *controller, const struct move *move)
{
    const struct table *table = controller->table;
    controller->mentions = 0;
    controller->looking = true;
    controller_add_things(table->match, table->draft, move, controller->mentioned,
                          &controller->mentions);
}

static void find_left(struct controller *controller)
{
    char things[GUIDE_THINGS];
    struct text text = text_init(things, sizeof things);
    table_write_left_out(controller->table, &text);
    controller->left_outs = 0;
    add_all(things, controller->left_out, &controller->left_outs);
}

void controller_light(struct controller *controller)
{
    const struct table *table = controller->table;
    light(controller);
    find_left(controller);
    if (controller->looking)
        return;
    controller->mentions = 0;
    if (!controller->showing && table->move.count > 0)
        controller_add_things(table->match, table->match->state, &table->move,
                              controller->mentioned, &controller->mentions);
}
