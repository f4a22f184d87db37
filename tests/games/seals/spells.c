/* spells.c: lists of one spell's moves, and the agreement of lists and verdicts. */
#include "tests/games/seals/spells.h"

#include <string.h>

#include "games/seals/seals.h"

enum { MAX_DEPTH = 16, DICE_PATTERNS = 729 };

/* Handfuls with up to two dice of each value, numbered. */
static uint32_t dice_pattern(int number)
{
    uint32_t dice = 0;
    for (int shift = 0; shift < 24; shift += 4, number /= 3)
        dice |= (uint32_t)(number % 3) << shift;
    return dice;
}

static bool is_listed(const choice_t *list, int count, choice_t choice)
{
    for (int i = 0; i < count; i++)
        if (list[i] == choice)
            return true;
    return false;
}

static void agree_on(const struct position *p, const void *state, const choice_t *list,
                     int count, choice_t choice)
{
    struct reason why = {"", ""};
    bool legal = seals_game.verdict(p->match->world, state, choice, &why);
    if (legal == is_listed(list, count, choice))
        return;
    fail_msg("choice %08x (kind %d, colour %d, value %x) is %s (rule %s: %s)", choice,
             choice_kind(choice), choice_colour(choice), choice_value(choice),
             legal ? "allowed but not listed" : "listed but refused", why.rule, why.text);
}

static void agree(const struct position *p, const void *state, const choice_t *list,
                  int count)
{
    for (int i = 0; i < count; i++)
        agree_on(p, state, list, count, list[i]);
    for (int kind = PICK_NUMBER; kind <= PICK_GIVE_UP; kind++) {
        int values = kind == PICK_DICE ? DICE_PATTERNS : 256;
        for (int i = 0; i < COLOURS * values; i++) {
            uint32_t value =
                kind == PICK_DICE ? dice_pattern(i / COLOURS) : (uint32_t)(i / COLOURS);
            agree_on(p, state, list, count,
                     choice_make((enum choice_kind)kind, i % COLOURS, value));
        }
    }
}

/* Every step of every move from here on. */
static void agree_on_moves(const struct position *p, const struct seals_state *state,
                           int depth)
{
    choice_t list[GAME_MAX_CHOICES];
    int count = seals_game.choices(p->match->world, state, list);
    assert_true(depth < MAX_DEPTH && count > 0);
    agree(p, state, list, count);
    for (int i = 0; i < count; i++) {
        struct seals_state after = *state;
        seals_game.apply(p->match->world, &after, list[i]);
        if (after.midway && after.actor == state->actor)
            agree_on_moves(p, &after, depth + 1);
    }
}

const char *moves_of(struct position *p, const char *word)
{
    agree_on_moves(p, position_state(p), 0);
    const char *all = position_moves(p);
    struct text out = position_text(p);
    size_t length = strlen(word);
    while (*all != '\0') {
        size_t end = strcspn(all, ",");
        if (strncmp(all, word, length) == 0 && strchr(" ,", all[length]) != NULL) {
            text_put(&out, out.length > 0 ? ", " : "");
            text_put_n(&out, all, end);
        }
        all += end + strspn(all + end, ", ");
    }
    return out.data;
}

void refuse_scroll(struct position *p, const char *rule, const char *scroll)
{
    same(moves_of(p, scroll), "");
    position_refuse(p, rule, scroll);
}

bool may_give_up(struct position *p)
{
    bool listed = moves_of(p, "give")[0] != '\0';
    assert_int_equal(position_allows(p, "give up"), listed);
    return listed;
}

void take_back(struct position *p)
{
    assert_true(match_undo_move(p->match));
}
