/* name.c: names that people register with a passphrase. Hashing a passphrase is slow on
 * purpose, so the server does not do it itself, but asks for it (SERVER_HASH). */
#include "server/lobby/name.h"

#include "base/hash.h"
#include "base/utf8.h"
#include "core/memory.h"
#include "i18n/i18n.h"
#include "server/lobby/confusables.h"

enum { PHRASE = 200, SHORTEST = 8, MOST_HASHES = 16 };

/* A passphrase being hashed. */
struct hashing {
    struct hashing *next;
    uint64_t ticket;
    struct reply_to reply_to;
    char name[TABLE_NAME];
    bool is_new;
};

static struct person **bucket_of(struct server *server, const char *fold)
{
    return &server->names[hash_bytes(fold, strlen(fold), 0) % MAP];
}

/* Names with equal folds are the same name, except those that an older version registered
 * as two: each of these is found by its exact spelling. */
struct person *server_name_find(struct server *server, const char *name)
{
    char fold[TABLE_NAME];
    struct person *found = NULL;
    server_name_fold(name, fold);
    for (struct person *it = *bucket_of(server, fold); it != NULL; it = it->same)
        if (strcmp(it->fold, fold) == 0 && (found == NULL || strcmp(it->name, name) == 0))
            found = it;
    return found;
}

/* Whether a row with that key would replace another. */
static bool is_key_used(const struct server *server, const char *key)
{
    for (const struct person *it = server->people; it != NULL; it = it->next)
        if (strcmp(it->key, key) == 0)
            return true;
    return false;
}

static struct person *add_person(struct server *server, const char *name, const char *key,
                                 const char *hash)
{
    struct person *person = memory_new(1, sizeof *person);
    text_copy(person->name, sizeof person->name, name);
    server_name_fold(name, person->fold);
    text_copy(person->key, sizeof person->key, key != NULL ? key : person->fold);
    person->hash = memory_text(hash, strlen(hash));
    person->next = server->people;
    server->people = person;
    struct person **at = bucket_of(server, person->fold);
    while (*at != NULL)
        at = &(*at)->same;
    *at = person;
    return person;
}

static void free_person(struct person *person)
{
    server_history_free(person);
    free(person->hash);
    free(person);
}

void server_name_remove(struct server *server, struct person *person)
{
    struct person **at = &server->people, **same = bucket_of(server, person->fold);
    while (*at != person)
        at = &(*at)->next;
    while (*same != person)
        same = &(*same)->same;
    *at = person->next;
    *same = person->same;
    free_person(person);
}

void server_names_free(struct server *server)
{
    for (struct person *it = server->people, *next; it != NULL; it = next) {
        next = it->next;
        free_person(it);
    }
    for (struct hashing *it = server->hashing, *next; it != NULL; it = next) {
        next = it->next;
        free(it);
    }
}

void server_names_refuse_waiting(struct server *server)
{
    for (struct hashing *it; (it = server->hashing) != NULL; free(it)) {
        server->hashing = it->next;
        server_refuse_sender(server, &it->reply_to, "busy",
                             TR_NOOP("The server is stopping. Come back soon."));
    }
    server->hash_count = 0;
}

/* --- asking for a hash -------------------------------------------------------------- */

static enum outcome ask_hash(struct request *request, const char *name,
                             const char *phrase, const struct person *person)
{
    struct server *server = request->server;
    if (server->hash_count >= MOST_HASHES)
        return server_request_refuse(request, "busy", NULL,
                                     tr("Too much is being worked out. Try again."));
    struct hashing *hashing = memory_new(1, sizeof *hashing);
    text_copy(hashing->name, sizeof hashing->name, name);
    hashing->reply_to = request->reply_to;
    hashing->is_new = person == NULL;
    hashing->ticket = ++server->hash_tickets;
    hashing->next = server->hashing;
    server->hashing = hashing;
    server->hash_count++;
    struct server_output *output = server_output_add(server, SERVER_HASH);
    output->ticket = hashing->ticket;
    output->bytes = server_output_copy(server, phrase);
    output->length = strlen(phrase);
    output->hash = person != NULL ? server_output_copy(server, person->hash) : NULL;
    return STORING;
}

static bool read_phrase(struct request *request, const char **phrase)
{
    if (!server_request_text(request, "phrase", PHRASE, phrase))
        return false;
    int letters = 0;
    for (const char *at = *phrase; utf8_read(&at) != 0;)
        letters++;
    if (letters >= SHORTEST)
        return true;
    server_request_refuse(request, "bad", "phrase",
                          tr("A passphrase has at least %d letters."), SHORTEST);
    return false;
}

static bool names_are_enabled(struct request *request)
{
    if (!request->server->plan.names)
        server_request_refuse(request, "forbidden", NULL,
                              tr("This server keeps no names."));
    return request->server->plan.names;
}

static bool check_name_is_free(struct request *request, const char *name)
{
    char fold[TABLE_NAME];
    server_name_fold(name, fold);
    if (server_name_find(request->server, name) == NULL &&
        !is_key_used(request->server, fold))
        return true;
    server_request_refuse(request, "full", "name",
                          tr("This name is taken. Choose another, or sign in."));
    return false;
}

enum outcome server_do_register(struct request *request)
{
    const char *name, *phrase;
    if (!names_are_enabled(request) ||
        !server_request_typed_name(request, "name", &name) ||
        !check_name_is_free(request, name) || !read_phrase(request, &phrase))
        return ANSWERED;
    return ask_hash(request, name, phrase, NULL);
}

static enum outcome refuse_signing_in(struct request *request)
{
    return server_request_refuse(request, "forbidden", "phrase",
                                 tr("The name and the passphrase do not fit together."));
}

static void take_name(struct peer *peer, const struct person *person)
{
    memcpy(peer->name, person->name, sizeof peer->name);
}

static bool has_key(const struct person *person, const char *key)
{
    unsigned char hash[FAIR_BYTES];
    bool found = false;
    server_secret_hash(key, hash);
    for (unsigned i = 0; i < person->keys && i < TOKENS; i++)
        found = server_secret_equal(hash, person->token[i], sizeof hash) || found;
    return found;
}

static void put_signed_in(const struct person *person, const char *key,
                          struct buffer *out)
{
    json_add_text(out, "name", person->name);
    json_add_text(out, "key", key);
    json_key(out, "record");
    server_rating_write(person, out);
}

enum outcome server_do_sign(struct request *request)
{
    const char *name, *key, *phrase;
    if (!names_are_enabled(request) ||
        !server_request_typed_name(request, "name", &name) ||
        !server_request_text_or(request, "key", TOKEN_TEXT - 1, "", &key))
        return ANSWERED;
    struct person *person = server_name_find(request->server, name);
    if (key[0] != '\0') {
        if (person == NULL || !has_key(person, key))
            return refuse_signing_in(request);
        take_name(request->peer, person);
        put_signed_in(person, key, &request->out);
        return DONE;
    }
    if (!server_request_text(request, "phrase", PHRASE, &phrase))
        return ANSWERED;
    if (person == NULL)
        return refuse_signing_in(request);
    return ask_hash(request, name, phrase, person);
}

/* --- hashed ------------------------------------------------------------------------- */

static struct hashing *take_hashing(struct server *server, uint64_t ticket)
{
    for (struct hashing **at = &server->hashing; *at != NULL; at = &(*at)->next)
        if ((*at)->ticket == ticket) {
            struct hashing *found = *at;
            *at = found->next;
            server->hash_count--;
            return found;
        }
    return NULL;
}

/* Adds a new key for the name, and stores it before the sender gets it. */
static void store_person(struct server *server, struct person *person, bool is_new,
                         const struct reply_to *reply_to)
{
    char key[TOKEN_TEXT];
    struct batch *batch = server_batch_new(NULL);
    struct buffer row;
    server_secret_token(server, key);
    server_secret_hash(key, person->token[person->keys++ % TOKENS]);
    buffer_init(&row);
    server_person_write(person, &row);
    server_batch_row(batch, SERVER_NAME, person->key, false, row.data, row.length);
    buffer_deinit(&row);
    batch->reply_to = *reply_to;
    batch->person = person;
    batch->is_new_person = is_new;
    put_signed_in(person, key, &batch->answer);
    server_batch_store(server, batch);
}

void server_name_hashed(struct server *server, const struct server_input *input)
{
    struct hashing *hashing = take_hashing(server, input->ticket);
    if (hashing == NULL)
        return;
    struct person *person = server_name_find(server, hashing->name);
    bool fits = hashing->is_new ? person == NULL && input->length > 0
                                : person != NULL && input->good;
    if (server_peer_same(server, hashing->reply_to.peer, hashing->reply_to.serial) ==
        NULL) {
        /* the sender has left: nothing has happened */
    } else if (person != NULL && server_batch_has_row(server, SERVER_NAME, person->key)) {
        /* the pending batch may fail, and this one must not store its contents then */
        server_refuse_sender(server, &hashing->reply_to, "busy",
                             TR_NOOP("The server is busy. Try again."));
    } else if (!fits) {
        server_refuse_sender(
            server, &hashing->reply_to, hashing->is_new ? "full" : "forbidden",
            hashing->is_new
                ? TR_NOOP("This name is taken. Choose another, or sign in.")
                : TR_NOOP("The name and the passphrase do not fit together."));
    } else {
        if (hashing->is_new) {
            char hash[256];
            struct text out = text_init(hash, sizeof hash);
            text_put_n(&out, input->bytes, input->length);
            person = add_person(server, hashing->name, NULL, hash);
        }
        store_person(server, person, hashing->is_new, &hashing->reply_to);
    }
    free(hashing);
}

/* The peer gets the name only now: until it is stored it belongs to nobody. */
void server_name_stored(struct server *server, const struct batch *batch)
{
    struct peer *peer =
        server_peer_same(server, batch->reply_to.peer, batch->reply_to.serial);
    if (peer != NULL)
        take_name(peer, batch->person);
}

/* --- rows --------------------------------------------------------------------------- */

void server_person_write(const struct person *person, struct buffer *out)
{
    char hex[FAIR_HEX];
    json_open(out, '{');
    json_add_text(out, "name", person->name);
    json_add_text(out, "hash", person->hash);
    json_add_open(out, "keys", '[');
    for (unsigned i = 0; i < person->keys && i < TOKENS; i++) {
        fair_to_hex(person->token[i], hex);
        json_put_text(out, hex);
    }
    json_close(out, ']');
    json_key(out, "record");
    server_rating_write(person, out);
    server_rating_write_counted(person, out);
    server_history_write_all(person, out);
    json_close(out, '}');
}

static void read_person(struct server *server, const char *key,
                        const struct json_reader *root)
{
    struct error error = {0};
    struct json_reader keys, item, record, counted, history;
    const char *name, *hash, *hex;
    size_t count = 0;
    if (!json_reader_string_field(root, "name", &name, &error) ||
        !json_reader_string_field(root, "hash", &hash, &error) ||
        strlen(name) >= TABLE_NAME || strlen(key) >= TABLE_NAME)
        return;
    struct person *person = add_person(server, name, key, hash);
    if (json_reader_find(root, "keys", &keys) &&
        json_reader_length(&keys, &count, &error))
        for (size_t i = 0; i < count && i < TOKENS; i++)
            if (json_reader_item(&keys, i, &item, &error) &&
                json_reader_string(&item, &hex, &error) &&
                fair_from_hex(hex, person->token[person->keys]))
                person->keys++;
    if (json_reader_find(root, "record", &record))
        server_rating_read(server, person, &record);
    if (json_reader_find(root, "counted", &counted))
        server_rating_read_counted(person, &counted);
    if (json_reader_find(root, "history", &history))
        server_history_read_all(server, person, &history);
}

void server_name_restore(struct server *server, const struct server_row *row)
{
    struct error error = {0};
    struct json_reader root;
    if (!json_reader_parse(&root, row->body, row->length, &error))
        return;
    read_person(server, row->key, &root);
    json_reader_free(&root);
}
