# Language, warnings and what each preset turns on. Asserts stay on in every build, release
# included: no preset defines NDEBUG.
include_guard()
include(Batches)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")

set(KAMCHATKA_SANITIZE "" CACHE STRING "Sanitizers, as in -fsanitize=; empty for none")
option(KAMCHATKA_FUZZ "Build the fuzzers too (clang)" OFF)
option(KAMCHATKA_WERROR "Treat warnings as errors" ON)

set(CMAKE_CXX_FLAGS_RELEASE "-O2")
set(CMAKE_CXX_FLAGS_DEBUG "-O0 -g")
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -g1 -fno-omit-frame-pointer")

# Sets are words and their size is one instruction on every x86 machine since 2009; the bare
# baseline would call a function for it.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
    add_compile_options(-march=x86-64-v2)
endif()

find_program(ccache_program ccache)
if(ccache_program)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${ccache_program}")
    # The cache sees which precompiled headers a source comes with.
    if(kamchatka_wholesale AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        add_compile_options(-fpch-preprocess)
    endif()
endif()

add_compile_definitions(_GLIBCXX_ASSERTIONS)
# Asserts print paths from the root of the tree, and the cache serves any checkout.
add_compile_options("-ffile-prefix-map=${CMAKE_SOURCE_DIR}/=")

if(KAMCHATKA_SANITIZE)
    add_compile_options("-fsanitize=${KAMCHATKA_SANITIZE}" -fno-sanitize-recover=all)
    add_link_options("-fsanitize=${KAMCHATKA_SANITIZE}")
    add_compile_definitions(KAMCHATKA_SANITIZED)
    # What these find, a crash or the address sanitizer finds too, and they are in every access.
    if(KAMCHATKA_SANITIZE MATCHES "undefined")
        add_compile_options(-fno-sanitize=null,alignment,vptr,object-size)
    endif()
endif()
# Libraries and tests carry the fuzzers' counters too, so that one build serves both.
if(KAMCHATKA_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# On our own targets only; libraries are SYSTEM.
add_library(warnings INTERFACE)
target_compile_options(warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wswitch-enum -Wmissing-field-initializers)
# One file of a batch may name a variable as another names a function.
if(kamchatka_wholesale AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(warnings INTERFACE -Wshadow=local)
elseif(NOT kamchatka_wholesale)
    target_compile_options(warnings INTERFACE -Wshadow)
endif()
# The sanitizers' own code raises warnings that are not ours; the other builds judge them.
if(KAMCHATKA_WERROR AND NOT KAMCHATKA_SANITIZE)
    target_compile_options(warnings INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # False alarms of g++ 12 inside the standard library: literal + std::string (-Wrestrict), an
    # initializer_list inserted into a std::vector (-Wstringop-overflow).
    target_compile_options(warnings INTERFACE -Wno-restrict -Wno-stringop-overflow)
    if(kamchatka_wholesale)
        # And these two once a source is included by another (-Wsubobject-linkage) or std::string
        # comes out of a precompiled header (-Warray-bounds). The debug build judges them.
        target_compile_options(warnings INTERFACE -Wno-subobject-linkage -Wno-array-bounds)
    endif()
    if(KAMCHATKA_SANITIZE)
        # The sanitizers' own code hides what is initialised.
        target_compile_options(warnings INTERFACE -Wno-maybe-uninitialized)
    endif()
endif()
