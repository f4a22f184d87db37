/* banned.h: bans C library functions that are easy to misuse. The build includes it in
 * every file.
 *
 * A call to a banned function fails to compile, with its name in the error. The system
 * headers that declare these functions are included first, so the macros leave their
 * declarations alone. */
#ifndef BASE_BANNED_H
#define BASE_BANNED_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#define BANNED(name) sorry_##name##_is_banned_use_base_text_buffer_or_rng()

/* No bounds check, or no terminator. */
#undef strcpy
#define strcpy(to, from) BANNED(strcpy)
#undef stpcpy
#define stpcpy(to, from) BANNED(stpcpy)
#undef strcat
#define strcat(to, from) BANNED(strcat)
#undef strncpy
#define strncpy(to, from, size) BANNED(strncpy)
#undef stpncpy
#define stpncpy(to, from, size) BANNED(stpncpy)
#undef strncat
#define strncat(to, from, size) BANNED(strncat)
#undef sprintf
#define sprintf(...) BANNED(sprintf)
#undef vsprintf
#define vsprintf(...) BANNED(vsprintf)
#undef gets
#define gets(to) BANNED(gets)
#undef scanf
#define scanf(...) BANNED(scanf)
#undef sscanf
#define sscanf(...) BANNED(sscanf)
#undef fscanf
#define fscanf(...) BANNED(fscanf)

/* No error reporting. */
#undef atoi
#define atoi(word) BANNED(atoi)
#undef atol
#define atol(word) BANNED(atol)
#undef atoll
#define atoll(word) BANNED(atoll)
#undef atof
#define atof(word) BANNED(atof)

/* Hidden global state. */
#undef strtok
#define strtok(words, separators) BANNED(strtok)
#undef rand
#define rand() BANNED(rand)
#undef srand
#define srand(seed) BANNED(srand)
#undef random
#define random() BANNED(random)
#undef srandom
#define srandom(seed) BANNED(srandom)
#undef asctime
#define asctime(when) BANNED(asctime)
#undef ctime
#define ctime(when) BANNED(ctime)
#undef gmtime
#define gmtime(when) BANNED(gmtime)
#undef localtime
#define localtime(when) BANNED(localtime)

#endif
