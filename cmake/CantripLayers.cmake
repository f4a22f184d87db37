# The layers, lowest first: base <- core <- games, ai; then the command on top.

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

file(GLOB base_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/base/*.c")
cantrip_layer(base ${base_sources})

# JSON is read by jansson natively; the wasm module has no reader.
file(GLOB core_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/core/*.c")
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    list(FILTER core_sources EXCLUDE REGEX "/doc_jansson\\.c$")
else()
    list(FILTER core_sources EXCLUDE REGEX "/doc_absent\\.c$")
endif()
cantrip_layer(core ${core_sources})
if(TARGET cantrip_core AND NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
    find_package(PkgConfig REQUIRED)
    pkg_check_modules(JANSSON REQUIRED IMPORTED_TARGET jansson)
    target_link_libraries(cantrip_core PUBLIC PkgConfig::JANSSON)
endif()

include(CantripData)
file(GLOB games_sources CONFIGURE_DEPENDS
    "${CMAKE_SOURCE_DIR}/src/games/*.c" "${CMAKE_SOURCE_DIR}/src/games/*/*.c")
cantrip_layer(games ${games_sources} "${CANTRIP_DATA_SOURCE}")

file(GLOB ai_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/ai/*.c")
cantrip_layer(ai ${ai_sources})

function(cantrip_executable)
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/cli/*.c")
    if(NOT sources)
        return()
    endif()

    # All but main() is a library, so that tests and fuzz targets can call the engine.
    list(FILTER sources EXCLUDE REGEX "/main\\.c$")
    add_library(cantrip_cli STATIC ${sources})
    target_link_libraries(cantrip_cli PUBLIC ${CANTRIP_LAYERS})
    add_executable(cantrip "${CMAKE_SOURCE_DIR}/src/cli/main.c")
    target_link_libraries(cantrip PRIVATE cantrip_cli)
    install(TARGETS cantrip RUNTIME DESTINATION bin)
    set(CANTRIP_LAYERS cantrip_cli ${CANTRIP_LAYERS} PARENT_SCOPE)
endfunction()
