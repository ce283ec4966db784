"""How a server is set up."""

from __future__ import annotations

import msgspec

from gaslamp.core.packs import Pack
from gaslamp.server.limits import Limits


class Setting(msgspec.Struct, frozen=True):
    database: str
    packs: tuple[Pack, ...] = ()
    limits: Limits = Limits()
    pace: float = 1.0  # of bots: 0 is at once, 1 is natural
    origins: tuple[str, ...] = ()  # addresses of our pages, when a proxy does not pass on the Host it is asked for
    addresses: tuple[str, ...] = ()  # where others on the network find our pages, as far as we know
    proxies: str = ""  # addresses of proxies that tell who asks, beside this machine
