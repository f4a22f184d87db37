/* prompt.c: who must do what now, in one line. */
#include "i18n/i18n.h"
#include "games/ciub/explain/describe.h"
#include "games/ciub/json/internal.h"
#include "games/ciub/rules/rules.h"
#include "games/ciub/notation/notation.h"

/* What the player on turn does at each step where that needs no more words. */
static const char *const asks[STEPS] = {
    [STEP_FORESEE] = SPEECH(
        "%s may put the token on a card or remove a card of the top row, or rolls"),
    [STEP_PUT] = SPEECH("%s puts more dice into the tray, or rolls the rest"),
    [STEP_DOWN] = SPEECH("%s chooses the card of the top row that goes down"),
    [STEP_TRADE] = SPEECH("%s may trade dice, or ends the turn"),
};

/* What happens where nobody does anything. */
static const char *const events[STEPS] = {
    [STEP_FIRST] = SPEECH("the starting player is drawn"),
    [STEP_DEAL] = SPEECH("the A cards are dealt"),
    [STEP_REFILL] = SPEECH("a card of the pile is turned up"),
    [STEP_OVER] = SPEECH("the game is over"),
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
        text_format(it->out, say("%s rolls one die again"), it->name);
    else
        text_format(it->out,
                    say_count("%s rolls %d die", "%s rolls %d dice", (unsigned long)dice),
                    it->name, dice);
}

/* 4.5-4.7 */
static const char *act_of(const struct ciub_set *set, const struct ciub_state *state)
{
    uint64_t skulls = state->showing & set->skull;
    uint64_t acting = state->showing & (set->swap | set->reroll | set->adjust);
    if (state->showing == skulls)
        return say("%s has only skulls left, which go into the tray");
    if (state->moved || skulls != 0)
        return acting != 0 ? say("%s may use dice or put them into the tray, and rolls")
                           : say("%s may put dice into the tray, and rolls");
    return acting != 0 ? say("%s uses dice or puts them into the tray")
                       : say("%s puts at least one die into the tray");
}

/* 4.8, 4.10 */
static const char *spell_of(const struct ciub_world *world,
                            const struct ciub_state *state)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = ciub_choices(world, state, list);
    bool gains = choice_verb(list[0]) == VERB_GAIN;
    if (choice_value(list[count - 1]) == CIUB_NONE)
        return gains ? say("%s gains a card or takes nothing")
                     : say("%s can gain no card and takes nothing");
    return gains ? say("%s gains a card or takes a die from the supply")
                 : say("%s can gain no card and takes a die from the supply");
}

/* What is done with the die that was chosen first. */
static const char *target_of(int step)
{
    switch ((enum ciub_step)step) {
    case STEP_SWAP:
        return say("%s chooses the colour to get for the %s");
    case STEP_REROLL:
        return say("%s chooses the die that is rolled again by the %s");
    case STEP_ADJUST:
        return say("%s chooses the die that is turned by the %s");
    case STEP_TURN:
        return say("%s chooses the face to turn the %s to");
    case STEP_TRADE_ONE:
        return say("%s chooses the first of two dice for the %s 2for1");
    default:
        return say("%s chooses the second of two dice for the %s 2for1");
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
        text_format(it->out, say("%s chooses the dice to keep: %d of %d are chosen"),
                    it->name, colours_sum(hand_by_colour(state)), CIUB_KEPT);
        break;
    default:
        if (asks[state->step] != NULL)
            text_format(it->out, say(asks[state->step]), it->name);
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
        text_format(it->out, say("the next card gained brings %s"), set->last_title);
    } else if (state->stage == STAGE_LAST && state->opus != state->turn) {
        text_format(it->out, "; %s",
                    state->step <= STEP_SPELL ? say("last turn: cards of either row")
                                              : say("last turn"));
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
        text_put(out, say(events[state->step]));
        return;
    }
    ciub_seat_write(game_world, state, state->turn, &who);
    ask(&it);
    tell_end(&it);
}
