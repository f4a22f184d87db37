/* summary.c: a turn in a few words, as it happened: the spells cast, the seals broken,
 * and the dice. Only a scroll that was won comes before all else. */
#include "core/move.h"
#include "games/seals/guide/internal.h"
#include "games/seals/notation/notation.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

/* What the last words are about: further spells are added to a list of them. */
enum { TAIL_OTHER, TAIL_SPELLS };

struct story {
    const struct seals_world *world;
    struct seals_state state; /* before the next choice of the move */
    struct turn_summary *turn;
};

static struct text *next_words(const struct story *story)
{
    story->turn->tail = TAIL_OTHER;
    return guide_next_words(story->turn);
}

static void tell_spell(const struct story *story, int scroll)
{
    char name[WORD_SIZE];
    struct text text = text_init(name, sizeof name);
    seals_write_scroll(&story->state, scroll, &text);
    struct text *out = guide_next_words(story->turn);
    if (story->turn->tail == TAIL_SPELLS)
        text_format(out, "`%s`", name);
    else
        tr_put(out, "cast `%s`", name);
    story->turn->tail = TAIL_SPELLS;
}

static void tell_break(const struct story *story, int site)
{
    char name[WORD_SIZE], words[2 * WORD_SIZE];
    struct text text = text_init(name, sizeof name);
    if (scroll_on(&story->state, site)) {
        struct text won = text_init(words, sizeof words);
        seals_write_scroll(&story->state, site_get(&story->state, site) - SITE_SCROLL,
                           &text);
        tr_put(&won, "won `%s`", name);
        guide_lead_words(story->turn, words);
        return;
    }
    seals_write_site(story->world, site, &text);
    tr_put(next_words(story), "broke %s %d on `%s`",
           seals_element_word(seal_element(&story->state, site)),
           seal_strength(&story->state, site), name);
}

static void tell_start(const struct story *story, int site)
{
    char name[WORD_SIZE];
    struct text space = text_init(name, sizeof name);
    seals_write_site(story->world, site, &space);
    tr_put(next_words(story), "started on `%s`", name);
}

/* 4.5: for the next round. Those of a victim of Theft are no part of the thief's turn. */
static void tell_take(const struct story *story, choice_t choice)
{
    char dice[WORD_SIZE];
    struct text text = text_init(dice, sizeof dice);
    if (story->state.actor != story->turn->seat)
        return;
    for (int colour = 0; colour < COLOURS; colour++)
        for (int i = (int)(choice_value(choice) >> 2 * colour & 3); i > 0; i--) {
            text_space(&text);
            text_put_char(&text, seals_element_letter[colour]);
        }
    tr_put(next_words(story), "took dice `%s`", dice);
}

static void put_dice(const struct story *story, choice_t choice)
{
    text_space(&story->turn->dice);
    seals_write_dice(choice_colour(choice), choice_value(choice), &story->turn->dice);
}

static void tell_choice(const struct story *story, choice_t choice)
{
    int step = story->state.step, value = (int)choice_value(choice);
    switch (choice_kind(choice)) {
    case PICK_SCROLL:
        if (step == STEP_TURN || step == STEP_EXPLOIT)
            tell_spell(story, value);
        break;
    case PICK_BREAK:
        tell_break(story, value);
        break;
    case PICK_DICE:
        if (step == STEP_WITH)
            put_dice(story, choice);
        break;
    case PICK_GIVE_UP:
        tr_put(next_words(story), "gave up");
        break;
    case PICK_SITE:
        if (step == STEP_PLACE)
            tell_start(story, value);
        break;
    case PICK_TAKE:
        tell_take(story, choice);
        break;
    default:
        break;
    }
}

/* 4.7 */
static void tell_last_round(const struct story *story, const struct seals_state *before)
{
    if (seals_sixes_to_go(story->world, before) > 0 &&
        seals_sixes_to_go(story->world, &story->state) == 0)
        tr_put(next_words(story), "the last round");
}

/* Who takes dice outside of turns has them to themselves. */
static int whose_turn(const struct seals_state *state)
{
    if (state->step <= STEP_FIRST || state->step == STEP_ROLL)
        return SEAT_NOBODY;
    if (state->step == STEP_TAKE && state->taking != TAKING_ROUND)
        return state->actor;
    return state->turn;
}

/* A seal was broken or the round given up, and then the dice were taken, if any are. */
static bool ends_turn(const struct seals_state *before, const struct move *move,
                      const struct seals_state *after)
{
    bool ends = before->step == STEP_PLACE ||
                (before->step == STEP_TAKE &&
                 (before->taking != TAKING_ROUND || before->actor == before->turn));
    for (int i = 0; i < move->count; i++)
        ends = ends || ((choice_kind(move->choice[i]) == PICK_BREAK ||
                         choice_kind(move->choice[i]) == PICK_GIVE_UP) &&
                        (after->step != STEP_TAKE || after->taking != TAKING_ROUND));
    return ends;
}

void seals_sum_up(const void *world, const void *before, const struct move *move,
                  const void *after, struct turn_summary *turn)
{
    struct story story = {
        .world = world, .state = *(const struct seals_state *)before, .turn = turn};
    turn->seat = whose_turn(before);
    turn->over =
        turn->seat >= 0 && story.state.actor >= 0 && ends_turn(before, move, after);
    if (story.state.actor < 0)
        return;
    for (int i = 0; i < move->count; i++) {
        tell_choice(&story, move->choice[i]);
        seals_rules_apply(world, &story.state, move->choice[i]);
    }
    tell_last_round(&story, before);
}
