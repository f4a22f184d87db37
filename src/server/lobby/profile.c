/* profile.c: what everybody may know about a registered name. */
#include "i18n/i18n.h"
#include "server/lobby/name.h"

static void put_history(const struct person *person, const struct game *game,
                        struct buffer *out)
{
    static const struct standing none;
    const struct standing *standing = server_standing_find(person, game);
    server_history_write(standing != NULL ? standing : &none, false, out);
}

enum outcome server_do_profile(struct request *request)
{
    const char *name, *word;
    const struct game *game = NULL;
    if (!server_request_typed_name(request, "name", &name) ||
        !server_request_text_or(request, "game", SETUP_NAME, "", &word) ||
        (word[0] != '\0' && !server_request_game(request, &game)))
        return ANSWERED;
    const struct person *person = server_name_find(request->server, name);
    if (person == NULL)
        return server_request_refuse(
            request, "missing", "name",
            tr("Nobody has registered the name '%s' here. Check its spelling."), name);
    json_add_text(&request->out, "name", person->name);
    json_key(&request->out, "record");
    server_rating_write(person, &request->out);
    if (game != NULL)
        put_history(person, game, &request->out);
    return DONE;
}
