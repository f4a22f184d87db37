/* write.c: writes the parts of a table's description that events change. */
#include "base/json.h"
#include "session/room/room.h"

void room_write_seats(const struct room_state *state, struct buffer *out)
{
    json_add_open(out, "seats", '[');
    for (int i = 0; i < state->players; i++) {
        const struct room_seat *seat = &state->seat[i];
        json_open(out, '{');
        json_add_text(out, "name", seat->name);
        json_add_text(out, "player", seat->player);
        json_add_bool(out, "here", seat->here);
        json_add_bool(out, "away", seat->away);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_add_number(out, "free", room_free_seats(state));
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

void room_write_rematch(const struct room_state *state, struct buffer *out)
{
    write_some("rematch_of", state->rematch_of, out);
    write_some("rematch", state->rematch, out);
}
