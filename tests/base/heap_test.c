/* heap_test.c: pieces of memory: they do not overlap, and all come back. */
#include "base/heap.h"

#include <stdalign.h>
#include <stdbool.h>
#include <string.h>

#include "base/check.h"
#include "base/rng.h"

enum { AREA = 1 << 16, PIECES = 200 };

/* What a test took, each full of a byte of its own. */
struct piece {
    unsigned char *bytes;
    size_t size;
};

static void expect_kept(const struct piece *piece, int mark)
{
    for (size_t i = 0; i < piece->size; i++)
        assert_int_equal(piece->bytes[i], mark);
}

static bool take(struct heap *heap, struct piece *piece, size_t size, int mark)
{
    piece->bytes = heap_take(heap, size);
    piece->size = size;
    if (piece->bytes == NULL)
        return false;
    assert_int_equal((uintptr_t)piece->bytes % alignof(max_align_t), 0);
    assert_true(heap_size(piece->bytes) >= size);
    memset(piece->bytes, mark, size);
    return true;
}

static void give(struct heap *heap, struct piece *piece, int mark)
{
    expect_kept(piece, mark);
    heap_give(heap, piece->bytes);
    piece->bytes = NULL;
}

static void pieces_keep_what_is_in_them(void **unused)
{
    static alignas(max_align_t) unsigned char area[AREA];
    struct piece piece[PIECES] = {0};
    struct heap heap = {0};
    struct rng rng;
    int refused = 0;
    (void)unused;
    rng_seed(&rng, 1);
    heap_add(&heap, area, sizeof area);
    for (int step = 0; step < 20000; step++) {
        int i = (int)rng_below(&rng, PIECES);
        if (piece[i].bytes != NULL)
            give(&heap, &piece[i], i);
        else if (!take(&heap, &piece[i], rng_below(&rng, 1u << rng_below(&rng, 12)), i))
            refused++;
    }
    for (int i = 0; i < PIECES; i++)
        if (piece[i].bytes != NULL)
            give(&heap, &piece[i], i);
    assert_true(refused < 2000);
    void *all = heap_take(&heap, AREA - alignof(max_align_t));
    assert_ptr_equal(all, area + alignof(max_align_t));
    assert_null(heap_take(&heap, 0));
}

static void areas_that_touch_become_one(void **unused)
{
    static alignas(max_align_t) unsigned char area[AREA];
    struct heap heap = {0};
    (void)unused;
    assert_null(heap_take(&heap, 1));
    heap_add(&heap, area + AREA / 2, AREA / 4);
    heap_add(&heap, area, AREA / 4);
    assert_null(heap_take(&heap, AREA / 2));
    heap_add(&heap, area + AREA / 4, AREA / 4);
    assert_non_null(heap_take(&heap, AREA / 2));
}

static void what_is_needed_is_enough(void **unused)
{
    static alignas(max_align_t) unsigned char area[2048];
    (void)unused;
    for (size_t size = 0; size < 600; size++)
        for (size_t from = 0; from < 40; from++) {
            struct heap heap = {0};
            heap_add(&heap, area + from, heap_needed(size));
            struct piece piece;
            assert_true(take(&heap, &piece, size, 7));
            assert_true(piece.bytes >= area + from);
            assert_true(piece.bytes + heap_size(piece.bytes) <=
                        area + from + heap_needed(size));
        }
}

static void impossible_sizes(void **unused)
{
    static alignas(max_align_t) unsigned char area[1024];
    struct heap heap = {0};
    (void)unused;
    heap_add(&heap, area, sizeof area);
    for (size_t i = 0; i < 100; i++)
        assert_null(heap_take(&heap, SIZE_MAX - i));
    assert_int_equal(heap_needed(SIZE_MAX), 0);
    assert_int_equal(heap_needed(SIZE_MAX - 40), 0);
    heap_give(&heap, NULL);
    heap_add(&heap, area, 3);
    assert_non_null(heap_take(&heap, sizeof area / 2));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces_keep_what_is_in_them),
        cmocka_unit_test(areas_that_touch_become_one),
        cmocka_unit_test(what_is_needed_is_enough),
        cmocka_unit_test(impossible_sizes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
