/* describe.c: a position in words: players first, then what is left in the dungeon. */
#include "games/seals/explain/describe.h"

#include "games/seals/explain/internal.h"
#include "games/seals/notation/notation.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

static void describe_dice(const struct seals_seat *seat, struct text *out)
{
    text_format(out, "    %s:", tr("dice"));
    for (int colour = 0; colour < COLOURS; colour++)
        if (seat->dice[colour] != 0)
            seals_write_dice(colour, seat->dice[colour], out);
    if (!seat_has_dice(seat))
        text_format(out, " %s", tr("none"));
    bool waiting = false;
    for (int colour = 0; colour < COLOURS; colour++)
        for (int i = 0; i < seat->next[colour]; i++) {
            if (!waiting)
                text_format(out, "; %s:", tr("for the next roll"));
            text_put_char(out, ' ');
            text_put_char(out, seals_element_letter[colour]);
            waiting = true;
        }
    text_put_char(out, '\n');
}

/* A scroll, with the token on it if it is an Absorption. */
static void describe_scroll(const struct seals_state *state, int scroll, struct text *out)
{
    text_put_char(out, ' ');
    seals_write_scroll(state, scroll, out);
    int token = state->absorbed[scroll_element(scroll)];
    if (token != 0 && scroll_spell(scroll, state->circle) == SPELL_ABSORPTION)
        text_format(out, "(%c%d)", seals_element_letter[token_colour(token)],
                    token_strength(token));
}

enum { LONGEST_SCROLL = 22 }; /* " disintegration.water" and a mark */

/* In lines that fit a terminal. */
static void describe_scrolls(const struct seals_state *state, uint64_t scrolls,
                             const char *title, struct text *out)
{
    if (scrolls == 0)
        return;
    size_t line = out->length; /* where the present line begins */
    text_format(out, "    %s:", title);
    for (; scrolls != 0; scrolls &= scrolls - 1) {
        if (out->length - line > 80 - LONGEST_SCROLL) {
            text_put(out, "\n     ");
            line = out->length - 5;
        }
        describe_scroll(state, __builtin_ctzll(scrolls), out);
    }
    text_put_char(out, '\n');
}

/* "witch on c4, cat on c2" */
static void describe_figures(const struct seals_world *world,
                             const struct seals_state *state, int seat, struct text *out)
{
    const struct seals_seat *player = &state->seat[seat];
    if (player->place == SITE_NONE)
        seals_seat_write(world, state, seat, out);
    else
        tr_put(out, "%s on %s", tr(seals_mage_name[player->mage]),
               world->board.space[player->place].name);
    if (player->familiar == SITE_NONE)
        return;
    text_put(out, ", ");
    tr_put(out, "%s on %s", tr(seals_familiar_name[player->mage]),
           world->board.space[player->familiar].name);
}

static void describe_seat(const struct seals_world *world,
                          const struct seals_state *state, int seat, struct text *out)
{
    const struct seals_seat *player = &state->seat[seat];
    text_format(out, "%c %d ", state->actor == seat ? '>' : ' ', seat + 1);
    describe_figures(world, state, seat, out);
    int points = seals_seat_score(player, state->circle);
    text_put(out, ", ");
    tr_put_count(out, points, "%d point", "%d points", points);
    if (player->over)
        text_format(out, ", %s", tr("round over"));
    if (state->first == seat)
        text_format(out, ", %s", tr("first player"));
    text_put_char(out, '\n');
    describe_dice(player, out);
    describe_scrolls(state, player->up, tr("face up"), out);
    describe_scrolls(state, player->down, tr("face down"), out);
}

/* What lies in one room after the other: c4 f3 is a fire token of strength 3. */
static void describe_dungeon(const struct seals_world *world,
                             const struct seals_state *state, struct text *out)
{
    char said[BOARD_SAID];
    for (int room = 0; room < world->board.rooms; room++) {
        bool named = false;
        for (int site = world->starts; site < world->sites; site++) {
            if (world->board.space[site].room != room || !sites_has(&state->seals, site))
                continue;
            text_put(out, named ? ", " : "  ");
            if (!named)
                text_format(out, "%s: ",
                            seals_board_say_title(world->board.room[room].title, said));
            named = true;
            text_format(out, "%s ", world->board.space[site].name);
            if (token_on(state, site))
                text_format(out, "%c%d", seals_element_letter[seal_element(state, site)],
                            seal_strength(state, site));
            else
                seals_write_scroll(state, site_get(state, site) - SITE_SCROLL, out);
        }
        if (named)
            text_put_char(out, '\n');
    }
}

static void describe_guardians(const struct seals_world *world,
                               const struct seals_state *state, struct text *out)
{
    for (int element = 0; element < ELEMENTS; element++)
        if (state->guardian[element] != SITE_NONE) {
            text_put(out, "  ");
            tr_put(out, "guardian of %s on %s", tr(seals_element_name[element]),
                   world->board.space[state->guardian[element]].name);
            text_put_char(out, '\n');
        }
}

static void describe_heading(const struct seals_world *world,
                             const struct seals_state *state, struct text *out)
{
    static const char *const circle_name[CIRCLES + 1] = {
        TR_NOOP("not drawn yet"), TR_NOOP("1, Might"), TR_NOOP("2, Spaces"),
        TR_NOOP("3, Conflict"), TR_NOOP("4, Movement")};
    char said[BOARD_SAID];
    text_format(out, "%s; ", seals_board_say_title(world->board.title, said));
    tr_put(out, "circle %s", tr(circle_name[state->circle]));
    text_put(out, "; ");
    if (state->round == 0)
        tr_put(out, "before the first round");
    else
        tr_put(out, "round %d", state->round);
    text_put_char(out, '\n');
    tr_put(out, "strength-6 scrolls on the board: %d (the game ends below %d)\n",
           seals_sixes_lying(state), seals_end_limit(world));
}

void seals_describe(const void *game_world, const void *game_state, struct text *out)
{
    const struct seals_world *world = game_world;
    const struct seals_state *state = game_state;
    describe_heading(world, state, out);
    tr_put(out, "supply: fire %d, water %d, air %d, earth %d\n", state->supply[0],
           state->supply[1], state->supply[2], state->supply[3]);
    for (int seat = 0; seat < world->players; seat++)
        describe_seat(world, state, seat, out);
    describe_guardians(world, state, out);
    describe_dungeon(world, state, out);
}
