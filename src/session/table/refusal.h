/* refusal.h: sentences for the codes with which a server refuses requests
 * (docs/protocol.md).
 *
 * The server's own message is more specific; these are for clients in a language that the
 * server does not have. */
#ifndef SESSION_TABLE_REFUSAL_H
#define SESSION_TABLE_REFUSAL_H

/* The sentence for a code, translated; NULL for an unknown code. */
const char *refusal_words(const char *code);

#endif
