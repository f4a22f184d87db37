/* session.c: a session (session/session.h) for the host: requests in, JSON out. */
#include "session/session.h"

#include "games/games.h"
#include "wasm/host.h"

/* Answers a request. The first one creates the session, which lives as long as the
 * instance. */
const char *HOST_EXPORT(cantrip_session)(const char *request, size_t length);
const char *HOST_EXPORT(cantrip_session)(const char *request, size_t length)
{
    struct host *host = host_get();
    if (host->session == NULL)
        host->session = session_new(games_list());
    session_do(host->session, request, length, host_answer());
    return host_text();
}
