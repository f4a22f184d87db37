/* clock.h: monotonic time, for time limits and speed measurements. Rules and records
 * never use it. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

/* Seconds since an arbitrary fixed point; never goes backwards. Always 0 in the wasm
 * module, which has no clock: its host does the timing. */
double clock_seconds(void);
/* CPU time of this process: other programs on the machine do not matter. Not in the wasm
 * module. */
double clock_cpu_seconds(void);

#endif
