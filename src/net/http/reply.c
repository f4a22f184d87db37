/* reply.c: status, headers and body of a reply. */
#include "net/http/reply.h"

#include <assert.h>
#include <string.h>

#include "base/text.h"
#include "net/http/accept.h"

static const struct reply_header always[] = {
    {"X-Content-Type-Options", "nosniff"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
};

/* Policies of pages and workers: they load nothing from elsewhere and must not be framed.
 * Those after `worker_policies` apply to pages alone. */
static const struct reply_header policies[] = {
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
     "img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
     "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"Referrer-Policy", "no-referrer"},
    {"Permissions-Policy",
     "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
};
enum policy_count {
    passive_policies = 0, /* never a page or a worker, so no policy applies to it */
    worker_policies = 2,
    page_policies = sizeof policies / sizeof *policies,
};

struct file_type {
    const char *ending, *type;
    enum policy_count policies;
};

static const struct file_type *type_of(const char *name)
{
    static const struct file_type types[] = {
        {".html", "text/html; charset=utf-8", page_policies},
        {".js", "text/javascript; charset=utf-8", worker_policies},
        {".css", "text/css; charset=utf-8", passive_policies},
        {".wasm", "application/wasm", passive_policies},
        {".json", "application/json", passive_policies},
        {".webmanifest", "application/manifest+json", passive_policies},
        {".svg", "image/svg+xml", page_policies},
        {".png", "image/png", passive_policies},
        {".webp", "image/webp", passive_policies},
        {".ico", "image/x-icon", passive_policies},
        {".woff2", "font/woff2", passive_policies},
        {".ogg", "audio/ogg", passive_policies},
        {".txt", "text/plain; charset=utf-8", page_policies},
        {".md", "text/plain; charset=utf-8", page_policies},
    };
    static const struct file_type other = {"", "application/octet-stream", page_policies};
    const char *ending = strrchr(name, '.');
    for (size_t i = 0; ending && i < sizeof types / sizeof *types; i++)
        if (strcmp(ending, types[i].ending) == 0)
            return &types[i];
    return &other;
}

const char *reply_type(const char *name)
{
    return type_of(name)->type;
}

void reply_add(struct reply *reply, const char *name, const char *value)
{
    assert(reply->headers < WEB_HEADERS);
    reply->header[reply->headers++] = (struct reply_header){name, value};
}

static void begin(struct reply *reply, int status, enum policy_count count)
{
    *reply = (struct reply){.status = status};
    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        reply_add(reply, always[i].name, always[i].value);
    for (size_t i = 0; i < count; i++)
        reply_add(reply, policies[i].name, policies[i].value);
}

void reply_text(struct reply *reply, int status, const char *type, const char *words)
{
    begin(reply, status, page_policies);
    reply_add(reply, "Content-Type", type);
    reply_add(reply, "Cache-Control", "no-store");
    reply->body = (struct site_bytes){(const unsigned char *)words, strlen(words)};
}

static void refuse(struct reply *reply, int status, const char *words)
{
    reply_text(reply, status, reply_type(".txt"), words);
}

/* Each form has its own tag, in quotes. */
static void put_tag(struct reply *reply, const struct site_file *file,
                    enum site_form form)
{
    struct text out = text_init(reply->tag, sizeof reply->tag);
    text_format(&out, "\"%s%s\"", file->tag, site_suffix(form));
    reply_add(reply, "ETag", reply->tag);
}

static bool is_known(const struct reply *reply, const char *known)
{
    char bare[WEB_TAG];
    struct text out = text_init(bare, sizeof bare);
    text_put_n(&out, reply->tag + 1, strlen(reply->tag) - 2);
    return accept_has_tag(known, bare);
}

static void send_file(const struct site_file *file, const struct reply_request *request,
                      struct reply *reply)
{
    static const char *const encodings[SITE_FORMS] = {NULL, "gzip", "br"};
    enum site_form form = accept_form(request->encodings, file);
    const struct file_type *type = type_of(file->name);
    begin(reply, 200, type->policies);
    put_tag(reply, file, form);
    reply_add(reply, "Vary", "Accept-Encoding");
    reply_add(reply, "Cache-Control",
              site_is_immutable(file->name) ? "public, max-age=31536000, immutable"
                                            : "no-cache");
    if (is_known(reply, request->known_tags)) {
        reply->status = 304;
        return;
    }
    reply_add(reply, "Content-Type", type->type);
    if (encodings[form] != NULL)
        reply_add(reply, "Content-Encoding", encodings[form]);
    reply->body = file->form[form];
}

static bool is_reading(const char *method)
{
    return strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0;
}

void reply_to(const struct site *site, const struct reply_request *request,
              struct reply *reply)
{
    const struct site_file *file = site_find(site, request->path);
    if (!is_reading(request->method)) {
        refuse(reply, 405, "Only GET and HEAD are answered here.\n");
        reply_add(reply, "Allow", "GET, HEAD");
    } else if (file == NULL) {
        refuse(reply, 404, "There is nothing at this address. The game is at /\n");
    } else {
        send_file(file, request, reply);
    }
}
