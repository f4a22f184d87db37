/* odds_print.c: prints odds as a table and as JSON. */
#include <stdio.h>

#include "base/json.h"
#include "base/utf8.h"
#include "cli/analysis/odds_question.h"
#include "cli/analysis/report.h"
#include "cli/output/columns.h"
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

struct odds_table odds_print_table_init(const struct odds_questions *questions,
                                        bool times, bool progress)
{
    struct odds_table table = {questions, times, progress, 4, 9, 5};
    table.goal = wider(table.goal, tr_in("column", "goal"));
    table.chance = wider(table.chance, tr_in("column", "chance"));
    table.method = wider(table.method, tr_in("column", "found"));
    for (int i = 0; i < questions->count; i++)
        table.goal = wider(table.goal, questions->answer[i].goal);
    return table;
}

void odds_print_table_wait(const struct odds_table *table, int number)
{
    if (!table->progress)
        return;
    fputc('\r', stderr);
    fprintf(stderr, tr("%d of %d goals"), number + 1, table->questions->count);
    fputc(' ', stderr);
}

static void end_wait(const struct odds_table *table)
{
    if (table->progress)
        fprintf(stderr, "\r%40s\r", "");
}

/* Prints a row without trailing spaces. */
static void print_line(const struct odds_table *table, const char *goal,
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

/* Flushed, so that the row appears at once. */
void odds_print_table_add(struct odds_table *table, int number)
{
    const struct odds_question_answer *answer = &table->questions->answer[number];
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

void odds_print_table_end(const struct odds_table *table, bool complete)
{
    char time[32];
    end_wait(table);
    write_time(table->questions->seconds, time, sizeof time);
    if (!complete || !table->times)
        return;
    putchar('\n');
    printf(tr("%s before the first answer"), time);
    putchar('\n');
}

void odds_print_json(const struct odds_questions *questions, bool times,
                     struct buffer *out)
{
    json_add_open(out, "odds", '[');
    for (int i = 0; i < questions->count; i++) {
        const struct odds_question_answer *answer = &questions->answer[i];
        json_open(out, '{');
        report_add_odds(out, "goal", answer->goal, &answer->odds, ODDS_DIGITS);
        if (times)
            report_add(out, "seconds", answer->seconds);
        json_close(out, '}');
    }
    json_close(out, ']');
}
