/* things_test.c: over random games, things tell choices apart, and whatever else is
 * pointed at is refused with a reason. */
#include <string.h>

#include "core/guide.h"
#include "core/match/chance.h"
#include "games/ciub/ciub.h"
#include "games/ciub/notation/notation.h"
#include "games/ciub/rules/rules.h"
#include "tests/base/check.h"
#include "tests/games/ciub/check/odd_set.h"
#include "tests/games/ciub/worlds.h"
#include "tests/support/effort.h"

enum { WORDS = 3, UNIVERSE = 320 };

/* Things of one choice, apart. */
struct words {
    char word[WORDS][GUIDE_THING];
    int count;
};

/* A decision with all that can be pointed at. */
struct decision {
    const struct ciub_world *world;
    const struct ciub_state *state;
    choice_t list[GAME_MAX_CHOICES];
    struct words words[GAME_MAX_CHOICES];
    int count;
    char thing[UNIVERSE][GUIDE_THING];
    int things;
};

static struct words split(const char *things)
{
    struct words words = {.count = 0};
    while (*things != '\0') {
        size_t length = strcspn(things, " ");
        assert_true(length > 0 && length < GUIDE_THING && words.count < WORDS);
        memcpy(words.word[words.count++], things, length);
        things += length + (things[length] == ' ' ? 1 : 0);
    }
    return words;
}

/* Whether each word of `part` is in `whole`; no choice has a thing twice. */
static bool is_part(const struct words *part, const struct words *whole)
{
    for (int i = 0; i < part->count; i++) {
        bool found = false;
        for (int j = 0; j < whole->count; j++)
            found = found || strcmp(part->word[i], whole->word[j]) == 0;
        for (int j = 0; j < i; j++)
            found = found && strcmp(part->word[i], part->word[j]) != 0;
        if (!found)
            return false;
    }
    return true;
}

/* Dice of the tray, as many as the move gives back. */
static bool can_be_left_out(const struct decision *d, const struct words *part)
{
    char things[GUIDE_THINGS], rest[GUIDE_THINGS];
    struct text all = text_init(things, sizeof things);
    struct text out = text_init(rest, sizeof rest);
    for (int i = 0; i < part->count; i++)
        text_format(&all, " %s", part->word[i]);
    return guide_leave_out(&ciub_game, d->world, d->state, things, &out) != GUIDE_NONE;
}

static bool is_legal_part(const struct decision *d, const struct words *part)
{
    if (d->state->step == STEP_KEEP)
        return can_be_left_out(d, part);
    for (int i = 0; i < d->count; i++)
        if (is_part(part, &d->words[i]))
            return true;
    return false;
}

static void look_at(struct decision *d)
{
    d->count = ciub_choices(d->world, d->state, d->list);
    for (int i = 0; i < d->count; i++) {
        char things[GUIDE_THINGS];
        struct text out = text_init(things, sizeof things);
        ciub_game.guide->things(d->world, d->state, d->list[i], &out);
        assert_false(out.overflow);
        d->words[i] = split(things);
        assert_true(d->words[i].count > 0);
    }
}

__attribute__((format(printf, 2, 3))) static void add_thing(struct decision *d,
                                                            const char *format, ...)
{
    va_list arguments;
    assert_true(d->things < UNIVERSE);
    va_start(arguments, format);
    vsnprintf(d->thing[d->things++], GUIDE_THING, format, arguments);
    va_end(arguments);
}

/* All there is in the game, on the table or not. */
static void list_universe(struct decision *d)
{
    static const char *const words[] = {"token",  "remove", "roll", "stop",   "swap",
                                        "reroll", "adjust", "put",  "itself", "nothing",
                                        "trade",  "whiten", "end"};
    const struct ciub_set *set = &d->world->set;
    d->things = 0;
    for (int card = 0; card < set->cards; card++)
        add_thing(d, "card:%s", set->card[card].name);
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        if (set->kinds >> kind & 1) {
            const char *colour = set->die[kind_colour(kind)].name;
            add_thing(d, "die:%s.%s", colour, ciub_look_name(set, kind));
            add_thing(d, "tray:%s.%s", colour, ciub_look_name(set, kind));
        }
    for (int colour = 0; colour < set->colours; colour++) {
        add_thing(d, "hand:%s", set->die[colour].name);
        add_thing(d, "hand:%s.2for1", set->die[colour].name);
        add_thing(d, "supply:%s", set->die[colour].name);
    }
    for (int symbol = 1; symbol < SYMBOLS; symbol++)
        add_thing(d, "look:%s", ciub_symbol_name(symbol));
    for (int seat = 1; seat <= d->world->players; seat++) {
        add_thing(d, "seat:%d", seat);
        add_thing(d, "token:%d", seat);
    }
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        add_thing(d, "word:%s", words[i]);
}

/* How many dice of a hand can be meant; those to be kept still lie in the tray. */
static int count_hand(const struct decision *d, int number)
{
    return d->state->step == STEP_KEEP ? tray_count(&d->world->set, d->state, number)
                                       : hand_count(d->state, number);
}

/* Whether a card or die of that name lies where the name says. */
static bool is_there(const struct decision *d, const char *name)
{
    const struct ciub_set *set = &d->world->set;
    char there[GUIDE_THING];
    bool found = false;
    for (int i = 0; i < set->cards; i++) {
        snprintf(there, sizeof there, "card:%s", set->card[i].name);
        bool open = cards_open(d->world, d->state) >> i & 1;
        found = found || (open && strcmp(name, there) == 0);
    }
    for (uint64_t left = d->state->showing; left != 0; left &= left - 1) {
        int kind = __builtin_ctzll(left);
        snprintf(there, sizeof there, "die:%s.%s", set->die[kind_colour(kind)].name,
                 ciub_look_name(set, kind));
        found = found || strcmp(name, there) == 0;
    }
    for (int i = 0; i < 2 * set->colours; i++) {
        const char *colour = set->die[i / 2].name;
        snprintf(there, sizeof there, "hand:%s%s", colour, i % 2 ? ".2for1" : "");
        found = found || (count_hand(d, i) > 0 && strcmp(name, there) == 0);
        snprintf(there, sizeof there, "supply:%s", colour);
        found = found || (d->state->supply[i / 2] > 0 && strcmp(name, there) == 0);
    }
    return found;
}

static void check_there(const struct decision *d, const char *name)
{
    bool said = strncmp(name, "word:", 5) == 0 || strncmp(name, "look:", 5) == 0;
    if (!said && !is_there(d, name))
        fail_msg("step %d: there is no %s", d->state->step, name);
}

/* The answer is empty exactly for parts of legal choices, else a rule and a sentence. */
static void check_things(const struct decision *d, const char *things)
{
    struct words part = split(things);
    struct reason why = {"?", "?"};
    ciub_game.guide->why_not(d->world, d->state, things, &why);
    bool silent = why.rule[0] == '\0' && why.text[0] == '\0';
    if (is_legal_part(d, &part) != silent)
        fail_msg("step %d, '%s': %s '%s'", d->state->step, things, why.rule, why.text);
    if (!silent && (why.rule[0] == '\0' || strlen(why.text) < 12))
        fail_msg("step %d, '%s': rule '%s', '%s'", d->state->step, things, why.rule,
                 why.text);
}

static void check_choices(const struct decision *d)
{
    for (int i = 0; i < d->count; i++) {
        char both[2 * GUIDE_THING + 2] = "";
        struct text out = text_init(both, sizeof both);
        for (int j = d->words[i].count - 1; j >= 0; j--) { /* in any order */
            text_space(&out);
            text_put(&out, d->words[i].word[j]);
            check_things(d, d->words[i].word[j]);
            check_there(d, d->words[i].word[j]);
        }
        check_things(d, both);
        for (int j = 0; j < d->count; j++)
            if (i != j && is_part(&d->words[i], &d->words[j]))
                fail_msg("step %d: '%s' is part of another choice", d->state->step, both);
    }
}

/* Every single thing, and some pairs. */
static void check_universe(const struct decision *d, struct rng *rng)
{
    for (int i = 0; i < d->things; i++)
        check_things(d, d->thing[i]);
    for (int i = 0; i < 40; i++) {
        char both[2 * GUIDE_THING + 2];
        struct text out = text_init(both, sizeof both);
        const struct words *some = &d->words[rng_below(rng, (uint32_t)d->count)];
        text_format(&out, "%s %s", some->word[0],
                    i % 2 ? d->thing[rng_below(rng, (uint32_t)d->things)]
                          : d->words[rng_below(rng, (uint32_t)d->count)].word[0]);
        check_things(d, both);
    }
}

/* Plays at random; marks the steps where everything was pointed at. */
static unsigned play(const struct ciub_world *world, uint64_t seed)
{
    static struct decision d;
    struct ciub_state state;
    struct rng rng;
    unsigned seen = 0;
    rng_seed(&rng, seed);
    d.world = world;
    d.state = &state;
    list_universe(&d);
    ciub_start(world, &state);
    while (ciub_actor(world, &state) != SEAT_NOBODY) {
        if (ciub_actor(world, &state) == SEAT_CHANCE) {
            ciub_apply(world, &state, chance_draw(&ciub_game, world, &state, &rng));
            continue;
        }
        look_at(&d);
        bool rare = (seen >> state.step & 1) == 0;
        check_choices(&d);
        if (rare || rng_below(&rng, (uint32_t)effort_count(10, 5)) == 0)
            check_universe(&d, &rng);
        seen |= 1u << state.step;
        ciub_apply(world, &state, d.list[rng_below(&rng, (uint32_t)d.count)]);
    }
    d.count = 0;
    for (int i = 0; i < d.things; i++)
        check_things(&d, d.thing[i]);
    return seen;
}

TEST(things_tell_choices_apart)
{
    unsigned seen = 0;
    for (int game = 0; game < effort_count(12, 24); game++) {
        struct ciub_world *world = world_of(NULL, "players=%d,length=%s", 2 + game % 3,
                                            game % 2 ? "short" : "normal");
        seen |= play(world, (uint64_t)game);
        ciub_world_free(world);
    }
    const unsigned chance =
        1u << STEP_FIRST | 1u << STEP_DEAL | 1u << STEP_REFILL | 1u << STEP_ROLL;
    assert_int_equal(seen, ((1u << STEP_OVER) - 1) & ~chance);
}

TEST(odd_sets_have_things_too)
{
    for (int players = 2; players <= 4; players += 2) {
        struct ciub_world *world = world_of(ODD_SET, "players=%d", players);
        play(world, (uint64_t)players);
        ciub_world_free(world);
    }
}

/* While chance acts nothing can be chosen. */
TEST(chance_leaves_no_choice)
{
    struct ciub_world *world = world_of(NULL, "players=2");
    struct ciub_state state;
    struct reason why;
    ciub_start(world, &state);
    ciub_game.guide->why_not(world, &state, "word:roll", &why);
    assert_string_equal(why.rule, "3.4");
    ciub_game.guide->why_not(world, &state, "", &why);
    assert_string_equal(why.rule, "3.4");
    ciub_world_free(world);
}
