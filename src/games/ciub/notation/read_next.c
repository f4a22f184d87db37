/* read_next.c: what may come next in a line that ends too early.
 *
 * The rules list dice to put or keep and colours to trade for in ascending order only,
 * but people name them in any order (see tidy.c): so does this list. */
#include "games/ciub/notation/internal.h"
#include "games/ciub/rules/rules.h"

enum { SHOWN = 6, OPTIONS = 160 };

/* 4.6 */
static int list_put(const struct reading *r, choice_t *list)
{
    struct ciub_state any = *r->state;
    any.target = 0;
    return ciub_choices(r->world, &any, list);
}

/* 4.9 */
static int list_keep(const struct reading *r, choice_t *list)
{
    const struct ciub_state *state = r->state;
    uint64_t all = kinds_by_colour(state->tray);
    int count = 0;
    for (int colour = 0; colour < r->set->colours; colour++) {
        int look = ciub_set_look(r->set, colour, SYMBOL_TWO_FOR_ONE);
        int paired = look < 0 ? 0 : state->tray[kind_of(colour, look)];
        int plain = colour_count(all, colour) - paired;
        if (plain > state->plain[colour])
            list[count++] = CHOICE(VERB_KEEP, 2 * colour);
        if (paired > state->paired[colour])
            list[count++] = CHOICE(VERB_KEEP, 2 * colour + 1);
    }
    return count;
}

/* 4.11: dice of other colours than the one given, but for the one named already. */
static int list_traded(const struct reading *r, choice_t *list)
{
    int count = 0;
    for (int colour = 0; colour < r->set->colours; colour++) {
        int taken = r->state->step == STEP_TRADE_TWO && colour == r->state->target;
        if (colour != r->state->source && r->state->supply[colour] > taken)
            list[count++] = CHOICE(VERB_FOR, colour);
    }
    return count;
}

static int list_next(const struct reading *r, choice_t *list)
{
    switch (r->state->step) {
    case STEP_PUT:
        return list_put(r, list);
    case STEP_KEEP:
        return list_keep(r, list);
    case STEP_TRADE_ONE:
    case STEP_TRADE_TWO:
        return list_traded(r, list);
    default:
        return ciub_choices(r->world, r->state, list);
    }
}

bool ciub_refuse_end(struct reading *r)
{
    char options[OPTIONS];
    choice_t list[GAME_MAX_CHOICES];
    int count = list_next(r, list);
    struct text out = text_init(options, sizeof options);
    for (int i = 0; i < count && i < SHOWN; i++) {
        text_put(&out, i > 0 ? ", '" : "'");
        ciub_choice_write(r->world, r->state, list[i], &out);
        text_put_char(&out, '\'');
    }
    if (count > SHOWN)
        text_put(&out, ", ...");
    return reason_set(r->why, "", "the move is not finished; next could be %s", options);
}
