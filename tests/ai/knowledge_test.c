/* knowledge_test.c: the hash of a player covers the weights and levels that it uses. */
#include "ai/ai.h"
#include "core/heuristics.h"
#include "games/pig/pig.h"
#include "tests/base/check.h"

static const char *levels(void)
{
    return "level novice nodes=20 waver=8\nlevel adept* nodes=400\n";
}

static const char *levels_with_other_adept(void)
{
    return "level novice nodes=20 waver=8\nlevel adept* nodes=500\n";
}

static const char *levels_with_other_novice(void)
{
    return "level novice nodes=20 waver=9\nlevel adept* nodes=400\n";
}

static const char *weights(void)
{
    return "some weights";
}

static const char *other_weights(void)
{
    return "other weights";
}

static uint64_t knowledge(const char *spec, const char *(*weights_of)(void),
                          const char *(*levels_of)(void))
{
    struct heuristics heuristics = *pig_game.heuristics;
    struct game game = pig_game;
    heuristics.weights = weights_of;
    heuristics.levels = levels_of;
    game.heuristics = &heuristics;
    return ai_knowledge(&game, spec, 1);
}

TEST(levels_affect_their_players)
{
    static const char *const strangers[] = {"search:nodes=30", "novice", "uct", "greedy",
                                            "adept:nodes=30"};
    for (size_t i = 0; i < sizeof strangers / sizeof *strangers; i++)
        assert_true(knowledge(strangers[i], weights, levels) ==
                    knowledge(strangers[i], weights, levels_with_other_adept));
    assert_true(knowledge("adept", weights, levels) !=
                knowledge("adept", weights, levels_with_other_adept));
    assert_true(knowledge("adept:threads=2", weights, levels) !=
                knowledge("adept:threads=2", weights, levels_with_other_adept));
    assert_true(knowledge("novice:nodes=30", weights, levels) !=
                knowledge("novice:nodes=30", weights, levels_with_other_novice));
}

TEST(weights_affect_players_that_evaluate)
{
    static const char *const evaluators[] = {"search:nodes=30", "novice", "adept"};
    static const char *const others[] = {"uct:nodes=30", "flat", "greedy", "random"};
    for (size_t i = 0; i < sizeof evaluators / sizeof *evaluators; i++)
        assert_true(knowledge(evaluators[i], weights, levels) !=
                    knowledge(evaluators[i], other_weights, levels));
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        assert_true(knowledge(others[i], weights, levels) ==
                    knowledge(others[i], other_weights, levels));
}
