/* workers.c: a queue of jobs, a queue of results, and threads between them. */
#include "net/serve/workers.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <unistd.h>

#include "core/memory.h"

enum { NICENESS = 10 /* added to the threads' nice value */ };

struct queue {
    struct job *first, **last;
    size_t count;
};

struct workers {
    const struct game *const *games;
    pthread_mutex_t lock;
    pthread_cond_t more;
    struct queue wanted, done;
    bool stop;
    struct think_control think_control; /* shared by all computer players */
    int handle;
    int threads;
    pthread_t *thread;
};

static void queue_init(struct queue *queue)
{
    *queue = (struct queue){.last = &queue->first};
}

static void queue_put(struct queue *queue, struct job *job)
{
    job->next = NULL;
    *queue->last = job;
    queue->last = &job->next;
    queue->count++;
}

/* Someone is waiting at a login form; a computer player can wait. */
static void queue_put_first(struct queue *queue, struct job *job)
{
    if (queue->first == NULL) {
        queue_put(queue, job);
        return;
    }
    job->next = queue->first;
    queue->first = job;
    queue->count++;
}

static struct job *queue_take(struct queue *queue)
{
    struct job *job = queue->first;
    if (job == NULL)
        return NULL;
    queue->first = job->next;
    if (queue->first == NULL)
        queue->last = &queue->first;
    queue->count--;
    return job;
}

static void queue_free(struct queue *queue)
{
    for (struct job *job; (job = queue_take(queue)) != NULL;)
        workers_job_free(job);
}

/* --- the threads -------------------------------------------------------------------- */

static struct job *await(struct workers *workers)
{
    pthread_mutex_lock(&workers->lock);
    while (!workers->stop && workers->wanted.first == NULL)
        pthread_cond_wait(&workers->more, &workers->lock);
    struct job *job = workers->stop ? NULL : queue_take(&workers->wanted);
    pthread_mutex_unlock(&workers->lock);
    return job;
}

static void report(struct workers *workers, struct job *job)
{
    uint64_t one = 1;
    pthread_mutex_lock(&workers->lock);
    queue_put(&workers->done, job);
    pthread_mutex_unlock(&workers->lock);
    while (write(workers->handle, &one, sizeof one) < 0 && errno == EINTR)
        continue;
}

/* On Linux, priority is per thread. Failing to lower it is harmless. */
static void *work(void *context)
{
    struct workers *workers = context;
    (void)setpriority(PRIO_PROCESS, 0, NICENESS);
    for (struct job *job; (job = await(workers)) != NULL;) {
        workers_job_work(job, workers->games, &workers->think_control);
        report(workers, job);
    }
    return NULL;
}

/* Signals go to the event loop's thread. */
static void start(struct workers *workers, int wanted)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    while (workers->threads < wanted &&
           pthread_create(&workers->thread[workers->threads], NULL, work, workers) == 0)
        workers->threads++;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

struct workers *workers_new(int threads, const struct game *const *games)
{
    struct workers *workers = memory_new(1, sizeof *workers);
    workers->games = games;
    queue_init(&workers->wanted);
    queue_init(&workers->done);
    pthread_mutex_init(&workers->lock, NULL);
    pthread_cond_init(&workers->more, NULL);
    workers->thread = memory_new((size_t)threads, sizeof *workers->thread);
    workers->handle = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    if (workers->handle >= 0)
        start(workers, threads);
    if (workers->threads > 0)
        return workers;
    workers_free(workers);
    return NULL;
}

void workers_free(struct workers *workers)
{
    pthread_mutex_lock(&workers->lock);
    workers->stop = true;
    atomic_store(&workers->think_control.stop, true);
    pthread_cond_broadcast(&workers->more);
    pthread_mutex_unlock(&workers->lock);
    for (int i = 0; i < workers->threads; i++)
        pthread_join(workers->thread[i], NULL);
    queue_free(&workers->wanted);
    queue_free(&workers->done);
    pthread_cond_destroy(&workers->more);
    pthread_mutex_destroy(&workers->lock);
    if (workers->handle >= 0)
        close(workers->handle);
    free(workers->thread);
    free(workers);
}

/* --- the caller's side -------------------------------------------------------------- */

static char *copy(const char *text)
{
    return text != NULL ? memory_text(text, strlen(text)) : NULL;
}

static struct job *job_copy(const struct job *job)
{
    struct job *mine = memory_new(1, sizeof *mine);
    *mine = *job;
    mine->table = copy(job->table);
    mine->text = copy(job->text);
    mine->extra = copy(job->extra);
    mine->out = NULL;
    mine->good = false;
    return mine;
}

void workers_job_free(struct job *job)
{
    free(job->table);
    free(job->text);
    free(job->extra);
    free(job->out);
    free(job);
}

void workers_submit(struct workers *workers, const struct job *job)
{
    struct job *mine = job_copy(job);
    pthread_mutex_lock(&workers->lock);
    bool has_space = workers->wanted.count < JOB_QUEUE;
    if (has_space && job->kind == JOB_THINK)
        queue_put(&workers->wanted, mine);
    else if (has_space)
        queue_put_first(&workers->wanted, mine);
    pthread_cond_signal(&workers->more);
    pthread_mutex_unlock(&workers->lock);
    if (!has_space)
        report(workers, mine);
}

int workers_handle(const struct workers *workers)
{
    return workers->handle;
}

/* Drains the handle before checking the queue: a result that arrives in between makes it
 * readable again. */
struct job *workers_next(struct workers *workers)
{
    uint64_t count;
    while (read(workers->handle, &count, sizeof count) < 0 && errno == EINTR)
        continue;
    pthread_mutex_lock(&workers->lock);
    struct job *job = queue_take(&workers->done);
    pthread_mutex_unlock(&workers->lock);
    return job;
}

size_t workers_queued(struct workers *workers)
{
    pthread_mutex_lock(&workers->lock);
    size_t count = workers->wanted.count;
    pthread_mutex_unlock(&workers->lock);
    return count;
}
