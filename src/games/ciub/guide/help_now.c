/* help_now.c: what can be done at this point of a turn and why, for beginners. */
#include "games/ciub/guide/internal.h"
#include "games/ciub/rules/phase2.h"
#include "i18n/i18n.h"

static const char *foresee_of(const struct telling *it)
{
    return it->state->token[it->seat] == CIUB_NONE ? "now:foresee" : "now:foresee-again";
}

static const char *act_of(const struct telling *it)
{
    const struct acts acts = acts_find(it->world, it->state);
    if (only_skulls(it->world, it->state))
        return "now:skulls";
    if (it->state->moved || (it->state->showing & it->set->skull) != 0)
        return acts.actions != 0 ? "now:act-or-roll"
               : acts.puts != 0  ? "now:put-or-roll"
                                 : "now:roll";
    if (acts.actions != 0)
        return "now:act";
    return acts.puts != 0 ? "now:put" : "now:roll";
}

/* 5.1: no turn of this player follows. */
static bool is_last(const struct telling *it)
{
    return it->state->stage == STAGE_LAST;
}

static const char *spell_of(const struct telling *it)
{
    choice_t list[GAME_MAX_CHOICES];
    ciub_choices(it->world, it->state, list);
    if (choice_verb(list[0]) == VERB_GAIN)
        return is_last(it) ? "now:gain-last" : "now:gain";
    return is_last(it) ? "now:take-last" : "now:take";
}

static const char *trade_of(const struct telling *it)
{
    if (colours_load(it->state->paired) != 0)
        return is_last(it) ? "now:trade-last" : "now:trade";
    return is_last(it) ? "now:end-last" : "now:end";
}

static const char *now_of(const struct telling *it)
{
    switch ((enum ciub_step)it->state->step) {
    case STEP_FORESEE:
        return foresee_of(it);
    case STEP_ACT:
        return act_of(it);
    case STEP_SWAP:
        return "now:swap";
    case STEP_REROLL:
        return "now:reroll";
    case STEP_ADJUST:
    case STEP_TURN:
        return "now:adjust";
    case STEP_PUT:
        return "now:more";
    case STEP_SPELL:
        return spell_of(it);
    case STEP_DOWN:
        return "now:down";
    case STEP_KEEP:
        return is_last(it) ? "now:keep-last" : "now:keep";
    case STEP_TRADE:
        return trade_of(it);
    case STEP_TRADE_ONE:
    case STEP_TRADE_TWO:
        return "now:bought";
    default:
        return "now:wait";
    }
}

/* Says whom a waiting player waits for. */
void ciub_tell_now(const struct telling *it)
{
    if (it->state->step == STEP_OVER)
        tr_put(it->out, "The game is over.\n");
    else if (it->you >= 0 && it->you != ciub_actor(it->world, it->state))
        help_put("ciub", it->out, "now:wait");
    else
        help_put("ciub", it->out, "%s", now_of(it));
    if (it->state->step >= STEP_FORESEE && it->you != it->state->turn &&
        it->state->step != STEP_OVER)
        tr_put(it->out, "It is the turn of Player %d.\n", it->state->turn + 1);
}

void ciub_about_now(const struct telling *it)
{
    help_put("ciub", it->out, "now");
    help_put("ciub", it->out, "%s", now_of(it));
}
