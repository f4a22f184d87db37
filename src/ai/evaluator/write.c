/* write.c: weights as a file. */
#include "ai/evaluator/weights.h"

/* What is too large for a file, or no number, is written such that no reader takes it. In
 * double, as large floats have no room for halves. */
static int thousandths(float weight)
{
    double scaled = (double)weight * (double)JUDGE_UNIT, most = (double)JUDGE_MOST;
    if (!(scaled >= -most && scaled <= most))
        return JUDGE_MOST + 1;
    return (int)(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
}

static void put_row(struct buffer *out, const float *row, int count)
{
    for (int i = 0; i < count; i++)
        buffer_format(out, " %d", thousandths(row[i]));
    buffer_put(out, "\n");
}

void judge_write(const struct judge *judge, const struct game *game, const char *remark,
                 struct buffer *out)
{
    int count = ROW_UNITS + judge->hidden;
    buffer_format(out, "cantrip judge %d\n", JUDGE_FORMAT);
    if (remark[0] != '\0')
        buffer_format(out, "# %s\n", remark);
    buffer_format(out, "game %s\nhidden %d\nbias", game->name, judge->hidden);
    put_row(out, judge->row, count);
    for (int i = 0; i < judge->traits; i++) {
        buffer_format(out, "trait %s", game->mind->trait[i]);
        put_row(out, judge->row + (1 + i) * judge->width, count);
    }
    for (int i = 0; i < judge->hidden; i++) {
        buffer_put(out, "unit");
        put_row(out, judge->unit[i], ROW_UNITS);
    }
}
