# The compiler flags for all of our sources, as the target `cantrip_flags`.
set(CMAKE_C_STANDARD 17)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)

add_library(cantrip_flags INTERFACE)
target_include_directories(cantrip_flags INTERFACE "${CMAKE_SOURCE_DIR}/src")
# Defined here because banned.h includes system headers before a source could define it.
target_compile_definitions(cantrip_flags INTERFACE _POSIX_C_SOURCE=200809L)
# Without contraction, floating point gives the same results on every platform.
target_compile_options(cantrip_flags INTERFACE
    -Wall -Wextra -Wshadow -Wconversion -Wmissing-prototypes -Wvla -ffp-contract=off
    "SHELL:-include \"${CMAKE_SOURCE_DIR}/src/base/banned.h\"")

target_link_libraries(cantrip_flags INTERFACE m)
if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
    set(THREADS_PREFER_PTHREAD_FLAG ON)
    find_package(Threads REQUIRED)
    target_link_libraries(cantrip_flags INTERFACE Threads::Threads)
endif()

# AUTO: only for the compilers we check with, as others may have new warnings.
set(CANTRIP_WERROR AUTO CACHE STRING "Treat warnings as errors: ON, OFF or AUTO")
string(REGEX MATCH "^[0-9]+" major "${CMAKE_C_COMPILER_VERSION}")
set(werror "${CANTRIP_WERROR}")
if(werror STREQUAL "AUTO")
    set(werror OFF)
    if("${CMAKE_C_COMPILER_ID} ${major}" MATCHES "^(GNU 12|GNU 14|Clang 19)$")
        set(werror ON)
    endif()
endif()
if(werror)
    target_compile_options(cantrip_flags INTERFACE -Werror)
endif()

if(CANTRIP_SANITIZE)
    set(sanitize -fsanitize=address,undefined -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
    target_compile_options(cantrip_flags INTERFACE ${sanitize})
    target_link_options(cantrip_flags INTERFACE ${sanitize})
endif()

if(CANTRIP_COVERAGE)
    target_compile_options(cantrip_flags INTERFACE --coverage -fprofile-update=atomic)
    target_link_options(cantrip_flags INTERFACE --coverage)
endif()

if(CANTRIP_FUZZ AND CANTRIP_FUZZ_COMPARE)
    target_compile_options(cantrip_flags INTERFACE -fsanitize=fuzzer-no-link)
elseif(CANTRIP_FUZZ)
    target_compile_options(cantrip_flags INTERFACE
        -fsanitize-coverage=inline-8bit-counters,pc-table)
endif()

if(CANTRIP_LTO)
    include(CheckIPOSupported)
    check_ipo_supported(RESULT works OUTPUT ignored LANGUAGES C)
    if(works)
        set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
    else()
        message(STATUS "Link-time optimisation does not work with this compiler")
    endif()
endif()
