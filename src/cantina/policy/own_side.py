"""Turns batches of rows and choices to the own side, and back, as `cantina.kernel.own_side` declares it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cantina.kernel.choice import Choice
from cantina.kernel.encoding import CATEGORY, Encoding, Field
from cantina.kernel.errors import CantinaError
from cantina.kernel.game import Game
from cantina.kernel.own_side import (
    SEAT,
    ByOwner,
    ByPart,
    ByPlace,
    BySpace,
    Numbering,
    ThingArgument,
    ThingAxis,
)

Rows = NDArray[np.uint8]
Numbers = NDArray[np.int64]


class OfferedChoices(NamedTuple):
    """The offered choices of some rows, one entry for each of them, row by row in ascending game number."""

    row: Numbers
    number: Numbers
    """In the game's list of choices."""
    own_number: Numbers
    """As the choice is numbered from the own side."""

    def own_masks(self, rows: int, choices: int) -> NDArray[np.bool_]:
        """(rows, own-side choices): which are offered."""
        found = np.zeros((rows, choices), np.bool_)
        found[self.row, self.own_number] = True
        return found

    def game_numbers(self, own_numbers: NDArray[Any]) -> Numbers:
        """The game's numbers of one offered choice for each row, given by their own-side numbers."""
        found = np.full(len(own_numbers), -1, np.int64)
        chosen = self.own_number == own_numbers[self.row]
        found[self.row[chosen]] = self.number[chosen]
        return found


class OwnSideRows:
    """A game's rows and choices from the observing seat's own side.

    Rows are arrays of (n, bytes). Turning loses nothing: `restore` gives the row as it was.
    """

    def __init__(self, game: Game) -> None:
        declared = game.own_side
        self.game = game
        self.version = f"{game.meta.environment_version}.{declared.version}"
        """The environment's version and that of the declaration."""
        written = game.encoding
        fields = {field.name: field for field in written.fields}
        self._numberings = [_Turning(numbering, fields, written) for numbering in declared.numberings]
        by_name = {turning.name: turning for turning in self._numberings}
        axes: dict[str, list[ThingAxis]] = {}
        for axis in declared.axes:
            axes.setdefault(axis.field, []).append(axis)
        wider: dict[str, int] = {}
        for values in declared.values:
            turning = by_name[values.numbering]
            if turning.size > turning.count:
                if values.first + turning.count - 1 != fields[values.field].maximum:
                    raise CantinaError(f"the things named by {values.field!r} must be its last values")
                wider[values.field] = turning.size - turning.count
        turned = [
            _turned_field(field, axes.get(field.name, ()), by_name, wider.get(field.name, 0))
            for field in written.fields
        ]
        listings = [turning.listing for turning in self._numberings if turning.listing is not None]
        self.encoding = Encoding[Any]((*turned, *listings, *declared.added), written.notes)
        """The fields of an own-side row: those of a row, the lists of things that restore it, added ones."""
        self._turned_fields = (*turned, *listings)
        self._added = declared.added
        self._compute_added = declared.compute_added
        names = (turning.list_field for turning in self._numberings if turning.alike)
        self.not_features = frozenset([*names, *declared.replaced])
        """Fields that say nothing about a position beyond the others: names of things that are alike, and
        fields that added ones contain."""
        offsets = self.encoding.layout.offsets
        for turning in self._numberings:
            turning.list_at = offsets.get(turning.list_field, 0)
            if isinstance(turning.numbering, ByPart) and turning.numbering.unless:
                flag = turning.numbering.unless
                turning.flag_at = (written.layout.offset(flag), offsets[flag])
        self._map_bytes(written, axes, by_name)
        self._values = [
            (
                by_name[values.numbering],
                np.arange(written.layout.offset(values.field), written.layout.offset(values.field) + size),
                np.arange(offsets[values.field], offsets[values.field] + size),
                values.first,
                fields[values.field].maximum + wider.get(values.field, 0),
            )
            for values in declared.values
            for size in (fields[values.field].size,)
        ]
        self._number_choices(declared.arguments, by_name)

    # -- rows -----------------------------------------------------------------------------------

    def _map_bytes(
        self, written: Encoding[Any], axes: dict[str, list[ThingAxis]], by_name: dict[str, _Turning]
    ) -> None:
        """Bytes of things go to `to + stride * new number`, all others to `to`."""
        kept: list[tuple[int, int]] = []
        moved: dict[str, list[tuple[int, int, int, int]]] = {name: [] for name in by_name}
        for field in written.fields:
            start, turned_start = written.layout.offset(field.name), self.encoding.layout.offset(field.name)
            shape = self.encoding.fields[written.fields.index(field)].shape
            for flat, index in enumerate(np.ndindex(field.shape)):
                axis = next((a for a in axes.get(field.name, ()) if _thing(a, index, by_name) >= 0), None)
                if axis is None:
                    kept.append((start + flat, turned_start + _flat(index, shape)))
                    continue
                first = (*index[: axis.axis], axis.start, *index[axis.axis + 1 :])
                stride = prod(shape[axis.axis + 1 :])
                moved[axis.numbering].append(
                    (
                        start + flat,
                        _thing(axis, index, by_name),
                        turned_start + _flat(first, shape),
                        stride,
                    )
                )
        self._kept = np.array([at for at, _ in kept], np.intp)
        self._kept_to = np.array([to for _, to in kept], np.intp)
        for name, entries in moved.items():
            by_name[name].bytes = np.array(entries, np.int64).reshape(-1, 4)

    def turn(self, rows: Rows) -> Rows:
        """The rows from the own side."""
        found = np.zeros((len(rows), self.encoding.size), np.uint8)
        found[:, self._kept_to] = rows[:, self._kept]
        numbers = self._numbers(rows, [turning.numbers_of_rows for turning in self._numberings])
        every = np.arange(len(rows))[:, None]
        for turning in self._numberings:
            source, thing, to, stride = turning.bytes.T
            if len(source):
                found[every, to + stride * numbers[turning.name][:, thing]] = rows[:, source]
            if turning.listing is not None:
                turning.write_list(found, numbers[turning.name])
        self._rename(rows, found, numbers, forward=True)
        if self._compute_added is not None:
            self._add(found, self._compute_added)
        return found

    def _add(self, turned: Rows, compute: Callable[[Mapping[str, Any]], Sequence[Any]]) -> None:
        """Writes the added fields into own-side rows."""
        offsets = self.encoding.layout.offsets
        fields = {
            field.name: turned[:, offsets[field.name] : offsets[field.name] + field.size]
            .astype(np.int64)
            .reshape(-1, *field.shape)
            for field in self._turned_fields
        }
        for field, values in zip(self._added, compute(fields), strict=True):
            turned[:, offsets[field.name] : offsets[field.name] + field.size] = values.reshape(-1, field.size)

    def restore(self, turned: Rows) -> Rows:
        """The rows as they were before they were turned."""
        found = np.zeros((len(turned), self.game.encoding.size), np.uint8)
        found[:, self._kept] = turned[:, self._kept_to]
        numbers = self._numbers(turned, [turning.numbers_of_turned_rows for turning in self._numberings])
        every = np.arange(len(turned))[:, None]
        for turning in self._numberings:
            source, thing, to, stride = turning.bytes.T
            found[:, source] = turned[every, to + stride * numbers[turning.name][:, thing]]
        self._rename(turned, found, numbers, forward=False)
        return found

    def _numbers(self, rows: Rows, numbers_of: Sequence[Any]) -> dict[str, Numbers]:
        """By numbering: the new number of every thing, for each row."""
        found: dict[str, Numbers] = {}
        for turning, of in zip(self._numberings, numbers_of, strict=True):
            found[turning.name] = of(rows, found)
        return found

    def _rename(self, rows: Rows, found: Rows, numbers: dict[str, Numbers], forward: bool) -> None:
        """Replaces the values that name things, from the rows written to the rows found or back."""
        for turning, at, turned_at, first, maximum in self._values:
            source, to = (at, turned_at) if forward else (turned_at, at)
            # Several renamings of one field are for different values, so each starts from the source.
            values = rows[:, source].astype(np.intp)
            names = numbers[turning.name]
            table = np.broadcast_to(np.arange(maximum + 1), (len(rows), maximum + 1)).copy()
            if forward:
                table[:, first : first + turning.count] = first + names
                ours = (values >= first) & (values < first + turning.count)
            else:
                np.put_along_axis(table, first + names, np.arange(first, first + turning.count)[None], 1)
                ours = (values >= first) & (values < first + turning.size)
            renamed = np.take_along_axis(table, values, 1)
            found[:, to] = np.where(ours, renamed, found[:, to])

    # -- choices --------------------------------------------------------------------------------

    def _number_choices(self, arguments: Sequence[ThingArgument], by_name: dict[str, _Turning]) -> None:
        """An own-side number is a first one plus, for each thing named, a stride times its new number."""
        game = self.game
        most_seats = game.meta.seats[1]
        columns: dict[str, int] = {}
        width = 0
        for turning in self._numberings:
            columns[turning.name] = width
            width += turning.count
        self._seats = np.arange(most_seats)
        starts: dict[Any, int] = {}
        entries: list[tuple[int, list[tuple[int, int]]]] = []
        total = 0
        for choice in game.choices:
            things: list[tuple[int, int]] = []  # where its new number is found, and how many there are
            rest = dict(choice.args)
            for name, value in choice.args.items():
                argument = _argument(arguments, choice, name)
                if argument is not None:
                    thing = argument.names.index(str(value))
                    things.append((columns[argument.numbering] + thing, by_name[argument.numbering].size))
                    del rest[name]
                elif _names_a_seat(game, choice, name):
                    things.append((width + int(value), most_seats))
                    del rest[name]
            sizes = [size for _, size in things]
            # Choices that differ in the things they name only share a block of numbers.
            key = (choice.kind, *rest.items()) if things else choice.number
            if key not in starts:
                starts[key] = total
                total += prod(sizes)
            named = [(column, prod(sizes[at + 1 :])) for at, (column, _) in enumerate(things)]
            entries.append((starts[key], named))
        self.choices = total
        """How many own-side numbers of choices there are."""
        most = max((len(parts) for _, parts in entries), default=0)
        self._first = np.array([start for start, _ in entries], np.int64)
        self._named = np.zeros((most, len(entries), 2), np.int64)
        for number, (_, parts) in enumerate(entries):
            for at, part in enumerate(parts):
                self._named[at, number] = part

    def offered(self, rows: Rows, masks: NDArray[Any], seats: NDArray[Any], players: int) -> OfferedChoices:
        """The choices that masks offer to seats, given the rows as the game writes them."""
        row, number = np.nonzero(masks)
        return OfferedChoices(row, number, self.own_numbers(rows, row, number, seats, players))

    def own_numbers(
        self, rows: Rows, row: Numbers, number: Numbers, seats: NDArray[Any], players: int
    ) -> Numbers:
        """The own-side numbers of choices, each given by its row and its number in the game."""
        own: Numbers = self._first[number]
        if len(self._named):
            numbers = self._numbers(rows, [turning.numbers_of_rows for turning in self._numberings])
            relative = (self._seats - np.asarray(seats)[:, None]) % players
            every = np.concatenate([*(numbers[turning.name] for turning in self._numberings), relative], 1)
            for part in self._named:
                column, stride = part[number].T
                own = own + stride * every[row, column]
        return own


class _Turning:
    """A numbering with what is needed to compute it."""

    def __init__(self, numbering: Numbering, fields: dict[str, Field], written: Encoding[Any]) -> None:
        self.numbering = numbering
        self.name = numbering.name
        self.listing: Field | None = None
        """The field that an own-side row has for it."""
        self.list_field = ""
        """The field of an own-side row that says which thing has which number."""
        self.list_at = 0
        """Where in an own-side row it begins."""
        self.flag_at: tuple[int, int] | None = None
        """Where the flag is that keeps the numbers as they are: in a row, and in an own-side row."""
        self.alike = not isinstance(numbering, ByPart) and numbering.alike
        self.bytes: NDArray[np.int64] = np.zeros((0, 4), np.int64)
        """For each byte of a thing: where it is in a row, the thing, and how to find its place in an own-side
        row: the first place and the stride."""
        self.size = self.count = 0
        """How many new numbers there are, and how many things."""
        match numbering:
            case ByOwner(name, field):
                self.size = self.count = fields[field].size
                self._at = written.layout.offset(field)
                self._list(f"{name}_at", self.count, f"the {name} with each number, from 1")
            case ByPlace(name, count, field, _, complete):
                self.count = count
                self._at = written.layout.offset(field)
                self._places = fields[field].size
                self.size = count if complete else self._places + count
                self.list_field = field
            case BySpace(name, field, first_space, _):
                self.count = len(first_space)
                self._at = written.layout.offset(field)
                self._places = numbering.all_spaces
                self.size = self._places + self.count
                self._list(f"{name}_at", self._places, f"the {name} on each space, from 1; 0 none")
            case ByPart(_, _, parts):
                self.size = self.count = len(parts)
                self._set_parts(parts)

    def _list(self, field: str, size: int, description: str) -> None:
        self.list_field = field
        self.listing = Field(field, (size,), self.count, CATEGORY, description)

    def _set_parts(self, parts: tuple[int, ...]) -> None:
        """By thing: its part, and the things that take its place for each new number of the part."""
        groups: dict[int, list[int]] = {}
        for thing, part in enumerate(parts):
            if part >= 0:
                groups.setdefault(part, []).append(thing)
        if len({len(group) for group in groups.values()}) > 1:
            raise CantinaError(f"the parts of {self.name!r} differ in size")
        most = max(groups, default=0) + 1
        self._part = np.array([max(part, 0) for part in parts])
        self._counterparts = np.repeat(np.arange(len(parts))[:, None], most, 1)
        for thing, part in enumerate(parts):
            if part >= 0:
                place = groups[part].index(thing)
                self._counterparts[thing] = [groups[other][place] for other in range(most)]

    def numbers_of_rows(self, rows: Rows, others: dict[str, Numbers]) -> Numbers:
        """(n, things): the new number of each, from rows as the game writes them."""
        match self.numbering:
            case ByOwner():
                owner = rows[:, self._at : self._at + self.count].astype(np.int64)
                keys = np.where(owner == 0, 256, owner) * self.count + np.arange(self.count)
                return np.argsort(np.argsort(keys, 1), 1)
            case BySpace(first_space=first_space, spaces=spaces):
                space = rows[:, self._at : self._at + self.count].astype(np.int64)
                lies = (space > 0) & (space <= spaces)
                return np.where(lies, np.array(first_space) + space - 1, self._places + np.arange(self.count))
            case ByPlace():
                return self._listed(rows, self._at)
            case ByPart():
                return self._by_part(rows, others, 0)

    def numbers_of_turned_rows(self, rows: Rows, others: dict[str, Numbers]) -> Numbers:
        """(n, things): the new number of each, from own-side rows."""
        match self.numbering:
            case ByOwner():
                return np.argsort(rows[:, self.list_at : self.list_at + self.count], 1).astype(np.int64)
            case BySpace() | ByPlace():
                return self._listed(rows, self.list_at)
            case ByPart():
                return self._by_part(rows, others, 1)

    def _listed(self, rows: Rows, at: int) -> Numbers:
        first = self.numbering.first if isinstance(self.numbering, ByPlace) else 1
        things = rows[:, at : at + self._places].astype(np.int64) - first
        found = np.broadcast_to(self.size - self.count + np.arange(self.count), (len(rows), self.count)).copy()
        row, place = np.nonzero(things >= 0)
        found[row, things[row, place]] = place
        return found

    def _by_part(self, rows: Rows, others: dict[str, Numbers], turned: int) -> Numbers:
        assert isinstance(self.numbering, ByPart)
        new_part = others[self.numbering.of][:, self._part]
        things = np.arange(self.count)
        found: Numbers = self._counterparts[things, new_part]
        if self.flag_at is not None:
            found = np.where(rows[:, self.flag_at[turned], None] > 0, things, found)
        return found

    def write_list(self, turned: Rows, numbers: Numbers) -> None:
        """Writes the list of things into own-side rows."""
        assert self.listing is not None
        row, thing = np.nonzero(numbers < self.listing.size)
        turned[row, self.list_at + numbers[row, thing]] = thing + 1


def _turned_field(field: Field, axes: Sequence[ThingAxis], by_name: dict[str, _Turning], wider: int) -> Field:
    """A field as it is in own-side rows: with more entries or values where a numbering has more numbers."""
    shape = list(field.shape)
    for axis in axes:
        turning = by_name[axis.numbering]
        shape[axis.axis] += turning.size - turning.count
    return Field(field.name, tuple(shape), field.maximum + wider, field.kind, field.description)


def _thing(axis: ThingAxis, index: tuple[int, ...], by_name: dict[str, _Turning]) -> int:
    """The thing whose entry has this index; -1: none."""
    thing = index[axis.axis] - axis.start
    return thing if 0 <= thing < by_name[axis.numbering].count else -1


def _flat(index: tuple[int, ...], shape: tuple[int, ...]) -> int:
    return int(np.ravel_multi_index(index, shape)) if shape else 0


def _argument(arguments: Sequence[ThingArgument], choice: Choice, name: str) -> ThingArgument | None:
    """How an argument of a choice is turned; None: it names no thing."""
    for one in arguments:
        if one.argument == name and choice.kind not in one.not_kinds and choice.args[name] in one.names:
            return one
    return None


def _names_a_seat(game: Game, choice: Choice, argument: str) -> bool:
    return isinstance(choice.args[argument], int) and game.vocabularies.get(argument, argument) == SEAT


@cache
def own_side_rows(name: str) -> OwnSideRows:
    """The own-side rows of a game, by its name."""
    from cantina.kernel.registry import game

    return OwnSideRows(game(name))
