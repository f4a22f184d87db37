/* odds.c: odds, in the words of the game. */
#include <string.h>

#include "core/odds.h"
#include "i18n/i18n.h"
#include "ui/plain/internal.h"

static const char *name_of(const struct odds *odds, const char *goal)
{
    return odds->any != NULL && strcmp(goal, "any") == 0 ? tr(odds->any) : goal;
}

/* One decimal is enough for people. */
static void write_chance(const struct odds_answer *answer, struct text *out)
{
    char column[64];
    struct text text = text_init(column, sizeof column);
    odds_write_column(answer, &text);
    if (strchr(column, '?') != NULL)
        odds_write_chance(answer, out);
    else
        text_put(out, column + strspn(column, " "));
}

static void print_answer(struct plain *plain, const char *goal,
                         const struct odds_answer *answer)
{
    char chance[64];
    struct text out = text_init(chance, sizeof chance);
    const char *name = name_of(plain->odds, goal);
    write_chance(answer, &out);
    if (answer->advice[0] != '\0')
        plain_print(plain, tr("%s: %s. Next: %s."), name, chance, answer->advice);
    else
        plain_print(plain, "%s: %s.", name, chance);
}

static bool ask(struct plain *plain, const char *goal, struct odds_answer *answer,
                struct reason *why)
{
    *answer = (struct odds_answer){0};
    return plain->odds->ask(plain->oracle, plain_world(plain), plain_state(plain), goal,
                            ODDS_QUICK, answer, why);
}

/* Goals without an answer are omitted unless asked for by name; what is certain takes one
 * line. */
static void print_all(struct plain *plain)
{
    struct odds_goal goal[ODDS_MAX_GOALS];
    struct reason why = {"", ""};
    int count = plain->odds->goals(plain_world(plain), plain_state(plain), goal);
    char certain[PLAIN_SENTENCE];
    struct text list = text_init(certain, sizeof certain);
    int printed = 0;
    for (int i = 0; i < count; i++) {
        struct odds_answer answer;
        if (!ask(plain, goal[i].name, &answer, &why))
            continue;
        if (printed++ == 0)
            plain_print(plain, "%s:", tr(plain->odds->title));
        if (!answer.exact || answer.low < 1) {
            print_answer(plain, goal[i].name, &answer);
            continue;
        }
        text_put(&list, list.length > 0 ? ", " : "");
        text_put(&list, name_of(plain->odds, goal[i].name));
    }
    if (list.length > 0)
        plain_print(plain, tr("Certain: %s."), certain);
    if (printed == 0 && why.text[0] != '\0')
        plain_print_reason(plain, &why);
    else if (printed == 0)
        plain_print(plain, tr("Nothing depends on dice here."));
}

void plain_odds(struct plain *plain, const char *rest)
{
    const struct odds *odds = plain_game_of(plain)->odds;
    struct odds_answer answer;
    struct reason why = {"", ""};
    if (odds == NULL) {
        plain_print(plain, tr("This game has no odds to ask for."));
        return;
    }
    if (plain->oracle == NULL)
        plain->oracle = odds->oracle_new(plain_world(plain));
    plain->odds = odds;
    if (plain->oracle == NULL)
        plain_print(plain, tr("There is not enough memory for the odds."));
    else if (rest[0] == '\0')
        print_all(plain);
    else if (ask(plain, rest, &answer, &why))
        print_answer(plain, rest, &answer);
    else
        plain_print_reason(plain, &why);
}
