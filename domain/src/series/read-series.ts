// Reads a file of `timestamp;value` lines: its values in order of time, and what is wrong in which line.
import { clamp } from '../arithmetic/rounding.ts';
import {
  measures,
  minutesOf,
  type Resolution,
  type SeriesKind,
  type SeriesZone,
  seriesBounds,
} from './series-kinds.ts';
import { instantsOf } from './zone-time.ts';

export interface SeriesFault {
  /** From 1, with the head. */
  line: number;
  key: string;
  params?: Record<string, unknown> | undefined;
}

export interface SeriesReading {
  /** Lines with a time and a value. */
  rows: number;
  /** Missing intervals between the first and the last. */
  gaps: number;
  duplicates: number;
  /** Gaps filled with the same hour of the day before. */
  filled: number;
  /** The start of the first interval, and that of the last. */
  first: string | null;
  last: string | null;
  /** As they stand in the file; at most as many as `seriesBounds` says. */
  faults: SeriesFault[];
  faultCount: number;
  /** Too many intervals are missing, or none was read. */
  isRefused: boolean;
}

export interface ReadSeries extends SeriesReading {
  values: Float32Array<ArrayBuffer>;
}

export interface SeriesFormat {
  kind: SeriesKind;
  zone: SeriesZone;
  resolution: Resolution;
  /** MW: the values are MWh of a plant of this capacity. */
  capacity?: number | undefined;
}

interface Entry {
  line: number;
  instant: number;
  value: number;
}

const stamp = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i;
const number = /^[+-]?\d+(?:[.,]\d+)?$/;

/** No market has hourly prices from before. */
const earliestYear = 1990;

/** As if it were UTC; undefined for a day or a time that does not exist. */
function clockTime(match: RegExpExecArray): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  // `Date.UTC` takes a year below 100 for one of the last century.
  if (year < earliestYear) return undefined;
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day ? time.getTime() : undefined;
}

const offsetMs = (offset: string): number => {
  if (offset.toUpperCase() === 'Z') return 0;
  const sign = offset.startsWith('-') ? -1 : 1;
  return sign * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2))) * 60_000;
};

/** Where the clock is turned back, the same local time comes twice: the first line means the earlier instant. */
function instantReader({ zone }: SeriesFormat) {
  const read = new Set<number>();
  return (written: string): number | 'timestamp' | 'nonexistent_hour' => {
    const match = stamp.exec(written);
    const local = match ? clockTime(match) : undefined;
    if (!match || local === undefined) return 'timestamp';
    const offset = match[7];
    if (offset !== undefined) return local - offsetMs(offset);
    const [earlier, later] = instantsOf(zone, local);
    if (earlier === undefined) return 'nonexistent_hour';
    if (later === undefined || !read.has(earlier)) {
      if (later !== undefined) read.add(earlier);
      return earlier;
    }
    return later;
  };
}

const withoutQuotes = (part: string): string =>
  part
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

interface Line {
  line: number;
  time: string;
  value: string;
}

/** Without the head and empty lines; a file from the latest to the earliest is turned round. */
function linesOf(text: string): Line[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .flatMap((content, index): Line[] => {
      if (content.trim() === '') return [];
      const [time = '', ...rest] = content.split(';').map(withoutQuotes);
      return index === 0 && /[a-z]{3}/i.test(time) ? [] : [{ line: index + 1, time, value: rest.join(';') }];
    });
  const [first, last] = [lines[0]?.time ?? '', lines.at(-1)?.time ?? ''];
  return stamp.test(first) && stamp.test(last) && first > last ? lines.reverse() : lines;
}

/** A series has more intervals than there may be. */
export class SeriesTooLong extends Error {}

/** @throws SeriesTooLong */
export function readSeries(text: string, format: SeriesFormat): ReadSeries {
  const lines = linesOf(text);
  if (lines.length > seriesBounds.values) throw new SeriesTooLong();
  const faults: SeriesFault[] = [];
  const step = minutesOf[format.resolution] * 60_000;
  const { entries, unreadable, duplicates } = readEntries(lines, format, step, faults);
  const [first, last] = [entries[0], entries.at(-1)];
  const base = { rows: lines.length, duplicates };
  if (!first || !last)
    return {
      ...base,
      ...sorted(faults),
      gaps: 0,
      filled: 0,
      first: null,
      last: null,
      isRefused: true,
      values: new Float32Array(),
    };
  const count = (last.instant - first.instant) / step + 1;
  // As many years in each resolution.
  if (count * minutesOf[format.resolution] > seriesBounds.values * minutesOf.PT15M) throw new SeriesTooLong();
  const values = new Float32Array(count).fill(Number.NaN);
  for (const { instant, value } of entries) values[(instant - first.instant) / step] = value;
  nameGaps(entries, step, unreadable, faults);
  const gaps = count - entries.length;
  const isRefused = gaps > (count * seriesBounds.gaps) / 100;
  const filled = isRefused ? 0 : fillGaps(values, (24 * 3_600_000) / step);
  return {
    ...base,
    ...sorted(faults),
    gaps,
    filled,
    first: new Date(first.instant).toISOString(),
    last: new Date(last.instant).toISOString(),
    isRefused,
    values,
  };
}

const sorted = (faults: SeriesFault[]) => ({
  faults: faults.sort((one, other) => one.line - other.line).slice(0, seriesBounds.faults),
  faultCount: faults.length,
});

/** The instants of lines whose value cannot be read are told apart: their line is named already. */
function readEntries(lines: readonly Line[], format: SeriesFormat, step: number, faults: SeriesFault[]) {
  const { kind, resolution, capacity } = format;
  const { least, most } = measures[kind];
  const divisor = kind === 'profile' && capacity !== undefined ? (capacity * minutesOf[resolution]) / 60 : 1;
  const instantOf = instantReader(format);
  const seen = new Set<number>();
  const unreadable = new Set<number>();
  const entries: Entry[] = [];
  let duplicates = 0;
  for (const { line, time, value: written } of lines) {
    const instant = instantOf(time);
    const fault = (key: string, params?: Record<string, unknown>) =>
      faults.push({ line, key: `error_series.${key}`, ...(params && { params }) });
    if (typeof instant === 'string' || instant % step !== 0) {
      fault(typeof instant === 'string' ? instant : 'timestamp');
      continue;
    }
    if (seen.has(instant)) {
      duplicates += 1;
      fault('duplicate');
      continue;
    }
    if (!number.test(written)) {
      unreadable.add(instant);
      fault('not_a_number');
      continue;
    }
    const value = Number(written.replace(',', '.')) / divisor;
    // A plant may deliver a little more than its nominal capacity.
    const isNearlyFull = kind === 'profile' && capacity !== undefined && value > most && value <= 1.05;
    if (!(value >= least && value <= most) && !isNearlyFull) {
      unreadable.add(instant);
      fault('out_of_range', { min: least * divisor, max: most * divisor });
      continue;
    }
    seen.add(instant);
    entries.push({ line, instant, value: clamp(value, least, most) });
  }
  entries.sort((one, other) => one.instant - other.instant);
  return { entries, unreadable, duplicates };
}

/** Each gap at the line after it. */
function nameGaps(
  entries: readonly Entry[],
  step: number,
  unreadable: ReadonlySet<number>,
  faults: SeriesFault[],
): void {
  for (let place = 1; place < entries.length; place += 1) {
    const [before, after] = [entries[place - 1], entries[place]];
    if (!before || !after) continue;
    let missing = 0;
    for (let instant = before.instant + step; instant < after.instant; instant += step)
      if (!unreadable.has(instant)) missing += 1;
    if (missing > 0)
      faults.push({
        line: after.line,
        key: 'error_series.gap',
        params: { count: missing, from: new Date(before.instant + step).toISOString() },
      });
  }
}

/** With the same hour of the day before; on the first day with that of the next day that has it. */
function fillGaps(values: Float32Array, day: number): number {
  let filled = 0;
  for (let place = 0; place < values.length; place += 1) {
    if (!Number.isNaN(values[place])) continue;
    let source = place - day;
    if (source < 0) for (source = place + day; Number.isNaN(values[source] ?? 0); source += day);
    values[place] = values[source] ?? values[place - 1] ?? 0;
    filled += 1;
  }
  return filled;
}
