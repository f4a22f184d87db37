/* turn.c: refusals while setting up, in a turn's main choice and when breaking (3-5).
 */
#include "games/seals/explain/step.h"
#include "games/seals/notation/notation.h"
#include "i18n/i18n.h"

bool seals_judge_circle(const struct judged *judged, struct reason *why)
{
    return judged->value <= CIRCLES || reason_set(why, "3.1", "there are four circles");
}

bool seals_judge_deal(const struct judged *judged, struct reason *why)
{
    const struct board_space *space = &judged->world->board.space[judged->state->cursor];
    if ((space->kind == SPACE_CIRCLE) != (judged->kind == PICK_TOKEN))
        return reason_set(
            why, "3.2",
            space->kind == SPACE_CIRCLE
                ? TR_NOOP("circles get tokens and boxes get scrolls: %s is a circle")
                : TR_NOOP("circles get tokens and boxes get scrolls: %s is a box"),
            space->name);
    if (judged->kind == PICK_TOKEN) {
        if (judged->state->stock[space->strength - MIN_STRENGTH][judged->colour] <
            tokens_in_box(space->strength))
            return true;
        return reason_set(why, "1.3", "all %d %s tokens of strength %d are on the board",
                          tokens_in_box(space->strength),
                          tr(seals_element_name[judged->colour]), space->strength);
    }
    int scroll = (int)judged->value;
    if (scroll_strength(scroll) != space->strength)
        return reason_set(why, "3.2", "%s takes a scroll of strength %d", space->name,
                          space->strength);
    if (judged->state->lying & scroll_bit(scroll))
        return reason_set(why, "1.4", "that scroll is on the board already");
    if (seals_copy_waits(judged->state, scroll))
        return reason_set(why, "1.4", SEALS_COPY_WAITS);
    return true;
}

bool seals_judge_mage(const struct judged *judged, struct reason *why)
{
    for (int seat = 0; seat < judged->world->players; seat++)
        if (judged->state->seat[seat].mage == judged->value)
            return reason_set(why, "3.3", "the %s has a player already",
                              tr(seals_mage_name[judged->value]));
    return true;
}

bool seals_judge_first(const struct judged *judged, struct reason *why)
{
    return judged->value != NOBODY || reason_set(why, "3.3", "somebody must start");
}

bool seals_judge_place(const struct judged *judged, struct reason *why)
{
    if (judged->world->board.space[judged->value].kind != SPACE_START)
        return reason_set(why, "3.4", "%s is not a start circle",
                          name_of(judged, (int)judged->value));
    for (int seat = 0; seat < judged->world->players; seat++)
        if (judged->state->seat[seat].place == judged->value)
            return reason_set(why, "3.4", "%s is taken",
                              name_of(judged, (int)judged->value));
    return true;
}

/* The rule under which dice are taken now. */
static const char *take_rule(const struct seals_state *state)
{
    return state->taking == TAKING_FIRST ? "3.5"
           : seals_take_count(state) < 3 ? "4.6"
                                         : "4.5";
}

bool seals_judge_take(const struct judged *judged, struct reason *why)
{
    const char *rule = take_rule(judged->state);
    int total = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        int count = (int)(judged->value >> (2 * colour) & 3);
        total += count;
        if (count > judged->state->supply[colour])
            return why_supply(judged, colour, rule, why);
    }
    int due = seals_take_count(judged->state);
    if (total == due)
        return true;
    return reason_set(why, rule,
                      tr_count("exactly %d die is to be taken",
                               "exactly %d dice are to be taken", (unsigned long)due),
                      due);
}

/* A die may show anything. */
bool seals_judge_roll(const struct judged *judged, struct reason *why)
{
    (void)judged, (void)why;
    return true;
}

bool seals_judge_reroll(const struct judged *judged, struct reason *why)
{
    return seals_judge_roll(judged, why);
}

static bool why_use(const struct judged *judged, struct reason *why)
{
    int scroll = (int)judged->value;
    if (judged->mine->down & scroll_bit(scroll))
        return reason_set(why, "4.4",
                          "that scroll lies face down until the round is over");
    if (!(judged->mine->up & scroll_bit(scroll)))
        return reason_set(why, "4.2", "only own scrolls can be used");
    if (judged->state->circle == 1 && scroll_is_additional(scroll) &&
        (judged->mine->up & scroll_bit(scroll_twin(scroll))))
        return reason_set(why, "1.4", "of two equal scrolls face up the first is used");
    return seals_why_not_spell(judged->world, judged->state, scroll, scroll_bit(scroll),
                               why);
}

static bool any_site(const void *context, int site)
{
    (void)context, (void)site;
    return true;
}

bool seals_judge_turn(const struct judged *judged, struct reason *why)
{
    int seat = judged->state->turn;
    if (judged->kind == PICK_BREAK)
        return seals_why_not_plain(judged->world, judged->state, seat, (int)judged->value,
                                   why);
    if (judged->kind == PICK_SCROLL)
        return why_use(judged, why);
    if (seals_some_plain(judged->world, judged->state, seat, any_site, NULL))
        return reason_set(why, "4.2", "a seal can be broken, so one must be");
    return true;
}

bool seals_judge_with(const struct judged *judged, struct reason *why)
{
    int element = seal_element(judged->state, judged->state->target);
    int strength = seal_strength(judged->state, judged->state->target);
    if (!why_not_held(judged, judged->state->turn, "5.4", why))
        return false;
    if (!element_takes(element, judged->colour))
        return reason_set(why, "5.4", "the seal on %s is of %s",
                          name_of(judged, judged->state->target),
                          tr(seals_element_name[element]));
    int sum = 0, smallest = 0;
    for (int value = 6; value >= 1; value--) {
        sum += value * dice_count_of(judged->value, value);
        if (dice_count_of(judged->value, value) > 0)
            smallest = value;
    }
    if (sum < strength)
        return reason_set(why, "5.4", "these dice sum to %d, the seal's strength is %d",
                          sum, strength);
    if (sum - smallest >= strength)
        return reason_set(why, "5.4", "more dice than needed: leave out the %d",
                          smallest);
    return true;
}

bool seals_judge_absorb(const struct judged *judged, struct reason *why)
{
    int element = (int)judged->value,
        colour = seal_element(judged->state, judged->state->target);
    if (element == ELEMENTS)
        return true;
    int scroll = scroll_of(SPELL_ABSORPTION, element);
    if (!(judged->mine->up & scroll_bit(scroll)))
        return reason_set(why, "6.9", "there is no own Absorption of %s face up",
                          tr(seals_element_name[element]));
    if (!element_takes(element, colour))
        return reason_set(why, "6.9", "a token of %s does not fit Absorption of %s",
                          tr(seals_element_name[colour]),
                          tr(seals_element_name[element]));
    return true;
}
