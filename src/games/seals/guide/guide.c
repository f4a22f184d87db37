/* guide.c: the guide of Five Seals: its table of functions. */
#include "games/seals/guide/guide.h"

#include "games/data.h"
#include "games/seals/guide/internal.h"
#include "i18n/i18n.h"

static const char *rules(void)
{
    return tr_page("rules/seals.md", data_text("rules/seals.md"));
}

static const char *lesson(void)
{
    return data_text("seals/lesson.txt");
}

const struct guide seals_guide = {
    .things = seals_things,
    .remark = seals_remark,
    .why_not = seals_why_not,
    .about = seals_about,
    .questions = seals_questions,
    .answer = seals_answer,
    .fall = seals_fall,
    .sum_up = seals_sum_up,
    .achievements = seals_achievements,
    .rules = rules,
    .lesson = lesson,
};
