/* motion.c: how figures and dice get where a move puts them, for browsers. */
#include "base/json.h"
#include "games/seals/explain/path.h"
#include "games/seals/notation/notation.h"
#include "games/seals/rules/rules.h"
#include "games/seals/web/board.h"

/* Breaking is what takes a mage or, with Binding, a familiar along a path. */
static bool walked(const struct seals_state *before, const struct seals_state *after,
                   int *site)
{
    const struct seals_seat *was = &before->seat[before->turn],
                            *is = &after->seat[before->turn];
    *site = is->place != was->place         ? is->place
            : is->familiar != was->familiar ? is->familiar
                                            : SITE_NONE;
    return *site != SITE_NONE && sites_has(&before->seals, *site) &&
           !sites_has(&after->seals, *site);
}

static void write_path(const struct seals_world *world, const struct seals_state *before,
                       const struct move *move, struct buffer *out)
{
    struct seals_state state = *before;
    int walks = 0;
    json_add_open(out, "path", '[');
    for (int i = 0; i < move->count; i++) {
        uint8_t path[BOARD_MAX_SPACES];
        struct seals_state was = state;
        int site = SITE_NONE;
        seals_rules_apply(world, &state, move->choice[i]);
        if (!walked(&was, &state, &site))
            continue;
        int count = seals_path_find(world, &was, site, path);
        for (int at = walks++ > 0; at < count; at++) /* 6.22 goes on from where it was */
            json_put_text(out, world->board.space[path[at]].name);
    }
    json_close(out, ']');
}

static void put_die(int colour, int value, struct buffer *out)
{
    char word[WORD_SIZE];
    struct text text = text_init(word, sizeof word);
    seals_write_dice(colour, dice_one(value), &text);
    json_put_text(out, word);
}

/* All of them are of the player on turn. */
static void write_rolled(const struct seals_world *world,
                         const struct seals_state *before, const struct move *move,
                         struct buffer *out)
{
    struct seals_state state = *before;
    json_add_number(out, "roller", before->turn + 1);
    json_add_open(out, "rolled", '[');
    for (int i = 0; i < move->count; i++) {
        int colour =
            state.step == STEP_ROLL ? next_colour(&state.seat[state.turn]) : state.colour;
        put_die(colour, (int)choice_value(move->choice[i]), out);
        seals_rules_apply(world, &state, move->choice[i]);
    }
    json_close(out, ']');
}

void seals_web_motion_write(const void *world, const void *before,
                            const struct move *move, struct buffer *out)
{
    const struct seals_state *state = before;
    if (state->step == STEP_ROLL || state->step == STEP_REROLL)
        write_rolled(world, state, move, out);
    else if (state->actor >= 0)
        write_path(world, state, move, out);
}
