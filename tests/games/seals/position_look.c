/* position_look.c: looking at a position: what is where, and whose turn it is. */
#include "tests/games/seals/position.h"

#include <stdlib.h>
#include <string.h>

#include "games/seals/notation/notation.h"
#include "games/seals/seals.h"

const struct seals_state *position_state(const struct position *p)
{
    return (const struct seals_state *)(const void *)p->match->state;
}

static const struct seals_world *world_of(const struct position *p)
{
    return p->match->world;
}

static int find_seat(const struct position *p, const char *mage)
{
    const struct seals_state *state = position_state(p);
    for (int seat = 0; seat < world_of(p)->players; seat++)
        if (state->seat[seat].mage == seals_mage_find(mage))
            return seat;
    fail_msg("nobody plays the %s", mage);
    return 0;
}

static const struct seals_seat *seat_of(const struct position *p, const char *mage)
{
    return &position_state(p)->seat[find_seat(p, mage)];
}

const char *position_dice(struct position *p, const char *mage)
{
    struct text out = position_text(p);
    for (int colour = 0; colour < COLOURS; colour++)
        if (seat_of(p, mage)->dice[colour] != 0)
            seals_write_dice(colour, seat_of(p, mage)->dice[colour], &out);
    return out.data;
}

const char *position_next(struct position *p, const char *mage)
{
    struct text out = position_text(p);
    for (int colour = 0; colour < COLOURS; colour++)
        for (int i = 0; i < seat_of(p, mage)->next[colour]; i++) {
            text_space(&out);
            text_put_char(&out, seals_element_letter[colour]);
        }
    return out.data;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(a, b);
}

static const char *name_scrolls(struct position *p, uint64_t scrolls)
{
    char name[SCROLLS + 1][WORD_SIZE];
    size_t count = 0;
    for (; scrolls != 0; scrolls &= scrolls - 1) {
        struct text one = text_init(name[count++], WORD_SIZE);
        seals_write_scroll(position_state(p), __builtin_ctzll(scrolls), &one);
    }
    qsort(name, count, sizeof name[0], compare_names);
    struct text out = position_text(p);
    for (size_t i = 0; i < count; i++) {
        text_space(&out);
        text_put(&out, name[i]);
    }
    return out.data;
}

const char *position_up(struct position *p, const char *mage)
{
    return name_scrolls(p, seat_of(p, mage)->up);
}

const char *position_down(struct position *p, const char *mage)
{
    return name_scrolls(p, seat_of(p, mage)->down);
}

static const char *name_site(struct position *p, int site)
{
    struct text out = position_text(p);
    if (site != SITE_NONE)
        seals_write_site(world_of(p), site, &out);
    return out.data;
}

const char *position_place(struct position *p, const char *mage)
{
    return name_site(p, seat_of(p, mage)->place);
}

const char *position_familiar(struct position *p, const char *mage)
{
    return name_site(p, seat_of(p, mage)->familiar);
}

const char *position_guardian(struct position *p, const char *element)
{
    assert_true(seals_element_find(element) >= 0);
    return name_site(p, position_state(p)->guardian[seals_element_find(element)]);
}

static void put_token(int token, struct text *out)
{
    if (token != 0)
        text_format(out, "%c%d", seals_element_letter[token_colour(token)],
                    token_strength(token));
}

const char *position_at(struct position *p, const char *name)
{
    struct text out = position_text(p);
    int site = seals_board_find(&world_of(p)->board, name);
    if (site < 0 || site >= world_of(p)->sites)
        fail_msg("no site is called %s", name);
    int here = site_get(position_state(p), site);
    if (here >= SITE_SCROLL)
        seals_write_scroll(position_state(p), here - SITE_SCROLL, &out);
    else
        put_token(here, &out);
    return out.data;
}

const char *position_absorbed(struct position *p, const char *element)
{
    struct text out = position_text(p);
    assert_true(seals_element_find(element) >= 0);
    put_token(position_state(p)->absorbed[seals_element_find(element)], &out);
    return out.data;
}

const char *position_supply(struct position *p)
{
    struct text out = position_text(p);
    for (int colour = 0; colour < COLOURS; colour++)
        text_format(&out, "%s%d", colour > 0 ? " " : "",
                    position_state(p)->supply[colour]);
    return out.data;
}

static const char *name_seat(struct position *p, int seat)
{
    struct text out = position_text(p);
    if (seat == SEAT_CHANCE)
        text_put(&out, "chance");
    else if (seat == SEAT_NOBODY || seat == NONE)
        text_put(&out, "nobody");
    else
        seals_write_seat(position_state(p), seat, &out);
    return out.data;
}

const char *position_actor(struct position *p)
{
    return name_seat(p, match_actor(p->match));
}

const char *position_turn(struct position *p)
{
    return name_seat(p, position_state(p)->turn);
}

const char *position_first(struct position *p)
{
    return name_seat(p, position_state(p)->first);
}

const char *position_winners(struct position *p)
{
    struct text out = position_text(p);
    unsigned winners = seals_game.winners(p->match->world, p->match->state);
    for (int seat = 0; seat < world_of(p)->players; seat++)
        if (winners >> seat & 1) {
            text_space(&out);
            seals_write_seat(position_state(p), seat, &out);
        }
    return out.data;
}

const char *position_json(struct position *p)
{
    struct text out = position_text(p);
    seals_game.state_write(p->match->world, p->match->state, &out);
    return out.data;
}

int position_score(struct position *p, const char *mage)
{
    int score[GAME_MAX_PLAYERS] = {0};
    seals_game.scores(p->match->world, p->match->state, score);
    return score[find_seat(p, mage)];
}

int position_owed(struct position *p, const char *mage)
{
    return seat_of(p, mage)->owed;
}

bool position_out(struct position *p, const char *mage)
{
    return seat_of(p, mage)->over;
}
