/* read.c: reads the description of a table. */
#include <string.h>

#include "session/room/room.h"

static void take(const struct json_reader *object, const char *key, char *to, size_t size)
{
    text_copy(to, size, json_reader_member_text(object, key));
}

static enum room_stage stage_of(const char *word)
{
    for (int i = ROOM_OPEN; i <= ROOM_CLOSED; i++)
        if (strcmp(room_stage_name[i], word) == 0)
            return (enum room_stage)i;
    return ROOM_UNSEEN;
}

static unsigned char read_bits(const struct json_reader *object, const char *key)
{
    struct json_reader list, item;
    struct error error;
    unsigned bits = 0;
    int seat;
    if (!json_reader_find(object, key, &list))
        return 0;
    for (size_t i = 0; i < GAME_MAX_PLAYERS && json_reader_item(&list, i, &item, &error);
         i++)
        if (json_reader_int(&item, 1, GAME_MAX_PLAYERS, &seat, &error))
            bits |= 1U << (seat - 1);
    return (unsigned char)bits;
}

static void read_seat(const struct json_reader *json, struct room_seat *seat)
{
    take(json, "name", seat->name, sizeof seat->name);
    take(json, "player", seat->player, sizeof seat->player);
    seat->taken = seat->name[0] != '\0' && seat->player[0] == '\0';
    seat->rated = json_reader_member_bool(json, "rated");
    seat->here = json_reader_member_bool(json, "here");
    seat->away = json_reader_member_bool(json, "away");
    seat->left = json_reader_member_bool(json, "left");
    seat->claim = json_reader_member_number(json, "claim");
    seat->agreed = read_bits(json, "agreed");
    int colour = room_colour_find(json_reader_member_text(json, "colour")),
        emblem = room_emblem_find(json_reader_member_text(json, "emblem"));
    seat->styled = colour >= 0 && emblem >= 0;
    seat->colour = (signed char)colour;
    seat->emblem = (signed char)emblem;
}

static void read_entropy(const struct json_reader *json, struct room_seat *seat)
{
    take(json, "promise", seat->promise, sizeof seat->promise);
    take(json, "bytes", seat->entropy, sizeof seat->entropy);
}

/* Reads an array with an item for each seat; returns how many there are. */
static int read_each(struct room_state *state, const struct json_reader *table,
                     const char *key,
                     void (*read)(const struct json_reader *json, struct room_seat *seat))
{
    struct json_reader list, item;
    struct error error;
    int count = 0;
    if (!json_reader_find(table, key, &list))
        return 0;
    while (count < GAME_MAX_PLAYERS &&
           json_reader_item(&list, (size_t)count, &item, &error))
        read(&item, &state->seat[count++]);
    return count;
}

void room_read(struct room_state *state, struct room_progress *progress,
               const struct json_reader *table)
{
    memset(state, 0, sizeof *state);
    state->players = read_each(state, table, "seats", read_seat);
    read_each(state, table, "entropy", read_entropy);
    take(table, "commitment", state->commitment, sizeof state->commitment);
    take(table, "seed", state->seed, sizeof state->seed);
    take(table, "rematch", state->rematch, sizeof state->rematch);
    take(table, "why", state->why, sizeof state->why);
    state->ending = read_bits(table, "ending");
    state->n = json_reader_member_number(table, "n");
    state->game_n = json_reader_member_number(table, "at");
    progress->stage = stage_of(json_reader_member_text(table, "state"));
    progress->deadline = json_reader_member_number(table, "deadline");
}
