# The files of quadrants/ as string literals, so that the program needs no data folder.
include_guard()

function(embed_quadrants target)
    file(GLOB files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/quadrants/*.json")
    list(SORT files)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${files})
    set(literals "")
    foreach(file IN LISTS files)
        file(READ "${file}" text)
        string(APPEND literals "    R\"quadrant(${text})quadrant\",\n")
    endforeach()
    set(source "${CMAKE_BINARY_DIR}/generated/quadrant_texts.cpp")
    file(CONFIGURE OUTPUT "${source}" @ONLY CONTENT
"// Generated from quadrants/ by cmake/Quadrants.cmake.
#include \"boards/detail/quadrant_texts.hpp\"

namespace kamchatka::boards {
namespace {

constexpr std::string_view texts[] = {
@literals@};

}  // namespace

std::span<const std::string_view> quadrant_texts() { return texts; }

}  // namespace kamchatka::boards
")
    target_sources(${target} PRIVATE "${source}")
endfunction()
