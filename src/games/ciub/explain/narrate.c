/* narrate.c: what a move brought, derived from it and the states before and after it. */
#include "games/ciub/explain/narrate.h"

#include "games/ciub/notation/notation.h"
#include "games/ciub/rules/rules.h"
#include "i18n/i18n.h"

const char ciub_legend[] = TR_NOOP(
    "A card is named by what the dice in the tray must show: `2-4-6` these numbers, "
    "`20+` "
    "a sum of 20 or more, `=4` four of one number or four skulls. It is gained from the "
    "bottom row. `white 3` is a white die that shows 3; dice fresh from the supply are "
    "inactive until they are rolled or turned. `put white 3 roll` puts it into the tray "
    "and rolls all the others again.");

struct story {
    const struct ciub_world *world;
    const struct ciub_state *before, *after;
    const struct move *move;
    struct text *out;
};

static void begin_remark(const struct story *story)
{
    if (story->out->length > 0)
        text_put(story->out, ", ");
}

static const char *card_name(const struct story *story, int card)
{
    return story->world->set.card[card].name;
}

static int opus_points(const struct story *story)
{
    const struct ciub_set *set = &story->world->set;
    return set->card[set->cards - 1].points;
}

/* 5.1: that a card was gained, the move says; D comes with it. */
static void tell_opus(const struct story *story)
{
    const struct ciub_set *set = &story->world->set;
    if (story->after->opus == story->before->opus)
        return;
    begin_remark(story);
    int points = opus_points(story);
    tr_put_count(story->out, points, "takes %s for %d point, the last turns begin",
                 "takes %s for %d points, the last turns begin", set->last_title, points);
}

/* 4.6: skulls that went along by themselves when dice were put, or all others rolled. */
static void tell_skulls(const struct story *story)
{
    int verb = choice_verb(story->move->choice[0]), skulls = 0;
    if (verb != VERB_PUT && verb != VERB_ROLL && verb != VERB_STOP)
        return;
    for (uint64_t left = story->before->showing & story->world->set.skull; left != 0;
         left &= left - 1)
        skulls += story->before->outside[__builtin_ctzll(left)];
    if (skulls == 0)
        return;
    begin_remark(story);
    tr_put_count(story->out, skulls, "%d skull goes into the tray",
                 "%d skulls go into the tray", skulls);
}

/* 4.8: whether the full tray is good for a card. */
static void tell_tray(const struct story *story)
{
    choice_t list[GAME_MAX_CHOICES];
    char cards[2 * CIUB_ROW * (CIUB_NAME + 16)];
    struct text out = text_init(cards, sizeof cards);
    if (story->after->step != STEP_SPELL)
        return;
    int count = ciub_choices(story->world, story->after, list);
    for (int i = 0; i < count && choice_verb(list[i]) == VERB_GAIN; i++) {
        if (i > 0)
            text_format(&out, " %s ", tr("or"));
        text_put(&out, card_name(story, choice_value(list[i])));
    }
    begin_remark(story);
    if (out.length > 0)
        tr_put(story->out, "enough for %s", cards);
    else
        tr_put(story->out, "enough for no card");
}

/* The dice that the player on turn has by the move, before 4.12. */
static uint64_t dice_due(const struct ciub_state *before, const struct move *move)
{
    uint64_t dice = dice_of_seat(before, before->turn), kept = 0;
    for (int i = 0; i < move->count; i++) {
        int value = choice_value(move->choice[i]);
        switch (choice_verb(move->choice[i])) {
        case VERB_TAKE:
            dice += value == CIUB_NONE ? 0 : colour_one(value);
            break;
        case VERB_FOR:
            dice += colour_one(value);
            break;
        case VERB_TRADE:
            dice -= colour_one(value);
            break;
        case VERB_WHITEN:
            dice += colour_one(CIUB_WHITE) - colour_one(value);
            break;
        case VERB_KEEP:
            kept += colour_one(value / 2);
            break;
        default:
            break;
        }
    }
    return kept != 0 ? kept : dice;
}

uint64_t ciub_excess(const struct ciub_state *before, const struct move *move,
                     const struct ciub_state *after)
{
    if (after->turn == before->turn && after->step != STEP_OVER)
        return 0;
    return dice_due(before, move) - colours_load(after->dice[before->turn]);
}

static void tell_excess(const struct story *story)
{
    const struct ciub_set *set = &story->world->set;
    char dice[CIUB_COLOURS * (2 * CIUB_NAME + 8)];
    struct text out = text_init(dice, sizeof dice);
    uint64_t gone = ciub_excess(story->before, story->move, story->after);
    for (int colour = 0; colour < set->colours; colour++) {
        int count = colour_count(gone, colour);
        if (count > 0)
            text_format(&out, "%s%d %s", out.length > 0 ? ", " : "", count,
                        tr(set->die[colour].name));
    }
    if (out.length == 0)
        return;
    begin_remark(story);
    tr_put(story->out, "gives back %s", dice);
}

/* 5.1, 5.2a */
static void tell_end(const struct story *story)
{
    if (story->after->stage == STAGE_ENDING && story->before->stage == STAGE_OPEN) {
        begin_remark(story);
        tr_put_count(story->out, opus_points(story),
                     "the last C card: whoever gains next also gets %s, %d point",
                     "the last C card: whoever gains next also gets %s, %d points",
                     story->world->set.last_title, opus_points(story));
    }
    if (story->after->step == STEP_OVER && story->after->stage != STAGE_LAST) {
        begin_remark(story);
        tr_put_count(story->out, CIUB_QUIET_ROUNDS,
                     "no card gained or removed for %d round: the game ends",
                     "no card gained or removed for %d rounds: the game ends",
                     CIUB_QUIET_ROUNDS);
    }
}

void ciub_narrate(const void *world, const void *before, const struct move *move,
                  const void *after, struct text *out)
{
    struct story story = {
        .world = world, .before = before, .move = move, .after = after, .out = out};
    if (story.before->step <= STEP_DEAL) /* the deal speaks for itself */
        return;
    tell_opus(&story);
    tell_skulls(&story);
    tell_tray(&story);
    tell_excess(&story);
    tell_end(&story);
}
