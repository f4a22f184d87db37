# Separate programs: bench/loader, a load generator for servers (run by bench/load), and
# examples/bot.c, a bot.
file(GLOB loader_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/bench/loader/*.c")
add_executable(loader EXCLUDE_FROM_ALL ${loader_sources})
target_link_libraries(loader PRIVATE cantrip_core cantrip_flags)

add_executable(example_bot "${CMAKE_SOURCE_DIR}/examples/bot.c")
target_link_libraries(example_bot PRIVATE cantrip_client)
