/* clock.c: the monotonic system clock. */
#include "base/clock.h"

#include <time.h>

double clock_seconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}
