# How a folder becomes a library, a test program, a part of the test kit, the benchmark program or a
# fuzzer.
include_guard()

# A library from the sources of a folder and of the folders in it: `engine` from engine/, but
# `cli_lib` from cli/. A folder `memory` in it is for tests, and a library of its own: `store_memory`.
function(add_module folder)
    file(GLOB sources CONFIGURE_DEPENDS
        "${CMAKE_SOURCE_DIR}/${folder}/*.cpp" "${CMAKE_SOURCE_DIR}/${folder}/*/*.cpp"
        "${CMAKE_SOURCE_DIR}/${folder}/*/*/*.cpp")
    list(FILTER sources EXCLUDE REGEX "/tests/|/${folder}/memory/")
    list(REMOVE_ITEM sources "${CMAKE_SOURCE_DIR}/${folder}/main.cpp")
    string(REPLACE "/" "_" target ${folder})
    if(folder STREQUAL "cli")
        set(target cli_lib)
    endif()
    if(sources)
        add_library(${target} STATIC ${sources})
        target_include_directories(${target} PUBLIC "${CMAKE_SOURCE_DIR}")
        target_link_libraries(${target} PUBLIC ${ARGN} PRIVATE warnings)
    else()
        add_library(${target} INTERFACE)
        target_include_directories(${target} INTERFACE "${CMAKE_SOURCE_DIR}")
        target_link_libraries(${target} INTERFACE ${ARGN})
    endif()
endfunction()

# The program `name`, when its main file exists.
function(add_main name source)
    if(EXISTS "${CMAKE_SOURCE_DIR}/${source}")
        add_executable(${name} ${source})
        target_link_libraries(${name} PRIVATE ${ARGN} warnings)
    endif()
endfunction()

# `<name>_tests` from all the sources of some tests folders, and one ctest entry for the whole
# program: a census of properties looks at what the tests before it did. The seed of the
# properties is fixed here; run the program by hand for a fresh one.
function(add_tests name folders)
    list(TRANSFORM folders PREPEND "${CMAKE_SOURCE_DIR}/")
    list(TRANSFORM folders APPEND "/*.cpp")
    file(GLOB sources CONFIGURE_DEPENDS ${folders})
    if(NOT sources)
        return()
    endif()
    add_executable(${name}_tests ${sources})
    target_link_libraries(${name}_tests PRIVATE
        ${ARGN} GTest::gtest GTest::gtest_main rapidcheck Boost::json Threads::Threads warnings)
    # What takes long is in the libraries; the tests themselves only have to be compiled fast. But
    # those of the engine play most of the games themselves, and the simulation is its own model.
    if(name MATCHES "engine|simulation")
        target_compile_options(${name}_tests PRIVATE -O1)
    else()
        target_compile_options(${name}_tests PRIVATE -O0)
    endif()
    if(CMAKE_BUILD_TYPE STREQUAL "Release")
        target_link_options(${name}_tests PRIVATE -fno-lto)
    endif()
    # Their own arithmetic is not what the sanitizers are for; the memory they touch is.
    if(KAMCHATKA_FUZZ)
        target_compile_options(${name}_tests PRIVATE
            -fno-sanitize=undefined -fno-sanitize=fuzzer-no-link)
    endif()
    set(properties "seed=1918")
    if(KAMCHATKA_SANITIZE)
        string(APPEND properties " max_success=20")
    endif()
    add_test(NAME ${name}_tests COMMAND ${name}_tests --gtest_brief=1
        WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
    set_tests_properties(${name}_tests PROPERTIES
        LABELS ${name} TIMEOUT 900 ENVIRONMENT "RC_PARAMS=${properties}")
endfunction()

# The library `testkit_<name>`: what tests of several folders share, and benchmarks with them.
function(add_kit name folder)
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${folder}/*.cpp")
    add_library(testkit_${name} STATIC ${sources})
    target_include_directories(testkit_${name} PUBLIC "${CMAKE_SOURCE_DIR}")
    target_link_libraries(testkit_${name} PUBLIC ${ARGN} PRIVATE warnings)
endfunction()

function(add_bench name)
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/bench/*.cpp")
    if(sources)
        add_executable(${name} ${sources})
        target_link_libraries(${name} PRIVATE
            ${ARGN} benchmark::benchmark benchmark::benchmark_main warnings)
    endif()
endfunction()

# One libFuzzer program for each fuzz/<name>_fuzz.cpp; `fuzzers` is all of them.
function(add_fuzzers)
    add_custom_target(fuzzers)
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/fuzz/*_fuzz.cpp")
    foreach(source IN LISTS sources)
        get_filename_component(name "${source}" NAME_WE)
        add_executable(${name} ${source})
        target_link_libraries(${name} PRIVATE ${ARGN} warnings)
        target_link_options(${name} PRIVATE -fsanitize=fuzzer)
        target_compile_options(${name} PRIVATE -O0)
        share_headers(codec WITH ${name})
        add_dependencies(fuzzers ${name})
    endforeach()
endfunction()
