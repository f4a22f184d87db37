/* think.c: asks computer players, which run elsewhere, for moves, and plays them.
 * Whatever they answer, or if they do not answer, the game continues. */
#include "core/memory.h"
#include "core/record/record.h"
#include "server/internal.h"
#include "server/mutation.h"

void server_think_cancel(struct room *room)
{
    room->thinking = false;
    room->has_thought = false;
    free(room->thought);
    room->thought = NULL;
}

void server_think_ask(struct server *server, struct room *room)
{
    struct buffer record;
    server_think_cancel(room);
    buffer_init(&record);
    record_write(room->internals->match, &record);
    struct server_output *out = server_output_add(server, SERVER_THINK);
    out->bytes = server_output_take(server, &record, &out->length);
    out->table = server_output_copy(server, room->id);
    out->number = room->state->game_n;
    out->seat = server_room_actor(room);
    out->spec = server_output_copy(server, server_room_thinker(room));
    room->thinking = true;
    room->thinking_since = server->now;
    room->thinking_number = room->state->game_n;
}

void server_think_answered(struct server *server, const struct server_input *input)
{
    struct room *room = server_room_find(server, input->table);
    server->count.thoughts++;
    if (room == NULL || room->state == NULL || !room->thinking || room->has_thought)
        return;
    if (input->number != room->thinking_number && !server_mutates(MUTATION_THOUGHT))
        return;
    room->has_thought = true;
    if (input->length > 0 && input->length < MOVE_MAX_TEXT)
        room->thought = memory_text(input->bytes, input->length);
    server_room_update(server, room);
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

static bool play(struct server *server, struct batch *batch, const char *line)
{
    const struct room *room = batch->room;
    char first[MOVE_MAX_TEXT];
    struct reason why = {0};
    const char *by = room->state->skip ? "skip" : "computer";
    if (line != NULL && server_play_line(server, batch, line, by, NULL, &why))
        return true;
    write_first_move(room->internals->match, first);
    return server_play_line(server, batch, first, by, NULL, &why);
}

bool server_think_play(struct server *server, struct room *room)
{
    bool fits =
        room->thinking_number == room->state->game_n || server_mutates(MUTATION_THOUGHT);
    char *line = room->thought;
    if (!room->has_thought)
        return false;
    room->thought = NULL;
    server_think_cancel(room);
    bool wanted = fits && server_room_thinker(room) != NULL;
    if (wanted) {
        struct batch *batch = server_batch_new(room);
        if (play(server, batch, line))
            server_batch_store(server, batch);
        else
            server_batch_drop(server, batch);
        wanted = room->batch != NULL;
    }
    free(line);
    return wanted;
}
