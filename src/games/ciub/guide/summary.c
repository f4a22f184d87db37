/* summary.c: a turn in a few words: what became of the cards and dice, in the order in
 * which it happened, and the tray. Only a card that was won comes before all else. */
#include "core/move.h"
#include "games/ciub/explain/narrate.h"
#include "games/ciub/guide/internal.h"
#include "i18n/i18n.h"

/* What the last words are about: further trades or swaps are added to a list of them. */
enum { TAIL_OTHER, TAIL_TRADES, TAIL_SWAPS };
enum { WORDS = 200 };

struct story {
    const struct ciub_set *set;
    const struct ciub_state *was, *is;
    const struct move *move;
    struct turn_summary *turn;
};

static const char *colour_named(const struct story *story, int choice)
{
    return story->set->die[choice_value(story->move->choice[choice])].name;
}

static void tell_take(const struct story *story)
{
    struct text *out = guide_next_words(story->turn);
    if (choice_value(story->move->choice[0]) == CIUB_NONE)
        tr_put(out, "took nothing");
    else
        tr_put(out, "took a `%s` die", colour_named(story, 0));
    story->turn->tail = TAIL_OTHER;
}

static void tell_trade(const struct story *story, const char *dice)
{
    const char *colour = colour_named(story, 0);
    struct text *out = guide_next_words(story->turn);
    if (story->turn->tail == TAIL_TRADES) /* Summary: a die, and what it is traded for */
        tr_put(out, "`%s` for `%s`", colour, dice);
    else
        tr_put(out, "traded `%s` for `%s`", colour, dice);
    story->turn->tail = TAIL_TRADES;
}

static void tell_swap(const struct story *story)
{
    int given = kind_colour(choice_value(story->move->choice[0]));
    const char *colour = story->set->die[given].name, *dice = colour_named(story, 1);
    struct text *out = guide_next_words(story->turn);
    if (story->turn->tail == TAIL_SWAPS)
        tr_put(out, "`%s` for `%s`", colour, dice);
    else
        tr_put(out, "swapped `%s` for `%s`", colour, dice);
    story->turn->tail = TAIL_SWAPS;
}

static void tell_trade_for_two(const struct story *story)
{
    char dice[WORDS];
    struct text out = text_init(dice, sizeof dice);
    text_format(&out, "%s %s", colour_named(story, 1), colour_named(story, 2));
    tell_trade(story, dice);
}

/* A card that a move begins with: 4.1, 4.2, 4.8. */
static const char *card_named(const struct story *story)
{
    return story->set->card[choice_value(story->move->choice[0])].name;
}

static void tell_gain(const struct story *story)
{
    char words[WORDS];
    struct text out = text_init(words, sizeof words);
    tr_put(&out, "took `%s`", card_named(story));
    guide_lead_words(story->turn, words);
}

/* 5.1 */
static void tell_opus(const struct story *story)
{
    int points = story->set->card[story->set->cards - 1].points;
    if (story->is->opus != story->was->opus)
        tr_put_count(guide_next_words(story->turn), points,
                     "took %s for %d point, the last turns begin",
                     "took %s for %d points, the last turns begin",
                     story->set->last_title, points);
}

/* 4.12 */
static void tell_excess(const struct story *story)
{
    uint64_t gone = ciub_excess(story->was, story->move, story->is);
    char dice[WORDS];
    struct text out = text_init(dice, sizeof dice);
    for (uint64_t left = gone; left != 0; left -= colour_one(colours_first(left))) {
        text_space(&out);
        text_put(&out, story->set->die[colours_first(left)].name);
    }
    if (gone != 0)
        tr_put(guide_next_words(story->turn), "gave back `%s`", dice);
}

static void tell_move(const struct story *story)
{
    switch (choice_verb(story->move->choice[0])) {
    case VERB_TOKEN:
        tr_put(guide_next_words(story->turn), "token on `%s`", card_named(story));
        break;
    case VERB_REMOVE:
        tr_put(guide_next_words(story->turn), "removed `%s`", card_named(story));
        break;
    case VERB_GAIN:
        tell_gain(story);
        break;
    case VERB_TAKE:
        tell_take(story);
        break;
    case VERB_SWAP:
        tell_swap(story);
        break;
    case VERB_TRADE:
        tell_trade_for_two(story);
        break;
    case VERB_WHITEN:
        tell_trade(story, story->set->die[CIUB_WHITE].name);
        break;
    default:
        break;
    }
    tell_excess(story);
    tell_opus(story);
}

/* The tray, as it fills. Later on the dice are in the hand, and those last seen stay. */
static void put_tray(const struct story *story)
{
    struct text *dice = &story->turn->dice;
    if (story->is->turn != story->was->turn ||
        colours_sum(kinds_by_colour(story->is->tray)) == 0)
        return;
    *dice = text_init(dice->data, dice->size);
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        for (int i = 0; i < story->is->tray[kind]; i++) {
            text_space(dice);
            ciub_write_die(story->set, kind, dice);
        }
}

void ciub_sum_up(const void *world, const void *before, const struct move *move,
                 const void *after, struct turn_summary *turn)
{
    struct story story = {.set = &((const struct ciub_world *)world)->set,
                          .was = before,
                          .is = after,
                          .move = move,
                          .turn = turn};
    turn->seat = story.was->step <= STEP_DEAL ? SEAT_NOBODY : story.was->turn;
    turn->over = turn->seat >= 0 &&
                 (story.is->turn != story.was->turn || story.is->step == STEP_OVER);
    if (turn->seat < 0)
        return;
    put_tray(&story);
    tell_move(&story);
}
