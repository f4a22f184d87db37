# Writes OUT, a C table of the files named in LIST (one a line: what it is called, a blank,
# where it lies below ROOT).
# Bytes are written as numbers, so that a file may hold anything. With BARE, comments are left out:
# lines that begin with #, except in sets, which people read and change.
file(STRINGS "${LIST}" lines ENCODING UTF-8)

set(arrays "")
set(rows "")
set(number 0)
foreach(row IN LISTS lines)
    string(REPLACE " " ";" row "${row}")
    list(GET row 0 name)
    list(GET row 1 path)
    file(READ "${ROOT}/${path}" hex HEX)
    if(BARE)
        string(REGEX REPLACE "(..)" "\\1 " hex "${hex}")
        string(REGEX REPLACE "(^|0a )(23 (([1-9a-f].|0[^a]) )*0a )+" "\\1" hex "${hex}")
        string(REPLACE " " "" hex "${hex}")
    endif()
    string(REGEX REPLACE "(................................)" "\\1\n    " hex "${hex}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
    string(APPEND arrays
        "static const unsigned char file_${number}[] = {\n    ${bytes}0x00};\n\n")
    string(APPEND rows
        "    {\"${name}\", (const char *)file_${number}, sizeof file_${number} - 1},\n")
    math(EXPR number "${number} + 1")
endforeach()

file(WRITE "${OUT}" "/* data_table.c: the files in the program, made by the build. */
#include \"games/data.h\"

${arrays}static const struct data_file files[] = {
${rows}    {NULL, NULL, 0},
};

const struct data_file *data_list(void)
{
    return files;
}
")
