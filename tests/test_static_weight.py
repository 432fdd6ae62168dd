"""What a visitor of the static page fetches is weighed when it is built."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from nemesis.errors import BadSetup
from nemesis.static_site import weight
from nemesis.static_site.fetched import PYODIDE_WEIGHTS

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="Node is missing")


def test_a_site_is_weighed_as_it_is_sent_and_may_not_be_too_heavy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "pyodide.mjs").write_bytes(b"pinned, and weighed once")
    (tmp_path / "engine" / "game.pack").write_bytes(bytes(1000))
    (tmp_path / "page.js").write_bytes(b"again and again " * 1000)
    packed = PYODIDE_WEIGHTS["pyodide.mjs"] + 1000
    assert packed < weight.weigh(tmp_path) < packed + 200, "what is compressed already stays as it is, the page shrinks"
    assert weight.check_weight(tmp_path) == weight.weigh(tmp_path)
    monkeypatch.setattr(weight, "MOST", packed)
    with pytest.raises(BadSetup) as refused:
        weight.check_weight(tmp_path)
    assert refused.value.reason == "too_heavy"
