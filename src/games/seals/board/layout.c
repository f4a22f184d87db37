/* layout.c: the standard dungeons: which face of each segment is up for how many
 * players. The layouts and the faces are files under data/seals. */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "games/data.h"
#include "games/seals/board/build.h"
#include "games/seals/board/face.h"
#include "games/seals/board/source.h"

static const char layouts_name[] = "seals/layouts.txt";

struct layout {
    int players; /* the one looked for */
    bool found;
    char title[BOARD_TITLE];
    char face[BOARD_SEGMENTS][WORD_SIZE];
};

/* layout PLAYERS FACE FACE FACE FACE FACE FACE Title */
static bool take_layout(struct board_source *source, void *context, const char *keyword,
                        struct reader *words, enum source_pass pass)
{
    struct layout *layout = context;
    int players;
    (void)pass;
    if (strcmp(keyword, "layout") != 0)
        return error_set(source->error, "'%s' found where 'layout' should stand",
                         keyword);
    if (!seals_board_source_number(source, words, "a number of players", 2, 5, &players))
        return false;
    if (players != layout->players)
        return true;
    for (int i = 0; i < BOARD_SEGMENTS; i++)
        if (!seals_board_source_word(source, words, "a face's name", layout->face[i]))
            return false;
    layout->found = true;
    return seals_board_source_title(source, words, "the layout's title", layout->title);
}

static bool find_layout(struct layout *layout, struct error *error)
{
    const struct data_file *file = data_find(layouts_name);
    if (file == NULL)
        return error_set(error, "the program was built without %s", layouts_name);
    struct board_source source = {
        .name = layouts_name, .text = file->text, .length = file->length, .error = error};
    if (!seals_board_source_read(&source, "cantrip layouts 1", take_layout, layout))
        return false;
    if (!layout->found)
        return error_set(error, "there is no layout for %d players: 2 to 5 can play",
                         layout->players);
    return true;
}

static bool add_face(struct face_ring *ring, struct board *board, const char *name,
                     struct error *error)
{
    char path[WORD_SIZE + 32];
    struct face face;
    snprintf(path, sizeof path, "seals/faces/%s.face", name);
    const struct data_file *file = data_find(path);
    if (file == NULL)
        return error_set(error, "there is no face '%s' in the program", path);
    return seals_face_read(&face, file->text, file->length, path, error) &&
           seals_face_ring_add(ring, board, &face, error);
}

bool seals_board_standard(struct board *board, int players, struct error *error)
{
    struct layout layout = {.players = players};
    struct face_ring ring;
    error_clear(error);
    if (!find_layout(&layout, error) || !seals_face_ring_begin(&ring, board, error))
        return false;
    board->players = players;
    memcpy(board->title, layout.title, sizeof board->title);
    for (int i = 0; i < BOARD_SEGMENTS; i++)
        if (!add_face(&ring, board, layout.face[i], error))
            return false;
    if (!seals_face_ring_join(&ring, board, error))
        return false;
    error_clear(error);
    return true;
}
