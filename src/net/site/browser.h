/* browser.h: showing a page in whatever browser the desktop has. */
#ifndef NET_SITE_BROWSER_H
#define NET_SITE_BROWSER_H

#include <stdbool.h>

/* Starts it and does not wait. False when there is no desktop or no such program: then
 * people have to be told the address. */
bool browser_open(const char *address);

#endif
