/* odds.c: how likely something is, in the words of the game. */
#include "core/odds.h"
#include "i18n/i18n.h"
#include "ui/plain/internal.h"

static bool tell_goal(struct plain *plain, const char *goal, struct reason *why)
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
        plain_tell(plain, tr("%s: %s. Next: %s."), goal, chance, answer.advice);
    else
        plain_tell(plain, "%s: %s.", goal, chance);
    return true;
}

/* A goal that nobody asked for by name is left out when it has no answer. */
static void tell_all(struct plain *plain)
{
    struct odds_goal goal[ODDS_MAX_GOALS];
    struct reason why = {"", ""};
    int count =
        plain_game_of(plain)->odds->goals(plain_world(plain), plain_state(plain), goal);
    int told = 0;
    for (int i = 0; i < count; i++)
        told += tell_goal(plain, goal[i].name, &why);
    if (told == 0 && why.text[0] != '\0')
        plain_tell_reason(plain, &why);
    else if (told == 0)
        plain_tell(plain, tr("Nothing depends on dice here."));
}

void plain_odds(struct plain *plain, const char *rest)
{
    const struct odds *odds = plain_game_of(plain)->odds;
    struct reason why = {"", ""};
    if (odds == NULL) {
        plain_tell(plain, tr("This game has no odds to ask for."));
        return;
    }
    if (plain->oracle == NULL)
        plain->oracle = odds->oracle_new(plain_world(plain));
    plain->odds = odds;
    if (plain->oracle == NULL)
        plain_tell(plain, tr("There is not enough memory for the odds."));
    else if (rest[0] == '\0')
        tell_all(plain);
    else if (!tell_goal(plain, rest, &why))
        plain_tell_reason(plain, &why);
}
