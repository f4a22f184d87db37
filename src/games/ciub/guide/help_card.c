/* help_card.c: help on a card: what it asks for, where it is, what is missing. */
#include "games/ciub/guide/internal.h"
#include "i18n/i18n.h"

static uint64_t card_bit(int card)
{
    return UINT64_C(1) << card;
}

static void tell_kind(const struct telling *it, int card)
{
    const struct ciub_need *need = &it->set->card[card].need;
    char list[CIUB_LIST];
    if (need->lanes != 0)
        tr_put(it->out,
               "It asks for the numbers %s in the tray, each as often as it is "
               "named here; extra dice don't matter (4.8).\n",
               ciub_list_numbers(need->lanes, list));
    if (need->sum > 0)
        tr_put(it->out,
               "It asks for a sum: the numbers in the tray must come to %d or "
               "more together (4.8).\n",
               need->sum);
    if (need->equal > 0)
        tr_put_count(it->out, need->equal,
                     "It asks for %d die in the tray that shows a number, or %d "
                     "skull (4.8).\n",
                     "It asks for %d dice in the tray that show the same "
                     "number, or %d skulls (4.8).\n",
                     need->equal, need->equal);
}

static void tell_worth(const struct telling *it, int card)
{
    const struct ciub_card *spell = &it->set->card[card];
    tr_put_count(it->out, spell->points,
                 "It is one of the %c cards, and worth %d point.\n",
                 "It is one of the %c cards, and worth %d points.\n", 'A' + spell->letter,
                 spell->points);
    tr_put(it->out, "The letter says when a card comes: the A cards lie there from the "
                    "start, then the B cards turn up, and at last the C cards (3.3).\n");
    if (spell->owl)
        tr_put(it->out, "It bears an owl: short games leave it out (3.2).\n");
}

static void tell_row(const struct telling *it, bool bottom)
{
    if (bottom)
        tr_put(it->out, "It lies in the bottom row, where cards are gained "
                        "(4.8).\n");
    else if (it->state->stage == STAGE_LAST)
        tr_put(it->out, "It lies in the top row; in these last turns it can be "
                        "gained there too (5.1).\n");
    else
        tr_put(it->out, "It lies in the top row. It can be gained once it has "
                        "moved down (4.8, 4.9).\n");
}

/* The seat that has won it; CIUB_NONE: nobody. */
static int winner_of(const struct telling *it, int card)
{
    for (int seat = 0; seat < it->world->players; seat++)
        if (cards_won(it->world, it->state, seat) & card_bit(card))
            return seat;
    return CIUB_NONE;
}

/* 3.2, 6: A cards that were not dealt are in the box, and so is what is left of a letter
 * when the pile has no more of it. */
static bool may_turn_up(const struct telling *it, int card)
{
    int letter = it->set->card[card].letter;
    if (letter == LETTER_A)
        return it->state->step <= STEP_DEAL;
    return it->state->pile[letter - LETTER_B] > 0;
}

static void tell_unseen(const struct telling *it, int card)
{
    if (may_turn_up(it, card))
        tr_put(it->out, "It has not turned up: it may come, or have gone back into "
                        "the box.\n");
    else
        tr_put(it->out, "It went back into the box before the game (3.2).\n");
}

static void tell_where(const struct telling *it, int card)
{
    int winner = winner_of(it, card);
    bool top = cards_in_row(it->world, it->state->top) & card_bit(card);
    bool bottom = cards_in_row(it->world, it->state->bottom) & card_bit(card);
    if (top || bottom)
        tell_row(it, bottom);
    else if (winner != CIUB_NONE)
        tr_put(it->out, "Player %d has won it.\n", winner + 1);
    else if (!(it->world->in_play & card_bit(card)))
        tr_put(it->out, "It is not in this game (3.2).\n");
    else if (it->state->unseen & card_bit(card))
        tell_unseen(it, card);
    else
        tr_put(it->out, "It was removed from the game (4.2).\n");
}

static void tell_token(const struct telling *it, int card)
{
    int owner = token_owner(it->world, it->state, card);
    if (owner != CIUB_NONE)
        tr_put(it->out,
               "The token of Player %d lies on it: no other player can gain "
               "it, and nobody can remove it (4.3).\n",
               owner + 1);
}

static void tell_progress(const struct telling *it, int card)
{
    char missing[CIUB_LIST];
    struct text text = text_init(missing, sizeof missing);
    int phase = ciub_phase(it->state);
    bool open = cards_open(it->world, it->state) & card_bit(card);
    bool gained = it->state->gained;
    if (!open || phase < 2 || phase == 4 || gained)
        return;
    ciub_tell_missing(it, card, &text);
    if (text.length == 0)
        tr_put(it->out, "The tray of Player %d has all it asks for.\n",
               it->state->turn + 1);
    else
        tr_put(it->out, "The tray of Player %d still needs: %s.\n", it->state->turn + 1,
               missing);
    if (text.length > 0 && ciub_is_out_of_reach(it, card))
        tr_put(it->out, "There are not enough dice left for that in this turn.\n");
}

/* 5.1 */
static void about_opus(const struct telling *it, int card)
{
    tr_put_count(it->out, it->set->card[card].points,
                 "It is the last card of the pile, worth %d point, and asks for "
                 "nothing.\n",
                 "It is the last card of the pile, worth %d points, and asks "
                 "for nothing.\n",
                 it->set->card[card].points);
    tr_put(it->out, "Once the last C card is open, whoever gains a card next gets "
                    "this one too, and each of the others has one more turn "
                    "(5.1).\n");
    if (it->state->opus != CIUB_NONE)
        tr_put(it->out, "Player %d has it.\n", it->state->opus + 1);
    else if (it->state->stage == STAGE_ENDING)
        tr_put(it->out, "The last C card is open: the next gain takes it.\n");
}

void ciub_about_card(const struct telling *it, int card)
{
    bool last = it->set->card[card].letter == LETTER_D;
    int equal = it->set->card[card].need.equal;
    if (equal > 0) /* as the card says it */
        tr_put(it->out, "The card %s (%d alike)\n", it->set->card[card].name, equal);
    else
        tr_put(it->out, "The card %s\n",
               last ? it->set->last_title : it->set->card[card].name);
    if (last) {
        about_opus(it, card);
        return;
    }
    tell_kind(it, card);
    tell_worth(it, card);
    tell_where(it, card);
    tell_token(it, card);
    tell_progress(it, card);
}
