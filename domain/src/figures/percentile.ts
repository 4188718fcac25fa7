// Percentiles of a list of figures.

/** Type 7: between two neighbours by their distance, as spreadsheets do it. Undefined for an empty list. */
export function percentile(figures: readonly number[], percent: number): number | undefined {
  const sorted = figures.toSorted((one, other) => one - other);
  const place = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) return undefined;
  return below + (place - Math.floor(place)) * (above - below);
}
