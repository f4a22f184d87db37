/* seals_view_test.c: the view of Five Seals: everything is there at any size and matches
 * the state. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "dungeon.h"
#include "games/seals/notation/notation.h"
#include "tests/base/check.h"

static const struct seals_state *state_of(const struct dungeon *dungeon)
{
    return dungeon->scene.state;
}

static const struct seals_world *world_of(const struct dungeon *dungeon)
{
    return dungeon->scene.world;
}

static const struct spot *find(const struct canvas *canvas, const char *format,
                               const char *name)
{
    char thing[2 * GUIDE_THING]; /* a name may be a whole thing */
    snprintf(thing, sizeof thing, format, name);
    return dungeon_find(canvas, thing);
}

static const struct spot *find_seat(const struct canvas *canvas, const char *format,
                                    int seat)
{
    char number[2] = {(char)('1' + seat)};
    return find(canvas, format, number);
}

/* --- what is there ------------------------------------------------------------------ */

static bool has_figure(const struct dungeon *dungeon, int site)
{
    const struct seals_state *state = state_of(dungeon);
    for (int seat = 0; seat < dungeon->scene.players; seat++)
        if (state->seat[seat].place == site || state->seat[seat].familiar == site)
            return true;
    for (int element = 0; element < ELEMENTS; element++)
        if (state->guardian[element] == site)
            return true;
    return false;
}

static void check_site(const struct dungeon *dungeon, const struct canvas *canvas,
                       int site)
{
    const struct board_space *space = &world_of(dungeon)->board.space[site];
    const struct seals_state *state = state_of(dungeon);
    const struct spot *spot = find(canvas, "space:%s", space->name);
    const struct cell *cell = dungeon_cells(canvas, spot);
    assert_int_equal(spot->width, 4);
    if (has_figure(dungeon, site) || !sites_has(&state->seals, site))
        return;
    assert_int_equal(cell[0].glyph, scroll_on(state, site) ? '[' : '(');
    assert_int_equal(cell[1].glyph,
                     toupper(seals_element_letter[seal_element(state, site)]));
    assert_int_equal(cell[1].ink, INK_FIRE + seal_element(state, site));
    assert_int_equal(cell[2].glyph, '0' + seal_strength(state, site));
    assert_int_equal(cell[3].glyph, scroll_on(state, site) ? ']' : ')');
}

static void check_dice(const struct dungeon *dungeon, const struct canvas *canvas,
                       int seat)
{
    const struct seals_state *state = state_of(dungeon);
    int acts = state->actor >= 0 ? state->actor : state->turn;
    for (int colour = 0; colour < COLOURS; colour++)
        for (int value = 1; value <= 6; value++) {
            char thing[GUIDE_THING], number[16] = "";
            int count = 0;
            if (seat != acts)
                snprintf(number, sizeof number, "%d.", seat + 1);
            snprintf(thing, sizeof thing, "die:%s%s.%d", number,
                     seals_element_name[colour], value);
            for (int i = 0; i < canvas->spots; i++)
                count += strcmp(canvas->spot[i].thing, thing) == 0;
            assert_int_equal(count, dice_count_of(state->seat[seat].dice[colour], value));
        }
}

static void check_scrolls(const struct dungeon *dungeon, const struct canvas *canvas,
                          int seat)
{
    const struct seals_state *state = state_of(dungeon);
    int acts = state->actor >= 0 ? state->actor : state->turn;
    uint64_t his = state->seat[seat].up | state->seat[seat].down;
    for (; his != 0 && state->circle > 0; his &= his - 1) {
        int scroll = __builtin_ctzll(his);
        char name[GUIDE_THING];
        struct text text = text_init(name, sizeof name);
        if (scroll == SCROLL_BINDING && seat != acts)
            text_format(&text, "%d.", seat + 1);
        seals_write_scroll(state, scroll, &text);
        find(canvas, "scroll:%s", name);
    }
}

static void check_seat(const struct dungeon *dungeon, const struct canvas *canvas,
                       int seat)
{
    const struct cell *cell = dungeon_cells(canvas, find_seat(canvas, "seat:%s", seat));
    assert_int_equal(cell[0].glyph, (uint8_t)dungeon->scene.name[seat][0]);
    cell = dungeon_cells(canvas, find_seat(canvas, "mage:%s", seat));
    assert_int_equal(cell[0].glyph, '@');
    assert_int_equal(cell[1].glyph, '1' + seat);
    cell = dungeon_cells(canvas, find_seat(canvas, "familiar:%s", seat));
    assert_int_equal(cell[0].glyph, '&');
    check_dice(dungeon, canvas, seat);
    check_scrolls(dungeon, canvas, seat);
}

static void check_lit(const struct dungeon *dungeon, const struct canvas *canvas)
{
    for (int i = 0; i < dungeon->scene.lits; i++) {
        const char *thing = dungeon->scene.lit[i];
        bool marked = false;
        find(canvas, "%s", thing);
        for (int j = 0; j < canvas->spots; j++)
            if (strcmp(canvas->spot[j].thing, thing) == 0)
                marked |=
                    (dungeon_cells(canvas, &canvas->spot[j])->marks & CELL_LIT) != 0;
        assert_true(marked);
    }
}

static void check_all(const struct dungeon *dungeon, int height, int width, bool ascii)
{
    CANVAS canvas = dungeon_draw(dungeon, height, width, ascii);
    for (int site = 0; site < world_of(dungeon)->sites; site++)
        check_site(dungeon, &canvas, site);
    for (int seat = 0; seat < dungeon->scene.players; seat++)
        check_seat(dungeon, &canvas, seat);
    for (int colour = 0; colour < COLOURS; colour++)
        find(&canvas, "supply:%s", seals_element_name[colour]);
    check_lit(dungeon, &canvas);
    for (int i = 0; ascii && i < canvas.height * canvas.width; i++)
        assert_true(canvas.cell[i].glyph < 128);
}

/* A few positions of a whole game, also during moves. */
TEST(everything_is_there_in_any_game)
{
    for (int players = 2; players <= 5; players++)
        for (long choices = 0; choices < 330; choices += 61) {
            char options[60];
            DUNGEON dungeon;
            snprintf(options, sizeof options, "players=%d,circle=%d%s", players,
                     (int)choices % 4 + 1, choices % 2 ? ",board=fresh:11" : "");
            dungeon_init(&dungeon, options, choices * players / 2);
            check_all(&dungeon, 18, 80, choices % 3 == 0);
            check_all(&dungeon, 50, 160, choices % 3 == 1);
        }
}

/* --- sizes -------------------------------------------------------------------------- */

TEST(a_small_canvas_shows_the_part_around_the_cursor)
{
    static const char *const spaces[] = {"space:c29", "space:m23", "space:h1"};
    DUNGEON dungeon;
    dungeon_init(&dungeon, "players=5,circle=2", 30);
    for (int i = 0; i < 3; i++) {
        dungeon.scene.cursor = spaces[i];
        CANVAS canvas = dungeon_draw(&dungeon, 9, 54, false);
        const struct spot *spot = dungeon_find(&canvas, spaces[i]);
        assert_true(dungeon_cells(&canvas, spot)->marks & CELL_CURSOR);
    }
}

TEST(no_size_is_too_small_to_draw)
{
    DUNGEON dungeon;
    dungeon_init(&dungeon, "players=5,circle=4", 60);
    for (int height = 0; height < 12; height += 3)
        for (int width = 0; width < 60; width += 7) {
            CANVAS canvas = dungeon_draw(&dungeon, height, width, true);
        }
}

/* Before anything is known: no mages, no circle, nothing dealt. */
TEST(the_start_of_a_game_can_be_drawn)
{
    DUNGEON dungeon;
    dungeon_init(&dungeon, "players=4,circle=random", 0);
    match_seek(dungeon.match, 0);
    dungeon_light(&dungeon);
    CANVAS canvas = dungeon_draw(&dungeon, 18, 80, false);
    for (int site = 0; site < world_of(&dungeon)->sites; site++)
        check_site(&dungeon, &canvas, site);
}

/* For review: written to CANTRIP_PICTURES=FOLDER. */
TEST(pictures_can_be_written)
{
    static const int size[][2] = {{18, 80}, {30, 120}, {50, 160}};
    for (int i = 0; i < 6; i++) {
        char name[40], options[40];
        DUNGEON dungeon;
        int players = i % 2 ? 5 : 2, height = size[i / 2][0], width = size[i / 2][1];
        snprintf(options, sizeof options, "players=%d,circle=4", players);
        dungeon_init(&dungeon, options, players * 31);
        CANVAS canvas = dungeon_draw(&dungeon, height, width, false);
        snprintf(name, sizeof name, "seals-%d-%d", players, width);
        dungeon_picture(&canvas, name);
        assert_true(canvas.spots > 100);
    }
}
