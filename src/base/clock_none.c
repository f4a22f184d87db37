/* clock_none.c: the clock for the wasm module, which imports nothing. */
#include "base/clock.h"

double clock_seconds(void)
{
    return 0;
}
