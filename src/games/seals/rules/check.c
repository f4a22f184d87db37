/* check.c: what must hold in every state, however it came about. Positions set up by hand
 * pass through here too, so nothing the rules rely on may be left out. */
#include "games/seals/rules/check.h"

#include <stddef.h>
#include <string.h>

#include "games/seals/rules/check_internal.h"
#include "games/seals/rules/reach.h"
#include "games/seals/rules/rules.h"

static const char *check_site(const struct seals_world *world, int site, int here)
{
    int kind = world->board.space[site].kind;
    if (here == SITE_EMPTY)
        return NULL;
    if (here >= SITE_SCROLL)
        return kind != SPACE_BOX || here - SITE_SCROLL >= SCROLLS
                   ? "a scroll lies where no box is"
                   : NULL;
    if (kind != SPACE_CIRCLE || here > token_make(EARTH, MAX_STRENGTH))
        return "a token lies where no circle is";
    return NULL;
}

/* The sets and counts that restate what lies on the sites. */
static const char *check_sites(const struct seals_world *world,
                               const struct seals_state *state)
{
    struct seals_state again = {0};
    for (int site = 0; site < BOARD_MAX_SITES; site++) {
        int here = site_get(state, site);
        if (site >= world->sites && here != SITE_EMPTY)
            return "something lies beyond the last site";
        const char *wrong = site < world->sites ? check_site(world, site, here) : NULL;
        if (wrong != NULL)
            return wrong;
        site_put(&again, site, here);
        if (here >= SITE_SCROLL) {
            if (again.lying & scroll_bit(here - SITE_SCROLL))
                return "a scroll lies in two boxes";
            again.lying |= scroll_bit(here - SITE_SCROLL);
        } else if (here != SITE_EMPTY) {
            again.stock[token_strength(here) - MIN_STRENGTH][token_colour(here)]++;
        }
    }
    if (memcmp(&again, state, offsetof(struct seals_state, touched)) != 0 ||
        again.lying != state->lying ||
        memcmp(again.stock, state->stock, sizeof again.stock) != 0)
        return "the sets of seals do not match the sites";
    return NULL;
}

/* 3.2: a seal lies where its strength is printed. Only in circle II do seals trade places
 * over strengths (6.8, 6.11); even so no strength becomes more frequent. */
static const char *check_printed(const struct seals_world *world,
                                 const struct seals_state *state)
{
    int room[2][MAX_STRENGTH + 1] = {0}; /* in circles and in boxes, by strength */
    for (int site = world->starts; site < world->sites; site++) {
        const struct board_space *space = &world->board.space[site];
        bool box = space->kind == SPACE_BOX;
        room[box][space->strength]++;
        if (!sites_has(&state->seals, site))
            continue;
        int strength = seal_strength(state, site);
        if (state->circle != 2 && strength != space->strength)
            return "a seal lies where another strength is printed";
        room[box][strength]--;
    }
    for (int strength = MIN_STRENGTH; strength <= MAX_STRENGTH; strength++)
        if (room[0][strength] < 0 || room[1][strength] < 0)
            return "more seals of a strength lie on the board than are printed there";
    return NULL;
}

/* 1.3, 6.9: tokens on the board and on Absorptions come out of one box. */
static const char *check_tokens(const struct seals_state *state)
{
    uint8_t used[STRENGTHS][COLOURS];
    memcpy(used, state->stock, sizeof used);
    for (int element = 0; element < ELEMENTS; element++) {
        int token = state->absorbed[element];
        if (token == 0)
            continue;
        if (state->circle != 2 || token > token_make(EARTH, MAX_STRENGTH))
            return "a token is absorbed that cannot be";
        if (element != MIND && token_colour(token) != element)
            return "a token lies on an Absorption of another colour";
        used[token_strength(token) - MIN_STRENGTH][token_colour(token)]++;
    }
    for (int i = 0; i < STRENGTHS; i++)
        for (int colour = 0; colour < COLOURS; colour++)
            if (used[i][colour] > tokens_in_box(i + MIN_STRENGTH))
                return "more tokens of a colour and strength than the box has";
    return NULL;
}

/* 1.4, 1.5: every scroll is in one place; each player has one Binding. */
static const char *check_scrolls(const struct seals_world *world,
                                 const struct seals_state *state)
{
    const uint64_t known = scroll_bit(SCROLL_BINDING + 1) - 1;
    uint64_t seen = state->lying;
    for (int seat = 0; seat < world->players; seat++) {
        const struct seals_seat *mine = &state->seat[seat];
        uint64_t own = mine->up | mine->down;
        if ((mine->up & mine->down) != 0)
            return "a scroll lies face up and face down at once";
        if ((own & ~known) != 0 || (own & scroll_bit(SCROLL_BINDING)) == 0)
            return "a player's scrolls are not right: Binding is always one of them";
        if ((own & seen & ~scroll_bit(SCROLL_BINDING)) != 0)
            return "a scroll is in two places";
        seen |= own;
    }
    for (int element = 0; element < ELEMENTS; element++)
        if (state->absorbed[element] != 0 &&
            !(seen & ~state->lying & scroll_bit(scroll_of(SPELL_ABSORPTION, element))))
            return "a token is absorbed by a scroll that nobody owns";
    return NULL;
}

/* 1.2: players + 1 dice of each colour are somewhere. */
static const char *check_dice(const struct seals_world *world,
                              const struct seals_state *state)
{
    for (int colour = 0; colour < COLOURS; colour++) {
        int count = state->supply[colour];
        for (int seat = 0; seat < world->players; seat++) {
            const struct seals_seat *mine = &state->seat[seat];
            if ((mine->dice[colour] & ~(dice_t)0x777777) != 0)
                return "a player's dice are not dice";
            count += dice_count(mine->dice[colour]) + mine->next[colour];
        }
        if (state->step == STEP_REROLL && state->colour == colour)
            count += state->rolling;
        if (count != world->players + 1)
            return "the dice of a colour do not add up to players + 1";
    }
    return NULL;
}

/* 3.1, 3.3, 4.7: circle and mages that the options set, and who is first. */
static const char *check_options(const struct seals_world *world,
                                 const struct seals_state *state)
{
    if (world->circle != 0 && state->circle != world->circle)
        return "the circle is not the one of the options";
    for (int seat = 0; seat < world->players; seat++)
        if (world->mage[seat] != ANY && state->seat[seat].mage != world->mage[seat])
            return "a player's mage is not the one of the options";
    int first = seals_first_expected(world, state->round);
    if (first != ANY && state->first != NONE && state->first != first)
        return "the first player is not the one of the options and the round";
    return NULL;
}

static bool is_blank_seat(const struct seals_seat *seat)
{
    const struct seals_seat blank = {
        .mage = NONE, .place = SITE_NONE, .familiar = SITE_NONE};
    return memcmp(seat, &blank, sizeof blank) == 0;
}

/* 6.1, 6.18: what brought a familiar out lies face down until the round is over for its
 * owner (4.5), when it goes back. */
bool seals_familiar_may_be_out(const struct seals_state *state, int seat)
{
    uint64_t brings = scroll_bit(SCROLL_BINDING);
    if (state->circle == 4)
        brings |= scrolls_of_strength(2) & ~basic_scrolls;
    return (state->seat[seat].down & brings) != 0;
}

/* 5.2, 6.1, 6.18: where figures can stand. */
static const char *check_figures(const struct seals_world *world,
                                 const struct seals_state *state, int seat)
{
    const struct seals_seat *mine = &state->seat[seat];
    if (mine->place != SITE_NONE &&
        (mine->place >= world->sites || sites_has(&state->seals, mine->place)))
        return "a mage stands on a seal or outside the board";
    if (mine->familiar != SITE_NONE) {
        if (mine->familiar >= world->sites || scroll_on(state, mine->familiar))
            return "a familiar stands on a scroll or outside the board";
        if (state->circle != 4 && token_on(state, mine->familiar))
            return "a familiar stands on a token without Dispatch";
        if (!seals_familiar_may_be_out(state, seat))
            return "a familiar is on the board although Binding is face up";
        if (mine->over)
            return "a familiar is on the board although its owner's round is over";
    }
    for (int other = 0; other < seat; other++) {
        if (mine->mage != NONE && state->seat[other].mage == mine->mage)
            return "two players have the same mage";
        if (mine->place != SITE_NONE && state->seat[other].place == mine->place)
            return "two mages stand on one space";
        if (mine->familiar != SITE_NONE && token_on(state, mine->familiar) &&
            state->seat[other].familiar == mine->familiar)
            return "two familiars stand on one token"; /* 6.18 */
    }
    return NULL;
}

static const char *check_seats(const struct seals_world *world,
                               const struct seals_state *state)
{
    for (int seat = 0; seat < SEALS_MAX_PLAYERS; seat++) {
        const struct seals_seat *mine = &state->seat[seat];
        if (seat >= world->players) {
            if (!is_blank_seat(mine))
                return "a seat without a player is not empty";
            continue;
        }
        if (mine->unused != 0 || (mine->mage != NONE && mine->mage >= MAGES))
            return "a player's mage is unknown";
        const char *wrong = check_figures(world, state, seat);
        if (wrong != NULL)
            return wrong;
    }
    return NULL;
}

/* 1.6, 6.21 */
static const char *check_guardians(const struct seals_world *world,
                                   const struct seals_state *state)
{
    for (int element = 0; element < ELEMENTS; element++) {
        int site = state->guardian[element];
        if (site == SITE_NONE)
            continue;
        if (state->circle != 4 || site >= world->sites || !scroll_on(state, site) ||
            seal_element(state, site) != element)
            return "a guardian stands on something other than a scroll of its element";
        if (seals_scroll_owner(world, state, scroll_of(SPELL_GUARDIAN, element)) == NONE)
            return "a guardian is on the board although nobody has its scroll";
    }
    return NULL;
}

/* What the state remembers of the walk of the player on turn. */
static const char *check_touched(const struct seals_world *world,
                                 const struct seals_state *state)
{
    struct seals_state again = *state;
    again.touched = (struct sites){0};
    if (is_turn_step(state->step))
        seals_reach_renew(world, &again);
    return memcmp(&again.touched, &state->touched, sizeof again.touched) == 0
               ? NULL
               : "what can be walked to does not match the board";
}

const char *seals_check_table(const struct seals_world *world,
                              const struct seals_state *state)
{
    const char *wrong = NULL;
    if (state->circle > CIRCLES || state->step >= STEPS ||
        (state->circle == 0) != (state->step == STEP_CIRCLE))
        return "the circle or the step is unknown";
    if ((wrong = check_sites(world, state)) || (wrong = check_printed(world, state)) ||
        (wrong = check_tokens(state)) || (wrong = check_scrolls(world, state)) ||
        (wrong = check_seats(world, state)) || (wrong = check_guardians(world, state)) ||
        (wrong = seals_check_step(world, state)) ||
        (wrong = check_options(world, state)) || (wrong = check_dice(world, state)) ||
        (wrong = check_touched(world, state)))
        return wrong;
    return NULL;
}

const char *seals_check(const void *game_world, const void *game_state)
{
    const char *field = NULL;
    const char *wrong = seals_check_table(game_world, game_state);
    return wrong != NULL ? wrong : seals_check_move(game_world, game_state, &field);
}
