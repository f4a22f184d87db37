/* clock.h: how time goes by, for those few who must know: how long to think, how fast it
 * went. Rules and records never ask. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

/* Seconds since some moment in the past, never going back. The module for browsers has no
 * clock: there it is always 0, and whoever loaded the module keeps the time. */
double clock_seconds(void);

#endif
