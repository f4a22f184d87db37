/* write.c: writes weights as text. */
#include "ai/evaluator/weights.h"

/* Weights that are too large or not finite are written as a number that evaluator_read
 * rejects. Scales in double: large floats have no fraction bits left for rounding. */
static int thousandths(float weight)
{
    double scaled = (double)weight * (double)EVALUATOR_SCALE,
           limit = (double)EVALUATOR_MAX_WEIGHT;
    if (!(scaled >= -limit && scaled <= limit))
        return EVALUATOR_MAX_WEIGHT + 1;
    return (int)(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
}

static void put_row(struct buffer *out, const float *row, int count)
{
    for (int i = 0; i < count; i++)
        buffer_format(out, " %d", thousandths(row[i]));
    buffer_put(out, "\n");
}

void evaluator_write(const struct evaluator *evaluator, const struct game *game,
                     const char *remark, struct buffer *out)
{
    int count = ROW_UNITS + evaluator->hidden;
    buffer_format(out, "cantrip judge %d\n", EVALUATOR_FORMAT);
    if (remark[0] != '\0')
        buffer_format(out, "# %s\n", remark);
    buffer_format(out, "game %s\nhidden %d\nbias", game->name, evaluator->hidden);
    put_row(out, evaluator->row, count);
    for (int i = 0; i < evaluator->features; i++) {
        buffer_format(out, "trait %s", game->heuristics->feature[i]);
        put_row(out, evaluator->row + (1 + i) * evaluator->width, count);
    }
    for (int i = 0; i < evaluator->hidden; i++) {
        buffer_put(out, "unit");
        put_row(out, evaluator->unit[i], ROW_UNITS);
    }
}
