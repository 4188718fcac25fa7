// A series as the CSV file that the import reads.
import type { SeriesRow } from '@wattpact/domain/series/series';
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

/** It says what it is where nothing but the name can. */
function inventedName({ platform, actor }: RequestContext, { technology, kind, zone }: SeriesRow): string {
  const t = platform.texts.in(actor.language);
  const subject = technology === null ? t(`simulation:series.kind.${kind}`) : t(`common:technology.${technology}`);
  return [t('simulation:invented'), subject, t(`common:country.${zone}`)].join(', ');
}

/** @throws 400, 404 */
export async function sendSeries(context: RequestContext, id: string, range: SeriesRange): Promise<void> {
  const cut = await readValues(context, id, range);
  const { name } = cut.series;
  sendTable(context, name ?? inventedName(context, cut.series), 'csv', linesOf(cut));
}
