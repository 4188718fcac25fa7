// The days of the table beside a chart: newest first, days without anything joined to one row.

interface Day {
  date: string;
  count: number;
}

export interface DayRow {
  /** The same for a single day. */
  from: string;
  to: string;
  count: number;
}

/** @param days oldest first */
export function newestDays(days: readonly Day[]): DayRow[] {
  const rows: DayRow[] = [];
  for (const { date, count } of days) {
    const last = rows[0];
    if (count === 0 && last?.count === 0) last.to = date;
    else rows.unshift({ from: date, to: date, count });
  }
  return rows;
}
