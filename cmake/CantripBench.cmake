# The programs that measure: bench/loader puts a load on a server (bench/load runs it).
file(GLOB loader_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/bench/loader/*.c")
add_executable(loader EXCLUDE_FROM_ALL ${loader_sources})
target_link_libraries(loader PRIVATE cantrip_core cantrip_flags)
