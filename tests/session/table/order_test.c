/* order_test.c: things that ciub wants in a certain order can be pointed at in any order,
 * and everything that can be pointed at is lit. */
#include <string.h>

#include "around.h"
#include "core/bag.h"
#include "games/ciub/rules/state.h"
#include "tests/base/check.h"
#include "tests/support/effort.h"

enum { MOST = 32, LIT = 256 };

/* A move that is being pointed at. */
struct aim {
    struct table *table;
    struct rng rng;
    struct move move;
    char picks[GUIDE_THINGS];
    int runs[VERBS]; /* sets of several things pointed at, by verb */
    int late;        /* things that matched no choice when pointed at */
    int given;       /* dice given back */
};

static bool is_set_verb(int verb)
{
    return verb == VERB_PUT || verb == VERB_FOR;
}

static bool is_listed(const struct table *table, choice_t choice)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = table_choices(table, list);
    for (int i = 0; i < count; i++)
        if (list[i] == choice)
            return true;
    return false;
}

/* The things of a choice, without words unless it is a current choice. */
static void write_things(struct aim *aim, choice_t choice, struct text *out)
{
    char words[GUIDE_THINGS];
    struct text text = text_init(words, sizeof words);
    table_write_things(aim->table, choice, &text);
    const char *thing = words;
    bool listed = is_listed(aim->table, choice);
    if (!listed && strncmp(words, "word:", 5) == 0)
        thing = strchr(words, ' ') + 1;
    aim->late += !listed;
    text_put(out, thing);
}

static void all_are_lit(const struct aim *aim, const char *things)
{
    static char lit[LIT][GUIDE_THING];
    bool enough;
    int count = table_light(aim->table, aim->picks, lit, LIT, &enough);
    while (*things != '\0') {
        size_t length = strcspn(things, " ");
        bool found = false;
        for (int i = 0; i < count; i++)
            found = found ||
                    (strlen(lit[i]) == length && strncmp(lit[i], things, length) == 0);
        if (!found)
            fail_msg("%s is not lit with '%s' picked", things, aim->picks);
        things += length;
        things += strspn(things, " ");
    }
}

static void point_at_things(struct aim *aim, const char *things)
{
    char all[2 * GUIDE_THINGS];
    struct text sum = text_init(all, sizeof all);
    struct reason why = {0};
    bool more = false;
    all_are_lit(aim, things);
    text_put(&sum, aim->picks);
    text_space(&sum);
    text_put(&sum, things);
    struct move before = aim->table->move;
    if (!table_point(aim->table, all, &more, &why))
        fail_msg("pointing at '%s' is refused: %s", all, why.text);
    if (!more && rng_below(&aim->rng, 4) == 0) { /* taking it back restores the draft */
        assert_true(table_back(aim->table));
        assert_int_equal(aim->table->move.count, before.count);
        assert_memory_equal(aim->table->move.choice, before.choice,
                            (size_t)before.count * sizeof before.choice[0]);
        assert_true(table_point(aim->table, all, &more, &why));
    }
    struct text picks = text_init(aim->picks, sizeof aim->picks);
    text_put(&picks, more ? all : "");
}

static void point_at(struct aim *aim, choice_t choice)
{
    char things[GUIDE_THINGS];
    struct text text = text_init(things, sizeof things);
    write_things(aim, choice, &text);
    point_at_things(aim, things);
}

/* At the dice that the rest of the move gives back, in a random order; false where it
 * gives none back. */
static bool point_at_left_out(struct aim *aim)
{
    const struct match *match = aim->table->match;
    char things[GUIDE_THINGS];
    struct text text = text_init(things, sizeof things);
    struct bag left;
    if (!guide_write_left_out(match->game, match->world, aim->table->draft, &aim->move,
                              &text))
        return false;
    assert_true(bag_fill(&left, things));
    for (int i = left.count; i > 0; i--) {
        int next = (int)rng_below(&aim->rng, (uint32_t)i);
        point_at_things(aim, left.thing[next]);
        left.thing[next] = left.thing[i - 1];
    }
    aim->given += left.count;
    return true;
}

static void shuffle(struct rng *rng, choice_t *list, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int other = (int)rng_below(rng, (uint32_t)i + 1);
        choice_t choice = list[i];
        list[i] = list[other];
        list[other] = choice;
    }
}

/* Points at each run of one verb in a random order. */
static void point_at_move(struct aim *aim)
{
    int end = 0;
    aim->picks[0] = '\0';
    if (point_at_left_out(aim))
        return;
    for (int from = 0; from < aim->move.count; from = end) {
        choice_t run[MOST];
        int verb = choice_verb(aim->move.choice[from]), count = 0;
        for (end = from; end < aim->move.count && count < MOST &&
                         choice_verb(aim->move.choice[end]) == verb;
             end++)
            run[count++] = aim->move.choice[end];
        assert_true(count == 1 || is_set_verb(verb));
        aim->runs[verb] += count > 1;
        shuffle(&aim->rng, run, count);
        for (int i = 0; i < count; i++)
            point_at(aim, run[i]);
    }
}

static void same_move(const struct aim *aim)
{
    const struct move *draft = &aim->table->move;
    assert_string_equal(aim->picks, "");
    assert_int_equal(draft->count, aim->move.count);
    assert_memory_equal(draft->choice, aim->move.choice,
                        (size_t)draft->count * sizeof draft->choice[0]);
}

static void play(struct aim *aim, const char *id)
{
    aim->table = around_new(id, "");
    for (int i = 0; i < 600 && table_waits(aim->table) != TABLE_OVER; i++) {
        around_draft(aim->table, &aim->rng);
        aim->move = aim->table->move;
        table_drop(aim->table);
        point_at_move(aim);
        same_move(aim);
        table_confirm(aim->table);
    }
    table_free(aim->table);
}

TEST(any_order_makes_the_same_move)
{
    static const char *const ids[] = {"ciub:players=2#1", "ciub:players=3#2",
                                      "ciub:players=4,length=short#3",
                                      "ciub:players=2#4"};
    struct aim aim = {.late = 0};
    rng_seed(&aim.rng, 5);
    for (int i = 0; i < effort_count(2, 4); i++)
        play(&aim, ids[i]);
    assert_true(aim.late > 50);
    assert_true(aim.runs[VERB_PUT] > 10);
    assert_true(aim.given > 0);
    assert_true(aim.runs[VERB_FOR] > 0);
}

/* Things that fit nowhere are refused, and the draft stays. */
TEST(unfitting_things_are_refused)
{
    static const char *const wrong[] = {"card:opus-magnum", "die:white.9",
                                        "word:put",         "hand:white",
                                        "supply:red",       "die:white.9 supply:red"};
    struct table *table = around_new("ciub:first=1#1", "");
    struct rng rng;
    rng_seed(&rng, 1);
    around_play(table, "roll");
    choice_t list[GAME_MAX_CHOICES];
    struct reason why = {0};
    int count = table_choices(table, list);
    for (int i = 0; i < count && table->move.count == 0; i++)
        if (choice_verb(list[i]) == VERB_PUT)
            assert_true(table_choose(table, list[i], &why));
    assert_int_equal(table->move.count, 1);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct move before = table->move;
        bool more = true;
        assert_false(table_point(table, wrong[i], &more, &why));
        assert_false(more);
        assert_false(table_point_all(table, wrong[i], &why));
        assert_memory_equal(&before, &table->move, sizeof before);
    }
    table_free(table);
}
