/* prompt.c: what a player is called, and who must do what now, in one line. */
#include <string.h>

#include "core/bag.h"
#include "games/ciub/explain/describe.h"
#include "games/ciub/json/json.h"
#include "games/ciub/notation/notation.h"
#include "games/ciub/rules/phase2.h"
#include "games/ciub/rules/rules.h"
#include "i18n/i18n.h"

void ciub_seat_write(const void *world, const void *state, int seat, struct text *out)
{
    (void)world;
    (void)state;
    tr_put(out, "Player %d", seat + 1);
}

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
static const char *act_of(const struct ciub_world *world, const struct ciub_state *state)
{
    const struct acts acts = acts_find(world, state);
    if (only_skulls(world, state))
        return tr("%s: only skulls are left, which go into the tray");
    if (acts.actions == 0 && acts.puts == 0)
        return tr("%s: roll again");
    if (acts.can_go_on != 0)
        return acts.actions != 0
                   ? tr("%s: use dice or put them into the tray, or roll again")
                   : tr("%s: put dice into the tray, or roll again");
    return acts.actions != 0 ? tr("%s: use dice or put them into the tray")
                             : tr("%s: put at least one die into the tray");
}

/* 4.8, 4.10 */
static const char *spell_of(const struct ciub_world *world,
                            const struct ciub_state *state)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = ciub_choices(world, state, list);
    bool gains = choice_verb(list[0]) == VERB_GAIN;
    if (choice_value(list[count - 1]) == CIUB_NONE)
        return gains ? tr("%s: gain a card, or take nothing")
                     : tr("%s: the tray fulfils no card, and there is no die to take");
    return gains ? tr("%s: gain a card, or take a die from the supply")
                 : tr("%s: the tray fulfils no card, so take a die from the supply");
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

/* 4.9 */
static void ask_keep(const struct asking *it, int picked)
{
    int left = ciub_given_back(it->state) - picked;
    if (picked > 0)
        tr_put_count(it->out, left, "%s: choose %d more die to give back",
                     "%s: choose %d more dice to give back", it->name, left);
    else if (left == 1)
        tr_put(it->out, "%s: choose the die to give back", it->name);
    else
        tr_put_count(it->out, left, "%s: choose %d die to give back",
                     "%s: choose %d dice to give back", it->name, left);
}

static void ask(const struct asking *it)
{
    const struct ciub_state *state = it->state;
    switch ((enum ciub_step)state->step) {
    case STEP_ROLL:
        ask_roll(it);
        break;
    case STEP_ACT:
        text_format(it->out, act_of(it->world, state), it->name);
        break;
    case STEP_SPELL:
        text_format(it->out, spell_of(it->world, state), it->name);
        break;
    case STEP_KEEP:
        ask_keep(it, 0);
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
    int points = set->card[set->cards - 1].points;
    if (state->stage == STAGE_ENDING) {
        text_put(it->out, "; ");
        tr_put_count(it->out, points, "the next card gained also brings %s, %d point",
                     "the next card gained also brings %s, %d points", set->last_title,
                     points);
    } else if (state->stage == STAGE_LAST && state->opus != state->turn) {
        text_format(it->out, "; %s",
                    state->step <= STEP_SPELL
                        ? tr("the last turn: cards of both rows can be gained")
                        : tr("the last turn"));
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

static const char *ask_of_word(const char *picked)
{
    for (int verb = 0; verb < VERBS; verb++) {
        const struct ciub_verb_info *info = &ciub_verb_table[verb];
        if (info->ask != NULL && strcmp(picked + strlen("word:"), info->button) == 0)
            return tr(info->ask);
    }
    return NULL;
}

/* Dice to give back, or a word that needs a card or a die. */
void ciub_ask(const void *game_world, const void *game_state, const char *picked,
              struct text *out)
{
    const struct ciub_state *state = game_state;
    char name[WORD_SIZE];
    struct text who = text_init(name, sizeof name);
    const struct asking it = {
        .world = game_world, .state = state, .name = name, .out = out};
    struct bag bag;
    ciub_seat_write(game_world, state, state->turn, &who);
    if (state->step == STEP_KEEP && bag_fill(&bag, picked))
        ask_keep(&it, bag.count);
    const char *words = strncmp(picked, "word:", 5) == 0 ? ask_of_word(picked) : NULL;
    if (words != NULL)
        text_format(out, words, name);
}
