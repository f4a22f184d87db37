/* symbols.c: signs for what dice show, at most three columns wide. */
#include <string.h>

#include "games/ciub/tui/internal.h"
#include "i18n/i18n.h"

struct sign {
    const char *unicode, *ascii;
};

static const struct sign signs[SYMBOLS] = {
    [1] = {"1", "1"},
    [2] = {"2", "2"},
    [3] = {"3", "3"},
    [4] = {"4", "4"},
    [5] = {"5", "5"},
    [6] = {"6", "6"},
    [7] = {"7", "7"},
    [SYMBOL_SWAP] = {"⇄", "<>"},
    [SYMBOL_REROLL] = {"↻", "rr"},
    [SYMBOL_ADJUST] = {"±", "+-"},
    [SYMBOL_TWO_FOR_ONE] = {"2:1", "2:1"},
    [SYMBOL_SKULL] = {"☠", "sk"},
};

const char *ciub_sign(const struct ciub_pen *pen, int symbol)
{
    return pen->canvas->ascii ? signs[symbol].ascii : signs[symbol].unicode;
}

const char *ciub_sign_word(int symbol)
{
    return tr_in("face", ciub_symbol_label(symbol));
}

const char *ciub_kind_sign(const struct ciub_pen *pen, int kind)
{
    if (kind_look(kind) == LOOK_INACTIVE)
        return "--";
    if (kind_look(kind) == LOOK_SPENT)
        return pen->canvas->ascii ? "r-" : "↻-";
    return ciub_sign(pen, pen->set->symbol[kind]);
}

const char *ciub_token_sign(const struct ciub_pen *pen, bool here)
{
    if (pen->canvas->ascii)
        return here ? "@" : "o";
    return here ? "\u25cf" : "\u25cb";
}

void ciub_draw_legend(const struct ciub_pen *pen, const struct ciub_area *area)
{
    struct ciub_flow flow = ciub_flow_begin(area);
    for (int symbol = SYMBOL_SWAP; symbol < SYMBOLS; symbol++) {
        const char *sign = ciub_sign(pen, symbol), *word = ciub_sign_word(symbol);
        if (strcmp(sign, word) == 0)
            continue;
        int columns =
            canvas_columns(pen->canvas, sign) + 1 + canvas_columns(pen->canvas, word);
        if (!ciub_flow_next(&flow, columns, 0))
            return;
        canvas_format(pen->canvas, flow.y, flow.x, INK_DIM, "%s %s", sign, word);
        flow.x += columns + 2;
    }
}
