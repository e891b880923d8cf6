# Run by CPack over the files it is about to pack: pages of the manual are compressed, as Debian has
# them, and everything is as old as the commit, so that the same program makes the same package.
file(GLOB_RECURSE pages "${CPACK_TEMPORARY_DIRECTORY}/usr/share/man/*.1")
foreach(page IN LISTS pages)
    execute_process(COMMAND gzip -9n "${page}" COMMAND_ERROR_IS_FATAL ANY)
endforeach()
execute_process(
    COMMAND find "${CPACK_TEMPORARY_DIRECTORY}" -exec
        touch --no-dereference --date "@$ENV{SOURCE_DATE_EPOCH}" {} +
    COMMAND_ERROR_IS_FATAL ANY)
