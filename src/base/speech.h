/* speech.h: the language that players are spoken to in. Texts are written in English in
 * the code, and looked up where they are said. */
#ifndef BASE_SPEECH_H
#define BASE_SPEECH_H

/* The text in the language that was set; itself when there is none. */
const char *say(const char *text) __attribute__((format_arg(1)));

#endif
