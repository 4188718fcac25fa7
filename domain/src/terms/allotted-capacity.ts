// The capacities of technologies when only a part of a plant is sold or bought: in proportion, in whole megawatts.

const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Splits `total` in proportion to the figures into whole numbers that add up to it; a share may be 0. */
export function shares(figures: readonly number[], total: number): number[] {
  const sum = sumOf(figures);
  if (sum <= total) return [...figures];
  let [seen, given] = [0, 0];
  return figures.map((figure) => {
    seen += figure;
    const share = Math.round((seen * total) / sum) - given;
    given += share;
    return share;
  });
}

/** What has a figure keeps at least one whole megawatt while there are enough; the largest share gives it. */
function sharesOfAll(figures: readonly number[], total: number): number[] {
  const given = shares(figures, total);
  given.forEach((share, index) => {
    const largest = given.indexOf(Math.max(...given));
    if (share > 0 || !figures[index] || (given[largest] ?? 0) < 2) return;
    given[largest] = (given[largest] ?? 0) - 1;
    given[index] = 1;
  });
  return given;
}

/** A technology's capacities in MW; null where none is given. */
export interface Capacities {
  installedCapacity: number | null;
  annualForecastCapacity: number | null;
  outputPower: number | null;
}

export const installedSum = (entries: readonly Pick<Capacities, 'installedCapacity'>[]): number =>
  sumOf(entries.map(({ installedCapacity }) => installedCapacity ?? 0));

/** The annual volume in the proportion in which the capacities are scaled: whole, and at least 1. */
export const allottedVolume = (volume: number, installed: number, capacity: number): number =>
  installed <= capacity ? volume : Math.max(1, Math.round((volume * capacity) / installed));

/**
 * The entries with their installed capacities scaled to a contract's capacity: whole, and together exactly that. The
 * other figures shrink with them. Entries that fit already stay as they are.
 */
export function allottedTo<Entry extends Capacities>(entries: readonly Entry[], capacity: number): Entry[] {
  if (installedSum(entries) <= capacity) return [...entries];
  const allotted = sharesOfAll(
    entries.map(({ installedCapacity }) => installedCapacity ?? 0),
    capacity,
  );
  return entries.map((entry, index) => {
    const { installedCapacity: whole, annualForecastCapacity: forecast, outputPower } = entry;
    const part = allotted[index] ?? 0;
    const most = whole === null || part === 0 ? capacity : part;
    const scaled = (figure: number | null) =>
      figure === null ? null : Math.max(1, Math.round(whole === null ? figure : (figure * part) / whole));
    return {
      ...entry,
      installedCapacity: part === 0 ? null : part,
      annualForecastCapacity: forecast === null ? null : Math.min(scaled(forecast) ?? most, most),
      outputPower: scaled(outputPower),
    };
  });
}
