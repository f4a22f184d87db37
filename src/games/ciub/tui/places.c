/* places.c: where the dice of the player on turn lie. */
#include "games/ciub/rules/places.h"

#include <string.h>

#include "games/ciub/notation/notation.h"
#include "games/ciub/tui/internal.h"
#include "i18n/i18n.h"

static struct ciub_heap_die *heap_add(struct ciub_heap *heap, int colour, int kind)
{
    if (heap->count == CIUB_HEAP)
        return &heap->die[CIUB_HEAP - 1];
    struct ciub_heap_die *die = &heap->die[heap->count++];
    *die = (struct ciub_heap_die){.colour = (int8_t)colour, .kind = (int8_t)kind};
    return die;
}

static void name_face(const struct ciub_pen *pen, struct ciub_heap_die *die,
                      const char *place)
{
    struct text out = text_init(die->thing, sizeof die->thing);
    text_format(&out, "%s:%s.%s", place, pen->set->die[die->colour].name,
                ciub_look_name(pen->set, die->kind));
}

/* A die of the hand, by its number as in VERB_KEEP. */
static void name_hand(const struct ciub_pen *pen, struct ciub_heap_die *die, bool paired)
{
    struct text out = text_init(die->thing, sizeof die->thing);
    text_format(&out, "hand:%s%s", pen->set->die[die->colour].name,
                paired ? ".2for1" : "");
}

static void add_outside(const struct ciub_pen *pen, struct ciub_heap *heap)
{
    const struct ciub_state *state = pen->state;
    bool acting = state->step >= STEP_SWAP && state->step <= STEP_TURN;
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        for (int i = 0; i < state->outside[kind]; i++) {
            struct ciub_heap_die *die = heap_add(heap, kind_colour(kind), kind);
            name_face(pen, die, "die");
            die->busy = acting && i == 0 &&
                        (kind == state->source ||
                         (state->step == STEP_TURN && kind == state->target));
        }
}

static int paired_kind(const struct ciub_pen *pen, int colour)
{
    int look = ciub_set_look(pen->set, colour, SYMBOL_TWO_FOR_ONE);
    return look < 0 ? CIUB_FACELESS : kind_of(colour, look);
}

static void add_hand(const struct ciub_pen *pen, struct ciub_heap *heap,
                     const uint8_t plain[CIUB_COLOURS],
                     const uint8_t paired[CIUB_COLOURS])
{
    for (int colour = 0; colour < pen->set->colours; colour++) {
        for (int i = 0; i < plain[colour]; i++)
            name_hand(pen, heap_add(heap, colour, CIUB_FACELESS), false);
        for (int i = 0; i < paired[colour]; i++)
            name_hand(pen, heap_add(heap, colour, paired_kind(pen, colour)), true);
    }
}

/* 4.9: dice that are kept by name lie with the kept ones. */
static void add_tray_to_keep(const struct ciub_pen *pen, struct ciub_heap *heap)
{
    uint8_t kept[2 * CIUB_COLOURS];
    for (int number = 0; number < 2 * CIUB_COLOURS; number++)
        kept[number] = (uint8_t)hand_count(pen->state, number);
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        for (int i = 0; i < pen->state->tray[kind]; i++) {
            uint8_t *gone = &kept[ciub_kept_name(pen->set, kind)];
            if (*gone > 0)
                (*gone)--;
            else
                name_face(pen, heap_add(heap, kind_colour(kind), kind), "tray");
        }
}

/* 4.9: until the move is made, dice that it gives back stay in the tray. */
static void add_left(const struct ciub_pen *pen, struct ciub_heap *heap)
{
    for (int i = 0; i < pen->scene->left_outs; i++) {
        const char *thing = pen->scene->left_out[i], *at = strchr(thing, ':');
        char name[GUIDE_THING];
        if (at == NULL)
            continue;
        at++;
        text_take(&at, ".", name, sizeof name);
        at += strspn(at, ".");
        int colour = ciub_set_colour(pen->set, name);
        int look = colour < 0 ? -1 : ciub_look_find(pen->set, colour, at);
        if (look < 0)
            continue;
        struct ciub_heap_die *die = heap_add(heap, colour, kind_of(colour, look));
        text_copy(die->thing, sizeof die->thing, thing);
        die->given = true;
    }
}

static void add_tray(const struct ciub_pen *pen, struct ciub_heap *heap)
{
    add_left(pen, heap);
    heap->gives = pen->state->step == STEP_KEEP;
    if (heap->gives) {
        add_tray_to_keep(pen, heap);
        return;
    }
    for (int kind = 0; kind < CIUB_KINDS; kind++)
        for (int i = 0; i < pen->state->tray[kind]; i++)
            name_face(pen, heap_add(heap, kind_colour(kind), kind), "tray");
}

/* What lies before the player, but for the tray. */
static void add_front(const struct ciub_pen *pen, struct ciub_heap *heap)
{
    static const uint8_t none[CIUB_COLOURS];
    const struct ciub_state *state = pen->state;
    unsigned places = ciub_step_places(state);
    int confirms = pen->scene->confirms; /* a move that ends the turn, perhaps */
    int seat = confirms > 0 ? confirms - 1 : state->turn;
    if (places & PLACE_DICE)
        add_hand(pen, heap, state->dice[seat], none);
    if (places & PLACE_OUTSIDE)
        add_outside(pen, heap);
    if (places & PLACE_ROLLING)
        add_hand(pen, heap, state->rolling, none);
    if (places & PLACE_HAND)
        add_hand(pen, heap, state->plain, state->paired);
}

static const char *front_title(const struct ciub_state *state)
{
    unsigned places = ciub_step_places(state);
    if (state->step == STEP_KEEP && hand_by_colour(state) != 0)
        return tr("Dice kept");
    if (state->step == STEP_ROLL)
        return tr("Dice in the air");
    return places & (PLACE_DICE | PLACE_HAND) ? tr("Dice in hand")
                                              : tr("Dice outside the tray");
}

static void head_tray(const struct ciub_pen *pen, const struct ciub_area *area)
{
    char words[80];
    struct text out = text_init(words, sizeof words);
    if (pen->scene->left_outs > 0)
        text_put(&out, tr("To give back"));
    else
        tr_put(&out, "In the tray: sum %d", pen->state->sum);
    ciub_heading(pen, area, words, "tray:all");
}

/* A heading, and the dice below it. */
static struct ciub_area below(const struct ciub_area *area)
{
    return (struct ciub_area){area->y + 1, area->x, area->height - 1, area->width};
}

static void draw_front(const struct ciub_pen *pen, const struct ciub_area *area,
                       const struct ciub_heap *front, int most)
{
    struct ciub_area dice = below(area);
    ciub_heading(pen, area, front_title(pen->state), "");
    ciub_draw_heap(pen, &dice, front, most);
}

static void draw_tray(const struct ciub_pen *pen, const struct ciub_area *area,
                      const struct ciub_heap *tray, int most)
{
    struct ciub_area dice = below(area);
    head_tray(pen, area);
    ciub_draw_heap(pen, &dice, tray, most);
}

/* Columns for the first of two heaps: half, but when one of them needs more. */
static int share_width(int width, int lines, int first, int second)
{
    enum { LEAST = 24 };
    int rows = lines / CIUB_DIE_HEIGHT;
    bool boxes = (first + rows - 1) / rows + (second + rows - 1) / rows <=
                 width / CIUB_DIE_WIDTH - 1;
    if (!boxes)
        rows = lines;
    int needs = (first + rows - 1) / rows * CIUB_DIE_WIDTH + 1;
    int other = (second + rows - 1) / rows * CIUB_DIE_WIDTH;
    int share = needs > width / 2 ? needs : width / 2;
    if (width - share < other)
        share = width - other;
    return share < LEAST ? LEAST : share > width - LEAST ? width - LEAST : share;
}

void ciub_draw_band(const struct ciub_pen *pen, const struct ciub_area *area)
{
    struct ciub_heap front = {0}, tray = {0};
    add_front(pen, &front);
    add_tray(pen, &tray);
    int share = share_width(area->width, area->height - 1, front.count, tray.count);
    struct ciub_area left = {area->y, area->x, area->height, share - 1};
    struct ciub_area right = {area->y, area->x + share, area->height,
                              area->width - share};
    draw_front(pen, &left, &front, front.count);
    draw_tray(pen, &right, &tray, tray.count);
}

/* Dice keep their size as they go from one place to the other. */
void ciub_draw_stack(const struct ciub_pen *pen, const struct ciub_area *area)
{
    struct ciub_heap front = {0}, tray = {0};
    add_front(pen, &front);
    add_tray(pen, &tray);
    int half = area->height / 2, all = front.count + tray.count;
    struct ciub_area upper = {area->y, area->x, half, area->width};
    struct ciub_area lower = {area->y + half, area->x, half, area->width};
    draw_front(pen, &upper, &front, all);
    draw_tray(pen, &lower, &tray, all);
}
