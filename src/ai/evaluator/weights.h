/* weights.h: the memory layout of an evaluator's weights, for reading, writing and
 * fitting. */
#ifndef AI_EVALUATOR_WEIGHTS_H
#define AI_EVALUATOR_WEIGHTS_H

#include "ai/evaluator/evaluator.h"

enum {
    EVALUATOR_FORMAT = 1,
    EVALUATOR_SCALE = 1000,          /* the number in the file for a weight of 1 */
    EVALUATOR_MAX_WEIGHT = 10000000, /* largest number in the file; exact as a float */
    EVALUATOR_BLOCK = 8,             /* floats per vector block */
};

/* The columns of a row, in the order of the file. */
enum { ROW_STRENGTH, ROW_POINTS, ROW_UNITS };
enum { EVALUATOR_MAX_WIDTH = ROW_UNITS + EVALUATOR_MAX_HIDDEN + EVALUATOR_BLOCK };

/* Rows of `width` floats, zero-padded to whole blocks: the bias, then one row per
 * feature. */
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
/* sum += row * by, in whole blocks that compilers can vectorize without reordering
 * sums. */
static inline void evaluator_add_row(float *restrict sum, const float *restrict row,
                                     int width, float by)
{
    for (int block = 0; block < width; block += EVALUATOR_BLOCK)
        for (int i = block; i < block + EVALUATOR_BLOCK; i++)
            sum[i] += row[i] * by;
}
/* Evaluates the features of all seats, stored one seat after the other. */
void evaluator_evaluate_features(const struct evaluator *evaluator, const float *feature,
                                 int players, struct outlook *out);

#endif
