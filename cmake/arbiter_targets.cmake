# Flags, and the four functions that make every target: arbiter_layer(), arbiter_tool(), arbiter_test(), arbiter_fuzz().

include(GNUInstallDirs)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

# Everything that only concerns building this project; nothing of it reaches users of the library. -Wrestrict of GCC 12 sees
# overlaps in std::string where there are none (GCC bug 105651).
add_library(arbiter_flags INTERFACE)
target_compile_options(arbiter_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor
  -Woverloaded-virtual -Wcast-qual -Wcast-align -Wundef -Wswitch-enum -Wmissing-declarations
  $<$<CXX_COMPILER_ID:GNU>:-Wnull-dereference -Wduplicated-cond -Wduplicated-branches -Wlogical-op
                                -Wno-restrict>
  $<$<BOOL:${ARBITER_WERROR}>:-Werror>)
if(ARBITER_SANITIZE)
  target_compile_options(arbiter_flags INTERFACE
    -fsanitize=${ARBITER_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(arbiter_flags INTERFACE -fsanitize=${ARBITER_SANITIZE})
endif()
if(ARBITER_FUZZ)
  target_compile_options(arbiter_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# arbiter_layer(NAME SOURCES … HEADERS … [PRIVATE_HEADERS …] [DEPS …] [PRIVATE_DEPS …])
# One static library for the folder lib/NAME, called arbiter_NAME with the alias arbiter::NAME. DEPS are
# layers (by name) or imported targets that its headers need; PRIVATE_DEPS are needed by its sources alone.
function(arbiter_layer name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;HEADERS;PRIVATE_HEADERS;DEPS;PRIVATE_DEPS")
  set(target arbiter_${name})
  if(arg_SOURCES)
    add_library(${target} STATIC ${arg_SOURCES} ${arg_PRIVATE_HEADERS})
    set(scope PUBLIC)
    target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:arbiter_flags>)
    set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF POSITION_INDEPENDENT_CODE ON
                                               VERIFY_INTERFACE_HEADER_SETS ON)
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  add_library(arbiter::${name} ALIAS ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  target_compile_features(${target} ${scope} cxx_std_20)
  target_sources(${target} ${scope} FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}/lib" FILES ${arg_HEADERS})
  foreach(dep IN LISTS arg_DEPS)
    if(TARGET arbiter_${dep})
      target_link_libraries(${target} ${scope} arbiter::${dep})
    else()
      target_link_libraries(${target} ${scope} ${dep})
    endif()
  endforeach()
  foreach(dep IN LISTS arg_PRIVATE_DEPS)
    target_link_libraries(${target} PRIVATE ${dep})
  endforeach()
  set_property(GLOBAL APPEND PROPERTY ARBITER_LAYERS ${target})
endfunction()

# arbiter_tool(NAME SOURCES … [DEPS …]): one program.
function(arbiter_tool name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPS")
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE arbiter_flags ${arg_DEPS})
  set_target_properties(${name} PROPERTIES CXX_EXTENSIONS OFF RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
  set_property(GLOBAL APPEND PROPERTY ARBITER_PROGRAMS ${name})
endfunction()

# arbiter_test(NAME SOURCES … [DEPS …] [LABELS …]): one GoogleTest program, its tests known to CTest by name.
function(arbiter_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPS;LABELS")
  if(NOT arg_LABELS)
    set(arg_LABELS unit)
  endif()
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE arbiter_flags ${arg_DEPS} GTest::gmock GTest::gtest GTest::gtest_main)
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
  set_target_properties(${name} PROPERTIES CXX_EXTENSIONS OFF)
  gtest_discover_tests(${name} PROPERTIES LABELS "${arg_LABELS}" DISCOVERY_TIMEOUT 60)
endfunction()

# arbiter_fuzz(NAME SOURCES … [DEPS …]): a fuzz target, a source with LLVMFuzzerTestOneInput(). Built with libFuzzer where
# ARBITER_FUZZ is set, else with a main() that replays files; either way its stored corpus, tests/fuzz/corpus/NAME/, is a test.
function(arbiter_fuzz name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPS")
  add_executable(fuzz_${name} ${arg_SOURCES})
  target_link_libraries(fuzz_${name} PRIVATE arbiter_flags ${arg_DEPS})
  target_include_directories(fuzz_${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
  set_target_properties(fuzz_${name} PROPERTIES CXX_EXTENSIONS OFF)
  set(corpus "${PROJECT_SOURCE_DIR}/tests/fuzz/corpus/${name}")
  if(ARBITER_FUZZ)
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    add_test(NAME fuzz.${name} COMMAND fuzz_${name} -runs=0 "${corpus}")
    # Some seconds of new inputs from the stored ones; what is found is written to the build folder.
    add_test(NAME fuzz.${name}.explore
             COMMAND fuzz_${name} -max_total_time=20 -timeout=10 -rss_limit_mb=4096 -print_final_stats=1
                     "${CMAKE_CURRENT_BINARY_DIR}/found_${name}" "${corpus}")
    file(MAKE_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/found_${name}")
    set_tests_properties(fuzz.${name}.explore PROPERTIES LABELS fuzz)
  else()
    target_sources(fuzz_${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests/fuzz/replay_main.cpp")
    add_test(NAME fuzz.${name} COMMAND fuzz_${name} "${corpus}")
  endif()
  set_tests_properties(fuzz.${name} PROPERTIES LABELS fuzz)
endfunction()
