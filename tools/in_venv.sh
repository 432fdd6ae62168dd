#!/bin/sh
# Run a tool of .venv, wherever this system keeps it: `sh tools/in_venv.sh ruff check`. Without .venv, the one on the path.
for folder in .venv/bin .venv/Scripts; do
    [ -d "$folder" ] && PATH="$PWD/$folder:$PATH"
done
exec "$@"
