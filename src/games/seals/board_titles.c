/* board_titles.c: names for the places of a fresh dungeon. */
#include <stdio.h>
#include <string.h>

#include "games/seals/board_sketch.h"

static const char *const segment_name[SEGMENT_NAMES] = {
    "Cellars", "Baths",   "Dungeons", "Galleries", "Kilns",    "Mazes",
    "Niches",  "Prisons", "Ruins",    "Shrines",   "Thickets", "Vaults",
};

enum { FIRST_WORDS = 37, LAST_WORDS = 32 };

static const char *const first_word[FIRST_WORDS] = {
    "Ashen",     "Silent",   "Sunken", "Crooked",    "Gilded",   "Hollow",  "Weeping",
    "Frozen",    "Mirrored", "Broken", "Whispering", "Blind",    "Drowned", "Amber",
    "Forgotten", "Iron",     "Velvet", "Smoking",    "Buried",   "Painted", "Singing",
    "Thorny",    "Leaden",   "Dusty",  "Burning",    "Shifting", "Pale",    "Rusted",
    "Starlit",   "Bitter",   "Unlit",  "Twisted",    "Cracked",  "Salted",  "Hidden",
    "Tilted",    "Sleeping",
};

static const char *const last_word[LAST_WORDS] = {
    "Cistern",    "Gallery",     "Study",   "Stair",    "Kitchen",   "Orchard",
    "Forge",      "Nursery",     "Archive", "Well",     "Chapel",    "Theatre",
    "Pantry",     "Workshop",    "Armoury", "Court",    "Garden",    "Counting Room",
    "Bridge",     "Cloister",    "Cell",    "Oven",     "Dormitory", "Treasury",
    "Menagerie",  "Observatory", "Parlour", "Wardrobe", "Infirmary", "Guardroom",
    "Distillery", "Map Room",
};

void title_write_segment(int number, char title[BOARD_TITLE], char *letter)
{
    const char *name = segment_name[number % SEGMENT_NAMES];
    memset(title, 0, BOARD_TITLE);
    snprintf(title, BOARD_TITLE, "The %s", name);
    *letter = (char)(name[0] - 'A' + 'a');
}

/* The numbers of words have no common divisor, so the pairs repeat only after all of them
 * were used. */
void title_write_room(int number, char title[BOARD_TITLE])
{
    memset(title, 0, BOARD_TITLE);
    snprintf(title, BOARD_TITLE, "The %s %s", first_word[number % FIRST_WORDS],
             last_word[number % LAST_WORDS]);
}
