/* slow.h: SLOW_BUILD is 1 where sanitizers make long tests too long. */
#ifndef TESTS_SUPPORT_SLOW_H
#define TESTS_SUPPORT_SLOW_H

#if defined(__SANITIZE_ADDRESS__)
enum { SLOW_BUILD = 1 };
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
enum { SLOW_BUILD = 1 };
#else
enum { SLOW_BUILD = 0 };
#endif
#else
enum { SLOW_BUILD = 0 };
#endif

#endif
