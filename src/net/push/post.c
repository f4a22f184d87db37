/* post.c: sends one notification, only to an allowed destination. */
#include <curl/curl.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "net/push/destination.h"
#include "net/push/push.h"

enum { SECONDS_TO_CONNECT = 5, SECONDS_IN_ALL = 10, TOKEN = 2048, MOST_ANSWER = 65536 };

/* Checks each resolved address right before connecting, so that DNS cannot change in
 * between. */
static curl_socket_t open_socket(void *context, curlsocktype purpose,
                                 struct curl_sockaddr *to)
{
    const struct push_route *route = context;
    struct address address;
    if (purpose != CURLSOCKTYPE_IPCXN || !address_of(&to->addr, &address) ||
        !(route != NULL ? route->may_reach : push_is_public_address)(&address))
        return CURL_SOCKET_BAD;
    return socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

/* The response body is not needed. */
static size_t discard_body(char *bytes, size_t size, size_t count, void *context)
{
    size_t *total = context;
    (void)bytes;
    *total += size * count;
    return *total <= MOST_ANSWER ? size * count : 0;
}

static void set_up(CURL *curl, const struct push_destination *where, size_t *total)
{
    curl_easy_setopt(curl, CURLOPT_URL, where->endpoint);
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "https");
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_PROXY, "");
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, (long)SECONDS_TO_CONNECT);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, (long)SECONDS_IN_ALL);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, discard_body);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, total);
    curl_easy_setopt(curl, CURLOPT_POST, 1L);
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, "");
    curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, 0L);
}

/* Returns what curl needs until the end of the transfer. */
static struct curl_slist *take_route(CURL *curl, const struct push_route *route)
{
    struct curl_slist *list = NULL;
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, (void *)(uintptr_t)route);
    if (route == NULL)
        return NULL;
    list = curl_slist_append(list, route->connect_to);
    curl_easy_setopt(curl, CURLOPT_CAINFO, route->cacert);
    curl_easy_setopt(curl, CURLOPT_CONNECT_TO, list);
    return list;
}

/* TTL of an hour: after that it may be someone else's turn. */
static struct curl_slist *make_headers(const struct push_key *key, const char *contact,
                                       const struct push_destination *where)
{
    struct curl_slist *list = NULL;
    struct buffer line;
    char public[PUSH_PUBLIC];
    buffer_init(&line);
    buffer_put(&line, "Authorization: vapid t=");
    if (push_key_token(key, where->audience, contact, (int64_t)time(NULL), &line)) {
        push_key_public(key, public);
        buffer_format(&line, ", k=%s", public);
        list = curl_slist_append(list, line.data);
        list = curl_slist_append(list, "TTL: 3600");
        list = curl_slist_append(list, "Urgency: normal");
        list = curl_slist_append(list, "Content-Type:");
    }
    buffer_deinit(&line);
    return list;
}

int push_post(void *context, const struct push_key *key, const char *contact,
              const char *subscription)
{
    struct push_destination where;
    size_t total = 0;
    long status = -CURLE_FAILED_INIT;
    if (!push_destination_read(subscription, &where))
        return 410;
    CURL *curl = curl_easy_init();
    struct curl_slist *headers = make_headers(key, contact, &where), *route = NULL;
    if (curl != NULL && headers != NULL) {
        set_up(curl, &where, &total);
        route = take_route(curl, context);
        curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
        status = -(long)curl_easy_perform(curl);
        if (status == -(long)CURLE_OK)
            curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    }
    curl_slist_free_all(headers);
    curl_slist_free_all(route);
    if (curl != NULL)
        curl_easy_cleanup(curl);
    return (int)status;
}
