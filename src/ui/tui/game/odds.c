/* odds.c: the odds of reaching a goal. */
#include <stdlib.h>

#include "core/memory.h"
#include "core/odds.h"
#include "i18n/i18n.h"
#include "ui/tui/game/controller.h"
#include "ui/tui/panel/panel.h"

static void fill_item(struct controller *controller, const struct odds_goal *goal,
                      struct panel_item *item)
{
    const struct match *match = controller->table->match;
    struct odds_answer answer = {0};
    struct reason why = {0};
    struct text text = text_init(item->words, sizeof item->words);
    text_put(&text, goal->name);
    text = text_init(item->remark, sizeof item->remark);
    if (!match->game->odds->ask(controller->oracle, match->world,
                                controller->table->draft, goal->name, ODDS_QUICK, &answer,
                                &why)) {
        text_put(&text, why.text);
        return;
    }
    odds_write_chance(&answer, &text);
    if (answer.advice[0])
        text_format(&text, tr("   best: %s"), answer.advice);
}

static bool has_oracle(struct controller *controller)
{
    const struct match *match = controller->table->match;
    if (match->game->odds && !controller->oracle)
        controller->oracle = match->game->odds->oracle_new(match->world);
    return controller->oracle != NULL;
}

void controller_odds(struct controller *controller)
{
    const struct match *match = controller->table->match;
    struct odds_goal goals[ODDS_MAX_GOALS];
    controller->message[0] = '\0';
    int count = 0;
    if (has_oracle(controller))
        count = match->game->odds->goals(match->world, controller->table->draft, goals);
    if (count == 0) {
        controller_note(controller, tr("There are no chances to be told here."));
        return;
    }
    struct panel_item *items = memory_new((size_t)count, sizeof *items);
    int filled = 0;
    while (filled < count) {
        fill_item(controller, &goals[filled], &items[filled]);
        filled++;
        if (panel_progress(controller->screen, tr("Working out chances"),
                           (double)filled / count))
            break;
    }
    panel_list(controller->screen, tr("How likely it is"), items, filled);
    free(items);
}
