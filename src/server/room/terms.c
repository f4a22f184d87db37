/* terms.c: what a table is made for: the game with its options and perhaps a board
 * or set of the players' own, the seats, the time. All of it is checked before there is a
 * table. */
#include "i18n/i18n.h"
#include "core/record/record.h"
#include "server/request.h"

enum {
    LONGEST = 30 * 24 * 3600, /* seconds of a pace */
    ATTACHMENT = 14 * 1024,   /* a board for five has 12.5 KB */
};

/* --- the game ----------------------------------------------------------------------- */

/* The head of a record is what the table is read from later: it must say the same. */
static bool survives_the_record(struct hall *hall, const struct match *match,
                                struct error *error)
{
    struct buffer head;
    buffer_init(&head);
    record_write_head(match, &head);
    struct match *again =
        record_read(hall->plan.games, head.data, head.length, "attachment", error);
    bool same = again != NULL &&
                again->setup.attachment_length == match->setup.attachment_length &&
                memcmp(again->setup.attachment, match->setup.attachment,
                       match->setup.attachment_length) == 0;
    match_free(again);
    buffer_deinit(&head);
    if (same)
        return true;
    error_place(error, "attachment", 0);
    return error_set(error,
                     say("This text has characters in it that no record can hold."));
}

/* The match is thrown away: its setup is what is wanted, settled and found good. */
static bool settle_game(struct hall *hall, struct terms *terms, const struct setup *setup,
                        struct error *error)
{
    struct match *match = match_new(terms->game, setup, "", error);
    if (match == NULL)
        return false;
    struct text out = text_init(terms->game_id, sizeof terms->game_id);
    setup_write_id(&match->setup, terms->game, "", &out);
    terms->players = match->setup.players;
    bool good = setup->attachment == NULL || survives_the_record(hall, match, error);
    match_free(match);
    return good && (!out.overflow || error_set(error, say("The options are too long.")));
}

static bool attach(struct terms *terms, struct setup *setup, struct error *error)
{
    const char *option = terms->game->attachment;
    if (terms->attachment == NULL)
        return true;
    if (option == NULL)
        return error_set(error, say("This game has no boards or sets of one's own."));
    setup_attach(setup, terms->attachment, strlen(terms->attachment), "attachment");
    return setup_set(setup, terms->game, option, "custom", error);
}

static bool read_id(struct wish *wish, struct terms *terms, struct setup *setup,
                    const char *id, struct error *error)
{
    char seed[SETUP_VALUE];
    if (!setup_read_id(setup, wish->hall->plan.games, &terms->game, seed, id, error))
        return false;
    return seed[0] == '\0' ||
           error_set(error, say("Leave the seed out: the dice of this table are drawn "
                                "from what the server and the players throw in."));
}

/* What is wrong in the attachment is told with the line where it is. */
static void refuse_game(struct wish *wish, const struct error *error)
{
    struct error placed = *error;
    char words[ERROR_TEXT];
    bool within = error->file[0] != '\0';
    placed.file[0] = '\0';
    wish_refuse(wish, "bad", within ? "attachment" : "game", "%s",
                error_line(&placed, words, sizeof words));
}

static bool read_game(struct wish *wish, struct terms *terms)
{
    struct error error = {0};
    struct setup setup;
    const char *id;
    if (!wish_text(wish, "game", sizeof terms->game_id - 1, &id) ||
        !wish_text_or(wish, "attachment", ATTACHMENT, NULL, &terms->attachment))
        return false;
    bool ok = read_id(wish, terms, &setup, id, &error) && attach(terms, &setup, &error) &&
              settle_game(wish->hall, terms, &setup, &error);
    setup_deinit(&setup);
    if (!ok)
        refuse_game(wish, &error);
    return ok;
}

/* --- seats and time ----------------------------------------------------------------- */

static bool read_player(struct wish *wish, struct terms *terms, int seat,
                        const char *words)
{
    struct text out = text_init(terms->player[seat], TABLE_SPEC);
    if (strcmp(words, "person") == 0)
        return true;
    if (seat > 0 && party_is_player(terms->game, words)) {
        text_put(&out, words);
        return true;
    }
    if (seat == 0)
        wish_refuse(wish, "bad", "seats", say("The first seat is your own: \"person\"."));
    else
        wish_refuse(wish, "bad", "seats",
                    say("There is no computer player '%.40s' for this game."), words);
    return false;
}

static bool read_seats(struct wish *wish, struct terms *terms)
{
    struct error error = {0};
    struct doc list, item;
    size_t count = 0;
    const char *words;
    if (!doc_find(&wish->root, "seats", &list) || !doc_length(&list, &count, &error) ||
        count != (size_t)terms->players) {
        wish_refuse(wish, "bad", "seats",
                    say("'seats' must say for each of %d seats who sits there."),
                    terms->players);
        return false;
    }
    for (int seat = 0; seat < terms->players; seat++) {
        if (!doc_item(&list, (size_t)seat, &item, &error) ||
            !doc_string(&item, &words, &error)) {
            wish_refuse_error(wish, "seats", &error);
            return false;
        }
        if (!read_player(wish, terms, seat, words))
            return false;
    }
    return true;
}

static bool read_pace(struct wish *wish, struct pace *pace)
{
    struct error error = {0};
    struct doc field;
    if (!doc_find(&wish->root, "pace", &field) || doc_is_null(&field))
        return true;
    pace->given = true;
    if (doc_int_field(&field, "each", 5, LONGEST, &pace->each, &error) &&
        doc_int_field(&field, "bank", 0, LONGEST, &pace->bank, &error))
        return true;
    wish_refuse_error(wish, "pace", &error);
    return false;
}

static bool read_late(struct wish *wish, enum late_policy *late)
{
    const char *words;
    if (!wish_text_or(wish, "late", 20, late_words[LATE_COMPUTER], &words))
        return false;
    for (int i = LATE_COMPUTER; i <= LATE_WAIT; i++)
        if (strcmp(words, late_words[i]) == 0) {
            *late = (enum late_policy)i;
            return true;
        }
    wish_refuse(wish, "bad", "late", say("'late' must be computer, skip or wait."));
    return false;
}

bool terms_read(struct wish *wish, struct terms *terms)
{
    return read_game(wish, terms) && read_seats(wish, terms) &&
           wish_bool_or(wish, "public", false, &terms->is_public) &&
           wish_bool_or(wish, "watch", terms->is_public, &terms->watch) &&
           read_pace(wish, &terms->pace) && read_late(wish, &terms->late);
}
