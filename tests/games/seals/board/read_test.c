/* read_test.c: board files: what is read, what is refused and with which words. */
#include <stdio.h>
#include <stdlib.h>

#include "games/seals/board/face.h"
#include "tests/games/seals/board/support.h"

/* Reads a file that must be refused at that line (0: no line) with those words. */
static void refuse(const char *text, int line, const char *words)
{
    static struct board board;
    struct error error;
    if (seals_board_read(&board, text, strlen(text), "my.board", &error))
        fail_msg("read without complaint: %s", text);
    if (error.line != line || strstr(error.text, words) == NULL)
        fail_msg("line %d '%s' expected, got line %d '%s'", line, words, error.line,
                 error.text);
    assert_string_equal(error.file, "my.board");
}

/* The same with the hall before it: the lines start at 9. */
static void refuse_after_hall(const char *lines, int line, const char *words)
{
    refuse(with_hall(lines), line, words);
}

static const char room[] = "room den none disc 0 -500 120 The Den\n";

/* As refuse_after_hall, with a room 'den' in line 9. */
static void refuse_in_den(const char *lines, int line, const char *words)
{
    char text[2048];
    snprintf(text, sizeof text, "%s%s", room, lines);
    refuse_after_hall(text, line, words);
}

static void a_small_board_is_read(void **unused)
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

static void sites_come_first(void **unused)
{
    static struct board board;
    read_board(&board, with_hall("floor far at 0 -300 in hall\n"
                                 "box b1 2 at 0 -350 in hall joins far\n"
                                 "way mid far\n"));
    for (int i = 0; i < board.spaces; i++)
        assert_int_equal(board.space[i].kind == SPACE_FLOOR, i >= board.sites);
    assert_string_equal(board.space[board.way[board.ways - 1][1]].name, "far");
}

static void a_way_may_name_several_spaces(void **unused)
{
    static struct board board;
    read_board(&board, with_hall("floor a at 0 -300 in hall\nfloor b at 0 -400 in hall\n"
                                 "way mid a b\n"));
    assert_int_equal(board.ways, 7);
}

static void the_first_line_tells_what_it_is(void **unused)
{
    refuse("", 1, "the first line must be 'cantrip board 1'");
    refuse("title x\n", 1, "cantrip board 1");
    refuse("cantrip board 2\n", 1, "cantrip board 1");
    refuse("cantrip record 1\n", 1, "cantrip board 1");
}

static void words_at_the_start_of_lines(void **unused)
{
    refuse_after_hall("circles c1 2\n", 9, "'circles' is no word a line of a board");
    refuse_after_hall("title\n", 9, "the board's title is missing");
    refuse_after_hall("title 1234567890123456789012345678901234567890123456789\n", 9,
                      "too long");
    refuse_after_hall("title a\tb\n", 9, "tab");
    refuse_after_hall("players\n", 9, "a number of players (or 'any') is missing");
    refuse_after_hall("players 6\n", 9, "'6' is not a number of players");
    refuse_after_hall("players 3 4\n", 9, "unexpected '4' at the end");
    refuse_after_hall("players any 4\n", 9, "unexpected '4' at the end");
    refuse_after_hall("segment 7 The Moon\n", 9, "'7' is not a segment's number");
    refuse_after_hall("segment 1\n", 9, "the segment's title is missing");
}

static void rooms(void **unused)
{
    refuse_after_hall("room\n", 9, "a room's name is missing");
    refuse_after_hall("room hall none passage Again\n", 9, "a room 'hall' already");
    refuse_after_hall("room very-long none passage X\n", 9, "'very-long' cannot be");
    refuse_after_hall("room x7 seven passage X\n", 9, "'seven' is no segment");
    refuse_after_hall("room x7 0 passage X\n", 9, "'0' is no segment");
    refuse_after_hall("room x7\n", 9, "the segment (1 to 6, centre or none) is missing");
    refuse_after_hall("room x7 1\n", 9, "the shape (sector, disc or passage) is missing");
    refuse_after_hall("room x7 1 square X\n", 9, "'square' is no shape");
    refuse_after_hall("room x7 1 passage\n", 9, "the room's title is missing");
    refuse_after_hall("room x7 1 disc 0 0 0 X\n", 9, "'0' is not a radius");
    refuse_after_hall("room x7 1 disc 0 1001 5 X\n", 9,
                      "'1001' is not a position downward");
    refuse_after_hall("room x7 1 disc nought 0 5 X\n", 9, "'nought' is not a position");
    refuse_after_hall("room x7 1 sector 300 200 0 10 X\n", 9, "the sector is empty");
    refuse_after_hall("room x7 1 sector 100 200 10 10 X\n", 9, "the sector is empty");
    refuse_after_hall("room x7 1 sector 100 200 0 361 X\n", 9, "overlaps itself");
    refuse_after_hall("room x7 1 sector 100 200 0 1.25 X\n", 9,
                      "'1.25' is not the angle");
    refuse_after_hall("room x7 1 sector 100 200 361 365 X\n", 9,
                      "'361' is not the angle");
    refuse_after_hall("room x7 1 sector 100 200 -1 5 X\n", 9, "'-1' is not the angle");
    refuse_after_hall("room x7 1 sector 100 200 5\n", 9,
                      "the angle of the second wall is missing");
}

static void names(void **unused)
{
    refuse_in_den("circle den 2 at 0 -500 in den\n", 10, "cannot name a circle or box");
    refuse_in_den("circle abcd1 2 at 0 -500 in den\n", 10, "cannot name a circle or box");
    refuse_in_den("circle c1234 2 at 0 -500 in den\n", 10, "cannot name a circle or box");
    refuse_in_den("box 12 2 at 0 -500 in den\n", 10, "cannot name a circle or box");
    refuse_in_den("box f1 2 at 0 -500 in den\n", 10, "'f1' reads like a die");
    refuse_in_den("box W6 2 at 0 -500 in den\n", 10, "'w6' reads like a die");
    refuse_in_den("circle e12 2 at 0 -500 in den\n", 10, "reads like a die");
    refuse_in_den("floor a1 at 0 -500 in den\n", 10, "reads like a die");
    refuse_in_den("floor 1a at 0 -500 in den\n", 10, "'1a' cannot be a space's name");
    refuse_in_den("floor much-too-long at 0 -500 in den\n", 10,
                  "cannot be a space's name");
    refuse_in_den("circle h1 2 at 0 -500 in den joins mid\n", 10, "a space 'h1' already");
    refuse_in_den("floor H1 at 0 -500 in den\n", 10, "a space 'h1' already");
}

static void spaces(void **unused)
{
    refuse_in_den("circle c1 1 at 0 -500 in den\n", 10, "'1' is not a strength");
    refuse_in_den("box c1 7 at 0 -500 in den\n", 10, "from 2 to 6");
    refuse_in_den("circle c1 two at 0 -500 in den\n", 10, "'two' is not a strength");
    refuse_in_den("circle c1 2 0 -500 in den\n", 10, "'0' found where 'at' should stand");
    refuse_in_den("circle c1 2\n", 10, "'at' is missing");
    refuse_in_den("circle c1 2 at 0\n", 10, "a position downward is missing");
    refuse_in_den("circle c1 2 at 0 -500\n", 10, "'in' is missing");
    refuse_in_den("circle c1 2 at 0 -500 in\n", 10, "a room's name is missing");
    refuse_in_den("circle c1 2 at 0 -500 in nowhere\n", 10, "no room 'nowhere' above");
    refuse_in_den("circle c1 2 at 2000 0 in den\n", 10, "'2000' is not a position");
    refuse_in_den("circle c1 2 at 0 -500 in den joins\n", 10,
                  "a space to join is missing");
    refuse_in_den("circle c1 2 at 0 -500 in den mid\n", 10,
                  "unexpected 'mid' at the end of the line");
}

static void ways(void **unused)
{
    refuse_after_hall("way mid nowhere\n", 9, "no space 'nowhere'");
    refuse_after_hall("way\n", 9, "the first space of the way is missing");
    refuse_after_hall("way mid\n", 9, "the next space of the way is missing");
    refuse_after_hall("way mid mid\n", 9, "from 'mid' to itself");
    refuse_after_hall("way mid h1\n", 9, "joined already");
    refuse_after_hall("way h1 mid\n", 9, "joined already");
    refuse_in_den("circle c1 2 at 0 -500 in den joins mid nowhere\n", 10,
                  "no space 'nowhere'");
}

static void whole_boards(void **unused)
{
    refuse_in_den("box c1 2 at 0 -500 in den\n", 10,
                  "no way leads to the box 'c1' from the start circle 'h1'");
    refuse("cantrip board 1\n", 0, "0 start circles are too few");
    refuse("cantrip board 1\nroom hall centre passage X\nstart h1 at 0 0 in hall\n", 0,
           "1 start circles are too few");
}

/* `count` lines like this one with numbers put in. */
static void refuse_many(const char *format, int count, const char *words)
{
    char *text = malloc(64 * 1024);
    assert_non_null(text);
    int length = snprintf(text, 1024, "%s", hall_lines);
    for (int i = 0; i < count; i++)
        length += snprintf(text + length, 128, format, i % 1000, i);
    refuse(text, 8 + count, words);
    free(text);
}

static void what_the_box_holds_is_the_limit(void **unused)
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

static void too_many_ways_are_refused(void **unused)
{
    char *text = malloc(256 * 1024);
    assert_non_null(text);
    int length = snprintf(text, 1024, "%s", hall_lines);
    for (int i = 0; i < 40; i++)
        length += snprintf(text + length, 128, "floor p%d at 0 0 in hall\n", i);
    for (int a = 0; a < 40; a++)
        for (int b = a + 1; b < 40; b++)
            length += snprintf(text + length, 128, "way p%d p%d\n", a, b);
    refuse(text, 8 + 40 + 512 - 5 + 1, "too many ways");
    free(text);
}

static void only_readable_text(void **unused)
{
    refuse_after_hall("title \x01\n", 9, "(0x01) is not a printable character");
    refuse_after_hall("title \x80\n", 9, "(0x80)");
    refuse_after_hall("title \xc0\xaf\n", 9, "(0xc0)");
    refuse_after_hall("title \xed\xa0\x80\n", 9, "(0xed)");
    refuse_after_hall("title \xe0\x80\x80\n", 9, "(0xe0)");
    refuse_after_hall("title \xf4\x90\x80\x80\n", 9, "(0xf4)");
    refuse_after_hall("title \xf5\x80\x80\x80\n", 9, "(0xf5)");
    refuse_after_hall("title \xc2\x85\n", 9, "(0xc2)");
    refuse_after_hall("title \xef\xbf\xbf\n", 9, "(0xef)");
    refuse_after_hall("title \xe2\x82", 9, "(0xe2)");
    refuse_after_hall("title \xe2\x82z\n", 9, "(0xe2)");
    static struct board board;
    read_board(&board, with_hall("title Sal\xc3\xb3n \xe2\x82\xac \xf0\x9f\x95\xaf\n"));
}

static void a_byte_order_mark_is_passed_over(void **unused)
{
    static struct board board;
    char text[2000];
    const char *plain = with_hall("circle c1 2 at 300 0 in hall joins mid\n"
                                  "box c2 2 at 400 0 in hall joins c1\n");
    snprintf(text, sizeof text, "\xef\xbb\xbf%s", plain);
    read_board(&board, text);
    refuse("\xef\xbb\xbf", 1, "the first line must be");
    refuse("\xef\xbb\xbf\xef\xbb\xbf"
           "cantrip board 1\n",
           1, "the first line must be");
}

static void a_zero_byte_is_no_text(void **unused)
{
    static const char text[] = "cantrip board 1\ntitle a\0b\n";
    static struct board board;
    struct error error;
    assert_false(seals_board_read(&board, text, sizeof text - 1, "my.board", &error));
    assert_int_equal(error.line, 2);
}

/* Every beginning of a good file is either a board or refused, and nothing worse. */
static void cut_off_files(void **unused)
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

static void a_board_is_written_as_it_was_read(void **unused)
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

static void every_kind_of_room_survives_a_round_trip(void **unused)
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

static void refuse_face(const char *text, int line, const char *words)
{
    static struct face face;
    struct error error;
    assert_false(seals_face_read(&face, text, strlen(text), "my.face", &error));
    if (error.line != line || strstr(error.text, words) == NULL)
        fail_msg("line %d '%s' expected, got line %d '%s'", line, words, error.line,
                 error.text);
}

static void faces(void **unused)
{
    refuse_face("cantrip board 1\n", 1, "cantrip face 1");
    refuse_face("cantrip face 1\nletter cc\n", 2, "'cc' is not a single letter");
    refuse_face("cantrip face 1\nletter\n", 2, "the letter of the segment is missing");
    refuse_face("cantrip face 1\nside top\n", 2, "'top' is no side");
    refuse_face("cantrip face 1\nside\n", 2, "the side (small or large) is missing");
    refuse_face("cantrip face 1\nwindow\n", 2, "'window' is no word");
    refuse_face("cantrip face 1\nexit c1\n", 2, "no space 'c1'");
    refuse_face("cantrip face 1\ndoor upper left c1\n", 2, "'inner' or 'outer'");
    refuse_face("cantrip face 1\ndoor inner up c1\n", 2, "'left' or 'right'");
    refuse_face("cantrip face 1\ndoor inner left\n", 2, "the space behind the door");
    refuse_face("cantrip face 1\ntitle T\n", 0, "'letter' or 'title' is missing");
    refuse_face("cantrip face 1\ntitle T\nletter c\n", 0, "'exit' is missing");
    refuse_face("cantrip face 1\nroom ca sector 236 396 3 57 A\ntitle T\nletter c\n"
                "exit ca\n",
                0, "a door is missing");
    refuse_face("cantrip face 1\nroom ca sector 236 396 3 57 A\ndoor inner right ca\n", 3,
                "'ca' must be a circle at 344 60");
    refuse_face("cantrip face 1\nroom ca sector 236 396 3 57 A\n"
                "circle c1 2 at 300 61 in ca\n",
                3, "'61' is not an angle within the wedge");
    refuse_face("cantrip face 1\nroom ca sector 236 396 3 57 A\n"
                "circle c1 2 at 300 30 in ca joins ca\n",
                3, "joined already");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_small_board_is_read),
        cmocka_unit_test(sites_come_first),
        cmocka_unit_test(a_way_may_name_several_spaces),
        cmocka_unit_test(the_first_line_tells_what_it_is),
        cmocka_unit_test(words_at_the_start_of_lines),
        cmocka_unit_test(rooms),
        cmocka_unit_test(names),
        cmocka_unit_test(spaces),
        cmocka_unit_test(ways),
        cmocka_unit_test(whole_boards),
        cmocka_unit_test(what_the_box_holds_is_the_limit),
        cmocka_unit_test(too_many_ways_are_refused),
        cmocka_unit_test(only_readable_text),
        cmocka_unit_test(a_byte_order_mark_is_passed_over),
        cmocka_unit_test(a_zero_byte_is_no_text),
        cmocka_unit_test(cut_off_files),
        cmocka_unit_test(a_board_is_written_as_it_was_read),
        cmocka_unit_test(every_kind_of_room_survives_a_round_trip),
        cmocka_unit_test(faces),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
