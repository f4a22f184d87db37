/* version.h: which program this is. */
#ifndef CLI_VERSION_H
#define CLI_VERSION_H

/* "1.0.0": the version of the project in CMakeLists.txt. */
const char *version_text(void);
/* The compiler that made it, and how: "gcc 12.2.0", "release". */
const char *version_compiler(void);
const char *version_build(void);

/* Of the engine's JSON lines; raised when an old client would break. */
enum { VERSION_PROTOCOL = 1 };

#endif
