// Sends a whole list as a file: it reads all keys at once and the rows in portions while the file is sent, so that a
// slow reader holds neither much memory nor a connection.
import { Readable } from 'node:stream';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { Cell } from '@wattpact/domain/exports/csv-line';
import {
  chosenColumns,
  type ExportColumn,
  type ExportQuery,
  maximumExportRows,
} from '@wattpact/domain/exports/list-export';
import { create as contentDisposition } from 'content-disposition';
import { longestForClients } from '../database/time-limits.ts';
import { withPatience } from '../database/with-patience.ts';
import type { RequestContext } from '../http/context.ts';
import { conflict } from '../http/problem-error.ts';
import { csvFile } from './csv-file.ts';
import { cellOf, headerOf, type Words } from './export-cells.ts';
import { type ListSource, listKeys, readRows } from './list-page.ts';
import { endWhenIdle, takePlace } from './running-exports.ts';
import { xlsxFile } from './xlsx-file.ts';

const portion = 250;

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface Exported<Row> {
  source: ListSource<Row>;
  columns: readonly ExportColumn[];
  /** The text for the file's name, which is followed by the day. */
  titleKey: string;
  /** The row as the paths of the columns read it. */
  present(row: Row): unknown;
}

/** @throws 409 when the list is longer than the format takes, 429 */
export async function sendExport<Row>(
  context: RequestContext,
  exported: Exported<Row>,
  query: ExportQuery,
): Promise<void> {
  const leave = takePlace(context.actor.id);
  try {
    const file = await readFile(context, exported, query);
    file.once('close', leave);
    context.reply.send(file);
  } catch (error) {
    leave();
    throw error;
  }
}

async function readFile<Row>(
  { db, platform, actor, now, reply }: RequestContext,
  { source, columns, titleKey, present }: Exported<Row>,
  query: ExportQuery,
): Promise<Readable> {
  const { format } = query;
  const most = maximumExportRows[format];
  const keys = await withPatience(db, (patient) => listKeys(patient, source, query, most + 1), longestForClients);
  if (keys.length > most) throw conflict(format === 'xlsx' ? 'error_export_workbook' : 'error_export_rows');
  const t = platform.texts.in(actor.language) as unknown as Words;
  const chosen = chosenColumns(columns, query.columns);
  async function* portions(): AsyncGenerator<Cell[][]> {
    for (let place = 0; place < keys.length; place += portion) {
      wasRead();
      const rows = await readRows(db, source, keys.slice(place, place + portion));
      yield rows.map((row) => {
        const shown = present(row);
        return chosen.map((column) => cellOf(column, shown, t));
      });
    }
  }
  const header = chosen.map((column) => headerOf(column, t));
  const file = Readable.from(
    format === 'csv' ? csvFile(header, portions(), actor.language) : xlsxFile(header, portions()),
  );
  const wasRead = endWhenIdle(file);
  reply.headers({
    'content-type': contentTypes[format],
    'content-disposition': contentDisposition(`${t(titleKey)} ${lisbonDate(now)}.${format}`),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  return file;
}
