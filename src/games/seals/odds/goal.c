/* goal.c: goals in words: `c14`, `c14 d3` (both), `c14 or d3`, `any`. */
#include <string.h>

#include "games/seals/explain/internal.h"
#include "games/seals/notation/internal.h"
#include "games/seals/odds/internal.h"

static void need_add(struct odds_need *need, const struct seals_state *state, int site)
{
    int element = seal_element(state, site), strength = seal_strength(state, site);
    uint8_t *wanted = element == MIND ? &need->mind : &need->sum[element];
    if (strength > *wanted)
        *wanted = (uint8_t)strength;
}

/* Adds a part unless an equal one is there. False if there is no room. */
static bool aim_add(struct odds_aim *aim, const struct odds_need *need)
{
    for (int i = 0; i < aim->parts; i++)
        if (memcmp(&aim->part[i], need, sizeof *need) == 0)
            return true;
    if (aim->parts == ODDS_MAX_PARTS)
        return false;
    aim->part[aim->parts++] = *need;
    return true;
}

void seals_odds_aim_at(const struct seals_state *state, int site, struct odds_aim *aim)
{
    struct odds_need need = {0};
    need_add(&need, state, site);
    aim_add(aim, &need);
}

static void aim_at_any(const struct seals_state *state, const struct sites *reached,
                       struct odds_aim *aim)
{
    for (int i = sites_next(reached, 0); i >= 0; i = sites_next(reached, i + 1))
        seals_odds_aim_at(state, i, aim);
}

/* Seals up to the next `or`, or to the end. A seal that cannot be reached makes the whole
 * part impossible: *possible tells. */
static bool read_part(const struct seals_world *world, const struct seals_state *state,
                      const struct sites *reached, struct reader *in,
                      struct odds_need *need, bool *possible, struct reason *why)
{
    char word[WORD_SIZE] = "";
    choice_t seal = 0;
    *need = (struct odds_need){0};
    *possible = true;
    do {
        reader_peek(in, word);
        if (word[0] == '\0' || strcmp(word, "or") == 0)
            return reason_set(
                why, "",
                "a goal names seals, such as \"c14\", \"c14 c9\" or \"c14 or "
                "c9\"; or it is \"any\"");
        if (!seals_read_space(world, in, PICK_SITE, &seal, why))
            return false;
        int site = (int)choice_value(seal);
        if (!sites_has(&state->seals, site))
            return reason_set(why, "", "no seal lies on %s", word);
        need_add(need, state, site);
        *possible = *possible && sites_has(reached, site);
        word[0] = '\0';
        reader_peek(in, word);
    } while (word[0] != '\0' && strcmp(word, "or") != 0);
    return true;
}

bool seals_odds_goal_read(const struct seals_world *world,
                          const struct seals_state *state, const struct sites *reached,
                          const char *goal, struct odds_aim *aim, struct reason *why)
{
    struct reader in = reader_init(goal, strlen(goal));
    aim->parts = 0;
    if (reader_accept(&in, "any") && reader_at_end(&in)) {
        aim_at_any(state, reached, aim);
        return true;
    }
    in = reader_init(goal, strlen(goal));
    do {
        struct odds_need need;
        bool possible;
        if (!read_part(world, state, reached, &in, &need, &possible, why))
            return false;
        if (possible && !aim_add(aim, &need))
            return reason_set(why, "", "a goal has at most %d alternatives",
                              ODDS_MAX_PARTS);
    } while (reader_accept(&in, "or"));
    return true;
}
