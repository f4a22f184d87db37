/* report_match.c: a match as JSON: its members by name, and its events. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "core/memory.h"
#include "core/record/record.h"
#include "session/report.h"

enum { SEAT_ROOM = 128, PROMPT_ROOM = 1024, ID_ROOM = 1200, HASH_ROOM = 20 };

/* --- the game ----------------------------------------------------------------------- */

static void put_name(struct buffer *out, const struct match *match)
{
    json_put_text(out, match->game->name);
}

static void put_seed(struct buffer *out, const struct match *match)
{
    json_put_text(out, match->seed);
}

static void put_id(struct buffer *out, const struct match *match)
{
    char id[ID_ROOM];
    struct text text = text_init(id, sizeof id);
    setup_write_id(&match->setup, match->game, match->seed, &text);
    json_put_text(out, id);
}

static void put_options(struct buffer *out, const struct match *match)
{
    const struct setup *setup = &match->setup;
    json_open(out, '{');
    json_add_number(out, "players", setup->players);
    for (int i = 0; i < setup->count; i++)
        json_add_text(out, setup->option[i].name, setup->option[i].value);
    json_close(out, '}');
}

static void put_seats(struct buffer *out, const struct match *match)
{
    json_open(out, '[');
    for (int seat = 0; seat < match->setup.players; seat++) {
        char name[SEAT_ROOM];
        struct text text = text_init(name, sizeof name);
        match->game->seat_write(match->world, match->state, seat, &text);
        json_put_text(out, name);
    }
    json_close(out, ']');
}

/* --- how far it is ------------------------------------------------------------------ */

static void put_step(struct buffer *out, const struct match *match)
{
    json_put_number(out, (long long)match->count);
}

static void put_steps(struct buffer *out, const struct match *match)
{
    json_put_number(out, (long long)match->known);
}

static void put_can_undo(struct buffer *out, const struct match *match)
{
    json_put_bool(out, match->count > 0);
}

static void put_can_redo(struct buffer *out, const struct match *match)
{
    json_put_bool(out, match->count < match->known);
}

/* --- the position ------------------------------------------------------------------- */

static void put_actor(struct buffer *out, const struct match *match)
{
    int actor = match_actor(match);
    if (actor == SEAT_CHANCE)
        json_put_text(out, "chance");
    else if (actor == SEAT_NOBODY)
        json_put_null(out);
    else
        json_put_number(out, actor + 1);
}

static void put_mid_move(struct buffer *out, const struct match *match)
{
    json_put_bool(out, !match_over(match) &&
                           !match->game->between_moves(match->world, match->state));
}

static void put_prompt(struct buffer *out, const struct match *match)
{
    char words[PROMPT_ROOM];
    struct text text = text_init(words, sizeof words);
    match->game->prompt(match->world, match->state, &text);
    json_put_text(out, words);
}

static void put_over(struct buffer *out, const struct match *match)
{
    json_put_bool(out, match_over(match));
}

static void put_scores_of(struct buffer *out, const struct match *match,
                          const void *state)
{
    int score[GAME_MAX_PLAYERS] = {0};
    match->game->scores(match->world, state, score);
    json_open(out, '[');
    for (int seat = 0; seat < match->setup.players; seat++)
        json_put_number(out, score[seat]);
    json_close(out, ']');
}

void report_add_scores(struct buffer *out, const struct match *match, const void *state)
{
    json_key(out, "scores");
    put_scores_of(out, match, state);
}

static void put_scores(struct buffer *out, const struct match *match)
{
    put_scores_of(out, match, match->state);
}

static void put_winners(struct buffer *out, const struct match *match)
{
    unsigned winners = match->game->winners(match->world, match->state);
    json_open(out, '[');
    for (int seat = 0; seat < match->setup.players; seat++)
        if ((winners >> seat & 1) != 0)
            json_put_number(out, seat + 1);
    json_close(out, ']');
}

void report_put_hash(struct buffer *out, const struct match *match)
{
    char words[HASH_ROOM];
    struct text text = text_init(words, sizeof words);
    text_format(&text, "%016llx", (unsigned long long)match_hash(match));
    json_put_text(out, words);
}

void report_add_state(struct buffer *out, const struct match *match, const void *state)
{
    char *room = memory_new(1, GAME_MAX_STATE_TEXT);
    struct text text = text_init(room, GAME_MAX_STATE_TEXT);
    match->game->state_write(match->world, state, &text);
    json_key(out, "state");
    json_put_raw(out, room);
    free(room);
}

static void put_picture(struct buffer *out, const struct match *match)
{
    char *picture = report_picture(match);
    json_put_text(out, picture);
    free(picture);
}

/* --- the log ------------------------------------------------------------------------ */

static void put_record(struct buffer *out, const struct match *match)
{
    struct buffer record;
    buffer_init(&record);
    record_write(match, &record);
    json_put_text_n(out, record.data, record.length);
    buffer_deinit(&record);
}

void report_add_events(struct buffer *out, const char *key, const struct match *match,
                       size_t from)
{
    struct buffer lines;
    buffer_init(&lines);
    if (from < match->count)
        record_write_moves(match, from, &lines);
    json_add_open(out, key, '[');
    for (const char *line = lines.data; line != NULL && *line != '\0';) {
        size_t length = strcspn(line, "\n");
        json_put_text_n(out, line, length);
        line += length + 1;
    }
    json_close(out, ']');
    buffer_deinit(&lines);
}

/* --- by name ------------------------------------------------------------------------ */

static const struct member {
    const char *name;
    void (*put)(struct buffer *out, const struct match *match);
} members[] = {
    {"game", put_name},
    {"name", put_name},
    {"seed", put_seed},
    {"game_id", put_id},
    {"id", put_id},
    {"options", put_options},
    {"seats", put_seats},
    {"step", put_step},
    {"steps", put_steps},
    {"can_undo", put_can_undo},
    {"can_redo", put_can_redo},
    {"to_act", put_actor},
    {"mid_move", put_mid_move},
    {"prompt", put_prompt},
    {"over", put_over},
    {"scores", put_scores},
    {"winners", put_winners},
    {"hash", report_put_hash},
    {"picture", put_picture},
    {"record", put_record},
    {0},
};

static const struct member *find_member(const char *name, size_t length)
{
    const struct member *member = members;
    while (strncmp(member->name, name, length) != 0 || member->name[length] != '\0') {
        member++;
        assert(member->name != NULL);
    }
    return member;
}

void report_match(struct buffer *out, const struct match *match, const char *names)
{
    while (*(names += strspn(names, " ")) != '\0') {
        size_t length = strcspn(names, " ");
        const struct member *member = find_member(names, length);
        json_key(out, member->name);
        member->put(out, match);
        names += length;
    }
}
