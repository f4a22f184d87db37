# Compiles the translations po/LANGUAGE.po and the rules docs/LANGUAGE/GAME-rules.md into
# the program: see src/i18n/language.h. The browser module leaves out the rules, which are
# long: its host serves them as files.
find_program(MSGFMT msgfmt)
if(NOT MSGFMT)
    message(FATAL_ERROR "msgfmt is missing: install gettext (scripts/setup play does)")
endif()

set(CANTRIP_TRANSLATIONS_SOURCE "${CMAKE_BINARY_DIR}/generated/language_table.c")
file(GLOB translation_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/po/*.po")
list(SORT translation_files)

set(translation_catalogues "")
foreach(file IN LISTS translation_files)
    get_filename_component(code "${file}" NAME_WE)
    set(catalogue "${CMAKE_BINARY_DIR}/generated/${code}.mo")
    add_custom_command(
        OUTPUT "${catalogue}"
        COMMAND "${MSGFMT}" --check-format --no-hash -o "${catalogue}" "${file}"
        DEPENDS "${file}"
        COMMENT "Compiling the translation ${code}"
        VERBATIM)
    list(APPEND translation_catalogues "${catalogue}")
endforeach()

set(translation_pages "")
if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
    file(GLOB translation_pages CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/docs/*/*-rules.md")
    list(SORT translation_pages)
endif()
set(translation_list_file "${CMAKE_BINARY_DIR}/generated/translation_pages.txt")
# Rewritten only on changes, so that an added or removed page regenerates the table.
list(JOIN translation_pages "\n" translation_lines)
file(CONFIGURE OUTPUT "${translation_list_file}" CONTENT "${translation_lines}\n" @ONLY)

add_custom_command(
    OUTPUT "${CANTRIP_TRANSLATIONS_SOURCE}"
    COMMAND "${CMAKE_COMMAND}" "-DFILES=${translation_files}" "-DOUT=${CANTRIP_TRANSLATIONS_SOURCE}"
            "-DCATALOGUES=${CMAKE_BINARY_DIR}/generated" "-DPAGES=${translation_list_file}"
            -P "${CMAKE_SOURCE_DIR}/cmake/EmbedTranslations.cmake"
    DEPENDS ${translation_catalogues} ${translation_pages} "${translation_list_file}"
            "${CMAKE_SOURCE_DIR}/cmake/EmbedTranslations.cmake"
    COMMENT "Embedding the translations"
    VERBATIM)
