/* prompt.c: what a player is called, and who must do what, in one line. */
#include "games/seals/explain/describe.h"
#include "games/seals/explain/internal.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

void seals_seat_write(const void *world, const void *state, int seat, struct text *out)
{
    const struct seals_seat *player = &((const struct seals_state *)state)->seat[seat];
    (void)world;
    if (player->mage == NONE)
        tr_put(out, "player %d", seat + 1);
    else
        text_put(out, tr(seals_mage_name[player->mage]));
}

/* 4.2: in a turn it depends on what is possible. */
static const char *ask_turn(const struct seals_world *world,
                            const struct seals_state *state)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = seals_rules_choices(world, state, list);
    if (choice_kind(list[0]) == PICK_BREAK)
        return choice_kind(list[count - 1]) == PICK_SCROLL ? step_info(state)->ask
                                                           : TR_NOOP("break a seal");
    return count > 1
               ? TR_NOOP("no seal can be broken: use a scroll, or give up the round")
               : TR_NOOP("no seal can be broken: give up the round");
}

static bool anyone_in_round(const struct seals_world *world,
                            const struct seals_state *state)
{
    for (int seat = 0; seat < world->players; seat++)
        if (!state->seat[seat].over)
            return true;
    return false;
}

/* 4.5 holds in the last round as well: what is taken then only stays away from others. */
static void ask_take(const struct seals_world *world, const struct seals_state *state,
                     struct text *out)
{
    int due = seals_take_count(state);
    if (state->taking != TAKING_ROUND || seals_sixes_to_go(world, state) > 0)
        tr_put_count(out, due, "take %d die from the supply",
                     "take %d dice from the supply", due);
    else if (anyone_in_round(world, state))
        tr_put_count(out, due,
                     "the last round: take %d die to keep it from the others; you will "
                     "not roll it",
                     "the last round: take %d dice to keep them from the others; you "
                     "will not roll them",
                     due);
    else
        tr_put_count(
            out, due, "the game is about to end: take any %d die; you will not roll it",
            "the game is about to end: take any %d dice; you will not roll them", due);
}

/* What is asked, in words. */
static void write_ask(const struct seals_world *world, const struct seals_state *state,
                      struct text *out)
{
    if (state->step == STEP_TAKE)
        ask_take(world, state, out);
    else if (state->step == STEP_TURN)
        text_put(out, tr(ask_turn(world, state)));
    else if (state->step == STEP_DICE)
        text_put(out, tr(seals_ask_dice(state)));
    else
        text_put(out, tr(step_info(state)->ask));
}

void seals_prompt(const void *world, const void *game_state, struct text *out)
{
    const struct seals_state *state = game_state;
    if (state->step == STEP_ROLL || state->step == STEP_REROLL) {
        tr_put(out, "the %s's dice are rolled",
               tr(seals_mage_name[state->seat[state->turn].mage]));
        return;
    }
    if (state->actor >= 0) {
        seals_seat_write(world, state, state->actor, out);
        text_put(out, ": ");
    }
    write_ask(world, state, out);
}
