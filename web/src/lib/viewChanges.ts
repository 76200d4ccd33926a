// What an event changes in a view; `kernel/view_changes.py` finds the changes and describes their form.

/** `[path, value]`, or `[path, at, removed, inserted]` for elements of a list. */
export type Change = [(string | number)[], unknown] | [(string | number)[], number, number, unknown[]];

/** A JSON value after some changes; the value itself stays as it is. */
export function applyChanges(value: unknown, changes: unknown[]): unknown {
  return (changes as Change[]).reduce((changed, change) => replaced(changed, change, 0), value);
}

function replaced(value: unknown, change: Change, depth: number): unknown {
  const key = change[0][depth];
  if (key === undefined) {
    if (change.length === 2) return change[1];
    const [, at, removed, inserted] = change;
    const list = value as unknown[];
    return [...list.slice(0, at), ...inserted, ...list.slice(at + removed)];
  }
  if (Array.isArray(value)) return value.map((element, at) => (at === key ? replaced(element, change, depth + 1) : element) as unknown);
  const record = value as Record<string, unknown>;
  return { ...record, [key]: replaced(record[key], change, depth + 1) };
}
