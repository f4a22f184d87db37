# Programs beside the command: bench/loader puts a load on a server (bench/load runs it), and
# examples/bot.c is a bot that plays at one.
file(GLOB loader_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/bench/loader/*.c")
add_executable(loader EXCLUDE_FROM_ALL ${loader_sources})
target_link_libraries(loader PRIVATE cantrip_core cantrip_flags)

add_executable(example_bot "${CMAKE_SOURCE_DIR}/examples/bot.c")
target_link_libraries(example_bot PRIVATE cantrip_client)
