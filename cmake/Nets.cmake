# A file of the tree inside a library, as the bytes between two symbols:
# embed_bytes(target SYMBOL FILE) gives SYMBOL_start and SYMBOL_end.
include_guard()

# By the assembler, since a literal of this size would take the compiler minutes.
function(embed_bytes target symbol file)
    set(path "${CMAKE_SOURCE_DIR}/${file}")
    set(source "${CMAKE_BINARY_DIR}/generated/${symbol}.S")
    file(CONFIGURE OUTPUT "${source}" @ONLY CONTENT
"    .section .rodata
    .global @symbol@_start
    .global @symbol@_end
    .balign 64
@symbol@_start:
    .incbin \"@path@\"
@symbol@_end:
    .byte 0
    .section .note.GNU-stack,\"\",%progbits
")
    set_property(SOURCE "${source}" PROPERTY OBJECT_DEPENDS "${path}")
    target_sources(${target} PRIVATE "${source}")
endfunction()
