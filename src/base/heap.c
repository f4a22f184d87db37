/* heap.c: pieces of memory, the first that fits; free ones that touch become one. */
#include "base/heap.h"

#include <stdint.h>

/* Lies in front of every piece. */
struct heap_block {
    _Alignas(max_align_t) struct heap_block *next; /* while it is free */
    size_t units;                                  /* this one included */
};

enum { UNIT = sizeof(struct heap_block) };

static uintptr_t end_of(const struct heap_block *block)
{
    return (uintptr_t)(block + block->units);
}

/* With the head; 0 when there is no such number. */
static size_t units_for(size_t size)
{
    return size > SIZE_MAX - 3 * (size_t)UNIT ? 0 : (size + UNIT - 1) / UNIT + 1;
}

size_t heap_needed(size_t size)
{
    size_t units = units_for(size);
    return units > SIZE_MAX / UNIT - 1 ? 0 : units * UNIT + (units > 0 ? UNIT - 1 : 0);
}

size_t heap_size(const void *memory)
{
    return (((const struct heap_block *)memory)[-1].units - 1) * UNIT;
}

static void merge(struct heap_block *block)
{
    if (block->next != NULL && end_of(block) == (uintptr_t)block->next) {
        block->units += block->next->units;
        block->next = block->next->next;
    }
}

static void put_free(struct heap *heap, struct heap_block *block)
{
    struct heap_block *before = NULL;
    struct heap_block **link = &heap->free;
    while (*link != NULL && (uintptr_t)*link < (uintptr_t)block) {
        before = *link;
        link = &before->next;
    }
    block->next = *link;
    *link = block;
    merge(block);
    if (before != NULL)
        merge(before);
}

void heap_add(struct heap *heap, void *area, size_t size)
{
    size_t skipped = -(uintptr_t)area % UNIT;
    if (size < skipped + UNIT)
        return;
    struct heap_block *block = (void *)((char *)area + skipped);
    block->units = (size - skipped) / UNIT;
    put_free(heap, block);
}

/* The front of a free block stays free: nothing in the list moves. */
static struct heap_block *split(struct heap_block *block, size_t units)
{
    block->units -= units;
    block += block->units;
    block->units = units;
    return block;
}

void *heap_take(struct heap *heap, size_t size)
{
    size_t units = units_for(size);
    struct heap_block **link = &heap->free;
    while (*link != NULL && (*link)->units < units)
        link = &(*link)->next;
    struct heap_block *block = *link;
    if (block == NULL || units == 0)
        return NULL;
    if (block->units > units + 1)
        block = split(block, units);
    else
        *link = block->next;
    return block + 1;
}

void heap_give(struct heap *heap, void *memory)
{
    if (memory != NULL)
        put_free(heap, (struct heap_block *)memory - 1);
}
