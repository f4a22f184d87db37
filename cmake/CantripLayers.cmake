# The layers, lowest first: base <- core <- games, ai, fair <- table <- proto, plain, tui, web,
# hall, link <- serve; then the command on top.

set(CANTRIP_LAYERS "")
set(layer_kind STATIC)
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    set(layer_kind OBJECT)
endif()

# cantrip_layer(NAME sources...): the library cantrip_NAME on top of all layers declared
# before it; nothing when there are no sources.
function(cantrip_layer name)
    if(NOT ARGN)
        return()
    endif()
    add_library(cantrip_${name} ${layer_kind} ${ARGN})
    target_link_libraries(cantrip_${name} PUBLIC ${CANTRIP_LAYERS} cantrip_flags)
    set(CANTRIP_LAYERS cantrip_${name} ${CANTRIP_LAYERS} PARENT_SCOPE)
endfunction()

# cantrip_choose(LIST name...): of what is there twice, once as NAME.c and once, for the module,
# which imports nothing, as another file, LIST keeps the one that fits: name=other.
function(cantrip_choose sources)
    foreach(pair IN LISTS ARGN)
        string(REPLACE "=" ";" pair "${pair}")
        list(GET pair 0 native)
        list(GET pair 1 module)
        set(other "${module}")
        if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
            set(other "${native}")
        endif()
        list(FILTER ${sources} EXCLUDE REGEX "/${other}\\.c$")
    endforeach()
    set(${sources} "${${sources}}" PARENT_SCOPE)
endfunction()

file(GLOB base_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/base/*.c")
cantrip_choose(base_sources clock=clock_absent)
cantrip_layer(base ${base_sources})

# JSON is read by jansson natively; the wasm module has no reader.
file(GLOB core_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/core/*.c")
cantrip_choose(core_sources doc_jansson=doc_absent)
cantrip_layer(core ${core_sources})
if(TARGET cantrip_core AND NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
    find_package(PkgConfig REQUIRED)
    pkg_check_modules(JANSSON REQUIRED IMPORTED_TARGET jansson)
    target_link_libraries(cantrip_core PUBLIC PkgConfig::JANSSON)
endif()

include(CantripData)
file(GLOB games_sources CONFIGURE_DEPENDS
    "${CMAKE_SOURCE_DIR}/src/games/*.c" "${CMAKE_SOURCE_DIR}/src/games/*/*.c")
# The module does without what GAME_absent.c stands in for.
cantrip_choose(games_sources seals/check=seals/seals_absent seals/json_read=seals/seals_absent
    seals/board_report=seals/seals_absent ciub/check=ciub/ciub_absent
    ciub/json_read=ciub/ciub_absent ciub/set_report=ciub/ciub_absent)
cantrip_layer(games ${games_sources} "${CANTRIP_DATA_SOURCE}")

file(GLOB ai_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/ai/*.c")
cantrip_choose(ai_sources crew=crew_alone)
cantrip_layer(ai ${ai_sources})

# People at a table, and the languages they speak; files are kept natively only.
include(CantripSpeech)
file(GLOB table_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/table/*.c")
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    list(FILTER table_sources EXCLUDE REGEX "/(store[a-z_]*|remote)\\.c$")
endif()
cantrip_layer(table ${table_sources} "${CANTRIP_SPEECH_SOURCE}")

# A place to play as requests and answers: for browsers, and whatever else is not written in C.
file(GLOB proto_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/proto/*.c")
cantrip_layer(proto ${proto_sources})

# Places to play without a browser: lines of text, and the screen of a terminal.
if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
    file(GLOB plain_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/plain/*.c")
    cantrip_layer(plain ${plain_sources})
    file(GLOB tui_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/tui/*.c")
    cantrip_layer(tui ${tui_sources})
    if(TARGET cantrip_tui)
        pkg_check_modules(NCURSESW REQUIRED IMPORTED_TARGET ncursesw)
        target_link_libraries(cantrip_tui PUBLIC PkgConfig::NCURSESW)
    endif()
endif()

# The game in the browser, delivered over HTTP.
if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
    include(CantripWeb)
    file(GLOB web_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/web/*.c")
    cantrip_layer(web ${web_sources} "${CANTRIP_SITE_SOURCE}")
    pkg_check_modules(MICROHTTPD REQUIRED IMPORTED_TARGET libmicrohttpd)
    target_link_libraries(cantrip_web PUBLIC cantrip_site PkgConfig::MICROHTTPD)
endif()

# Playing with friends: dice that can be checked, all tables of a server, the server itself, and
# the line to one.
if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
    file(GLOB fair_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/fair/*.c")
    cantrip_layer(fair ${fair_sources})
    if(TARGET cantrip_fair)
        pkg_check_modules(SODIUM REQUIRED IMPORTED_TARGET libsodium)
        target_link_libraries(cantrip_fair PUBLIC PkgConfig::SODIUM)
    endif()
    file(GLOB hall_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/hall/*.c")
    cantrip_layer(hall ${hall_sources})
    file(GLOB link_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/link/*.c")
    cantrip_layer(link ${link_sources})
    if(TARGET cantrip_link)
        pkg_check_modules(CURL REQUIRED IMPORTED_TARGET libcurl)
        pkg_check_modules(NETTLE REQUIRED IMPORTED_TARGET nettle)
        target_link_libraries(cantrip_link PUBLIC PkgConfig::CURL PkgConfig::NETTLE wslay)
    endif()
    file(GLOB serve_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/serve/*.c")
    cantrip_layer(serve ${serve_sources})
    if(TARGET cantrip_serve)
        pkg_check_modules(EVENT REQUIRED IMPORTED_TARGET libevent libevent_pthreads)
        pkg_check_modules(SQLITE REQUIRED IMPORTED_TARGET sqlite3)
        pkg_check_modules(SECCOMP REQUIRED IMPORTED_TARGET libseccomp)
        pkg_check_modules(NETTLE REQUIRED IMPORTED_TARGET nettle)
        pkg_check_modules(CURL REQUIRED IMPORTED_TARGET libcurl)
        pkg_check_modules(CRYPTO REQUIRED IMPORTED_TARGET libcrypto)
        target_link_libraries(cantrip_serve PUBLIC PkgConfig::EVENT PkgConfig::SQLITE
            PkgConfig::SECCOMP PkgConfig::NETTLE PkgConfig::CURL PkgConfig::CRYPTO wslay)
        # What Landlock needs is no part of POSIX.
        set_source_files_properties("${CMAKE_SOURCE_DIR}/src/serve/jail.c"
            PROPERTIES COMPILE_DEFINITIONS _GNU_SOURCE)
    endif()
endif()

# The command `cantrip`, and `cantrip-web`: the part of it that serves the site, for ./play.
function(cantrip_executables)
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/cli/*.c")
    list(FILTER sources EXCLUDE REGEX "/(main|command_list_web)\\.c$")

    # All but main() is a library, so that tests and fuzz targets can call the engine.
    add_library(cantrip_cli STATIC ${sources})
    target_link_libraries(cantrip_cli PUBLIC ${CANTRIP_LAYERS})
    add_executable(cantrip src/cli/main.c)
    target_link_libraries(cantrip PRIVATE cantrip_cli)
    install(TARGETS cantrip RUNTIME DESTINATION bin)

    # Of the layers above base it takes single files: a file that `cantrip web` begins to use has to
    # be added here. The objects do not depend on the site, so that scripts/build-site can compile
    # them while it makes the site.
    set(sources main args cmd_help cmd_version cmd_web command command_list_web file
        interrupt message speech_args speech_choose wrap)
    list(TRANSFORM sources PREPEND src/cli/)
    list(APPEND sources src/core/memory src/core/nearest src/core/registry src/core/words
        src/table/language src/web/accept src/web/browser src/web/deliver src/web/listen
        src/web/reply src/web/server src/web/site src/web/site_export src/web/site_read)
    list(TRANSFORM sources APPEND .c)
    add_library(cantrip_web_objects OBJECT EXCLUDE_FROM_ALL ${sources}
        "${CANTRIP_SPEECH_SOURCE}")
    set_target_properties(cantrip_web_objects PROPERTIES EXPORT_COMPILE_COMMANDS OFF)
    target_link_libraries(cantrip_web_objects PUBLIC cantrip_base PkgConfig::MICROHTTPD)
    add_executable(cantrip-web EXCLUDE_FROM_ALL "${CANTRIP_SITE_SOURCE}")
    target_link_libraries(cantrip-web PRIVATE cantrip_web_objects cantrip_base cantrip_site)

    set(CANTRIP_LAYERS cantrip_cli ${CANTRIP_LAYERS} PARENT_SCOPE)
endfunction()
