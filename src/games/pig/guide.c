/* guide.c: what Pig tells people who point at things and ask: the smallest guide. */
#include <string.h>

#include "core/guide.h"
#include "core/move.h"
#include "games/pig/pig.h"
#include "games/pig/state.h"
#include "i18n/i18n.h"

/* There are two things, and each is a whole choice. */
static const struct {
    const char *thing;
    choice_t choice;
    const char *help;
} buttons[] = {
    {"word:roll", PIG_ROLL,
     TR_NOOP("roll\nThe die is rolled. A one ends your turn and takes its points; any "
             "other number is added to them (3).\n")},
    {"word:hold", PIG_HOLD,
     TR_NOOP("hold\nThe points of your turn are added to your score, where nothing can "
             "take them, and the next player's turn comes (4).\n")},
};
enum { BUTTONS = sizeof buttons / sizeof buttons[0] };

/* The button of that name; -1 when there is none. */
static int find_button(const char *thing)
{
    for (int i = 0; i < BUTTONS; i++)
        if (strcmp(thing, buttons[i].thing) == 0)
            return i;
    return -1;
}

static void pig_things(const void *world, const void *state, choice_t choice,
                       struct text *out)
{
    (void)world;
    (void)state;
    for (int i = 0; i < BUTTONS; i++)
        if (choice == buttons[i].choice)
            text_put(out, buttons[i].thing);
}

static void pig_remark(const void *world, const void *state, choice_t choice,
                       struct text *out)
{
    const struct pig_state *pig = state;
    (void)world;
    if (choice == PIG_HOLD)
        tr_put_count(out, pig->points, "keeps %d point", "keeps %d points", pig->points);
    else if (pig->points > 0)
        tr_put_count(out, pig->points, "risks %d point", "risks %d points", pig->points);
}

static void pig_why_not(const void *world, const void *state, const char *things,
                        struct reason *why)
{
    const struct pig_state *pig = state;
    int button = find_button(things);
    *why = (struct reason){.rule = "", .text = ""};
    if (pig->phase == PIG_OVER)
        reason_set(why, "5", "the game is over");
    else if (pig->phase == PIG_DIE)
        reason_set(why, "3", "the die is in the air: there is nothing to choose");
    else if (button >= 0)
        pig_game.verdict(world, state, buttons[button].choice, why);
    else if (things[0] != '\0') /* nothing begins everything */
        reason_set(why, "4", "a player can only roll or hold: point at one of the two");
}

static bool pig_about(const void *world, const void *state, const char *thing,
                      struct text *out)
{
    int button = find_button(thing);
    (void)world;
    (void)state;
    if (button >= 0)
        text_put(out, tr(buttons[button].help));
    return button >= 0;
}

static void pig_fall(const void *world, const void *state, choice_t outcome,
                     struct text *die, struct text *side)
{
    (void)world;
    (void)state;
    tr_put(die, "die");
    text_format(side, "%d", (int)outcome);
}

static void pig_sum_up(const void *world, const void *before, const struct move *move,
                       const void *after, struct turn_summary *turn)
{
    const struct pig_state *was = before, *is = after;
    int choice = (int)move->choice[0];
    turn->seat = was->turn;
    turn->over = is->turn != was->turn || is->phase == PIG_OVER;
    if (was->phase == PIG_DIE)
        text_format(&turn->dice, "%s%d", turn->dice.length > 0 ? " " : "", choice);
    if (is->phase == PIG_OVER)
        tr_put_count(guide_next_words(turn), ((const struct pig_world *)world)->target,
                     "reached %d point", "reached %d points",
                     ((const struct pig_world *)world)->target);
    else if (was->phase == PIG_DIE && choice == 1)
        tr_put_count(guide_next_words(turn), was->points,
                     "rolled a one and lost %d point", "rolled a one and lost %d points",
                     was->points);
    else if (turn->over)
        tr_put(guide_next_words(turn), "held");
}

struct telling {
    const struct pig_world *world;
    const struct pig_state *pig;
    int seat; /* addressed as "you" */
    struct text *out;
};

static void tell_scores(const struct telling *it)
{
    const struct pig_world *world = it->world;
    const struct pig_state *pig = it->pig;
    for (int i = 0; i < world->players; i++) {
        int score = pig->score[i];
        if (i == it->seat)
            tr_put_count(it->out, score, "You have %d point.\n", "You have %d points.\n",
                         score);
        else
            tr_put_count(it->out, score, "Player %d has %d point.\n",
                         "Player %d has %d points.\n", i + 1, score);
    }
    tr_put_count(it->out, world->target, "%d point wins.\n", "%d points win.\n",
                 world->target);
}

static void tell_turn(const struct telling *it)
{
    const struct pig_state *pig = it->pig;
    if (pig->phase == PIG_OVER)
        tr_put(it->out, "The game is over: Player %d has won.\n", pig->turn + 1);
    else
        tr_put_count(it->out, pig->points,
                     "It is the turn of Player %d, with %d point so far.\n",
                     "It is the turn of Player %d, with %d points so far.\n",
                     pig->turn + 1, pig->points);
}

static const struct guide_question pig_questions[] = {
    {"scores", "", TR_NOOP("How many points does everybody have, and how many win?"),
     tell_scores},
    {"turn", "", TR_NOOP("How many points would a one lose now?"), tell_turn},
    {NULL, NULL, NULL, NULL},
};

static bool pig_answer(const void *world, const void *state, int seat,
                       const char *question, struct text *out, struct reason *why)
{
    const struct telling it = {world, state, seat, out};
    char subject[WORD_SIZE];
    int i = guide_question_read(pig_questions, question, subject, why);
    if (i >= 0)
        pig_questions[i].tell(&it);
    return i >= 0;
}

static const char *pig_rules(void)
{
    return tr(
        "# Pig: the rules\n"
        "\n"
        "- **1** Two to five players take turns in order; the first seat begins.\n"
        "- **2** A turn starts with a roll of one die.\n"
        "- **3** A one ends the turn, and its points are lost. Any other number is "
        "added to the points of the turn.\n"
        "- **4** After any other number the player rolls again or holds. Holding adds "
        "the points of the turn to the score, and the next player's turn comes.\n"
        "- **5** A player whose score and points of the turn together reach the "
        "target wins at once.\n");
}

/* Two buttons need no guided first game. */
static const char *pig_lesson(void)
{
    return NULL;
}

const struct guide pig_guide = {
    .things = pig_things,
    .remark = pig_remark,
    .why_not = pig_why_not,
    .about = pig_about,
    .questions = pig_questions,
    .answer = pig_answer,
    .fall = pig_fall,
    .sum_up = pig_sum_up,
    .rules = pig_rules,
    .lesson = pig_lesson,
};
