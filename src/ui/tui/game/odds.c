/* odds.c: how likely it is to get what one aims at. */
#include <stdlib.h>

#include "i18n/i18n.h"
#include "core/memory.h"
#include "core/odds.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

static void fill_item(struct desk *desk, const struct odds_goal *goal,
                      struct panel_item *item)
{
    const struct match *match = desk->table->match;
    struct odds_answer answer = {0};
    struct reason why = {0};
    struct text text = text_init(item->words, sizeof item->words);
    text_put(&text, goal->name);
    text = text_init(item->remark, sizeof item->remark);
    if (!match->game->odds->ask(desk->oracle, match->world, desk->table->draft,
                                goal->name, ODDS_QUICK, &answer, &why)) {
        text_put(&text, why.text);
        return;
    }
    odds_write_chance(&answer, &text);
    if (answer.advice[0])
        text_format(&text, say("   best: %s"), answer.advice);
}

static bool has_oracle(struct desk *desk)
{
    const struct match *match = desk->table->match;
    if (match->game->odds && !desk->oracle)
        desk->oracle = match->game->odds->oracle_new(match->world);
    return desk->oracle != NULL;
}

void desk_odds(struct desk *desk)
{
    const struct match *match = desk->table->match;
    struct odds_goal goals[ODDS_MAX_GOALS];
    desk->message[0] = '\0';
    int count = 0;
    if (has_oracle(desk))
        count = match->game->odds->goals(match->world, desk->table->draft, goals);
    if (count == 0) {
        desk_say(desk, INK_PLAIN, "%s", say("There are no chances to be told here."));
        return;
    }
    struct panel_item *items = memory_new((size_t)count, sizeof *items);
    int told = 0;
    while (told < count) {
        fill_item(desk, &goals[told], &items[told]);
        told++;
        if (panel_progress(desk->screen, say("Working out chances"),
                           (double)told / count))
            break;
    }
    panel_list(desk->screen, say("How likely it is"), items, told);
    free(items);
}
