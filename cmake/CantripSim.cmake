# The server simulator, tests/server/simulator, as a program for long runs: sim_tool. And
# one variant per mutation of src/server/mutation.h, which it must detect:
# sim_mutation1_tool ...; the server files that can contain a mutation are recompiled for
# it instead of using the library.
file(GLOB sim_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/server/simulator/*.c")
list(FILTER sim_sources EXCLUDE REGEX "_test\\.c$")
add_library(cantrip_sim OBJECT ${sim_sources})
target_link_libraries(cantrip_sim PUBLIC ${CANTRIP_LAYERS} cantrip_flags)
target_include_directories(cantrip_sim PRIVATE "${CMAKE_SOURCE_DIR}")
add_executable(sim_tool)
target_link_libraries(sim_tool PRIVATE cantrip_sim)

set(mutation_sources "")
foreach(source IN LISTS server_sources)
    file(STRINGS "${source}" uses REGEX "server_mutates\\(")
    if(uses)
        list(APPEND mutation_sources "${source}")
    endif()
endforeach()

file(STRINGS "${CMAKE_SOURCE_DIR}/src/server/mutation.h" mutations REGEX "^    MUTATION_[A-Z]+,")
list(LENGTH mutations mutation_count)
math(EXPR last_mutation "${mutation_count} - 1")
foreach(mutation RANGE 1 ${last_mutation})
    add_executable(sim_mutation${mutation}_tool ${mutation_sources})
    target_compile_definitions(sim_mutation${mutation}_tool PRIVATE SERVER_MUTATION=${mutation})
    set_target_properties(sim_mutation${mutation}_tool PROPERTIES EXPORT_COMPILE_COMMANDS OFF)
    target_link_libraries(sim_mutation${mutation}_tool PRIVATE cantrip_sim)
endforeach()
