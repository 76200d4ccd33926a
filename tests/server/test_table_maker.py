from __future__ import annotations

import base64

from cantina.server.table_maker import table_id


def test_no_command_takes_a_table_for_an_option() -> None:
    found = [table_id(bytes((first, *range(8)))) for first in range(256)]
    assert not any(one.startswith("-") for one in found)
    assert any(base64.urlsafe_b64encode(bytes((first,))).startswith(b"-") for first in range(256))
    assert {len(one) for one in found} == {12}
