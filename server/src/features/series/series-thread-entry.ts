// The thread that reads one file of a series, answers, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { type ReadSeries, readSeries, type SeriesFormat, SeriesTooLong } from '@wattpact/domain/series/read-series';
import { FileFault, fileAnswer } from '../../platform/threads/file-fault.ts';

export interface SeriesTask {
  bytes: Uint8Array<ArrayBuffer>;
  format: SeriesFormat;
}

function read({ bytes, format }: SeriesTask): ReadSeries {
  try {
    return readSeries(new TextDecoder().decode(bytes), format);
  } catch (error) {
    throw error instanceof SeriesTooLong ? new FileFault('error_series.too_long') : error;
  }
}

parentPort?.postMessage(fileAnswer(() => read(workerData as SeriesTask)));
