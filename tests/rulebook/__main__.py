"""`python -m tests.rulebook`, or `make book`."""

from .writing import written

for path, page in written().items():
    path.write_text(page, encoding="utf-8")
