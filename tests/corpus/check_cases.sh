#!/bin/sh
# Compares the build with the cases and vectors beside the project: check_cases.sh CHECK PYTHON BIN
if [ ! -f "$1" ]; then
    echo "no cases: $1 is missing"
    [ -z "$ARBITER_REQUIRE_SHARED" ] || exit 1
    exit 77
fi
exec "$2" "$1" --bin "$3" --until "${ARBITER_STAGE:-laws}"
