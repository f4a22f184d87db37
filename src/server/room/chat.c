/* chat.c: talking at a table, within limits. */
#include "base/utf8.h"
#include "i18n/i18n.h"
#include "server/lobby/confusables.h"
#include "server/request.h"

enum { CHAT_A_MINUTE = 20, CHAT_BURST = 6, BYTES_A_LETTER = 4 };

static bool is_talk(struct wish *wish, const char *text)
{
    int letters = 0;
    if (!letters_are_plain(text)) {
        wish_refuse(wish, "bad", "text",
                    say("Line ends and control characters cannot be said."));
        return false;
    }
    for (const char *at = text; *at != '\0'; letters++)
        glyph_read(&at);
    if (letters <= wish->hall->plan.chat_letters)
        return true;
    wish_refuse(wish, "bad", "text", say("This is too long: at most %d letters."),
                wish->hall->plan.chat_letters);
    return false;
}

enum outcome do_chat(struct wish *wish)
{
    struct hall *hall = wish->hall;
    const char *text;
    size_t most = (size_t)hall->plan.chat_letters * BYTES_A_LETTER;
    if (!wish_text(wish, "text", most, &text) || !is_talk(wish, text))
        return ANSWERED;
    if (wish->party->course.stage == STAGE_CLOSED)
        return wish_refuse(wish, "late", NULL, say("The table is closed."));
    int wait = bucket_take(&wish->peer->chat, hall->now, CHAT_A_MINUTE, CHAT_BURST);
    if (wait > 0)
        return wish_refuse_slow(wish, wait);
    struct batch *batch = wish_batch(wish, wish->party);
    if (batch == NULL)
        return ANSWERED;
    struct buffer *out = batch_event(hall, batch, "chat");
    json_add_number(out, "seat", wish->seat + 1);
    json_add_text(out, "text", text);
    batch_end(hall, batch, -1);
    return wish_store(wish, batch);
}
