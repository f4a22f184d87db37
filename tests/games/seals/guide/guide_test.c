/* guide_test.c: pointing at things: over random positions and games, the things of all
 * choices are told apart, lead back to their choice, and everything else is refused with
 * a reason. */
#include <stdalign.h>
#include <stdio.h>
#include <string.h>

#include "core/match/chance.h"
#include "games/seals/guide/guide.h"
#include "games/seals/seals.h"
#include "tests/games/seals/random_table.h"

enum {
    MAX_THINGS = 700, /* on a table */
    MAX_POINTED = 16,
    SINGLES = 30, /* tried in one position */
    PAIRS = 12,
};

/* What lies on a table, whether it can be chosen now or not. */
struct things {
    char name[MAX_THINGS][GUIDE_THING];
    int count;
};

/* The choices of a position and their things. */
struct listed {
    choice_t choice[GAME_MAX_CHOICES];
    char things[GAME_MAX_CHOICES][GUIDE_THINGS];
    int count;
};

struct trial {
    const struct seals_world *world;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    struct rng *rng;
    struct listed listed;
    struct things things;
    bool seen[STEPS];
};

static const struct seals_state *state_of(const struct trial *trial)
{
    return (const struct seals_state *)(const void *)trial->state;
}

/* --- all things of a table ---------------------------------------------------------- */

static struct text next_thing(struct things *things)
{
    assert_true(things->count < MAX_THINGS);
    return text_init(things->name[things->count++], GUIDE_THING);
}

static void add_of_seat(struct trial *trial, int seat)
{
    static const char *const sorts[] = {"seat", "mage", "familiar"};
    int actor = state_of(trial)->actor;
    for (int i = 0; i < 3; i++) {
        struct text out = next_thing(&trial->things);
        text_format(&out, "%s:%d", sorts[i], seat + 1);
    }
    for (int colour = 0; colour < COLOURS; colour++)
        for (int value = 1; value <= 6; value++) {
            struct text out = next_thing(&trial->things);
            text_put(&out, "die:");
            if (seat != actor)
                text_format(&out, "%d.", seat + 1);
            text_format(&out, "%s.%d", seals_element_name[colour], value);
        }
    if (seat != actor) {
        struct text out = next_thing(&trial->things);
        text_format(&out, "scroll:%d.binding", seat + 1);
    }
}

static void add_scrolls(struct trial *trial)
{
    int circle = state_of(trial)->circle;
    for (int scroll = 0; scroll < SCROLLS; scroll++) {
        struct text out = next_thing(&trial->things);
        text_format(&out, "scroll:%s.%s",
                    seals_spell_table[scroll_spell(scroll, circle)].name,
                    seals_element_name[scroll_element(scroll)]);
    }
    struct text out = next_thing(&trial->things);
    text_put(&out, "scroll:binding");
}

static void add_all_things(struct trial *trial)
{
    static const char *const words[] = {"give-up", "here", "none", "off", "nobody"};
    trial->things.count = 0;
    for (int i = 0; i < trial->world->board.spaces; i++) {
        struct text out = next_thing(&trial->things);
        text_format(&out, "space:%s", trial->world->board.space[i].name);
    }
    for (int seat = 0; seat < trial->world->players; seat++)
        add_of_seat(trial, seat);
    add_scrolls(trial);
    for (int element = 0; element < ELEMENTS; element++) {
        struct text out = next_thing(&trial->things);
        text_format(&out, "guardian:%s", seals_element_name[element]);
        out = next_thing(&trial->things);
        text_format(&out, "colour:%s", seals_element_name[element]);
        if (element == MIND)
            continue;
        out = next_thing(&trial->things);
        text_format(&out, "supply:%s", seals_element_name[element]);
    }
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        struct text out = next_thing(&trial->things);
        text_format(&out, "word:%s", words[i]);
    }
}

/* --- a small matcher ---------------------------------------------------------------- */

static int split(const char *line, char part[MAX_POINTED][GUIDE_THING])
{
    struct reader in = reader_init(line, strlen(line));
    char word[WORD_SIZE];
    int count = 0;
    while (reader_word(&in, word)) {
        assert_true(count < MAX_POINTED && strlen(word) < GUIDE_THING);
        memcpy(part[count++], word, GUIDE_THING);
    }
    return count;
}

/* Whether each word of `line` is in `all`, as often as it is written. */
static bool is_within(const char *line, const char *all)
{
    char part[MAX_POINTED][GUIDE_THING], whole[MAX_POINTED][GUIDE_THING];
    int parts = split(line, part), wholes = split(all, whole);
    for (int i = 0; i < parts; i++) {
        int j = 0;
        while (j < wholes && strcmp(whole[j], part[i]) != 0)
            j++;
        if (j == wholes)
            return false;
        whole[j][0] = '\0';
    }
    return true;
}

static bool is_same(const char *one, const char *other)
{
    return is_within(one, other) && is_within(other, one);
}

static bool begins_some(const struct trial *trial, const char *line)
{
    for (int i = 0; i < trial->listed.count; i++)
        if (is_within(line, trial->listed.things[i]))
            return true;
    return false;
}

/* --- what must hold ----------------------------------------------------------------- */

static void list_all(struct trial *trial)
{
    struct listed *listed = &trial->listed;
    listed->count = seals_game.choices(trial->world, trial->state, listed->choice);
    for (int i = 0; i < listed->count; i++) {
        struct text out = text_init(listed->things[i], GUIDE_THINGS);
        seals_guide.things(trial->world, trial->state, listed->choice[i], &out);
        assert_false(out.overflow);
        assert_true(out.length > 0);
    }
}

static void check_distinct(const struct trial *trial)
{
    const struct listed *listed = &trial->listed;
    for (int i = 0; i < listed->count; i++)
        for (int j = 0; j < i; j++)
            if (is_same(listed->things[i], listed->things[j]))
                fail_msg("step %d: two choices are '%s'", state_of(trial)->step,
                         listed->things[i]);
}

/* Pointing is accepted exactly if it begins a choice; else the reason names a rule. */
static void check_pointing(const struct trial *trial, const char *line)
{
    struct reason why = {"x", "x"};
    bool begins = begins_some(trial, line);
    seals_guide.why_not(trial->world, trial->state, line, &why);
    if (begins != (why.text[0] == '\0'))
        fail_msg("step %d: '%s' is %s, but the reason is '%s'", state_of(trial)->step,
                 line, begins ? "possible" : "impossible", why.text);
    if (begins != (why.rule[0] == '\0'))
        fail_msg("step %d: '%s' is %s by rule '%s' (%s)", state_of(trial)->step, line,
                 begins ? "accepted" : "refused", why.rule, why.text);
}

/* What is pointed at lies on the table: there is no help on dice that are not there. */
static void check_held(const struct trial *trial, const char *thing)
{
    char words[GUIDE_HELP];
    struct text out = text_init(words, sizeof words);
    if (!seals_guide.about(trial->world, trial->state, thing, &out))
        fail_msg("step %d: there is no %s", state_of(trial)->step, thing);
}

/* All the things of a choice, in another order, and some of them. */
static void check_choice(const struct trial *trial, int index)
{
    char part[MAX_POINTED][GUIDE_THING], all[GUIDE_THINGS], some[GUIDE_THINGS];
    int count = split(trial->listed.things[index], part);
    struct text turned = text_init(all, sizeof all), half = text_init(some, sizeof some);
    for (int i = count - 1; i >= 0; i--) {
        text_space(&turned);
        text_put(&turned, part[i]);
        if (rng_below(trial->rng, 2) == 0)
            continue;
        text_space(&half);
        text_put(&half, part[i]);
    }
    check_pointing(trial, all);
    check_pointing(trial, some);
    for (int i = 0; i < count; i++)
        check_held(trial, part[i]);
    int found = 0;
    while (!is_same(all, trial->listed.things[found]))
        found++;
    assert_int_equal(found, index);
    struct text remark = text_init(all, sizeof all);
    seals_guide.remark(trial->world, trial->state, trial->listed.choice[index], &remark);
    assert_false(remark.overflow);
    assert_null(strchr(all, '\n'));
}

static const char *any_thing(const struct trial *trial)
{
    const struct things *things = &trial->things;
    return things->name[rng_below(trial->rng, (uint32_t)things->count)];
}

/* Two or three things together, half of them out of a choice. */
static void check_together(const struct trial *trial)
{
    char line[GUIDE_THINGS], part[MAX_POINTED][GUIDE_THING];
    struct text out = text_init(line, sizeof line);
    int count = 2 + (int)rng_below(trial->rng, 3);
    for (int i = 0; i < count; i++) {
        uint32_t choice = rng_below(trial->rng, (uint32_t)trial->listed.count);
        int parts = split(trial->listed.things[choice], part);
        text_space(&out);
        text_put(&out, rng_below(trial->rng, 4) == 0
                           ? any_thing(trial)
                           : part[rng_below(trial->rng, (uint32_t)parts)]);
    }
    check_pointing(trial, line);
}

/* What the advice of a step is about. */
static const char *const due[STEPS] = {
    [STEP_PLACE] = "a start circle that is free",
    [STEP_TAKE] = "dice in the supply",
    [STEP_TURN] = "a seal to break it",
    [STEP_WITH] = "dice that break the seal",
    [STEP_ABSORB] = "your Absorption",
    [STEP_BINDING] = "a token for your familiar",
    [STEP_DICE] = "your dice that the spell",
    [STEP_INTO] = "the new colour",
    [STEP_COLOUR] = "a colour in the supply",
    [STEP_ONE] = "a space that the spell",
    [STEP_OTHER] = "the second space",
    [STEP_FEED] = "your die that is to gain",
    [STEP_FROM] = "an opponent",
    [STEP_THEIRS] = "the opponent's die",
    [STEP_FOR] = "the die of yours that you give",
    [STEP_RAISE] = "your dice that are to gain",
    [STEP_LOWER] = "the opponent whose dice are to lose",
    [STEP_LOWERED] = "the opponent's dice that are to lose",
    [STEP_GAIN] = "the opponent's scroll that you take",
    [STEP_GIVE_SCROLL] = "the scroll of yours",
    [STEP_GIVE] = "the thief",
    [STEP_EXPLOIT] = "the opponent's scroll that you use",
    [STEP_PAST] = "the mage or familiar",
    [STEP_THEN] = "the seal that the spell lets you break",
    [STEP_GUARD] = "a scroll in the dungeon to guard",
    [STEP_SPEED] = "the seal that you break first",
    [STEP_SECOND] = "the seal that you break second",
};

/* A colour as such is never chosen: the reason says what is. */
static void check_due(const struct trial *trial)
{
    const struct seals_state *state = state_of(trial);
    struct reason why = {"", ""};
    seals_guide.why_not(trial->world, trial->state, "colour:fire", &why);
    if (strstr(why.text, due[state->step]) == NULL)
        fail_msg("step %d: '%s' is not about '%s'", state->step, why.text,
                 due[state->step]);
    bool first = state->step == STEP_TAKE && state->taking == TAKING_FIRST;
    if (first != (strcmp(why.rule, "3.5") == 0))
        fail_msg("step %d: rule %s", state->step, why.rule);
}

static void check_position(struct trial *trial)
{
    trial->seen[state_of(trial)->step] = true;
    list_all(trial);
    check_distinct(trial);
    for (int i = 0; i < trial->listed.count; i += 1 + i / 8)
        check_choice(trial, i);
    add_all_things(trial);
    for (int i = 0; i < SINGLES; i++)
        check_pointing(trial, any_thing(trial));
    for (int i = 0; i < PAIRS; i++)
        check_together(trial);
    check_pointing(trial, "");
    check_due(trial);
}

/* Every thing there is, once. */
static void check_all_things(struct trial *trial)
{
    list_all(trial);
    add_all_things(trial);
    for (int i = 0; i < trial->things.count; i++)
        check_pointing(trial, trial->things.name[i]);
}

/* --- telling ------------------------------------------------------------------------ */

/* Whole lines, none of them empty, that fit. */
static void check_lines(const struct text *text, const char *what)
{
    if (text->overflow || text->length == 0 || text->data[text->length - 1] != '\n' ||
        text->data[0] == '\n' || strstr(text->data, "\n\n") != NULL ||
        strstr(text->data, "  ") != NULL)
        fail_msg("%s is told as '%s'", what, text->data);
}

/* Everything but dice that nobody holds and familiars of nobody can be asked about. */
static void check_about(const struct trial *trial, const char *thing)
{
    char words[GUIDE_HELP];
    struct text out = text_init(words, sizeof words);
    bool known = seals_guide.about(trial->world, trial->state, thing, &out);
    if (known)
        check_lines(&out, thing);
    else if (strncmp(thing, "die:", 4) != 0)
        fail_msg("there is no help on %s", thing);
}

/* Every question from every seat, and from a spectator. */
static void check_answers(const struct trial *trial)
{
    for (const struct guide_question *q = seals_guide.questions; q->name; q++)
        for (int seat = SEAT_NOBODY; seat < trial->world->players; seat++) {
            char question[80], words[GUIDE_ANSWER];
            struct text ask = text_init(question, sizeof question);
            struct text out = text_init(words, sizeof words);
            struct reason why = {"", ""};
            int site = (int)rng_below(trial->rng, (uint32_t)trial->world->sites);
            text_put(&ask, q->name);
            if (q->subject[0] != '\0')
                text_format(&ask, " %s",
                            strcmp(q->subject, "SPACE") == 0
                                ? trial->world->board.space[site].name
                                : seals_spell_table[site % SPELLS].name);
            if (seals_guide.answer(trial->world, trial->state, seat, question, &out,
                                   &why))
                check_lines(&out, question);
            else if (seat >= 0 || why.text[0] == '\0')
                fail_msg("seat %d gets no answer to %s: %s", seat, question, why.text);
        }
}

static void check_telling(struct trial *trial)
{
    add_all_things(trial);
    for (int i = 0; i < trial->things.count; i++)
        check_about(trial, trial->things.name[i]);
    check_answers(trial);
}

/* --- positions ---------------------------------------------------------------------- */

/* One choice or outcome at random; scrolls are preferred, so that all of them get used.
 */
static void step_on(struct trial *trial, int actor)
{
    choice_t list[GAME_MAX_CHOICES], choice;
    int count = seals_game.choices(trial->world, trial->state, list);
    choice = list[rng_below(trial->rng, (uint32_t)count)];
    for (int i = 0; i < 2 && choice_kind(choice) != PICK_SCROLL; i++)
        choice = list[rng_below(trial->rng, (uint32_t)count)];
    if (actor == SEAT_CHANCE)
        choice = chance_draw(&seals_game, trial->world, trial->state, trial->rng);
    seals_game.apply(trial->world, trial->state, choice);
}

/* Whoever has to decide is told what. */
static void check_now(const struct trial *trial)
{
    char words[GUIDE_HELP];
    struct text out = text_init(words, sizeof words);
    check_about(trial, "now");
    seals_guide.about(trial->world, trial->state, "now", &out);
    if (strstr(words, "Nothing to decide") != NULL)
        fail_msg("in step %d there is something to decide", state_of(trial)->step);
}

/* Plays on for so many decisions and checks them. */
static void wander(struct trial *trial, int decisions, uint32_t one_in)
{
    int actor;
    while (decisions > 0 &&
           (actor = seals_game.actor(trial->world, trial->state)) != SEAT_NOBODY) {
        if (actor >= 0 && rng_below(trial->rng, one_in) == 0) {
            check_position(trial);
            check_now(trial);
        }
        decisions -= actor >= 0;
        step_on(trial, actor);
    }
}

TEST(rich_positions_are_pointed_at)
{
    static struct trial trial;
    static struct rng rng;
    rng_seed(&rng, 71);
    trial = (struct trial){.rng = &rng};
    for (int i = 0; i < 240; i++) {
        POSITION p;
        if (random_table(&p, &rng, 2 + i % 4, 1 + i / 4 % CIRCLES)) {
            trial.world = p.match->world;
            memcpy(trial.state, p.match->state, seals_game.state_size);
            if (i % 24 == 0) {
                check_all_things(&trial);
                check_telling(&trial);
            }
            wander(&trial, 10, 1);
        }
    }
    for (int step = STEP_TURN; step < STEP_OVER; step++)
        if (!trial.seen[step])
            fail_msg("step %d was never met", step);
}

TEST(whole_games_are_pointed_at)
{
    static struct trial trial;
    struct error error;
    static struct rng rng;
    for (int players = 2; players <= 5; players++) {
        struct setup setup;
        setup_init(&setup);
        setup.players = players;
        void *world = seals_game.world_new(&setup, &error);
        assert_non_null(world);
        rng_seed(&rng, (uint64_t)players);
        trial = (struct trial){.world = world, .rng = &rng};
        seals_game.start(world, trial.state);
        wander(&trial, 60, 1);
        check_telling(&trial);
        wander(&trial, 2000, 20);
        assert_true(trial.seen[STEP_TURN] && trial.seen[STEP_WITH]);
        assert_true(trial.seen[STEP_PLACE] && trial.seen[STEP_TAKE]);
        seals_game.world_free(world);
        setup_deinit(&setup);
    }
}
