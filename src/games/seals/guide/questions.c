/* questions.c: questions that can be asked at any time. */
#include <strings.h>

#include "games/seals/guide/internal.h"
#include "i18n/i18n.h"

/* Some questions are about one's own mage. */
static bool has_mage(const struct telling *it)
{
    if (it->seat < 0 || it->seat >= it->world->players)
        return reason_set(it->why, "", "you have no mage: you watch this game");
    if (it->state->seat[it->seat].place == SITE_NONE)
        return reason_set(it->why, "3.4", "your mage is not on the board yet");
    return true;
}

static void answer_reach(const struct telling *it)
{
    if (has_mage(it))
        seals_answer_reach(it);
}

/* The thing named with the question; if none was, THING_NONE with this reason. */
static struct thing read_subject(const struct telling *it, const char *missing)
{
    struct thing nothing = {THING_NONE, NONE, 0, 0};
    if (it->subject[0] != '\0')
        return seals_thing_read(it->world, it->state, it->subject, true);
    reason_set(it->why, "", "%s", tr(missing));
    return nothing;
}

static struct thing read_space(const struct telling *it)
{
    struct thing thing = read_subject(
        it, TR_NOOP("which space? Write its name behind the question, such as c14"));
    if (thing.sort != THING_SPACE && it->subject[0] != '\0')
        reason_set(it->why, "", "no space is called '%s'", it->subject);
    return thing;
}

static void answer_space(const struct telling *it)
{
    struct thing space = read_space(it);
    if (space.sort == THING_SPACE)
        seals_about_space(it, &space);
}

static void answer_blocks(const struct telling *it)
{
    struct thing space = read_space(it);
    if (space.sort != THING_SPACE || !has_mage(it))
        return;
    if (space.value >= it->world->sites)
        reason_set(it->why, "2.2", "%s is a plain floor: nothing lies or stands there",
                   it->subject);
    else
        seals_answer_blocks(it, space.value);
}

/* A spell or scroll by the name that players see: "Leap", "Leap of Fire". */
static struct thing read_title(const struct telling *it)
{
    for (int spell = 0; spell < SPELLS; spell++)
        if (strcasecmp(seals_spell_word((enum spell)spell), it->subject) == 0)
            return (struct thing){THING_SPELL, NONE, 0, spell};
    for (int scroll = 0; scroll < SCROLLS; scroll++) {
        struct words words;
        struct text out = text_init(words.text, sizeof words.text);
        seals_put_scroll(it->state, scroll, &out);
        if (strcasecmp(words.text, it->subject) == 0)
            return (struct thing){THING_SCROLL, NONE, 0, scroll};
    }
    return (struct thing){THING_NONE, NONE, 0, 0};
}

static void answer_spell(const struct telling *it)
{
    struct thing thing =
        read_subject(it, TR_NOOP("which spell? Write its name behind the question, such "
                                 "as leap or leap.fire"));
    if (thing.sort == THING_NONE && it->subject[0] != '\0')
        thing = read_title(it);
    if (thing.sort == THING_SCROLL)
        seals_about_scroll(it, &thing);
    else if (thing.sort == THING_SPELL)
        seals_about_spell(it, &thing);
    else if (it->subject[0] != '\0')
        reason_set(it->why, "", "no spell is called '%s'", it->subject);
}

/* Says whom a waiting player waits for. */
static void answer_now(const struct telling *it)
{
    if (it->state->actor == it->seat)
        seals_tell_now(it);
    else
        help_put("seals", it->out, "now:wait");
}

const struct guide_question seals_questions[] = {
    {"now", "", TR_NOOP("What can I do now?"), answer_now},
    {"reach", "", TR_NOOP("Which seals can I reach, and which dice break them?"),
     answer_reach},
    {"blocks", TR_NOOP("SPACE"), TR_NOOP("What keeps me from a seal?"), answer_blocks},
    {"spell", TR_NOOP("NAME"), TR_NOOP("What does a spell do?"), answer_spell},
    {"space", TR_NOOP("SPACE"), TR_NOOP("What is on a space, and next to it?"),
     answer_space},
    {"end", "", TR_NOOP("How near is the end of the game?"), seals_answer_end},
    {"scores", "", TR_NOOP("How many points does everybody have, and for what?"),
     seals_answer_scores},
    {"dice", "", TR_NOOP("Which dice does everybody have?"), seals_answer_dice},
    {"scrolls", "", TR_NOOP("Which scrolls does everybody have?"), seals_answer_scrolls},
    {"supply", "", TR_NOOP("Which dice are in the supply?"), seals_answer_supply},
    {"players", "", TR_NOOP("Who is playing, where do they stand, and whose turn is it?"),
     seals_answer_players},
    {NULL, NULL, NULL, NULL},
};

bool seals_answer(const void *world, const void *state, int seat, const char *question,
                  struct text *out, struct reason *why)
{
    char subject[WORD_SIZE];
    const struct telling it = {world, state, seat, out, subject, why};
    int i = guide_question_read(seals_questions, question, subject, why);
    if (i >= 0)
        seals_questions[i].tell(&it);
    return why->text[0] == '\0';
}
