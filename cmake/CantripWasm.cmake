# cantrip.wasm: the rules and the players for the browser, a reactor module without main().
file(GLOB wasm_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/wasm/*.c")
if(NOT wasm_sources)
    message(STATUS "No sources in src/wasm: there is no module to build")
    return()
endif()

add_executable(cantrip_wasm ${wasm_sources})
set_target_properties(cantrip_wasm PROPERTIES OUTPUT_NAME cantrip SUFFIX .wasm)
target_link_libraries(cantrip_wasm PRIVATE ${CANTRIP_LAYERS})
# The rules gain from inlining across files, and lose by vectors: their sets are two or three
# words, and most of them live in registers.
target_link_options(cantrip_wasm PRIVATE -mexec-model=reactor -Wl,--strip-debug
    -Wl,-mllvm,-inline-threshold=600)
# A search keeps lists of choices on the stack, for which the usual 64 KiB are too few. The stack
# lies first, so that running out of it is a trap and not somebody else's bytes.
target_link_options(cantrip_wasm PRIVATE -Wl,-z,stack-size=1048576 -Wl,--stack-first)
