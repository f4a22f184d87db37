/* monkey_test.c: two people who do anything at any time, with a store that fails and a
 * server that dies: the log stays gapless, and when the faults stop the game ends. */
#include <string.h>

#include "base/rng.h"
#include "fixture.h"

enum { SEEDS = 40, DEEDS = 80 };

/* Whatever is under way is reported, some of it as failed. */
static void settle(struct house *house, struct rng *rng)
{
    house->slow_store = false;
    while (house->pending_count > 0)
        house_report(house, rng == NULL || rng_below(rng, 4) > 0);
}

static json_t *come(struct pair *pair, uint32_t peer)
{
    house_open(pair->house, peer, "10.0.0.9", true);
    return house_ask(pair->house, peer,
                     "{\"do\": \"sit\", \"table\": \"%s\", \"token\": \"%s\"}",
                     pair->table, peer == 1 ? pair->ada : pair->bob);
}

/* Often at the right time, and under an id that was used before now and then. */
static void move(struct pair *pair, uint32_t peer, struct rng *rng)
{
    static const char *const lines[] = {"roll", "hold"};
    const json_t *table = json_object_get(come(pair, peer), "table");
    int64_t at = json_integer_value(json_object_get(table, "at"));
    if (rng_below(rng, 4) == 0)
        at -= rng_below(rng, 4);
    house_ask(pair->house, peer,
              "{\"do\": \"move\", \"at\": %lld, \"id\": \"%u\", \"line\": \"%s\"}",
              (long long)at, rng_below(rng, 100), lines[rng_below(rng, 2)]);
}

static void do_anything(struct pair *pair, struct rng *rng)
{
    static const char *const plain[] = {"leave", "back", "begin", "rematch", "code"};
    struct house *house = pair->house;
    uint32_t peer = 1 + rng_below(rng, 2), deed = rng_below(rng, 30);
    if (deed < 12)
        move(pair, peer, rng);
    else if (deed < 15)
        house_ask(house, peer, "{\"do\": \"%s\"}", plain[rng_below(rng, 5)]);
    else if (deed < 18)
        house_ask(house, peer, "{\"do\": \"chat\", \"text\": \"hm\"}");
    else if (deed < 20)
        house_ask(house, peer, "{\"do\": \"hand\", \"seat\": %u, \"skip\": true}",
                  1 + rng_below(rng, 2));
    else if (deed < 22)
        house_close(house, peer);
    else if (deed < 24)
        come(pair, peer);
    else if (deed < 26)
        house->slow_store = true;
    else if (deed < 28)
        settle(house, rng);
    else if (deed < 29)
        settle(house, rng), house_pass(house, (int64_t)rng_below(rng, 100000));
    else
        house_restart(house), house->slow_store = false, come(pair, 1), come(pair, 2);
}

/* Numbers of a table's events, from 1 without gaps, each once. */
static void check_rows(const struct house *house)
{
    for (size_t i = 0; i < house->row_count; i++) {
        int64_t most = 0, count = 0;
        for (size_t j = 0; j < house->row_count; j++)
            if (house->rows[j].kind == HALL_EVENT &&
                strcmp(house->rows[j].key, house->rows[i].key) == 0) {
                count++;
                if (house->rows[j].number > most)
                    most = house->rows[j].number;
            }
        assert_int_equal(most, count);
    }
}

static void monkeys(uint64_t seed)
{
    struct house *house = house_new();
    struct pair pair;
    struct rng rng;
    rng_seed_step(&rng, 7, seed);
    pair_sit(house, &pair, "pig:target=20",
             ", \"late\": \"skip\", \"pace\": {\"each\": 30, \"bank\": 5}");
    pair_begin(&pair);
    for (int i = 0; i < DEEDS; i++)
        do_anything(&pair, &rng);
    settle(house, NULL);
    house_restart(house);
    house_pass(house, INT64_C(3600) * 1000 * 24);
    check_rows(house);
    come(&pair, 1);
    const json_t *answer = pair_look(&pair, 1, pair.ada);
    assert_string_equal(text_of(json_object_get(answer, "table"), "state"), "over");
    house_free(house);
}

static void games_end_whatever_happens(void **unused)
{
    (void)unused;
    for (uint64_t seed = 0; seed < SEEDS; seed++)
        monkeys(seed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_end_whatever_happens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
