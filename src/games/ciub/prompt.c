/* prompt.c: who must do what now, in one line. */
#include "games/ciub/describe.h"
#include "games/ciub/rules.h"
#include "games/ciub/text.h"

/* What the player on turn does at each step where that needs no more words. */
static const char *const asks[STEPS] = {
    [STEP_FIRST] = "the starting player is drawn",
    [STEP_DEAL] = "the A cards are dealt",
    [STEP_REFILL] = "a card of the pile is turned up",
    [STEP_FORESEE] = (" may put the token on a card or remove a card of the top row, "
                      "or rolls"),
    [STEP_PUT] = " puts more dice into the tray, or rolls the rest",
    [STEP_DOWN] = " chooses the card of the top row that goes down",
    [STEP_TRADE] = " may trade dice, or ends the turn",
    [STEP_OVER] = "the game is over",
};

static void put_die(const struct ciub_world *world, int kind, struct text *out)
{
    text_put(out, "the ");
    ciub_write_die(&world->set, kind, out);
}

static void ask_roll(const struct ciub_state *state, struct text *out)
{
    int dice = colours_sum(colours_load(state->rolling));
    if (state->single)
        text_put(out, " rolls one die again");
    else
        text_format(out, " rolls %d %s", dice, dice == 1 ? "die" : "dice");
}

/* 4.5-4.7 */
static void ask_act(const struct ciub_world *world, const struct ciub_state *state,
                    struct text *out)
{
    const struct ciub_set *set = &world->set;
    uint64_t skulls = state->showing & set->skull;
    uint64_t acting = state->showing & (set->swap | set->reroll | set->adjust);
    if (state->showing == skulls) {
        text_put(out, " has only skulls left, which go into the tray");
        return;
    }
    if (state->moved || skulls != 0)
        text_put(out, acting != 0 ? " may use dice or put them into the tray, and rolls"
                                  : " may put dice into the tray, and rolls");
    else
        text_put(out, acting != 0 ? " uses dice or puts them into the tray"
                                  : " puts at least one die into the tray");
}

/* 4.8, 4.10 */
static void ask_spell(const struct ciub_world *world, const struct ciub_state *state,
                      struct text *out)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = ciub_choices(world, state, list);
    bool gains = choice_verb(list[0]) == VERB_GAIN;
    bool takes = choice_value(list[count - 1]) != CIUB_NONE;
    text_put(out, gains ? " gains a card or takes " : " can gain no card and takes ");
    text_put(out, takes ? "a die of the supply" : "nothing");
}

/* 4.9 */
static void ask_keep(const struct ciub_state *state, struct text *out)
{
    int kept = colours_sum(hand_by_colour(state));
    text_format(out, " chooses the dice to keep: %d of %d are chosen", kept, CIUB_KEPT);
}

/* What is done with the die that was chosen first. */
static void ask_target(const struct ciub_world *world, const struct ciub_state *state,
                       struct text *out)
{
    switch ((enum ciub_step)state->step) {
    case STEP_SWAP:
        text_put(out, " chooses the colour to get for ");
        put_die(world, state->source, out);
        break;
    case STEP_REROLL:
        text_put(out, " chooses the die that is rolled again by ");
        put_die(world, state->source, out);
        break;
    case STEP_ADJUST:
        text_put(out, " chooses the die that is turned by ");
        put_die(world, state->source, out);
        break;
    case STEP_TURN:
        text_put(out, " chooses the face to turn ");
        put_die(world, state->target, out);
        text_put(out, " to");
        break;
    default:
        text_format(out, " chooses the %s of two dice for the %s 2for1",
                    state->step == STEP_TRADE_ONE ? "first" : "second",
                    world->set.die[state->source].name);
        break;
    }
}

static void ask(const struct ciub_world *world, const struct ciub_state *state,
                struct text *out)
{
    switch ((enum ciub_step)state->step) {
    case STEP_ROLL:
        ask_roll(state, out);
        break;
    case STEP_ACT:
        ask_act(world, state, out);
        break;
    case STEP_SPELL:
        ask_spell(world, state, out);
        break;
    case STEP_KEEP:
        ask_keep(state, out);
        break;
    default:
        if (asks[state->step] != NULL)
            text_put(out, asks[state->step]);
        else
            ask_target(world, state, out);
        break;
    }
}

/* 5.1: what is different near the end. Whoever took D just finishes the turn. */
static void tell_end(const struct ciub_world *world, const struct ciub_state *state,
                     struct text *out)
{
    if (state->stage == STAGE_ENDING)
        text_format(out, "; the next card gained brings %s",
                    world->set.card[world->set.cards - 1].name);
    else if (state->stage == STAGE_LAST && state->opus != state->turn)
        text_put(out, state->step <= STEP_SPELL ? "; last turn: cards of either row"
                                                : "; last turn");
}

void ciub_prompt(const void *game_world, const void *game_state, struct text *out)
{
    const struct ciub_state *state = game_state;
    bool nobody = state->step <= STEP_DEAL || state->step == STEP_REFILL ||
                  state->step == STEP_OVER;
    if (!nobody)
        ciub_seat_write(game_world, state, state->turn, out);
    ask(game_world, state, out);
    if (!nobody)
        tell_end(game_world, state, out);
}
