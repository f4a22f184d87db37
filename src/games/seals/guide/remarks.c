/* remarks.c: what a choice is about, in a few words. */
#include "games/seals/guide/internal.h"
#include "i18n/i18n.h"

static void remark_scroll(const struct seals_world *world,
                          const struct seals_state *state, int scroll, struct text *out)
{
    const char *gist = seals_spell_gist(scroll_spell(scroll, state->circle));
    for (int seat = 0; seat < world->players; seat++)
        if (seat != state->turn && scroll != SCROLL_BINDING &&
            (state->seat[seat].up & scroll_bit(scroll))) {
            seals_put_seat(state, seat, out);
            text_put(out, ": ");
        }
    text_put(out, gist);
}

/* 5.4: what dice that break come to; one die tells by itself. */
static void remark_dice(const struct seals_state *state, dice_t dice, struct text *out)
{
    if (state->step == STEP_WITH && dice_count(dice) > 1)
        tr_put(out, "%d in all", dice_sum(dice));
}

static void remark_seat(const struct seals_state *state, uint32_t seat, struct text *out)
{
    if (seat == NOBODY)
        return;
    char words[GUIDE_WORDS];
    struct text dice = text_init(words, sizeof words);
    seals_put_dice(&state->seat[seat], ANY, &dice);
    tr_put(out, "dice: %s", words);
}

/* 6.9: a token that lies on the scroll already makes room. */
static void remark_absorb(const struct seals_state *state, uint32_t element,
                          struct text *out)
{
    if (element == ELEMENTS) {
        tr_put(out, "the token leaves the game");
        return;
    }
    int token = state->absorbed[element];
    if (token != 0)
        tr_put(out, "in place of the %s token of strength %d",
               seals_element_word(token_colour(token)), token_strength(token));
}

static void remark_place(const struct seals_world *world, int site, struct text *out)
{
    if (site != SITE_NONE)
        tr_put(out, "on %s", world->board.space[site].name);
}

void seals_remark(const void *game_world, const void *game_state, choice_t choice,
                  struct text *out)
{
    const struct seals_world *world = game_world;
    const struct seals_state *state = game_state;
    uint32_t value = choice_value(choice);
    switch (choice_kind(choice)) {
    case PICK_SITE:
    case PICK_BREAK:
        if (sites_has(&state->seals, (int)value))
            seals_put_seal(state, (int)value, out);
        break;
    case PICK_SCROLL:
        remark_scroll(world, state, (int)value, out);
        break;
    case PICK_DICE:
        remark_dice(state, value, out);
        break;
    case PICK_SEAT:
        remark_seat(state, value, out);
        break;
    case PICK_COLOUR:
        tr_put(out, "%d in the supply", state->supply[choice_colour(choice)]);
        break;
    case PICK_ABSORB:
        remark_absorb(state, value, out);
        break;
    case PICK_FIGURE: {
        const struct seals_seat *his = &state->seat[value / 2];
        remark_place(world, value & 1 ? his->familiar : his->place, out);
        break;
    }
    case PICK_HERE:
        tr_put(out, "your familiar comes to your mage");
        break;
    case PICK_OFF:
        tr_put(out, "the guardian leaves the board");
        break;
    case PICK_GIVE_UP:
        tr_put(out, "your dice go back, and the round is over for you");
        break;
    case PICK_TAKE: /* the text says it all */
    case PICK_NUMBER:
    case PICK_TOKEN:
    case PICK_MAGE:
        break;
    }
}
