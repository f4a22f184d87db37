/* earned_keys.c: what the people of a match have earned. */
#include "tests/support/earned_keys.h"

#include "session/table/achievements.h"
#include "tests/base/check.h"

const char *earned_keys(struct position *p, const char *what)
{
    static struct achievement_words list[ACHIEVEMENTS];
    const struct table table = {.match = p->match};
    struct text out = position_text(p);
    int count = achievements_list(p->match->game, list);
    size_t last = p->match->count;
    assert_string_equal(what, "");
    while (last > 0 && (!p->match->log[last - 1].starts ||
                        p->match->log[last - 1].seat == SEAT_CHANCE))
        last--;
    assert_true(last > 0);
    uint64_t earned = achievements_earned(&table, last - 1);
    for (int i = 0; i < count; i++)
        if ((earned >> i & 1) != 0) {
            text_space(&out);
            text_put(&out, list[i].key);
        }
    return out.data;
}
