# What a Debian package of the server holds, and where. `script/package` builds what it needs and runs
# CPack; the portable archive is put together by packaging/portable/assemble.
include_guard()

set(from "${CMAKE_SOURCE_DIR}/packaging/debian")
install(TARGETS kamchatka DESTINATION bin)
install(DIRECTORY "${CMAKE_SOURCE_DIR}/web/dist/" DESTINATION share/kamchatka/web)
install(FILES "${from}/kamchatka.conf" DESTINATION /etc/kamchatka)
# Not below /usr: Debian 12 looks for units of packages here.
install(FILES "${from}/kamchatka.service" "${from}/kamchatka@.service"
    DESTINATION /lib/systemd/system)
install(FILES "${from}/hardening.conf" DESTINATION /lib/systemd/system/kamchatka.service.d)
install(FILES "${from}/hardening.conf" DESTINATION /lib/systemd/system/kamchatka@.service.d)
install(FILES "${from}/sysusers.conf" DESTINATION lib/sysusers.d RENAME kamchatka.conf)
install(FILES "${CMAKE_SOURCE_DIR}/packaging/copyright" "${CMAKE_SOURCE_DIR}/docs/server.md"
    "${CMAKE_SOURCE_DIR}/docs/event-log.md" DESTINATION share/doc/kamchatka)
install(FILES "${from}/node.conf" DESTINATION share/doc/kamchatka/examples)
install(FILES "${from}/kamchatka.1" DESTINATION share/man/man1)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME kamchatka)
set(CPACK_PACKAGE_CONTACT "The Kamchatka developers <developers@kamchatka.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "server for RisiKo!, the Italian game of world conquest")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_SOURCE_DIR}/packaging/debian/settle.cmake")

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION net)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
    "Tables in the browser for people and bots, a judge's book for tables with
real pieces, a tournament desk, dice that can be verified. Installs a service
on port 8080 that needs no other; its games are in /var/lib/kamchatka.")
# The libraries are found by dpkg-shlibdeps; the user of the service is made by systemd-sysusers.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "systemd | systemd-standalone-sysusers")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
    "${from}/conffiles" "${from}/postinst" "${from}/prerm" "${from}/postrm")
include(CPack)
