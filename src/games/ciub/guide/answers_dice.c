/* answers_dice.c: answers about dice: whose, where, and what they can do. */
#include "games/ciub/explain/why.h"
#include "games/ciub/guide/internal.h"
#include "games/ciub/rules/places.h"
#include "i18n/i18n.h"

/* The dice of the player on turn, wherever they lie at this step. */
static void tell_turn_dice(const struct telling *it)
{
    unsigned places = ciub_step_places(it->state);
    char list[CIUB_LIST];
    if ((places & PLACE_ROLLING) && colours_load(it->state->rolling) != 0)
        tr_put(it->out, "In the air: %s.\n",
               ciub_list_colours(it->set, colours_load(it->state->rolling), list));
    if (places & PLACE_OUTSIDE)
        tr_put(it->out, "Outside the tray: %s.\n",
               ciub_list_dice(it->set, it->state->outside, list));
    if (places & PLACE_TRAY)
        tr_put(it->out, "In the tray: %s.\n",
               ciub_list_dice(it->set, it->state->tray, list));
    if (it->state->step == STEP_KEEP)
        tr_put(it->out, "Chosen to be kept so far: %s.\n",
               ciub_list_hand(it->set, it->state, list));
    else if (places & PLACE_HAND)
        tr_put(it->out, "In the hand: %s.\n", ciub_list_hand(it->set, it->state, list));
}

static void tell_seat_dice(const struct telling *it, int seat)
{
    uint64_t dice = dice_of_seat(it->state, seat);
    int count = colours_sum(dice);
    char list[CIUB_LIST];
    ciub_list_colours(it->set, dice, list);
    if (seat == it->seat)
        tr_put_count(it->out, count, "You have %d die: %s.\n", "You have %d dice: %s.\n",
                     count, list);
    else
        tr_put_count(it->out, count, "Player %d has %d die: %s.\n",
                     "Player %d has %d dice: %s.\n", seat + 1, count, list);
    if (ciub_on_turn(it->state, seat) && ciub_step_places(it->state) != PLACE_DICE)
        tell_turn_dice(it);
}

void ciub_tell_dice(const struct telling *it)
{
    tell_seat_dice(it, it->seat);
    for (int seat = 0; seat < it->world->players; seat++)
        if (seat != it->seat)
            tell_seat_dice(it, seat);
}

/* Open cards that the player on turn may gain, one on each line, with what is missing. */
static void tell_needs(const struct telling *it)
{
    for (uint64_t left = cards_for_seat(it->world, it->state, it->state->turn); left != 0;
         left &= left - 1) {
        int card = __builtin_ctzll(left);
        char missing[CIUB_LIST];
        struct text text = text_init(missing, sizeof missing);
        ciub_tell_missing(it, card, &text);
        if (text.length == 0)
            tr_put(it->out, "The tray is enough for %s.\n", it->set->card[card].name);
        else if (ciub_is_out_of_reach(it, card))
            tr_put(it->out,
                   "For %s the tray would need: %s. There are not enough dice left.\n",
                   it->set->card[card].name, missing);
        else
            tr_put(it->out, "For %s the tray still needs: %s.\n",
                   it->set->card[card].name, missing);
    }
}

void ciub_tell_tray(const struct telling *it)
{
    char list[CIUB_LIST];
    int phase = ciub_phase(it->state);
    if (!(ciub_step_places(it->state) & PLACE_TRAY)) {
        tr_put(it->out, "The tray is empty: dice go there in phase 2.\n");
        return;
    }
    tr_put(it->out, "In the tray of Player %d: %s.\n", it->state->turn + 1,
           ciub_list_dice(it->set, it->state->tray, list));
    tr_put(it->out, "Its numbers come to %d.\n", it->state->sum);
    if (phase == 2 || it->state->step == STEP_SPELL)
        tell_needs(it);
}

void ciub_tell_supply(const struct telling *it)
{
    uint64_t supply = colours_load(it->state->supply);
    char list[CIUB_LIST];
    if (supply == 0)
        tr_put(it->out, "The supply is empty.\n");
    else
        tr_put(it->out, "In the supply: %s.\n", ciub_list_colours(it->set, supply, list));
}

/* --- what dice can do --------------------------------------------------------------- */

static bool is_legal(const struct telling *it, int verb, int kind)
{
    struct reason ignored;
    return ciub_verdict(it->world, it->state, CHOICE(verb, kind), &ignored);
}

/* "red 5", or "2 red 5" when there are several, as they can be typed. */
static void name_dice(const struct telling *it, int kind, char name[CIUB_LIST])
{
    struct text out = text_init(name, CIUB_LIST);
    if (it->state->outside[kind] > 1)
        text_format(&out, "%d ", it->state->outside[kind]);
    ciub_write_die(it->set, kind, &out);
}

/* One line about dice of a kind outside the tray, in the step where dice act. */
static void tell_die(const struct telling *it, int kind)
{
    char name[CIUB_LIST];
    struct reason why;
    name_dice(it, kind, name);
    if (is_legal(it, VERB_SWAP, kind))
        tr_put(it->out, "%s: swap it for a die from the supply, or put it.\n", name);
    else if (is_legal(it, VERB_REROLL, kind))
        tr_put(it->out, "%s: roll it or another die again, or put it.\n", name);
    else if (is_legal(it, VERB_ADJUST, kind))
        tr_put(it->out, "%s: turn it or another die, or put it.\n", name);
    else if (ciub_verdict(it->world, it->state, CHOICE(VERB_PUT, kind), &why))
        tr_put(it->out, "%s: put it, or leave it for the next roll.\n", name);
    else
        tr_put(it->out, "%s: %s (%s).\n", name, why.text, why.rule);
}

static void tell_roll(const struct telling *it)
{
    struct reason why;
    if (is_legal(it, VERB_STOP, 0))
        tr_put(it->out, "Say 'stop': the skulls go to the tray, and rolling is "
                        "over.\n");
    else if (ciub_verdict(it->world, it->state, CHOICE(VERB_ROLL, 0), &why))
        tr_put(it->out, "All dice outside the tray can be rolled now.\n");
    else
        tr_put(it->out, "They cannot be rolled yet: %s (%s).\n", why.text, why.rule);
}

void ciub_tell_actions(const struct telling *it)
{
    if (it->state->step < STEP_ACT || it->state->step > STEP_PUT) {
        tr_put(it->out, "No dice lie outside the tray now: they act in phase 2, "
                        "after a roll.\n");
        return;
    }
    if (it->state->step != STEP_ACT) {
        char list[CIUB_LIST];
        tr_put(it->out, "A move is being made. Outside the tray: %s.\n",
               ciub_list_dice(it->set, it->state->outside, list));
        return;
    }
    for (uint64_t left = it->state->showing; left != 0; left &= left - 1)
        tell_die(it, __builtin_ctzll(left));
    tell_roll(it);
}
