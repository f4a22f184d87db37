/* table_test.c: seats, drafts and descriptions of a table. */
#include "session/table/table.h"

#include <string.h>

#include "around.h"
#include "core/record/record.h"
#include "games/games.h"
#include "games/pig/pig.h"
#include "tests/base/check.h"

static const struct chair people[GAME_MAX_PLAYERS] = {{.name = "Ada"}, {.name = "Bo"}};

static struct table *sit_down(const char *seed, const struct chair *chairs,
                              struct error *error)
{
    struct setup setup;
    setup_init(&setup);
    struct table *table = table_new(&pig_game, &setup, seed, chairs, error);
    setup_deinit(&setup);
    return table;
}

static void write_prompt(const struct table *table, struct text *out)
{
    table_write_prompt(table, "", out);
}

static const char *prompt(const struct table *table)
{
    static char room[512];
    return around_text(table, write_prompt, room, sizeof room);
}

static const char *draft(const struct table *table)
{
    static char room[512];
    return around_text(table, table_write_draft, room, sizeof room);
}

static const char *event(const struct table *table, size_t number)
{
    static char room[512];
    struct text out = text_init(room, sizeof room);
    table_write_event(table, number, &out);
    return room;
}

TEST(a_table_needs_a_seed_and_players)
{
    struct error error = {0};
    struct chair chairs[GAME_MAX_PLAYERS] = {0};
    assert_null(sit_down("", people, &error));
    assert_non_null(strstr(error.text, "seed"));
    assert_null(sit_down(NULL, people, &error));
    struct text spec = text_init(chairs[1].spec, sizeof chairs[1].spec);
    text_put(&spec, "grandmaster");
    assert_null(sit_down("1", chairs, &error));
    assert_non_null(strstr(error.text, "seat 2: "));
    assert_non_null(strstr(error.text, "grandmaster"));
    assert_string_equal(error.option, "player.2");
    struct table *table = sit_down("1", NULL, &error);
    assert_non_null(table);
    assert_int_equal(table_players(table), 2);
    assert_int_equal(table_waits(table), TABLE_PERSON);
    table_free(table);
    table_free(NULL);
}

TEST(names_are_kept_in_the_record)
{
    struct error error = {0};
    struct chair chairs[GAME_MAX_PLAYERS] = {{.name = "  Ada  "}, {.spec = "random"}};
    struct buffer text;
    struct table *table = sit_down("3", chairs, &error);
    buffer_init(&text);
    record_write(table->match, &text);
    assert_non_null(strstr(text.data, "name.1: Ada\n"));
    assert_non_null(strstr(text.data, "x-player.2: random\n"));
    assert_null(strstr(text.data, "name.2"));
    struct match *match =
        record_read(games_list(), text.data, text.length, "record", &error);
    struct table *again = table_open(match, &error);
    assert_non_null(again);
    assert_string_equal(again->chair[0].name, "Ada");
    assert_string_equal(again->chair[1].spec, "random");
    assert_non_null(again->player[1]);
    buffer_deinit(&text);
    table_free(again);
    table_free(table);
}

TEST(seats_can_change_hands)
{
    struct error error = {0};
    struct reason why;
    struct chair random = {.spec = "random"}, nobody = {0}, odd = {.name = "A\x7f"};
    struct table *table = sit_down("3", people, &error);
    assert_true(table_type(table, "roll", &why));
    assert_true(table_sit(table, 0, &random, &error));
    assert_string_equal(draft(table), "");
    assert_int_equal(table_waits(table), TABLE_COMPUTER);
    assert_string_equal(notes_get(&table->match->notes, "name.1"), "");
    assert_true(table_sit(table, 0, &nobody, &error));
    assert_int_equal(table_waits(table), TABLE_PERSON);
    assert_false(table_sit(table, 0, &odd, &error));
    assert_non_null(strstr(error.text, "control characters"));
    assert_false(table_sit(table, 2, &nobody, &error));
    assert_non_null(strstr(error.text, "no seat 3"));
    around_check_record(table->match);
    table_free(table);
}

static struct table *open_record(const char *words, struct error *error)
{
    struct match *match =
        record_read(games_list(), words, strlen(words), "record", error);
    assert_non_null(match);
    return table_open(match, error);
}

TEST(records_that_cannot_be_continued_are_refused)
{
    struct error error = {0};
#define HEAD "cantrip record 1\ngame: pig\nrules: 1\nplayers: 2\n"
    assert_null(open_record(HEAD "\n1: roll\n", &error));
    assert_non_null(strstr(error.text, "no seed"));
    assert_null(open_record(HEAD "seed: 1\nx-player.2: nobody\n\n", &error));
    assert_non_null(strstr(error.text, "seat 2: "));
    assert_null(open_record(
        HEAD "seed: 1\nname.1: a name that is much too long for any chair\n\n", &error));
    assert_non_null(strstr(error.text, "name.1"));
}

/* Played with real dice, by players unknown here, ending in the middle of a move. */
TEST(any_record_can_be_reviewed)
{
    struct error error = {0};
    static const char words[] =
        HEAD "x-player.2: nobody\nname.1: a name that is much too long for any chair\n\n"
             "1: roll\n*: die 5\n1: roll\n";
    struct match *match =
        record_read(games_list(), words, strlen(words), "record", &error);
    assert_non_null(match);
    struct table *table = table_review(match);
    assert_int_equal(table_events(table), 3);
    assert_int_equal(table->match->count, 3);
    assert_string_equal(table->chair[1].spec, "nobody");
    assert_memory_equal(table->chair[0].name, "a name that", 11);
    assert_null(table->player[1]);
    table_free(table);
}

/* Outcomes missing from the record are drawn from the seed. */
TEST(an_opened_table_draws_missing_outcomes)
{
    struct error error = {0};
    struct table *table = open_record(HEAD "seed: 1\n\n1: roll\n", &error);
    assert_non_null(table);
    assert_int_equal(table_waits(table), TABLE_PERSON);
    assert_int_equal(table_events(table), 2);
    table_free(table);
}

TEST(a_draft_does_not_change_the_match)
{
    struct table *table = around_new("seals:players=2,circle=1#4", "- -");
    struct rng rng;
    struct reason why;
    choice_t list[GAME_MAX_CHOICES];
    rng_seed(&rng, 2);
    for (int i = 0; i < 30; i++)
        around_move(table, &rng);
    size_t before = table->match->count;
    uint64_t hash = match_hash(table->match);
    around_draft(table, &rng);
    assert_true(match_hash(table->match) == hash);
    assert_int_equal(table_choices(table, list), 0);
    assert_false(table_choose(table, table->move.choice[0], &why));
    assert_non_null(strstr(why.text, "complete"));
    assert_false(table_type(table, "give-up", &why));
    int count = table->move.count;
    while (table_back(table))
        count--;
    assert_int_equal(count, 0);
    assert_memory_equal(table->draft, table->match->state,
                        table->match->game->state_size);
    around_draft(table, &rng);
    table_drop(table);
    assert_string_equal(draft(table), "");
    around_draft(table, &rng);
    table_confirm(table);
    assert_true(table->match->count > before);
    assert_false(table_back(table));
    table_free(table);
}

/* The rest of a move can be typed after its first choices. */
TEST(a_draft_is_finished_by_typing)
{
    struct table *table = around_new("seals:players=2,circle=1#4", "- -");
    struct rng rng;
    struct reason why;
    char whole[MOVE_MAX_TEXT], first[GAME_MAX_CHOICE_TEXT];
    rng_seed(&rng, 2);
    do {
        table_drop(table);
        around_move(table, &rng);
        around_draft(table, &rng);
    } while (table->move.count < 2);
    around_text(table, table_write_draft, whole, sizeof whole);
    while (table->move.count > 1)
        table_back(table);
    around_text(table, table_write_draft, first, sizeof first);
    assert_false(table_type(table, "nonsense", &why));
    assert_int_equal(table->move.count, 1);
    assert_true(table_type(table, whole + strlen(first), &why));
    assert_string_equal(draft(table), whole);
    table_free(table);
}

TEST(only_the_player_to_act_may_choose)
{
    struct table *table = around_new("pig#1", "random -");
    struct reason why;
    choice_t list[GAME_MAX_CHOICES];
    bool more;
    assert_int_equal(table_waits(table), TABLE_COMPUTER);
    assert_int_equal(table_choices(table, list), 0);
    assert_false(table_type(table, "roll", &why));
    assert_string_equal(why.text, "Player 1 is to move, and thinks");
    assert_false(table_point(table, "word:roll", &more, &why));
    assert_string_equal(why.text, "Player 1 is to move, and thinks");
    assert_false(table_back(table));
    assert_string_equal(prompt(table), "Player 1 (computer, random) is thinking");
    table_free(table);
}

TEST(names_are_used)
{
    struct error error = {0};
    struct reason why;
    struct table *table = sit_down("3", people, &error);
    assert_string_equal(prompt(table), "Ada: roll the die");
    assert_true(table_type(table, "roll", &why));
    assert_string_equal(prompt(table), "Ada: confirm 'roll', or take something back");
    table_confirm(table);
    assert_int_equal(table_events(table), 2);
    assert_string_equal(event(table, 0), "Ada: roll");
    assert_int_equal(table_event_step(table, 1), 1);
    assert_memory_equal(event(table, 1), "Chance: die ", 12);
    while (table_waits(table) != TABLE_OVER)
        around_play(table, "roll");
    bool first = pig_game.winners(table->match->world, table->match->state) == 1;
    assert_string_equal(prompt(table), first ? "The game is over. Ada wins."
                                             : "The game is over. Bo wins.");
    assert_false(table_type(table, "roll", &why));
    assert_string_equal(why.text, "the game is over");
    table_free(table);
}

TEST(scores_are_written)
{
    struct error error = {0};
    struct table *table = sit_down("3", people, &error);
    around_play(table, "roll");
    while (table_seat(table) != 0 ||
           pig_game.estimate(table->match->world, table->match->state, 0) == 0)
        around_play(table, "roll");
    around_play(table, "hold");
    assert_non_null(strstr(event(table, table_events(table) - 1), "Ada: hold (+"));
    assert_non_null(strstr(event(table, table_events(table) - 1), " points)"));
    table_free(table);
}
