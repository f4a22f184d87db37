/* help_table.c: help on what is neither a die nor a card: phases, places, buttons,
 * tokens and players. */
#include "games/ciub/guide/internal.h"
#include "games/ciub/rules/phase2.h"
#include "i18n/i18n.h"

void ciub_about_phase(const struct telling *it, int phase)
{
    help_put("ciub", it->out, "phase:%d", phase);
}

/* The title is the button's. */
void ciub_about_word(const struct telling *it, int verb)
{
    text_format(it->out, "%s\n", tr(ciub_verb_table[verb].label));
    if (ciub_verb_table[verb].object == OBJECT_ACTING)
        ciub_tell_symbol(it, verb - VERB_OF_SYMBOL);
    else
        help_put("ciub", it->out, "word:%s", ciub_verb_table[verb].button);
}

void ciub_about_place(const struct telling *it, int place)
{
    static const struct {
        const char *name;
        void (*tell)(const struct telling *it);
    } places[] = {
        [SPOT_PILE] = {"pile", ciub_tell_pile},
        [SPOT_TRAY] = {"tray", ciub_tell_tray},
        [SPOT_SUPPLY] = {"supply", ciub_tell_supply},
    };
    help_put("ciub", it->out, "%s:all", places[place].name);
    places[place].tell(it);
}

void ciub_about_row(const struct telling *it, int row)
{
    char list[CIUB_LIST];
    const uint8_t *places = row == 0 ? it->state->top : it->state->bottom;
    help_put("ciub", it->out, "row:%s", row == 0 ? "top" : "bottom");
    tr_put(it->out, "In it: %s.\n",
           ciub_list_cards(it->set, cards_in_row(it->world, places), list));
}

void ciub_about_token(const struct telling *it, int seat)
{
    int card = it->state->token[seat];
    tr_put(it->out, "The token of Player %d\n", seat + 1);
    help_put("ciub", it->out, "token");
    if (card == CIUB_NONE)
        tr_put(it->out, "It lies on no card.\n");
    else
        tr_put(it->out, "It lies on %s.\n", it->set->card[card].name);
}

static void tell_won_card(const struct telling *it, int card)
{
    int points = it->set->card[card].points;
    tr_put_count(it->out, points, "%s: %d point.\n", "%s: %d points.\n",
                 it->set->card[card].name, points);
}

void ciub_about_seat(const struct telling *it, int seat)
{
    int score[GAME_MAX_PLAYERS] = {0};
    char list[CIUB_LIST];
    uint64_t won = cards_won(it->world, it->state, seat);
    ciub_scores(it->world, it->state, score);
    tr_put(it->out, "Player %d\n", seat + 1);
    tr_put_count(it->out, score[seat], "%d point so far.\n", "%d points so far.\n",
                 score[seat]);
    for (; won != 0; won &= won - 1)
        tell_won_card(it, __builtin_ctzll(won));
    tr_put(it->out, "Dice: %s.\n",
           ciub_list_colours(it->set, dice_of_seat(it->state, seat), list));
    if (it->state->token[seat] != CIUB_NONE)
        tr_put(it->out, "The token lies on %s.\n",
               it->set->card[it->state->token[seat]].name);
    if (it->state->first == seat)
        tr_put(it->out, "This player began the game.\n");
}
