/* server.c: the step function: which part of the hall an input is for. */
#include "server/server.h"

#include <sodium.h>

#include "core/memory.h"
#include "server/request.h"
#include "i18n/language.h"

void hall_plan_usual(struct hall_plan *plan, const struct game *const *games)
{
    *plan = (struct hall_plan){.games = games,
                               .title = "cantrip",
                               .push = "",
                               .names = true,
                               .most_tables = 10000,
                               .tables_an_address = 50,
                               .chat_letters = 300,
                               .requests_a_second = 10,
                               .most_waiting = 1000,
                               .long_log = 10000};
}

/* --- languages ---------------------------------------------------------------------- */

/* Each is tried out once: after that going from one to another costs nothing. */
static void learn_languages(struct hall *hall)
{
    const void *spoken = speech_tongue();
    const struct language *list = language_list();
    for (int i = 0; i < LANGUAGES && list[i].code != NULL; i++)
        if (language_speak(list[i].code))
            hall->tongue[i] = speech_tongue();
    speech_return(spoken);
}

void hall_speak(struct hall *hall, const struct peer *peer)
{
    speech_return(hall->tongue[peer->language]);
}

/* --- its life ----------------------------------------------------------------------- */

struct hall *hall_new(const struct hall_plan *plan)
{
    struct hall *hall = memory_new(1, sizeof *hall);
    hall->plan = *plan;
    hall->last = &hall->first;
    if (sodium_init() < 0)
        abort();
    learn_languages(hall);
    return hall;
}

void hall_free(struct hall *hall)
{
    if (hall == NULL)
        return;
    batches_free(hall);
    parties_free(hall);
    peers_free(hall);
    names_free(hall);
    out_free(hall);
    free(hall->bans);
    free(hall->codes);
    free(hall->lobby);
    free(hall->list);
    free(hall);
}

static void stop(struct hall *hall)
{
    if (hall->stopping)
        return;
    hall->stopping = true;
    for (size_t i = 0; i < MAP; i++)
        for (struct party *it = hall->map[i]; it != NULL; it = it->next)
            wish_give_up(hall, it, "busy",
                         SPEECH("The server is stopping. Come back soon."));
    names_give_up(hall);
    if (hall->heap_count > 0)
        life_note(hall);
    tell_bye(hall);
}

static void know(struct hall *hall, const struct hall_row *row)
{
    if (row->kind == HALL_TABLE)
        party_known(hall, row);
    else if (row->kind == HALL_NAME)
        name_known(hall, row);
    else if (row->kind == HALL_BAN)
        ban_set(hall, row->key, true);
    else if (row->kind == HALL_LIFE)
        life_known(hall, row);
}

static void known(struct hall *hall, const struct hall_input *input)
{
    for (size_t i = 0; i < input->count; i++)
        know(hall, &input->rows[i]);
}

static void take(struct hall *hall, const struct hall_input *input)
{
    switch (input->event) {
    case HALL_OPENED:
        peer_opened(hall, input);
        break;
    case HALL_HEARD:
        wish_heard(hall, input);
        break;
    case HALL_CLOSED:
        peer_closed(hall, input->peer);
        break;
    case HALL_TICK:
        heap_tick(hall);
        break;
    case HALL_STORED:
        batch_stored(hall, input->ticket);
        break;
    case HALL_FAILED:
        batch_failed(hall, input->ticket);
        break;
    case HALL_KNOWN:
        known(hall, input);
        break;
    case HALL_LOADED:
        party_loaded(hall, input);
        break;
    case HALL_THOUGHT:
        think_heard(hall, input);
        break;
    case HALL_HASHED:
        name_hashed(hall, input);
        break;
    case HALL_UNWANTED:
        push_unwanted(hall, input);
        break;
    case HALL_STOP:
        stop(hall);
        break;
    }
}

size_t hall_step(struct hall *hall, const struct hall_input *input,
                 const struct hall_output **outputs)
{
    const void *spoken = speech_tongue();
    out_clear(hall);
    if (input->now > hall->now)
        hall->now = input->now;
    if (hall->began == 0)
        hall->began = hall->life.alive = hall->now;
    take(hall, input);
    if (input->event != HALL_KNOWN)
        life_tend(hall);
    speech_return(spoken);
    *outputs = hall->out.list;
    return hall->out.count;
}

void hall_measure(const struct hall *hall, struct hall_count *count)
{
    *count = hall->count;
    count->waiting = (uint64_t)hall->under_way;
    for (size_t i = 0; i < MAP; i++)
        for (const struct party *it = hall->map[i]; it != NULL; it = it->next) {
            count->tables_awake += it->body != NULL;
            count->tables_asleep += it->body == NULL;
            count->games_on += it->course.stage == STAGE_ON;
        }
}
