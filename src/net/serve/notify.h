/* notify.h: service notifications for systemd (sd_notify, without the library). */
#ifndef NET_SERVE_NOTIFY_H
#define NET_SERVE_NOTIFY_H

/* The socket named by NOTIFY_SOCKET; -1 if unset. */
int notify_open(void);
/* "READY=1", "STOPPING=1", "WATCHDOG=1". */
void notify_send(int handle, const char *words);

#endif
