/* banned.h: functions that are too easy to misuse; the build includes it everywhere.
 *
 * Using one of them is an error that names it. The system headers that declare them come
 * first, so that their declarations are not touched. */
#ifndef BASE_BANNED_H
#define BASE_BANNED_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#define BANNED(name) sorry_##name##_is_banned_use_base_text_buffer_or_rng()

/* They write without a bound, or leave a text unterminated. */
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

/* They cannot report an error. */
#undef atoi
#define atoi(word) BANNED(atoi)
#undef atol
#define atol(word) BANNED(atol)
#undef atoll
#define atoll(word) BANNED(atoll)
#undef atof
#define atof(word) BANNED(atof)

/* They keep hidden state. */
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
