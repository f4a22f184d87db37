/* malloc.c: memory for the module, in place of the C library's functions for it, which
 * are several times as long. */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/heap.h"

enum { PAGE = 65536 };

/* Where the linker's data ends, and all memory is the heap's. */
extern unsigned char __heap_base;

static struct heap *heap_get(void)
{
    static struct heap heap;
    return &heap;
}

/* The memory that the module begins with is more than its data. */
static void add_first(struct heap *heap)
{
    static bool done;
    if (done)
        return;
    done = true;
    size_t end = __builtin_wasm_memory_size(0) * PAGE;
    heap_add(heap, &__heap_base, end - (size_t)&__heap_base);
}

static bool grow(struct heap *heap, size_t size)
{
    size_t needed = heap_needed(size);
    size_t pages = needed / PAGE + (needed % PAGE != 0);
    size_t before = needed == 0 ? SIZE_MAX : __builtin_wasm_memory_grow(0, pages);
    if (before == SIZE_MAX)
        return false;
    heap_add(heap, (void *)(before * PAGE), pages * PAGE);
    return true;
}

void *malloc(size_t size)
{
    struct heap *heap = heap_get();
    add_first(heap);
    void *memory = heap_take(heap, size);
    if (memory == NULL && grow(heap, size))
        memory = heap_take(heap, size);
    return memory;
}

void free(void *memory)
{
    heap_give(heap_get(), memory);
}

void *calloc(size_t count, size_t size)
{
    size_t bytes;
    void *memory = NULL;
    if (!__builtin_mul_overflow(count, size, &bytes))
        memory = malloc(bytes);
    return memory == NULL ? NULL : memset(memory, 0, bytes);
}

void *realloc(void *memory, size_t size)
{
    size_t held = memory == NULL ? 0 : heap_size(memory);
    if (memory != NULL && size <= held)
        return memory;
    void *moved = malloc(size);
    if (moved == NULL || memory == NULL)
        return moved;
    memcpy(moved, memory, held);
    free(memory);
    return moved;
}
