/* help_space.c: help on a space of the dungeon and what is there. */
#include "games/seals/explain/internal.h"
#include "games/seals/guide/internal.h"
#include "i18n/i18n.h"

static void tell_name(const struct telling *it, const struct board_space *space)
{
    char said[BOARD_SAID];
    const char *room =
        seals_board_say_title(it->world->board.room[space->room].title, said);
    switch ((enum space_kind)space->kind) {
    case SPACE_START:
        tr_put(it->out, "%s, a start circle in %s\n", space->name, room);
        break;
    case SPACE_CIRCLE:
        tr_put(it->out, "%s, a circle in %s\n", space->name, room);
        break;
    case SPACE_BOX:
        tr_put(it->out, "%s, a box in %s\n", space->name, room);
        break;
    case SPACE_FLOOR:
        tr_put(it->out, "%s, bare floor in %s\n", space->name, room);
        break;
    }
}

static void tell_seal(const struct telling *it, int site)
{
    const struct seals_state *state = it->state;
    const struct words seal = seals_words_seal(state, site);
    if (!scroll_on(state, site)) {
        tr_put(it->out, "Here lies: %s. It blocks the way (rule 5.2).\n", seal.text);
        return;
    }
    enum spell spell = scroll_spell(site_get(state, site) - SITE_SCROLL, state->circle);
    tr_put(it->out,
           "Here lies: %s. It does not block the way (rule 5.2). The spell in "
           "short: %s.\n",
           seal.text, seals_spell_gist(spell));
}

static void tell_empty(const struct telling *it, int space)
{
    int kind = it->world->board.space[space].kind;
    if (kind == SPACE_FLOOR)
        tr_put(it->out, "Nothing ever lies or stands here (rule 2.2).\n");
    else if (kind == SPACE_START)
        tr_put(it->out, "A mage may begin here (rule 3.4).\n");
    else
        tr_put(it->out, "No seal lies here, so it is free to walk over.\n");
}

/* 5.4 */
static void tell_price(const struct telling *it, int site)
{
    int element = seal_element(it->state, site),
        strength = seal_strength(it->state, site);
    if (element == MIND)
        tr_put(it->out,
               "Dice of any one colour that sum to %d or more break it; each of "
               "them must be needed (rule 5.4).\n",
               strength);
    else
        tr_put(it->out,
               "Dice of %s that sum to %d or more break it; each of them must "
               "be needed (rule 5.4).\n",
               seals_element_word(element), strength);
}

static void tell_standing(const struct telling *it, int site)
{
    char words[GUIDE_WORDS];
    struct text figures = text_init(words, sizeof words);
    if (seals_put_figures(it, site, &figures) == 0)
        return;
    tr_put(it->out, "Standing here: %s.\n", words);
    if (sites_has(&it->state->seals, site))
        tr_put(it->out, "Nobody breaks a seal that a figure stands on, but for the "
                        "owner of the familiar there (rule 5.3).\n");
}

/* 5.1-5.5: whether the player who asks could break it; for a spectator, the player who is
 * to act. */
static void tell_break(const struct telling *it, int site)
{
    int seat = it->seat >= 0 ? it->seat : it->state->actor;
    struct reason why;
    if (seat < 0 || it->state->seat[seat].place == SITE_NONE)
        return;
    const struct words name = seals_words_seat(it->state, seat);
    bool can = seals_why_not_plain(it->world, it->state, seat, site, &why);
    if (can && seat == it->seat)
        tr_put(it->out, "You reach it, and your dice can break it.\n");
    else if (can)
        tr_put(it->out, "%s reaches it and has the dice to break it.\n", name.text);
    if (can)
        return;
    if (seat == it->seat)
        tr_put(it->out, "You cannot break it now: %s (rule %s).\n", why.text, why.rule);
    else
        tr_put(it->out, "%s cannot break it now: %s (rule %s).\n", name.text, why.text,
               why.rule);
}

/* "c14 (Fire 2)" */
static void put_neighbour(const struct telling *it, int space, struct text *out)
{
    const struct seals_state *state = it->state;
    seals_put_comma(out, out->length == 0);
    text_put(out, it->world->board.space[space].name);
    if (space >= it->world->sites || !sites_has(&state->seals, space))
        return;
    text_put(out, " (");
    if (scroll_on(state, space))
        seals_put_scroll(state, site_get(state, space) - SITE_SCROLL, out);
    else
        text_format(out, "%s %d", seals_element_word(seal_element(state, space)),
                    seal_strength(state, space));
    text_put(out, ")");
}

/* Spaces one way apart; from a site, floors are skipped. */
static void tell_neighbours(const struct telling *it, int space)
{
    const struct board *board = &it->world->board;
    char words[GUIDE_HELP / 2];
    struct text list = text_init(words, sizeof words);
    if (space < it->world->sites) {
        const struct sites *near = &it->world->near[space >> 6][space & 63];
        for (int i = sites_next(near, 0); i >= 0; i = sites_next(near, i + 1))
            if (i != space)
                put_neighbour(it, i, &list);
    }
    for (int i = 0; i < 2 * board->ways && space >= it->world->sites; i++)
        if (board->way[i / 2][i & 1] == space)
            put_neighbour(it, board->way[i / 2][~i & 1], &list);
    tr_put(it->out, "Next to it: %s.\n", words);
}

void seals_about_space(const struct telling *it, const struct thing *thing)
{
    int space = thing->value;
    tell_name(it, &it->world->board.space[space]);
    bool seal = space < it->world->sites && sites_has(&it->state->seals, space);
    if (seal) {
        tell_seal(it, space);
        tell_price(it, space);
        if (it->seat >= 0)
            seals_answer_payments(it, space);
    } else {
        tell_empty(it, space);
    }
    if (space < it->world->sites)
        tell_standing(it, space);
    tell_neighbours(it, space);
    if (seal)
        tell_break(it, space);
}
