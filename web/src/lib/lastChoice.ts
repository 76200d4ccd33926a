// What this browser chose last at a table, so that "take back" can say what it would take back, also after a reload.
interface LastChoice {
  /** The number of the decision it answered. */
  decision: number;
  seat: number;
  choice: number;
}

const key = (table: string): string => `cantina.last.${table}`;

export function rememberChoice(table: string, last: LastChoice): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(last));
  } catch {
    // Nothing can be stored here: the button is without the name of the choice.
  }
}

export function lastChoice(table: string, seat: number | null): number | null {
  try {
    const last = JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as LastChoice | null;
    return last && last.seat === seat ? last.choice : null;
  } catch {
    return null;
  }
}
