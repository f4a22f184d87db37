/* read_phase.c: refusals of moves that belong to another part of the game. */
#include <string.h>

#include "games/seals/notation/internal.h"
#include "i18n/i18n.h"

/* What a move is written for. */
enum phase { PHASE_NONE, PHASE_PLACE, PHASE_TAKE, PHASE_ROLL, PHASE_TURN, PHASE_GIVE };

static bool is_spell(const struct seals_state *state, const char *word)
{
    struct reason none;
    return seals_read_scroll(state->circle, word, &none) >= 0;
}

static enum phase phase_of_words(const struct seals_state *state, struct reader in)
{
    char word[WORD_SIZE] = "", next[WORD_SIZE] = "";
    int colour, value;
    reader_word(&in, word);
    reader_peek(&in, next);
    if (strcmp(word, "start") == 0)
        return PHASE_PLACE;
    if (strcmp(word, "take") == 0)
        return PHASE_TAKE;
    if (strcmp(word, "roll") == 0)
        return PHASE_ROLL;
    if (strcmp(word, "give") == 0 && seals_read_die(next, &colour, &value))
        return PHASE_GIVE;
    return strcmp(word, "break") == 0 || is_spell(state, word) ||
                   (strcmp(word, "give") == 0 && strcmp(next, "up") == 0)
               ? PHASE_TURN
               : PHASE_NONE;
}

static enum phase phase_of_step(const struct seals_state *state)
{
    switch ((enum step)state->step) {
    case STEP_PLACE:
        return PHASE_PLACE;
    case STEP_TAKE:
        return PHASE_TAKE;
    case STEP_ROLL:
    case STEP_REROLL:
        return PHASE_ROLL;
    case STEP_TURN:
        return PHASE_TURN;
    case STEP_GIVE:
        return PHASE_GIVE;
    default:
        return PHASE_NONE;
    }
}

/* Each ends with what is to be written instead. */
static const struct {
    const char *rule, *format;
} refusal[] = {
    [PHASE_PLACE] = {"3.4",
                     TR_NOOP("start circles are chosen before the first round; now "
                             "write %s")},
    [PHASE_TAKE] = {"4.5",
                    TR_NOOP("dice are taken when your round is over; now write %s")},
    [PHASE_ROLL] = {"4.1",
                    TR_NOOP("all dice are rolled by themselves when a round begins; now "
                            "write %s")},
    [PHASE_TURN] = {"4.2",
                    TR_NOOP("seals are broken and scrolls used in a turn; now write %s")},
    [PHASE_GIVE] = {"6.16",
                    TR_NOOP(
                        "a die is given only when a thief asks for it; now write %s")},
};

bool seals_read_phase(const struct seals_world *world, const struct seals_state *state,
                      const struct reader *in, struct reason *why)
{
    char now[200];
    enum phase wanted = phase_of_words(state, *in), due = phase_of_step(state);
    struct text text = text_init(now, sizeof now);
    if (wanted == PHASE_NONE || due == PHASE_NONE || wanted == due)
        return true;
    if (due == PHASE_TURN)
        text_put(&text, tr(seals_turn_words(world, state)));
    else
        text_format(&text, "'%s'", step_info(state)->word);
    if (due == PHASE_PLACE && wanted == PHASE_TAKE)
        return reason_set(
            why, "3.5",
            "dice are taken once every mage is on a start circle; now write "
            "%s",
            now);
    return reason_set(why, refusal[wanted].rule, refusal[wanted].format, now);
}
