// A file of a series: its values in order of time, and what is wrong in which line.
import { describe, expect, test } from 'vitest';
import { readSeries, type SeriesFormat, SeriesTooLong } from './read-series.ts';
import { seriesBounds } from './series-kinds.ts';
import { instantsOf } from './zone-time.ts';

const hourly: SeriesFormat = { kind: 'price', zone: 'portugal', resolution: 'PT60M' };
const read = (lines: readonly string[], format: Partial<SeriesFormat> = {}) =>
  readSeries(lines.join('\n'), { ...hourly, ...format });
const day = (date: string, without: readonly number[] = []) =>
  Array.from({ length: 24 }, (_, hour) => `${date}T${String(hour).padStart(2, '0')}:00Z;${hour}`).filter(
    (_, hour) => !without.includes(hour),
  );
const faultsOf = (...of: Parameters<typeof read>) => read(...of).faults.map(({ line, key }) => `${line} ${key}`);

describe('what is read', () => {
  test('[SIM-02] decimal comma or point, a head, quotes and empty lines, whatever ends a line', () => {
    const { values, rows, first, last, faultCount } = readSeries(
      '\uFEFFtimestamp;value\r\n2025-03-01T00:00Z;41,25\r\n\r\n"2025-03-01 01:00+00:00";"-3.5"\r\n2025-03-01T03:00+01:00;+7\r\n',
      hourly,
    );
    expect([...values]).toEqual([41.25, -3.5, 7]);
    expect([rows, first, last, faultCount]).toEqual([3, '2025-03-01T00:00:00.000Z', '2025-03-01T02:00:00.000Z', 0]);
  });

  test('[SIM-02] a file from the latest to the earliest gives the same values', () => {
    const lines = day('2025-03-01');
    expect(read(lines.toReversed()).values).toEqual(read(lines).values);
  });

  test('[SIM-02] the local time of the zone: an hour that comes twice is two hours', () => {
    const lines = ['00:00', '01:00', '01:00', '02:00'].map((time, place) => `2025-10-26T${time};${place}`);
    expect(read(lines)).toMatchObject({
      first: '2025-10-25T23:00:00.000Z',
      last: '2025-10-26T02:00:00.000Z',
      faultCount: 0,
    });
    expect(read(['2025-07-01T02:00;1'], { zone: 'spain' }).first).toBe('2025-07-01T00:00:00.000Z');
    expect(read(['2025-01-01T02:00;1'], { zone: 'spain' }).first).toBe('2025-01-01T01:00:00.000Z');
  });

  test('[SIM-02] a profile in MWh of a plant becomes parts of its capacity', () => {
    const lines = ['2025-07-01T10:00Z;5', '2025-07-01T10:15Z;10,2'];
    expect([...read(lines, { kind: 'profile', resolution: 'PT15M', capacity: 40 }).values]).toEqual([0.5, 1]);
  });
});

describe('what is wrong', () => {
  test('[SIM-03] each bad line is named', () => {
    const lines = [
      'timestamp;value',
      '2025-02-30T00:00Z;1',
      '2025-03-01T00:00Z;1',
      '2025-03-01T00:30Z;1',
      '2025-03-01T01:00Z;1.234,5',
      '2025-03-01T00:00Z;2',
      '2025-03-01T02:00Z;10001',
      '2025-03-30T01:30;1',
      '2025-03-01T05:00Z;',
      'amanhã;1',
    ];
    expect(faultsOf(lines)).toEqual([
      '2 error_series.timestamp',
      '4 error_series.timestamp',
      '5 error_series.not_a_number',
      '6 error_series.duplicate',
      '7 error_series.out_of_range',
      '8 error_series.nonexistent_hour',
      '9 error_series.not_a_number',
      '10 error_series.timestamp',
    ]);
    expect(read(lines)).toMatchObject({ rows: 9, duplicates: 1, faultCount: 8 });
  });

  test('[SIM-03] a gap is named at the line after it, and filled with the same hour of the day before', () => {
    const lines = [...day('2025-03-01'), ...day('2025-03-02', [5, 6]), ...day('2025-03-03'), ...day('2025-03-04')];
    const many = [...lines, ...['05', '06', '07', '08', '09'].flatMap((date) => day(`2025-03-${date}`))];
    const { faults, gaps, filled, isRefused, values } = read(many);
    expect(faults).toEqual([
      { line: 30, key: 'error_series.gap', params: { count: 2, from: '2025-03-02T05:00:00.000Z' } },
    ]);
    expect([gaps, filled, isRefused]).toEqual([2, 2, false]);
    expect([...values.slice(24, 32)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(read(lines)).toMatchObject({ gaps: 2, filled: 0, isRefused: true });
  });

  test('[SIM-03] a gap of the first day takes the next day, and one after another too', () => {
    const dates = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((date) => `2025-03-${date}`);
    const gapsOf = (date: string) => (date < '2025-03-03' ? [6] : []);
    const { values, filled } = read(dates.flatMap((date) => day(date, gapsOf(date))));
    expect([filled, values[6], values[30]]).toEqual([2, 6, 6]);
  });

  test('[SIM-03] nothing that can be read is refused, and a typed year does not take the memory', () => {
    expect(read(['', 'x;y'])).toMatchObject({ first: null, isRefused: true, faultCount: 1 });
    expect(() => read(['2025-03-01T00:00Z;1', '9025-03-01T00:00Z;1'])).toThrow(SeriesTooLong);
  });

  test('[SIM-02] fifteen years in each resolution, and no year before 1990', () => {
    for (const resolution of ['PT60M', 'PT15M'] as const) {
      const lines = (last: string) => ['2010-01-01T00:00Z;1', `${last}T00:00Z;1`];
      expect(read(lines('2024-12-31'), { resolution }).isRefused).toBe(true);
      expect(() => read(lines('2025-01-02'), { resolution })).toThrow(SeriesTooLong);
    }
    expect(faultsOf(['0026-03-01T00:00Z;1', '1989-12-31T23:00Z;1'])).toEqual([
      '1 error_series.timestamp',
      '2 error_series.timestamp',
    ]);
  });

  test('[SIM-02] 525,984 rows are read, one more is too long', () => {
    const start = Date.UTC(2010, 0, 1);
    const quarters = Array.from({ length: seriesBounds.values }, (_, place) => {
      const at = new Date(start + place * 900_000);
      return `${at.toISOString().slice(0, 16)}Z;1`;
    });
    expect(read(quarters, { resolution: 'PT15M' })).toMatchObject({
      rows: 525_984,
      gaps: 0,
      first: '2010-01-01T00:00:00.000Z',
      last: '2024-12-31T23:45:00.000Z',
      isRefused: false,
    });
    expect(() => read([...quarters, '2025-01-01T00:00Z;1'], { resolution: 'PT15M' })).toThrow(SeriesTooLong);
  });

  test('[SIM-03] exactly one missing interval of a hundred is filled, one more is refused', () => {
    const hours = (without: readonly number[]) =>
      Array.from({ length: 200 }, (_, place) => {
        const at = new Date(Date.UTC(2025, 2, 1, place));
        return `${at.toISOString().slice(0, 16)}Z;1`;
      }).filter((_, place) => !without.includes(place));
    expect(read(hours([50, 90]))).toMatchObject({ gaps: 2, filled: 2, isRefused: false });
    expect(read(hours([50, 90, 91]))).toMatchObject({ gaps: 3, filled: 0, isRefused: true });
    // Of 199 intervals, 2 are more than one of a hundred.
    expect(read(hours([50, 90, 199]))).toMatchObject({ gaps: 2, filled: 0, isRefused: true });
  });

  test('[SIM-03] an answer lists a hundred faults and counts all', () => {
    const { faults, faultCount } = read(Array.from({ length: 150 }, () => 'x;1'));
    expect([faults.length, faultCount]).toEqual([100, 150]);
  });
});

test.each(['portugal', 'spain'] as const)('[SIM-02] the clocks of %s are those of its time zone', (zone) => {
  const timeZone = zone === 'portugal' ? 'Europe/Lisbon' : 'Europe/Madrid';
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const shown = (at: number) => Date.parse(`${clock.format(at).replace(' ', 'T')}Z`);
  for (const year of [1999, 2020, 2026, 2041])
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 3_600_000)
      expect(instantsOf(zone, shown(at))).toContain(at);
});
