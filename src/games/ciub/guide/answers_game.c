/* answers_game.c: answers about the game: points, players, phases and the end. */
#include "games/ciub/guide/internal.h"
#include "i18n/i18n.h"

static void tell_points(const struct telling *it, int seat, int points)
{
    if (seat == it->you)
        tr_put_count(it->out, points, "You have %d point.\n", "You have %d points.\n",
                     points);
    else
        tr_put_count(it->out, points, "Player %d has %d point.\n",
                     "Player %d has %d points.\n", seat + 1, points);
}

void ciub_tell_scores(const struct telling *it)
{
    int score[GAME_MAX_PLAYERS] = {0}, order[GAME_MAX_PLAYERS];
    ciub_scores(it->world, it->state, score);
    guide_order_seats(it->world->players, it->seat, ciub_winners(it->world, it->state),
                      score, order);
    for (int i = 0; i < it->world->players; i++)
        tell_points(it, order[i], score[order[i]]);
    ciub_tell_won(it);
}

static void tell_token(const struct telling *it, int seat)
{
    if (it->state->token[seat] != CIUB_NONE)
        tr_put(it->out, "The token lies on %s.\n",
               it->set->card[it->state->token[seat]].name);
}

void ciub_tell_players(const struct telling *it)
{
    int score[GAME_MAX_PLAYERS] = {0};
    ciub_scores(it->world, it->state, score);
    for (int i = 0; i < it->world->players; i++) {
        int seat = (it->seat + i) % it->world->players;
        uint64_t dice = dice_of_seat(it->state, seat);
        char list[CIUB_LIST];
        tell_points(it, seat, score[seat]);
        tr_put(it->out, "Dice: %s.\n", ciub_list_colours(it->set, dice, list));
        tell_token(it, seat);
        if (ciub_on_turn(it->state, seat))
            tr_put(it->out, "It is the turn of this player.\n");
    }
}

/* --- the turn ----------------------------------------------------------------------- */

void ciub_tell_phase(const struct telling *it)
{
    int phase = ciub_phase(it->state);
    if (it->state->step == STEP_OVER) {
        tr_put(it->out, "The game is over.\n");
        return;
    }
    if (phase == 0) {
        tr_put(it->out, "The game is being set up.\n");
        return;
    }
    tr_put(it->out, "It is the turn of Player %d.\n", it->state->turn + 1);
    help_put("ciub", it->out, "turn:%d", phase);
}

/* --- the end ------------------------------------------------------------------------ */

/* 5.1, while the pile has cards. */
static void tell_far_end(const struct telling *it)
{
    int left = it->state->pile[0] + it->state->pile[1];
    tr_put_count(it->out, left,
                 "%d more card has to turn up before the last turns: the last C card "
                 "(5.1).\n",
                 "%d more cards have to turn up before the last turns (5.1).\n", left);
    ciub_tell_last(it);
}

/* 5.1: last turns. */
static void tell_last_turns(const struct telling *it)
{
    int left = it->state->left;
    tr_put(it->out, "Player %d took %s: the last turns are played (5.1).\n",
           it->state->opus + 1, it->set->last_title);
    if (left == 0)
        tr_put(it->out, "This turn is the last one.\n");
    else
        tr_put_count(it->out, left, "After this turn comes %d more.\n",
                     "After this turn come %d more.\n", left);
}

/* 5.2a */
static void tell_quiet(const struct telling *it)
{
    int most = CIUB_QUIET_ROUNDS * it->world->players;
    if (it->state->quiet > 0)
        tr_put_count(it->out, it->state->quiet,
                     "For %d turn nobody has gained or removed a card; after %d "
                     "such turns the game would end (5.2a).\n",
                     "For %d turns nobody has gained or removed a card; after "
                     "%d such turns the game would end (5.2a).\n",
                     it->state->quiet, most);
}

void ciub_tell_end(const struct telling *it)
{
    if (it->state->step == STEP_OVER)
        tr_put(it->out, "The game is over.\n");
    else if (it->state->stage == STAGE_LAST)
        tell_last_turns(it);
    else if (it->state->stage == STAGE_ENDING)
        tr_put(it->out,
               "The last C card is open: whoever gains the next card gets %s "
               "with it, and each of the others has one more turn (5.1).\n",
               it->set->last_title);
    else
        tell_far_end(it);
    if (it->state->stage != STAGE_LAST && it->state->step != STEP_OVER)
        tell_quiet(it);
}

void ciub_ended(const void *world, const void *state, struct text *out)
{
    const struct telling it = ciub_telling(world, state, out);
    if (it.state->quiet >= CIUB_QUIET_ROUNDS * it.world->players)
        tr_put(out,
               "The game ended because in %d rounds in a row nobody gained or removed a "
               "card (5.2a).",
               CIUB_QUIET_ROUNDS);
    else
        tr_put(out,
               "The game ended because %s was taken and the last turns were played "
               "(5.1).",
               it.set->last_title);
}
