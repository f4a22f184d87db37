/* table.c: every field of a state: its key in JSON, its place, its range, and what it is
 * when it is left out. What is zero, empty or usual need not be written, so that a
 * position is short to read and to write by hand. */
#include "games/ciub/json/json.h"
#include "games/ciub/rules/rules.h"

/* --- ranges ------------------------------------------------------------------------- */

static const struct ciub_world *world_of(const struct state_at *at)
{
    return at->world;
}

static int count_players(const struct state_at *at)
{
    return world_of(at)->players;
}

static int last_seat(const struct state_at *at)
{
    return world_of(at)->players - 1;
}

/* 5.2a */
static int most_quiet(const struct state_at *at)
{
    return CIUB_QUIET_ROUNDS * world_of(at)->players;
}

static int count_places(const struct state_at *at)
{
    return world_of(at)->row;
}

static int count_cards(const struct state_at *at)
{
    return world_of(at)->set.cards;
}

static int last_card(const struct state_at *at)
{
    return count_cards(at) - 1;
}

static int count_colours(const struct state_at *at)
{
    return world_of(at)->set.colours;
}

static int last_colour(const struct state_at *at)
{
    return count_colours(at) - 1;
}

static int all_in_pile(const struct state_at *at)
{
    return world_of(at)->pile[at->item];
}

static int all_of_colour(const struct state_at *at)
{
    return world_of(at)->total[at->item];
}

static int all_of_kind(const struct state_at *at)
{
    return world_of(at)->total[kind_colour(at->item)];
}

static int count_hand(const struct state_at *at)
{
    return 2 * count_colours(at);
}

static int all_of_hand(const struct state_at *at)
{
    return world_of(at)->total[at->item / 2];
}

/* --- what is left out --------------------------------------------------------------- */

static const struct ciub_state *state_of(const struct state_at *at)
{
    return at->state;
}

/* 3.4: the player of the options, or player 1. */
static int usual_first(const struct state_at *at)
{
    if (state_of(at)->step == STEP_FIRST)
        return CIUB_NONE;
    return world_of(at)->first < 0 ? 0 : world_of(at)->first;
}

static int usual_turn(const struct state_at *at)
{
    int first = state_of(at)->first;
    if (first == CIUB_NONE)
        first = usual_first(at);
    return first == CIUB_NONE ? 0 : first;
}

/* B or C cards that have not turned up. */
static int count_left(const struct state_at *at, int i)
{
    const struct ciub_world *world = at->world;
    uint64_t seen = cards_seen(world, at->state);
    int up = __builtin_popcountll(world->set.letter[LETTER_B + i] & seen);
    return up < world->pile[i] ? world->pile[i] - up : 0;
}

static int usual_pile(const struct state_at *at)
{
    return count_left(at, at->item);
}

static int usual_stage(const struct state_at *at)
{
    int pile = count_left(at, 0) + count_left(at, 1);
    return ciub_stage_expected(pile, state_of(at)->opus);
}

/* Until the deal is over a row that is left out is empty. */
static int is_dealing(const struct state_at *at)
{
    return state_of(at)->step <= STEP_DEAL;
}

static int usual_left(const struct state_at *at)
{
    return ciub_left_expected(at->world, at->state);
}

static int usual_supply(const struct state_at *at)
{
    int left = all_of_colour(at) - ciub_dice_in_use(at->state, at->item);
    return left > 0 ? left : 0;
}

/* What the step says of a flag. */
#define FLAG(flag)                                                                       \
    static int usual_##flag(const struct state_at *at)                                   \
    {                                                                                    \
        return ciub_step_flags[state_of(at)->step].flag == FLAG_YES;                     \
    }
FLAG(busy)
FLAG(moved)
FLAG(gained)

/* --- what does not lie in a byte of its own ----------------------------------------- */

/* Removed cards are those that are neither unseen nor anywhere else. */
static int get_removed(const struct state_at *at)
{
    return (int)(cards_removed(at->world, at->state) >> at->item & 1);
}

static void set_removed(const struct state_at *at, void *state, int removed)
{
    (void)removed;
    ((struct ciub_state *)state)->unseen &= ~(UINT64_C(1) << at->item);
}

static int find_removed(const struct state_at *at, const char *name)
{
    const struct ciub_world *world = at->world;
    int card = ciub_set_card(&world->set, name);
    uint64_t elsewhere = ~world->in_play | cards_open(world, at->state);
    for (int seat = 0; seat < world->players; seat++)
        elsewhere |= state_of(at)->won[seat];
    return card >= 0 && !(elsewhere >> card & 1) ? card : -1;
}

static int get_hand(const struct state_at *at)
{
    return hand_count(at->state, at->item);
}

static void set_hand(const struct state_at *at, void *state, int count)
{
    struct ciub_state *ciub = state;
    (at->item % 2 ? ciub->paired : ciub->plain)[at->item / 2] = (uint8_t)count;
}

static int get_turned(const struct state_at *at)
{
    int kind = state_of(at)->target;
    if (state_of(at)->itself)
        return CIUB_KINDS;
    return kind == CIUB_KINDS ? kind + 1 : kind; /* which is not the die itself */
}

static void set_turned(const struct state_at *at, void *state, int kind)
{
    struct ciub_state *ciub = state;
    (void)at;
    ciub->itself = kind == CIUB_KINDS;
    ciub->target = ciub->itself ? ciub->source : (uint8_t)kind;
}

/* What was chosen so far of a move goes by different names at different steps. */
static int step_acts(const struct state_at *at)
{
    return state_of(at)->step >= STEP_SWAP && state_of(at)->step <= STEP_TURN;
}

static int step_turns(const struct state_at *at)
{
    return state_of(at)->step == STEP_TURN;
}

static int step_names_dice(const struct state_at *at)
{
    return state_of(at)->step == STEP_PUT || state_of(at)->step == STEP_KEEP;
}

static int step_trades(const struct state_at *at)
{
    return state_of(at)->step == STEP_TRADE_ONE || state_of(at)->step == STEP_TRADE_TWO;
}

static int step_trades_two(const struct state_at *at)
{
    return state_of(at)->step == STEP_TRADE_TWO;
}

/* --- the tables --------------------------------------------------------------------- */

#define OF(member)                                                                       \
    .offset = offsetof(struct ciub_state, member),                                       \
    .size = sizeof((struct ciub_state *)0)->member
#define NO_DIE_THERE "is not a die that can be there"
#define SEAT         .base = 1, .most = last_seat
#define CARD                                                                             \
    .kind = STATE_NAMED, .name = ciub_json_card, .most = last_card, .usual = CIUB_NONE,  \
    .wrong = "is not a card of this set"
#define COLOURS                                                                          \
    .shape = STATE_MAP, .count = count_colours, .key_of = ciub_json_colour,              \
    .most = all_of_colour, .wrong_key = NO_DIE_THERE
#define KINDS                                                                            \
    .shape = STATE_MAP, .items = CIUB_KINDS, .most = all_of_kind,                        \
    .wrong_key = NO_DIE_THERE
#define NO_KIND "is not a die: write white 3, blue spent and so on"
#define COLOUR                                                                           \
    .kind = STATE_NAMED, .name = ciub_json_colour, .most = last_colour,                  \
    .usual = CIUB_NONE, .wrong = "is not a colour of dice"

static const struct state_field player_table[] = {
    {"dice", COLOURS, OF(dice[0][0]), .outer = CIUB_COLOURS},
    {"won", STATE_NAMED, STATE_SET, OF(won[0]), .outer = sizeof(uint64_t),
     .count = count_cards, .name = ciub_json_card, .wrong = "is not a card of this set"},
    {"token", CARD, OF(token[0]), .outer = 1},
    {0},
};

static const struct state_field move_table[] = {
    {"die", STATE_NAMED, OF(source), .high = CIUB_KINDS - 1, .usual = CIUB_NONE,
     .name = ciub_json_kind, .wrong = NO_KIND, .when = step_acts},
    {"on", STATE_NAMED, .get = get_turned, .set = set_turned, .high = CIUB_KINDS,
     .usual = CIUB_NONE, .name = ciub_json_target, .wrong = NO_KIND, .when = step_turns},
    {"last", STATE_NAMED, OF(target), .high = CIUB_KINDS - 1, .usual = CIUB_NONE,
     .name = ciub_json_last, .when = step_names_dice,
     .wrong =
         "is not a die: write white 3 and so on, at step 'keep' white or green 2for1"},
    {"give", COLOUR, OF(source), .when = step_trades},
    {"for", COLOUR, OF(target), .when = step_trades_two},
    {0},
};

static const char *const letters[] = {"b", "c"};

const struct state_field ciub_state_table[] = {
    {"step", STATE_NAMED, OF(step), .high = STEPS - 1, .always = true,
     .names = ciub_step_names, .wrong = "is not a step of this game"},
    {"stage", STATE_NAMED, OF(stage), .high = STAGE_LAST, .always = true,
     .names = ciub_stage_names, .fallback = usual_stage,
     .wrong = "is not a stage: open, ending or last"},
    {"turn", SEAT, OF(turn), .always = true, .fallback = usual_turn},
    {"first", SEAT, OF(first), .usual = CIUB_NONE, .fallback = usual_first},
    {"opus", SEAT, OF(opus), .usual = CIUB_NONE},
    {"left", OF(left), .most = last_seat, .fallback = usual_left},
    {"quiet", OF(quiet), .most = most_quiet},
    {"busy", STATE_FLAG, OF(busy), .fallback = usual_busy},
    {"moved", STATE_FLAG, OF(moved), .fallback = usual_moved},
    {"single", STATE_FLAG, OF(single)},
    {"gained", STATE_FLAG, OF(gained), .fallback = usual_gained},
    {"players", STATE_TABLE, STATE_ROW, .count = count_players, .table = player_table,
     .needed = true},
    {"top", CARD, .shape = STATE_ROW, OF(top[0]), .count = count_places, .needed = true,
     .optional = is_dealing},
    {"bottom", CARD, .shape = STATE_ROW, OF(bottom[0]), .count = count_places,
     .needed = true, .optional = is_dealing},
    {"removed", STATE_NAMED, STATE_SET, .count = count_cards, .get = get_removed,
     .set = set_removed, .name = ciub_json_card, .find = find_removed,
     .wrong = "is not in this game, or somewhere else already"},
    {"pile", .shape = STATE_MAP, OF(pile[0]), .items = 2, .keys = letters,
     .most = all_in_pile, .always = true, .fallback = usual_pile},
    {"supply", COLOURS, OF(supply[0]), .fallback = usual_supply},
    {"rolling", COLOURS, OF(rolling[0])},
    {"outside", KINDS, OF(outside[0]), .key_of = ciub_json_kind},
    {"tray", KINDS, OF(tray[0]), .key_of = ciub_json_tray},
    {"hand", .shape = STATE_MAP, .count = count_hand, .get = get_hand, .set = set_hand,
     .most = all_of_hand, .key_of = ciub_json_hand, .wrong_key = NO_DIE_THERE},
    {"move", STATE_TABLE, .table = move_table},
    {0},
};

void ciub_state_write(const void *world, const void *state, struct text *out)
{
    state_write(ciub_state_table, world, state, out);
}
