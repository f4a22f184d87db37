# The tests: tests/DIR/NAME_test.c is one cmocka program, linked with the other .c files of
# its folder and with tests/support; tests/DIR/*.sh are run by bash (but for *lib.sh, which
# others source). tests/DIR/NAME_tool.c is a program DIR_NAME_tool that such scripts run, in
# CANTRIP_TOOLS.
# Every test runs through scripts/run-test, which counts the single results.
find_package(PkgConfig REQUIRED)
pkg_check_modules(CMOCKA REQUIRED IMPORTED_TARGET cmocka)
pkg_check_modules(SSL REQUIRED IMPORTED_TARGET libssl)

set(test_environment
    "CANTRIP_BIN=${CMAKE_BINARY_DIR}/cantrip"
    "CANTRIP_LANGUAGE=en"
    "CANTRIP_SOURCE=${CMAKE_SOURCE_DIR}"
    "CANTRIP_WASM=${CMAKE_SOURCE_DIR}/build/wasm/cantrip.wasm"
    "CANTRIP_LAB=${CMAKE_SOURCE_DIR}/build/wasm/cantrip_lab.wasm"
    "CANTRIP_TOOLS=${CMAKE_BINARY_DIR}"
    "CANTRIP_RESULTS=${CMAKE_BINARY_DIR}/results"
    "ASAN_OPTIONS=detect_leaks=1:detect_stack_use_after_return=1:strict_string_checks=1"
    "UBSAN_OPTIONS=print_stacktrace=1")

# cantrip_register(NAME FOLDER command...): one CTest test, labelled with its folder.
function(cantrip_register name folder)
    add_test(NAME ${name}
        COMMAND bash "${CMAKE_SOURCE_DIR}/scripts/run-test" ${name} ${ARGN}
        WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
    set_tests_properties(${name} PROPERTIES LABELS ${folder} TIMEOUT 600
        SKIP_RETURN_CODE 77 ENVIRONMENT "${test_environment}")
endfunction()

# What the test programs link: the layers, or, where the command is optimised at link time, a
# plain build of the same sources: doing that again for each of so many programs takes minutes.
set(tested ${CANTRIP_LAYERS})
if(CMAKE_INTERPROCEDURAL_OPTIMIZATION)
    set(CMAKE_INTERPROCEDURAL_OPTIMIZATION OFF)
    set(tested_sources "")
    set(tested_libraries "")
    foreach(layer IN LISTS CANTRIP_LAYERS)
        get_target_property(sources ${layer} SOURCES)
        get_target_property(libraries ${layer} LINK_LIBRARIES)
        list(APPEND tested_sources ${sources})
        list(APPEND tested_libraries ${libraries})
    endforeach()
    list(REMOVE_ITEM tested_libraries ${CANTRIP_LAYERS})
    list(REMOVE_DUPLICATES tested_libraries)
    add_library(cantrip_tested STATIC EXCLUDE_FROM_ALL ${tested_sources})
    target_link_libraries(cantrip_tested PUBLIC ${tested_libraries})
    set(tested cantrip_tested)
endif()

# Helpers that tests of several folders share.
file(GLOB support_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/support/*.c")
add_library(cantrip_support STATIC EXCLUDE_FROM_ALL ${support_sources})
target_include_directories(cantrip_support PUBLIC "${CMAKE_SOURCE_DIR}/tests")
target_link_libraries(cantrip_support PUBLIC ${tested} cantrip_flags PkgConfig::CMOCKA PkgConfig::SSL)

# cantrip_shared(PATH FOLDER): what the tests of a folder share, compiled once for all of them, as
# the target FOLDER_shared.
function(cantrip_shared path folder)
    file(GLOB shared CONFIGURE_DEPENDS "${path}/*.c")
    list(FILTER shared EXCLUDE REGEX "_(test|tool)\\.c$")
    if(shared)
        add_library(${folder}_shared OBJECT EXCLUDE_FROM_ALL ${shared})
        target_link_libraries(${folder}_shared PUBLIC cantrip_support)
    else()
        add_library(${folder}_shared INTERFACE)
        target_link_libraries(${folder}_shared INTERFACE cantrip_support)
    endif()
endfunction()

file(GLOB_RECURSE test_mains CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/*_test.c")
foreach(main IN LISTS test_mains)
    get_filename_component(name "${main}" NAME_WE)
    get_filename_component(path "${main}" DIRECTORY)
    get_filename_component(folder "${path}" NAME)
    if(NOT TARGET ${folder}_shared)
        cantrip_shared("${path}" ${folder})
    endif()
    set(target ${folder}_${name})
    add_executable(${target} "${main}")
    target_link_libraries(${target} PRIVATE ${folder}_shared)
    cantrip_register(${target} ${folder} $<TARGET_FILE:${target}>)
endforeach()

file(GLOB_RECURSE test_tools CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/*_tool.c")
list(FILTER test_tools EXCLUDE REGEX "/tests/sim/")
foreach(main IN LISTS test_tools)
    get_filename_component(name "${main}" NAME_WE)
    get_filename_component(path "${main}" DIRECTORY)
    get_filename_component(folder "${path}" NAME)
    add_executable(${folder}_${name} "${main}")
    target_link_libraries(${folder}_${name} PRIVATE ${tested} cantrip_flags)
endforeach()

# Not in the release build, as they run under the sanitizers: what is typed at whole screens, which
# is slow and draws on the same layers that the test programs run through optimised; and what looks
# at the sources alone, which are the same.
set(in_one_build "^(tui|scripts)_|^link_(screen|kill)_|^serve_kill_|^web_icons_")

file(GLOB_RECURSE test_scripts CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/*.sh")
list(FILTER test_scripts EXCLUDE REGEX "lib\\.sh$")
foreach(script IN LISTS test_scripts)
    get_filename_component(name "${script}" NAME_WE)
    get_filename_component(path "${script}" DIRECTORY)
    get_filename_component(folder "${path}" NAME)
    set(test ${folder}_${name}_sh)
    if(CMAKE_BUILD_TYPE STREQUAL "Release" AND test MATCHES "${in_one_build}")
        continue()
    endif()
    cantrip_register(${test} ${folder} bash "${script}")
endforeach()

include(CantripSim)
