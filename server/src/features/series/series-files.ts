// A series as the CSV file that the import reads.
import type { SeriesRow } from '@wattpact/domain/series/series';
import type { SeriesRange } from '@wattpact/domain/series/series-api';
import { shortest, stepOf } from '@wattpact/domain/series/series-values';
import type { RequestContext } from '../../platform/http/context.ts';
import { sendTable } from '../../platform/lists/send-file.ts';
import { type CutValues, readValues } from './series-service.ts';

const portion = 5000;

/** @param note a third field of the head, which the import passes over */
async function* linesOf({ first, resolution, values }: CutValues, note: string | undefined): AsyncGenerator<string> {
  yield `${['timestamp', 'value', ...(note === undefined ? [] : [note])].join(';')}\n`;
  const [start, step] = [Date.parse(first), stepOf(resolution)];
  for (let place = 0; place < values.length; place += portion) {
    const lines = Array.from(
      values.subarray(place, place + portion),
      (value, index) => `${new Date(start + (place + index) * step).toISOString().slice(0, 16)}Z;${shortest(value)}\n`,
    );
    yield lines.join('');
  }
}

/** What an invented series is called, and what its file says of it. */
function inventedWords({ platform, actor }: RequestContext, { technology, kind, zone }: SeriesRow) {
  const t = platform.texts.in(actor.language);
  const note = t('simulation:invented');
  const subject = technology === null ? t(`simulation:series.kind.${kind}`) : t(`common:technology.${technology}`);
  return { name: [note, subject, t(`common:country.${zone}`)].join(', '), note };
}

/** @throws 400, 404 */
export async function sendSeries(context: RequestContext, id: string, range: SeriesRange): Promise<void> {
  const cut = await readValues(context, id, range);
  const { isInvented, name } = cut.series;
  const invented = isInvented || name === null ? inventedWords(context, cut.series) : undefined;
  sendTable(context, name ?? invented?.name ?? '', 'csv', linesOf(cut, invented?.note));
}
