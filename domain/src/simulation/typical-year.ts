// The typical year of 8,760 hours in which invented series are kept, and how calendar years (UTC) are made of it.

export const hoursOfYear = 8760;

/** The first hour of each month, and the end of the last. */
const monthStarts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365].map((day) => day * 24);

/** The month (0 to 11) of each hour. */
export const monthOfHour = Uint8Array.from(
  { length: hoursOfYear },
  (_, hour) => monthStarts.findIndex((start) => start > hour) - 1,
);

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const commonYear = Uint16Array.from({ length: hoursOfYear }, (_, hour) => hour);
/** 29 February repeats the 28th. */
const leapYear = Uint16Array.from({ length: hoursOfYear + 24 }, (_, hour) => (hour < 59 * 24 ? hour : hour - 24));

/** For each hour of a calendar year, the hour of the typical year that it repeats. */
export const hoursOf = (year: number): Uint16Array => (isLeapYear(year) ? leapYear : commonYear);

/** The hour of the typical year that an instant falls into; undefined on 29 February. */
export function typicalHour(at: Date): number | undefined {
  const [month, day] = [at.getUTCMonth(), at.getUTCDate()];
  if (month === 1 && day === 29) return undefined;
  return (monthStarts[month] ?? 0) + (day - 1) * 24 + at.getUTCHours();
}

/** In the order of time, with a plain loop, so that the sum is the same everywhere. */
export function sumOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += values[index] ?? 0;
  return sum;
}

export const meanOf = (values: ArrayLike<number>): number => sumOf(values) / values.length;
