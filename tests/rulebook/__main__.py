"""`python -m tests.rulebook`, or `make book`."""

from .reading import reading_pages
from .writing import written

for path, page in {**written(), **reading_pages()}.items():
    path.write_text(page, encoding="utf-8")
