/* why.c: the verdict on a choice, step by step, with the rule that forbids it. */
#include "games/seals/why.h"

#include "games/seals/reach.h"
#include "games/seals/rules.h"
#include "games/seals/text.h"
#include "games/seals/why_parts.h"

struct judged {
    const struct seals_world *world;
    const struct seals_state *state;
    const struct seals_seat *mine; /* of the player whose turn it is */
    struct cast cast;              /* the spell being used, if any */
    enum choice_kind kind;
    int colour;
    uint32_t value;
};

/* What a step is about and the kinds of choice it takes. */
static const struct {
    const char *rule;
    uint8_t kind, also, last;
} step_takes[STEPS] = {
    [STEP_CIRCLE] = {"3.1", PICK_NUMBER, 0, 0},
    [STEP_DEAL] = {"3.2", PICK_TOKEN, PICK_SCROLL, 0},
    [STEP_MAGE] = {"3.3", PICK_MAGE, 0, 0},
    [STEP_FIRST] = {"3.3", PICK_SEAT, 0, 0},
    [STEP_PLACE] = {"3.4", PICK_SITE, 0, 0},
    [STEP_TAKE] = {"4.5", PICK_TAKE, 0, 0},
    [STEP_ROLL] = {"4.1", PICK_NUMBER, 0, 0},
    [STEP_REROLL] = {"6.3", PICK_NUMBER, 0, 0},
    [STEP_TURN] = {"4.2", PICK_BREAK, PICK_SCROLL, PICK_GIVE_UP},
    [STEP_WITH] = {"5.4", PICK_DICE, 0, 0},
    [STEP_ABSORB] = {"6.9", PICK_ABSORB, 0, 0},
    [STEP_BINDING] = {"6.1", PICK_HERE, PICK_BREAK, 0},
    [STEP_DICE] = {"6.2", PICK_DICE, 0, 0},
    [STEP_INTO] = {"6.2", PICK_COLOUR, 0, 0},
    [STEP_COLOUR] = {"6.5", PICK_COLOUR, 0, 0},
    [STEP_ONE] = {"6.7", PICK_SITE, 0, 0},
    [STEP_OTHER] = {"6.7", PICK_SITE, 0, 0},
    [STEP_FEED] = {"6.9", PICK_DICE, 0, 0},
    [STEP_FROM] = {"6.12", PICK_SEAT, 0, 0},
    [STEP_THEIRS] = {"6.13", PICK_DICE, 0, 0},
    [STEP_FOR] = {"6.13", PICK_DICE, 0, 0},
    [STEP_RAISE] = {"6.14", PICK_DICE, 0, 0},
    [STEP_LOWER] = {"6.14", PICK_SEAT, 0, 0},
    [STEP_LOWERED] = {"6.14", PICK_DICE, 0, 0},
    [STEP_GAIN] = {"6.15", PICK_SCROLL, 0, 0},
    [STEP_GIVE_SCROLL] = {"6.15", PICK_SCROLL, 0, 0},
    [STEP_GIVE] = {"6.16", PICK_DICE, 0, 0},
    [STEP_EXPLOIT] = {"6.17", PICK_SCROLL, 0, 0},
    [STEP_PAST] = {"6.20", PICK_FIGURE, 0, 0},
    [STEP_THEN] = {"6.19", PICK_BREAK, 0, 0},
    [STEP_GUARD] = {"6.21", PICK_SITE, PICK_OFF, 0},
    [STEP_SPEED] = {"6.22", PICK_BREAK, 0, 0},
    [STEP_SECOND] = {"6.22", PICK_BREAK, 0, 0},
    [STEP_OVER] = {"4.7", 0, 0, 0},
};

static const char *name_of(const struct judged *judged, uint32_t site)
{
    return judged->world->board.space[site].name;
}

/* Whether the code means anything: each kind has its bounds. */
static bool well_formed(const struct judged *judged)
{
    uint32_t value = judged->value;
    if (judged->kind != PICK_DICE && judged->kind != PICK_TOKEN &&
        judged->kind != PICK_COLOUR && judged->colour != 0)
        return false;
    switch (judged->kind) {
    case PICK_NUMBER:
        return value >= 1 && value <= 6;
    case PICK_SCROLL:
        return value <= SCROLL_BINDING;
    case PICK_MAGE:
        return value < MAGES;
    case PICK_SEAT:
        return value < (uint32_t)judged->world->players || value == NOBODY;
    case PICK_TAKE:
        return value < 256;
    case PICK_DICE:
        return (value & DICE_GUARD) == 0 && (value != 0 || judged->colour == 0);
    case PICK_SITE:
    case PICK_BREAK:
        return value < (uint32_t)judged->world->sites;
    case PICK_ABSORB:
        return value <= ELEMENTS;
    case PICK_FIGURE:
        return value < 2 * (uint32_t)judged->world->players;
    case PICK_TOKEN:
    case PICK_COLOUR:
    case PICK_HERE:
    case PICK_OFF:
    case PICK_GIVE_UP:
        return value == 0;
    }
    return false;
}

static bool why_deal(const struct judged *judged, struct reason *why)
{
    const struct board_space *space = &judged->world->board.space[judged->state->cursor];
    if ((space->kind == SPACE_CIRCLE) != (judged->kind == PICK_TOKEN))
        return reason_set(why, "3.2",
                          "circles get tokens and boxes get scrolls: %s is a %s",
                          space->name, space->kind == SPACE_CIRCLE ? "circle" : "box");
    if (judged->kind == PICK_TOKEN) {
        if (judged->state->stock[space->strength - MIN_STRENGTH][judged->colour] <
            tokens_in_box(space->strength))
            return true;
        return reason_set(why, "1.3", "all %d %s tokens of strength %d are on the board",
                          tokens_in_box(space->strength), element_name[judged->colour],
                          space->strength);
    }
    int scroll = (int)judged->value;
    if (scroll_strength(scroll) != space->strength)
        return reason_set(why, "3.2", "%s takes a scroll of strength %d", space->name,
                          space->strength);
    if (judged->state->lying & scroll_bit(scroll))
        return reason_set(why, "1.4", "that scroll is on the board already");
    if (judged->state->circle == 1 && scroll >= CIRCLE_SCROLLS &&
        !(judged->state->lying & scroll_bit(scroll - CIRCLE_SCROLLS)))
        return reason_set(why, "1.4", "of two equal scrolls the first is dealt first");
    return true;
}

static bool why_mage(const struct judged *judged, struct reason *why)
{
    for (int seat = 0; seat < judged->world->players; seat++)
        if (judged->state->seat[seat].mage == judged->value)
            return reason_set(why, "3.3", "the %s has a player already",
                              mage_name[judged->value]);
    return true;
}

static bool why_place(const struct judged *judged, struct reason *why)
{
    if (judged->world->board.space[judged->value].kind != SPACE_START)
        return reason_set(why, "3.4", "%s is no start circle",
                          name_of(judged, judged->value));
    for (int seat = 0; seat < judged->world->players; seat++)
        if (judged->state->seat[seat].place == judged->value)
            return reason_set(why, "3.4", "%s is taken", name_of(judged, judged->value));
    return true;
}

/* The rule under which dice are taken now. */
static const char *take_rule(const struct seals_state *state)
{
    return state->taking == TAKING_FIRST ? "3.5" : take_count(state) < 3 ? "4.6" : "4.5";
}

static bool why_take(const struct judged *judged, struct reason *why)
{
    const char *rule = take_rule(judged->state);
    int total = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        int count = (int)(judged->value >> (2 * colour) & 3);
        total += count;
        if (count > judged->state->supply[colour])
            return reason_set(why, rule, "the supply has only %d dice of %s",
                              judged->state->supply[colour], element_name[colour]);
    }
    int due = take_count(judged->state);
    if (total == due)
        return true;
    return reason_set(why, rule, "exactly %d %s to be taken", due,
                      due == 1 ? "die is" : "dice are");
}

static bool why_use(const struct judged *judged, struct reason *why)
{
    int scroll = (int)judged->value;
    if (judged->mine->down & scroll_bit(scroll))
        return reason_set(why, "4.4",
                          "that scroll lies face down until the round is over");
    if (!(judged->mine->up & scroll_bit(scroll)))
        return reason_set(why, "4.2", "only own scrolls can be used");
    if (judged->state->circle == 1 && scroll >= CIRCLE_SCROLLS && scroll < SCROLLS &&
        (judged->mine->up & scroll_bit(scroll - CIRCLE_SCROLLS)))
        return reason_set(why, "1.4", "of two equal scrolls face up the first is used");
    return why_not_spell(judged->world, judged->state, judged->state->turn, scroll,
                         scroll_bit(scroll), why);
}

static bool any_site(const void *context, int site)
{
    (void)context, (void)site;
    return true;
}

static bool why_turn(const struct judged *judged, struct reason *why)
{
    int seat = judged->state->turn;
    if (judged->kind == PICK_BREAK)
        return why_not_plain(judged->world, judged->state, seat, (int)judged->value, why);
    if (judged->kind == PICK_SCROLL)
        return why_use(judged, why);
    if (some_plain(judged->world, judged->state, seat, any_site, NULL))
        return reason_set(why, "4.2", "a seal can be broken, so one must be");
    return true;
}

/* Dice of one colour that a seat has. */
static bool why_not_held(const struct judged *judged, int seat, const char *rule,
                         struct reason *why)
{
    if (dice_holds(judged->state->seat[seat].dice[judged->colour], judged->value))
        return true;
    return reason_set(why, rule, "the %s does not have these dice",
                      mage_name[judged->state->seat[seat].mage]);
}

static bool why_with(const struct judged *judged, struct reason *why)
{
    int element = seal_element(judged->state, judged->state->target);
    int strength = seal_strength(judged->state, judged->state->target);
    if (!why_not_held(judged, judged->state->turn, "5.4", why))
        return false;
    if (!element_takes(element, judged->colour))
        return reason_set(why, "5.4", "the seal on %s is of %s",
                          name_of(judged, judged->state->target), element_name[element]);
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
        return reason_set(why, "5.4", "more dice than needed: the %d is superfluous",
                          smallest);
    return true;
}

static bool why_absorb(const struct judged *judged, struct reason *why)
{
    int element = (int)judged->value,
        colour = seal_element(judged->state, judged->state->target);
    if (element == ELEMENTS)
        return true;
    int scroll = CIRCLE_SCROLLS + 2 * ELEMENTS + element;
    if (!(judged->mine->up & scroll_bit(scroll)))
        return reason_set(why, "6.9", "there is no own Absorption of %s face up",
                          element_name[element]);
    if (!element_takes(element, colour))
        return reason_set(why, "6.9", "a token of %s does not fit Absorption of %s",
                          element_name[colour], element_name[element]);
    return true;
}

static bool why_binding(const struct judged *judged, struct reason *why)
{
    if (judged->kind == PICK_HERE) {
        if (judged->mine->familiar != judged->mine->place)
            return true;
        return reason_set(why, "6.1", "the familiar is with its mage already");
    }
    if (scroll_on(judged->state, (int)judged->value))
        return reason_set(why, "6.1", "a familiar never breaks the seal of a scroll");
    return why_not_plain(judged->world, judged->state, judged->state->turn,
                         (int)judged->value, why);
}

/* 6.2: enough dice of one other colour are in the supply. */
static bool why_no_change(const struct judged *judged, struct reason *why)
{
    for (int into = 0; into < COLOURS; into++)
        if (into != judged->colour &&
            judged->state->supply[into] >= dice_count(judged->value))
            return true;
    return reason_set(why, "6.2",
                      "the supply has not that many dice of one other colour");
}

static bool why_dice(const struct judged *judged, struct reason *why)
{
    enum spell spell = judged->cast.spell;
    const char *rule = spell == SPELL_CHANGE    ? "6.2"
                       : spell == SPELL_RENEWAL ? "6.3"
                                                : "6.4";
    if (judged->value == 0)
        return reason_set(why, rule, "at least one die must be chosen");
    if (!element_takes(judged->cast.element, judged->colour))
        return reason_set(why, rule, "the scroll works on dice of %s",
                          element_name[judged->cast.element]);
    if (!why_not_held(judged, judged->state->turn, rule, why))
        return false;
    if (spell == SPELL_STRENGTHENING && dice_count_of(judged->value, 6) > 0)
        return reason_set(why, rule, "a die that shows six cannot be strengthened");
    return spell != SPELL_CHANGE || why_no_change(judged, why);
}

static bool why_into(const struct judged *judged, struct reason *why)
{
    if (judged->colour == judged->state->colour)
        return reason_set(why, "6.2", "the new colour must be another one");
    if (judged->state->supply[judged->colour] >= dice_count(judged->state->chosen))
        return true;
    return reason_set(why, "6.2", "the supply has only %d dice of %s",
                      judged->state->supply[judged->colour],
                      element_name[judged->colour]);
}

static bool why_colour(const struct judged *judged, struct reason *why)
{
    if (judged->state->supply[judged->colour] > 0)
        return true;
    return reason_set(why, "6.5", "the supply has no die of %s",
                      element_name[judged->colour]);
}

static bool is_token(const struct judged *judged, int site)
{
    return has_seal(judged->state, site) && !scroll_on(judged->state, site);
}

/* 6.7, 6.8: whether two tokens may trade places. */
static bool why_not_pair(const struct judged *judged, int one, int other,
                         struct reason *why)
{
    const struct seals_state *state = judged->state;
    bool same_colour = seal_element(state, one) == seal_element(state, other);
    bool same_strength = seal_strength(state, one) == seal_strength(state, other);
    if (judged->cast.spell == SPELL_SWAP && !same_strength)
        return reason_set(why, "6.7", "the two tokens must be of the same strength");
    if (judged->cast.spell == SPELL_SWAP && same_colour)
        return reason_set(why, "6.7", "the two tokens must be of different colours");
    if (judged->cast.spell == SPELL_EXCHANGE && !same_colour)
        return reason_set(why, "6.8", "the two tokens must be of one colour");
    if (judged->cast.spell == SPELL_EXCHANGE && same_strength)
        return reason_set(why, "6.8", "two equal tokens: trading them has no effect");
    return true;
}

static const char *site_rule(enum spell spell)
{
    switch (spell) {
    case SPELL_SWAP:
        return "6.7";
    case SPELL_EXCHANGE:
        return "6.8";
    case SPELL_DISINTEGRATION:
        return "6.10";
    case SPELL_REARRANGEMENT:
        return "6.11";
    default:
        return "6.18";
    }
}

/* 6.7, 6.8: some token could be the partner of this one. */
static bool why_no_partner(const struct judged *judged, int one, struct reason *why)
{
    struct reason ignored;
    for (int other = 0; other < judged->world->sites; other++)
        if (is_token(judged, other) && why_not_pair(judged, one, other, &ignored))
            return true;
    return reason_set(why, site_rule(judged->cast.spell),
                      "no other token could trade places with it");
}

static bool why_dispatch(const struct judged *judged, int site, struct reason *why)
{
    for (int seat = 0; seat < judged->world->players; seat++)
        if (judged->state->seat[seat].familiar == site)
            return reason_set(why, "6.18", "a familiar stands on %s already",
                              name_of(judged, (uint32_t)site));
    return true;
}

static bool why_one(const struct judged *judged, struct reason *why)
{
    int site = (int)judged->value, element = judged->cast.element;
    enum spell spell = judged->cast.spell;
    if (spell == SPELL_LEAP)
        return why_not_leap(judged->world, judged->state, judged->state->turn, site,
                            element, why);
    if (spell == SPELL_REARRANGEMENT) {
        if (!scroll_on(judged->state, site))
            return reason_set(why, "6.11", "there is no scroll on %s",
                              name_of(judged, judged->value));
        if (seal_element(judged->state, site) == element)
            return true;
        return reason_set(why, "6.11", "the first scroll must be of %s",
                          element_name[element]);
    }
    if (!is_token(judged, site))
        return reason_set(why, site_rule(spell), "there is no token on %s",
                          name_of(judged, judged->value));
    if (!element_takes(element, seal_element(judged->state, site)))
        return reason_set(why, site_rule(spell), "the token on %s is not of %s",
                          name_of(judged, judged->value), element_name[element]);
    if (spell == SPELL_DISPATCH)
        return why_dispatch(judged, site, why);
    return spell == SPELL_DISINTEGRATION || why_no_partner(judged, site, why);
}

static bool why_other(const struct judged *judged, struct reason *why)
{
    int site = (int)judged->value;
    enum spell spell = judged->cast.spell;
    if (site == judged->state->one)
        return reason_set(why, site_rule(spell), "choose another space than the first");
    if (spell == SPELL_REARRANGEMENT) {
        if (scroll_on(judged->state, site))
            return true;
        return reason_set(why, "6.11", "there is no scroll on %s",
                          name_of(judged, judged->value));
    }
    if (!is_token(judged, site))
        return reason_set(why, site_rule(spell), "there is no token on %s",
                          name_of(judged, judged->value));
    return why_not_pair(judged, judged->state->one, site, why);
}

/* One die of a seat, of a colour other than `but`. */
static bool why_one_die(const struct judged *judged, int seat, const char *rule,
                        struct reason *why)
{
    if (dice_count(judged->value) != 1)
        return reason_set(why, rule, "exactly one die is to be chosen");
    return why_not_held(judged, seat, rule, why);
}

static bool why_feed(const struct judged *judged, struct reason *why)
{
    if (!why_one_die(judged, judged->state->turn, "6.9", why))
        return false;
    if (dice_count_of(judged->value, 6) == 0)
        return true;
    return reason_set(why, "6.9", "a die that shows six cannot gain");
}

static bool why_target(const struct judged *judged, struct reason *why)
{
    int other = (int)judged->value;
    if (other == judged->state->turn || other == NOBODY)
        return reason_set(why, "6.12", "choose an opponent");
    if (judged->state->seat[other].over)
        return reason_set(why, "6.12", "the round is over for the %s",
                          mage_name[judged->state->seat[other].mage]);
    return true;
}

/* 6.13: some die of his can be had for an own die of another colour. */
static bool why_no_deception(const struct judged *judged, int other, struct reason *why)
{
    for (int his = 0; his < COLOURS; his++)
        for (int own = 0; own < COLOURS; own++)
            if (his != own && element_takes(judged->cast.element, his) &&
                judged->state->seat[other].dice[his] != 0 && judged->mine->dice[own] != 0)
                return true;
    return reason_set(
        why, "6.13",
        "the %s has no fitting die, or there is no own die of another colour",
        mage_name[judged->state->seat[other].mage]);
}

static bool why_from(const struct judged *judged, struct reason *why)
{
    if (!why_target(judged, why))
        return false;
    int other = (int)judged->value;
    if (judged->cast.spell == SPELL_DECEPTION)
        return why_no_deception(judged, other, why);
    for (int colour = 0; colour < COLOURS; colour++)
        if (element_takes(judged->cast.element, colour) &&
            judged->state->seat[other].dice[colour] != 0)
            return true;
    return reason_set(why, "6.16", "the %s has no die of %s",
                      mage_name[judged->state->seat[other].mage],
                      element_name[judged->cast.element]);
}

static bool why_theirs(const struct judged *judged, struct reason *why)
{
    if (!why_one_die(judged, judged->state->victim, "6.13", why))
        return false;
    if (!element_takes(judged->cast.element, judged->colour))
        return reason_set(why, "6.13", "the scroll takes a die of %s",
                          element_name[judged->cast.element]);
    for (int own = 0; own < COLOURS; own++)
        if (own != judged->colour && judged->mine->dice[own] != 0)
            return true;
    return reason_set(why, "6.13",
                      "there is no own die of another colour to give for it");
}

static bool why_for(const struct judged *judged, struct reason *why)
{
    if (!why_one_die(judged, judged->state->turn, "6.13", why))
        return false;
    if (judged->colour != judged->state->colour)
        return true;
    return reason_set(why, "6.13", "the die given must be of another colour");
}

/* 6.14: dice of an opponent that show more than one, of a colour the element takes. */
static bool can_lower(const struct judged *judged, int other, int element)
{
    for (int colour = 0; colour < COLOURS; colour++)
        for (int value = 2; value <= 6; value++)
            if (element_takes(element, colour) &&
                dice_count_of(judged->state->seat[other].dice[colour], value) > 0)
                return true;
    return false;
}

static bool why_raise(const struct judged *judged, struct reason *why)
{
    if (judged->value == 0) {
        struct judged target = *judged;
        struct reason ignored;
        for (int other = 0; other < judged->world->players; other++) {
            target.value = (uint32_t)other;
            if (why_target(&target, &ignored) &&
                can_lower(judged, other, judged->cast.element))
                return true;
        }
        return reason_set(why, "6.14",
                          "no opponent's die can be lowered: raise an own one");
    }
    if (!element_takes(judged->cast.element, judged->colour))
        return reason_set(why, "6.14", "the scroll works on dice of %s",
                          element_name[judged->cast.element]);
    if (!why_not_held(judged, judged->state->turn, "6.14", why))
        return false;
    if (dice_count_of(judged->value, 6) == 0)
        return true;
    return reason_set(why, "6.14", "a die that shows six cannot be raised");
}

static int altered(const struct judged *judged)
{
    return judged->state->colour != NONE ? judged->state->colour : judged->cast.element;
}

static bool why_lower(const struct judged *judged, struct reason *why)
{
    if (judged->value == NOBODY) {
        if (judged->state->chosen != 0)
            return true;
        return reason_set(why, "6.14", "at least one die must change");
    }
    if (!why_target(judged, why))
        return false;
    if (can_lower(judged, (int)judged->value, altered(judged)))
        return true;
    return reason_set(why, "6.14", "the %s has no fitting die above one",
                      mage_name[judged->state->seat[judged->value].mage]);
}

static bool why_lowered(const struct judged *judged, struct reason *why)
{
    if (judged->value == 0)
        return reason_set(why, "6.14", "at least one die must be chosen");
    if (!element_takes(altered(judged), judged->colour))
        return reason_set(why, "6.14", "all altered dice must be of one colour: %s",
                          element_name[altered(judged)]);
    if (!why_not_held(judged, judged->state->victim, "6.14", why))
        return false;
    if (dice_count_of(judged->value, 1) == 0)
        return true;
    return reason_set(why, "6.14", "a die that shows one cannot be lowered");
}

/* 6.15: an own face-up scroll of that strength. */
static bool has_strength_up(const struct judged *judged, int strength)
{
    for (int scroll = 0; scroll < SCROLLS; scroll++)
        if ((judged->mine->up & scroll_bit(scroll)) &&
            scroll_strength(scroll) == strength)
            return true;
    return false;
}

static bool why_gain(const struct judged *judged, struct reason *why)
{
    int scroll = (int)judged->value, owner = NONE;
    for (int seat = 0; seat < judged->world->players; seat++)
        if (seat != judged->state->turn &&
            (judged->state->seat[seat].up & scroll_bit(scroll)))
            owner = seat;
    if (scroll == SCROLL_BINDING)
        return reason_set(why, "6.15", "Binding is never transferred");
    if (owner == NONE)
        return reason_set(why, "6.15", "no opponent has that scroll face up");
    if (judged->state->seat[owner].over)
        return reason_set(why, "6.12", "the round is over for the owner of that scroll");
    if (scroll_element(scroll) != judged->cast.element)
        return reason_set(why, "6.15", "the scroll taken must be of %s",
                          element_name[judged->cast.element]);
    if (has_strength_up(judged, scroll_strength(scroll)))
        return true;
    return reason_set(why, "6.15",
                      "there is no own face-up scroll of strength %d to give",
                      scroll_strength(scroll));
}

static bool why_give_scroll(const struct judged *judged, struct reason *why)
{
    int scroll = (int)judged->value;
    if (scroll == SCROLL_BINDING)
        return reason_set(why, "6.15", "Binding is never transferred");
    if (!(judged->mine->up & scroll_bit(scroll)))
        return reason_set(why, "6.15", "only an own face-up scroll can be given");
    if (scroll_strength(scroll) == scroll_strength(judged->state->one))
        return true;
    return reason_set(why, "6.15", "both scrolls must be of the same strength");
}

static bool why_give(const struct judged *judged, struct reason *why)
{
    if (!why_one_die(judged, judged->state->victim, "6.16", why))
        return false;
    if (element_takes(judged->cast.element, judged->colour))
        return true;
    return reason_set(why, "6.16", "the thief takes a die of %s",
                      element_name[judged->cast.element]);
}

static bool why_guard(const struct judged *judged, struct reason *why)
{
    int element = judged->cast.element, now = judged->state->guardian[element];
    if (judged->kind == PICK_OFF) {
        if (now != SITE_NONE)
            return true;
        return reason_set(why, "6.21", "the guardian of %s is not on the board",
                          element_name[element]);
    }
    if (!scroll_on(judged->state, (int)judged->value) ||
        seal_element(judged->state, (int)judged->value) != element)
        return reason_set(why, "6.21", "there is no scroll of %s on %s",
                          element_name[element], name_of(judged, judged->value));
    if ((int)judged->value == now)
        return reason_set(why, "6.21", "the guardian stands on %s already",
                          name_of(judged, judged->value));
    return true;
}

static bool why_then(const struct judged *judged, struct reason *why)
{
    const struct seals_state *state = judged->state;
    if (state->one != SITE_NONE)
        return why_not_beyond(judged->world, state, state->turn, state->one,
                              (int)judged->value, why);
    return why_not_past(judged->world, state, state->turn, state->victim, state->figure,
                        judged->cast.element, (int)judged->value, why);
}

static bool why_speed(const struct judged *judged, struct reason *why)
{
    return why_not_plain(judged->world, judged->state, judged->state->turn,
                         (int)judged->value, why) &&
           why_not_second(judged->world, judged->state, judged->state->turn,
                          (int)judged->value, judged->cast.element, SITE_NONE, why);
}

static bool judge(const struct judged *judged, struct reason *why)
{
    const struct seals_state *state = judged->state;
    switch ((enum step)state->step) {
    case STEP_CIRCLE:
        return judged->value <= CIRCLES ||
               reason_set(why, "3.1", "there are four circles");
    case STEP_DEAL:
        return why_deal(judged, why);
    case STEP_MAGE:
        return why_mage(judged, why);
    case STEP_FIRST:
        return judged->value != NOBODY || reason_set(why, "3.3", "somebody must start");
    case STEP_PLACE:
        return why_place(judged, why);
    case STEP_TAKE:
        return why_take(judged, why);
    case STEP_ROLL:
    case STEP_REROLL:
        return true;
    case STEP_TURN:
        return why_turn(judged, why);
    case STEP_WITH:
        return why_with(judged, why);
    case STEP_ABSORB:
        return why_absorb(judged, why);
    case STEP_BINDING:
        return why_binding(judged, why);
    case STEP_DICE:
        return why_dice(judged, why);
    case STEP_INTO:
        return why_into(judged, why);
    case STEP_COLOUR:
        return why_colour(judged, why);
    case STEP_ONE:
        return why_one(judged, why);
    case STEP_OTHER:
        return why_other(judged, why);
    case STEP_FEED:
        return why_feed(judged, why);
    case STEP_FROM:
        return why_from(judged, why);
    case STEP_THEIRS:
        return why_theirs(judged, why);
    case STEP_FOR:
        return why_for(judged, why);
    case STEP_RAISE:
        return why_raise(judged, why);
    case STEP_LOWER:
        return why_lower(judged, why);
    case STEP_LOWERED:
        return why_lowered(judged, why);
    case STEP_GAIN:
        return why_gain(judged, why);
    case STEP_GIVE_SCROLL:
        return why_give_scroll(judged, why);
    case STEP_GIVE:
        return why_give(judged, why);
    case STEP_EXPLOIT:
        return why_not_exploit(judged->world, state, state->turn, state->scroll,
                               (int)judged->value, why);
    case STEP_PAST:
        return why_not_past(judged->world, state, state->turn, (int)judged->value / 2,
                            judged->value & 1 ? FIGURE_FAMILIAR : FIGURE_MAGE,
                            judged->cast.element, SITE_NONE, why);
    case STEP_THEN:
        return why_then(judged, why);
    case STEP_GUARD:
        return why_guard(judged, why);
    case STEP_SPEED:
        return why_speed(judged, why);
    case STEP_SECOND:
        return why_not_second(judged->world, state, state->turn, judged->mine->place,
                              judged->cast.element, (int)judged->value, why);
    case STEP_OVER:
    case STEPS:
        break;
    }
    return reason_set(why, "4.7", "the game is over");
}

bool seals_verdict(const void *world, const void *game_state, choice_t choice,
                   struct reason *why)
{
    const struct seals_state *state = game_state;
    struct judged judged = {.world = world,
                            .state = state,
                            .mine = &state->seat[state->turn],
                            .kind = choice_kind(choice),
                            .colour = choice_colour(choice),
                            .value = choice_value(choice)};
    const char *rule = step_takes[state->step].rule;
    if (state->step == STEP_OVER)
        return reason_set(why, rule, "the game is over");
    if (judged.kind == 0 || (judged.kind != step_takes[state->step].kind &&
                             judged.kind != step_takes[state->step].also &&
                             judged.kind != step_takes[state->step].last))
        return reason_set(why, rule, "something else is to be chosen now");
    if (!well_formed(&judged))
        return reason_set(why, rule, "there is no such thing in this game");
    if (state->scroll != SCROLL_NONE)
        judged.cast = cast_current(state);
    return judge(&judged, why);
}
