# Compiles the files under data/ into the program: see src/games/data.h.
set(CANTRIP_DATA_SOURCE "${CMAKE_BINARY_DIR}/generated/data_table.c")
set(data_list_file "${CMAKE_BINARY_DIR}/generated/data_files.txt")

file(GLOB_RECURSE data_files CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}/data"
    "${CMAKE_SOURCE_DIR}/data/*")
list(SORT data_files)
list(TRANSFORM data_files PREPEND "${CMAKE_SOURCE_DIR}/data/" OUTPUT_VARIABLE data_paths)

# Written only when it changes, so that a new or lost file makes the table anew.
list(JOIN data_files "\n" data_lines)
file(CONFIGURE OUTPUT "${data_list_file}" CONTENT "${data_lines}\n" @ONLY)

add_custom_command(
    OUTPUT "${CANTRIP_DATA_SOURCE}"
    COMMAND "${CMAKE_COMMAND}" "-DLIST=${data_list_file}" "-DROOT=${CMAKE_SOURCE_DIR}/data"
            "-DOUT=${CANTRIP_DATA_SOURCE}" -P "${CMAKE_SOURCE_DIR}/cmake/EmbedData.cmake"
    DEPENDS ${data_paths} "${data_list_file}" "${CMAKE_SOURCE_DIR}/cmake/EmbedData.cmake"
    COMMENT "Embedding the data files"
    VERBATIM)
