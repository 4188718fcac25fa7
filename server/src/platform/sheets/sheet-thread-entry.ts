// The thread that reads one sheet, answers, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { fileAnswer } from '../threads/file-fault.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import type { SheetTask } from './sheet.ts';

const { bytes, format, limits } = workerData as SheetTask;
parentPort?.postMessage(fileAnswer(() => (format === 'csv' ? readCsv(bytes, limits) : readWorkbook(bytes, limits))));
