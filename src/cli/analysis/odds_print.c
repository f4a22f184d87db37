/* odds_print.c: answers about odds as a table for people, and as JSON. */
#include <stdio.h>

#include "base/utf8.h"
#include "cli/analysis/odds_question.h"
#include "cli/analysis/report.h"
#include "cli/columns.h"
#include "cli/engine/describe.h"
#include "i18n/i18n.h"

enum { CHANCE_ROOM = 64 };

static const char *chance_of(const struct odds_question_answer *answer,
                             char room[CHANCE_ROOM])
{
    struct text out = text_init(room, CHANCE_ROOM);
    odds_write_chance(&answer->odds, &out);
    return room;
}

static int wider(int width, const char *words)
{
    int columns = utf8_width(words);
    return columns > width ? columns : width;
}

struct ask_table odds_print_table_init(const struct ask *ask, bool times, bool progress)
{
    struct ask_table table = {ask, times, progress, 4, 9, 5};
    table.goal = wider(table.goal, tr_in("column", "goal"));
    table.chance = wider(table.chance, tr_in("column", "chance"));
    table.method = wider(table.method, tr_in("column", "found"));
    for (int i = 0; i < ask->count; i++)
        table.goal = wider(table.goal, ask->answer[i].goal);
    return table;
}

void odds_print_table_wait(const struct ask_table *table, int number)
{
    if (!table->progress)
        return;
    fputc('\r', stderr);
    fprintf(stderr, tr("%d of %d goals"), number + 1, table->ask->count);
    fputc(' ', stderr);
}

static void end_wait(const struct ask_table *table)
{
    if (table->progress)
        fprintf(stderr, "\r%40s\r", "");
}

/* A line without blanks at its end. */
static void print_line(const struct ask_table *table, const char *goal,
                       const char *chance, const char *time, const char *method,
                       const char *advice)
{
    columns_left(goal, table->goal);
    columns_right(chance, table->chance + 2);
    if (table->times)
        columns_right(time, 14);
    printf("  ");
    columns_left(method, advice[0] ? table->method : 0);
    printf("%s%s\n", advice[0] ? "  " : "", advice);
}

static void write_time(double seconds, char *room, size_t size)
{
    snprintf(room, size, "%.3f ms", seconds * 1e3);
}

/* Whoever waits sees it at once. */
void odds_print_table_add(struct ask_table *table, int number)
{
    const struct odds_question_answer *answer = &table->ask->answer[number];
    char chance[CHANCE_ROOM], time[32];
    end_wait(table);
    table->chance = wider(table->chance, chance_of(answer, chance));
    table->method = wider(table->method, answer->odds.method);
    write_time(answer->seconds, time, sizeof time);
    if (number == 0)
        print_line(table, tr_in("column", "goal"), tr_in("column", "chance"),
                   tr_in("column", "time"), tr_in("column", "found"),
                   tr_in("column", "do next"));
    print_line(table, answer->goal, chance, time, answer->odds.method,
               answer->odds.advice);
    fflush(stdout);
}

void odds_print_table_end(const struct ask_table *table, bool complete)
{
    char time[32];
    end_wait(table);
    write_time(table->ask->seconds, time, sizeof time);
    if (!complete || !table->times)
        return;
    putchar('\n');
    printf(tr("%s before the first answer"), time);
    putchar('\n');
}

json_t *odds_print_json(const struct ask *ask, bool times)
{
    json_t *list = json_array();
    for (int i = 0; i < ask->count; i++) {
        const struct odds_question_answer *answer = &ask->answer[i];
        json_t *object = describe_odds(answer->goal, &answer->odds);
        if (times)
            json_object_set_new(object, "seconds", report_number(answer->seconds));
        json_array_append_new(list, object);
    }
    return list;
}
