/* describe.c: what happened at a table and what to do next, with people's names. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/guide.h"
#include "core/memory.h"
#include "i18n/i18n.h"
#include "session/table/event.h"
#include "session/table/internal.h"

enum { NAME_ROOM = 128, REMARK_ROOM = 512, PROMPT_ROOM = 512, EVENT_ROOM = 4096 };

size_t table_events(const struct table *table)
{
    size_t count = 0;
    for (size_t i = 0; i < table->match->count; i++)
        count += table->match->log[i].starts;
    return count;
}

size_t table_event_step(const struct table *table, size_t event)
{
    const struct match *match = table->match;
    for (size_t i = 0; i < match->count; i++)
        if (match->log[i].starts && event-- == 0)
            return i;
    return match->count;
}

void table_write_event(const struct table *table, size_t event, struct text *out)
{
    char words[EVENT_ROOM], about[REMARK_ROOM], who[NAME_ROOM];
    struct text move = text_init(words, sizeof words);
    struct text remark = text_init(about, sizeof about);
    struct text name = text_init(who, sizeof who);
    size_t first = table_event_step(table, event);
    assert(first < table->match->count);
    int seat = table->match->log[first].seat;
    event_write_move(table->match, first, &move);
    event_write_remark(table->match, first, &remark);
    if (seat < 0)
        text_put(&name, tr("Chance"));
    else
        table_write_name(table, seat, &name);
    if (remark.length > 0)
        text_format(out, tr("%s: %s (%s)"), who, words, about);
    else
        text_format(out, tr("%s: %s"), who, words);
}

/* --- the prompt --------------------------------------------------------------------- */

/* The game's names of the seats, as used in its prompt. */
struct names {
    char room[GAME_MAX_PLAYERS][NAME_ROOM];
};

static void find_names(const struct table *table, struct names *names)
{
    const struct match *match = table->match;
    for (int seat = 0; seat < table_players(table); seat++) {
        struct text name = text_init(names->room[seat], NAME_ROOM);
        match->game->seat_write(match->world, table->draft, seat, &name);
    }
}

static bool is_letter(char c)
{
    unsigned char byte = (unsigned char)c;
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           (byte >= '0' && byte <= '9') || byte >= 0x80;
}

/* A name at the start of a sentence may be capitalized. */
static bool begins_with(const char *words, const char *name)
{
    bool capital = words[0] >= 'A' && words[0] <= 'Z' && words[0] - 'A' + 'a' == name[0];
    return (capital || words[0] == name[0]) &&
           strncmp(words + 1, name + 1, strlen(name) - 1) == 0;
}

/* The seat whose name is at `at`, as a whole word; negative: none. */
static int seat_named(const struct table *table, const struct names *names,
                      const char *words, const char *at)
{
    if (at > words && is_letter(at[-1]))
        return SEAT_NOBODY;
    for (int seat = 0; seat < table_players(table); seat++) {
        size_t length = strlen(names->room[seat]);
        if (length > 0 && begins_with(at, names->room[seat]) && !is_letter(at[length]))
            return seat;
    }
    return SEAT_NOBODY;
}

/* Replaces the game's names by people's; returns whether `wanted` was among them. */
static bool put_named(const struct table *table, const char *words, int wanted,
                      struct text *out)
{
    struct names names = {0};
    bool found = false;
    find_names(table, &names);
    for (const char *at = words; *at != '\0';) {
        int seat = seat_named(table, &names, words, at);
        if (seat < 0) {
            text_put_char(out, *at++);
            continue;
        }
        table_write_name(table, seat, out);
        found = found || seat == wanted;
        at += strlen(names.room[seat]);
    }
    return found;
}

void table_write_named(const struct table *table, const char *words, struct text *out)
{
    put_named(table, words, SEAT_NOBODY, out);
}

/* For games that do not answer questions about scores. */
static void write_plain_scores(const struct table *table, struct text *out)
{
    const struct match *match = table->match;
    int score[GAME_MAX_PLAYERS] = {0}, order[GAME_MAX_PLAYERS];
    match->game->scores(match->world, match->state, score);
    guide_order_seats(table_players(table), 0,
                      match->game->winners(match->world, match->state), score, order);
    for (int i = 0; i < table_players(table); i++) {
        char who[NAME_ROOM];
        int seat = order[i];
        struct text name = text_init(who, sizeof who);
        unsigned long points = (unsigned long)(score[seat] < 0 ? 2 : score[seat]);
        table_write_name(table, seat, &name);
        text_format(out, tr_count("%s: %d point.\n", "%s: %d points.\n", points), who,
                    score[seat]);
    }
}

void table_write_scores(const struct table *table, struct text *out)
{
    const struct match *match = table->match;
    const struct guide *guide = match->game->guide;
    struct reason why = {0};
    char *answer = memory_new(1, GUIDE_ANSWER);
    struct text text = text_init(answer, GUIDE_ANSWER);
    if (guide &&
        guide->answer(match->world, match->state, SEAT_NOBODY, "scores", &text, &why))
        table_write_named(table, answer, out);
    else
        write_plain_scores(table, out);
    free(answer);
}

/* In the game's words. */
static void write_question(const struct table *table, const char *picked,
                           struct text *out)
{
    const struct match *match = table->match;
    const struct guide *guide = match->game->guide;
    if (picked[0] != '\0' && guide != NULL && guide->ask != NULL)
        guide->ask(match->world, table->draft, picked, out);
    if (out->length == 0)
        match->game->prompt(match->world, table->draft, out);
}

static void ask_person(const struct table *table, const char *picked, struct text *out)
{
    char words[PROMPT_ROOM], named[PROMPT_ROOM], who[NAME_ROOM];
    struct text prompt = text_init(words, sizeof words);
    struct text sentence = text_init(named, sizeof named);
    struct text name = text_init(who, sizeof who);
    table_write_name(table, table_seat(table), &name);
    write_question(table, picked, &prompt);
    if (put_named(table, words, table_seat(table), &sentence))
        text_put(out, named);
    else
        text_format(out, tr("%s: %s"), who, named);
}

static void ask_to_confirm(const struct table *table, struct text *out)
{
    char words[MOVE_MAX_TEXT], who[NAME_ROOM];
    struct text move = text_init(words, sizeof words);
    struct text name = text_init(who, sizeof who);
    table_write_name(table, table_seat(table), &name);
    table_write_draft(table, &move);
    text_format(out, tr("%s: confirm '%s', or take something back"), who, words);
}

static void write_thinking(const struct table *table, struct text *out)
{
    char who[NAME_ROOM];
    struct text name = text_init(who, sizeof who);
    table_write_name(table, table_seat(table), &name);
    text_format(out, tr("%s (computer, %s) is thinking"), who,
                tr(table->chair[table_seat(table)].spec));
}

/* Somebody else's move, or chance, in the game's words. */
static void write_elsewhere(const struct table *table, struct text *out)
{
    const struct match *match = table->match;
    char words[PROMPT_ROOM];
    struct text prompt = text_init(words, sizeof words);
    match->game->prompt(match->world, match->state, &prompt);
    if (table_seat(table) >= 0)
        ask_person(table, "", out);
    else
        table_write_named(table, words, out);
}

bool table_won_alone(const struct table *table)
{
    const struct match *match = table->match;
    int own = SEAT_NOBODY, people = 0;
    for (int seat = 0; seat < table_players(table); seat++)
        if (table->follows ? seat == table->own : table_is_person(table, seat)) {
            own = seat;
            people++;
        }
    return people == 1 && match->game->winners(match->world, match->state) == 1u << own;
}

static void write_winners(const struct table *table, struct text *out)
{
    const struct match *match = table->match;
    unsigned winners = match->game->winners(match->world, match->state);
    char who[GAME_MAX_PLAYERS * NAME_ROOM];
    struct text names = text_init(who, sizeof who);
    int count = 0;
    if (table_won_alone(table)) {
        text_put(out, tr("The game is over. You win."));
        return;
    }
    for (int seat = 0; seat < table_players(table); seat++) {
        if ((winners >> seat & 1) == 0)
            continue;
        text_put(&names, count++ > 0 ? ", " : "");
        table_write_name(table, seat, &names);
    }
    text_format(out,
                tr_count("The game is over. %s wins.", "The game is over. Winners: %s.",
                         (unsigned long)count),
                who);
}

void table_write_prompt(const struct table *table, const char *picked, struct text *out)
{
    switch (table_waits(table)) {
    case TABLE_OVER:
        write_winners(table, out);
        break;
    case TABLE_COMPUTER:
        write_thinking(table, out);
        break;
    case TABLE_ELSEWHERE:
        write_elsewhere(table, out);
        break;
    case TABLE_PERSON:
        if (table_is_whole(table))
            ask_to_confirm(table, out);
        else
            ask_person(table, picked, out);
        break;
    }
}
