/* read.c: reads a record, checking every line against the rules. */
#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "core/match/chance.h"
#include "core/record/internal.h"

static void loader_init(struct record_loader *loader, const struct game *const *games,
                        struct error *error)
{
    memset(loader, 0, sizeof *loader);
    loader->games = games;
    loader->error = error;
    setup_init(&loader->setup);
    notes_init(&loader->notes);
    buffer_init(&loader->attachment);
    buffer_init(&loader->position);
}

static void loader_deinit(struct record_loader *loader)
{
    setup_deinit(&loader->setup);
    notes_deinit(&loader->notes);
    buffer_deinit(&loader->attachment);
    buffer_deinit(&loader->position);
    lines_deinit(&loader->lines);
}

static bool fail_actor(struct record_loader *loader, const char *key, int actor)
{
    if (actor == SEAT_NOBODY)
        return error_set(loader->error,
                         "the game is over; only 'result: ...' can follow");
    if (actor == SEAT_CHANCE)
        return error_set(loader->error, "chance must act here ('*: ...'), not '%.16s'",
                         key);
    return error_set(loader->error, "player %d must act here ('%d: ...'), not '%.16s'",
                     actor + 1, actor + 1, key);
}

static bool check_actor(struct record_loader *loader, const char *key)
{
    int actor = match_actor(loader->match);
    int seat = 0;
    if (strcmp(key, "*") == 0)
        return actor == SEAT_CHANCE || fail_actor(loader, key, actor);
    if (!text_to_int(key, 1, loader->match->setup.players, &seat))
        return error_set(loader->error,
                         "a line starts with a player from 1 to %d, '*' or 'result', not "
                         "'%.16s'",
                         loader->match->setup.players, key);
    return seat - 1 == actor || fail_actor(loader, key, actor);
}

/* The chance event in the record must be the one that the seed gives here. */
static bool check_drawn(struct record_loader *loader, const struct move *move)
{
    const struct match *match = loader->match;
    const struct game *game = match->game;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    struct move drawn = {0};
    char words[ERROR_TEXT / 2];
    struct text out = text_init(words, sizeof words);
    memcpy(state, match->state, game->state_size);
    do {
        struct rng rng = match_rng(match, match->count + (size_t)drawn.count);
        choice_t outcome = chance_draw(game, match->world, state, &rng);
        drawn.choice[drawn.count++] = outcome;
        game->apply(match->world, state, outcome);
    } while (drawn.count < MOVE_MAX_CHOICES && !game->between_moves(match->world, state));
    if (drawn.count == move->count &&
        memcmp(drawn.choice, move->choice,
               (size_t)move->count * sizeof move->choice[0]) == 0)
        return true;
    move_write(game, match->world, match->state, &drawn, &out);
    return error_set(loader->error, "the seed gives '%s' here, not what the line says",
                     words);
}

static bool read_move(struct record_loader *loader, const char *key, const char *words)
{
    struct match *match = loader->match;
    struct move move;
    struct reason why;
    if (!check_actor(loader, key))
        return false;
    if (!move_read(match->game, match->world, match->state, words, &move, &why)) {
        const char *rule = why.rule[0] != '\0' ? "rule " : "";
        return error_set(loader->error, "%s%s%s%s", rule, why.rule,
                         why.rule[0] != '\0' ? ": " : "", why.text);
    }
    if (loader->drawn && match_actor(match) == SEAT_CHANCE && !check_drawn(loader, &move))
        return false;
    for (int i = 0; i < move.count; i++)
        match_choose(match, move.choice[i]);
    return true;
}

static bool read_scores(const char *words, const int *score, int players)
{
    struct reader in = reader_init(words, strlen(words));
    char word[WORD_SIZE];
    int value = 0;
    for (int seat = 0; seat < players; seat++)
        if (!reader_word(&in, word) || !text_to_int(word, -1000000, 1000000, &value) ||
            value != score[seat])
            return false;
    return reader_at_end(&in);
}

static bool read_result(struct record_loader *loader, const char *words)
{
    const struct match *match = loader->match;
    int score[GAME_MAX_PLAYERS] = {0};
    int players = match->setup.players;
    if (!match_over(match))
        return error_set(loader->error, "the game is not over yet, so it has no result");
    match->game->scores(match->world, match->state, score);
    loader->finished = true;
    if (read_scores(words, score, players))
        return true;
    char right[96];
    struct text out = text_init(right, sizeof right);
    for (int seat = 0; seat < players; seat++)
        text_format(&out, " %d", score[seat]);
    return error_set(loader->error, "the result should be 'result:%s'", right);
}

static bool read_body_line(struct record_loader *loader)
{
    char *key, *value;
    if (loader->finished)
        return error_set(loader->error, "nothing can follow the result");
    if (!record_split(loader->lines.line, &key, &value))
        return error_set(loader->error, "expected 'PLAYER: move', '*: outcome' or "
                                        "'result: ...'");
    if (strcmp(key, "result") == 0)
        return read_result(loader, value);
    return read_move(loader, key, value);
}

/* A truncated move can be legal by accident; a truncated result cannot be right. */
static bool line_may_be_cut(const struct record_loader *loader)
{
    return !loader->lines.ended && strncmp(loader->lines.line, "result:", 7) != 0;
}

static bool load_body(struct record_loader *loader)
{
    while (lines_next(&loader->lines, loader->error)) {
        if (record_line_is_comment(loader) || record_line_is_blank(loader))
            continue;
        if (line_may_be_cut(loader)) {
            error_set(loader->error,
                      "the last line has no line end, so it may be truncated: "
                      "end it with a newline if it is complete");
            return lines_blame(&loader->lines, loader->error);
        }
        if (!read_body_line(loader))
            return lines_blame(&loader->lines, loader->error);
    }
    return loader->error->text[0] == '\0';
}

static bool load_head(struct record_loader *loader)
{
    if (!record_load_head(loader))
        return false;
    if (!loader->drawn || loader->seed[0] != '\0')
        return true;
    error_set(loader->error, "the record has no seed to compare its outcomes with");
    error_place(loader->error, loader->lines.name, 0);
    return false;
}

/* Returns the match up to the first bad line, with its length in `*good`; the error is ""
 * if the whole text is valid. */
static struct match *load(struct record_loader *loader, const char *text, size_t length,
                          const char *name, size_t *good)
{
    lines_init(&loader->lines, text, length, name, RECORD_MAX_LINE);
    *good = 0;
    if (!load_head(loader)) {
        match_free(loader->match);
        loader->match = NULL;
    } else {
        *good = load_body(loader) ? length : loader->lines.begin;
    }
    loader_deinit(loader);
    return loader->match;
}

/* Returns the match only if the whole text is valid. */
static struct match *load_whole(struct record_loader *loader, const char *text,
                                size_t length, const char *name)
{
    size_t good = 0;
    struct match *match = load(loader, text, length, name, &good);
    if (match == NULL || loader->error->text[0] == '\0')
        return match;
    match_free(match);
    return NULL;
}

struct match *record_read(const struct game *const *games, const char *text,
                          size_t length, const char *name, struct error *error)
{
    struct record_loader loader;
    loader_init(&loader, games, error);
    return load_whole(&loader, text, length, name);
}

struct match *record_read_drawn(const struct game *const *games, const char *text,
                                size_t length, const char *name, struct error *error)
{
    struct record_loader loader;
    loader_init(&loader, games, error);
    loader.drawn = true;
    return load_whole(&loader, text, length, name);
}

struct match *record_read_partial(const struct game *const *games, const char *text,
                                  size_t length, const char *name, size_t *good,
                                  struct error *error)
{
    struct record_loader loader;
    loader_init(&loader, games, error);
    return load(&loader, text, length, name, good);
}
