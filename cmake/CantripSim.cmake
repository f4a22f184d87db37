# The simulator of the server's heart, tests/server/simulator, as a program for long runs: sim_tool. And once
# for each mistake of src/server/mutation.h, which it must find: sim_slip1_tool ...: the files of the hall
# that can make one are compiled again for it, in place of those of the library.
file(GLOB sim_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/server/simulator/*.c")
list(FILTER sim_sources EXCLUDE REGEX "_test\\.c$")
add_library(cantrip_sim OBJECT ${sim_sources})
target_link_libraries(cantrip_sim PUBLIC ${CANTRIP_LAYERS} cantrip_flags)
target_include_directories(cantrip_sim PRIVATE "${CMAKE_SOURCE_DIR}")
add_executable(sim_tool)
target_link_libraries(sim_tool PRIVATE cantrip_sim)

set(slip_sources "")
foreach(source IN LISTS server_sources)
    file(STRINGS "${source}" uses REGEX "hall_slips\\(")
    if(uses)
        list(APPEND slip_sources "${source}")
    endif()
endforeach()

file(STRINGS "${CMAKE_SOURCE_DIR}/src/server/mutation.h" slips REGEX "^    SLIP_[A-Z]+,")
list(LENGTH slips slip_count)
math(EXPR last_slip "${slip_count} - 1")
foreach(slip RANGE 1 ${last_slip})
    add_executable(sim_slip${slip}_tool ${slip_sources})
    target_compile_definitions(sim_slip${slip}_tool PRIVATE HALL_SLIP=${slip})
    set_target_properties(sim_slip${slip}_tool PROPERTIES EXPORT_COMPILE_COMMANDS OFF)
    target_link_libraries(sim_slip${slip}_tool PRIVATE cantrip_sim)
endforeach()
