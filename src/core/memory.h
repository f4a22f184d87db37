/* memory.h: heap memory for the few places above the rules that need it.
 *
 * Running out of memory cannot be acted on in the middle of a game, so these never return
 * NULL: they end the program. */
#ifndef CORE_MEMORY_H
#define CORE_MEMORY_H

#include <stddef.h>

/* `count` items of `size` bytes, all zero; give it back with free(). */
void *memory_new(size_t count, size_t size);
/* As realloc for `count` items of `size` bytes. */
void *memory_resize(void *memory, size_t count, size_t size);
/* A terminated copy of `length` bytes of text. */
char *memory_text(const char *words, size_t length);

#endif
