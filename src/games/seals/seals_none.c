/* seals_none.c: in the module for browsers, which reads no positions, this stands in for
 * what only positions set up by hand and boards to be judged need, and for positions in
 * words, since pages draw them. */
#include "games/seals/board/board.h"
#include "games/seals/explain/describe.h"
#include "games/seals/json/json.h"
#include "games/seals/rules/check.h"

/* Nothing but seals_json_state_read could bring in a state that the rules did not make.
 */
bool seals_check(const void *world, const void *state, struct error *error)
{
    (void)world, (void)state, (void)error;
    return true;
}

bool seals_json_state_read(const void *world, const struct json_reader *json_reader,
                           void *state, struct error *error)
{
    (void)world;
    (void)json_reader;
    (void)state;
    return error_set(error, "this build cannot read positions");
}

bool seals_board_report(const char *text, size_t length, const char *name,
                        struct buffer *report, struct error *error)
{
    (void)text;
    (void)length;
    (void)name;
    (void)report;
    return error_set(error, "this build cannot judge boards");
}

void seals_describe(const void *world, const void *state, struct text *out)
{
    (void)world, (void)state, (void)out;
}
