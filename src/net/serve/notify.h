/* notify.h: telling systemd how it goes (sd_notify, without the library). */
#ifndef NET_SERVE_NOTIFY_H
#define NET_SERVE_NOTIFY_H

/* A socket to whoever started us, by the variable NOTIFY_SOCKET; -1 when nobody asks. */
int notify_open(void);
/* "READY=1", "STOPPING=1", "WATCHDOG=1". */
void notify_send(int handle, const char *words);

#endif
