/* read_none.c: in the browser's module, which gets its states from the rules alone, this
 * stands in for reading and checking them. */
#include "core/state/table.h"

bool state_read(const struct state_field *table, const void *world,
                const struct json_reader *json_reader, void *state, struct error *error)
{
    (void)table, (void)world, (void)json_reader, (void)state;
    return error_set(error, "this build cannot read positions");
}

bool state_check(const struct state_field *table, const void *world, const void *state,
                 struct error *error)
{
    (void)table, (void)world, (void)state, (void)error;
    return true;
}
