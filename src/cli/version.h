/* version.h: version and build of the program. */
#ifndef CLI_VERSION_H
#define CLI_VERSION_H

/* "1.0.0": the project version in CMakeLists.txt. */
const char *version_text(void);
/* The compiler and build type: "gcc 12.2.0", "release". */
const char *version_compiler(void);
const char *version_build(void);

/* Version of the engine protocol; raised when an old client would break. */
enum { VERSION_PROTOCOL = 1 };

#endif
