/* help_now.c: what can be done at this point of a turn and why, for beginners. */
#include "games/seals/guide/internal.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

/* 4.2: by what can be done besides giving up. */
static const char *turn_of(const struct telling *it)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = seals_rules_choices(it->world, it->state, list);
    bool breaks = false, casts = false;
    for (int i = 0; i < count; i++) {
        breaks |= choice_kind(list[i]) == PICK_BREAK;
        casts |= choice_kind(list[i]) == PICK_SCROLL;
    }
    if (breaks)
        return casts ? "now:break-or-cast" : "now:break";
    return casts ? "now:cast" : "now:give-up";
}

static const char *now_of(const struct telling *it)
{
    switch ((enum step)it->state->step) {
    case STEP_PLACE:
        return "now:place";
    case STEP_TAKE:
        return "now:take";
    case STEP_TURN:
        return turn_of(it);
    case STEP_WITH:
        return "now:with";
    case STEP_ABSORB:
        return "now:absorb";
    default:
        return "now:wait";
    }
}

/* While a scroll is used, what it does; but the dice that break a seal, and what becomes
 * of its token, are decided in the same way without a scroll. */
void seals_tell_now(const struct telling *it)
{
    int scroll = spell_scroll(it->state), step = it->state->step;
    if (scroll != SCROLL_NONE && step != STEP_WITH && step != STEP_ABSORB)
        text_format(it->out, "%s\n",
                    seals_spell_gist(scroll_spell(scroll, it->state->circle)));
    else
        help_put("seals", it->out, "%s", now_of(it));
}

void seals_about_now(const struct telling *it)
{
    help_put("seals", it->out, "now");
    seals_tell_now(it);
}
