# The fuzz targets: each fuzz/NAME_fuzz.c is a program; other files there are shared.
file(GLOB fuzz_mains CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/fuzz/*_fuzz.c")
file(GLOB fuzz_shared CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/fuzz/*.c")
list(FILTER fuzz_shared EXCLUDE REGEX "_fuzz\\.c$")

foreach(main IN LISTS fuzz_mains)
    get_filename_component(name "${main}" NAME_WE)
    add_executable(${name} "${main}" ${fuzz_shared})
    target_link_libraries(${name} PRIVATE ${CANTRIP_LAYERS})
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
endforeach()
