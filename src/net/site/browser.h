/* browser.h: opens a page in the desktop's browser. */
#ifndef NET_SITE_BROWSER_H
#define NET_SITE_BROWSER_H

#include <stdbool.h>

/* Returns without waiting. False if there is no desktop or no such program: print the
 * address instead. */
bool browser_open(const char *address);

#endif
