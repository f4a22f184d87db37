/* guide.c: the table of ciub's guide. */
#include "games/ciub/guide/guide.h"

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
    .remark = ciub_remark,
    .why_not = ciub_why_not,
    .about = ciub_about,
    .questions = ciub_questions,
    .answer = ciub_answer,
    .fall = ciub_fall,
    .rules = rules_text,
    .lesson = lesson_text,
};
