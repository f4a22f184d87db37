/* narrate.c: what a move changed, in words, from the states before and after it. */
#include "games/seals/explain/narrate.h"

#include "games/seals/explain/describe.h"
#include "games/seals/notation/notation.h"
#include "games/seals/rules/rules.h"
#include "i18n/i18n.h"

const char seals_legend[] = TR_NOOP(
    "f, w, a and e are fire, water, air and earth: `a3` is an air die that shows 3, and "
    "`c4 f2` a fire seal of strength 2 on the space c4. `break c4 with f1 f2` breaks it. "
    "A word like `swap.air` is a scroll: it is won by breaking its seal, is worth the "
    "seal's strength, and holds a spell to use once a round.");

struct story {
    const struct seals_world *world;
    const struct seals_state *before, *after;
    int seat; /* who moved */
    struct text *out;
};

static void begin_remark(const struct story *story)
{
    if (story->out->length > 0)
        text_put(story->out, ", ");
}

static uint64_t scrolls_of(const struct seals_seat *seat)
{
    return seat->up | seat->down;
}

/* A remark with the name of a scroll in it. */
static void tell_of_scroll(const struct story *story, const char *format, int scroll)
{
    char name[WORD_SIZE];
    struct text out = text_init(name, sizeof name);
    seals_write_scroll(story->after, scroll, &out);
    text_format(story->out, format, name);
}

static void tell_scrolls(const struct story *story)
{
    uint64_t won = scrolls_of(&story->after->seat[story->seat]) & story->before->lying;
    for (; won != 0; won &= won - 1) {
        begin_remark(story);
        tell_of_scroll(story, tr("wins %s"), __builtin_ctzll(won));
    }
}

/* Tokens that are no longer there; one laid on an Absorption is not gone. */
static void tell_tokens(const struct story *story)
{
    struct sites tokens = token_sites(story->before);
    bool absorbs = false;
    for (int element = 0; element < ELEMENTS; element++)
        absorbs |=
            story->after->absorbed[element] != 0 && story->before->absorbed[element] == 0;
    for (int site = sites_next(&tokens, 0); site >= 0;
         site = sites_next(&tokens, site + 1)) {
        if (sites_has(&story->after->seals, site))
            continue;
        begin_remark(story);
        text_format(story->out, absorbs ? tr("%s %d absorbed") : tr("%s %d gone"),
                    tr(seals_element_name[seal_element(story->before, site)]),
                    seal_strength(story->before, site));
    }
}

static void tell_guardians(const struct story *story)
{
    for (int element = 0; element < ELEMENTS; element++) {
        int site = story->after->guardian[element];
        if (site == SITE_NONE || site == story->before->guardian[element])
            continue;
        begin_remark(story);
        tell_of_scroll(story, tr("guards %s"),
                       site_get(story->after, site) - SITE_SCROLL);
    }
}

static void tell_rounds(const struct story *story)
{
    for (int seat = 0; seat < story->world->players; seat++) {
        if (!story->after->seat[seat].over || story->before->seat[seat].over)
            continue;
        begin_remark(story);
        if (seat == story->seat) {
            tr_put(story->out, "round over");
            continue;
        }
        char name[WORD_SIZE];
        struct text out = text_init(name, sizeof name);
        seals_seat_write(story->world, story->after, seat, &out);
        tr_put(story->out, "round over for %s", name);
    }
}

/* 4.7 */
static void tell_last_round(const struct story *story)
{
    if (seals_sixes_to_go(story->world, story->before) == 0 ||
        seals_sixes_to_go(story->world, story->after) > 0)
        return;
    begin_remark(story);
    tr_put(story->out, "the last round");
}

void seals_narrate(const void *world, const void *before, const struct move *move,
                   const void *after, struct text *out)
{
    struct story story = {.world = world, .before = before, .after = after, .out = out};
    (void)move; /* the states say it all */
    story.seat = story.before->actor;
    if (story.seat < 0) /* the deal and the dice need no remark */
        return;
    tell_scrolls(&story);
    tell_tokens(&story);
    tell_guardians(&story);
    tell_rounds(&story);
    tell_last_round(&story);
}
