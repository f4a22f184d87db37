/* states.c: checks of the state: invariants, JSON, views, undo, the record. */
#include <string.h>

#include "base/buffer.h"
#include "core/chance.h"
#include "core/playout_loop.h"
#include "core/property/internal.h"
#include "core/record/record.h"

/* A move belongs to one actor, so the actor changes between moves only. */
static bool check_actor_kept(struct property_tester *property_tester)
{
    const struct match *match = property_tester->match;
    int actor = match_actor(match);
    if (match->count == 0 || match->log[match->count - 1].seat == actor)
        return true;
    return property_tester->game->between_moves(property_tester->world, match->state) ||
           property_fail(property_tester, "the actor changes in the middle of a move");
}

bool property_check_state(struct property_tester *property_tester)
{
    const struct game *game = property_tester->game;
    const void *state = property_tester->match->state;
    int score[GAME_MAX_PLAYERS];
    const char *broken = game->check(property_tester->world, state);
    if (broken != NULL)
        return property_fail(property_tester, "the state is broken: %s", broken);
    if (!match_over(property_tester->match) &&
        game->winners(property_tester->world, state) != 0)
        return property_fail(property_tester, "somebody has won while the game is on");
    game->scores(property_tester->world, state, score);
    return check_actor_kept(property_tester);
}

static bool read_back(struct property_tester *property_tester, size_t length, void *state,
                      struct error *error)
{
    struct json_reader root;
    if (!json_reader_parse(&root, property_tester->json, length, error))
        return false;
    bool read =
        property_tester->game->state_read(property_tester->world, &root, state, error);
    json_reader_free(&root);
    return read;
}

/* Also looks at the texts for people, which must at least fit and not be empty. */
static bool check_words(struct property_tester *property_tester)
{
    const void *state = property_tester->match->state;
    struct text out = text_init(property_tester->json, GAME_MAX_STATE_TEXT);
    property_tester->game->describe(property_tester->world, state, &out);
    if (out.overflow || out.length == 0)
        return property_fail(property_tester, "the description is empty or too long");
    out = text_init(property_tester->json, MOVE_MAX_TEXT);
    property_tester->game->prompt(property_tester->world, state, &out);
    if (out.overflow || out.length == 0 || strchr(property_tester->json, '\n') != NULL)
        return property_fail(property_tester, "the prompt is not one line: '%.60s'",
                             property_tester->json);
    return true;
}

bool property_check_json(struct property_tester *property_tester)
{
    alignas(max_align_t) unsigned char back[GAME_MAX_STATE];
    struct error error;
    struct text out = text_init(property_tester->json, GAME_MAX_STATE_TEXT);
    size_t size = property_tester->game->state_size;
    error_clear(&error);
    memset(back, 0xa5, sizeof back);
    property_tester->game->state_write(property_tester->world,
                                       property_tester->match->state, &out);
    if (out.overflow)
        return property_fail(property_tester, "the state's JSON is too long");
    if (json_reader_available()) {
        if (!read_back(property_tester, out.length, back, &error))
            return property_fail(property_tester,
                                 "the state's JSON does not read back: %s", error.text);
        if (memcmp(back, property_tester->match->state, size) != 0)
            return property_fail(property_tester,
                                 "the state's JSON reads back as another state");
    }
    return check_words(property_tester);
}

/* A chance event made at once and one made outcome by outcome are the same. */
bool property_check_draw(struct property_tester *property_tester)
{
    alignas(max_align_t) unsigned char fast[GAME_MAX_STATE], slow[GAME_MAX_STATE];
    const struct game *game = property_tester->game;
    struct rng first = property_tester->rng, second = property_tester->rng;
    int outcomes = 0;
    if (property_tester->actor != SEAT_CHANCE || game->draw == NULL ||
        !game->between_moves(property_tester->world, property_tester->match->state))
        return true;
    memcpy(fast, property_tester->match->state, game->state_size);
    memcpy(slow, property_tester->match->state, game->state_size);
    int made = game->draw(property_tester->world, fast, &first);
    do {
        game->apply(property_tester->world, slow,
                    chance_draw(game, property_tester->world, slow, &second));
        outcomes++;
    } while (!game->between_moves(property_tester->world, slow));
    return (made == outcomes && memcmp(fast, slow, game->state_size) == 0 &&
            memcmp(&first, &second, sizeof first) == 0) ||
           property_fail(property_tester,
                         "an event drawn at once differs from its outcomes");
}

/* The game's own loop and the common one, outcome by outcome, play the same game. */
bool property_check_playout(struct property_tester *property_tester)
{
    alignas(max_align_t) unsigned char fast[GAME_MAX_STATE], slow[GAME_MAX_STATE];
    const struct game *game = property_tester->game;
    struct rng first = property_tester->rng, second = property_tester->rng;
    struct playout_count made = {0}, wanted = {0};
    struct game plain = *game;
    plain.draw = NULL;
    if (game->playout == NULL)
        return true;
    game->start(property_tester->world, fast);
    game->start(property_tester->world, slow);
    game->playout(property_tester->world, fast, &first, &made);
    playout_loop(&plain, property_tester->world, slow, &second, &wanted);
    return (memcmp(&made, &wanted, sizeof made) == 0 &&
            memcmp(fast, slow, game->state_size) == 0 &&
            memcmp(&first, &second, sizeof first) == 0) ||
           property_fail(property_tester,
                         "the game's own playout differs from the common loop");
}

bool property_check_views(struct property_tester *property_tester)
{
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    alignas(max_align_t) unsigned char again[GAME_MAX_STATE];
    const struct game *game = property_tester->game;
    int players = property_tester->match->setup.players;
    for (int seat = 0; seat <= players; seat++) {
        int viewer = seat < players ? seat : SEAT_NOBODY;
        memset(view, 0xa5, sizeof view);
        game->observe(property_tester->world, property_tester->match->state, viewer,
                      view);
        const char *broken = game->check(property_tester->world, view);
        if (broken != NULL)
            return property_fail(property_tester, "the view of seat %d is broken: %s",
                                 viewer, broken);
        game->observe(property_tester->world, view, viewer, again);
        if (memcmp(view, again, game->state_size) != 0)
            return property_fail(property_tester, "the view of seat %d is not canonical",
                                 viewer);
        (void)game->estimate(property_tester->world, view, seat < players ? seat : 0);
    }
    return true;
}

/* Back to a state that was noted some time ago and forth again. */
static bool check_seek(struct property_tester *property_tester, uint64_t now)
{
    size_t count = property_tester->match->count;
    size_t noted = property_tester->kept_count < PROVER_KEPT ? property_tester->kept_count
                                                             : PROVER_KEPT;
    if (noted > 0) {
        size_t slot = rng_below(&property_tester->rng, (uint32_t)noted);
        match_seek(property_tester->match, property_tester->kept[slot].count);
        bool same =
            match_hash(property_tester->match) == property_tester->kept[slot].hash;
        match_seek(property_tester->match, count);
        if (!same)
            return property_fail(property_tester,
                                 "going back to step %zu gives another state",
                                 property_tester->kept[slot].count);
    }
    size_t slot = property_tester->kept_count++ % PROVER_KEPT;
    property_tester->kept[slot].count = count;
    property_tester->kept[slot].hash = now;
    return match_hash(property_tester->match) == now ||
           property_fail(property_tester, "going forward again gives another state");
}

static bool check_undo_move(struct property_tester *property_tester, uint64_t now)
{
    struct match *match = property_tester->match;
    size_t size = property_tester->game->state_size;
    size_t count = match->count;
    if (!property_tester->game->between_moves(property_tester->world, match->state))
        return true;
    bool same = match_undo_move(match) &&
                memcmp(match->state, property_tester->move_start, size) == 0;
    if (!match_redo_move(match) || match->count != count || match_hash(match) != now)
        return property_fail(property_tester, "redoing a whole move leads elsewhere");
    return same || property_fail(property_tester, "undoing a whole move leads elsewhere");
}

bool property_check_undo(struct property_tester *property_tester)
{
    struct match *match = property_tester->match;
    uint64_t now = match_hash(match);
    bool same = match_undo(match) && memcmp(match->state, property_tester->before,
                                            property_tester->game->state_size) == 0;
    if (!match_redo(match) || match_hash(match) != now)
        return property_fail(property_tester, "redo leads elsewhere");
    if (!same)
        return property_fail(property_tester, "undo leads elsewhere");
    return check_undo_move(property_tester, now) && check_seek(property_tester, now);
}

static bool equal_matches(const struct match *left, const struct match *right)
{
    size_t size = left->game->state_size;
    if (left->count != right->count || memcmp(left->state, right->state, size) != 0)
        return false;
    for (size_t i = 0; i < left->count; i++)
        if (left->log[i].choice != right->log[i].choice ||
            left->log[i].seat != right->log[i].seat ||
            left->log[i].starts != right->log[i].starts)
            return false;
    return match_hash(left) == match_hash(right);
}

bool property_check_record(struct property_tester *property_tester)
{
    struct buffer text;
    struct error error;
    bool same = false;
    error_clear(&error);
    buffer_init(&text);
    record_write(property_tester->match, &text);
    struct match *back =
        record_read(property_tester->games, text.data, text.length, "record", &error);
    if (back != NULL)
        same = equal_matches(property_tester->match, back);
    match_free(back);
    buffer_deinit(&text);
    if (error.text[0] != '\0')
        return property_fail(property_tester,
                             "line %d of the record does not read back: %s", error.line,
                             error.text);
    return same ||
           property_fail(property_tester, "the record reads back as another game");
}
