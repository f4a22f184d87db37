/* odds.c: the odds of reaching goals, the likeliest first. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/odds.h"
#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

struct goal {
    char name[ODDS_GOAL];
    char title[200];           /* what it is, if that says more than the name */
    char things[GUIDE_THINGS]; /* on the table, joined by spaces */
    struct odds_answer answer;
    struct reason why; /* there is no answer */
};

struct goals {
    struct controller *controller;
    struct goal *goal;
    int count;
};

/* A goal is named after cards or spaces. */
static void find_things(const struct table *table, struct goal *goal)
{
    static const char *const kinds[] = {"card", "space"};
    const struct match *match = table->match;
    const char *at = goal->name;
    char word[GUIDE_THING], thing[2 * GUIDE_THING], help[GUIDE_HELP];
    struct text things = text_init(goal->things, sizeof goal->things);
    while (match->game->guide && controller_next_thing(&at, word))
        for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
            struct text about = text_init(help, sizeof help);
            snprintf(thing, sizeof thing, "%s:%s", kinds[i], word);
            if (!match->game->guide->about(match->world, table->draft, thing, &about))
                continue;
            struct text title = text_init(goal->title, sizeof goal->title);
            text_put_n(&title, help, strcspn(help, "\n"));
            text_space(&things);
            text_put(&things, thing);
        }
    if (strchr(goal->name, ' ') || strstr(goal->title, goal->name))
        goal->title[0] = '\0';
}

static void ask(struct controller *controller, struct goal *goal)
{
    const struct match *match = controller->table->match;
    find_things(controller->table, goal);
    if (!match->game->odds->ask(controller->oracle, match->world,
                                controller->table->draft, goal->name, ODDS_QUICK,
                                &goal->answer, &goal->why))
        goal->answer.low = goal->answer.high = -1;
}

static bool is_certain(const struct goal *goal)
{
    return goal->answer.exact && goal->answer.low >= 1;
}

/* What the dice decide comes first. */
static int by_chance(const void *left, const void *right)
{
    const struct goal *one = left, *other = right;
    if (is_certain(one) != is_certain(other))
        return is_certain(one) ? 1 : -1;
    if (one->answer.low != other->answer.low)
        return one->answer.low < other->answer.low ? 1 : -1;
    return strcmp(one->name, other->name);
}

/* --- the list ----------------------------------------------------------------------- */

static void pad(struct text *out, int used, int width)
{
    text_format(out, "%*s", used < width ? width - used : 0, "");
}

static const char *name_of(const struct controller *controller, const struct goal *goal)
{
    const char *any = controller->game->odds->any;
    return any && strcmp(goal->name, "any") == 0 ? tr(any) : goal->name;
}

static void write_advice(const struct controller *controller, const struct goal *goal,
                         struct text *out)
{
    const struct match *match = controller->table->match;
    char words[2 * ODDS_ADVICE];
    struct text text = text_init(words, sizeof words);
    view_write_words(match->game, match->world, controller->table->draft,
                     goal->answer.advice, &text);
    text_format(out, tr("best: %s"), words);
}

static void fill_item(const struct controller *controller, const struct goal *goal,
                      int name, int title, struct panel_item *item)
{
    const struct canvas *canvas = &controller->screen->canvas;
    const char *called = name_of(controller, goal);
    struct text text = text_init(item->words, sizeof item->words);
    struct text remark = text_init(item->remark, sizeof item->remark);
    if (goal->answer.low < 0)
        text_put(&text, "       -");
    else
        odds_write_column(&goal->answer, &text);
    text_put(&text, "  ");
    if (called[0]) {
        text_put(&text, called);
        pad(&text, canvas_columns(canvas, called), name);
        text_put(&text, "  ");
    }
    if (goal->answer.low < 0)
        text_put(&remark, goal->why.text);
    else if (goal->answer.advice[0])
        write_advice(controller, goal, &remark);
    if (goal->title[0]) {
        text_put(&text, goal->title);
        pad(&text, canvas_columns(canvas, goal->title), title);
    }
}

static struct panel_item *make_items(const struct goals *goals)
{
    const struct canvas *canvas = &goals->controller->screen->canvas;
    struct panel_item *items = memory_new((size_t)goals->count, sizeof *items);
    int name = 0, title = 0;
    for (int i = 0; i < goals->count; i++) {
        const struct goal *goal = &goals->goal[i];
        int columns = canvas_columns(canvas, name_of(goals->controller, goal));
        name = columns > name ? columns : name;
        columns = canvas_columns(canvas, goal->title);
        title = goal->name[0] && columns > title ? columns : title;
    }
    for (int i = 0; i < goals->count; i++)
        fill_item(goals->controller, &goals->goal[i], name, title, &items[i]);
    return items;
}

/* All that is certain is one row at the end. */
static void join_certain(struct goals *goals)
{
    int first = 0;
    while (first < goals->count && !is_certain(&goals->goal[first]))
        first++;
    if (first >= goals->count)
        return;
    struct goal *row = &goals->goal[first];
    struct goal all = {.answer = row->answer};
    struct text names = text_init(all.title, sizeof all.title);
    struct text things = text_init(all.things, sizeof all.things);
    for (int i = first; i < goals->count; i++) {
        text_put(&names, i > first ? ", " : "");
        text_put(&names, name_of(goals->controller, &goals->goal[i]));
        text_space(&things);
        text_put(&things, goals->goal[i].things);
    }
    all.answer.advice[0] = '\0';
    *row = all;
    goals->count = first + 1;
}

static void look(void *context, int index)
{
    const struct goals *goals = context;
    controller_look_at(goals->controller, goals->goal[index].things);
}

static void show(struct goals *goals)
{
    struct controller *controller = goals->controller;
    struct panel_look beside = {look, goals};
    qsort(goals->goal, (size_t)goals->count, sizeof *goals->goal, by_chance);
    join_certain(goals);
    struct panel_item *items = make_items(goals);
    bool names = controller->names;
    controller->names = true; /* of all that the list names */
    panel_look(controller->screen, tr(controller->game->odds->title),
               tr("arrows: look   Esc: back"), items, goals->count, &beside);
    controller->names = names;
    controller->looking = false;
    free(items);
}

/* --- the question ------------------------------------------------------------------- */

static bool has_oracle(struct controller *controller)
{
    const struct match *match = controller->table->match;
    if (match->game->odds && !controller->oracle)
        controller->oracle = match->game->odds->oracle_new(match->world);
    return controller->oracle != NULL;
}

static int find_goals(const struct controller *controller, struct odds_goal *list)
{
    const struct match *match = controller->table->match;
    if (!match->game->odds)
        return 0;
    return match->game->odds->goals(match->world, controller->table->draft, list);
}

bool controller_has_odds(const struct controller *controller)
{
    struct odds_goal list[ODDS_MAX_GOALS];
    return find_goals(controller, list) > 0;
}

void controller_odds(struct controller *controller)
{
    struct odds_goal list[ODDS_MAX_GOALS];
    controller->message[0] = '\0';
    int count = has_oracle(controller) ? find_goals(controller, list) : 0;
    if (count == 0) {
        controller_note(controller,
                        tr("No odds to show here: nothing you can choose now "
                           "leads to a roll that could bring you something."));
        return;
    }
    struct goals goals = {.controller = controller,
                          .goal = memory_new((size_t)count, sizeof *goals.goal)};
    while (goals.count < count) {
        struct goal *goal = &goals.goal[goals.count];
        memcpy(goal->name, list[goals.count++].name, sizeof goal->name);
        ask(controller, goal);
        if (panel_progress(controller->screen, tr("Working out chances"),
                           (double)goals.count / count))
            break;
    }
    show(&goals);
    free(goals.goal);
}
