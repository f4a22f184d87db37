/* number.h: functions of real numbers that give the same bits on every platform: the C
 * libraries differ in the last place of theirs. Accurate to about 1e-6, relative. */
#ifndef BASE_NUMBER_H
#define BASE_NUMBER_H

/* e to the power x; 0 below about -87, and cut at that of 88. */
float number_exp(float x);
/* The natural logarithm of x > 0. */
float number_log(float x);
/* 1 / (1 + e^-x) */
float number_logistic(float x);

#endif
