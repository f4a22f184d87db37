/* memory.h: heap allocation for the few places above the rules that need it.
 *
 * Nothing sensible can be done about a failed allocation in the middle of a game, so
 * these functions never return NULL: they abort. */
#ifndef CORE_MEMORY_H
#define CORE_MEMORY_H

#include <stddef.h>

/* Zeroed memory for `count` items of `size` bytes; free() it. */
void *memory_new(size_t count, size_t size);
/* realloc for `count` items of `size` bytes. */
void *memory_resize(void *memory, size_t count, size_t size);
/* Makes space for one more item in a list: doubles it when `count` has reached
 * `*capacity`, which begins with 0. */
void *memory_grow(void *list, size_t count, size_t *capacity, size_t size);
/* A terminated copy of `length` bytes. */
char *memory_text(const char *words, size_t length);

#endif
