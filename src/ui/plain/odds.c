/* odds.c: odds, in the words of the game. */
#include "core/odds.h"
#include "i18n/i18n.h"
#include "ui/plain/internal.h"

static bool print_goal(struct plain *plain, const char *goal, struct reason *why)
{
    struct odds_answer answer = {0};
    char chance[64];
    struct text out = text_init(chance, sizeof chance);
    if (!plain_game_of(plain)->odds->ask(plain->oracle, plain_world(plain),
                                         plain_state(plain), goal, ODDS_QUICK, &answer,
                                         why))
        return false;
    odds_write_chance(&answer, &out);
    if (answer.advice[0] != '\0')
        plain_print(plain, tr("%s: %s. Next: %s."), goal, chance, answer.advice);
    else
        plain_print(plain, "%s: %s.", goal, chance);
    return true;
}

/* Goals without an answer are omitted unless asked for by name. */
static void print_all(struct plain *plain)
{
    struct odds_goal goal[ODDS_MAX_GOALS];
    struct reason why = {"", ""};
    int count =
        plain_game_of(plain)->odds->goals(plain_world(plain), plain_state(plain), goal);
    int printed = 0;
    for (int i = 0; i < count; i++)
        printed += print_goal(plain, goal[i].name, &why);
    if (printed == 0 && why.text[0] != '\0')
        plain_print_reason(plain, &why);
    else if (printed == 0)
        plain_print(plain, tr("Nothing depends on dice here."));
}

void plain_odds(struct plain *plain, const char *rest)
{
    const struct odds *odds = plain_game_of(plain)->odds;
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
    else if (!print_goal(plain, rest, &why))
        plain_print_reason(plain, &why);
}
