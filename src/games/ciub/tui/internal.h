/* internal.h: what the files of ciub's view share: the pen they draw with, shapes that
 * show their marks without colour, and the parts of the table. */
#ifndef GAMES_CIUB_TUI_INTERNAL_H
#define GAMES_CIUB_TUI_INTERNAL_H

#include "games/ciub/rules/rules.h"
#include "ui/tui/view/view.h"

struct ciub_pen {
    const struct scene *scene;
    struct canvas *canvas;
    const struct ciub_world *world;
    const struct ciub_set *set;
    const struct ciub_state *state;
    char initial[CIUB_COLOURS]; /* a letter for each colour, no two alike */
};

struct ciub_area {
    int y, x, height, width;
};

/* shapes.c */
enum ink ciub_seat_ink(int seat);
enum ink ciub_colour_ink(const struct ciub_pen *pen, int colour);
/* A letter of each colour's name that no colour before it has. */
void ciub_choose_initials(struct ciub_pen *pen);
/* The edges of a box by the marks of what it holds (enum cell_mark): light; heavy when it
 * is lit, double when it is picked; `faint`: of dashes. What it holds is drawn after it,
 * then ciub_box_mark. */
void ciub_box(const struct ciub_pen *pen, const struct ciub_area *area, enum ink ink,
              unsigned marks, bool faint);
void ciub_box_mark(const struct ciub_pen *pen, const struct ciub_area *area, enum ink ink,
                   unsigned marks);
/* A thing in one line with a column on either side, for brackets: [lit], {picked}.
 * Returns the columns, as ciub_chip_width. */
int ciub_chip(const struct ciub_pen *pen, int y, int x, enum ink ink, const char *words,
              const char *thing);
/* As ciub_chip, with marks that are not just the thing's. */
int ciub_chip_marked(const struct ciub_pen *pen, int y, int x, enum ink ink,
                     const char *words, const char *thing, unsigned marks);
int ciub_chip_width(const struct ciub_pen *pen, const char *words);
/* In the middle of so many columns; false, and nothing is put, when it is too long. */
bool ciub_put_centred(const struct ciub_pen *pen, int y, int x, int width, enum ink ink,
                      const char *words);
/* A line that says what follows, which may be asked about ("": it cannot). */
void ciub_heading(const struct ciub_pen *pen, const struct ciub_area *area,
                  const char *words, const char *thing);

/* Where the next thing of a list goes, line by line through an area. */
struct ciub_flow {
    struct ciub_area area;
    int y, x; /* within it */
};
struct ciub_flow ciub_flow_begin(const struct ciub_area *area);
/* Makes room for so many columns, in the next line if need be; false when there is none,
 * or not with `reserve` columns more behind it. */
bool ciub_flow_next(struct ciub_flow *flow, int columns, int reserve);
/* As chips, as many as there is room for; then how many more there are: "+3". Returns
 * the lines used. */
int ciub_flow_cards(const struct ciub_pen *pen, const struct ciub_area *area,
                    uint64_t cards, enum ink ink);

/* symbols.c: the shortest way to show what a die shows: at most two columns. */
const char *ciub_sign(const struct ciub_pen *pen, int symbol);
/* The name of a symbol that is no number. */
const char *ciub_sign_word(int symbol);
const char *ciub_kind_sign(const struct ciub_pen *pen, int kind);
/* A token that lies here, or a place where it would. */
const char *ciub_token_sign(const struct ciub_pen *pen, bool here);
/* All signs that are not numbers, with their words, in a line. */
void ciub_draw_legend(const struct ciub_pen *pen, const struct ciub_area *area);

/* cards.c */
void ciub_card_thing(const struct ciub_pen *pen, int card, char thing[GUIDE_THING]);
void ciub_draw_row(const struct ciub_pen *pen, const struct ciub_area *area,
                   const uint8_t row[CIUB_ROW]);

/* dice.c: dice of one place, each by itself. */
enum { CIUB_HEAP = 200, CIUB_FACELESS = -1, CIUB_DIE_WIDTH = 5, CIUB_DIE_HEIGHT = 3 };
struct ciub_heap {
    int count;
    bool gives; /* dice that are picked go back to the supply */
    struct ciub_heap_die {
        int8_t colour;
        int8_t kind; /* what it shows, or CIUB_FACELESS */
        bool busy;   /* the die that acts, or is acted on */
        bool given;  /* goes back to the supply */
        char thing[GUIDE_THING];
    } die[CIUB_HEAP];
};
/* As large as there is room for, if there were `most` of them. */
void ciub_draw_heap(const struct ciub_pen *pen, const struct ciub_area *area,
                    const struct ciub_heap *heap, int most);

/* places.c: the dice of the player on turn: before the roll and after it in the
 * hand, outside of the tray, and in the tray. */
/* In one band, side by side. */
void ciub_draw_band(const struct ciub_pen *pen, const struct ciub_area *area);
/* One above the other. */
void ciub_draw_stack(const struct ciub_pen *pen, const struct ciub_area *area);

/* side.c: pile and supply, in few words beside the rows, or at length. */
void ciub_draw_pile_short(const struct ciub_pen *pen, const struct ciub_area *area);
void ciub_draw_supply_short(const struct ciub_pen *pen, const struct ciub_area *area);
void ciub_draw_side(const struct ciub_pen *pen, const struct ciub_area *area);

/* seats.c: players below each other, or as boxes side by side. */
void ciub_draw_seats(const struct ciub_pen *pen, const struct ciub_area *area);
void ciub_draw_seat_boxes(const struct ciub_pen *pen, const struct ciub_area *area);

/* buttons.c: buttons, and faces to turn a die to. */
void ciub_draw_words(const struct ciub_pen *pen, const struct ciub_area *area);

#endif
