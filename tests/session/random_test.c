/* random_test.c: random games played by requests follow the rules.
 *
 * A match is played beside the session, choice by choice, by the core alone. Whatever the
 * session lists, lights up and makes must be what the core has. */
#include <stdlib.h>

#include "base/rng.h"
#include "core/guide.h"
#include "core/match/match.h"
#include "talk.h"

static const char *const ids[] = {
    "pig:players=3,target=30#1",     "seals:players=2,circle=1#2",
    "seals:players=3,circle=2#3",    "seals:players=4,circle=3#4",
    "seals:players=5,circle=4#5",    "seals:players=2,circle=2,board=fresh:6#6",
    "ciub:players=2,length=short#7", "ciub:players=4#8",
};
enum { IDS = sizeof ids / sizeof *ids, MOVES = 60 };

struct duel {
    struct talk talk;
    struct match *match;
    struct rng rng;
};

static void begin(struct duel *duel, const char *id, uint64_t seed)
{
    struct setup setup;
    struct error error = {0};
    const struct game *game;
    char start[SETUP_VALUE];
    talk_init(&duel->talk);
    rng_seed(&duel->rng, seed);
    assert_true(setup_read_id(&setup, games_list(), &game, start, id, &error));
    duel->match = match_new(game, &setup, start, &error);
    setup_deinit(&setup);
    assert_non_null(duel->match);
    match_draw_all(duel->match);
    talk_ask(&duel->talk, "new %s", id);
}

static void end(struct duel *duel)
{
    match_free(duel->match);
    talk_deinit(&duel->talk);
}

/* Whether people point at what the move leaves out, and not at the things of choices. */
static bool leaves_out(const struct match *match)
{
    return guide_leaves_out(match->game, match->world, match->state) > 0;
}

/* The session lists exactly what the core does, and lights up all things of that. */
static void compare_lists(const struct duel *duel, const json_t *it)
{
    const struct match *match = duel->match;
    choice_t list[GAME_MAX_CHOICES];
    char *lit = malloc(GAME_MAX_CHOICES * GUIDE_THING);
    json_t *choices = talk_list(it, "choices");
    size_t count = (size_t)match->game->choices(match->world, match->state, list);
    assert_int_equal(json_array_size(choices), count);
    lit[0] = ' ';
    talk_words(it, "lit", lit + 1, GAME_MAX_CHOICES * GUIDE_THING - 2);
    memcpy(lit + strlen(lit), " ", 2);
    for (size_t i = 0; i < count; i++) {
        json_t *choice = json_array_get(choices, i);
        char words[GUIDE_THING + 2];
        assert_int_equal(talk_number(choice, "choice"), list[i]);
        json_t *things = talk_list(choice, "things");
        for (size_t k = 0; k < json_array_size(things) && !leaves_out(match); k++) {
            snprintf(words, sizeof words, " %s ",
                     json_string_value(json_array_get(things, k)));
            assert_non_null(strstr(lit, words));
        }
    }
    free(lit);
}

static void compare_hashes(const struct duel *duel, const json_t *it)
{
    char hash[20];
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)match_hash(duel->match));
    assert_string_equal(talk_text(it, "hash"), hash);
    assert_int_equal(talk_number(it, "step"), duel->match->count);
}

static bool lists(const json_t *list, const char *word)
{
    for (size_t i = 0; i < json_array_size(list); i++)
        if (strcmp(json_string_value(json_array_get(list, i)), word) == 0)
            return true;
    return false;
}

/* Whether this thing can be pointed at besides `said`; leaves everything as it was. */
static bool takes(struct talk *talk, const char *said, const char *thing,
                  const char *draft)
{
    char request[GUIDE_THINGS + GUIDE_THING + 16];
    int length = snprintf(request, sizeof request, "point%s %s", said, thing);
    json_t *it = talk_bytes(talk, request, (size_t)length);
    bool taken = json_object_get(it, "error") == NULL;
    talk_ask(talk, "drop");
    if (draft[0] != '\0')
        talk_ask(talk, "type %s", draft);
    return taken;
}

/* While pointing, exactly the lit things can be pointed at, of all that choices need. */
static json_t *compare_lights(struct talk *talk, const char *said, json_t *answer)
{
    json_t *it = json_deep_copy(answer);
    char *draft = strdup(talk_text(json_object_get(it, "draft"), "text"));
    json_t *choices = talk_list(it, "choices");
    for (size_t i = 0; i < json_array_size(choices); i++) {
        json_t *things = talk_list(json_array_get(choices, i), "things");
        for (size_t k = 0; k < json_array_size(things); k++) {
            const char *thing = json_string_value(json_array_get(things, k));
            assert_int_equal(takes(talk, said, thing, draft),
                             lists(talk_list(it, "lit"), thing));
        }
    }
    free(draft);
    json_decref(it);
    return talk_ask(talk, "point%s", said);
}

/* Points at the things of a choice one after the other, in any order, until it is made: a
 * word that can mean nothing else makes it by itself. */
static json_t *point(struct duel *duel, const json_t *choice)
{
    char said[GUIDE_THINGS];
    struct text text = text_init(said, sizeof said);
    char *thing[64];
    size_t count = json_array_size(talk_list(choice, "things"));
    for (size_t i = 0; i < count; i++)
        thing[i] =
            strdup(json_string_value(json_array_get(talk_list(choice, "things"), i)));
    json_t *it = NULL;
    for (size_t left = count; left > 0; left--) {
        size_t next = rng_below(&duel->rng, (uint32_t)left);
        text_format(&text, " %s", thing[next]);
        it = talk_ask(&duel->talk, "point%s", said);
        bool more = talk_truth(it, "more");
        bool is_word = strncmp(thing[next], "word:", strlen("word:")) == 0;
        assert_true(left == 1 || more || is_word);
        if (more && rng_below(&duel->rng, 5) == 0)
            it = compare_lights(&duel->talk, said, it);
        free(thing[next]);
        thing[next] = thing[left - 1];
        while (!more && --left > 0)
            free(thing[left - 1]);
        if (!more)
            break;
    }
    if (talk_truth(it, "more")) {
        assert_true(talk_truth(it, "enough"));
        it = talk_ask(&duel->talk, "all%s", said);
    }
    return it;
}

static json_t *choose(struct duel *duel, const json_t *choice)
{
    return talk_ask(&duel->talk, "choose %lld", talk_number(choice, "choice"));
}

/* Typing the text of a half-made draft makes the same draft again. */
static json_t *choose_and_return(struct duel *duel, const json_t *choice)
{
    json_t *draft = json_object_get(choose(duel, choice), "draft");
    char *line = strdup(talk_text(draft, "text"));
    long long count = talk_number(draft, "count");
    talk_ask(&duel->talk, "drop");
    json_t *it = talk_ask(&duel->talk, "type %s", line);
    draft = json_object_get(it, "draft");
    assert_string_equal(talk_text(draft, "text"), line);
    assert_int_equal(talk_number(draft, "count"), count);
    free(line);
    return it;
}

/* Makes one whole move; false when the game is over. */
static bool play_move(struct duel *duel, json_t *by(struct duel *, const json_t *))
{
    struct match *match = duel->match;
    json_t *it = talk_ask(&duel->talk, "situation");
    if (match_over(match)) {
        assert_string_equal(talk_text(it, "waits"), "over");
        assert_true(talk_text(it, "standing")[0] != '\0');
        return false;
    }
    assert_int_equal(talk_number(it, "seat"), match_actor(match) + 1);
    compare_hashes(duel, it);
    do {
        compare_lists(duel, it);
        json_t *choices = talk_list(it, "choices");
        size_t pick = rng_below(&duel->rng, (uint32_t)json_array_size(choices));
        json_t *choice = json_array_get(choices, pick);
        bool leaves = leaves_out(match);
        match_choose(match, (choice_t)talk_number(choice, "choice"));
        it = leaves ? choose(duel, choice) : by(duel, choice);
    } while (!talk_truth(json_object_get(it, "draft"), "whole"));
    match_draw_all(match);
    it = talk_ask(&duel->talk, "confirm");
    compare_hashes(duel, it);
    return true;
}

static void play_by(json_t *by(struct duel *, const json_t *))
{
    for (size_t i = 0; i < IDS; i++) {
        struct duel duel;
        begin(&duel, ids[i], i + 1);
        for (int moves = 0; moves < MOVES && play_move(&duel, by);)
            moves++;
        end(&duel);
    }
}

TEST(games_played_by_number_are_legal)
{
    play_by(choose);
}

TEST(games_played_by_pointing_are_legal)
{
    play_by(point);
}

TEST(typing_a_drafts_text_restores_it)
{
    play_by(choose_and_return);
}
