# How sources are compiled together, and headers once for many of them.
include_guard()

# Most of a compilation goes into headers and into what they instantiate. So headers are
# precompiled, and the sources of a folder are compiled a batch at a time: a third of the time, for
# names in an anonymous namespace that no other file of the folder uses. Not in the debug build:
# clang-tidy reads its commands, and after an edit it compiles one file.
if(CMAKE_BUILD_TYPE STREQUAL "Debug")
    set(kamchatka_wholesale OFF)
else()
    set(kamchatka_wholesale ON)
endif()

# What nearly every source includes. <filesystem> is not here: it brings std::quoted, which calls of
# our own quoted() would find.
set(common_headers
    <boost/json.hpp>
    <algorithm> <array> <atomic> <charconv> <chrono> <cstdint> <deque> <functional> <map> <memory>
    <mutex> <optional> <set> <span> <sstream> <stdexcept> <string> <string_view> <thread>
    <unordered_map> <utility> <variant> <vector>)

# Compiles the sources of a target by the dozen, each room apart with the folders in it, unless it is
# ACROSS_FOLDERS; those named after ALONE one by one, since they have names in common with others of their batch.
function(compile_in_batches target)
    if(NOT kamchatka_wholesale)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 given "ACROSS_FOLDERS" "" "ALONE")
    get_filename_component(root "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/.." ABSOLUTE)
    list(TRANSFORM given_ALONE PREPEND "${root}/")
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS given_ALONE)
        if(NOT source IN_LIST sources)
            message(FATAL_ERROR "${source} is no source of ${target}")
        endif()
    endforeach()
    list(REMOVE_ITEM sources ${given_ALONE})
    foreach(source IN LISTS sources)
        file(RELATIVE_PATH folder "${root}" "${source}")
        get_filename_component(folder "${folder}" DIRECTORY)
        string(REGEX REPLACE "^([^/]+/[^/]+)/.*" "\\1" folder "${folder}")
        if(given_ACROSS_FOLDERS)
            set(folder ${target})
        endif()
        string(MAKE_C_IDENTIFIER "${folder}" folder)
        list(APPEND seen_${folder} "${source}")
        list(LENGTH seen_${folder} count)
        math(EXPR batch "(${count} - 1) / 12")
        set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${folder}_${batch}")
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# Headers that the first target compiles once, for itself and the others; without HEADERS, those it
# has already.
function(share_headers owner)
    cmake_parse_arguments(PARSE_ARGV 1 given "" "" "HEADERS;WITH")
    if(kamchatka_wholesale)
        if(given_HEADERS)
            target_precompile_headers(${owner} PRIVATE ${given_HEADERS})
        endif()
        foreach(target IN LISTS given_WITH)
            target_precompile_headers(${target} REUSE_FROM ${owner})
        endforeach()
    endif()
endfunction()
