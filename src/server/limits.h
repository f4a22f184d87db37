/* limits.h: what a host can limit, with the values of a server that sets nothing. They
 * are macros because settings need them as text, too. */
#ifndef SERVER_LIMITS_H
#define SERVER_LIMITS_H

#define SERVER_DEFAULT_TABLES              5000 /* that are on at once */
#define SERVER_DEFAULT_TABLES_PER_ADDRESS  30   /* made by one address and open at once */
#define SERVER_DEFAULT_REQUESTS_PER_SECOND 10   /* of one connection */
#define SERVER_DEFAULT_CHAT_LENGTH         300  /* characters of a message */

#endif
