/* choices.c: the legal choices at each step.
 *
 * Every list looks ahead: what it offers can be finished. why.c says the same in other
 * words, with reasons; tests hold the two against each other. */
#include "games/seals/reach.h"
#include "games/seals/rules.h"

struct list {
    choice_t *item;
    int count;
};

static void add(struct list *list, enum choice_kind kind, int colour, uint32_t value)
{
    list->item[list->count++] = choice_make(kind, colour, value);
}

static void add_sites(struct list *list, enum choice_kind kind, const struct sites *sites)
{
    for (int word = 0; word < SITE_WORDS; word++)
        for (uint64_t rest = sites->word[word]; rest != 0; rest &= rest - 1)
            add(list, kind, 0, (uint32_t)(word * 64 + __builtin_ctzll(rest)));
}

/* Every handful out of `dice` but the empty one. */
static void add_parts(struct list *list, int colour, dice_t dice)
{
    for (dice_t part = dice_next_part(dice, 0); part; part = dice_next_part(dice, part))
        add(list, PICK_DICE, colour, part);
}

static void add_single_dice(struct list *list, int colour, dice_t dice)
{
    for (int value = 1; value <= 6; value++)
        if (dice_count_of(dice, value) > 0)
            add(list, PICK_DICE, colour, dice_one(value));
}

static bool colour_fits(int element, int colour)
{
    return element == MIND || element == colour;
}

/* 3.2 */
static void list_deal(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    const struct board_space *space = &world->board.space[state->cursor];
    if (space->kind == SPACE_CIRCLE) {
        for (int colour = 0; colour < COLOURS; colour++)
            if (state->stock[space->strength - MIN_STRENGTH][colour] <
                tokens_in_box(space->strength))
                add(list, PICK_TOKEN, colour, 0);
        return;
    }
    uint64_t rest = scrolls_of_strength(space->strength) & ~state->lying;
    for (rest = scrolls_nameable(state, rest); rest != 0; rest &= rest - 1)
        add(list, PICK_SCROLL, 0, (uint32_t)__builtin_ctzll(rest));
}

/* 3.3 */
static void list_mages(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    unsigned taken = 0;
    for (int seat = 0; seat < world->players; seat++)
        if (state->seat[seat].mage != NONE)
            taken |= 1u << state->seat[seat].mage;
    for (int mage = 0; mage < MAGES; mage++)
        if ((taken >> mage & 1) == 0)
            add(list, PICK_MAGE, 0, (uint32_t)mage);
}

/* 3.4 */
static void list_places(const struct seals_world *world, const struct seals_state *state,
                        struct list *list)
{
    struct sites free = {{((uint64_t)1 << world->starts) - 1, 0, 0}};
    for (int seat = 0; seat < world->players; seat++)
        if (state->seat[seat].place != SITE_NONE)
            sites_remove(&free, state->seat[seat].place);
    add_sites(list, PICK_SITE, &free);
}

/* 3.5, 4.5, 4.6: counts of the four colours that add up. */
static void list_takes(const struct seals_state *state, struct list *list)
{
    const uint8_t *supply = state->supply;
    int count = take_count(state);
    for (int f = count < supply[0] ? count : supply[0]; f >= 0; f--) {
        int rest = count - f;
        for (int w = rest < supply[1] ? rest : supply[1]; w >= 0; w--) {
            int last = rest - w;
            for (int a = last < supply[2] ? last : supply[2]; a >= 0; a--) {
                int e = last - a;
                if (e <= supply[3])
                    add(list, PICK_TAKE, 0, (uint32_t)(f | w << 2 | a << 4 | e << 6));
            }
        }
    }
}

static void list_numbers(struct list *list, int last)
{
    for (int i = 1; i <= last; i++)
        add(list, PICK_NUMBER, 0, (uint32_t)i);
}

/* 4.2 */
static void list_turn(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    struct reach reach;
    reach_of_turn(world, state, &reach);
    struct sites breaks = plain_breaks(state, &reach);
    add_sites(list, PICK_BREAK, &breaks);
    bool must_break = list->count > 0;
    uint64_t scrolls = scrolls_usable(world, state, &reach);
    for (; scrolls != 0; scrolls &= scrolls - 1)
        add(list, PICK_SCROLL, 0, (uint32_t)__builtin_ctzll(scrolls));
    if (!must_break)
        add(list, PICK_GIVE_UP, 0, 0);
}

/* 5.4 */
static void list_with(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    int element = seal_element(state, state->target);
    int strength = seal_strength(state, state->target) - MIN_STRENGTH;
    for (int colour = 0; colour < COLOURS; colour++) {
        dice_t dice = state->seat[state->turn].dice[colour];
        if (dice == 0 || !colour_fits(element, colour))
            continue;
        uint64_t rest = world->payable[strength][dice_shown(dice)];
        for (; rest != 0; rest &= rest - 1) {
            dice_t part = world->minimal[strength][__builtin_ctzll(rest)];
            if (dice_holds(dice, part))
                add(list, PICK_DICE, colour, part);
        }
    }
}

/* 6.9 */
static void list_absorb(const struct seals_state *state, struct list *list)
{
    int colour = seal_element(state, state->target);
    uint64_t up = state->seat[state->turn].up >> CIRCLE_SCROLLS >> (2 * ELEMENTS);
    if (up >> colour & 1)
        add(list, PICK_ABSORB, 0, (uint32_t)colour);
    if (up >> MIND & 1)
        add(list, PICK_ABSORB, 0, MIND);
    add(list, PICK_ABSORB, 0, ELEMENTS);
}

/* 6.1 */
static void list_binding(const struct seals_world *world, const struct seals_state *state,
                         struct list *list)
{
    const struct seals_seat *mine = &state->seat[state->turn];
    if (mine->familiar != mine->place)
        add(list, PICK_HERE, 0, 0);
    struct reach reach;
    reach_of_turn(world, state, &reach);
    struct sites tokens = plain_breaks(state, &reach);
    for (int i = 0; i < SITE_WORDS; i++)
        tokens.word[i] &= ~state->scrolls.word[i];
    add_sites(list, PICK_BREAK, &tokens);
}

/* The most dice of another colour that the supply could give for dice of this one. */
static int most_of_another(const struct seals_state *state, int colour)
{
    int most = 0;
    for (int i = 0; i < COLOURS; i++)
        if (i != colour && state->supply[i] > most)
            most = state->supply[i];
    return most;
}

/* 6.2, 6.3, 6.4 */
static void list_dice(const struct seals_state *state, const struct cast *cast,
                      struct list *list)
{
    for (int colour = 0; colour < COLOURS; colour++) {
        dice_t dice = state->seat[cast->seat].dice[colour];
        if (!colour_fits(cast->element, colour) || dice == 0)
            continue;
        if (cast->spell == SPELL_STRENGTHENING)
            dice &= DICE_BELOW_SIX;
        if (cast->spell != SPELL_CHANGE) {
            add_parts(list, colour, dice);
            continue;
        }
        int most = most_of_another(state, colour);
        for (dice_t part = dice_next_part(dice, 0); part;
             part = dice_next_part(dice, part))
            if (dice_count(part) <= most)
                add(list, PICK_DICE, colour, part);
    }
}

/* 6.2 */
static void list_into(const struct seals_state *state, struct list *list)
{
    for (int i = 0; i < COLOURS; i++)
        if (i != state->colour && state->supply[i] >= dice_count(state->chosen))
            add(list, PICK_COLOUR, i, 0);
}

/* 6.5 of Mind */
static void list_colours(const struct seals_state *state, struct list *list)
{
    for (int i = 0; i < COLOURS; i++)
        if (state->supply[i] > 0)
            add(list, PICK_COLOUR, i, 0);
}

/* 6.7, 6.8, 6.10, 6.18: the tokens, by strength and colour, that the spell can be used
 * on. */
static void fitting_tokens(const struct seals_state *state, const struct cast *cast,
                           bool fits[STRENGTHS][COLOURS])
{
    for (int i = 0; i < STRENGTHS; i++)
        for (int colour = 0; colour < COLOURS; colour++) {
            bool fit = colour_fits(cast->element, colour);
            if (cast->spell == SPELL_SWAP)
                fit = fit && swap_possible(state, colour, i + MIN_STRENGTH);
            else if (cast->spell == SPELL_EXCHANGE)
                fit = fit && exchange_possible(state, colour, i + MIN_STRENGTH);
            fits[i][colour] = fit;
        }
}

/* Adds the token sites whose strength and colour fit. */
static void add_tokens(const struct seals_state *state, bool fits[STRENGTHS][COLOURS],
                       struct list *list)
{
    struct sites found = token_sites(state);
    for (int word = 0; word < SITE_WORDS; word++) {
        uint64_t up_to[MAX_STRENGTH + 1], fitting = 0;
        strengths_up_to(state, word, up_to);
        for (int i = 0; i < STRENGTHS; i++) {
            uint64_t colours = 0;
            for (int colour = 0; colour < COLOURS; colour++)
                if (fits[i][colour])
                    colours |= element_bits(state, word, colour);
            fitting |= colours & up_to[i + MIN_STRENGTH] & ~up_to[i + MIN_STRENGTH - 1];
        }
        found.word[word] &= fitting;
    }
    add_sites(list, PICK_SITE, &found);
}

static void list_tokens(const struct seals_world *world, const struct seals_state *state,
                        const struct cast *cast, struct list *list)
{
    bool fits[STRENGTHS][COLOURS];
    fitting_tokens(state, cast, fits);
    add_tokens(state, fits, list);
    if (cast->spell != SPELL_DISPATCH)
        return;
    int kept = 0;
    for (int i = 0; i < list->count; i++)
        if (!token_has_familiar(world, state, (int)choice_value(list->item[i])))
            list->item[kept++] = list->item[i];
    list->count = kept;
}

/* 6.11, 6.21: scrolls of the element on the board, but for the one on `except`. */
static void list_scroll_sites(const struct seals_state *state, int element, int except,
                              struct list *list)
{
    struct sites found = state->scrolls;
    for (int word = 0; word < SITE_WORDS; word++)
        found.word[word] &= element_bits(state, word, element);
    if (except != SITE_NONE)
        sites_remove(&found, except);
    add_sites(list, PICK_SITE, &found);
}

static void list_one(const struct seals_world *world, const struct seals_state *state,
                     struct list *list)
{
    struct cast cast = cast_current(state);
    if (cast.spell == SPELL_REARRANGEMENT) {
        list_scroll_sites(state, cast.element, SITE_NONE, list);
    } else if (cast.spell == SPELL_LEAP) {
        struct reach reach;
        reach_of_turn(world, state, &reach);
        struct sites over = leaps(world, state, &reach, cast.element);
        add_sites(list, PICK_SITE, &over);
    } else {
        list_tokens(world, state, &cast, list);
    }
}

/* 6.7, 6.8, 6.11 */
static void list_other(const struct seals_state *state, struct list *list)
{
    enum spell spell = cast_current(state).spell;
    if (spell == SPELL_REARRANGEMENT) {
        struct sites others = state->scrolls;
        sites_remove(&others, state->one);
        add_sites(list, PICK_SITE, &others);
        return;
    }
    int element = seal_element(state, state->one);
    int strength = seal_strength(state, state->one);
    bool fits[STRENGTHS][COLOURS];
    for (int i = 0; i < STRENGTHS; i++)
        for (int colour = 0; colour < COLOURS; colour++) {
            bool same_colour = colour == element;
            bool same_strength = i + MIN_STRENGTH == strength;
            fits[i][colour] = spell == SPELL_SWAP ? same_strength && !same_colour
                                                  : same_colour && !same_strength;
        }
    add_tokens(state, fits, list);
}

/* 6.9: a die of any colour below six. */
static void list_feed(const struct seals_state *state, struct list *list)
{
    for (int i = 0; i < COLOURS; i++)
        add_single_dice(list, i, state->seat[state->turn].dice[i] & DICE_BELOW_SIX);
}

/* 6.13, 6.16 */
static void list_from(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    struct cast cast = cast_current(state);
    for (int other = 0; other < world->players; other++) {
        if (!seat_can_be_target(world, state, cast.seat, other))
            continue;
        const struct seals_seat *his = &state->seat[other];
        if (cast.spell == SPELL_DECEPTION
                ? deception_possible(state, cast.seat, other,
                                     element_colour(cast.element))
                : cast.element == MIND || his->dice[cast.element] != 0)
            add(list, PICK_SEAT, 0, (uint32_t)other);
    }
}

/* 6.13: his die, such that an own die of another colour is there to give. */
static void list_theirs(const struct seals_state *state, struct list *list)
{
    struct cast cast = cast_current(state);
    for (int i = 0; i < COLOURS; i++)
        if (colour_fits(cast.element, i) && seat_has_die_but(&state->seat[cast.seat], i))
            add_single_dice(list, i, state->seat[state->victim].dice[i]);
}

static void list_for(const struct seals_state *state, struct list *list)
{
    for (int i = 0; i < COLOURS; i++)
        if (i != state->colour)
            add_single_dice(list, i, state->seat[state->turn].dice[i]);
}

/* 6.14: whether lowering a die of the colour (ANY: of any) of `other` is possible. */
static bool can_lower(const struct seals_state *state, int other, int element)
{
    for (int i = 0; i < COLOURS; i++)
        if (colour_fits(element, i) && (state->seat[other].dice[i] & DICE_ABOVE_ONE) != 0)
            return true;
    return false;
}

/* 6.14: the colour to be altered: chosen with the raised dice, else the scroll's. */
static int altered_element(const struct seals_state *state)
{
    return state->colour != NONE ? state->colour : cast_current(state).element;
}

static void list_raise(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    struct cast cast = cast_current(state);
    for (int i = 0; i < COLOURS; i++)
        if (colour_fits(cast.element, i))
            add_parts(list, i, state->seat[cast.seat].dice[i] & DICE_BELOW_SIX);
    for (int other = 0; other < world->players; other++) {
        if (seat_can_be_target(world, state, cast.seat, other) &&
            can_lower(state, other, cast.element)) {
            add(list, PICK_DICE, 0, 0);
            return;
        }
    }
}

static void list_lower(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    for (int other = 0; other < world->players; other++)
        if (seat_can_be_target(world, state, state->turn, other) &&
            can_lower(state, other, altered_element(state)))
            add(list, PICK_SEAT, 0, (uint32_t)other);
    if (state->chosen != 0)
        add(list, PICK_SEAT, 0, NOBODY);
}

static void list_lowered(const struct seals_state *state, struct list *list)
{
    for (int i = 0; i < COLOURS; i++)
        if (colour_fits(altered_element(state), i))
            add_parts(list, i, state->seat[state->victim].dice[i] & DICE_ABOVE_ONE);
}

/* 6.15 */
static void list_gain(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    struct cast cast = cast_current(state);
    uint64_t mine = state->seat[cast.seat].up, fitting = 0, theirs = 0;
    for (int strength = MIN_STRENGTH; strength <= MAX_STRENGTH; strength++)
        if (mine & scrolls_of_strength(strength))
            fitting |= scrolls_of_strength(strength);
    for (int other = 0; other < world->players; other++)
        if (seat_can_be_target(world, state, cast.seat, other))
            theirs |= state->seat[other].up;
    theirs &= fitting & scrolls_of_element(cast.element);
    for (; theirs != 0; theirs &= theirs - 1)
        add(list, PICK_SCROLL, 0, (uint32_t)__builtin_ctzll(theirs));
}

static void list_give_scroll(const struct seals_state *state, struct list *list)
{
    uint64_t mine =
        state->seat[state->turn].up & scrolls_of_strength(scroll_strength(state->one));
    for (; mine != 0; mine &= mine - 1)
        add(list, PICK_SCROLL, 0, (uint32_t)__builtin_ctzll(mine));
}

/* 6.16: the victim's dice of the colour. */
static void list_give(const struct seals_state *state, struct list *list)
{
    struct cast cast = cast_current(state);
    for (int i = 0; i < COLOURS; i++)
        if (colour_fits(cast.element, i))
            add_single_dice(list, i, state->seat[state->victim].dice[i]);
}

/* 6.17 */
static void list_exploit(const struct seals_world *world, const struct seals_state *state,
                         struct list *list)
{
    struct cast cast = cast_current(state);
    cast.spent = scroll_bit(state->scroll);
    for (int scroll = cast.element; scroll < SCROLLS; scroll += ELEMENTS)
        for (int other = 0; other < world->players; other++)
            if ((state->seat[other].up & scroll_bit(scroll)) &&
                spell_exploitable(world, state, &cast, other, scroll))
                add(list, PICK_SCROLL, 0, (uint32_t)scroll);
}

/* 6.20 */
static void list_past(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    int element = cast_current(state).element;
    struct reach reach;
    reach_of_turn(world, state, &reach);
    for (int other = 0; other < world->players; other++) {
        for (int figure = FIGURE_MAGE; figure <= FIGURE_FAMILIAR; figure++) {
            if (other == state->turn)
                continue;
            struct sites found =
                past_targets(world, state, &reach, element, other, figure);
            if (sites_any(&found))
                add(list, PICK_FIGURE, 0, (uint32_t)(2 * other + figure - FIGURE_MAGE));
        }
    }
}

/* 6.19, 6.20 */
static void list_then(const struct seals_world *world, const struct seals_state *state,
                      struct list *list)
{
    struct reach reach;
    struct sites found;
    reach_of_turn(world, state, &reach);
    if (state->one != SITE_NONE) {
        found = breakable_by_leap(world, state, &reach, state->one);
        keep_affordable(state, state->turn, &found);
    } else {
        found = past_targets(world, state, &reach, cast_current(state).element,
                             state->victim, state->figure);
    }
    add_sites(list, PICK_BREAK, &found);
}

/* 6.21 */
static void list_guard(const struct seals_state *state, struct list *list)
{
    int element = cast_current(state).element, now = state->guardian[element];
    list_scroll_sites(state, element, now, list);
    if (now != SITE_NONE)
        add(list, PICK_OFF, 0, 0);
}

/* 6.22 */
static void list_speed(const struct seals_world *world, const struct seals_state *state,
                       struct list *list)
{
    struct reach reach;
    reach_of_turn(world, state, &reach);
    struct sites found = speed_firsts(world, state, &reach, cast_current(state).element);
    add_sites(list, PICK_BREAK, &found);
}

static void list_second(const struct seals_world *world, const struct seals_state *state,
                        struct list *list)
{
    struct reach reach;
    reach_of_turn(world, state, &reach);
    struct sites found = breakable(state, &reach);
    keep_element(state, cast_current(state).element, &found);
    add_sites(list, PICK_BREAK, &found);
}

int rules_choices(const struct seals_world *world, const struct seals_state *state,
                  choice_t *item)
{
    struct list list = {item, 0};
    struct cast cast;
    switch ((enum step)state->step) {
    case STEP_CIRCLE:
        list_numbers(&list, CIRCLES);
        break;
    case STEP_DEAL:
        list_deal(world, state, &list);
        break;
    case STEP_MAGE:
        list_mages(world, state, &list);
        break;
    case STEP_FIRST:
        for (int seat = 0; seat < world->players; seat++)
            add(&list, PICK_SEAT, 0, (uint32_t)seat);
        break;
    case STEP_PLACE:
        list_places(world, state, &list);
        break;
    case STEP_TAKE:
        list_takes(state, &list);
        break;
    case STEP_ROLL:
    case STEP_REROLL:
        list_numbers(&list, 6);
        break;
    case STEP_TURN:
        list_turn(world, state, &list);
        break;
    case STEP_WITH:
        list_with(world, state, &list);
        break;
    case STEP_ABSORB:
        list_absorb(state, &list);
        break;
    case STEP_BINDING:
        list_binding(world, state, &list);
        break;
    case STEP_DICE:
        cast = cast_current(state);
        list_dice(state, &cast, &list);
        break;
    case STEP_INTO:
        list_into(state, &list);
        break;
    case STEP_COLOUR:
        list_colours(state, &list);
        break;
    case STEP_ONE:
        list_one(world, state, &list);
        break;
    case STEP_OTHER:
        list_other(state, &list);
        break;
    case STEP_FEED:
        list_feed(state, &list);
        break;
    case STEP_FROM:
        list_from(world, state, &list);
        break;
    case STEP_THEIRS:
        list_theirs(state, &list);
        break;
    case STEP_FOR:
        list_for(state, &list);
        break;
    case STEP_RAISE:
        list_raise(world, state, &list);
        break;
    case STEP_LOWER:
        list_lower(world, state, &list);
        break;
    case STEP_LOWERED:
        list_lowered(state, &list);
        break;
    case STEP_GAIN:
        list_gain(world, state, &list);
        break;
    case STEP_GIVE_SCROLL:
        list_give_scroll(state, &list);
        break;
    case STEP_GIVE:
        list_give(state, &list);
        break;
    case STEP_EXPLOIT:
        list_exploit(world, state, &list);
        break;
    case STEP_PAST:
        list_past(world, state, &list);
        break;
    case STEP_THEN:
        list_then(world, state, &list);
        break;
    case STEP_GUARD:
        list_guard(state, &list);
        break;
    case STEP_SPEED:
        list_speed(world, state, &list);
        break;
    case STEP_SECOND:
        list_second(world, state, &list);
        break;
    case STEP_OVER:
    case STEPS:
        break;
    }
    return list.count;
}
