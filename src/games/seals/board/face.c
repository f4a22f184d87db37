/* face.c: a face from its file.
 *
 *     cantrip face 1
 *     title The Crypts
 *     letter c
 *     side large
 *     exit c1
 *     door inner left ca
 *     door inner right c6
 *
 * then rooms, spaces and ways as in a board (see items.c), in polar positions. */
#include "games/seals/board/face.h"

#include <string.h>

#include "games/seals/board/build.h"
#include "games/seals/board/source.h"

static bool read_letter(struct board_source *source, struct face *face,
                        struct reader *words)
{
    char word[WORD_SIZE];
    if (!seals_board_source_word(source, words, "the letter of the segment", word))
        return false;
    face->letter = word[0];
    if (word[1] == '\0' && word[0] >= 'a' && word[0] <= 'z')
        return seals_board_source_end(source, words);
    return error_set(source->error, "'%s' is not a single letter", word);
}

static bool read_side(struct board_source *source, struct face *face,
                      struct reader *words)
{
    char word[WORD_SIZE];
    if (!seals_board_source_word(source, words, "the side (small or large)", word))
        return false;
    face->large = strcmp(word, "large") == 0;
    if (face->large || strcmp(word, "small") == 0)
        return seals_board_source_end(source, words);
    return error_set(source->error, "'%s' is no side: use small or large", word);
}

static bool read_exit(struct board_source *source, struct face *face,
                      struct reader *words)
{
    face->exit = seals_board_source_space(source, words, "the space at the exit");
    return face->exit >= 0 && seals_board_source_end(source, words);
}

/* Which of two words stands next, or -1 with an error. */
static int read_either(struct board_source *source, struct reader *words,
                       const char *first, const char *second)
{
    char word[WORD_SIZE] = "";
    reader_word(words, word);
    if (strcmp(word, first) == 0)
        return 0;
    if (strcmp(word, second) == 0)
        return 1;
    error_set(source->error, "'%s' found where '%s' or '%s' should stand", word, first,
              second);
    return -1;
}

/* The circle of a right-hand door lies exactly in the doorway, so that faces match. */
static bool is_in_doorway(struct board_source *source, int space, int door)
{
    int radius = door == DOOR_INNER ? DOOR_INNER_RADIUS : DOOR_OUTER_RADIUS;
    const struct board_space *s = &source->board->space[space];
    if (s->kind == SPACE_CIRCLE && s->x == radius && s->y == FACE_ANGLE)
        return true;
    return error_set(source->error, "'%s' must be a circle at %d 60, in the doorway",
                     s->name, radius);
}

static bool read_door(struct board_source *source, struct face *face,
                      struct reader *words)
{
    int door = read_either(source, words, "inner", "outer");
    int edge = door < 0 ? -1 : read_either(source, words, "left", "right");
    if (edge < 0)
        return false;
    int space = seals_board_source_space(source, words, "the space behind the door");
    if (space < 0)
        return false;
    face->door[door][edge] = space;
    return (edge == EDGE_LEFT || is_in_doorway(source, space, door)) &&
           seals_board_source_end(source, words);
}

static bool read_head(struct board_source *source, struct face *face, const char *keyword,
                      struct reader *words)
{
    if (strcmp(keyword, "title") == 0)
        return seals_board_source_title(source, words, "the face's title",
                                        source->board->title);
    if (strcmp(keyword, "letter") == 0)
        return read_letter(source, face, words);
    if (strcmp(keyword, "side") == 0)
        return read_side(source, face, words);
    if (strcmp(keyword, "exit") == 0 || strcmp(keyword, "door") == 0)
        return true;
    return error_set(
        source->error,
        "'%s' is no word a line of a face may begin with: use title, letter, "
        "side, exit, door, room, circle, box, floor or way",
        keyword);
}

static bool take_line(struct board_source *source, void *context, const char *keyword,
                      struct reader *words, enum source_pass pass)
{
    struct face *face = context;
    bool known;
    if (!seals_board_source_item(source, keyword, words, pass, &known))
        return false;
    if (known)
        return true;
    if (pass == PASS_PLACES)
        return read_head(source, face, keyword, words);
    if (strcmp(keyword, "exit") == 0)
        return read_exit(source, face, words);
    return strcmp(keyword, "door") != 0 || read_door(source, face, words);
}

static bool has_names(const struct face *face, struct error *error)
{
    for (int i = 0; i < face->plan.spaces; i++)
        if (face->plan.space[i].name[0] != face->letter)
            return error_set(error, "the name '%s' must begin with the face's letter",
                             face->plan.space[i].name);
    return true;
}

static bool is_complete(const struct face *face, struct error *error)
{
    if (face->letter == '\0' || face->plan.title[0] == '\0')
        return error_set(error, "a line 'letter' or 'title' is missing");
    if (face->exit < 0)
        return error_set(error, "a line 'exit' is missing");
    for (int door = 0; door < DOORS; door++)
        for (int edge = 0; edge < EDGES; edge++)
            if (face->door[door][edge] < 0)
                return error_set(error,
                                 "a door is missing: inner and outer, each left and "
                                 "right, are needed");
    return has_names(face, error);
}

bool seals_face_read(struct face *face, const char *text, size_t length, const char *name,
                     struct error *error)
{
    struct board_source source = {.name = name,
                                  .text = text,
                                  .length = length,
                                  .error = error,
                                  .board = &face->plan,
                                  .polar = true};
    seals_board_clear(&face->plan);
    face->letter = '\0';
    face->large = false;
    face->exit = -1;
    memset(face->door, -1, sizeof face->door);
    error_clear(error);
    if (!seals_board_source_read(&source, "cantrip face 1", take_line, face))
        return false;
    error_place(error, name, 0);
    if (!is_complete(face, error))
        return false;
    error_clear(error);
    return true;
}
