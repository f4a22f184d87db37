/* achievements_test.c: what can be earned at a table, and when nothing counts. That each
 * game's own rows ask for what they say is tested with the games. */
#include "session/table/achievements.h"

#include <stdio.h>
#include <string.h>

#include "ai/playout.h"
#include "around.h"
#include "core/registry.h"
#include "games/games.h"
#include "tests/base/check.h"

/* Those earned from a step on are these keys, joined by spaces. */
static void earned(const struct table *table, size_t first, const char *keys)
{
    static struct achievement_words list[ACHIEVEMENTS];
    char words[1000];
    struct text out = text_init(words, sizeof words);
    int count = achievements_list(table->match->game, list);
    uint64_t bits = achievements_earned(table, first);
    for (int i = 0; i < count; i++)
        if ((bits >> i & 1) != 0) {
            text_space(&out);
            text_put(&out, list[i].key);
        }
    assert_string_equal(words, keys);
}

/* Plays on to the end, whoever sits there. */
static void play_out(struct table *table, const char *spec)
{
    struct error error = {0};
    if (!playout_match(table->match, spec, 0, NULL, NULL, &error))
        fail_msg("%s", error.text);
}

/* --- the list ----------------------------------------------------------------------- */

TEST(every_game_has_a_list_with_keys_of_its_own)
{
    static struct achievement_words list[ACHIEVEMENTS];
    for (const struct game *const *game = games_list(); *game != NULL; game++) {
        int count = achievements_list(*game, list);
        assert_true(count > 1);
        for (int i = 0; i < count; i++) {
            assert_true(list[i].title[0] != '\0' && list[i].how[0] != '\0');
            assert_int_equal(list[i].how[strlen(list[i].how) - 1], '.');
            for (int k = 0; k < i; k++)
                assert_string_not_equal(list[i].key, list[k].key);
        }
    }
}

/* --- each can be earned ------------------------------------------------------------- */

static uint64_t earned_in(const char *id, int seed, const char *spec)
{
    char named[80];
    snprintf(named, sizeof named, "%s#%d", id, seed);
    struct table *table = around_new(named, "");
    play_out(table, spec);
    uint64_t found = achievements_earned(table, 0);
    table_free(table);
    return found;
}

/* In random games, and in those of players who take the best that they see. */
static void earn_all(const char *name, const char *const *ids, int most)
{
    static struct achievement_words list[ACHIEVEMENTS];
    int count = achievements_list(registry_find(games_list(), name), list);
    uint64_t found = 0;
    for (int seed = 0; seed < most; seed++)
        for (int i = 0; ids[i] != NULL; i++)
            found |= earned_in(ids[i], seed, seed % 2 == 0 ? "random" : "greedy");
    for (int i = 0; i < count; i++)
        if ((found >> i & 1) == 0 && strncmp(list[i].key, "beat-", 5) != 0)
            fail_msg("nobody earned %s", list[i].key);
}

TEST(all_of_seals_can_be_earned)
{
    static const char *const ids[] = {
        "seals:players=2,circle=1", "seals:players=3,circle=2",
        "seals:players=3,circle=3", "seals:players=3,circle=4", NULL};
    earn_all("seals", ids, 6);
}

TEST(all_of_ciub_can_be_earned)
{
    static const char *const ids[] = {"ciub:players=2", "ciub:players=3,length=short",
                                      NULL};
    earn_all("ciub", ids, 24);
}

/* --- who wins against whom ---------------------------------------------------------- */

/* A game of Pig that the first seat wins, or loses. */
static struct table *pig_table(const char *specs, bool won)
{
    for (int seed = 0;; seed++) {
        char id[40];
        snprintf(id, sizeof id, "pig:players=3,target=20#%d", seed);
        struct table *table = around_new(id, specs);
        const struct match *match = table->match;
        play_out(table, "random");
        if ((match->game->winners(match->world, match->state) == 1) == won)
            return table;
        table_free(table);
    }
}

static void pig_earns(const char *specs, bool won, const char *keys)
{
    struct table *table = pig_table(specs, won);
    earned(table, 0, keys);
    table_free(table);
}

TEST(a_win_counts_for_the_weakest_of_the_others)
{
    pig_earns("- novice novice", true, "finished beat-novice");
    pig_earns("- adept apprentice", true, "finished beat-novice beat-apprentice");
    pig_earns("- novice novice", false, "finished");
}

TEST(a_level_is_beaten_alone)
{
    pig_earns("- - novice", true, "finished");
    pig_earns("- random novice", true, "finished"); /* no level */
    pig_earns("novice novice novice", true, "");
}

/* --- what does not count ------------------------------------------------------------ */

TEST(what_happened_before_does_not_count)
{
    struct table *table = pig_table("- novice novice", true);
    const struct match *match = table->match;
    earned(table, match->count - 1, "finished beat-novice");
    earned(table, match->count, "");
    match_undo_move(table->match);
    earned(table, 0, "");
    table_free(table);
}

TEST(practice_does_not_count)
{
    struct table *table = around_new("pig:players=2,target=20#1", "- novice");
    struct reason why = {0};
    around_play(table, "roll");
    assert_true(table_undo(table, &why));
    assert_true(table->practice);
    play_out(table, "random");
    earned(table, 0, "");
    table->practice = false;
    assert_true(achievements_earned(table, 0) != 0);
    table_free(table);
}

/* What the others at a server's table do is theirs. */
TEST(in_a_followed_game_our_own_seat_counts)
{
    struct table *table = around_new("ciub:players=2#3", "");
    play_out(table, "greedy");
    uint64_t all = achievements_earned(table, 0), each[2];
    table->follows = true;
    for (table->own = 0; table->own < 2; table->own++)
        each[table->own] = achievements_earned(table, 0);
    assert_true((each[0] | each[1]) == all);
    assert_true(each[0] != all || each[1] != all);
    table->own = SEAT_NOBODY;
    assert_true(achievements_earned(table, 0) == 0);
    table_free(table);
}
