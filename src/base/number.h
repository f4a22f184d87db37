/* number.h: float functions that give the same bits on every platform; C libraries differ
 * in the last place. Relative error about 1e-6. */
#ifndef BASE_NUMBER_H
#define BASE_NUMBER_H

/* e^x; 0 for x < -87, e^88 for x > 88. */
float number_exp(float x);
/* Natural logarithm, x > 0. */
float number_log(float x);
/* 1 / (1 + e^-x) */
float number_logistic(float x);

#endif
