// Percentiles with linear interpolation between the two nearest values (type 7 of Hyndman and Fan).

/** @param sorted ascending; without a value there is no percentile */
export function percentileOfSorted(sorted: ArrayLike<number>, percent: number): number | null {
  const place = (sorted.length - 1) * (percent / 100);
  const low = sorted[Math.floor(place)];
  if (low === undefined) return null;
  const high = sorted[Math.floor(place) + 1] ?? low;
  return low + (place - Math.floor(place)) * (high - low);
}

/** The same of values in any order. */
export const percentile = (values: readonly number[], percent: number): number | null =>
  percentileOfSorted(
    values.toSorted((one, other) => one - other),
    percent,
  );
