"""What a cluster looks like: its nodes as the database and HAProxy see them, and its databases."""

from pathlib import Path

from postgres import DATABASE, ask
from proxy import opinions

NODES = """
SELECT n.name, n.state, n.incarnation, (extract(epoch FROM clock_timestamp() - n.beat_at) * 1000)::int,
    (SELECT count(*) FROM head h WHERE h.owner = n.name AND h.incarnation = n.incarnation)
FROM node n ORDER BY n.name
"""
STANDBYS = """
SELECT application_name, state, sync_state, pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)
FROM pg_stat_replication
"""


def table(heads, rows):
    rows = [heads, *[[str(cell) for cell in row] for row in rows]]
    widths = [max(len(row[i]) for row in rows) for i in range(len(heads))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows
    )


def attempt(read, otherwise):
    try:
        return read()
    except (OSError, RuntimeError):
        return otherwise


def told(place, state):
    primary = place.folder / state["primary"] if state["primary"] else Path("/nowhere")
    stored = attempt(lambda: {row[0]: row[1:] for row in ask(primary, NODES, DATABASE)}, {})
    seen = attempt(lambda: opinions(place.folder / "proxy.sock"), {})
    nodes = [
        [name, node["port"], node["pid"] or "-", *stored.get(name, ["?"] * 4), *seen.get(name, "??")]
        for name, node in state["nodes"].items()
    ]
    lines = [table(
        ["node", "port", "process", "state", "incarnation", "beat ms ago", "owns", "proxy", "sockets"],
        nodes,
    ), ""]
    follows = attempt(lambda: {row[0]: row[1:] for row in ask(primary, STANDBYS)}, {})
    databases = []
    for name, pid in state["databases"].items():
        if name == state["primary"]:
            databases.append([name, pid or "-", "primary", "", ""])
        else:
            how = follows.get(name, ["does not follow", "", ""])
            databases.append([name, pid or "-", "standby", f"{how[0]} {how[1]}".strip(), how[2]])
    lines.append(table(["database", "process", "role", "replication", "bytes behind"], databases))
    return "\n".join(lines)
