/* help.c: help on dice, colours and words; other things have files of their own. */
#include "games/seals/guide/internal.h"
#include "i18n/i18n.h"

void seals_about_die(const struct telling *it, const struct thing *die)
{
    int count = dice_count_of(it->state->seat[die->seat].dice[die->colour], die->value);
    tr_put(it->out, "%s %d, a die\n", seals_element_word(die->colour), die->value);
    tr_put(it->out, "Owner: %s.\n", seals_words_seat(it->state, die->seat).text);
    if (count > 1)
        tr_put(it->out, "There are %d of them.\n", count);
    tr_put(it->out,
           "Dice of one colour break a seal of that colour, or a scroll of Mind, "
           "if together they show at least its strength. This die alone breaks "
           "strengths up to %d. No die may be superfluous (rule 5.4).\n",
           die->value);
}

void seals_about_supply(const struct telling *it, const struct thing *supply)
{
    int colour = supply->colour;
    tr_put(it->out, "%s in the supply\n", seals_element_word(colour));
    tr_put(it->out, "Dice of this colour in the supply: %d of %d.\n",
           it->state->supply[colour], it->world->players + 1);
    help_put("seals", it->out, "supply");
}

void seals_about_colour(const struct telling *it, const struct thing *colour)
{
    int element = colour->colour, tokens = 0, scrolls = 0;
    for (int site = 0; site < it->world->sites; site++) {
        bool here = sites_has(&it->state->seals, site) &&
                    seal_element(it->state, site) == element;
        tokens += here && token_on(it->state, site);
        scrolls += here && scroll_on(it->state, site);
    }
    text_format(it->out, "%s\n", seals_element_word(element));
    if (element == MIND)
        help_put("seals", it->out, "colour:mind");
    else
        tr_put(it->out,
               "An element, and a colour of dice and tokens. There are %d such "
               "dice, and %d of them in the supply.\n",
               it->world->players + 1, it->state->supply[element]);
    if (element != MIND)
        tr_put(it->out, "Tokens of this colour in the dungeon: %d.\n", tokens);
    tr_put(it->out, "Scrolls of this element in the dungeon: %d.\n", scrolls);
}

void seals_about_word(const struct telling *it, const struct thing *word)
{
    help_put("seals", it->out, "word:%s", seals_said[word->value]);
}
