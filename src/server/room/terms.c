/* terms.c: the terms of a new table: the game with its options and perhaps a custom board
 * or set, the seats, the pace. All are checked before the table exists. */
#include "core/record/record.h"
#include "i18n/i18n.h"
#include "server/request.h"

enum {
    LONGEST = 30 * 24 * 3600, /* seconds of a pace */
    ATTACHMENT = 14 * 1024,   /* a board for five takes 12.5 KB */
};

/* --- the game ----------------------------------------------------------------------- */

/* The table is later restored from the head of a record, so it must not lose anything. */
static bool survives_a_record(struct server *server, const struct match *match,
                              struct error *error)
{
    struct buffer head;
    buffer_init(&head);
    record_write_head(match, &head);
    struct match *again =
        record_read(server->plan.games, head.data, head.length, "attachment", error);
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
                     tr("This text has characters in it that no record can hold."));
}

/* Only the setup of the match is needed: complete, and checked. */
static bool complete_game(struct server *server, struct terms *terms,
                          const struct setup *setup, struct error *error)
{
    struct match *match = match_new(terms->game, setup, "", error);
    if (match == NULL)
        return false;
    struct text out = text_init(terms->game_id, sizeof terms->game_id);
    setup_write_id(&match->setup, terms->game, "", &out);
    terms->players = match->setup.players;
    bool good = setup->attachment == NULL || survives_a_record(server, match, error);
    match_free(match);
    return good && (!out.overflow || error_set(error, tr("The options are too long.")));
}

static bool attach(struct terms *terms, struct setup *setup, struct error *error)
{
    const char *option = terms->game->attachment;
    if (terms->attachment == NULL)
        return true;
    if (option == NULL)
        return error_set(error, tr("This game has no boards or sets of one's own."));
    setup_attach(setup, terms->attachment, strlen(terms->attachment), "attachment");
    return setup_set(setup, terms->game, option, "custom", error);
}

static bool read_id(struct request *request, struct terms *terms, struct setup *setup,
                    const char *id, struct error *error)
{
    char seed[SETUP_VALUE];
    if (!setup_read_id(setup, request->server->plan.games, &terms->game, seed, id, error))
        return false;
    return seed[0] == '\0' ||
           error_set(error, tr("Leave the seed out: the dice of this table are drawn "
                               "from what the server and the players throw in."));
}

/* Errors in the attachment come with their line. */
static void refuse_game(struct request *request, const struct error *error)
{
    struct error placed = *error;
    char words[ERROR_TEXT];
    bool within = error->file[0] != '\0';
    placed.file[0] = '\0';
    server_request_refuse(request, "bad", within ? "attachment" : "game", "%s",
                          error_line(&placed, words, sizeof words));
}

bool server_terms_read_game(struct request *request, struct terms *terms)
{
    struct error error = {0};
    struct setup setup;
    const char *id;
    if (!server_request_text(request, "game", sizeof terms->game_id - 1, &id) ||
        !server_request_text_or(request, "attachment", ATTACHMENT, NULL,
                                &terms->attachment))
        return false;
    bool ok = read_id(request, terms, &setup, id, &error) &&
              attach(terms, &setup, &error) &&
              complete_game(request->server, terms, &setup, &error);
    setup_deinit(&setup);
    if (!ok)
        refuse_game(request, &error);
    return ok;
}

/* --- seats and time ----------------------------------------------------------------- */

static bool read_player(struct request *request, struct terms *terms, int seat,
                        const char *words)
{
    struct text out = text_init(terms->player[seat], TABLE_SPEC);
    if (strcmp(words, "person") == 0)
        return true;
    if (seat > 0 && server_room_is_player(terms->game, words)) {
        text_put(&out, words);
        return true;
    }
    if (seat == 0)
        server_request_refuse(request, "bad", "seats",
                              tr("The first seat is your own: \"person\"."));
    else
        server_request_refuse(request, "bad", "seats",
                              tr("There is no computer player '%.40s' for this game."),
                              words);
    return false;
}

static bool read_seats(struct request *request, struct terms *terms)
{
    struct error error = {0};
    struct json_reader list, item;
    size_t count = 0;
    const char *words;
    if (!json_reader_find(&request->root, "seats", &list) ||
        !json_reader_length(&list, &count, &error) || count != (size_t)terms->players) {
        server_request_refuse(request, "bad", "seats",
                              tr("'seats' must say for each of %d seats who sits there."),
                              terms->players);
        return false;
    }
    for (int seat = 0; seat < terms->players; seat++) {
        if (!json_reader_item(&list, (size_t)seat, &item, &error) ||
            !json_reader_string(&item, &words, &error)) {
            server_request_refuse_error(request, "seats", &error);
            return false;
        }
        if (!read_player(request, terms, seat, words))
            return false;
    }
    return true;
}

static bool read_pace(struct request *request, struct room_pace *pace)
{
    struct error error = {0};
    struct json_reader field;
    if (!json_reader_find(&request->root, "pace", &field) || json_reader_is_null(&field))
        return true;
    pace->given = true;
    if (json_reader_int_field(&field, "each", 5, LONGEST, &pace->each, &error) &&
        json_reader_int_field(&field, "bank", 0, LONGEST, &pace->bank, &error))
        return true;
    server_request_refuse_error(request, "pace", &error);
    return false;
}

static bool read_late(struct request *request, enum room_late *late)
{
    const char *words;
    if (!server_request_text_or(request, "late", 20, room_late_name[ROOM_LATE_COMPUTER],
                                &words))
        return false;
    for (int i = ROOM_LATE_COMPUTER; i <= ROOM_LATE_WAIT; i++)
        if (strcmp(words, room_late_name[i]) == 0) {
            *late = (enum room_late)i;
            return true;
        }
    server_request_refuse(request, "bad", "late",
                          tr("'late' must be computer, skip or wait."));
    return false;
}

bool server_terms_read(struct request *request, struct terms *terms)
{
    return server_terms_read_game(request, terms) && read_seats(request, terms) &&
           server_request_bool_or(request, "autostart", false, &terms->autostart) &&
           server_request_bool_or(request, "public", false, &terms->is_public) &&
           server_request_bool_or(request, "watch", terms->is_public, &terms->watch) &&
           read_pace(request, &terms->pace) && read_late(request, &terms->late);
}
