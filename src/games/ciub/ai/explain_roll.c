/* explain_roll.c: reasons in phase 2: what dice are put, swapped, turned and rolled
 * for. */
#include "games/ciub/ai/explain.h"
#include "i18n/i18n.h"

static const char *name_of(const struct ciub_case *it, int card)
{
    return it->world->set.card[card].name;
}

/* Cards that the tray has come to fulfil. */
static uint64_t fulfilled(const struct ciub_case *it)
{
    return cards_gainable(it->world, it->after) & ~cards_gainable(it->world, it->before);
}

/* The tray's numbers that the card needed. */
static uint64_t put_for(const struct ciub_case *it, const struct ciub_need *need)
{
    uint64_t old = lanes_missing(need->lanes, it->before->lanes);
    uint64_t now = lanes_missing(need->lanes, it->after->lanes);
    return old - now;
}

/* 4.6 */
static void tell_numbers(const struct ciub_case *it, int card, uint64_t put)
{
    const struct ciub_need *need = &it->world->set.card[card].need;
    uint64_t missing = lanes_missing(need->lanes, it->after->lanes);
    if (colours_sum(missing) > 2)
        tr_put(it->out, "keeps %s for %s", ciub_lanes(put).words, name_of(it, card));
    else
        tr_put(it->out, "keeps %s for %s, which then lacks only %s",
               ciub_lanes(put).words, name_of(it, card), ciub_lanes(missing).words);
}

/* The number of which most lie in the tray, and how many. */
static int most_of(const struct ciub_state *state, int *lane)
{
    int most = 0;
    for (int i = 0; i < CIUB_NUMBERS; i++)
        if (lane_of(state->lanes, i) > most) {
            most = lane_of(state->lanes, i);
            *lane = i;
        }
    return most;
}

static void tell_equal(const struct ciub_case *it, int card)
{
    int lane = 0, most = most_of(it->after, &lane);
    if (most < 2 || lane_of(it->before->lanes, lane) == most)
        return;
    tr_put(it->out, "keeps %s for %s", ciub_lanes((uint64_t)most << 8 * lane).words,
           name_of(it, card));
}

static void tell_put(const struct ciub_case *it, int card)
{
    const struct ciub_need *need = &it->world->set.card[card].need;
    uint64_t put = put_for(it, need);
    if (put != 0)
        tell_numbers(it, card, put);
    else if (need->sum > 0 && it->after->sum > it->before->sum)
        tr_put(it->out, "brings the sum to %d for %s", it->after->sum, name_of(it, card));
    else if (need->equal > 0)
        tell_equal(it, card);
}

/* What all the dice are rolled for that show something now. */
static void tell_goal(const struct ciub_case *it, int card, uint64_t missing)
{
    const struct ciub_phrase numbers = ciub_lanes(missing);
    if (card == CIUB_NONE)
        return;
    if (numbers.words[0] != '\0')
        tr_put(it->out, ", since %s still needs %s", name_of(it, card), numbers.words);
    else
        tr_put(it->out, " for %s", name_of(it, card));
}

/* 4.7 */
static void tell_roll(const struct ciub_case *it, int card, uint64_t missing)
{
    /* Inside a move dice may have been put before. */
    bool stay = it->before->step != STEP_PUT &&
                memcmp(it->before->tray, it->after->tray, sizeof it->after->tray) == 0;
    if (it->after->step != STEP_ROLL)
        return;
    text_put(it->out, stay ? tr("rerolls all dice outside the tray and puts none into it")
                           : tr("lets all other dice roll again"));
    if (stay)
        tell_goal(it, card, missing);
}

static void tell_swap(const struct ciub_case *it, int card, uint64_t missing)
{
    int colour = choice_value(it->choice);
    if (colour == kind_colour(it->before->source)) {
        tr_put(it->out, "lets all dice roll again");
        tell_goal(it, card, missing);
        return;
    }
    tr_put(it->out, "brings %s", ciub_die_of(it, colour).words);
    ciub_put_use(it, colour, card, missing);
}

/* 4.5: a die is turned. */
static void tell_turn(const struct ciub_case *it, int card, uint64_t missing)
{
    const struct ciub_set *set = &it->world->set;
    int kind = kind_of(kind_colour(it->before->target), choice_value(it->choice));
    bool helps = (missing & set->lane[kind] * 0x7f) != 0;
    if (helps && set->value[kind] == 0)
        tr_put(it->out, "makes a skull for %s", name_of(it, card));
    else if (helps)
        tr_put(it->out, "makes a %d for %s", set->value[kind], name_of(it, card));
    else if ((set->two_for_one >> kind & 1) != 0)
        tr_put(it->out, "makes a 2:1, which may be traded for two dice");
}

static void tell_reroll(const struct ciub_case *it, int card, uint64_t missing)
{
    int kind = choice_verb(it->choice) == VERB_ITSELF ? it->before->source
                                                      : choice_value(it->choice);
    if (it->before->step != STEP_REROLL)
        return;
    tr_put(it->out, "rolls %s again", ciub_die_of(it, kind_colour(kind)).words);
    ciub_put_use(it, kind_colour(kind), card, missing);
}

/* Numbers that are still wanted beyond what lies there to be put. */
static uint64_t missing_for(const struct ciub_case *it, const struct ciub_aim *aim)
{
    const struct ciub_set *set = &it->world->set;
    uint64_t lanes = it->before->lanes;
    for (uint64_t left = it->before->showing; left != 0; left &= left - 1) {
        int kind = __builtin_ctzll(left);
        lanes += set->lane[kind] * it->before->outside[kind];
    }
    return lanes_missing(aim->wanted + it->before->lanes, lanes);
}

/* Whether the tray is still there to be looked at. */
static bool in_turn(const struct ciub_case *it)
{
    return it->after->turn == it->before->turn && it->after->step >= STEP_ROLL &&
           it->after->step <= STEP_SPELL;
}

void ciub_explain_roll(const struct ciub_case *it)
{
    if (!in_turn(it))
        return;
    uint64_t sure = fulfilled(it);
    if (sure != 0) {
        tr_put(it->out, "makes %s certain", name_of(it, __builtin_ctzll(sure)));
        return;
    }
    const struct ciub_aim aim = ciub_aim_find(it->world, it->before);
    uint64_t missing = aim.need != NULL ? missing_for(it, &aim) : 0;
    switch (choice_verb(it->choice)) {
    case VERB_FOR:
        tell_swap(it, aim.card, missing);
        break;
    case VERB_TO:
        tell_turn(it, aim.card, missing);
        break;
    case VERB_ON:
    case VERB_ITSELF:
        tell_reroll(it, aim.card, missing);
        break;
    case VERB_PUT:
    case VERB_ROLL:
    case VERB_STOP:
        if (aim.need != NULL)
            tell_put(it, aim.card);
        if (it->out->length == 0)
            tell_roll(it, aim.card, missing);
        break;
    default:
        break;
    }
}
