# Compiles the translations po/LANGUAGE.po, and the rules docs/LANGUAGE/GAME-rules.md, into the
# program: see src/table/language.h. The module for browsers goes without the rules, which are
# long: its host has files.
find_program(MSGFMT msgfmt)
if(NOT MSGFMT)
    message(FATAL_ERROR "msgfmt is missing: install gettext (scripts/setup play does)")
endif()

set(CANTRIP_SPEECH_SOURCE "${CMAKE_BINARY_DIR}/generated/language_table.c")
file(GLOB speech_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/po/*.po")
list(SORT speech_files)

set(speech_catalogues "")
foreach(file IN LISTS speech_files)
    get_filename_component(code "${file}" NAME_WE)
    set(catalogue "${CMAKE_BINARY_DIR}/generated/${code}.mo")
    add_custom_command(
        OUTPUT "${catalogue}"
        COMMAND "${MSGFMT}" --check-format --no-hash -o "${catalogue}" "${file}"
        DEPENDS "${file}"
        COMMENT "Compiling the translation ${code}"
        VERBATIM)
    list(APPEND speech_catalogues "${catalogue}")
endforeach()

set(speech_pages "")
if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
    file(GLOB speech_pages CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/docs/*/*-rules.md")
    list(SORT speech_pages)
endif()
set(speech_list_file "${CMAKE_BINARY_DIR}/generated/speech_pages.txt")
# Written only when it changes, so that a new or lost page makes the table anew.
list(JOIN speech_pages "\n" speech_lines)
file(CONFIGURE OUTPUT "${speech_list_file}" CONTENT "${speech_lines}\n" @ONLY)

add_custom_command(
    OUTPUT "${CANTRIP_SPEECH_SOURCE}"
    COMMAND "${CMAKE_COMMAND}" "-DFILES=${speech_files}" "-DOUT=${CANTRIP_SPEECH_SOURCE}"
            "-DCATALOGUES=${CMAKE_BINARY_DIR}/generated" "-DPAGES=${speech_list_file}"
            -P "${CMAKE_SOURCE_DIR}/cmake/EmbedSpeech.cmake"
    DEPENDS ${speech_catalogues} ${speech_pages} "${speech_list_file}"
            "${CMAKE_SOURCE_DIR}/cmake/EmbedSpeech.cmake"
    COMMENT "Embedding the translations"
    VERBATIM)
