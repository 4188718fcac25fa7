// Values of a series: cut, in another resolution, as text, and as the typical year of a simulation.
import { hoursOfYear, typicalHour } from '../simulation/typical-year.ts';
import { measures, minutesOf, type Resolution, type SeriesKind } from './series-kinds.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export const stepOf = (resolution: Resolution): number => minutesOf[resolution] * 60_000;

/** Energy is shared out and added up; everything else is a mean. */
export function inResolution(values: Float32Array, kind: SeriesKind, from: Resolution, to: Resolution): Float32Array {
  if (from === to) return values;
  const isEnergy = measures[kind].unit === 'MWH';
  if (from === 'PT60M')
    return Float32Array.from(
      { length: values.length * 4 },
      (_, place) => (values[place >> 2] ?? 0) / (isEnergy ? 4 : 1),
    );
  return Float32Array.from({ length: values.length >> 2 }, (_, hour) => {
    let sum = 0;
    for (let place = hour * 4; place < hour * 4 + 4; place += 1) sum += values[place] ?? 0;
    return isEnergy ? sum : sum / 4;
  });
}

/** The shortest decimal that reads as the same value: 33.9 and not 33.900001525878906. */
export function shortest(value: number): number {
  const short = Number(value.toPrecision(7));
  return Math.fround(short) === value ? short : value;
}

/** Of so many intervals, when the last one begins. */
export const lastStart = (first: string, count: number, resolution: Resolution): string =>
  new Date(Date.parse(first) + (count - 1) * stepOf(resolution)).toISOString();

/** The last twelve months in whole days; undefined where the series is shorter. */
export function lastYear(
  first: string,
  last: string,
  resolution: Resolution,
): { from: string; to: string } | undefined {
  const end = new Date(Math.floor((Date.parse(last) + stepOf(resolution)) / dayMs) * dayMs);
  const start = new Date(end);
  start.setUTCFullYear(end.getUTCFullYear() - 1);
  return start.getTime() < Date.parse(first) ? undefined : { from: start.toISOString(), to: end.toISOString() };
}

/**
 * Each hour where it belongs in the typical year; 29 February is left out.
 * @param from the start of a day, from which the values are hourly over twelve months
 */
export function typicalYearOf(from: string, values: ArrayLike<number>): Float64Array {
  const year = new Float64Array(hoursOfYear);
  const start = Date.parse(from);
  for (let place = 0; place < values.length; place += 1) {
    const hour = typicalHour(new Date(start + place * hourMs));
    if (hour !== undefined) year[hour] = values[place] ?? 0;
  }
  return year;
}
