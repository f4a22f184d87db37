/* refusal.h: why a server says no, by the codes of docs/protocol.md, all in one place.
 *
 * What a server says itself tells more; this is for clients whose language it does not
 * speak. */
#ifndef SESSION_TABLE_REFUSAL_H
#define SESSION_TABLE_REFUSAL_H

/* The sentence of a code, in the player's language; NULL: there is no such code. */
const char *refusal_words(const char *code);

#endif
