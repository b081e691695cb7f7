"""What the server counts, for Prometheus."""

from collections.abc import Iterable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)

registry = CollectorRegistry()
_moves = Counter("tablee_moves", "Moves that were played, by who decided.", ["by"], registry=registry)
moves_of_people, moves_of_bots = _moves.labels("person"), _moves.labels("bot")
refusals = Counter("tablee_refusals", "Requests that were refused, by slug.", ["slug"], registry=registry)
connections = Gauge("tablee_connections", "Open sockets.", registry=registry)
passed_through = Gauge("tablee_passed_through", "Sockets whose tables are other nodes'.", registry=registry)
live_tables = Gauge("tablee_live_tables", "Tables in memory.", registry=registry)
tables_opened = Counter("tablee_tables_opened", "Tables that were opened.", registry=registry)
replays = Histogram("tablee_table_load_seconds", "Loading a table from storage.", buckets=SECONDS, registry=registry)
durable = Histogram("tablee_durable_seconds", "From a decision to its commit.", buckets=SECONDS, registry=registry)
handled = Histogram("tablee_move_seconds", "From a request to its last delivery.", buckets=SECONDS, registry=registry)
groups = Histogram("tablee_commit_group", "Entries per commit.", buckets=SIZES, registry=registry)
thinking = Histogram("tablee_bot_seconds", "A bot's thinking, waiting included.", buckets=SECONDS, registry=registry)
bot_deaths = Counter("tablee_bot_deaths", "Bot processes that died or were stopped.", registry=registry)


def exposition() -> bytes:
    """All of them as text: of this node."""
    return generate_latest(registry)


def of_the_house(nodes: Mapping[str, bytes]) -> bytes:
    """The numbers of several nodes in one text: every sample says of which node it is."""
    families: dict[str, Metric] = {}
    for node, text in nodes.items():
        for family in text_string_to_metric_families(text.decode()):
            whole = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            whole.samples += [one._replace(labels={**one.labels, "node": node}) for one in family.samples]
    return generate_latest(_Families(families.values()))


class _Families(CollectorRegistry):
    """What was counted elsewhere."""

    def __init__(self, families: Iterable[Metric]) -> None:
        super().__init__()
        self._families = families

    def collect(self) -> Iterable[Metric]:
        return self._families
