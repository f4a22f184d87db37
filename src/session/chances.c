/* chances.c: every outcome so far as a share of the weights, so that others can verify
 * the draw. */
#include <stdalign.h>
#include <string.h>

#include "core/match/chance.h"
#include "session/internal.h"

static void put_chance(const struct match *match, const void *state, size_t step,
                       struct buffer *out)
{
    choice_t outcome = match->log[step].choice;
    struct chance_share share = chance_share(match->game, match->world, state, outcome);
    char words[GAME_MAX_CHOICE_TEXT];
    struct text text = text_init(words, sizeof words);
    match->game->choice_write(match->world, state, outcome, &text);
    json_open(out, '{');
    json_add_number(out, "step", (long long)step);
    json_add_number(out, "sum", (long long)share.sum);
    json_add_number(out, "from", (long long)share.from);
    json_add_number(out, "to", (long long)share.to);
    json_add_text(out, "text", words);
    json_close(out, '}');
}

bool session_chances(struct session *session, struct request *request)
{
    const struct match *match = session->table->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    memcpy(state, match->first, match->game->state_size);
    json_add_open(request->out, "chances", '[');
    for (size_t step = 0; step < match->count; step++) {
        if (match->log[step].seat == SEAT_CHANCE)
            put_chance(match, state, step, request->out);
        match->game->apply(match->world, state, match->log[step].choice);
    }
    json_close(request->out, ']');
    return true;
}
