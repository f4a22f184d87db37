/* help.c: help on a thing; the small ones are told here. */
#include <string.h>

#include "games/seals/guide/internal.h"
#include "i18n/i18n.h"

static bool about_die(const struct telling *it, const struct thing *die)
{
    int count = dice_count_of(it->state->seat[die->seat].dice[die->colour], die->value);
    char name[GUIDE_NAME];
    struct text owner = text_init(name, sizeof name);
    if (count == 0)
        return false;
    seals_put_seat(it->state, die->seat, &owner);
    text_format(it->out, tr("%s %d, a die\n"), seals_element_word(die->colour),
                die->value);
    text_format(it->out, tr("Owner: %s.\n"), name);
    if (count > 1)
        text_format(it->out, tr("There are %d of them.\n"), count);
    text_format(it->out,
                tr("Dice of one colour break a seal of that colour, or a scroll of Mind, "
                   "if together they show at least its strength. This die alone breaks "
                   "strengths up to %d. No die may be superfluous (rule 5.4).\n"),
                die->value);
    return true;
}

static void about_supply(const struct telling *it, int colour)
{
    text_format(it->out, tr("%s in the supply\n"), seals_element_word(colour));
    text_format(it->out, tr("Dice of this colour in the supply: %d of %d.\n"),
                it->state->supply[colour], it->world->players + 1);
    text_put(it->out,
             tr("Dice that break seals come back here (rule 5.5). When the round is over "
                "for a player, three dice are taken for the next one (rule 4.5).\n"));
}

static void about_colour(const struct telling *it, int element)
{
    int tokens = 0, scrolls = 0;
    for (int site = 0; site < it->world->sites; site++) {
        bool here = sites_has(&it->state->seals, site) &&
                    seal_element(it->state, site) == element;
        tokens += here && token_on(it->state, site);
        scrolls += here && scroll_on(it->state, site);
    }
    text_format(it->out, "%s\n", seals_element_word(element));
    if (element == MIND)
        text_put(it->out, tr("An element that only scrolls have. A seal of Mind is "
                             "broken with dice of any one colour (rule 5.4).\n"));
    else
        text_format(it->out,
                    tr("An element, and a colour of dice and tokens. There are %d such "
                       "dice, and %d of them in the supply.\n"),
                    it->world->players + 1, it->state->supply[element]);
    if (element != MIND)
        text_format(it->out, tr("Tokens of this colour in the dungeon: %d.\n"), tokens);
    text_format(it->out, tr("Scrolls of this element in the dungeon: %d.\n"), scrolls);
}

static const struct {
    const char *name, *help;
} words[SAID_WORDS] = {
    [SAID_GIVE_UP] = {TR_NOOP("Give up"),
                      TR_NOOP("Give your dice back; the round is over for you. This is "
                              "possible only when your dice can break no seal that you "
                              "reach (rule 4.2).")},
    [SAID_HERE] = {TR_NOOP("Here"),
                   TR_NOOP("Your familiar comes to the space of your mage (rule 6.1).")},
    [SAID_NONE] = {TR_NOOP("None"),
                   TR_NOOP("Choose nothing: lay the token on no scroll (rule 6.9), or "
                           "raise none of your dice (rule 6.14).")},
    [SAID_OFF] = {TR_NOOP("Off"),
                  TR_NOOP("Take the guardian off the board (rule 6.21).")},
    [SAID_NOBODY] = {TR_NOOP("Nobody"),
                     TR_NOOP("Lower nobody's dice: only your own change (rule 6.14).")},
};

static void about_word(const struct telling *it, int word)
{
    text_format(it->out, "%s\n%s\n", tr(words[word].name), tr(words[word].help));
}

/* A figure has a name once mages are known. */
static bool is_known(const struct telling *it, int seat)
{
    return it->state->seat[seat].mage != NONE;
}

bool seals_about(const void *world, const void *game_state, const char *name,
                 struct text *out)
{
    const struct seals_state *state = game_state;
    struct telling it = {world, state, SEAT_NOBODY, out};
    struct reader in = reader_init(name, strlen(name));
    char word[WORD_SIZE] = "";
    if (!reader_word(&in, word) || !reader_at_end(&in))
        return false;
    struct thing thing = seals_thing_read(world, state, word, true);
    switch (thing.sort) {
    case THING_SPACE:
        seals_answer_space(&it, thing.value);
        return true;
    case THING_DIE:
        return about_die(&it, &thing);
    case THING_SUPPLY:
        about_supply(&it, thing.colour);
        return true;
    case THING_SCROLL:
        seals_answer_scroll(&it, thing.value);
        return true;
    case THING_SPELL:
        seals_answer_spell(&it, (enum spell)thing.value);
        return true;
    case THING_SEAT:
        seals_answer_seat(&it, thing.seat);
        return true;
    case THING_MAGE:
        seals_answer_mage(&it, thing.seat);
        return true;
    case THING_FAMILIAR:
        if (is_known(&it, thing.seat))
            seals_answer_familiar(&it, thing.seat);
        return is_known(&it, thing.seat);
    case THING_GUARDIAN:
        seals_answer_guardian(&it, thing.colour);
        return true;
    case THING_COLOUR:
        about_colour(&it, thing.colour);
        return true;
    case THING_WORD:
        about_word(&it, thing.value);
        return true;
    case THING_NONE:
        break;
    }
    return false;
}
