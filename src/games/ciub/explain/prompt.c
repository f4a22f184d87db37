/* prompt.c: who must do what now, in one line. */
#include "games/ciub/explain/describe.h"
#include "games/ciub/json/internal.h"
#include "games/ciub/notation/notation.h"
#include "games/ciub/rules/rules.h"
#include "i18n/i18n.h"

/* What the player on turn does at each step where that needs no more words. */
static const char *const asks[STEPS] = {
    [STEP_FORESEE] = TR_NOOP(
        "%s may put the token on a card or remove a card of the top row, or rolls"),
    [STEP_PUT] = TR_NOOP("%s puts more dice into the tray, or rolls the rest"),
    [STEP_DOWN] = TR_NOOP("%s chooses the card of the top row that goes down"),
    [STEP_TRADE] = TR_NOOP("%s may trade dice, or ends the turn"),
};

/* What happens where nobody does anything. */
static const char *const events[STEPS] = {
    [STEP_FIRST] = TR_NOOP("the starting player is drawn"),
    [STEP_DEAL] = TR_NOOP("the A cards are dealt"),
    [STEP_REFILL] = TR_NOOP("a card of the pile is turned up"),
    [STEP_OVER] = TR_NOOP("the game is over"),
};

/* One question, and whom it is put to. */
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
        text_format(it->out, tr("%s rolls one die again"), it->name);
    else
        text_format(it->out,
                    tr_count("%s rolls %d die", "%s rolls %d dice", (unsigned long)dice),
                    it->name, dice);
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
static const char *target_of(int step)
{
    switch ((enum ciub_step)step) {
    case STEP_SWAP:
        return tr("%s chooses the colour to get for the %s");
    case STEP_REROLL:
        return tr("%s chooses the die that is rolled again by the %s");
    case STEP_ADJUST:
        return tr("%s chooses the die that is turned by the %s");
    case STEP_TURN:
        return tr("%s chooses the face to turn the %s to");
    case STEP_TRADE_ONE:
        return tr("%s chooses the first of two dice for the %s 2for1");
    default:
        return tr("%s chooses the second of two dice for the %s 2for1");
    }
}

static void ask_target(const struct asking *it)
{
    const struct ciub_state *state = it->state;
    char die[CIUB_KIND_NAME];
    struct text out = text_init(die, sizeof die);
    if (state->step == STEP_TRADE_ONE || state->step == STEP_TRADE_TWO)
        text_put(&out, it->world->set.die[state->source].name);
    else
        ciub_write_die(&it->world->set,
                       state->step == STEP_TURN ? state->target : state->source, &out);
    text_format(it->out, target_of(state->step), it->name, die);
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
        text_format(it->out, tr("%s chooses the dice to keep: %d of %d are chosen"),
                    it->name, colours_sum(hand_by_colour(state)), CIUB_KEPT);
        break;
    default:
        if (asks[state->step] != NULL)
            text_format(it->out, tr(asks[state->step]), it->name);
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
        text_format(it->out, tr("the next card gained brings %s"), set->last_title);
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
    if (events[state->step] != NULL) {
        text_put(out, tr(events[state->step]));
        return;
    }
    ciub_seat_write(game_world, state, state->turn, &who);
    ask(&it);
    tell_end(&it);
}
