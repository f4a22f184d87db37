/* write.c: writes a record. */
#include <assert.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/record/record.h"

static void write_options(const struct match *match, struct buffer *out)
{
    const struct setup *setup = &match->setup;
    buffer_format(out, "players: %d\n", setup->players);
    for (int i = 0; i < setup->count; i++)
        buffer_format(out, "%s: %s\n", setup->option[i].name, setup->option[i].value);
    if (match->seed[0] != '\0')
        buffer_format(out, "seed: %s\n", match->seed);
}

static void write_notes(const struct notes *notes, struct buffer *out)
{
    for (size_t i = 0; i < notes->count; i++)
        buffer_format(out, "%s: %s\n", notes->list[i].name, notes->list[i].value);
}

/* Each line of the attachment, prefixed with "attach| ". */
static void write_attachment(const struct setup *setup, struct buffer *out)
{
    const char *at = setup->attachment;
    const char *end = at + setup->attachment_length;
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((stop != NULL ? stop : end) - at);
        buffer_put(out, length > 0 ? "attach| " : "attach|");
        buffer_put_n(out, at, length);
        buffer_put(out, "\n");
        at += length + 1;
    }
}

/* On one line: JSON has no raw line breaks inside strings, so each can become a space. */
static void write_position(const struct match *match, struct buffer *out)
{
    char *json = memory_new(1, GAME_MAX_STATE_TEXT);
    struct text text = text_init(json, GAME_MAX_STATE_TEXT);
    match->game->state_write(match->world, match->first, &text);
    assert(!text.overflow);
    for (char *at = json; *at != '\0'; at++)
        if (*at == '\n')
            *at = ' ';
    buffer_format(out, "state: %s\n", json);
    free(json);
}

void record_write_head(const struct match *match, struct buffer *out)
{
    buffer_format(out, "cantrip record %d\n", RECORD_FORMAT);
    buffer_format(out, "game: %s\n", match->game->name);
    buffer_format(out, "rules: %d\n", match->game->rules_version);
    write_options(match, out);
    write_notes(&match->notes, out);
    if (match->setup.attachment != NULL)
        write_attachment(&match->setup, out);
    if (match->assembled)
        write_position(match, out);
    buffer_put(out, "\n");
}

/* End of the move that starts at step `from`; `from` itself if the move is not
 * complete. */
static size_t move_end(const struct match *match, size_t from)
{
    size_t at = from + 1;
    while (at < match->count && !match->log[at].starts)
        at++;
    if (at == match->count && !match->game->between_moves(match->world, match->state))
        return from;
    return at;
}

static void write_choice(const struct match *match, const void *state, choice_t choice,
                         struct buffer *out)
{
    char words[GAME_MAX_CHOICE_TEXT];
    struct text text = text_init(words, sizeof words);
    match->game->choice_write(match->world, state, choice, &text);
    assert(!text.overflow);
    buffer_put(out, " ");
    buffer_put(out, words);
}

void record_write_moves(const struct match *match, size_t from, struct buffer *out)
{
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    match_state_at(match, from, state);
    while (from < match->count) {
        size_t end = move_end(match, from);
        if (end == from)
            return;
        if (match->log[from].seat == SEAT_CHANCE)
            buffer_put(out, "*:");
        else
            buffer_format(out, "%d:", match->log[from].seat + 1);
        for (; from < end; from++) {
            write_choice(match, state, match->log[from].choice, out);
            match->game->apply(match->world, state, match->log[from].choice);
        }
        buffer_put(out, "\n");
    }
}

void record_write_result(const struct match *match, struct buffer *out)
{
    int score[GAME_MAX_PLAYERS];
    if (!match_over(match))
        return;
    match->game->scores(match->world, match->state, score);
    buffer_put(out, "result:");
    for (int seat = 0; seat < match->setup.players; seat++)
        buffer_format(out, " %d", score[seat]);
    buffer_put(out, "\n");
}

void record_write(const struct match *match, struct buffer *out)
{
    record_write_head(match, out);
    record_write_moves(match, 0, out);
    record_write_result(match, out);
}
