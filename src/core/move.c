/* move.c: reading and writing whole moves, choice by choice. */
#include "core/move.h"

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

void move_apply(const struct game *game, const void *world, const void *state,
                const struct move *move, void *after)
{
    memcpy(after, state, game->state_size);
    for (int i = 0; i < move->count; i++)
        game->apply(world, after, move->choice[i]);
}

void move_write(const struct game *game, const void *world, const void *state,
                const struct move *move, struct text *out)
{
    alignas(max_align_t) unsigned char at[GAME_MAX_STATE];
    memcpy(at, state, game->state_size);
    for (int i = 0; i < move->count; i++) {
        text_space(out);
        game->choice_write(world, at, move->choice[i], out);
        game->apply(world, at, move->choice[i]);
    }
}

/* Quotes the first few choices that could come next. */
static void write_hints(const struct game *game, const void *world, const void *state,
                        struct text *out)
{
    enum { SHOWN = 6 };
    choice_t list[GAME_MAX_CHOICES];
    char words[GAME_MAX_CHOICE_TEXT];
    int count = game->choices(world, state, list);
    for (int i = 0; i < count && i < SHOWN; i++) {
        struct text one = text_init(words, sizeof words);
        game->choice_write(world, state, list[i], &one);
        text_format(out, "%s'%s'", i > 0 ? ", " : "", words);
    }
    if (count > SHOWN)
        text_put(out, ", ...");
}

/* In a game that tidies lines, more may come next than the rules list, so the game itself
 * reports what is missing. */
static bool fail_missing(const struct game *game, const void *world, const void *state,
                         struct reader *in, int count, struct reason *why)
{
    char hints[160];
    choice_t none;
    struct text out = text_init(hints, sizeof hints);
    if (count > 0 && game->tidy != NULL &&
        !game->choice_read(world, state, in, &none, why))
        return false;
    write_hints(game, world, state, &out);
    if (count == 0)
        return reason_set(why, "", "there is no move here; it could start with %s",
                          hints);
    return reason_set(why, "", "the move is not finished; next could be %s", hints);
}

static bool fail_trailing(struct reader *in, struct reason *why)
{
    char word[WORD_SIZE] = "";
    reader_word(in, word);
    return reason_set(why, "", "the move is complete before '%s'; leave out the rest",
                      word);
}

/* Reads one choice, appends it to `move` and applies it to `state`. */
static bool read_choice(const struct game *game, const void *world, void *state,
                        struct reader *in, struct move *move, struct reason *why)
{
    choice_t choice = 0;
    if (reader_at_end(in))
        return fail_missing(game, world, state, in, move->count, why);
    if (move->count == MOVE_MAX_CHOICES)
        return reason_set(why, "", "a move has at most %d parts", MOVE_MAX_CHOICES);
    if (!game->choice_read(world, state, in, &choice, why))
        return false;
    if (!game->verdict(world, state, choice, why))
        return false;
    move->choice[move->count++] = choice;
    game->apply(world, state, choice);
    return true;
}

/* The line in the game's own order; written to `out` if it differs. */
static const char *tidied(const struct game *game, const void *world, const void *state,
                          const char *line, struct text *out)
{
    bool written = game->tidy != NULL && game->tidy(world, state, line, out);
    return written && !out->overflow ? out->data : line;
}

bool move_read(const struct game *game, const void *world, const void *state,
               const char *line, struct move *move, struct reason *why)
{
    alignas(max_align_t) unsigned char at[GAME_MAX_STATE];
    char words[MOVE_MAX_TEXT];
    struct text out = text_init(words, sizeof words);
    move->count = 0;
    if (game->actor(world, state) == SEAT_NOBODY)
        return reason_set(why, "", "the game is over");
    line = tidied(game, world, state, line, &out);
    struct reader in = reader_init(line, strlen(line));
    memcpy(at, state, game->state_size);
    do {
        if (!read_choice(game, world, at, &in, move, why))
            return false;
    } while (!game->between_moves(world, at));
    return reader_at_end(&in) || fail_trailing(&in, why);
}
