# Writes OUT, a C table of the languages of FILES (po/LANGUAGE.po), whose catalogues
# LANGUAGE.mo lie in CATALOGUES.
set(arrays "")
set(rows "")
foreach(file IN LISTS FILES)
    get_filename_component(code "${file}" NAME_WE)
    file(STRINGS "${file}" name REGEX "X-Language-Name: " LIMIT_COUNT 1 ENCODING UTF-8)
    string(REGEX REPLACE ".*X-Language-Name: (.*)[\\]n.*" "\\1" name "${name}")
    if(name STREQUAL "")
        message(FATAL_ERROR "${file}: the head has no line \"X-Language-Name: ...\\n\"")
    endif()
    file(READ "${CATALOGUES}/${code}.mo" hex HEX)
    string(REGEX REPLACE "(................................)" "\\1\n    " hex "${hex}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
    string(APPEND arrays
        "static const unsigned char catalogue_${code}[] = {\n    ${bytes}0x00};\n\n")
    string(APPEND rows "    {\"${code}\", \"${name}\", catalogue_${code}, "
        "sizeof catalogue_${code} - 1},\n")
endforeach()

file(WRITE "${OUT}" "/* language_table.c: the languages, made by the build. */
#include \"table/language.h\"

${arrays}static const struct language languages[] = {
    {\"en\", \"English\", NULL, 0},
${rows}    {NULL, NULL, NULL, 0},
};

const struct language *language_list(void)
{
    return languages;
}
")
