/* titles_test.c: dungeons and rooms have titles in every language; files keep theirs. */
#include <string.h>

#include "i18n/language.h"
#include "tests/games/seals/board/support.h"

static const char *said_in(const char *language, const char *title)
{
    static char said[BOARD_SAID];
    assert_true(language_use(language));
    seals_board_say_title(title, said);
    assert_true(language_use("en"));
    return said;
}

/* No title is the same in German or Russian, where none has an article. */
static void expect_said(const char *title)
{
    static const char *const languages[] = {"de", "ru"};
    assert_string_equal(said_in("en", title), title);
    for (size_t i = 0; i < sizeof languages / sizeof *languages; i++) {
        const char *said = said_in(languages[i], title);
        if (strcmp(said, title) == 0 || strchr(said, '%') || strlen(said) < 3 ||
            strlen(said) >= BOARD_SAID - 1)
            fail_msg("%s says '%s' for '%s'", languages[i], said, title);
    }
}

static void expect_all_said(const struct board *board)
{
    expect_said(board->title);
    for (int i = 0; i < board->rooms; i++)
        expect_said(board->room[i].title);
    for (int i = 0; i < BOARD_SEGMENTS; i++)
        expect_said(board->segment[i]);
}

TEST(the_dungeons_of_the_box_are_said)
{
    static struct board board;
    struct error error;
    for (int players = 2; players <= 5; players++) {
        assert_true(seals_board_standard(&board, players, &error));
        expect_all_said(&board);
    }
}

TEST(fresh_dungeons_are_said)
{
    static struct board board;
    struct error error;
    for (uint64_t seed = 0; seed < 12; seed++) {
        assert_true(seals_board_fresh(&board, 5, seed, &error));
        expect_all_said(&board);
    }
}

TEST(pairs_of_words_need_not_agree)
{
    assert_string_equal(said_in("de", "The Ashen Cistern"), "Zisterne der Asche");
    assert_string_equal(said_in("ru", "The Ashen Cistern"), "Цистерна пепла");
    assert_string_equal(said_in("de", "The Silent Map Room"), "Kartenzimmer der Stille");
}

/* Also what only looks like a pair, or like another text of the catalogue. */
TEST(own_titles_stay)
{
    static const char *const own[] = {
        "",
        "The",
        "The ",
        "The Ashen",
        "The Ashen Cisterns",
        "The Ashen Cistern ",
        "Ashen Cistern",
        "The Cistern Ashen",
        "nobody",
        "100 %s",
        "Папина комната",
        "1234567890123456789012345678901234567890123456",
    };
    for (size_t i = 0; i < sizeof own / sizeof *own; i++) {
        assert_string_equal(said_in("de", own[i]), own[i]);
        assert_string_equal(said_in("ru", own[i]), own[i]);
    }
}

/* Letters stand one by one on the rim, in capitals; the whole name is there to be read
 * out. */
TEST(the_rim_names_its_parts_in_every_language)
{
    static struct board board;
    struct error error;
    struct buffer svg;
    assert_true(seals_board_standard(&board, 2, &error));
    assert_true(language_use("de"));
    buffer_init(&svg);
    seals_board_draw(&board, &svg);
    assert_true(language_use("en"));
    assert_non_null(strstr(svg.data, "aria-label=\"Grüfte\""));
    assert_non_null(strstr(svg.data, ">Ü</text>"));
    assert_null(strstr(svg.data, "The Crypts"));
    buffer_deinit(&svg);
}

TEST(files_keep_their_titles)
{
    static struct board board;
    struct error error;
    struct buffer english, german;
    assert_true(seals_board_fresh(&board, 3, 7, &error));
    buffer_init(&english);
    buffer_init(&german);
    seals_board_write(&board, &english);
    assert_true(language_use("de"));
    assert_true(seals_board_fresh(&board, 3, 7, &error));
    seals_board_write(&board, &german);
    assert_true(language_use("en"));
    assert_string_equal(english.data, german.data);
    buffer_deinit(&english);
    buffer_deinit(&german);
}
