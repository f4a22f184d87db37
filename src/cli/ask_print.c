/* ask_print.c: answers about odds as a table for people, and as JSON. */
#include <stdio.h>
#include <string.h>

#include "cli/ask.h"
#include "cli/describe.h"

enum { CHANCE_ROOM = 64 };

static const char *chance_of(const struct ask_answer *answer, char room[CHANCE_ROOM])
{
    struct text out = text_init(room, CHANCE_ROOM);
    odds_write_chance(&answer->odds, &out);
    return room;
}

static int wider(int width, const char *words)
{
    int length = (int)strlen(words);
    return length > width ? length : width;
}

/* How wide the columns must be. */
struct widths {
    int goal, chance, method;
};

static struct widths find_widths(const struct ask *ask)
{
    struct widths widths = {4, 6, 5};
    char room[CHANCE_ROOM];
    for (int i = 0; i < ask->count; i++) {
        const struct ask_answer *answer = &ask->answer[i];
        widths.goal = wider(widths.goal, answer->goal);
        widths.chance = wider(widths.chance, chance_of(answer, room));
        widths.method = wider(widths.method, answer->odds.method);
    }
    return widths;
}

/* A line without blanks at its end. */
static void print_line(const struct widths *widths, const char *goal, const char *chance,
                       const char *time, const char *method, const char *advice)
{
    printf("%-*s  %*s", widths->goal, goal, widths->chance, chance);
    if (time)
        printf("  %12s", time);
    if (advice[0])
        printf("  %-*s  %s\n", widths->method, method, advice);
    else
        printf("  %s\n", method);
}

static void write_time(double seconds, char *room, size_t size)
{
    snprintf(room, size, "%.3f ms", seconds * 1e3);
}

void ask_print(const struct ask *ask, bool times)
{
    struct widths widths = find_widths(ask);
    char chance[CHANCE_ROOM], time[32];
    print_line(&widths, "goal", "chance", times ? "time" : NULL, "found", "do next");
    for (int i = 0; i < ask->count; i++) {
        const struct ask_answer *answer = &ask->answer[i];
        write_time(answer->seconds, time, sizeof time);
        print_line(&widths, answer->goal, chance_of(answer, chance), times ? time : NULL,
                   answer->odds.method, answer->odds.advice);
    }
    write_time(ask->seconds, time, sizeof time);
    if (times)
        printf("\n%s before the first answer\n", time);
}

json_t *ask_json(const struct ask *ask, bool times)
{
    json_t *list = json_array();
    for (int i = 0; i < ask->count; i++) {
        const struct ask_answer *answer = &ask->answer[i];
        json_t *object = describe_odds(answer->goal, &answer->odds);
        if (times)
            json_object_set_new(object, "seconds", json_real(answer->seconds));
        json_array_append_new(list, object);
    }
    return list;
}
