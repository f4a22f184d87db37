/* host.c: memory and answers shared with the host. */
#include "wasm/host.h"

#include <stdlib.h>

struct host *host_get(void)
{
    static struct host host;
    return &host;
}

struct buffer *host_answer(void)
{
    struct buffer *answer = &host_get()->answer;
    buffer_clear(answer);
    return answer;
}

const char *host_text(void)
{
    const char *data = host_get()->answer.data;
    return data ? data : "";
}

void *HOST_EXPORT(cantrip_alloc)(size_t size);
void *HOST_EXPORT(cantrip_alloc)(size_t size)
{
    return malloc(size ? size : 1);
}

void HOST_EXPORT(cantrip_free)(void *memory);
void HOST_EXPORT(cantrip_free)(void *memory)
{
    free(memory);
}

/* Length in bytes of the last answer. */
size_t HOST_EXPORT(cantrip_answer_length)(void);
size_t HOST_EXPORT(cantrip_answer_length)(void)
{
    return host_get()->answer.length;
}
