/* titles.c: names for the places of a fresh dungeon, and titles in the language of
 * the players. */
#include <stdio.h>
#include <string.h>

#include "i18n/i18n.h"
#include "base/text.h"
#include "games/seals/board/generate/sketch.h"

static const char *const segment_name[SEGMENT_NAMES] = {
    SPEECH_IN("room", "The Cellars"),  SPEECH_IN("room", "The Baths"),
    SPEECH_IN("room", "The Dungeons"), SPEECH_IN("room", "The Galleries"),
    SPEECH_IN("room", "The Kilns"),    SPEECH_IN("room", "The Mazes"),
    SPEECH_IN("room", "The Niches"),   SPEECH_IN("room", "The Prisons"),
    SPEECH_IN("room", "The Ruins"),    SPEECH_IN("room", "The Shrines"),
    SPEECH_IN("room", "The Thickets"), SPEECH_IN("room", "The Vaults"),
};

enum { FIRST_WORDS = 37, LAST_WORDS = 32 };

/* Other languages would have to bend these words after those they stand with, so they
 * translate them as what can follow any of them: "of ashes" rather than "ashen". */
static const char *const first_word[FIRST_WORDS] = {
    SPEECH_IN("mood of a room", "Ashen"),      SPEECH_IN("mood of a room", "Silent"),
    SPEECH_IN("mood of a room", "Sunken"),     SPEECH_IN("mood of a room", "Crooked"),
    SPEECH_IN("mood of a room", "Gilded"),     SPEECH_IN("mood of a room", "Hollow"),
    SPEECH_IN("mood of a room", "Weeping"),    SPEECH_IN("mood of a room", "Frozen"),
    SPEECH_IN("mood of a room", "Mirrored"),   SPEECH_IN("mood of a room", "Broken"),
    SPEECH_IN("mood of a room", "Whispering"), SPEECH_IN("mood of a room", "Blind"),
    SPEECH_IN("mood of a room", "Drowned"),    SPEECH_IN("mood of a room", "Amber"),
    SPEECH_IN("mood of a room", "Forgotten"),  SPEECH_IN("mood of a room", "Iron"),
    SPEECH_IN("mood of a room", "Velvet"),     SPEECH_IN("mood of a room", "Smoking"),
    SPEECH_IN("mood of a room", "Buried"),     SPEECH_IN("mood of a room", "Painted"),
    SPEECH_IN("mood of a room", "Singing"),    SPEECH_IN("mood of a room", "Thorny"),
    SPEECH_IN("mood of a room", "Leaden"),     SPEECH_IN("mood of a room", "Dusty"),
    SPEECH_IN("mood of a room", "Burning"),    SPEECH_IN("mood of a room", "Shifting"),
    SPEECH_IN("mood of a room", "Pale"),       SPEECH_IN("mood of a room", "Rusted"),
    SPEECH_IN("mood of a room", "Starlit"),    SPEECH_IN("mood of a room", "Bitter"),
    SPEECH_IN("mood of a room", "Unlit"),      SPEECH_IN("mood of a room", "Twisted"),
    SPEECH_IN("mood of a room", "Cracked"),    SPEECH_IN("mood of a room", "Salted"),
    SPEECH_IN("mood of a room", "Hidden"),     SPEECH_IN("mood of a room", "Tilted"),
    SPEECH_IN("mood of a room", "Sleeping"),
};

static const char *const last_word[LAST_WORDS] = {
    SPEECH_IN("kind of room", "Cistern"),    SPEECH_IN("kind of room", "Gallery"),
    SPEECH_IN("kind of room", "Study"),      SPEECH_IN("kind of room", "Stair"),
    SPEECH_IN("kind of room", "Kitchen"),    SPEECH_IN("kind of room", "Orchard"),
    SPEECH_IN("kind of room", "Forge"),      SPEECH_IN("kind of room", "Nursery"),
    SPEECH_IN("kind of room", "Archive"),    SPEECH_IN("kind of room", "Well"),
    SPEECH_IN("kind of room", "Chapel"),     SPEECH_IN("kind of room", "Theatre"),
    SPEECH_IN("kind of room", "Pantry"),     SPEECH_IN("kind of room", "Workshop"),
    SPEECH_IN("kind of room", "Armoury"),    SPEECH_IN("kind of room", "Court"),
    SPEECH_IN("kind of room", "Garden"),     SPEECH_IN("kind of room", "Counting Room"),
    SPEECH_IN("kind of room", "Bridge"),     SPEECH_IN("kind of room", "Cloister"),
    SPEECH_IN("kind of room", "Cell"),       SPEECH_IN("kind of room", "Oven"),
    SPEECH_IN("kind of room", "Dormitory"),  SPEECH_IN("kind of room", "Treasury"),
    SPEECH_IN("kind of room", "Menagerie"),  SPEECH_IN("kind of room", "Observatory"),
    SPEECH_IN("kind of room", "Parlour"),    SPEECH_IN("kind of room", "Wardrobe"),
    SPEECH_IN("kind of room", "Infirmary"),  SPEECH_IN("kind of room", "Guardroom"),
    SPEECH_IN("kind of room", "Distillery"), SPEECH_IN("kind of room", "Map Room"),
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
    text_format(out, say_in("room", "The %s %s"), say_in("mood of a room", first),
                say_in("kind of room", last));
    return true;
}

const char *seals_board_say_title(const char *title, char said[BOARD_SAID])
{
    struct text out = text_init(said, BOARD_SAID);
    const char *whole = say_in("room", title);
    if (whole != title || !say_pair(title, &out))
        text_put(&out, whole);
    return said;
}
