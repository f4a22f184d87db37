/* guide.c: the table of ciub's guide. */
#include "games/ciub/guide/guide.h"

#include "games/ciub/explain/describe.h"
#include "games/ciub/guide/internal.h"
#include "games/data.h"
#include "i18n/i18n.h"

static const char *rules_text(void)
{
    return tr_page("rules/ciub.md", data_text("rules/ciub.md"));
}

static const char *lesson_text(void)
{
    return data_text("ciub/lesson.txt");
}

const struct guide ciub_guide = {
    .things = ciub_things,
    .synonym = ciub_synonym,
    .placed = ciub_placed,
    .left_out = ciub_left_out,
    .ask = ciub_ask,
    .remark = ciub_remark,
    .forgoes = ciub_forgoes,
    .why_not = ciub_why_not,
    .about = ciub_about,
    .questions = ciub_questions,
    .answer = ciub_answer,
    .fall = ciub_fall,
    .sum_up = ciub_sum_up,
    .ended = ciub_ended,
    .achievements = ciub_achievements,
    .rules = rules_text,
    .lesson = lesson_text,
};
