# Compiles the files under data/, and the rules of the games in English, into the program: see
# src/games/data.h. Other languages have theirs as pages (CantripTranslations). The module for browsers
# has no rules: the page fetches them when somebody wants to read. Nor has it what only commands use.
set(CANTRIP_DATA_SOURCE "${CMAKE_BINARY_DIR}/generated/data_table.c")
set(data_list_file "${CMAKE_BINARY_DIR}/generated/data_files.txt")

file(GLOB_RECURSE data_files CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}"
    "${CMAKE_SOURCE_DIR}/data/*")
list(FILTER data_files EXCLUDE REGEX "^data/puzzles/") # part of the site
file(GLOB rules_files CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}"
    "${CMAKE_SOURCE_DIR}/docs/*-rules.md")
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    list(REMOVE_ITEM data_files data/commands.txt)
    set(data_bare ON)
else()
    list(APPEND data_files ${rules_files})
endif()
list(TRANSFORM data_files PREPEND "${CMAKE_SOURCE_DIR}/" OUTPUT_VARIABLE data_paths)

# Each line is the name in the program and the file: docs/seals-rules.md is
# rules/seals.md.
set(data_rows "")
foreach(file IN LISTS data_files)
    string(REGEX REPLACE "^data/" "" name "${file}")
    string(REGEX REPLACE "^docs/(.*)-rules\\.md$" "rules/\\1.md" name "${name}")
    list(APPEND data_rows "${name} ${file}")
endforeach()
list(SORT data_rows)

# Rewritten only on changes, so that an added or removed file regenerates the table.
list(JOIN data_rows "\n" data_lines)
file(CONFIGURE OUTPUT "${data_list_file}" CONTENT "${data_lines}\n" @ONLY)

add_custom_command(
    OUTPUT "${CANTRIP_DATA_SOURCE}"
    COMMAND "${CMAKE_COMMAND}" "-DLIST=${data_list_file}" "-DROOT=${CMAKE_SOURCE_DIR}"
            "-DOUT=${CANTRIP_DATA_SOURCE}" "-DBARE=${data_bare}" -P "${CMAKE_SOURCE_DIR}/cmake/EmbedData.cmake"
    DEPENDS ${data_paths} "${data_list_file}" "${CMAKE_SOURCE_DIR}/cmake/EmbedData.cmake"
    COMMENT "Embedding the data files"
    VERBATIM)
