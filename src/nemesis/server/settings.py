"""What a host of tables may set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..errors import BadSetup

HOST = "127.0.0.1"
BROWSER_PORT, SERVED_PORT = 8765, 8000
"""Of the browser edition at home, and of a server for others."""
KEEP_FINISHED, KEEP_ABANDONED = 90, 60
"""Days after the last move for which `nemesis serve` keeps a table."""
METRICS_EXAMPLE = "127.0.0.1:9100"
DEFAULT_DATABASE = "sqlite:///nemesis.db"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


@dataclass(frozen=True)
class Settings:
    """Times in seconds, sizes in bytes, rates per second and client address or connection."""

    reaction_pause: float = 1.5
    """How long the table waits whenever a reaction window opens, whether or not anybody could react (Q-34)."""
    reaction_limit: float = 60.0
    """At tables with clocks: how long a window waits for somebody after its pause."""
    bot_pause: float = 0.0
    """How long a bot waits before each of its choices."""
    bots_rest: bool = True
    """Where only bots sit and nobody watches, they wait until somebody does."""
    spectator_pause: float = 0.25
    """Between two updates to spectators: where moves follow faster, they are told of several at once."""
    seats_pause: float = 0.25
    """Between two messages about who is here: those who come together are told of together."""
    snapshot_every: int = 250
    """Moves between two snapshots; a snapshot only makes resuming faster."""
    allowed_origins: tuple[str, ...] = ()
    """Origins allowed to open a socket besides the server's own."""
    host_names: tuple[str, ...] = ()
    """Names by which this server may be asked; empty: any."""
    log_addresses: bool = False
    """Write every request with the address that it came from."""
    texts_first: bool = True
    """Read all texts before the first guest can come; else the first one waits for them."""
    bundle: str = ""
    """Folder of the browser edition; empty: the one that comes with the package."""
    message_bytes: int = 8 * 1024
    body_bytes: int = 256 * 1024
    message_rate: float = 20.0
    message_burst: int = 40
    request_rate: float = 20.0
    request_burst: int = 240
    connections_per_address: int = 60
    """Sockets at tables."""
    connections: int = 10_000
    """Of all addresses, whatever they are for; fewer where the system allows fewer open files."""
    strangers: int = 512
    """Connections that have asked for nothing yet, and sockets without a hello; beyond that the oldest are cut off."""
    strangers_per_address: int = 128
    """Behind a proxy everybody has the proxy's."""
    stranger_seconds: float = 10.0
    """After that a silent one is cut off."""
    cost_rate: float = 100.0
    """Milliseconds of CPU time a second that one address may use of this server; what it does is measured."""
    cost_burst: float = 8000.0
    seat_cost_rate: float = 50.0
    """The same for one seat of a table, whoever sits there; its spectators share one."""
    seat_cost_burst: float = 3000.0
    table_cost_rate: float = 150.0
    table_cost_burst: float = 6000.0
    tables_in_memory: int = 2000
    """Beyond that, tables where nobody is and nothing is going on are put away; they come back when asked for."""
    waiting_table_seconds: float = 60.0
    """How long such a table stays nevertheless; longer than anybody takes to say hello."""
    finished_table_seconds: float = 600.0
    """How long a finished table that nobody looks at stays in memory."""
    keep_finished_days: float | None = None
    """After its last move a finished table is deleted, with its chat; None: never."""
    keep_abandoned_days: float | None = None
    """The same for one that is not over."""
    sweep_seconds: float = 3600.0
    """How often tables to delete are looked for."""
    metrics: str = ""
    """Address and port of the metrics for Prometheus (`127.0.0.1:9100`); empty: none are kept."""
    tables_per_hour: int = 60
    """New tables of one address; also how many at once."""
    storage_seconds: float = 5.0
    """How long the database may take for anything, with a write's wait for its turn; then it counts as not saved."""
    broken_table_seconds: float = 30.0
    """After that a table that could not be read is tried again when it is asked for."""
    coach_seconds: float | None = 2.0
    """How long the coach thinks about one question."""
    coach_iterations: int | None = None
    """Or how much: then the same question always gets the same answer."""
    coach_workers: int = 2
    """Processes that think for the coach; a question beyond that waits."""
    bot_workers: int = 0
    """Processes that think for slow bots, who take turns; 0: one less than there are cores."""
    thinking_slack: float = 10.0
    """How far beyond its time a bot or the coach may go before its process is ended."""
    coach_rate: float = 0.5
    coach_burst: int = 6
    """Questions to the coach, of each seat."""
    chat_rate: float = 1.0
    chat_burst: int = 12
    """What one seat may say."""
    host_away_seconds: float = 600.0
    """How long the others wait for an absent host before one of them becomes host."""
    handover_seconds: float = 600.0
    """How long a link to one's own seat, for another device, is good."""
    provable: bool = True
    """Each table has a key, by which its chance can be proved (docs/fairness.md). Alone there is nobody to prove
    it to, and a game that leaves as a save file goes on by its seed."""
    lease_seconds: float = 2.5
    """On PostgreSQL: how long this process counts as alive without a sign of life. Then others take its tables."""
    backlog_bytes: int = 1024 * 1024
    """Kept for a client that does not read; beyond that it is cut off and may come back."""
    backlog_total_bytes: int = 64 * 1024 * 1024
    """The same for all clients together."""


UNLIMITED: dict[str, Any] = {
    f"{whose}cost_{what}": 1e12 for whose in ("", "seat_", "table_") for what in ("rate", "burst")
}
"""No budgets, for those who own the computer."""


def with_driver(url: str) -> str:
    """`sqlite:///x` and `postgresql://...` with the drivers this server uses."""
    scheme, colon, rest = url.partition("://")
    return DRIVERS.get(scheme, scheme) + colon + rest


def address_in(text: str) -> tuple[str, int]:
    """`127.0.0.1:9100`, `[::1]:9100`."""
    host, _, port = text.rpartition(":")
    if not host or not (port.isascii() and port.isdigit() and len(port) <= 5 and int(port) <= 65535):
        said = f"the address of the metrics is written like {METRICS_EXAMPLE}, not {text!r}"
        raise BadSetup(said, reason="metrics_address", value=text, example=METRICS_EXAMPLE)
    return host.strip("[]"), int(port)
