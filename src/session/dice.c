/* dice.c: dice statistics: how often each side came up, and how often to expect it. */
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "core/match/chance.h"
#include "core/memory.h"
#include "session/internal.h"
#include "session/report.h"

enum { GROUPS = 16, SIDES = 24, TITLE_ROOM = 64, SIDE_ROOM = 24 };

struct side {
    char text[SIDE_ROOM];
    int count;
    double expected;
};

/* Dice of one kind. */
struct group {
    char title[TITLE_ROOM];
    int count;
    int sides;
    struct side side[SIDES];
};

struct tally {
    const struct match *match;
    int groups;
    struct group group[GROUPS];
};

/* Finds or adds the group with that title; NULL if there is no room. */
static struct group *find_group(struct tally *tally, const char *title)
{
    for (int i = 0; i < tally->groups; i++)
        if (strcmp(tally->group[i].title, title) == 0)
            return &tally->group[i];
    if (tally->groups == GROUPS)
        return NULL;
    struct group *group = &tally->group[tally->groups++];
    struct text text = text_init(group->title, sizeof group->title);
    text_put(&text, title);
    return group;
}

static struct side *find_side(struct group *group, const char *words)
{
    for (int i = 0; i < group->sides; i++)
        if (strcmp(group->side[i].text, words) == 0)
            return &group->side[i];
    if (group->sides == SIDES)
        return NULL;
    struct side *side = &group->side[group->sides++];
    struct text text = text_init(side->text, sizeof side->text);
    text_put(&text, words);
    return side;
}

static void add_outcome(struct tally *tally, const void *state, choice_t outcome,
                        double probability, bool came)
{
    const struct match *match = tally->match;
    char title[TITLE_ROOM], words[SIDE_ROOM];
    struct text die = text_init(title, sizeof title);
    struct text face = text_init(words, sizeof words);
    match->game->guide->fall(match->world, state, outcome, &die, &face);
    struct group *group = title[0] != '\0' ? find_group(tally, title) : NULL;
    struct side *side = group != NULL ? find_side(group, words) : NULL;
    if (side == NULL)
        return;
    side->expected += probability;
    side->count += came;
    group->count += came;
}

static void add_step(struct tally *tally, const void *state, choice_t came)
{
    const struct match *match = tally->match;
    choice_t list[GAME_MAX_CHOICES];
    double probability[GAME_MAX_CHOICES];
    int count = match->game->choices(match->world, state, list);
    chance_probabilities(match->game, match->world, state, count, probability);
    for (int i = 0; i < count; i++)
        add_outcome(tally, state, list[i], probability[i], list[i] == came);
}

static void fill_tally(struct tally *tally)
{
    const struct match *match = tally->match;
    alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    match_state_at(match, 0, state);
    for (size_t i = 0; i < match->count; i++) {
        if (match->log[i].seat == SEAT_CHANCE)
            add_step(tally, state, match->log[i].choice);
        match->game->apply(match->world, state, match->log[i].choice);
    }
}

static void put_group(const struct group *group, struct buffer *out)
{
    json_open(out, '{');
    json_add_text(out, "title", group->title);
    json_add_number(out, "count", group->count);
    json_add_open(out, "outcomes", '[');
    for (int i = 0; i < group->sides; i++) {
        json_open(out, '{');
        json_add_text(out, "text", group->side[i].text);
        json_add_number(out, "count", group->side[i].count);
        report_add(out, "expected", group->side[i].expected);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_close(out, '}');
}

bool session_dice(struct session *session, struct request *request)
{
    struct tally *tally = memory_new(1, sizeof *tally);
    tally->match = session->table->match;
    if (tally->match->game->guide != NULL)
        fill_tally(tally);
    json_add_open(request->out, "groups", '[');
    for (int i = 0; i < tally->groups; i++)
        put_group(&tally->group[i], request->out);
    json_close(request->out, ']');
    free(tally);
    return true;
}
