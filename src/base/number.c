/* number.c: exp and log by range reduction and a short series.
 *
 * Only float addition, multiplication, division and bit operations are used; IEEE 754
 * specifies all of them exactly. */
#include "base/number.h"

#include <stdint.h>
#include <string.h>

static const float LN2 = 0.693147181f;

/* 2^n, for -126 <= n <= 127. */
static float power_of_two(int n)
{
    uint32_t bits = (uint32_t)(n + 127) << 23;
    float power;
    memcpy(&power, &bits, sizeof power);
    return power;
}

/* e^x = 2^n * e^r with |r| <= ln 2 / 2, where the series converges quickly. */
float number_exp(float x)
{
    if (x < -87.0f)
        return 0;
    if (x > 88.0f)
        x = 88.0f;
    float scaled = x / LN2;
    int n = (int)(scaled < 0 ? scaled - 0.5f : scaled + 0.5f);
    float r = x - (float)n * LN2;
    float series = 1 + r / 6;
    series = 1 + r / 5 * series;
    series = 1 + r / 4 * series;
    series = 1 + r / 3 * series;
    series = 1 + r / 2 * series;
    return power_of_two(n) * (1 + r * series);
}

/* x = 2^n * m with m around 1; log m = 2 artanh((m - 1) / (m + 1)). */
float number_log(float x)
{
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    int n = (int)(bits >> 23) - 127;
    bits = (bits & 0x7fffff) | 127u << 23;
    float m;
    memcpy(&m, &bits, sizeof m);
    if (m > 1.41421356f) {
        m *= 0.5f;
        n++;
    }
    float t = (m - 1) / (m + 1), square = t * t;
    float series = 1.0f / 9;
    series = 1.0f / 7 + square * series;
    series = 1.0f / 5 + square * series;
    series = 1.0f / 3 + square * series;
    series = 1 + square * series;
    return (float)n * LN2 + 2 * t * series;
}

float number_logistic(float x)
{
    if (x < 0) {
        float power = number_exp(x);
        return power / (1 + power);
    }
    return 1 / (1 + number_exp(-x));
}
