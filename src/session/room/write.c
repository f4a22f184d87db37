/* write.c: writes the parts of a table's description that events change. */
#include "base/json.h"
#include "session/room/room.h"

static void write_bits(const char *key, unsigned seats, struct buffer *out)
{
    json_add_open(out, key, '[');
    for (int seat = 0; seats >> seat != 0; seat++)
        if (seats >> seat & 1)
            json_put_number(out, seat + 1);
    json_close(out, ']');
}

/* What does not apply is left out. */
static void write_decisions(const struct room_seat *seat, struct buffer *out)
{
    if (seat->left)
        json_add_bool(out, "left", true);
    if (seat->claim > 0)
        json_add_number(out, "claim", seat->claim);
    if (seat->agreed != 0)
        write_bits("agreed", seat->agreed, out);
}

void room_write_seats(const struct room_state *state, struct buffer *out)
{
    json_add_open(out, "seats", '[');
    for (int i = 0; i < state->players; i++) {
        const struct room_seat *seat = &state->seat[i];
        json_open(out, '{');
        json_add_text(out, "name", seat->name);
        json_add_text(out, "player", seat->player);
        if (seat->rated)
            json_add_bool(out, "rated", true);
        json_add_bool(out, "here", seat->here);
        json_add_bool(out, "away", seat->away);
        write_decisions(seat, out);
        if (!room_is_free(seat)) {
            json_add_text(out, "colour", room_colour_name[room_seat_colour(state, i)]);
            json_add_text(out, "emblem", room_emblem_name[room_seat_emblem(state, i)]);
        }
        json_close(out, '}');
    }
    json_close(out, ']');
    json_add_number(out, "free", room_free_seats(state));
    write_bits("ending", state->ending, out);
}

static void write_some(const char *key, const char *words, struct buffer *out)
{
    if (words[0] != '\0')
        json_add_text(out, key, words);
}

void room_write_dice(const struct room_state *state, struct buffer *out)
{
    json_add_open(out, "entropy", '[');
    for (int i = 0; i < state->players; i++) {
        json_open(out, '{');
        write_some("promise", state->seat[i].promise, out);
        write_some("bytes", state->seat[i].entropy, out);
        json_close(out, '}');
    }
    json_close(out, ']');
    write_some("seed", state->seed, out);
}

void room_write_end(const struct room_state *state, struct buffer *out)
{
    write_some("rematch_of", state->rematch_of, out);
    write_some("rematch", state->rematch, out);
    write_some("why", state->why, out);
}
