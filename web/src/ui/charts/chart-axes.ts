// The lines of a chart that its values do not draw: the one at zero, and the steps of an axis of counts.

/** As strong as the words of the axes; an axis that does not reach zero has none. */
export const zeroLine = [{ y: 0, color: 'var(--dimmed)' }];

/** The smallest of 1, 2, 5, 10, 20, 50, … that reaches the greatest count in four steps. */
function stepFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  return Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((step) => step * 4 >= most) ?? 1);
}

/** Counts are whole: at most four steps of a round number, and none between two of them. */
export function countAxis(counts: readonly (number | null)[]): { domain: [number, number]; ticks: number[] } {
  const most = Math.max(1, ...counts.map((count) => count ?? 0));
  const step = stepFor(most);
  const steps = Math.ceil(most / step);
  return { domain: [0, step * steps], ticks: Array.from({ length: steps + 1 }, (_, index) => index * step) };
}
