# The layers, lowest first: base <- i18n <- core <- games, ai, fair <- session <- ui,
# server, client <- net; then the command on top. scripts/check-includes has the same
# list.

set(CANTRIP_LAYERS "")
set(layer_kind STATIC)
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    set(layer_kind OBJECT)
endif()

# cantrip_layer(NAME sources...): the library cantrip_NAME on top of all layers declared
# before it; nothing without sources.
function(cantrip_layer name)
    if(NOT ARGN)
        return()
    endif()
    add_library(cantrip_${name} ${layer_kind} ${ARGN})
    target_link_libraries(cantrip_${name} PUBLIC ${CANTRIP_LAYERS} cantrip_flags)
    set(CANTRIP_LAYERS cantrip_${name} ${CANTRIP_LAYERS} PARENT_SCOPE)
endfunction()

# cantrip_choose(LIST name=other...): some sources exist twice: as NAME.c and, for the
# module, which imports nothing, as another file. Keeps the one that fits in LIST.
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

# cantrip_find(LIST FOLDER...): all sources in folders of src/, recursively.
function(cantrip_find sources)
    list(TRANSFORM ARGN REPLACE "(.+)" "${CMAKE_SOURCE_DIR}/src/\\1/*.c")
    file(GLOB_RECURSE found CONFIGURE_DEPENDS ${ARGN})
    set(${sources} "${found}" PARENT_SCOPE)
endfunction()

cantrip_find(base_sources base)
cantrip_choose(base_sources clock=clock_none)
cantrip_layer(base ${base_sources})

include(CantripTranslations)
cantrip_find(i18n_sources i18n)
cantrip_layer(i18n ${i18n_sources} "${CANTRIP_TRANSLATIONS_SOURCE}")

# JSON is read by jansson natively; the wasm module has a small reader of its own, and reads no
# states.
cantrip_find(core_sources core)
cantrip_choose(core_sources reader_jansson=reader_scan
    state/read=state/read_none state/check=state/read_none)
cantrip_layer(core ${core_sources})
if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
    find_package(PkgConfig REQUIRED)
    pkg_check_modules(JANSSON REQUIRED IMPORTED_TARGET jansson)
    target_link_libraries(cantrip_core PUBLIC PkgConfig::JANSSON)
endif()

include(CantripData)
cantrip_find(games_sources games)
list(FILTER games_sources EXCLUDE REGEX "/tui/") # part of the terminal layer
# The module leaves out what GAME_none.c stubs.
cantrip_choose(games_sources seals/rules/check=seals/seals_none
    seals/json/read=seals/seals_none seals/board/report=seals/seals_none
    seals/explain/describe=seals/seals_none
    ciub/rules/check=ciub/ciub_none ciub/json/read=ciub/ciub_none
    ciub/set/report=ciub/ciub_none ciub/explain/describe=ciub/ciub_none)
cantrip_layer(games ${games_sources} "${CANTRIP_DATA_SOURCE}")

cantrip_find(ai_sources ai)
cantrip_choose(ai_sources thread_pool=thread_pool_none)
cantrip_layer(ai ${ai_sources})

# Sessions at a table; files are native only.
cantrip_find(session_sources session)
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    list(FILTER session_sources EXCLUDE REGEX "/(store/[a-z_]+|table/remote)\\.c$")
    cantrip_layer(session ${session_sources})
    return()
endif()
cantrip_layer(session ${session_sources})

# User interfaces without a browser: plain lines, and a terminal screen.
cantrip_find(plain_sources ui/plain)
cantrip_layer(plain ${plain_sources})
cantrip_find(tui_sources ui/tui games/*/tui)
cantrip_layer(tui ${tui_sources})
pkg_check_modules(NCURSESW REQUIRED IMPORTED_TARGET ncursesw)
target_link_libraries(cantrip_tui PUBLIC PkgConfig::NCURSESW)

# Online play: verifiable dice, the server core, and a client.
cantrip_find(fair_sources fair)
cantrip_layer(fair ${fair_sources})
pkg_check_modules(SODIUM REQUIRED IMPORTED_TARGET libsodium)
target_link_libraries(cantrip_fair PUBLIC PkgConfig::SODIUM)
cantrip_find(server_sources server)
cantrip_layer(server ${server_sources})
cantrip_find(client_sources client)
cantrip_layer(client ${client_sources})
pkg_check_modules(CURL REQUIRED IMPORTED_TARGET libcurl)
pkg_check_modules(NETTLE REQUIRED IMPORTED_TARGET nettle)
target_link_libraries(cantrip_client PUBLIC PkgConfig::CURL PkgConfig::NETTLE wslay)

# Sockets, HTTP and storage: the web client, and the server.
include(CantripWeb)
cantrip_find(net_sources net)
cantrip_layer(net ${net_sources} "${CANTRIP_SITE_SOURCE}")
pkg_check_modules(MICROHTTPD REQUIRED IMPORTED_TARGET libmicrohttpd)
pkg_check_modules(EVENT REQUIRED IMPORTED_TARGET libevent libevent_pthreads)
pkg_check_modules(SQLITE REQUIRED IMPORTED_TARGET sqlite3)
pkg_check_modules(SECCOMP REQUIRED IMPORTED_TARGET libseccomp)
pkg_check_modules(CRYPTO REQUIRED IMPORTED_TARGET libcrypto)
target_link_libraries(cantrip_net PUBLIC cantrip_site PkgConfig::MICROHTTPD PkgConfig::EVENT
    PkgConfig::SQLITE PkgConfig::SECCOMP PkgConfig::NETTLE PkgConfig::CURL PkgConfig::CRYPTO wslay)
# Landlock is not part of POSIX.
set_source_files_properties("${CMAKE_SOURCE_DIR}/src/net/serve/sandbox.c"
    PROPERTIES COMPILE_DEFINITIONS _GNU_SOURCE)

# The `cantrip` command, and `cantrip-web`, the part of it that serves the site, for
# ./play.
function(cantrip_executables)
    set_source_files_properties("${CMAKE_SOURCE_DIR}/src/cli/version.c"
        PROPERTIES COMPILE_DEFINITIONS "CANTRIP_VERSION=\"${PROJECT_VERSION}\"")
    cantrip_find(sources cli)
    list(FILTER sources EXCLUDE REGEX "/(main|command_list_web)\\.c$")

    # Everything but main() is a library, so that tests and fuzz targets can call the
    # engine.
    add_library(cantrip_cli STATIC ${sources})
    target_link_libraries(cantrip_cli PUBLIC ${CANTRIP_LAYERS})
    add_executable(cantrip src/cli/main.c)
    target_link_libraries(cantrip PRIVATE cantrip_cli)
    install(TARGETS cantrip RUNTIME DESTINATION bin)

    # Takes single files from the layers above base: a file newly used by `cantrip web`
    # must be added here. The objects do not depend on the site, so that
    # scripts/build-site can compile them while building it.
    set(sources cli/main cli/help cli/version cli/play/web cli/command cli/command_list_web
        cli/file cli/interrupt cli/args/args cli/args/game_name
        cli/args/language_args cli/args/language_choose
        cli/output/message cli/output/wrap core/memory core/registry core/text/file_read
        core/text/suggest core/text/words games/data
        net/http/accept net/http/deliver net/http/listen net/http/reply net/site/browser
        net/site/export net/site/read net/site/site_server net/site/site)
    list(TRANSFORM sources REPLACE "(.+)" "src/\\1.c")
    add_library(cantrip_web_objects OBJECT EXCLUDE_FROM_ALL ${sources} "${CANTRIP_DATA_SOURCE}")
    set_target_properties(cantrip_web_objects PROPERTIES EXPORT_COMPILE_COMMANDS OFF)
    target_link_libraries(cantrip_web_objects PUBLIC cantrip_i18n PkgConfig::MICROHTTPD)
    add_executable(cantrip-web EXCLUDE_FROM_ALL "${CANTRIP_SITE_SOURCE}")
    target_link_libraries(cantrip-web PRIVATE cantrip_web_objects cantrip_i18n cantrip_site)

    set(CANTRIP_LAYERS cantrip_cli ${CANTRIP_LAYERS} PARENT_SCOPE)
endfunction()
