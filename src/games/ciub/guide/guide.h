/* guide.h: what ciub tells people who point at things and ask. */
#ifndef GAMES_CIUB_GUIDE_GUIDE_H
#define GAMES_CIUB_GUIDE_GUIDE_H

#include "core/guide.h"

extern const struct guide ciub_guide;

/* What a button for "word:roll" and its like says; "" for any other thing. */
const char *ciub_word_label(const char *word);

#endif
