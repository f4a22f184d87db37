# Writes site_table.c and site_bytes.s to the folder OUT: the files of the folder SITE
# named in LIST, with their forms NAME.gz and NAME.br. Each line of LIST is an entity tag,
# a space and the name, sorted by name. Without LIST: no files. The assembler includes the
# bytes directly, which is fast.
set(names "")
set(rows "")
set(bytes "")
set(number 0)
set(lines "")
if(LIST)
    file(STRINGS "${LIST}" lines ENCODING UTF-8)
endif()

foreach(line IN LISTS lines)
    string(REGEX MATCH "^([0-9a-f]+) (.*)$" matched "${line}")
    set(tag "${CMAKE_MATCH_1}")
    set(name "${CMAKE_MATCH_2}")
    set(forms "")
    foreach(form "" ".gz" ".br")
        if(NOT EXISTS "${SITE}/${name}${form}")
            string(APPEND forms "{NULL, 0}, ")
            continue()
        endif()
        file(SIZE "${SITE}/${name}${form}" size)
        string(APPEND names "extern const unsigned char site_bytes_${number}[];\n")
        string(APPEND forms "{site_bytes_${number}, ${size}}, ")
        string(APPEND bytes "    .globl site_bytes_${number}\nsite_bytes_${number}:\n"
            "    .incbin \"${SITE}/${name}${form}\"\n    .byte 0\n")
        math(EXPR number "${number} + 1")
    endforeach()
    string(APPEND rows "    {\"${name}\", \"${tag}\", {${forms}}},\n")
endforeach()

file(WRITE "${OUT}/site_bytes.s" "/* site_bytes.s: the files of the site, made by the build. */
    .section .rodata
${bytes}
    .section .note.GNU-stack,\"\",%progbits
")

list(LENGTH lines count)
file(WRITE "${OUT}/site_table.c" "/* site_table.c: the files of the site, made by the build. */
#include \"net/site/site.h\"

${names}
static const struct site_file files[] = {
${rows}    {NULL, \"\", {{NULL, 0}}},
};

const struct site *site_built_in(void)
{
    static const struct site site = {files, ${count}};
    return &site;
}
")
