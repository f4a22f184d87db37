/* answers.c: what the server answers. */
#include <string.h>

#include "base/clock.h"
#include "i18n/i18n.h"
#include "client/internal.h"
#include "i18n/language.h"
#include "session/table/refusal.h"

static bool is(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

static void copy(char *to, size_t size, const char *words)
{
    struct text out = text_init(to, size);
    text_put(&out, words);
}

/* A seat was given: it is kept before anything else is done with it. */
static void take_seat(struct follow *follow, const struct doc *message, bool made)
{
    struct venue *address = &follow->address;
    struct purse_seat seat;
    struct error error = {0};
    if (made)
        copy(address->table, sizeof address->table, member_text(message, "table"));
    if (made)
        copy(address->invite, sizeof address->invite, member_text(message, "invite"));
    copy(address->token, sizeof address->token, member_text(message, "token"));
    seat.address = *address;
    memcpy(seat.entropy, follow->entropy, sizeof seat.entropy);
    if (follow->purse[0] != '\0' && !purse_keep(follow->purse, &seat, &error))
        follow_tell(follow, "%s", error.text);
    follow_sit(follow);
}

static double pause_of(const struct doc *message)
{
    int64_t wait = member_number(message, "wait");
    return clock_seconds() + (wait > 0 && wait < 60 ? (double)wait : 1.0);
}

/* In the player's language: a server that does not speak it has at least a code. */
static const char *why_of(const struct follow *follow, const struct doc *answer)
{
    const struct language *own = language_find(follow->language);
    const char *words = refusal_words(member_text(answer, "code"));
    bool foreign =
        own != NULL && follow->speaks[0] != '\0' && !is(follow->speaks, own->code);
    return foreign && words != NULL ? words : member_text(answer, "error");
}

/* What was said waits for a server that has no time for it. */
static void refuse_chat(struct follow *follow, bool later, const struct doc *answer)
{
    if (later) {
        follow_say_later(follow, pause_of(answer));
        return;
    }
    follow_tell(follow, "%s", why_of(follow, answer));
    follow_said(follow);
}

/* The table has gone on, or the rules say no: the move is forgotten, and that is told. */
static void refuse_move(struct follow *follow, const char *code, const struct doc *answer)
{
    if (is(code, "busy") || is(code, "slow")) {
        follow->move_again = pause_of(answer);
        return;
    }
    follow->move.on = follow->remote.sending = false;
    if (is(code, "stale"))
        follow_tell(follow, "%s",
                    say("The table had gone on, so your move was not made."));
    else
        follow_tell(follow, say("Your move was not made: %s"), why_of(follow, answer));
}

static bool is_way_in(const char *re)
{
    return is(re, "hello") || is(re, "create") || is(re, "join") || is(re, "sit") ||
           is(re, "watch");
}

/* It is asked again by itself; why there is a wait is told once. */
static void wait_for_way(struct follow *follow, const char *why, const struct doc *answer)
{
    follow->again = pause_of(answer);
    if (is(follow->remote.trouble, why))
        return;
    copy(follow->remote.trouble, sizeof follow->remote.trouble, why);
    follow_tell(follow, "%s", why);
}

static void refuse(struct follow *follow, const char *re, const struct doc *answer)
{
    const char *code = member_text(answer, "code"), *why = why_of(follow, answer);
    bool soon = is(code, "busy") || is(code, "slow");
    if (is(re, "move"))
        refuse_move(follow, code, answer);
    else if (is(re, "chat"))
        refuse_chat(follow, soon || is(code, "broken"), answer);
    else if (is_way_in(re) && (soon || is(code, "broken")))
        wait_for_way(follow, why, answer);
    else if (is_way_in(re))
        follow_close(follow, why);
    else if (!is(re, "promise") && !is(re, "reveal"))
        follow_tell(follow, "%s", why);
}

static void tell_code(struct follow *follow, const struct doc *message)
{
    follow_tell(follow,
                say("The code for another device: %s. It is good once, for 15 minutes."),
                member_text(message, "recovery"));
}

static void take_rematch(struct follow *follow, const struct doc *message)
{
    copy(follow->rematch, sizeof follow->rematch, member_text(message, "table"));
    if (follow->wants_rematch && follow->rematch[0] != '\0')
        follow_go_over(follow);
}

void follow_answer(struct follow *follow, const char *re, const struct doc *message)
{
    if (is(re, "sit") || is(re, "watch"))
        follow->asked = false;
    if (member_text(message, "error")[0] != '\0')
        refuse(follow, re, message);
    else if (is(re, "hello"))
        copy(follow->speaks, sizeof follow->speaks, member_text(message, "language"));
    else if (is(re, "create") || is(re, "join"))
        take_seat(follow, message, is(re, "create"));
    else if (is(re, "sit") || is(re, "watch"))
        follow_take_table(follow, message);
    else if (is(re, "chat"))
        follow_said(follow);
    else if (is(re, "code"))
        tell_code(follow, message);
    else if (is(re, "rematch"))
        take_rematch(follow, message);
    else if (is(re, "leave") && follow->remote.table == NULL)
        follow_close(follow, say("You have given your seat back."));
}
