/* draw_test.c: the drawing is well-formed, complete, and the same every time. */
#include <stdio.h>

#include "games/seals/board/draw/labels.h"
#include "i18n/language.h"
#include "tests/games/seals/board/support.h"
#include "tests/support/effort.h"

enum { DEEPEST = 32 };

/* The name of the tag at `at` (after its '<' or "</") into `name`. */
static const char *tag_name(const char *at, char name[64])
{
    size_t length = strcspn(at, " />\n");
    assert_true(length > 0 && length < 64);
    memcpy(name, at, length);
    name[length] = '\0';
    return at + length;
}

/* An attribute's value ends with the quote it began with and holds no '<'. */
static const char *skip_attributes(const char *at)
{
    while (*at != '>' && *at != '/') {
        assert_true(*at != '\0' && *at != '<');
        if (*at == '"') {
            at++;
            while (*at != '"') {
                assert_true(*at != '\0' && *at != '<');
                at++;
            }
        }
        at++;
    }
    return at;
}

static void check_entity(const char *at)
{
    assert_true(strncmp(at, "&amp;", 5) == 0 || strncmp(at, "&lt;", 4) == 0 ||
                strncmp(at, "&gt;", 4) == 0 || strncmp(at, "&quot;", 6) == 0);
}

/* Every tag is closed in its turn. */
static void check_well_formed(const char *svg)
{
    char open[DEEPEST][64];
    int depth = 0;
    for (const char *at = svg; *at != '\0'; at++) {
        char name[64];
        if (*at == '&')
            check_entity(at);
        if (*at != '<')
            continue;
        if (at[1] == '/') {
            tag_name(at + 2, name);
            assert_true(depth > 0);
            assert_string_equal(open[--depth], name);
            continue;
        }
        at = skip_attributes(tag_name(at + 1, name));
        if (*at == '/')
            continue;
        assert_true(depth < DEEPEST);
        memcpy(open[depth++], name, sizeof name);
    }
    assert_int_equal(depth, 0);
}

TEST(layouts_are_drawn)
{
    static struct board board;
    for (int players = 2; players <= 5; players++) {
        struct buffer svg;
        take_standard(&board, players);
        buffer_init(&svg);
        seals_board_draw(&board, &svg);
        check_well_formed(svg.data);
        assert_int_equal(strncmp(svg.data, "<svg ", 5), 0);
        for (int i = 0; i < board.sites; i++) {
            char id[32];
            snprintf(id, sizeof id, "<g id=\"%s\" ", board.space[i].name);
            assert_non_null(strstr(svg.data, id));
        }
        buffer_deinit(&svg);
    }
}

/* How often a piece of text occurs. */
static int count_of(const char *svg, const char *piece)
{
    int count = 0;
    for (; (svg = strstr(svg, piece)) != NULL; svg += strlen(piece))
        count++;
    return count;
}

TEST(a_bare_drawing_has_empty_places)
{
    static struct board board;
    struct buffer svg;
    int boxes = 0;
    take_standard(&board, 3);
    for (int i = 0; i < board.sites; i++)
        boxes += board.space[i].kind == SPACE_BOX;
    buffer_init(&svg);
    seals_board_draw_bare(&board, &svg);
    check_well_formed(svg.data);
    assert_null(strstr(svg.data, "<g id=\"c1\""));
    assert_int_equal(count_of(svg.data, "rx=\"6\" fill=\"url(#hollow)\""), boxes);
    buffer_deinit(&svg);
}

TEST(fresh_dungeons_are_drawn)
{
    static struct board board;
    struct error error;
    for (uint64_t seed = 0; seed < 4; seed++) {
        struct buffer svg;
        assert_true(seals_board_fresh(&board, (int)(seed % 4) + 2, seed, &error));
        buffer_init(&svg);
        seals_board_draw(&board, &svg);
        check_well_formed(svg.data);
        buffer_deinit(&svg);
    }
}

TEST(the_same_board_gives_the_same_bytes)
{
    static struct board board;
    struct buffer svg;
    struct buffer again;
    take_standard(&board, 2);
    buffer_init(&svg);
    buffer_init(&again);
    seals_board_draw(&board, &svg);
    seals_board_draw(&board, &again);
    assert_int_equal(svg.length, again.length);
    assert_memory_equal(svg.data, again.data, svg.length);
    buffer_deinit(&svg);
    buffer_deinit(&again);
}

TEST(strange_boards_are_drawn)
{
    static struct board board;
    struct buffer svg;
    read_board(&board, with_hall("title <Bad> & \"Worse\"\n"
                                 "segment 1 \xc3\x84lteste <H\xc3\xb6hle>\n"
                                 "room ring none sector 300 400 0 360 All & Around\n"
                                 "room big none sector 500 900 10 300 Large\n"
                                 "room one none sector 0 1000 0 1 A\n"
                                 "room dot none disc 999 0 1 Dot\n"
                                 "room nil none passage Nothing lies here\n"
                                 "floor pp at 0 0 in ring joins mid\n"
                                 "circle c1 2 at 0 0 in nil joins pp\n"
                                 "box b1 2 at 0 0 in dot joins c1\n"
                                 "box b2 6 at 1000 1000 in big joins c1\n"));
    buffer_init(&svg);
    seals_board_draw(&board, &svg);
    check_well_formed(svg.data);
    assert_non_null(strstr(svg.data, "&lt;Bad&gt; &amp; &quot;Worse&quot;"));
    seals_board_check(&board, 2, &svg);
    buffer_deinit(&svg);
}

/* Every room of the printed dungeons shows its title, and none covers a space. */
static void check_titles(int players)
{
    static struct board board;
    static struct label label[BOARD_MAX_ROOMS];
    take_standard(&board, players);
    int labels = seals_board_labels_place(&board, label);
    int outlined = 0;
    for (int i = 0; i < board.rooms; i++)
        outlined += board.room[i].shape != ROOM_PASSAGE;
    assert_true(labels >= outlined - 1); /* the hall goes without */
    for (int i = 0; i < labels; i++)
        for (int site = 0; site < board.sites; site++)
            assert_true(seals_board_label_distance(
                            &label[i], seals_board_space_point(&board.space[site])) >
                        CIRCLE_RADIUS - 1);
}

TEST(titles_cover_nothing)
{
    for (const struct language *it = language_list(); it->code; it++) {
        assert_true(language_use(it->code));
        for (int players = 2; players <= 5; players += effort_count(3, 1))
            check_titles(players);
    }
    assert_true(language_use("en"));
}
