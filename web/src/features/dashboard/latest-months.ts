// The newest month in which negotiations closed, compared with the one before it, in whole days.

export interface Month {
  month: string;
  averageDays: number | null;
}

interface Known {
  month: string;
  days: number;
}

export interface LatestMonths {
  latest: Known | undefined;
  before: Known | undefined;
  /** Whole days more (or, below zero, less) than the month before. */
  difference: number;
}

/** Months without a closed negotiation are skipped. */
export function latestMonths(months: readonly Month[]): LatestMonths {
  const known = months.flatMap(({ month, averageDays }): Known[] =>
    averageDays === null ? [] : [{ month, days: Math.round(averageDays) }],
  );
  const latest = known.at(-1);
  const before = known.at(-2);
  return { latest, before, difference: latest && before ? latest.days - before.days : 0 };
}
