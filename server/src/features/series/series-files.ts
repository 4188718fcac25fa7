// A series as the CSV file that the import reads.
import type { SeriesRange } from '@wattpact/domain/series/series-api';
import { shortest, stepOf } from '@wattpact/domain/series/series-values';
import type { RequestContext } from '../../platform/http/context.ts';
import { sendTable } from '../../platform/lists/send-file.ts';
import { type CutValues, readValues } from './series-service.ts';

const portion = 5000;

async function* linesOf({ first, resolution, values }: CutValues): AsyncGenerator<string> {
  yield 'timestamp;value\n';
  const [start, step] = [Date.parse(first), stepOf(resolution)];
  for (let place = 0; place < values.length; place += portion) {
    const lines = Array.from(
      values.subarray(place, place + portion),
      (value, index) => `${new Date(start + (place + index) * step).toISOString().slice(0, 16)}Z;${shortest(value)}\n`,
    );
    yield lines.join('');
  }
}

/** @throws 400, 404 */
export async function sendSeries(context: RequestContext, id: string, range: SeriesRange): Promise<void> {
  const cut = await readValues(context, id, range);
  const { name, zone, technology, kind } = cut.series;
  // An invented one says so where nothing but the name can.
  sendTable(
    context,
    name ?? `invented-for-demonstration-${zone}-${(technology ?? kind).toLowerCase()}`,
    'csv',
    linesOf(cut),
  );
}
