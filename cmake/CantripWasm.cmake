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
