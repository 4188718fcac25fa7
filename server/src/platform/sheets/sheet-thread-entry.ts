// The thread that reads one sheet, answers, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { type ReadSheet, SheetFault, type SheetTask } from './sheet.ts';

function answer({ bytes, format, limits }: SheetTask): ReadSheet {
  try {
    return { rows: format === 'csv' ? readCsv(bytes, limits) : readWorkbook(bytes, limits) };
  } catch (error) {
    return error instanceof SheetFault ? { refusal: error.refusal } : { error };
  }
}

parentPort?.postMessage(answer(workerData as SheetTask));
