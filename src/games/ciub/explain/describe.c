/* describe.c: a position in words: the cards on the table, the pile, the supply, and what
 * each player has. */
#include "games/ciub/explain/describe.h"

#include <string.h>

#include "base/utf8.h"
#include "games/ciub/json/json.h"
#include "games/ciub/notation/notation.h"
#include "games/ciub/rules/places.h"
#include "games/ciub/rules/rules.h"
#include "games/ciub/set/internal.h"
#include "i18n/i18n.h"

enum { COLUMNS = 80, INDENT = 6 };

/* A list that goes on in the next line where the terminal ends. */
struct listing {
    struct text *out;
    size_t line; /* where the present line begins */
    int items;
};

static struct listing listing_begin(struct text *out, const char *title)
{
    struct listing listing = {.out = out, .line = out->length};
    text_format(out, "%s:", title);
    return listing;
}

static void listing_add(struct listing *listing, const char *between, const char *item)
{
    struct text *out = listing->out;
    if (listing->items++ > 0)
        text_put(out, between);
    if (utf8_width(out->data + listing->line) + utf8_width(item) + 2 > COLUMNS) {
        text_format(out, "\n%*s", INDENT - 1, "");
        listing->line = out->length - (INDENT - 1);
    }
    text_format(out, " %s", item);
}

static void listing_end(struct listing *listing)
{
    if (listing->items == 0)
        text_format(listing->out, " %s", tr("none"));
    text_put_char(listing->out, '\n');
}

static void describe_cards(const struct ciub_set *set, uint64_t cards, const char *title,
                           struct text *out)
{
    struct listing listing = listing_begin(out, title);
    for (; cards != 0; cards &= cards - 1)
        listing_add(&listing, ",", set->card[__builtin_ctzll(cards)].name);
    listing_end(&listing);
}

/* "5 white, 1 red" */
static void describe_colours(const struct ciub_set *set,
                             const uint8_t count[CIUB_COLOURS], const char *title,
                             struct text *out)
{
    struct listing listing = listing_begin(out, title);
    for (int colour = 0; colour < set->colours; colour++) {
        char item[2 * CIUB_NAME + 8];
        struct text text = text_init(item, sizeof item);
        text_format(&text, "%d %s", count[colour], tr(set->die[colour].name));
        if (count[colour] > 0)
            listing_add(&listing, ",", item);
    }
    listing_end(&listing);
}

/* "white 1 2 3 4 swap swap, yellow 1 1 3 3 5 5": what a die can show. */
static void describe_sides(const struct ciub_set *set, struct text *out)
{
    struct listing listing = listing_begin(out, tr("sides"));
    for (int colour = 0; colour < set->colours; colour++) {
        char item[2 * CIUB_NAME + 8 * CIUB_SIDES];
        struct text text = text_init(item, sizeof item);
        text_put(&text, tr(set->die[colour].name));
        for (int side = 0; side < CIUB_SIDES; side++) {
            int look = set->die[colour].look[side];
            text_format(&text, " %s", ciub_look_name(set, kind_of(colour, look)));
        }
        listing_add(&listing, ",", item);
    }
    listing_end(&listing);
}

/* "white 1 3 3 swap, red 5", as the dice are rolled. */
static void describe_faces(const struct ciub_set *set, const uint8_t count[CIUB_KINDS],
                           const char *title, struct text *out)
{
    struct listing listing = listing_begin(out, title);
    int before = -1;
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        for (int i = 0; i < count[kind]; i++) {
            char item[STATE_NAME_SIZE];
            int colour = kind_colour(kind);
            struct text text = text_init(item, sizeof item);
            if (colour == before)
                text_put(&text, ciub_look_name(set, kind));
            else
                ciub_write_die(set, kind, &text);
            listing_add(&listing, colour == before ? "" : ",", item);
            before = colour;
        }
    listing_end(&listing);
}

static void describe_hand(const struct ciub_set *set, const struct ciub_state *state,
                          const char *title, struct text *out)
{
    struct listing listing = listing_begin(out, title);
    for (int number = 0; number < 2 * set->colours; number++) {
        char name[STATE_NAME_SIZE], item[STATE_NAME_SIZE + 8];
        struct text text = text_init(item, sizeof item);
        int count = hand_count(state, number);
        ciub_hand_name(set, number, name);
        text_format(&text, "%d %s", count, name);
        if (count > 0)
            listing_add(&listing, ",", item);
    }
    listing_end(&listing);
}

/* "1-1-1-1, 4 points, owl, token of Player 2" */
static void write_card(const struct ciub_world *world, const struct ciub_state *state,
                       int card, int width, struct text *out)
{
    const struct ciub_card *spell = &world->set.card[card];
    struct ciub_card plain = *spell;
    ciub_name_by_need(&plain);
    text_format(out, "%-*s ", width, spell->name);
    tr_put_count(out, spell->points, "%2d point", "%2d points", spell->points);
    if (strcmp(plain.name, spell->name) != 0)
        tr_put(out, ", needs %s", plain.name);
    if (spell->owl)
        tr_put(out, ", owl");
    int owner = token_owner(world, state, card);
    if (owner != CIUB_NONE)
        tr_put(out, ", token of Player %d", owner + 1);
}

/* Of the longest name in both rows. */
static int name_width(const struct ciub_world *world, const struct ciub_state *state)
{
    size_t width = 0;
    for (int i = 0; i < 2 * world->row; i++) {
        int card = i % 2 ? state->top[i / 2] : state->bottom[i / 2];
        size_t length = card == CIUB_NONE ? 0 : strlen(world->set.card[card].name);
        width = length > width ? length : width;
    }
    return (int)width;
}

/* Of the longer title of a row, and a blank. */
static int title_width(void)
{
    int top = utf8_width(tr("top row:")), bottom = utf8_width(tr("bottom row:"));
    return (top > bottom ? top : bottom) + 1;
}

static void describe_row(const struct ciub_world *world, const struct ciub_state *state,
                         const uint8_t row[CIUB_ROW], const char *title, struct text *out)
{
    int width = name_width(world, state);
    for (int place = 0; place < world->row; place++) {
        utf8_put_column(out, place == 0 ? title : "", title_width());
        if (row[place] == CIUB_NONE)
            text_put_char(out, '-');
        else
            write_card(world, state, row[place], width, out);
        text_put_char(out, '\n');
    }
}

/* 6: what nobody knows is which of the cards not seen lie in the pile. */
static void describe_letter(const struct ciub_world *world,
                            const struct ciub_state *state, int letter, struct text *out)
{
    uint64_t unseen = state->unseen & world->set.letter[letter];
    int count = state->pile[letter - LETTER_B];
    char title[32];
    struct text text = text_init(title, sizeof title);
    if (count == 0)
        return;
    bool all = __builtin_popcountll(unseen) == count;
    text_format(&text, all ? tr("  %c, all %d") : tr("  %c, %d of"), 'A' + letter, count);
    describe_cards(&world->set, unseen, title, out);
}

/* 5.1: the end, once it has begun. */
static void describe_end(const struct ciub_world *world, const struct ciub_state *state,
                         struct text *out)
{
    if (state->stage == STAGE_ENDING && state->step != STEP_OVER)
        tr_put(out, "the end has begun: the next card gained brings %s\n",
               world->set.card[world->set.cards - 1].name);
    if (state->stage != STAGE_LAST || state->step == STEP_OVER)
        return;
    if (state->opus == state->turn)
        tr_put(out, "the end: each of the others has one last turn\n");
    else
        tr_put(out, "last turn of Player %d: cards of either row\n", state->turn + 1);
}

static void describe_pile(const struct ciub_world *world, const struct ciub_state *state,
                          struct text *out)
{
    const struct ciub_card *last = &world->set.card[world->set.cards - 1];
    tr_put(out, "pile:");
    if (state->pile[0] > 0)
        text_format(out, " %d B,", state->pile[0]);
    if (state->pile[1] > 0)
        text_format(out, " %d C,", state->pile[1]);
    if (state->opus == CIUB_NONE)
        tr_put_count(out, last->points, " %s for %d point\n", " %s for %d points\n",
                     last->name, last->points);
    else
        tr_put(out, " empty; Player %d took %s\n", state->opus + 1, last->name);
    describe_letter(world, state, LETTER_B, out);
    describe_letter(world, state, LETTER_C, out);
    describe_end(world, state, out);
}

/* Where the dice of the player on turn are at this step. */
static void describe_turn_dice(const struct ciub_set *set, const struct ciub_state *state,
                               struct text *out)
{
    unsigned places = ciub_step_places(state);
    if (places & PLACE_ROLLING)
        describe_colours(set, state->rolling, tr("    in the air"), out);
    if (places & PLACE_OUTSIDE)
        describe_faces(set, state->outside, tr("    outside"), out);
    if (places & PLACE_TRAY)
        describe_faces(set, state->tray, tr("    tray"), out);
    if (places & PLACE_HAND)
        describe_hand(set, state,
                      state->step == STEP_KEEP ? tr("    kept") : tr("    dice"), out);
}

static void describe_seat(const struct ciub_world *world, const struct ciub_state *state,
                          int seat, int points, struct text *out)
{
    bool on_turn = ciub_on_turn(state, seat);
    text_put(out, on_turn ? "> " : "  ");
    ciub_seat_write(world, state, seat, out);
    text_put(out, ", ");
    tr_put_count(out, points, "%d point", "%d points", points);
    if (state->first == seat)
        text_format(out, ", %s", tr("began"));
    text_put_char(out, '\n');
    if (on_turn && ciub_step_places(state) != PLACE_DICE)
        describe_turn_dice(&world->set, state, out);
    else
        describe_colours(&world->set, state->dice[seat], tr("    dice"), out);
    uint64_t won = cards_won(world, state, seat);
    if (won != 0)
        describe_cards(&world->set, won, tr("    cards"), out);
}

void ciub_describe(const void *game_world, const void *game_state, struct text *out)
{
    const struct ciub_world *world = game_world;
    const struct ciub_state *state = game_state;
    int score[GAME_MAX_PLAYERS] = {0};
    ciub_scores(world, state, score);
    describe_row(world, state, state->top, tr("top row:"), out);
    describe_row(world, state, state->bottom, tr("bottom row:"), out);
    describe_pile(world, state, out);
    describe_colours(&world->set, state->supply, tr("supply"), out);
    describe_sides(&world->set, out);
    for (int seat = 0; seat < world->players; seat++)
        describe_seat(world, state, seat, score[seat], out);
}
