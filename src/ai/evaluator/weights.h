/* weights.h: how an evaluator's weights lie in memory, for those who read, write and fit
 * them. */
#ifndef AI_EVALUATOR_WEIGHTS_H
#define AI_EVALUATOR_WEIGHTS_H

#include "ai/evaluator/evaluator.h"

enum {
    EVALUATOR_FORMAT = 1,
    EVALUATOR_UNIT = 1000,     /* a weight of 1 in the file */
    EVALUATOR_MOST = 10000000, /* the largest weight in the file; exact as a float */
    EVALUATOR_BLOCK = 8,       /* floats that are handled together */
};

/* What stands in a row: that of the file, in its order. */
enum { ROW_STRENGTH, ROW_POINTS, ROW_UNITS };
enum { EVALUATOR_MAX_WIDTH = ROW_UNITS + EVALUATOR_MAX_HIDDEN + EVALUATOR_BLOCK };

/* The weights are rows of `width` floats, whole blocks filled up with zeros: the bias,
 * then a row for each feature. */
struct evaluator {
    int features, hidden, width;
    float unit[EVALUATOR_MAX_HIDDEN][2]; /* of each hidden unit: strength, points */
    float row[];
};

/* All weights 0. */
struct evaluator *evaluator_blank(int features, int hidden);
/* Row 0 is the bias, row 1 + i that of feature i. */
static inline float *evaluator_row(struct evaluator *evaluator, int row)
{
    return evaluator->row + row * evaluator->width;
}
/* Adds `by` times a row, in whole blocks, which a compiler can handle several at once
 * without changing the order in which anything is added up. */
static inline void evaluator_add_row(float *restrict sum, const float *restrict row,
                                     int width, float by)
{
    for (int block = 0; block < width; block += EVALUATOR_BLOCK)
        for (int i = block; i < block + EVALUATOR_BLOCK; i++)
            sum[i] += row[i] * by;
}
/* What the features of all seats, one behind the other, say. */
void evaluator_features(const struct evaluator *evaluator, const float *feature,
                        int players, struct outlook *out);

#endif
