# cantrip.wasm: the rules and computer players for the browser, a reactor module without
# main(). cantrip_lab.wasm adds functions for tests and benchmarks, which no browser
# calls.
file(GLOB wasm_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/wasm/*.c")
if(NOT wasm_sources)
    message(STATUS "No sources in src/wasm: there is no module to build")
    return()
endif()

# Optimised for size, since people wait for the download, except for the hot paths of the
# search. (SIMD does not pay: sets are two or three words, and most live in registers.)
set(wasm_hot
    base/hash base/rng games/seals/rules/apply games/seals/rules/choices
    games/seals/rules/flow games/seals/rules/reach
    games/seals/rules/spell_conflict games/seals/rules/spell_might games/seals/rules/spell_movement
    games/seals/rules/spell_spaces games/seals/rules/usable games/seals/seals
    games/seals/ai/access games/seals/ai/scene games/seals/ai/features games/seals/ai/view
    games/ciub/rules/apply games/ciub/rules/choices games/ciub/ciub
    games/ciub/rules/flow games/ciub/rules/playout games/ciub/ai/target
    games/ciub/ai/prior_tokens games/ciub/ai/estimate games/ciub/ai/features
    ai/evaluator/evaluator ai/playout ai/random ai/search/select ai/search/expand ai/search/leaf
    ai/search/tree)
list(TRANSFORM wasm_hot REPLACE "(.+)" "${CMAKE_SOURCE_DIR}/src/\\1.c")
foreach(file IN LISTS wasm_hot)
    if(NOT EXISTS "${file}")
        message(FATAL_ERROR "cmake/CantripWasm.cmake names ${file}, which is not there")
    endif()
endforeach()
# Loops stay rolled: unrolling makes random games faster, but thinking only by 3 %, and costs 10 KB.
set_source_files_properties(${wasm_hot} PROPERTIES
    COMPILE_OPTIONS "-O2;-fno-vectorize;-fno-slp-vectorize;-fno-unroll-loops")

# A search keeps lists of choices on the stack, for which the default 64 KiB are too few.
# The stack comes first in memory, so that an overflow traps instead of corrupting data.
function(cantrip_module target name)
    add_executable(${target} ${ARGN})
    set_target_properties(${target} PROPERTIES OUTPUT_NAME ${name} SUFFIX .wasm)
    target_link_libraries(${target} PRIVATE ${CANTRIP_LAYERS})
    target_link_options(${target} PRIVATE -mexec-model=reactor -Wl,--strip-all
        -Wl,-z,stack-size=1048576 -Wl,--stack-first)
endfunction()

set(played_sources ${wasm_sources})
list(FILTER played_sources EXCLUDE REGEX "/(bench|odds|replay)\\.c$")
add_custom_target(module_objects DEPENDS ${CANTRIP_LAYERS}) # all but the optimising link
cantrip_module(cantrip_wasm cantrip ${played_sources})
cantrip_module(cantrip_lab cantrip_lab ${wasm_sources})
