"""The wire protocol: every HTTP body and every WebSocket message, declared once.

Tables are made, found and joined over HTTP; a match is played over its table's WebSocket. The browser's types
are generated from these structures (`scripts/types`).
"""

from __future__ import annotations

from cantina.server.protocol.client import *
from cantina.server.protocol.fields import *
from cantina.server.protocol.http import *
from cantina.server.protocol.lessons import *
from cantina.server.protocol.server import *
