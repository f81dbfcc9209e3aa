# Install rules: programs, archives, headers, the CMake package and the pkg-config file. Included last, when every layer and
# program is known.
include(CMakePackageConfigHelpers)

get_property(layers GLOBAL PROPERTY ARBITER_LAYERS)
get_property(programs GLOBAL PROPERTY ARBITER_PROGRAMS)

# The umbrella arbiter::arbiter: every layer.
add_library(arbiter INTERFACE)
add_library(arbiter::arbiter ALIAS arbiter)
target_link_libraries(arbiter INTERFACE ${layers})

# What the archives need from others: imported target, CMake package, pkg-config module or, where there is none, flags. The
# library comes as static archives alone, so that a program that links one always links these too.
set(third_party
  "fmt::fmt|fmt|fmt|"
  "TBB::tbb|TBB|tbb|"
  "zstd::libzstd_shared|zstd|libzstd|"
  "ZLIB::ZLIB|ZLIB|zlib|"
  "BZip2::BZip2|BZip2||-lbz2"
  "LibLZMA::LibLZMA|LibLZMA|liblzma|"
  "Threads::Threads|Threads||-pthread")
set(ARBITER_PC_FLAGS "")
set(ARBITER_FIND_DEPENDENCIES "")
set(ARBITER_PC_REQUIRES "")
set(ARBITER_PC_LIBS "")
foreach(layer IN LISTS layers)
  get_target_property(type ${layer} TYPE)
  if(NOT type STREQUAL "INTERFACE_LIBRARY")
    list(PREPEND ARBITER_PC_LIBS -l${layer})
  endif()
  get_target_property(needed ${layer} INTERFACE_LINK_LIBRARIES)
  foreach(item IN LISTS needed)
    if(item MATCHES "BUILD_INTERFACE|arbiter" OR NOT item)
      continue()
    endif()
    string(REGEX REPLACE "^.*LINK_ONLY:([A-Za-z0-9_:]+)>$" "\\1" item "${item}")
    set(known FALSE)
    foreach(entry IN LISTS third_party)
      string(REPLACE "|" ";" entry "${entry}")
      list(GET entry 0 target)
      if(target STREQUAL item)
        set(known TRUE)
        list(GET entry 1 package)
        list(GET entry 2 module)
        list(APPEND ARBITER_FIND_DEPENDENCIES "find_dependency(${package})")
        list(GET entry 3 flags)
        list(APPEND ARBITER_PC_REQUIRES ${module})
        list(APPEND ARBITER_PC_FLAGS ${flags})
      endif()
    endforeach()
    if(NOT known)
      message(FATAL_ERROR "${layer} links ${item}, which cmake/arbiter_install.cmake does not know")
    endif()
  endforeach()
endforeach()
list(REMOVE_DUPLICATES ARBITER_FIND_DEPENDENCIES)
list(REMOVE_DUPLICATES ARBITER_PC_REQUIRES)
list(REMOVE_DUPLICATES ARBITER_PC_FLAGS)
list(JOIN ARBITER_FIND_DEPENDENCIES "\n" ARBITER_FIND_DEPENDENCIES)
list(JOIN ARBITER_PC_REQUIRES ", " ARBITER_PC_REQUIRES)
list(JOIN ARBITER_PC_LIBS " " ARBITER_PC_LIBS)
list(JOIN ARBITER_PC_FLAGS " " ARBITER_PC_FLAGS)

# Code says #include "chess/position.h", so <prefix>/include/arbiter is the folder that compilers search.
set(ARBITER_INCLUDE_DIR "${CMAKE_INSTALL_INCLUDEDIR}/arbiter")
install(TARGETS ${layers} arbiter
        EXPORT arbiterTargets
        ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}"
        FILE_SET HEADERS DESTINATION "${ARBITER_INCLUDE_DIR}")
if(programs)
  install(TARGETS ${programs} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
endif()
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/CHANGELOG.md"
        DESTINATION "${CMAKE_INSTALL_DOCDIR}")

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/arbiter")
install(EXPORT arbiterTargets NAMESPACE arbiter:: DESTINATION "${package_dir}")
configure_package_config_file("${PROJECT_SOURCE_DIR}/cmake/arbiterConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/arbiterConfig.cmake" INSTALL_DESTINATION "${package_dir}")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/arbiterConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/arbiterConfig.cmake" "${PROJECT_BINARY_DIR}/arbiterConfigVersion.cmake"
        DESTINATION "${package_dir}")

# The prefix is found from the file's own place, so that an installed tree can be moved.
file(RELATIVE_PATH ARBITER_PC_UP "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
configure_file("${PROJECT_SOURCE_DIR}/cmake/arbiter.pc.in" "${PROJECT_BINARY_DIR}/arbiter.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/arbiter.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
