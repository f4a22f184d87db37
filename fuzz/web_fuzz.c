/* web_fuzz.c: HTTP requests must get one of the known replies. The input is the method,
 * the path and two headers, one per line. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "net/http/reply.h"
#include "positions.h"

static const unsigned char bytes[] = "12345";
static const struct site_file files[] = {
    {"a-5PK3XQ2A.js", "aaaa", {{bytes, 5}, {bytes, 4}, {bytes, 3}}},
    {"index.html", "bbbb", {{bytes, 5}, {NULL, 0}, {bytes, 2}}},
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct site site = {files, 2};
    char *text = memory_text((const char *)data, size), *rest = text;
    const char *method = positions_line(&rest), *path = positions_line(&rest);
    struct reply_request request = {.method = method,
                                    .path = path != NULL ? path : "/",
                                    .encodings = positions_line(&rest),
                                    .known_tags = positions_line(&rest)};
    struct reply reply;
    reply_to(&site, &request, &reply);
    positions_expect(reply.status == 200 || reply.status == 304 || reply.status == 404 ||
                     reply.status == 405);
    positions_expect((reply.body.data != NULL) == (reply.status != 304));
    positions_expect(reply.headers <= WEB_HEADERS && reply.body.length < 80);
    free(text);
    return 0;
}
