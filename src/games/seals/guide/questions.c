/* questions.c: questions that can be asked at any time. */
#include <string.h>

#include "games/seals/guide/internal.h"
#include "i18n/i18n.h"

enum subject { ABOUT_ALL, ABOUT_MINE, ABOUT_SPACE, ABOUT_SPELL };

const struct guide_question seals_questions[] = {
    {"dice", "", TR_NOOP("everybody's dice, yours first")},
    {"scrolls", "", TR_NOOP("everybody's scrolls, yours first")},
    {"reach", "", TR_NOOP("the seals you reach, and the dice that break them")},
    {"blocks", TR_NOOP("SPACE"), TR_NOOP("what keeps you from the seal on a space")},
    {"space", TR_NOOP("SPACE"),
     TR_NOOP("what lies and stands on a space, and what is next to it")},
    {"spell", TR_NOOP("NAME"),
     TR_NOOP("what a spell does, or a scroll such as leap.fire")},
    {"scores", "", TR_NOOP("the points so far and what they are made of")},
    {"supply", "", TR_NOOP("the dice that nobody has")},
    {"players", "", TR_NOOP("who plays, where they stand, and who has to act")},
    {"end", "", TR_NOOP("how near the end of the game is")},
    {NULL, NULL, NULL},
};

/* In the order of the questions. */
static const struct {
    enum subject subject;
    void (*tell)(const struct telling *it);
} answers[] = {
    {ABOUT_ALL, seals_answer_dice},
    {ABOUT_ALL, seals_answer_scrolls},
    {ABOUT_MINE, seals_answer_reach},
    {ABOUT_SPACE, NULL},
    {ABOUT_SPACE, NULL},
    {ABOUT_SPELL, NULL},
    {ABOUT_ALL, seals_answer_scores},
    {ABOUT_ALL, seals_answer_supply},
    {ABOUT_ALL, seals_answer_players},
    {ABOUT_ALL, seals_answer_end},
};

static bool refuse_question(const char *word, struct reason *why)
{
    char names[GUIDE_THINGS];
    struct text out = text_init(names, sizeof names);
    for (const struct guide_question *q = seals_questions; q->name; q++) {
        seals_put_comma(&out, q == seals_questions);
        text_put(&out, q->name);
    }
    if (word[0] == '\0')
        return reason_set(why, "", "you can ask: %s", names);
    return reason_set(why, "", "there is no question '%s'; you can ask: %s", word, names);
}

/* What is "mine" needs a mage on the board. */
static bool has_mage(const struct telling *it, struct reason *why)
{
    if (it->seat < 0 || it->seat >= it->world->players)
        return reason_set(why, "", "you have no mage: you watch this game");
    if (it->state->seat[it->seat].place == SITE_NONE)
        return reason_set(why, "3.4", "your mage is not on the board yet");
    return true;
}

static bool answer_space(const struct telling *it, const char *name, bool blocks,
                         struct reason *why)
{
    if (name[0] == '\0')
        return reason_set(why, "",
                          "which space? Write its name behind the question, "
                          "such as c14");
    struct thing thing = seals_thing_read(it->world, it->state, name, true);
    if (thing.sort != THING_SPACE)
        return reason_set(why, "", "no space is called '%s'", name);
    if (!blocks) {
        seals_answer_space(it, thing.value);
        return true;
    }
    if (!has_mage(it, why))
        return false;
    if (thing.value >= it->world->sites)
        return reason_set(why, "2.2", "%s is a plain floor: nothing lies or stands there",
                          name);
    seals_answer_blocks(it, thing.value);
    return true;
}

static bool answer_spell(const struct telling *it, const char *name, struct reason *why)
{
    if (name[0] == '\0')
        return reason_set(why, "",
                          "which spell? Write its name behind the question, "
                          "such as leap or leap.fire");
    struct thing thing = seals_thing_read(it->world, it->state, name, true);
    if (thing.sort == THING_SCROLL)
        seals_answer_scroll(it, thing.value);
    else if (thing.sort == THING_SPELL)
        seals_answer_spell(it, (enum spell)thing.value);
    else
        return reason_set(why, "", "no spell is called '%s'", name);
    return true;
}

bool seals_answer(const void *world, const void *state, int seat, const char *question,
                  struct text *out, struct reason *why)
{
    struct telling it = {world, state, seat, out};
    struct reader in = reader_init(question, strlen(question));
    char word[WORD_SIZE] = "", subject[WORD_SIZE] = "";
    int i = 0;
    reader_word(&in, word);
    while (seals_questions[i].name && strcmp(seals_questions[i].name, word) != 0)
        i++;
    if (!seals_questions[i].name)
        return refuse_question(word, why);
    reader_word(&in, subject);
    if (!reader_at_end(&in) ||
        (subject[0] != '\0' && seals_questions[i].subject[0] == '\0'))
        return reason_set(why, "", "there are too many words behind '%s'", word);
    switch (answers[i].subject) {
    case ABOUT_SPACE:
        return answer_space(&it, subject, strcmp(word, "blocks") == 0, why);
    case ABOUT_SPELL:
        return answer_spell(&it, subject, why);
    case ABOUT_MINE:
        if (!has_mage(&it, why))
            return false;
        break;
    case ABOUT_ALL:
        break;
    }
    answers[i].tell(&it);
    return true;
}
