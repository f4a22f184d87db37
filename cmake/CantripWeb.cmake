# Compiles the web client into the program: see src/net/site/site.h. scripts/build-site
# builds it; without it the program is built all the same, and `cantrip web` says what to
# do.
set(CANTRIP_SITE "${CMAKE_SOURCE_DIR}/build/site" CACHE PATH "Where the built site lies")
set(CANTRIP_SITE_SOURCE "${CMAKE_BINARY_DIR}/generated/site_table.c")
set(site_bytes "${CMAKE_BINARY_DIR}/generated/site_bytes.s")
enable_language(ASM)

# The list is written last, and only when a build of the site changed something. Found
# with a glob, so that a site that appears or disappears is noticed.
file(GLOB site_list CONFIGURE_DEPENDS "${CANTRIP_SITE}/.list")

add_custom_command(
    OUTPUT "${CANTRIP_SITE_SOURCE}" "${site_bytes}"
    COMMAND "${CMAKE_COMMAND}" "-DSITE=${CANTRIP_SITE}" "-DLIST=${site_list}"
            "-DOUT=${CMAKE_BINARY_DIR}/generated"
            -P "${CMAKE_SOURCE_DIR}/cmake/EmbedSite.cmake"
    DEPENDS ${site_list} "${CMAKE_SOURCE_DIR}/cmake/EmbedSite.cmake"
    COMMENT "Embedding the site"
    VERBATIM)

# Separate from the other sources, whose flags are for C.
add_library(cantrip_site STATIC "${site_bytes}")
