/* prompt.c: who must do what now, in one line. */
#include "games/ciub/explain/describe.h"
#include "games/ciub/json/json.h"
#include "games/ciub/notation/notation.h"
#include "games/ciub/rules/rules.h"
#include "i18n/i18n.h"

/* A question, and the name of the player who is asked. */
struct asking {
    const struct ciub_world *world;
    const struct ciub_state *state;
    const char *name;
    struct text *out;
};

static void ask_roll(const struct asking *it)
{
    int dice = colours_sum(colours_load(it->state->rolling));
    if (it->state->single)
        tr_put(it->out, "%s rolls one die again", it->name);
    else
        tr_put_count(it->out, dice, "%s rolls %d die", "%s rolls %d dice", it->name,
                     dice);
}

/* 4.5-4.7 */
static const char *act_of(const struct ciub_set *set, const struct ciub_state *state)
{
    uint64_t skulls = state->showing & set->skull;
    uint64_t acting = state->showing & (set->swap | set->reroll | set->adjust);
    if (state->showing == skulls)
        return tr("%s has only skulls left, which go into the tray");
    if (state->moved || skulls != 0)
        return acting != 0 ? tr("%s may use dice or put them into the tray, and rolls")
                           : tr("%s may put dice into the tray, and rolls");
    return acting != 0 ? tr("%s uses dice or puts them into the tray")
                       : tr("%s puts at least one die into the tray");
}

/* 4.8, 4.10 */
static const char *spell_of(const struct ciub_world *world,
                            const struct ciub_state *state)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = ciub_choices(world, state, list);
    bool gains = choice_verb(list[0]) == VERB_GAIN;
    if (choice_value(list[count - 1]) == CIUB_NONE)
        return gains ? tr("%s gains a card or takes nothing")
                     : tr("%s can gain no card and takes nothing");
    return gains ? tr("%s gains a card or takes a die from the supply")
                 : tr("%s can gain no card and takes a die from the supply");
}

/* What is done with the die that was chosen first. */
static void ask_target(const struct asking *it)
{
    const struct ciub_state *state = it->state;
    char die[STATE_NAME_SIZE];
    struct text out = text_init(die, sizeof die);
    if (state->step == STEP_TRADE_ONE || state->step == STEP_TRADE_TWO)
        text_put(&out, it->world->set.die[state->source].name);
    else
        ciub_write_die(&it->world->set,
                       state->step == STEP_TURN ? state->target : state->source, &out);
    text_format(it->out, tr(step_info(state)->ask), it->name, die);
}

static void ask(const struct asking *it)
{
    const struct ciub_state *state = it->state;
    switch ((enum ciub_step)state->step) {
    case STEP_ROLL:
        ask_roll(it);
        break;
    case STEP_ACT:
        text_format(it->out, act_of(&it->world->set, state), it->name);
        break;
    case STEP_SPELL:
        text_format(it->out, spell_of(it->world, state), it->name);
        break;
    case STEP_KEEP: /* 4.9 */
        tr_put(it->out, "%s chooses the dice to keep: %d of %d are chosen", it->name,
               colours_sum(hand_by_colour(state)), CIUB_KEPT);
        break;
    default:
        if (state->source == CIUB_NONE)
            text_format(it->out, tr(step_info(state)->ask), it->name);
        else
            ask_target(it);
        break;
    }
}

/* 5.1: what is different near the end. Whoever took D just finishes the turn. */
static void tell_end(const struct asking *it)
{
    const struct ciub_set *set = &it->world->set;
    const struct ciub_state *state = it->state;
    if (state->stage == STAGE_ENDING) {
        text_put(it->out, "; ");
        tr_put(it->out, "the next card gained brings %s", set->last_title);
    } else if (state->stage == STAGE_LAST && state->opus != state->turn) {
        text_format(it->out, "; %s",
                    state->step <= STEP_SPELL ? tr("last turn: cards of either row")
                                              : tr("last turn"));
    }
}

void ciub_prompt(const void *game_world, const void *game_state, struct text *out)
{
    const struct ciub_state *state = game_state;
    char name[WORD_SIZE];
    struct text who = text_init(name, sizeof name);
    const struct asking it = {
        .world = game_world, .state = state, .name = name, .out = out};
    if (ciub_actor(game_world, state) < 0 && state->step != STEP_ROLL) {
        text_put(out, tr(step_info(state)->now));
        return;
    }
    ciub_seat_write(game_world, state, state->turn, &who);
    ask(&it);
    tell_end(&it);
}
