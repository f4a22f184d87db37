/* position_look.c: looking at a position: what is where, and whose turn it is. */
#include "games/ciub/ciub.h"
#include "games/ciub/json/json.h"
#include "games/ciub/notation/notation.h"
#include "tests/games/ciub/position.h"

const struct ciub_state *position_state(const struct position *p)
{
    return (const struct ciub_state *)(const void *)p->match->state;
}

const struct ciub_world *position_world(const struct position *p)
{
    return p->match->world;
}

/* --- cards -------------------------------------------------------------------------- */

static const char *card_name(const struct position *p, int card)
{
    return position_world(p)->set.card[card].name;
}

static const char *name_row(struct position *p, const uint8_t row[CIUB_ROW])
{
    struct text out = position_text(p);
    for (int place = 0; place < position_world(p)->row; place++) {
        text_space(&out);
        text_put(&out, row[place] == CIUB_NONE ? "." : card_name(p, row[place]));
    }
    return out.data;
}

static const char *name_cards(struct position *p, uint64_t cards)
{
    struct text out = position_text(p);
    for (; cards != 0; cards &= cards - 1) {
        text_space(&out);
        text_put(&out, card_name(p, __builtin_ctzll(cards)));
    }
    return out.data;
}

const char *position_top(struct position *p)
{
    return name_row(p, position_state(p)->top);
}

const char *position_bottom(struct position *p)
{
    return name_row(p, position_state(p)->bottom);
}

const char *position_removed(struct position *p)
{
    const struct ciub_state *state = position_state(p);
    uint64_t gone = position_world(p)->in_play & ~state->unseen;
    for (int place = 0; place < position_world(p)->row; place++) {
        if (state->top[place] != CIUB_NONE)
            gone &= ~(UINT64_C(1) << state->top[place]);
        if (state->bottom[place] != CIUB_NONE)
            gone &= ~(UINT64_C(1) << state->bottom[place]);
    }
    for (int seat = 0; seat < CIUB_PLAYERS; seat++)
        gone &= ~state->won[seat];
    return name_cards(p, gone);
}

const char *position_pile(struct position *p)
{
    struct text out = position_text(p);
    text_format(&out, "%d %d", position_state(p)->pile[0], position_state(p)->pile[1]);
    return out.data;
}

const char *position_unseen(struct position *p)
{
    return name_cards(p, position_state(p)->unseen);
}

const char *position_won(struct position *p, int seat)
{
    const struct ciub_state *state = position_state(p);
    uint64_t opus = state->opus == seat - 1 ? position_world(p)->set.letter[LETTER_D] : 0;
    return name_cards(p, state->won[seat - 1] | opus);
}

const char *position_token(struct position *p, int seat)
{
    int card = position_state(p)->token[seat - 1];
    return card == CIUB_NONE ? "" : card_name(p, card);
}

/* --- dice --------------------------------------------------------------------------- */

static const char *name_colours(struct position *p, const uint8_t count[CIUB_COLOURS])
{
    struct text out = position_text(p);
    for (int colour = 0; colour < CIUB_COLOURS; colour++)
        if (count[colour] > 0)
            text_format(&out, "%s%d %s", out.length > 0 ? ", " : "", count[colour],
                        position_world(p)->set.die[colour].name);
    return out.data;
}

static const char *name_kinds(struct position *p, const uint8_t count[CIUB_KINDS])
{
    struct text out = position_text(p);
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        for (int i = 0; i < count[kind]; i++) {
            text_put(&out, out.length > 0 ? ", " : "");
            ciub_write_die(&position_world(p)->set, kind, &out);
        }
    return out.data;
}

const char *position_dice(struct position *p, int seat)
{
    return name_colours(p, position_state(p)->dice[seat - 1]);
}

const char *position_supply(struct position *p)
{
    return name_colours(p, position_state(p)->supply);
}

const char *position_rolling(struct position *p)
{
    return name_colours(p, position_state(p)->rolling);
}

const char *position_outside(struct position *p)
{
    return name_kinds(p, position_state(p)->outside);
}

const char *position_tray(struct position *p)
{
    return name_kinds(p, position_state(p)->tray);
}

const char *position_hand(struct position *p)
{
    const struct ciub_state *state = position_state(p);
    struct text out = position_text(p);
    char name[STATE_NAME_SIZE];
    for (int number = 0; number < 2 * position_world(p)->set.colours; number++) {
        int count = (number % 2 ? state->paired : state->plain)[number / 2];
        if (count == 0)
            continue;
        ciub_hand_name(&position_world(p)->set, number, name);
        text_format(&out, "%s%d %s", out.length > 0 ? ", " : "", count, name);
    }
    return out.data;
}

/* --- the game ----------------------------------------------------------------------- */

const char *position_step(struct position *p)
{
    return ciub_step_names[position_state(p)->step];
}

const char *position_actor(struct position *p)
{
    struct text out = position_text(p);
    int actor = match_actor(p->match);
    if (actor >= 0)
        text_format(&out, "%d", actor + 1);
    else
        text_put(&out, actor == SEAT_CHANCE ? "chance" : "nobody");
    return out.data;
}

const char *position_winners(struct position *p)
{
    struct text out = position_text(p);
    unsigned winners = ciub_game.winners(p->match->world, p->match->state);
    for (int seat = 0; seat < position_world(p)->players; seat++)
        if (winners >> seat & 1)
            text_format(&out, "%s%d", out.length > 0 ? " " : "", seat + 1);
    return out.data;
}

const char *position_json(struct position *p)
{
    struct text out = position_text(p);
    ciub_game.state_write(p->match->world, p->match->state, &out);
    return out.data;
}

int position_turn(struct position *p)
{
    return position_state(p)->turn + 1;
}

int position_score(struct position *p, int seat)
{
    int score[GAME_MAX_PLAYERS] = {0};
    ciub_game.scores(p->match->world, p->match->state, score);
    return score[seat - 1];
}
