/* why_not.c: why pointing at something does not make a choice now. */
#include "games/ciub/guide/why_not.h"

#include <string.h>

#include "core/bag.h"
#include "games/ciub/ciub.h"
#include "i18n/i18n.h"

/* 4.11: the white die is for one that does not show 2for1, as long as there is one. */
static void tell_whiten(const struct asking *ask, int number)
{
    int colour = number / 2;
    if (number % 2 && ask->state->plain[colour] > 0)
        reason_set(ask->why, "4.11",
                   "a %s die that does not show 2:1 goes first: choose that one",
                   tr(ask->world->set.die[colour].name));
    else
        ciub_tell_verdict(ask, VERB_WHITEN, colour);
}

static void tell_trade(const struct asking *ask, int number)
{
    const char *colour = tr(ask->world->set.die[number / 2].name);
    if (number % 2)
        ciub_tell_verdict(ask, VERB_TRADE, number / 2);
    else
        reason_set(ask->why, "4.11", "a %s die that shows 2:1 in the tray is needed",
                   colour);
}

/* A word and what it is to be done with, each of which is good for something. */
static void tell_pair(const struct asking *ask, int verb, struct ciub_thing with)
{
    bool card = (verb == VERB_TOKEN || verb == VERB_REMOVE) && with.sort == SORT_CARD;
    bool die = verb >= VERB_SWAP && verb <= VERB_ADJUST && with.sort == SORT_DIE;
    if (card || die)
        ciub_tell_verdict(ask, verb, with.value);
    else if (verb == VERB_PUT && with.sort == SORT_DIE)
        reason_set(ask->why, "4.6", "to put the %s %s into the tray, just choose it",
                   tr(ask->world->set.die[kind_colour(with.value)].name),
                   ciub_look_label(&ask->world->set, with.value));
    else if (verb == VERB_TRADE && with.sort == SORT_HAND)
        tell_trade(ask, with.value);
    else if (verb == VERB_WHITEN && with.sort == SORT_HAND)
        tell_whiten(ask, with.value);
    else
        ciub_tell_ask(ask);
}

/* 4.9: each of them could be given back. */
static void tell_too_many(const struct asking *ask, const char *things)
{
    int dice = ciub_given_back(ask->state);
    struct bag bag;
    if (bag_fill(&bag, things) && bag.count <= dice)
        reason_set(ask->why, "4.9", "the tray does not have that many of these dice");
    else
        reason_set(ask->why, "4.9", "you keep five dice: no more than %d can go back",
                   dice);
}

/* Things that could all be pointed at, but not together. No choice has more than two. */
static void tell_together(const struct asking *ask, const char *things)
{
    struct reader in = reader_init(things, strlen(things));
    char name[2][WORD_SIZE];
    struct ciub_thing thing[2];
    for (int i = 0; i < 2; i++) {
        reader_word(&in, name[i]);
        thing[i] = ciub_thing_read(ask->world, name[i], false);
    }
    bool two = reader_at_end(&in);
    if (ask->state->step == STEP_KEEP)
        tell_too_many(ask, things);
    else if (two && thing[0].sort == SORT_WORD)
        tell_pair(ask, thing[0].value, thing[1]);
    else if (two && thing[1].sort == SORT_WORD)
        tell_pair(ask, thing[1].value, thing[0]);
    else
        ciub_tell_ask(ask);
}

void ciub_why_not(const void *world, const void *state, const char *things,
                  struct reason *why)
{
    const struct asking ask = {.world = world, .state = state, .why = why};
    char misfit[WORD_SIZE];
    *why = (struct reason){.rule = "", .text = ""};
    if (guide_things_fit(&ciub_game, world, state, things))
        return;
    if (ciub_actor(world, state) < 0)
        ciub_tell_ask(&ask);
    else if (guide_things_misfit(&ciub_game, world, state, things, misfit))
        ciub_tell_why_thing(&ask, misfit);
    else
        tell_together(&ask, things);
}
