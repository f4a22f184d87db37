/* table.c: every field of a state: its key in JSON, its place, its range, and what it is
 * when it is left out. What is zero, empty or usual need not be written, so that a
 * position is short to read and to write by hand. */
#include <stddef.h>

#include "games/seals/json/json.h"
#include "games/seals/rules/rules.h"

/* --- ranges ------------------------------------------------------------------------- */

static int count_players(const struct state_at *at)
{
    return ((const struct seals_world *)at->world)->players;
}

static int last_seat(const struct state_at *at)
{
    return count_players(at) - 1;
}

/* 1.2: dice of a colour. */
static int all_dice(const struct state_at *at)
{
    return count_players(at) + 1;
}

static int count_sites(const struct state_at *at)
{
    return ((const struct seals_world *)at->world)->sites;
}

static int last_site(const struct state_at *at)
{
    return count_sites(at) - 1;
}

static int find_site(const struct state_at *at, const char *name)
{
    const struct seals_world *world = at->world;
    int site = seals_board_find(&world->board, name);
    return site < world->sites ? site : -1;
}

/* --- what is left out --------------------------------------------------------------- */

static int usual_round(const struct state_at *at)
{
    const struct seals_state *state = at->state;
    return state->step > STEP_PLACE && state->step != STEP_TAKE;
}

/* As the options say, else seat 1. */
static int usual_first(const struct state_at *at)
{
    const struct seals_state *state = at->state;
    int first = seals_first_expected(at->world, state->round);
    if (state->step <= STEP_FIRST)
        return NONE;
    return first == ANY ? 0 : first;
}

static int usual_turn(const struct state_at *at)
{
    const struct seals_state *state = at->state;
    return state->first == NONE ? 0 : state->first;
}

/* The actor follows from the step, except that another player may be taking dice. */
static int usual_actor(const struct state_at *at)
{
    return seals_step_actor(at->state);
}

static int usual_midway(const struct state_at *at)
{
    return seals_step_midway(at->world, at->state) == 1;
}

static int usual_taking(const struct state_at *at)
{
    const struct seals_state *state = at->state;
    if (state->step != STEP_TAKE || state->round == 0 || state->actor < 0)
        return TAKING_FIRST;
    return state->seat[state->actor].owed > 0 ? TAKING_SHORT : TAKING_ROUND;
}

/* 1.2 */
static int usual_supply(const struct state_at *at)
{
    int left = all_dice(at) - seals_dice_in_use(at->world, at->state, at->item);
    return left > 0 ? left : 0;
}

/* 1.5: Binding lies face up unless it lies face down. */
static int usual_up(const struct state_at *at)
{
    const struct seals_state *state = at->state;
    return at->item == SCROLL_BINDING &&
           !(state->seat[at->outer].down & scroll_bit(SCROLL_BINDING));
}

/* --- what does not lie in a byte of its own ----------------------------------------- */

static int get_actor(const struct state_at *at)
{
    const struct seals_state *state = at->state;
    return state->actor < 0 ? SEAT_CHANCE : state->actor;
}

static void set_actor(const struct state_at *at, void *state, int actor)
{
    (void)at;
    ((struct seals_state *)state)->actor = (int8_t)actor;
}

static const struct seals_seat *seat_at(const struct state_at *at)
{
    return &((const struct seals_state *)at->state)->seat[at->outer];
}

static int get_owed(const struct state_at *at)
{
    return seat_at(at)->owed;
}

static void set_owed(const struct state_at *at, void *state, int owed)
{
    ((struct seals_state *)state)->seat[at->outer].owed = (unsigned)owed & 3;
}

static int get_over(const struct state_at *at)
{
    return seat_at(at)->over;
}

static void set_over(const struct state_at *at, void *state, int over)
{
    ((struct seals_state *)state)->seat[at->outer].over = (unsigned)over & 1;
}

static int get_die(const struct state_at *at)
{
    return dice_count_of(seat_at(at)->dice[at->item / 6], at->item % 6 + 1);
}

/* While a state is read, dice are only added. */
static void set_die(const struct state_at *at, void *state, int count)
{
    (void)count;
    ((struct seals_state *)state)->seat[at->outer].dice[at->item / 6] +=
        dice_one(at->item % 6 + 1);
}

static int get_chosen(const struct state_at *at)
{
    return dice_count_of(((const struct seals_state *)at->state)->chosen, at->item + 1);
}

static void set_chosen(const struct state_at *at, void *state, int count)
{
    (void)at, (void)count;
    ((struct seals_state *)state)->chosen += dice_one(at->item + 1);
}

static int get_seal(const struct state_at *at)
{
    return site_get(at->state, at->item);
}

static void set_seal(const struct state_at *at, void *state, int seal)
{
    (void)at;
    site_put(state, at->item, seal);
}

/* 6.15: what was chosen first is a scroll, else a site. */
static int is_gain(const struct state_at *at)
{
    return ((const struct seals_state *)at->state)->step == STEP_GIVE_SCROLL;
}

static int is_one(const struct state_at *at)
{
    return !is_gain(at);
}

/* --- the tables --------------------------------------------------------------------- */

#define NO_SITE   "is not a circle, box or start of this board"
#define NO_SCROLL "is not a scroll of this circle"
#define NO_DIE    "is not a die: write f3, w1, a6, e2 and so on"
#define NO_TOKEN  "is not a token: write f2, w3, a6, e5 and so on"

#define OF(member)                                                                       \
    .offset = offsetof(struct seals_state, member),                                      \
    .size = sizeof((struct seals_state *)0)->member
#define OF_SEAT(member) OF(seat[0].member), .outer = sizeof(struct seals_seat)
#define SITE                                                                             \
    .kind = STATE_NAMED, .name = seals_json_site, .find = find_site, .most = last_site,  \
    .usual = SITE_NONE, .wrong = NO_SITE
#define SEAT   .base = 1, .most = last_seat
#define SCROLL .kind = STATE_NAMED, .name = seals_json_scroll, .wrong = NO_SCROLL
#define SCROLL_SET                                                                       \
    .kind = STATE_NAMED, .shape = STATE_SET, .items = SCROLL_BINDING + 1,                \
    .name = seals_json_scroll, .wrong = NO_SCROLL

static const struct state_field player_table[] = {
    {"mage", STATE_NAMED, OF_SEAT(mage), .high = MAGES - 1, .usual = NONE,
     .names = seals_mage_name,
     .wrong = "is not a mage: shaman, witch, seer, sorcerer or warlock"},
    {"place", SITE, OF_SEAT(place)},
    {"familiar", SITE, OF_SEAT(familiar)},
    {"dice", STATE_NAMED, STATE_BAG, .items = 6 * COLOURS, .get = get_die, .set = set_die,
     .most = all_dice, .name = seals_json_die, .wrong = NO_DIE},
    {"next", STATE_NAMED, STATE_BAG, OF_SEAT(next[0]), .items = COLOURS, .high = 3,
     .name = seals_json_letter, .wrong = "is not a colour: write f, w, a or e"},
    {"owed", .high = 3, .get = get_owed, .set = set_owed},
    {"over", STATE_FLAG, .get = get_over, .set = set_over},
    {"up", SCROLL_SET, OF_SEAT(up), .fallback = usual_up},
    {"down", SCROLL_SET, OF_SEAT(down)},
    {0},
};

/* The move being built, if one is. */
static const struct state_field move_table[] = {
    {"scroll", SCROLL, OF(scroll), .high = SCROLL_BINDING, .usual = SCROLL_NONE},
    {"lent", SCROLL, OF(lent), .high = SCROLL_BINDING, .usual = SCROLL_NONE},
    {"colour", STATE_NAMED, OF(colour), .high = COLOURS - 1, .usual = NONE,
     .names = seals_element_name, .wrong = "is not a colour of dice"},
    {"gain", SCROLL, OF(one), .high = SCROLL_BINDING, .usual = SITE_NONE,
     .when = is_gain},
    {"one", SITE, OF(one), .when = is_one},
    {"target", SITE, OF(target)},
    {"victim", SEAT, OF(victim), .usual = NONE},
    {"figure", OF(figure), .high = 2},
    {"chosen", STATE_NAMED, STATE_BAG, .items = 6, .get = get_chosen, .set = set_chosen,
     .most = all_dice, .name = seals_json_chosen,
     .wrong = "is not a die of the colour chosen"},
    {0},
};

const struct state_field seals_state_table[] = {
    {"circle", OF(circle), .low = 1, .high = CIRCLES},
    {"round", OF(round), .high = 60000, .fallback = usual_round},
    {"step", STATE_NAMED, OF(step), .high = STEPS - 1, .always = true,
     .name = seals_json_step, .wrong = "is not a step of this game"},
    {"first", SEAT, OF(first), .usual = NONE, .fallback = usual_first},
    {"turn", SEAT, OF(turn), .always = true, .fallback = usual_turn},
    {"actor", SEAT, .usual = SEAT_CHANCE, .get = get_actor, .set = set_actor,
     .fallback = usual_actor},
    {"midway", OF(midway), .high = 1, .fallback = usual_midway},
    {"cursor", OF(cursor), .high = BOARD_MAX_SITES},
    {"broken", OF(broken), .high = 1},
    {"idle", OF(idle), .high = MOST_IDLE},
    {"stuck", OF(stuck), .high = MOST_STUCK},
    {"rolling", OF(rolling), .high = 6},
    {"taking", OF(taking), .high = TAKING_SHORT, .fallback = usual_taking},
    {"supply", .shape = STATE_MAP, OF(supply[0]), .items = COLOURS,
     .keys = seals_element_name, .most = all_dice, .always = true,
     .fallback = usual_supply},
    {"players", STATE_TABLE, STATE_ROW, .count = count_players, .table = player_table,
     .needed = true},
    {"sites", STATE_NAMED, STATE_MAP, .count = count_sites,
     .key_of = seals_json_circle_or_box, .get = get_seal, .set = set_seal,
     .high = SITE_SCROLL + SCROLLS - 1, .name = seals_json_seal, .needed = true,
     .wrong_key = "is not a circle or box of this board",
     .wrong = "is not a token or scroll: write f2, w3, change.fire and so on"},
    {"guardians", SITE, .shape = STATE_MAP, OF(guardian[0]), .items = ELEMENTS,
     .keys = seals_element_name},
    {"absorbed", STATE_NAMED, STATE_MAP, OF(absorbed[0]), .items = ELEMENTS,
     .keys = seals_element_name, .high = SITE_SCROLL - 1, .name = seals_json_seal,
     .wrong = NO_TOKEN},
    {"move", STATE_TABLE, .table = move_table},
    {0},
};

void seals_json_state_write(const void *world, const void *state, struct text *out)
{
    state_write(seals_state_table, world, state, out);
}
