/* states.c: checks the state: invariants, JSON, views, undo, the record. */
#include <string.h>

#include "base/buffer.h"
#include "core/match/chance.h"
#include "core/playout_loop.h"
#include "core/property/internal.h"
#include "core/record/record.h"

/* A move belongs to one actor, so the actor may change only between moves. */
static bool check_actor_kept(struct property_tester *tester)
{
    const struct match *match = tester->match;
    int actor = match_actor(match);
    if (match->count == 0 || match->log[match->count - 1].seat == actor)
        return true;
    return tester->game->between_moves(tester->world, match->state) ||
           property_fail(tester, "the actor changes in the middle of a move");
}

bool property_check_state(struct property_tester *tester)
{
    const struct game *game = tester->game;
    const void *state = tester->match->state;
    int score[GAME_MAX_PLAYERS];
    struct error error;
    if (!game->check(tester->world, state, &error))
        return property_fail(tester, "the state is broken: %s", error.text);
    if (!match_over(tester->match) && game->winners(tester->world, state) != 0)
        return property_fail(tester, "somebody has won while the game is on");
    game->scores(tester->world, state, score);
    return check_actor_kept(tester);
}

static bool read_back(struct property_tester *tester, size_t length, void *state,
                      struct error *error)
{
    struct json_reader root;
    if (!json_reader_parse(&root, tester->json, length, error))
        return false;
    bool read = tester->game->state_read(tester->world, &root, state, error);
    json_reader_free(&root);
    return read;
}

/* The texts for people must fit and must not be empty. */
static bool check_words(struct property_tester *tester)
{
    const void *state = tester->match->state;
    struct text out = text_init(tester->json, GAME_MAX_STATE_TEXT);
    tester->game->describe(tester->world, state, &out);
    if (out.overflow || out.length == 0)
        return property_fail(tester, "the description is empty or too long");
    out = text_init(tester->json, MOVE_MAX_TEXT);
    tester->game->prompt(tester->world, state, &out);
    if (out.overflow || out.length == 0 || strchr(tester->json, '\n') != NULL)
        return property_fail(tester, "the prompt is not one line: '%.60s'", tester->json);
    return true;
}

bool property_check_json(struct property_tester *tester)
{
    alignas(max_align_t) unsigned char back[GAME_MAX_STATE];
    struct error error;
    struct text out = text_init(tester->json, GAME_MAX_STATE_TEXT);
    size_t size = tester->game->state_size;
    error_clear(&error);
    memset(back, 0xa5, sizeof back);
    tester->game->state_write(tester->world, tester->match->state, &out);
    if (out.overflow)
        return property_fail(tester, "the state's JSON is too long");
    if (!read_back(tester, out.length, back, &error))
        return property_fail(tester, "the state's JSON does not read back: %s",
                             error.text);
    if (memcmp(back, tester->match->state, size) != 0)
        return property_fail(tester, "the state's JSON reads back as another state");
    return check_words(tester);
}

/* game->draw must match drawing outcome by outcome. */
bool property_check_draw(struct property_tester *tester)
{
    alignas(max_align_t) unsigned char fast[GAME_MAX_STATE], slow[GAME_MAX_STATE];
    const struct game *game = tester->game;
    struct rng first = tester->rng, second = tester->rng;
    int outcomes = 0;
    if (tester->actor != SEAT_CHANCE || game->draw == NULL ||
        !game->between_moves(tester->world, tester->match->state))
        return true;
    memcpy(fast, tester->match->state, game->state_size);
    memcpy(slow, tester->match->state, game->state_size);
    int made = game->draw(tester->world, fast, &first);
    do {
        game->apply(tester->world, slow, chance_draw(game, tester->world, slow, &second));
        outcomes++;
    } while (!game->between_moves(tester->world, slow));
    return (made == outcomes && memcmp(fast, slow, game->state_size) == 0 &&
            memcmp(&first, &second, sizeof first) == 0) ||
           property_fail(tester, "an event drawn at once differs from its outcomes");
}

/* game->playout must match the generic loop, outcome by outcome. */
bool property_check_playout(struct property_tester *tester)
{
    alignas(max_align_t) unsigned char fast[GAME_MAX_STATE], slow[GAME_MAX_STATE];
    const struct game *game = tester->game;
    struct rng first = tester->rng, second = tester->rng;
    struct playout_count made = {0}, wanted = {0};
    struct game plain = *game;
    plain.draw = NULL;
    if (game->playout == NULL)
        return true;
    game->start(tester->world, fast);
    game->start(tester->world, slow);
    game->playout(tester->world, fast, &first, &made);
    playout_loop(&plain, tester->world, slow, &second, &wanted);
    return (memcmp(&made, &wanted, sizeof made) == 0 &&
            memcmp(fast, slow, game->state_size) == 0 &&
            memcmp(&first, &second, sizeof first) == 0) ||
           property_fail(tester, "the game's own playout differs from the common loop");
}

bool property_check_views(struct property_tester *tester)
{
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    alignas(max_align_t) unsigned char again[GAME_MAX_STATE];
    const struct game *game = tester->game;
    int players = tester->match->setup.players;
    for (int seat = 0; seat <= players; seat++) {
        int viewer = seat < players ? seat : SEAT_NOBODY;
        memset(view, 0xa5, sizeof view);
        game->observe(tester->world, tester->match->state, viewer, view);
        struct error error;
        if (!game->check(tester->world, view, &error))
            return property_fail(tester, "the view of seat %d is broken: %s", viewer,
                                 error.text);
        game->observe(tester->world, view, viewer, again);
        if (memcmp(view, again, game->state_size) != 0)
            return property_fail(tester, "the view of seat %d is not canonical", viewer);
        (void)game->estimate(tester->world, view, seat < players ? seat : 0);
    }
    return true;
}

/* Seeks back to a state saved earlier, and forward again. */
static bool check_seek(struct property_tester *tester, uint64_t now)
{
    size_t count = tester->match->count;
    size_t saved = tester->kept_count < TESTER_KEPT ? tester->kept_count : TESTER_KEPT;
    if (saved > 0) {
        size_t slot = rng_below(&tester->rng, (uint32_t)saved);
        match_seek(tester->match, tester->kept[slot].count);
        bool same = match_hash(tester->match) == tester->kept[slot].hash;
        match_seek(tester->match, count);
        if (!same)
            return property_fail(tester, "going back to step %zu gives another state",
                                 tester->kept[slot].count);
    }
    size_t slot = tester->kept_count++ % TESTER_KEPT;
    tester->kept[slot].count = count;
    tester->kept[slot].hash = now;
    return match_hash(tester->match) == now ||
           property_fail(tester, "going forward again gives another state");
}

static bool check_undo_move(struct property_tester *tester, uint64_t now)
{
    struct match *match = tester->match;
    size_t size = tester->game->state_size;
    size_t count = match->count;
    if (!tester->game->between_moves(tester->world, match->state))
        return true;
    bool same =
        match_undo_move(match) && memcmp(match->state, tester->move_start, size) == 0;
    if (!match_redo_move(match) || match->count != count || match_hash(match) != now)
        return property_fail(tester, "redoing a whole move leads elsewhere");
    return same || property_fail(tester, "undoing a whole move leads elsewhere");
}

bool property_check_undo(struct property_tester *tester)
{
    struct match *match = tester->match;
    uint64_t now = match_hash(match);
    bool same = match_undo(match) &&
                memcmp(match->state, tester->before, tester->game->state_size) == 0;
    if (!match_redo(match) || match_hash(match) != now)
        return property_fail(tester, "redo leads elsewhere");
    if (!same)
        return property_fail(tester, "undo leads elsewhere");
    return check_undo_move(tester, now) && check_seek(tester, now);
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

bool property_check_record(struct property_tester *tester)
{
    struct buffer text;
    struct error error;
    bool same = false;
    error_clear(&error);
    buffer_init(&text);
    record_write(tester->match, &text);
    struct match *back =
        record_read(tester->games, text.data, text.length, "record", &error);
    if (back != NULL)
        same = equal_matches(tester->match, back);
    match_free(back);
    buffer_deinit(&text);
    if (error.text[0] != '\0')
        return property_fail(tester, "line %d of the record does not read back: %s",
                             error.line, error.text);
    return same || property_fail(tester, "the record reads back as another game");
}
