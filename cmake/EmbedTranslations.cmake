# Writes OUT, a C table of the languages of FILES (po/LANGUAGE.po), whose catalogues
# LANGUAGE.mo are in CATALOGUES, with the pages listed in PAGES
# (.../LANGUAGE/GAME-rules.md, one per line).
file(STRINGS "${PAGES}" pages ENCODING UTF-8)

# embed(VARIABLE FILE): the bytes of a file as an initialiser, terminated.
function(embed variable file)
    file(READ "${file}" hex HEX)
    string(REGEX REPLACE "(................................)" "\\1\n    " hex "${hex}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
    set(${variable} "{\n    ${bytes}0x00}" PARENT_SCOPE)
endfunction()

set(arrays "")
set(rows "")
foreach(file IN LISTS FILES)
    get_filename_component(code "${file}" NAME_WE)
    file(STRINGS "${file}" name REGEX "X-Language-Name: " LIMIT_COUNT 1 ENCODING UTF-8)
    string(REGEX REPLACE ".*X-Language-Name: (.*)[\\]n.*" "\\1" name "${name}")
    if(name STREQUAL "")
        message(FATAL_ERROR "${file}: the head has no line \"X-Language-Name: ...\\n\"")
    endif()
    embed(bytes "${CATALOGUES}/${code}.mo")
    string(APPEND arrays "static const unsigned char catalogue_${code}[] = ${bytes};\n\n")

    set(page_rows "")
    foreach(page IN LISTS pages)
        if(NOT page MATCHES "/${code}/([a-z]+)-rules\\.md$")
            continue()
        endif()
        set(game "${CMAKE_MATCH_1}")
        embed(bytes "${page}")
        string(APPEND arrays "static const unsigned char rules_${game}_${code}[] = ${bytes};\n\n")
        string(APPEND page_rows
            "    {\"rules/${game}.md\", (const char *)rules_${game}_${code}},\n")
    endforeach()
    string(APPEND arrays "static const struct i18n_page pages_${code}[] = {\n${page_rows}"
        "    {NULL, NULL},\n};\n\n")
    string(APPEND rows "    {\"${code}\", \"${name}\", catalogue_${code}, "
        "sizeof catalogue_${code} - 1, pages_${code}},\n")
endforeach()

file(WRITE "${OUT}" "/* language_table.c: the languages, made by the build. */
#include \"i18n/language.h\"

${arrays}static const struct language languages[] = {
    {\"en\", \"English\", NULL, 0, NULL},
${rows}    {NULL, NULL, NULL, 0, NULL},
};

const struct language *language_list(void)
{
    return languages;
}
")
