# The tests. All tests/DIR/NAME_test.c of a folder make one program, DIR_tests, together with the
# other .c files of the folder and tests/support; `DIR_tests NAME_test` runs one of them.
# tests/DIR/*.sh are run by bash (except lib.sh and *_lib.sh, which others source), and tests/DIR/NAME_tool.c
# is a program DIR_NAME_tool for such scripts, in CANTRIP_TOOLS.
# CTest runs each test through scripts/run-test, which counts single results.
#
# The sanitizer build runs everything. The release build has no test programs: it runs the scripts
# that can show a difference between the optimised command and the checked one, with the tools of
# the sanitizer build.
set(tools "${CMAKE_BINARY_DIR}")
if(CMAKE_BUILD_TYPE STREQUAL "Release")
    set(tools "${CMAKE_SOURCE_DIR}/build/debug")
endif()

set(test_environment
    "CANTRIP_BIN=${CMAKE_BINARY_DIR}/cantrip"
    "CANTRIP_LANGUAGE=en"
    "CANTRIP_SOURCE=${CMAKE_SOURCE_DIR}"
    "CANTRIP_WASM=${CMAKE_SOURCE_DIR}/build/wasm/cantrip.wasm"
    "CANTRIP_LAB=${CMAKE_SOURCE_DIR}/build/wasm/cantrip_lab.wasm"
    "CANTRIP_TOOLS=${tools}"
    "CANTRIP_RESULTS=${CMAKE_BINARY_DIR}/results"
    "ASAN_OPTIONS=detect_leaks=1:detect_stack_use_after_return=1:strict_string_checks=1"
    "UBSAN_OPTIONS=print_stacktrace=1")

# The longest tests start first, so that none of them is left over at the end.
set(long_tests
    cli_boards_sh sim_sim_test cli_catalogue_sh cli_commands_sh ciub_check_agreement_test
    ciub_hidden_test ciub_guide_things_test cli_analyse_sh tui_whole_seals_sh ciub_phase2_test
    tui_whole_ciub_sh ciub_odds_effort_test seals_agreement_test cli_arena_sh boards_draw_test
    tui_seals_view_test cli_odds_ciub_sh ciub_set_odd_sets_test sim_slips_sh)

# cantrip_register(NAME FOLDER command...): one CTest test, labelled with its folder.
function(cantrip_register name folder)
    add_test(NAME ${name}
        COMMAND bash "${CMAKE_SOURCE_DIR}/scripts/run-test" ${name} ${ARGN}
        WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
    set_tests_properties(${name} PROPERTIES LABELS ${folder} TIMEOUT 600
        SKIP_RETURN_CODE 77 ENVIRONMENT "${test_environment}")
    if(name IN_LIST long_tests)
        set_tests_properties(${name} PROPERTIES COST 100)
    endif()
endfunction()

# Scripts that the release build runs: those that hold the optimised command against known
# results or against the module, and those that see its server from outside.
set(in_release
    "^(cli_(catalogue|commands|perft|records|verify)|engine_[a-z]+|web_(options|serve)|wasm_[a-z]+|serve_command|link_join)_sh$")

file(GLOB_RECURSE test_scripts CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/*.sh")
list(FILTER test_scripts EXCLUDE REGEX "[/_]lib\\.sh$")
foreach(script IN LISTS test_scripts)
    get_filename_component(name "${script}" NAME_WE)
    get_filename_component(path "${script}" DIRECTORY)
    get_filename_component(folder "${path}" NAME)
    set(test ${folder}_${name}_sh)
    if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT test MATCHES "${in_release}")
        continue()
    endif()
    cantrip_register(${test} ${folder} bash "${script}")
endforeach()

if(CMAKE_BUILD_TYPE STREQUAL "Release")
    return()
endif()

find_package(PkgConfig REQUIRED)
pkg_check_modules(CMOCKA REQUIRED IMPORTED_TARGET cmocka)
pkg_check_modules(SSL REQUIRED IMPORTED_TARGET libssl)

# Helpers that tests of several folders share.
file(GLOB support_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/support/*.c")
list(FILTER support_sources EXCLUDE REGEX "/run_tests\\.c$")
add_library(cantrip_support STATIC EXCLUDE_FROM_ALL ${support_sources})
target_include_directories(cantrip_support PUBLIC "${CMAKE_SOURCE_DIR}/tests")
target_link_libraries(cantrip_support PUBLIC ${CANTRIP_LAYERS} cantrip_flags PkgConfig::CMOCKA
    PkgConfig::SSL)

# cantrip_test_program(FOLDER): the program FOLDER_tests. The main() of each test gets a name of
# its own; a generated header declares them for the program's real one, tests/support/run_tests.c.
function(cantrip_test_program folder)
    set(path "${CMAKE_SOURCE_DIR}/tests/${folder}")
    file(GLOB sources CONFIGURE_DEPENDS "${path}/*.c")
    list(FILTER sources EXCLUDE REGEX "_tool\\.c$")
    set(header "${CMAKE_BINARY_DIR}/generated/${folder}_tests.h")
    set(declarations "")
    set(rows "")
    foreach(source IN LISTS sources)
        get_filename_component(name "${source}" NAME_WE)
        if(NOT name MATCHES "_test$")
            continue()
        endif()
        string(APPEND declarations "int ${name}_main(void);\n")
        string(APPEND rows " \\\n    {\"${name}\", ${name}_main},")
        set_source_files_properties("${source}" PROPERTIES
            COMPILE_DEFINITIONS "main=${name}_main"
            COMPILE_OPTIONS "-include;${header}")
        cantrip_register(${folder}_${name} ${folder} $<TARGET_FILE:${folder}_tests> ${name})
    endforeach()
    file(CONFIGURE OUTPUT "${header}" @ONLY CONTENT
        "/* The tests of tests/${folder}, made by the build. */\n${declarations}#define TEST_LIST${rows}\n")
    add_executable(${folder}_tests ${sources} "${CMAKE_SOURCE_DIR}/tests/support/run_tests.c")
    target_compile_definitions(${folder}_tests PRIVATE "TEST_HEADER=\"${header}\"")
    target_link_libraries(${folder}_tests PRIVATE cantrip_support)
endfunction()

file(GLOB_RECURSE test_mains CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/*_test.c")
set(test_folders "")
foreach(main IN LISTS test_mains)
    get_filename_component(path "${main}" DIRECTORY)
    get_filename_component(folder "${path}" NAME)
    list(APPEND test_folders ${folder})
endforeach()
list(REMOVE_DUPLICATES test_folders)
foreach(folder IN LISTS test_folders)
    cantrip_test_program(${folder})
endforeach()

file(GLOB_RECURSE test_tools CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/*_tool.c")
list(FILTER test_tools EXCLUDE REGEX "/tests/sim/")
foreach(main IN LISTS test_tools)
    get_filename_component(name "${main}" NAME_WE)
    get_filename_component(path "${main}" DIRECTORY)
    get_filename_component(folder "${path}" NAME)
    add_executable(${folder}_${name} "${main}")
    target_link_libraries(${folder}_${name} PRIVATE ${CANTRIP_LAYERS} cantrip_flags)
endforeach()

include(CantripSim)
