/* check_table.c: invariants of the board and the pieces: every piece is in one place, and
 * there are no more pieces than the box holds (1.2-1.6). */
#include <stddef.h>
#include <string.h>

#include "games/seals/json/json.h"
#include "games/seals/rules/check_internal.h"
#include "games/seals/rules/rules.h"

static bool fail_site(const struct seals_checking *in, int site, const char *words)
{
    return error_set(in->error, "sites.%s: %s", site_name(in, site), words);
}

/* 3.2: tokens lie in circles and scrolls in boxes. */
static bool check_site(const struct seals_checking *in, int site, int here)
{
    const struct board_space *space = &in->world->board.space[site];
    bool scroll = here >= SITE_SCROLL;
    if (here == SITE_EMPTY || space->kind == (scroll ? SPACE_BOX : SPACE_CIRCLE))
        return true;
    if (space->kind == SPACE_BOX)
        return fail_site(in, site,
                         "it is a box: a scroll such as change.fire lies there");
    return error_set(in->error,
                     "sites.%s: it is a circle: a token such as f%d lies there",
                     space->name, space->strength);
}

/* 1.3: counts a token; `path` says where it is. */
static bool count_token(const struct seals_checking *in, const char *path,
                        const char *name, int token, uint8_t stock[STRENGTHS][COLOURS])
{
    int colour = token_colour(token), strength = token_strength(token);
    if (++stock[strength - MIN_STRENGTH][colour] <= tokens_in_box(strength))
        return true;
    return error_set(in->error, "%s.%s: there are only %d tokens %c%d", path, name,
                     tokens_in_box(strength), seals_element_letter[colour], strength);
}

/* 1.4, 1.5: counts a scroll, which must be in one place only. */
static bool count_scroll(const struct seals_checking *in, int site, int scroll,
                         uint64_t *lying)
{
    if ((*lying & scroll_bit(scroll)) != 0)
        return fail_site(in, site, "that scroll lies in another box already");
    if (seals_scroll_owner(in->world, in->state, scroll) != NONE)
        return fail_site(in, site, "a player has that scroll already");
    *lying |= scroll_bit(scroll);
    return true;
}

/* The sets and counts derived from the sites must match them. */
static bool check_sites(const struct seals_checking *in)
{
    const struct seals_state *state = in->state;
    struct seals_state again = {0};
    for (int site = 0; site < in->world->sites; site++) {
        int here = site_get(state, site);
        site_put(&again, site, here);
        if (!check_site(in, site, here) ||
            (here >= SITE_SCROLL
                 ? !count_scroll(in, site, here - SITE_SCROLL, &again.lying)
                 : here != SITE_EMPTY &&
                       !count_token(in, "sites", site_name(in, site), here, again.stock)))
            return false;
    }
    return (memcmp(&again, state, offsetof(struct seals_state, touched)) == 0 &&
            again.lying == state->lying &&
            memcmp(again.stock, state->stock, sizeof again.stock) == 0) ||
           error_set(in->error, "sites: sets of seals do not match them");
}

static int printed(const struct seals_world *world, int kind, int strength)
{
    int count = 0;
    for (int site = world->starts; site < world->sites; site++)
        count += world->board.space[site].kind == kind &&
                 world->board.space[site].strength == strength;
    return count;
}

/* 3.2: a seal lies where its strength is printed. Only in circle II can seals of
 * different strengths trade places (6.8, 6.11), which leaves the number of each strength
 * as it is. */
static bool check_printed(const struct seals_checking *in)
{
    int laid[2][MAX_STRENGTH + 1] = {0}; /* in circles and in boxes, by strength */
    for (int site = in->world->starts; site < in->world->sites; site++) {
        const struct board_space *space = &in->world->board.space[site];
        bool box = space->kind == SPACE_BOX;
        int strength = seal_strength(in->state, site);
        if (!sites_has(&in->state->seals, site))
            continue;
        if (in->state->circle != 2 && strength != space->strength)
            return error_set(in->error, "sites.%s: it is a %s of strength %d, not %d",
                             space->name, box ? "box" : "circle", space->strength,
                             strength);
        if (++laid[box][strength] > printed(in->world, space->kind, strength))
            return error_set(in->error,
                             "sites.%s: no more %s of this board have strength %d",
                             space->name, box ? "boxes" : "circles", strength);
    }
    return true;
}

/* 6.9: the token must fit the Absorption, and somebody must own that scroll. */
static bool check_absorbed(const struct seals_checking *in, int element)
{
    const char *name = seals_element_name[element];
    int token = in->state->absorbed[element];
    if (token == 0)
        return true;
    if (in->state->circle != 2)
        return error_set(in->error, "absorbed.%s: Absorption belongs to circle 2", name);
    if (!element_takes(element, token_colour(token)))
        return error_set(in->error, "absorbed.%s: Absorption of %s takes no token of %s",
                         name, name, seals_element_name[token_colour(token)]);
    int scroll = scroll_of(SPELL_ABSORPTION, element);
    return seals_scroll_owner(in->world, in->state, scroll) != NONE ||
           error_set(in->error, "absorbed.%s: nobody has absorption.%s", name, name);
}

/* 1.3: tokens on the board and on Absorptions come out of one box. */
static bool check_tokens(const struct seals_checking *in)
{
    uint8_t used[STRENGTHS][COLOURS];
    memcpy(used, in->state->stock, sizeof used);
    for (int element = 0; element < ELEMENTS; element++) {
        int token = in->state->absorbed[element];
        if (!check_absorbed(in, element) ||
            (token != 0 &&
             !count_token(in, "absorbed", seals_element_name[element], token, used)))
            return false;
    }
    return true;
}

/* One of the scrolls, by its name. */
static const char *name_one(const struct seals_checking *in, uint64_t scrolls, char *room)
{
    const struct state_at at = {in->world, in->state, 0, 0};
    const char *name = seals_json_scroll(&at, __builtin_ctzll(scrolls), room);
    return name != NULL ? name : "a scroll";
}

/* 1.4, 1.5: each player has one Binding, and no other scroll has two owners. */
static bool check_scrolls(const struct seals_checking *in)
{
    char room[STATE_NAME_SIZE];
    uint64_t seen = 0;
    for (int seat = 0; seat < in->world->players; seat++) {
        const struct seals_seat *mine = &in->state->seat[seat];
        uint64_t own = mine->up | mine->down, again = own & seen;
        if ((mine->up & mine->down) != 0)
            return error_set(in->error, "players[%d].up: %s is in 'down' too", seat,
                             name_one(in, mine->up & mine->down, room));
        if ((own & scroll_bit(SCROLL_BINDING)) == 0)
            return error_set(in->error,
                             "players[%d].up: binding is missing: it lies in "
                             "'up' or in 'down'",
                             seat);
        if (again != 0)
            return error_set(in->error, "players[%d].%s: another player has %s already",
                             seat, (again & mine->up) != 0 ? "up" : "down",
                             name_one(in, again, room));
        seen |= own & ~scroll_bit(SCROLL_BINDING);
    }
    return true;
}

/* 1.2: there are players + 1 dice of each colour in all. */
static bool check_dice(const struct seals_checking *in, int colour)
{
    const char *name = seals_element_name[colour];
    int all = in->world->players + 1, held = 0, supply = in->state->supply[colour];
    for (int seat = 0; seat < in->world->players; seat++) {
        const struct seals_seat *mine = &in->state->seat[seat];
        int dice = dice_count(mine->dice[colour]);
        held += dice + mine->next[colour];
        if (held > all)
            return error_set(in->error,
                             "players[%d].%s: there are only %d dice of %s, and the "
                             "players have %d",
                             seat, mine->next[colour] != 0 ? "next" : "dice", all, name,
                             held);
    }
    held = seals_dice_in_use(in->world, in->state, colour);
    if (held > all)
        return error_set(in->error,
                         "rolling: there are only %d dice of %s, and %d are "
                         "used",
                         all, name, held);
    return supply + held == all ||
           error_set(in->error,
                     "supply.%s: %d here and %d with the players make %d; there are %d",
                     name, supply, held, supply + held, all);
}

/* 1.6, 6.21: a guardian stands on a scroll of its element, and somebody owns its scroll.
 */
static bool check_guardian(const struct seals_checking *in, int element)
{
    const char *name = seals_element_name[element];
    int site = in->state->guardian[element];
    if (site == SITE_NONE)
        return true;
    if (in->state->circle != 4)
        return error_set(in->error, "guardians.%s: guardians belong to circle 4", name);
    if (!scroll_on(in->state, site) || seal_element(in->state, site) != element)
        return error_set(in->error, "guardians.%s: no scroll of %s lies on %s", name,
                         name, site_name(in, site));
    int scroll = scroll_of(SPELL_GUARDIAN, element);
    return seals_scroll_owner(in->world, in->state, scroll) != NONE ||
           error_set(in->error,
                     "guardians.%s: nobody has guardian.%s, which puts it there", name,
                     name);
}

bool seals_check_table(const struct seals_checking *in)
{
    if (!check_scrolls(in) || !check_sites(in) || !check_printed(in) || !check_tokens(in))
        return false;
    for (int colour = 0; colour < COLOURS; colour++)
        if (!check_dice(in, colour))
            return false;
    for (int element = 0; element < ELEMENTS; element++)
        if (!check_guardian(in, element))
            return false;
    return true;
}
