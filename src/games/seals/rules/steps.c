/* steps.c: the kinds of decision as data. */
#include "games/seals/rules/steps.h"

#include <string.h>

#include "games/seals/rules/state.h"
#include "i18n/i18n.h"

#define TAKES(kind) (1U << PICK_##kind)

const struct step_info seals_step_table[STEPS] = {
#define STEP(ID, id, reader, ...) {__VA_ARGS__},
#include "games/seals/rules/step_list.h"
};

enum step seals_step_find(const char *name)
{
    int step = 0;
    while (step < STEPS && strcmp(seals_step_table[step].name, name) != 0)
        step++;
    return (enum step)step;
}
