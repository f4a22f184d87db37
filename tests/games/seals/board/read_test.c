/* read_test.c: board files: what is read, what is refused and with which words. */
#include <stdio.h>
#include <stdlib.h>

#include "games/seals/board/face.h"
#include "tests/games/seals/board/support.h"
#include "tests/support/table.h"

/* A file that is refused at that line (0: no line), with words that have these in them.
 */
struct refused_file {
    const char *text;
    int line;
    const char *words;
};

/* Whether that is what the error says; what it says otherwise is shown. */
static bool is_told(const struct error *error, int line, const char *words)
{
    if (error->line == line && strstr(error->text, words) != NULL)
        return true;
    print_error("line %d '%s' expected, got line %d '%s'\n", line, words, error->line,
                error->text);
    return false;
}

static bool is_refused(const char *text, int line, const char *words)
{
    static struct board board;
    struct error error;
    if (!seals_board_read(&board, text, strlen(text), "my.board", &error))
        return is_told(&error, line, words) && strcmp(error.file, "my.board") == 0;
    print_error("read without complaint: %s\n", text);
    return false;
}

/* With these lines before each text; they are not counted. */
static void refuse_all(const char *before, const struct refused_file *rows, size_t count)
{
    int lines = 0, different = 0;
    for (const char *at = before; (at = strchr(at, '\n')) != NULL; at++)
        lines++;
    for (size_t i = 0; i < count; i++) {
        char text[4096];
        snprintf(text, sizeof text, "%s%s", before, rows[i].text);
        different +=
            !is_refused(text, rows[i].line > 0 ? lines + rows[i].line : 0, rows[i].words);
    }
    assert_int_equal(different, 0);
}

/* A room 'den' after the hall. */
static const char den_room[] = "room den none disc 0 -500 120 The Den\n";

TEST(a_small_board_is_read)
{
    static struct board board;
    read_board(&board, with_hall("# a comment\n"
                                 "title  The Test # another\n"
                                 "players 3\n"
                                 "segment 2 The North\n"
                                 "room den 2 sector 300 500 350.5 375 The Den\r\n"
                                 "floor den at 0 -400 in den\n"
                                 "circle C1 4 at 0 -250 in den joins mid den\n"
                                 "box c2 6 at 10 -420 in den\n"
                                 "\n"
                                 "WAY den c2"));
    assert_string_equal(board.title, "The Test");
    assert_int_equal(board.players, 3);
    assert_string_equal(board.segment[1], "The North");
    assert_int_equal(board.sites, 7);
    assert_int_equal(board.spaces, 9);
    assert_int_equal(board.ways, 8);
    const struct board_space *circle = &board.space[seals_board_find(&board, "c1")];
    assert_int_equal(circle->kind, SPACE_CIRCLE);
    assert_int_equal(circle->strength, 4);
    assert_int_equal(circle->y, -250);
    const struct board_room *den = &board.room[circle->room];
    assert_int_equal(den->segment, 1);
    assert_int_equal(den->from, 3505);
    assert_int_equal(den->to, 3750);
}

TEST(sites_come_first)
{
    static struct board board;
    read_board(&board, with_hall("floor far at 0 -300 in hall\n"
                                 "box b1 2 at 0 -350 in hall joins far\n"
                                 "way mid far\n"));
    for (int i = 0; i < board.spaces; i++)
        assert_int_equal(board.space[i].kind == SPACE_FLOOR, i >= board.sites);
    assert_string_equal(board.space[board.way[board.ways - 1][1]].name, "far");
}

TEST(a_way_may_name_several_spaces)
{
    static struct board board;
    read_board(&board, with_hall("floor a at 0 -300 in hall\nfloor b at 0 -400 in hall\n"
                                 "way mid a b\n"));
    assert_int_equal(board.ways, 7);
}

TEST(the_first_line_tells_what_it_is)
{
    static const struct refused_file files[] = {
        {"", 1, "the first line must be 'cantrip board 1'"},
        {"title x\n", 1, "cantrip board 1"},
        {"cantrip board 2\n", 1, "cantrip board 1"},
        {"cantrip record 1\n", 1, "cantrip board 1"},
    };
    refuse_all("", ROWS(files));
}

TEST(words_at_the_start_of_lines)
{
    static const struct refused_file lines[] = {
        {"circles c1 2\n", 1, "'circles' is no word a line of a board"},
        {"title\n", 1, "the board's title is missing"},
        {"title 1234567890123456789012345678901234567890123456789\n", 1, "too long"},
        {"title a\tb\n", 1, "tab"},
        {"players\n", 1, "a number of players (or 'any') is missing"},
        {"players 6\n", 1, "'6' is not a number of players"},
        {"players 3 4\n", 1, "unexpected '4' at the end"},
        {"players any 4\n", 1, "unexpected '4' at the end"},
        {"segment 7 The Moon\n", 1, "'7' is not a segment's number"},
        {"segment 1\n", 1, "the segment's title is missing"},
    };
    refuse_all(hall_lines, ROWS(lines));
}

TEST(rooms)
{
    static const struct refused_file lines[] = {
        {"room\n", 1, "a room's name is missing"},
        {"room hall none passage Again\n", 1, "a room 'hall' already"},
        {"room very-long none passage X\n", 1, "'very-long' cannot be"},
        {"room x7 seven passage X\n", 1, "'seven' is no segment"},
        {"room x7 0 passage X\n", 1, "'0' is no segment"},
        {"room x7\n", 1, "the segment (1 to 6, centre or none) is missing"},
        {"room x7 1\n", 1, "the shape (sector, disc or passage) is missing"},
        {"room x7 1 square X\n", 1, "'square' is no shape"},
        {"room x7 1 passage\n", 1, "the room's title is missing"},
        {"room x7 1 disc 0 0 0 X\n", 1, "'0' is not a radius"},
        {"room x7 1 disc 0 1001 5 X\n", 1, "'1001' is not a position downward"},
        {"room x7 1 disc nought 0 5 X\n", 1, "'nought' is not a position"},
        {"room x7 1 sector 300 200 0 10 X\n", 1, "the sector is empty"},
        {"room x7 1 sector 100 200 10 10 X\n", 1, "the sector is empty"},
        {"room x7 1 sector 100 200 0 361 X\n", 1, "overlaps itself"},
        {"room x7 1 sector 100 200 0 1.25 X\n", 1, "'1.25' is not the angle"},
        {"room x7 1 sector 100 200 361 365 X\n", 1, "'361' is not the angle"},
        {"room x7 1 sector 100 200 -1 5 X\n", 1, "'-1' is not the angle"},
        {"room x7 1 sector 100 200 5\n", 1, "the angle of the second wall is missing"},
    };
    refuse_all(hall_lines, ROWS(lines));
}

TEST(names)
{
    static const struct refused_file spaces[] = {
        {"circle den 2 at 0 -500 in den\n", 1, "cannot name a circle or box"},
        {"circle abcd1 2 at 0 -500 in den\n", 1, "cannot name a circle or box"},
        {"circle c1234 2 at 0 -500 in den\n", 1, "cannot name a circle or box"},
        {"box 12 2 at 0 -500 in den\n", 1, "cannot name a circle or box"},
        {"box f1 2 at 0 -500 in den\n", 1, "'f1' reads like a die"},
        {"box W6 2 at 0 -500 in den\n", 1, "'w6' reads like a die"},
        {"circle e12 2 at 0 -500 in den\n", 1, "reads like a die"},
        {"floor a1 at 0 -500 in den\n", 1, "reads like a die"},
        {"floor 1a at 0 -500 in den\n", 1, "'1a' cannot be a space's name"},
        {"floor much-too-long at 0 -500 in den\n", 1, "cannot be a space's name"},
        {"circle h1 2 at 0 -500 in den joins mid\n", 1, "a space 'h1' already"},
        {"floor H1 at 0 -500 in den\n", 1, "a space 'h1' already"},
    };
    refuse_all(with_hall(den_room), ROWS(spaces));
}

TEST(spaces)
{
    static const struct refused_file spaces[] = {
        {"circle c1 1 at 0 -500 in den\n", 1, "'1' is not a strength"},
        {"box c1 7 at 0 -500 in den\n", 1, "from 2 to 6"},
        {"circle c1 two at 0 -500 in den\n", 1, "'two' is not a strength"},
        {"circle c1 2 0 -500 in den\n", 1, "'0' found where 'at' should stand"},
        {"circle c1 2\n", 1, "'at' is missing"},
        {"circle c1 2 at 0\n", 1, "a position downward is missing"},
        {"circle c1 2 at 0 -500\n", 1, "'in' is missing"},
        {"circle c1 2 at 0 -500 in\n", 1, "a room's name is missing"},
        {"circle c1 2 at 0 -500 in nowhere\n", 1, "no room 'nowhere' above"},
        {"circle c1 2 at 2000 0 in den\n", 1, "'2000' is not a position"},
        {"circle c1 2 at 0 -500 in den joins\n", 1, "a space to join is missing"},
        {"circle c1 2 at 0 -500 in den mid\n", 1,
         "unexpected 'mid' at the end of the line"},
    };
    refuse_all(with_hall(den_room), ROWS(spaces));
}

TEST(ways)
{
    static const struct refused_file lines[] = {
        {"way mid nowhere\n", 1, "no space 'nowhere'"},
        {"way\n", 1, "the first space of the way is missing"},
        {"way mid\n", 1, "the next space of the way is missing"},
        {"way mid mid\n", 1, "from 'mid' to itself"},
        {"way mid h1\n", 1, "joined already"},
        {"way h1 mid\n", 1, "joined already"},
    };
    static const struct refused_file spaces[] = {
        {"circle c1 2 at 0 -500 in den joins mid nowhere\n", 1, "no space 'nowhere'"},
    };
    refuse_all(hall_lines, ROWS(lines));
    refuse_all(with_hall(den_room), ROWS(spaces));
}

TEST(whole_boards)
{
    static const struct refused_file files[] = {
        {"cantrip board 1\n", 0, "0 start circles are too few"},
        {"cantrip board 1\nroom hall centre passage X\nstart h1 at 0 0 in hall\n", 0,
         "1 start circles are too few"},
    };
    static const struct refused_file spaces[] = {
        {"box c1 2 at 0 -500 in den\n", 1,
         "no way leads to the box 'c1' from the start circle 'h1'"},
    };
    refuse_all("", ROWS(files));
    refuse_all(with_hall(den_room), ROWS(spaces));
}

/* `count` lines like this one with numbers put in. */
static void refuse_many(const char *format, int count, const char *words)
{
    char *text = malloc(64 * 1024);
    assert_non_null(text);
    int length = snprintf(text, 1024, "%s", hall_lines);
    for (int i = 0; i < count; i++)
        length += snprintf(text + length, 128, format, i % 1000, i);
    assert_true(is_refused(text, 8 + count, words));
    free(text);
}

TEST(what_the_box_holds_is_the_limit)
{
    refuse_many("circle c%d 2 at 0 0 in hall joins mid # %d\n", 41,
                "one circle of strength 2 too many: a board has at most 40");
    refuse_many("circle c%d 3 at 0 0 in hall joins mid # %d\n", 21, "at most 20");
    refuse_many("circle c%d 6 at 0 0 in hall joins mid # %d\n", 21, "at most 20");
    refuse_many("box c%d 2 at 0 0 in hall joins mid # %d\n", 11, "at most 10");
    refuse_many("box c%d 6 at 0 0 in hall joins mid # %d\n", 11, "at most 10");
    refuse_many("start s%d at 0 0 in hall joins mid # %d\n", 4, "at most 8");
    refuse_many("floor p%d at 0 0 in hall joins mid # %d\n", 249, "at most 254");
    refuse_many("room p%d none passage Room %d\n", 96, "at most 96");
}

TEST(too_many_ways_are_refused)
{
    char *text = malloc(256 * 1024);
    assert_non_null(text);
    int length = snprintf(text, 1024, "%s", hall_lines);
    for (int i = 0; i < 40; i++)
        length += snprintf(text + length, 128, "floor p%d at 0 0 in hall\n", i);
    for (int a = 0; a < 40; a++)
        for (int b = a + 1; b < 40; b++)
            length += snprintf(text + length, 128, "way p%d p%d\n", a, b);
    assert_true(is_refused(text, 8 + 40 + 512 - 5 + 1, "too many ways"));
    free(text);
}

TEST(only_readable_text)
{
    static const struct refused_file lines[] = {
        {"title \x01\n", 1, "(0x01) is not a printable character"},
        {"title \x80\n", 1, "(0x80)"},
        {"title \xc0\xaf\n", 1, "(0xc0)"},
        {"title \xed\xa0\x80\n", 1, "(0xed)"},
        {"title \xe0\x80\x80\n", 1, "(0xe0)"},
        {"title \xf4\x90\x80\x80\n", 1, "(0xf4)"},
        {"title \xf5\x80\x80\x80\n", 1, "(0xf5)"},
        {"title \xc2\x85\n", 1, "(0xc2)"},
        {"title \xef\xbf\xbf\n", 1, "(0xef)"},
        {"title \xe2\x82", 1, "(0xe2)"},
        {"title \xe2\x82z\n", 1, "(0xe2)"},
    };
    refuse_all(hall_lines, ROWS(lines));
    static struct board board;
    read_board(&board, with_hall("title Sal\xc3\xb3n \xe2\x82\xac \xf0\x9f\x95\xaf\n"));
}

TEST(a_byte_order_mark_is_passed_over)
{
    static const struct refused_file files[] = {
        {"\xef\xbb\xbf", 1, "the first line must be"},
        {"\xef\xbb\xbf\xef\xbb\xbf"
         "cantrip board 1\n",
         1, "the first line must be"},
    };
    refuse_all("", ROWS(files));
    static struct board board;
    char text[2000];
    const char *plain = with_hall("circle c1 2 at 300 0 in hall joins mid\n"
                                  "box c2 2 at 400 0 in hall joins c1\n");
    snprintf(text, sizeof text, "\xef\xbb\xbf%s", plain);
    read_board(&board, text);
}

TEST(a_zero_byte_is_no_text)
{
    static const char text[] = "cantrip board 1\ntitle a\0b\n";
    static struct board board;
    struct error error;
    assert_false(seals_board_read(&board, text, sizeof text - 1, "my.board", &error));
    assert_int_equal(error.line, 2);
}

/* Every beginning of a good file is either a board or refused, and nothing worse. */
TEST(cut_off_files)
{
    static struct board board;
    struct buffer file;
    struct error error;
    take_standard(&board, 2);
    buffer_init(&file);
    seals_board_write(&board, &file);
    for (size_t length = 0; length < file.length; length += 7)
        seals_board_read(&board, file.data, length, "cut.board", &error);
    buffer_deinit(&file);
}

TEST(a_board_is_written_as_it_was_read)
{
    static struct board board;
    static struct board again;
    for (int players = 2; players <= 5; players++) {
        struct buffer file;
        struct error error;
        take_standard(&board, players);
        buffer_init(&file);
        seals_board_write(&board, &file);
        assert_true(
            seals_board_read(&again, file.data, file.length, "again.board", &error));
        assert_memory_equal(&board, &again, sizeof board);
        assert_string_equal(error.text, "");
        buffer_deinit(&file);
    }
}

TEST(every_kind_of_room_survives_a_round_trip)
{
    static struct board board;
    static struct board again;
    struct buffer file;
    read_board(&board, with_hall("title T\nsegment 6 S\nroom a 6 sector 1 2 0.1 360 A\n"
                                 "room b none passage B\nroom c centre disc -9 9 5 C\n"
                                 "floor x at 9 -9 in b joins mid\n"));
    buffer_init(&file);
    seals_board_write(&board, &file);
    read_board(&again, file.data);
    assert_memory_equal(&board, &again, sizeof board);
    buffer_deinit(&file);
}

static void refuse_faces(const struct refused_file *rows, size_t count)
{
    int different = 0;
    for (size_t i = 0; i < count; i++) {
        static struct face face;
        struct error error;
        assert_false(seals_face_read(&face, rows[i].text, strlen(rows[i].text), "my.face",
                                     &error));
        different += !is_told(&error, rows[i].line, rows[i].words);
    }
    assert_int_equal(different, 0);
}

TEST(faces)
{
    static const struct refused_file rows[] = {
        {"cantrip board 1\n", 1, "cantrip face 1"},
        {"cantrip face 1\nletter cc\n", 2, "'cc' is not a single letter"},
        {"cantrip face 1\nletter\n", 2, "the letter of the segment is missing"},
        {"cantrip face 1\nside top\n", 2, "'top' is no side"},
        {"cantrip face 1\nside\n", 2, "the side (small or large) is missing"},
        {"cantrip face 1\nwindow\n", 2, "'window' is no word"},
        {"cantrip face 1\nexit c1\n", 2, "no space 'c1'"},
        {"cantrip face 1\ndoor upper left c1\n", 2, "'inner' or 'outer'"},
        {"cantrip face 1\ndoor inner up c1\n", 2, "'left' or 'right'"},
        {"cantrip face 1\ndoor inner left\n", 2, "the space behind the door"},
        {"cantrip face 1\ntitle T\n", 0, "'letter' or 'title' is missing"},
        {"cantrip face 1\ntitle T\nletter c\n", 0, "'exit' is missing"},
        {"cantrip face 1\nroom ca sector 236 396 3 57 A\ntitle T\nletter c\n"
         "exit ca\n",
         0, "a door is missing"},
        {"cantrip face 1\nroom ca sector 236 396 3 57 A\ndoor inner right ca\n", 3,
         "'ca' must be a circle at 344 60"},
        {"cantrip face 1\nroom ca sector 236 396 3 57 A\n"
         "circle c1 2 at 300 61 in ca\n",
         3, "'61' is not an angle within the wedge"},
        {"cantrip face 1\nroom ca sector 236 396 3 57 A\n"
         "circle c1 2 at 300 30 in ca joins ca\n",
         3, "joined already"},
    };
    refuse_faces(ROWS(rows));
}
