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
import { callerId } from '../caller.ts';
import type { Db } from '../database/database.ts';
import { longestForClients } from '../database/time-limits.ts';
import { withPatience } from '../database/with-patience.ts';
import { recordExport } from '../events/record-reading.ts';
import type { RequestContext } from '../http/context.ts';
import { conflict } from '../http/problem-error.ts';
import { csvFile } from './csv-file.ts';
import { cellOf, headerOf, type Words } from './export-cells.ts';
import { type ListSource, listKeys, readRows } from './list-page.ts';
import { endWhenIdle, takePlace } from './running-exports.ts';
import { tableTypes } from './send-file.ts';
import { xlsxFile } from './xlsx-file.ts';

const portion = 250;

export interface Exported<Row> {
  source: ListSource<Row>;
  columns: readonly ExportColumn[];
  /** As events call what the list holds, where it is not as its table. */
  recordKind?: string;
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
  const leave = takePlace(callerId(context.actor));
  try {
    const file = await readFile(context, exported, query);
    file.once('close', leave);
    context.reply.send(file);
  } catch (error) {
    leave();
    throw error;
  }
}

async function readFile<Row>(context: RequestContext, exported: Exported<Row>, query: ExportQuery): Promise<Readable> {
  const { db, platform, actor, now, reply, request } = context;
  const { replica } = request.server;
  const { source, columns, titleKey, present } = exported;
  const { format } = query;
  const most = maximumExportRows[format];
  const keys = await withPatience(db, (patient) => listKeys(patient, source, query, most + 1), longestForClients);
  if (keys.length > most) throw conflict(format === 'xlsx' ? 'error_export_workbook' : 'error_export_rows');
  await noteExport(context, exported, { format, rows: keys.length });
  const t = platform.texts.in(actor.language) as unknown as Words;
  const chosen = chosenColumns(columns, query.columns);
  async function* portions(): AsyncGenerator<Cell[][]> {
    for (let place = 0; place < keys.length; place += portion) {
      wasRead();
      const read = (from: Db) => readRows(from, source, keys.slice(place, place + portion));
      const rows = await (replica ? replica.again(db, read) : read(db));
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
    'content-type': tableTypes[format],
    'content-disposition': contentDisposition(`${t(titleKey)} ${lisbonDate(now)}.${format}`),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  return file;
}

/** Also of an administrator whose call is answered as that of an ordinary user. */
async function noteExport<Row>(
  context: RequestContext,
  { recordKind, source }: Exported<Row>,
  data: { format: string; rows: number },
): Promise<void> {
  const { signedIn } = context.request;
  // The list may come from a replica, which takes no entry.
  const { db } = context.platform;
  if (signedIn?.isAdmin) await recordExport({ ...context, db, actor: signedIn }, recordKind ?? source.table, data);
}
