# Compiles the translations po/LANGUAGE.po into the program: see src/table/language.h.
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

add_custom_command(
    OUTPUT "${CANTRIP_SPEECH_SOURCE}"
    COMMAND "${CMAKE_COMMAND}" "-DFILES=${speech_files}" "-DOUT=${CANTRIP_SPEECH_SOURCE}"
            "-DCATALOGUES=${CMAKE_BINARY_DIR}/generated"
            -P "${CMAKE_SOURCE_DIR}/cmake/EmbedSpeech.cmake"
    DEPENDS ${speech_catalogues} "${CMAKE_SOURCE_DIR}/cmake/EmbedSpeech.cmake"
    COMMENT "Embedding the translations"
    VERBATIM)
