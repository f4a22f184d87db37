/* narrate.c: what a move brought, told from the states before and after it. */
#include "games/ciub/narrate.h"

#include <string.h>

#include "games/ciub/rules.h"
#include "games/ciub/text.h"

const char ciub_legend[] =
    "A card is named by what the dice in the tray must show: `2-4-6` these numbers, "
    "`20+` "
    "a sum of 20 or more, `=4` four of one number or four skulls. It is gained from the "
    "bottom row. `white 3` is a white die that shows 3; dice fresh from the supply are "
    "inactive until they are rolled or turned. `put white 3 roll` puts it into the tray "
    "and rolls all the others again.";

struct story {
    const struct ciub_world *world;
    const struct ciub_state *before, *after;
    int seat; /* on turn before the move */
    struct text *out;
};

static void begin_remark(const struct story *story)
{
    if (story->out->length > 0)
        text_put(story->out, ", ");
}

static const char *card_name(const struct story *story, int card)
{
    return story->world->set.card[card].name;
}

/* 5.1: that a card was gained, the move says; D comes with it. */
static void tell_opus(const struct story *story)
{
    if (story->after->opus == story->before->opus)
        return;
    begin_remark(story);
    text_format(story->out, "takes %s, the last turns begin",
                card_name(story, story->world->set.cards - 1));
}

/* 4.6: skulls that went along by themselves. */
static void tell_skulls(const struct story *story)
{
    int skulls = 0;
    for (uint64_t left = story->before->showing & story->world->set.skull; left != 0;
         left &= left - 1)
        skulls += story->before->outside[__builtin_ctzll(left)];
    if (story->before->step != STEP_ACT || story->after->step == STEP_ACT ||
        story->after->single || skulls == 0)
        return;
    begin_remark(story);
    text_format(story->out, "%d %s into the tray", skulls,
                skulls == 1 ? "skull goes" : "skulls go");
}

/* 4.8: whether the full tray is good for a card. */
static void tell_tray(const struct story *story)
{
    choice_t list[GAME_MAX_CHOICES];
    bool any = false;
    if (story->after->step != STEP_SPELL)
        return;
    int count = ciub_choices(story->world, story->after, list);
    begin_remark(story);
    text_put(story->out, "enough for ");
    for (int i = 0; i < count && choice_verb(list[i]) == VERB_GAIN; i++) {
        text_format(story->out, "%s%s", any ? " or " : "",
                    card_name(story, choice_value(list[i])));
        any = true;
    }
    if (!any)
        text_put(story->out, "no card");
}

static int hand_count(const struct ciub_state *state, int colour)
{
    return state->plain[colour] + state->paired[colour];
}

static int count_allowed(const struct ciub_state *state, int colour)
{
    int limit = colour_limit(colour), count = hand_count(state, colour);
    return count < limit ? count : limit;
}

/* Whether trades came to the same: who has which dice, and whose turn it is. */
static bool same_dice(const struct ciub_state *one, const struct ciub_state *other)
{
    return one->turn == other->turn && one->step == other->step &&
           memcmp(one->dice, other->dice, sizeof one->dice) == 0 &&
           memcmp(one->plain, other->plain, sizeof one->plain) == 0 &&
           memcmp(one->paired, other->paired, sizeof one->paired) == 0;
}

/* Whether the move that begins with this choice can have led to the state after it. */
static bool leads_there(const struct story *story, const struct ciub_state *state,
                        choice_t choice)
{
    choice_t list[GAME_MAX_CHOICES];
    struct ciub_state next = *state;
    ciub_apply(story->world, &next, choice);
    if (next.step != STEP_TRADE_ONE && next.step != STEP_TRADE_TWO)
        return same_dice(&next, story->after);
    int count = ciub_choices(story->world, &next, list);
    for (int i = 0; i < count; i++)
        if (leads_there(story, &next, list[i]))
            return true;
    return false;
}

/* Whether the player ended his turn. A trade that was the last one possible ends it too,
 * and where it leads to the same dice nobody can tell what went back. */
static bool is_end(const struct story *story)
{
    choice_t list[GAME_MAX_CHOICES];
    bool ended = false;
    if (story->before->step != STEP_TRADE)
        return false;
    int count = ciub_choices(story->world, story->before, list);
    for (int i = 0; i < count; i++) {
        if (!leads_there(story, story->before, list[i]))
            continue;
        if (list[i] != CHOICE(VERB_END, 0))
            return false;
        ended = true;
    }
    return ended;
}

/* 4.12: what is too much goes back. */
static void tell_excess(const struct story *story)
{
    const struct ciub_set *set = &story->world->set;
    bool told = false;
    if (!is_end(story))
        return;
    for (int colour = 0; colour < set->colours; colour++) {
        int gone =
            hand_count(story->before, colour) - count_allowed(story->before, colour);
        if (gone == 0)
            continue;
        begin_remark(story);
        text_format(story->out, "%s%d %s", told ? "" : "gives back ", gone,
                    set->die[colour].name);
        told = true;
    }
}

/* 5.1, 5.2a */
static void tell_end(const struct story *story)
{
    if (story->after->stage == STAGE_ENDING && story->before->stage == STAGE_OPEN) {
        begin_remark(story);
        text_format(story->out, "the last C card: the next gain takes %s",
                    card_name(story, story->world->set.cards - 1));
    }
    if (story->after->step == STEP_OVER && story->after->stage != STAGE_LAST) {
        begin_remark(story);
        text_format(story->out, "no card gained or removed for %d rounds: the game ends",
                    CIUB_QUIET_ROUNDS);
    }
}

void ciub_narrate(const void *world, const void *before, const void *after,
                  struct text *out)
{
    struct story story = {.world = world, .before = before, .after = after, .out = out};
    story.seat = story.before->turn;
    if (story.before->step <= STEP_DEAL) /* the deal speaks for itself */
        return;
    tell_opus(&story);
    tell_skulls(&story);
    tell_tray(&story);
    tell_excess(&story);
    tell_end(&story);
}
