/* monkey_test.c: two people act at random, while the database fails and the server
 * crashes: the log has no gaps, and once the faults stop the game ends. */
#include <string.h>

#include "base/rng.h"
#include "tests/server/fixture.h"

enum { SEEDS = 40, DEEDS = 80 };

/* Reports all pending batches, some of them as failed. */
static void settle(struct fixture *fixture, struct rng *rng)
{
    fixture->store_is_slow = false;
    while (fixture->pending_count > 0)
        fixture_report(fixture, rng == NULL || rng_below(rng, 4) > 0);
}

static json_t *come(struct pair *pair, uint32_t peer)
{
    fixture_connect(pair->fixture, peer, "10.0.0.9", true);
    return fixture_ask(pair->fixture, peer, SIT, pair->table,
                       peer == 1 ? pair->ada : pair->bob);
}

/* Often at the right time, and sometimes with an id that was used before. */
static void move(struct pair *pair, uint32_t peer, struct rng *rng)
{
    static const char *const lines[] = {"roll", "hold"};
    const json_t *table = json_object_get(come(pair, peer), "table");
    int64_t at = json_integer_value(json_object_get(table, "at"));
    if (rng_below(rng, 4) == 0)
        at -= rng_below(rng, 4);
    fixture_ask(pair->fixture, peer,
                "{\"do\": \"move\", \"at\": %lld, \"id\": \"%u\", \"line\": \"%s\"}",
                (long long)at, rng_below(rng, 100), lines[rng_below(rng, 2)]);
}

static void do_anything(struct pair *pair, struct rng *rng)
{
    static const char *const plain[] = {"leave", "back", "begin", "rematch", "code"};
    struct fixture *fixture = pair->fixture;
    uint32_t peer = 1 + rng_below(rng, 2), deed = rng_below(rng, 30);
    if (deed < 12)
        move(pair, peer, rng);
    else if (deed < 15)
        fixture_ask(fixture, peer, "{\"do\": \"%s\"}", plain[rng_below(rng, 5)]);
    else if (deed < 18)
        fixture_ask(fixture, peer, "{\"do\": \"chat\", \"text\": \"hm\"}");
    else if (deed < 20)
        fixture_ask(fixture, peer, "{\"do\": \"hand\", \"seat\": %u, \"skip\": true}",
                    1 + rng_below(rng, 2));
    else if (deed < 22)
        fixture_disconnect(fixture, peer);
    else if (deed < 24)
        come(pair, peer);
    else if (deed < 26)
        fixture->store_is_slow = true;
    else if (deed < 28)
        settle(fixture, rng);
    else if (deed < 29)
        settle(fixture, rng), fixture_advance(fixture, (int64_t)rng_below(rng, 100000));
    else
        fixture_restart(fixture), fixture->store_is_slow = false, come(pair, 1),
                                  come(pair, 2);
}

/* Events of a table are numbered from 1 without gaps, each once. */
static void check_rows(const struct fixture *fixture)
{
    for (size_t i = 0; i < fixture->row_count; i++) {
        int64_t most = 0, count = 0;
        for (size_t j = 0; j < fixture->row_count; j++)
            if (fixture->rows[j].kind == SERVER_EVENT &&
                strcmp(fixture->rows[j].key, fixture->rows[i].key) == 0) {
                count++;
                if (fixture->rows[j].number > most)
                    most = fixture->rows[j].number;
            }
        assert_int_equal(most, count);
    }
}

static void play_at_random(uint64_t seed)
{
    struct pair pair;
    struct fixture *fixture =
        pair_seated(&pair, "pig:target=20",
                    ", \"late\": \"skip\", \"pace\": {\"each\": 30, \"bank\": 5}");
    struct rng rng;
    rng_seed_step(&rng, 7, seed);
    pair_begin(&pair);
    for (int i = 0; i < DEEDS; i++)
        do_anything(&pair, &rng);
    settle(fixture, NULL);
    fixture_restart(fixture);
    fixture_advance(fixture, INT64_C(3600) * 1000 * 24);
    check_rows(fixture);
    come(&pair, 1);
    const json_t *answer = pair_view(&pair, 1, pair.ada);
    assert_string_equal(text_of(json_object_get(answer, "table"), "state"), "over");
    fixture_free(fixture);
}

TEST(games_end_whatever_happens)
{
    for (uint64_t seed = 0; seed < SEEDS; seed++)
        play_at_random(seed);
}
