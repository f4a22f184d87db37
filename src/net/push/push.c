/* push.c: the sending process and its socket; each datagram is one notification, as
 * JSON. */
#include "net/push/push.h"

#include <curl/curl.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/json.h"
#include "core/json/reader.h"
#include "core/memory.h"
#include "net/push/destination.h"
#include "net/serve/sandbox.h"
#include "net/websocket/connections.h"

/* Several threads, so that one slow push service does not hold up the others. */
enum { SENDERS = 8, REFUSED = 300, GONE = 410, MISSING = 404 };

struct push {
    int handle;
    pid_t process;
    char public[PUSH_PUBLIC];
    char text[PUSH_NOTE];
    struct json_reader note;
    bool held; /* `note` is the last one handed out */
};

/* --- the sending process ------------------------------------------------------------ */

struct sender {
    const struct push_plan *plan;
    const struct push_key *key;
    int handle;
    pthread_mutex_t *mutex; /* protects `refusals` */
    struct log_limit *refusals;
};

/* A lost notification is invisible to the player, so it is logged; rate-limited, since an
 * unreachable service fails often. */
static void log_lost(const struct sender *sender, int status, const char *subscription)
{
    struct push_destination where;
    long long held = 0;
    const struct log *log = sender->plan->log;
    pthread_mutex_lock(sender->mutex);
    bool may = log_limit_allows(sender->refusals, connections_clock(), 1, &held);
    pthread_mutex_unlock(sender->mutex);
    if (log == NULL || !may || !push_destination_read(subscription, &where))
        return;
    log_write(log, LOG_WARN, "note not sent", log_text("service", where.audience),
              status > 0 ? log_number("status", status)
                         : log_text("why", curl_easy_strerror((CURLcode)-status)),
              log_held(held));
}

/* Whether the push service rejected the subscription for good. */
static bool is_rejected(const struct sender *sender, const char *text, size_t length)
{
    struct error error = {0};
    struct json_reader note;
    const char *subscription;
    int status = 0;
    if (!json_reader_parse(&note, text, length, &error))
        return false;
    if (json_reader_string_field(&note, "subscription", &subscription, &error))
        status = sender->plan->post(sender->plan->context, sender->key,
                                    sender->plan->contact, subscription);
    bool unwanted = status == GONE || status == MISSING;
    if (status < 0 || (status >= REFUSED && !unwanted))
        log_lost(sender, status, subscription);
    json_reader_free(&note);
    return unwanted;
}

/* Runs until the server closes the socket. */
static void *send_notes(void *context)
{
    const struct sender *sender = context;
    char text[PUSH_NOTE];
    for (ssize_t length; (length = recv(sender->handle, text, sizeof text, 0)) != 0;) {
        if (length < 0 && errno != EINTR)
            break;
        if (length > 0 && is_rejected(sender, text, (size_t)length))
            send(sender->handle, text, (size_t)length, MSG_NOSIGNAL);
    }
    return NULL;
}

/* Needed for name resolution and certificates. */
static void enter_sandbox(const struct log *log)
{
    char words[SANDBOX_STATUS];
    static const struct sandbox_path paths[] = {
        {"/etc/hosts", false}, {"/usr/share", false}, {"/run/systemd", false}};
    bool locked = sandbox_files(paths, sizeof paths / sizeof *paths);
    sandbox_status(locked, words);
    if (log != NULL)
        log_write(log, locked ? LOG_INFO : LOG_WARN, "sandbox of the sender of notes",
                  log_text("files", words));
}

static void leave_signals(pid_t server)
{
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        signal(numbers[i], SIG_IGN);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != server)
        _exit(0);
}

static void run_sender(const struct sender *sender, pid_t server)
{
    pthread_t threads[SENDERS];
    int count = 0;
    leave_signals(server);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    if (sender->plan->sandbox)
        enter_sandbox(sender->plan->log);
    while (count < SENDERS && pthread_create(&threads[count], NULL, send_notes,
                                             (void *)(uintptr_t)sender) == 0)
        count++;
    for (int i = 0; i < count; i++)
        pthread_join(threads[i], NULL);
    _exit(0);
}

/* --- the server's side -------------------------------------------------------------- */

static bool start(struct push *push, const struct push_plan *plan,
                  const struct push_key *key)
{
    int ends[2];
    pid_t server = getpid();
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0)
        return false;
    push->process = fork();
    if (push->process == 0) {
        close(ends[0]);
        pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
        struct log_limit refusals = {0};
        run_sender(&(struct sender){plan, key, ends[1], &mutex, &refusals}, server);
    }
    close(ends[1]);
    push->handle = ends[0];
    if (push->process > 0)
        return true;
    close(ends[0]);
    return false;
}

bool push_check_settings(const char *key, const char *contact, struct error *error)
{
    struct push_key *read = key[0] != '\0' ? push_key_read(key, error) : NULL;
    push_key_free(read);
    if (key[0] == '\0' || read == NULL)
        return key[0] == '\0';
    if (strncmp(contact, "mailto:", 7) == 0 || strncmp(contact, "https://", 8) == 0)
        return true;
    return error_set(error, "push-key needs push-contact: mailto:you@dice.example, or "
                            "https:// and a page");
}

struct push *push_start(const struct push_plan *plan, struct error *error)
{
    struct push_key *key = push_key_read(plan->key, error);
    if (key == NULL)
        return NULL;
    struct push *push = memory_new(1, sizeof *push);
    push_key_public(key, push->public);
    bool good = start(push, plan, key);
    push_key_free(key);
    if (good)
        return push;
    error_set(error, "the process that sends notes could not be started: %s",
              strerror(errno));
    free(push);
    return NULL;
}

void push_end(struct push *push)
{
    if (push == NULL)
        return;
    close(push->handle);
    kill(push->process, SIGKILL);
    waitpid(push->process, NULL, 0);
    if (push->held)
        json_reader_free(&push->note);
    free(push);
}

const char *push_public_key(const struct push *push)
{
    return push->public;
}

int push_handle(const struct push *push)
{
    return push->handle;
}

bool push_send(struct push *push, const struct server_output *note)
{
    struct buffer text;
    buffer_init(&text);
    json_open(&text, '{');
    json_add_text(&text, "table", note->table);
    json_add_number(&text, "seat", note->seat);
    json_key(&text, "subscription");
    json_put_text_n(&text, note->bytes, note->length);
    json_close(&text, '}');
    bool given = text.length <= PUSH_NOTE &&
                 send(push->handle, text.data, text.length,
                      MSG_DONTWAIT | MSG_NOSIGNAL) == (ssize_t)text.length;
    buffer_deinit(&text);
    return given;
}

static bool read_note(struct push *push, size_t length, struct server_input *input)
{
    struct error error = {0};
    int seat = 0;
    if (!json_reader_parse(&push->note, push->text, length, &error))
        return false;
    push->held = true;
    *input = (struct server_input){.event = SERVER_UNSUBSCRIBED};
    bool good =
        json_reader_string_field(&push->note, "table", &input->table, &error) &&
        json_reader_string_field(&push->note, "subscription", &input->bytes, &error) &&
        json_reader_int_field(&push->note, "seat", 0, GAME_MAX_PLAYERS - 1, &seat,
                              &error);
    input->number = seat;
    input->length = good ? strlen(input->bytes) : 0;
    return good;
}

bool push_next(struct push *push, struct server_input *input)
{
    if (push->held)
        json_reader_free(&push->note);
    push->held = false;
    ssize_t length = recv(push->handle, push->text, sizeof push->text, MSG_DONTWAIT);
    return length > 0 && read_note(push, (size_t)length, input);
}
