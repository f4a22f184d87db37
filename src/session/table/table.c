/* table.c: the players around a match. */
#include "session/table/table.h"

#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "ai/playout.h"
#include "core/memory.h"
#include "i18n/i18n.h"
#include "session/table/internal.h"

static void note_progress(void *context, double done)
{
    struct table *table = context;
    table->progress = done;
}

static struct table *table_alloc(struct match *match)
{
    struct table *table = memory_new(1, sizeof *table);
    table->match = match;
    table->draft = memory_new(1, match->game->state_size);
    table->think_control.progress = note_progress;
    table->think_control.context = table;
    return table;
}

void table_free(struct table *table)
{
    if (table == NULL)
        return;
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++)
        player_free(table->player[seat]);
    match_free(table->match);
    free(table->draft);
    free(table);
}

/* --- chairs ------------------------------------------------------------------------- */

/* Without surrounding spaces, which a record would not preserve. */
static void put_trimmed(char *to, size_t size, const char *words)
{
    struct text out = text_init(to, size);
    words += strspn(words, " ");
    text_put(&out, words);
    while (out.length > 0 && to[out.length - 1] == ' ')
        to[--out.length] = '\0';
}

/* Does not add empty notes. */
static bool set_note(struct match *match, const char *name, int seat, const char *value,
                     struct error *error)
{
    char key[NOTES_NAME];
    struct text out = text_init(key, sizeof key);
    text_format(&out, "%s.%d", name, seat + 1);
    if (value[0] == '\0' && notes_get(&match->notes, key) == NULL)
        return true;
    return notes_set(&match->notes, key, value, error);
}

static bool blame_seat(int seat, struct error *error)
{
    char option[ERROR_OPTION], words[ERROR_TEXT];
    struct text name = text_init(option, sizeof option);
    struct text text = text_init(words, sizeof words);
    text_format(&name, "player.%d", seat + 1);
    text_format(&text, tr("seat %d: %s"), seat + 1, error->text);
    error_set(error, "%s", words);
    return error_blame(error, option);
}

/* Records are text files, which cannot hold control characters. */
static bool check_name(const char *name, struct error *error)
{
    for (const char *at = name; *at != '\0'; at++)
        if ((unsigned char)*at < ' ' || *at == 0x7f)
            return error_set(error, tr("a name cannot have line ends or other control "
                                       "characters in it"));
    return true;
}

/* Creates the player of a chair; NULL for a person. False with an error. */
static bool create_player(struct table *table, int seat, const char *spec,
                          struct player **player, struct error *error)
{
    const struct match *match = table->match;
    *player = NULL;
    if (spec[0] == '\0' || table->follows)
        return true;
    *player = ai_new(match->game, spec, playout_seed(match->seed, seat), error);
    if (*player != NULL)
        (*player)->think_control = &table->think_control;
    return *player != NULL;
}

static bool sit(struct table *table, int seat, const struct chair *chair,
                struct error *error)
{
    struct chair settled;
    struct player *player = NULL;
    put_trimmed(settled.name, sizeof settled.name, chair->name);
    put_trimmed(settled.spec, sizeof settled.spec, chair->spec);
    if (!check_name(settled.name, error) ||
        !create_player(table, seat, settled.spec, &player, error))
        return blame_seat(seat, error);
    if (!set_note(table->match, "name", seat, settled.name, error) ||
        !set_note(table->match, "x-player", seat, settled.spec, error)) {
        player_free(player);
        return blame_seat(seat, error);
    }
    player_free(table->player[seat]);
    table->player[seat] = player;
    table->chair[seat] = settled;
    return true;
}

bool table_sit(struct table *table, int seat, const struct chair *chair,
               struct error *error)
{
    if (seat < 0 || seat >= table_players(table))
        return error_set(error, tr("there is no seat %d; there are %d"), seat + 1,
                         table_players(table));
    if (!sit(table, seat, chair, error))
        return false;
    if (table_waits(table) != TABLE_PERSON || !table->follows)
        table_clear_draft(table);
    return true;
}

/* --- beginning ---------------------------------------------------------------------- */

static bool sit_all(struct table *table, const struct chair *chairs, struct error *error)
{
    for (int seat = 0; seat < table_players(table); seat++)
        if (!sit(table, seat, &chairs[seat], error))
            return false;
    return true;
}

/* Draws outcomes up to the first decision. */
static void begin(struct table *table)
{
    match_draw_all(table->match);
    table_clear_draft(table);
}

struct table *table_new(const struct game *game, const struct setup *setup,
                        const char *seed, const struct chair *chairs, struct error *error)
{
    static const struct chair people[GAME_MAX_PLAYERS];
    if (seed == NULL || seed[0] == '\0') {
        error_set(error, tr("a game needs a seed to draw its dice from"));
        return NULL;
    }
    struct match *match = match_new(game, setup, seed, error);
    if (match == NULL)
        return NULL;
    struct table *table = table_alloc(match);
    if (!sit_all(table, chairs != NULL ? chairs : people, error)) {
        table_free(table);
        return NULL;
    }
    begin(table);
    return table;
}

static bool read_note(const struct match *match, const char *name, int seat, char *to,
                      size_t size)
{
    char key[NOTES_NAME];
    struct text out = text_init(key, sizeof key);
    text_format(&out, "%s.%d", name, seat + 1);
    const char *value = notes_get(&match->notes, key);
    struct text words = text_init(to, size);
    text_put(&words, value != NULL ? value : "");
    return !words.overflow;
}

static bool read_chairs(const struct match *match, struct chair *chairs,
                        struct error *error)
{
    for (int seat = 0; seat < match->setup.players; seat++) {
        struct chair *chair = &chairs[seat];
        if (read_note(match, "name", seat, chair->name, sizeof chair->name) &&
            read_note(match, "x-player", seat, chair->spec, sizeof chair->spec))
            continue;
        error_set(error,
                  tr("the name has more than %d bytes, or the player more than "
                     "%d: shorten the record's 'name.%d' or 'x-player.%d'"),
                  TABLE_NAME - 1, TABLE_SPEC - 1, seat + 1, seat + 1);
        return blame_seat(seat, error);
    }
    return true;
}

static bool can_continue(const struct match *match, struct error *error)
{
    if (match->seed[0] != '\0' || match_over(match))
        return true;
    return error_set(error, tr("the record has no seed, so its dice cannot be drawn: "
                               "add a line 'seed: ...' to its headers"));
}

/* Undoes an unfinished move: it cannot become a draft. */
static void undo_partial_move(struct match *match)
{
    if (match->count > 0 && !match->game->between_moves(match->world, match->state))
        match_undo_move(match);
}

static bool is_practice(const struct match *match)
{
    const char *practice = notes_get(&match->notes, "x-practice");
    return practice != NULL && strcmp(practice, "yes") == 0;
}

struct table *table_open(struct match *match, struct error *error)
{
    struct chair chairs[GAME_MAX_PLAYERS] = {0};
    struct table *table = table_alloc(match);
    undo_partial_move(match);
    if (!can_continue(match, error) || !read_chairs(match, chairs, error) ||
        !sit_all(table, chairs, error)) {
        table_free(table);
        return NULL;
    }
    table->practice = is_practice(match);
    begin(table);
    return table;
}

/* Names that are too long are truncated. */
struct table *table_review(struct match *match)
{
    struct table *table = table_alloc(match);
    for (int seat = 0; seat < match->setup.players; seat++) {
        struct chair *chair = &table->chair[seat];
        read_note(match, "name", seat, chair->name, sizeof chair->name);
        read_note(match, "x-player", seat, chair->spec, sizeof chair->spec);
    }
    table->practice = is_practice(match);
    table_clear_draft(table);
    return table;
}

static bool can_follow(const struct match *match, int seat, struct error *error)
{
    if (match->seed[0] != '\0')
        return error_set(error, tr("the record has a seed, so whoever holds it knows the "
                                   "dice that will fall: such a game is not followed"));
    return seat == SEAT_NOBODY || (seat >= 0 && seat < match->setup.players) ||
           error_set(error, tr("there is no seat %d; there are %d"), seat + 1,
                     match->setup.players);
}

struct table *table_follow(struct match *match, int seat, struct error *error)
{
    struct chair chairs[GAME_MAX_PLAYERS] = {0};
    struct table *table = table_alloc(match);
    table->follows = true;
    table->own = seat;
    undo_partial_move(match);
    if (!can_follow(match, seat, error) || !read_chairs(match, chairs, error) ||
        !sit_all(table, chairs, error)) {
        table_free(table);
        return NULL;
    }
    table_clear_draft(table);
    return table;
}

/* --- who ---------------------------------------------------------------------------- */

int table_players(const struct table *table)
{
    return table->match->setup.players;
}

int table_seat(const struct table *table)
{
    int actor = match_actor(table->match);
    return actor >= 0 ? actor : SEAT_NOBODY;
}

bool table_is_person(const struct table *table, int seat)
{
    return seat >= 0 && table->player[seat] == NULL;
}

/* While a computer player has our seat, we cannot act. */
static enum table_wait followed_waits(const struct table *table)
{
    int actor = match_actor(table->match);
    if (actor == SEAT_NOBODY)
        return TABLE_OVER;
    return actor >= 0 && actor == table->own && table->chair[actor].spec[0] == '\0'
               ? TABLE_PERSON
               : TABLE_ELSEWHERE;
}

enum table_wait table_waits(const struct table *table)
{
    int seat = table_seat(table);
    if (table->follows)
        return followed_waits(table);
    if (seat < 0)
        return TABLE_OVER;
    return table_is_person(table, seat) ? TABLE_PERSON : TABLE_COMPUTER;
}

int table_viewer(const struct table *table)
{
    if (table->follows && table->own >= 0)
        return table->own;
    if (table_waits(table) == TABLE_PERSON)
        return table_seat(table);
    for (int seat = 0; seat < table_players(table); seat++)
        if (table_is_person(table, seat))
            return seat;
    return 0;
}

int table_observer(const struct table *table)
{
    return table->follows ? table->own : table_viewer(table);
}

void table_write_name(const struct table *table, int seat, struct text *out)
{
    const struct match *match = table->match;
    if (table->chair[seat].name[0] != '\0')
        text_put(out, table->chair[seat].name);
    else
        match->game->seat_write(match->world, match->state, seat, out);
}

/* Settings are omitted: "uct" for "uct:seconds=3". */
void table_write_level(const struct table *table, int seat, struct text *out)
{
    const char *spec = table->chair[seat].spec;
    size_t length = strcspn(spec, ":");
    if (spec[length] == '\0' && spec[0] != '\0')
        text_put(out, tr(spec));
    else
        text_put_n(out, spec, length);
}
