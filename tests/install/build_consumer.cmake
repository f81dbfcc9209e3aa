# The steps of the install test; each must succeed. Variables: build, consumer, libdir, compiler, generator, sanitize, tools.
function(run what)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE code OUTPUT_VARIABLE out ERROR_VARIABLE out COMMAND_ECHO STDOUT)
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "${what} failed (${code}):\n${out}")
  endif()
  message(STATUS "${what}: ${out}")
endfunction()

set(work "${build}/install_test")
set(prefix "${work}/prefix")
file(REMOVE_RECURSE "${work}")
run("install" "${CMAKE_COMMAND}" --install "${build}" --prefix "${prefix}")

# The package has to work wherever the tree is moved to.
file(RENAME "${prefix}" "${work}/moved")
set(prefix "${work}/moved")

set(flags "")
if(sanitize)
  set(flags "-fsanitize=${sanitize}")
endif()
run("configure" "${CMAKE_COMMAND}" -S "${consumer}" -B "${work}/by_cmake" -G "${generator}"
    "-DCMAKE_PREFIX_PATH=${prefix}" "-DCMAKE_CXX_COMPILER=${compiler}" "-DCMAKE_CXX_FLAGS=${flags}")
run("build" "${CMAKE_COMMAND}" --build "${work}/by_cmake")
run("find_package" "${work}/by_cmake/consumer")

find_program(pkg_config NAMES pkg-config pkgconf REQUIRED)
set(ENV{PKG_CONFIG_PATH} "${prefix}/${libdir}/pkgconfig")
execute_process(COMMAND "${pkg_config}" --cflags --libs arbiter OUTPUT_VARIABLE options COMMAND_ERROR_IS_FATAL ANY
                OUTPUT_STRIP_TRAILING_WHITESPACE)
separate_arguments(options UNIX_COMMAND "${options}")
run("compile" "${compiler}" -std=c++20 ${flags} "${consumer}/main.cpp" -o "${work}/by_pkg_config" ${options})
run("pkg-config" "${work}/by_pkg_config")

if(tools)
  run("program" "${prefix}/bin/pgn-validate" --version)
endif()
