/* cards.c: refusals of choices about cards (3.3, 4.1-4.3, 4.8, 4.9, 5.1). */
#include "games/ciub/explain/internal.h"

static bool in_row(const struct judged *judged, const uint8_t *row, int card)
{
    for (int place = 0; place < judged->world->row; place++)
        if (row[place] == card)
            return true;
    return false;
}

static bool is_unseen(const struct judged *judged, int card)
{
    return judged->state->unseen >> card & 1;
}

/* 3.4: any of the players. */
bool ciub_judge_first(const struct judged *judged, struct reason *why)
{
    (void)judged;
    (void)why;
    return true;
}

bool ciub_judge_deal(const struct judged *judged, struct reason *why)
{
    int card = judged->value;
    if (judged->set->card[card].letter != LETTER_A)
        return reason_set(why, "3.3", "%s is no A card: only those are dealt",
                          card_name(judged, card));
    if (is_unseen(judged, card))
        return true;
    return reason_set(why, "3.3", "%s lies open already", card_name(judged, card));
}

bool ciub_judge_refill(const struct judged *judged, struct reason *why)
{
    const struct ciub_card *card = &judged->set->card[judged->value];
    bool b_left = judged->state->pile[0] > 0;
    if (card->letter != (b_left ? LETTER_B : LETTER_C))
        return reason_set(why, "3.3",
                          "%s is no %c card: the next card of the pile is one",
                          card->name, b_left ? 'B' : 'C');
    if (judged->world->is_short && card->owl)
        return reason_set(why, "3.2", "%s has an owl: it is not in the short game",
                          card->name);
    if (is_unseen(judged, judged->value))
        return true;
    return reason_set(why, "3.3", "%s has turned up already", card->name);
}

static bool judge_token(const struct judged *judged, struct reason *why)
{
    int card = judged->value, owner = token_owner(judged->world, judged->state, card);
    if (!in_row(judged, judged->state->top, card) &&
        !in_row(judged, judged->state->bottom, card))
        return reason_set(why, "4.1", "%s does not lie open", card_name(judged, card));
    if (owner == judged->state->turn)
        return reason_set(why, "4.3", "your token is already on %s",
                          card_name(judged, card));
    if (owner != CIUB_NONE)
        return reason_set(why, "4.1", "%s bears the token of player %d",
                          card_name(judged, card), owner + 1);
    return true;
}

static bool judge_remove(const struct judged *judged, struct reason *why)
{
    int card = judged->value, owner = token_owner(judged->world, judged->state, card);
    if (in_row(judged, judged->state->bottom, card))
        return reason_set(why, "4.2",
                          "%s lies in the bottom row: only cards of the top row can be "
                          "removed",
                          card_name(judged, card));
    if (!in_row(judged, judged->state->top, card))
        return reason_set(why, "4.2", "%s does not lie in the top row",
                          card_name(judged, card));
    if (owner == judged->state->turn)
        return reason_set(why, "4.3", "%s bears your token: nobody can remove it",
                          card_name(judged, card));
    if (owner != CIUB_NONE)
        return reason_set(why, "4.3",
                          "%s bears the token of player %d: nobody can remove it",
                          card_name(judged, card), owner + 1);
    return true;
}

bool ciub_judge_foresee(const struct judged *judged, struct reason *why)
{
    if (judged->verb == VERB_TOKEN)
        return judge_token(judged, why);
    if (judged->verb == VERB_REMOVE)
        return judge_remove(judged, why);
    return true;
}

/* Dice in the tray that show the symbol. */
static int tray_count(const struct judged *judged, int symbol)
{
    int count = 0;
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        if (judged->state->tray[kind] > 0 && symbol_of(judged, kind) == symbol)
            count += judged->state->tray[kind];
    return count;
}

static bool judge_numbers(const struct judged *judged, const struct ciub_card *card,
                          struct reason *why)
{
    for (int number = 1; number <= CIUB_NUMBERS; number++) {
        int needed = lane_of(card->need.lanes, number - 1);
        int there = tray_count(judged, number);
        if (there < needed)
            return reason_set(why, "4.8",
                              tr_count("%s needs %d die showing %d, the tray has %d",
                                       "%s needs %d dice showing %d, the tray has %d",
                                       (unsigned long)needed),
                              card->name, needed, number, there);
    }
    return true;
}

static bool judge_sum(const struct judged *judged, const struct ciub_card *card,
                      struct reason *why)
{
    int sum = 0;
    for (int number = 1; number <= CIUB_NUMBERS; number++)
        sum += number * tray_count(judged, number);
    if (sum >= card->need.sum)
        return true;
    return reason_set(why, "4.8", "the numbers in the tray sum to %d, %s needs %d", sum,
                      card->name, card->need.sum);
}

static bool judge_equal(const struct judged *judged, const struct ciub_card *card,
                        struct reason *why)
{
    if (tray_count(judged, SYMBOL_SKULL) >= card->need.equal)
        return true;
    for (int number = 1; number <= CIUB_NUMBERS; number++)
        if (tray_count(judged, number) >= card->need.equal)
            return true;
    return reason_set(why, "4.8",
                      tr_count("%s needs %d die of any number, or %d skull",
                               "%s needs %d dice of one number, or %d skulls",
                               card->need.equal),
                      card->name, card->need.equal, card->need.equal);
}

static bool judge_gain(const struct judged *judged, struct reason *why)
{
    int owner = token_owner(judged->world, judged->state, judged->value);
    const struct ciub_card *card = &judged->set->card[judged->value];
    bool at_top = in_row(judged, judged->state->top, judged->value);
    if (card->letter == LETTER_D)
        return reason_set(why, "5.1",
                          "%s is not gained by itself: it goes to whoever gains the next "
                          "card after the last C is turned up",
                          judged->set->last_title);
    if (at_top && judged->state->stage != STAGE_LAST)
        return reason_set(why, "4.8",
                          "%s lies in the top row: only in last turns can it be gained "
                          "from there",
                          card->name);
    if (!at_top && !in_row(judged, judged->state->bottom, judged->value))
        return reason_set(why, "4.8", "%s does not lie open", card->name);
    if (owner != CIUB_NONE && owner != judged->state->turn)
        return reason_set(why, "4.3",
                          "%s bears the token of player %d: nobody else can gain it",
                          card->name, owner + 1);
    return judge_numbers(judged, card, why) && judge_sum(judged, card, why) &&
           judge_equal(judged, card, why);
}

bool ciub_judge_spell(const struct judged *judged, struct reason *why)
{
    return judged->verb == VERB_GAIN ? judge_gain(judged, why)
                                     : ciub_judge_take(judged, why);
}

bool ciub_judge_down(const struct judged *judged, struct reason *why)
{
    if (in_row(judged, judged->state->top, judged->value))
        return true;
    return reason_set(why, "4.9",
                      "%s does not lie in the top row: a card from there goes down",
                      card_name(judged, judged->value));
}
