/* heap.h: memory in pieces of any size out of a few large areas: what is behind malloc in
 * the module for browsers, where the C library's is more than people should wait for. */
#ifndef BASE_HEAP_H
#define BASE_HEAP_H

#include <stddef.h>

struct heap_block;

/* All zero is a heap without memory. */
struct heap {
    struct heap_block *free; /* by rising addresses; no two of them touch */
};

/* Memory for the heap to give out. Areas that touch become one. */
void heap_add(struct heap *heap, void *area, size_t size);
/* `size` bytes, aligned for anything; NULL when no piece is large enough. */
void *heap_take(struct heap *heap, size_t size);
/* Takes a piece back; NULL is none. */
void heap_give(struct heap *heap, void *memory);
/* How many bytes the piece has, at least as many as were asked for. */
size_t heap_size(const void *memory);
/* An area of this size surely makes room for a piece of `size` bytes; 0: none can. */
size_t heap_needed(size_t size);

#endif
