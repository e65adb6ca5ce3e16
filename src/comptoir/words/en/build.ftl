# Which build of the engine runs, and compiling it.

build-compiled = compiled
build-plain = plain: { $why }
build-why-off = COMPTOIR_BUILD says so
build-why-unbuilt = not compiled yet, { $command } does it
build-why-stale = the source has changed since it was compiled, { $command } does it again
build-why-other-python = compiled for another Python, { $command } does it for this one
build-why-incomplete = the compiled modules are not whole, { $command } makes them again
build-why-broken = the compiled modules cannot be loaded here, { $command } makes them again
build-why-pure = installed without compiled modules
build-demanded = COMPTOIR_BUILD asks for the compiled engine, and there is none to be had ({ $why }). Without the variable the plain one runs.
build-faster = The engine runs as plain Python. Compiled once with { $command }, it is more than twice as fast.
doctor-build = The engine is { $build }.
help-compile = Compile the engine once, so that everything that thinks is more than twice as fast.
compile-begins = Compiling the engine; this takes a minute or two.
compile-done = The engine is compiled, in { $seconds } s. It is used from now on; when its source changes, the plain one runs until you compile again.
compile-nothing-to-do = The engine is compiled already, and its source has not changed since.
compile-not-a-clone = Only a clone of the project can be compiled, and this is an installation. A wheel of your platform brings the engine compiled: pip install --upgrade comptoir
compile-still-plain = Nothing is lost: everything runs in plain Python as before.
compile-no-tools = To compile the engine, these are needed: { $missing }. From the folder of the project: ./play compile, or pip install -e .[native]
compile-no-headers = The header files of Python { $python } are missing (Python.h). On Debian or Ubuntu: sudo apt install python3-dev; on Fedora: sudo dnf install python3-devel. Then try again.
compile-no-compiler = There is no C compiler that works. On Debian or Ubuntu: sudo apt install build-essential python3-dev; on macOS: xcode-select --install; on Windows: install the Visual C++ Build Tools. Then try again.
compile-old-compiler = The C compiler is too old, or does not fit this Python: it does not understand C11. Install a newer one; on Debian or Ubuntu: sudo apt install build-essential; on macOS: xcode-select --install; on Windows: the Visual C++ Build Tools.
compile-not-writable = Nothing can be written in { $folder } ({ $reason }). Make room or allow yourself to write there, then try again.
compile-failed = The engine could not be compiled; what the compiler said is above.
bench-builds-plain = plain
bench-builds-compiled = compiled
error-no-compiled-build = There is no compiled engine to be measured beside the plain one ({ $why }).
error-bench-build-failed = The { $build ->
    [compiled] compiled
   *[plain] plain
} build could not be measured: { $reason }
