"""What is in deploy/ fits the program: options exist, requirements are complete and locked, nothing runs as root.

No image is built here; what a container engine would find out is found out by reading.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import tomllib
from importlib.metadata import requires
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from nemesis.cli import parser

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OF_THE_SITE = {"NEMESIS_HOST"}
"""Variables that compose.yaml passes on under another name."""
PINNED = re.compile(r"([a-z0-9][a-z0-9-]*)==(\S+)( ; [^\\]+)?(?: \\)?")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}(?: \\)?")


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def locked(name: str) -> dict[str, tuple[str, int]]:
    """Name -> (version, number of hashes); every line of the file is one or the other."""
    found: dict[str, tuple[str, int]] = {}
    current = ""
    for line in read(name).splitlines():
        pin = PINNED.fullmatch(line)
        if pin is not None:
            current = pin[1]
            found[current] = (pin[2], 0)
        else:
            assert HASH.fullmatch(line), line
            found[current] = (found[current][0], found[current][1] + 1)
    return found


# -- requirements ------------------------------------------------------------------------------------------------


def closure(wanted: list[str]) -> dict[str, Requirement]:
    """What these need, and what that needs, as it is installed here."""
    found: dict[str, Requirement] = {}
    left = [(Requirement(text), "") for text in wanted]
    while left:
        requirement, extra = left.pop()
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            continue
        name = canonicalize_name(requirement.name)
        if name not in found:
            for inner in requirement.extras or {""}:
                left += [(Requirement(text), inner) for text in requires(requirement.name) or []]
        found.setdefault(name, requirement)
    return found


def test_everything_that_a_server_needs_is_locked_with_hashes() -> None:
    direct = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["hosting"]]
    pins = locked("requirements.txt")
    needed = closure(direct)
    assert set(needed) <= set(pins), f"run `make requirements`: {set(needed) - set(pins)}"
    for text in direct:
        requirement = Requirement(text)
        version = pins[canonicalize_name(requirement.name)][0]
        assert requirement.specifier.contains(version), f"run `make requirements`: {requirement} is {version}"
    assert all(hashes for _, hashes in pins.values())


def test_what_builds_the_wheel_is_locked_too() -> None:
    pins = locked("requirements-build.txt")
    assert "hatchling" in pins and all(hashes for _, hashes in pins.values())


@pytest.mark.parametrize("file", sorted(path.name for path in DEPLOY.iterdir()))
def test_no_registry_and_no_machine_is_named(file: str) -> None:
    text = read(file)
    assert "index-url" not in text and "find-links" not in text
    assert set(re.findall(r"https?://([^/\s'\"]+)", text)) <= {"127.0.0.1:8000"}


# -- commands ----------------------------------------------------------------------------------------------------


def parsed(argv: list[str]) -> Any:
    return parser().parse_args(argv)


def instructions() -> list[tuple[str, str]]:
    """(instruction, what follows) of the Dockerfile, lines that go on put together."""
    text = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", read("Dockerfile"), flags=re.MULTILINE))
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in text.splitlines() if line.strip()]


def test_the_container_runs_a_command_that_exists_as_nobody_in_particular() -> None:
    stages = "\n".join(f"{name} {rest}" for name, rest in instructions()).split("FROM ")[1:]
    assert len(stages) == 2
    last = dict(line.split(" ", 1) for line in stages[1].splitlines()[1:])
    assert last["USER"] == "nemesis" and "/api/ready" in last["HEALTHCHECK"]
    assert json.loads(last["ENTRYPOINT"]) == ["nemesis"]
    args = parsed(json.loads(last["CMD"]))
    assert (args.command, args.host, args.port) == ("serve", "0.0.0.0", int(last["EXPOSE"]))
    assert f":{last['EXPOSE']}/api/ready" in last["HEALTHCHECK"]
    check = json.loads(last["HEALTHCHECK"].partition("CMD ")[2])
    compile(check[2], "healthcheck", "exec")
    assert "npm" not in stages[0] and stages[0].count("--require-hashes") == 2


def test_the_container_gets_exactly_the_files_that_are_there() -> None:
    copied = [rest.split()[:-1] for name, rest in instructions() if name == "COPY" and "--from" not in rest]
    files = {file for some in copied for file in some}
    assert all((ROOT / file).exists() for file in files)
    allowed = {line.removeprefix("!") for line in read("Dockerfile.dockerignore").splitlines() if line.startswith("!")}
    assert files == allowed


def test_the_site_is_put_together_from_parts_that_exist() -> None:
    site = yaml.safe_load(read("compose.yaml"))
    services = site["services"]
    workers = [name for name in services if name.startswith("worker")]
    assert len(workers) == 2 and {"database", "bus", "proxy"} == set(services) - set(workers)
    for name in workers:
        worker = services[name]
        assert parsed(worker["command"]).command == "serve"
        assert (ROOT / worker["build"]["dockerfile"]).is_file() and (
            DEPLOY / worker["build"]["context"]
        ).resolve() == ROOT
        assert f"{name}:8000" in read("Caddyfile") and "ports" not in worker
        assert set(worker["depends_on"]) == {"database", "bus"}
    for name, service in services.items():
        assert "build" in service or re.fullmatch(r"[a-z]+:\d+(\.\d+)?-[a-z]+", service["image"]), name
        assert set(service.get("networks", [])) <= set(site["networks"])
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in site["volumes"] or (DEPLOY / source).is_file(), volume
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    asked_for = set(re.findall(r"\$\{(\w+)", read("compose.yaml")))
    assert asked_for == set(re.findall(r"^(\w+)=", read("env.example"), flags=re.MULTILINE))
    assert "/api/ready" in read("Caddyfile")


def test_every_variable_is_one_that_the_program_reads() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "nemesis").rglob("*.py"))
    for file in DEPLOY.iterdir():
        for variable in re.findall(r"\bNEMESIS_[A-Z_]+\b", file.read_text(encoding="utf-8")):
            assert f'"{variable}"' in source or variable in OF_THE_SITE, f"{file.name}: {variable}"


def unit() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in read("nemesis.service").splitlines():
        name, sign, value = line.partition("=")
        if sign and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def test_the_service_runs_a_command_that_exists() -> None:
    (start,) = unit()["ExecStart"]
    args = parsed(shlex.split(start)[1:])
    assert args.command == "serve" and args.host == "127.0.0.1"
    for name in (
        "NoNewPrivileges",
        "ProtectHome",
        "PrivateTmp",
        "PrivateDevices",
        "RestrictSUIDSGID",
        "LockPersonality",
    ):
        assert unit()[name] == ["yes"], name
    assert unit()["ProtectSystem"] == ["strict"] and unit()["CapabilityBoundingSet"] == [""]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    """With a program that is there in the place of ours."""
    tried = tmp_path / "nemesis.service"
    tried.write_text(read("nemesis.service").replace("/opt/nemesis/bin/nemesis", "/bin/true"), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tried)], capture_output=True, text=True, check=False, timeout=60
    )
    about_us = [line for line in done.stderr.splitlines() if "nemesis.service" in line]
    assert about_us == [], done.stderr


def test_the_names_in_the_makefile_are_those_of_the_files() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^requirements:", makefile, re.MULTILINE) and "deploy/requirements.txt" in makefile
    assert "deploy/requirements-build.txt" in makefile and "--extra hosting" in makefile
