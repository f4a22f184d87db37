/* layout.c: from the round board to rows of cells.
 *
 * The disc is drawn out towards the corners of the map, along the rays from its centre.
 * Then the sites, ordered from top to bottom, are cut into rows: each row pushes its
 * sites apart as little as can be, and of all ways to cut the one that moves the sites
 * least is taken. */
#include "games/seals/tui/layout.h"

#include <stdlib.h>

#include "core/memory.h"
#include "games/seals/board/draw/geometry.h"

enum {
    UNIT = 64, /* parts of a cell */
    MAX_ROWS = 96,
    MAX_IN_ROW = 40,
};

static const int64_t never = INT64_MAX / 2;

struct plan {
    const struct board *board;
    int rows, width, step; /* step: columns from one site to the next at least */
    int capacity;          /* sites in a row at most */
    int order[BOARD_MAX_SITES];
    struct point aim[BOARD_MAX_SPACES]; /* where a space would like to be, in units */
    int64_t push[BOARD_MAX_SITES][MAX_IN_ROW + 1]; /* what a row from here on costs */
    int64_t best[MAX_ROWS + 1][BOARD_MAX_SITES + 1];
    uint8_t taken[MAX_ROWS + 1][BOARD_MAX_SITES + 1];
};

/* Half way from the disc to the square around it, along the ray. */
static struct point draw_out(const struct board_space *space)
{
    struct point at = seals_board_space_point(space);
    int far = abs(at.x) > abs(at.y) ? abs(at.x) : abs(at.y);
    if (far == 0)
        return at;
    int ray = seals_board_root_of((int64_t)at.x * at.x + (int64_t)at.y * at.y);
    return (struct point){at.x * (far + ray) / (2 * far), at.y * (far + ray) / (2 * far)};
}

static void widen(struct point at, struct point *low, struct point *high)
{
    low->x = at.x < low->x ? at.x : low->x;
    low->y = at.y < low->y ? at.y : low->y;
    high->x = at.x > high->x ? at.x : high->x;
    high->y = at.y > high->y ? at.y : high->y;
}

static int scale(int value, int low, int high, int room)
{
    return high > low ? (int)((int64_t)(value - low) * room / (high - low)) : room / 2;
}

/* The sites fill the map to its edges. */
static void aim_all(struct plan *plan)
{
    const struct board *board = plan->board;
    struct point low = draw_out(&board->space[0]), high = low;
    for (int i = 0; i < board->sites; i++)
        widen(draw_out(&board->space[i]), &low, &high);
    for (int i = 0; i < board->spaces; i++) {
        struct point at = draw_out(&board->space[i]);
        plan->aim[i].x = scale(at.x, low.x, high.x, (plan->width - SITE_COLUMNS) * UNIT);
        plan->aim[i].y = scale(at.y, low.y, high.y, (plan->rows - 1) * UNIT);
    }
}

static bool comes_before(const struct plan *plan, int one, int other)
{
    const struct point *a = &plan->aim[one], *b = &plan->aim[other];
    return a->y != b->y ? a->y < b->y : a->x != b->x ? a->x < b->x : one < other;
}

static void order_by_height(struct plan *plan)
{
    for (int i = 0; i < plan->board->sites; i++) {
        int at = i;
        for (; at > 0 && comes_before(plan, i, plan->order[at - 1]); at--)
            plan->order[at] = plan->order[at - 1];
        plan->order[at] = i;
    }
}

/* --- one row ------------------------------------------------------------------------ */

struct row {
    int count;
    int site[MAX_IN_ROW];
    int column[MAX_IN_ROW];
};

static void row_sort(const struct plan *plan, int from, int count, struct row *row)
{
    row->count = count;
    for (int i = 0; i < count; i++) {
        int site = plan->order[from + i], at = i;
        for (; at > 0 && plan->aim[row->site[at - 1]].x > plan->aim[site].x; at--)
            row->site[at] = row->site[at - 1];
        row->site[at] = site;
    }
}

/* The columns nearest to where the sites would like to be, a step apart: neighbours that
 * are in each other's way become a block around their common middle. */
static void row_push_apart(const struct plan *plan, struct row *row)
{
    int sum[MAX_IN_ROW], size[MAX_IN_ROW], blocks = 0;
    for (int i = 0; i < row->count; i++) {
        sum[blocks] = plan->aim[row->site[i]].x - i * plan->step * UNIT;
        size[blocks++] = 1;
        while (blocks > 1 && (int64_t)sum[blocks - 2] * size[blocks - 1] >=
                                 (int64_t)sum[blocks - 1] * size[blocks - 2]) {
            sum[blocks - 2] += sum[blocks - 1];
            size[blocks - 2] += size[blocks - 1];
            blocks--;
        }
    }
    int most = plan->width - SITE_COLUMNS - (row->count - 1) * plan->step;
    for (int block = 0, i = 0; block < blocks; block++) {
        int mean = sum[block] / size[block];
        int column = mean < 0 ? 0 : (mean + UNIT / 2) / UNIT;
        column = column > most ? most : column;
        for (int end = i + size[block]; i < end; i++)
            row->column[i] = column + i * plan->step;
    }
}

static int64_t square(int distance)
{
    return (int64_t)distance * distance / UNIT;
}

static int64_t row_cost(const struct plan *plan, const struct row *row)
{
    int64_t cost = 0;
    for (int i = 0; i < row->count; i++)
        cost += square(row->column[i] * UNIT - plan->aim[row->site[i]].x);
    return cost;
}

static void cost_rows(struct plan *plan)
{
    for (int from = 0; from < plan->board->sites; from++)
        for (int count = 1; count <= plan->capacity && from + count <= plan->board->sites;
             count++) {
            struct row row;
            row_sort(plan, from, count, &row);
            row_push_apart(plan, &row);
            plan->push[from][count] = row_cost(plan, &row);
        }
}

/* --- all rows ----------------------------------------------------------------------- */

/* The cheapest rows above `row`, for every number of sites in them. */
static void cut_row(struct plan *plan, int row)
{
    int sites = plan->board->sites;
    for (int i = 0; i <= sites; i++)
        plan->best[row + 1][i] = never;
    for (int from = 0; from <= sites; from++) {
        int64_t cost = plan->best[row][from], tall = 0;
        for (int count = 0; cost < never && from + count <= sites; count++) {
            int64_t whole = cost + tall + (count ? plan->push[from][count] : 0);
            if (whole < plan->best[row + 1][from + count]) {
                plan->best[row + 1][from + count] = whole;
                plan->taken[row + 1][from + count] = (uint8_t)count;
            }
            if (count == plan->capacity || from + count == sites)
                break;
            /* A row is as high as two columns are wide. */
            tall += square(2 * (plan->aim[plan->order[from + count]].y - row * UNIT));
        }
    }
}

static void place_sites(struct plan *plan, struct layout *layout)
{
    for (int i = 1; i <= plan->board->sites; i++)
        plan->best[0][i] = never;
    for (int row = 0; row < plan->rows; row++)
        cut_row(plan, row);
    int end = plan->board->sites;
    for (int y = plan->rows - 1; y >= 0; y--) {
        int count = plan->taken[y + 1][end];
        struct row row;
        row_sort(plan, end - count, count, &row);
        row_push_apart(plan, &row);
        for (int i = 0; i < count; i++) {
            layout->at[row.site[i]].y = y * layout->pitch;
            layout->at[row.site[i]].x = row.column[i];
        }
        end -= count;
    }
}

/* --- floors ------------------------------------------------------------------------- */

static bool is_free(const struct layout *layout, const struct board *board, int floor,
                    int y, int x)
{
    if (y < 0 || x < 0 || y >= layout->height || x >= layout->width)
        return false;
    for (int i = 0; i < floor; i++) {
        int columns = i < board->sites ? SITE_COLUMNS : 1;
        if (layout->at[i].y == y && x >= layout->at[i].x && x < layout->at[i].x + columns)
            return false;
    }
    return true;
}

/* The middle of the sites that a floor leads to: they may have been pushed about. */
static bool floor_middle(const struct layout *layout, const struct board *board,
                         int floor, int *y, int *x)
{
    int count = 0;
    *y = *x = 0;
    for (int i = 0; i < board->ways; i++) {
        int a = board->way[i][0], b = board->way[i][1];
        int other = a == floor ? b : b == floor ? a : BOARD_MAX_SPACES;
        if (other >= board->sites)
            continue;
        *y += layout->at[other].y;
        *x += layout->at[other].x + SITE_COLUMNS / 2;
        count++;
    }
    if (count > 0) {
        *y = (2 * *y + count) / (2 * count);
        *x /= count;
    }
    return count > 0;
}

/* The free cell nearest to the middle; the middle itself where there is none near. */
static void place_floor(const struct plan *plan, struct layout *layout, int floor)
{
    int y, x, nearest = INT32_MAX;
    if (!floor_middle(layout, plan->board, floor, &y, &x)) {
        y = plan->aim[floor].y * layout->pitch / UNIT;
        x = plan->aim[floor].x / UNIT + SITE_COLUMNS / 2;
    }
    layout->at[floor].y = y;
    layout->at[floor].x = x;
    for (int dy = -3; dy <= 3; dy++)
        for (int dx = -8; dx <= 8; dx++) {
            int distance = 4 * dy * dy + dx * dx;
            if (distance < nearest &&
                is_free(layout, plan->board, floor, y + dy, x + dx)) {
                nearest = distance;
                layout->at[floor].y = y + dy;
                layout->at[floor].x = x + dx;
            }
        }
}

/* --- sizes -------------------------------------------------------------------------- */

static int slots(const struct layout *layout, int pitch, int step)
{
    int in_row = (layout->width - SITE_COLUMNS) / step + 1;
    return layout->height / pitch * (in_row < MAX_IN_ROW ? in_row : MAX_IN_ROW);
}

/* Sites a bit apart, and rows with a lane between them, where there is room. */
static void choose_sizes(struct plan *plan, struct layout *layout)
{
    int sites = plan->board->sites;
    layout->pitch = 2 * slots(layout, 2, SITE_COLUMNS + 1) >= 3 * sites ? 2 : 1;
    plan->step = SITE_COLUMNS;
    if (4 * slots(layout, layout->pitch, SITE_COLUMNS + 1) >= 5 * sites)
        plan->step = SITE_COLUMNS + 1;
    for (int step = SITE_COLUMNS + 2; step <= SITE_COLUMNS + 3; step++)
        if (2 * slots(layout, layout->pitch, step) >= 3 * sites)
            plan->step = step;
    plan->rows = layout->height / layout->pitch;
    plan->width = layout->width;
    plan->capacity = (layout->width - SITE_COLUMNS) / plan->step + 1;
    if (plan->capacity > MAX_IN_ROW)
        plan->capacity = MAX_IN_ROW;
}

void seals_tui_layout_make(struct layout *layout, const struct board *board, int height,
                           int width)
{
    struct plan *plan = memory_new(1, sizeof *plan);
    plan->board = board;
    layout->height = height < 1 ? 1 : height > MAX_ROWS ? MAX_ROWS : height;
    layout->width = width < SITE_COLUMNS ? SITE_COLUMNS : width;
    while (slots(layout, 1, SITE_COLUMNS) < board->sites) {
        layout->height += layout->height < MAX_ROWS;
        layout->width += 2;
    }
    choose_sizes(plan, layout);
    aim_all(plan);
    order_by_height(plan);
    cost_rows(plan);
    place_sites(plan, layout);
    for (int floor = board->sites; floor < board->spaces; floor++)
        place_floor(plan, layout, floor);
    free(plan);
}
