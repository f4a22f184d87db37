/* why_not.c: why pointing at something does not make a choice now. */
#include "games/ciub/guide/why_not.h"

#include <string.h>

#include "i18n/i18n.h"

/* No choice has more things than this. */
enum { MOST_THINGS = 2 };

/* The things that were pointed at; when there are more than any choice has, the count is
 * MOST_THINGS + 1 and the others are left out. */
struct pointed {
    char name[MOST_THINGS + 1][WORD_SIZE];
    int count;
};

/* Letters count as they are, small or capital. What is too long to be a thing is cut, and
 * is none either way. */
static struct pointed read_pointed(const char *things)
{
    struct pointed pointed = {.count = 0};
    things += strspn(things, " ");
    while (*things != '\0' && pointed.count <= MOST_THINGS) {
        size_t length = strcspn(things, " ");
        struct text out = text_init(pointed.name[pointed.count++], WORD_SIZE);
        text_put_n(&out, things, length);
        things += length;
        things += strspn(things, " ");
    }
    return pointed;
}

/* Whether all of `part` are among `whole`, each as often. */
static bool is_part(const struct pointed *part, const struct pointed *whole)
{
    bool used[MOST_THINGS + 1] = {false};
    for (int i = 0; i < part->count; i++) {
        int j = 0;
        while (j < whole->count &&
               (used[j] || strcmp(part->name[i], whole->name[j]) != 0))
            j++;
        if (j == whole->count)
            return false;
        used[j] = true;
    }
    return true;
}

static bool begins_a_choice(const struct ciub_world *world,
                            const struct ciub_state *state, const struct pointed *pointed)
{
    choice_t list[GAME_MAX_CHOICES];
    if (ciub_actor(world, state) < 0)
        return false;
    int count = ciub_choices(world, state, list);
    for (int i = 0; i < count; i++) {
        char things[GUIDE_THINGS];
        struct text out = text_init(things, sizeof things);
        ciub_things(world, state, list[i], &out);
        struct pointed whole = read_pointed(things);
        if (is_part(pointed, &whole))
            return true;
    }
    return false;
}

/* 4.11: the white die is for one that does not show 2for1, as long as there is one. */
static void tell_whiten(const struct asking *ask, int number)
{
    int colour = number / 2;
    if (number % 2 && ask->state->plain[colour] > 0)
        reason_set(ask->why, "4.11",
                   "a %s die that does not show 2for1 goes first: point at that one",
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
        reason_set(ask->why, "4.11", "a %s die that shows 2for1 in the tray is needed",
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
        reason_set(ask->why, "4.6", "to put the %s %s into the tray, point at it alone",
                   tr(ask->world->set.die[kind_colour(with.value)].name),
                   ciub_look_name(&ask->world->set, with.value));
    else if (verb == VERB_TRADE && with.sort == SORT_HAND)
        tell_trade(ask, with.value);
    else if (verb == VERB_WHITEN && with.sort == SORT_HAND)
        tell_whiten(ask, with.value);
    else
        ciub_tell_ask(ask);
}

/* Things that could all be pointed at, but not together. */
static void tell_together(const struct asking *ask, const struct pointed *pointed)
{
    if (pointed->count > MOST_THINGS) {
        ciub_tell_ask(ask);
        return;
    }
    struct ciub_thing first = ciub_thing_read(ask->world, pointed->name[0], false);
    struct ciub_thing second = ciub_thing_read(ask->world, pointed->name[1], false);
    if (first.sort == SORT_WORD)
        tell_pair(ask, first.value, second);
    else if (second.sort == SORT_WORD)
        tell_pair(ask, second.value, first);
    else
        ciub_tell_ask(ask);
}

void ciub_why_not(const void *world, const void *state, const char *things,
                  struct reason *why)
{
    struct asking ask = {.world = world, .state = state, .why = why};
    struct pointed pointed = read_pointed(things);
    *why = (struct reason){.rule = "", .text = ""};
    if (begins_a_choice(world, state, &pointed))
        return;
    if (ciub_actor(world, state) < 0) {
        ciub_tell_ask(&ask);
        return;
    }
    for (int i = 0; i < pointed.count; i++) {
        struct pointed one = {.count = 1};
        memcpy(one.name[0], pointed.name[i], sizeof one.name[0]);
        if (!begins_a_choice(world, state, &one)) {
            ciub_tell_why_thing(&ask, one.name[0]);
            return;
        }
    }
    tell_together(&ask, &pointed);
}
