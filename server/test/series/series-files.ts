// Files of series, as people send them.
import type { TestAnswer } from '../support/test-app.ts';
import { multipart } from '../support/uploads.ts';

const hourMs = 3_600_000;

/** Lines of `timestamp;value` in UTC, one for each interval. */
export const seriesLines = (
  from: string,
  count: number,
  value: (place: number) => number | string = () => 0.5,
  minutes = 60,
): string[] =>
  Array.from({ length: count }, (_, place) => {
    const at = new Date(Date.parse(from) + (place * minutes * hourMs) / 60);
    return `${at.toISOString().slice(0, 16)}Z;${value(place)}`;
  });

interface Form {
  kind: string;
  [field: string]: unknown;
}

const usual = { zone: 'portugal', resolution: 'PT60M' };
const ofMarket = { source: 'OMIE', licence: 'Reuse with attribution' };

/** @param lines of the file; by default two days */
export function seriesForm({ kind, ...fields }: Form, lines: readonly string[] = seriesLines('2025-01-01T00:00Z', 48)) {
  const isOwn = kind === 'profile' || kind === 'load';
  const all = { kind, name: `Série ${crypto.randomUUID()}`, ...usual, ...(isOwn ? {} : ofMarket), ...fields };
  return multipart([
    ...Object.entries(all)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => ({ field, content: String(value) })),
    { field: 'file', name: 'serie.csv', content: lines.join('\n') },
  ]);
}

interface Caller {
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
}

export function importSeries(caller: Caller, fields: Form, lines?: readonly string[]): Promise<TestAnswer> {
  const form = seriesForm(fields, lines);
  return caller.post('/api/series/import', form.body, form.headers);
}
