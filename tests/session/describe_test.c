/* describe_test.c: names, help, answers, the log, and the board. */
#include <stdlib.h>

#include "core/match/match.h"
#include "core/record/record.h"
#include "talk.h"

/* A game of Five Seals up to a turn of the first person. */
static void begin(struct talk *talk)
{
    talk_ask(talk, "new seals:mages=witch.seer,first=1#3\nname.1: Ada\nname.2: Bo");
    for (int i = 0; i < 12; i++) {
        json_t *it = talk_ask(talk, "situation");
        while (!talk_truth(json_object_get(it, "draft"), "whole"))
            it = talk_ask(
                talk, "choose %lld",
                talk_number(json_array_get(talk_list(it, "choices"), 0), "choice"));
        talk_ask(talk, "confirm");
    }
}

SESSION_TEST(things_have_names_and_help)
{
    begin(talk);
    json_t *it = talk_ask(talk, "about space:c1");
    assert_non_null(strstr(talk_text(it, "title"), "c1"));
    assert_null(strchr(talk_text(it, "title"), '\n'));
    assert_true(strlen(talk_text(it, "text")) > 10);
    json_t *names = talk_list(talk_ask(talk, "name seat:2  space:c1 dragon:7"), "names");
    assert_int_equal(json_array_size(names), 3);
    assert_non_null(strstr(json_string_value(json_array_get(names, 0)), "Seer"));
    assert_non_null(strstr(json_string_value(json_array_get(names, 1)), "c1"));
    assert_string_equal(json_string_value(json_array_get(names, 2)), "");
}

SESSION_TEST(why_not_gives_a_reason)
{
    talk_ask(talk, "new seals:first=1#3");
    json_t *it = talk_ask(talk, "why space:c1");
    assert_string_equal(talk_text(it, "rule"), "3.4");
    assert_true(talk_text(it, "text")[0] != '\0');
    it = talk_ask(talk, "why space:h1");
    assert_string_equal(talk_text(it, "text"), "");
}

/* Every question of every game has an answer, or a reason why not. */
SESSION_TEST(questions_are_answered)
{
    struct talk other;
    talk_init(&other);
    begin(talk);
    json_t *games = talk_list(talk_ask(&other, "games"), "games");
    json_t *questions = talk_list(json_array_get(games, 0), "questions");
    assert_true(json_array_size(questions) > 3);
    for (size_t i = 0; i < json_array_size(questions); i++) {
        const json_t *question = json_array_get(questions, i);
        char line[100];
        snprintf(line, sizeof line, "ask %s", talk_text(question, "name"));
        json_t *it = talk_bytes(talk, line, strlen(line));
        if (talk_text(question, "subject")[0] == '\0')
            assert_true(talk_text(it, "text")[0] != '\0');
    }
    talk_refused(talk, "ask about-nothing", "", "");
    talk_deinit(&other);
}

/* Answers use the names of people, not their roles in the game. */
SESSION_TEST(answers_use_the_names_of_people)
{
    begin(talk);
    const char *scores = talk_text(talk_ask(talk, "ask scores"), "text");
    assert_non_null(strstr(scores, "Ada"));
    assert_non_null(strstr(scores, "Bo"));
    assert_null(strstr(scores, "itch"));
    assert_null(strstr(scores, "eer"));
}

/* From wherever events are asked for, they name the turn that they are part of. */
SESSION_TEST(events_tell_their_turn)
{
    begin(talk);
    json_t *all = json_deep_copy(talk_list(talk_ask(talk, "events 0"), "events"));
    long long first = -1, turns = 0;
    for (size_t i = 0; i < json_array_size(all); i++) {
        json_t *turn = json_object_get(json_array_get(all, i), "turn");
        json_t *rest = talk_list(talk_ask(talk, "events %zu", i), "events");
        assert_true(json_equal(json_array_get(rest, 0), json_array_get(all, i)));
        assert_true(talk_number(turn, "first") <= (long long)i);
        turns += talk_number(turn, "first") != first;
        first = talk_number(turn, "first");
        json_t *before = json_array_get(all, i - (i > 0));
        if (talk_truth(json_object_get(before, "turn"), "over"))
            assert_int_equal(first, (long long)i);
    }
    assert_true(turns > 4);
    json_decref(all);
}

/* A whole draft has the remark that its event gets in the log; half a move has none. */
SESSION_TEST(drafts_say_what_they_achieve)
{
    char remark[200] = "";
    begin(talk);
    for (int i = 0; i < 200 && strstr(remark, "point") == NULL; i++) {
        json_t *it = talk_ask(talk, "situation");
        assert_string_equal(talk_text(json_object_get(it, "draft"), "remark"), "");
        while (!talk_truth(json_object_get(it, "draft"), "whole"))
            it = talk_ask(
                talk, "choose %lld",
                talk_number(json_array_get(talk_list(it, "choices"), 0), "choice"));
        snprintf(remark, sizeof remark, "%s",
                 talk_text(json_object_get(it, "draft"), "remark"));
        long long event = talk_number(it, "events");
        talk_ask(talk, "confirm");
        json_t *events = talk_list(talk_ask(talk, "events %lld", event), "events");
        assert_string_equal(talk_text(json_array_get(events, 0), "remark"), remark);
    }
    assert_non_null(strstr(remark, "point"));
}

SESSION_TEST(rules_are_markdown)
{
    const char *rules = talk_text(talk_ask(talk, "rules seals"), "markdown");
    assert_int_equal(rules[0], '#');
    assert_true(strlen(rules) > 5000);
}

/* One request answers all that several others do one by one. */
SESSION_TEST(since_adds_what_happened)
{
    json_t *it = talk_ask(talk, "new pig:players=2#3");
    long long from = talk_number(it, "events");
    talk_ask(talk, "type roll");
    it = json_incref(talk_ask(talk, "since %lld confirm", from));
    json_t *log = talk_list(it, "log");
    assert_int_equal(json_array_size(log), talk_number(it, "events") - from);
    assert_true(json_array_size(log) >= 2); /* the move, and the die */
    json_t *events =
        json_incref(talk_list(talk_ask(talk, "events %lld", from), "events"));
    for (size_t i = 0; i < json_array_size(log); i++) {
        json_t *event = json_array_get(log, i);
        json_t *position = json_incref(json_object_get(event, "position"));
        json_object_del(event, "position");
        assert_true(json_equal(event, json_array_get(events, i)));
        json_t *at = talk_ask(talk, "at %lld", talk_number(event, "end"));
        assert_true(json_equal(position, at));
        json_decref(position);
    }
    const char *record = talk_text(talk_ask(talk, "record"), "record");
    assert_string_equal(talk_text(it, "record"), record);
    json_object_del(it, "log");
    json_object_del(it, "record");
    assert_true(json_equal(it, talk_ask(talk, "situation")));
    json_decref(events);
    json_decref(it);
}

/* Only rolls have dice, as many as their lines have. */
SESSION_TEST(events_count_the_dice_that_fall)
{
    begin(talk);
    json_t *events = talk_list(talk_ask(talk, "events 0"), "events");
    int rolls = 0;
    for (size_t i = 0; i < json_array_size(events); i++) {
        json_t *event = json_array_get(events, i);
        const char *line = talk_text(event, "move"); /* "roll witch f3 e6" */
        int spaces = 0;
        for (const char *at = line; *at != '\0'; at++)
            spaces += *at == ' ';
        bool roll = strncmp(line, "roll", 4) == 0;
        assert_int_equal(talk_number(event, "dice"), roll ? spaces - 1 : 0);
        rolls += roll;
    }
    assert_true(rolls > 0);
}

/* Undone moves are not in the log; the body belongs to the inner request. */
SESSION_TEST(since_runs_other_requests)
{
    json_t *it =
        talk_ask(talk, "since 0 new pig:players=2#3\nname.1: Ada\nplayer.2: novice\n");
    assert_string_equal(talk_text(json_array_get(talk_list(it, "seats"), 0), "name"),
                        "Ada");
    it = talk_ask(talk, "since 0 play roll");
    long long events = talk_number(it, "events");
    assert_int_equal(json_array_size(talk_list(it, "log")), events);
    it = talk_ask(talk, "since %lld undo", events);
    assert_int_equal(json_array_size(talk_list(it, "log")), 0);
    talk_refused(talk, "since", "'since' needs something after it", "");
    talk_refused(talk, "since 0", "there is no request '0'", "");
    talk_refused(talk, "since -1 confirm",
                 "'-1' should be a whole number from 0 to 4294967295", "");
    talk_refused(talk, "since 0 games", "there is no request '0 games'", "");
    talk_refused(talk, "since 0 since 0 undo", "there is no request '0 since 0 undo'",
                 "");
    talk_refused(talk, "since 0 confirm", "there is no whole move to confirm yet", "");
}

/* The events are the lines of the record, in the same order and words. */
SESSION_TEST(events_match_the_record)
{
    begin(talk);
    char *record = strdup(talk_text(talk_ask(talk, "record"), "record"));
    const char *line = strstr(record, "\n\n") + 2;
    json_t *events = talk_list(talk_ask(talk, "events 0"), "events");
    long long step = 0;
    for (size_t i = 0; i < json_array_size(events); i++) {
        json_t *event = json_array_get(events, i);
        char wanted[2048];
        long long seat = talk_number(event, "seat");
        if (seat == 0)
            snprintf(wanted, sizeof wanted, "*: %s\n", talk_text(event, "move"));
        else
            snprintf(wanted, sizeof wanted, "%lld: %s\n", seat, talk_text(event, "move"));
        assert_memory_equal(line, wanted, strlen(wanted));
        line += strlen(wanted);
        assert_int_equal(talk_number(event, "event"), i);
        assert_int_equal(talk_number(event, "step"), step);
        step = talk_number(event, "end");
        assert_int_equal(json_array_size(talk_list(event, "things")) > 0, seat > 0);
        assert_true(seat != 1 || strstr(talk_text(event, "text"), "Ada: ") != NULL);
    }
    assert_string_equal(line, "");
    size_t count = json_array_size(events);
    json_t *rest = talk_list(talk_ask(talk, "events %zu", count - 2), "events");
    assert_int_equal(json_array_size(rest), 2);
    rest = talk_list(talk_ask(talk, "events %zu", count), "events");
    assert_int_equal(json_array_size(rest), 0);
    free(record);
}

SESSION_TEST(earlier_positions_match_the_game)
{
    struct error error = {0};
    begin(talk);
    const char *record = talk_text(talk_ask(talk, "record"), "record");
    struct match *match =
        record_read(games_list(), record, strlen(record), "record", &error);
    assert_non_null(match);
    char *words = malloc(GAME_MAX_STATE_TEXT);
    for (size_t step = 0; step <= match->count; step += 7) {
        unsigned char state[GAME_MAX_STATE] __attribute__((aligned(16)));
        struct text text = text_init(words, GAME_MAX_STATE_TEXT);
        match_state_at(match, step, state);
        match->game->state_write(match->world, state, &text);
        json_t *wanted = json_loads(words, 0, NULL);
        json_t *it = talk_ask(talk, "at %zu", step);
        assert_int_equal(talk_number(it, "step"), step);
        assert_true(json_equal(json_object_get(it, "state"), wanted));
        assert_false(talk_truth(it, "over"));
        json_decref(wanted);
    }
    free(words);
    match_free(match);
}

SESSION_TEST(dice_are_counted)
{
    talk_ask(talk, "new pig#7");
    assert_int_equal(json_array_size(talk_list(talk_ask(talk, "dice"), "groups")), 0);
    for (int i = 0; i < 9; i++)
        talk_ask(talk, "play roll");
    json_t *groups = talk_list(talk_ask(talk, "dice"), "groups");
    assert_int_equal(json_array_size(groups), 1);
    json_t *group = json_array_get(groups, 0), *outcomes = talk_list(group, "outcomes");
    assert_int_equal(talk_number(group, "count"), 9);
    assert_int_equal(json_array_size(outcomes), 6);
    long long sum = 0;
    for (size_t i = 0; i < 6; i++) {
        json_t *outcome = json_array_get(outcomes, i);
        sum += talk_number(outcome, "count");
        assert_true(json_real_value(json_object_get(outcome, "expected")) == 1.5);
    }
    assert_int_equal(sum, 9);
}

SESSION_TEST(the_dungeon_is_drawn)
{
    talk_ask(talk, "new seals#3");
    json_t *it = talk_ask(talk, "board");
    assert_memory_equal(talk_text(it, "svg"), "<svg ", 5);
    long long size = talk_number(it, "size");
    json_t *spaces = talk_list(it, "spaces"), *ways = talk_list(it, "ways");
    assert_true(json_array_size(spaces) > 90);
    assert_true(json_array_size(ways) > 90);
    for (size_t i = 0; i < json_array_size(spaces); i++) {
        json_t *space = json_array_get(spaces, i);
        assert_in_range(talk_number(space, "x") + size, 0, 2 * size);
        assert_in_range(talk_number(space, "y") + size, 0, 2 * size);
        assert_true(talk_text(space, "name")[0] != '\0');
    }
}

SESSION_TEST(every_spell_is_described)
{
    talk_ask(talk, "new seals#3");
    json_t *spells = json_incref(talk_list(talk_ask(talk, "board"), "spells"));
    assert_int_equal(json_array_size(spells), 21);
    for (size_t i = 0; i < 21; i++) {
        json_t *spell = json_array_get(spells, i);
        json_t *about = talk_ask(talk, "about %s", talk_text(spell, "id"));
        char strength[60];
        snprintf(strength, sizeof strength, "Its strength is %lld,",
                 talk_number(spell, "strength"));
        assert_string_equal(talk_text(about, "title"), talk_text(spell, "title"));
        assert_non_null(strstr(talk_text(about, "text"), strength));
        assert_true(talk_text(spell, "gist")[0] != '\0');
        assert_true(talk_text(spell, "does")[0] != '\0');
        assert_true(talk_text(spell, "rule")[0] != '\0');
        assert_int_equal(talk_number(spell, "circle"), (i + 4) / 5);
    }
    json_decref(spells);
}

SESSION_TEST(the_set_of_dice_and_cards_is_described)
{
    talk_ask(talk, "new ciub#3");
    json_t *it = talk_ask(talk, "board");
    json_t *white = json_array_get(talk_list(it, "dice"), 0);
    char room[100];
    assert_string_equal(talk_text(white, "name"), "white");
    assert_string_equal(talk_words(white, "sides", room, sizeof room),
                        "1 2 3 4 swap swap");
    json_t *cards = talk_list(it, "cards");
    int plain = 0;
    for (size_t i = 0; i < json_array_size(cards); i++) {
        json_t *card = json_array_get(cards, i);
        int needs = (json_array_size(talk_list(card, "numbers")) > 0) +
                    (talk_number(card, "sum") > 0) + (talk_number(card, "equal") > 0);
        assert_true(needs <= 1);
        plain += needs == 0;
    }
    assert_int_equal(plain, 1);
    talk_ask(talk, "new pig#1");
    assert_int_equal(json_object_size(talk_ask(talk, "board")), 0);
}

static int dice_at(struct talk *talk, int step, int seat)
{
    json_t *facts = json_object_get(talk_ask(talk, "at %d", step), "facts");
    return (int)json_integer_value(
        json_array_get(talk_list(facts, "dice"), (size_t)seat));
}

/* Dice count wherever they lie: rolled, in the tray, or taken for the next round. */
SESSION_TEST(facts_count_the_dice_of_each_seat)
{
    talk_ask(talk, "new ciub:players=2,first=1#7");
    int start = dice_at(talk, 0, 1);
    assert_true(start > 0);
    talk_ask(talk, "seat 1\nplayer.1: novice");
    while (!talk_truth(talk_ask(talk, "think 0"), "done"))
        ;
    json_t *it = talk_ask(talk, "situation");
    int step = (int)talk_number(it, "step");
    assert_true(step > 1);
    for (int at = 0; at <= step; at++)
        assert_int_equal(dice_at(talk, at, 1), start);
    assert_int_equal(dice_at(talk, 1, 0), start);
    talk_ask(talk, "new seals:players=2#3");
    assert_int_equal(dice_at(talk, 0, 0), 0);
}

/* 4.7, 1.6: what a view could not know without the rules. */
SESSION_TEST(every_position_has_facts)
{
    static const struct {
        const char *id;
        int limit;
    } games[] = {{"seals:players=3,circle=4#5", 4}, {"seals:players=4,circle=4#6", 5}};
    char room[200];
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        json_t *it = talk_ask(talk, "new %s", games[i].id), *here, *facts;
        const char *space;
        int sixes = 0, guardians = 0;
        json_object_foreach(json_object_get(json_object_get(it, "state"), "sites"), space,
                            here)
        {
            sixes += strncmp(json_string_value(here), "synergy.", 8) == 0 ||
                     strncmp(json_string_value(here), "speed.", 6) == 0;
            guardians += strncmp(json_string_value(here), "guardian.", 9) == 0;
        }
        facts = json_object_get(it, "facts");
        assert_int_equal(talk_number(facts, "lying"), sixes);
        assert_int_equal(talk_number(facts, "togo"), sixes - games[i].limit + 1);
        assert_int_equal(json_array_size(talk_list(facts, "waiting")), guardians);
        assert_int_equal(json_array_size(talk_list(facts, "dice")), i + 3);
        assert_true(guardians > 0);
        facts = json_object_get(talk_ask(talk, "at 0"), "facts");
        assert_string_equal(talk_words(facts, "waiting", room, sizeof room), "");
    }
    assert_int_equal(
        json_object_size(json_object_get(talk_ask(talk, "new pig#1"), "facts")), 0);
}
