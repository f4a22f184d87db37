/* titles.c: names for the places of a fresh dungeon, and titles in the language of
 * the players. */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "games/seals/board/generate/sketch.h"
#include "i18n/i18n.h"

static const char *const segment_name[SEGMENT_NAMES] = {
    TR_NOOP_IN("room", "The Cellars"),  TR_NOOP_IN("room", "The Baths"),
    TR_NOOP_IN("room", "The Dungeons"), TR_NOOP_IN("room", "The Galleries"),
    TR_NOOP_IN("room", "The Kilns"),    TR_NOOP_IN("room", "The Mazes"),
    TR_NOOP_IN("room", "The Niches"),   TR_NOOP_IN("room", "The Prisons"),
    TR_NOOP_IN("room", "The Ruins"),    TR_NOOP_IN("room", "The Shrines"),
    TR_NOOP_IN("room", "The Thickets"), TR_NOOP_IN("room", "The Vaults"),
};

enum { FIRST_WORDS = 37, LAST_WORDS = 32 };

/* Other languages would have to bend these words after those they stand with, so they
 * translate them as what can follow any of them: "of ashes" rather than "ashen". */
static const char *const first_word[FIRST_WORDS] = {
    TR_NOOP_IN("mood of a room", "Ashen"),      TR_NOOP_IN("mood of a room", "Silent"),
    TR_NOOP_IN("mood of a room", "Sunken"),     TR_NOOP_IN("mood of a room", "Crooked"),
    TR_NOOP_IN("mood of a room", "Gilded"),     TR_NOOP_IN("mood of a room", "Hollow"),
    TR_NOOP_IN("mood of a room", "Weeping"),    TR_NOOP_IN("mood of a room", "Frozen"),
    TR_NOOP_IN("mood of a room", "Mirrored"),   TR_NOOP_IN("mood of a room", "Broken"),
    TR_NOOP_IN("mood of a room", "Whispering"), TR_NOOP_IN("mood of a room", "Blind"),
    TR_NOOP_IN("mood of a room", "Drowned"),    TR_NOOP_IN("mood of a room", "Amber"),
    TR_NOOP_IN("mood of a room", "Forgotten"),  TR_NOOP_IN("mood of a room", "Iron"),
    TR_NOOP_IN("mood of a room", "Velvet"),     TR_NOOP_IN("mood of a room", "Smoking"),
    TR_NOOP_IN("mood of a room", "Buried"),     TR_NOOP_IN("mood of a room", "Painted"),
    TR_NOOP_IN("mood of a room", "Singing"),    TR_NOOP_IN("mood of a room", "Thorny"),
    TR_NOOP_IN("mood of a room", "Leaden"),     TR_NOOP_IN("mood of a room", "Dusty"),
    TR_NOOP_IN("mood of a room", "Burning"),    TR_NOOP_IN("mood of a room", "Shifting"),
    TR_NOOP_IN("mood of a room", "Pale"),       TR_NOOP_IN("mood of a room", "Rusted"),
    TR_NOOP_IN("mood of a room", "Starlit"),    TR_NOOP_IN("mood of a room", "Bitter"),
    TR_NOOP_IN("mood of a room", "Unlit"),      TR_NOOP_IN("mood of a room", "Twisted"),
    TR_NOOP_IN("mood of a room", "Cracked"),    TR_NOOP_IN("mood of a room", "Salted"),
    TR_NOOP_IN("mood of a room", "Hidden"),     TR_NOOP_IN("mood of a room", "Tilted"),
    TR_NOOP_IN("mood of a room", "Sleeping"),
};

static const char *const last_word[LAST_WORDS] = {
    TR_NOOP_IN("kind of room", "Cistern"),    TR_NOOP_IN("kind of room", "Gallery"),
    TR_NOOP_IN("kind of room", "Study"),      TR_NOOP_IN("kind of room", "Stair"),
    TR_NOOP_IN("kind of room", "Kitchen"),    TR_NOOP_IN("kind of room", "Orchard"),
    TR_NOOP_IN("kind of room", "Forge"),      TR_NOOP_IN("kind of room", "Nursery"),
    TR_NOOP_IN("kind of room", "Archive"),    TR_NOOP_IN("kind of room", "Well"),
    TR_NOOP_IN("kind of room", "Chapel"),     TR_NOOP_IN("kind of room", "Theatre"),
    TR_NOOP_IN("kind of room", "Pantry"),     TR_NOOP_IN("kind of room", "Workshop"),
    TR_NOOP_IN("kind of room", "Armoury"),    TR_NOOP_IN("kind of room", "Court"),
    TR_NOOP_IN("kind of room", "Garden"),     TR_NOOP_IN("kind of room", "Counting Room"),
    TR_NOOP_IN("kind of room", "Bridge"),     TR_NOOP_IN("kind of room", "Cloister"),
    TR_NOOP_IN("kind of room", "Cell"),       TR_NOOP_IN("kind of room", "Oven"),
    TR_NOOP_IN("kind of room", "Dormitory"),  TR_NOOP_IN("kind of room", "Treasury"),
    TR_NOOP_IN("kind of room", "Menagerie"),  TR_NOOP_IN("kind of room", "Observatory"),
    TR_NOOP_IN("kind of room", "Parlour"),    TR_NOOP_IN("kind of room", "Wardrobe"),
    TR_NOOP_IN("kind of room", "Infirmary"),  TR_NOOP_IN("kind of room", "Guardroom"),
    TR_NOOP_IN("kind of room", "Distillery"), TR_NOOP_IN("kind of room", "Map Room"),
};

void seals_board_title_write_segment(int number, char title[BOARD_TITLE], char *letter)
{
    const char *name = segment_name[number % SEGMENT_NAMES];
    memset(title, 0, BOARD_TITLE);
    snprintf(title, BOARD_TITLE, "%s", name);
    *letter = (char)(name[strlen("The ")] - 'A' + 'a');
}

/* The numbers of words have no common divisor, so the pairs repeat only after all of them
 * were used. */
void seals_board_title_write_room(int number, char title[BOARD_TITLE])
{
    memset(title, 0, BOARD_TITLE);
    snprintf(title, BOARD_TITLE, "The %s %s", first_word[number % FIRST_WORDS],
             last_word[number % LAST_WORDS]);
}

/* --- in the language of the players ------------------------------------------------- */

/* The word that the title goes on with, up to its end or this character; NULL: none. */
static const char *word_of(const char *title, char end, const char *const *words,
                           int count)
{
    for (int i = 0; i < count; i++) {
        size_t length = strlen(words[i]);
        if (strncmp(title, words[i], length) == 0 && title[length] == end)
            return words[i];
    }
    return NULL;
}

/* Whether the title is a pair of these words; then it is said. */
static bool say_pair(const char *title, struct text *out)
{
    static const char article[] = "The ";
    if (strncmp(title, article, sizeof article - 1) != 0)
        return false;
    title += sizeof article - 1;
    const char *first = word_of(title, ' ', first_word, FIRST_WORDS);
    if (!first)
        return false;
    title += strlen(first) + 1;
    const char *last = word_of(title, '\0', last_word, LAST_WORDS);
    if (!last)
        return false;
    /* Speech: a room: its mood and its kind. "%2$s %1$s" turns them round. */
    text_format(out, tr_in("room", "The %s %s"), tr_in("mood of a room", first),
                tr_in("kind of room", last));
    return true;
}

const char *seals_board_say_title(const char *title, char said[BOARD_SAID])
{
    struct text out = text_init(said, BOARD_SAID);
    const char *whole = tr_in("room", title);
    if (whole != title || !say_pair(title, &out))
        text_put(&out, whole);
    return said;
}
