/* states.c: checks of the state: invariants, JSON, views, undo, the record. */
#include <string.h>

#include "base/buffer.h"
#include "core/chance.h"
#include "core/playout_loop.h"
#include "core/property/internal.h"
#include "core/record/record.h"

/* A move belongs to one actor, so the actor changes between moves only. */
static bool check_actor_kept(struct prover *prover)
{
    const struct match *match = prover->match;
    int actor = match_actor(match);
    if (match->count == 0 || match->log[match->count - 1].seat == actor)
        return true;
    return prover->game->between_moves(prover->world, match->state) ||
           prover_fail(prover, "the actor changes in the middle of a move");
}

bool prover_check_state(struct prover *prover)
{
    const struct game *game = prover->game;
    const void *state = prover->match->state;
    int score[GAME_MAX_PLAYERS];
    const char *broken = game->check(prover->world, state);
    if (broken != NULL)
        return prover_fail(prover, "the state is broken: %s", broken);
    if (!match_over(prover->match) && game->winners(prover->world, state) != 0)
        return prover_fail(prover, "somebody has won while the game is on");
    game->scores(prover->world, state, score);
    return check_actor_kept(prover);
}

static bool read_back(struct prover *prover, size_t length, void *state,
                      struct error *error)
{
    struct doc root;
    if (!doc_parse(&root, prover->json, length, error))
        return false;
    bool read = prover->game->state_read(prover->world, &root, state, error);
    doc_free(&root);
    return read;
}

/* Also looks at the texts for people, which must at least fit and not be empty. */
static bool check_words(struct prover *prover)
{
    const void *state = prover->match->state;
    struct text out = text_init(prover->json, GAME_MAX_STATE_TEXT);
    prover->game->describe(prover->world, state, &out);
    if (out.overflow || out.length == 0)
        return prover_fail(prover, "the description is empty or too long");
    out = text_init(prover->json, MOVE_MAX_TEXT);
    prover->game->prompt(prover->world, state, &out);
    if (out.overflow || out.length == 0 || strchr(prover->json, '\n') != NULL)
        return prover_fail(prover, "the prompt is not one line: '%.60s'", prover->json);
    return true;
}

bool prover_check_json(struct prover *prover)
{
    alignas(max_align_t) unsigned char back[GAME_MAX_STATE];
    struct error error;
    struct text out = text_init(prover->json, GAME_MAX_STATE_TEXT);
    size_t size = prover->game->state_size;
    error_clear(&error);
    memset(back, 0xa5, sizeof back);
    prover->game->state_write(prover->world, prover->match->state, &out);
    if (out.overflow)
        return prover_fail(prover, "the state's JSON is too long");
    if (doc_available()) {
        if (!read_back(prover, out.length, back, &error))
            return prover_fail(prover, "the state's JSON does not read back: %s",
                               error.text);
        if (memcmp(back, prover->match->state, size) != 0)
            return prover_fail(prover, "the state's JSON reads back as another state");
    }
    return check_words(prover);
}

/* A chance event made at once and one made outcome by outcome are the same. */
bool prover_check_draw(struct prover *prover)
{
    alignas(max_align_t) unsigned char fast[GAME_MAX_STATE], slow[GAME_MAX_STATE];
    const struct game *game = prover->game;
    struct rng first = prover->rng, second = prover->rng;
    int outcomes = 0;
    if (prover->actor != SEAT_CHANCE || game->draw == NULL ||
        !game->between_moves(prover->world, prover->match->state))
        return true;
    memcpy(fast, prover->match->state, game->state_size);
    memcpy(slow, prover->match->state, game->state_size);
    int made = game->draw(prover->world, fast, &first);
    do {
        game->apply(prover->world, slow, chance_draw(game, prover->world, slow, &second));
        outcomes++;
    } while (!game->between_moves(prover->world, slow));
    return (made == outcomes && memcmp(fast, slow, game->state_size) == 0 &&
            memcmp(&first, &second, sizeof first) == 0) ||
           prover_fail(prover, "an event drawn at once differs from its outcomes");
}

/* The game's own loop and the common one, outcome by outcome, play the same game. */
bool prover_check_playout(struct prover *prover)
{
    alignas(max_align_t) unsigned char fast[GAME_MAX_STATE], slow[GAME_MAX_STATE];
    const struct game *game = prover->game;
    struct rng first = prover->rng, second = prover->rng;
    struct playout_count made = {0}, wanted = {0};
    struct game plain = *game;
    plain.draw = NULL;
    if (game->playout == NULL)
        return true;
    game->start(prover->world, fast);
    game->start(prover->world, slow);
    game->playout(prover->world, fast, &first, &made);
    playout_loop(&plain, prover->world, slow, &second, &wanted);
    return (memcmp(&made, &wanted, sizeof made) == 0 &&
            memcmp(fast, slow, game->state_size) == 0 &&
            memcmp(&first, &second, sizeof first) == 0) ||
           prover_fail(prover, "the game's own playout differs from the common loop");
}

bool prover_check_views(struct prover *prover)
{
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    alignas(max_align_t) unsigned char again[GAME_MAX_STATE];
    const struct game *game = prover->game;
    int players = prover->match->setup.players;
    for (int seat = 0; seat <= players; seat++) {
        int viewer = seat < players ? seat : SEAT_NOBODY;
        memset(view, 0xa5, sizeof view);
        game->observe(prover->world, prover->match->state, viewer, view);
        const char *broken = game->check(prover->world, view);
        if (broken != NULL)
            return prover_fail(prover, "the view of seat %d is broken: %s", viewer,
                               broken);
        game->observe(prover->world, view, viewer, again);
        if (memcmp(view, again, game->state_size) != 0)
            return prover_fail(prover, "the view of seat %d is not canonical", viewer);
        (void)game->estimate(prover->world, view, seat < players ? seat : 0);
    }
    return true;
}

/* Back to a state that was noted some time ago and forth again. */
static bool check_seek(struct prover *prover, uint64_t now)
{
    size_t count = prover->match->count;
    size_t noted = prover->kept_count < PROVER_KEPT ? prover->kept_count : PROVER_KEPT;
    if (noted > 0) {
        size_t slot = rng_below(&prover->rng, (uint32_t)noted);
        match_seek(prover->match, prover->kept[slot].count);
        bool same = match_hash(prover->match) == prover->kept[slot].hash;
        match_seek(prover->match, count);
        if (!same)
            return prover_fail(prover, "going back to step %zu gives another state",
                               prover->kept[slot].count);
    }
    size_t slot = prover->kept_count++ % PROVER_KEPT;
    prover->kept[slot].count = count;
    prover->kept[slot].hash = now;
    return match_hash(prover->match) == now ||
           prover_fail(prover, "going forward again gives another state");
}

static bool check_undo_move(struct prover *prover, uint64_t now)
{
    struct match *match = prover->match;
    size_t size = prover->game->state_size;
    size_t count = match->count;
    if (!prover->game->between_moves(prover->world, match->state))
        return true;
    bool same =
        match_undo_move(match) && memcmp(match->state, prover->move_start, size) == 0;
    if (!match_redo_move(match) || match->count != count || match_hash(match) != now)
        return prover_fail(prover, "redoing a whole move leads elsewhere");
    return same || prover_fail(prover, "undoing a whole move leads elsewhere");
}

bool prover_check_undo(struct prover *prover)
{
    struct match *match = prover->match;
    uint64_t now = match_hash(match);
    bool same = match_undo(match) &&
                memcmp(match->state, prover->before, prover->game->state_size) == 0;
    if (!match_redo(match) || match_hash(match) != now)
        return prover_fail(prover, "redo leads elsewhere");
    if (!same)
        return prover_fail(prover, "undo leads elsewhere");
    return check_undo_move(prover, now) && check_seek(prover, now);
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

bool prover_check_record(struct prover *prover)
{
    struct buffer text;
    struct error error;
    bool same = false;
    error_clear(&error);
    buffer_init(&text);
    record_write(prover->match, &text);
    struct match *back =
        record_read(prover->games, text.data, text.length, "record", &error);
    if (back != NULL)
        same = equal_matches(prover->match, back);
    match_free(back);
    buffer_deinit(&text);
    if (error.text[0] != '\0')
        return prover_fail(prover, "line %d of the record does not read back: %s",
                           error.line, error.text);
    return same || prover_fail(prover, "the record reads back as another game");
}
