/* fold_open.c: events before the game, from the making of a table to what everybody
 * throws in for the dice. */
#include "core/memory.h"
#include "server/room/fold.h"

/* --- members ------------------------------------------------------------------------ */

bool server_fold_take_text(struct fold *fold, const char *key, char *to, size_t size)
{
    const char *words;
    if (!json_reader_string_field(&fold->root, key, &words, &fold->error))
        return false;
    struct text out = text_init(to, size);
    text_put(&out, words);
    return !out.overflow;
}

bool server_fold_take_hex(struct fold *fold, const char *key, unsigned char *bytes)
{
    const char *hex;
    return json_reader_string_field(&fold->root, key, &hex, &fold->error) &&
           fair_from_hex(hex, bytes);
}

bool server_fold_take_bool(struct fold *fold, const char *key, bool *value)
{
    struct json_reader field;
    return json_reader_field(&fold->root, key, &field, &fold->error) &&
           json_reader_bool(&field, value, &fold->error);
}

struct seat *server_fold_take_seat(struct fold *fold)
{
    int seat = 0;
    if (!json_reader_int_field(&fold->root, "seat", 1, fold->state->players, &seat,
                               &fold->error))
        return NULL;
    return &fold->state->seat[seat - 1];
}

/* --- before the game ---------------------------------------------------------------- */

static bool take_game(struct fold *fold)
{
    struct room_state *state = fold->state;
    struct setup setup;
    char seed[SETUP_VALUE];
    if (!server_fold_take_text(fold, "game", state->game_id, sizeof state->game_id))
        return false;
    bool ok = setup_read_id(&setup, fold->server->plan.games, &state->game, seed,
                            state->game_id, &fold->error);
    setup_deinit(&setup);
    return ok && json_reader_int_field(&fold->root, "players", 1, GAME_MAX_PLAYERS,
                                       &state->players, &fold->error);
}

static bool take_attachment(struct fold *fold)
{
    struct json_reader field;
    const char *words;
    if (!json_reader_find(&fold->root, "attachment", &field))
        return true;
    if (!json_reader_string(&field, &words, &fold->error))
        return false;
    free(fold->state->attachment);
    fold->state->attachment = memory_text(words, strlen(words));
    return true;
}

static bool take_pace(struct fold *fold)
{
    struct json_reader pace;
    struct pace *to = &fold->state->pace;
    if (!json_reader_field(&fold->root, "pace", &pace, &fold->error))
        return false;
    to->given = json_reader_is_object(&pace);
    return !to->given ||
           (json_reader_int_field(&pace, "each", 0, INT32_MAX, &to->each, &fold->error) &&
            json_reader_int_field(&pace, "bank", 0, INT32_MAX, &to->bank, &fold->error));
}

static bool take_late(struct fold *fold)
{
    const char *late;
    if (!json_reader_string_field(&fold->root, "late", &late, &fold->error))
        return false;
    for (int i = LATE_COMPUTER; i <= LATE_WAIT; i++)
        if (strcmp(late, server_late_policy_name[i]) == 0) {
            fold->state->late = (enum late_policy)i;
            return true;
        }
    return false;
}

bool server_fold_made(struct fold *fold)
{
    struct room_state *state = fold->state;
    struct json_reader before;
    if (!take_game(fold) || !take_attachment(fold) ||
        !server_fold_take_bool(fold, "public", &state->is_public) ||
        !server_fold_take_bool(fold, "watch", &state->watch) || !take_pace(fold) ||
        !take_late(fold) || !server_fold_take_hex(fold, "commitment", state->commitment))
        return false;
    if (json_reader_find(&fold->root, "rematch_of", &before) &&
        !server_fold_take_text(fold, "rematch_of", state->rematch_of,
                               sizeof state->rematch_of))
        return false;
    state->made = fold->room->made = fold->at;
    state->fair.players = state->players;
    fold->room->is_public = state->is_public;
    server_room_usual_player(state->game, state->usual);
    return true;
}

/* Who comes with a rematch has promised nothing yet. */
static bool take_promise(struct fold *fold, struct seat *seat)
{
    const char *hex;
    if (!json_reader_string_field(&fold->root, "entropy", &hex, &fold->error))
        return false;
    seat->promised = hex[0] != '\0';
    return !seat->promised || fair_from_hex(hex, seat->promise);
}

bool server_fold_sat(struct fold *fold)
{
    struct seat *seat = server_fold_take_seat(fold);
    if (seat == NULL)
        return false;
    *seat = (struct seat){.taken = true};
    return server_fold_take_text(fold, "name", seat->name, sizeof seat->name) &&
           server_fold_take_bool(fold, "rated", &seat->rated) && take_promise(fold, seat);
}

bool server_fold_player(struct fold *fold)
{
    struct seat *seat = server_fold_take_seat(fold);
    if (seat == NULL)
        return false;
    *seat = (struct seat){0};
    return server_fold_take_text(fold, "player", seat->player, sizeof seat->player);
}

bool server_fold_free(struct fold *fold)
{
    struct seat *seat = server_fold_take_seat(fold);
    if (seat == NULL)
        return false;
    *seat = (struct seat){0};
    return true;
}

/* --- the dice ----------------------------------------------------------------------- */

bool server_fold_call(struct fold *fold)
{
    for (int seat = 0; seat < fold->state->players; seat++)
        fold->state->seat[seat].revealed = false;
    fold->state->fair.given = 0;
    return true;
}

bool server_fold_seed(struct fold *fold)
{
    for (int seat = 0; seat < fold->state->players; seat++)
        fold->state->seat[seat].promised = false;
    return server_fold_call(fold) &&
           server_fold_take_hex(fold, "commitment", fold->state->commitment);
}

bool server_fold_promise(struct fold *fold)
{
    struct seat *seat = server_fold_take_seat(fold);
    return seat != NULL && take_promise(fold, seat);
}

bool server_fold_reveal(struct fold *fold)
{
    struct seat *seat = server_fold_take_seat(fold);
    struct fair *fair = &fold->state->fair;
    if (seat == NULL)
        return false;
    ptrdiff_t number = seat - fold->state->seat;
    seat->revealed = true;
    fair->given |= 1U << number;
    return server_fold_take_hex(fold, "entropy", fair->entropy[number]);
}
