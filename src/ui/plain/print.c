/* print.c: output, line by line. */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "i18n/i18n.h"
#include "session/table/achievements.h"
#include "ui/plain/internal.h"

void plain_print(struct plain *plain, const char *format, ...)
{
    va_list list, again;
    va_start(list, format);
    va_copy(again, list);
    size_t room = (size_t)vsnprintf(NULL, 0, format, list) + 2;
    char *line = memory_new(room, 1);
    vsnprintf(line, room, format, again);
    line[room - 2] = '\n';
    va_end(again);
    va_end(list);
    plain_write_lines(plain, line);
    free(line);
}

void plain_print_lines(struct plain *plain, const char *lines)
{
    plain_write_lines(plain, lines);
}

void plain_print_reason(struct plain *plain, const struct reason *why)
{
    size_t length = strlen(why->text);
    const char *stop = length > 0 && strchr(".!?", why->text[length - 1]) ? "" : ".";
    if (why->rule[0] != '\0')
        plain_print(plain, tr("Not possible by rule %s: %s%s"), why->rule, why->text,
                    stop);
    else
        plain_print(plain, tr("Not possible: %s%s"), why->text, stop);
}

/* "Ada (warlock)": dice and positions refer to seats by their names in the game. */
static void write_full_name(const struct table *table, int seat, struct text *out)
{
    const struct match *match = table->match;
    bool named = table->chair[seat].name[0] != '\0';
    table_write_name(table, seat, out);
    if (!named)
        return;
    text_put(out, " (");
    match->game->seat_write(match->world, match->state, seat, out);
    text_put(out, ")");
}

/* Who sits where: names alone do not show who is a computer. */
void plain_print_seats(struct plain *plain)
{
    const struct table *table = plain->table;
    for (int seat = 0; seat < table_players(table); seat++) {
        char name[PLAIN_NAME];
        struct text out = text_init(name, sizeof name);
        write_full_name(table, seat, &out);
        if (table->player[seat])
            plain_print(plain, tr("Seat %d: %s, the computer (%s)."), seat + 1, name,
                        tr(table->chair[seat].spec));
        else
            plain_print(plain, tr("Seat %d: %s, a person."), seat + 1, name);
    }
}

void plain_print_news(struct plain *plain)
{
    size_t count = table_events(plain->table);
    for (; plain->printed < count; plain->printed++) {
        char line[PLAIN_SENTENCE];
        struct text out = text_init(line, sizeof line);
        table_write_event(plain->table, plain->printed, &out);
        plain_print(plain, "%s", line);
    }
}

static void print_draft(struct plain *plain)
{
    char draft[MOVE_MAX_TEXT];
    struct text out = text_init(draft, sizeof draft);
    table_write_draft(plain->table, &out);
    if (table_is_whole(plain->table)) {
        plain_print(plain, tr("Your move: %s. Type yes to make it, or back."), draft);
        return;
    }
    plain_print(plain, tr("Your move so far: %s."), draft);
    plain_print_possible(plain);
}

static void print_task(struct plain *plain)
{
    char line[PLAIN_SENTENCE];
    struct text out = text_init(line, sizeof line);
    if (!table_is_whole(plain->table)) {
        table_write_prompt(plain->table, "", &out);
        plain_print(plain, "%s", line);
        plain_print_clock(plain);
    }
    if (plain->table->move.count > 0)
        print_draft(plain);
}

void plain_print_prompt(struct plain *plain)
{
    if (plain_lesson_waits(plain))
        plain_print(plain, tr("Press Enter to go on."));
    else if (table_waits(plain->table) == TABLE_OVER && plain->remote != NULL)
        plain_print(plain, tr("The game is over. Type log, save FILE, say WORDS, rematch "
                              "or quit; help lists all commands."));
    else if (table_waits(plain->table) == TABLE_OVER)
        plain_print(plain,
                    tr("The game is over. Type log, save FILE, undo or quit; help lists "
                       "all commands."));
    else
        print_task(plain);
    fputs("> ", plain->out);
    fflush(plain->out);
}

void plain_print_scores(struct plain *plain)
{
    char *scores = memory_new(1, GUIDE_ANSWER);
    struct text out = text_init(scores, GUIDE_ANSWER);
    table_write_scores(plain->table, &out);
    plain_print_lines(plain, scores);
    free(scores);
}

static void print_achievements(struct plain *plain)
{
    char lines[ACHIEVEMENTS_TEXT];
    struct text text = text_init(lines, sizeof lines);
    achievements_write(plain->table, &text);
    plain_print_lines(plain, lines);
}

void plain_print_result(struct plain *plain)
{
    const struct match *match = plain->table->match;
    unsigned winners = match->game->winners(match->world, match->state);
    plain_print(plain, tr("That was the end of the game."));
    plain_print_scores(plain);
    for (int seat = 0; seat < table_players(plain->table); seat++) {
        char name[PLAIN_NAME];
        struct text out = text_init(name, sizeof name);
        table_write_name(plain->table, seat, &out);
        if (winners >> seat & 1 && table_won_alone(plain->table))
            plain_print(plain, "%s", tr("You win."));
        else if (winners >> seat & 1)
            plain_print(plain, tr("%s wins."), name);
    }
    if (plain->table->practice)
        plain_print(plain, tr("It was a game for practice: moves were taken back."));
    print_achievements(plain);
}
