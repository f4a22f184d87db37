/* memory.c: heap allocation that aborts on failure. */
#include "core/memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void *memory_new(size_t count, size_t size)
{
    void *memory = calloc(count > 0 ? count : 1, size);
    if (memory == NULL)
        abort();
    return memory;
}

void *memory_resize(void *memory, size_t count, size_t size)
{
    if (count > SIZE_MAX / size)
        abort();
    void *moved = realloc(memory, count * size);
    if (moved == NULL)
        abort();
    return moved;
}

void *memory_grow(void *list, size_t count, size_t *capacity, size_t size)
{
    if (count < *capacity)
        return list;
    *capacity = *capacity > 0 ? 2 * *capacity : 4;
    return memory_resize(list, *capacity, size);
}

char *memory_text(const char *words, size_t length)
{
    char *copy = memory_new(length + 1, 1);
    if (length > 0)
        memcpy(copy, words, length);
    return copy;
}
