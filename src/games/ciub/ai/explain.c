/* explain.c: why a move is a good idea, derived from the states before and after it. It
 * says only what they show. */
#include "games/ciub/ai/explain.h"

#include "i18n/i18n.h"

static const char *name_of(const struct ciub_case *it, int card)
{
    const struct ciub_set *set = &it->world->set;
    return card == set->cards - 1 ? set->last_title : set->card[card].name;
}

/* --- phase 1 ------------------------------------------------------------------------ */

/* 4.1, 4.3 */
static void tell_token(const struct ciub_case *it)
{
    int card = choice_value(it->choice);
    bool below = (cards_in_row(it->world, it->before->bottom) >> card & 1) != 0;
    text_format(it->out,
                below ? tr("keeps %s from the others")
                      : tr("keeps %s from the others until it moves down"),
                name_of(it, card));
}

static float best_of_others(const struct ciub_case *it, const struct ciub_need *need)
{
    float best = 0;
    for (int seat = 0; seat < it->world->players; seat++) {
        struct ciub_prospect prospect = {.dice = colours_load(it->before->dice[seat])};
        float chance =
            seat == it->before->turn ? 0 : ciub_guess(it->world, &prospect, need);
        best = chance > best ? chance : best;
    }
    return best;
}

/* 4.2; the guess is rough: only what is plain is said. */
static void tell_remove(const struct ciub_case *it)
{
    int card = choice_value(it->choice);
    const struct ciub_need *need = &it->world->set.card[card].need;
    struct ciub_prospect own = {.dice = colours_load(it->before->dice[it->before->turn])};
    if (it->before->stage == STAGE_OPEN && it->before->pile[0] + it->before->pile[1] == 1)
        tr_put(it->out, "brings up the last card before %s",
               name_of(it, it->world->set.cards - 1));
    else if (best_of_others(it, need) > ciub_guess(it->world, &own, need) + 0.15f)
        tr_put(it->out, "takes away a card that suits the dice of others better");
}

/* --- phases 3 and 4 ----------------------------------------------------------------- */

static int lead(const struct ciub_case *it, const struct ciub_state *state)
{
    int points[CIUB_PLAYERS], best = 0;
    ciub_scores(it->world, state, points);
    for (int seat = 0; seat < it->world->players; seat++)
        if (seat != it->before->turn && points[seat] > best)
            best = points[seat];
    return points[it->before->turn] - best;
}

/* 4.8, 5.1 */
static void tell_gain(const struct ciub_case *it)
{
    int points = (int)ciub_aim_points(it->world, it->before, choice_value(it->choice));
    int before = lead(it, it->before), after = lead(it, it->after);
    if (it->before->stage == STAGE_ENDING)
        tr_put_count(it->out, points, "gains %d point with %s", "gains %d points with %s",
                     points, name_of(it, it->world->set.cards - 1));
    else
        tr_put_count(it->out, points, "gains %d point", "gains %d points", points);
    if (before <= 0 && after > 0)
        tr_put(it->out, " and takes the lead");
}

/* 4.9 */
static void tell_down(const struct ciub_case *it)
{
    int card = choice_value(it->choice);
    if (card == it->before->token[it->before->turn])
        tr_put(it->out, "brings down %s, which nobody else can gain", name_of(it, card));
}

/* The open card for which a die of that colour does most. */
static int helped_card(const struct ciub_case *it, int colour)
{
    const struct ciub_state *state = it->before;
    uint64_t cards =
        cards_open(it->world, state) & ~cards_marked(it->world, state, state->turn);
    float best = 0;
    int chosen = CIUB_NONE;
    for (uint64_t left = cards; left != 0; left &= left - 1) {
        int card = __builtin_ctzll(left);
        const struct ciub_card *spell = &it->world->set.card[card];
        float worth = (float)spell->points * it->world->help[card][colour];
        if (spell->need.lanes == 0 || worth <= best)
            continue;
        best = worth;
        chosen = card;
    }
    return chosen;
}

static void tell_new_die(const struct ciub_case *it, const char *format, int colour)
{
    if (colour == CIUB_NONE) /* 4.10: the supply is empty */
        return;
    int card = helped_card(it, colour);
    text_format(it->out, format, ciub_die_of(it, colour).words);
    ciub_put_use(it, colour, card,
                 card == CIUB_NONE ? 0 : it->world->set.card[card].need.lanes);
}

/* 4.9, 4.11: a die that shows 2for1. */
static void tell_keep(const struct ciub_case *it)
{
    if (choice_value(it->choice) % 2 != 0)
        tr_put(it->out, "keeps a 2:1, which may be traded for two dice");
}

/* 4.11: the colour that goes is not missed when a swap can bring it back. */
static void tell_whiten(const struct ciub_case *it)
{
    if (it->world->potential.swap[CIUB_WHITE] > 0)
        tr_put(it->out, "makes a white die of it, whose swap brings any colour that is "
                        "needed in the next turn");
    else
        tell_new_die(it, tr("brings %s"), CIUB_WHITE);
}

static void tell_trade(const struct ciub_case *it)
{
    if (it->before->step == STEP_TRADE_TWO)
        tr_put(it->out, "makes two dice of one");
}

/* --- all of them -------------------------------------------------------------------- */

static void tell_choice(const struct ciub_case *it)
{
    switch (choice_verb(it->choice)) {
    case VERB_TOKEN:
        tell_token(it);
        break;
    case VERB_REMOVE:
        tell_remove(it);
        break;
    case VERB_GAIN:
        tell_gain(it);
        break;
    case VERB_DOWN:
        tell_down(it);
        break;
    case VERB_TAKE:
        tell_new_die(it, tr("takes %s"), choice_value(it->choice));
        break;
    case VERB_WHITEN:
        tell_whiten(it);
        break;
    case VERB_KEEP:
        tell_keep(it);
        break;
    case VERB_FOR:
        tell_trade(it);
        break;
    default:
        break;
    }
}

/* Dice are put in one go: from the first to the last choice. */
static bool is_put(const struct ciub_state *state, const struct move *move)
{
    int verb = choice_verb(move->choice[0]);
    return (state->step == STEP_ACT || state->step == STEP_PUT) &&
           (verb == VERB_PUT || verb == VERB_ROLL || verb == VERB_STOP);
}

/* The first choice of the move for which there is something to say. */
void ciub_explain(const void *world, const void *before, const struct move *move,
                  const void *after, const void *other, struct text *out)
{
    struct ciub_state now = *(const struct ciub_state *)before, next;
    struct ciub_case it = {.world = world, .before = &now, .after = &next, .out = out};
    (void)other;
    if (is_put(&now, move)) {
        it.after = after;
        it.choice = move->choice[0];
        ciub_explain_roll(&it);
        return;
    }
    for (int i = 0; i < move->count && out->length == 0; i++) {
        next = now;
        it.choice = move->choice[i];
        ciub_apply(world, &next, it.choice);
        if (now.step >= STEP_ACT && now.step <= STEP_PUT)
            ciub_explain_roll(&it);
        else
            tell_choice(&it);
        now = next;
    }
}
