/* remarks.c: a few words beside each choice in a menu. */
#include "games/ciub/ai/internal.h"
#include "games/ciub/guide/internal.h"
#include "i18n/i18n.h"

/* "3 points for the numbers 2, 4, 6" */
static void remark_card(const struct telling *it, int card)
{
    char need[CIUB_LIST];
    struct text text = text_init(need, sizeof need);
    int points = it->set->card[card].points;
    ciub_tell_need(it, card, &text);
    tr_put_count(it->out, points, "%d point for %s", "%d points for %s", points, need);
}

static void remark_sides(const struct telling *it, int colour)
{
    char list[CIUB_LIST];
    if (colour != CIUB_NONE)
        tr_put(it->out, "sides %s", ciub_list_sides(it->set, colour, list));
}

/* The cards within reach that still ask for the number that the die shows, if the dice
 * outside the tray are enough for all that they ask for. */
static uint64_t wanting(const struct telling *it, int kind)
{
    uint64_t wanting = 0;
    for (uint64_t left = cards_for_seat(it->world, it->state, it->state->turn); left != 0;
         left &= left - 1) {
        int card = __builtin_ctzll(left);
        uint64_t missing =
            lanes_missing(it->set->card[card].need.lanes, it->state->lanes);
        int number = it->set->value[kind];
        if (number > 0 && lane_of(missing, number - 1) > 0 &&
            colours_sum(missing) <= colours_sum(kinds_by_colour(it->state->outside)))
            wanting |= UINT64_C(1) << card;
    }
    return wanting;
}

static void remark_put(const struct telling *it, int kind)
{
    char list[CIUB_LIST];
    uint64_t cards = wanting(it, kind);
    if (cards != 0)
        tr_put(it->out, "wanted for %s", ciub_list_cards(it->set, cards, list));
}

/* How many dice fly. Before the roll all, later those that are not skulls. */
static void remark_roll(const struct telling *it)
{
    const struct ciub_state *state = it->state;
    int dice = state->step == STEP_FORESEE ? colours_sum(dice_of_seat(state, state->turn))
                                           : colours_sum(kinds_by_colour(state->outside));
    for (uint64_t left = state->showing & it->set->skull; left != 0; left &= left - 1)
        dice -= state->outside[__builtin_ctzll(left)];
    tr_put_count(it->out, dice, "%d die", "%d dice", dice);
}

/* 4.12: dice beyond the limits. */
static void remark_end(const struct telling *it)
{
    char list[CIUB_LIST];
    uint64_t hand = hand_by_colour(it->state), gone = 0;
    for (int colour = 0; colour < it->set->colours; colour++) {
        int beyond = colour_count(hand, colour) - colour_limit(colour);
        if (beyond > 0)
            gone += (uint64_t)beyond * colour_one(colour);
    }
    if (gone != 0)
        tr_put(it->out, "gives back %s", ciub_list_colours(it->set, gone, list));
}

void ciub_remark(const void *world, const void *state, choice_t choice, struct text *out)
{
    const struct telling it = ciub_telling(world, state, out);
    int value = choice_value(choice);
    switch (choice_verb(choice)) {
    case VERB_TOKEN:
    case VERB_REMOVE:
    case VERB_GAIN:
    case VERB_DOWN:
        remark_card(&it, value);
        break;
    case VERB_FOR:
    case VERB_TAKE:
        remark_sides(&it, value);
        break;
    case VERB_KEEP:
        remark_sides(&it, value / 2);
        break;
    case VERB_PUT:
        remark_put(&it, value);
        break;
    case VERB_ROLL:
        remark_roll(&it);
        break;
    case VERB_TRADE:
        tr_put(out, "for two dice of other colours");
        break;
    case VERB_WHITEN:
        tr_put(out, "for a white die");
        break;
    case VERB_END:
        remark_end(&it);
        break;
    default:
        break;
    }
}

/* 4.10: a card could be gained, and a die is taken instead; 4.12: the white die that is
 * traded for would be too many, and goes back at once. */
bool ciub_forgoes(const void *world, const void *state, choice_t choice)
{
    const struct ciub_state *now = state;
    choice_t list[GAME_MAX_CHOICES];
    if (choice_verb(choice) == VERB_WHITEN)
        return colour_count(hand_by_colour(now), CIUB_WHITE) >= colour_limit(CIUB_WHITE);
    return now->step == STEP_SPELL && choice_verb(choice) == VERB_TAKE &&
           ciub_choices(world, state, list) > 0 && choice_verb(list[0]) == VERB_GAIN;
}
