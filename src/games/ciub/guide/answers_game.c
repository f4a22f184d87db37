/* answers_game.c: answers about the game: points, players, phases and the end. */
#include "games/ciub/guide/internal.h"
#include "i18n/i18n.h"

static void tell_points(const struct telling *it, int seat, int points)
{
    if (seat == it->you)
        text_format(it->out,
                    tr_count("You have %d point.\n", "You have %d points.\n",
                             (unsigned long)points),
                    points);
    else
        text_format(it->out,
                    tr_count("Player %d has %d point.\n", "Player %d has %d points.\n",
                             (unsigned long)points),
                    seat + 1, points);
}

void ciub_tell_scores(const struct telling *it)
{
    int score[GAME_MAX_PLAYERS] = {0};
    ciub_scores(it->world, it->state, score);
    for (int i = 0; i < it->world->players; i++) {
        int seat = (it->seat + i) % it->world->players;
        tell_points(it, seat, score[seat]);
    }
    ciub_tell_won(it);
}

static void tell_token(const struct telling *it, int seat)
{
    if (it->state->token[seat] != CIUB_NONE)
        text_format(it->out, tr("The token lies on %s.\n"),
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
        text_format(it->out, tr("Dice: %s.\n"), ciub_list_colours(it->set, dice, list));
        tell_token(it, seat);
        if (ciub_on_turn(it->state, seat))
            text_put(it->out, tr("It is the turn of this player.\n"));
    }
}

/* --- the turn ----------------------------------------------------------------------- */

static const char *const phases[] = {
    NULL,
    TR_NOOP("Phase 1, foresight: a token is put on a card, or a card removed, or neither "
            "(4.1, 4.2). Next all dice are rolled.\n"),
    TR_NOOP(
        "Phase 2, rolling: dice act, go to the tray, and the rest is rolled again (4.5, "
        "4.6, 4.7). Next, when all lie in the tray, comes the spell.\n"),
    TR_NOOP("Phase 3, the spell: a card is gained, or a die taken (4.8, 4.10). Next come "
            "trades.\n"),
    TR_NOOP(
        "Phase 4, trades: dice are traded with the supply (4.11). Next comes the turn of "
        "another player.\n"),
};

void ciub_tell_phase(const struct telling *it)
{
    int phase = ciub_phase(it->state);
    if (it->state->step == STEP_OVER) {
        text_put(it->out, tr("The game is over.\n"));
        return;
    }
    if (phase == 0) {
        text_put(it->out, tr("The game is being set up.\n"));
        return;
    }
    text_format(it->out, tr("It is the turn of Player %d.\n"), it->state->turn + 1);
    text_put(it->out, tr(phases[phase]));
}

/* --- the end ------------------------------------------------------------------------ */

/* 5.1, while the pile has cards. */
static void tell_far_end(const struct telling *it)
{
    int left = it->state->pile[0] + it->state->pile[1];
    text_format(it->out,
                tr_count("%d card must turn up before the end begins: the last C card "
                         "(5.1).\n",
                         "%d cards must turn up before the end begins, with the last C "
                         "card (5.1).\n",
                         (unsigned long)left),
                left);
}

/* 5.1: last turns. */
static void tell_last_turns(const struct telling *it)
{
    int left = it->state->left;
    text_format(it->out, tr("Player %d took %s: the last turns are played (5.1).\n"),
                it->state->opus + 1, it->set->last_title);
    if (left == 0)
        text_put(it->out, tr("This turn is the last one.\n"));
    else
        text_format(it->out,
                    tr_count("After this turn comes %d more.\n",
                             "After this turn come %d more.\n", (unsigned long)left),
                    left);
}

/* 5.2a */
static void tell_quiet(const struct telling *it)
{
    int most = CIUB_QUIET_ROUNDS * it->world->players;
    if (it->state->quiet > 0)
        text_format(it->out,
                    tr_count("For %d turn nobody has gained or removed a card; after %d "
                             "such turns the game would end (5.2a).\n",
                             "For %d turns nobody has gained or removed a card; after "
                             "%d such turns the game would end (5.2a).\n",
                             it->state->quiet),
                    it->state->quiet, most);
}

void ciub_tell_end(const struct telling *it)
{
    if (it->state->step == STEP_OVER)
        text_put(it->out, tr("The game is over.\n"));
    else if (it->state->stage == STAGE_LAST)
        tell_last_turns(it);
    else if (it->state->stage == STAGE_ENDING)
        text_format(it->out,
                    tr("The last C card is open: whoever gains the next card gets %s "
                       "with it, and each of the others has one more turn (5.1).\n"),
                    it->set->last_title);
    else
        tell_far_end(it);
    if (it->state->stage != STAGE_LAST && it->state->step != STEP_OVER)
        tell_quiet(it);
}
