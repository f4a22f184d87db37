/* hidden_test.c: the engine's answers do not leak the future.
 *
 * Two conversations about games with different seeds get the same moves and the same
 * outcomes of chance. Their answers must be identical, to the byte, except for the seed
 * itself: no answer reveals which card or die would come next (ciub, rule 6). */
#include <string.h>

#include "base/rng.h"
#include "base/text.h"
#include "tests/base/check.h"
#include "tests/cli/engine/talk.h"

enum { LINE = 512, STEPS = 160 };

struct twins {
    struct talk talk[2];
    struct rng rng;
};

/* Asks both, and returns the first one's answer. */
static json_t *ask_both(struct twins *twins, const char *line)
{
    json_t *first = ask(&twins->talk[0], line);
    ask(&twins->talk[1], line);
    const struct buffer *left = &twins->talk[0].out, *right = &twins->talk[1].out;
    if (left->length != right->length ||
        memcmp(left->data, right->data, left->length) != 0)
        fail_msg("%s\n%.*s%.*s", line, (int)left->length, left->data, (int)right->length,
                 right->data);
    return first;
}

static void start_games(struct twins *twins, int players)
{
    static const char *const seed[2] = {"left", "right"};
    for (int i = 0; i < 2; i++) {
        char line[LINE];
        struct text text = text_init(line, sizeof line);
        text_format(&text,
                    "{\"cmd\":\"new\",\"name\":\"ciub\",\"options\":{\"players\":%d},"
                    "\"seed\":\"%s\",\"chance\":\"caller\"}",
                    players, seed[i]);
        ask_well(&twins->talk[i], line);
    }
}

/* Picks one of the listed things to do next. */
static void pick(struct twins *twins, json_t *reply, const char *list, char word[LINE])
{
    json_t *all = json_object_get(reply, list);
    assert_true(json_array_size(all) > 0);
    json_t *one =
        json_array_get(all, rng_below(&twins->rng, (uint32_t)json_array_size(all)));
    struct text text = text_init(word, LINE);
    text_put(&text,
             json_is_string(one) ? json_string_value(one) : text_of(one, "outcome"));
}

static void ask_everything(struct twins *twins)
{
    static const char *const line[] = {
        "{\"cmd\":\"status\"}",
        "{\"cmd\":\"state\"}",
        "{\"cmd\":\"picture\"}",
        "{\"cmd\":\"hash\"}",
        "{\"cmd\":\"moves\",\"limit\":50}",
        "{\"cmd\":\"check\",\"move\":\"gain 33+ down 27+\"}",
        "{\"cmd\":\"check\",\"move\":\"remove 6-6-6\"}",
        "{\"cmd\":\"check\",\"move\":\"card 6-6-6\"}",
        "{\"cmd\":\"check\",\"move\":\"nonsense\"}",
    };
    for (size_t i = 0; i < sizeof line / sizeof *line; i++)
        ask_both(twins, line[i]);
}

static bool do_next(struct twins *twins)
{
    char word[LINE], line[2 * LINE];
    struct text text = text_init(line, sizeof line);
    json_t *status = ask_both(twins, "{\"cmd\":\"status\"}");
    const char *actor = text_of(status, "to_act");
    if (json_is_true(json_object_get(status, "over")))
        return false;
    if (strcmp(actor, "chance") == 0)
        pick(twins, ask_both(twins, "{\"cmd\":\"outcomes\"}"), "outcomes", word);
    else
        pick(twins, ask_both(twins, "{\"cmd\":\"choices\"}"), "choices", word);
    text_put(&text, "{\"cmd\":\"choose\",\"choice\":");
    text_put_json(&text, word);
    text_put(&text, "}");
    json_t *reply = ask_both(twins, line);
    assert_true(json_is_true(json_object_get(reply, "ok")));
    return true;
}

TEST(no_answer_leaks_the_future)
{
    struct twins twins;
    for (int i = 0; i < 2; i++)
        talk_init(&twins.talk[i]);
    for (int players = 2; players <= 4; players++) {
        rng_seed(&twins.rng, (uint64_t)players);
        start_games(&twins, players);
        for (int step = 0; step < STEPS && do_next(&twins); step++)
            if (step % 8 == 0)
                ask_everything(&twins);
    }
    for (int i = 0; i < 2; i++)
        talk_deinit(&twins.talk[i]);
}
