/* clock.h: monotonic time, for time limits and speed measurements. Rules and records
 * never use it. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

/* Seconds since an arbitrary fixed point; never goes backwards. Always 0 in the wasm
 * module, which has no clock: its host does the timing. */
double clock_seconds(void);

#endif
