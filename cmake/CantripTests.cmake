# The tests. Folders mirror src/. All tests/DIR/NAME_test.c of a folder form one program,
# DIR_tests (games_ciub_odds_tests for tests/games/ciub/odds); `DIR_tests NAME_test` runs one of
# them. Other .c files of the folder are shared by its tests and those of the folders inside it, and
# tests/support by all. tests/DIR/*.sh are run by bash (except lib.sh and *_lib.sh, which others
# source), and tests/DIR/NAME_tool.c is a program DIR_NAME_tool for such scripts, in CANTRIP_TOOLS.
# CTest runs each test through scripts/run-test, which counts its results.
#
# The sanitizer build runs everything. The release build has no test programs: it runs the scripts
# that can reveal a difference between the optimised command and the sanitized one, with the tools of
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

# The longest tests start first, so that none is left over at the end.
set(long_tests
    games_ciub_check_check_test cli_boards_sh server_simulator_sim_test cli_catalogue_sh
    cli_commands_sh games_seals_rules_property_test
    games_ciub_check_agreement_test games_ciub_rules_hidden_test games_ciub_guide_things_test
    cli_analyse_sh ui_tui_whole_seals_sh games_ciub_rules_phase2_test ui_tui_whole_ciub_sh
    games_ciub_odds_effort_test games_seals_rules_agreement_test cli_arena_sh
    games_seals_board_draw_test ui_tui_seals_view_test cli_odds_ciub_sh
    games_ciub_set_odd_sets_test server_simulator_mutations_sh docs_run_sh)

# cantrip_test_folder(VARIABLE FILE): the folder of a test as a name: games_ciub_odds.
function(cantrip_test_folder variable file)
    get_filename_component(path "${file}" DIRECTORY)
    file(RELATIVE_PATH path "${CMAKE_SOURCE_DIR}/tests" "${path}")
    string(REPLACE "/" "_" path "${path}")
    set(${variable} "${path}" PARENT_SCOPE)
endfunction()

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

# Scripts the release build runs: those that compare the optimised command with known
# results or with the module, and those that test its server from outside.
set(in_release
    "^(cli_(catalogue|commands|perft|records|verify)|cli_engine_[a-z]+|net_site_(options|serve)|wasm_[a-z]+|net_serve_command|client_join|docs_run)_sh$")
# The documents are long, and what they run is run under the sanitizers by other tests.
set(only_in_release docs_run_sh)

file(GLOB_RECURSE test_scripts CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/*.sh")
list(FILTER test_scripts EXCLUDE REGEX "[/_]lib\\.sh$")
foreach(script IN LISTS test_scripts)
    get_filename_component(name "${script}" NAME_WE)
    cantrip_test_folder(folder "${script}")
    set(test ${folder}_${name}_sh)
    if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT test MATCHES "${in_release}")
        continue()
    elseif(NOT CMAKE_BUILD_TYPE STREQUAL "Release" AND test IN_LIST only_in_release)
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

# Helpers shared across folders.
file(GLOB support_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/support/*.c")
list(FILTER support_sources EXCLUDE REGEX "/run_tests\\.c$")
add_library(cantrip_support STATIC EXCLUDE_FROM_ALL ${support_sources})
target_include_directories(cantrip_support PUBLIC "${CMAKE_SOURCE_DIR}")
target_link_libraries(cantrip_support PUBLIC ${CANTRIP_LAYERS} cantrip_flags PkgConfig::CMOCKA
    PkgConfig::SSL)
# cmocka passes a state to every test; few of ours use it.
set(test_options -Wno-unused-parameter)

# cantrip_shared(PATH): the library FOLDER_shared for the tests of a folder and its
# subfolders, from its other .c files, on top of the parent folder's.
function(cantrip_shared path)
    cantrip_test_folder(folder "${path}/any")
    if(TARGET ${folder}_shared)
        return()
    endif()
    file(GLOB sources CONFIGURE_DEPENDS "${path}/*.c")
    list(FILTER sources EXCLUDE REGEX "_(test|tool)\\.c$")
    get_filename_component(outer "${path}" DIRECTORY)
    set(below cantrip_support)
    if(NOT outer STREQUAL "${CMAKE_SOURCE_DIR}")
        cantrip_shared("${outer}")
        cantrip_test_folder(outer_folder "${outer}/any")
        set(below ${outer_folder}_shared)
    endif()
    if(sources)
        set_source_files_properties(${sources} PROPERTIES COMPILE_OPTIONS "${test_options}")
        add_library(${folder}_shared STATIC EXCLUDE_FROM_ALL ${sources})
        target_link_libraries(${folder}_shared PUBLIC ${below})
    else()
        add_library(${folder}_shared INTERFACE)
        target_link_libraries(${folder}_shared INTERFACE ${below})
    endif()
endfunction()

# cantrip_test_program(PATH): the program FOLDER_tests. The main() of a test that has one gets a name
# of its own; a generated header declares it for the program's real one, tests/support/run_tests.c.
function(cantrip_test_program path)
    cantrip_test_folder(folder "${path}/any")
    cantrip_shared("${path}")
    file(GLOB sources CONFIGURE_DEPENDS "${path}/*_test.c")
    set(header "${CMAKE_BINARY_DIR}/generated/${folder}_tests.h")
    set(declarations "")
    set(rows "")
    foreach(source IN LISTS sources)
        get_filename_component(name "${source}" NAME_WE)
        string(APPEND declarations "int ${name}_main(void) __attribute__((weak));\n")
        string(APPEND rows " \\\n    {\"${name}\", ${name}_main},")
        set_source_files_properties("${source}" PROPERTIES
            COMPILE_DEFINITIONS "main=${name}_main"
            COMPILE_OPTIONS "${test_options};-include;${header}")
        cantrip_register(${folder}_${name} ${folder} $<TARGET_FILE:${folder}_tests> ${name})
    endforeach()
    file(CONFIGURE OUTPUT "${header}" @ONLY CONTENT
        "/* The tests of tests/${folder}, made by the build. */\n${declarations}#define TEST_LIST${rows}\n")
    add_executable(${folder}_tests ${sources} "${CMAKE_SOURCE_DIR}/tests/support/run_tests.c")
    target_compile_definitions(${folder}_tests PRIVATE "TEST_HEADER=\"${header}\"")
    target_link_libraries(${folder}_tests PRIVATE ${folder}_shared)
endfunction()

file(GLOB_RECURSE test_mains CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/*_test.c")
set(test_folders "")
foreach(main IN LISTS test_mains)
    get_filename_component(path "${main}" DIRECTORY)
    list(APPEND test_folders "${path}")
endforeach()
list(REMOVE_DUPLICATES test_folders)
foreach(folder IN LISTS test_folders)
    cantrip_test_program("${folder}")
endforeach()

file(GLOB_RECURSE test_tools CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/*_tool.c")
list(FILTER test_tools EXCLUDE REGEX "/tests/server/simulator/")
foreach(main IN LISTS test_tools)
    get_filename_component(name "${main}" NAME_WE)
    cantrip_test_folder(folder "${main}")
    add_executable(${folder}_${name} "${main}")
    target_link_libraries(${folder}_${name} PRIVATE ${CANTRIP_LAYERS} cantrip_flags)
endforeach()

include(CantripSim)
