/* items.c: the lines that board and face files share: rooms, spaces and ways.
 *
 *     room NAME SEGMENT sector INNER OUTER FROM TO Title of the room
 *     room NAME SEGMENT disc X Y RADIUS Title of the room
 *     room NAME SEGMENT passage Title of the room
 *     circle NAME STRENGTH at X Y in ROOM [joins SPACE ...]
 *     way SPACE SPACE ...
 *
 * In a face a room has no SEGMENT, and a position is a radius and an angle. There every
 * room with an outline has a floor of its own name in its middle, and what lies in such a
 * room is joined to that floor without saying so. */
#include <string.h>

#include "games/seals/board/build.h"
#include "games/seals/board/draw/geometry.h"
#include "games/seals/board/source.h"

static bool is_letter(char c)
{
    return c >= 'a' && c <= 'z';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* A name of words: a letter, then letters and digits. */
static bool is_plain_name(const char *name)
{
    size_t length = strlen(name);
    if (length == 0 || length >= BOARD_NAME || !is_letter(name[0]))
        return false;
    for (size_t i = 1; i < length; i++)
        if (!is_letter(name[i]) && !is_digit(name[i]))
            return false;
    return true;
}

/* Letters, then digits: what moves call a site by. */
static bool is_site_name(const char *name)
{
    size_t letters = 0;
    while (is_letter(name[letters]))
        letters++;
    size_t digits = 0;
    while (is_digit(name[letters + digits]))
        digits++;
    return letters >= 1 && letters <= 3 && digits >= 1 && digits <= 3 &&
           name[letters + digits] == '\0';
}

/* Dice are written f1 ... e6 in moves. */
static bool is_like_die(const char *name)
{
    return strchr("fwae", name[0]) != NULL && is_digit(name[1]);
}

static bool read_name(struct board_source *source, struct reader *words, const char *what,
                      bool site, char name[BOARD_NAME])
{
    char word[WORD_SIZE];
    if (!seals_board_source_word(source, words, what, word))
        return false;
    if (site && !is_site_name(word))
        return error_set(source->error,
                         "'%s' cannot name a circle or box: use one to three letters and "
                         "then one to three digits, as in c14",
                         word);
    if (is_like_die(word))
        return error_set(
            source->error,
            "'%s' reads like a die: f, w, a and e alone before a number mean "
            "dice; use other letters",
            word);
    if (!is_plain_name(word))
        return error_set(source->error,
                         "'%s' cannot be %s: use at most %d letters and digits, a letter "
                         "first",
                         word, what, BOARD_NAME - 1);
    memset(name, 0, BOARD_NAME);
    memcpy(name, word, strlen(word));
    return true;
}

static bool read_place(struct board_source *source, struct reader *words, int16_t *x,
                       int16_t *y)
{
    int first;
    int second;
    bool found =
        source->polar
            ? seals_board_source_number(source, words, "a distance from the centre", 0,
                                        BOARD_RIM, &first) &&
                  seals_board_source_angle(source, words, "an angle within the wedge", 0,
                                           60, &second)
            : seals_board_source_number(source, words, "a position to the right",
                                        -BOARD_RIM, BOARD_RIM, &first) &&
                  seals_board_source_number(source, words, "a position downward",
                                            -BOARD_RIM, BOARD_RIM, &second);
    if (!found)
        return false;
    *x = (int16_t)first;
    *y = (int16_t)second;
    return true;
}

static bool read_sector(struct board_source *source, struct reader *words,
                        struct board_room *room)
{
    int inner;
    int outer;
    int from;
    int to;
    int most = source->polar ? 60 : 360;
    if (!seals_board_source_number(source, words, "an inner radius", 0, BOARD_RIM,
                                   &inner) ||
        !seals_board_source_number(source, words, "an outer radius", 0, BOARD_RIM,
                                   &outer) ||
        !seals_board_source_angle(source, words, "the angle of the first wall", 0, most,
                                  &from) ||
        !seals_board_source_angle(source, words, "the angle of the second wall", 0,
                                  2 * most, &to))
        return false;
    if (outer <= inner || to <= from || to - from > ANGLE_FULL)
        return error_set(
            source->error,
            "the sector is empty or overlaps itself: the second radius and "
            "the second angle must be larger than the first, by no more than "
            "a full turn");
    room->shape = ROOM_SECTOR;
    room->inner = (int16_t)inner;
    room->outer = (int16_t)outer;
    room->from = (int16_t)from;
    room->to = (int16_t)to;
    return true;
}

static bool read_disc(struct board_source *source, struct reader *words,
                      struct board_room *room)
{
    int radius;
    if (!read_place(source, words, &room->x, &room->y) ||
        !seals_board_source_number(source, words, "a radius", 1, BOARD_RIM, &radius))
        return false;
    room->shape = ROOM_DISC;
    room->radius = (int16_t)radius;
    return true;
}

static bool read_shape(struct board_source *source, struct reader *words,
                       struct board_room *room)
{
    char word[WORD_SIZE];
    if (!seals_board_source_word(source, words, "the shape (sector, disc or passage)",
                                 word))
        return false;
    if (strcmp(word, "sector") == 0)
        return read_sector(source, words, room);
    if (strcmp(word, "disc") == 0)
        return read_disc(source, words, room);
    room->shape = ROOM_PASSAGE;
    return strcmp(word, "passage") == 0 ||
           error_set(source->error, "'%s' is no shape: use sector, disc or passage",
                     word);
}

static bool read_segment(struct board_source *source, struct reader *words,
                         struct board_room *room)
{
    char word[WORD_SIZE];
    int number;
    if (source->polar)
        return true;
    if (!seals_board_source_word(source, words, "the segment (1 to 6, centre or none)",
                                 word))
        return false;
    room->segment = strcmp(word, "centre") == 0 ? SEGMENT_CENTRE : SEGMENT_NONE;
    if (room->segment == SEGMENT_CENTRE || strcmp(word, "none") == 0)
        return true;
    if (!text_to_int(word, 1, BOARD_SEGMENTS, &number))
        return error_set(source->error, "'%s' is no segment: use 1 to 6, centre or none",
                         word);
    room->segment = (uint8_t)(number - 1);
    return true;
}

static bool add_space(struct board_source *source, const struct board_space *space)
{
    int added = seals_board_add_space(source->board, space, source->error);
    if (added < 0)
        return false;
    source->line_of[added] = source->error->line;
    return true;
}

/* The floor every room of a face has. */
static bool add_middle(struct board_source *source, int room)
{
    const struct board_room *r = &source->board->room[room];
    struct board_space space = {.kind = SPACE_FLOOR, .room = (uint8_t)room};
    if (r->shape == ROOM_PASSAGE)
        return true;
    memcpy(space.name, r->name, sizeof space.name);
    space.x = r->shape == ROOM_DISC ? r->x : (int16_t)((r->inner + r->outer) / 2);
    space.y = r->shape == ROOM_DISC ? r->y : (int16_t)((r->from + r->to) / 2);
    return add_space(source, &space);
}

static bool read_room(struct board_source *source, struct reader *words)
{
    struct board_room room = {.segment = SEGMENT_NONE};
    if (!read_name(source, words, "a room's name", false, room.name) ||
        !read_segment(source, words, &room) || !read_shape(source, words, &room) ||
        !seals_board_source_title(source, words, "the room's title", room.title))
        return false;
    int added = seals_board_add_room(source->board, &room, source->error);
    return added >= 0 && (!source->polar || add_middle(source, added));
}

static bool read_strength(struct board_source *source, struct reader *words,
                          struct board_space *space)
{
    int strength = 0;
    bool printed = space->kind == SPACE_CIRCLE || space->kind == SPACE_BOX;
    if (printed &&
        !seals_board_source_number(source, words, "a strength", 2, 6, &strength))
        return false;
    space->strength = (uint8_t)strength;
    return true;
}

static bool expect(struct board_source *source, struct reader *words, const char *word)
{
    char found[WORD_SIZE];
    if (reader_accept(words, word))
        return true;
    if (!reader_peek(words, found))
        return error_set(source->error, "the line ends too early: '%s' is missing", word);
    return error_set(source->error, "'%s' found where '%s' should stand", found, word);
}

static bool read_home(struct board_source *source, struct reader *words,
                      struct board_space *space)
{
    char word[WORD_SIZE];
    if (!expect(source, words, "in") ||
        !seals_board_source_word(source, words, "a room's name", word))
        return false;
    int room = seals_board_find_room(source->board, word);
    if (room < 0)
        return error_set(
            source->error,
            "there is no room '%s' above this line: describe rooms before the "
            "spaces in them",
            word);
    space->room = (uint8_t)room;
    return true;
}

static bool read_space(struct board_source *source, struct reader *words, int kind)
{
    struct board_space space = {.kind = (uint8_t)kind};
    if (!read_name(source, words, "a space's name", kind != SPACE_FLOOR, space.name) ||
        !read_strength(source, words, &space) || !expect(source, words, "at") ||
        !read_place(source, words, &space.x, &space.y) ||
        !read_home(source, words, &space))
        return false;
    return add_space(source, &space);
}

/* Joins the space to each one named. */
static bool read_joined(struct board_source *source, struct reader *words, int space)
{
    do {
        int other = seals_board_source_space(source, words, "a space to join");
        if (other < 0 || !seals_board_add_way(source->board, space, other, source->error))
            return false;
    } while (!reader_at_end(words));
    return true;
}

static bool join_space(struct board_source *source, struct reader *words)
{
    char word[WORD_SIZE];
    reader_word(words, word);
    int space = seals_board_find(source->board, word);
    const struct board_room *room =
        &source->board->room[source->board->space[space].room];
    if (source->polar && room->shape != ROOM_PASSAGE &&
        !seals_board_add_way(source->board, space,
                             seals_board_find(source->board, room->name), source->error))
        return false;
    while (reader_word(words, word))
        if (strcmp(word, "in") == 0)
            break;
    reader_word(words, word);
    if (reader_accept(words, "joins"))
        return read_joined(source, words, space);
    return seals_board_source_end(source, words);
}

/* A way may name several spaces, each joined to the next. */
static bool read_way(struct board_source *source, struct reader *words)
{
    int from = seals_board_source_space(source, words, "the first space of the way");
    if (from < 0)
        return false;
    do {
        int to = seals_board_source_space(source, words, "the next space of the way");
        if (to < 0 || !seals_board_add_way(source->board, from, to, source->error))
            return false;
        from = to;
    } while (!reader_at_end(words));
    return true;
}

bool seals_board_source_item(struct board_source *source, const char *keyword,
                             struct reader *words, enum source_pass pass, bool *known)
{
    static const char *const kinds[] = {"start", "circle", "box", "floor"};
    *known = true;
    if (strcmp(keyword, "way") == 0)
        return pass == PASS_PLACES || read_way(source, words);
    if (strcmp(keyword, "room") == 0)
        return pass == PASS_WAYS || read_room(source, words);
    for (int kind = SPACE_START; kind <= SPACE_FLOOR; kind++)
        if (strcmp(keyword, kinds[kind]) == 0)
            return pass == PASS_PLACES ? read_space(source, words, kind)
                                       : join_space(source, words);
    *known = false;
    return true;
}
