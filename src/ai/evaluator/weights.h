/* weights.h: how a judge's weights lie in memory, for those who read, write and fit
 * them. */
#ifndef AI_EVALUATOR_WEIGHTS_H
#define AI_EVALUATOR_WEIGHTS_H

#include "ai/evaluator/evaluator.h"

enum {
    JUDGE_FORMAT = 1,
    JUDGE_UNIT = 1000,     /* a weight of 1 in the file */
    JUDGE_MOST = 10000000, /* the largest weight in the file; exact as a float */
    JUDGE_BLOCK = 8,       /* floats that are handled together */
};

/* What stands in a row: that of the file, in its order. */
enum { ROW_STRENGTH, ROW_POINTS, ROW_UNITS };
enum { JUDGE_MAX_WIDTH = ROW_UNITS + JUDGE_MAX_HIDDEN + JUDGE_BLOCK };

/* The weights are rows of `width` floats, whole blocks filled up with zeros: the bias,
 * then a row for each trait. */
struct judge {
    int traits, hidden, width;
    float unit[JUDGE_MAX_HIDDEN][2]; /* of each hidden unit: strength, points */
    float row[];
};

/* All weights 0. */
struct judge *judge_blank(int traits, int hidden);
/* Row 0 is the bias, row 1 + i that of trait i. */
static inline float *judge_row(struct judge *judge, int row)
{
    return judge->row + row * judge->width;
}
/* Adds `by` times a row, in whole blocks, which a compiler can handle several at once
 * without changing the order in which anything is added up. */
static inline void judge_add_row(float *restrict sum, const float *restrict row,
                                 int width, float by)
{
    for (int block = 0; block < width; block += JUDGE_BLOCK)
        for (int i = block; i < block + JUDGE_BLOCK; i++)
            sum[i] += row[i] * by;
}
/* What the traits of all seats, one behind the other, say. */
void judge_traits(const struct judge *judge, const float *trait, int players,
                  struct outlook *out);

#endif
