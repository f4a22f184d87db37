/* think.c: computer players, who think elsewhere: asking them, and playing what they
 * answer. Whatever they answer, or if they do not, the game goes on. */
#include "core/memory.h"
#include "core/record/record.h"
#include "server/internal.h"
#include "server/mutation.h"

void think_stop(struct party *party)
{
    party->thinking = false;
    party->has_thought = false;
    free(party->thought);
    party->thought = NULL;
}

void think_ask(struct hall *hall, struct party *party)
{
    const struct body *body = party->body;
    struct buffer record;
    think_stop(party);
    buffer_init(&record);
    record_write(body->match, &record);
    struct hall_output *out = out_add(hall, HALL_THINK);
    out->bytes = out_keep(hall, &record, &out->length);
    out->table = out_copy(hall, party->id);
    out->number = body->game_n;
    out->seat = party_actor(party);
    out->spec = out_copy(hall, party_thinker(party));
    party->thinking = true;
    party->thinking_since = hall->now;
    party->thinking_number = body->game_n;
}

void think_heard(struct hall *hall, const struct hall_input *input)
{
    struct party *party = party_find(hall, input->table);
    hall->count.thoughts++;
    if (party == NULL || party->body == NULL || !party->thinking || party->has_thought)
        return;
    if (input->number != party->thinking_number && !hall_slips(SLIP_THOUGHT))
        return;
    party->has_thought = true;
    if (input->length > 0 && input->length < MOVE_MAX_TEXT)
        party->thought = memory_text(input->bytes, input->length);
    party_tend(hall, party);
}

/* A whole legal move, the first there is. */
static void write_first_move(struct match *match, char line[MOVE_MAX_TEXT])
{
    choice_t list[GAME_MAX_CHOICES];
    size_t before = match->count;
    struct move move = {0};
    do {
        match->game->choices(match->world, match->state, list);
        match_choose(match, list[0]);
    } while (!match->game->between_moves(match->world, match->state));
    match_last_move(match, &move);
    match_seek(match, before);
    struct text out = text_init(line, MOVE_MAX_TEXT);
    move_write(match->game, match->world, match->state, &move, &out);
}

static bool play(struct hall *hall, struct batch *batch, const char *line)
{
    const struct body *body = batch->party->body;
    char first[MOVE_MAX_TEXT];
    struct reason why = {0};
    const char *by = body->skip ? "skip" : "computer";
    if (line != NULL && play_line(hall, batch, line, by, NULL, &why))
        return true;
    write_first_move(body->match, first);
    return play_line(hall, batch, first, by, NULL, &why);
}

bool think_play(struct hall *hall, struct party *party)
{
    bool fits = party->thinking_number == party->body->game_n || hall_slips(SLIP_THOUGHT);
    char *line = party->thought;
    if (!party->has_thought)
        return false;
    party->thought = NULL;
    think_stop(party);
    bool wanted = fits && party_thinker(party) != NULL;
    if (wanted) {
        struct batch *batch = batch_new(party);
        if (play(hall, batch, line))
            batch_store(hall, batch);
        else
            batch_drop(hall, batch);
        wanted = party->batch != NULL;
    }
    free(line);
    return wanted;
}
